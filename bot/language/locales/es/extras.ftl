# Imágenes junto al tablero: temas para elegir, resultados, soluciones paso a paso.

## Temas

theme-classic = clásico
theme-dark = oscuro
theme-contrast = alto contraste
theme-name =
    { $colours ->
        [four] { $print ->
            [large] { $scheme }, cuatro colores, letra grande
           *[normal] { $scheme }, cuatro colores
        }
       *[two] { $print ->
            [large] { $scheme }, letra grande
           *[normal] { $scheme }
        }
    }
theme-options = Añade cuatro colores o letra grande a cualquiera, por ejemplo «tema oscuro cuatro colores letra grande».
button-theme-classic = Clásico
button-theme-dark = Oscuro
button-theme-contrast = Alto contraste
button-theme-two = Dos colores
button-theme-four = Cuatro colores
button-theme-normal = Letra normal
button-theme-large = Letra grande

## La tarjeta de un resultado

share-won-together =
    Hemos ganado el reparto { $number } de Pyramide en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }. Las mismas cartas para ti: { $link }
stars =
    { $stars ->
        [1] Una estrella de tres.
        [2] Dos estrellas de tres.
       *[other] Tres estrellas de tres.
    }
picture-victory = ¡Victoria!
picture-time = Tiempo
picture-par = Mínimo
picture-best = Mínimo conocido

## La solución paso a paso

solution-steps =
    { $steps ->
        [one] Es un solo paso.
       *[other] Son { $steps } pasos; di «{ $say_solution }» y un número para oírla desde ahí.
    }
replay-start =
    El camino más corto, { $steps ->
        [one] en un paso.
       *[other] en { $steps } pasos.
    } Este es el reparto.
replay-step = Paso { $step } de { $steps }.
no-such-step =
    { $steps ->
        [one] La solución tiene un solo paso.
       *[other] La solución tiene los pasos del 1 al { $steps }.
    }
button-back = ◀ Atrás
button-next = Adelante ▶
button-step = { $step } de { $steps }
