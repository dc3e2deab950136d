"""Monster Pontoon 21, changes: what an ability does to cards once its target is picked."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Option, do, needs, private, verb
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon


@private
class Placing(NamedTuple):
    """The question whether a Guild card that was looked at stays on top or goes under."""

    card: int


# --- what a card counts


@verb
def adjust(g: Pontoon, hero: int, target: int, amount: int) -> None:
    """4.2 A lasting change on top of what the card counts (PON-R02)."""
    g.put("bonus", target, g.bonus[target] + amount)
    g.tell("adjusted", hero, target, amount, g.count(target))


@verb
def take_power(g: Pontoon, hero: int, card: int, source: int) -> None:
    """4.2 The source's current power becomes the base; later changes of the source are not followed (PON-R34)."""
    g.put("base", card, g.count(source))
    g.tell("copied", hero, card, source, g.count(card))


# --- looks


@verb
def peek(g: Pontoon, hero: int, other: int) -> None:
    """4.3 Only this hero sees the face (PON-R30)."""
    g.look(hero, g.weapon(other), EQUIPMENT_OF[other])


@verb
@needs(lambda g, hero, kept, left: left > 0 and kept + 1 < len(g.zones["guild"]))
def place_seen(g: Pontoon, hero: int, kept: int, left: int) -> None:
    """4.3 The next looked-at card lies under `kept` cards that stay on top, in the order seen (PON-R35). The lowest
    card of the guild is where it would go (PON-R36)."""
    card = g.zones["guild"][-1 - kept]
    seen = g.card(card)
    g.ask(
        hero,
        ("{0} ({1}): leave it on top, or put it under?", seen.name, seen.power),
        (
            Option("top", ("Leave on top",), (do(place_seen, hero, kept + 1, left - 1),), "guild"),
            Option("under", ("Put under",), (do(put_under, hero, kept), do(place_seen, hero, kept, left - 1))),
        ),
        about=Placing(card),
    )


@verb
def put_under(g: Pontoon, hero: int, kept: int) -> None:
    """4.3 The looked-at card goes under the guild; the others know its place, not its face."""
    g.move(g.zones["guild"][-1 - kept], "guild", "guild", at=0)


# --- cards that come and go


@verb
def send_back(g: Pontoon, hero: int, card: int) -> None:
    """4.4 Under the Guild deck, upright and clean; it can be drawn again this round (PON-R27)."""
    g.clean(card)
    g.move(card, COMPANIONS_OF[g.owner(card)], "guild", at=0)


@verb
def swap(g: Pontoon, hero: int, card: int, other: int) -> None:
    """4.4 Each becomes the youngest of its new party and keeps what it counts (PON-R12); no on hit (PON-R07)."""
    mine, theirs = COMPANIONS_OF[g.owner(card)], COMPANIONS_OF[g.owner(other)]
    g.move(card, mine, theirs)
    g.move(other, theirs, mine)


@verb
def leave(g: Pontoon, hero: int, card: int) -> None:
    """4.1 An ability that its hero may use is not used (PON-R08)."""
    g.tell("left", hero, card)
