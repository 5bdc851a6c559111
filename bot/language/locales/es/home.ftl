# El inicio, los menús y los ajustes como botones, y lo que rodea la mesa.

## Debajo de la mesa

button-more = Más
button-less = Volver
button-home = Inicio
button-rules = Reglas
button-settings = Ajustes
button-share = Compartir
caption-status = Puntos { $score } · jugadas { $moves } · mazo { $stock }
caption-same = Mismas cartas

stuck = Nada de lo que aún puede salir va ya con una carta libre. Di «deshacer» para volver atrás, «{ $say_again }» para el mismo reparto, «{ $say_new }» para otro.
eye-stuck = En el mazo ya no queda nada que sirva.

## Empieza una partida, se encuentra una partida

new-game-winnable = Nueva partida, reparto { $number }: se puede ganar.
eye-new-game-winnable = Un reparto que se puede ganar. ¡Suerte!
deal-grade =
    { $grade ->
        [1] Grado 1 de 5: fácil.
        [2] Grado 2 de 5: bastante fácil.
        [3] Grado 3 de 5: medio.
        [4] Grado 4 de 5: difícil.
       *[5] Grado 5 de 5: diabólico.
    }
no-such-grade = No conozco repartos de grado { $grade } con estas reglas; pide otro grado.
eye-game-goes-on = Tu partida sigue.
game-gone = Esa partida ya no está.
game-named =
    { $name }, reparto { $number }, { $cards ->
        [one] queda 1 carta
       *[other] quedan { $cards } cartas
    }
games-unfinished = Partidas sin terminar. Di el número de una para retomarla.
games-unfinished-eyes = Tus partidas sin terminar. Una partida nueva no borra ninguna: esperan aquí.
games-none = Ninguna partida sin terminar.
games-none-eyes = Ninguna partida sin terminar. Las que dejes esperan aquí.
verdict-never = No: este reparto nunca se pudo ganar.
verdict-slipped = No: el reparto se podía ganar, pero una jugada dejó escapar la victoria.
verdict-most =
    { $count ->
        [0] Ya no se puede quitar ninguna carta.
        [one] Se puede quitar como mucho 1 carta más.
       *[other] Se pueden quitar como mucho { $count } cartas más.
    }
record-moves = Nueva mejor marca personal: { $moves } jugadas.
record-time = Tu victoria más rápida hasta ahora: { $time }.
deals-won = Desde ahora, una partida nueva tiene un reparto que se puede ganar.
deals-any = Desde ahora, una partida nueva tiene un reparto cualquiera.
setting-deals-won = Repartos nuevos: los que se pueden ganar; se cambia con «repartos cualquiera».
setting-deals-any = Repartos nuevos: cualquiera; se cambia con «repartos ganables».
setting-guide-on = Guía: sí; se cambia con «guía no».
setting-guide-off = Guía: no; se cambia con «guía sí».
help-menu = El menú principal
help-deals = Qué repartos tienen las partidas nuevas
help-games = Tus partidas sin terminar

## Inicio

home = Di «{ $say_new }» para una partida, «tablero» para la que está en curso, «variantes» para otras reglas, «diaria» para el reparto del día, «ajustes» o «ayuda».
eye-home = ¿Qué quieres hacer?
welcome-eyes = Solitario Pirámide. Quita las parejas que suman 13; un rey se va solo. Para empezar, toca dos cartas libres.
together-words = En un grupo, «{ $slash_challenge }» da a todos las mismas cartas. Tu reparto llega a un amigo con «{ $say_share }».
together-eyes = En un grupo, { $slash_challenge } da a todos las mismas cartas. O envía a un amigo el reparto que juegas.
key-home = ☰ Menú
key-continue = Continuar
key-new = Nueva partida
key-variants = Otros juegos
key-daily = Reparto del día
key-together = Reto
key-games = Mis partidas
key-settings = Ajustes
key-stats = Estadísticas
key-help = Ayuda
key-how = Cómo se juega
key-by-ear = Jugar de oído
key-language = Idioma
key-send-deal = Reta a un amigo
key-contest =
    { $kind ->
        [duel] Duelo
        [series] Serie
       *[challenge] Reto
    } { $code }
key-next = Otro reparto
key-share = Compartir
key-look-back = Repasar

## Variantes

variants-eyes = ¿Qué juego? 2/3: dos repartos de cada tres se pueden ganar.
key-variant = { $name } { $won }/{ $of }
short-variant-N = Pyramide
short-variant-S = Estricta
short-variant-R = Relajada
short-variant-P1 = Par 1
short-variant-P2 = Par 2
short-variant-A = Apofis
short-variant-T = King Tut
short-variant-F = Faraón
short-variant-E = Española
about-variant-N = Pasadas sin límite
about-variant-S = Una pasada, sin dejar carta
about-variant-R = Una sola pasada del mazo
about-variant-P1 = Se baraja una vez
about-variant-P2 = Se baraja dos veces
about-variant-A = Tres descartes a elegir
about-variant-T = Roba tres cartas cada vez
about-variant-F = Diez filas, dos barajas
about-variant-E = Baraja española, se suma 12

## Ajustes

settings-eyes = Ajustes. Toca para cambiar.
key-lang = Idioma: { $name }
key-theme = Aspecto: { $name }
key-text-on = Solo palabras
key-text-off = Con imágenes
key-deals-won = Repartos: ganables
key-deals-any = Repartos: todos
key-coach-on = Entrenador: sí
key-coach-off = Entrenador: no
key-errors-on = Explicar más: sí
key-errors-off = Explicar más: no
key-guide-on = Guía: sí
key-guide-off = Guía: no
key-voice-on = De voz: sí
key-voice-off = De voz: no
key-level-brief = Palabras: pocas
key-level-normal = Palabras: lo normal
key-level-detailed = Palabras: todas
languages-eyes = ¿Qué idioma?
own-name-en = English
own-name-it = Italiano
own-name-fr = Français
own-name-es = Español
own-name-de = Deutsch
about-text = ¿Cómo se muestra el juego?
about-coach = El entrenador avisa en cuanto una jugada deja escapar la victoria.
about-errors = Los errores se explican en breve o con detalle.
about-guide = La guía explica el juego en las primeras jugadas.
about-voice = Las respuestas también pueden ser habladas.
about-deals = ¿Qué repartos para una partida nueva?
about-morning = { $slash_morning } y una hora, como 8:30, elige cuándo.
state-text-on = Solo palabras
state-text-off = Imágenes
state-coach-on = Sí
state-coach-off = No
state-errors-on = Con detalle
state-errors-off = En breve
state-guide-on = Sí
state-guide-off = No
state-voice-on = Sí
state-voice-off = No
state-deals-won = Ganables
state-deals-any = Cualquiera
state-morning-on = Cada mañana
state-morning-off = Nunca

## Ayuda para quien mira

eye-help = Quita dos cartas libres que sumen 13: toca una y luego la otra. Los reyes se van solos. As 1, jota 11, reina 12. Vacía la pirámide para ganar.
eye-help-in-group = En un grupo oigo los comandos con barra y las respuestas a mis mensajes; todos pueden tocar.
eye-help-topic-moves = Toca una carta y su pareja. Robar saca la carta siguiente, o da la vuelta al descarte. Deshacer vuelve atrás cuanto quieras. Pista muestra una buena jugada.
eye-help-topic-table = Las cartas blancas están libres, las grises tapadas. El mazo está arriba a la izquierda, el descarte a la derecha. Encima: puntos, jugadas, tiempo y código.
eye-help-topic-games = Nueva partida da cartas nuevas; la que dejas espera en Mis partidas. La misma empieza otra vez. Con el código cualquiera juega las mismas cartas: { $slash_new } PY1-N-AAAAAAS.
eye-help-topic-variants = Otros juegos muestra todas las variantes; { $slash_rules } explica la tuya.
eye-help-topic-settings = En los ajustes eliges idioma, aspecto, entrenador y qué repartos quieres. Solo palabras es para jugar de oído.
eye-help-topic-groups = Un grupo juega junto una partida: cualquiera puede jugar. { $slash_challenge } da a todos las mismas cartas, { $slash_daily } las del día; { $slash_standings } muestra cómo va.
eye-help-topic-speech = Envía un mensaje de voz, por ejemplo «diez de tréboles y tres de picas». Si dudo, pregunto.
key-topic-moves = Jugadas
key-topic-table = La mesa
key-topic-games = Partidas nuevas
key-topic-variants = Variantes
key-topic-settings = Ajustes
key-topic-groups = En grupos
key-topic-speech = De voz
