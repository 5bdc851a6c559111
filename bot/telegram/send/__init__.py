"""To Telegram: what is sent, when, and what its refusals mean."""
