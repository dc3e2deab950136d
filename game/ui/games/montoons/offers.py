"""offers: a battle map of MonToons where it is chosen: its picture, and what its ground is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from game.engine.words import listed
from game.rules.montoons.arena import Arena
from game.rules.montoons.state import Content
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms.cloths import SEA
from game.ui.games.montoons.island import cells_of
from game.ui.games.montoons.lore import TERRAIN
from game.ui.table.offer import Offer, small_map

PLAIN = ("land", "meadow", "waystone")
NAMED = 3  # kinds of ground


def offer(content: Content, rule: str, value: str, options: Mapping[str, str]) -> Offer:
    """The map of that word."""
    arena = content.arenas[value]
    ground = Counter(place.terrain for place in arena.places if place.terrain not in PLAIN)
    most = [TERRAIN[kind][0].lower() for kind, _ in ground.most_common(NAMED)]
    line = f"{listed(most).capitalize()}." if most else "Open land."
    return Offer(partial(paint, arena), line, SEA, whole=True)


def paint(arena: Arena, s: Sheet, pictures: Cache, box: Area) -> None:
    places = arena.places
    cells = cells_of(arena, [place.terrain for place in places], [place.obstacle for place in places], 0)
    small_map(s, pictures, f"offer montoons {arena.id} {arena.name}", cells, box)
