"""Duplicate: two games of one deal side by side: where they parted, and what each made of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from game.engine.agenda import say
from game.engine.events import CLOCKS, Changed
from game.engine.house import BY, TAKES, give
from game.engine.match import Match
from game.engine.phrases import phrase
from game.engine.state import State
from game.engine.words import by_name

OTHER_CARDS = "These two were dealt from different cards: they are not the same deal."


class Choice(NamedTuple):
    """An answer before which so many (`at`) were given in its game: in words what was chosen ("": that game was over),
    and the first line that the log of its seat tells after it ("": none)."""

    at: int
    made: str
    brought: str


class Parting(NamedTuple):
    """The first answer that differs: whom it was asked (0-based), what, in which round (0: before the first), and both
    choices."""

    seat: int
    asked: str
    round: int
    choices: tuple[Choice, Choice]


class Course(NamedTuple):
    """What a game came to: the sum of every seat when each round had ended, the last ones at its end; their unit; and
    what the game counts, such as "round" or "turn" ("": nothing)."""

    points: tuple[tuple[int, ...], ...]
    unit: str
    clock: str
    winners: tuple[int, ...]


class Duplicate(NamedTuple):
    """`parting`: None where every choice was the same."""

    parting: Parting | None
    courses: tuple[Course, Course]


def deal_of(plain: Mapping[str, Any]) -> tuple[Any, ...]:
    """What two games in the plain form of a match have in common when one deal began them: title, seats, seed and
    options; whether their cards are the same is told by `compare`."""
    return plain["game"], plain["seats"], plain["seed"], tuple(sorted(dict(plain["options"]).items()))


def compare(one: Match, other: Match, names: tuple[Sequence[str], Sequence[str]]) -> Duplicate:
    """Two games of one deal, played again from their answers; `names` of those at either table. ValueError: another
    deal, or other cards."""
    if deal_of(one.plain()) != deal_of(other.plain()) or one.first.trace() != other.first.trace():
        raise ValueError(OTHER_CARDS)
    return Duplicate(_parting((one, other), names), (course_of(one), course_of(other)))


def course_of(match: Match) -> Course:
    """What a game came to, round by round."""
    state, begun = match.first.clone(), _rounds(match)
    if state.decision is None:
        state.run()
    points = []
    for at, answer in enumerate(match.answers):
        give(state, answer.key)
        if at + 1 in begun:
            points.append(_sums(match, state))
    unit = match.game.scores(state)[0][-1][0]
    clock = next((event.field.rstrip("s") for _, event in _begins(match)), "")
    return Course((*points, _sums(match, state)), unit, clock, match.state.winners or ())


def _sums(match: Match, state: State) -> tuple[int, ...]:
    return tuple(lines[-1][1] for lines in match.game.scores(state))


def _begins(match: Match) -> Iterator[tuple[int, Changed]]:
    """Where the rounds of a game begin, and the numbers of these events."""
    for number, event in enumerate(match.events):
        if isinstance(event, Changed) and event.field in CLOCKS and event.value:
            yield number, event


def _rounds(match: Match) -> set[int]:
    """After how many answers a round had ended and the next begun."""
    found = {sum(mark <= number for mark in match.marks) for number, _ in _begins(match)}
    return found - {0, len(match.answers)}


def _parting(games: tuple[Match, Match], names: tuple[Sequence[str], Sequence[str]]) -> Parting | None:
    for pair in zip_longest(*map(_choices, games)):
        here = [game.answers[at][:2] if at is not None else None for game, at in zip(games, pair)]
        if here[0] != here[1]:
            game, at = next((game, at) for game, at in zip(games, pair) if at is not None)
            decision = game.state_at(at).decision
            assert decision is not None
            one, other = (_choice(*three) for three in zip(games, pair, names))
            return Parting(decision.player, say(decision.prompt), sum(n <= at for n in _rounds(game)) + 1, (one, other))
    return None


def _choices(match: Match) -> list[int]:
    """The numbers of all answers but those with which somebody has only sat down in a computer's seat."""
    return [n for n, answer in enumerate(match.answers) if answer.by != BY or not answer.key.startswith(f"{TAKES}:")]


def _choice(match: Match, at: int | None, names: Sequence[str]) -> Choice:
    if at is None:
        return Choice(len(match.answers), "", "")
    seat, key, *_ = match.answers[at]
    line = next((line for _, line in match.log(names, seat, match.marks[at])), "")
    made = by_name(phrase(match.game.phrases, match.state_at(at), key), names)
    return Choice(at, made, line)
