perhaps-missed = Telegram did not say whether you got this: { $text }
