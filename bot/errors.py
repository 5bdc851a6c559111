"""What went wrong, for whoever gave a command in a terminal."""


class PlainError(Exception):
    """An error whose text is one whole sentence for a person; they need no traceback."""
