## The page

web-guest = Gast { $number }
web-title = Pyramide, Pyramiden-Patience
web-loading = Der Tisch kommt gleich.
web-pyramid = Pyramide
web-piles = Talon und Ablage
web-actions = Aktionen
web-row = Reihe { $row }
web-card-free = { $card }, Reihe { $row }, frei
web-card-covered = { $card }, Reihe { $row }, verdeckt { $covers_by }
web-card-on-waste = Ablage: { $card }, frei
web-card-on-pile = Ablage { $pile }: { $card }, frei
web-draw =
    Ziehen, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } im Talon
web-draw-to-pile =
    Auf Ablage { $pile } ziehen, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } im Talon
web-recycle =
    Ablage umdrehen, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-fits = passt zur gewählten Karte
web-hinted = empfohlen
web-redo = Wiederholen
web-menu = Menü
web-copy = kopieren
web-copied = Der Code ist kopiert.
web-close = Schließen
web-new-title = Ein neues Spiel
web-new-any = Irgendein Spiel
web-new-winnable = Ein Spiel, das sich gewinnen lässt
web-new-code = Code oder Nummer eines Spiels
web-new-deal = Geben
web-variants = Varianten
web-play = Spielen
web-rules = Regeln
web-tips = Ratschläge
web-settings = Einstellungen
web-daily = Spiel des Tages
web-challenge = Herausforderung
web-standings = Stand der Herausforderung
web-leaders = Bestenliste
web-statistics = Statistik
web-share = Ergebnis teilen
web-solution = Lösung
web-verdict = Ist es noch zu gewinnen?
web-review = Schritt für Schritt
web-review-start = Das Spiel, wie es am Anfang lag.
web-from-here = Von hier aus versuchen
web-first = Erster
web-last = Letzter
web-to-loss = Wo der Sieg verloren ging
web-help = Hilfe
web-keys = Tasten
web-key-arrows = Pfeiltasten gehen von Karte zu Karte.
web-key-enter = Eingabe oder Leertaste wählt eine Karte.
web-key-draw = D zieht, oder dreht die Ablage um.
web-key-undo = U nimmt zurück, Y wiederholt.
web-key-hint = H fragt nach einem Tipp.
web-key-new = N beginnt ein neues Spiel, M öffnet das Menü.
web-key-help = Das Fragezeichen zeigt diese Tasten.
web-language = Sprache
web-theme = Aussehen des Tisches
web-large = Große Schrift
web-level = Wie viel gesagt wird
web-level-brief = Nur das Wichtige
web-level-normal = Das Übliche
web-level-detailed = Alles
web-errors = Fehler in den Worten der App
web-coach = Sagen, wenn der Sieg außer Reichweite ist
web-type = Gib einen Befehl ein
web-send = Senden
web-answer = Antwort
web-privacy = Was gespeichert wird
web-forget = Alles löschen
web-offline = Keine Verbindung. Der Tisch bleibt und geht von selbst weiter.
web-online = Wieder verbunden.
web-ended = Diese Seite ist abgelaufen. Öffne sie aus dem Chat neu.
web-trouble = Das hat nicht geklappt. Bitte versuche es noch einmal.
web-in-chat = Im Chat weitermachen
web-leave = Diese Seite verlassen
web-open-board = Tisch öffnen
web-winnable = Etwa { $percent } von 100 Spielen lassen sich gewinnen.
