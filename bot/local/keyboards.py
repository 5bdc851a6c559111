"""What buttons under a message may look like."""

import re
from typing import Final

from bot.local.rules import limit, refuse
from bot.local.text import Json

DECORATION: Final = frozenset({"text", "style", "icon_custom_emoji_id"})
STYLES: Final = frozenset({"danger", "success", "primary"})
LINK: Final = re.compile(r"(?:https?://[^\s/]+\S*|tg://\S+|t\.me/\S+|[\w.-]+\.\w{2,}(?:/\S*)?)")


def check_inline(markup: Json | None, chat_type: str) -> Json | None:
    """The inline keyboard to keep: None if there is none or it has no buttons.

    Raises ApiError for too many buttons or a bad button.
    """
    if markup is None:
        return None
    rows = [row for row in markup["inline_keyboard"] if row]
    if sum(map(len, rows)) > limit("too_many_buttons"):
        refuse("too_many_buttons")
    if any(len(row) > limit("row_too_long") for row in rows):
        refuse("row_too_long")
    for row in rows:
        for button in row:
            _check_button(button, chat_type)
    return {"inline_keyboard": rows} if rows else None


def _check_button(button: Json, chat_type: str) -> None:
    if not button["text"].strip():
        refuse("button_name")
    kinds = [name for name, value in button.items() if name not in DECORATION and value is not None]
    if not kinds:
        refuse("button_text")
    if len(kinds) > 1:
        refuse("button_kinds")
    if button.get("style", "primary") not in STYLES:
        refuse("button_style")
    _check_action(kinds[0], button[kinds[0]], chat_type)


def _check_action(kind: str, value: object, chat_type: str) -> None:
    match kind, value:
        case "callback_data", str() if not 1 <= len(value.encode()) <= limit("button_data"):
            refuse("button_data")
        case "url", str() if not LINK.fullmatch(value):
            refuse("button_url", url=value)
        case "copy_text", {"text": str(text)} if not 1 <= len(text) <= limit("button_copy"):
            refuse("button_copy")
        case "web_app", _ if chat_type != "private":
            refuse("button_place")
        case _:
            return


def split_markup(markup: Json | None, chat_type: str) -> tuple[Json | None, Json | None]:
    """A new message's markup as inline keyboard and as keyboard for the chat.

    The second is what replaces the people's own keyboard: a keyboard, a wish for a reply, or an
    empty record that removes it.
    """
    if markup is None or "inline_keyboard" in markup:
        return check_inline(markup, chat_type), None
    return None, {} if "remove_keyboard" in markup else markup
