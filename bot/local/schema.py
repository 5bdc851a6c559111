"""Requests and answers held against aiogram's models of the Bot API.

The models are an independent, machine-readable description of the same interface: a parameter
they do not know is refused at any depth, and an answer of ours that they do not accept is a
defect of this server, reported as 500. They take seconds to import: `models` does it once, in
a thread where somebody waits meanwhile.
"""

import json
import re
from collections.abc import Iterable
from functools import cache
from threading import Lock
from types import UnionType
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin

from pydantic import TypeAdapter, ValidationError

from bot.local.rules import ApiError, refuse
from bot.local.text import Json

if TYPE_CHECKING:
    from aiogram.methods import TelegramMethod

EMPTY: Final = {"chat_id": "chat_empty", "text": "text_empty"}
NUMBER: Final = re.compile(r"-?\d{1,18}")


_IMPORTING: Final = Lock()
"""Its parts import one another: two threads must not begin at two ends."""


@cache
def models() -> "dict[str, type[TelegramMethod[Any]]]":
    """The methods' models by their names in lower case."""
    with _IMPORTING:
        from aiogram import methods

    found = (getattr(methods, name) for name in methods.__all__)
    return {
        model.__api_method__.lower(): model
        for model in found
        if isinstance(model, type)
        and issubclass(model, methods.TelegramMethod)
        and isinstance(getattr(model, "__api_method__", None), str)
    }


def _leaves(annotation: Any) -> set[Any]:
    """The types that a union is made of."""
    if get_origin(annotation) in {Union, UnionType}:
        return {leaf for part in get_args(annotation) for leaf in _leaves(part)}
    return {annotation}


@cache
def _field_types(method: str) -> dict[str, set[Any]]:
    fields = models()[method].model_fields
    return {(field.alias or name): _leaves(field.annotation) for name, field in fields.items()}


def _value(name: str, text: str, types: set[Any]) -> Any:
    """A form field's text as a value of the type that the parameter has."""
    if str in types:
        return int(text) if int in types and NUMBER.fullmatch(text) else text
    if text.lower() in {"true", "false"} and bool in types:
        return text.lower() == "true"
    try:
        return json.loads(text)
    except ValueError:
        refuse("bad_json", name=name)


def parameters(method: str, raw: dict[str, Any], uploads: Iterable[str] = ()) -> Json:
    """The checked parameters of a request to `method` (lower case).

    Texts of a form are turned into values first; an upload under a parameter's own name becomes
    that parameter. Raises ApiError.
    """
    types = _field_types(method)
    values: Json = {name: f"attach://{name}" for name in uploads if name in types}
    for name, value in raw.items():
        if name not in types:
            refuse("unknown_parameter", name=name)
        values[name] = _value(name, value, types[name]) if isinstance(value, str) else value
    try:
        models()[method].model_validate(values, extra="forbid")
    except ValidationError as error:
        _explain(error)
    return {name: value for name, value in values.items() if value is not None}


def _explain(error: ValidationError) -> None:
    """Refuse with the deepest problem found: in a union, the branch that got furthest."""
    problems = sorted(error.errors(), key=lambda problem: len(problem["loc"]), reverse=True)
    problem = problems[0]
    name = ".".join(str(part) for part in problem["loc"])
    if problem["type"] == "missing" and name in EMPTY:
        refuse(EMPTY[name])
    if problem["type"] == "extra_forbidden":
        refuse("unknown_parameter", name=name)
    refuse("wrong_parameter", name=name, why=problem["msg"])


@cache
def _answers(method: str) -> TypeAdapter[Any]:
    return TypeAdapter(models()[method].__returning__)


def check_answer(method: str, result: Any) -> None:
    """Hold our own answer against the model; raises ApiError 500 if it does not fit."""
    try:
        _answers(method).validate_python(result, extra="forbid")
    except ValidationError as error:
        raise ApiError(500, f"Internal Server Error: our answer is malformed: {error}") from error


def check_update(update: Json) -> None:
    """Hold an update against the model; raises ValueError if it does not fit."""
    models()
    from aiogram.types import Update

    Update.model_validate(update, extra="forbid")
