"""Schema: the JSON Schema of a data file, made from the same annotations that bind it, for editors that complete."""

import types
import typing
from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Any, Literal

from game.engine.kinds import (
    UNSET,
    Length,
    Named,
    Range,
    Slot,
    Steps,
    arguments,
    is_pairs,
    is_record,
    slots,
    takes_mapping,
    written,
)
from game.engine.nodes import Node

Schemas = Mapping[str, dict[str, Any]]  # JSON Schemas by the name of a file
DRAFT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[Any, dict[str, Any]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
    object: {},
    Node: {},
    # a plain no, on or 12:30 is text to us, but an editor's YAML 1.1 takes it for something else
    str: {"type": ["string", "number", "boolean"]},
}


def json_schema(
    kind: Any, verbs: Mapping[str, Callable[..., Any]] | None = None, names: Mapping[str, Collection[str]] | None = None
) -> dict[str, Any]:
    """The schema of a file that `data.load(kind, ..., verbs=verbs, names=names)` reads."""
    writer = _Writer(verbs or {}, names or {})
    schema = {"$schema": DRAFT, **writer.of(kind)}
    if writer.defs:
        schema["$defs"] = dict(sorted(writer.defs.items()))
    return schema


class _Writer:
    def __init__(self, verbs: Mapping[str, Callable[..., Any]], names: Mapping[str, Collection[str]]) -> None:
        self.verbs, self.names = verbs, names
        self.defs: dict[str, dict[str, Any]] = {}

    def of(self, kind: Any) -> dict[str, Any]:
        if kind in PLAIN or kind is None:
            return dict(PLAIN[kind or type(None)])
        if is_record(kind):
            return self.named(kind.__name__, lambda: self.record(slots(kind), kind.__doc__))
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if origin is Annotated:
            return self.annotated(args[0], args[1:])
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (typing.Union, types.UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        if origin in (dict, Mapping):
            return self.mapping(*args)
        if is_pairs(kind):
            return {"anyOf": [self.mapping(*typing.get_args(args[0])), self.listing(args[0])]}
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            return self.listing(args[0])
        if origin is tuple:
            return {
                "type": "array",
                "prefixItems": [self.of(arg) for arg in args],
                "minItems": len(args),
                "maxItems": len(args),
            }
        raise TypeError(f"no schema for {kind!r}")

    def named(self, name: str, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """A reference to a definition, which is made at its first use and may speak of itself."""
        if name not in self.defs:
            self.defs[name] = {}
            self.defs[name] = make()
        return {"$ref": f"#/$defs/{name}"}

    def listing(self, kind: Any) -> dict[str, Any]:
        return {"type": "array", "items": self.of(kind)}

    def mapping(self, key: Any, kind: Any) -> dict[str, Any]:
        words = [written(word) for word in typing.get_args(key)] if typing.get_origin(key) is Literal else None
        return {
            "type": "object",
            **({"propertyNames": {"enum": words}} if words else {}),
            "additionalProperties": self.of(kind),
        }

    def record(self, wanted: tuple[Slot, ...], about: str | None = None) -> dict[str, Any]:
        schema: dict[str, Any] = {
            "type": "object",
            "additionalProperties": False,
            "properties": {slot.key: self.of(slot.kind) for slot in wanted},
            "required": [slot.key for slot in wanted if slot.default is UNSET],
        }
        return {"description": about, **schema} if about else schema

    def annotated(self, base: Any, marks: tuple[Any, ...]) -> dict[str, Any]:
        for mark in marks:
            if isinstance(mark, Steps):
                one = self.named("effect", self.effect)
                lengths = [mark for mark in marks if isinstance(mark, Length)]
                ends: dict[str, Any] = {"minItems": lengths[0].least, "maxItems": lengths[0].most} if lengths else {}
                return {"anyOf": [one, {"type": "array", "items": one, **ends}]} if mark.many else one
            if isinstance(mark, Named):
                return {"enum": sorted(self.names.get(mark.family, ()))}
        schema = self.of(base)
        for mark in marks:
            if isinstance(mark, Range):
                schema |= {"minimum": mark.least, "maximum": mark.most}
            elif isinstance(mark, Length):
                ends = {"string": "Length", "array": "Items", "object": "Properties"}
                unit = ends["string" if base is str else schema.get("type", "array")]
                schema |= {f"min{unit}": mark.least, f"max{unit}": mark.most}
        return schema

    def effect(self) -> dict[str, Any]:
        """A verb alone, or a verb with its argument or arguments."""
        lone = [word for word, verb in self.verbs.items() if all(s.default is not UNSET for s in arguments(verb))]
        spoken = [
            {"type": "object", "additionalProperties": False, "required": [word], "properties": {word: self.said(verb)}}
            for word, verb in sorted(self.verbs.items())
        ]
        return {"anyOf": [{"enum": sorted(lone)}, *spoken]}

    def said(self, verb: Callable[..., Any]) -> dict[str, Any]:
        wanted = arguments(verb)
        forms = [self.record(wanted)]
        if wanted and all(slot.default is not UNSET for slot in wanted[1:]):
            first = self.of(wanted[0].kind)
            forms = [first, *forms] if not takes_mapping(wanted[0].kind) or len(wanted) == 1 else forms
        if all(slot.default is not UNSET for slot in wanted):
            forms.append({"type": "null"})
        about = (verb.__doc__ or "").strip().split("\n")[0]
        schema = forms[0] if len(forms) == 1 else {"anyOf": forms}
        return {"description": about, **schema} if about else schema
