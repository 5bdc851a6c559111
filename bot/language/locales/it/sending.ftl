perhaps-missed = Telegram non ha detto se ti è arrivato questo: { $text }
