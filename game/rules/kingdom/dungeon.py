"""Dungeon & Kingdom, chapters 4.4 and 4.5: Heroic Deeds and the control of Monsters."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.agenda import Option, do, private, verb
from game.rules.kingdom.state import HAND_OF, Kingdom


@private
class Controlling(NamedTuple):
    """The question which Adventurer controls a Monster."""

    monster: int


@verb
def heroic_deed(g: Kingdom, player: int, card: int) -> None:
    """4.4 An Adventurer in the Dungeon is discarded, then its ability is used (DNK-DUNG-01, DNK-R17), even one that can
    do nothing now (DNK-R18). Those in Kingdom and hand have no deeds (DNK-X09, DNK-R44)."""
    g.tell("deed", player, card)
    g.move(card, "dungeon", "discard")
    g.then(*g.content.deeds[player][g.content.kind[card]])


@verb
def control(g: Kingdom, player: int, monster: int) -> None:
    """4.5 One Adventurer controls the Monster, of any kind and wild for nothing: from the hand or the Dungeon, never
    from the Kingdom (DNK-DUNG-02, DNK-DUNG-03, DNK-DUNG-06, DNK-DUNG-07, DNK-PRIN-04)."""
    content = g.content
    options = [
        Option(
            f"{word}:{content.word(card)}",
            ("{0} ({1})", content.of(card).name, word),
            (do(control_with, player, monster, card, zone),),
            card,
        )
        for word, zone in (("dungeon", "dungeon"), ("hand", HAND_OF[player]))
        for card in g.different(zone)
    ]
    g.ask(player, ("Who controls {0}?", content.name(monster)), options, about=Controlling(monster))


@verb
def control_with(g: Kingdom, player: int, monster: int, card: int, zone: str) -> None:
    """4.5 Both are discarded, points on the Monster are gained, not its printed ones, then its ability is used; the
    Adventurer's own is not (DNK-DUNG-02, DNK-DUNG-04, DNK-DUNG-05, DNK-DUNG-08, DNK-R18)."""
    kind = g.content.kind[card]
    g.tell("control", player, monster, g.content.kinds[kind].id)
    tokens = g.take_tokens(player, monster)
    if tokens:
        g.tell("freed", player, monster, tokens)
    g.move(monster, "dungeon", "discard")
    g.move(g.of_kind(zone, kind), zone, "discard")
    g.then(*g.content.powers(monster, player, kind))
