perhaps-missed = Telegram no ha dicho si te llegó esto: { $text }
