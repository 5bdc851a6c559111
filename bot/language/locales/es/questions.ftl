# Questions that are over, or somebody else's.

question-over = Esa pregunta ya no está abierta; no ha cambiado nada.
question-not-yours = Esta pregunta no era para ti.
private-only = Eso solo te concierne a ti: pídemelo en nuestro chat privado.
