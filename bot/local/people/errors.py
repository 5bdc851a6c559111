"""The error of the people's side."""


class PeopleError(ValueError):
    """Something a person cannot do; one sentence that says why."""
