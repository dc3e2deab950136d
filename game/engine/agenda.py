"""Agenda: the grammar of rules and cards: verbs, the steps that name them, and the options that carry steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, NamedTuple, TypeVar

Step = tuple[Any, ...]  # (verb, player, *arguments): names, numbers, tuples and None only
Words = tuple[Any, ...]  # (template, *arguments): formatted only when somebody reads it
About = tuple[Any, ...]  # a NamedTuple of plain values, defined beside the verb that asks: the thing in question

VERBS: dict[str, Callable[..., None]] = {}
NEEDS: dict[str, tuple[Callable[..., bool] | None, Callable[..., Iterable[Step]] | None]] = {}  # see needs
PRIVATE: set[type] = set()  # see private
F = TypeVar("F", bound=Callable[..., None])
R = TypeVar("R", bound=type)


def verb(function: F) -> F:
    """Register a function (g, player, *arguments) as `<game>.<name>`, the game being its package under rules."""
    game = function.__module__.split(".")[-2]
    name = f"{game}.{function.__name__}"
    if name in VERBS and VERBS[name].__module__ != function.__module__:
        raise ValueError(f"the verb {name} stands in {VERBS[name].__module__} and in {function.__module__}")
    VERBS[name] = function
    function.name = name  # type: ignore[attr-defined]
    NEEDS[name] = getattr(function, "needs", (None, None))
    return function


def needs(
    condition: Callable[..., bool] | None = None, within: Callable[..., Iterable[Step]] | None = None
) -> Callable[[F], F]:
    """Under @verb: what the verb needs to do or ask anything, as a function of the verb's own arguments. It holds for
    whoever looks ahead (`any_useful`), and for the verb, which does nothing without it. `within`: the steps that the
    verb only hands on, which tell themselves what they need.
    """

    def beside(function: F) -> F:
        run = function
        if condition is not None:

            @wraps(function)
            def run(*step: Any) -> None:
                if condition(*step):
                    function(*step)

        run.needs = condition, within  # type: ignore[attr-defined]
        return run

    return beside


def any_useful(g: Any, steps: Iterable[Step]) -> bool:
    """Whether any of the steps would do or ask anything now."""
    for step in steps:
        condition, within = NEEDS[step[0]]
        if condition is None or condition(g, *step[1:]):
            if within is None or any_useful(g, within(g, *step[1:])):
                return True
    return False


def do(verb: Callable[..., None], player: int, *arguments: Any) -> Step:
    """The step that will call `verb(g, player, *arguments)`."""
    return (verb.name, player) + arguments  # type: ignore[attr-defined]


def verb_of(step: Step) -> str:
    """The name of a step's verb, its game before it."""
    name: str = step[0]
    return name


def player_of(step: Step) -> int:
    """The player whose step it is, 0-based."""
    player: int = step[1]
    return player


def verb_name(step: Step) -> str:
    """The name of a step's verb as cards write it, without its game."""
    return verb_of(step).partition(".")[2]


def verbs_of(game: str) -> dict[str, Callable[..., None]]:
    """The verbs of one game under their short names, as cards write them."""
    head = game + "."
    return {name[len(head) :]: f for name, f in VERBS.items() if name.startswith(head)}


def acts(game: str, effects: Iterable[tuple[Any, ...]], player: int, *bearer: int) -> tuple[Step, ...]:
    """Effects as data has them, (verb, *arguments) with a short verb name, as steps of one player and card."""
    return tuple((f"{game}.{effect[0]}", player, *bearer, *effect[1:]) for effect in effects)


def private(record: R) -> R:
    """Mark what questions are about: their options show what only who is asked may see."""
    PRIVATE.add(record)
    return record


class Option(NamedTuple):
    """One legal choice: `key` is what the log keeps, `steps` what follows, `at` where it lies on the table.

    `at` is a card (int), a zone, hex or slot (str), or None for a button.
    """

    key: str
    label: Words
    steps: tuple[Step, ...]
    at: str | int | None = None


class Decision(NamedTuple):
    """What one player is asked. `secret`: the others learn neither the options nor the choice. `aside`: what may be
    said at any question instead of an answer, such as giving up; no table lights it and no computer considers it.
    `about`: the thing in question, for whoever must know which question this is; only the player who is asked may see
    it. Plain numbers, names and tuples; card numbers and seats, never what that player does not know.
    """

    player: int
    prompt: Words
    options: tuple[Option, ...]
    secret: bool = False
    aside: tuple[Option, ...] = ()
    about: About | None = None

    @property
    def private(self) -> bool:
        """Whether the options show what only who is asked may see."""
        return self.secret or type(self.about) in PRIVATE

    def option(self, key: str) -> Option:
        """The option of that key; ValueError names the key and what was offered."""
        for option in (*self.options, *self.aside):
            if option.key == key:
                return option
        offered = ", ".join(o.key for o in self.options)
        raise ValueError(f"seat {self.player + 1} cannot choose {key!r}; offered: {offered}")


def say(words: Words) -> str:
    """The text of lazy words: the template with its arguments put in."""
    return str(words[0]).format(*words[1:]) if len(words) > 1 else str(words[0])
