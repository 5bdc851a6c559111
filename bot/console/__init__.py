"""The bot in a terminal: the same service, in text mode, and commands for scripts."""
