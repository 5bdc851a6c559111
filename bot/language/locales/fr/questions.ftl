# Questions that are over, or somebody else's.

question-over = Cette question n’est plus ouverte ; rien n’a changé.
question-not-yours = Cette question ne t’était pas posée.
private-only = Cela ne concerne que toi : demande-le-moi dans notre discussion privée.
