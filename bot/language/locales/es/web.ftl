## The page

web-guest = Invitado { $number }
web-title = Pyramide, solitario pirámide
web-loading = La mesa está en camino.
web-pyramid = Pirámide
web-piles = Mazo y descarte
web-actions = Acciones
web-row = Fila { $row }
web-card-free = { $card }, fila { $row }, libre
web-card-covered =
    { $card }, fila { $row }, { $card_gender ->
        [f] cubierta
       *[m] cubierto
    } { $covers_by }
web-card-on-waste = Descarte: { $card }, libre
web-card-on-pile = Descarte { $pile }: { $card }, libre
web-draw =
    Robar, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en el mazo
web-draw-to-pile =
    Robar al descarte { $pile }, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } en el mazo
web-recycle =
    Voltear el descarte, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
web-fits = va con la carta elegida
web-hinted = aconsejada
web-redo = Rehacer
web-menu = Menú
web-copy = copiar
web-copied = El código está copiado.
web-close = Cerrar
web-new-title = Una partida nueva
web-new-any = Un reparto cualquiera
web-new-winnable = Un reparto que se puede ganar
web-new-code = Código o número del reparto
web-new-deal = Repartir
web-variants = Variantes
web-play = Jugar
web-rules = Reglas
web-tips = Consejos
web-settings = Ajustes
web-daily = Reparto del día
web-challenge = Reto
web-standings = Cómo va el reto
web-leaders = Clasificación
web-statistics = Estadísticas
web-share = Compartir el resultado
web-solution = Solución
web-verdict = ¿Se puede ganar aún?
web-review = Paso a paso
web-review-start = El reparto tal como se puso.
web-from-here = Probar desde aquí
web-first = Primero
web-last = Último
web-to-loss = Dónde se escapó la victoria
web-help = Ayuda
web-keys = Teclas
web-key-arrows = Las flechas van de carta en carta.
web-key-enter = Intro o espacio elige una carta.
web-key-draw = D roba, o voltea el descarte.
web-key-undo = U deshace, Y rehace.
web-key-hint = H pide una pista.
web-key-new = N empieza una partida, M abre el menú.
web-key-help = El signo de interrogación muestra estas teclas.
web-language = Idioma
web-theme = Aspecto de la mesa
web-large = Letra grande
web-level = Cuánto se dice
web-level-brief = Solo lo esencial
web-level-normal = Lo habitual
web-level-detailed = Todo
web-errors = Los errores con las palabras de la app
web-coach = Avisar cuando la victoria se escapa
web-type = Escribe una orden
web-send = Enviar
web-answer = Respuesta
web-privacy = Qué se guarda
web-forget = Borrar todo
web-offline = Sin conexión. La mesa queda, y sigue por sí sola.
web-online = De nuevo en línea.
web-ended = Esta página ha caducado. Ábrela de nuevo desde el chat.
web-trouble = No ha funcionado. Inténtalo otra vez.
web-in-chat = Seguir en el chat
web-leave = Salir de esta página
web-open-board = Abrir la mesa
web-winnable = Se pueden ganar unos { $percent } repartos de cada 100.
