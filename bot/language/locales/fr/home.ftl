# L'accueil, les menus et les réglages en boutons, et ce qui entoure la table.

## Sous la table

button-more = Plus
button-less = Retour
button-home = Accueil
button-rules = Règles
button-settings = Réglages
button-share = Partager
caption-status = Points { $score } · coups { $moves } · talon { $stock }
caption-same = Mêmes cartes

stuck = Plus rien de ce qui peut encore venir ne va avec une carte libre. Dites « annuler » pour revenir en arrière, « encore » pour la même donne, « nouvelle » pour une autre.
eye-stuck = Plus rien dans le talon ne convient.
