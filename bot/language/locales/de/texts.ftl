# Was der Bot auf Deutsch sagt. Eine Nachricht ist ein ganzer Satz (oder ein benannter Teil);
# der Schlüssel ist der Name, den das Programm benutzt. Eine Karte $card kommt auch als
# $card_the (der, die, das), $card_acc (den…), $card_by (vom, von der), $card_to (zum, zur),
# $card_with (mit dem…), mit $card_gender und $card_rank.

## Namen

language-en = Englisch
language-it = Italienisch
language-fr = Französisch
language-es = Spanisch
language-de = Deutsch

variant-N = Pyramide
variant-S = Streng
variant-R = Locker
variant-P1 = Par, einmal mischen
variant-P2 = Par, zweimal mischen
variant-A = Apophis
variant-T = King Tut
variant-F = Pharao
variant-E = Spanisch
variant-with-options = { $name } mit Optionen, { $token }

rank-name =
    { $deck ->
        [spanish] { $rank ->
            [1] Ass
            [10] Sota
            [11] Caballo
            [12] Rey
           *[other] { $rank }
        }
       *[french] { $rank ->
            [1] Ass
            [11] Bube
            [12] Dame
            [13] König
           *[other] { $rank }
        }
    }

card-in-row = { $card }, Reihe { $row }
card-in-place = { $card }, Reihe { $row }, Platz { $place }
card-on-waste = { $card }, auf der Ablage
card-on-pile = { $card }, Ablage { $pile }
card-under-waste = { $card }, unter der obersten der Ablage

time-seconds =
    { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
time-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
time-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    } { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }

## Ein Spiel beginnt

new-game = Neues Spiel, Nummer { $number }.
new-game-rules = Code { $code }. { $rules }
rules-line = Variante { $name }: { $goal }, { $passes }.
goal-relaxed = gewonnen ist, wenn die Pyramide leer ist
goal-strict = gewonnen ist, wenn alle Karten weg sind
passes-unlimited = beliebig viele Durchgänge
passes-count =
    { $count ->
        [one] ein Durchgang
        [2] zwei Durchgänge
        [3] drei Durchgänge
       *[other] { $count } Durchgänge
    }
welcome = Willkommen bei Pyramide, der Pyramiden-Patience im Chat: Nimm Paare von Karten weg, die zusammen 13 ergeben.
text-offer = Wenn du nach Gehör spielst, sag „Text an“: Dann kommt alles nur in Worten.
game-goes-on = Dein Spiel geht weiter.
bad-link = Dieser Link führt zu keinem Spiel.
ask-leave-game =
    Ein Spiel läuft: { $points } Punkte, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }. Sag Ja, um es für ein neues zu verlassen, Nein, um weiterzuspielen.

## Was ein Zug bewirkt hat

removed-one = { $card } entfernt.
removed-pair = { $first } und { $second } entfernt.
drew = { $card }.
drew-before = { $card } gezogen.
drew-several = Gezogen: { $cards }. Oben: { $top }.
drew-to-pile = { $card }, auf Ablage { $pile }.
recycled =
    Die Ablage ist umgedreht: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } im Talon. Durchgang { $pass }.
reshuffled =
    Die Ablage ist zu einem neuen Talon gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Durchgang { $pass }.
nothing-new-free = Nichts Neues ist frei.
now-free =
    { $count ->
        [one] Jetzt frei: { $cards }, Reihe { $row }.
       *[other] Jetzt frei: { $items }.
    }
matches = { $card } passt { $cards_to }.
matches-none = { $card } passt zu keiner freien Karte.
goes-alone = { $card } kommt allein weg.
it-matches = Passt { $cards_to }.
it-matches-none = Passt zu keiner freien Karte.
it-goes-alone = Geht allein.
points = { $points } Punkte.
stock-now-empty = Der Talon ist jetzt leer.
redeals-left =
    { $count ->
        [0] Das ist der letzte Durchgang.
        [one] Noch ein Durchgang bleibt.
       *[other] Noch { $count } Durchgänge bleiben.
    }
points-and-moves =
    { $points } Punkte, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }.

undone-removal =
    Zurückgenommen: { $cards } { $cards_count ->
        [one] kommt
       *[other] kommen
    } wieder.
undone-draw =
    Zurückgenommen: { $cards } { $cards_count ->
        [one] geht
       *[other] gehen
    } in den Talon zurück.
undone-recycle = Zurückgenommen: Die Ablage liegt wie vor dem Umdrehen.
undone-several = Zurückgenommen: die letzten { $count } Aktionen.
undo-none = Es gibt nichts mehr zurückzunehmen.
undo-only =
    Nur { $count ->
        [one] eine Aktion kann
       *[other] { $count } Aktionen können
    } zurückgenommen werden.

## Das Ende

won = Gewonnen!
won-totals =
    { $points } Punkte, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, { $time }.
won-next = Sag „{ $say_again }“, um es zu wiederholen, „{ $say_new }“ für ein anderes, „{ $say_solution }“, um den kürzesten Weg zu hören.
lost = Es ist kein Zug mehr möglich.
lost-totals =
    { $points } Punkte, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } aus der Pyramide entfernt.
lost-next = Sag „zurück“, um zurückzugehen, „{ $say_new }“ für ein anderes Spiel, „Analyse“, um zu hören, wann der Sieg verspielt war.
game-over-won = Dieses Spiel ist gewonnen. Sag „{ $say_new }“ für ein anderes, „{ $say_again }“, um es zu wiederholen.
game-over-lost = Es ist kein Zug mehr möglich. Sag „zurück“, um zurückzugehen, „{ $say_new }“ für ein anderes Spiel.

## Warum nicht

no-game = Kein Spiel läuft. Sag „{ $say_new }“, um eines zu beginnen.
covered = { $card } wird { $covers_by } verdeckt.
covered-help = Diese Karte wird von einer anderen blockiert: { $card } wird { $covers_by } verdeckt.
refused-covers-partner = { $covers } verdeckt noch { $card }; nach diesen Regeln passt eine Karte nie zu einer, die sie verdeckt.
refused-buried = { $card } liegt innen in der Ablage; nur die oberste Karte zählt.
refused-not-fresh = { $card } passt jetzt nicht zu der Karte darunter auf der Ablage.
refused-not-alone = { $card } geht nicht allein; nenne zwei Karten, die { $target } ergeben.
refused-same-card = Ein Paar braucht zwei verschiedene Karten.
refused-empty-place = Diese Karte ist schon weg.
refused-no-such-place = So einen Platz gibt es auf diesem Tisch nicht.
refused-stock-empty = Der Talon ist leer.
refused-stock-not-empty = Der Talon hat noch Karten zum Ziehen.
refused-waste-empty = Der Talon ist leer, und es gibt keine Ablage zum Umdrehen.
refused-no-redeal = Der Talon ist leer, und kein Durchgang bleibt.
wrong-sum = { $first_rank } und { $second_rank } ergeben { $sum }; ein Paar muss { $target } ergeben.
wrong-sum-help = Die Summe muss { $target } sein: { $first_rank } und { $second_rank } ergeben { $sum }.
stays-selected = { $card } bleibt ausgewählt.
selected = { $card } ist ausgewählt.
unselected = { $card } ist nicht mehr ausgewählt.
not-in-sight = { $card } ist nicht zu sehen.
place-empty = Diese Karte ist schon weg.
name-cards = Welche Karten? Nenne zwei, die { $target } ergeben, etwa „Kreuz zehn und Pik drei“.
no-single-free = Kein { $rank } ist frei.
which-pile = Auf welche Ablage, 1 bis { $count }? Sag „zieh auf“ und ihre Nummer.
which-rank = Welcher Wert? Sag „Partner“ und einen Wert, etwa „Partner neun“.
no-such-row = Die Pyramide hat die Reihen 1 bis { $rows }.
not-your-game = Das ist das Spiel von jemand anderem. Schreib { $slash_new }, um ein eigenes zu spielen.
stale-board = Dieser Tisch war nicht mehr aktuell; jetzt ist er es, wähle bitte noch einmal.
button-unknown = Dieser Knopf ist zu alt. Sag „Tisch“ für neue.
not-understood = Darin habe ich keinen Zug gefunden. Sag „Züge“ für das, was möglich ist, „Hilfe“ für die Befehle.
nothing-asked = Keine Frage ist offen. Sag „Hilfe“ für das, was du sagen kannst.
left-as-it-is = Gut, nichts ändert sich.
no-such-choice = Wähle bitte eine Nummer von 1 bis { $count }.
nothing-to-repeat = Es gibt noch nichts zu wiederholen.
still = Wie zuvor.
still-again = Noch einmal dasselbe.
bad-code-shape = Das ist kein Spielcode; einer sieht aus wie PY1-N-AAAAAAS. Du kannst ein Spiel auch bei seiner Nummer nennen.
bad-code-letter = In diesem Code ist ein Fehler: Seine letzten sieben Zeichen sind A bis Z und 2 bis 7.
bad-code-check = In diesem Code ist ein Fehler: Vergleiche ihn bitte Zeichen für Zeichen mit dem Original.
bad-code-rules = Dieser Code nennt Regeln, die ich nicht kenne; einer sieht aus wie PY1-N-AAAAAAS.
bad-code-number = Spiele haben Nummern von 0 bis 4294967295.
no-such-variant = Ich kenne keine Regeln mit dem Namen { $text }. Sag „Varianten“ für eine Liste.

## Fragen

which-one = Welche meinst du?
which-of-rank = Welche Karte meinst du mit { $rank }?
which-of-rank-with = Welche Karte meinst du mit { $rank }, zusammen { $card_with }?
did-you-mean = Meinst du: { $what }? Sag Ja oder Nein.
would-remove-one = { $card } entfernen
would-remove-pair = { $first } und { $second } entfernen
would-draw = ziehen
would-undo = die letzte Aktion zurücknehmen
would-select = { $card } wählen
would-again = dieselben Karten noch einmal geben
would-deal = ein neues Spiel
would-deal-number = ein neues Spiel, Nummer { $number }
would-deal-text = ein neues Spiel, { $text }
would-command = { $name }

## Der Tisch in Worten

free = Frei: { $cards }.
free-none = Keine Karte der Pyramide ist mehr da.
waste-top = Ablage: { $card }.
waste-empty = Ablage: leer.
waste-pile-top = Ablage { $pile }: { $card }.
waste-pile-empty = Ablage { $pile }: leer.
waste-beneath = Darunter, von oben: { $cards }.
waste-pile-beneath = Unter der obersten von Ablage { $pile }: { $cards }.
stock-count =
    Talon: { $count ->
        [0] leer
        [one] 1 Karte
       *[other] { $count } Karten
    }.
row = Reihe { $row }, von links nach rechts: { $items }.
board-row = Reihe { $row }: { $items }.
row-empty = Reihe { $row } ist leer.
cell-free = { $card }, frei
cell-covered = { $card }, verdeckt
cell-empty = leer
card-is = { $what }.
covered-by = Verdeckt { $covers_by }.
moves =
    { $count ->
        [one] Ein Zug
       *[other] { $count } Züge
    } möglich: { $items }.
moves-none = Jetzt kann nichts entfernt werden.
removal-one = { $card } allein
removal-pair = { $first } { $second_with }
can-draw =
    Du kannst ziehen: Im Talon { $count ->
        [one] ist 1 Karte
       *[other] sind { $count } Karten
    }.
can-recycle = Du kannst die Ablage umdrehen.
rank-goes-alone = Ein { $rank } kommt allein weg.
partners = Partner für { $rank }: { $items }.
partners-none = Für { $rank } ist kein Partner zu sehen: gebraucht wird { $partner }.
item-free = { $what }, frei
item-covered = { $what }, verdeckt
pyramid-left =
    Pyramide: noch { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
playing-time = Spielzeit: { $time }.
cards-removed =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } insgesamt entfernt.
code-and-number = Code { $code }, Spiel Nummer { $number }.
history =
    { $count ->
        [one] Der letzte Zug:
       *[other] Die letzten { $count } Züge, der älteste zuerst:
    }
history-none = Es wurde noch kein Zug gemacht.
changes-none = Nichts hat sich geändert, seit du zuletzt gesprochen hast.
changes =
    Seit du zuletzt gesprochen hast: { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }.

## Die Regeln erklärt

rules-title = Regeln der Variante { $name }, Kürzel { $token }.
rules-dealt =
    { $pyramid } Karten liegen offen in einer Pyramide aus { $rows } Reihen, aus { $decks ->
        [one] einem Blatt
       *[other] { $decks } Blättern
    } mit { $cards } Karten insgesamt; die anderen { $stock } sind der Talon, und die Ablage ist leer.
rules-dealt-opened =
    { $pyramid } Karten liegen offen in einer Pyramide aus { $rows } Reihen, aus { $decks ->
        [one] einem Blatt
       *[other] { $decks } Blättern
    } mit { $cards } Karten insgesamt; eine Karte liegt offen auf der Ablage, und { $stock } sind der Talon.
rules-free = Eine Karte der Pyramide ist frei, wenn die zwei Karten weg sind, die sie verdecken; die oberste der Ablage ist auch frei.
rules-pairs = Nimm zwei freie Karten weg, die zusammen { $target } ergeben; Farben zählen nicht.
rules-values =
    { $ranks ->
        [13] Ein Ass zählt 1, ein Bube 11, eine Dame 12; ein König ist 13 und kommt allein weg.
        [12] Karten zählen ihre Zahl, eine Sota 10, ein Caballo 11; ein Rey ist 12 und kommt allein weg, und zwei Sechsen sind ein Paar.
       *[other] Karten zählen ihre Zahl; eine mit { $target } kommt allein weg.
    }
rules-fresh-pair = Eine eben gezogene Karte passt auch zu der Karte gleich darunter auf der Ablage, bis zum nächsten Ziehen.
rules-no-fresh-pair = Eine gezogene Karte passt nicht zu der Karte darunter auf der Ablage.
rules-cover-pair = Eine Karte kann mit der einzigen Karte gehen, die sie noch verdeckt.
rules-no-cover-pair = Eine Karte passt nie zu einer Karte, die sie verdeckt.
rules-draw =
    { $count ->
        [one] Du ziehst eine Karte auf einmal, wann immer du willst.
       *[other] Du ziehst { $count } Karten auf einmal; nur die oberste zählt, die darunter, sobald sie frei werden.
    }
rules-wastes = Es gibt { $count } Ablagen: Du wählst eine für jede gezogene Karte, und auch die obersten untereinander können ein Paar sein.
rules-redeals-unlimited = Wenn der Talon leer ist, wird die Ablage in gleicher Folge umgedreht, sooft du willst.
rules-redeals-none = Der Talon wird einmal durchgespielt; die Ablage wird nicht umgedreht.
rules-redeals =
    Wenn der Talon leer ist, darf die Ablage in gleicher Folge umgedreht werden, { $count ->
        [one] einmal
        [2] zweimal
       *[other] { $count } Mal
    }.
rules-redeals-reshuffled =
    Wenn der Talon leer ist, darf die Ablage zu einem neuen Talon gemischt werden, { $count ->
        [one] einmal
        [2] zweimal
       *[other] { $count } Mal
    }; die Folge bestimmt der Code des Spiels.
rules-goal-relaxed = Du gewinnst, wenn die Pyramide weg ist, was auch immer sonst noch liegt.
rules-goal-strict = Du gewinnst, wenn alle Karten weg sind: Pyramide, Talon und Ablage.
rules-lost-limited = Du verlierst, wenn nichts entfernt werden kann, der Talon leer ist und kein Durchgang bleibt.
rules-lost-unlimited = Das Spiel endet ohne Gewinn nur, wenn Talon und Ablage leer sind und nichts entfernt werden kann.
rules-score = Jede Karte aus der Pyramide gibt 10 Punkte, höchstens { $most }; Ziehen kostet nichts.
rules-as-app = Das sind die Regeln von Pyramide.
rules-differ = Was anders ist als nach den Regeln von Pyramide: { $items }.
differs-size =
    eine Pyramide aus { $rows } Reihen mit { $decks ->
        [one] einem Blatt
       *[other] { $decks } Blättern
    }
differs-deck = ein Blatt mit { $cards } Karten, in dem Paare { $target } ergeben
differs-opening = eine leere Ablage am Anfang
differs-draw = { $count } Karten auf einmal gezogen
differs-wastes = { $count } Ablagen zur Wahl
differs-passes = { $passes } durch den Talon
differs-passes-reshuffled = { $passes } durch den Talon, jedes Mal gemischt
differs-goal = alle Karten müssen weg
differs-fresh-pair = eine gezogene Karte passt zu der Karte darunter auf der Ablage
differs-cover-pair = eine Karte passt zu der einzigen Karte, die sie verdeckt
no-such-topic = Zu { $text } habe ich keine Hilfe.
variants-intro = Das sind die Varianten.
variant-item = { $token }, { $name }: { $items }.
variant-item-app = { $token }, { $name }: eine offene Karte auf der Ablage und beliebig viele Durchgänge.
variants-start = Sag „{ $say_new }“ und einen Namen oder ein Kürzel, um eine zu beginnen, etwa „neu streng“, und „Regeln“ mit dem Namen, um mehr zu hören.

tip-1 = Nimm Könige, sobald sie frei sind: Sie brauchen keinen Partner und liegen nur im Weg.
tip-2 = Bevor du ein Paar nimmst, sieh nach, ob eine seiner Karten einen anderen Partner hat; nimm zuerst die, die keinen hat.
tip-3 = Arbeite die unterste Reihe von außen nach innen ab, damit die Karten darüber früh frei werden.
tip-4 = Wenn die Karte, die du brauchst, tief liegt, denk daran, was der Talon bringt, bevor du ihren Partner anderswo verwendest.
tip-5 = Wenn nur die Pyramide zählt, lass Karten ruhig auf die Ablage gehen; wenn jede Karte zählt, kann jede liegen gelassene das Spiel kosten.

glossary-pyramid = Pyramide: das Dreieck offener Karten, eine in Reihe 1, zwei in Reihe 2 und so weiter.
glossary-free = Frei: eine Karte, die nichts verdeckt, sodass sie gespielt werden kann.
glossary-stock = Talon: die verdeckten Karten, von denen du ziehst.
glossary-waste = Ablage: der offene Stapel gezogener Karten; nur die oberste zählt.
glossary-pass = Durchgang: einmal durch den Talon; mit dem Umdrehen beginnt der nächste.
glossary-foundation = Zielstapel: wo entfernte Karten liegen; von dort kommt nichts zurück, außer beim Zurücknehmen.
glossary-pair = Paar: zwei freie Karten, die zusammen die Summe ergeben.
glossary-deal = Spiel: wie die Karten am Anfang liegen; jedes hat eine Nummer.
glossary-code = Code: das Spiel und seine Regeln in wenigen Zeichen, wie PY1-N-AAAAAAS, damit andere dieselben Karten spielen können.

## Hilfe

help = Nenne zwei Karten, um sie wegzunehmen, etwa „Kreuz zehn und Pik drei“; sag „König“ für einen König, „ziehen“ für die nächste Karte, „zurück“, um zurückzugehen. „Frei“, „Züge“ und „Tisch“ sagen, was wo liegt. Sag „Hilfe“ mit Züge, Tisch, Spiele, Varianten, Einstellungen, Gruppen oder Stimme, um mehr zu hören.
help-in-group = In einer Gruppe höre ich Befehle mit Schrägstrich, etwa { $slash_pair } Kreuz 10 Pik 3, und Antworten auf meine Nachrichten.
help-command = { $what }.
help-topic-moves = „Kreuz zehn Pik drei“ entfernt ein Paar, „König“ einen König, „ziehen“ zieht oder dreht die Ablage um, „zurück“ oder „zurück drei“ nimmt zurück. Der Name einer Karte wählt sie aus. „Züge“ zählt auf, was entfernt werden kann, „Tipp“ schlägt einen vor.
help-topic-table = „Tisch“ sagt alle Reihen, „Reihe sechs“ eine Reihe, „{ $say_free }“ die freien Karten, „Ablage“ und „Talon“, was dort liegt, „wo ist das Karo Ass“ eine Karte, „Partner neun“, was zu einer Neun passt, „Stand“, wie du stehst.
help-topic-games = „Neu“ gibt zufällig, „neu zwei“ Spiel Nummer zwei, „{ $say_new }“ mit einem Code genau dieses, „neu streng“ eine Variante; „{ $say_again }“ gibt dieselben Karten, „Code“ sagt den Code zum Weitergeben.
help-topic-variants = „Varianten“ sagt alle Regeln in je einer Zeile, „Regeln“ erklärt die deines Spiels, „Regeln streng“ andere, „Strategie“ gibt Ratschläge, „Glossar“ erklärt die Wörter.
help-topic-settings = „Text an“ lässt Bilder weg, „{ $say_brief }“, „{ $say_normal }“ und „{ $say_detailed }“ bestimmen, wie viel ich sage, „Sprache en“ wechselt die Sprache, „Thema“ das Aussehen, „Einstellungen“ sagt, was eingestellt ist.
help-topic-groups = Eine Gruppe spielt ein Spiel zusammen: Jeder darf ziehen. Dort höre ich Befehle mit Schrägstrich und Antworten auf meine Nachrichten; Knöpfe gelten für alle. „{ $slash_challenge }“ gibt allen dieselben Karten, „{ $slash_daily }“ die des Tages; „{ $slash_standings }“ sagt, wie es steht, und „{ $slash_top }“, wer der Beste ist.
help-topic-speech = Sprich einen Zug als Sprachnachricht, etwa „Paar Kreuz zehn und Pik drei“; was ich nicht sicher weiß, lese ich erst vor, und „zurück“ nimmt zurück.

help-new = Ein neues Spiel, auch nach Nummer, Code oder Variante
help-pair = Zwei Karten wegnehmen, die 13 ergeben
help-king = Einen König wegnehmen
help-draw = Ziehen, oder die Ablage umdrehen
help-undo = Die letzte Aktion zurücknehmen, oder mehrere
help-again = Dasselbe Spiel noch einmal
help-cancel = Eine Frage unbeantwortet lassen
help-board = Den ganzen Tisch hören, Reihe für Reihe
help-free = Die freien Karten hören
help-row = Eine Reihe hören
help-card = Hören, wo eine Karte liegt und was sie verdeckt
help-waste = Hören, was auf der Ablage liegt
help-stock = Hören, wie viele Karten der Talon hat
help-moves = Hören, was entfernt werden kann
help-partners = Hören, wo Karten liegen, die zu einem Wert passen
help-status = Punkte, Züge und den Rest hören
help-score = Die Punkte hören
help-code = Den Code des Spiels hören
help-changes = Hören, was sich geändert hat, seit du sprachst
help-history = Die letzten Züge hören
help-repeat = Die letzte Antwort noch einmal hören
help-help = Wie man spielt und was man sagt
help-rules = Die Regeln dieses Spiels oder einer Variante hören
help-variants = Alle Varianten hören
help-tips = Ratschläge hören
help-glossary = Hören, was die Wörter bedeuten
help-hint = Einen guten Zug hören
help-exact = Einen Zug hören, der die verdeckten Karten kennt
help-verdict = Hören, ob das Spiel noch zu gewinnen ist
help-par = Hören, mit wie wenigen Zügen man gewinnt
help-solution = Den kürzesten Weg hören, nach dem Ende
help-analysis = Hören, wann der Sieg verspielt war
help-start = Den Bot starten, oder ein Spiel über seinen Link
help-lang = Die Sprache wechseln
help-text = Nur Text, oder Bilder mit Knöpfen
help-brief = Nur das Nötigste hören
help-normal = Das Übliche hören
help-detailed = Alles hören
help-errors = Fehler ausführlich oder kurz erklären
help-coach = Sofort erfahren, wenn kein Gewinn mehr möglich ist
help-theme = Das Aussehen des Tisches wechseln
help-voice = Antworten auch als Sprachnachrichten hören
help-settings = Hören, was eingestellt ist
help-privacy = Hören, was über dich gespeichert ist
help-forget = Deine Daten löschen lassen

## Einstellungen

which-language = Sprachen: { $items }. Sag „Sprache“ und ein Kürzel, etwa „Sprache en“.
language-item = { $name }, { $code }
language-set = Jetzt spreche ich Deutsch.
on-or-off = Sag bitte „an“ oder „aus“.
text-on = Ab jetzt nur Text. Sag „Text aus“ für Bilder mit Knöpfen.
text-off = Ab jetzt Bilder mit Knöpfen.
level-brief = Ich sage nur das Nötigste.
level-normal = Ich sage das Übliche.
level-detailed = Ich sage alles.
errors-on = Fehler werden ausführlich erklärt.
errors-off = Fehler werden kurz erklärt.
coach-on = Ich sage dir sofort, wenn kein Gewinn mehr möglich ist.
coach-off = Ich sage dir nicht, wenn kein Gewinn mehr möglich ist, außer du fragst.
voice-on = Ich antworte auch mit Sprachnachrichten.
voice-off = Ich antworte nur schriftlich.
voice-unavailable = Sprachnachrichten sind bei diesem Bot nicht eingerichtet; schreib bitte.
voice-busy = Ich höre noch andere Nachrichten; versuch es gleich noch einmal, oder schreib.
voice-too-long = Diese Nachricht ist zu lang; bleib bitte unter 15 Sekunden.
voice-not-understood = In dieser Nachricht habe ich keinen Befehl erkannt. Sag „Hilfe“ für das, was du sagen kannst.
which-theme = Themen: { $items }. Jetzt: { $now }. Sag „Thema“ und einen Namen.
theme-item = { $name }
theme-set = Der Tisch wird jetzt mit dem Thema { $name } gezeichnet.
setting-language = Sprache: { $name }; zu ändern mit „Sprache“.
setting-text-on = Nur Text; zu ändern mit „Text aus“.
setting-text-off = Bilder mit Knöpfen; zu ändern mit „Text an“.
setting-level-brief = Stufe: kurz; zu ändern mit „{ $say_normal }“ oder „{ $say_detailed }“.
setting-level-normal = Stufe: normal; zu ändern mit „{ $say_brief }“ oder „{ $say_detailed }“.
setting-level-detailed = Stufe: ausführlich; zu ändern mit „{ $say_brief }“ oder „{ $say_normal }“.
setting-errors-on = Fehler werden ausführlich erklärt; zu ändern mit „Fehler aus“.
setting-errors-off = Fehler werden kurz erklärt; zu ändern mit „Fehler an“.
setting-coach-on = Trainer: an; zu ändern mit „Trainer aus“.
setting-coach-off = Trainer: aus; zu ändern mit „Trainer an“.
setting-voice-on = Sprachantworten: an; zu ändern mit „Stimme aus“.
setting-voice-off = Sprachantworten: aus; zu ändern mit „Stimme an“.
setting-theme = Thema: { $name }; zu ändern mit „Thema“.
privacy = Ich speichere deinen Namen und deine Sprache, deine Spiele, deine Einstellungen und die Statistik deiner Ergebnisse, und sonst nichts von dem, was du schreibst. Sag „vergiss mich“, um alles löschen zu lassen.
forget-ask = Das löscht deine Spiele, Einstellungen und Ergebnisse für immer. Sag Ja, um sie zu löschen, Nein, um sie zu behalten.
forget-nobody = Über dich speichere ich nichts: Du schreibst ohne eigenen Namen.
forgotten = Alles über dich ist gelöscht.

## Knöpfe, Bildtexte und Bilder

button-draw = Ziehen
button-recycle = Umdrehen
button-stock-empty = Talon leer
button-waste = Ablage
button-under = Darunter
button-undo = Zurück
button-hint = Tipp
button-new = Neu geben
button-again = Von vorn
button-analysis = Analyse
button-yes = Ja
button-no = Nein
picture-score = Punkte
picture-moves = Züge
picture-deal = Spiel
picture-stock = Talon
picture-waste = Ablage
picture-passes =
    { $count ->
        [0] letzter Durchgang
        [one] noch 1 Durchgang
       *[other] noch { $count } Durchgänge
    }
picture-won = Gewonnen!
picture-lost = Kein Zug möglich
too-fast = Zu viele Nachrichten auf einmal: Warte bitte ein paar Sekunden.
went-wrong = Hier ist etwas schiefgegangen; dein Spiel ist sicher. Fehlernummer { $number }.
bot-description = Pyramiden-Patience. Nimm Paare von Karten weg, die 13 ergeben, und räume die Pyramide ab: mit Knöpfen, mit Worten oder mit der Stimme.
bot-short = Pyramiden-Patience, allein oder in der Gruppe.

## Das Terminal

terminal-greeting = Pyramide, die Pyramiden-Patience. Schreib einen Befehl, „Hilfe“ für Hilfe, „Ende“ zum Verlassen.
terminal-goodbye = Bis bald. Dein Spiel wartet auf dich.
terminal-quit-words = ende, schluss, quit, exit

## Der Begleiter eines ersten Spiels

guide-1 = Nenne zum Anfang zwei freie Karten, die { $target } ergeben, oder tippe sie an; ein König kommt allein weg.
guide-2 = Wenn nichts passt, sag „ziehen“: Die oberste der Ablage zählt als freie Karte.
guide-3 = Einen Zug, den du bereust, nimmt „zurück“ zurück.
guide-4 = Frag „Züge“ nach dem, was möglich ist, „Tipp“ nach einem guten Zug, „wo ist“ und eine Karte, um sie zu finden.
guide-5 = Mehr erkläre ich nicht ungefragt; sag jederzeit „Hilfe“, „Regeln“ für die Regeln.
guide-on = Ich begleite dich mit einem Satz pro Zug.
guide-off = Ich begleite dich nicht mehr.
help-guide = Sich durch ein erstes Spiel begleiten lassen, oder nicht

## Der exakte Löser

thinking = Ich denke noch nach; die Antwort kommt, sobald ich sie habe.
thinking-outdated = Der Tisch hat sich inzwischen geändert; frag bitte noch einmal.
thinking-given-up = Ich konnte das nicht rechtzeitig herausfinden; frag bitte später im Spiel noch einmal.
no-thinker = Der Löser läuft hier nicht.
hint-one = Nimm { $card_acc } weg.
hint-pair = Nimm { $first_acc } und { $second_acc } weg.
hint-opens = Das macht { $cards_acc } frei.
hint-draw =
    { $count ->
        [one] Zieh.
       *[other] Zieh { $count }-mal.
    }
hint-draw-to-pile = Zieh auf Ablage { $pile }.
hint-draw-for-one =
    { $count ->
        [one] Zieh, dann nimm { $card_acc } weg.
       *[other] Zieh { $count }-mal, dann nimm { $card_acc } weg.
    }
hint-draw-for-pair =
    { $count ->
        [one] Zieh, dann nimm { $first_acc } und { $second_acc } weg.
       *[other] Zieh { $count }-mal, dann nimm { $first_acc } und { $second_acc } weg.
    }
hint-known-win = So bleibt ein Gewinn möglich.
hint-known-loss = Ein Gewinn ist nicht mehr möglich; so gehen die meisten Karten weg.
hint-known-unknown = Ich konnte nicht beweisen, dass das gewinnt.
hint-share =
    { $wins ->
        [0] Bei keiner von { $samples } möglichen Reihenfolgen der verdeckten Karten gewinnt das.
       *[other] Das gewinnt bei etwa { $wins } von { $samples } möglichen Reihenfolgen der verdeckten Karten.
    }
hint-exact = Dieser Tipp kennt die verdeckten Karten.
hint-nothing = Keine Karte kann mehr entfernt werden. Sag „zurück“, um zurückzugehen, „{ $say_new }“ für ein anderes Spiel.
verdict-win = Ja, dieses Spiel ist noch zu gewinnen.
verdict-loss = Nein, dieses Spiel ist nicht mehr zu gewinnen.
verdict-unknown = Ich weiß es nicht: Die Suche kam nicht zu Ende.
par =
    { $moves ->
        [one] Par für dieses Spiel ist 1 Zug.
       *[other] Par für dieses Spiel sind { $moves } Züge.
    }
par-best =
    { $moves ->
        [one] Der kürzeste Gewinn, den ich kenne, braucht 1 Zug; ein kürzerer ist nicht ausgeschlossen.
       *[other] Der kürzeste Gewinn, den ich kenne, braucht { $moves } Züge; ein kürzerer ist nicht ausgeschlossen.
    }
par-never = Dieses Spiel ist nicht zu gewinnen.
par-unknown = Ich weiß nicht, ob dieses Spiel zu gewinnen ist.
solution-later = Die Lösung gibt es nach dem Ende. Sag „Tipp“ für einen Zug.
line-draws =
    { $count ->
        [one] Zieh.
       *[other] Zieh { $count }-mal.
    }
analysis-won = Du hast gewonnen: Der Sieg war nie verspielt.
analysis-win = Dieses Spiel ist noch zu gewinnen.
analysis-loss = Der Sieg ist verspielt, aber ich konnte nicht herausfinden, seit wann.
analysis-never = Dieses Spiel war nie zu gewinnen.
analysis-unknown = Ich konnte das nicht herausfinden: Die Suche kam nicht zu Ende.
analysis-lost-at = Mit Zug { $number } war der Sieg verspielt: { $move }
no-winnable-found = Ich habe kein Spiel gefunden, das sicher zu gewinnen ist; versuch es bitte noch einmal.
can-be-won = Es ist zu gewinnen.
coach-lost = Mit diesem Zug ist kein Gewinn mehr möglich. Sag „zurück“, um ihn zurückzunehmen.

## Ärger

database-trouble = Das Spiel lässt sich im Moment nicht speichern; nichts hat sich geändert, versuch es bitte später noch einmal. Fehlernummer { $number }.

## Sprachnachrichten

heard = Ich habe gehört: { $text }.
which-speed = Ich spreche { $now } Wörter in der Minute. Sag „Tempo“ und eine Zahl von { $least } bis { $most }.
speed-set = Ich spreche jetzt { $speed } Wörter in der Minute.
help-speed = Das Tempo der Sprachantworten ändern
