# Des images à côté du plateau : thèmes à choisir, résultats, solutions pas à pas.

## Thèmes

theme-classic = classique
theme-dark = sombre
theme-contrast = contraste élevé
theme-name =
    { $colours ->
        [four] { $print ->
            [large] { $scheme }, quatre couleurs, grands caractères
           *[normal] { $scheme }, quatre couleurs
        }
       *[two] { $print ->
            [large] { $scheme }, grands caractères
           *[normal] { $scheme }
        }
    }
theme-options = Ajoute quatre couleurs ou grands caractères à chacun, par exemple « thème sombre quatre couleurs grands caractères ».
button-theme-classic = Classique
button-theme-dark = Sombre
button-theme-contrast = Contraste élevé
button-theme-two = Deux couleurs
button-theme-four = Quatre couleurs
button-theme-normal = Caractères normaux
button-theme-large = Grands caractères

## La carte d'un résultat

share-won-together =
    Nous avons gagné la donne { $number } de Pyramide en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }. Les mêmes cartes pour toi : { $link }
stars =
    { $stars ->
        [1] Une étoile sur trois.
        [2] Deux étoiles sur trois.
       *[other] Trois étoiles sur trois.
    }
picture-victory = Victoire !
picture-time = Temps
picture-par = Par
picture-best = Minimum connu

## La solution pas à pas

solution-steps =
    { $steps ->
        [one] Elle tient en { $steps } étape.
       *[other] Elle a { $steps } étapes ; dis « { $say_solution } » et un nombre pour l'entendre à partir de là.
    }
replay-start =
    Le chemin le plus court, { $steps ->
        [one] en { $steps } étape.
       *[other] en { $steps } étapes.
    } Voici la donne.
replay-step = Étape { $step } sur { $steps }.
no-such-step =
    { $steps ->
        [one] La solution a { $steps } étape.
       *[other] La solution a les étapes 1 à { $steps }.
    }
button-back = ◀ Retour
button-next = Suite ▶
button-step = { $step } sur { $steps }
