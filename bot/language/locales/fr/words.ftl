## Commands of reading without eyes, as help names them.
help-redo = Rejouer ce qui a été annulé
help-go = Entendre la carte du curseur, ou le déplacer : gauche, droite, haut à gauche, haut à droite, bas à gauche, bas à droite
help-frees = Entendre ce que libère une carte ou une paire
help-needs = Entendre ce qu'il faut enlever pour libérer une carte
help-seen = Entendre la liste de la défausse et des cartes du talon déjà vues
help-continue = Entendre où vous en êtes dans la partie
help-rest = Entendre la suite d'une longue réponse

## Nombres qui ne valent pas ici
number-zero = Zéro, c'est trop peu : dis un ou plus.
number-sign = Ici un nombre n'a pas de signe : dis-le sans moins.
number-point = Ici seuls les nombres entiers comptent.
draws-too-many = C'est trop à la fois : { $most } pioches au plus.

## Plusieurs actions à la fois
passed-cards = Passées : { $cards }.
passed-number =
    { $count ->
        [one] { $count } carte est passée.
       *[other] { $count } cartes sont passées.
    }
turned-over =
    { $count ->
        [one] La défausse a été retournée.
       *[other] La défausse a été retournée { $count } fois.
    }
came-up = Maintenant { $card_the }.
no-draw-possible = Il n'y a plus rien à piocher.
until-nothing-fits = Plus rien de ce qui vient ne convient ; je n'ai pas pioché.
until-never-comes = Dans ce passage ne vient aucune carte de valeur { $rank } ; je n'ai pas pioché.
redone = Rejoué.
redone-several =
    { $count ->
        [one] { $count } action rejouée.
       *[other] { $count } actions rejouées.
    }
redo-none = Il n'y a rien à rejouer.
redo-only =
    { $count ->
        [one] On ne peut rejouer que { $count } action.
       *[other] On ne peut rejouer que { $count } actions.
    }
steps-stopped = Je me suis arrêté là.
step-not-understood = Je n'ai pas compris la suite.

## Lire sans les yeux
it-is-free = Libre.
it-covers = Couvre { $cards_the }.
cursor-empty = Rangée { $row }, place { $place } : vide.
cursor-edge = La pyramide s'arrête ici.
frees = Enlever { $cards_the } libère { $opens_the }.
frees-nothing = Enlever { $cards_the } ne libère rien.
is-free-already = { $card_the } est libre.
needs =
    { $count ->
        [one] Pour { $card_the } il faut enlever une carte : { $cards }.
       *[other] Pour { $card_the } il faut enlever { $count } cartes : { $cards }.
    }
seen-waste =
    { $count ->
        [one] Défausse, { $count } carte : { $cards }.
       *[other] Défausse depuis le dessus, { $count } cartes : { $cards }.
    }
seen-pile =
    { $count ->
        [one] Défausse { $pile }, { $count } carte : { $cards }.
       *[other] Défausse { $pile } depuis le dessus, { $count } cartes : { $cards }.
    }
seen-stock = Encore à venir, comme déjà vu : { $cards }.
seen-nothing = On n'a encore vu aucune carte.
where-rank = Cartes de valeur { $rank } : { $items }.
deep-in-waste =
    { $count ->
        [one] { $card } est dans la défausse, sous { $count } carte.
       *[other] { $card } est dans la défausse, sous { $count } cartes.
    }
again-in-stock =
    { $count ->
        [one] { $card } est dans le talon, la prochaine carte.
       *[other] { $card } est dans le talon, dans { $count } cartes.
    }
more-to-come = Dis « la suite » pour le reste.
nothing-more = C'était tout.
cell-plain = { $card }

## Oui et non
whether-yes = Oui.
whether-no = Non.
whether-free = Oui, { $card_the } est libre.
whether-free-cards =
    { $count ->
        [one] Oui, { $cards_the } est libre.
       *[other] Oui, { $cards_the } sont libres.
    }
whether-no-free-rank = Non, aucune carte de valeur { $rank } n'est libre.
whether-draw =
    { $count ->
        [one] Oui, le talon a { $count } carte.
       *[other] Oui, le talon a { $count } cartes.
    }
whether-recycle = Oui : le talon est vide, « pioche » retourne la défausse.
whether-undo-yes = Oui, « annule » reprend la dernière action.
whether-undo-no = Non, il n'y a rien à annuler.
whether-redo-yes = Oui, « refais » la rejoue.
whether-redo-no = Non, rien n'a été annulé.

## Deux mots, et ce qui n'est pas compris
talk-thanks = Avec plaisir.
talk-bye = Au revoir. Ta partie t'attend ici.
talk-hello = Bonjour. Dis « nouvelle partie » pour jouer, « aide » pour les commandes.
no-such-command = Je n'ai pas cette commande. Dis « aide » pour celles que j'ai.
understood-card = J'ai compris { $card_the }, mais pas ce qu'il faut en faire. Dis « où est { $card_the } », ou nomme aussi sa partenaire.
understood-command = Je n'ai compris que { $name } : { $what }. Dis-le seul, ou « aide » pour le reste.
