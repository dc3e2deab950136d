"""deals: what is dealt on a day, from the date and the cards alone, so that it is the same for everybody."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Any, NamedTuple

from game.assets import data
from game.company import Player
from game.engine.data import Length, Named, Range, Where, load
from game.modes.bouts import Bout
from game.modes.figures import cards_of, figure_of
from game.rules import GAMES
from game.rules.temperaments import temper_of

FIRST = date(2026, 1, 1)  # before it nothing was dealt
LEVELS = ("easy", "easy", "normal", "normal", "normal", "hard", "hard")  # of the rivals, from Monday on
RIVALS = (("Vex", "wave"), ("Tansy", "leaf"), ("Grum", "bolt"), ("Odo", "wing"), ("Mump", "star"))
LIKE_A_CODE = re.compile(r"\b[A-Z]{3}[- ]?\d{2}", re.IGNORECASE)
CODE = re.compile(r"\b([A-Z]{3})-(\d{2})(\d{2})(\d{2})-([0-9A-F]{4})\b")


@dataclass(frozen=True)
class Plan:
    """How the deals of one game are made; see data/days.yaml."""

    game: Annotated[str, Named("game")]
    code: Annotated[str, Length(3, 3)]
    seats: Annotated[tuple[Annotated[int, Range(2, 6)], ...], Length(1, 9)]
    rules: dict[str, tuple[str, ...]]
    tries: Annotated[int, Range(10, 400)]
    counts: Annotated[str, Length(3, 20)]
    where: Where = Where("", 0, "")


class Deal(NamedTuple):
    """A game as it is dealt on a day. `rivals`: name, crest, level and temperament of the computers in the order of the
    other seats, `seat` that of whoever plays; `title` and `figure`: somebody of the game's cards, with
    their art or the name under which they stand in the house's cast."""

    day: date
    game: str
    digest: str
    seed: int
    seat: int
    rivals: tuple[Player, ...]
    options: dict[str, str]
    title: str
    figure: dict[str, Any] | str

    @property
    def code(self) -> str:
        """What a friend types in to play it: "PON-261127-9F2C"."""
        return f"{plans()[self.game].code}-{self.day:%y%m%d}-{self.digest[:4].upper()}"

    @property
    def key(self) -> str:
        """Day, game and cards, as a purpose has them: "2026-11-27/pontoon/9f2c"."""
        return f"{self.day.isoformat()}/{self.game}/{self.digest[:4]}"

    def players(self, name: str) -> tuple[Player, ...]:
        """Everybody at the table, the person of that name in their seat."""
        spare = Player("Ada", "person", "", "flame") if name in {one.name for one in self.rivals} else None
        person = spare or Player(name, "person", "", "flame")
        return (*self.rivals[: self.seat], person, *self.rivals[self.seat :])

    def bout(self, name: str) -> Bout:
        """The game, to be played by a person of that name."""
        return Bout(self.game, self.players(name), self.seed, self.options, f"day/{self.key}")


def read_plans(path: Path) -> tuple[Plan, ...]:
    """The plans of a file. DataError names every fault with its line."""
    return load(tuple[Plan, ...], path, names={"game": tuple(GAMES)})


@cache
def plans() -> dict[str, Plan]:
    """How each game's deals are made, in the order of the shelf."""
    found = {plan.game: plan for plan in read_plans(data("days.yaml"))}
    return {game: found[game] for game in GAMES if game in found}


def deal_of(game: str, day: date) -> Deal:
    """The deal of a day. Nothing but the date and the cards goes into it: no clock, no home, no packs."""
    plan, cards = plans()[game], cards_of(game)
    lot = Random(f"{day.isoformat()} {game} {cards.digest}")
    seed, seats = lot.getrandbits(32), lot.choice(plan.seats)
    seat, level = lot.randrange(seats), LEVELS[day.weekday()]
    rivals = tuple(
        Player(name, "computer", level, crest, temper_of(game, name)) for name, crest in lot.sample(RIVALS, seats - 1)
    )
    options = GAMES[game].options({key: lot.choice(values) for key, values in plan.rules.items()})
    title, figure = figure_of(cards.content, lot)
    return Deal(day, game, cards.digest, seed, seat, rivals, options, title, figure)


def is_like_a_code(text: str) -> bool:
    """Whether a text is meant as the code of a day, right or wrong: three letters and figures stand in it."""
    return LIKE_A_CODE.search(text) is not None


def read_code(text: str, today: date) -> tuple[str, date]:
    """Game and day of the code in a text, whatever stands round it. ValueError says why there is none to be played."""
    if (found := CODE.search(text.upper())) is None:
        raise ValueError("a code of a day reads like PON-261127-9F2C")
    letters, year, month, number, mark = found.groups()
    game = next((plan.game for plan in plans().values() if plan.code == letters), "")
    try:
        day = date(2000 + int(year), int(month), int(number))
    except ValueError:
        game = ""
    if not game:
        raise ValueError(f"{found[0]} is the code of no deal")
    if not FIRST <= day <= today + timedelta(1):  # a friend may be ahead by a time zone
        raise ValueError(f"the day of {found[0]} has not come" if day > today else f"{found[0]} is before all deals")
    if cards_of(game).digest[:4].upper() != mark:
        raise ValueError(f"{found[0]} was dealt from the cards of another version; here that day has another deal")
    return game, day
