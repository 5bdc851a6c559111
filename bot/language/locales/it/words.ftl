## Commands of reading without eyes, as help names them.
help-redo = Rigiocare la mossa annullata
help-go = Sentire la carta del cursore, o spostarlo: sinistra, destra, su a sinistra, su a destra, giù a sinistra, giù a destra
help-frees = Sentire che cosa libera una carta o una coppia
help-needs = Sentire che cosa va tolto per liberare una carta
help-seen = Sentire l'elenco degli scarti e delle carte del mazzo già viste
help-resume = Sentire a che punto sei della partita
help-more = Sentire il resto di una risposta lunga
