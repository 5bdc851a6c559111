# Ce que la personne qui tient le bot envoie à ses discussions, mot pour mot.

operator-says = { $text }
