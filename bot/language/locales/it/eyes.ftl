# Gli stessi fatti per chi guarda e tocca: `eye-<chiave>` sta al posto di `<chiave>` accanto a
# un'immagine. Una riga breve; le carte come sui pulsanti; mai «di'». $cards_choice è un elenco
# con «o». Un testo vuoto non si dice.

## Comincia una partita

eye-new-game = Una nuova smazzata. Buona fortuna!
eye-can-be-won = Questa smazzata si può vincere.

## Che cosa ha fatto una mossa

eye-removed-one = { $card_label } va via.
eye-removed-pair = { $first_label } e { $second_label } vanno via.
eye-recycled = Passaggio { $pass }: gli scarti sono rigirati.
eye-reshuffled = Passaggio { $pass }: gli scarti sono rimescolati.
eye-now-free =
    { $count ->
        [one] Ora si può giocare { $cards_label }.
       *[other] Ora si possono giocare { $cards_label }.
    }
eye-matches = { $card_label } va con { $cards_choice }.
eye-matches-none = { $card_label } non va con nessuna carta libera.
eye-goes-alone =
    { $card_gender ->
        [f] { $card_label } va da sola.
       *[other] { $card_label } va da solo.
    }
eye-it-matches = { $card_label } va con { $cards_choice }.
eye-it-matches-none = { $card_label } non va con nessuna carta libera.
eye-it-goes-alone =
    { $card_gender ->
        [f] { $card_label } va da sola.
       *[other] { $card_label } va da solo.
    }
eye-undone-removal =
    { $cards_count ->
        [one] Torna { $cards_label }.
       *[other] Tornano { $cards_label }.
    }
eye-undone-draw =
    { $cards_count ->
        [one] { $cards_label } torna nel mazzo.
       *[other] { $cards_label } tornano nel mazzo.
    }
eye-undone-recycle = Gli scarti sono di nuovo come prima.
eye-undone-several = Annullate le ultime { $count } azioni.
eye-selected = { "" }
eye-unselected =
    { $card_gender ->
        [f] { $card_label } non è più scelta.
       *[other] { $card_label } non è più scelto.
    }

## Perché no

eye-covered = { $card_label } è sotto { $covers_label }.
eye-covered-help = Questa carta è bloccata da un'altra: { $card_label } è sotto { $covers_label }.
eye-refused-covers-partner = { $covers_label } copre ancora { $card_label }: con queste regole non si abbinano mai.
eye-refused-buried = { $card_label } è dentro gli scarti: si gioca solo la carta in cima.
eye-refused-not-fresh = { $card_label } ora non si abbina alla carta che copre.
eye-refused-not-alone = Per { $card_label } ci vuole una seconda carta: toccala.
eye-wrong-sum = { $first_rank } e { $second_rank } fanno { $sum }, non { $target }.
eye-wrong-sum-help = La somma deve essere uguale a { $target }: { $first_rank } e { $second_rank } fanno { $sum }.
eye-not-in-sight = { $card_label } non si vede.
eye-name-cards = Tocca due carte che fanno { $target }.
eye-which-pile = Scegli gli scarti, da 1 a { $count }.
eye-which-rank = Scrivi anche un valore: { $slash_partners } 9.
eye-no-game = Nessuna partita in corso: { $slash_new } ne comincia una.
eye-not-your-game = Questa partita è di un'altra persona. { $slash_new } ne comincia una tua.
eye-button-unknown = Questo pulsante è troppo vecchio: { $slash_menu } ne mostra di nuovi.
eye-not-understood = Non è una mossa che conosco. Tocca due carte, o guarda { $slash_menu }.
eye-nothing-asked = Non c'è nessuna domanda aperta.
eye-game-over-won = Questa partita è vinta.
eye-game-over-lost = Nessuna mossa più possibile.
eye-did-you-mean = Volevi dire: { $what }?
eye-ask-leave-game =
    C'è una partita in corso, con { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }. La lasci per una nuova?
eye-forget-ask = Così spariscono per sempre le tue partite, le impostazioni e i risultati. Li tolgo?

## La fine, e che cosa si sa

eye-lost = Nessuna mossa più possibile.
eye-free = Libere: { $cards_label }.
eye-waste-top = Scarti: { $card_label }.
eye-hint-one = Puoi togliere { $card_label }.
eye-hint-pair = { $first_label } va con { $second_label }.
eye-hint-opens = Così si libera { $cards_label }.
eye-hint-draw-for-one =
    { $count ->
        [one] Pesca: arriva { $card_label }, che va via senza compagna.
       *[other] Pesca { $count } volte: arriva { $card_label }, che va via senza compagna.
    }
eye-hint-draw-for-pair =
    { $count ->
        [one] Pesca: poi { $first_label } va con { $second_label }.
       *[other] Pesca { $count } volte: poi { $first_label } va con { $second_label }.
    }
eye-hint-nothing = Non si può togliere più niente: torna indietro o cambia smazzata.
eye-coach-lost = Con questa mossa la vittoria è sfuggita. Annulla la riprende.
eye-solution-later = La soluzione arriva dopo la fine; il suggerimento mostra una mossa.
eye-voice-not-understood = In quel messaggio non ho sentito una mossa.
eye-on-or-off = Scrivi sì o no.

## La guida della prima partita

eye-guide-1 = Tocca due carte libere che fanno { $target }.
eye-guide-2 = Non va niente? Pesca: anche la carta in cima agli scarti è libera.
eye-guide-3 = Annulla riprende una mossa.
eye-guide-4 = Indizio mostra una buona mossa.
eye-guide-5 = Altro ha le regole, le impostazioni e le altre partite.

## Impostazioni, sfide e il resto
eye-no-such-variant = Non conosco regole di nome { $text }. { $slash_variants } le mostra tutte.
eye-level-brief = Per giocare a orecchio: si dice solo l'essenziale.
eye-level-normal = Per giocare a orecchio: si dice il solito.
eye-level-detailed = Per giocare a orecchio: si dice tutto.
eye-privacy = Conservo nome e lingua, le tue partite, le impostazioni e i risultati, e nient'altro di ciò che scrivi. { $slash_forget } cancella tutto.
eye-which-speed = Risposte a voce: { $now } parole al minuto. { $slash_speed } e un numero da { $least } a { $most } le cambia.
eye-groups-only = Le sfide si giocano nei gruppi: aggiungimi a uno e scrivi lì { $slash_challenge }.
eye-ask-next-hand = La smazzata { $hand } non è finita. Lasciarla così e passare alla prossima?
eye-no-contest = Qui non c'è nessuna sfida. { $slash_challenge } in un gruppo ne lancia una.
eye-counted-hand = 
    La smazzata { $hand } di { $hands } conta: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } via. { $slash_hand } va avanti.
eye-counted-last-hand = 
    L'ultima smazzata conta: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } via. { $slash_standings } mostra la classifica.
eye-standings-page = Pagina { $page } di { $pages }, { $count } giocatori. { $slash_standings } { $next } mostra la prossima.
eye-standings-again = { $slash_challenge } ne lancia un'altra.
eye-morning-when = Scrivi { $slash_morning } 8:30 per un'ora, o { $slash_morning } off.
eye-top-ask = { $slash_top } settimana, { $slash_top } mese, { $slash_top } sempre, o { $slash_top } con un codice; { $slash_top } off ti lascia fuori.
eye-top-off = D'ora in poi non sei nelle graduatorie. { $slash_top } on ti riporta.
eye-top-where = Qui vale { $slash_top } con il codice di una smazzata; { $slash_top } da solo in un gruppo.
eye-which-theme = Che aspetto deve avere il tavolo?
eye-theme-options = { "" }
eye-solution-steps = 
    { $steps ->
        [one] Ha un passo.
       *[other] Ha { $steps } passi.
    }
eye-setting-morning-on = La smazzata del giorno arriva qui ogni mattina, la prossima volta { $when }.
eye-setting-morning-off = La smazzata del giorno non arriva qui da sola.
eye-number-zero = Zero qui è troppo poco.
eye-number-sign = Qui un numero non ha segno.
eye-more-to-come = Non è tutto.
eye-talk-hello = Ciao. { $slash_new } dà le carte.
eye-no-such-command = Questo comando non c'è; { $slash_help } elenca quelli che ci sono.
eye-understood-card = { $card }: toccala sul tavolo.
eye-understood-command = Ho capito solo { $name }: { $what }.
