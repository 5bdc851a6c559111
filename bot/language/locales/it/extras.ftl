# Immagini accanto al tavolo: temi fra cui scegliere, risultati, soluzioni passo per passo.

## Temi

theme-classic = classico
theme-dark = scuro
theme-contrast = alto contrasto
theme-name =
    { $colours ->
        [four] { $print ->
            [large] { $scheme }, quattro colori, caratteri grandi
           *[normal] { $scheme }, quattro colori
        }
       *[two] { $print ->
            [large] { $scheme }, caratteri grandi
           *[normal] { $scheme }
        }
    }
theme-options = Aggiungi quattro colori o caratteri grandi a ognuno, per esempio «tema scuro quattro colori caratteri grandi».
button-theme-classic = Classico
button-theme-dark = Scuro
button-theme-contrast = Alto contrasto
button-theme-two = Due colori
button-theme-four = Quattro colori
button-theme-normal = Caratteri normali
button-theme-large = Caratteri grandi

## La scheda di un risultato

share-won-together =
    Abbiamo vinto la smazzata { $number } di Pyramide in { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $time }. Le stesse carte per te: { $link }
stars =
    { $stars ->
        [1] Una stella su tre.
        [2] Due stelle su tre.
       *[other] Tre stelle su tre.
    }
picture-victory = Vittoria!
picture-time = Tempo
picture-par = Par
picture-best = Minimo noto

## La soluzione passo per passo

solution-steps =
    { $steps ->
        [one] È un solo passo.
       *[other] Sono { $steps } passi; di' «{ $say_solution }» e un numero per sentirla da lì.
    }
replay-start =
    La via più corta, { $steps ->
        [one] in un passo.
       *[other] in { $steps } passi.
    } Questa è la smazzata.
replay-step = Passo { $step } di { $steps }.
no-such-step =
    { $steps ->
        [one] La soluzione ha un solo passo.
       *[other] La soluzione ha i passi da 1 a { $steps }.
    }
button-back = ◀ Indietro
button-next = Avanti ▶
button-step = { $step } di { $steps }
