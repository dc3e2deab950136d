"""Receipt: how the chance of a finished game was made, number by number, so that anybody can reckon it again."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

import game as program
from game.engine.agenda import player_of
from game.engine.chance import GAMMA, MASK
from game.engine.house import give
from game.engine.match import Match
from game.engine.words import counted

TURNS = pow(GAMMA, -1, 1 << 64)  # by which the way of a seed becomes the count of its numbers
DICE = ("die", "hidden")  # kinds of draws that are dice
SURE = 1.96  # standard deviations that chance stays within in 19 of 20 games
HOW = (
    "All chance of this game was made of its seed alone, by splitmix64. Number k comes of z = seed + k * {gamma:X} "
    "(hexadecimal; all modulo 2^64): z is mixed by z ^ (z >> 30), times BF58476D1CE4E5B9, z ^ (z >> 27), times "
    "94D049BB133111EB, z ^ (z >> 31). A pick of n is number * n div 2^64, counted from 0; a die is the same with 1 "
    "more. A shuffle of n cards takes n div 16 + 2 numbers as one long fraction, whose digits in the bases 2 to n say "
    "which cards change places."
)
CHECK = (
    "To check it: `monster-parlour receipt FILE` with the saved game makes this text again from seed and choices; who "
    "types in the deal has the same cards; who reckons the numbers after the seed has the same dice."
)


class Draw(NamedTuple):
    """One use of chance: a "shuffle" of so many cards of a zone, a "die" of so many sides that a seat has thrown, one
    that is "hidden" from the others, or a "pick" of so many. `first` and `last` are the numbers it took, the first
    of all being 1; `value` is what came, 0 for shuffles."""

    first: int
    last: int
    kind: str
    out_of: int
    value: int = 0
    where: str = ""
    seat: int = -1


class Receipt(NamedTuple):
    """`dealt`: how many numbers the deal itself took, before the first step of the game; `trace`: what tells that
    somebody has come to the same table."""

    seed: int
    dealt: int
    draws: tuple[Draw, ...]
    trace: str

    @property
    def numbers(self) -> int:
        """How many numbers the whole game has used."""
        return max([self.dealt, *(draw.last for draw in self.draws)])


def used(seed: int, now: int) -> int:
    """How many numbers lie between two seeds of one game."""
    return (now - seed) * TURNS & MASK


class Listener:
    """Stands by a state and writes down what it takes from chance, by writers laid over the state's own."""

    def __init__(self, state: Any, seed: int) -> None:
        self.state, self.seed = state, seed
        self.draws: list[Draw] = []
        self.own = {name: getattr(state, name) for name in ("roll", "secret_rolls", "chance", "shuffle")}
        for name in self.own:
            setattr(state, name, getattr(self, name))

    def _take(self, name: str, *given: Any) -> tuple[int, int, Any]:
        before = used(self.seed, self.state.seed)
        came = self.own[name](*given)
        return before + 1, used(self.seed, self.state.seed), came

    def roll(self, player: int, sides: int = 6) -> int:
        first, last, value = self._take("roll", player, sides)
        self.draws.append(Draw(first, last, "die", sides, value, "", player))
        return int(value)

    def secret_rolls(self, count: int, sides: int = 6) -> list[int]:
        """Whose dice they are, the step says that is being done."""
        first, _, values = self._take("secret_rolls", count, sides)
        seat = player_of(self.state.doing)
        self.draws += [Draw(first + n, first + n, "hidden", sides, value, "", seat) for n, value in enumerate(values)]
        return list(values)

    def chance(self, count: int) -> int:
        first, last, value = self._take("chance", count)
        self.draws.append(Draw(first, last, "pick", count, value))
        return int(value)

    def shuffle(self, zone: str) -> None:
        first, last, _ = self._take("shuffle", zone)
        self.draws.append(Draw(first, last, "shuffle", len(self.state.zones[zone]), 0, zone))


def receipt_of(match: Match) -> Receipt:
    """The receipt of a game that is over. ValueError: it is not, and what is still to come must not be told; or it did
    not begin with a deal."""
    if not match.over:
        raise ValueError("this game is not over: its receipt would tell what is still to come")
    if not match.dealt:
        raise ValueError("this game did not begin with a deal, so that no seed leads to it")
    state = match.first.clone()
    state.news = None
    heard = Listener(state, match.seed)
    if state.decision is None:
        state.run()
    for answer in match.answers:
        give(state, answer.key)
    return Receipt(match.seed, used(match.seed, match.first.seed), tuple(heard.draws), match.state.trace())


class Thrown(NamedTuple):
    """What the dice of a seat came to: how many were thrown, their sum, its mean, and how far chance alone strays from
    that in 19 of 20 games."""

    thrown: int
    sum: int
    mean: float
    band: float


def dice_of(receipt: Receipt, seat: int) -> Thrown:
    """The dice of a seat; of none the mean and the band are 0."""
    own = [draw for draw in receipt.draws if draw.kind in DICE and draw.seat == seat]
    spread = sum((draw.out_of**2 - 1) / 12 for draw in own)
    return Thrown(
        len(own), sum(draw.value for draw in own), sum((draw.out_of + 1) / 2 for draw in own), SURE * sqrt(spread)
    )


# ---- words ------------------------------------------------------------------------------------------------------
def text_of(match: Match, receipt: Receipt, names: Sequence[str], deal: str) -> str:
    """The receipt in words; `deal` is the code that deals the same game."""
    head = [
        f"{match.game.title}: how its chance was made",
        f"Monster Parlour {program.__version__}; {', '.join(names)}",
        f"Seed: {receipt.seed}",
        f"Deal: {deal}",
        f"Numbers used: {receipt.numbers}; choices: {len(match.answers)}; the table at the end: {receipt.trace}",
        "",
        *([f"{span(1, receipt.dealt)}  the deal"] if receipt.dealt else []),
    ]
    dice = [line for seat, name in enumerate(names) if (line := told_dice(dice_of(receipt, seat), name))]
    drawn = [draw_line(match, draw, names) for draw in receipt.draws]
    how = HOW.format(gamma=GAMMA)
    return "\n".join([*head, *drawn, *([""] if dice else []), *dice, "", how, "", CHECK])


def draw_line(match: Match, draw: Draw, names: Sequence[str]) -> str:
    """One use of chance in a line."""
    at = span(draw.first, draw.last)
    match draw.kind:
        case "die" | "hidden":
            what = "die" if draw.kind == "die" else "hidden die"
            return f"{at}  {names[draw.seat]}'s {what} of {draw.out_of}: {draw.value}"
        case "pick":
            return f"{at}  a pick of {draw.out_of}: {draw.value}"
    family, _, owner = draw.where.partition("/")
    word = match.game.tracked.zones.get(family, family).replace("_", " ")
    whose = f"{names[int(owner)]}'s " if owner.isdigit() and int(owner) < len(names) else ""
    return f"{at}  {whose}{word} shuffled, {counted(draw.out_of, 'card')}"


def span(first: int, last: int) -> str:
    return f"{first}" if first >= last else f"{first} to {last}"


def told_dice(dice: Thrown, name: str) -> str:
    """What somebody's dice came to beside what they come to on average; "" for nobody who threw any."""
    if not dice.thrown:
        return ""
    low, high = round(dice.mean - dice.band), round(dice.mean + dice.band)
    return (
        f"{name}: {dice.sum} with {counted(dice.thrown, 'die', 'dice')}, {dice.mean:g} on average; "
        f"chance alone stays between {low} and {high} in 19 of 20 games"
    )
