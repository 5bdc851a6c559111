perhaps-missed = Telegram hat nicht gesagt, ob das bei dir angekommen ist: { $text }
