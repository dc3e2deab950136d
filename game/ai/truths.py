"""Truths: positions in which what a choice costs can be reckoned out to the end, as a measure of computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from game.ai.kingdom_ending import TooMany, best_ends, is_last_turn, mark_of, taken
from game.ai.ladder import content_of
from game.ai.minds import MINDS
from game.engine.match import Match
from game.rules import GAMES
from game.rules.kingdom.state import Kingdom
from game.rules.pack.state import MonsterPack
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, PARTY_LIMIT, Pontoon
from game.rules.pontoon.turn_move import Declaring

STRAY = 0.1  # share of choices by lot in the games out of which positions come
NODES = 3000  # states that a last turn may lead to; one with more is left out
LINES = 500  # and questions of the player that a game of The Monster Pack may lead to
LOW = 8  # hit points at which a game of The Monster Pack can be reckoned out

Worlds = list[tuple[float, Any]]


def met(game: str, wanted: Callable[[Any], bool], seed: int, solved: Callable[[Any], Any]) -> Iterator[tuple[Any, Any]]:
    """Of every game, from that seed on, the first position that is wanted and can be reckoned out, with what `solved`
    says of it."""
    while True:
        yield from islice(reckoned(game, wanted, seed, solved), 1)
        seed += 1


def reckoned(
    game: str, wanted: Callable[[Any], bool], seed: int, solved: Callable[[Any], Any]
) -> Iterator[tuple[Any, Any]]:
    """Of one game all positions that are wanted and can be reckoned out, with what `solved` says of each."""
    for state in played(game, seed):
        if wanted(state):
            try:
                found = solved(state)
            except TooMany:
                continue
            yield state, found


def played(game: str, seed: int) -> Iterator[Any]:
    """Every question with a choice in a game of two between players who do what makes sense, but for STRAY."""
    luck, mind, match = Random(seed), MINDS[game], Match(GAMES[game], content_of(game), 2, seed)
    while match.decision is not None:
        options, seat = match.decision.options, match.decision.player
        if len(options) > 1:
            yield match.state
        lean = mind.policy(match.state.redeal(seat, luck)) if luck.random() >= STRAY else None
        match.answer((lean or luck.choice(options)).key)


# --- Monster Pontoon 21: a rival who has stayed


def answers_a_stay(g: Pontoon) -> bool:
    """Whether a hero is asked whom two more may join at most, and the only rival has stayed."""
    hero = g.question.player
    may = isinstance(g.about, Declaring) and g.about.may_hit and g.stayed[1 - hero]
    return may and len(g.companions(hero)) >= PARTY_LIMIT - 3


def stay_or_hit(g: Pontoon) -> dict[str, float]:
    """The chance to win by each choice, over every Equipment that the rival may hold, by how well it fits what the
    rival did, and every card that may come; of rounds to come each is as open to one hero as to another."""
    hero, mind = g.question.player, MINDS["pontoon"]
    rival, worlds = EQUIPMENT_OF[1 - hero], Worlds()
    places = [(rival, 0)]
    if not g.known[g.zones[rival][0]] >> hero & 1:
        places += [("armoury", n) for n, card in enumerate(g.zones["armoury"]) if not g.known[card] >> hero & 1]
    for place in places:
        world = exchanged(g, (rival, 0), place)
        worlds.append((mind.plausible(world, hero), world))
    whole = sum(weight for weight, _ in worlds)
    worlds = [(weight / whole, world) for weight, world in worlds]
    return {option.key: after(worlds, hero, g.round, option.key) for option in g.question.options}


def exchanged(g: Any, one: tuple[str, int], other: tuple[str, int]) -> Any:
    """The world in which two cards lie in each other's place; what is known of a place stays with it."""
    world = g.clone()
    world.news = None
    (zone, at), (there, where) = one, other
    first, second = world.zones[zone][at], world.zones[there][where]
    if first != second:
        world.zones[zone][at], world.zones[there][where] = second, first
        world.known[first], world.known[second] = world.known[second], world.known[first]
    return world


def after(worlds: Worlds, hero: int, stretch: int, key: str) -> float:
    """What a choice made in all of these worlds comes to, which the hero cannot tell apart."""
    found = Worlds()
    for weight, world in worlds:
        top = len(world.zones["guild"]) - 1
        tops = [top]
        if key == "hit" and not world.known[world.zones["guild"][top]] >> hero & 1:
            tops = [n for n, card in enumerate(world.zones["guild"]) if not world.known[card] >> hero & 1]
        for n in tops:
            might = exchanged(world, ("guild", top), ("guild", n))
            might.choose(key)
            found.append((weight / len(tops), on_to(might, hero, stretch)))
    return value(found, hero, stretch)


def on_to(world: Any, hero: int, stretch: int) -> Any:
    """The world at the next question of the hero's in this round, or at its end; the rival does what makes sense."""
    mind = MINDS["pontoon"]
    while world.winners is None and world.round == stretch and world.question.player != hero:
        world.take(mind.policy(world) or world.question.options[0])
    return world


def value(worlds: Worlds, hero: int, stretch: int) -> float:
    """What worlds are worth to a hero who chooses the best in each group of those that look the same."""
    total, groups = 0.0, dict[Any, Worlds]()
    for weight, world in worlds:
        if world.winners is not None or world.round != stretch:
            total += weight * MINDS["pontoon"].worth(world, hero)
        else:
            groups.setdefault(seen(world, hero), []).append((weight, world))
    for alike in groups.values():
        keys = [option.key for option in alike[0][1].question.options]
        total += max(after(alike, hero, stretch, key) for key in keys)
    return total


def seen(g: Pontoon, hero: int) -> Any:
    """What tells worlds apart for a hero who hits at a rival that has stayed."""
    weapon, guild = g.zones[EQUIPMENT_OF[1 - hero]][0], g.zones["guild"]
    return (
        g.phase,
        g.about,
        tuple(option.key for option in g.question.options),
        tuple((*g.zones[COMPANIONS_OF[0]], -1, *g.zones[COMPANIONS_OF[1]])),
        tuple(g.base),
        tuple(g.bonus),
        weapon if g.known[weapon] >> hero & 1 else -1,
        tuple(card if g.known[card] >> hero & 1 else -1 for card in guild),
    )


# --- Dungeon & Kingdom: the last turn


def begins_last_turn(g: Kingdom) -> bool:
    """Whether a player is asked for the first time who has the last card of the matrix."""
    return g.phase == "action" and is_last_turn(g)


def most_points(g: Kingdom) -> int:
    """The most points with which the player can end this last turn. TooMany: the turn is too long, or something may
    come to light in it, so that nobody can know what is best."""
    seat = g.question.player
    return int(max(best_ends(g, NODES, lambda end: end.total(seat)).values()))


# --- The Monster Pack: few hit points


def nearly_over(g: MonsterPack) -> bool:
    return min(g.hp) <= LOW


def outcomes(g: MonsterPack) -> dict[str, float]:
    """What each choice comes to when all cards lie open, the player goes on as well as can be, and the rival does what
    makes sense: 1 a victory, 0.5 shared, 0 none. TooMany: too much can happen until then."""
    seat, known = g.question.player, dict[Any, float]()
    return {option.key: solved(taken(g, option), seat, known) for option in g.question.options}


def solved(world: Any, seat: int, known: dict[Any, float]) -> float:
    mind = MINDS["pack"]
    while world.winners is None and world.question.player != seat:
        world.take(mind.policy(world) or world.question.options[0])
    if world.winners is not None:
        return (seat in world.winners) / max(1, len(world.winners))
    mark = mark_of(world, world.hp, world.die, world.boosted, (world.mover, world.phase, world.boost_used))
    if mark not in known:
        if len(known) >= LINES:
            raise TooMany
        best = known[mark] = 0.0  # a line that came back to here would not be the best
        for option in different(world):
            best = max(best, solved(taken(world, option), seat, known))
            if best == 1.0:
                break
        known[mark] = best
    return known[mark]


def different(g: Any) -> Sequence[Any]:
    """The choices, the most sensible first."""
    mind = MINDS["pack"]
    ranked = sorted(mind.first_sight(g), key=lambda row: -row[0])
    return [option for _, option in ranked]
