"""A local Bot API server with a chat page: try the bot with no token and no account.

It is as strict as Telegram, so the tests use it as the bot's counterpart:

    async with LocalServer() as server:
        ...  # a bot with PYRAMIDE_API_URL=server.url and PYRAMIDE_TOKEN=server.desk.token

The bot's side is in `methods`, what people do in `people`; both work on a `desk.Desk`.
"""
