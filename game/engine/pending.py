"""Pending: the steps of a deed under way in the words of a position, and read back."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple

from game.engine.agenda import VERBS, Option, Step, player_of, verb_name, verbs_of
from game.engine.kinds import UNSET, Range, Slot, Steps, arguments, is_record, parameters, slots
from game.engine.placing import check_words, choice, mapping, number, seat_of, several, truth
from game.engine.state import State

FEW = 8  # answers that a trial goes on for behind each option
NO_WAY_ON = (ValueError, TypeError, LookupError, AttributeError)  # what rules raise that are led where no game comes to


class Word(NamedTuple):
    """One argument of a step in the words of the table: how it is written (state, value), and how it is read (state,
    what is found, name of the argument). ValueError quotes the name and what is found, so that its line is told."""

    write: Callable[[Any, Any], Any]
    read: Callable[[Any, Any, str], Any]


@dataclass(frozen=True)
class Pending:
    """How one game writes the steps that are to be done, and reads them: one entry a step, next first, each
    `verb: {seat: 1, argument: value, ...}`; the first one puts the question.

    A game makes one of these, `PENDING = Pending("kingdom", VERBS, WORDS)`. Its write_position adds
    `"steps": PENDING.write(g)` where no plainer word leads to the same question, for nobody's eyes alone (viewer None).
    Its read_position, after all else is laid, takes `steps = PENDING.read(g, entries)`, checks with what it knows of
    its verbs that they fit the table, sets `g.agenda = steps[::-1]` and calls `prove(g)`.

    `verbs` are the short names that may stand there. `words` say how an argument is written, by its name or, where
    verbs differ, by `verb.name`; what is not among them is written as its annotation in the verb's signature says.
    """

    game: str
    verbs: Sequence[str]
    words: Mapping[str, Word]

    def write(self, g: State) -> list[dict[str, Any]]:
        """The step that has put the present question, and those that come after it."""
        return [self.write_step(g, step) for step in (g.asked, *g.agenda[::-1])]

    def write_step(self, g: State, step: Step) -> dict[str, Any]:
        verb, given = verb_name(step), step[2:]
        said = {slot.key: self.word(verb, slot).write(g, value) for slot, value in zip(self.slots(verb), given)}
        return {verb: {"seat": player_of(step) + 1, **said}}

    def read(self, g: State, entries: Any) -> list[Step]:
        """The steps that are written so, next first. ValueError for a word that no step has, or that does not fit."""
        steps = several({"steps": entries}, "steps")
        return [self.read_step(g, *only_pair(step, "steps", self.verbs)) for step in steps]

    def read_step(self, g: State, verb: str, found: Any) -> Step:
        said, wanted = mapping(found, verb), self.slots(verb)
        check_words(repr(verb), said, ("seat", *(slot.key for slot in wanted)))
        if "seat" not in said:
            raise ValueError(f"{verb!r}: 'seat' is missing")
        given = given_of(wanted, said, verb)
        values = [self.word(verb, slot).read(g, said[slot.key], slot.key) for slot in given]
        return (f"{self.game}.{verb}", seat_of(said["seat"], g.seats), *values)

    def slots(self, verb: str) -> tuple[Slot, ...]:
        return parameters(VERBS[f"{self.game}.{verb}"])

    def word(self, verb: str, slot: Slot) -> Word:
        """How this argument of a verb is written and read."""
        return self.words.get(f"{verb}.{slot.key}") or self.words.get(slot.key) or word_of(slot.kind, self.game)


def given_of(wanted: Iterable[Slot], said: Mapping[str, Any], verb: str) -> list[Slot]:
    """The arguments that are said, in their order; those at the end may be left out that can do without. ValueError for
    one that is missing."""
    given: list[Slot] = []
    missing = ""
    for slot in wanted:
        if slot.key not in said:
            missing = missing or slot.key
        if missing and (slot.key in said or slot.default is UNSET):
            raise ValueError(f"{verb!r}: {missing!r} is missing")
        if not missing:
            given.append(slot)
    return given


def only_pair(entry: Any, where: str, allowed: Sequence[str]) -> tuple[str, Any]:
    """The verb of an entry and what is said to it. ValueError for anything else than one allowed verb."""
    if not isinstance(entry, Mapping) or len(entry) != 1:
        raise ValueError(f"{where!r}: expected one verb an entry, found {entry!r}")
    ((verb, said),) = entry.items()
    return choice(verb, where, allowed), said


def check_each(g: State, steps: Iterable[Step], checks: Mapping[str, Callable[..., str]]) -> None:
    """ValueError with what is wrong with a step, as the check of its verb (state, seat, *arguments) tells it."""
    for step in steps:
        if (check := checks.get(verb_name(step))) and (fault := check(g, *step[1:])):
            raise ValueError(f"{verb_name(step)!r}: {fault}")


def prove(g: State, beneath: int = 0) -> None:
    """ValueError when the rules cannot go on from the steps of the agenda: the first must ask, and whatever is answered
    the others must be done, but for so many that lie `beneath` them. The state stays as it is."""
    steps = g.agenda[beneath:][::-1]
    if not steps:
        raise ValueError("'steps': expected one or more of them, found none")
    trial = g.clone()
    trial.news = []  # what is told must be there, too
    first = verb_name(steps[0])
    try:
        trial.run()
        asks = trial.decision is not None and trial.asked == steps[0]
        for option in trial.decision.options if asks and trial.decision else ():
            go_through(trial.clone(), option, g.agenda[: beneath + 1])
    except NO_WAY_ON:
        raise ValueError(f"{first!r}: no game can go on with these 'steps'") from None
    if not asks:
        raise ValueError(f"{first!r}: it asks nothing here, and the first of the 'steps' puts the question")


def go_through(world: State, option: Option, last: list[Step]) -> None:
    """Take the option, and of what is asked then the first ones, until the last of the steps is done; `last` first, it
    lies on those that stay."""
    world.take(option)
    for _ in range(FEW):
        if world.decision is None or world.agenda[: len(last)] != last:
            return
        world.take(world.decision.options[0])


# --- words by the annotations of verbs


def same(g: Any, value: Any) -> Any:
    return value


def text(found: Any, name: str) -> str:
    if not isinstance(found, str):
        raise ValueError(f"{name!r}: expected text, found {found!r}")
    return found


NUMBER = Word(same, lambda g, found, name: number(found, name, 0))
SEAT = Word(lambda g, seat: seat + 1, lambda g, found, name: seat_of(found, g.seats))
SCALARS: Mapping[Any, Word] = {
    int: NUMBER,
    bool: Word(same, lambda g, found, name: truth({name: found}, name)),
    str: Word(same, lambda g, found, name: text(found, name)),
}


def one_of(allowed: Callable[[Any], Sequence[str]]) -> Word:
    """A word out of those that are allowed in a state."""
    return Word(same, lambda g, found, name: choice(found, name, allowed(g)))


def many(inner: Word) -> Word:
    """A list of such words for a tuple."""
    return Word(
        lambda g, value: [inner.write(g, each) for each in value],
        lambda g, found, name: tuple(inner.read(g, each, name) for each in several({name: found}, name)),
    )


SEATS = many(SEAT)


def row_of(inner: Sequence[Word]) -> Word:
    """A list of so many different words."""

    def read(g: Any, found: Any, name: str) -> tuple[Any, ...]:
        entries = several({name: found}, name)
        if len(entries) != len(inner):
            raise ValueError(f"{name!r}: expected {len(inner)} entries, found {found!r}")
        return tuple(word.read(g, each, name) for word, each in zip(inner, entries))

    return Word(lambda g, value: [word.write(g, each) for word, each in zip(inner, value)], read)


def perhaps(inner: Word) -> Word:
    """Such a word, or nothing."""
    return Word(
        lambda g, value: None if value is None else inner.write(g, value),
        lambda g, found, name: None if found is None else inner.read(g, found, name),
    )


def in_limits(kind: Any, limits: Range | None, game: str) -> Word:
    """A number within its limits; anything else as its kind says."""
    if kind is not int or limits is None:
        return word_of(kind, game)
    return Word(same, lambda g, found, name: number(found, name, int(limits.least), int(limits.most)))


def named_fields(wanted: Sequence[Slot], game: str, build: Callable[..., Any]) -> Word:
    """Values by their names."""

    def write(g: Any, values: Sequence[Any]) -> dict[str, Any]:
        return {slot.key: word_of(slot.kind, game).write(g, value) for slot, value in zip(wanted, values)}

    def read(g: Any, found: Any, name: str) -> Any:
        said = mapping(found, name)
        check_words(repr(name), said, [slot.key for slot in wanted])
        if missing := [slot.key for slot in wanted if slot.key not in said]:
            raise ValueError(f"{name!r}: {missing[0]!r} is missing")
        return build(*(word_of(slot.kind, game).read(g, said[slot.key], slot.key) for slot in wanted))

    return Word(write, read)


def effect_of(game: str) -> Word:
    """What a card does, (verb, *arguments): as cards write it, every argument by its name."""

    def of(verb: str) -> Word:
        return named_fields(arguments(VERBS[f"{game}.{verb}"]), game, lambda *values: (verb, *values))

    def read(g: Any, found: Any, name: str) -> tuple[Any, ...]:
        verb, said = only_pair(found, name, tuple(verbs_of(game)))
        effect: tuple[Any, ...] = of(verb).read(g, said, verb)
        return effect

    return Word(lambda g, effect: {effect[0]: of(effect[0]).write(g, effect[1:])}, read)


@cache
def word_of(kind: Any, game: str) -> Word:
    """How a value of that annotation is written and read. TypeError: an argument like that wants a word of its own."""
    if kind in SCALARS:
        return SCALARS[kind]
    if is_record(kind):
        return named_fields(slots(kind), game, kind)
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        if marks := [mark for mark in inner if isinstance(mark, Steps)]:
            return many(effect_of(game)) if marks[0].many else effect_of(game)
        return in_limits(inner[0], next((mark for mark in inner if isinstance(mark, Range)), None), game)
    if origin is Literal:
        return one_of(lambda g: inner)
    if origin in (typing.Union, types.UnionType) and len(inner) == 2 and type(None) in inner:
        return perhaps(word_of(next(one for one in inner if one is not type(None)), game))
    if origin is tuple and inner[1:] == (...,):
        return many(word_of(inner[0], game))
    if origin is tuple:
        return row_of([word_of(one, game) for one in inner])
    raise TypeError(f"no words for a {kind!r} of {game}")
