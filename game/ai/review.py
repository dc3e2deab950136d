"""Review: what each decision of a finished game cost against the best choice found, and what chance gave to whom."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from game.ai.mind import Mind
from game.ai.minds import MINDS
from game.ai.search import play_on, think
from game.ai.thinking import PLAIN, likely
from game.engine.events import reveals
from game.engine.game import Game
from game.engine.house import BY, give
from game.engine.match import Answer

ITERATIONS = 150  # at most of the search that proposes what might have been better
WORLDS, STEP = 192, 16  # in which that is then played out beside what was chosen, with the same chance in both; looked
# at every STEP worlds, and no more are needed once the two are told apart
TELLING = 12  # worlds after which it is known well enough what was at stake where the best was chosen
FORTUNES = 60  # worlds in which dice fall and cards come once more, to know what they are worth on average
LEAST = 0.015  # of the chance to win: what costs less is not spoken of
SURE = 2.5  # standard errors by which a loss must stand out to be spoken of
COSTLIEST = 3  # decisions of a seat that are told


class Verdict(NamedTuple):
    """What one decision was worth, judged by what its seat knew then, in parts of the chance to win."""

    at: int  # answers given before it
    seat: int
    best: str  # the best choice found: the one that was made, unless another is clearly better
    chance: float  # to win with the best one, 0..1
    loss: float  # by the choice that was made: 0 where it was the best one found
    error: float  # the standard error of the loss
    stake: float  # by choosing by lot

    @property
    def clear(self) -> bool:
        """Whether the loss stands out from what the judgement itself wavers by."""
        return self.loss >= LEAST and self.loss > SURE * self.error


class Fortune(NamedTuple):
    """What the dice and cards that followed one answer gave to each seat, against what they give on average."""

    at: int
    gains: tuple[float, ...]  # by seat, in parts of the chance to win


class Review:
    """What is known of a game so far: verdicts and fortunes come one by one."""

    def __init__(self, seats: int) -> None:
        self.seats, self.reached = seats, 0  # answers that were looked at
        self.verdicts: list[Verdict] = []
        self.fortunes: list[Fortune] = []

    def take(self, found: Verdict | Fortune) -> None:
        """Add one thing that was found, in the order of the game."""
        if isinstance(found, Verdict):
            self.verdicts.append(found)
        else:
            self.fortunes.append(found)
        self.reached = max(self.reached, found.at + 1)

    def accuracy(self, seat: int) -> float | None:
        """100 where a seat always chose the best that was found, 0 where it did no better than by lot; None before
        anything was at stake."""
        own = [one for one in self.verdicts if one.seat == seat]
        stake = sum(max(one.stake, one.loss, 0.0) for one in own)
        lost = sum(one.loss for one in own if one.clear)
        return max(0.0, 100 * (1 - lost / stake)) if stake > 0 else None

    def costliest(self, seat: int) -> list[Verdict]:
        """The decisions of a seat that cost it most, the costliest first; none whose loss is not clear."""
        clear = [one for one in self.verdicts if one.seat == seat and one.clear]
        return sorted(clear, key=lambda one: -one.loss)[:COSTLIEST]

    def luck(self, seat: int, first: int = 0, last: int | None = None) -> float:
        """What chance gave a seat from one answer on to before another one (None: to the end)."""
        return sum(one.gains[seat] for one in self.fortunes if first <= one.at and (last is None or one.at < last))

    def plain(self) -> dict[str, Any]:
        """As it is kept; see `read`."""
        return {
            "seats": self.seats,
            "verdicts": [[one.at, one.seat, one.best, *(round(part, 4) for part in one[3:])] for one in self.verdicts],
            "fortunes": [[one.at, *(round(gain, 4) for gain in one.gains)] for one in self.fortunes],
        }

    @classmethod
    def read(cls, plain: Any, answers: int) -> Review | None:
        """What `plain` told of a game of so many answers; None for anything else."""
        try:
            review = cls(int(plain["seats"]))
            found: list[Verdict | Fortune] = [
                Verdict(int(at), int(seat), str(best), *(float(part) for part in parts))
                for at, seat, best, *parts in plain["verdicts"]
            ]
            found += [Fortune(int(at), tuple(float(gain) for gain in gains)) for at, *gains in plain["fortunes"]]
        except (KeyError, TypeError, ValueError):
            return None
        for one in found:
            review.take(one)
        fits = all(0 <= one.at < answers for one in found) and all(0 <= v.seat < review.seats for v in review.verdicts)
        return review if fits and all(len(f.gains) == review.seats for f in review.fortunes) else None


def reviewed(
    game: Game, first: Any, answers: Sequence[Answer], seats: Collection[int], seed: int = 1
) -> Iterator[Verdict | Fortune]:
    """Go through a game from its first state: a verdict for every decision of these seats, a fortune for every answer
    after which something came to light. The state stays as it is."""
    state, mind = first.clone(), MINDS[game.name]
    state.news = []
    if state.decision is None:
        state.run()
    for at, answer in enumerate(answers):
        rng = Random(seed * 1_000_003 + at)
        before = state.clone()
        before.news = None
        del state.news[:]
        give(state, answer.key)
        if answer.by == BY:
            continue
        if answer.seat in seats and answer.by != "auto" and len(before.decision.options) > 1:
            yield judged(before, at, answer.seat, answer.key, mind, rng)
        if any(map(reveals, state.news)):
            yield Fortune(at, gains(before, state, answer, mind, rng))


def judged(state: Any, at: int, seat: int, key: str, mind: Mind, rng: Random) -> Verdict:
    """What a choice cost: the search proposes another one, and both are played out in worlds that the search has not
    seen, so that it does not praise itself."""
    best = proposed(state, seat, mind, rng)
    lost, staked, chances = list[float](), list[float](), list[float]()
    for n in range(WORLDS if best != key else TELLING):
        if n % STEP == 0 and n >= 2 * STEP and told_apart(lost):
            break
        world, dice = likely(state, seat, rng, mind), rng.getrandbits(32)
        lot = rng.choice(world.decision.options).key
        worth = {one: played_out(world, one, seat, mind, Random(dice)) for one in {best, key, lot}}
        lost.append(worth[best] - worth[key])
        staked.append(worth[best] - worth[lot])
        chances.append(worth[best])
    loss, error = mean_of(lost)
    stake, chance = mean_of(staked)[0], mean_of(chances)[0]
    if loss <= 0:  # the proposal was no better
        return Verdict(at, seat, key, chance - loss, 0.0, error, max(0.0, stake - loss))
    return Verdict(at, seat, best, chance, loss, error, max(0.0, stake))


def proposed(state: Any, seat: int, mind: Mind, rng: Random) -> str:
    """The choice that a search finds best, which ends where more worlds could hardly show a better one."""
    steps = think(lambda chance: likely(state, seat, chance, mind), rng, mind)
    for n, root in zip(range(1, ITERATIONS + 1), steps):
        if n % PLAIN == 0 and root.decided:
            break
    return root.best()


def told_apart(lost: Sequence[float]) -> bool:
    """Whether more worlds would tell nothing new: the loss is clear, or too small to be spoken of."""
    mean, error = mean_of(lost)
    return abs(mean) > 1.5 * SURE * error or SURE * error < LEAST


def played_out(world: Any, key: str, seat: int, mind: Mind, rng: Random) -> float:
    """What the world is worth to the seat after a choice and some more that sensible players would make."""
    world = world.clone()
    stretch = mind.stretch(world)
    world.choose(key)
    for _ in range(mind.horizon):
        if world.winners is not None or mind.stretch(world) != stretch:
            break
        options = world.decision.options
        if len(options) == 1:
            world.take(options[0])
        else:
            play_on(world, options, rng, mind)
    return mind.worth(world, seat)


def gains(before: Any, after: Any, answer: Answer, mind: Mind, rng: Random) -> tuple[float, ...]:
    """What came is compared with what might as well have come, both as the seat that answered could judge it: what it
    had known before is no luck, nor is what others knew all the time."""
    came, usual = [0.0] * before.seats, [0.0] * before.seats
    for _ in range(FORTUNES):
        might = before.redeal(answer.seat, rng)
        give(might, answer.key)
        for worths, world in ((came, after.redeal(answer.seat, rng)), (usual, might)):
            for seat in range(before.seats):
                worths[seat] += mind.worth(world, seat) / FORTUNES
    return tuple(one - other for one, other in zip(came, usual))


def mean_of(numbers: Sequence[float]) -> tuple[float, float]:
    """Mean, and its standard error; 0 for less than two."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, 0.0
    spread = sum((one - mean) ** 2 for one in numbers) / (len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))
