"""Kinds: what the annotations of records and verbs say about the YAML that fills them."""

import dataclasses
import inspect
import typing
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

from game.engine.nodes import Where

UNSET = dataclasses.MISSING


class Range(NamedTuple):
    """Annotated[int, Range(1, 10)]: both ends allowed."""

    least: float
    most: float


class Length(NamedTuple):
    """Annotated[str, Length(1, 40)]: characters of text, or entries of a list or mapping; both ends allowed."""

    least: int
    most: int


class Named(NamedTuple):
    """Annotated[str, Named("terrain")]: one of the words that the reader of the file allows for `family`."""

    family: str


class Steps(NamedTuple):
    """Annotated[tuple, Steps(many)]: steps of the rules as data has them, one or a list."""

    many: bool


Effect = Annotated[tuple[Any, ...], Steps(many=False)]  # (verb, *arguments): a step without its seat
Effects = Annotated[tuple[Any, ...], Steps(many=True)]  # tuple of Effect


class Given(NamedTuple):
    """Marks an argument that the rules hand over, so that no file may name it."""


Bearer = Annotated[int, Given()]  # the card that has the ability


class Slot(NamedTuple):
    """A field of a record or an argument of a verb: its key in YAML, its type, its default (UNSET: required)."""

    key: str
    attribute: str
    kind: Any
    default: Any


@cache
def slots(kind: type) -> tuple[Slot, ...]:
    """The fields of a dataclass or NamedTuple as the YAML shows them; `class_` is written `class`."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        return tuple(
            Slot(f.name.rstrip("_"), f.name, hints[f.name], _default(f))
            for f in dataclasses.fields(kind)
            if f.init and hints[f.name] is not Where
        )
    defaults = getattr(kind, "_field_defaults", {})
    return tuple(
        Slot(name.rstrip("_"), name, hint, defaults.get(name, UNSET))
        for name, hint in hints.items()
        if hint is not Where
    )


@cache
def places(kind: type) -> tuple[str, ...]:
    """The attributes of a record that keep where it was read."""
    return tuple(name for name, hint in typing.get_type_hints(kind).items() if hint is Where)


def _default(field: "dataclasses.Field[Any]") -> Any:
    return field.default if field.default_factory is UNSET else field.default_factory()


@cache
def parameters(verb: Callable[..., Any]) -> tuple[Slot, ...]:
    """What a step says to its verb: the parameters after the game and the seat."""
    verb = inspect.unwrap(verb)
    scope = getattr(verb, "__globals__", {})
    return tuple(
        Slot(
            p.name.rstrip("_"),
            p.name,
            _resolved(p.annotation, scope),
            UNSET if p.default is inspect.Parameter.empty else p.default,
        )
        for p in list(inspect.signature(verb).parameters.values())[2:]
    )


@cache
def arguments(verb: Callable[..., Any]) -> tuple[Slot, ...]:
    """What a card may say to a verb: its parameters but for those the rules hand over."""
    return tuple(slot for slot in parameters(verb) if Given() not in getattr(slot.kind, "__metadata__", ()))


def _resolved(annotation: Any, scope: dict[str, Any]) -> Any:
    return eval(annotation, scope) if isinstance(annotation, str) else annotation  # our own source, never the file


def is_record(kind: Any) -> bool:
    """A dataclass or a NamedTuple: bound field by field."""
    return isinstance(kind, type) and (dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"))


def is_pairs(kind: Any) -> bool:
    """tuple[tuple[K, V], ...]: may be written as a mapping."""
    args = typing.get_args(kind)
    return (
        typing.get_origin(kind) is tuple
        and len(args) == 2
        and args[1] is Ellipsis
        and typing.get_origin(args[0]) is tuple
        and len(typing.get_args(args[0])) == 2
        and typing.get_args(args[0])[1] is not Ellipsis
    )


def takes_mapping(kind: Any) -> bool:
    """Effects count: `{may: {draw: 2}}` is one step."""
    if typing.get_origin(kind) is Annotated:
        return any(isinstance(mark, Steps) for mark in typing.get_args(kind)[1:])
    return is_record(kind) or is_pairs(kind) or typing.get_origin(kind) is dict


def written(word: Any) -> str:
    """A value as YAML has it: true, not True."""
    return str(word).lower() if isinstance(word, bool) else str(word)


def kind_words(kind: Any) -> str:
    """A kind in the words of a fault."""
    if typing.get_origin(kind) is Annotated:
        return kind_words(typing.get_args(kind)[0])
    if typing.get_origin(kind) is Literal:
        return " or ".join(map(written, typing.get_args(kind)))
    return CALLED.get(kind, "a mapping" if is_record(kind) else "a list")


CALLED: dict[Any, str] = {str: "text", int: "a whole number", float: "a number", bool: "true or false"}
