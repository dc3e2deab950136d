"""Dungeon & Kingdom, chapters 4.2 and 4.3: fights in the Kingdom, and how they are paid for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.agenda import Option, do, private, verb
from game.rules.kingdom.cards import Content
from game.rules.kingdom.payment import Payment, payments, payments_with_fewer, splits
from game.rules.kingdom.state import GRAVEYARD_OF, HAND_OF, Kingdom

NOTHING = "nothing"  # what an empty payment is called


@private
class Paying(NamedTuple):
    """The question how a Monster is paid for, in whose Kingdom or Array it lies; `ways` are what each option would
    discard, by kind."""

    monster: int
    place: str
    ways: tuple[Payment, ...]


@private
class Splitting(NamedTuple):
    """The question which cards of a payment come from where; `parts` are what each option would take from the Kingdom
    and from the hand, by kind."""

    monster: int
    place: str
    parts: tuple[tuple[Payment, Payment], ...]


@verb
def fight(g: Kingdom, player: int, monster: int) -> None:
    """4.2 A Monster in the own Kingdom is fought; several may be in one turn, each paid for by itself (DNK-KING-01,
    DNK-KING-08)."""
    g.then(do(pay, player, monster, "kingdom", 0))


@verb
def pay(g: Kingdom, player: int, monster: int, place: str, fewer: int) -> None:
    """4.3 Each icon wants a discarded Adventurer of its kind, from hand or Kingdom; a Princess discarded on top makes
    one of them wild (DNK-KING-02, DNK-KING-03, DNK-KING-09). Cheapest first. Nothing happens when nothing can pay."""
    content = g.content
    need, have, wild = content.needs[monster], g.funds(player), content.wild
    ways = payments_with_fewer(have, need, wild, fewer) if fewer else payments(have, need, wild)
    if ways:
        g.ask(
            player,
            ("How do you pay for {0}?", content.name(monster)),
            [
                Option(
                    spelt(content, paid),
                    ("Discard {0}", listed(content, paid)),
                    (do(pay_from, player, monster, place, paid),),
                )
                for paid in ways
            ],
            about=Paying(monster, place, tuple(ways)),
        )


@verb
def pay_from(g: Kingdom, player: int, monster: int, place: str, paid: Payment) -> None:
    """4.3 The cards may come from the hand, the Kingdom or both (DNK-KING-03)."""
    content = g.content
    hand, kingdom = g.suits(HAND_OF[player]), g.suits("kingdom")
    if any(count > hand[kind] + kingdom[kind] for kind, count in enumerate(paid)):
        return
    parts = tuple(
        (part, tuple(count - here for count, here in zip(paid, part))) for part in splits(paid, kingdom, hand)
    )
    g.ask(
        player,
        ("Which come from the Kingdom, which from your hand?",),
        [
            Option(
                f"kingdom:{spelt(content, part)}/hand:{spelt(content, rest)}",
                ("Kingdom: {0}. Hand: {1}.", listed(content, part), listed(content, rest)),
                (do(defeat, player, monster, place, part, rest),),
            )
            for part, rest in parts
        ],
        about=Splitting(monster, place, parts),
    )


@verb
def defeat(g: Kingdom, player: int, monster: int, place: str, part: Payment, rest: Payment) -> None:
    """4.2 The payment is discarded, printed points and all points on the Monster are gained, and it goes to the
    Graveyard (DNK-KING-05 to DNK-KING-07, DNK-KING-10, DNK-X01)."""
    for zone, counts in (("kingdom", part), (HAND_OF[player], rest)):
        for kind, count in enumerate(counts):
            for _ in range(count):
                g.move(g.of_kind(zone, kind), zone, "discard")
    points = g.content.points[monster]
    tokens = g.tokens[monster]
    if tokens:
        g.put("tokens", monster, 0)
    g.gain(player, points + tokens)
    g.move(monster, place, GRAVEYARD_OF[player])
    g.put("beaten", None, [*g.beaten, monster])
    g.tell("defeated", player, monster, points, tokens, place)


def spelt(content: Content, counts: Sequence[int]) -> str:
    """Counts by kind as a word of a key: "knight+knight+amazon"."""
    return (
        "+".join(word for kind, count in enumerate(counts) for word in [content.adventurers[kind].id] * count)
        or NOTHING
    )


def listed(content: Content, counts: Sequence[int]) -> str:
    """Counts by kind in words: "2 Knights, Amazon Warrior" without an end to it."""
    words = [
        content.adventurers[kind].name if count == 1 else f"{count} {plural(content.adventurers[kind].name)}"
        for kind, count in enumerate(counts)
        if count
    ]
    return ", ".join(words) or NOTHING


def plural(name: str) -> str:
    return f"{name}es" if name.endswith("s") else f"{name}s"
