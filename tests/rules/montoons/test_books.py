"""Books: who only hears what is told can keep the books of a whole game, and they agree with the state."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from game.ai.montoons import MonToonsMind
from game.engine.events import Changed, Chose, Event, Said
from game.engine.match import Match
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.state import ATTACKS, STUNNED_NEXT, STUNNED_NOW, MonToons
from game.rules.montoons.waystone import Marking, MarkingFree
from tests.rules.montoons.table import GAME, SHIPPED
from tests.sure import every

SEEDS = range(10)
STUN = {STUNNED_NEXT: "next", STUNNED_NOW: "now", 0: ""}


class Books:
    """What is known of the seats by what was said and chosen alone."""

    def __init__(self, g: MonToons) -> None:
        seats = range(g.seats)
        self.g = g
        self.sheets = [g.sheet_of(seat) for seat in seats]
        self.health = [sheet.health.max for sheet in self.sheets]
        self.made = {field: [0 for _ in seats] for field in ("berries", "seeds", "shells", "unused")}
        self.spent = {field: [0 for _ in seats] for field in self.made}
        self.powers = [0 for _ in seats]
        self.boxes = [g.boxes[seat].bit_count() for seat in seats]
        self.rows = [0 for _ in seats]
        self.burn = [0 for _ in seats]
        self.focus = [0 for _ in seats]
        self.fresh = [0 for _ in seats]
        self.flags = {field: [False for _ in seats] for field in ("guard", "entangle")}
        self.stun = ["" for _ in seats]
        self.out = [False for _ in seats]
        self.speed = [0 for _ in seats]
        self.terrain, self.obstacle = list(g.terrain), list(g.obstacle)
        self.traps = sorted(g.traps)
        self.token = g.token
        self.order: list[int] = []
        self.attacked, self.finished = False, 0
        self.seen: set[str] = set()
        self.compared = 0

    def hear(self, event: Event, about: Any) -> None:
        """`about`: the question that the event answers, if it is an answer."""
        match event:
            case Said():
                self.seen.add(event.what)
                entry = getattr(self, f"on_{event.what}", None)
                if entry:
                    entry(event.player, *event.about)
            case Chose(key=str(key)):
                self.chosen(event.player, key, about)
            case Changed(field="round"):
                self.order = []
                self.stun = ["now" if stun == "next" else stun for stun in self.stun]
            case Changed(field="active", value=seat) if seat >= 0:
                self.begins(seat)
            case Changed(field="traps", value=traps):
                gone = [trap for trap in self.traps if trap not in traps]
                assert len(gone) <= 1 and set(traps) <= set(self.traps) | {self.trapped}, "a trap from nowhere"
                self.traps = sorted(traps)

    trapped = -1  # the hex of the last trap told

    def chosen(self, seat: int, key: str, about: Any) -> None:
        word, _, rest = key.partition(":")
        if isinstance(about, Bidding) and key == "spend":
            self.speed[seat] += self.sheets[seat].unused[self.spent["unused"][seat]]
            self.spent["unused"][seat] += 1
        if isinstance(about, Marking | MarkingFree) and word == "box":
            self.boxes[seat] += 1

    def begins(self, seat: int) -> None:
        """MON-TURN-01, MON-TURN-02: the fastest of those who wait, of equals the one with the least health."""
        if self.order and self.stun[self.order[-1]] == "now":
            self.stun[self.order[-1]] = ""
        waiting = [other for other in range(self.g.seats) if not self.out[other] and other not in self.order]
        best = max((self.speed[other], -self.health[other]) for other in waiting)
        assert seat in waiting and (self.speed[seat], -self.health[seat]) == best
        self.order.append(seat)
        self.attacked, self.finished, self.flags["guard"][seat] = False, 0, False
        self.fresh = [0 for _ in self.fresh]

    # --- what was said

    def on_speed(self, seat: int, value: int) -> None:
        self.speed[seat] = value

    def on_uses(self, seat: int, deed: str, name: str, dice: tuple[int, ...]) -> None:
        if deed == "seed":
            self.spent["seeds"][seat] += 1
        if deed in ("special", "ultimate"):
            self.rows[seat] += 1
            self.finished += 1
        self.attacked |= deed in ATTACKS

    def on_harm(self, seat: int, points: int, why: str) -> None:
        self.health[seat] = max(0, self.health[seat] - points)

    def on_hit(self, seat: int, points: int, by: int) -> None:
        self.health[seat] = max(0, self.health[seat] - points)

    def on_heals(self, seat: int, points: int) -> None:
        assert points > 0
        self.health[seat] += points

    def on_guards(self, seat: int) -> None:
        assert self.flags["guard"][seat]

    def on_defeated(self, seat: int) -> None:
        self.out[seat] = True

    def on_gains(self, seat: int, field: str, count: int) -> None:
        self.made[field][seat] += count

    def on_unused(self, seat: int, count: int) -> None:
        self.made["unused"][seat] += count

    def on_power(self, seat: int, number: int) -> None:
        self.powers[seat] += 1
        assert number == self.powers[seat]

    def on_shell(self, seat: int) -> None:
        self.spent["shells"][seat] += 1

    def on_berry(self, seat: int, amount: int) -> None:
        assert amount == self.sheets[seat].berries[self.spent["berries"][seat]]
        self.spent["berries"][seat] += 1

    def on_focus(self, seat: int, amount: int) -> None:
        assert amount > 0
        self.focus[seat] -= amount

    def on_forgets(self, seat: int) -> None:
        """MON-FOCUS-05: a box of those that were there before this turn; which one shows in the state alone."""
        assert not self.attacked and self.focus[seat] > self.fresh[seat]
        self.focus[seat] = sum(self.g.focus[seat])

    def on_status(self, seat: int, status: str, value: int) -> None:
        if status == "burn":
            self.burn[seat] += value
        elif status == "focus":
            self.focus[seat] += value
            self.fresh[seat] += value
        elif status == "stun":
            assert not self.stun[seat]
            self.stun[seat] = "next"
        else:
            assert not self.flags[status][seat], "it does not stack"
            self.flags[status][seat] = True

    def on_quenched(self, seat: int) -> None:
        assert self.burn[seat]
        self.burn[seat] = 0

    def on_lays(self, seat: int, space: int, terrain: str) -> None:
        self.terrain[space], self.obstacle[space] = terrain, ""

    def on_drops(self, seat: int, space: int, kind: str) -> None:
        self.obstacle[space] = kind

    def on_traps(self, seat: int, space: int) -> None:
        self.trapped = space

    # --- whether they agree

    def agree(self, g: MonToons) -> None:
        """In a turn, between two actions: then all that was begun has been done."""
        self.compared += 1
        for seat in every(range(g.seats)):
            if g.burn[seat] == 0 and g.terrain[g.at[seat]] == "water":
                self.burn[seat] = 0  # MON-R46: at the end of a turn in water nothing is said of it
            if self.out[seat]:
                continue
            first, spent, second, spent_too = g.shells[seat]
            held = {
                "health": (g.health[seat], self.health[seat]),
                "berries": (g.berries[seat], (self.made["berries"][seat], self.spent["berries"][seat])),
                "seeds": (g.seeds[seat], (self.made["seeds"][seat], self.spent["seeds"][seat])),
                "unused": (g.unused[seat], (self.made["unused"][seat], self.spent["unused"][seat])),
                "shells": (
                    (first + second, spent + spent_too),
                    (self.made["shells"][seat], self.spent["shells"][seat]),
                ),
                "powers": (g.powers[seat], self.powers[seat]),
                "boxes": (g.boxes[seat].bit_count(), self.boxes[seat]),
                "rows": (g.spent_rows[seat].bit_count(), self.rows[seat]),
                "burn": (g.burn[seat], self.burn[seat]),
                "focus": (sum(g.focus[seat]), self.focus[seat]),
                "guard": (g.guard[seat], self.flags["guard"][seat]),
                "stun": (STUN[g.stun[seat]], self.stun[seat]),
                "rolled": (g.rolled[seat], 4 if self.stun[seat] == "now" else g.rolled[seat]),
                "speed": (g.speed[seat], self.speed[seat]),
            }
            wrong = {word: pair for word, pair in held.items() if pair[0] != pair[1]}
            assert not wrong, f"seat {seat}, round {g.round}: {wrong}"
            assert self.flags["entangle"][seat] >= g.entangle[seat]
            self.flags["entangle"][seat] = g.entangle[seat]
        assert (g.terrain, g.obstacle, sorted(g.traps)) == (self.terrain, self.obstacle, self.traps)
        assert (g.out, g.order, g.attacked, g.finished) == (self.out, self.order, self.attacked, self.finished)
        assert g.active == self.order[-1] and g.phase == "action"


@cache
def played(seed: int) -> tuple[Match, Books]:
    """A game of now sensible, now random answers, its books kept to the end and compared before every action."""
    rng, mind = Random(seed), MonToonsMind()
    options = {"map": "ABCD"[seed % 4], "sheets": ("full", "in_training")[seed // 4 % 2], "limit": "20"}
    match = Match(GAME, SHIPPED, 2 + seed % 4, seed, options, skip_single=False)
    books, heard = None, 0
    while match.decision is not None:
        g, about = match.state, match.state.about
        if books is None and g.phase == "planning":
            books, heard = Books(g), len(match.events)
        lean = mind.lean(g) if rng.random() < 0.75 else None
        match.answer((lean or rng.choice(match.decision.options)).key)
        if books is not None:
            books.g = match.state
            for event in match.events[heard:]:
                books.hear(event, about)
            heard = len(match.events)
            if isinstance(match.state.about, Acting):
                books.agree(match.state)
    assert books is not None
    return match, books


@pytest.mark.parametrize("seed", SEEDS)
def test_who_hears_what_is_told_can_keep_the_books_of_a_game(seed: int) -> None:
    match, books = played(seed)
    g = match.state
    assert books.compared > 20
    assert books.out == g.out and books.powers == g.powers
    assert g.winners is not None
    if any(power == 4 for power in books.powers):
        assert g.winners == tuple(seat for seat, power in enumerate(books.powers) if power == 4)
    elif g.winners:
        assert len(g.living()) < 2


def test_the_books_have_heard_all_there_is_to_tell() -> None:
    heard = set().union(*(played(seed)[1].seen for seed in SEEDS))
    assert heard >= {"harm", "hit", "heals", "gains", "unused", "shell", "berry", "power", "powers", "uses", "marks"}
    assert heard >= {"status", "quenched", "guards", "golden", "defeated", "lays", "traps", "collects", "sinks"}
