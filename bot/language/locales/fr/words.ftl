## Commands of reading without eyes, as help names them.
help-redo = Rejouer ce qui a été annulé
help-go = Entendre la carte du curseur, ou le déplacer : gauche, droite, haut à gauche, haut à droite, bas à gauche, bas à droite
help-frees = Entendre ce que libère une carte ou une paire
help-needs = Entendre ce qu'il faut enlever pour libérer une carte
help-seen = Entendre la liste de la défausse et des cartes du talon déjà vues
help-resume = Entendre où vous en êtes dans la partie
help-more = Entendre la suite d'une longue réponse
