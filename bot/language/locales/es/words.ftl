## Commands of reading without eyes, as help names them.
help-redo = Rehacer lo que se deshizo
help-go = Oír la carta del cursor, o moverlo: izquierda, derecha, arriba a la izquierda, arriba a la derecha, abajo a la izquierda, abajo a la derecha
help-frees = Oír qué libera una carta o una pareja
help-needs = Oír qué hay que quitar para liberar una carta
help-seen = Oír la lista del descarte y de las cartas del mazo ya vistas
help-resume = Oír por dónde vas en la partida
help-more = Oír el resto de una respuesta larga
