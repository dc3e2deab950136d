"""Dungeon & Kingdom, chapter 4: the phase of fights and deeds, and who controls Monsters."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.agenda import Option, Words, do, private, verb
from game.engine.memo import Memo
from game.rules.kingdom.aftermath import aftermath
from game.rules.kingdom.cards import MOST_PLAYERS, Content
from game.rules.kingdom.fights import fight
from game.rules.kingdom.payment import payable
from game.rules.kingdom.state import HAND_OF, SIDES, Kingdom

PLAYERS = range(MOST_PLAYERS)


@private
class Resolving(NamedTuple):
    """The question which fight or deed comes next in the Kingdom and Dungeon of a player."""

    player: int


@private
class Controlling(NamedTuple):
    """The question which Adventurer controls a Monster."""

    monster: int


@verb
def resolve(g: Kingdom, player: int) -> None:
    """4.1 Fights in the Kingdom and actions in the Dungeon alternate freely and none is forced; the player may stop at
    any time (DNK-DK-01, DNK-DK-02, DNK-DK-03, DNK-R10, DNK-R19, DNK-R47)."""
    zones, content = g.zones, g.content
    offered, first = OFFERED[content], content.first_monster
    options = []
    monsters = [card for card in zones["kingdom"] if card >= first]
    if monsters:
        have = g.funds(player)
        fight = offered.fight[player]
        options = [fight[card] for card in monsters if payable(have, content.needs[card], content.wild)]
    dungeon = zones["dungeon"]
    if dungeon:
        kind, deed, kinds = content.kind, offered.deed[player], set()
        for card in dungeon:
            if card < first and kind[card] not in kinds:
                kinds.add(kind[card])
                options.append(deed[card])
        if kinds or zones[HAND_OF[player]]:
            control = offered.control[player]
            options += [control[card] for card in dungeon if card >= first]
    if not options and g.news is not None:
        say_what_stays(g, player)
    options.append(DONE[player])
    g.ask(player, PROMPT, options, about=RESOLVING[player])


def say_what_stays(g: Kingdom, player: int) -> None:
    """4.1 Which Monsters of a cut can be neither paid for nor controlled, where nothing is left to be done: known to
    who holds the cards that do not pay."""
    unpaid, loose = (tuple(g.monsters(side)) for side in SIDES)
    if unpaid or loose:
        g.tell("stuck", player, unpaid, loose, seen=1 << player)


# --- 4.4 and 4.5 in the Dungeon


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


# --- what is offered


class Offered:
    """The options of the phase by player and card, made once for a set of cards."""

    def __init__(self, content: Content) -> None:
        def options(word: str, label: Callable[[int], Words], verb: Callable[..., None]) -> list[list[Option]]:
            return [
                [
                    Option(
                        f"{word}:{content.word(card)}",
                        label(card),
                        (do(verb, player, card), do(resolve, player)),
                        card,
                    )
                    for card in range(content.size)
                ]
                for player in PLAYERS
            ]

        self.fight = options("fight", lambda card: ("Fight {0}", content.name(card)), fight)
        self.deed = options("deed", lambda card: ("{0}", content.of(card).deed), heroic_deed)
        self.control = options("control", lambda card: ("Control {0}", content.name(card)), control)


OFFERED: Memo[Content, Offered] = Memo(Offered, 8)
DONE = [Option("done", ("Done",), (do(aftermath, player),)) for player in PLAYERS]
PROMPT = ("Fight in the Kingdom, act in the Dungeon, or be done.",)
RESOLVING = tuple(map(Resolving, PLAYERS))
