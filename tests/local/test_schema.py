"""The methods and their parameters, held against another description of the Bot API."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.local.methods import METHODS
from bot.local.rules import ApiError
from bot.local.schema import check_answer, check_update, models, parameters

DESCRIPTION = Path(__file__).parents[2].parent / "shared" / "botapi" / "api.min.json"


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    """All methods of Bot API 10.1 as its own documentation lists them.

    Where the file is not at hand, the models are held against the library's own signatures.
    """
    if DESCRIPTION.exists():
        methods: dict[str, Any] = json.loads(DESCRIPTION.read_text())["methods"]
        return methods
    import inspect

    import telegram

    found = {}
    for name in METHODS:
        signature = inspect.signature(getattr(telegram.Bot, name))
        fields = [
            {"name": parameter.name, "required": False}
            for parameter in signature.parameters.values()
            if parameter.kind is parameter.POSITIONAL_OR_KEYWORD and parameter.name != "self"
        ]
        found[name] = {"fields": fields}
    return found


@pytest.mark.parametrize("method", METHODS)
def test_parameters_are_the_documented_ones(method: str, described: dict[str, Any]) -> None:
    fields = {field["name"]: field["required"] for field in described[method].get("fields", ())}
    model = models()[method.lower()].model_fields
    assert fields.keys() <= model.keys()
    for name, required in fields.items():
        assert model[name].is_required() or not required, name


def test_every_described_method_has_a_model(described: dict[str, Any]) -> None:
    assert {name.lower() for name in described} <= models().keys()


@pytest.mark.parametrize(
    ("method", "raw", "values"),
    [
        ("sendMessage", {"chat_id": "-5", "text": "7"}, {"chat_id": -5, "text": "7"}),
        ("sendMessage", {"chat_id": "@club", "text": "x"}, {"chat_id": "@club", "text": "x"}),
        ("getUpdates", {"timeout": "5", "allowed_updates": '["message"]'},
         {"timeout": 5, "allowed_updates": ["message"]}),
        ("answerCallbackQuery", {"callback_query_id": "12", "show_alert": "True"},
         {"callback_query_id": "12", "show_alert": True}),
    ],
)  # fmt: skip
def test_texts_of_a_form_become_values(
    method: str, raw: dict[str, Any], values: dict[str, Any]
) -> None:
    assert parameters(method.lower(), raw) == values


def test_unknown_parameters_are_named_at_any_depth() -> None:
    deep = {"inline_keyboard": [[{"text": "a", "callback_data": "b", "colour": "red"}]]}
    with pytest.raises(ApiError, match=r"unknown parameter reply_markup.*\.0\.0\.colour"):
        parameters("sendmessage", {"chat_id": 1, "text": "x", "reply_markup": deep})


def test_our_own_answers_are_held_to_the_model() -> None:
    with pytest.raises(ApiError, match="malformed"):
        check_answer("getme", {"id": 1, "is_bot": True})
    message = {"message_id": 1, "date": 1, "chat": {"id": 1, "type": "private"}, "colour": 1}
    with pytest.raises(ValueError, match="colour"):
        check_update({"update_id": 1, "message": message})


def test_models_can_be_asked_for_from_several_threads_at_the_start() -> None:
    update = {
        "update_id": 1,
        "message": {"message_id": 1, "date": 1, "chat": {"id": 1, "type": "private"}},
    }
    program = (
        "import threading\n"
        "from bot.local.schema import check_update, models\n"
        "thread = threading.Thread(target=models)\n"
        "thread.start()\n"
        f"check_update({update!r})\n"
        "thread.join()"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
