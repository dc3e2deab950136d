"""offers: a kingdom of Dragon Attack! where it is chosen: its picture, and how large it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from game.rules.dragon.counters import Content
from game.rules.dragon.realm import Realm
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Area, Sheet
from game.ui.games.dragon.camera import cells_of
from game.ui.style.palette import palette
from game.ui.table.offer import Offer, small_map


def offer(content: Content, rule: str, value: str, options: Mapping[str, str]) -> Offer:
    """The kingdom of that word."""
    kingdom = content.maps[value]
    line = f"{len(kingdom.spaces)} spaces; the Dragon flies over {len(kingdom.path)} places."
    return Offer(partial(paint, value, kingdom), line, palette.sheet_lit, whole=True)


def paint(id: str, kingdom: Realm, s: Sheet, pictures: Cache, box: Area) -> None:
    small_map(s, pictures, f"offer dragon {id} {len(kingdom.spaces)}", cells_of(kingdom), box)
