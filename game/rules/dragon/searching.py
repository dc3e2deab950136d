"""Dragon Attack!, chapter 6: searching, and gold brought home."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.rules.dragon.battle import fight_monster
from game.rules.dragon.state import DOWN, FRONT_OF, HOME_OF, UP, Dragon


class Searching(NamedTuple):
    """The question whether to search this space, where so many counters lie face down."""

    space: int
    lying: int


class Finding(NamedTuple):
    """The question whether to take the counter that was turned over."""

    card: int


@verb
def explore(g: Dragon, hero: int) -> None:
    """6.1 A monster that lies face up must be fought (DRA-R12); face-down counters may be searched (DRA-TURN-05). Where
    all know that nobody there can join, there is nothing to decide (DRA-R63)."""
    space = g.at[hero]
    monsters = g.slots(space, UP)
    if monsters:
        g.then(do(fight_monster, hero, g.zones["map"][monsters[0]]), do(explore, hero))
    elif not g.resting[hero] and (slots := g.slots(space, DOWN)):
        if may_find(g, hero, space):
            g.put("phase", None, "searching")
            g.then(do(search, hero))
        else:
            g.tell("known", hero, tuple(g.zones["map"][slot] for slot in slots))


def may_find(g: Dragon, hero: int, space: int) -> bool:
    """Whether a search of the space may bring this hero anything: what lies there is not all known to be characters
    whose class is in the party already."""
    return any(not g.seen(slot) or g.can_join(hero, g.zones["map"][slot]) for slot in g.slots(space, DOWN))


@verb
def search(g: Dragon, hero: int) -> None:
    """6.1 A choice, all or nothing for the space (DRA-C02, DRA-R11)."""
    count = len(g.slots(g.at[hero], DOWN))
    g.ask(
        hero,
        ("Search this space?",) if count == 1 else ("Search this space? {0} counters lie here.", count),
        search_options(hero, count),
        about=Searching(g.at[hero], count),
    )


@lru_cache(maxsize=64)
def search_options(hero: int, count: int) -> tuple[Option, ...]:
    search = Option("search", ("Search",), (do(turn_over, hero, 0, count),))
    return search, Option("leave", ("Leave it",), (do(pass_by, hero, count),))


@verb
def pass_by(g: Dragon, hero: int, count: int) -> None:
    """6.1 The counters stay as they lie (DRA-C02)."""
    g.tell("passes", hero, count)


@verb
def turn_over(g: Dragon, hero: int, passed: int, left: int) -> None:
    """6.2 The counters are turned face up one after another, `passed` of them lie face down again (DRA-R15); each is
    resolved by its kind (DRA-SEARCH-01)."""
    if not left or g.resting[hero]:
        return
    slot = g.slots(g.at[hero], DOWN)[passed]
    card = g.zones["map"][slot]
    if not g.seen(slot):
        g.reveal(card, "map")
    g.tell("finds", hero, card)
    kind = g.content.kinds[card]
    if kind == "monster":
        g.lies[slot] = UP
        g.tell_map()
        g.then(do(fight_monster, hero, card), do(turn_over, hero, passed, left - 1))
    elif kind == "character":
        joined = join(g, hero, slot)
        g.then(do(turn_over, hero, passed + (not joined), left - 1))
    else:
        g.then(do(take_or_leave, hero, passed, left))


def join(g: Dragon, hero: int, slot: int) -> bool:
    """6.4 A character joins when its class is not in the party yet (DRA-SEARCH-09 to DRA-SEARCH-12, DRA-R16); if it
    cannot, it lies face down again, and all have seen it (DRA-SEARCH-13)."""
    card = g.zones["map"][slot]
    if g.can_join(hero, card):
        g.lift(slot, FRONT_OF[hero])
        return True
    g.tell("stays", hero, card)
    return False


@verb
def take_or_leave(g: Dragon, hero: int, passed: int, left: int) -> None:
    """6.3 Gold, a boat or a Dragon Slayer may be taken (DRA-SEARCH-02, DRA-SEARCH-05); left, it lies face down again
    (DRA-R13)."""
    card = g.zones["map"][g.slots(g.at[hero], DOWN)[passed]]
    g.ask(
        hero,
        ("You have found {0}. Take it?", g.content.name(card)),
        (
            Option(
                "take",
                ("Take {0}", g.content.name(card)),
                (do(take, hero, passed), do(turn_over, hero, passed, left - 1)),
                card,
            ),
            Option("leave", ("Leave it",), (do(turn_over, hero, passed + 1, left - 1),)),
        ),
        about=Finding(card),
    )


@verb
def take(g: Dragon, hero: int, passed: int) -> None:
    """6.3 It lies in front of the finder."""
    g.lift(g.slots(g.at[hero], DOWN)[passed], FRONT_OF[hero])


def bring_home(g: Dragon, hero: int) -> None:
    """6.5 Gold in front is set down at the own starting point as soon as the hero's own move ends there (DRA-SEARCH-03,
    DRA-R44); other players cannot touch it any more (DRA-SEARCH-04). Boats, Slayers and characters stay in front."""
    if g.at[hero] == g.home(hero):
        kinds = g.content.kinds
        gold = [card for card in g.zones[FRONT_OF[hero]] if kinds[card] == "gold"]
        if gold:
            g.tell("banks", hero, sum(g.content.points[card] for card in gold))
            for card in gold:
                g.move(card, FRONT_OF[hero], HOME_OF[hero])
