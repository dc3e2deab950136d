"""Monster Pontoon 21, steps of a position: the middle of an ability in words, and read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.agenda import Step, verb_name
from game.engine.pending import prove
from game.engine.placing import called, choice, seat_of, several
from game.rules.pontoon.content import card_verbs
from game.rules.pontoon.state import Pontoon

AROUND = ("place_seen", "after_hit", "use_stays", "next_turn", "stay", "flip")  # what may follow an ability
LISTS = ("use_stays",)  # verbs whose first argument is a list of cards


def step_words(g: Pontoon) -> list[list[Any]]:
    """The step that asks, and what is to be done after it: each the verb, the seat, cards by their ids, and numbers."""
    return [in_words(g, step) for step in (g.asked, *g.agenda[::-1])]


def in_words(g: Pontoon, step: Step) -> list[Any]:
    verb, (hero, *arguments) = verb_name(step), step[1:]
    if verb in LISTS:
        arguments[0] = [g.content.id(card) for card in arguments[0]]
    elif verb not in AROUND:
        arguments[0] = g.content.id(arguments[0])
    return [verb, hero + 1, *map(listed, arguments)]


def lay_steps(g: Pontoon, entries: Sequence[Any]) -> None:
    """Set what is to be done, written like that, next first. ValueError for what is no step, or leads nowhere."""
    g.agenda = [step_of(g, entry) for entry in entries][::-1]
    prove(g)


def step_of(g: Pontoon, entry: Any) -> Step:
    if not isinstance(entry, list | tuple) or len(entry) < 2:
        raise ValueError(f"'steps': expected a verb and a seat, found {entry!r}")
    verb, hero, *arguments = entry
    choice(verb, "steps", (*card_verbs(), *AROUND))
    if verb in LISTS:
        cards = several({"steps": arguments[0] if arguments else None}, "steps")
        arguments = [tuple(card_of(g, card) for card in cards), *arguments[1:]]
    elif verb not in AROUND:
        arguments = [card_of(g, *arguments[:1]), *arguments[1:]]
    return (f"pontoon.{verb}", seat_of(hero, g.seats), *map(tupled, arguments))


def card_of(g: Pontoon, card: Any = None) -> int:
    return called(card, "card", g.content.ids, "steps")


def listed(value: Any) -> Any:
    """The value as YAML has it: lists for tuples."""
    return list(map(listed, value)) if isinstance(value, tuple) else value


def tupled(value: Any) -> Any:
    """The value as steps have it: tuples for lists."""
    return tuple(map(tupled, value)) if isinstance(value, list | tuple) else value
