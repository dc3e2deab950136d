"""Record: named plain data that can copy itself, compare itself and turn itself into JSON-ready values."""

from __future__ import annotations

import json
import types
import typing
import zlib
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Self, get_args, get_origin, get_type_hints

PLAIN = frozenset({int, str, bool, float, type(None)})


class Record:
    """Plain fields, declared by annotation. A field without a default that is a list or dict starts empty.

    `clone()` is written by the class itself from the annotations: a list, dict or Record is copied as deep as its
    annotation says, everything else is shared. Fields named in SHARED belong to no copy: they are handed on as they
    are and stand in no plain form.
    """

    SHARED: ClassVar[frozenset[str]] = frozenset()
    _clone: ClassVar[Callable[[Any], Any]]

    def __init__(self, **fields: Any) -> None:
        kinds = fields_of(type(self))
        unknown = fields.keys() - kinds.keys()
        if unknown:
            raise TypeError(f"{type(self).__name__} has no field {sorted(unknown)[0]!r}")
        for name, make in starts_of(type(self)).items():
            if name in fields:
                setattr(self, name, fields[name])  # not by __dict__: asked for, it makes every attribute slower
            elif make is None:
                raise TypeError(f"{type(self).__name__} needs the field {name!r}")
            else:
                setattr(self, name, make())

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        cls = type(self)
        if "_clone" not in cls.__dict__:
            cls._clone = staticmethod(write_clone(cls))
        return cls._clone(self)  # type: ignore[no-any-return]

    def become(self, other: Self) -> None:
        """Be what a copy has come to, which is used up by this."""
        self.__dict__ = other.__dict__

    def plain(self) -> dict[str, Any]:
        """Every field but the SHARED ones as lists, dicts, strings, numbers, bools and None."""
        return {name: write(getattr(self, name)) for name, write in plains_of(type(self)).items()}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]


_FIELDS: dict[type, dict[str, Any]] = {}


def fields_of(cls: type) -> Mapping[str, Any]:
    """Field names and their annotations in order of declaration, base classes first."""
    if cls not in _FIELDS:
        hints = get_type_hints(cls)
        ordered = [n for base in reversed(cls.__mro__) for n in base.__dict__.get("__annotations__", {})]
        _FIELDS[cls] = {
            n: hints[n]
            for n in dict.fromkeys(ordered)
            if not n.startswith("_") and get_origin(hints[n]) is not ClassVar
        }
    return _FIELDS[cls]


_STARTS: dict[type, dict[str, Callable[[], Any] | None]] = {}


def starts_of(cls: type) -> Mapping[str, Callable[[], Any] | None]:
    """What each field is when it is not given: its default, an empty list or dict; None where it must be given."""
    if cls not in _STARTS:
        _STARTS[cls] = {
            name: partial(getattr, cls, name)
            if hasattr(cls, name)
            else get_origin(kind)
            if get_origin(kind) in (list, dict)
            else None
            for name, kind in fields_of(cls).items()
        }
    return _STARTS[cls]


def write_clone(cls: type) -> Callable[[Any], Any]:
    """Compile the copy function of a Record class: one copied dict, then one line per field that can change. To hand
    the dict over whole is a third faster than to fill the new one's own."""
    lines = ["def clone(old):", "    new = make(cls)", "    d = old.__dict__.copy()"]
    shared = cls.SHARED  # type: ignore[attr-defined]
    for name, kind in fields_of(cls).items():
        copy = None if name in shared else copy_of(f"d[{name!r}]", kind)
        if copy:
            lines.append(f"    d[{name!r}] = {copy}")
    lines += ["    new.__dict__ = d", "    return new"]
    scope: dict[str, Any] = {"make": cls.__new__, "cls": cls}
    exec("\n".join(lines), scope)  # built from annotations alone, never from data
    return typing.cast(Callable[[Any], Any], scope["clone"])


def copy_of(value: str, kind: Any) -> str | None:
    """The expression that copies `value`, annotated `kind`; None where sharing is safe."""
    origin = get_origin(kind)
    if isinstance(kind, types.UnionType) or origin is typing.Union:
        copies = [copy_of(value, k) for k in get_args(kind) if k is not type(None)]
        copies = [c for c in copies if c]
        return f"(None if {value} is None else {copies[0]})" if copies else None
    if isinstance(kind, type) and issubclass(kind, Record):
        return f"{value}.clone()"
    if origin is list:
        inner = copy_of("x", get_args(kind)[0])
        return f"[{inner} for x in {value}]" if inner else f"{value}[:]"
    if origin is dict:
        inner = copy_of("x", get_args(kind)[1])
        return f"{{k: {inner} for k, x in {value}.items()}}" if inner else f"{value}.copy()"
    return None


_PLAINS: dict[type, dict[str, Callable[[Any], Any]]] = {}


def plains_of(cls: type) -> Mapping[str, Callable[[Any], Any]]:
    """What turns each field but the SHARED ones into its plain form: written from its annotation, several times quicker
    than to look at every value."""
    if cls not in _PLAINS:
        shared = cls.SHARED  # type: ignore[attr-defined]
        _PLAINS[cls] = {
            name: eval(f"lambda value: {plain_of('value', kind)}", {"as_plain": as_plain})
            for name, kind in fields_of(cls).items()
            if name not in shared
        }  # never from values
    return _PLAINS[cls]


def plain_of(value: str, kind: Any) -> str:
    """The expression for the plain form of `value`, annotated `kind`."""
    inner = get_args(kind)
    if kind in PLAIN or isinstance(kind, types.UnionType) and PLAIN.issuperset(inner):
        return value
    if get_origin(kind) is list or get_origin(kind) is tuple and inner[1:] == (...,):
        within = plain_of("x", inner[0])
        return f"[*{value}]" if within == "x" else f"[{within} for x in {value}]"
    if get_origin(kind) is tuple and PLAIN.issuperset(inner):
        return f"[*{value}]"
    return f"as_plain({value})"


def as_plain(value: Any) -> Any:
    """Lists, dicts, strings, numbers, bools and None, all the way down."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, (list, tuple)):
        return [v if type(v) in PLAIN else as_plain(v) for v in value]
    if isinstance(value, Record):
        return value.plain()
    if isinstance(value, (set, frozenset)):
        return sorted(as_plain(v) for v in value)
    if isinstance(value, Mapping):
        return {str(k): as_plain(v) for k, v in value.items()}
    return value


def short_sum(plain: Any) -> str:
    """Eight hex digits that tell two plain values apart; the same on every machine."""
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"
