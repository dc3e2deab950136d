"""Truths: positions in which what a choice costs can be reckoned out to the end, as a measure of computer players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from game.ai.kingdom_ending import best_ends, is_last_turn, mark_of, taken
from game.ai.ladder import content_of
from game.ai.mind import TooMany
from game.ai.minds import MINDS
from game.ai.pontoon_last_word import has_the_last_word, last_words
from game.engine.match import Match
from game.rules import GAMES
from game.rules.kingdom.state import Kingdom
from game.rules.pack.state import MonsterPack
from game.rules.pontoon.state import PARTY_LIMIT, Pontoon

STRAY = 0.1  # share of choices by lot in the games out of which positions come
NODES = 3000  # states that a last turn may lead to; one with more is left out
WORLDS = 1_000_000  # that a Hit or a Stay in Monster Pontoon 21 may lead to
LINES = 500  # and questions of the player that a game of The Monster Pack may lead to
LOW = 8  # hit points at which a game of The Monster Pack can be reckoned out


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
    return has_the_last_word(g) and len(g.companions(g.question.player)) >= PARTY_LIMIT - 3


def stay_or_hit(g: Pontoon) -> dict[str, float]:
    """The chance to win by each choice, over every Equipment that the rival may hold, by how well it fits what the
    rival did, and every card that may come; of rounds to come each is as open to one hero as to another."""
    return last_words(g, MINDS["pontoon"], WORLDS)


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
