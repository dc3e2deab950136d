"""par: how the Hard computer fares on a deal over many tries, counted beside the window, and what stars ask for."""

from __future__ import annotations

from math import inf
from multiprocessing.connection import Connection
from typing import NamedTuple

from game.ai.ladder import think_seed
from game.ai.thinking import choose
from game.engine.match import Match
from game.modes.counting import Counting, carry_out
from game.modes.day.deals import Deal
from game.modes.figures import cards_of
from game.rules import GAMES

LEVEL = "hard"
FEW = 5  # the third star is for what Hard does in one try of so many, or more rarely
APART = 7919  # between the seeds of two tries


class Try(NamedTuple):
    """What came of one game: the points before the best rival (below 0: behind), and whether it was won alone."""

    lead: int
    won: bool


class Par(NamedTuple):
    """What so many tries of Hard have come to: the mean lead, the lead of the third star and how many tries have had
    it, and how many were won."""

    tries: int
    mean: float
    third: int
    reached: int
    won: int


def lead_of(scores: tuple[int, ...], seat: int) -> int:
    """A seat's score before the best of the others; below 0 where one of them has more."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def tried(deal: Deal, number: int) -> Try:
    """One try of Hard, the same each time: thoughts are counted in worlds looked into, not in seconds."""
    game, seats = GAMES[deal.game], len(deal.rivals) + 1
    match = Match(game, cards_of(deal.game).content, seats, deal.seed, deal.options)
    plays = [player.plays for player in deal.players("")]
    plays[deal.seat] = LEVEL
    while (decision := match.decision) is not None:
        thought = think_seed(deal.seed + APART * (number + 1), len(match.answers))
        level = plays[decision.player]
        match.answer(choose(game, match.state, decision.player, level, thought, inf).key, by=level)
    scores = tuple(lines[-1][1] for lines in game.scores(match.state))
    return Try(lead_of(scores, deal.seat), match.state.winners == (deal.seat,))


def par_of(tries: list[Try]) -> Par:
    """What they have come to: the third star's lead is the least above par that at most one try in FEW has reached in a
    game that it won, but never more than the most that any has."""
    mean = sum(one.lead for one in tries) / len(tries)
    most = max(one.lead for one in tries)
    reach = {lead: sum(one.won and one.lead >= lead for one in tries) for lead in {one.lead for one in tries}}
    third = min((lead for lead, many in reach.items() if lead > mean and many * FEW <= len(tries)), default=most)
    return Par(
        len(tries), mean, max(1, third), sum(one.won and one.lead >= max(1, third) for one in tries), won_of(tries)
    )


def won_of(tries: list[Try]) -> int:
    return sum(one.won for one in tries)


def stars(done: Try, par: Par | None) -> int:
    """One for winning, a second for no less than par, a third for what Hard rarely does; without a par one at most."""
    if not done.won:
        return 0
    if par is None or done.lead < par.mean:
        return 1
    return 3 if done.lead >= par.third else 2


def count(pipe: Connection) -> None:
    """The process: the tries of one deal that are asked for."""
    carry_out(pipe, lambda asked: (tried(asked[0], number) for number in range(*asked[1:])))


def counting(deal: Deal, first: int, last: int) -> Counting[Try]:
    """The tries of a deal from a number on to before another, in a process of its own."""
    return Counting(count, "par", (deal, first, last), last - first)
