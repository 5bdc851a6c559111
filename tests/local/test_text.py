"""HTML, entities and what Telegram finds in a text by itself."""

from typing import Any

import pytest

from bot.local.html import formatted, parse_html


def entity(kind: str, offset: int, length: int, **more: Any) -> dict[str, Any]:
    return {"type": kind, "offset": offset, "length": length, **more}


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("<b>a</b><i>b</i>", "ab", [entity("bold", 0, 1), entity("italic", 1, 1)]),
        ("<b>a<i>b</i></b>", "ab", [entity("bold", 0, 2), entity("italic", 1, 1)]),
        ("😀<u>x</u>", "😀x", [entity("underline", 2, 1)]),
        ("♣️ <s>é</s>", "♣️ é", [entity("strikethrough", 3, 1)]),
        ("&lt;b&gt; &amp;amp; &quot; &#9827;&#x2663;", '<b> &amp; " ♣♣', []),
        ("&nbsp; &unknown; & a", "&nbsp; &unknown; & a", []),
        ("<B>a</B></>"[:8], "a", [entity("bold", 0, 1)]),
        ("<b>a</>", "a", [entity("bold", 0, 1)]),
        ("<span class='tg-spoiler'>a</span>", "a", [entity("spoiler", 0, 1)]),
        ("<tg-spoiler>a</tg-spoiler>", "a", [entity("spoiler", 0, 1)]),
        ("<a href='https://t.me/x?a=1&amp;b=2'>a</a>", "a",
         [entity("text_link", 0, 1, url="https://t.me/x?a=1&b=2")]),
        ("<a>t.me/x</a>", "t.me/x", [entity("text_link", 0, 6, url="t.me/x")]),
        ("<a href='nowhere'>a</a>", "a", []),
        ("<blockquote expandable>a</blockquote>", "a", [entity("expandable_blockquote", 0, 1)]),
        ("<pre><code class='language-py'>a</code></pre>", "a",
         [entity("pre", 0, 1, language="py")]),
        ("<code class='language-py'>a</code>", "a", [entity("code", 0, 1)]),
        ("<tg-emoji emoji-id='5'>👍</tg-emoji>", "👍",
         [entity("custom_emoji", 0, 2, custom_emoji_id="5")]),
        ("<b></b>a", "a", []),
    ],
)  # fmt: skip
def test_html(source: str, text: str, entities: list[dict[str, Any]]) -> None:
    parsed = parse_html(source)
    assert (parsed.text, parsed.entities) == (text, entities)


@pytest.mark.parametrize(
    ("source", "text", "entities"),
    [
        ("/new", "/new", [entity("bot_command", 0, 4)]),
        ("  /new@abc_bot 2\n", "/new@abc_bot 2", [entity("bot_command", 0, 12)]),
        ("/PAIR\na1", "/PAIR\na1", [entity("bot_command", 0, 5)]),
        ("a/b and 1/2", "a/b and 1/2", []),
        ("😀 /new", "😀 /new", [entity("bot_command", 3, 4)]),
        ("by @anna, #pyramid", "by @anna, #pyramid",
         [entity("mention", 3, 5), entity("hashtag", 10, 8)]),
        ("see https://t.me/a?start=b.", "see https://t.me/a?start=b.", [entity("url", 4, 22)]),
    ],
)  # fmt: skip
def test_found(source: str, text: str, entities: list[dict[str, Any]]) -> None:
    shown = formatted(source, None, None)
    assert (shown.text, shown.entities) == (text, entities)


def test_no_command_is_found_in_code() -> None:
    shown = formatted("<code>/new</code> /hint", "HTML", None)
    assert [row["type"] for row in shown.entities] == ["code", "bot_command"]


def test_entities_move_with_the_trimmed_text() -> None:
    shown = formatted(" \n ab ", None, [entity("bold", 2, 2), entity("italic", 3, 3)])
    assert shown.text == "ab"
    assert shown.entities == [entity("italic", 0, 2), entity("bold", 0, 1)]
