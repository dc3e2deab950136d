"""Dragon Attack!, odds: the chances of a battle before it is entered, and of what a search may find."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Sequence
from functools import lru_cache

from game.engine.game import Chance
from game.rules.dragon.battle import dragon_dice
from game.rules.dragon.meeting import Bargaining, Considering
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Searching, may_find
from game.rules.dragon.state import DOWN, UP, Dragon

SIDES = 6
FOUND = {
    "gold": "gold",
    "monster": "a monster",
    "character": "a character",
    "boat": "a boat",
    "slayer": "the Dragon Slayer",
}


def odds(g: Dragon, hero: int, key: str) -> Sequence[Chance]:
    """For moving onto a battle, fighting, defending the palace, searching and rolling; nothing for other keys.

    `cases` are outcomes of the dice that differ from a tie, or counters that may lie there.
    """
    if g.decision is None or g.decision.player != hero or all(option.key != key for option in g.decision.options):
        return ()
    match g.about, key:
        case Bargaining(other=other), "fight":
            return duel_odds(g, hero, other)
        case Considering(other=other), "refuse":
            return duel_odds(g, hero, other)
        case Defending(), "fight":
            return dragon_odds(g, hero)
        case Searching(space=space), "search":
            return search_odds(g, space)
        case Sailing(), _:
            return (Chance("the Dragon moves", 1 / SIDES, 1), Chance("a move", 1 - 1 / SIDES, SIDES - 1))
        case Walking(here=here), _:
            return space_odds(g, hero, here if key == "stay" else g.kingdom.by_key[key])
    return ()


def space_odds(g: Dragon, hero: int, space: int) -> Sequence[Chance]:
    """The battle that a move to this space brings, if any: Dragon, face-up monster, one other hero."""
    if space == g.lair():
        return dragon_odds(g, hero)
    monsters = g.slots(space, UP)
    if monsters:
        return battle_odds(g.party(hero), g.content.points[g.zones["map"][monsters[0]]])
    others = [other for other, where in enumerate(g.at) if where == space and other != hero]
    return duel_odds(g, hero, others[0]) if len(others) == 1 and not may_find(g, hero, space) else ()


# --- battles


def below(dice: int, number: int) -> int:
    """Of SIDES ** dice throws, how many have their highest die below the number."""
    return int((number - 1) ** dice)


def over(dice: int, number: int) -> int:
    """Of SIDES ** dice throws, how many have their highest die above the number."""
    return below(dice, SIDES + 1) - below(dice, number + 1)


def win_chance(dice: int, strength: int) -> float:
    """To beat a strength 1..5 with so many dice, ties thrown again: 0..1."""
    lost, won = below(dice, strength), over(dice, strength)
    return won / (won + lost)


def kill_chance(dice: int, strengths: Sequence[int]) -> float:
    """To win every one of these battles in a row."""
    chance = 1.0
    for strength in strengths:
        chance *= win_chance(dice, strength)
    return chance


@lru_cache(maxsize=32)
def duel_chance(mine: int, theirs: int) -> float:
    """To beat another party, ties thrown again: 0..1."""
    won = sum(highest(mine, top) * below(theirs, top) for top in range(1, SIDES + 1))
    lost = sum(highest(theirs, top) * below(mine, top) for top in range(1, SIDES + 1))
    return won / (won + lost)


def highest(dice: int, top: int) -> int:
    """Of SIDES ** dice throws, how many have exactly this highest die."""
    return below(dice, top + 1) - below(dice, top)


def battle_odds(dice: int, strength: int) -> Sequence[Chance]:
    chance = win_chance(dice, strength)
    return (Chance("victory", chance, over(dice, strength)), Chance("defeat", 1 - chance, below(dice, strength)))


def duel_odds(g: Dragon, hero: int, other: int) -> Sequence[Chance]:
    mine, theirs = g.party(hero), g.party(other)
    won = sum(highest(mine, top) * below(theirs, top) for top in range(1, SIDES + 1))
    lost = sum(highest(theirs, top) * below(mine, top) for top in range(1, SIDES + 1))
    return (Chance("victory", won / (won + lost), won), Chance("defeat", lost / (won + lost), lost))


def dragon_odds(g: Dragon, hero: int) -> Sequence[Chance]:
    """To slay it, to wound it and lose, to lose at once."""
    dice = dragon_dice(g, hero)
    slain, first = kill_chance(dice, g.strengths), win_chance(dice, g.strengths[0])
    return (
        Chance("the Dragon slain", slain, 1),
        Chance("wounded, then defeat", first - slain, 1),
        Chance("defeat at once", 1 - first, 1),
    )


# --- searches


def search_odds(g: Dragon, space: int) -> Sequence[Chance]:
    """What the first counter of the space may be, as everybody can know it; more than one counter is told alike."""
    slot = g.slots(space, DOWN)[0]
    cards = [g.zones["map"][slot]] if g.seen(slot) else unseen(g)
    kinds = Count(g.content.kinds[card] for card in cards)
    return tuple(Chance(word, kinds[kind] / len(cards), kinds[kind]) for kind, word in FOUND.items() if kinds[kind])


def unseen(g: Dragon) -> list[int]:
    """The counters that nobody has seen yet, lowest number first: which lies where, or in the box, is not known."""
    return sorted(card for card in (*g.zones["map"], *g.box) if not g.known[card])
