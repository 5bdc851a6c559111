# Los mismos hechos para quien mira y toca: `eye-<clave>` va en lugar de `<clave>` junto a una
# imagen. Una línea corta; las cartas como en los botones; nunca «di». $cards_choice es una
# lista con «o». Un texto vacío no se dice.

## Empieza una partida

eye-new-game = Un reparto nuevo. ¡Suerte!
eye-can-be-won = Este reparto se puede ganar.

## Qué hizo una jugada

eye-removed-one = { $card_label } se va.
eye-removed-pair = { $first_label } y { $second_label } se van.
eye-recycled = Pasada { $pass }: se voltea el descarte.
eye-reshuffled = Vuelta { $pass }: el descarte se baraja.
eye-now-free =
    { $count ->
        [one] Ahora se puede jugar { $cards_label }.
       *[other] Ahora se pueden jugar { $cards_label }.
    }
eye-matches = { $card_label } va con { $cards_choice }.
eye-matches-none = { $card_label } no va con ninguna carta libre.
eye-goes-alone =
    { $card_gender ->
        [f] { $card_label } se va sola.
       *[other] { $card_label } se va solo.
    }
eye-it-matches = { $card_label } va con { $cards_choice }.
eye-it-matches-none = { $card_label } no va con ninguna carta libre.
eye-it-goes-alone =
    { $card_gender ->
        [f] { $card_label } se va sola.
       *[other] { $card_label } se va solo.
    }
eye-undone-removal =
    { $cards_count ->
        [one] Vuelve { $cards_label }.
       *[other] Vuelven { $cards_label }.
    }
eye-undone-draw =
    { $cards_count ->
        [one] { $cards_label } vuelve al mazo.
       *[other] { $cards_label } vuelven al mazo.
    }
eye-undone-recycle = El descarte está otra vez como antes.
eye-undone-several = Se deshacen las últimas { $count } acciones.
eye-selected = { "" }
eye-unselected =
    { $card_gender ->
        [f] { $card_label } ya no está elegida.
       *[other] { $card_label } ya no está elegido.
    }

## Por qué no

eye-covered = { $card_label } está debajo de { $covers_label }.
eye-covered-help = { $card_label } está debajo de { $covers_label }.
eye-refused-covers-partner = { $covers_label } aún tapa { $card_label }: con estas reglas nunca forman pareja.
eye-refused-buried = { $card_label } está dentro del descarte: solo se juega la carta de arriba.
eye-refused-not-fresh = { $card_label } ya no va con la carta que tiene debajo.
eye-refused-not-alone = { $card_label } no se va sin otra carta: tócala.
eye-wrong-sum = { $first_rank } y { $second_rank } suman { $sum }, no { $target }.
eye-wrong-sum-help = { $first_rank } y { $second_rank } suman { $sum }; una pareja debe sumar { $target }.
eye-not-in-sight = { $card_label } no está a la vista.
eye-name-cards = Toca dos cartas que sumen { $target }.
eye-which-pile = Elige un descarte, del 1 al { $count }.
eye-which-rank = Escribe también un valor: { $slash_partners } 9.
eye-no-game = No hay ninguna partida: { $slash_new } empieza una.
eye-not-your-game = Esta partida es de otra persona. { $slash_new } empieza una tuya.
eye-button-unknown = Este botón es demasiado viejo: { $slash_menu } muestra los nuevos.
eye-not-understood = No es una jugada que conozca. Toca dos cartas, o mira { $slash_menu }.
eye-nothing-asked = No hay ninguna pregunta abierta.
eye-game-over-won = Esta partida está ganada.
eye-game-over-lost = No queda ninguna jugada.
eye-did-you-mean = ¿Querías decir: { $what }?
eye-ask-leave-game =
    Hay una partida en curso, con { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }. ¿La dejas por una nueva?
eye-forget-ask = Tus partidas, ajustes y resultados se borrarán para siempre. ¿Los borro?

## El final, y lo que se sabe

eye-lost = No queda ninguna jugada.
eye-free = Libres: { $cards_label }.
eye-waste-top = Descarte: { $card_label }.
eye-hint-one = Puedes quitar { $card_label }.
eye-hint-pair = { $first_label } va con { $second_label }.
eye-hint-opens = Así queda libre { $cards_label }.
eye-hint-draw-for-one =
    { $count ->
        [one] Roba: llega { $card_label } y se va sin pareja.
       *[other] Roba { $count } veces: llega { $card_label } y se va sin pareja.
    }
eye-hint-draw-for-pair =
    { $count ->
        [one] Roba: luego { $first_label } va con { $second_label }.
       *[other] Roba { $count } veces: luego { $first_label } va con { $second_label }.
    }
eye-hint-nothing = Ya no se puede quitar nada: vuelve atrás o cambia de reparto.
eye-coach-lost = Con esa jugada se escapó la victoria. Deshacer la recupera.
eye-solution-later = La solución llega al final; Pista muestra una jugada.
eye-voice-not-understood = No he oído ninguna jugada en ese mensaje.
eye-on-or-off = Escribe sí o no.

## La guía de la primera partida

eye-guide-1 = Toca dos cartas libres que sumen { $target }.
eye-guide-2 = ¿No va nada? Roba: la carta de arriba del descarte también está libre.
eye-guide-3 = Deshacer recupera una jugada.
eye-guide-4 = Pista muestra una buena jugada.
eye-guide-5 = Más tiene las reglas, los ajustes y las otras partidas.

## Ajustes, retos y lo demás
eye-no-such-variant = No conozco reglas llamadas { $text }. { $slash_variants } las muestra todas.
eye-level-brief = Para jugar de oído: se dice solo lo importante.
eye-level-normal = Para jugar de oído: se dice lo habitual.
eye-level-detailed = Para jugar de oído: se dice todo.
eye-privacy = Guardo tu nombre e idioma, tus partidas, ajustes y resultados, y nada más de lo que escribes. { $slash_forget } lo borra todo.
eye-which-speed = Respuestas de voz: { $now } palabras por minuto. { $slash_speed } y un número de { $least } a { $most } lo cambia.
eye-groups-only = Los retos se juegan en grupos: añádeme a uno y escribe allí { $slash_challenge }.
eye-ask-next-hand = El reparto { $hand } no está terminado. ¿Dejarlo así y pasar al siguiente?
eye-no-contest = Aquí no hay ningún reto. { $slash_challenge } en un grupo lanza uno.
eye-counted-hand = 
    El reparto { $hand } de { $hands } cuenta: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } fuera. { $slash_hand } sigue.
eye-counted-last-hand = 
    El último reparto cuenta: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } fuera. { $slash_standings } muestra la clasificación.
eye-standings-page = Página { $page } de { $pages }, { $count } jugadores. { $slash_standings } { $next } muestra la siguiente.
eye-standings-again = { $slash_challenge } lanza otro.
eye-morning-when = Escribe { $slash_morning } 8:30 para una hora, o { $slash_morning } off.
eye-top-ask = { $slash_top } semana, { $slash_top } mes, { $slash_top } siempre, o { $slash_top } con un código; { $slash_top } off te deja fuera.
eye-top-off = Desde ahora no estás en las clasificaciones. { $slash_top } on te devuelve.
eye-top-where = Aquí vale { $slash_top } con el código de un reparto; { $slash_top } solo en un grupo.
eye-which-theme = ¿Qué aspecto debe tener la mesa?
eye-theme-options = { "" }
eye-solution-steps = 
    { $steps ->
        [one] Tiene un paso.
       *[other] Tiene { $steps } pasos.
    }
eye-setting-morning-on = El reparto del día llega aquí cada mañana, la próxima vez { $when }.
eye-setting-morning-off = El reparto del día no llega aquí por sí solo.
eye-number-zero = Cero es demasiado poco aquí.
eye-number-sign = Aquí un número no lleva signo.
eye-more-to-come = Hay más.
eye-talk-hello = Hola. { $slash_new } reparte las cartas.
eye-no-such-command = Esa orden no existe; { $slash_help } enumera las que hay.
eye-understood-card = { $card }: toca esa carta en el tablero.
eye-understood-command = Solo he entendido { $name }: { $what }.
