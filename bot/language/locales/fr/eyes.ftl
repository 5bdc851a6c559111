# Les mêmes faits pour qui regarde et touche : `eye-<clé>` remplace `<clé>` à côté d'une image.
# Une ligne courte ; les cartes comme sur les boutons ; jamais « dites ». $cards_choice est une
# liste avec « ou ». Un texte vide ne se dit pas.

## Une partie commence

eye-new-game = Une nouvelle donne. Bonne chance !
eye-can-be-won = Cette donne peut être gagnée.

## Ce qu'un coup a fait

eye-removed-one = { $card_label } s'en va.
eye-removed-pair = { $first_label } et { $second_label } s'en vont.
eye-recycled = Passage { $pass } : la défausse est retournée.
eye-reshuffled = Passage { $pass } : la défausse est mélangée.
eye-now-free =
    { $count ->
        [one] { $cards_label } se joue maintenant.
       *[other] { $cards_label } se jouent maintenant.
    }
eye-matches = { $card_label } va avec { $cards_choice }.
eye-matches-none = { $card_label } ne va avec aucune carte libre.
eye-goes-alone =
    { $card_gender ->
        [f] { $card_label } s'enlève seule.
       *[other] { $card_label } s'enlève seul.
    }
eye-it-matches = { $card_label } va avec { $cards_choice }.
eye-it-matches-none = { $card_label } ne va avec aucune carte libre.
eye-it-goes-alone =
    { $card_gender ->
        [f] { $card_label } s'enlève seule.
       *[other] { $card_label } s'enlève seul.
    }
eye-undone-removal =
    { $cards_count ->
        [one] { $cards_label } revient.
       *[other] { $cards_label } reviennent.
    }
eye-undone-draw =
    { $cards_count ->
        [one] { $cards_label } retourne dans le talon.
       *[other] { $cards_label } retournent dans le talon.
    }
eye-undone-recycle = La défausse est comme avant.
eye-undone-several = Les { $count } dernières actions sont annulées.
eye-selected = { "" }
eye-unselected =
    { $card_gender ->
        [f] { $card_label } n'est plus choisie.
       *[other] { $card_label } n'est plus choisi.
    }

## Pourquoi pas

eye-covered = { $card_label } est sous { $covers_label }.
eye-covered-help = { $card_label } est sous { $covers_label }.
eye-refused-covers-partner = { $covers_label } couvre encore { $card_label } : avec ces règles, elles ne s'associent jamais.
eye-refused-buried = { $card_label } est dans la défausse : seule la carte du dessus se joue.
eye-refused-not-fresh = { $card_label } ne s'associe plus à la carte du dessous.
eye-refused-not-alone = { $card_label } ne s'enlève pas sans une autre carte : touche-la.
eye-wrong-sum = { $first_rank } et { $second_rank } font { $sum }, pas { $target }.
eye-wrong-sum-help = { $first_rank } et { $second_rank } font { $sum } ; une paire doit faire { $target }.
eye-not-in-sight = { $card_label } n'est pas en vue.
eye-name-cards = Touche deux cartes qui font { $target }.
eye-which-pile = Choisis une défausse, de 1 à { $count }.
eye-which-rank = Écris aussi une valeur : { $slash_partners } 9.
eye-no-game = Aucune partie en cours : { $slash_new } en commence une.
eye-not-your-game = Cette partie est à quelqu'un d'autre. { $slash_new } en commence une pour toi.
eye-button-unknown = Ce bouton est trop ancien : { $slash_menu } en montre de nouveaux.
eye-not-understood = Ce n'est pas un coup que je connais. Touche deux cartes, ou vois { $slash_menu }.
eye-nothing-asked = Aucune question n'est ouverte.
eye-game-over-won = Cette partie est gagnée.
eye-game-over-lost = Aucun coup n'est plus possible.
eye-did-you-mean = Voulais-tu dire : { $what } ?
eye-ask-leave-game =
    Une partie est en cours, avec { $moves ->
        [one] 1 coup
       *[other] { $moves } coups
    }. La quitter pour une nouvelle ?
eye-forget-ask = Tes parties, réglages et résultats seront effacés pour toujours. Les effacer ?

## La fin, et ce que l'on sait

eye-lost = Aucun coup n'est plus possible.
eye-free = Libres : { $cards_label }.
eye-waste-top = Défausse : { $card_label }.
eye-hint-one = { $card_label } peut partir.
eye-hint-pair = { $first_label } va avec { $second_label }.
eye-hint-opens = Cela libère { $cards_label }.
eye-hint-draw-for-one =
    { $count ->
        [one] Pioche : { $card_label } arrive et part sans partenaire.
       *[other] Pioche { $count } fois : { $card_label } arrive et part sans partenaire.
    }
eye-hint-draw-for-pair =
    { $count ->
        [one] Pioche : { $first_label } va alors avec { $second_label }.
       *[other] Pioche { $count } fois : { $first_label } va alors avec { $second_label }.
    }
eye-hint-nothing = Plus rien ne peut partir : reviens en arrière ou change de donne.
eye-coach-lost = Avec ce coup, la victoire est hors d'atteinte. Annuler le reprend.
eye-solution-later = La solution vient après la fin ; l'indice montre un coup.
eye-voice-not-understood = Je n'ai pas entendu de coup dans ce message.
eye-on-or-off = Écris oui ou non.

## Le guide d'une première partie

eye-guide-1 = Touche deux cartes libres qui font { $target }.
eye-guide-2 = Rien ne va ? Pioche : le dessus de la défausse est libre aussi.
eye-guide-3 = Annuler reprend un coup.
eye-guide-4 = Indice montre un bon coup.
eye-guide-5 = Plus contient les règles, les réglages et les autres parties.

## Réglages, défis et le reste
eye-no-such-variant = Je ne connais pas de règles nommées { $text }. { $slash_variants } les montre toutes.
eye-level-brief = Pour jouer sans regarder : seul l'essentiel est dit.
eye-level-normal = Pour jouer sans regarder : l'habituel est dit.
eye-level-detailed = Pour jouer sans regarder : tout est dit.
eye-privacy = Je garde ton nom et ta langue, tes parties, réglages et résultats, et rien d'autre de ce que tu écris. { $slash_forget } efface tout.
eye-which-speed = Réponses parlées : { $now } mots par minute. { $slash_speed } et un nombre de { $least } à { $most } le change.
eye-groups-only = Les défis se jouent en groupe : ajoute-moi à l'un d'eux et écris-y { $slash_challenge }.
eye-ask-next-hand = La donne { $hand } n'est pas finie. La laisser ainsi et passer à la suivante ?
eye-no-contest = Il n'y a pas de défi ici. { $slash_challenge } dans un groupe en lance un.
eye-counted-hand = 
    La donne { $hand } sur { $hands } compte : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en moins. { $slash_hand } continue.
eye-counted-last-hand = 
    La dernière donne compte : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en moins. { $slash_standings } montre le classement.
eye-standings-page = Page { $page } sur { $pages }, { $count } joueurs. { $slash_standings } { $next } montre la suivante.
eye-standings-again = { $slash_challenge } en lance un autre.
eye-morning-when = Écris { $slash_morning } 8:30 pour une heure, ou { $slash_morning } off.
eye-top-ask = { $slash_top } semaine, { $slash_top } mois, { $slash_top } toujours, ou { $slash_top } avec un code ; { $slash_top } off te laisse dehors.
eye-top-off = Tu n'apparais plus dans les palmarès. { $slash_top } on t'y ramène.
eye-top-where = Ici, { $slash_top } avec le code d'une donne ; { $slash_top } seul dans un groupe.
eye-which-theme = Quel aspect pour le plateau ?
eye-theme-options = { "" }
eye-solution-steps = 
    { $steps ->
        [one] Elle a { $steps } étape.
       *[other] Elle a { $steps } étapes.
    }
eye-setting-morning-on = La donne du jour arrive ici chaque matin, la prochaine fois { $when }.
eye-setting-morning-off = La donne du jour n'arrive pas ici d'elle-même.
eye-number-zero = Zéro, c'est trop peu ici.
eye-number-sign = Ici un nombre n'a pas de signe.
eye-more-to-come = Ce n'est pas tout.
eye-talk-hello = Bonjour. { $slash_new } distribue les cartes.
eye-no-such-command = Cette commande n'existe pas ; { $slash_help } donne celles qui existent.
eye-understood-card = { $card } : touche cette carte sur le plateau.
eye-understood-command = Je n'ai compris que { $name } : { $what }.
