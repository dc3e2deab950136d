"""Dragon Attack!, chapter 8: battles with monsters, with other heroes and with the Dragon, and what a loss brings."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.rules.dragon.end import slay
from game.rules.dragon.realm import Realm
from game.rules.dragon.state import DOWN, FRONT_OF, HOME_OF, UNDER, Dragon, called


class Looting(NamedTuple):
    """The question what to take from a hero who has lost."""

    loser: int


class Retreating(NamedTuple):
    """The question where a loser is moved back to: by how much the roll fell short, and how far it goes (DRA-R23)."""

    loser: int
    short: int
    far: int


# --- 8 dice


def throw(g: Dragon, hero: int, dice: int) -> int:
    """8. A side rolls its dice, and the highest counts (DRA-BATTLE-02, DRA-BATTLE-03)."""
    rolls = [g.roll(hero) for _ in range(dice)]
    best = max(rolls)
    if g.news is not None:
        g.tell("threw", hero, tuple(rolls), best)
    return best


def throw_until(g: Dragon, hero: int, dice: int, strength: int) -> int:
    """8. A throw equal to the strength is made again with all dice (DRA-BATTLE-04, DRA-R19)."""
    while (best := throw(g, hero, dice)) == strength:
        g.tell("level", hero, best)
    return best


def dragon_dice(g: Dragon, hero: int) -> int:
    """8.3 The Dragon Slayer adds one die against the Dragon alone; a second adds none: five at most (DRA-BATTLE-27,
    DRA-R20, DRA-R60)."""
    return g.party(hero) + g.owns(hero, "slayer")


# --- 8.1 monsters


@verb
def fight_monster(g: Dragon, hero: int, card: int) -> None:
    """8.1 Highest die against the monster's number (DRA-BATTLE-04)."""
    g.put("phase", None, "battle")
    g.tell("attacks", hero, card, g.party(hero))
    strength = g.content.points[card]
    best = throw_until(g, hero, g.party(hero), strength)
    if best > strength:
        g.tell("beats", hero, card, best)
        win_monster(g, hero, card)
    else:
        g.tell("loses", hero, card, best)
        for mine in g.zones[FRONT_OF[hero]][:]:
            g.lay(mine, FRONT_OF[hero], g.at[hero], UNDER)
        lose(g, hero, g.right_of(hero), strength - best)


def win_monster(g: Dragon, hero: int, card: int) -> None:
    """8.1 The monster goes to the starting point at once (DRA-BATTLE-05, DRA-R37), what lay under it in front of the
    winner (DRA-BATTLE-13); characters that cannot join are left face down (DRA-BATTLE-14, DRA-R36)."""
    space = g.at[hero]
    g.lift(g.zones["map"].index(card), HOME_OF[hero])
    stolen = [g.zones["map"][slot] for slot in g.slots(space, UNDER)]
    for loot in stolen:
        slot = g.zones["map"].index(loot)
        if g.can_join(hero, loot):
            g.lift(slot, FRONT_OF[hero])
        else:
            g.lies[slot] = DOWN
            g.tell_map()
            g.tell("stays", hero, loot)


# --- 8.2 other heroes


@verb
def fight_hero(g: Dragon, hero: int, other: int) -> None:
    """8.2 Both sides roll, each with its own party, until they differ (DRA-BATTLE-15, DRA-R38); a resting hero defends
    in full (DRA-R29). Whoever wins loots and moves the loser (DRA-BATTLE-16, DRA-BATTLE-17, DRA-R40)."""
    g.put("phase", None, "battle")
    g.tell("duel", hero, other)
    mine = theirs = 0
    while mine == theirs:
        mine, theirs = throw(g, hero, g.party(hero)), throw(g, other, g.party(other))
        if mine == theirs:
            g.tell("level", hero, mine)
    winner, loser = (hero, other) if mine > theirs else (other, hero)
    g.tell("defeats", winner, loser, max(mine, theirs), min(mine, theirs))
    g.then(do(loot, winner, loser))
    lose(g, loser, winner, abs(mine - theirs))


@verb
def loot(g: Dragon, winner: int, loser: int) -> None:
    """8.2 The winner takes any or all counters in front of the loser; characters of a class they have stay there
    (DRA-BATTLE-16, DRA-R39, DRA-C11)."""
    fits = lootable(g, winner, loser)
    if fits:
        g.ask(
            winner,
            ("You have won. What do you take from {0}?", called(loser)),
            (
                Option("all", ("Take everything",), (do(take_all, winner, loser),)),
                *(
                    Option(
                        f"take:{g.content.id(card)}",
                        ("Take {0}", g.content.name(card)),
                        (do(take_one, winner, loser, card), do(loot, winner, loser)),
                        card,
                    )
                    for card in fits
                ),
                Option("done", ("Take no more",), ()),
            ),
            about=Looting(loser),
        )


def lootable(g: Dragon, winner: int, loser: int) -> list[int]:
    classes, bits = g.classes(winner), g.content.class_bit
    return [card for card in g.zones[FRONT_OF[loser]] if not bits[card] & classes]


@verb
def take_all(g: Dragon, winner: int, loser: int) -> None:
    """8.2 Everything that may be taken changes hands."""
    for card in lootable(g, winner, loser):
        g.move(card, FRONT_OF[loser], FRONT_OF[winner])


@verb
def take_one(g: Dragon, winner: int, loser: int, card: int) -> None:
    """8.2 One counter changes hands."""
    g.move(card, FRONT_OF[loser], FRONT_OF[winner])


# --- 8.3 the Dragon


@verb
def fight_dragon(g: Dragon, hero: int) -> None:
    """8.3 Battle after battle at the current strength, with no stopping, until the Dragon is slain or the hero has lost
    (DRA-BATTLE-19 to DRA-BATTLE-22, DRA-BATTLE-28). Counters once removed stay so for everybody (DRA-BATTLE-26,
    DRA-R41), and the Dragon stays where it is (DRA-R42)."""
    g.put("phase", None, "battle")
    g.tell("faces", hero)
    while g.strengths:
        strength = g.strengths[0]
        g.tell("challenges", hero, strength, dragon_dice(g, hero))
        best = throw_until(g, hero, dragon_dice(g, hero), strength)
        if best < strength:
            lose_to_dragon(g, hero, strength, best)
            return
        g.tell("wounds", hero, strength, best)
        g.put("strengths", None, g.strengths[1:])
    g.then(do(slay, hero))


def lose_to_dragon(g: Dragon, hero: int, strength: int, best: int) -> None:
    """8.3 All in front goes to the hoard (DRA-BATTLE-23, DRA-C06); then as after a lost monster battle (DRA-BATTLE-24,
    DRA-BATTLE-25). In the palace nobody is moved any more: the game ends there either way (DRA-R61)."""
    g.tell("burns", hero, strength, best)
    for card in g.zones[FRONT_OF[hero]][:]:
        g.move(card, FRONT_OF[hero], "hoard")
    if g.dragon < g.kingdom.palace:
        lose(g, hero, g.right_of(hero), strength - best)


# --- 8.4 the retreat


def lose(g: Dragon, loser: int, mover: int, short: int) -> None:
    """8.4 The loser rests (DRA-BATTLE-12, DRA-BATTLE-18), once however often they lose (DRA-R28), and is moved as far
    as the roll fell short by the player to the right, or by the winner (DRA-BATTLE-07, DRA-BATTLE-08, DRA-R25)."""
    if not g.resting[loser]:
        g.put("resting", loser, True)
    g.then(do(fall_back, mover, loser, short))


@verb
def fall_back(g: Dragon, mover: int, loser: int, short: int) -> None:
    """8.4 To an empty space so far by the shortest land route (DRA-BATTLE-09 to DRA-BATTLE-11, DRA-R21), no other
    starting point on the way, counters or not (DRA-R22); where there is none the loser stays."""
    mask, far = g.kingdom.refuges(g.at[loser], g.closed(loser), g.occupied(), short)
    if mask:
        g.ask(
            mover,
            ("Move {0} back: {1} to go.", called(loser), far),
            [retreat(g.kingdom, loser, space) for space in g.kingdom.members(mask)],
            about=Retreating(loser, short, far),
        )


@lru_cache(maxsize=4096)
def retreat(kingdom: Realm, loser: int, space: int) -> Option:
    """The option of moving a loser back to a space."""
    place = kingdom.space(space)
    return Option(place.key, ("Move back to {0}", place.name), (do(put_back, loser, space),), f"hex/{place.key}")


@verb
def put_back(g: Dragon, loser: int, space: int) -> None:
    """8.4 Nothing on the new space is searched, fought or set down (DRA-R26)."""
    g.tell("moved", loser, space)
    g.put("at", loser, space)
