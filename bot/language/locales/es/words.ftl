## Commands of reading without eyes, as help names them.
help-redo = Rehacer lo que se deshizo
help-go = Oír la carta del cursor, o moverlo: izquierda, derecha, arriba a la izquierda, arriba a la derecha, abajo a la izquierda, abajo a la derecha
help-frees = Oír qué libera una carta o una pareja
help-needs = Oír qué hay que quitar para liberar una carta
help-seen = Oír la lista del descarte y de las cartas del mazo ya vistas
help-continue = Oír por dónde vas en la partida
help-rest = Oír el resto de una respuesta larga

## Números que aquí no valen
number-zero = Cero es demasiado poco: di uno o más.
number-sign = Aquí un número no lleva signo: dilo sin menos.
number-point = Aquí solo valen los números enteros.
draws-too-many = Es demasiado de una vez: { $most } robos como mucho.

## Varias acciones a la vez
passed-cards = Han pasado: { $cards }.
passed-number =
    { $count ->
        [one] Ha pasado 1 carta.
       *[other] Han pasado { $count } cartas.
    }
turned-over =
    { $count ->
        [one] Se ha dado la vuelta al descarte.
       *[other] Se ha dado la vuelta al descarte { $count } veces.
    }
came-up = Ahora { $card_the }.
no-draw-possible = Ya no queda nada que robar.
until-nothing-fits = Ya no llega nada que sirva; no he robado.
until-never-comes = En esta vuelta no llega ninguna carta de valor { $rank }; no he robado.
redone = Jugado de nuevo.
redone-several =
    { $count ->
        [one] Rehecha 1 acción.
       *[other] Rehechas { $count } acciones.
    }
redo-none = No hay nada que rehacer.
redo-only =
    { $count ->
        [one] Solo se puede rehacer 1 acción.
       *[other] Solo se pueden rehacer { $count } acciones.
    }
steps-stopped = Me he parado ahí.
step-not-understood = No he entendido la parte siguiente.

## Leer sin ojos
it-is-free = Libre.
it-covers = Tapa { $cards_the }.
cursor-empty = Fila { $row }, lugar { $place }: vacío.
cursor-edge = La pirámide acaba aquí.
frees =
    { $opens_count ->
        [one] Al quitar { $cards_the } se libera { $opens_the }.
       *[other] Al quitar { $cards_the } se liberan { $opens_the }.
    }
frees-nothing = Al quitar { $cards_the } no se libera nada.
is-free-already = { $card_the } está libre.
needs =
    { $count ->
        [one] Para { $card_the } hay que quitar una carta: { $cards }.
       *[other] Para { $card_the } hay que quitar { $count } cartas: { $cards }.
    }
seen-waste =
    { $count ->
        [one] Descarte, 1 carta: { $cards }.
       *[other] Descarte desde arriba, { $count } cartas: { $cards }.
    }
seen-pile =
    { $count ->
        [one] Descarte { $pile }, 1 carta: { $cards }.
       *[other] Descarte { $pile } desde arriba, { $count } cartas: { $cards }.
    }
seen-stock = Aún por venir, como ya se vio: { $cards }.
seen-nothing = Todavía no se ha visto ninguna carta.
where-rank = Cartas de valor { $rank }: { $items }.
deep-in-waste =
    { $count ->
        [one] { $card } está en el descarte, debajo de 1 carta.
       *[other] { $card } está en el descarte, debajo de { $count } cartas.
    }
again-in-stock =
    { $count ->
        [one] { $card } está en el mazo, la próxima carta.
       *[other] { $card } está en el mazo, dentro de { $count } cartas.
    }
more-to-come = Di «más» para lo demás.
nothing-more = Eso era todo.
cell-plain = { $card }

## Sí y no
whether-yes = Sí.
whether-no = No.
whether-free = Sí, { $card_the } está libre.
whether-free-cards =
    { $count ->
        [one] Sí, { $cards_the } está libre.
       *[other] Sí, { $cards_the } están libres.
    }
whether-no-free-rank = No, ninguna carta de valor { $rank } está libre.
whether-draw =
    { $count ->
        [one] Sí, en el mazo hay 1 carta.
       *[other] Sí, en el mazo hay { $count } cartas.
    }
whether-recycle = Sí: el mazo está vacío, «roba» da la vuelta al descarte.
whether-undo-yes = Sí, «deshacer» anula la última acción.
whether-undo-no = No, no hay nada que deshacer.
whether-redo-yes = Sí, «rehaz» la vuelve a jugar.
whether-redo-no = No, no se ha deshecho nada.

## Dos palabras, y lo que no se entiende
talk-thanks = De nada.
talk-bye = Adiós. Tu partida te espera aquí.
talk-hello = Hola. Di «nueva partida» para jugar, «ayuda» para las órdenes.
no-such-command = No tengo esa orden. Di «ayuda» para las que tengo.
understood-card = He entendido { $card_the }, pero no qué hacer con esa carta. Di «dónde está { $card_the }», o nombra también su pareja.
understood-command = Solo he entendido { $name }: { $what }. Dilo solo, o «ayuda» para lo demás.
