"""printed: what is printed on monsters, here and in the workshop of decks, and what is said beside an enlarged one."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game.rules.pack.cards import TITLES, TYPES, WILD, Content, Monster
from game.ui.draw.cards import Print, pack
from game.ui.draw.cast import sound

INDEX = 10_000  # a card's number plus this stands for it with power and stars under the badge, as held in a hand
SIGNS = {"blue_evade": "evade", "red_strike": "strike", "green_spell": "spell", "white_wild": "wild"}
WAITS = ("", "one turn", "two turns", "three turns", "four turns")


def print_of(content: Content, number: int) -> Print:
    """What is printed on a card, as it lies or as it is held."""
    found = drawn(content, number % INDEX)
    return replace(found, index=True) if number >= INDEX else found


@lru_cache(maxsize=1024)
def drawn(content: Content, card: int) -> pack.Monster:
    return front(content.cards[card])


def front(monster: Monster) -> pack.Monster:
    return pack.Monster(
        monster.name, SIGNS[monster.type], monster.power, monster.star, monster.flavour, art_of(monster)
    )


def bold(monster: Monster) -> pack.Monster:
    """The front for a place beside which the name stands: large numbers, no words."""
    return replace(front(monster), bold=True)


def art_of(monster: Monster) -> dict[str, object]:
    """The art line that is drawn: the monster's own if it holds together, else one made up from the name."""
    return sound(monster.art, monster.name)


def beaten_by(kind: int) -> int:
    """The type over which a type has the advantage."""
    return (kind + 1) % 3


def keywords(content: Content, card: int) -> list[tuple[str, str]]:
    """Words on a card and what they mean."""
    monster, kind, seat = content.cards[card], content.types[card], content.backs[card]
    own, rival = content.sides[seat], content.sides[1 - seat]
    if kind == WILD:
        told = (
            "In a duel it takes the other monster with it, whatever their powers. It pays for a boost of any type, and "
            f"is itself boosted with {'any card' if own.any_colour else 'White Wild alone'}."
        )
        power = "It never counts: both go in any duel."
    else:
        prey, hunter = (TITLES[TYPES[other]] for other in (beaten_by(kind), (kind + 2) % 3))
        more, less = content.bonus[seat], content.bonus[1 - seat]
        told = f"Counts {more} more in a duel with {prey}. {hunter} counts {less} more against it."
        equals = "both" if own.ties == rival.ties else "the other one" if own.ties else "this one"
        power = f"Decides duels: the lower one is discarded, of equals {equals}."
    turns, hits = WAITS[content.wait(card)], content.hits[card]
    return [
        (TITLES[monster.type], told),
        (f"Power {monster.power}", power),
        (
            f"{monster.star} star{'s' * (monster.star != 1)}, {monster.rarity}",
            f"Waits {turns} before it enters. With nobody in its way it takes {hits} "
            f"hit point{'s' * (hits != 1)} in each turn of its owner.",
        ),
    ]
