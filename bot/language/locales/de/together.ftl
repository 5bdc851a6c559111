# Was der Bot auf Deutsch sagt, wenn zusammen gespielt wird: Herausforderungen, Spiel des
# Tages, Bestenlisten, Statistik. In Listen von Namen steht $items mit Kommas.

## Wer und wann

name = { $name }
moment-today = heute um { $time } ({ $zone })
moment-tomorrow = morgen um { $time } ({ $zone })
moment-date = am { $day }. { $month } um { $time } ({ $zone })
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
zone-now = Die Zeitzone hier ist { $zone }. Ändern lässt sie sich mit „{ $slash_zone }“ und einer Stadt, etwa „{ $slash_zone } Rome“.
zone-set = Die Zeitzone hier ist jetzt { $zone }; es ist { $now } Uhr.
zone-ask = Zeiten sind hier in UTC; { $slash_zone } und eine Stadt stellt eure ein.
no-such-zone = Ich kenne keine Zeitzone namens { $text }; versuch es mit einer großen Stadt, etwa „{ $slash_zone } Rome“.
bad-span = Eine Herausforderung dauert von 5 Minuten bis 31 Tage, etwa „30 Minuten“, „2 Stunden“ oder „3 Tage“.

## Eine Herausforderung ausrufen

groups-only = Herausforderungen spielt man in Gruppen: Füge mich zu einer hinzu und sag dort „{ $slash_challenge }“.
person-only = Dafür braucht es eine Person: Schreib bitte unter deinem eigenen Namen.
play-in-private = Alle spielen für sich: Öffne den Link in einem privaten Chat mit mir.
bad-hands = Eine Serie hat 2 bis { $most } Spiele, etwa „{ $slash_series } 3“.
card-challenge = { $host } fordert heraus: Alle spielen dieselben Karten, jeder für sich.
card-challenge-open = Eine Herausforderung: Alle spielen dieselben Karten, jeder für sich.
card-duel = Ein Duell: { $host } gegen { $invited }, dieselben Karten für beide.
card-duel-open = Ein Duell: { $host } gegen den, der zuerst kommt, dieselben Karten für beide.
card-series = { $host } ruft eine Serie von { $hands } Spielen aus: Die entfernten Karten in allen zählen.
card-series-open = Eine Serie von { $hands } Spielen: Die entfernten Karten in allen zählen.
card-daily = Das Spiel des Tages: Jeder spielt es für sich, auf der ganzen Welt dasselbe.
card-code = Spiel Nummer { $number }, Code { $code }.
card-ends = Es endet { $when }.
card-first = Der erste Versuch zählt; Tipps und Rücknahmen stehen beim Ergebnis.
post-play = Hier spielen: { $link }
button-play = Spielen

## Teilnehmen

joined = Das ist dein Versuch in der Herausforderung; der erste zählt.
joined-seen = Das ist dein Versuch in der Herausforderung; die Rangliste zeigt, dass du die Karten schon kanntest.
joined-daily = Das ist das Spiel des Tages; dein erster Versuch zählt.
joined-daily-seen = Das ist das Spiel des Tages; du kanntest es schon, und das Ergebnis zeigt es.
joined-hand = Runde { $hand } von { $hands }; der erste Versuch zählt.
practice = Du spielst diese Karten zur Übung: Dein erster Versuch zählt, dieser nicht.
attempt-goes-on = Dein Versuch geht weiter.
attempt-done = Dein erster Versuch ist zu Ende und zählt; dieser ist zur Übung.
attempt-counts-here = Du hast diese Karten schon gespielt; jener Versuch zählt auch hier.
attempt-lost = Dein Versuch ist nicht mehr gespeichert; dieser ist zur Übung.
series-done = Du hast alle Runden der Serie gespielt; diese ist zur Übung.
contest-over = Diese Herausforderung ist vorbei; du spielst zur Übung.
duel-of-others = Dieses Duell ist zwischen zwei anderen.
ask-next-hand = Runde { $hand } ist nicht zu Ende. Sag Ja, um sie so zu lassen und zur nächsten zu gehen, Nein, um sie weiterzuspielen.
no-next-hand = Es gibt keine nächste Runde: Das geht in einem privaten Chat, in einer Serie.
no-contest = Hier gibt es keine Herausforderung. Sag „{ $slash_challenge }“ in einer Gruppe, um eine auszurufen.
which-contest = Welcher?
contest-named = 
    { $kind ->
        [duel] das Duell, Code { $code }
        [series] die Serie mit { $hands } Spielen
       *[challenge] der Wettkampf, Code { $code }
    }, endet { $when }
not-in-contest = Du nimmst an dieser Herausforderung nicht teil.
left-contest = 
    Du bist ausgestiegen: { $kind ->
        [duel] das Duell, Code { $code }
        [series] die Serie mit { $hands } Spielen
       *[challenge] der Wettkampf, Code { $code }
    }. Der Link bringt dich zurück.
counted =
    Das zählt: bisher Platz { $place } von { $count }.
counted-shared =
    Das zählt: bisher ein geteilter Platz { $place } von { $count }.
counted-hand = Runde { $hand } von { $hands } zählt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } entfernt. Sag „nächste Runde“, um weiterzugehen.
counted-last-hand = Die letzte Runde zählt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } entfernt. Sag „Rangliste“, um zu hören, wie es steht.
counted-late = Die Herausforderung war schon zu Ende: Dieses Ergebnis zählt nicht.

## Rangliste

standings-now =
    { $kind ->
        [duel] Das Duell bisher, Code { $code }.
        [series] Die Serie von { $hands } Spielen bisher.
       *[challenge] Die Herausforderung bisher, Code { $code }.
    }
standings-final =
    { $kind ->
        [duel] Das Duell ist zu Ende, Code { $code }.
        [series] Die Serie von { $hands } Spielen ist zu Ende.
       *[challenge] Die Herausforderung ist zu Ende, Code { $code }.
    }
standings-nobody = Noch niemand ist fertig.
standings-nobody-came = Niemand hat gespielt.
standings-page = Seite { $page } von { $pages }, { $count } Spieler. Sag „{ $slash_standings } { $next }“ für die nächste Seite.
standings-last-page = Seite { $page } von { $pages }, { $count } Spieler.
standings-again = Sag „{ $slash_challenge }“ für eine weitere.
place =
    { $place ->
        [1] Erster Platz
        [2] Zweiter Platz
        [3] Dritter Platz
       *[other] Platz { $place }
    }
place-shared =
    { $place ->
        [1] Geteilter erster Platz
        [2] Geteilter zweiter Platz
        [3] Geteilter dritter Platz
       *[other] Geteilter Platz { $place }
    }
standing = { $place }: { $name }, { $result }.
standing-marked = { $place }: { $name }, { $result }; mit { $marks }.
result-won =
    gewonnen in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }, { $time }
result-lost =
    nicht gewonnen, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } der Pyramide in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }, { $time }
result-unfinished =
    nicht zu Ende, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } der Pyramide in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }, { $time }
result-series =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } in { $hands ->
        [one] 1 Runde
       *[other] { $hands } Runden
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, { $time }
mark-hints =
    { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }
mark-verdicts =
    { $count ->
        [one] 1 Urteil
       *[other] { $count } Urteilen
    }
mark-solutions = der Lösung
mark-undos =
    { $count ->
        [one] 1 Rücknahme
       *[other] { $count } Rücknahmen
    }
mark-seen = schon bekannten Karten
still-playing = Noch im Spiel: { $items }.
still-playing-more = Noch im Spiel: { $items }, und { $more } weitere.
team = Zusammen: { $items }.
team-deed =
    { $name } mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }
team-deed-undos =
    { $name } mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } und { $undos ->
        [one] 1 Rücknahme
       *[other] { $undos } Rücknahmen
    }
team-nobody = In diesem Spiel hat noch niemand gezogen.
team-alone = Dieses Spiel ist deines allein; eine Mannschaft hat das gemeinsame Spiel einer Gruppe.

## Das Spiel des Tages

daily-done = Das war das Spiel des Tages.
daily-streak =
    { $count ->
        [one] Du hast es an einem Tag gewonnen.
       *[other] Du hast es an { $count } Tagen in Folge gewonnen.
    }
daily-yesterday = Das Spiel des Tages von gestern: Code { $code }. { $rules }
daily-solution =
    Es lässt sich in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    } gewinnen, und zwar so.
daily-no-solution = Niemand kennt einen Weg, es zu gewinnen.
morning-on = Ich stelle das Spiel des Tages jeden Morgen hier ein, das nächste Mal { $when }.
setting-morning-on = Das Spiel des Tages kommt jeden Morgen hierher, das nächste Mal { $when }; zu ändern mit „{ $slash_morning } off“.
setting-morning-off = Das Spiel des Tages kommt nicht von selbst hierher; zu ändern mit „{ $slash_morning } 8:30“.
morning-off = Kein Spiel des Tages mehr am Morgen.
morning-none = Hier gab es keinen Termin am Morgen.
morning-when = Sag „{ $slash_morning } 8:30“ für eine Uhrzeit, oder „{ $slash_morning } off“.

## Bestenlisten

top-title =
    { $period ->
        [week] Die Besten der Woche hier.
        [month] Die Besten des Monats hier.
       *[all] Die Besten aller Zeiten hier.
    }
top-deal-title = Die Besten bei { $code }, jeder mit dem ersten Spiel.
top-line =
    { $place }: { $name }, { $won ->
        [one] 1 Sieg
       *[other] { $won } Siege
    } in { $played ->
        [one] 1 Spiel
       *[other] { $played } Spielen
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } der Pyramide.
top-deal-won =
    { $place }: { $name }, gewonnen in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }, { $time }.
top-deal-lost =
    { $place }: { $name }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } der Pyramide.
top-nobody = In dieser Bestenliste steht noch niemand.
top-ask = Sag „{ $slash_top } Woche“, „{ $slash_top } Monat“, „{ $slash_top } immer“, oder „{ $slash_top }“ mit einem Code; „{ $slash_top } off“ lässt dich weg.
top-off = Ab jetzt stehst du nicht mehr in Bestenlisten. Sag „{ $slash_top } on“, um zurückzukommen.
top-on = Du kannst wieder in Bestenlisten stehen.
top-where = Sag hier „{ $slash_top }“ mit dem Code eines Spiels, oder „{ $slash_top }“ in einer Gruppe.

## Statistik

stats-none = Es gibt noch keine beendeten Spiele.
stats-title = { $name }: deine Statistik.
stats-title-all = Deine Statistik, alle Varianten.
stats-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $won } gewonnen, { $percent } Prozent.
stats-winnable =
    Von { $known ->
        [one] 1 Spiel, das
       *[other] { $known } Spielen, die
    } zu gewinnen { $known ->
        [one] war
       *[other] waren
    }, hast du { $won } gewonnen, { $percent } Prozent.
stats-streaks =
    Siege in Folge: jetzt { $now }, höchstens { $best }.
stats-best =
    Bester Sieg: { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }; der schnellste: { $time }.
stats-average =
    Im Schnitt braucht ein Sieg { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    } und { $time }.
stats-par =
    Gegenüber Par: { $over ->
        [0] im Schnitt gleich
        [one] im Schnitt 1 Zug mehr
       *[other] im Schnitt { $over } Züge mehr
    }, bei { $count ->
        [one] 1 Sieg
       *[other] { $count } Siegen
    }.
stats-daily = Spiel des Tages: { $count ->
        [one] an 1 Tag
       *[other] an { $count } Tagen
    } in Folge gewonnen.
tile-games = Spiele
tile-won = Gewonnen
tile-percent = Anteil gewonnen
tile-percent-value = { $percent } %
tile-winnable = Der gewinnbaren
tile-streak = In Folge
tile-best-streak = Meiste in Folge
tile-best-moves = Wenigste Züge
tile-best-time = Am schnellsten
tile-average = Züge im Schnitt
tile-number = { $number }
tile-none = –
stats-picture = { $name } · { $title }
bar-won = { $won } von { $games }
chart-variants = Gewonnene Spiele nach Variante

## Teilen

share-won =
    Ich habe Pyramide-Spiel { $number } in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } gewonnen, { $time }. Dieselben Karten für dich: { $link }
share-lost =
    Ich habe { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } der Pyramide in Pyramide-Spiel { $number } entfernt. Dieselben Karten für dich: { $link }
share-playing = Pyramide-Spiel { $number }, Code { $code }. Dieselben Karten für dich: { $link }
share-group = Für eine Gruppe: { $link }
inline-deal = Spiel { $number }
inline-deal-about = { $rules }
inline-daily = Das Spiel des Tages
inline-won = Spiel { $number }, gewonnen
inline-lost = Spiel { $number }, nicht gewonnen
inline-playing = Spiel { $number }, läuft
inline-invite = Pyramiden-Patience: Spiel Nummer { $number }, Code { $code }. { $rules }

## Hilfe

help-challenge = In einer Gruppe herausfordern: Alle spielen dieselben Karten
help-duel = Ein Duell zwischen zweien ausrufen
help-series = Eine Serie von mehreren Spielen ausrufen
help-standings = Hören, wie die Herausforderung steht
help-leave = Eine Herausforderung verlassen
help-hand = Zur nächsten Runde einer Serie gehen
help-team = Hören, wer was im Spiel der Gruppe getan hat
help-daily = Das Spiel des Tages spielen
help-morning = Das Spiel des Tages jeden Morgen bekommen
help-top = Die Bestenliste hören
help-stats = Deine Statistik hören
help-share = Das Ergebnis als Satz zum Teilen bekommen
help-zone = Die Zeitzone einstellen
