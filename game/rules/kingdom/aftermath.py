"""Dungeon & Kingdom, chapter 7: Aftermath."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Option, do, private, verb
from game.rules.kingdom.state import ARRAY_OF, HAND_LIMIT, HAND_OF, LOOT, SIDES, TREASURY_OF, Kingdom


@private
class Trimming(NamedTuple):
    """The question which card leaves a hand above its limit; `surplus` have to go."""

    surplus: int


class Raiding(NamedTuple):
    """The question which Monster goes empty-handed, where there are points for only so many."""

    fed: int


@verb
def aftermath(g: Kingdom, player: int) -> None:
    """7. After a cut alone: Return, Leaving, Raiding and slide, all compulsory, in this order; then the turn is over
    (DNK-AFTER-01, DNK-TURN-02, DNK-TURN-03, DNK-R05)."""
    g.put("phase", None, "aftermath")
    if g.beaten:
        g.put("beaten", None, [])
    come_home(g, player)
    g.then(do(trim_hand, player), do(settle, player))


def come_home(g: Kingdom, player: int) -> None:
    """7.1 Adventurers left in the Kingdom go to the hand (DNK-AFTER-02)."""
    g.tell("step", player, "return")
    first = g.content.first_monster
    for card in g.zones["kingdom"][:]:
        if card < first:
            g.move(card, "kingdom", HAND_OF[player])


@verb
def trim_hand(g: Kingdom, player: int) -> None:
    """7.1 Then, and only then, a hand above 7 is cut down to 7, the owner choosing from all of it (DNK-AFTER-03,
    DNK-R11)."""
    surplus = len(g.zones[HAND_OF[player]]) - HAND_LIMIT
    if surplus > 0:
        content = g.content
        g.ask(
            player,
            ("Too many cards in hand: which do you discard? To go: {0}.", surplus),
            [
                Option(
                    content.word(card),
                    ("Discard {0}", content.name(card)),
                    (do(drop, player, content.kind[card]), do(trim_hand, player)),
                    card,
                )
                for card in g.different(HAND_OF[player])
            ],
            about=Trimming(surplus),
        )


@verb
def drop(g: Kingdom, player: int, kind: int) -> None:
    """7.1 The card goes to the discard pile, for all to see."""
    g.move(g.of_kind(HAND_OF[player], kind), HAND_OF[player], "discard")


@verb
def settle(g: Kingdom, player: int) -> None:
    """7.1 After the hand check, Adventurers left in the Dungeon become Gems (DNK-AFTER-04, DNK-R49); the line goes, and
    Monsters with points on them leave with these (DNK-AFTER-05, DNK-AFTER-06)."""
    first = g.content.first_monster
    for card in g.zones["dungeon"][:]:
        if card < first:
            g.move(card, "dungeon", TREASURY_OF[player])
    g.tell("step", player, "leaving")
    for side in SIDES:
        for monster in g.zones[side][:]:
            if g.tokens[monster]:
                discard_monster(g, monster, side)
    g.tell("step", player, "raiding")
    g.then(do(raid, player))


def discard_monster(g: Kingdom, monster: int, side: str) -> None:
    """7.2 Discard a Monster; points on it, which its owner's last cut left there, are lost (DNK-AFTER-11, DNK-X10)."""
    if g.tokens[monster]:
        g.put("tokens", monster, 0)
    g.move(monster, side, "discard")


@verb
def raid(g: Kingdom, player: int) -> None:
    """7.3 Each Monster left takes 2 points from its owner; when there are too few, the owner says which go empty-handed
    and leave, no more of them than must (DNK-AFTER-07, DNK-AFTER-08, DNK-X16, DNK-R32)."""
    monsters = [(monster, side) for side in SIDES for monster in g.zones[side]]
    fed = min(len(monsters), g.reserve[player] // LOOT)
    if 0 < fed < len(monsters):
        content = g.content
        g.ask(
            player,
            ("Points for only {0} of {1} Monsters: which one leaves?", fed, len(monsters)),
            [
                Option(
                    content.word(monster),
                    ("{0} leaves", content.name(monster)),
                    (do(send_off, player, monster, side), do(raid, player)),
                    monster,
                )
                for monster, side in monsters
            ],
            about=Raiding(fed),
        )
    else:
        g.then(do(plunder, player))


@verb
def send_off(g: Kingdom, player: int, monster: int, side: str) -> None:
    """7.3 A Monster that gets no points is discarded (DNK-AFTER-08)."""
    discard_monster(g, monster, side)


@verb
def plunder(g: Kingdom, player: int) -> None:
    """7.3 and 7.4 Points are laid on the Monsters, and these slide together in their order, Kingdom before Dungeon, to
    begin the next Array (DNK-AFTER-07, DNK-AFTER-09, DNK-AFTER-10, DNK-AFTER-12, DNK-R12, DNK-R13)."""
    for side in SIDES:
        for monster in g.zones[side][:]:
            if g.reserve[player] < LOOT:
                discard_monster(g, monster, side)
            else:
                g.gain(player, -LOOT)
                g.put("tokens", monster, LOOT)
                g.tell("raid", player, monster, LOOT)
    g.tell("step", player, "slide")
    for side in SIDES:
        for monster in g.zones[side][:]:
            g.move(monster, side, ARRAY_OF[player])
