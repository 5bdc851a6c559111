# Lo que el bot dice en español cuando se juega en compañía: retos, reparto del día,
# clasificaciones, estadísticas. En las listas de nombres, $items va unido con comas.

## Quién y cuándo

name = { $name }
moment-today = hoy a las { $time } ({ $zone })
moment-tomorrow = mañana a las { $time } ({ $zone })
moment-date = el { $day } de { $month } a las { $time } ({ $zone })
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
zone-now = La zona horaria aquí es { $zone }. Se cambia con «{ $slash_zone }» y una ciudad, como «{ $slash_zone } Rome».
zone-set = La zona horaria aquí es ahora { $zone }; la hora es { $now }.
zone-ask = Aquí las horas son en UTC; { $slash_zone } y una ciudad pone la vuestra.
no-such-zone = No conozco ninguna zona horaria llamada { $text }; prueba con una ciudad grande, como «{ $slash_zone } Rome».
bad-span = Un reto dura de 5 minutos a 31 días, como «30 minutos», «2 horas» o «3 días».

## Lanzar un reto

groups-only = Los retos se juegan en grupos: añádeme a uno y di allí «{ $slash_challenge }».
person-only = Aquí hace falta una persona: escribe con tu propio nombre.
play-in-private = Cada cual juega por su cuenta: abre el enlace en un chat privado conmigo.
bad-hands = Una serie tiene de 2 a { $most } repartos, como «{ $slash_series } 3».
card-challenge = { $host } lanza un reto: todos juegan el mismo reparto, cada cual por su cuenta.
card-challenge-open = Un reto: todos juegan el mismo reparto, cada cual por su cuenta.
card-duel = Un duelo: { $host } contra { $invited }, el mismo reparto para los dos.
card-duel-open = Un duelo: { $host } contra quien llegue primero, el mismo reparto para los dos.
card-series = { $host } lanza una serie de { $hands } repartos: cuentan las cartas quitadas en todos.
card-series-open = Una serie de { $hands } repartos: cuentan las cartas quitadas en todos.
card-daily = El reparto del día: cada cual lo juega por su cuenta, igual en todo el mundo.
card-code = Reparto { $number }, código { $code }.
card-ends = Acaba { $when }.
card-first = Cuenta el primer intento; pistas y acciones deshechas se ven junto al resultado.
post-play = Juega aquí: { $link }
button-play = Jugar

## Participar

joined = Este es tu intento en el reto; cuenta el primero.
joined-seen = Este es tu intento en el reto; la clasificación dirá que ya conocías el reparto.
joined-daily = Este es el reparto del día; cuenta tu primer intento.
joined-daily-seen = Este es el reparto del día; ya lo conocías, y el resultado lo dirá.
joined-hand = Mano { $hand } de { $hands }; cuenta el primer intento.
practice = Juegas este reparto para practicar: cuenta tu primer intento, este no.
attempt-goes-on = Tu intento sigue.
attempt-done = Tu primer intento ha acabado y cuenta; este es para practicar.
attempt-counts-here = Ya has jugado este reparto; aquel intento cuenta también aquí.
attempt-lost = Tu intento ya no está guardado; este es para practicar.
series-done = Has jugado todas las manos de la serie; esta es para practicar.
contest-over = Este reto ha acabado; juegas para practicar.
duel-of-others = Este duelo es entre otras dos personas.
ask-next-hand = La mano { $hand } no está acabada. Di sí para dejarla como está y pasar a la siguiente, no para seguir con ella.
no-next-hand = No hay mano siguiente: eso vale en un chat privado, en una serie.
no-contest = Aquí no hay ningún reto. Di «{ $slash_challenge }» en un grupo para lanzar uno.
which-contest = ¿Cuál?
contest-named = 
    { $kind ->
        [duel] el duelo, reparto { $code }
        [series] la serie de { $hands } repartos
       *[challenge] el reto, reparto { $code }
    }, termina { $when }
not-in-contest = No participas en este reto.
left-contest = 
    Has dejado { $kind ->
        [duel] el duelo, reparto { $code }
        [series] la serie de { $hands } repartos
       *[challenge] el reto, reparto { $code }
    }. Su enlace te devuelve.
counted =
    Esto cuenta: puesto { $place } de { $count } por ahora.
counted-shared =
    Esto cuenta: puesto { $place } compartido de { $count } por ahora.
counted-hand = La mano { $hand } de { $hands } cuenta: { $cards ->
        [one] 1 carta quitada
       *[other] { $cards } cartas quitadas
    }. Di «siguiente mano» para seguir.
counted-last-hand = La última mano cuenta: { $cards ->
        [one] 1 carta quitada
       *[other] { $cards } cartas quitadas
    }. Di «clasificación» para oír cómo va.
counted-late = El reto ya había acabado: este resultado no cuenta.

## Clasificación

standings-now =
    { $kind ->
        [duel] El duelo por ahora, código { $code }.
        [series] La serie de { $hands } repartos por ahora.
       *[challenge] El reto por ahora, código { $code }.
    }
standings-final =
    { $kind ->
        [duel] El duelo ha acabado, código { $code }.
        [series] La serie de { $hands } repartos ha acabado.
       *[challenge] El reto ha acabado, código { $code }.
    }
standings-nobody = Nadie ha acabado todavía.
standings-nobody-came = Nadie ha jugado.
standings-page = Página { $page } de { $pages }, { $count } jugadores. Di «{ $slash_standings } { $next }» para la página siguiente.
standings-last-page = Página { $page } de { $pages }, { $count } jugadores.
standings-again = Di «{ $slash_challenge }» para otro.
place =
    { $place ->
        [1] Primer puesto
        [2] Segundo puesto
        [3] Tercer puesto
       *[other] Puesto { $place }
    }
place-shared =
    { $place ->
        [1] Primer puesto compartido
        [2] Segundo puesto compartido
        [3] Tercer puesto compartido
       *[other] Puesto { $place } compartido
    }
standing = { $place }: { $name }, { $result }.
standing-marked = { $place }: { $name }, { $result }; con { $marks }.
result-won =
    victoria en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }
result-lost =
    sin victoria, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } de la pirámide en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }
result-unfinished =
    sin acabar, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } de la pirámide en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }
result-series =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en { $hands ->
        [one] 1 mano
       *[other] { $hands } manos
    }, { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }
mark-hints =
    { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }
mark-verdicts =
    { $count ->
        [one] 1 veredicto
       *[other] { $count } veredictos
    }
mark-solutions = la solución
mark-undos =
    { $count ->
        [one] 1 acción deshecha
       *[other] { $count } acciones deshechas
    }
mark-seen = el reparto ya conocido
still-playing = Siguen jugando: { $items }.
still-playing-more = Siguen jugando: { $items }, y { $more } más.
team = En equipo: { $items }.
team-deed =
    { $name } con { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
team-deed-undos =
    { $name } con { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } y { $undos ->
        [one] 1 acción deshecha
       *[other] { $undos } acciones deshechas
    }
team-nobody = Nadie ha jugado todavía en esta partida.
team-alone = Esta partida es solo tuya; hay equipo en la partida común de un grupo.

## El reparto del día

daily-done = Ese era el reparto del día.
daily-streak =
    { $count ->
        [one] Lo has ganado un día.
       *[other] Lo has ganado { $count } días seguidos.
    }
daily-yesterday = El reparto del día de ayer: código { $code }. { $rules }
daily-solution =
    Se puede ganar en { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }, así.
daily-no-solution = Nadie conoce un modo de ganarlo.
morning-on = Pondré aquí el reparto del día cada mañana, la próxima vez { $when }.
setting-morning-on = El reparto del día llega aquí cada mañana, la próxima vez { $when }; se cambia con «{ $slash_morning } off».
setting-morning-off = El reparto del día no llega aquí por sí solo; se cambia con «{ $slash_morning } 8:30».
morning-off = Ya no habrá reparto del día por la mañana.
morning-none = Aquí no había ninguna cita por la mañana.
morning-when = Di «{ $slash_morning } 8:30» para una hora, o «{ $slash_morning } off».

## Clasificaciones

top-title =
    { $period ->
        [week] Los mejores de la semana, aquí.
        [month] Los mejores del mes, aquí.
       *[all] Los mejores de siempre, aquí.
    }
top-deal-title = Los mejores en { $code }, cada cual con su primera partida.
top-line =
    { $place }: { $name }, { $won ->
        [one] 1 victoria
       *[other] { $won } victorias
    } en { $played ->
        [one] 1 partida
       *[other] { $played } partidas
    }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } de la pirámide.
top-deal-won =
    { $place }: { $name }, victoria en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }.
top-deal-lost =
    { $place }: { $name }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } de la pirámide.
top-nobody = Todavía no hay nadie en esta clasificación.
top-ask = Di «{ $slash_top } semana», «{ $slash_top } mes», «{ $slash_top } siempre», o «{ $slash_top }» con un código; «{ $slash_top } off» te deja fuera.
top-off = Desde ahora no estás en las clasificaciones. Di «{ $slash_top } on» para volver.
top-on = Puedes estar otra vez en las clasificaciones.
top-where = Di aquí «{ $slash_top }» con el código de un reparto, o «{ $slash_top }» en un grupo.

## Estadísticas

stats-none = Todavía no hay partidas acabadas.
stats-title = { $name }: tus estadísticas.
stats-title-all = Tus estadísticas, todas las variantes.
stats-games =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $won } ganadas, { $percent } por ciento.
stats-winnable =
    De { $known ->
        [one] 1 reparto
       *[other] { $known } repartos
    } que se podían ganar has ganado { $won }, { $percent } por ciento.
stats-streaks =
    Victorias seguidas: { $now } ahora, { $best } como mucho.
stats-best =
    Mejor victoria: { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }; la más rápida: { $time }.
stats-average =
    De media una victoria pide { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    } y { $time }.
stats-par =
    Frente al mínimo: { $over ->
        [0] igual de media
        [one] 1 jugada más de media
       *[other] { $over } jugadas más de media
    }, en { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    }.
stats-daily = Reparto del día: { $count ->
        [one] ganado 1 día seguido
       *[other] ganado { $count } días seguidos
    }.
tile-games = Partidas
tile-won = Ganadas
tile-percent = Parte ganada
tile-percent-value = { $percent } %
tile-winnable = De las ganables
tile-streak = Seguidas
tile-best-streak = Récord seguidas
tile-best-moves = Menos jugadas
tile-best-time = Más rápida
tile-average = Jugadas de media
tile-number = { $number }
tile-none = –
stats-picture = { $name } · { $title }
bar-won = { $won } de { $games }
chart-variants = Partidas ganadas por variante

## Compartir

share-won =
    He ganado el reparto { $number } de Pyramide en { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, { $time }. Las mismas cartas para ti: { $link }
share-lost =
    He quitado { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } de la pirámide en el reparto { $number } de Pyramide. Las mismas cartas para ti: { $link }
share-playing = Reparto { $number } de Pyramide, código { $code }. Las mismas cartas para ti: { $link }
share-group = Para un grupo: { $link }
inline-deal = Reparto { $number }
inline-deal-about = { $rules }
inline-daily = El reparto del día
inline-won = Reparto { $number }, ganado
inline-lost = Reparto { $number }, sin ganar
inline-playing = Reparto { $number }, en curso
inline-invite = Solitario de la pirámide: reparto { $number }, código { $code }. { $rules }

## Ayuda

help-challenge = Lanzar un reto en un grupo: todos juegan el mismo reparto
help-duel = Lanzar un duelo entre dos jugadores
help-series = Lanzar una serie de varios repartos
help-standings = Oír cómo va el reto
help-leave = Dejar un reto
help-hand = Pasar a la siguiente mano de una serie
help-team = Oír quién hizo qué en la partida del grupo
help-daily = Jugar el reparto del día
help-morning = Recibir el reparto del día cada mañana
help-top = Oír la clasificación
help-stats = Oír tus estadísticas
help-share = Recibir el resultado en una frase para compartir
help-zone = Poner la zona horaria
