"""faces: a monster of the rules as a card to be drawn; without an art line a creature is made up from its name."""

from __future__ import annotations

from dataclasses import replace

from game.rules.pack.cards import Monster
from game.ui.draw.cards import pack
from game.ui.draw.cast import sound

SIGNS = {"blue_evade": "evade", "red_strike": "strike", "green_spell": "spell", "white_wild": "wild"}


def bold(monster: Monster) -> pack.Monster:
    """The face for a place beside which the name stands: large numbers, no words."""
    return replace(face(monster), bold=True)


def face(monster: Monster) -> pack.Monster:
    return pack.Monster(
        monster.name, SIGNS[monster.type], monster.power, monster.star, monster.flavour, art_of(monster)
    )


def art_of(monster: Monster) -> dict[str, object]:
    """The art line that is drawn: the monster's own if it holds together, else one made up from the name."""
    return sound(monster.art, monster.name)
