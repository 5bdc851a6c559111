# Quello che il bot dice in italiano. Un messaggio è una frase intera (o una sua parte con un
# nome); la chiave è il nome che usa il codice. Una carta $card arriva anche come $card_the
# (il, la, l'), $card_by (dal, dalla, dall'), $card_to, $card_with, con $card_gender e $card_rank.

## Nomi

language-en = inglese
language-it = italiano
language-fr = francese
language-es = spagnolo
language-de = tedesco

variant-N = Pyramide
variant-S = Rigida
variant-R = Rilassata
variant-P1 = Par, una ridistribuzione
variant-P2 = Par, due ridistribuzioni
variant-A = Apophis
variant-T = King Tut
variant-F = Faraone
variant-E = Spagnola
variant-with-options = { $name } con opzioni, { $token }

rank-name =
    { $deck ->
        [spanish] { $rank ->
            [1] asso
            [10] sota
            [11] caballo
            [12] rey
           *[other] { $rank }
        }
       *[french] { $rank ->
            [1] asso
            [11] fante
            [12] donna
            [13] re
           *[other] { $rank }
        }
    }

card-in-row = { $card }, fila { $row }
card-in-place = { $card }, fila { $row }, posto { $place }
card-on-waste = { $card }, negli scarti
card-on-pile = { $card }, scarti { $pile }
card-under-waste = { $card }, sotto la prima carta degli scarti

time-seconds =
    { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }
time-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    } e { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }
time-hours =
    { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    } e { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }

## Comincia una partita

new-game = Nuova partita, smazzata { $number }.
new-game-rules = Codice { $code }. { $rules }
rules-line = Variante { $name }: { $goal }, { $passes }.
goal-relaxed = vinci svuotando la piramide
goal-strict = vinci togliendo tutte le carte
passes-unlimited = con tutti i passaggi che vuoi
passes-count =
    { $count ->
        [one] con un solo passaggio
        [2] con due passaggi
        [3] con tre passaggi
       *[other] con { $count } passaggi
    }
welcome = Ti do il benvenuto in Pyramide, il solitario Piramide in chat: togli le coppie di carte che fanno 13.
text-offer = Se giochi a orecchio, di' «testo sì»: da allora tutto arriva solo a parole.
game-goes-on = La tua partita continua.
bad-link = Questo collegamento non porta a nessuna smazzata.
ask-leave-game =
    C'è una partita in corso: { $points } punti, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }. Di' sì per lasciarla e cominciarne una nuova, no per continuare.

## Che cosa ha fatto una mossa

removed-one =
    { $card_gender ->
        [f] Tolta
       *[other] Tolto
    } { $card_the }.
removed-pair =
    { $first_gender ->
        [f] { $second_gender ->
            [f] Tolte
           *[other] Tolti
        }
       *[other] Tolti
    } { $first } e { $second }.
drew = { $card }.
drew-before =
    { $card_gender ->
        [f] Pescata
       *[other] Pescato
    } { $card_the }.
drew-several = Pescate: { $cards }. In cima: { $top }.
drew-to-pile = { $card }, sugli scarti { $pile }.
recycled = 
    Gli scarti sono rigirati: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } nel mazzo. Passaggio { $pass }.
reshuffled =
    Gli scarti sono rimescolati in un nuovo mazzo: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }. Passaggio { $pass }.
nothing-new-free = Nessuna nuova carta libera.
now-free =
    { $count ->
        [one] { $cards_gender ->
            [f] Ora è libera { $cards_the }, fila { $row }.
           *[other] Ora è libero { $cards_the }, fila { $row }.
        }
       *[other] { $cards_gender ->
            [f] Ora sono libere: { $items }.
           *[other] Ora sono liberi: { $items }.
        }
    }
matches = { $card_the } va { $cards_with }.
matches-none = { $card_the } non va con nessuna carta libera.
goes-alone = { $card_the } va da { $card_gender ->
    [f] sola
   *[other] solo
    }.
it-matches = Va { $cards_with }.
it-matches-none = Non va con nessuna carta libera.
it-goes-alone =
    { $card_gender ->
        [f] Va da sola.
       *[other] Va da solo.
    }
points = { $points } punti.
stock-now-empty = Ora il mazzo è vuoto.
redeals-left =
    { $count ->
        [0] Questo è l'ultimo passaggio.
        [one] Resta ancora un passaggio.
       *[other] Restano ancora { $count } passaggi.
    }
points-and-moves =
    { $points } punti, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }.

undone-removal =
    Annullato: { $cards_count ->
        [one] torna
       *[other] tornano
    } { $cards_the }.
undone-draw =
    Annullato: { $cards_count ->
        [one] torna nel mazzo
       *[other] tornano nel mazzo
    } { $cards_the }.
undone-recycle = Annullato: gli scarti sono di nuovo come prima di rigirarli.
undone-several = Annullate le ultime { $count } azioni.
undo-none = Non c'è più niente da annullare.
undo-only =
    { $count ->
        [one] Si può annullare una sola azione.
       *[other] Si possono annullare solo { $count } azioni.
    }

## La fine

won = Hai vinto!
won-totals =
    { $points } punti, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }.
won-next = Di' «{ $say_again }» per la stessa smazzata, «{ $say_new }» per un'altra, «{ $say_solution }» per sentire la via più corta.
lost = Nessuna mossa più possibile.
lost-totals =
    { $points } punti, { $cards ->
        [one] 1 carta tolta
       *[other] { $cards } carte tolte
    } dalla piramide.
lost-next = Di' «annulla» per tornare indietro, «{ $say_new }» per un'altra partita, «analisi» per sapere quando la vittoria è sfuggita.
game-over-won = Questa partita è vinta. Di' «{ $say_new }» per un'altra, «{ $say_again }» per la stessa smazzata.
game-over-lost = Nessuna mossa più possibile. Di' «annulla» per tornare indietro, «{ $say_new }» per un'altra partita.

## Perché no

no-game = Nessuna partita in corso. Di' «{ $say_new }» per cominciarne una.
covered =
    { $card_the } è { $card_gender ->
        [f] bloccata
       *[other] bloccato
    } { $covers_by }.
covered-help =
    Questa carta è bloccata da un'altra: { $card_the } è { $card_gender ->
        [f] coperta
       *[other] coperto
    } { $covers_by }.
refused-covers-partner = { $covers_the } copre ancora { $card_the }: con queste regole una carta non si abbina mai a quella che la copre.
refused-buried = { $card_the } è dentro gli scarti: si gioca solo la carta in cima.
refused-not-fresh = { $card_the } ora non si abbina alla carta degli scarti che copre.
refused-not-alone =
    { $card_the } non va da { $card_gender ->
        [f] sola
       *[other] solo
    }: di' due carte che fanno { $target }.
refused-same-card = Una coppia vuole due carte diverse.
refused-empty-place = Quella carta non c'è più.
refused-no-such-place = Su questo tavolo non c'è un posto così.
refused-stock-empty = Il mazzo è vuoto.
refused-stock-not-empty = Nel mazzo ci sono ancora carte da pescare.
refused-waste-empty = Il mazzo è vuoto e non ci sono scarti da rigirare.
refused-no-redeal = Il mazzo è vuoto e non resta nessun passaggio.
wrong-sum = { $first_rank } e { $second_rank } fanno { $sum }: la somma deve essere uguale a { $target }.
wrong-sum-help = La somma deve essere uguale a { $target }: { $first_rank } e { $second_rank } fanno { $sum }.
stays-selected =
    { $card_gender ->
        [f] Resta selezionata
       *[other] Resta selezionato
    } { $card_the }.
selected =
    { $card_gender ->
        [f] Selezionata
       *[other] Selezionato
    } { $card_the }.
unselected =
    { $card_the } non è più { $card_gender ->
        [f] selezionata
       *[other] selezionato
    }.
not-in-sight = { $card_the } non è in vista.
place-empty = Quella carta non c'è più.
name-cards = Quali carte? Di' due carte che fanno { $target }, per esempio «dieci di fiori e tre di picche».
no-single-free = Nessun { $rank } è libero.
which-pile = Su quali scarti, da 1 a { $count }? Di' «pesca» e il numero.
which-rank = Quale valore? Di' «compagne» e un valore, per esempio «compagne nove».
no-such-row = La piramide ha le file da 1 a { $rows }.
not-your-game = Questa partita è di un'altra persona. Scrivi { $slash_new } per giocarne una tua.
stale-board = Quel tavolo non era più aggiornato: ora lo è, scegli di nuovo.
button-unknown = Questo pulsante è troppo vecchio. Di' «tavolo» per averne di nuovi.
not-understood = Non ho trovato una mossa in queste parole. Di' «mosse» per sapere che cosa si può fare, «aiuto» per i comandi.
nothing-asked = Non c'è nessuna domanda aperta. Di' «aiuto» per sapere che cosa puoi dire.
left-as-it-is = Va bene, non cambia niente.
no-such-choice = Scegli un numero da 1 a { $count }.
nothing-to-repeat = Non c'è ancora niente da ripetere.
still = Come prima.
still-again = Ancora come prima.
bad-code-shape = Questo non è un codice: un codice è come PY1-N-AAAAAAS. Una smazzata si può chiamare anche con il suo numero.
bad-code-letter = In questo codice c'è un errore: le ultime sette lettere vanno da A a Z e da 2 a 7.
bad-code-check = In questo codice c'è un errore: confrontalo con l'originale, lettera per lettera.
bad-code-rules = Questo codice nomina regole che non conosco: un codice è come PY1-N-AAAAAAS.
bad-code-number = Le smazzate hanno numeri da 0 a 4294967295.
no-such-variant = Non conosco regole chiamate { $text }. Di' «varianti» per l'elenco.

## Domande

which-one = Quale intendi?
which-of-rank = Quale { $rank }?
which-of-rank-with = Quale { $rank }, { $card_with }?
did-you-mean = Intendi: { $what }? Di' sì o no.
would-remove-one = togliere { $card_the }
would-remove-pair = togliere { $first_the } e { $second_the }
would-draw = pescare
would-undo = annullare l'ultima azione
would-select = scegliere { $card_the }
would-again = rigiocare la stessa smazzata
would-deal = una nuova partita
would-deal-number = una nuova partita, smazzata { $number }
would-deal-text = una nuova partita, { $text }
would-command = { $name }

## Il tavolo a parole

free = Libere: { $cards }.
free-none = Nella piramide non resta nessuna carta.
waste-top = Scarti: { $card }.
waste-empty = Scarti: nessuna carta.
waste-pile-top = Scarti { $pile }: { $card }.
waste-pile-empty = Scarti { $pile }: nessuna carta.
waste-beneath = Sotto, dall'alto: { $cards }.
waste-pile-beneath = Sotto la prima carta degli scarti { $pile }: { $cards }.
stock-count =
    Mazzo: { $count ->
        [0] vuoto
        [one] 1 carta
       *[other] { $count } carte
    }.
row = Fila { $row }, da sinistra: { $items }.
board-row = Fila { $row }: { $items }.
row-empty = La fila { $row } è vuota.
cell-free =
    { $card }, { $card_gender ->
        [f] libera
       *[other] libero
    }
cell-covered =
    { $card }, { $card_gender ->
        [f] coperta
       *[other] coperto
    }
cell-empty = vuoto
card-is = { $what }.
covered-by =
    { $covers_count ->
        [one] { $card_gender ->
            [f] La copre
           *[other] Lo copre
        }
       *[other] { $card_gender ->
            [f] La coprono
           *[other] Lo coprono
        }
    } { $covers_the }.
moves =
    { $count ->
        [one] Una mossa possibile
       *[other] { $count } mosse possibili
    }: { $items }.
moves-none = Ora non si può togliere niente.
removal-one =
    { $card } da { $card_gender ->
        [f] sola
       *[other] solo
    }
removal-pair = { $first } { $second_with }
can-draw =
    Puoi pescare: nel mazzo { $count ->
        [one] c'è 1 carta
       *[other] ci sono { $count } carte
    }.
can-recycle = Puoi rigirare gli scarti.
rank-goes-alone = Il { $rank } va da solo.
partners = Compagne per { $rank }: { $items }.
partners-none = Nessuna compagna in vista per { $rank }: serve { $partner }.
item-free = { $what }, libera
item-covered = { $what }, coperta
pyramid-left =
    Piramide: { $count ->
        [one] resta 1 carta
       *[other] restano { $count } carte
    }.
playing-time = Tempo di gioco: { $time }.
cards-removed =
    { $count ->
        [one] 1 carta tolta
       *[other] { $count } carte tolte
    } in tutto.
code-and-number = Codice { $code }, smazzata { $number }.
history =
    { $count ->
        [one] L'ultima mossa:
       *[other] Le ultime { $count } mosse, dalla più vecchia:
    }
history-none = Non è ancora stata fatta nessuna mossa.
changes-none = Non è cambiato niente da quando hai parlato l'ultima volta.
changes =
    Da quando hai parlato l'ultima volta: { $count ->
        [one] 1 cambiamento
       *[other] { $count } cambiamenti
    }.

## Le regole spiegate

rules-title = Regole della variante { $name }, sigla { $token }.
rules-dealt =
    { $pyramid } carte scoperte formano una piramide di { $rows } file, da { $decks ->
        [one] un mazzo
       *[other] { $decks } mazzi
    }, { $cards } carte in tutto; le altre { $stock } sono il mazzo di pesca, e gli scarti sono vuoti.
rules-dealt-opened =
    { $pyramid } carte scoperte formano una piramide di { $rows } file, da { $decks ->
        [one] un mazzo
       *[other] { $decks } mazzi
    }, { $cards } carte in tutto; una carta è girata negli scarti, e { $stock } sono il mazzo di pesca.
rules-free = Una carta della piramide è libera quando le due carte che la coprono non ci sono più; anche la carta in cima agli scarti è libera.
rules-pairs = Togli due carte libere che insieme fanno { $target }; i semi non contano.
rules-values =
    { $ranks ->
        [13] L'asso vale 1, il fante 11, la donna 12; il re fa 13 e va da solo.
        [12] Le carte valgono il loro numero, la sota 10, il caballo 11; il rey fa 12 e va da solo, e due sei sono una coppia.
       *[other] Le carte valgono il loro numero; chi fa { $target } va da solo.
    }
rules-fresh-pair = La carta appena pescata si può abbinare anche alla carta degli scarti subito sotto, fino alla pescata seguente.
rules-no-fresh-pair = La carta pescata non si abbina alla carta degli scarti che copre.
rules-cover-pair = Una carta si può abbinare all'unica carta che la copre ancora.
rules-no-cover-pair = Una carta non si abbina mai a una carta che la copre.
rules-draw =
    { $count ->
        [one] Si pesca una carta alla volta, quando si vuole.
       *[other] Si pescano { $count } carte alla volta; si gioca solo quella in cima, e quelle sotto man mano che si scoprono.
    }
rules-wastes = Ci sono { $count } pile di scarti: per ogni carta pescata scegli la pila, e le carte in cima si possono abbinare anche tra loro.
rules-redeals-unlimited = Quando il mazzo è vuoto, gli scarti tornano nel mazzo nello stesso ordine, quante volte vuoi.
rules-redeals-none = Il mazzo si passa una volta sola; gli scarti non tornano nel mazzo.
rules-redeals =
    Quando il mazzo è vuoto, gli scarti possono tornare nel mazzo nello stesso ordine, { $count ->
        [one] una volta
        [2] due volte
       *[other] { $count } volte
    }.
rules-redeals-reshuffled =
    Quando il mazzo è vuoto, gli scarti si possono rimescolare in un nuovo mazzo, { $count ->
        [one] una volta
        [2] due volte
       *[other] { $count } volte
    }; l'ordine è fissato dal codice della smazzata.
rules-goal-relaxed = Vinci quando la piramide è vuota, anche se altrove restano carte.
rules-goal-strict = Vinci quando non resta nessuna carta: piramide, mazzo e scarti.
rules-lost-limited = Perdi quando non si può togliere niente, il mazzo è vuoto e non resta nessun passaggio.
rules-lost-unlimited = La partita finisce senza vittoria solo quando mazzo e scarti sono vuoti e non si può togliere niente.
rules-score = Ogni carta tolta dalla piramide vale 10 punti, al massimo { $most }; pescare non costa niente.
rules-as-app = Sono le regole di Pyramide.
rules-differ = Che cosa cambia rispetto alle regole di Pyramide: { $items }.
differs-size =
    una piramide di { $rows } file con { $decks ->
        [one] un mazzo
       *[other] { $decks } mazzi
    }
differs-deck = un mazzo di { $cards } carte in cui le coppie fanno { $target }
differs-opening = gli scarti vuoti all'inizio
differs-draw = { $count } carte pescate alla volta
differs-wastes = { $count } pile di scarti a scelta
differs-passes = si gioca { $passes }
differs-passes-reshuffled = si gioca { $passes }, rimescolando ogni volta
differs-goal = si devono togliere tutte le carte
differs-fresh-pair = la carta pescata si abbina alla carta degli scarti che copre
differs-cover-pair = una carta si abbina all'unica carta che la copre
no-such-topic = Non ho spiegazioni su { $text }.
variants-intro = Ecco le varianti.
variant-item = { $token }, { $name }: { $items }.
variant-item-app = { $token }, { $name }: una carta aperta negli scarti e tutti i passaggi che vuoi.
variants-start = Di' «{ $say_new }» e un nome o una sigla per cominciare, per esempio «nuova rigida», e «regole» con lo stesso nome per saperne di più.

tip-1 = Togli i re appena sono liberi: non hanno bisogno di compagne e sono solo d'intralcio.
tip-2 = Prima di togliere una coppia, guarda se una delle due carte ha un'altra compagna: usa prima quella che non ne ha.
tip-3 = Lavora la fila in basso dall'esterno verso l'interno, così le carte sopra si liberano presto.
tip-4 = Se la carta che ti serve è in profondità, pensa a che cosa porterà il mazzo prima di usare la sua compagna per altro.
tip-5 = Quando conta solo la piramide, lascia pure passare carte negli scarti; quando contano tutte, ognuna che passa può costare la partita.

glossary-pyramid = Piramide: il triangolo di carte scoperte, una nella fila 1, due nella fila 2 e così via.
glossary-free = Libera: una carta che nessun'altra copre, e che quindi si può giocare.
glossary-stock = Mazzo o tallone: le carte coperte da cui si pesca.
glossary-waste = Scarti: la pila scoperta delle carte pescate; si gioca solo quella in cima.
glossary-pass = Passaggio: una volta attraverso il mazzo; quando si rigirano gli scarti comincia quello seguente.
glossary-foundation = Fondazione: dove vanno le carte tolte; da lì si torna solo annullando.
glossary-pair = Coppia: due carte libere che insieme fanno la somma richiesta.
glossary-deal = Smazzata: come sono disposte le carte all'inizio; ogni smazzata ha un numero.
glossary-code = Codice: la smazzata e le sue regole in poche lettere, come PY1-N-AAAAAAS, perché altri giochino le stesse carte.

## Aiuto

help = Di' due carte per toglierle, per esempio «dieci di fiori e tre di picche»; di' «re» per un re, «pesca» per la prossima carta, «annulla» per tornare indietro. «Libere», «mosse» e «tavolo» dicono che cosa c'è. Di' «aiuto» con mosse, tavolo, partite, varianti, impostazioni, gruppi o voce per saperne di più.
help-in-group = In un gruppo sento i comandi con la barra, per esempio { $slash_pair } 10F 3P, e le risposte ai miei messaggi.
help-command = { $what }.
help-topic-moves = «Dieci di fiori tre di picche» toglie una coppia, «re» un re, «pesca» pesca o rigira gli scarti, «annulla» o «annulla tre» torna indietro. Il nome di una carta la seleziona. «Mosse» elenca che cosa si può togliere, «suggerimento» ne propone una.
help-topic-table = «Tavolo» dice tutte le file, «fila sei» una fila, «{ $say_free }» le carte libere, «scarti» e «mazzo» che cosa c'è lì, «dov'è l'asso di quadri» una carta, «compagne nove» che cosa andrebbe con un nove, «stato» come stai.
help-topic-games = «Nuova» dà una smazzata a caso, «nuova due» la smazzata numero due, «{ $say_new }» con un codice proprio quella, «nuova rigida» una variante; «{ $say_again }» ridà le stesse carte, «codice» dice il codice da condividere.
help-topic-variants = «Varianti» elenca tutte le regole, una riga ciascuna, «regole» spiega quelle della tua partita, «regole rigida» altre, «consigli» dà consigli, «glossario» spiega le parole.
help-topic-settings = «Testo sì» toglie le immagini, «{ $say_brief }», «{ $say_normal }» e «{ $say_detailed }» regolano quanto dico, «lingua en» cambia lingua, «tema» l'aspetto, «impostazioni» dice che cosa è scelto.
help-topic-groups = Un gruppo gioca insieme una sola partita: chiunque può muovere. Lì sento i comandi con la barra e le risposte ai miei messaggi; i pulsanti valgono per tutti. «{ $slash_challenge }» dà a tutti le stesse carte, da giocare da soli, «{ $slash_daily }» quelle del giorno; «{ $slash_standings }» dice come va, «{ $slash_top }» chi è il migliore.
help-topic-speech = Di' una mossa con un messaggio vocale, per esempio «coppia dieci di fiori e tre di picche»; se non sono sicuro la rileggo prima, e «annulla» torna indietro.

help-new = Comincia una nuova partita, anche con numero, codice o variante
help-pair = Togli due carte che fanno 13
help-king = Togli un re
help-draw = Pesca, o rigira gli scarti
help-undo = Annulla l'ultima azione, o più azioni
help-again = Rigioca la stessa smazzata
help-cancel = Lascia una domanda senza risposta
help-board = Ascolta tutto il tavolo, fila per fila
help-free = Ascolta le carte libere
help-row = Ascolta una fila
help-card = Ascolta dov'è una carta e che cosa la copre
help-waste = Ascolta che cosa c'è negli scarti
help-stock = Ascolta quante carte ha il mazzo
help-moves = Ascolta che cosa si può togliere
help-partners = Ascolta dove sono le carte che vanno con un valore
help-status = Ascolta punti, mosse e che cosa resta
help-score = Ascolta i punti
help-code = Ascolta il codice della smazzata
help-changes = Ascolta che cosa è cambiato da quando hai parlato
help-history = Ascolta le ultime mosse
help-repeat = Ascolta di nuovo l'ultima risposta
help-help = Come si gioca e che cosa dire
help-rules = Ascolta le regole di questa partita o di una variante
help-variants = Ascolta tutte le varianti
help-tips = Ascolta qualche consiglio
help-glossary = Ascolta che cosa vogliono dire le parole
help-hint = Ascolta una buona mossa
help-exact = Ascolta una mossa che conosce le carte nascoste
help-verdict = Ascolta se si può ancora vincere
help-par = Ascolta quante mosse bastano per vincere questa smazzata
help-solution = Ascolta la via più corta, a partita finita
help-analysis = Ascolta quando la vittoria è sfuggita
help-start = Avvia il bot, o una smazzata dal suo collegamento
help-lang = Cambia lingua
help-text = Solo testo, o immagini con pulsanti
help-brief = Ascolta solo l'essenziale
help-normal = Ascolta quanto di solito
help-detailed = Ascolta tutto
help-errors = Errori spiegati per esteso o in breve
help-coach = Sapere subito quando la vittoria sfugge
help-theme = Cambia l'aspetto del tavolo
help-voice = Ascolta le risposte anche come messaggi vocali
help-settings = Ascolta le impostazioni
help-privacy = Ascolta che cosa viene conservato di te
help-forget = Fai cancellare i tuoi dati

## Impostazioni

which-language = Lingue: { $items }. Di' «lingua» e una sigla, per esempio «lingua en».
language-item = { $name }, { $code }
language-set = Ora parlo italiano.
on-or-off = Di' «sì» o «no», per favore.
text-on = Da ora solo testo. Di' «testo no» per le immagini con i pulsanti.
text-off = Da ora immagini con pulsanti.
level-brief = Dirò solo l'essenziale.
level-normal = Dirò quanto di solito.
level-detailed = Dirò tutto.
errors-on = Gli errori sono spiegati per esteso.
errors-off = Gli errori sono spiegati in breve.
coach-on = Ti dirò subito quando la vittoria sfugge.
coach-off = Non ti dirò quando la vittoria sfugge, a meno che tu non lo chieda.
voice-on = Risponderò anche con messaggi vocali.
voice-off = Risponderò solo per iscritto.
voice-unavailable = Su questo bot i messaggi vocali non sono attivi: scrivi, per favore.
voice-busy = Sto ancora ascoltando altri messaggi: riprova tra un momento, oppure scrivi.
voice-too-long = Questo messaggio è troppo lungo: resta sotto i 15 secondi, per favore.
voice-not-understood = Non ho riconosciuto un comando in quel messaggio. Di' «aiuto» per sapere che cosa puoi dire.
which-theme = Temi: { $items }. Ora: { $now }. Di' «tema» e un nome.
theme-item = { $name }
theme-set = Ora il tavolo è disegnato con il tema { $name }.
setting-language = Lingua: { $name }; si cambia con «lingua».
setting-text-on = Solo testo; si cambia con «testo no».
setting-text-off = Immagini con pulsanti; si cambia con «testo sì».
setting-level-brief = Livello: breve; si cambia con «{ $say_normal }» o «{ $say_detailed }».
setting-level-normal = Livello: normale; si cambia con «{ $say_brief }» o «{ $say_detailed }».
setting-level-detailed = Livello: dettagliato; si cambia con «{ $say_brief }» o «{ $say_normal }».
setting-errors-on = Gli errori sono spiegati per esteso; si cambia con «errori no».
setting-errors-off = Gli errori sono spiegati in breve; si cambia con «errori sì».
setting-coach-on = Allenatore: sì; si cambia con «allenatore no».
setting-coach-off = Allenatore: no; si cambia con «allenatore sì».
setting-voice-on = Risposte a voce: sì; si cambia con «voce no».
setting-voice-off = Risposte a voce: no; si cambia con «voce sì».
setting-theme = Tema: { $name }; si cambia con «tema».
privacy = Conservo il tuo nome e la tua lingua, le tue partite, le impostazioni e le statistiche dei risultati, e nient'altro di quello che scrivi. Di' «dimenticami» per far cancellare tutto.
forget-ask = Così si cancellano per sempre le tue partite, le impostazioni e i risultati. Di' sì per cancellarli, no per tenerli.
forget-nobody = Non conservo niente di te: scrivi senza un nome tuo.
forgotten = Tutto quello che ti riguarda è cancellato.

## Pulsanti, didascalie e immagini

button-draw = Pesca
button-recycle = Rigira
button-stock-empty = Mazzo vuoto
button-waste = Scarti
button-under = Sotto
button-undo = Annulla
button-hint = Indizio
button-new = Nuova
button-again = La stessa
button-analysis = Analisi
button-yes = Sì
button-no = No
picture-score = Punti
picture-moves = Mosse
picture-deal = Smazzata
picture-stock = Mazzo
picture-waste = Scarti
picture-passes =
    { $count ->
        [0] ultimo passaggio
        [one] ancora 1 passaggio
       *[other] ancora { $count } passaggi
    }
picture-won = Hai vinto!
picture-lost = Nessuna mossa
too-fast = Troppi messaggi insieme: aspetta qualche secondo.
went-wrong = Qualcosa è andato storto; la tua partita è salva. Errore numero { $number }.
database-trouble = In questo momento la partita non si può salvare; non è cambiato nulla, riprova più tardi. Errore numero { $number }.
bot-description = Solitario Piramide. Togli le coppie di carte che fanno 13 e svuota la piramide: con i pulsanti, scrivendo o a voce.
bot-short = Solitario Piramide, da soli o in gruppo.

## Il terminale

terminal-greeting = Pyramide, il solitario Piramide. Scrivi un comando, «aiuto» per l'aiuto, «esci» per uscire.
terminal-goodbye = A presto. La tua partita ti aspetta.
terminal-quit-words = esci, fine, quit, exit

## La guida della prima partita

guide-1 = Per cominciare, di' due carte libere che fanno { $target }, oppure toccale; un re va da solo.
guide-2 = Quando niente va bene, di' «pesca»: la carta in cima agli scarti vale come carta libera.
guide-3 = Se ti penti di una mossa, di' «annulla».
guide-4 = Chiedi «mosse» per sapere che cosa si può togliere, «suggerimento» per una buona mossa, «dov'è» e una carta per trovarla.
guide-5 = Non spiego altro da solo: di' «aiuto» quando vuoi, «regole» per le regole.
guide-on = Ti guiderò con una frase per turno.
guide-off = Non ti guiderò più.
help-guide = Farsi guidare nella prima partita, oppure no

## Il solutore esatto

thinking = Sto ancora pensando: la risposta arriva appena ce l'ho.
thinking-outdated = Intanto il tavolo è cambiato: chiedi di nuovo.
thinking-given-up = Non sono riuscito a scoprirlo in tempo: chiedi di nuovo più avanti nella partita.
no-thinker = Qui il solutore non è attivo.
hint-one = Togli { $card_the }.
hint-pair = Togli { $first_the } e { $second_the }.
hint-opens =
    { $cards_count ->
        [one] Così si libera { $cards_the }.
       *[other] Così si liberano { $cards_the }.
    }
hint-draw =
    { $count ->
        [one] Pesca.
       *[other] Pesca { $count } volte.
    }
hint-draw-to-pile = Pesca sugli scarti { $pile }.
hint-draw-for-one =
    { $count ->
        [one] Pesca, poi togli { $card_the }.
       *[other] Pesca { $count } volte, poi togli { $card_the }.
    }
hint-draw-for-pair =
    { $count ->
        [one] Pesca, poi togli { $first_the } e { $second_the }.
       *[other] Pesca { $count } volte, poi togli { $first_the } e { $second_the }.
    }
hint-known-win = Così la vittoria resta possibile.
hint-known-loss = La vittoria non è più possibile; così si tolgono più carte.
hint-known-unknown = Non ho potuto dimostrare che porti alla vittoria.
hint-share =
    { $wins ->
        [0] Con nessuno dei { $samples } ordini possibili delle carte nascoste si vince.
       *[other] Si vince con circa { $wins } dei { $samples } ordini possibili delle carte nascoste.
    }
hint-exact = Questo suggerimento conosce le carte nascoste.
hint-nothing = Non si potrà più togliere nessuna carta. Di' «annulla» per tornare indietro, «{ $say_new }» per un'altra partita.
verdict-win = Sì, questa partita si può ancora vincere.
verdict-loss = No, questa partita non si può più vincere.
verdict-unknown = Non lo so: la ricerca non è arrivata alla fine.
par = 
    { $moves ->
        [one] Il par di questa smazzata è di 1 mossa.
       *[other] Il par di questa smazzata è di { $moves } mosse.
    }
par-best = La vittoria più corta che conosco richiede { $moves } mosse; una più corta non è esclusa.
par-never = Questa smazzata non si può vincere.
par-unknown = Non so se questa smazzata si può vincere.
solution-later = La soluzione è per dopo la fine. Di' «suggerimento» per una mossa.
line-draws =
    { $count ->
        [one] Pesca.
       *[other] Pesca { $count } volte.
    }
analysis-won = Hai vinto: la vittoria non è mai sfuggita.
analysis-win = Questa partita si può ancora vincere.
analysis-loss = La vittoria è sfuggita, ma non ho potuto scoprire quando.
analysis-never = Questa smazzata non si poteva vincere.
analysis-unknown = Non ho potuto scoprirlo: la ricerca non è arrivata alla fine.
analysis-lost-at = La vittoria è sfuggita con la mossa { $number }: { $move }
no-winnable-found = Non ho trovato una smazzata sicuramente vincibile: riprova.
can-be-won = Si può vincere.
coach-lost = Con questa mossa la vittoria è sfuggita. Di' «annulla» per tornare indietro.

## Messaggi vocali

heard = Ho sentito: { $text }.
which-speed = Parlo a { $now } parole al minuto. Di' «velocità» e un numero da { $least } a { $most }.
speed-set = Parlerò a { $speed } parole al minuto.
help-speed = Cambia la velocità delle risposte a voce
