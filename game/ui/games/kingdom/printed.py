"""printed: what is printed on the cards of Dungeon & Kingdom, and what is said beside an enlarged one."""

from __future__ import annotations

from functools import lru_cache

from game.engine import words
from game.rules.kingdom.cards import Content
from game.rules.kingdom.fights import plural
from game.ui.draw.cards import Print, kingdom
from game.ui.draw.cast import sound

CHIP = 1000  # a card's number plus this stands for its chip
MONSTER = "grey"


def print_of(content: Content, number: int) -> Print:
    """What is printed on a card, or on its chip."""
    small, card = number >= CHIP, number % CHIP
    member = member_of(content, card)
    return kingdom.Chip(member.colour, member.points, tuple(member.needs)) if small else member


@lru_cache(maxsize=256)
def member_of(content: Content, card: int) -> kingdom.Member:
    of = content.of(card)
    art = sound(of.art, of.name)
    if content.is_monster(card):
        return kingdom.Member(
            of.name, MONSTER, of.deed, of.glyphs, content.points[card], colours_needed(content, card), art
        )
    return kingdom.Member(of.name, content.adventurers[content.kind[card]].colour, of.deed, of.glyphs, None, (), art)


def colours_needed(content: Content, card: int) -> tuple[str, ...]:
    """The colours of the Adventurers that beat a Monster, one for each icon."""
    return colours_of(content, content.needs[card])


def colours_of(content: Content, counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(one.colour for one, count in zip(content.adventurers, counts) for _ in range(count))


def colour_of(content: Content, card: int) -> str:
    return member_of(content, card).colour


def article(name: str) -> str:
    return "an" if name[0] in "AEIOU" else "a"


def keywords(content: Content, card: int) -> list[tuple[str, str]]:
    """Words on a card and what they mean."""
    of = content.of(card)
    if content.is_monster(card):
        needs = [
            f"{count} {plural(one.name)}" if count > 1 else f"{article(one.name)} {one.name}"
            for one, count in zip(content.adventurers, content.needs[card])
            if count
        ]
        return [
            (
                "To beat it",
                f"In your Kingdom: discard {words.listed(needs)} from hand or Kingdom for {content.points[card]} "
                "points. A Princess on top makes any card fit.",
            ),
            (
                f"{of.deed}, in your Dungeon",
                f"{of.text} Any Adventurer from hand or Dungeon must control it; both are discarded.",
            ),
        ]
    colour = content.adventurers[content.kind[card]].colour
    pays = "Pays for fights, or comes back to your hand."
    if content.kind[card] == content.wild:
        pays = "Comes on top of a payment and makes one card in it fit, or back to your hand. She cuts at any card."
    return [
        (of.deed, f"In your Dungeon: {words.lowered(of.text)}"),
        ("In your Kingdom", pays),
        ("As a Gem", f"One {colour} Gem. A Princess turns 1, 2 or 3 of a colour into 2, 5 or 9 points."),
    ]
