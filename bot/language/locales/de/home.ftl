# Startseite, Menüs und Einstellungen als Knöpfe, und was um ein Spiel herum steht.

## Unter dem Spiel

button-more = Mehr
button-less = Zurück
button-home = Start
button-rules = Regeln
button-settings = Einstellungen
button-share = Teilen
caption-status = Punkte { $score } · Züge { $moves } · Talon { $stock }
caption-same = Gleiche Karten

stuck = Nichts, was noch kommen kann, passt mehr. Sag „zurück“, um zurückzugehen, „{ $say_again }“ für dieselben Karten, „{ $say_new }“ für andere.
eye-stuck = Im Talon passt nichts mehr.

## Ein Spiel beginnt, ein Spiel findet sich wieder

new-game-winnable = Neues Spiel, Nummer { $number }; es ist zu gewinnen.
eye-new-game-winnable = Dieses Spiel ist zu gewinnen. Viel Glück!
deal-grade =
    { $grade ->
        [1] Grad 1 von 5: leicht.
        [2] Grad 2 von 5: eher leicht.
        [3] Grad 3 von 5: mittel.
        [4] Grad 4 von 5: schwer.
       *[5] Grad 5 von 5: teuflisch.
    }
no-such-grade = Ein Spiel vom Grad { $grade } kenne ich nach diesen Regeln nicht; wünsche dir einen anderen Grad.
eye-game-goes-on = Dein Spiel geht weiter.
game-gone = Dieses Spiel gibt es nicht mehr.
game-named =
    { $name }, Spiel { $number }, noch { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
games-unfinished = Angefangene Spiele. Sag die Nummer von einem, um es fortzusetzen.
games-unfinished-eyes = Deine angefangenen Spiele. Ein neues Spiel löscht keines: Sie warten hier.
games-none = Kein angefangenes Spiel.
games-none-eyes = Kein angefangenes Spiel. Was du verlässt, wartet hier.
verdict-never = Nein: Dieses Spiel war nie zu gewinnen.
verdict-slipped = Nein: Das Spiel war zu gewinnen, aber mit einem Zug war der Sieg verspielt.
verdict-most =
    { $count ->
        [0] Es kann keine Karte mehr weg.
        [one] Höchstens 1 Karte kann noch weg.
       *[other] Höchstens { $count } Karten können noch weg.
    }
record-moves = Neue persönliche Bestleistung: { $moves } Züge.
record-time = Dein bisher schnellster Sieg: { $time }.
deals-won = Von jetzt an ist ein neues Spiel immer zu gewinnen.
deals-any = Von jetzt an kommt bei einem neuen Spiel jede Kartenlage vor.
setting-deals-won = Neue Spiele: nur solche, die zu gewinnen sind; ändern mit „Kartenlage beliebig“.
setting-deals-any = Neue Spiele: beliebig; ändern mit „Kartenlage gewinnbar“.
setting-guide-on = Begleiter: an; ändern mit „Begleiter aus“.
setting-guide-off = Begleiter: aus; ändern mit „Begleiter an“.
help-menu = Das Hauptmenü
help-deals = Welche Kartenlagen neue Spiele haben
help-games = Deine angefangenen Spiele

## Startseite

home = Sag „{ $say_new }“ für ein Spiel, „Tisch“ für das laufende, „Varianten“ für andere Regeln, „Tagesspiel“ für das Spiel des Tages, „Einstellungen“ oder „Hilfe“.
eye-home = Was möchtest du tun?
welcome-eyes = Pyramiden-Solitär. Nimm Paare weg, die 13 ergeben; ein König kommt allein weg. Tippe zum Anfang zwei freie Karten an.
together-words = In einer Gruppe gibt „{ $slash_challenge }“ allen dieselben Karten. Dein Spiel geht mit „{ $say_share }“ an Freunde.
together-eyes = In einer Gruppe gibt { $slash_challenge } allen dieselben Karten. Oder schick Freunden das Spiel, das du spielst.
key-home = ☰ Menü
key-continue = Weiterspielen
key-new = Neues Spiel
key-variants = Andere Spiele
key-daily = Spiel des Tages
key-together = Herausfordern
key-games = Meine Spiele
key-settings = Einstellungen
key-stats = Statistik
key-help = Hilfe
key-how = So geht es
key-by-ear = Nach Gehör
key-language = Sprache
key-send-deal = Freunde fordern
key-contest =
    { $kind ->
        [duel] Duell
        [series] Serie
       *[challenge] Wettkampf
    } { $code }
key-next = Nächstes Spiel
key-share = Teilen
key-look-back = Rückblick

## Varianten

variants-eyes = Welches Spiel? 2/3: Zwei von drei Spielen sind zu gewinnen.
key-variant = { $name } { $won }/{ $of }
short-variant-N = Pyramide
short-variant-S = Streng
short-variant-R = Locker
short-variant-P1 = Par 1
short-variant-P2 = Par 2
short-variant-A = Apophis
short-variant-T = King Tut
short-variant-F = Pharao
short-variant-E = Spanisch
about-variant-N = Beliebig viele Durchgänge
about-variant-S = Ein Durchgang, alles muss weg
about-variant-R = Nur ein Durchgang
about-variant-P1 = Einmal neu gemischt
about-variant-P2 = Zweimal neu gemischt
about-variant-A = Drei Ablagen zur Wahl
about-variant-T = Zieht drei Karten auf einmal
about-variant-F = Zehn Reihen, zwei Spiele
about-variant-E = Spanische Karten, Summe 12

## Einstellungen

settings-eyes = Einstellungen. Zum Ändern antippen.
key-lang = Sprache: { $name }
key-theme = Aussehen: { $name }
key-text-on = Nur Worte
key-text-off = Mit Bildern
key-deals-won = Spiele: gewinnbar
key-deals-any = Spiele: alle
key-coach-on = Trainer: an
key-coach-off = Trainer: aus
key-errors-on = Mehr erklären: an
key-errors-off = Mehr erklären: aus
key-guide-on = Begleiter: an
key-guide-off = Begleiter: aus
key-voice-on = Gesprochen: an
key-voice-off = Gesprochen: aus
key-level-brief = Worte: wenige
key-level-normal = Worte: wie üblich
key-level-detailed = Worte: alle
languages-eyes = Welche Sprache?
own-name-en = English
own-name-it = Italiano
own-name-fr = Français
own-name-es = Español
own-name-de = Deutsch
about-text = Wie soll das Spiel gezeigt werden?
about-coach = Der Trainer sagt sofort, wenn ein Zug den Sieg verspielt.
about-errors = Fehler werden kurz oder ausführlich erklärt.
about-guide = Der Begleiter erklärt das Spiel während der ersten Züge.
about-voice = Antworten können auch gesprochen werden.
about-deals = Welche Kartenlage soll ein neues Spiel haben?
about-morning = { $slash_morning } und eine Uhrzeit, etwa 8:30, wählt den Zeitpunkt.
state-text-on = Nur Worte
state-text-off = Bilder
state-coach-on = An
state-coach-off = Aus
state-errors-on = Ausführlich
state-errors-off = Kurz
state-guide-on = An
state-guide-off = Aus
state-voice-on = An
state-voice-off = Aus
state-deals-won = Gewinnbar
state-deals-any = Beliebig
state-morning-on = Jeden Morgen
state-morning-off = Gar nicht

## Hilfe für Augen

eye-help = Nimm zwei freie Karten weg, die 13 ergeben: Tippe die eine an, dann die andere. Könige kommen allein weg. Ass 1, Bube 11, Dame 12. Räum die Pyramide ab.
eye-help-in-group = In einer Gruppe höre ich Befehle mit Schrägstrich und Antworten auf meine Nachrichten; alle dürfen tippen.
eye-help-topic-moves = Tippe eine Karte und ihren Partner an. Ziehen dreht die nächste Karte um, oder die Ablage. Zurück nimmt zurück, so oft du willst. Tipp zeigt einen guten Zug.
eye-help-topic-table = Weiße Karten sind frei, graue verdeckt. Der Talon liegt oben links, die Ablage rechts. Darüber stehen Punkte, Züge, Zeit und Code.
eye-help-topic-games = Neues Spiel gibt neue Karten; das verlassene wartet unter Meine Spiele. Nochmal beginnt von vorn. Mit dem Code spielen alle dieselben Karten: { $slash_new } PY1-N-AAAAAAS.
eye-help-topic-variants = Andere Spiele zeigt alle Varianten; { $slash_rules } erklärt deine.
eye-help-topic-settings = In den Einstellungen wählst du Sprache, Aussehen, Trainer und Kartenlage. Nur Worte ist zum Spielen nach Gehör.
eye-help-topic-groups = Eine Gruppe spielt ein Spiel zusammen: Alle dürfen ziehen. { $slash_challenge } gibt allen dieselben Karten, { $slash_daily } die des Tages; { $slash_standings } zeigt den Stand.
eye-help-topic-speech = Schick eine Sprachnachricht wie „Kreuz zehn und Pik drei“. Im Zweifel frage ich.
key-topic-moves = Züge
key-topic-table = Der Tisch
key-topic-games = Neue Spiele
key-topic-variants = Varianten
key-topic-settings = Einstellungen
key-topic-groups = In Gruppen
key-topic-speech = Mit Stimme
