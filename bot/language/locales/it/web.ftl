## The page

web-guest = Ospite { $number }
web-title = Pyramide, solitario piramide
web-loading = Il tavolo sta arrivando.
web-pyramid = Piramide
web-piles = Mazzo e scarti
web-actions = Azioni
web-row = Fila { $row }
web-card-free =
    { $card }, fila { $row }, { $card_gender ->
        [f] libera
       *[m] libero
    }
web-card-covered =
    { $card }, fila { $row }, { $card_gender ->
        [f] coperta
       *[m] coperto
    } { $covers_by }
web-card-on-waste =
    Scarti: { $card }, { $card_gender ->
        [f] libera
       *[m] libero
    }
web-card-on-pile =
    Scarti { $pile }: { $card }, { $card_gender ->
        [f] libera
       *[m] libero
    }
web-draw =
    Pesca, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } nel mazzo
web-draw-to-pile =
    Pesca sugli scarti { $pile }, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } nel mazzo
web-recycle =
    Ricicla gli scarti, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-fits = va con la carta scelta
web-hinted = consigliata
web-redo = Ripeti
web-menu = Menu
web-copy = copia
web-copied = Il codice è copiato.
web-close = Chiudi
web-new-title = Una nuova partita
web-new-any = Una smazzata qualsiasi
web-new-winnable = Una smazzata che si può vincere
web-new-code = Codice o numero della smazzata
web-new-deal = Distribuisci
web-variants = Varianti
web-play = Gioca
web-rules = Regole
web-tips = Consigli
web-settings = Impostazioni
web-daily = Smazzata del giorno
web-challenge = Sfida
web-standings = Classifica della sfida
web-leaders = Graduatoria
web-statistics = Statistiche
web-share = Condividi il risultato
web-solution = Soluzione
web-verdict = Si può ancora vincere?
web-review = Passo per passo
web-review-start = La smazzata com'era all'inizio.
web-from-here = Riprova da qui
web-first = Primo
web-last = Ultimo
web-to-loss = Dove è sfuggita la vittoria
web-help = Aiuto
web-keys = Tasti
web-key-arrows = Le frecce vanno da una carta all'altra.
web-key-enter = Invio o spazio sceglie una carta.
web-key-draw = D pesca, o ricicla gli scarti.
web-key-undo = U annulla, Y ripete.
web-key-hint = H chiede un suggerimento.
web-key-new = N comincia una nuova partita, M apre il menu.
web-key-help = Il punto interrogativo elenca questi tasti.
web-language = Lingua
web-theme = Aspetto del tavolo
web-large = Caratteri grandi
web-level = Quanto viene detto
web-level-brief = Solo l'essenziale
web-level-normal = Come al solito
web-level-detailed = Tutto
web-errors = Gli errori con le parole dell'app
web-coach = Avvisa quando la vittoria è sfuggita
web-type = Scrivi un comando
web-send = Invia
web-answer = Risposta
web-privacy = Che cosa si conserva
web-forget = Cancella tutto
web-offline = Nessuna connessione. Il tavolo resta, e riprende da solo.
web-online = Di nuovo in linea.
web-ended = Questa pagina è scaduta. Riaprila dalla chat.
web-trouble = Non ha funzionato. Riprova.
web-in-chat = Continua nella chat
web-leave = Esci da questa pagina
web-open-board = Apri il tavolo
web-winnable = Si possono vincere circa { $percent } smazzate su 100.
