# Ce que le bot dit en français. Un message est une phrase entière (ou une partie nommée) ;
# la clé est le nom qu'emploie le code. Une carte $card arrive aussi comme $card_the (le, la,
# l'), $card_by (par le…), $card_to, $card_with, $card_of, avec $card_gender et $card_rank.

## Noms

language-en = anglais
language-it = italien
language-fr = français
language-es = espagnol
language-de = allemand

variant-N = Pyramide
variant-S = Stricte
variant-R = Détendue
variant-P1 = Par, une redistribution
variant-P2 = Par, deux redistributions
variant-A = Apophis
variant-T = King Tut
variant-F = Pharaon
variant-E = Espagnole
variant-with-options = { $name } avec options, { $token }

rank-name =
    { $deck ->
        [spanish] { $rank ->
            [1] as
            [10] sota
            [11] caballo
            [12] rey
           *[other] { $rank }
        }
       *[french] { $rank ->
            [1] as
            [11] valet
            [12] dame
            [13] roi
           *[other] { $rank }
        }
    }

card-in-row = { $card }, rangée { $row }
card-in-place = { $card }, rangée { $row }, place { $place }
card-on-waste = { $card }, sur la défausse
card-on-pile = { $card }, défausse { $pile }
card-under-waste = { $card }, sous le dessus de la défausse

time-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
time-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
time-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    } et { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

## Une partie commence

new-game = Nouvelle partie, donne { $number }.
new-game-rules = Code { $code }. { $rules }
rules-line = Variante { $name } : { $goal }, { $passes }.
goal-relaxed = on gagne en vidant la pyramide
goal-strict = on gagne en retirant toutes les cartes
passes-unlimited = autant de passages qu'on veut
passes-count =
    { $count ->
        [1] un seul passage
        [2] deux passages
        [3] trois passages
       *[other] { $count } passages
    }
welcome = Bienvenue dans Pyramide, la réussite de la pyramide en messages : retire les paires de cartes qui font 13.
text-offer = Si tu joues sans regarder, dis « texte oui » : tout viendra alors seulement en mots.
game-goes-on = Ta partie continue.
bad-link = Ce lien ne mène à aucune donne.
ask-leave-game =
    Une partie est en cours : { $points } points, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }. Dis oui pour la laisser et en commencer une autre, non pour continuer.

## Ce qu'un coup a fait

removed-one =
    { $card_the } est { $card_gender ->
        [f] retirée
       *[other] retiré
    }.
removed-pair = Retirés : { $first } et { $second }.
drew = { $card }.
drew-before =
    { $card_the } est { $card_gender ->
        [f] tirée
       *[other] tiré
    }.
drew-several = Cartes tirées : { $cards }. Au-dessus : { $top }.
drew-to-pile = { $card }, sur la défausse { $pile }.
recycled =
    La défausse est retournée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au talon. Passage { $pass }.
reshuffled =
    La défausse est mélangée en un nouveau talon : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }. Passage { $pass }.
nothing-new-free = Rien de nouveau n'est libre.
now-free =
    { $count ->
        [one] Maintenant libre : { $cards }, rangée { $row }.
       *[other] Maintenant libres : { $items }.
    }
matches = { $card_the } va { $cards_with }.
matches-none = { $card_the } ne va avec aucune carte libre.
goes-alone = 
    { $card_the } s'enlève { $card_gender ->
        [f] seule
       *[other] seul
    }.
it-matches =
    { $card_gender ->
        [f] Elle va { $cards_with }.
       *[other] Il va { $cards_with }.
    }
it-matches-none =
    { $card_gender ->
        [f] Elle ne va avec aucune carte libre.
       *[other] Il ne va avec aucune carte libre.
    }
it-goes-alone =
    { $card_gender ->
        [f] Elle part seule.
       *[other] Il s'enlève seul.
    }
points = { $points } points.
stock-now-empty = Le talon est vide maintenant.
redeals-left =
    { $count ->
        [0] C'est le dernier passage.
        [1] Il reste encore un passage.
       *[other] Il reste encore { $count } passages.
    }
points-and-moves =
    { $points } points, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.

undone-removal =
    Annulé : { $cards_the } { $cards_count ->
        [one] revient
       *[other] reviennent
    }.
undone-draw =
    Annulé : { $cards_the } { $cards_count ->
        [one] retourne
       *[other] retournent
    } au talon.
undone-recycle = Annulé : la défausse est comme avant d'être retournée.
undone-several = Annulé : les { $count } dernières actions.
undo-none = Il n'y a plus rien à annuler.
undo-only =
    { $count ->
        [one] On ne peut annuler qu'une action.
       *[other] On ne peut annuler que { $count } actions.
    }

## La fin

won = C'est gagné !
won-totals =
    { $points } points, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }.
won-next = Dis « { $say_again } » pour la même donne, « { $say_new } » pour une autre, « { $say_solution } » pour entendre le chemin le plus court.
lost = Plus aucun coup n'est possible.
lost-totals =
    { $points } points, { $cards ->
        [one] { $cards } carte retirée
       *[other] { $cards } cartes retirées
    } de la pyramide.
lost-next = Dis « annule » pour revenir en arrière, « { $say_new } » pour une autre partie, « analyse » pour entendre quand la victoire t'a échappé.
game-over-won = Cette partie est gagnée. Dis « { $say_new } » pour une autre, « { $say_again } » pour la même donne.
game-over-lost = Plus aucun coup n'est possible. Dis « annule » pour revenir en arrière, « { $say_new } » pour une autre partie.

## Pourquoi pas

no-game = Aucune partie n'est en cours. Dis « { $say_new } » pour en commencer une.
covered =
    { $card_the } est { $card_gender ->
        [f] couverte
       *[other] couvert
    } { $covers_by }.
covered-help =
    Cette carte est bloquée par une autre : { $card_the } est { $card_gender ->
        [f] couverte
       *[other] couvert
    } { $covers_by }.
refused-covers-partner = { $covers_the } couvre encore { $card_the } ; avec ces règles, une carte ne va jamais avec celle qui la couvre.
refused-buried = { $card_the } est à l'intérieur de la défausse ; seule la carte du dessus se joue.
refused-not-fresh = { $card_the } ne va pas maintenant avec la carte de la défausse qui est dessous.
refused-not-alone =
    { $card_the } ne part pas { $card_gender ->
        [f] seule
       *[other] seul
    } ; nomme deux cartes qui font { $target }.
refused-same-card = Une paire demande deux cartes différentes.
refused-empty-place = Cette carte n'est plus là.
refused-no-such-place = Il n'y a pas de telle place sur ce plateau.
refused-stock-empty = Le talon est vide.
refused-stock-not-empty = Le talon a encore des cartes à tirer.
refused-waste-empty = Le talon est vide, et il n'y a pas de défausse à retourner.
refused-no-redeal = Le talon est vide, et il ne reste aucun passage.
wrong-sum = { $first_rank } et { $second_rank } font { $sum } ; une paire doit faire { $target }.
wrong-sum-help = La somme doit être égale à { $target } : { $first_rank } et { $second_rank } font { $sum }.
stays-selected =
    { $card_the } reste { $card_gender ->
        [f] sélectionnée
       *[other] sélectionné
    }.
selected =
    { $card_the } est { $card_gender ->
        [f] sélectionnée
       *[other] sélectionné
    }.
unselected =
    { $card_the } n'est plus { $card_gender ->
        [f] sélectionnée
       *[other] sélectionné
    }.
not-in-sight = { $card_the } n'est pas en vue.
place-empty = Cette carte n'est plus là.
name-cards = Quelles cartes ? Nomme deux cartes qui font { $target }, comme « dix de trèfle et trois de pique ».
no-single-free = Aucun { $rank } n'est libre.
which-pile = Sur quelle défausse, de 1 à { $count } ? Dis « pioche » et son numéro.
which-rank = Quelle valeur ? Dis « partenaires » et une valeur, comme « partenaires neuf ».
no-such-row = La pyramide a les rangées 1 à { $rows }.
not-your-game = C'est la partie de quelqu'un d'autre. Écris { $slash_new } pour jouer la tienne.
stale-board = Ce plateau n'était plus à jour ; il l'est maintenant, choisis de nouveau.
button-unknown = Ce bouton est trop ancien. Dis « plateau » pour en avoir un nouveau.
not-understood = Je n'ai pas trouvé de coup là-dedans. Dis « coups » pour ce qui est possible, « aide » pour les commandes.
nothing-asked = Aucune question n'est ouverte. Dis « aide » pour savoir que dire.
left-as-it-is = D'accord, rien ne change.
no-such-choice = Choisis un nombre de 1 à { $count }.
nothing-to-repeat = Il n'y a encore rien à répéter.
still = Comme avant.
still-again = Encore la même chose.
bad-code-shape = Ce n'est pas un code de donne ; un code ressemble à PY1-N-AAAAAAS. On peut aussi nommer une donne par son numéro.
bad-code-letter = Il y a une erreur dans ce code : ses sept dernières lettres vont de A à Z et de 2 à 7.
bad-code-check = Il y a une erreur dans ce code : compare-le à l'original, lettre par lettre.
bad-code-rules = Ce code nomme des règles que je ne connais pas ; un code ressemble à PY1-N-AAAAAAS.
bad-code-number = Les donnes ont des numéros de 0 à 4294967295.
no-such-variant = Je ne connais pas de règles nommées { $text }. Dis « variantes » pour la liste.

## Questions

which-one = Laquelle veux-tu dire ?
which-of-rank = Plusieurs cartes conviennent pour { $rank } : laquelle veux-tu dire ?
which-of-rank-with = Plusieurs cartes conviennent pour { $rank }, { $card_with } : laquelle veux-tu dire ?
did-you-mean = Voulais-tu dire : { $what } ? Dis oui ou non.
would-remove-one = retirer { $card_the }
would-remove-pair = retirer { $first_the } et { $second_the }
would-draw = piocher
would-undo = annuler la dernière action
would-select = choisir { $card_the }
would-again = redonner les mêmes cartes
would-deal = une nouvelle partie
would-deal-number = une nouvelle partie, donne { $number }
would-deal-text = une nouvelle partie, { $text }
would-command = { $name }

## Le plateau en mots

free = Libres : { $cards }.
free-none = Il ne reste aucune carte dans la pyramide.
waste-top = Défausse : { $card }.
waste-empty = Défausse : vide.
waste-pile-top = Défausse { $pile } : { $card }.
waste-pile-empty = Défausse { $pile } : vide.
waste-beneath = Dessous, de haut en bas : { $cards }.
waste-pile-beneath = Sous le dessus de la défausse { $pile } : { $cards }.
stock-count =
    Talon : { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }.
row = Rangée { $row }, de gauche à droite : { $items }.
board-row = Rangée { $row } : { $items }.
row-empty = La rangée { $row } est vide.
cell-free = { $card }, libre
cell-covered =
    { $card }, { $card_gender ->
        [f] couverte
       *[other] couvert
    }
cell-empty = vide
card-is = { $what }.
covered-by =
    { $card_gender ->
        [f] Couverte { $covers_by }.
       *[other] Couvert { $covers_by }.
    }
moves =
    { $count ->
        [one] Un coup possible
       *[other] { $count } coups possibles
    } : { $items }.
moves-none = On ne peut rien retirer maintenant.
removal-one =
    { $card } { $card_gender ->
        [f] seule
       *[other] seul
    }
removal-pair = { $first } { $second_with }
can-draw =
    Tu peux piocher : il y a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } au talon.
can-recycle = Tu peux retourner la défausse.
rank-goes-alone = Un { $rank } s'enlève seul.
partners = Partenaires pour { $rank } : { $items }.
partners-none = Aucun partenaire en vue pour { $rank } : il faut { $partner }.
item-free = { $what }, libre
item-covered = { $what }, sous d'autres cartes
pyramid-left =
    Pyramide : { $count ->
        [one] il reste { $count } carte
       *[other] il reste { $count } cartes
    }.
playing-time = Temps de jeu : { $time }.
cards-removed =
    { $count ->
        [one] { $count } carte retirée
       *[other] { $count } cartes retirées
    } en tout.
code-and-number = Code { $code }, donne { $number }.
history =
    { $count ->
        [one] Le dernier coup :
       *[other] Les { $count } derniers coups, du plus ancien au plus récent :
    }
history-none = Aucun coup n'a encore été joué.
changes-none = Rien n'a changé depuis que tu as parlé.
changes =
    Depuis que tu as parlé : { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }.

## Les règles expliquées

rules-title = Règles de la variante { $name }, sigle { $token }.
rules-dealt =
    { $pyramid } cartes sont posées face visible en une pyramide de { $rows } rangées, tirées { $decks ->
        [one] d'un jeu
       *[other] de { $decks } jeux
    } de { $cards } cartes en tout ; les { $stock } autres forment le talon, et la défausse est vide.
rules-dealt-opened =
    { $pyramid } cartes sont posées face visible en une pyramide de { $rows } rangées, tirées { $decks ->
        [one] d'un jeu
       *[other] de { $decks } jeux
    } de { $cards } cartes en tout ; une carte est retournée sur la défausse, et { $stock } forment le talon.
rules-free = Une carte de la pyramide est libre quand les deux cartes qui la couvrent sont parties ; le dessus de la défausse est libre aussi.
rules-pairs = Retire deux cartes libres qui font { $target } ensemble ; les couleurs ne comptent pas.
rules-values =
    { $ranks ->
        [13] L'as vaut 1, le valet 11, la dame 12 ; le roi fait 13 et s'enlève seul.
        [12] Les cartes valent leur nombre, la sota 10, le caballo 11 ; le rey fait 12 et s'enlève seul, et deux six font une paire.
       *[other] Les cartes valent leur nombre ; celle de { $target } part seule.
    }
rules-fresh-pair = Une carte qu'on vient de tirer va aussi avec la carte de la défausse juste dessous, jusqu'à la prochaine pioche.
rules-no-fresh-pair = Une carte tirée ne va pas avec la carte de la défausse qu'elle couvre.
rules-cover-pair = Une carte peut aller avec la seule carte qui la couvre encore.
rules-no-cover-pair = Une carte ne va jamais avec une carte qui la couvre.
rules-draw =
    { $count ->
        [one] On tire une carte à la fois, quand on veut.
       *[other] On tire { $count } cartes à la fois ; seule celle du dessus se joue, celles de dessous à mesure qu'elles sont découvertes.
    }
rules-wastes = Il y a { $count } défausses : tu en choisis une pour chaque carte tirée, et leurs dessus peuvent aussi aller ensemble.
rules-redeals-unlimited = Quand le talon est vide, on retourne la défausse dans le même ordre, aussi souvent qu'on veut.
rules-redeals-none = On parcourt le talon une seule fois ; la défausse n'est pas retournée.
rules-redeals =
    Quand le talon est vide, on peut retourner la défausse dans le même ordre, { $count ->
        [1] une fois
        [2] deux fois
       *[other] { $count } fois
    }.
rules-redeals-reshuffled =
    Quand le talon est vide, on peut mélanger la défausse en un nouveau talon, { $count ->
        [1] une fois
        [2] deux fois
       *[other] { $count } fois
    } ; l'ordre est fixé par le code de la donne.
rules-goal-relaxed = Tu gagnes quand la pyramide est vide, quoi qu'il reste ailleurs.
rules-goal-strict = Tu gagnes quand il ne reste plus aucune carte : pyramide, talon et défausse.
rules-lost-limited = Tu perds quand on ne peut rien retirer, que le talon est vide et qu'il ne reste aucun passage.
rules-lost-unlimited = La partie ne finit sans victoire que lorsque talon et défausse sont vides et qu'on ne peut rien retirer.
rules-score = Chaque carte retirée de la pyramide donne 10 points, { $most } au plus ; piocher ne coûte rien.
rules-as-app = Ce sont les règles de Pyramide.
rules-differ = Ce qui diffère des règles de Pyramide : { $items }.
differs-size =
    une pyramide de { $rows } rangées avec { $decks ->
        [one] un jeu
       *[other] { $decks } jeux
    }
differs-deck = un jeu de { $cards } cartes où les paires font { $target }
differs-opening = une défausse vide au début
differs-draw = { $count } cartes tirées à la fois
differs-wastes = { $count } défausses au choix
differs-passes = { $passes } dans le talon
differs-passes-reshuffled = { $passes } dans le talon, mélangé chaque fois
differs-goal = toutes les cartes doivent partir
differs-fresh-pair = une carte tirée va avec la carte de la défausse qui est dessous
differs-cover-pair = une carte va avec la seule carte qui la couvre
no-such-topic = Je n'ai pas d'aide sur { $text }.
variants-intro = Voici les variantes.
variant-item = { $token }, { $name } : { $items }.
variant-item-app = { $token }, { $name } : une carte ouverte sur la défausse et autant de passages que tu veux.
variants-start = Dis « { $say_new } » et un nom ou un sigle pour en commencer une, comme « nouvelle stricte », et « règles » avec ce nom pour en savoir plus.

tip-1 = Prends les rois dès qu'ils sont libres : ils n'ont pas besoin de partenaire et ne font que gêner.
tip-2 = Avant de prendre une paire, regarde si l'une de ses cartes a un autre partenaire ; joue d'abord celle qui n'en a pas.
tip-3 = Travaille la rangée du bas de l'extérieur vers l'intérieur, pour que les cartes du dessus se libèrent tôt.
tip-4 = Si la carte qu'il te faut est profonde, pense à ce que le talon apportera avant d'employer son partenaire ailleurs.
tip-5 = Quand seule la pyramide compte, laisse passer des cartes à la défausse ; quand toutes comptent, chacune laissée peut coûter la partie.

glossary-pyramid = Pyramide : le triangle de cartes face visible, une dans la rangée 1, deux dans la rangée 2, et ainsi de suite.
glossary-free = Libre : une carte que rien ne couvre, et qu'on peut donc jouer.
glossary-stock = Talon : les cartes face cachée où l'on pioche.
glossary-waste = Défausse : la pile visible des cartes tirées ; seul son dessus se joue.
glossary-pass = Passage : une fois à travers le talon ; retourner la défausse commence le suivant.
glossary-foundation = Fondation : là où vont les cartes retirées ; rien n'en revient, sauf en annulant.
glossary-pair = Paire : deux cartes libres qui font la somme ensemble.
glossary-deal = Donne : la place des cartes au début ; chaque donne a un numéro.
glossary-code = Code : la donne et ses règles en quelques lettres, comme PY1-N-AAAAAAS, pour que d'autres jouent les mêmes cartes.

## Aide

help = Nomme deux cartes pour les retirer, comme « dix de trèfle et trois de pique » ; dis « roi » pour un roi, « pioche » pour la carte suivante, « annule » pour revenir en arrière. « Libres », « coups » et « plateau » disent ce qui est où. Dis « aide » avec coups, plateau, parties, variantes, réglages, groupes ou voix pour en savoir plus.
help-in-group = Dans un groupe, j'entends les commandes avec une barre, comme { $slash_pair } 10T 3P, et les réponses à mes messages.
help-command = { $what }.
help-topic-moves = « Dix de trèfle trois de pique » retire une paire, « roi » un roi, « pioche » tire une carte ou retourne la défausse, « annule » ou « annule trois » revient en arrière. Le nom d'une carte la sélectionne. « Coups » dit ce qu'on peut retirer, « indice » en propose un.
help-topic-table = « Plateau » dit toutes les rangées, « rangée six » une rangée, « { $say_free } » les cartes libres, « défausse » et « talon » ce qui s'y trouve, « où est l'as de carreau » une carte, « partenaires neuf » ce qui irait avec un neuf, « état » où tu en es.
help-topic-games = « Nouvelle » donne au hasard, « nouvelle deux » la donne numéro deux, « { $say_new } » avec un code exactement celle-là, « nouvelle stricte » une variante ; « { $say_again } » redonne les mêmes cartes, « code » dit le code à partager.
help-topic-variants = « Variantes » dit toutes les règles en une ligne chacune, « règles » explique celles de ta partie, « règles stricte » d'autres, « conseils » donne des conseils, « glossaire » explique les mots.
help-topic-settings = « Texte oui » laisse les images de côté, « { $say_brief } », « { $say_normal } » et « { $say_detailed } » règlent combien je parle, « langue en » change la langue, « thème » l'aspect, « réglages » dit ce qui est réglé.
help-topic-groups = Un groupe joue une partie ensemble : chacun peut jouer. J'y entends les commandes avec une barre et les réponses à mes messages ; les boutons marchent pour tous. « { $slash_challenge } » donne à tous les mêmes cartes, « { $slash_daily } » celles du jour ; « { $slash_standings } » dit où on en est, « { $slash_top } » qui est le meilleur.
help-topic-speech = Dis un coup en message vocal, comme « paire dix de trèfle et trois de pique » ; ce dont je ne suis pas sûr, je le relis d'abord, et « annule » revient en arrière.

help-new = Commencer une partie, aussi par numéro, code ou variante
help-pair = Retirer deux cartes qui font 13
help-king = Retirer un roi
help-draw = Piocher, ou retourner la défausse
help-undo = Annuler la dernière action, ou plusieurs
help-again = Rejouer la même donne
help-cancel = Laisser une question sans réponse
help-board = Entendre tout le plateau, rangée par rangée
help-free = Entendre les cartes libres
help-row = Entendre une rangée
help-card = Entendre où est une carte et ce qui la couvre
help-waste = Entendre ce qu'il y a sur la défausse
help-stock = Entendre combien de cartes a le talon
help-moves = Entendre ce qu'on peut retirer
help-partners = Entendre où sont les cartes qui vont avec une valeur
help-status = Entendre les points, les coups et ce qui reste
help-score = Entendre les points
help-code = Entendre le code de la donne
help-changes = Entendre ce qui a changé depuis que tu as parlé
help-history = Entendre les derniers coups
help-repeat = Entendre encore la dernière réponse
help-help = Comment jouer et que dire
help-rules = Entendre les règles de cette partie ou d'une variante
help-variants = Entendre toutes les variantes
help-tips = Entendre des conseils
help-glossary = Entendre ce que veulent dire les mots
help-hint = Entendre un bon coup
help-exact = Entendre un coup qui connaît les cartes cachées
help-verdict = Entendre si la partie peut encore être gagnée
help-par = Entendre le plus petit nombre de coups qui gagne cette donne
help-solution = Entendre le chemin le plus court, après la fin
help-analysis = Entendre quand la victoire t'a échappé
help-start = Démarrer le bot, ou une donne par son lien
help-lang = Changer de langue
help-text = Texte seul, ou images avec boutons
help-brief = Entendre seulement l'essentiel
help-normal = Entendre autant que d'habitude
help-detailed = Entendre tout
help-errors = Erreurs expliquées en détail ou en bref
help-coach = Savoir aussitôt quand la victoire n'est plus possible
help-theme = Changer l'aspect du plateau
help-voice = Entendre les réponses aussi en messages vocaux
help-settings = Entendre ce qui est réglé
help-privacy = Entendre ce qui est gardé sur toi
help-forget = Faire effacer tes données

## Réglages

which-language = Langues : { $items }. Dis « langue » et un sigle, comme « langue en ».
language-item = { $name }, { $code }
language-set = Je parle français maintenant.
on-or-off = Dis « oui » ou « non », s'il te plaît.
text-on = Désormais du texte seul. Dis « texte non » pour des images avec des boutons.
text-off = Désormais des images avec des boutons.
level-brief = Je dirai seulement l'essentiel.
level-normal = J'en dirai autant que d'habitude.
level-detailed = Je dirai tout.
errors-on = Les erreurs sont expliquées en détail.
errors-off = Les erreurs sont expliquées en bref.
coach-on = Je te dirai aussitôt quand la victoire n'est plus possible.
coach-off = Je ne te dirai pas quand la victoire n'est plus possible, sauf si tu le demandes.
voice-on = Je répondrai aussi par messages vocaux.
voice-off = Je répondrai seulement par écrit.
voice-unavailable = Les messages vocaux ne sont pas installés sur ce bot ; écris plutôt.
voice-busy = J'écoute encore d'autres messages ; réessaie dans un moment, ou écris.
voice-too-long = Ce message est trop long ; reste sous les 15 secondes.
voice-not-understood = Je n'ai pas reconnu de commande dans ce message. Dis « aide » pour savoir que dire.
which-theme = Thèmes : { $items }. Maintenant : { $now }. Dis « thème » et un nom.
theme-item = { $name }
theme-set = Le plateau est dessiné avec le thème { $name } maintenant.
setting-language = Langue : { $name } ; à changer avec « langue ».
setting-text-on = Texte seul ; à changer avec « texte non ».
setting-text-off = Images avec boutons ; à changer avec « texte oui ».
setting-level-brief = Niveau : bref ; à changer avec « { $say_normal } » ou « { $say_detailed } ».
setting-level-normal = Niveau : normal ; à changer avec « { $say_brief } » ou « { $say_detailed } ».
setting-level-detailed = Niveau : détaillé ; à changer avec « { $say_brief } » ou « { $say_normal } ».
setting-errors-on = Les erreurs sont expliquées en détail ; à changer avec « erreurs non ».
setting-errors-off = Les erreurs sont expliquées en bref ; à changer avec « erreurs oui ».
setting-coach-on = Entraîneur : oui ; à changer avec « entraîneur non ».
setting-coach-off = Entraîneur : non ; à changer avec « entraîneur oui ».
setting-voice-on = Réponses vocales : oui ; à changer avec « voix non ».
setting-voice-off = Réponses vocales : non ; à changer avec « voix oui ».
setting-theme = Thème : { $name } ; à changer avec « thème ».
privacy = Je garde ton nom et ta langue, tes parties, tes réglages et les statistiques de tes résultats, et rien d'autre de ce que tu écris. Dis « oublie-moi » pour tout faire effacer.
forget-ask = Cela efface pour toujours tes parties, tes réglages et tes résultats. Dis oui pour les effacer, non pour les garder.
forget-nobody = Je ne garde rien sur toi : tu écris sans nom à toi.
forgotten = Tout ce qui te concerne est effacé.

## Boutons, légendes et images

button-draw = Piocher
button-recycle = Retourner
button-stock-empty = Talon vide
button-waste = Défausse
button-under = Dessous
button-undo = Annuler
button-hint = Indice
button-new = Nouvelle
button-again = La même
button-analysis = Analyse
button-yes = Oui
button-no = Non
picture-score = Points
picture-moves = Coups
picture-deal = Donne
picture-stock = Talon
picture-waste = Défausse
picture-passes =
    { $count ->
        [0] dernier passage
        [1] encore 1 passage
       *[other] encore { $count } passages
    }
picture-won = C'est gagné !
picture-lost = Aucun coup possible
too-fast = Trop de messages à la fois : attends quelques secondes.
went-wrong = Quelque chose s'est mal passé ici ; ta partie est enregistrée. Erreur numéro { $number }.
bot-description = La réussite de la pyramide. Retire les paires de cartes qui font 13 et vide la pyramide : avec des boutons, par écrit ou à la voix.
bot-short = La réussite de la pyramide, en solo ou en groupe.

## Le terminal

terminal-greeting = Pyramide, la réussite de la pyramide. Écris une commande, « aide » pour de l'aide, « quitter » pour sortir.
terminal-goodbye = À bientôt. Ta partie t'attend.
terminal-quit-words = quitter, fin, quit, exit

## Le guide d'une première partie

guide-1 = Pour commencer, nomme deux cartes libres qui font { $target }, ou touche-les ; un roi s'enlève seul.
guide-2 = Quand rien ne va, dis « pioche » : le dessus de la défausse compte comme une carte libre.
guide-3 = Un coup que tu regrettes se reprend avec « annule ».
guide-4 = Demande « coups » pour ce qui est possible, « indice » pour un bon coup, « où est » et une carte pour la trouver.
guide-5 = Je n'explique rien de plus sans qu'on me le demande ; dis « aide » quand tu veux, « règles » pour les règles.
guide-on = Je te guiderai d'une phrase par tour.
guide-off = Je ne te guiderai plus.
help-guide = Se faire guider dans une première partie, ou non

## Le solveur exact

thinking = Je réfléchis encore ; la réponse vient dès que je l'ai.
thinking-outdated = Le plateau a changé entre-temps ; redemande, s'il te plaît.
thinking-given-up = Je n'ai pas pu le trouver à temps ; redemande plus tard dans la partie.
no-thinker = Le solveur ne tourne pas ici.
hint-one = Retire { $card_the }.
hint-pair = Retire { $first_the } et { $second_the }.
hint-opens = Cela libère { $cards_the }.
hint-draw =
    { $count ->
        [one] Pioche.
       *[other] Pioche { $count } fois.
    }
hint-draw-to-pile = Pioche sur la défausse { $pile }.
hint-draw-for-one =
    { $count ->
        [one] Pioche, puis retire { $card_the }.
       *[other] Pioche { $count } fois, puis retire { $card_the }.
    }
hint-draw-for-pair =
    { $count ->
        [one] Pioche, puis retire { $first_the } et { $second_the }.
       *[other] Pioche { $count } fois, puis retire { $first_the } et { $second_the }.
    }
hint-known-win = La victoire reste possible ainsi.
hint-known-loss = Il n'y a plus de victoire ; ce coup mène au plus grand nombre de cartes.
hint-known-unknown = Je n'ai pas pu prouver que cela gagne.
hint-share =
    { $wins ->
        [0] Aucun des { $samples } ordres possibles des cartes cachées ne mène à la victoire.
       *[other] On gagne dans environ { $wins } des { $samples } ordres possibles des cartes cachées.
    }
hint-exact = Cet indice connaît les cartes cachées.
hint-nothing = On ne pourra plus retirer aucune carte. Dis « annule » pour revenir en arrière, « { $say_new } » pour une autre partie.
verdict-win = Oui, cette partie peut encore être gagnée.
verdict-loss = Non, cette partie ne peut plus être gagnée.
verdict-unknown = Je ne sais pas : la recherche n'est pas arrivée à sa fin.
par =
    { $moves ->
        [one] Le par de cette donne est de { $moves } coup.
       *[other] Le par de cette donne est de { $moves } coups.
    }
par-best =
    { $moves ->
        [one] La victoire la plus courte que je connais prend { $moves } coup ; une plus courte n'est pas exclue.
       *[other] La victoire la plus courte que je connais prend { $moves } coups ; une plus courte n'est pas exclue.
    }
par-never = Cette donne ne peut pas être gagnée.
par-unknown = Je ne sais pas si cette donne peut être gagnée.
solution-later = La solution vient après la fin. Dis « indice » pour un coup.
line-draws =
    { $count ->
        [one] Pioche.
       *[other] Pioche { $count } fois.
    }
analysis-won = C'est gagné : la victoire ne t'a jamais échappé.
analysis-win = Cette partie peut encore être gagnée.
analysis-loss = La victoire t'a échappé, mais je n'ai pas pu trouver depuis quand.
analysis-never = Cette donne ne pouvait pas être gagnée.
analysis-unknown = Je n'ai pas pu le trouver : la recherche n'est pas arrivée à sa fin.
analysis-lost-at = La victoire t'a échappé au coup { $number } : { $move }
no-winnable-found = Je n'ai trouvé aucune donne sûrement gagnable ; réessaie, s'il te plaît.
can-be-won = Elle peut être gagnée.
coach-lost = Avec ce coup, la victoire n'est plus possible. Dis « annule » pour le reprendre.

## Ennuis

database-trouble = La partie ne peut pas être enregistrée en ce moment ; rien n'a changé, réessaie plus tard. Erreur numéro { $number }.

## Messages vocaux

heard = J'ai entendu : { $text }.
which-speed = Je parle à { $now } mots par minute. Dis « vitesse » et un nombre de { $least } à { $most }.
speed-set = Je parlerai à { $speed } mots par minute.
help-speed = Changer la vitesse des réponses vocales
