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

## Une partie commence, une partie se retrouve

new-game-winnable = Nouvelle partie, donne { $number } : elle peut être gagnée.
eye-new-game-winnable = Une donne qui peut être gagnée. Bonne chance !
eye-game-goes-on = Votre partie continue.
game-gone = Cette partie n'existe plus.
game-named =
    { $name }, donne { $number }, { $cards ->
        [one] reste 1 carte
       *[other] restent { $cards } cartes
    }
games-unfinished = À finir : { $items }.
games-unfinished-eyes = Vos parties à finir. Une nouvelle partie n'en efface aucune : elles attendent ici.
games-none = Aucune partie à finir.
games-none-eyes = Aucune partie à finir. Celles que vous quittez attendent ici.
verdict-never = Non : cette donne ne pouvait pas être gagnée.
verdict-slipped =
    Non : la donne pouvait être gagnée, mais un coup a laissé échapper la victoire ; { $count ->
        [0] plus aucune carte ne peut être enlevée.
        [one] 1 carte au plus peut encore être enlevée.
       *[other] { $count } cartes au plus peuvent encore être enlevées.
    }
deals-won = Désormais une nouvelle partie prend une donne qui peut être gagnée.
deals-any = Désormais une nouvelle partie prend n'importe quelle donne.
setting-deals-won = Nouvelles donnes : celles qui peuvent être gagnées ; cela se change avec « donnes quelconques ».
setting-deals-any = Nouvelles donnes : quelconques ; cela se change avec « donnes gagnables ».
setting-guide-on = Guide : oui ; cela se change avec « guide non ».
setting-guide-off = Guide : non ; cela se change avec « guide oui ».
help-menu = Le menu principal
help-deals = Quelles donnes prennent les nouvelles parties

## Accueil

home = Dites « nouvelle » pour une partie, « plateau » pour celle en cours, « variantes » pour d'autres règles, « quotidienne » pour la donne du jour, « réglages » ou « aide ».
eye-home = Que voulez-vous faire ?
welcome-eyes = Solitaire Pyramide. Enlevez les paires qui font 13 ; un roi part seul. Pour commencer, touchez deux cartes libres.
together-words = Dans un groupe, « /défi » donne à tous les mêmes cartes. Votre donne va à un ami avec « partager ».
together-eyes = Dans un groupe, { $slash_challenge } donne à tous les mêmes cartes. Ou envoyez à un ami la donne que vous jouez.
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
key-standings = Classement
key-next = Une autre
key-share = Partager
key-look-back = Revoir

## Variantes

variants-eyes = Quel jeu ? Les nombres disent combien de donnes peuvent être gagnées.
key-variant = { $name } · { $won } sur { $of }

## Réglages

settings-eyes = Réglages. Touchez pour changer.
key-lang = Langue : { $name }
key-theme = Aspect : { $name }
key-text-on = Mots seulement
key-text-off = Avec images
key-deals-won = Donnes gagnables
key-deals-any = Donnes quelconques
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

## Aide pour qui regarde

eye-help = Enlevez deux cartes libres qui font 13 : touchez l'une, puis l'autre. Les rois partent seuls. As 1, valet 11, dame 12. Videz la pyramide pour gagner.
eye-help-in-group = Dans un groupe, j'entends les commandes avec barre et les réponses à mes messages ; tous peuvent toucher.
eye-help-topic-moves = Touchez une carte et sa partenaire. Piocher retourne la carte suivante, ou la défausse. Annuler revient en arrière autant que vous voulez. Indice montre un bon coup.
eye-help-topic-table = Les cartes blanches sont libres, les grises couvertes. Le talon est en haut à gauche, la défausse à droite. Au-dessus : points, coups, temps et code.
eye-help-topic-games = Nouvelle partie donne de nouvelles cartes ; la partie quittée attend dans Mes parties. La même recommence. Avec le code, chacun joue les mêmes cartes : { $slash_new } PY1-N-AAAAAAS.
eye-help-topic-variants = Autres jeux montre toutes les variantes ; { $slash_rules } explique la vôtre.
eye-help-topic-settings = Dans les réglages, choisissez la langue, l'aspect, l'entraîneur et les donnes. Mots seulement sert à jouer en écoutant.
eye-help-topic-groups = Un groupe joue une partie ensemble : chacun peut jouer un coup. { $slash_challenge } donne à tous les mêmes cartes, { $slash_daily } celles du jour ; { $slash_standings } montre où l'on en est.
eye-help-topic-speech = Envoyez un message vocal, par exemple « dix de trèfle et trois de pique ». Dans le doute, je demande.
key-topic-moves = Coups
key-topic-table = La table
key-topic-games = Nouvelles parties
key-topic-variants = Variantes
key-topic-settings = Réglages
key-topic-groups = En groupe
key-topic-speech = À la voix
