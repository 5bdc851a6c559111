# Che cosa dice il bot in italiano quando si gioca insieme: sfide, smazzata del giorno,
# graduatorie, statistiche. Negli elenchi di nomi $items è unito da virgole.

## Chi e quando

name = { $name }
moment-today = oggi alle { $time } ({ $zone })
moment-tomorrow = domani alle { $time } ({ $zone })
moment-date = il { $day } { $month } alle { $time } ({ $zone })
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
zone-now = Il fuso orario qui è { $zone }. Si cambia con «{ $slash_zone }» e una città, per esempio «{ $slash_zone } Rome».
zone-set = Il fuso orario qui ora è { $zone }; adesso sono le { $now }.
zone-ask = Gli orari qui sono in UTC; { $slash_zone } e una città imposta il vostro.
no-such-zone = Non conosco un fuso orario di nome { $text }; prova con una grande città, per esempio «{ $slash_zone } Rome».
bad-span = Una sfida dura da 5 minuti a 31 giorni, per esempio «30 minuti», «2 ore» o «3 giorni».

## Lanciare una sfida

groups-only = Le sfide si giocano nei gruppi: aggiungimi a un gruppo e di' lì «{ $slash_challenge }».
person-only = Qui serve una persona: scrivi a tuo nome, per favore.
play-in-private = Ognuno gioca da solo: apri il collegamento in una chat privata con me.
bad-hands = Una serie ha da 2 a { $most } smazzate, per esempio «{ $slash_series } 3».
card-challenge = { $host } lancia una sfida: tutti giocano la stessa smazzata, ognuno per conto suo.
card-challenge-open = Una sfida: tutti giocano la stessa smazzata, ognuno per conto suo.
card-duel = Un duello: { $host } contro { $invited }, la stessa smazzata per entrambi.
card-duel-open = Un duello: { $host } contro chi arriva per primo, la stessa smazzata per entrambi.
card-series = { $host } lancia una serie di { $hands } smazzate: contano le carte tolte in tutte.
card-series-open = Una serie di { $hands } smazzate: contano le carte tolte in tutte.
card-daily = La smazzata del giorno: ognuno la gioca per conto suo, uguale per tutto il mondo.
card-code = Smazzata { $number }, codice { $code }.
card-ends = Finisce { $when }.
card-first = Conta il primo tentativo; aiuti e annullamenti si vedono accanto al risultato.
post-play = Gioca qui: { $link }
button-play = Gioca

## Partecipare

joined = Questo è il tuo tentativo nella sfida; conta il primo.
joined-seen = Questo è il tuo tentativo nella sfida; la classifica dirà che conoscevi già la smazzata.
joined-daily = Questa è la smazzata del giorno; conta il primo tentativo.
joined-daily-seen = Questa è la smazzata del giorno; la conoscevi già, e il risultato lo dirà.
joined-hand = Mano { $hand } di { $hands }; conta il primo tentativo.
practice = Giochi questa smazzata per esercizio: conta il primo tentativo, non questo.
attempt-goes-on = Il tuo tentativo continua.
attempt-done = Il tuo primo tentativo è finito e conta; questo è per esercizio.
attempt-counts-here = Hai già giocato questa smazzata; quel tentativo conta anche qui.
attempt-lost = Il tuo tentativo non è più in archivio; questo è per esercizio.
series-done = Hai giocato tutte le mani della serie; questa è per esercizio.
contest-over = Questa sfida è finita; giochi per esercizio.
duel-of-others = Questo duello è fra altri due.
ask-next-hand = La mano { $hand } non è finita. Di' sì per lasciarla com'è e passare alla prossima, no per continuarla.
no-next-hand = Non c'è una prossima mano: vale in una chat privata, in una serie.
no-contest = Qui non c'è nessuna sfida. Di' «{ $slash_challenge }» in un gruppo per lanciarne una.
which-contest = Quale?
contest-named = 
    { $kind ->
        [duel] il duello, smazzata { $code }
        [series] la serie di { $hands } smazzate
       *[challenge] la sfida, smazzata { $code }
    }, finisce { $when }
not-in-contest = Non partecipi a questa sfida.
left-contest = 
    Hai lasciato { $kind ->
        [duel] il duello, smazzata { $code }
        [series] la serie di { $hands } smazzate
       *[challenge] la sfida, smazzata { $code }
    }. Il suo collegamento ti riporta dentro.
counted =
    Questo conta: per ora posto { $place } su { $count }.
counted-shared =
    Questo conta: per ora posto { $place } a pari merito su { $count }.
counted-hand = La mano { $hand } di { $hands } conta: { $cards ->
        [one] 1 carta tolta
       *[other] { $cards } carte tolte
    }. Di' «prossima mano» per continuare.
counted-last-hand = L'ultima mano conta: { $cards ->
        [one] 1 carta tolta
       *[other] { $cards } carte tolte
    }. Di' «classifica» per sapere come va.
counted-late = La sfida era già finita: questo risultato non conta.

## Classifica

standings-now =
    { $kind ->
        [duel] Il duello finora, codice { $code }.
        [series] La serie di { $hands } smazzate finora.
       *[challenge] La sfida finora, codice { $code }.
    }
standings-final =
    { $kind ->
        [duel] Il duello è finito, codice { $code }.
        [series] La serie di { $hands } smazzate è finita.
       *[challenge] La sfida è finita, codice { $code }.
    }
standings-nobody = Nessuno ha ancora finito.
standings-nobody-came = Nessuno ha giocato.
standings-page = Pagina { $page } di { $pages }, { $count } giocatori. Di' «{ $slash_standings } { $next }» per la pagina dopo.
standings-last-page = Pagina { $page } di { $pages }, { $count } giocatori.
standings-again = Di' «{ $slash_challenge }» per un'altra.
place =
    { $place ->
        [1] Primo posto
        [2] Secondo posto
        [3] Terzo posto
       *[other] Posto { $place }
    }
place-shared =
    { $place ->
        [1] Primo posto a pari merito
        [2] Secondo posto a pari merito
        [3] Terzo posto a pari merito
       *[other] Posto { $place } a pari merito
    }
standing = { $place }: { $name }, { $result }.
standing-marked = { $place }: { $name }, { $result }; con { $marks }.
result-won =
    vittoria in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }
result-lost =
    nessuna vittoria, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } della piramide in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }
result-unfinished =
    non finita, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } della piramide in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }
result-series =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } in { $hands ->
        [one] 1 mano
       *[other] { $hands } mani
    }, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }
mark-hints =
    { $count ->
        [one] 1 suggerimento
       *[other] { $count } suggerimenti
    }
mark-verdicts =
    { $count ->
        [one] 1 verdetto
       *[other] { $count } verdetti
    }
mark-solutions = la soluzione
mark-undos =
    { $count ->
        [one] 1 annullamento
       *[other] { $count } annullamenti
    }
mark-seen = una smazzata già nota
still-playing = Giocano ancora: { $items }.
still-playing-more = Giocano ancora: { $items }, e altri { $more }.
team = Insieme: { $items }.
team-deed =
    { $name } con { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
team-deed-undos =
    { $name } con { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    } e { $undos ->
        [one] 1 annullamento
       *[other] { $undos } annullamenti
    }
team-nobody = In questa partita nessuno ha ancora mosso.
team-alone = Questa partita è solo tua; una squadra c'è nella partita comune di un gruppo.

## La smazzata del giorno

daily-done = Era la smazzata del giorno.
daily-streak =
    { $count ->
        [one] L'hai vinta un giorno.
       *[other] L'hai vinta { $count } giorni di fila.
    }
daily-yesterday = La smazzata del giorno di ieri: codice { $code }. { $rules }
daily-solution =
    Si può vincere in { $count ->
        [one] 1 mossa
       *[other] { $count } mosse
    }, così.
daily-no-solution = Nessuno conosce un modo per vincerla.
morning-on = Metterò qui la smazzata del giorno ogni mattina, la prossima volta { $when }.
setting-morning-on = La smazzata del giorno arriva qui ogni mattina, la prossima volta { $when }; si cambia con «{ $slash_morning } off».
setting-morning-off = La smazzata del giorno non arriva qui da sola; si cambia con «{ $slash_morning } 8:30».
morning-off = Niente più smazzata del giorno la mattina.
morning-none = Qui non c'era nessun appuntamento del mattino.
morning-when = Di' «{ $slash_morning } 8:30» per un orario, oppure «{ $slash_morning } off».

## Graduatorie

top-title =
    { $period ->
        [week] I migliori della settimana, qui.
        [month] I migliori del mese, qui.
       *[all] I migliori di sempre, qui.
    }
top-deal-title = I migliori in { $code }, ognuno con la prima partita.
top-line =
    { $place }: { $name }, { $won ->
        [one] 1 vittoria
       *[other] { $won } vittorie
    } in { $played ->
        [one] 1 partita
       *[other] { $played } partite
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } della piramide.
top-deal-won =
    { $place }: { $name }, vittoria in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }.
top-deal-lost =
    { $place }: { $name }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } della piramide.
top-nobody = In questa graduatoria non c'è ancora nessuno.
top-ask = Di' «{ $slash_top } settimana», «{ $slash_top } mese», «{ $slash_top } sempre», o «{ $slash_top }» con un codice; «{ $slash_top } off» ti lascia fuori.
top-off = D'ora in poi non sei nelle graduatorie. Di' «{ $slash_top } on» per tornarci.
top-on = Puoi stare di nuovo nelle graduatorie.
top-where = Di' qui «{ $slash_top }» con il codice di una smazzata, oppure «{ $slash_top }» in un gruppo.

## Statistiche

stats-none = Non ci sono ancora partite finite.
stats-title = { $name }: le tue statistiche.
stats-title-all = Le tue statistiche, tutte le varianti.
stats-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $won } vinte, { $percent } per cento.
stats-winnable =
    Su { $known ->
        [one] 1 smazzata
       *[other] { $known } smazzate
    } che si potevano vincere ne hai vinte { $won }, { $percent } per cento.
stats-streaks =
    Vittorie di fila: { $now } ora, { $best } al massimo.
stats-best =
    Vittoria migliore: { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }; la più veloce: { $time }.
stats-average =
    In media una vittoria richiede { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    } e { $time }.
stats-par =
    Rispetto al par: { $over ->
        [0] in media pari
        [one] in media 1 mossa in più
       *[other] in media { $over } mosse in più
    }, su { $count ->
        [one] 1 vittoria
       *[other] { $count } vittorie
    }.
stats-daily = Smazzata del giorno: { $count ->
        [one] vinta 1 giorno
       *[other] vinta { $count } giorni
    } di fila.
tile-games = Partite
tile-won = Vinte
tile-percent = Quota vinta
tile-percent-value = { $percent } %
tile-winnable = Delle vincibili
tile-streak = Di fila
tile-best-streak = Record di fila
tile-best-moves = Meno mosse
tile-best-time = Più veloce
tile-average = Mosse in media
tile-number = { $number }
tile-none = –
stats-picture = { $name } · { $title }
bar-won = { $won } su { $games }
chart-variants = Partite vinte per variante

## Condividere

share-won =
    Ho vinto la smazzata { $number } di Pyramide in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }. Le stesse carte per te: { $link }
share-lost =
    Ho tolto { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } della piramide nella smazzata { $number } di Pyramide. Le stesse carte per te: { $link }
share-playing = Smazzata { $number } di Pyramide, codice { $code }. Le stesse carte per te: { $link }
share-group = Per un gruppo: { $link }
inline-deal = Smazzata { $number }
inline-deal-about = { $rules }
inline-daily = La smazzata del giorno
inline-won = Smazzata { $number }, vinta
inline-lost = Smazzata { $number }, non vinta
inline-playing = Smazzata { $number }, in corso
inline-invite = Solitario Piramide: smazzata { $number }, codice { $code }. { $rules }

## Aiuto

help-challenge = Lancia una sfida in un gruppo: tutti giocano la stessa smazzata
help-duel = Lancia un duello fra due giocatori
help-series = Lancia una serie di più smazzate
help-standings = Ascolta come va la sfida
help-leave = Lascia una sfida
help-hand = Vai alla prossima mano di una serie
help-team = Ascolta chi ha fatto cosa nella partita del gruppo
help-daily = Gioca la smazzata del giorno
help-morning = Ricevi la smazzata del giorno ogni mattina
help-top = Ascolta la graduatoria
help-stats = Ascolta le tue statistiche
help-share = Ricevi il risultato in una frase da condividere
help-zone = Imposta il fuso orario
