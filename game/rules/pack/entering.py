"""The Monster Pack, chapter 2.2: how monsters move up from the waiting to the active area."""

from __future__ import annotations

from functools import partial

from game.engine.agenda import Option, do, verb
from game.rules.pack.cards import SEATS
from game.rules.pack.state import ACTIVE, COLUMNS, LANES, WAITING, Entering, MonsterPack, Ordering, of_columns


@verb
def enter(g: MonsterPack, player: int, done: tuple[int, ...]) -> None:
    """2.2 Monsters without a die move up one at a time, in the order their owner likes (PAK-R05); who can, must
    (PAK-COUNT-03, PAK-C05). One without a free spot beside it is blocked and stays (PAK-COUNT-04, PAK-C04); after every
    Duel it is tried again (PAK-R06). `done` are the columns whose dice have just reached 0."""
    ready = g.ready(player)
    if len(ready) == 1 and len(doors := g.doors(player, ready[0])) == 1:
        move_up(g, player, ready[0], doors[0])
        ready = []
    if len(ready) > 1:
        g.ask(
            player,
            ("Which monster enters first?",),
            [
                Option(
                    f"up:{column + 1}",
                    ("{}", g.content.name(g.zones[WAITING[player][column]][0])),
                    (do(door, player, column), do(enter, player, done)),
                    WAITING[player][column],
                )
                for column in ready
            ],
            about=Ordering(tuple(ready)),
        )
    elif ready:
        g.then(do(door, player, ready[0]), do(enter, player, done))
    else:
        for column in done:
            if g.zones[WAITING[player][column]]:
                g.tell("blocked", player, g.zones[WAITING[player][column]][0])


@verb
def door(g: MonsterPack, player: int, column: int) -> None:
    """2.2 The owner picks among the free spots next to it, straight ahead or diagonal (PAK-R03, PAK-R04)."""
    doors = g.doors(player, column)
    if len(doors) == 1:
        move_up(g, player, column, doors[0])
    else:
        card = g.zones[WAITING[player][column]][0]
        g.ask(
            player,
            ("Where does {} enter?", g.content.name(card)),
            [DOORS[player][column][other] for other in doors],
            about=Entering(column, card),
        )


@verb
def move_up(g: MonsterPack, player: int, column: int, other: int) -> None:
    """2.2 It stands in the active area now, without die or mark, and stays there until it is discarded (PAK-R28)."""
    g.move(g.zones[WAITING[player][column]][0], WAITING[player][column], ACTIVE[player][other])
    if g.boosted[player * COLUMNS + column]:
        g.put("boosted", player * COLUMNS + column, False)


DOORS = tuple(
    tuple(of_columns("to", "Column {}", ACTIVE[player], partial(do, move_up, player, column)) for column in LANES)
    for player in range(SEATS)
)
