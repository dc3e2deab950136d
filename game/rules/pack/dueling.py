"""The Monster Pack, chapters 3 and 4: Dueling, Type Advantage and Game Over."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.pack.cards import WILD, Content
from game.rules.pack.state import ACTIVE, DISCARD, LANES, MonsterPack


class Lane(NamedTuple):
    """What the Duel does in a column: `mine` is the turn player's card, `theirs` the one facing it, None for an empty
    spot. `lost` are the cards that go, `damage` what the opponent loses."""

    column: int
    mine: int
    theirs: int | None
    lost: tuple[int, ...]
    damage: int


def duel(g: MonsterPack, player: int) -> None:
    """3. The Duel step runs in every turn, by itself (PAK-C02, PAK-R29). Pairs and attackers are fixed at its start,
    and all results are applied together (PAK-R15): the beaten are discarded (PAK-DUEL-11), winners stay as they were
    (PAK-DUEL-09), and hit points fall by all direct hits at once, to 0 at the lowest (PAK-R21)."""
    g.put("phase", None, "duel")
    lanes, rival = forecast(g, player), 1 - player
    if not lanes:
        return
    if g.news is not None:
        for lane in lanes:
            announce(g, player, lane)
    for lane in lanes:
        for card in lane.lost:
            owner = player if card == lane.mine else rival
            g.move(card, ACTIVE[owner][lane.column], DISCARD[owner])
    damage = sum(lane.damage for lane in lanes)
    if damage:
        g.put("hp", rival, max(0, g.hp[rival] - damage))
        if not g.hp[rival]:
            defeat(g, rival, "hp")


def announce(g: MonsterPack, player: int, lane: Lane) -> None:
    if lane.theirs is None:
        g.tell("hit", player, lane.column, lane.mine, lane.damage)
    else:
        g.tell(
            "duel",
            player,
            lane.column,
            lane.mine,
            lane.theirs,
            counted(g.content, lane.mine, lane.theirs),
            counted(g.content, lane.theirs, lane.mine),
            lane.lost,
        )


def forecast(g: MonsterPack, player: int) -> list[Lane]:
    """What a Duel of this player's would do now, by column: facing monsters duel in either player's turn
    (PAK-DUEL-01, PAK-R02, PAK-R16), the turn player's unopposed ones hit for their stars, each once, White Wild too
    (PAK-DUEL-04, PAK-DUEL-05, PAK-DUEL-06, PAK-DUEL-07, PAK-R18). Waiting monsters take no part (PAK-DUEL-10)."""
    zones, mine, theirs = g.zones, ACTIVE[player], ACTIVE[1 - player]
    lanes = []
    for column in LANES:
        if zones[mine[column]]:
            card, facing = zones[mine[column]][0], zones[theirs[column]]
            if facing:
                lanes.append(Lane(column, card, facing[0], losers(g.content, card, facing[0]), 0))
            else:
                lanes.append(Lane(column, card, None, (), g.content.hits[card]))
    return lanes


def losers(content: Content, one: int, other: int) -> tuple[int, ...]:
    """3.1 The lower power is discarded, of equals both (PAK-DUEL-02, PAK-DUEL-03) unless one side alone wins ties by a
    twist; nobody loses hit points by it (PAK-DUEL-08). 3.4 With White Wild on either side both go, whatever their
    powers (PAK-TYPE-07, PAK-TYPE-09, PAK-C06), in any turn (PAK-R19)."""
    if content.types[one] == WILD or content.types[other] == WILD:
        return one, other
    ahead = counted(content, one, other) - counted(content, other, one)
    if not ahead:
        ahead = content.sides[content.backs[one]].ties - content.sides[content.backs[other]].ties
    return (other,) if ahead > 0 else (one,) if ahead < 0 else (one, other)


def counted(content: Content, card: int, facing: int) -> int:
    """3.3 A card's power in a duel: 200 more, without asking and above 1000 too, when its type beats the other one
    (PAK-TYPE-04, PAK-C07, PAK-R17); a twist may add to it. The printed power stays as it is (PAK-TYPE-06)."""
    helped = beats(content.types[card], content.types[facing])
    return content.powers[card] + (content.bonus[content.backs[card]] if helped else 0)


def beats(one: int, other: int) -> bool:
    """3.3 Blue Evade beats Red Strike, Red Strike beats Green Spell, Green Spell beats Blue Evade (PAK-TYPE-01,
    PAK-TYPE-02, PAK-TYPE-03); not its own type (PAK-TYPE-05), and White Wild stands outside (PAK-TYPE-08)."""
    return one != WILD and other != WILD and (one + 1) % 3 == other


def defeat(g: MonsterPack, player: int, why: str) -> None:
    """4. A player whose hit points are used up, or who cannot draw, is defeated, and the other wins (PAK-END-01,
    PAK-END-02, PAK-END-03): at once, nothing more is done (PAK-R21)."""
    g.tell("defeat", player, why)
    g.put("ending", None, why)
    g.put("winners", None, (1 - player,))
