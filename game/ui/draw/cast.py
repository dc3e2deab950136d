"""Cast: the art line of every figure that stands on no card, and one made up from the name for whoever has none."""

from __future__ import annotations

import json
import random
import zlib
from functools import lru_cache
from typing import Any

from game import artlines, assets
from game.engine import data


@lru_cache(maxsize=1)
def cast() -> dict[str, dict[str, dict[str, Any]]]:
    """Company (heroes, montoons, shelf) -> name -> art line."""
    loaded: dict[str, dict[str, dict[str, Any]]] = data.read(assets.art("cast.yaml")).plain_value()
    return loaded


def art_line(name: str) -> dict[str, Any]:
    """The art line of a named figure; a made-up one, always the same for a name, if it has none."""
    for company in cast().values():
        if name in company:
            return company[name]
    return made_up(name)


def face_line(word: str) -> dict[str, Any]:
    """The art line of a face: of somebody of the cast by name, or what `face_word` has made of an art line."""
    if not word.startswith("{"):
        return art_line(word)
    try:
        found = json.loads(word)
    except ValueError:
        found = {}
    return sound(found, word)


_drawable: dict[str, bool] = {}  # art line as text -> whether the kit can draw it


def sound(art: dict[str, Any], name: str) -> dict[str, Any]:
    """An art line if the kit can draw it, else one made up from the name: a card of a pack may have none."""
    key = repr(art)
    if key not in _drawable:
        try:
            artlines.check(art)
            _drawable[key] = True
        except ValueError:
            _drawable[key] = False
    return art if _drawable[key] else made_up(name)


CHANCES = (("crown", 0.85), ("limbs", 0.5), ("wings", 0.35), ("feet", 0.3), ("tail", 0.3), ("marking", 0.5))


@lru_cache(maxsize=256)
def made_up(name: str) -> dict[str, Any]:
    """A creature drawn by lot, with the name as the seed."""
    lot = random.Random(zlib.crc32(name.encode()))
    basic = [p for p in artlines.palette_names() if "_" not in p]
    art: dict[str, Any] = {
        "body": lot.choice(artlines.available("body")),
        "palette": lot.choice(basic),
        "motif": lot.choice(artlines.available("motif")),
        "night": lot.random() < 0.3,
    }
    heads = ("", "2") if art["body"] == "twins" else ("",)
    for head in heads:
        for slot in ("eyes", "mouth"):
            art[slot + head] = lot.choice(artlines.available(slot))
    for slot, chance in CHANCES:
        if lot.random() < chance:
            art[slot] = lot.choice(artlines.available(slot))
    return art
