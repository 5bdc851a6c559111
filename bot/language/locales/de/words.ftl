## Commands of reading without eyes, as help names them.
help-redo = Zurückgenommenes wieder spielen
help-go = Die Karte am Lesezeiger hören oder ihn bewegen: links, rechts, oben links, oben rechts, unten links, unten rechts
help-frees = Hören, was eine Karte oder ein Paar frei macht
help-needs = Hören, was weg muss, damit eine Karte frei wird
help-seen = Die Ablage als Liste hören, und was vom Talon schon zu sehen war
help-continue = Hören, wo du im Spiel bist
help-rest = Den Rest einer langen Antwort hören

## Zahlen, die hier nicht gelten
number-zero = Null ist zu wenig: Sag eins oder mehr.
number-sign = Hier hat eine Zahl kein Vorzeichen: Sag sie ohne Minus.
number-point = Hier gelten nur ganze Zahlen.
draws-too-many = Das ist zu viel auf einmal: höchstens { $most } Züge vom Talon.

## Mehrere Aktionen auf einmal
passed-cards = Vorbeigekommen: { $cards }.
passed-number =
    { $count ->
        [one] 1 Karte kam vorbei.
       *[other] { $count } Karten kamen vorbei.
    }
turned-over =
    { $count ->
        [one] Die Ablage wurde umgedreht.
       *[other] Die Ablage wurde { $count }-mal umgedreht.
    }
came-up = Jetzt { $card_the }.
no-draw-possible = Es ist nichts mehr zu ziehen.
until-nothing-fits = Nichts, was kommt, passt noch; ich habe nicht gezogen.
until-never-comes = In diesem Durchgang kommt keine Karte mit dem Wert { $rank }; ich habe nicht gezogen.
redone = Wieder gespielt.
redone-several =
    { $count ->
        [one] 1 Aktion wieder gespielt.
       *[other] { $count } Aktionen wieder gespielt.
    }
redo-none = Es gibt nichts wiederherzustellen.
redo-only =
    { $count ->
        [one] Nur 1 Aktion lässt sich wiederherstellen.
       *[other] Nur { $count } Aktionen lassen sich wiederherstellen.
    }
steps-stopped = Hier habe ich aufgehört.
step-not-understood = Den nächsten Teil habe ich nicht verstanden.

## Lesen ohne Augen
it-is-free = Frei.
it-covers = Bedeckt { $cards_acc }.
cursor-empty = Reihe { $row }, Platz { $place }: leer.
cursor-edge = Die Pyramide endet hier.
frees = Ohne { $cards_acc } wird frei: { $opens }.
frees-nothing = Ohne { $cards_acc } wird nichts frei.
is-free-already = { $card_the } ist frei.
needs =
    { $count ->
        [one] Für { $card_acc } muss eine Karte weg: { $cards }.
       *[other] Für { $card_acc } müssen { $count } Karten weg: { $cards }.
    }
seen-waste =
    { $count ->
        [one] Ablage, 1 Karte: { $cards }.
       *[other] Ablage von oben, { $count } Karten: { $cards }.
    }
seen-pile =
    { $count ->
        [one] Ablage { $pile }, 1 Karte: { $cards }.
       *[other] Ablage { $pile } von oben, { $count } Karten: { $cards }.
    }
seen-stock = Noch im Talon, wie schon gesehen: { $cards }.
seen-nothing = Noch war keine Karte zu sehen.
where-rank = Karten mit dem Wert { $rank }: { $items }.
deep-in-waste =
    { $count ->
        [one] { $card_the } liegt in der Ablage unter 1 Karte.
       *[other] { $card_the } liegt in der Ablage unter { $count } Karten.
    }
again-in-stock =
    { $count ->
        [one] { $card_the } ist im Talon, die nächste Karte.
       *[other] { $card_the } ist im Talon, in { $count } Karten.
    }
more-to-come = Sag „mehr“ für den Rest.
nothing-more = Das war alles.
cell-plain = { $card }

## Ja und nein
whether-yes = Ja.
whether-no = Nein.
whether-free = Ja, { $card_the } ist frei.
whether-free-cards =
    { $count ->
        [one] Ja, { $cards } ist frei.
       *[other] Ja, { $cards } sind frei.
    }
whether-no-free-rank = Nein, keine Karte mit dem Wert { $rank } ist frei.
whether-draw =
    { $count ->
        [one] Ja, im Talon ist 1 Karte.
       *[other] Ja, im Talon sind { $count } Karten.
    }
whether-recycle = Ja: Der Talon ist leer, „ziehen“ dreht die Ablage um.
whether-undo-yes = Ja, „zurück“ nimmt die letzte Aktion zurück.
whether-undo-no = Nein, es gibt nichts zurückzunehmen.
whether-redo-yes = Ja, „wiederherstellen“ spielt sie wieder.
whether-redo-no = Nein, es wurde nichts zurückgenommen.

## Zwei Worte, und was nicht verstanden wurde
talk-thanks = Gern geschehen.
talk-bye = Auf Wiedersehen. Dein Spiel wartet hier.
talk-hello = Hallo. Sag „neues Spiel“, um zu spielen, „Hilfe“ für die Befehle.
no-such-command = Diesen Befehl habe ich nicht. Sag „Hilfe“ für die, die ich habe.
understood-card = Ich habe { $card_acc } verstanden, aber nicht, was damit geschehen soll. Sag „wo ist { $card_the }“, oder nenn auch den Partner.
understood-command = Verstanden habe ich nur { $name }: { $what }. Sag das allein, oder „Hilfe“ für mehr.
