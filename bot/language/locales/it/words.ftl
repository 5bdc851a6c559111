## Commands of reading without eyes, as help names them.
help-redo = Rigiocare la mossa annullata
help-go = Sentire la carta del cursore, o spostarlo: sinistra, destra, su a sinistra, su a destra, giù a sinistra, giù a destra
help-frees = Sentire che cosa libera una carta o una coppia
help-needs = Sentire che cosa va tolto per liberare una carta
help-seen = Sentire l'elenco degli scarti e delle carte del mazzo già viste
help-continue = Sentire a che punto sei della partita
help-rest = Sentire il resto di una risposta lunga

## Numeri che qui non valgono
number-zero = Zero è troppo poco: di' uno o più.
number-sign = Qui un numero non ha segno: dillo senza meno.
number-point = Qui valgono solo i numeri interi.
draws-too-many = È troppo in una volta: al massimo { $most } pescate.

## Più azioni in una volta
passed-cards = Passate: { $cards }.
passed-number =
    { $count ->
        [one] È passata 1 carta.
       *[other] Sono passate { $count } carte.
    }
turned-over =
    { $count ->
        [one] Gli scarti sono stati girati.
       *[other] Gli scarti sono stati girati { $count } volte.
    }
came-up = Ora { $card_the }.
no-draw-possible = Non c'è più niente da pescare.
until-nothing-fits = Non arriva più niente che vada bene; non ho pescato.
until-never-comes = In questo passaggio non arriva nessun { $rank }; non ho pescato.
redone = Rigiocato.
redone-several =
    { $count ->
        [one] Rigiocata 1 azione.
       *[other] Rigiocate { $count } azioni.
    }
redo-none = Non c'è niente da rigiocare.
redo-only =
    { $count ->
        [one] Si può rigiocare solo 1 azione.
       *[other] Si possono rigiocare solo { $count } azioni.
    }
steps-stopped = Mi sono fermato qui.
step-not-understood = Non ho capito la parte che segue.

## Leggere senza occhi
it-is-free =
    { $card_gender ->
        [f] È libera.
       *[m] È libero.
    }
it-covers = Copre { $cards_the }.
cursor-empty = Fila { $row }, posto { $place }: vuoto.
cursor-edge = La piramide finisce qui.
frees =
    { $opens_count ->
        [one] Togliendo { $cards_the } si libera { $opens_the }.
       *[other] Togliendo { $cards_the } si liberano { $opens_the }.
    }
frees-nothing = Togliendo { $cards_the } non si libera niente.
is-free-already =
    { $card_gender ->
        [f] { $card_the } è libera.
       *[m] { $card_the } è libero.
    }
needs =
    { $count ->
        [one] Per liberare { $card_the } va tolta una carta: { $cards }.
       *[other] Per liberare { $card_the } vanno tolte { $count } carte: { $cards }.
    }
seen-waste =
    { $count ->
        [one] Scarti, 1 carta: { $cards }.
       *[other] Scarti dalla cima, { $count } carte: { $cards }.
    }
seen-pile =
    { $count ->
        [one] Scarti { $pile }, 1 carta: { $cards }.
       *[other] Scarti { $pile } dalla cima, { $count } carte: { $cards }.
    }
seen-stock = Ancora da pescare, come già visto: { $cards }.
seen-nothing = Non si è ancora vista nessuna carta.
where-rank = Carte di valore { $rank }: { $items }.
deep-in-waste =
    { $count ->
        [one] { $card } è negli scarti, sotto 1 carta.
       *[other] { $card } è negli scarti, sotto { $count } carte.
    }
again-in-stock =
    { $count ->
        [one] { $card } è nel mazzo, la prossima carta.
       *[other] { $card } è nel mazzo, tra { $count } carte.
    }
more-to-come = Di' «altro» per il resto.
nothing-more = Era tutto.
cell-plain = { $card }

## Sì e no
whether-yes = Sì.
whether-no = No.
whether-free =
    { $card_gender ->
        [f] Sì, { $card_the } è libera.
       *[m] Sì, { $card_the } è libero.
    }
whether-free-cards =
    { $count ->
        [one] Sì, è a disposizione { $cards_the }.
       *[other] Sì, sono a disposizione { $cards_the }.
    }
whether-no-free-rank = No, di { $rank } non ce n'è a disposizione.
whether-draw =
    { $count ->
        [one] Sì, nel mazzo c'è 1 carta.
       *[other] Sì, nel mazzo ci sono { $count } carte.
    }
whether-recycle = Sì: il mazzo è vuoto, «pesca» gira gli scarti.
whether-undo-yes = Sì, «annulla» riporta indietro l'ultima azione.
whether-undo-no = No, non c'è niente da annullare.
whether-redo-yes = Sì, «rifai» la rigioca.
whether-redo-no = No, non è stato annullato niente.

## Due parole, e quello che non si è capito
talk-thanks = Prego.
talk-bye = Arrivederci. La partita ti aspetta qui.
talk-hello = Ciao. Di' «nuova» per giocare, «aiuto» per i comandi.
no-such-command = Questo comando non c'è. Di' «aiuto» per quelli che ho.
understood-card = Ho capito { $card_the }, ma non che cosa farne. Di' «dov'è { $card_the }», oppure di' anche la carta da abbinare.
understood-command = Ho capito solo { $name }: { $what }. Dillo da solo, oppure «aiuto» per il resto.
