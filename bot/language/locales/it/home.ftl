# Il menu, le impostazioni come pulsanti, e quello che sta intorno al tavolo.

## Sotto il tavolo

button-more = Altro
button-less = Indietro
button-home = Menu
button-rules = Regole
button-settings = Impostazioni
button-share = Condividi
caption-status = Punti { $score } · mosse { $moves } · mazzo { $stock }
caption-same = Stesse carte

stuck = Niente di quello che può ancora arrivare va più con una carta libera. Di' «annulla» per tornare indietro, «{ $say_again }» per la stessa smazzata, «{ $say_new }» per un'altra.
eye-stuck = Nel mazzo non c'è più niente che vada bene.

## Comincia una partita, si ritrova una partita

new-game-winnable = Nuova partita, smazzata { $number }: si può vincere.
eye-new-game-winnable = Una smazzata che si può vincere. Buona fortuna!
deal-grade =
    { $grade ->
        [1] Grado 1 di 5: facile.
        [2] Grado 2 di 5: abbastanza facile.
        [3] Grado 3 di 5: medio.
        [4] Grado 4 di 5: difficile.
       *[5] Grado 5 di 5: diabolico.
    }
no-such-grade = Con queste regole non conosco smazzate di grado { $grade }; chiedi un altro grado.
eye-game-goes-on = La tua partita continua.
game-gone = Quella partita non c'è più.
game-named =
    { $name }, smazzata { $number }, { $cards ->
        [one] resta 1 carta
       *[other] restano { $cards } carte
    }
games-unfinished = Partite in sospeso. Di' il numero di una per riprenderla.
games-unfinished-eyes = Le tue partite da finire. Una partita nuova non ne cancella nessuna: aspettano qui.
games-none = Nessuna partita da finire.
games-none-eyes = Nessuna partita da finire. Quelle che lasci aspettano qui.
verdict-never = No: questa smazzata non si poteva vincere in nessun modo.
verdict-slipped = No: la smazzata si poteva vincere, ma con una mossa la vittoria è sfuggita.
verdict-most =
    { $count ->
        [0] Non si può togliere più nessuna carta.
        [one] Si può togliere al massimo ancora 1 carta.
       *[other] Si possono togliere al massimo ancora { $count } carte.
    }
record-moves = Nuovo primato personale: { $moves } mosse.
record-time = La tua vittoria più veloce finora: { $time }.
deals-won = D'ora in poi una nuova partita ha una smazzata che si può vincere.
deals-any = D'ora in poi una nuova partita ha una smazzata qualsiasi.
setting-deals-won = Smazzate nuove: quelle che si possono vincere; si cambia con «smazzate qualsiasi».
setting-deals-any = Smazzate nuove: qualsiasi; si cambia con «smazzate vincibili».
setting-guide-on = Guida: sì; si cambia con «guida no».
setting-guide-off = Guida: no; si cambia con «guida sì».
help-menu = Il menu principale
help-deals = Quali smazzate hanno le partite nuove
help-games = Le tue partite in sospeso

## Menu

home = Di' «{ $say_new }» per una partita, «tavolo» per quella in corso, «varianti» per altre regole, «giornaliera» per la smazzata del giorno, «impostazioni» o «aiuto».
eye-home = Che cosa vuoi fare?
welcome-eyes = Solitario Piramide. Togli le coppie che fanno 13; un re va da solo. Per cominciare tocca due carte libere.
together-words = In un gruppo «{ $slash_challenge }» dà a tutti le stesse carte. La tua smazzata arriva a un amico con «{ $say_share }».
together-eyes = In un gruppo { $slash_challenge } dà a tutti le stesse carte. Oppure manda a un amico la smazzata che giochi.
key-home = ☰ Menu
key-continue = Continua
key-new = Nuova partita
key-variants = Altri giochi
key-daily = Smazzata del giorno
key-together = Sfida
key-games = Le mie partite
key-settings = Impostazioni
key-stats = Statistiche
key-help = Aiuto
key-how = Come si gioca
key-by-ear = Gioca a orecchio
key-language = Lingua
key-send-deal = Sfida un amico
key-contest =
    { $kind ->
        [duel] Duello
        [series] Serie
       *[challenge] Sfida
    } { $code }
key-next = Un'altra
key-share = Condividi
key-look-back = Riguarda

## Varianti

variants-eyes = Quale gioco? 2/3: due smazzate su tre si possono vincere.
key-variant = { $name } { $won }/{ $of }
short-variant-N = Pyramide
short-variant-S = Rigida
short-variant-R = Rilassata
short-variant-P1 = Par 1
short-variant-P2 = Par 2
short-variant-A = Apophis
short-variant-T = King Tut
short-variant-F = Faraone
short-variant-E = Spagnola
about-variant-N = Quanti passaggi vuoi
about-variant-S = Un passaggio, via ogni carta
about-variant-R = Un solo passaggio del mazzo
about-variant-P1 = Rimescolato una volta
about-variant-P2 = Rimescolato due volte
about-variant-A = Tre pile di scarti a scelta
about-variant-T = Pesca tre carte alla volta
about-variant-F = Dieci file, due mazzi
about-variant-E = Carte spagnole, si fa 12

## Impostazioni

settings-eyes = Impostazioni. Tocca per cambiare.
key-lang = Lingua: { $name }
key-theme = Aspetto: { $name }
key-text-on = Solo parole
key-text-off = Con immagini
key-deals-won = Smazzate: vincibili
key-deals-any = Smazzate: tutte
key-coach-on = Allenatore: sì
key-coach-off = Allenatore: no
key-errors-on = Più spiegazioni: sì
key-errors-off = Più spiegazioni: no
key-guide-on = Guida: sì
key-guide-off = Guida: no
key-voice-on = A voce: sì
key-voice-off = A voce: no
key-level-brief = Parole: poche
key-level-normal = Parole: il solito
key-level-detailed = Parole: tutte
languages-eyes = Quale lingua?
own-name-en = English
own-name-it = Italiano
own-name-fr = Français
own-name-es = Español
own-name-de = Deutsch
about-text = Come vuoi vedere il gioco?
about-coach = L'allenatore avvisa subito quando una mossa fa sfuggire la vittoria.
about-errors = Gli errori si possono spiegare in breve o per esteso.
about-guide = La guida spiega il gioco durante le prime mosse.
about-voice = Le risposte possono arrivare anche a voce.
about-deals = Quali smazzate deve avere una nuova partita?
about-morning = { $slash_morning } e un'ora, per esempio 8:30, sceglie quando.
state-text-on = Solo parole
state-text-off = Immagini
state-coach-on = Sì
state-coach-off = No
state-errors-on = Per esteso
state-errors-off = In breve
state-guide-on = Sì
state-guide-off = No
state-voice-on = Sì
state-voice-off = No
state-deals-won = Vincibili
state-deals-any = Qualsiasi
state-morning-on = Ogni mattina
state-morning-off = Mai

## Aiuto per chi guarda

eye-help = Togli due carte libere che fanno 13: tocca l'una e poi l'altra. I re vanno da soli. Asso 1, fante 11, donna 12. Vinci svuotando la piramide.
eye-help-in-group = In un gruppo sento i comandi con la barra e le risposte ai miei messaggi; tutti possono toccare.
eye-help-topic-moves = Tocca una carta e la sua compagna. Pesca gira la carta seguente, o gli scarti. Annulla torna indietro quanto vuoi. Indizio mostra una buona mossa.
eye-help-topic-table = Le carte bianche sono libere, le grigie coperte. Il mazzo è in alto a sinistra, gli scarti a destra. Sopra stanno punti, mosse, tempo e codice.
eye-help-topic-games = Nuova partita dà carte nuove; la partita che lasci aspetta in Le mie partite. La stessa ricomincia da capo. Con il codice chiunque gioca le stesse carte: { $slash_new } PY1-N-AAAAAAS.
eye-help-topic-variants = Altri giochi mostra tutte le varianti; { $slash_rules } spiega quella che giochi.
eye-help-topic-settings = Nelle impostazioni scegli lingua, aspetto, allenatore e quali smazzate avere. Solo parole serve a giocare a orecchio.
eye-help-topic-groups = Un gruppo gioca insieme una partita: ognuno può muovere. { $slash_challenge } dà a tutti le stesse carte, { $slash_daily } quelle del giorno; { $slash_standings } mostra come va.
eye-help-topic-speech = Manda un messaggio vocale, per esempio «dieci di fiori e tre di picche». Se non sono sicuro, chiedo.
key-topic-moves = Mosse
key-topic-table = Il tavolo
key-topic-games = Nuove partite
key-topic-variants = Varianti
key-topic-settings = Impostazioni
key-topic-groups = Nei gruppi
key-topic-speech = A voce
