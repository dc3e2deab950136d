"""Every refusal of Dragon Attack! is true: each sentence is counted again from the table, at every kind of question."""

from __future__ import annotations

import re
from collections import Counter as Count
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from game.assets import data
from game.engine.match import Match
from game.engine.rulebook import read_rulebook
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.counters import CLASSES
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import Dragon
from tests.rules.dragon.table import DRAGON, SHIPPED, Table, dealt, hero

BOOK = {section.number for section in read_rulebook(data("dragon", "rulebook.md")).sections}
KEYS = (
    "stay",
    "roll",
    "boat:0,0",
    "search",
    "leave",
    "take",
    "fight",
    "decline",
    "face:2",
    "give:T01",
    "ask:T01",
    "back:T01",
    "offer",
    "agree",
    "counter",
    "refuse",
    "all",
    "done",
    "red",
    "blue",
    "orange",
)
QUESTIONS = {
    Choosing,
    Sailing,
    Walking,
    Searching,
    Finding,
    Defending,
    Facing,
    Bargaining,
    Considering,
    Looting,
    Retreating,
    Stepping,
}


# --- the table counted again, by nothing but columns and rows


class Counted(NamedTuple):
    """A question, and what somebody asks about; `far` keeps what was counted for the question."""

    g: Dragon
    seat: int
    target: Any
    far: dict[str, dict[int, int]]

    @property
    def about(self) -> Any:
        return self.g.about

    @property
    def space(self) -> int:
        return self.g.kingdom.by_key[str(self.target).removeprefix("hex/")]

    def closed_to(self, seat: int) -> set[int]:
        return {self.g.kingdom.starts[colour] for other, colour in enumerate(self.g.colour) if other != seat}

    def taken(self, space: int) -> bool:
        return space in self.g.at or space in self.g.spots or space == self.g.lair()

    def walk(self) -> int | None:
        """Steps that the hero who is asked needs to this space; None for no way."""
        if "walk" not in self.far:
            shut, voyage = self.closed_to(self.seat), self.voyage()
            others = {at for other, at in enumerate(self.g.at) if other != self.seat}
            self.far["walk"] = steps(
                self.g,
                self.g.at[self.seat],
                lambda space: space not in shut and (voyage or self.land(space)),
                lambda space: space not in others,
            )
        return self.far["walk"].get(self.space)

    def voyage(self) -> bool:
        return not self.g.sailed and self.g.space(self.g.at[self.seat]).seaside

    def land(self, space: int) -> bool:
        return self.g.space(space).land

    def retreats(self) -> dict[int, int]:
        """How far every space is for the loser."""
        if "retreat" not in self.far:
            shut = self.closed_to(self.about.loser)
            self.far["retreat"] = steps(
                self.g,
                self.g.at[self.about.loser],
                lambda space: self.land(space) and space not in shut,
                lambda space: True,
            )
        return self.far["retreat"]

    def retreat(self) -> int | None:
        return self.retreats().get(self.space)

    def free_at(self, far: int) -> bool:
        return any(away == far and not self.taken(space) for space, away in self.retreats().items())

    def front(self, *seats: int) -> list[int]:
        return [card for seat in seats for card in self.g.zones[f"front/{seat}"]]

    def letters(self, seat: int, cards: list[int]) -> list[str]:
        found = [SHIPPED.counters[card].class_ for card in cards]
        return [SHIPPED.heroes[self.g.colour[seat]].class_, *(letter for letter in found if letter)]


def steps(g: Dragon, start: int, enter: Callable[[int], bool], leave: Callable[[int], bool]) -> dict[int, int]:
    """The fewest steps to every space that can be reached over those that may be entered, and left again."""
    far, edge = {start: 0}, [start]
    for here in edge:
        for space in beside(g, here) if here == start or leave(here) else ():
            if space not in far and enter(space):
                far[space] = far[here] + 1
                edge.append(space)
    return far


def beside(g: Dragon, space: int) -> Iterator[int]:
    """The neighbours: odd rows lie half a space to the right."""
    col, row = map(int, g.space(space).key.split(","))
    right = row % 2
    for c, r in (
        (col - 1, row),
        (col + 1, row),
        (col - 1 + right, row - 1),
        (col + right, row - 1),
        (col - 1 + right, row + 1),
        (col + right, row + 1),
    ):
        if f"{c},{r}" in g.kingdom.by_key:
            yield g.kingdom.by_key[f"{c},{r}"]


# --- what each sentence claims


def closed(c: Counted) -> bool:
    return isinstance(c.about, Walking | Sailing | Stepping) and c.space in c.closed_to(c.seat)


def too_far(c: Counted, far: str, roll: str) -> bool:
    return (
        isinstance(c.about, Walking)
        and c.land(c.space)
        and int(far) == c.walk() > c.about.steps == int(roll) == c.g.rolled
    )


def moved_exactly(c: Counted, name: str, short: str, away: str) -> bool:
    return (
        name.lower() == called(c, c.about.loser)
        and int(short) == c.about.short == c.about.far
        and c.free_at(int(short))
        and c.retreat() == int(away) != int(short)
        and not c.taken(c.space)
    )


def moved_otherwise(c: Counted, short: str, name: str, far: str, away: str) -> bool:
    """DRA-R23"""
    between = range(int(far) + 1, int(short)) if far < short else range(1, int(far))
    return (
        name == called(c, c.about.loser)
        and int(short) == c.about.short
        and not c.free_at(int(short))
        and c.free_at(int(far))
        and not any(c.free_at(one) for one in between)
        and int(far) == c.about.far != int(away) == c.retreat()
    )


def called(c: Counted, seat: int) -> str:
    return f"seat {seat + 1}"


def next_to(c: Counted) -> bool:
    return c.space in beside(c.g, c.g.at[c.seat]) and c.land(c.space)


def same_class(c: Counted, name: str, class_: str) -> bool:
    letter = SHIPPED.counters[c.target].class_
    return (
        c.target in c.front(c.about.loser)
        and SHIPPED.name(c.target) == name
        and CLASSES[letter or ""] == class_
        and letter in c.letters(c.seat, c.front(c.seat))
    )


def twice(c: Counted) -> bool:
    mine, theirs = c.front(c.seat), c.front(c.about.other)
    parties = [
        c.letters(
            side, [card for card in own if card not in c.about.offer] + [card for card in rest if card in c.about.offer]
        )
        for side, own, rest in ((c.seat, mine, theirs), (c.about.other, theirs, mine))
    ]
    return any(len(letters) != len(set(letters)) for letters in parties)


def first(kind: Any, *seats: str) -> Callable[..., bool]:
    """The question is of that kind; a name in the sentence is that of the seat the question is about."""

    def claim(c: Counted, *names: str) -> bool:
        return (
            isinstance(c.about, kind)
            and [called(c, getattr(c.about, seat)) for seat in seats] == [*names]
            and (not str(c.target).startswith("hex/") or kind not in (Walking, Sailing, Retreating, Stepping))
        )

    return claim


CLAIMS: dict[str, Callable[..., bool]] = {
    r"That is another hero's starting point: nobody else may enter it\.": closed,
    r"Too far: (\d+) steps, and the roll is (\d)\.": too_far,
    r"A move cannot end on water\.": lambda c: isinstance(c.about, Walking) and not c.land(c.space),
    r"No way leads there from here: .*": lambda c: isinstance(c.about, Walking) and c.walk() is None and c.voyage(),
    r"There is no way by land from here: .*": lambda c: (
        isinstance(c.about, Walking) and c.walk() is None and not c.voyage()
    ),
    r"That is where you are: .*": lambda c: isinstance(c.about, Sailing) and c.space == c.g.at[c.seat],
    r"A boat goes from one space that land shares with water to another\.": lambda c: (
        isinstance(c.about, Sailing) and not c.g.space(c.space).shared
    ),
    r"A boat is used before the roll, .*": lambda c: str(c.target).startswith("boat:"),
    r"A loser is never moved onto water\.": lambda c: isinstance(c.about, Retreating) and not c.land(c.space),
    r"That starting point is closed to (seat \d): .*": lambda c, name: (
        name == called(c, c.about.loser) and c.space in c.closed_to(c.about.loser)
    ),
    r"(Seat \d) has to leave this space\.": lambda c, name: (
        name.lower() == called(c, c.about.loser) and c.space == c.g.at[c.about.loser]
    ),
    r"The space must be empty\.": lambda c: isinstance(c.about, Retreating) and c.taken(c.space),
    r"(Seat \d) is moved exactly as far as the roll fell short, (\d), and this is (\d+) away\.": moved_exactly,
    r"No space (\d) away is empty, so (seat \d) is moved (\d+), and this is (\d+) away\.": moved_otherwise,
    r"No way by land leads there: .*": lambda c: isinstance(c.about, Retreating) and c.retreat() is None,
    r"The extra step leads to a land space next to you\.": lambda c: isinstance(c.about, Stepping) and not next_to(c),
    r"The extra step needs a space with nothing on it\.": lambda c: (
        isinstance(c.about, Stepping) and next_to(c) and c.taken(c.space)
    ),
    r"(.+) lies in front of neither of you: .*": lambda c, name: (
        SHIPPED.name(c.target) == name and c.target not in c.front(c.seat, c.about.other)
    ),
    r"The offer has been changed often enough: .*": lambda c: (
        c.about.left == 0 and c.target in c.front(c.seat, c.about.other)
    ),
    r"An offer is answered as it is: agree or fight\.": lambda c: (
        isinstance(c.about, Considering) and c.about.reply and c.target in c.front(c.seat, c.about.other)
    ),
    r"An offer is answered as it is: agree, fight, or make another\.": lambda c: (
        isinstance(c.about, Considering) and not c.about.reply and c.target in c.front(c.seat, c.about.other)
    ),
    r"That was the offer in return: .*": lambda c: isinstance(c.about, Considering) and c.about.reply,
    r"(.+) does not lie in front of (seat \d)\.": lambda c, name, whose: (
        (SHIPPED.name(c.target), called(c, c.about.loser)) == (name, whose) and c.target not in c.front(c.about.loser)
    ),
    r"(.+) stays: your party has its class already, ([\w ]+)\.": same_class,
    r"The hoard goes to whoever slays the Dragon\.": lambda c: c.target == "hoard",
    r"What is at home is safe: .*": lambda c: c.target.startswith("home/"),
    r"You can only fight or trade with a hero on your own space\.": lambda c: (
        c.g.at[int(c.target[6:])] != c.g.at[c.seat] and int(c.target[6:]) != c.seat
    ),
    r"A trade needs at least one counter\.": lambda c: isinstance(c.about, Bargaining) and not c.about.offer,
    r"One of you would have two of a class in the party\.": twice,
    r"Another player has picked that hero\.": lambda c: (
        isinstance(c.about, Choosing)
        and (
            c.space in c.g.at
            if c.target.startswith("hex/")
            else [counter.id for counter in SHIPPED.heroes].index(c.target) in c.g.colour
        )
    ),
    r"First pick one of the heroes that are left, .*": first(Choosing),
    r"First sail somewhere, or roll the die\.": first(Sailing),
    r"First say where your move ends\.": first(Walking),
    r"First say whether you search this space\.": first(Searching),
    r"First say whether you take (.+)\.": lambda c, name: (
        isinstance(c.about, Finding) and SHIPPED.name(c.about.card) == name
    ),
    r"First say whether you fight the Dragon\.": first(Defending),
    r"First say whom of the heroes here you face\.": first(Facing),
    r"First fight or trade with (seat \d)\.": first((Bargaining, Considering), "other"),
    r"First say what you take from (seat \d)\.": first(Looting, "loser"),
    r"First say where (seat \d) is moved back to\.": first(Retreating, "loser"),
    r"First take the extra step, or stay\.": first(Stepping),
}
WAITING: dict[str, Callable[[Counted], bool]] = {
    "Another player picks a hero first.": lambda c: isinstance(c.about, Choosing),
    "Another player says where the loser is moved back to.": lambda c: isinstance(c.about, Retreating),
    "The other player thinks about what you offer.": lambda c: (
        isinstance(c.about, Considering) and c.about.other == c.seat
    ),
    "The other player makes an offer in return.": lambda c: isinstance(c.about, Bargaining) and c.seat == c.g.active,
    "The winner takes from you first.": lambda c: isinstance(c.about, Looting) and c.about.loser == c.seat,
    "Another player has to choose first.": lambda c: c.g.active == c.seat,
    "You rest: your next turn is skipped.": lambda c: c.g.resting[c.seat] and c.g.active != c.seat,
    "It is another player's turn.": lambda c: c.g.active != c.seat,
}


def is_true(g: Dragon, seat: int, target: Any, far: dict[str, dict[int, int]]) -> None:
    """The refusal of something is exactly one of the sentences, it is true, and it names a rule of the book."""
    refusal = DRAGON.why_not(g, seat, target)
    asked = g.decision
    assert asked is not None
    offered = asked.player == seat and any(target in (option.at, option.key) for option in asked.options)
    assert (refusal is None) == offered, (g.about, seat, target, refusal)
    if refusal is None:
        return
    case = Counted(g, seat, target, far)
    assert refusal.rule in BOOK
    if asked.player != seat:
        assert WAITING[refusal.why](case), (g.about, seat, refusal)
        return
    claims = [
        claim(case, *found.groups()) for words, claim in CLAIMS.items() if (found := re.fullmatch(words, refusal.why))
    ]
    assert claims == [True], (g.about, target, refusal)


def everything(g: Dragon) -> list[Any]:
    """All that can be pointed at: counters, zones, spaces, keys."""
    spaces = [f"hex/{key}" for key in g.kingdom.by_key]
    return [*range(len(SHIPPED.counters)), *(zone for zone in g.zones if zone != "map"), *spaces, *KEYS]


def all_at(g: Dragon) -> None:
    """All refusals of whoever is asked, and one of everybody."""
    assert g.decision is not None
    far: dict[str, dict[int, int]] = {}
    for target in everything(g):
        is_true(g, g.decision.player, target, far)
    for seat in range(g.seats):
        is_true(g, seat, "stay", {})


def meddling(g: Dragon, lot: Random) -> str:
    """A choice by lot of somebody who seeks the others, the palace when the Dragon is near, and boats."""
    assert g.decision is not None
    keys = [option.key for option in g.decision.options]
    palace = g.space(g.kingdom.path[-1]).key
    met = [key for key in keys if "," in key and g.kingdom.by_key.get(key, -1) in g.at]
    near = g.dragon >= g.kingdom.palace - 2 and palace in keys
    wished = ["search", "take", *([palace] if near else met)] + (["stay"] if g.dragon > 5 else [])
    if g.phase != "meeting" and lot.random() < 0.7:
        return next((key for key in wished if key in keys), lot.choice(keys))
    return lot.choice(keys)


def questions(games: int) -> Iterator[Match]:
    for seed in range(games):
        match, lot = dealt(2 + seed % 5, seed, map=("silverado", "short")[seed % 2]), Random(seed)
        while match.decision is not None:
            yield match
            match.answer(meddling(match.state, lot))  # type: ignore[arg-type]


def all_true(games: int, each: int) -> set[tuple[type, bool]]:
    """At so many questions of each kind: the kinds seen, with whether an offer is the answer to one."""
    seen: Count[tuple[type, bool]] = Count()
    for match in questions(games):
        g = match.state
        kind = type(g.about), getattr(g.about, "reply", False)
        seen[kind] += 1
        if seen[kind] <= each:
            all_at(g)
    return {*seen}


def test_every_refusal_at_every_kind_of_question_is_true() -> None:
    seen = all_true(60, 8)
    assert {kind for kind, _ in seen} == QUESTIONS
    assert {(Bargaining, True), (Considering, True)} <= seen


@pytest.mark.soak
def test_every_refusal_of_a_thousand_games_is_true() -> None:
    assert {kind for kind, _ in all_true(1000, 500)} == QUESTIONS


def test_a_starting_point_at_the_right_distance_is_refused_for_what_it_is() -> None:
    """DRA-R06: it lies as far away as the roll fell short, and is closed all the same."""
    t = Table(hero("5,4"), hero(), map={"5,4": ["T33 up"]}, dice=[2, 3, 2]).play("stay")
    assert t.state.about.far == 2 and t.refusal("hex/6,5") == (
        "That starting point is closed to seat 1: it is another hero's.",
        "5.1",
    )


def test_where_no_space_at_the_distance_is_empty_the_refusal_says_how_far_the_loser_goes() -> None:
    """DRA-R23"""
    g = Table(hero("2,0"), hero(), dice=[2]).state
    beside_it = [space for space in beside(g, g.at[0]) if g.space(space).land]
    taken = {g.space(space).key: [f"T{number:02}"] for number, space in enumerate(beside_it, 1)}
    t = Table(hero("2,0"), hero(), map={"2,0": ["T33 up"], **taken}, dice=[2, 4, 2]).play("stay")
    assert t.state.about == Retreating(loser=0, short=1, far=2)
    assert t.refusal("hex/6,1").why.startswith("No space 1 away is empty, so seat 1 is moved 2, and this is ")
    assert t.prompt == "Move seat 1 back: 2 to go."
    all_at(t.state)


@pytest.mark.parametrize(("start", "words"), [("Gullport", "No way leads there"), ("2,2", "There is no way by")])
def test_a_space_behind_others_is_refused_by_land_and_by_sea(start: str, words: str) -> None:
    """DRA-MOVE-04, DRA-WATER-01"""
    t = Table(hero(start), hero("1,0"), hero("0,1"), dice=[6])
    assert t.refusal("hex/0,0").why.startswith(words)
    all_at(t.state)
