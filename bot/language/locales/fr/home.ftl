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

stuck = Plus rien de ce qui peut encore venir ne va avec une carte libre. Dis « annuler » pour revenir en arrière, « { $say_again } » pour la même donne, « { $say_new } » pour une autre.
eye-stuck = Plus rien dans le talon ne convient.

## Une partie commence, une partie se retrouve

new-game-winnable = Nouvelle partie, donne { $number } : elle peut être gagnée.
eye-new-game-winnable = Une donne qui peut être gagnée. Bonne chance !
deal-grade =
    { $grade ->
        [1] Niveau 1 sur 5 : facile.
        [2] Niveau 2 sur 5 : assez facile.
        [3] Niveau 3 sur 5 : moyen.
        [4] Niveau 4 sur 5 : difficile.
       *[5] Niveau 5 sur 5 : diabolique.
    }
no-such-grade = Je ne connais aucune donne de niveau { $grade } avec ces règles ; demande un autre niveau.
eye-game-goes-on = Ta partie continue.
game-gone = Cette partie n'existe plus.
game-named =
    { $name }, donne { $number }, { $cards ->
        [one] reste 1 carte
       *[other] restent { $cards } cartes
    }
games-unfinished = Parties à finir. Dis le numéro de l'une pour la reprendre.
games-unfinished-eyes = Tes parties à finir. Une nouvelle partie n'en efface aucune : elles attendent ici.
games-none = Aucune partie à finir.
games-none-eyes = Aucune partie à finir. Celles que tu quittes attendent ici.
verdict-never = Non : cette donne n'a jamais pu être gagnée.
verdict-slipped = Non : la donne pouvait être gagnée, mais un coup a fait perdre la victoire.
verdict-most =
    { $count ->
        [0] Plus aucune carte ne peut être enlevée.
        [one] 1 carte au plus peut encore être enlevée.
       *[other] { $count } cartes au plus peuvent encore être enlevées.
    }
record-moves = Nouveau record personnel : { $moves } coups.
record-time = Ta victoire la plus rapide jusqu'ici : { $time }.
deals-won = Désormais une nouvelle partie prend une donne qui peut être gagnée.
deals-any = Désormais une nouvelle partie prend n'importe quelle donne.
setting-deals-won = Nouvelles donnes : celles qui peuvent être gagnées ; cela se change avec « donnes quelconques ».
setting-deals-any = Nouvelles donnes : quelconques ; cela se change avec « donnes gagnables ».
setting-guide-on = Guide : oui ; cela se change avec « guide non ».
setting-guide-off = Guide : non ; cela se change avec « guide oui ».
help-menu = Le menu principal
help-deals = Quelles donnes prennent les nouvelles parties
help-games = Tes parties à finir

## Accueil

home = Dis « { $say_new } » pour une partie, « plateau » pour celle en cours, « variantes » pour d'autres règles, « quotidienne » pour la donne du jour, « réglages » ou « aide ».
eye-home = Que veux-tu faire ?
welcome-eyes = Solitaire Pyramide. Enlève les paires qui font 13 ; un roi s'enlève seul. Pour commencer, touche deux cartes libres.
together-words = Dans un groupe, « { $slash_challenge } » donne à tous les mêmes cartes. Ta donne va à un ami avec « { $say_share } ».
together-eyes = Dans un groupe, { $slash_challenge } donne à tous les mêmes cartes. Ou envoie à un ami la donne que tu joues.
key-home = ☰ Menu
key-continue = Continuer
key-new = Nouvelle partie
key-variants = Autres jeux
key-daily = Donne du jour
key-together = Défi
key-games = Mes parties
key-settings = Réglages
key-stats = Statistiques
key-help = Aide
key-how = Comment jouer
key-by-ear = Jouer sans image
key-language = Langue
key-send-deal = Défier un ami
key-contest =
    { $kind ->
        [duel] Duel
        [series] Série
       *[challenge] Défi
    } { $code }
key-next = Une autre
key-share = Partager
key-look-back = Revoir

## Variantes

variants-eyes = Quel jeu ? 2/3 : deux donnes sur trois peuvent être gagnées.
key-variant = { $name } { $won }/{ $of }
short-variant-N = Pyramide
short-variant-S = Stricte
short-variant-R = Détendue
short-variant-P1 = Par 1
short-variant-P2 = Par 2
short-variant-A = Apophis
short-variant-T = King Tut
short-variant-F = Pharaon
short-variant-E = Espagnole
about-variant-N = Autant de passages que voulu
about-variant-S = Un passage, tout doit partir
about-variant-R = Un seul passage du talon
about-variant-P1 = Mélangé une fois
about-variant-P2 = Mélangé deux fois
about-variant-A = Trois défausses au choix
about-variant-T = Pioche trois cartes à la fois
about-variant-F = Dix rangées, deux jeux
about-variant-E = Cartes espagnoles, on fait 12

## Réglages

settings-eyes = Réglages. Touche pour changer.
key-lang = Langue : { $name }
key-theme = Aspect : { $name }
key-text-on = Mots seulement
key-text-off = Avec images
key-deals-won = Donnes : gagnables
key-deals-any = Donnes : toutes
key-coach-on = Entraîneur : oui
key-coach-off = Entraîneur : non
key-errors-on = Explications : oui
key-errors-off = Explications : non
key-guide-on = Guide : oui
key-guide-off = Guide : non
key-voice-on = À voix : oui
key-voice-off = À voix : non
key-level-brief = Mots : peu
key-level-normal = Mots : d'habitude
key-level-detailed = Mots : tous
languages-eyes = Quelle langue ?
own-name-en = English
own-name-it = Italiano
own-name-fr = Français
own-name-es = Español
own-name-de = Deutsch
about-text = Comment montrer le jeu ?
about-coach = L'entraîneur prévient dès qu'un coup laisse échapper la victoire.
about-errors = Les erreurs s'expliquent en bref ou en détail.
about-guide = Le guide explique le jeu pendant les premiers coups.
about-voice = Les réponses peuvent aussi être parlées.
about-deals = Quelles donnes pour une nouvelle partie ?
about-morning = { $slash_morning } et une heure, comme 8:30, choisit quand.
state-text-on = Mots seulement
state-text-off = Images
state-coach-on = Oui
state-coach-off = Non
state-errors-on = En détail
state-errors-off = En bref
state-guide-on = Oui
state-guide-off = Non
state-voice-on = Oui
state-voice-off = Non
state-deals-won = Gagnables
state-deals-any = Quelconques
state-morning-on = Chaque matin
state-morning-off = Jamais

## Aide pour qui regarde

eye-help = Enlève deux cartes libres qui font 13 : touche l'une, puis l'autre. Les rois s'enlèvent seuls. As 1, valet 11, dame 12. Vide la pyramide pour gagner.
eye-help-in-group = Dans un groupe, j'entends les commandes avec barre et les réponses à mes messages ; tous peuvent toucher.
eye-help-topic-moves = Touche une carte et sa partenaire. Piocher retourne la carte suivante, ou la défausse. Annuler revient en arrière autant que tu veux. Indice montre un bon coup.
eye-help-topic-table = Les cartes blanches sont libres, les grises couvertes. Le talon est en haut à gauche, la défausse à droite. Au-dessus : points, coups, temps et code.
eye-help-topic-games = Nouvelle partie donne de nouvelles cartes ; la partie quittée attend dans Mes parties. La même recommence. Avec le code, chacun joue les mêmes cartes : { $slash_new } PY1-N-AAAAAAS.
eye-help-topic-variants = Autres jeux montre toutes les variantes ; { $slash_rules } explique la vôtre.
eye-help-topic-settings = Dans les réglages, choisis la langue, l'aspect, l'entraîneur et les donnes. Mots seulement sert à jouer en écoutant.
eye-help-topic-groups = Un groupe joue une partie ensemble : chacun peut jouer un coup. { $slash_challenge } donne à tous les mêmes cartes, { $slash_daily } celles du jour ; { $slash_standings } montre où l'on en est.
eye-help-topic-speech = Envoie un message vocal, par exemple « dix de trèfle et trois de pique ». Dans le doute, je demande.
key-topic-moves = Coups
key-topic-table = La table
key-topic-games = Nouvelles parties
key-topic-variants = Variantes
key-topic-settings = Réglages
key-topic-groups = En groupe
key-topic-speech = À la voix
