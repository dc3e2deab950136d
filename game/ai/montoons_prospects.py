"""Prospects of computers in MonToons: what the island offers a monster whatever it rolls, found once for all dice."""

from __future__ import annotations

from game.ai.montoons_ground import Gist, docks, gist, reach_of, striking
from game.ai.montoons_values import BESIDE, JUDGE, POWER, a_heart, lost, value_at
from game.rules.montoons.arena import Ground
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import token_space

LEADER = (1.0, 1.05, 1.25, 1.6, 1.6)  # by waystone powers
MOST = 300  # tables kept

Table = tuple[object, ...]
FOUND: dict[Table, Prospects] = {}
JUDGE.forgets(FOUND.clear)


class Prospects:
    """Where each movement leads and what each basic attack is worth from where, by the value of the die. Everything is
    found when it is asked for, from a state that must show the same table."""

    def __init__(self, g: MonToons, seat: int) -> None:
        bit = g.arena.bit
        self.seat, self.sheet, self.here = seat, g.sheet_of(seat), bit[g.at[seat]]
        self.docks = docks(g.ground, token_space(g)) & ~(g.bits() & ~self.here)
        self.reaches: dict[tuple[int, int], int] = {}
        self.stands: dict[int, float] = {}
        self.blows: dict[tuple[int, int], list[tuple[float, int]]] = {}
        self.places: tuple[tuple[float, int], ...] = ()

    def reach(self, g: MonToons, entry: int, value: int) -> int:
        """Where the movement may end."""
        found = self.reaches.get((entry, value))
        if found is None:
            found = reach_of(g, self.seat, self.sheet.movements[entry].effects, value, self.docks)
            self.reaches[entry, value] = found
        return found

    def stroll(self, entry: int, value: int) -> float:
        """What a movement is worth beside where it leads; any is a little, for the choice it leaves."""
        what = gist(self.sheet.movements[entry].effects, value)
        return a_heart() * (0.05 + 0.5 * what.own + 0.2 * what.harm)

    def stand(self, g: MonToons, reach: int) -> float:
        """What the best place within reach is worth to end the round on."""
        if reach & self.docks:
            return BESIDE
        found = self.stands.get(reach)
        if found is None:
            if not self.places:
                self.places = ranked_places(g.ground, token_space(g), g.burn[self.seat])
            found = self.stands[reach] = next((worth for worth, bit in self.places if reach & bit), 0.0)
        return found

    def blow(self, g: MonToons, entry: int, value: int, reach: int) -> tuple[float, int]:
        """What a basic attack is worth against the best rival it can reach, and from where."""
        found = self.blows.get((entry, value))
        if found is None:
            what = gist(self.sheet.attacks[entry].effects, value)
            hits = [(blow_worth(g, rival, what), striking(g, self.seat, what, rival)) for rival in g.rivals(self.seat)]
            found = self.blows[entry, value] = sorted((hit for hit in hits if hit[0] > 0), key=lambda hit: -hit[0])
        for hit in found:
            if hit[1] & (reach | self.here):
                return hit
        return 0.0, 0


def prospects(g: MonToons, seat: int) -> tuple[Table, Prospects]:
    """What this table offers a seat, and the table as a key."""
    table = (
        g.ground,
        seat,
        tuple(g.sheet),
        tuple(g.at),
        tuple(g.health),
        tuple(g.guard),
        tuple(g.powers),
        g.token,
        tuple(g.traps),
        g.entangle[seat],
        g.burn[seat],
    )
    found = FOUND.get(table)
    if found is None:
        if len(FOUND) >= MOST:
            FOUND.clear()
        found = FOUND[table] = Prospects(g, seat)
    return table, found


@JUDGE.kept(500)
def ranked_places(ground: Ground, token: int, burn: int) -> tuple[tuple[float, int], ...]:
    """Every space as a set of its own, with what it is worth to end the round there, best first."""
    arena = ground.arena
    return tuple(
        sorted(
            ((value_at(ground, space, token, burn), arena.bit[space]) for space in arena.members(ground.open)),
            reverse=True,
        )
    )


def blow_worth(g: MonToons, rival: int, what: Gist) -> float:
    """Hearts off a rival, more when they are the last ones, less behind a Guard; among several of whoever leads."""
    harm = max(0.0, what.harm - g.guard[rival])
    health = g.health[rival]
    worth = lost(health, harm) + a_heart() * what.own
    several = len(g.living()) > 2
    if harm >= health:
        worth += 1.0 if several else POWER[4] / 2
    return worth * LEADER[g.powers[rival]] if several else worth
