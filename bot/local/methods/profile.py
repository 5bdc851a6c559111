"""Methods about the bot itself: who it is, its commands and descriptions."""

import json
import re
from typing import Final

from bot.local.rules import limit, refuse
from bot.local.server_state import Desk, Request
from bot.local.text import Json
from bot.local.world import World

COMMAND: Final = re.compile(r"[a-z0-9_]{1,32}")
LIMITS: Final = {"name": "name_too_long", "description": "description_too_long",
                 "short_description": "short_too_long"}  # fmt: skip


def get_me(desk: Desk, _: Request) -> Json:
    return {
        **desk.world.bot,
        "can_read_all_group_messages": not desk.privacy,
    }


def log_out(desk: Desk, _: Request) -> bool:
    desk.feed.add("logged_out")
    return True


def _language(params: Json) -> str:
    code = params.get("language_code") or ""
    if not re.fullmatch(r"(?:[a-z]{2})?", code):
        refuse("language_code")
    return str(code)


def scope_key(scope: Json | None, language: str) -> str:
    """A key for the commands of a scope and a language."""
    return json.dumps([scope or {"type": "default"}, language], sort_keys=True)


def set_my_commands(desk: Desk, request: Request) -> bool:
    commands = request.params["commands"]
    if len(commands) > limit("command_count"):
        refuse("command_count")
    for command in commands:
        if not COMMAND.fullmatch(command["command"]):
            refuse("command_name")
        if not 1 <= len(command["description"]) <= limit("command_description"):
            refuse("command_description")
    key = scope_key(request.params.get("scope"), _language(request.params))
    desk.world.commands[key] = commands
    desk.feed.add("commands")
    return True


def delete_my_commands(desk: Desk, request: Request) -> bool:
    key = scope_key(request.params.get("scope"), _language(request.params))
    desk.world.commands.pop(key, None)
    desk.feed.add("commands")
    return True


def get_my_commands(desk: Desk, request: Request) -> list[Json]:
    key = scope_key(request.params.get("scope"), _language(request.params))
    return desk.world.commands.get(key, [])


def commands_for(world: World, chat_id: int, user_id: int) -> list[Json]:
    """The command menu that a person sees in a chat: the narrowest scope, own language first."""
    language = world.people[user_id].language_code
    chat = world.chats[chat_id]
    scopes: list[Json] = [{"type": "chat", "chat_id": chat_id}]
    if chat.type == "private":
        scopes.append({"type": "all_private_chats"})
    else:
        scopes.insert(0, {"type": "chat_member", "chat_id": chat_id, "user_id": user_id})
        if chat.is_admin(user_id):
            scopes.insert(1, {"type": "chat_administrators", "chat_id": chat_id})
            scopes.append({"type": "all_chat_administrators"})
        scopes.append({"type": "all_group_chats"})
    for scope in (*scopes, None):
        for code in (language, ""):
            if commands := world.commands.get(scope_key(scope, code)):
                return commands
    return []


def _set_text(desk: Desk, request: Request, name: str) -> bool:
    text = request.params.get(name) or ""
    if len(text) > limit(LIMITS[name]):
        refuse(LIMITS[name])
    desk.world.texts[f"{name}:{_language(request.params)}"] = text
    desk.feed.add("profile")
    return True


def _get_text(desk: Desk, request: Request, name: str) -> Json:
    texts = desk.world.texts
    default = texts.get(f"{name}:", desk.world.bot["first_name"] if name == "name" else "")
    return {name: texts.get(f"{name}:{_language(request.params)}") or default}


def set_my_name(desk: Desk, request: Request) -> bool:
    return _set_text(desk, request, "name")


def get_my_name(desk: Desk, request: Request) -> Json:
    return _get_text(desk, request, "name")


def set_my_description(desk: Desk, request: Request) -> bool:
    return _set_text(desk, request, "description")


def get_my_description(desk: Desk, request: Request) -> Json:
    return _get_text(desk, request, "description")


def set_my_short_description(desk: Desk, request: Request) -> bool:
    return _set_text(desk, request, "short_description")


def get_my_short_description(desk: Desk, request: Request) -> Json:
    return _get_text(desk, request, "short_description")


def set_chat_menu_button(desk: Desk, request: Request) -> bool:
    chat_id = request.params.get("chat_id", "")
    button = request.params.get("menu_button") or {"type": "default"}
    desk.world.texts[f"menu_button:{chat_id}"] = json.dumps(button)
    desk.feed.add("profile")
    return True


def get_chat_menu_button(desk: Desk, request: Request) -> Json:
    texts = desk.world.texts
    kept = texts.get(f"menu_button:{request.params.get('chat_id', '')}")
    button: Json = json.loads(kept or texts.get("menu_button:", '{"type": "commands"}'))
    return button if button["type"] != "default" else {"type": "commands"}
