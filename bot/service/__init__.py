"""What the bot does: each request is answered here, whatever front end it came from."""
