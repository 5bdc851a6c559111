# Was der Betreiber des Bots seinen Chats schickt, Wort für Wort.

operator-says = { $text }
