"""What the parts of `Work` share: the session of one transaction."""

from sqlalchemy.ext.asyncio import AsyncSession


class Namespace:
    """One part of what can be done in a transaction."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session
