"""The document's tables say what the code does."""

from tests.local.tables import DOCUMENT, methods_table, rules_table, with_tables


def test_the_tables_are_fresh() -> None:
    """Write them anew with `python -m tests.local.tables`."""
    text = DOCUMENT.read_text(encoding="utf-8")
    assert with_tables(text) == text
    assert methods_table() in text
    assert rules_table() in text
