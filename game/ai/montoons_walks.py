"""What it is worth to a monster of MonToons to come to stand somewhere: walks, leaps, slides and flags."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.montoons_ground import docks, gist, striking, treks
from game.ai.montoons_prospects import blow_worth
from game.ai.montoons_values import lost, marks_value, place_value
from game.engine.agenda import Option
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import token_space

BIG = 9.0  # more than anything else is worth: the game won or lost


def walk(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The best goal, which may be to stay."""
    return ranked_walk(g, seat, options)[0][1]


def ranked_walk(g: MonToons, seat: int, options: Sequence[Option]) -> list[tuple[float, Option]]:
    """Every goal with what it promises, best first."""
    judge = Ends(g, seat)
    here = g.at[seat]
    worth = [
        (judge.worth(here, True) if option.key == "stop" else judge.worth(g.arena.by_key[option.key[4:]]), option)
        for option in options
    ]
    return sorted(worth, key=lambda pair: -pair[0])


class Ends:
    """What it is worth for a seat to come to stand somewhere now, with the dice it still has."""

    def __init__(self, g: MonToons, seat: int) -> None:
        self.g, self.seat = g, seat
        sheet, slots = g.sheet_of(seat), g.slots[seat]
        mine = g.active == seat
        places = [slot for slot in sheet.of_kind["waystone"] if slot in slots] if mine else []
        dice = tuple(sorted(g.value_on(seat, slot) for slot in places))
        self.marks = marks_value(sheet, g.boxes[seat], g.earned[seat], g.powers[seat], dice) if dice else 0.0
        self.beside = docks(g.ground, token_space(g))
        self.blows: list[tuple[float, int]] = []
        if mine:
            self.find_blows()
        self.weak = g.health[seat] <= 5

    def find_blows(self) -> None:
        """What each attack that is ready is worth against each rival, and the set of hexes it reaches that one from."""
        g, seat = self.g, self.seat
        sheet = g.sheet_of(seat)
        whats = []
        held = [slot for slot in g.slots[seat] if slot > 0 and sheet.slots[slot].kind == "basic"]
        if held:
            whats.append(gist(sheet.attacks[sheet.slots[held[0]].entry].effects, g.value_on(seat, held[0])))
        if not g.finished:
            for n, row in enumerate(sheet.rows):
                usable = not g.spent_rows[seat] >> n & 1 and (row.kind == "special" or g.powers[seat])
                if usable and 0 not in g.row_values(seat, n):
                    whats.append(gist(sheet.attack_of(row).effects, 0))
        for what in whats:
            for rival in g.rivals(seat):
                self.blows.append((blow_worth(g, rival, what), striking(g, seat, what, rival)))

    def worth(self, space: int, still: bool = False) -> float:
        """What standing there promises; `still`: it stands there already, pays no toll, and gains what lies there if it
        has come by this very movement."""
        g, seat = self.g, self.seat
        bit = g.arena.bit[space]
        value = place_value(g, seat, space)
        if self.marks and self.beside & bit:
            value += self.marks
        if self.blows:
            value += max([worth for worth, spaces in self.blows if spaces & bit], default=0.0)
        if not still:
            value -= self.toll(space)
        bonus = g.arena.places[space].bonus
        if bonus and (not still or g.action.entered >> seat & 1):
            value += 0.15 if bonus != "heart" or g.health[seat] < g.sheet_of(seat).health.max else 0.0
        if self.weak and not self.blows:
            value += 0.02 * min(g.arena.board.far[space][g.at[rival]] for rival in g.rivals(seat))
        return value

    def toll(self, space: int) -> float:
        """What entering costs."""
        g = self.g
        terrain = g.terrain[space]
        harm = {"lava": 2, "spike_pit": 3}.get(terrain, 0) + 2 * (space in g.traps)
        value = lost(g.health[self.seat], harm) + (BIG if harm >= g.health[self.seat] else 0.0)
        if terrain == "ice":
            value += 0.3
        elif terrain == "quicksand" and any(slot > 0 for slot in g.slots[self.seat]):
            value += 0.15
        elif terrain == "whirlpool":
            value -= 0.05
        return value


def somewhere(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The best hex to come out, slide or jump to."""
    judge = Ends(g, seat)
    here = g.at[seat]
    return max(
        options,
        key=lambda option: judge.worth(
            g.arena.by_key[option.key[4:]] if option.key.startswith("hex:") else here, not option.key.startswith("hex:")
        ),
    )


def flag(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """A short way to the token."""
    way = treks(g.ground, token_space(g))
    return min(options, key=lambda option: way[g.arena.by_key[option.key[4:]]])
