"""offers: a deck of The Monster Pack where it is chosen: its strongest monsters, its colours, and its plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial

from game.engine.words import counted
from game.rules.pack.cards import Content
from game.rules.pack.decks import Lines, read_code
from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.cards.pack import RAMPS
from game.ui.draw.paint import Area, Sheet
from game.ui.games.pack.printed import SIGNS, front
from game.ui.table.offer import Offer

SHOWN, LEANS = 3, 2  # monsters in the picture, and colours that are named
WIDE = 0.34  # of the picture: a card


def offer(content: Content, rule: str, value: str, options: Mapping[str, str]) -> Offer:
    """The deck that a word of the house rules stands for at the length in force."""
    length = content.formats[options["format"]].deck_size
    deck = content.decks.get(f"{value}_{length}") or content.decks.get(value)
    lines = deck.cards if deck else read_code(value)
    known: Lines = tuple((id, copies) for id, copies in lines if id in content.ids)
    colours = Counter[str]()
    for id, copies in known:
        colours[content.monsters[content.ids[id]].type] += copies
    most = [SIGNS[kind] for kind, _ in colours.most_common(LEANS)]
    signs = tuple((sign, RAMPS[sign][1]) for sign in most)
    line = deck.plan if deck and deck.plan else f"{counted(sum(copies for _, copies in lines), 'card')}, put together."
    return Offer(partial(paint, content, known), line, RAMPS[most[0]][2] if most else "", signs)


def paint(content: Content, known: Lines, s: Sheet, pictures: Cache, box: Area) -> None:
    """Its strongest monsters, the first of them before the others."""
    x, y, w, h = box
    numbers = sorted((content.ids[id] for id, _ in known), key=lambda card: -content.powers[card])[:SHOWN]
    wide = min(w * WIDE, h * 0.86)
    places = ((0.5, 0.08), (0.5 - 0.85 * wide / w, 0.2), (0.5 + 0.85 * wide / w, 0.2))
    for number, (across, down) in reversed(list(zip(numbers, places))):
        image = cards.shown(pictures, front(content.monsters[number]), round(wide * s.u))
        s.blit(image, x + w * across - wide / 2, y + h * down)
