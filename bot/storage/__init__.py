"""Where games, chats and players are kept; the only room that knows SQLAlchemy."""
