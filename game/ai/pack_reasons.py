"""Reasons of computers in The Monster Pack, one sentence each, made of what lies open or is about to."""

from __future__ import annotations

from game.rules.pack.dueling import losers
from game.rules.pack.questions import Entering
from game.rules.pack.state import COLUMNS, MonsterPack


def reason(g: MonsterPack, seat: int, key: str) -> str:
    """Why a seat chooses that key. A card in hand is named only when the choice itself lays it open."""
    word, _, rest = key.partition(":")
    match word:
        case "summon":
            return of_summon(g, seat, rest.partition(":")[0])
        case "spot":
            return of_spot(g, seat, int(rest) - 1)
        case "boost":
            return of_boost(g, seat, int(rest) - 1)
        case "pay":
            card = g.content.monsters[g.content.ids[rest.partition(":")[0]]]
            return f"{card.name} is the card that will be missed least."
        case "pass":
            return "A boost now would cost a card and gain too little."
        case "none":
            return "Keeping the card is worth more than another monster on the way."
        case "up":
            return "It gains most by choosing its spot first."
    return of_door(g, seat, int(rest) - 1)


def of_summon(g: MonsterPack, seat: int, id: str) -> str:
    monster = g.content.monsters[g.content.ids[id]]
    if monster.type == "white_wild":
        return f"{monster.name} takes anything it meets with it."
    if monster.star == 1:
        return f"{monster.name} is there next turn, to hit or to hold a column."
    if not any(g.active_at(1 - seat, column) is not None for column in range(COLUMNS)):
        return f"Nothing stands against {monster.name} yet, and it hits for {monster.star}."
    return f"{monster.name} does most against what lies open: power {monster.power}, {monster.star} stars."


def of_spot(g: MonsterPack, seat: int, column: int) -> str:
    if g.active_at(1 - seat, column) is None:
        return f"Nobody stands opposite column {column + 1}: from there it can hit."
    return f"From column {column + 1} it reaches the monster that has to be met."


def of_boost(g: MonsterPack, seat: int, column: int) -> str:
    card, die = g.waiting_at(seat, column), g.die[seat * COLUMNS + column]
    name = g.content.name(card) if card is not None else "The monster"
    if die == 1 and g.phase == "boost_1":
        return f"{name} enters at once and is in time for this Duel."
    if die == 1:
        return f"{name} enters at once and is there before the other side moves."
    return f"{name} comes a turn sooner."


def of_door(g: MonsterPack, seat: int, column: int) -> str:
    facing = g.active_at(1 - seat, column)
    own = g.about.card if isinstance(g.about, Entering) else None
    if facing is None or own is None:
        return f"Column {column + 1} is open on the other side: a hit."
    lost = losers(g.content, own, facing)
    theirs = g.content.name(facing)
    if lost == (facing,):
        return f"It beats {theirs} in column {column + 1}."
    return f"It takes {theirs} with it." if facing in lost else f"It holds up {theirs} in column {column + 1}."
