"""Dragon Attack!, state: the counters on the map, in front of the heroes and at home, and where the Dragon stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game.engine.state import State
from game.rules.dragon.counters import MOST_HEROES, Content
from game.rules.dragon.realm import Realm, Space

DOWN, UP, UNDER = 0, 1, 2  # how a counter on the map lies: face down, face up (a monster), under a monster

FRONT_OF = tuple(f"front/{hero}" for hero in range(MOST_HEROES))
HOME_OF = tuple(f"home/{hero}" for hero in range(MOST_HEROES))


class Dragon(State):
    """All that is true of a game of Dragon Attack!. Heroes are seats; a space is its number across all maps.

    The n-th counter of the zone "map" lies on the space spots[n], in the manner lies[n]. A counter that lies face down
    but has been seen is known to everyone (DRA-R14); everything else is open (DRA-R59).
    """

    ZONE_SIGHT: ClassVar[Mapping[str, str]] = {
        "map": "nobody",
        "box": "nobody",
        "front": "all",
        "home": "all",
        "hoard": "all",
    }

    content: Content
    map: str = "silverado"
    heroes: str = "chosen"  # "chosen": seat by seat; "dealt": by chance
    tie_break: str = "on"
    show_seen: str = "on"  # whether a table may show the face of a seen counter (DRA-R14)
    colour: list[int]  # per seat: the hero counter, -1 before it is picked
    at: list[int]  # per seat: the space of its hero, -1 before it is picked
    resting: list[bool]  # the next turn is skipped (DRA-R27)
    spots: list[int]
    lies: list[int]
    dragon: int = 0  # the numbered space it stands on; 0: not on the map
    strengths: list[int]  # Dragon counters left, top first
    first: int = 0  # the seat that began
    active: int = 0  # the seat whose turn it is
    turns: int = 0  # turns begun, skipped ones not counted
    rolled: int = 0  # this turn's movement roll, 0 before it
    sailed: bool = False  # a boat was used this turn
    duelled: bool = False  # another hero was fought this turn
    slayer: int = -1  # who slew the Dragon

    # --- places

    @property
    def kingdom(self) -> Realm:
        return self.content.maps[self.map]

    def space(self, space: int) -> Space:
        return self.content.spaces[space]

    def home(self, hero: int) -> int:
        """The hero's starting point."""
        return self.kingdom.starts[self.colour[hero]]

    def lair(self) -> int:
        """The space of the Dragon; -1 when it is not on the map."""
        return self.kingdom.path[self.dragon - 1] if self.dragon else -1

    def here(self, hero: int) -> list[int]:
        """The other heroes on this hero's space."""
        space = self.at[hero]
        return [other for other, where in enumerate(self.at) if where == space and other != hero]

    def closed(self, hero: int) -> int:
        """The other heroes' starting points: barred in every way (DRA-MOVE-02, DRA-R06); unused ones are open
        (DRA-R05)."""
        return self.kingdom.closed(tuple(self.colour), hero)

    def occupied(self) -> int:
        """Spaces with a hero, a treasure counter or the Dragon on them; what is at home does not count (DRA-R24)."""
        kingdom = self.kingdom
        bit, first = kingdom.bit, kingdom.first
        mask = 0
        for space in self.at:
            mask |= bit[space - first]
        for space in self.spots:
            mask |= bit[space - first]
        return mask | bit[self.lair() - first] if self.dragon else mask

    def right_of(self, hero: int) -> int:
        """The previous player in turn order (DRA-R25)."""
        return (hero - 1) % self.seats

    # --- counters

    def party(self, hero: int) -> int:
        """Members: the player counter and the characters in front, four at most by class (DRA-BATTLE-02)."""
        bits = self.content.class_bit
        size = 1
        for card in self.zones[FRONT_OF[hero]]:
            if bits[card]:
                size += 1
        return size

    def classes(self, hero: int) -> int:
        """The classes in the party, the hero's own included (DRA-SEARCH-10, DRA-R02)."""
        bits = self.content.class_bit
        mask = self.content.hero_bit[self.colour[hero]]
        for card in self.zones[FRONT_OF[hero]]:
            mask |= bits[card]
        return mask

    def can_join(self, hero: int, card: int) -> bool:
        """Whether the party has no member of that class yet; True for what is no character."""
        return not self.content.class_bit[card] & self.classes(hero)

    def owns(self, hero: int, kind: str) -> bool:
        """Whether a boat or Dragon Slayer lies in front of the hero."""
        kinds = self.content.kinds
        return any(kinds[card] == kind for card in self.zones[FRONT_OF[hero]])

    def gold(self, hero: int) -> int:
        """Gold in front, not yet safe."""
        content = self.content
        return sum(content.points[card] for card in self.zones[FRONT_OF[hero]] if content.kinds[card] == "gold")

    def points(self, hero: int) -> int:
        """Gold at home and monsters defeated, and for the slayer the hoard (DRA-SCORE-03, DRA-SCORE-05, DRA-R47)."""
        points = self.content.points
        total = sum([points[card] for card in self.zones[HOME_OF[hero]]])
        return total + self.hoard() if self.slayer == hero else total

    def hoard(self) -> int:
        """What the Dragon's hoard would score."""
        points = self.content.points
        return sum([points[card] for card in self.zones["hoard"]])

    # --- the map

    @property
    def box(self) -> list[int]:
        """Counters for which this map has no place, which lie unseen in the box; none without packs."""
        return self.zones.get("box", [])

    def slots(self, space: int, lie: int) -> list[int]:
        """Places in the zone "map" of the counters that lie so on a space, in their order."""
        found, slot = [], -1
        for _ in range(self.spots.count(space)):
            slot = self.spots.index(space, slot + 1)
            if self.lies[slot] == lie:
                found.append(slot)
        return found

    def seen(self, slot: int) -> bool:
        """Whether everybody knows the counter at this place of the map."""
        return self.known[self.zones["map"][slot]] == self.everyone

    def lift(self, slot: int, zone: str) -> int:
        """Take a counter from the map to a zone. The counter comes back."""
        card = self.move(self.zones["map"][slot], "map", zone)
        del self.spots[slot], self.lies[slot]
        self.tell_map()
        return card

    def lay(self, card: int, zone: str, space: int, lie: int) -> None:
        """Put a counter from a zone on the map."""
        self.move(card, zone, "map")
        self.spots.append(space)
        self.lies.append(lie)
        self.tell_map()

    def tell_map(self) -> None:
        """Tell where counters lie, after spots and lies have changed."""
        if self.news is not None:
            self.put("spots", None, self.spots)
            self.put("lies", None, self.lies)


def called(hero: int) -> str:
    """A seat by its number, for whom the table says the player's name."""
    return f"seat {hero + 1}"
