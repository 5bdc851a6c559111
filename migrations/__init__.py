"""The database's versions; each file in `versions` leads from one to the next."""

HEAD = "0009"
"""The revision that this version of the program works with."""
