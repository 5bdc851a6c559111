# Dieselben Tatsachen für Leute, die schauen und tippen: `eye-<Name>` steht neben einem Bild
# anstelle von `<Name>`. Eine kurze Zeile; Karten wie auf den Knöpfen; nie „sag“.
# $cards_choice ist eine Liste mit „oder“. Ein leerer Text wird nicht gesagt.

## Ein Spiel beginnt

eye-new-game = Neu gegeben. Viel Glück!
eye-can-be-won = Dieses Spiel ist zu gewinnen.

## Was ein Zug bewirkt hat

eye-removed-one = { $card_label } ist weg.
eye-removed-pair = { $first_label } und { $second_label } sind weg.
eye-recycled = Durchgang { $pass }: Die Ablage ist umgedreht.
eye-reshuffled = Durchgang { $pass }: Die Ablage ist gemischt.
eye-now-free =
    { $count ->
        [one] { $cards_label } ist jetzt frei.
       *[other] { $cards_label } sind jetzt frei.
    }
eye-matches = { $card_label } passt zu { $cards_choice }.
eye-matches-none = { $card_label } passt zu keiner freien Karte.
eye-goes-alone = { $card_label } kommt allein weg.
eye-it-matches = { $card_label } passt zu { $cards_choice }.
eye-it-matches-none = { $card_label } passt zu keiner freien Karte.
eye-it-goes-alone = { $card_label } kommt allein weg.
eye-undone-removal =
    { $cards_count ->
        [one] { $cards_label } ist zurück.
       *[other] { $cards_label } sind zurück.
    }
eye-undone-draw =
    { $cards_count ->
        [one] { $cards_label } liegt wieder im Talon.
       *[other] { $cards_label } liegen wieder im Talon.
    }
eye-undone-recycle = Die Ablage liegt wieder wie zuvor.
eye-undone-several = Die letzten { $count } Aktionen sind zurückgenommen.
eye-selected = { "" }
eye-unselected = { $card_label } ist nicht mehr gewählt.

## Warum nicht

eye-covered = { $card_label } liegt unter { $covers_label }.
eye-covered-help = { $card_label } liegt unter { $covers_label }.
eye-refused-covers-partner = { $covers_label } liegt noch auf { $card_label }: Nach diesen Regeln passen sie nie zusammen.
eye-refused-buried = { $card_label } liegt in der Ablage; nur die oberste Karte zählt.
eye-refused-not-fresh = { $card_label } passt jetzt nicht zur Karte darunter.
eye-refused-not-alone = { $card_label } kommt nicht allein weg: Tippe eine zweite Karte an.
eye-wrong-sum = { $first_rank } und { $second_rank } sind { $sum }, nicht { $target }.
eye-wrong-sum-help = { $first_rank } und { $second_rank } sind { $sum }; ein Paar muss { $target } ergeben.
eye-not-in-sight = { $card_label } ist nicht zu sehen.
eye-name-cards = Tippe zwei Karten an, die { $target } ergeben.
eye-which-pile = Wähle eine Ablage, 1 bis { $count }.
eye-which-rank = Schreib auch einen Wert: { $slash_partners } 9.
eye-no-game = Es läuft kein Spiel: { $slash_new } beginnt eines.
eye-not-your-game = Dieses Spiel gehört jemand anderem. { $slash_new } beginnt eines für dich.
eye-button-unknown = Dieser Knopf ist zu alt: { $slash_menu } zeigt neue.
eye-not-understood = Das ist kein Zug, den ich kenne. Tippe zwei Karten an oder sieh { $slash_menu }.
eye-nothing-asked = Es ist keine Frage offen.
eye-game-over-won = Dieses Spiel ist gewonnen.
eye-game-over-lost = Es ist kein Zug mehr möglich.
eye-did-you-mean = Meintest du: { $what }?
eye-ask-leave-game =
    Es läuft ein Spiel mit { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }. Für ein neues verlassen?
eye-forget-ask = Deine Spiele, Einstellungen und Ergebnisse werden für immer gelöscht. Löschen?

## Das Ende, und was man weiß

eye-lost = Es ist kein Zug mehr möglich.
eye-free = Frei: { $cards_label }.
eye-waste-top = Ablage: { $card_label }.
eye-hint-one = { $card_label } kann weg.
eye-hint-pair = { $first_label } passt zu { $second_label }.
eye-hint-opens = Das macht { $cards_label } frei.
eye-hint-draw-for-one =
    { $count ->
        [one] Zieh: { $card_label } kommt und darf allein weg.
       *[other] Zieh { $count }-mal: { $card_label } kommt und darf allein weg.
    }
eye-hint-draw-for-pair =
    { $count ->
        [one] Zieh: Dann passt { $first_label } zu { $second_label }.
       *[other] Zieh { $count }-mal: Dann passt { $first_label } zu { $second_label }.
    }
eye-hint-nothing = Es kann nichts mehr weg: Nimm zurück oder gib neu.
eye-coach-lost = Mit diesem Zug war der Sieg verspielt. Zurück nimmt ihn zurück.
eye-solution-later = Die Lösung kommt nach dem Ende; der Tipp zeigt einen Zug.
eye-voice-not-understood = In dieser Nachricht habe ich keinen Zug gehört.
eye-on-or-off = Schreib bitte an oder aus.

## Der Begleiter im ersten Spiel

eye-guide-1 = Tippe zwei freie Karten an, die { $target } ergeben.
eye-guide-2 = Passt nichts? Zieh: Auch die oberste Karte der Ablage ist frei.
eye-guide-3 = Zurück nimmt einen Zug zurück.
eye-guide-4 = Tipp zeigt einen guten Zug.
eye-guide-5 = Mehr hat die Regeln, Einstellungen und andere Spiele.

## Einstellungen, Wettkämpfe und der Rest
eye-no-such-variant = Ich kenne keine Regeln namens { $text }. { $slash_variants } zeigt alle.
eye-level-brief = Für das Spiel nach Gehör: Es wird nur das Wichtige gesagt.
eye-level-normal = Für das Spiel nach Gehör: Es wird das Übliche gesagt.
eye-level-detailed = Für das Spiel nach Gehör: Es wird alles gesagt.
eye-privacy = Ich behalte Namen und Sprache, deine Spiele, Einstellungen und Ergebnisse, und sonst nichts von dem, was du schreibst. { $slash_forget } löscht alles.
eye-which-speed = Gesprochene Antworten: { $now } Wörter je Minute. { $slash_speed } und eine Zahl von { $least } bis { $most } ändert das.
eye-groups-only = Wettkämpfe werden in Gruppen gespielt: Füg mich zu einer hinzu und schreib dort { $slash_challenge }.
eye-ask-next-hand = Spiel { $hand } ist nicht zu Ende. So stehen lassen und zum nächsten gehen?
eye-no-contest = Hier gibt es keinen Wettkampf. { $slash_challenge } in einer Gruppe ruft einen aus.
eye-counted-hand = 
    Spiel { $hand } von { $hands } zählt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } weg. { $slash_hand } geht weiter.
eye-counted-last-hand = 
    Das letzte Spiel zählt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } weg. { $slash_standings } zeigt den Stand.
eye-standings-page = Seite { $page } von { $pages }, { $count } Spieler. { $slash_standings } { $next } zeigt die nächste.
eye-standings-again = { $slash_challenge } ruft den nächsten aus.
eye-morning-when = Schreib { $slash_morning } 8:30 für eine Uhrzeit, oder { $slash_morning } off.
eye-top-ask = { $slash_top } Woche, { $slash_top } Monat, { $slash_top } immer, oder { $slash_top } mit einem Code; { $slash_top } off lässt dich weg.
eye-top-off = Ab jetzt stehst du nicht mehr in Bestenlisten. { $slash_top } on bringt dich zurück.
eye-top-where = Hier geht { $slash_top } mit dem Code eines Spiels; { $slash_top } allein in einer Gruppe.
eye-which-theme = Wie soll das Spielfeld aussehen?
eye-theme-options = { "" }
eye-solution-steps = 
    { $steps ->
        [one] Es ist ein Schritt.
       *[other] Es sind { $steps } Schritte.
    }
eye-setting-morning-on = Das Spiel des Tages kommt jeden Morgen hierher, das nächste Mal { $when }.
eye-setting-morning-off = Das Spiel des Tages kommt nicht von selbst hierher.
eye-number-zero = Null ist hier zu wenig.
eye-number-sign = Hier hat eine Zahl kein Vorzeichen.
eye-more-to-come = Das ist noch nicht alles.
eye-talk-hello = Hallo. { $slash_new } teilt die Karten aus.
eye-no-such-command = Diesen Befehl gibt es nicht; { $slash_help } nennt die, die es gibt.
eye-understood-card = { $card }: tippe die Karte auf dem Tisch an.
eye-understood-command = Verstanden habe ich nur { $name }: { $what }.
