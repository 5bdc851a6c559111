"""Writes the tables of docs/local-chat.md from the code: `python -m tests.local.tables`."""

import re
from pathlib import Path

from bot.local.methods import METHODS
from bot.local.rules import RULES

DOCUMENT = Path(__file__).parents[2] / "docs" / "local-chat.md"


def methods_table() -> str:
    rows = [f"| {name} | {method.says} | {method.source} |" for name, method in METHODS.items()]
    return "\n".join(["| method | here | known from |", "|---|---|---|", *rows])


def rules_table() -> str:
    lines = []
    group = ""
    for rule in RULES.values():
        if rule.group != group:
            group = rule.group
            lines += [
                "",
                f"### {group}",
                "",
                "| rule | refused with | known from |",
                "|---|---|---|",
            ]
        answer = rule.answer.replace("|", "\\|")
        lines.append(f"| {rule.says} | `{rule.code}` {answer} | {rule.source} |")
    return "\n".join(lines).strip()


def with_tables(text: str) -> str:
    """The document with fresh tables between its marks."""
    for name, table in (("methods", methods_table()), ("rules", rules_table())):
        pattern = re.compile(rf"(<!-- {name} -->\n).*?(\n<!-- end -->)", re.DOTALL)
        text = pattern.sub(lambda match, table=table: match[1] + table + match[2], text)
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
