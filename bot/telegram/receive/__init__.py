"""From Telegram: updates, their order, what they ask."""
