# Bilder neben dem Tisch: Themen zur Wahl, Ergebnisse, Lösungen Schritt für Schritt.

## Themen

theme-classic = klassisch
theme-dark = dunkel
theme-contrast = hoher Kontrast
theme-name =
    { $colours ->
        [four] { $print ->
            [large] { $scheme }, vier Farben, große Schrift
           *[normal] { $scheme }, vier Farben
        }
       *[two] { $print ->
            [large] { $scheme }, große Schrift
           *[normal] { $scheme }
        }
    }
theme-options = Zu jedem kannst du vier Farben oder große Schrift haben, zum Beispiel „Thema dunkel vier Farben große Schrift“.
button-theme-classic = Klassisch
button-theme-dark = Dunkel
button-theme-contrast = Hoher Kontrast
button-theme-two = Zwei Farben
button-theme-four = Vier Farben
button-theme-normal = Normale Schrift
button-theme-large = Große Schrift

## Die Karte eines Ergebnisses

share-won-together =
    Wir haben Pyramide-Spiel { $number } in { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } gewonnen, { $time }. Dieselben Karten für dich: { $link }
stars =
    { $stars ->
        [1] Ein Stern von drei.
        [2] Zwei Sterne von drei.
       *[other] Drei Sterne von drei.
    }
picture-victory = Sieg!
picture-time = Zeit
picture-par = Par
picture-best = Kürzester Weg bisher

## Die Lösung Schritt für Schritt

solution-steps =
    { $steps ->
        [one] Sie hat einen Schritt.
       *[other] Sie hat { $steps } Schritte; sag „{ $say_solution }“ und eine Zahl, um sie von dort an zu hören.
    }
replay-start =
    Der kürzeste Weg, { $steps ->
        [one] in einem Schritt.
       *[other] in { $steps } Schritten.
    } Das ist das Spiel.
replay-step = Schritt { $step } von { $steps }.
no-such-step =
    { $steps ->
        [one] Die Lösung hat einen Schritt.
       *[other] Die Lösung hat die Schritte 1 bis { $steps }.
    }
button-back = ◀ Zurück
button-next = Weiter ▶
button-step = { $step } von { $steps }
