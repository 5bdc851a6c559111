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

stuck = Nada de lo que aún puede salir va ya con una carta libre. Di «deshacer» para volver atrás, «otra vez» para el mismo reparto, «nueva» para otro.
eye-stuck = En el mazo ya no queda nada que sirva.
