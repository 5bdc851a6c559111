# Ce que le bot dit en français quand on joue ensemble : défis, donne du jour, palmarès,
# statistiques. Dans les listes de noms, $items est joint par des virgules.

## Qui et quand

name = { $name }
moment-today = aujourd'hui à { $time } ({ $zone })
moment-tomorrow = demain à { $time } ({ $zone })
moment-date = le { $day } { $month } à { $time } ({ $zone })
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
zone-now = Le fuseau horaire ici est { $zone }. On le change avec « { $slash_zone } » et une ville, comme « { $slash_zone } Rome ».
zone-set = Le fuseau horaire ici est maintenant { $zone } ; il est { $now }.
zone-ask = Ici, les heures sont en UTC ; { $slash_zone } et une ville règle la vôtre.
no-such-zone = Je ne connais pas de fuseau horaire nommé { $text } ; essaie une grande ville, comme « { $slash_zone } Rome ».
bad-span = Un défi dure de 5 minutes à 31 jours, comme « 30 minutes », « 2 heures » ou « 3 jours ».

## Lancer un défi

groups-only = Les défis se jouent dans les groupes : ajoute-moi à un groupe et dis-y « { $slash_challenge } ».
person-only = Il faut une personne ici : écris sous ton propre nom.
play-in-private = Chacun joue pour soi : ouvre le lien dans une discussion privée avec moi.
bad-hands = Une série a de 2 à { $most } donnes, comme « { $slash_series } 3 ».
card-challenge = { $host } lance un défi : tous jouent la même donne, chacun pour soi.
card-challenge-open = Un défi : tous jouent la même donne, chacun pour soi.
card-duel = Un duel : { $host } contre { $invited }, la même donne pour les deux.
card-duel-open = Un duel : { $host } contre qui vient en premier, la même donne pour les deux.
card-series = { $host } lance une série de { $hands } donnes : les cartes retirées dans toutes comptent.
card-series-open = Une série de { $hands } donnes : les cartes retirées dans toutes comptent.
card-daily = La donne du jour : chacun la joue pour soi, la même dans le monde entier.
card-code = Donne { $number }, code { $code }.
card-ends = Fin { $when }.
card-first = La première tentative compte ; indices et annulations sont montrés avec le résultat.
post-play = Joue ici : { $link }
button-play = Jouer

## Participer

joined = C'est ta tentative dans le défi ; la première compte.
joined-seen = C'est ta tentative dans le défi ; le classement montrera que tu connaissais déjà la donne.
joined-daily = C'est la donne du jour ; ta première tentative compte.
joined-daily-seen = C'est la donne du jour ; tu la connaissais déjà, et le résultat le montrera.
joined-hand = Main { $hand } sur { $hands } ; la première tentative compte.
practice = Tu joues cette donne pour t'exercer : ta première tentative compte, celle-ci non.
attempt-goes-on = Ta tentative continue.
attempt-done = Ta première tentative est finie et compte ; celle-ci est un exercice.
attempt-counts-here = Tu as déjà joué cette donne ; cette tentative compte aussi ici.
attempt-lost = Ta tentative n'est plus conservée ; celle-ci est un exercice.
series-done = Tu as joué toutes les mains de la série ; celle-ci est un exercice.
contest-over = Ce défi est terminé ; tu joues pour t'exercer.
duel-of-others = Ce duel oppose deux autres personnes.
ask-next-hand = La main { $hand } n'est pas finie. Dis oui pour la laisser telle quelle et passer à la suivante, non pour la continuer.
no-next-hand = Il n'y a pas de main suivante : cela marche dans une discussion privée, dans une série.
no-contest = Il n'y a pas de défi ici. Dis « { $slash_challenge } » dans un groupe pour en lancer un.
which-contest = Lequel ?
contest-named = 
    { $kind ->
        [duel] le duel, donne { $code }
        [series] la série de { $hands } donnes
       *[challenge] le défi, donne { $code }
    }, fin { $when }
not-in-contest = Tu ne participes pas à ce défi.
left-contest = 
    Tu as quitté { $kind ->
        [duel] le duel, donne { $code }
        [series] la série de { $hands } donnes
       *[challenge] le défi, donne { $code }
    }. Son lien t'y ramène.
counted =
    Cela compte : place { $place } sur { $count } pour l'instant.
counted-shared =
    Cela compte : place { $place } à égalité sur { $count } pour l'instant.
counted-hand = La main { $hand } sur { $hands } compte : { $cards ->
        [one] { $cards } carte retirée
       *[other] { $cards } cartes retirées
    }. Dis « main suivante » pour continuer.
counted-last-hand = La dernière main compte : { $cards ->
        [one] { $cards } carte retirée
       *[other] { $cards } cartes retirées
    }. Dis « classement » pour entendre où on en est.
counted-late = Le défi était déjà terminé : ce résultat ne compte pas.

## Classement

standings-now =
    { $kind ->
        [duel] Le duel pour l'instant, code { $code }.
        [series] La série de { $hands } donnes pour l'instant.
       *[challenge] Le défi pour l'instant, code { $code }.
    }
standings-final =
    { $kind ->
        [duel] Le duel est terminé, code { $code }.
        [series] La série de { $hands } donnes est terminée.
       *[challenge] Le défi est terminé, code { $code }.
    }
standings-nobody = Personne n'a encore fini.
standings-nobody-came = Personne n'a joué.
standings-page = Page { $page } sur { $pages }, { $count } joueurs. Dis « { $slash_standings } { $next } » pour la page suivante.
standings-last-page = Page { $page } sur { $pages }, { $count } joueurs.
standings-again = Dis « { $slash_challenge } » pour un autre.
place =
    { $place ->
        [1] Première place
        [2] Deuxième place
        [3] Troisième place
       *[other] Place { $place }
    }
place-shared =
    { $place ->
        [1] Première place à égalité
        [2] Deuxième place à égalité
        [3] Troisième place à égalité
       *[other] Place { $place } à égalité
    }
standing = { $place } : { $name }, { $result }.
standing-marked = { $place } : { $name }, { $result } ; avec { $marks }.
result-won =
    gagné en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }
result-lost =
    pas gagné, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de la pyramide en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }
result-unfinished =
    pas fini, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de la pyramide en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }
result-series =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }
mark-hints =
    { $count ->
        [one] { $count } indice
       *[other] { $count } indices
    }
mark-verdicts =
    { $count ->
        [one] { $count } verdict
       *[other] { $count } verdicts
    }
mark-solutions = la solution
mark-undos =
    { $count ->
        [one] { $count } annulation
       *[other] { $count } annulations
    }
mark-seen = la donne déjà connue
still-playing = Jouent encore : { $items }.
still-playing-more = Jouent encore : { $items }, et { $more } autres.
team = Ensemble : { $items }.
team-deed =
    { $name } avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
team-deed-undos =
    { $name } avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } et { $undos ->
        [one] { $undos } annulation
       *[other] { $undos } annulations
    }
team-nobody = Personne n'a encore joué dans cette partie.
team-alone = Cette partie est à toi seul ; il y a une équipe dans la partie commune d'un groupe.

## La donne du jour

daily-done = C'était la donne du jour.
daily-streak =
    { $count ->
        [1] Tu l'as gagnée un jour.
       *[other] Tu l'as gagnée { $count } jours de suite.
    }
daily-yesterday = La donne du jour d'hier : code { $code }. { $rules }
daily-solution =
    On peut la gagner en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }, comme ceci.
daily-no-solution = Personne ne connaît de moyen de la gagner.
morning-on = Je publierai la donne du jour ici chaque matin, la prochaine fois { $when }.
setting-morning-on = La donne du jour arrive ici chaque matin, la prochaine fois { $when } ; à changer avec « { $slash_morning } off ».
setting-morning-off = La donne du jour n'arrive pas ici d'elle-même ; à changer avec « { $slash_morning } 8:30 ».
morning-off = Plus de donne du jour le matin.
morning-none = Il n'y avait pas de rendez-vous du matin ici.
morning-when = Dis « { $slash_morning } 8:30 » pour une heure, ou « { $slash_morning } off ».

## Palmarès

top-title =
    { $period ->
        [week] Les meilleurs de la semaine ici.
        [month] Les meilleurs du mois ici.
       *[all] Les meilleurs de tous les temps ici.
    }
top-deal-title = Les meilleurs sur { $code }, chacun avec sa première partie.
top-line =
    { $place } : { $name }, { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    } en { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de la pyramide.
top-deal-won =
    { $place } : { $name }, gagné en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }.
top-deal-lost =
    { $place } : { $name }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de la pyramide.
top-nobody = Il n'y a encore personne dans ce palmarès.
top-ask = Dis « { $slash_top } semaine », « { $slash_top } mois », « { $slash_top } toujours », ou « { $slash_top } » avec un code ; « { $slash_top } off » te laisse dehors.
top-off = Tu n'apparais plus dans les palmarès. Dis « { $slash_top } on » pour y revenir.
top-on = Tu peux de nouveau apparaître dans les palmarès.
top-where = Dis ici « { $slash_top } » avec le code d'une donne, ou « { $slash_top } » dans un groupe.

## Statistiques

stats-none = Il n'y a pas encore de partie terminée.
stats-title = { $name } : tes statistiques.
stats-title-all = Tes statistiques, toutes variantes.
stats-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $won } gagnées, { $percent } pour cent.
stats-winnable =
    Sur { $known ->
        [one] { $known } donne
       *[other] { $known } donnes
    } qu'on pouvait gagner, tu en as gagné { $won }, { $percent } pour cent.
stats-streaks =
    Victoires de suite : { $now } maintenant, { $best } au mieux.
stats-best =
    Meilleure victoire : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } ; la plus rapide : { $time }.
stats-average =
    En moyenne, une victoire demande { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } et { $time }.
stats-par =
    Par rapport au par : { $over ->
        [0] égal en moyenne
        [one] { $over } coup de plus en moyenne
       *[other] { $over } coups de plus en moyenne
    }, sur { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }.
stats-daily = Donne du jour : { $count ->
        [one] gagnée { $count } jour
       *[other] gagnée { $count } jours
    } de suite.
tile-games = Parties
tile-won = Gagnées
tile-percent = Part gagnée
tile-percent-value = { $percent } %
tile-winnable = Des gagnables
tile-streak = De suite
tile-best-streak = Record de suite
tile-best-moves = Moins de coups
tile-best-time = Plus rapide
tile-average = Coups en moyenne
tile-number = { $number }
tile-none = –
stats-picture = { $name } · { $title }
bar-won = { $won } sur { $games }
chart-variants = Parties gagnées par variante

## Partager

share-won =
    J'ai gagné la donne { $number } de Pyramide en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $time }. Les mêmes cartes pour toi : { $link }
share-lost =
    J'ai retiré { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de la pyramide dans la donne { $number } de Pyramide. Les mêmes cartes pour toi : { $link }
share-playing = Donne { $number } de Pyramide, code { $code }. Les mêmes cartes pour toi : { $link }
share-group = Pour un groupe : { $link }
inline-deal = Donne { $number }
inline-deal-about = { $rules }
inline-daily = La donne du jour
inline-won = Donne { $number }, gagnée
inline-lost = Donne { $number }, pas gagnée
inline-playing = Donne { $number }, en cours
inline-invite = Réussite de la pyramide : donne { $number }, code { $code }. { $rules }

## Aide

help-challenge = Lancer un défi dans un groupe : tous jouent la même donne
help-duel = Lancer un duel entre deux joueurs
help-series = Lancer une série de plusieurs donnes
help-standings = Entendre où en est le défi
help-leave = Quitter un défi
help-hand = Passer à la main suivante d'une série
help-team = Entendre qui a fait quoi dans la partie du groupe
help-daily = Jouer la donne du jour
help-morning = Recevoir la donne du jour chaque matin
help-top = Entendre le palmarès
help-stats = Entendre tes statistiques
help-share = Recevoir le résultat en une phrase à partager
help-zone = Régler le fuseau horaire
