"""What a hero of Dragon Attack! sees on the map: the worth of ending a move on a space, and of being near others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from operator import itemgetter

from game.ai.dragon_hunt import Hunt
from game.ai.dragon_stakes import CARRIED, RISK, WHOLE, Stakes
from game.rules.dragon.realm import Realm
from game.rules.dragon.state import DOWN, UNDER, UP, Dragon

FADE = 0.86  # worth of a goal one step further away
CERTAIN = 0.88 * WHOLE  # that no promise is worth more than: the Dragon has still to be slain
GOALS = 8  # goals looked at from every space in reach


class Sight(Stakes):
    """The worth of every space that holds something, for one hero now; each part is reckoned when it is asked for."""

    def __init__(self, g: Dragon, hero: int) -> None:
        super().__init__(g, hero)
        self.classes = g.classes(hero)

    @cached_property
    def values(self) -> dict[int, float]:
        """Spaces with something to get: counters, and home for who carries gold."""
        values, home = self.treasure(), self.g.home(self.hero)
        if self.me.gold:
            values[home] = values.get(home, 0.0) + self.me.gold * (1 - CARRIED + RISK) * self.point
        return values

    @cached_property
    def attacks(self) -> float:
        """What it brings to attack the Dragon; 0 when it is not on the map."""
        return self.dragon() if self.g.dragon else 0.0

    @cached_property
    def hunt(self) -> Hunt:
        return Hunt(self, self.attacks)

    def treasure(self) -> dict[int, float]:
        """Spaces with counters on them; one that nobody has seen counts as the mean of all that nobody has seen."""
        g, values = self.g, dict[int, float]()
        cards, known, lies, spots = g.zones["map"], g.known, g.lies, g.spots
        hidden = [slot for slot, card in enumerate(cards) if not known[card] and lies[slot] == DOWN]
        unseen = self.unseen([*[cards[slot] for slot in hidden], *g.box])
        for slot in hidden:
            values[spots[slot]] = values.get(spots[slot], 0.0) + unseen
        for slot, card in enumerate(cards):
            if known[card] and lies[slot] != UNDER:
                space = spots[slot]
                if lies[slot] == UP:
                    loot = sum(self.counter(cards[s], self.classes) for s in g.slots(space, UNDER))
                    value = self.monster(g.content.points[card], loot)
                else:
                    value = self.counter(card, self.classes)
                values[space] = values.get(space, 0.0) + value
        return values

    def unseen(self, cards: Sequence[int]) -> float:
        """The mean worth of these counters."""
        if not cards:
            return 0.0
        content, classes = self.g.content, self.classes
        kinds, points, bits = content.kinds, content.points, content.class_bit
        fights = [0.0, *(self.monster(strength, 0.0) for strength in range(1, 6))]
        gold, total = 0, 0.0
        for card in cards:
            kind = kinds[card]
            if kind == "gold":
                gold += points[card]
            elif kind == "monster":
                total += fights[points[card]]
            elif kind != "character":
                total += self.counter(card, classes)
            elif not bits[card] & classes:
                total += self.friend
        return (total + gold * CARRIED * self.point) / len(cards)

    @cached_property
    def ends(self) -> dict[int, float]:
        """What ending a move brings at once, by space; 0 elsewhere."""
        g = self.g
        fights = {g.spots[slot] for slot, lie in enumerate(g.lies) if lie == UP}
        ends = {
            space: value if value > 0 or space in fights else 0.0  # nobody must search
            for space, value in self.values.items()
        }
        for other, space in enumerate(g.at):
            if other != self.hero:
                ends[space] = ends.get(space, 0.0) + self.duel(other)
        return ends

    def search(self, space: int) -> float:
        """What searching a space promises."""
        g = self.g
        cards = [g.zones["map"][slot] for slot in g.slots(space, DOWN)]
        unseen = self.unseen(self.hidden()) if any(not g.known[card] for card in cards) else 0.0
        return sum(self.counter(card, self.classes) if g.known[card] else unseen for card in cards)

    def hidden(self) -> list[int]:
        return [card for card in (*self.g.zones["map"], *self.g.box) if not self.g.known[card]]

    def goals(self) -> list[tuple[float, tuple[float, ...], int]]:
        """The best goals from where the hero stands: worth, how much of it is left from every space, and the space."""
        kingdom = self.g.kingdom
        first, faded = kingdom.first, fades(kingdom)
        here = self.g.at[self.hero] - first
        ranked = sorted(
            [
                (value * faded[space - first][here], space - first, value)
                for space, value in self.values.items()
                if value > 0
            ],
            reverse=True,
        )[:GOALS]
        return [(value, faded[space], first + space) for _, space, value in ranked]

    def promises(self, spaces: Sequence[int]) -> list[float]:
        """What a move to each of these spaces promises: what it brings, and the best goal from there."""
        ends, lair = self.ends, self.g.lair()
        most = CERTAIN - self.now
        return [
            self.attacks if space == lair else min(most, ends.get(space, 0.0) + far)
            for space, far in zip(spaces, self.ahead(spaces))
        ]

    def ahead(self, spaces: Sequence[int]) -> list[float]:
        """What the best goal is worth from each of these spaces, but for the space itself."""
        first = self.g.kingdom.first
        there = itemgetter(*[space - first for space in spaces], 0)  # never of one place alone, which gives no tuple
        worth = [[value * left for left in there(row)] for value, row, _ in self.goals()]
        hunted = [self.hunt.worth(space) for space in spaces]
        return list(map(max, hunted, *worth)) if worth else hunted


@lru_cache(maxsize=16)
def fades(kingdom: Realm) -> tuple[tuple[float, ...], ...]:
    """fades[goal][space]: how much of a goal's worth is left from a space; nothing on the goal itself, for who stands
    there has it."""
    return tuple(tuple(FADE**steps if steps else 0.0 for steps in row) for row in kingdom.distances)
