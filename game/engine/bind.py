"""Bind: nodes to frozen dataclasses and card effects, by the annotations of the records and of the verbs."""

import types
import typing
from collections.abc import Callable, Collection, Mapping
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from game.engine.kinds import (
    CALLED,
    UNSET,
    Length,
    Named,
    Range,
    Slot,
    Steps,
    arguments,
    is_pairs,
    is_record,
    kind_words,
    places,
    slots,
    takes_mapping,
    written,
)
from game.engine.nodes import Fault, Node, Where, listed, nearest, real_number, whole_number

T = TypeVar("T")
ONE_LINE = 200  # text of at most so many characters stands on one line of the window
BREAKS = frozenset("\n\t")
Trail = tuple[str, ...]  # how a fault names the way to it: card, field, verb
YES, NO = ("true", "yes", "on"), ("false", "no", "off")
SCALARS: dict[Any, Callable[[str], Any]] = {
    str: str,
    int: whole_number,
    float: real_number,
    bool: lambda text: True if text.lower() in YES else False if text.lower() in NO else None,
}


class Context(NamedTuple):
    """What the words of a file may mean: verbs by short name, and the names of every family."""

    verbs: Mapping[str, Callable[..., Any]] = types.MappingProxyType({})
    names: Mapping[str, Collection[str]] = types.MappingProxyType({})


def bind(kind: type[T], node: Node, faults: list[Fault], context: Context | None = None) -> T | None:
    """The node as a `kind`; None when a fault was found, and every fault is added to `faults`.

    Kinds: str, int, float, bool, Any, Node, Where, Literal, X | Y | None, tuple, list, dict, dataclasses and
    NamedTuples of these, Effect and Effects, and Annotated with Range, Length and Named. A tuple of pairs may be
    written as a mapping.
    """
    before = len(faults)
    value = _Binder(faults, context or Context()).value(kind, node, ())
    return typing.cast(T, value) if len(faults) == before else None


class _Bad:
    """Stands for a value whose fault has been noted."""


BAD = _Bad()


class _Binder:
    def __init__(self, faults: list[Fault], context: Context) -> None:
        self.faults = faults
        self.context = context

    def bad(self, node: Node, path: Trail, what: str, line: int | None = None) -> _Bad:
        self.faults.append(Fault(node.file, line or node.line, ": ".join((*path, what))))
        return BAD

    def value(self, kind: Any, node: Node, path: Trail) -> Any:
        if kind in SCALARS:
            return self.scalar(kind, node, path)
        if kind is Any or kind is object:
            return node.plain_value()
        if kind is Node:
            return node
        if is_record(kind):
            return self.record(kind, node, path)
        origin = typing.get_origin(kind)
        if origin is Annotated:
            return self.annotated(kind, node, path)
        if origin is Literal:
            return self.literal(kind, node, path)
        if origin in (typing.Union, types.UnionType):
            return self.union(kind, node, path)
        if origin is tuple:
            return self.row(kind, node, path)
        if origin is list:
            return self.each(typing.get_args(kind)[0], node, path, list)
        if origin in (dict, Mapping):
            pairs = self.mapping(typing.get_args(kind), node, path)
            return BAD if pairs is BAD else dict(pairs)
        if kind is None or kind is type(None):
            return None if node.empty else self.bad(node, path, f"expected nothing, found {node.shown()}")
        raise TypeError(f"no way to read a {kind!r} from YAML")

    def scalar(self, kind: Any, node: Node, path: Trail) -> Any:
        if node.kind == "scalar" and not (node.empty and not node.text):
            if kind is str:
                return node.text
            if node.plain and (value := SCALARS[kind](node.text)) is not None:
                return value
        hint = " in quotes" if node.kind == "scalar" and not node.plain else ""
        return self.bad(node, path, f"expected {CALLED[kind]}, found {node.shown()}{hint}")

    def literal(self, kind: Any, node: Node, path: Trail) -> Any:
        choice = {written(word): word for word in typing.get_args(kind)}
        if node.kind != "scalar":
            return self.bad(node, path, f"expected one of {', '.join(choice)}, found {node.shown()}")
        if node.text in choice and (node.plain or isinstance(choice[node.text], str)):
            return choice[node.text]
        return self.bad(node, path, f"unknown word {node.shown()}{nearest(node.text, choice)}")

    def union(self, kind: Any, node: Node, path: Trail) -> Any:
        kinds = typing.get_args(kind)
        if type(None) in kinds and node.empty:
            return None
        best: list[Fault] = []
        others = [other for other in kinds if other is not type(None)]
        for other in others:
            attempt: list[Fault] = []
            value = _Binder(attempt, self.context).value(other, node, path)
            if not attempt:
                return value
            if not best or max(f.line for f in attempt) > max(f.line for f in best):
                best = attempt  # the one that understood most of it
        if len(others) > 1 and node.kind == "scalar":
            return self.bad(node, path, f"expected {' or '.join(map(kind_words, others))}, found {node.shown()}")
        self.faults.extend(best)
        return BAD

    def annotated(self, kind: Any, node: Node, path: Trail) -> Any:
        base, *marks = typing.get_args(kind)
        steps = next((mark for mark in marks if isinstance(mark, Steps)), None)
        if steps is None:
            value = self.value(base, node, path)
        else:
            value = self.effects(node, path) if steps.many else self.effect(node, path)
        if value is BAD:
            return BAD
        for mark in marks:
            if isinstance(mark, Range) and value is not None and not mark.least <= value <= mark.most:
                return self.bad(node, path, f"{value} is not in {mark.least}..{mark.most}")
            if isinstance(mark, Length) and value is not None and not mark.least <= len(value) <= mark.most:
                unit = "characters" if isinstance(value, str) else "entries"
                return self.bad(node, path, f"{len(value)} {unit}; allowed are {mark.least} to {mark.most}")
            if isinstance(mark, Length) and isinstance(value, str) and mark.most <= ONE_LINE and set(value) & BREAKS:
                return self.bad(node, path, f"{value!r} has a line break or a tab; write it on one line")
            if isinstance(mark, Named) and value not in self.context.names.get(mark.family, ()):
                known = self.context.names.get(mark.family, ())
                return self.bad(node, path, f"no {mark.family} {value!r}{nearest(str(value), known)}")
        return value

    def row(self, kind: Any, node: Node, path: Trail) -> Any:
        kinds = typing.get_args(kind)
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            if node.kind == "mapping" and is_pairs(kind):
                return self.mapping(typing.get_args(kinds[0]), node, path)
            return self.each(kinds[0], node, path, tuple)
        if node.kind != "list" or len(node.items) != len(kinds):
            found = f"{len(node.items)} entries" if node.kind == "list" else node.shown()
            return self.bad(node, path, f"expected a list of {len(kinds)}, found {found}")
        return _whole(tuple(self.value(k, item, path) for k, item in zip(kinds, node.items, strict=True)))

    def each(self, kind: Any, node: Node, path: Trail, build: Callable[[Any], Any]) -> Any:
        if node.kind != "list":
            return self.bad(node, path, f"expected a list, found {node.shown()}")
        numbered = is_record(kind)
        return _whole(
            build(
                [self.value(kind, item, (*path, str(n)) if numbered else path) for n, item in enumerate(node.items, 1)]
            )
        )

    def mapping(self, kinds: tuple[Any, ...], node: Node, path: Trail) -> Any:
        """A tuple of (key, value) pairs in the order of the file."""
        if node.kind != "mapping":
            return self.bad(node, path, f"expected a mapping, found {node.shown()}")
        return _whole(
            tuple(
                _whole(
                    (
                        self.value(kinds[0], Node("scalar", node.file, node.key_lines[word], word, plain=True), path),
                        self.value(kinds[1], value, (*path, word)),
                    )
                )
                for word, value in node.pairs.items()
            )
        )

    def record(self, kind: Any, node: Node, path: Trail) -> Any:
        if node.kind != "mapping":
            return self.bad(
                node, path, f"expected a mapping with {listed(s.key for s in slots(kind))}, found {node.shown()}"
            )
        named = node.get("name") or node.get("id")
        if named is not None and named.kind == "scalar" and named.text:
            path = (named.text,)  # who reads the fault knows the card by its name
        values = self.fill(slots(kind), node, path)
        if values is BAD:
            return BAD
        for attribute in places(kind):
            values[attribute] = Where(node.file, node.line, ": ".join(path))
        try:
            return kind(**values)
        except ValueError as error:
            return self.bad(node, path, str(error))

    def fill(self, wanted: tuple[Slot, ...], node: Node, path: Trail) -> Any:
        """The values of a mapping by attribute, defaults left out; BAD when one is missing, wrong or unknown."""
        keys = [slot.key for slot in wanted]
        good = True
        for key in node.pairs:
            if key not in keys:
                self.bad(node, path, f"no field {key!r}{nearest(key, keys)}", node.key_lines[key])
                good = False
        values: dict[str, Any] = {}
        for slot in wanted:
            if slot.key in node.pairs:
                values[slot.attribute] = self.value(slot.kind, node.pairs[slot.key], (*path, slot.key))
            elif slot.default is UNSET:
                self.bad(node, path, f"{slot.key} is missing")
                good = False
        return values if good and BAD not in values.values() else BAD

    def effects(self, node: Node, path: Trail) -> Any:
        if node.kind != "list":
            only = self.effect(node, path)
            return BAD if only is BAD else (only,)
        return _whole(tuple(self.effect(item, path) for item in node.items))

    def effect(self, node: Node, path: Trail) -> Any:
        """(verb, *arguments) of `verb`, `{verb: value}` or `{verb: {argument: value}}`, defaults filled in."""
        if node.kind == "scalar":
            word, line, given = node.text, node.line, None
        elif node.kind == "mapping" and len(node.pairs) == 1:
            ((word, given),) = node.pairs.items()
            line = node.key_lines[word]
        else:
            return self.bad(node, path, f"expected one verb a step, found {node.shown()}")
        verb = self.context.verbs.get(word)
        if verb is None:
            return self.bad(node, path, f"no verb {word!r}{nearest(word, self.context.verbs)}", line)
        wanted = arguments(verb)
        if given is None or given.empty:
            given = Node("mapping", node.file, line)
        values = self.said(wanted, given, (*path, word))
        if values is BAD:
            return BAD
        return (word, *(values.get(slot.attribute, slot.default) for slot in wanted))

    def said(self, wanted: tuple[Slot, ...], given: Node, path: Trail) -> Any:
        """The arguments by name: a lone value is the first of them."""
        if given.kind == "mapping" and not (len(wanted) == 1 and takes_mapping(wanted[0].kind)):
            return self.fill(wanted, given, path)
        if given.kind == "mapping" and set(given.pairs) == {wanted[0].key}:
            return self.fill(wanted, given, path)
        if not wanted:
            return self.bad(given, path, f"takes nothing, found {given.shown()}")
        missing = [slot.key for slot in wanted[1:] if slot.default is UNSET]
        if missing:
            return self.bad(
                given, path, f"expected a mapping with {listed(s.key for s in wanted)}, found {given.shown()}"
            )
        value = self.value(wanted[0].kind, given, path)
        return BAD if value is BAD else {wanted[0].attribute: value}


def _whole(values: Any) -> Any:
    return BAD if any(value is BAD for value in values) else values
