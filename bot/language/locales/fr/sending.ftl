perhaps-missed = Telegram n'a pas dit si tu as reçu ceci : { $text }
