## The page

web-guest = Invité { $number }
web-title = Pyramide, solitaire pyramide
web-loading = La table arrive.
web-pyramid = Pyramide
web-piles = Talon et défausse
web-actions = Actions
web-row = Rangée { $row }
web-card-free = { $card }, rangée { $row }, libre
web-card-covered =
    { $card }, rangée { $row }, { $card_gender ->
        [f] couverte
       *[m] couvert
    } { $covers_by }
web-card-on-waste = Défausse : { $card }, libre
web-card-on-pile = Défausse { $pile } : { $card }, libre
web-draw =
    Piocher, { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } dans le talon
web-draw-to-pile =
    Piocher sur la défausse { $pile }, { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } dans le talon
web-recycle =
    Retourner la défausse, { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
web-fits = va avec la carte choisie
web-hinted = conseillée
web-redo = Refaire
web-menu = Menu
web-copy = copier
web-copied = Le code est copié.
web-close = Fermer
web-new-title = Une nouvelle partie
web-new-any = Une donne au hasard
web-new-winnable = Une donne qui peut être gagnée
web-new-code = Code ou numéro d'une donne
web-new-deal = Distribuer
web-variants = Variantes
web-play = Jouer
web-rules = Règles
web-tips = Conseils
web-settings = Réglages
web-daily = Donne du jour
web-challenge = Défi
web-standings = Classement du défi
web-leaders = Palmarès
web-statistics = Statistiques
web-share = Partager le résultat
web-solution = Solution
web-verdict = Peut-on encore gagner ?
web-review = Pas à pas
web-review-start = La donne telle qu'elle a été distribuée.
web-from-here = Essayer à partir d'ici
web-first = Premier
web-last = Dernier
web-to-loss = Où la victoire a échappé
web-help = Aide
web-keys = Touches
web-key-arrows = Les flèches vont d'une carte à l'autre.
web-key-enter = Entrée ou espace choisit une carte.
web-key-draw = D pioche, ou retourne la défausse.
web-key-undo = U annule, Y refait.
web-key-hint = H demande un conseil.
web-key-new = N commence une partie, M ouvre le menu.
web-key-help = Le point d'interrogation montre ces touches.
web-language = Langue
web-theme = Aspect de la table
web-large = Gros caractères
web-level = Combien est dit
web-level-brief = Seulement l'essentiel
web-level-normal = Comme d'habitude
web-level-detailed = Tout
web-errors = Les erreurs dans les mots de l'application
web-coach = Dire quand la victoire est hors d'atteinte
web-type = Écris une commande
web-send = Envoyer
web-answer = Réponse
web-privacy = Ce qui est gardé
web-forget = Tout effacer
web-offline = Pas de connexion. La table reste, et reprend d'elle-même.
web-online = De nouveau en ligne.
web-ended = Cette page a expiré. Rouvre-la depuis la conversation.
web-trouble = Cela n'a pas marché. Essaie encore.
web-in-chat = Continuer dans la conversation
web-leave = Quitter cette page
web-open-board = Ouvrir la table
web-winnable = Environ { $percent } donnes sur 100 peuvent être gagnées.
