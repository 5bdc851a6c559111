# Lo que el bot dice en español. Un mensaje es una frase entera (o una parte con nombre); la
# clave es el nombre que usa el código. Una carta $card llega también como $card_the (el, la),
# $card_by (por el…), $card_to, $card_with, $card_of, con $card_gender y $card_rank.

## Nombres

language-en = inglés
language-it = italiano
language-fr = francés
language-es = español
language-de = alemán

variant-N = Pyramide
variant-S = Estricta
variant-R = Relajada
variant-P1 = Par, una redistribución
variant-P2 = Par, dos redistribuciones
variant-A = Apofis
variant-T = King Tut
variant-F = Faraón
variant-E = Española
variant-with-options = { $name } con opciones, { $token }

rank-name =
    { $deck ->
        [spanish] { $rank ->
            [1] as
            [10] sota
            [11] caballo
            [12] rey
           *[other] { $rank }
        }
       *[french] { $rank ->
            [1] as
            [11] jota
            [12] reina
            [13] rey
           *[other] { $rank }
        }
    }

card-in-row = { $card }, fila { $row }
card-in-place = { $card }, fila { $row }, lugar { $place }
card-on-waste = { $card }, en el descarte
card-on-pile = { $card }, descarte { $pile }
card-under-waste = { $card }, bajo la primera carta del descarte

time-seconds =
    { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
time-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    } y { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
time-hours =
    { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    } y { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }

## Empieza una partida

new-game = Nueva partida, reparto { $number }.
new-game-rules = Código { $code }. { $rules }
rules-line = Variante { $name }: { $goal }, { $passes }.
goal-relaxed = ganas al vaciar la pirámide
goal-strict = ganas al quitar todas las cartas
passes-unlimited = todas las pasadas que quieras
passes-count =
    { $count ->
        [one] una sola pasada
        [2] dos pasadas
        [3] tres pasadas
       *[other] { $count } pasadas
    }
welcome = Hola, soy Pyramide, el solitario de la pirámide en un chat: quita las parejas de cartas que suman 13.
text-offer = Si juegas de oído, di «texto sí»: desde entonces todo llega solo con palabras.
game-goes-on = Tu partida sigue.
bad-link = Ese enlace no lleva a ningún reparto.
ask-leave-game =
    Hay una partida en curso: { $points } puntos, { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }. Di sí para dejarla y empezar otra, no para seguir.

## Lo que hizo una jugada

removed-one =
    { $card_gender ->
        [f] Quitada
       *[other] Quitado
    } { $card_the }.
removed-pair =
    { $first_gender ->
        [f] { $second_gender ->
            [f] Quitadas
           *[other] Quitados
        }
       *[other] Quitados
    } { $first } y { $second }.
drew = { $card }.
drew-before = Sale { $card_the }.
drew-several = Cartas robadas: { $cards }. Encima: { $top }.
drew-to-pile = { $card }, en el descarte { $pile }.
recycled = 
    El descarte se voltea: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en el mazo. Pasada { $pass }.
reshuffled =
    El descarte se baraja en un mazo nuevo: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }. Pasada { $pass }.
nothing-new-free = Ninguna carta nueva libre.
now-free =
    { $count ->
        [one] Ahora está libre { $cards_the }, fila { $row }.
       *[other] Ahora están libres: { $items }.
    }
matches = { $card_the } va { $cards_with }.
matches-none = { $card_the } no va con ninguna carta libre.
goes-alone =
    { $card_the } sale { $card_gender ->
        [f] sola
       *[other] solo
    }.
it-matches = Va { $cards_with }.
it-matches-none = No va con ninguna carta libre.
it-goes-alone =
    { $card_gender ->
        [f] Sale sola.
       *[other] Sale solo.
    }
points = { $points } puntos.
stock-now-empty = El mazo está vacío ahora.
redeals-left =
    { $count ->
        [0] Esta es la última pasada.
        [one] Queda una pasada más.
       *[other] Quedan { $count } pasadas más.
    }
points-and-moves =
    { $points } puntos, { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }.

undone-removal =
    Deshecho: { $cards_count ->
        [one] vuelve
       *[other] vuelven
    } { $cards_the }.
undone-draw =
    Deshecho: { $cards_count ->
        [one] vuelve al mazo
       *[other] vuelven al mazo
    } { $cards_the }.
undone-recycle = Deshecho: el descarte está como antes de voltearlo.
undone-several = Deshecho: las últimas { $count } acciones.
undo-none = Ya no queda nada que deshacer.
undo-only =
    { $count ->
        [one] Solo se puede deshacer una acción.
       *[other] Solo se pueden deshacer { $count } acciones.
    }

## El final

won = ¡Has ganado!
won-totals =
    { $points } puntos, { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }.
won-next = Di «{ $say_again }» para el mismo reparto, «{ $say_new }» para otro, «{ $say_solution }» para oír el camino más corto.
lost = Ya no hay ninguna jugada posible.
lost-totals =
    { $points } puntos, { $cards ->
        [one] 1 carta quitada
       *[other] { $cards } cartas quitadas
    } de la pirámide.
lost-next = Di «deshacer» para volver atrás, «{ $say_new }» para otra partida, «análisis» para oír cuándo se escapó la victoria.
game-over-won = Esta partida está ganada. Di «{ $say_new }» para otra, «{ $say_again }» para el mismo reparto.
game-over-lost = Ya no hay ninguna jugada posible. Di «deshacer» para volver atrás, «{ $say_new }» para otra partida.

## Por qué no

no-game = No hay ninguna partida en curso. Di «{ $say_new }» para empezar una.
covered =
    { $card_the } está { $card_gender ->
        [f] tapada
       *[other] tapado
    } { $covers_by }.
covered-help =
    Esta carta está bloqueada por otra: { $card_the } está { $card_gender ->
        [f] tapada
       *[other] tapado
    } { $covers_by }.
refused-covers-partner = { $covers_the } tapa todavía { $card_the }; con estas reglas una carta nunca va con la que la tapa.
refused-buried = { $card_the } está dentro del descarte; solo se juega la carta de encima.
refused-not-fresh = { $card_the } no va ahora con la carta del descarte que tiene debajo.
refused-not-alone =
    { $card_the } no sale { $card_gender ->
        [f] sola
       *[other] solo
    }; di dos cartas que sumen { $target }.
refused-same-card = Una pareja necesita dos cartas distintas.
refused-empty-place = Esa carta ya no está.
refused-no-such-place = En este tablero no hay un lugar así.
refused-stock-empty = El mazo está vacío.
refused-stock-not-empty = En el mazo quedan cartas por robar.
refused-waste-empty = El mazo está vacío y no hay descarte que voltear.
refused-no-redeal = El mazo está vacío y no queda ninguna pasada.
wrong-sum = { $first_rank } y { $second_rank } suman { $sum }; una pareja debe sumar { $target }.
wrong-sum-help = La suma debe ser igual a { $target }: { $first_rank } y { $second_rank } suman { $sum }.
stays-selected =
    { $card_gender ->
        [f] Sigue seleccionada
       *[other] Sigue seleccionado
    } { $card_the }.
selected =
    { $card_gender ->
        [f] Seleccionada
       *[other] Seleccionado
    } { $card_the }.
unselected =
    { $card_the } ya no está { $card_gender ->
        [f] seleccionada
       *[other] seleccionado
    }.
not-in-sight = { $card_the } no está a la vista.
place-empty = Esa carta ya no está.
name-cards = ¿Qué cartas? Di dos que sumen { $target }, como «diez de tréboles y tres de picas».
no-single-free = Ningún { $rank } está libre.
which-pile = ¿En qué descarte, del 1 al { $count }? Di «roba» y su número.
which-rank = ¿Qué valor? Di «compañeras» y un valor, como «compañeras nueve».
no-such-row = La pirámide tiene las filas 1 a { $rows }.
not-your-game = Esta partida es de otra persona. Escribe { $slash_new } para jugar la tuya.
stale-board = Ese tablero ya no estaba al día; ahora lo está, elige otra vez.
button-unknown = Este botón es demasiado viejo. Di «tablero» para tener otros.
not-understood = No he encontrado ninguna jugada en eso. Di «jugadas» para saber qué se puede hacer, «ayuda» para las órdenes.
nothing-asked = No hay ninguna pregunta abierta. Di «ayuda» para saber qué puedes decir.
left-as-it-is = De acuerdo, no cambia nada.
no-such-choice = Elige un número del 1 al { $count }.
nothing-to-repeat = Todavía no hay nada que repetir.
still = Como antes.
still-again = Otra vez lo mismo.
bad-code-shape = Eso no es un código de reparto; un código es como PY1-N-AAAAAAS. También puedes decir un reparto por su número.
bad-code-letter = Este código tiene un error: sus últimas siete letras van de la A a la Z y del 2 al 7.
bad-code-check = Este código tiene un error: compáralo con el original, letra por letra.
bad-code-rules = Este código nombra unas reglas que no conozco; un código es como PY1-N-AAAAAAS.
bad-code-number = Los repartos tienen números del 0 al 4294967295.
no-such-variant = No conozco reglas llamadas { $text }. Di «variantes» para la lista.

## Preguntas

which-one = ¿Cuál quieres decir?
which-of-rank = ¿Cuál quieres decir: qué { $rank }?
which-of-rank-with = ¿Cuál quieres decir: qué { $rank }, { $card_with }?
did-you-mean = ¿Querías decir: { $what }? Di sí o no.
would-remove-one = quitar { $card_the }
would-remove-pair = quitar { $first_the } y { $second_the }
would-draw = robar
would-undo = deshacer la última acción
would-select = elegir { $card_the }
would-again = repartir otra vez las mismas cartas
would-deal = una partida nueva
would-deal-number = una partida nueva, reparto { $number }
would-deal-text = una partida nueva, { $text }
would-command = { $name }

## El tablero en palabras

free = Libres: { $cards }.
free-none = No queda ninguna carta en la pirámide.
waste-top = Descarte: { $card }.
waste-empty = Descarte: vacío.
waste-pile-top = Descarte { $pile }: { $card }.
waste-pile-empty = Descarte { $pile }: vacío.
waste-beneath = Debajo, desde arriba: { $cards }.
waste-pile-beneath = Bajo la primera carta del descarte { $pile }: { $cards }.
stock-count =
    Mazo: { $count ->
        [0] vacío
        [one] 1 carta
       *[other] { $count } cartas
    }.
row = Fila { $row }, de izquierda a derecha: { $items }.
board-row = Fila { $row }: { $items }.
row-empty = La fila { $row } está vacía.
cell-free = { $card }, libre
cell-covered =
    { $card }, { $card_gender ->
        [f] tapada
       *[other] tapado
    }
cell-empty = vacío
card-is = { $what }.
covered-by =
    { $covers_count ->
        [one] { $card_gender ->
            [f] La tapa
           *[other] Lo tapa
        }
       *[other] { $card_gender ->
            [f] La tapan
           *[other] Lo tapan
        }
    } { $covers_the }.
moves =
    { $count ->
        [one] Una jugada posible
       *[other] { $count } jugadas posibles
    }: { $items }.
moves-none = Ahora no se puede quitar nada.
removal-one =
    { $card } { $card_gender ->
        [f] sola
       *[other] solo
    }
removal-pair = { $first } { $second_with }
can-draw =
    Puedes robar: en el mazo { $count ->
        [one] hay 1 carta
       *[other] hay { $count } cartas
    }.
can-recycle = Puedes voltear el descarte.
rank-goes-alone = Un { $rank } sale solo.
partners = Compañeras para { $rank }: { $items }.
partners-none = Ninguna compañera a la vista para { $rank }: hace falta { $partner }.
item-free = { $what }, libre
item-covered = { $what }, bajo otras cartas
pyramid-left =
    Pirámide: { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }.
playing-time = Tiempo de juego: { $time }.
cards-removed =
    { $count ->
        [one] 1 carta quitada
       *[other] { $count } cartas quitadas
    } en total.
code-and-number = Código { $code }, reparto { $number }.
history =
    { $count ->
        [one] La última jugada:
       *[other] Las últimas { $count } jugadas, desde la más antigua:
    }
history-none = Todavía no se ha hecho ninguna jugada.
changes-none = No ha cambiado nada desde que hablaste.
changes =
    Desde que hablaste: { $count ->
        [one] 1 cambio
       *[other] { $count } cambios
    }.

## Las reglas explicadas

rules-title = Reglas de la variante { $name }, sigla { $token }.
rules-dealt =
    { $pyramid } cartas boca arriba forman una pirámide de { $rows } filas, de { $decks ->
        [one] una baraja
       *[other] { $decks } barajas
    } de { $cards } cartas en total; las otras { $stock } son el mazo, y el descarte está vacío.
rules-dealt-opened =
    { $pyramid } cartas boca arriba forman una pirámide de { $rows } filas, de { $decks ->
        [one] una baraja
       *[other] { $decks } barajas
    } de { $cards } cartas en total; una carta está vuelta en el descarte, y { $stock } son el mazo.
rules-free = Una carta de la pirámide está libre cuando ya no están las dos cartas que la tapan; la carta de encima del descarte también está libre.
rules-pairs = Quita dos cartas libres que sumen { $target }; los palos no cuentan.
rules-values =
    { $ranks ->
        [13] El as vale 1, la jota 11, la reina 12; el rey vale 13 y sale solo.
        [12] Las cartas valen su número, la sota 10, el caballo 11; el rey vale 12 y sale solo, y dos seises son una pareja.
       *[other] Las cartas valen su número; la de { $target } sale sola.
    }
rules-fresh-pair = Una carta recién robada va también con la carta del descarte que tiene justo debajo, hasta que robes otra.
rules-no-fresh-pair = Una carta robada no va con la carta del descarte que tapa.
rules-cover-pair = Una carta puede ir con la única carta que todavía la tapa.
rules-no-cover-pair = Una carta nunca va con una carta que la tapa.
rules-draw =
    { $count ->
        [one] Se roba una carta cada vez, cuando se quiera.
       *[other] Se roban { $count } cartas cada vez; solo se juega la de encima, y las de debajo según se destapan.
    }
rules-wastes = Hay { $count } descartes: eliges uno para cada carta que robas, y las cartas de encima también pueden ir entre sí.
rules-redeals-unlimited = Cuando el mazo está vacío, el descarte vuelve al mazo en el mismo orden, todas las veces que quieras.
rules-redeals-none = El mazo se pasa una sola vez; el descarte no vuelve.
rules-redeals =
    Cuando el mazo está vacío, el descarte puede volver al mazo en el mismo orden, { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }.
rules-redeals-reshuffled =
    Cuando el mazo está vacío, el descarte se puede barajar en un mazo nuevo, { $count ->
        [one] una vez
        [2] dos veces
       *[other] { $count } veces
    }; el orden lo fija el código del reparto.
rules-goal-relaxed = Ganas cuando la pirámide está vacía, quede lo que quede en otra parte.
rules-goal-strict = Ganas cuando no queda ninguna carta: pirámide, mazo y descarte.
rules-lost-limited = Pierdes cuando no se puede quitar nada, el mazo está vacío y no queda ninguna pasada.
rules-lost-unlimited = La partida acaba sin victoria solo cuando mazo y descarte están vacíos y no se puede quitar nada.
rules-score = Cada carta quitada de la pirámide da 10 puntos, { $most } como mucho; robar no cuesta nada.
rules-as-app = Son las reglas de Pyramide.
rules-differ = Lo que cambia respecto a las reglas de Pyramide: { $items }.
differs-size =
    una pirámide de { $rows } filas con { $decks ->
        [one] una baraja
       *[other] { $decks } barajas
    }
differs-deck = una baraja de { $cards } cartas en la que las parejas suman { $target }
differs-opening = el descarte vacío al principio
differs-draw = { $count } cartas robadas cada vez
differs-wastes = { $count } descartes para elegir
differs-passes = { $passes } por el mazo
differs-passes-reshuffled = { $passes } por el mazo, barajando cada vez
differs-goal = hay que quitar todas las cartas
differs-fresh-pair = una carta robada va con la carta del descarte que tiene debajo
differs-cover-pair = una carta va con la única carta que la tapa
no-such-topic = No tengo ayuda sobre { $text }.
variants-intro = Estas son las variantes.
variant-item = { $token }, { $name }: { $items }.
variant-item-app = { $token }, { $name }: una carta abierta en el descarte y todas las pasadas que quieras.
variants-start = Di «{ $say_new }» y un nombre o una sigla para empezar una, como «nueva estricta», y «reglas» con ese nombre para saber más.

tip-1 = Quita los reyes en cuanto estén libres: no necesitan compañera y solo estorban.
tip-2 = Antes de quitar una pareja, mira si una de sus cartas tiene otra compañera; usa primero la que no la tiene.
tip-3 = Trabaja la fila de abajo desde fuera hacia dentro, para que las cartas de arriba se liberen pronto.
tip-4 = Si la carta que necesitas está muy abajo, piensa en lo que traerá el mazo antes de usar su compañera para otra cosa.
tip-5 = Cuando solo cuenta la pirámide, deja pasar cartas al descarte sin miedo; cuando cuentan todas, cada una que pasa puede costar la partida.

glossary-pyramid = Pirámide: el triángulo de cartas boca arriba, una en la fila 1, dos en la fila 2, y así sucesivamente.
glossary-free = Libre: una carta que nada tapa, y que por eso se puede jugar.
glossary-stock = Mazo: las cartas boca abajo de las que se roba.
glossary-waste = Descarte: el montón boca arriba de las cartas robadas; solo se juega la de encima.
glossary-pass = Pasada: una vuelta por el mazo; al voltear el descarte empieza la siguiente.
glossary-foundation = Fundación: donde van las cartas quitadas; de ahí no vuelve nada, salvo al deshacer.
glossary-pair = Pareja: dos cartas libres que juntas dan la suma.
glossary-deal = Reparto: cómo están las cartas al principio; cada reparto tiene un número.
glossary-code = Código: el reparto y sus reglas en pocas letras, como PY1-N-AAAAAAS, para que otros jueguen las mismas cartas.

## Ayuda

help = Di dos cartas para quitarlas, como «diez de tréboles y tres de picas»; di «rey» para un rey, «roba» para la carta siguiente, «deshacer» para volver atrás. «Libres», «jugadas» y «tablero» dicen qué hay y dónde. Di «ayuda» con jugadas, tablero, partidas, variantes, ajustes, grupos o voz para saber más.
help-in-group = En un grupo oigo las órdenes con barra, como { $slash_pair } 10T 3P, y las respuestas a mis mensajes.
help-command = { $what }.
help-topic-moves = «Diez de tréboles tres de picas» quita una pareja, «rey» un rey, «roba» saca una carta o voltea el descarte, «deshacer» o «deshacer tres» vuelve atrás. El nombre de una carta la selecciona. «Jugadas» dice qué se puede quitar, «pista» propone una.
help-topic-table = «Tablero» dice todas las filas, «fila seis» una fila, «{ $say_free }» las cartas libres, «descarte» y «mazo» lo que hay ahí, «dónde está el as de diamantes» una carta, «compañeras nueve» lo que iría con un nueve, «estado» cómo vas.
help-topic-games = «Nueva» reparte al azar, «nueva dos» el reparto número dos, «{ $say_new }» con un código justo ese, «nueva estricta» una variante; «{ $say_again }» reparte las mismas cartas, «código» dice el código para compartirlo.
help-topic-variants = «Variantes» dice todas las reglas en una línea cada una, «reglas» explica las de tu partida, «reglas estricta» otras, «consejos» da consejos, «glosario» explica las palabras.
help-topic-settings = «Texto sí» deja fuera las imágenes, «{ $say_brief }», «{ $say_normal }» y «{ $say_detailed }» regulan cuánto digo, «idioma en» cambia el idioma, «tema» el aspecto, «ajustes» dice lo que está puesto.
help-topic-groups = Un grupo juega una partida en común: cualquiera puede mover. Allí oigo las órdenes con barra y las respuestas a mis mensajes; los botones sirven para todos. «{ $slash_challenge }» da a todos las mismas cartas, «{ $slash_daily }» las del día; «{ $slash_standings }» dice cómo va y «{ $slash_top }» quién es el mejor.
help-topic-speech = Di una jugada en un mensaje de voz, como «pareja diez de tréboles y tres de picas»; lo que no tengo claro lo repito antes, y «deshacer» vuelve atrás.

help-new = Empezar una partida, también por número, código o variante
help-pair = Quitar dos cartas que suman 13
help-king = Quitar un rey
help-draw = Robar, o voltear el descarte
help-undo = Deshacer la última acción, o varias
help-again = Jugar otra vez el mismo reparto
help-cancel = Dejar una pregunta sin responder
help-board = Oír todo el tablero, fila por fila
help-free = Oír las cartas libres
help-row = Oír una fila
help-card = Oír dónde está una carta y qué la tapa
help-waste = Oír qué hay en el descarte
help-stock = Oír cuántas cartas tiene el mazo
help-moves = Oír qué se puede quitar
help-partners = Oír dónde están las cartas que van con un valor
help-status = Oír puntos, jugadas y lo que queda
help-score = Oír los puntos
help-code = Oír el código del reparto
help-changes = Oír qué ha cambiado desde que hablaste
help-history = Oír las últimas jugadas
help-repeat = Oír otra vez la última respuesta
help-help = Cómo se juega y qué decir
help-rules = Oír las reglas de esta partida o de una variante
help-variants = Oír todas las variantes
help-tips = Oír consejos
help-glossary = Oír qué quieren decir las palabras
help-hint = Oír una buena jugada
help-exact = Oír una jugada que conoce las cartas ocultas
help-verdict = Oír si todavía se puede ganar
help-par = Oír con cuántas jugadas se gana este reparto
help-solution = Oír el camino más corto, tras el final
help-analysis = Oír cuándo se escapó la victoria
help-start = Iniciar el bot, o un reparto por su enlace
help-lang = Cambiar de idioma
help-text = Solo texto, o imágenes con botones
help-brief = Oír solo lo imprescindible
help-normal = Oír lo de costumbre
help-detailed = Oír todo
help-errors = Errores explicados con detalle o en breve
help-coach = Saber enseguida cuándo ya no se puede ganar
help-theme = Cambiar el aspecto del tablero
help-voice = Oír las respuestas también como mensajes de voz
help-settings = Oír lo que está puesto
help-privacy = Oír qué se guarda sobre ti
help-forget = Hacer borrar tus datos

## Ajustes

which-language = Idiomas: { $items }. Di «idioma» y una sigla, como «idioma en».
language-item = { $name }, { $code }
language-set = Ahora hablo español.
on-or-off = Di «sí» o «no», por favor.
text-on = Desde ahora solo texto. Di «texto no» para tener imágenes con botones.
text-off = Desde ahora imágenes con botones.
level-brief = Diré solo lo imprescindible.
level-normal = Diré lo de costumbre.
level-detailed = Lo diré todo.
errors-on = Los errores se explican con detalle.
errors-off = Los errores se explican en breve.
coach-on = Te diré enseguida cuándo ya no se puede ganar.
coach-off = No te diré cuándo ya no se puede ganar, a menos que preguntes.
voice-on = Responderé también con mensajes de voz.
voice-off = Responderé solo por escrito.
voice-unavailable = En este bot los mensajes de voz no están instalados; escribe, por favor.
voice-busy = Todavía estoy oyendo otros mensajes; prueba de nuevo en un momento, o escribe.
voice-too-long = Ese mensaje es demasiado largo; que no pase de 15 segundos.
voice-not-understood = No he reconocido ninguna orden en ese mensaje. Di «ayuda» para saber qué puedes decir.
which-theme = Temas: { $items }. Ahora: { $now }. Di «tema» y un nombre.
theme-item = { $name }
theme-set = Ahora el tablero se dibuja con el tema { $name }.
setting-language = Idioma: { $name }; se cambia con «idioma».
setting-text-on = Solo texto; se cambia con «texto no».
setting-text-off = Imágenes con botones; se cambia con «texto sí».
setting-level-brief = Nivel: breve; se cambia con «{ $say_normal }» o «{ $say_detailed }».
setting-level-normal = Nivel: normal; se cambia con «{ $say_brief }» o «{ $say_detailed }».
setting-level-detailed = Nivel: detallado; se cambia con «{ $say_brief }» o «{ $say_normal }».
setting-errors-on = Los errores se explican con detalle; se cambia con «errores no».
setting-errors-off = Los errores se explican en breve; se cambia con «errores sí».
setting-coach-on = Entrenador: sí; se cambia con «entrenador no».
setting-coach-off = Entrenador: no; se cambia con «entrenador sí».
setting-voice-on = Respuestas de voz: sí; se cambia con «voz no».
setting-voice-off = Respuestas de voz: no; se cambia con «voz sí».
setting-theme = Tema: { $name }; se cambia con «tema».
privacy = Guardo tu nombre y tu idioma, tus partidas, tus ajustes y las estadísticas de tus resultados, y nada más de lo que escribes. Di «olvídame» para borrarlo todo.
forget-ask = Esto borra para siempre tus partidas, ajustes y resultados. Di sí para borrarlos, no para conservarlos.
forget-nobody = No guardo nada sobre ti: escribes sin un nombre propio.
forgotten = Todo lo tuyo está borrado.

## Botones, pies de foto e imágenes

button-draw = Robar
button-recycle = Voltear
button-stock-empty = Mazo vacío
button-waste = Descarte
button-under = Debajo
button-undo = Deshacer
button-hint = Pista
button-new = Nueva
button-again = La misma
button-analysis = Análisis
button-yes = Sí
button-no = No
picture-score = Puntos
picture-moves = Jugadas
picture-deal = Reparto
picture-stock = Mazo
picture-waste = Descarte
picture-passes =
    { $count ->
        [0] última pasada
        [one] queda 1 pasada
       *[other] quedan { $count } pasadas
    }
picture-won = ¡Has ganado!
picture-lost = Sin jugadas
too-fast = Demasiados mensajes a la vez: espera unos segundos.
went-wrong = Algo ha ido mal aquí; tu partida está a salvo. Error número { $number }.
bot-description = El solitario de la pirámide. Quita las parejas de cartas que suman 13 y vacía la pirámide: con botones, por escrito o de viva voz.
bot-short = El solitario de la pirámide, a solas o en grupo.

## La terminal

terminal-greeting = Pyramide, el solitario de la pirámide. Escribe una orden, «ayuda» para la ayuda, «salir» para salir.
terminal-goodbye = Hasta luego. Tu partida te espera.
terminal-quit-words = salir, fin, quit, exit

## La guía de una primera partida

guide-1 = Para empezar, di dos cartas libres que sumen { $target }, o tócalas; un rey sale solo.
guide-2 = Cuando nada encaja, di «roba»: la carta de encima del descarte cuenta como carta libre.
guide-3 = Una jugada de la que te arrepientes se quita con «deshacer».
guide-4 = Pide «jugadas» para saber qué se puede hacer, «pista» para una buena jugada, «dónde está» y una carta para encontrarla.
guide-5 = No explico más sin que preguntes; di «ayuda» cuando quieras, «reglas» para las reglas.
guide-on = Te guiaré con una frase por turno.
guide-off = Ya no te guiaré.
help-guide = Dejarse guiar en una primera partida, o no

## El solucionador exacto

thinking = Todavía estoy pensando; la respuesta llega en cuanto la tenga.
thinking-outdated = El tablero ha cambiado entretanto; pregunta otra vez.
thinking-given-up = No he podido averiguarlo a tiempo; pregunta otra vez más adelante en la partida.
no-thinker = Aquí el solucionador no está en marcha.
hint-one = Quita { $card_the }.
hint-pair = Quita { $first_the } y { $second_the }.
hint-opens =
    { $cards_count ->
        [one] Así se libera { $cards_the }.
       *[other] Así se liberan { $cards_the }.
    }
hint-draw =
    { $count ->
        [one] Roba.
       *[other] Roba { $count } veces.
    }
hint-draw-to-pile = Roba al descarte { $pile }.
hint-draw-for-one =
    { $count ->
        [one] Roba, luego quita { $card_the }.
       *[other] Roba { $count } veces, luego quita { $card_the }.
    }
hint-draw-for-pair =
    { $count ->
        [one] Roba, luego quita { $first_the } y { $second_the }.
       *[other] Roba { $count } veces, luego quita { $first_the } y { $second_the }.
    }
hint-known-win = Así la victoria sigue siendo posible.
hint-known-loss = Ya no hay victoria posible; así se quitan más cartas.
hint-known-unknown = No he podido demostrar que lleve a la victoria.
hint-share =
    { $wins ->
        [0] No se gana con ninguno de los { $samples } órdenes posibles de las cartas ocultas.
       *[other] Se gana con unos { $wins } de los { $samples } órdenes posibles de las cartas ocultas.
    }
hint-exact = Esta pista conoce las cartas ocultas.
hint-nothing = Ya no se podrá quitar ninguna carta. Di «deshacer» para volver atrás, «{ $say_new }» para otra partida.
verdict-win = Sí, esta partida todavía se puede ganar.
verdict-loss = No, esta partida ya no se puede ganar.
verdict-unknown = No lo sé: la búsqueda no ha llegado al final.
par = 
    { $moves ->
        [one] Este reparto se gana con 1 jugada como mínimo.
       *[other] Este reparto se gana con { $moves } jugadas como mínimo.
    }
par-best =
    { $moves ->
        [one] La victoria más corta que conozco pide 1 jugada; una más corta no está descartada.
       *[other] La victoria más corta que conozco pide { $moves } jugadas; una más corta no está descartada.
    }
par-never = Este reparto no se puede ganar.
par-unknown = No sé si este reparto se puede ganar.
solution-later = La solución es para después del final. Di «pista» para una jugada.
line-draws =
    { $count ->
        [one] Roba.
       *[other] Roba { $count } veces.
    }
analysis-won = Has ganado: la victoria nunca se escapó.
analysis-win = Esta partida todavía se puede ganar.
analysis-loss = La victoria se ha escapado, pero no he podido averiguar desde cuándo.
analysis-never = Este reparto nunca se pudo ganar.
analysis-unknown = No he podido averiguarlo: la búsqueda no ha llegado al final.
analysis-lost-at = La victoria se escapó con la jugada { $number }: { $move }
no-winnable-found = No he encontrado ningún reparto que se gane con seguridad; prueba otra vez.
can-be-won = Se puede ganar.
coach-lost = Con esta jugada la victoria se ha escapado. Di «deshacer» para volver atrás.

## Problemas

database-trouble = En este momento la partida no se puede guardar; no ha cambiado nada, prueba más tarde. Error número { $number }.

## Mensajes de voz

heard = He oído: { $text }.
which-speed = Hablo a { $now } palabras por minuto. Di «velocidad» y un número del { $least } al { $most }.
speed-set = Hablaré a { $speed } palabras por minuto.
help-speed = Cambiar la velocidad de las respuestas de voz
