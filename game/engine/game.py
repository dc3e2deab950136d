"""Game: what the house needs to know of a game: how to deal it, tell of it, lay it out and count it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.events import Event, Said
from game.engine.feats import Feat
from game.engine.phrases import Phrase
from game.engine.state import State

Files = Callable[[str], Sequence[Path]]  # "guild.yaml" -> the shipped file, then those of packs


class HouseRule(NamedTuple):
    """An option chosen before the first card: `values` are (value, label); the first is the default. `pattern`: a
    regular expression of further values, whose sense the game judges when it deals; "" for none.
    """

    key: str
    title: str
    help: str
    values: tuple[tuple[str, str], ...]
    pattern: str = ""


class Refusal(NamedTuple):
    """Why something is not allowed: one sentence, and the rule (a heading of the rulebook) that says so."""

    why: str
    rule: str


class Chance(NamedTuple):
    """Odds of one outcome of a choice: what, how likely (0..1), and how many cases it stands for."""

    what: str
    share: float
    cases: int


class Tile(NamedTuple):
    """A hex of a game with a map. `key`: as options name it ("hex/3,4"). `column` and `row`: every second row lies half
    a hex to the right. `stands`: the seats that are there, and other things in a word each.
    """

    key: str
    column: int
    row: int
    kind: str
    name: str
    stands: tuple[int | str, ...] = ()


class Battles(NamedTuple):
    """What of a game's log tells of fighting: all that happens in some of its phases, and what some of its words say
    (`Said.what`) wherever they are said."""

    phases: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()


class Passed(NamedTuple):
    """What is told of a turn, or of something in it, that went by without a choice: whose it was, a title with {whose}
    in it ("Your" or "Ada's"), one sentence why, the heading of the rulebook that says so, and the icon that stands for
    it."""

    seat: int
    title: str
    why: str
    rule: str
    sign: str


class Tracked(NamedTuple):
    """What the books of what all know call things: each back of a card (a seat's number: that seat's own cards need no
    word) and each family of zones, which is its own word else; the fact in which dice thrown in secret are shown, ""
    for none; and a house rule with the value by which nobody is reminded of cards."""

    backs: Mapping[Any, str] = {}
    zones: Mapping[str, str] = {}
    dice: str = ""
    by_heart: tuple[str, str] = ("", "")


class ShortForm(NamedTuple):
    """The house rules that make a game shorter, and what is left of its answers with them (0..1, counted)."""

    house_rules: Mapping[str, str] = {}
    share: float = 1.0


class Streak(NamedTuple):
    """What is won again and again: its name, and for each word of the log that tells of it who won (a seat or None)."""

    what: str = ""
    words: Mapping[str, Callable[[Said], int | None]] = {}


def no_map(content: Any, facts: Mapping[str, Any]) -> Sequence[Tile]:
    """The places of a game without a map."""
    return ()


def never_passed(event: Event) -> Passed | None:
    """For games in which every turn has a choice."""
    return None


def nothing_more(content: Any) -> Mapping[str, Sequence[tuple[str, str]]]:
    """House rules that have no values but those listed."""
    return {}


@dataclass(frozen=True)
class Game:
    """One title. Functions take the game's own states and answer with plain values; none of them changes a state."""

    name: str  # "pontoon": folder, command word, save field
    title: str
    minutes: int  # usual length of a game
    seats: tuple[int, int]  # fewest and most players
    phases: tuple[str, ...]  # words of State.phase in order
    house_rules: tuple[HouseRule, ...]
    longest: int  # decisions after which a game must have ended
    secrets: bool  # whether a curtain is ever needed
    load: Callable[[Files], Any]  # content; raises DataError
    deal: Callable[[Any, int, int, Mapping[str, str]], State]  # content, seats, seed, options -> not yet run
    tell: Callable[[Event, Any, Sequence[str], int | None], str | None]  # event, content, names, viewer -> log line
    scores: Callable[[Any], Sequence[Sequence[tuple[str, int]]]]  # per seat: lines (word, points)
    standing: Callable[[Any, int], float]  # a seat's estimated chance to win, 0..1; knows only public facts
    why_not: Callable[[Any, int, Any], Refusal | None]  # state, seat, place or card pointed at
    odds: Callable[[Any, int, str], Sequence[Chance]]  # state, seat, key of an option
    read_position: Callable[[Any, Mapping[str, Any]], State]  # content, position in the table's words -> state
    write_position: Callable[[Any, int | None], dict[str, Any]]  # the same words, as a seat (or all) sees them
    offers: Callable[[Any], Mapping[str, Sequence[tuple[str, str]]]] = nothing_more  # content -> by house rule with a
    # pattern: the values that the content has for it, with labels
    ground: Callable[[Any, Mapping[str, Any]], Sequence[Tile]] = no_map  # content, facts of a view -> its map
    battles: Battles = Battles()  # where it is fought
    tracked: Tracked = Tracked()  # what the books of what all know call things
    passed: Callable[[Event], Passed | None] = never_passed  # of an event about a seat: that its turn went by
    short: ShortForm = ShortForm()  # how it is played when an evening has several games
    streak: Streak = Streak()  # what is won again and again
    feats: Mapping[str, Feat] = field(default_factory=dict)  # what of its own is counted in it, by name
    # by what a question is about: its answers as something to do, where labels do not say that without the question
    phrases: Mapping[type, Phrase] = field(default_factory=dict)
    nobody: str = ""  # who wins when no seat does: what all standings leave is its chance

    def options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every house rule with its value; ValueError names the rule and the values allowed."""
        rules = {rule.key: rule for rule in self.house_rules}
        for key, value in chosen.items():
            if key not in rules:
                raise ValueError(f"{self.name} has no option {key!r}; there are: {', '.join(rules) or 'none'}")
            allowed = [v for v, _ in rules[key].values]
            if (
                not isinstance(value, str)
                or value not in allowed
                and not re.fullmatch(rules[key].pattern or "(?!)", value)
            ):
                raise ValueError(f"option {key} of {self.name} is one of: {', '.join(allowed)}; not {value!r}")
        return {key: chosen.get(key, rule.values[0][0]) for key, rule in rules.items()}

    def unusual(self, chosen: Mapping[str, str]) -> str:
        """The house rules that are not as usual, in words: "Turns: Until you stay"; "" for none."""
        return "; ".join(
            f"{rule.title}: {dict(rule.values).get(chosen[rule.key], chosen[rule.key])}"
            for rule in self.house_rules
            if chosen.get(rule.key, rule.values[0][0]) != rule.values[0][0]
        )
