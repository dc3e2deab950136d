"""setup: who is to sit where and by which house rules; remembered, and never trusted when read."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.company import CRESTS, Player
from game.engine.code import LARGEST_SEED, read_code, read_number, write_code
from game.engine.game import Game, HouseRule
from game.engine.words import listed
from game.rules.temperaments import temper_of, temperaments
from game.ui.games import playable

KINDS = ("person", "easy", "normal", "hard", "master", "empty")  # in the order of a click
KIND_WORDS = ("Person", "Easy", "Normal", "Hard", "Master", "Empty")
NAMES = {"flame": "Ada", "wave": "Vex", "leaf": "Tansy", "bolt": "Grum", "wing": "Odo", "star": "Mump"}
LONGEST_NAME = 14


@dataclass
class Chair:
    """One place at the table; kind is one of KINDS."""

    kind: str
    name: str
    crest: str
    temper: str = ""  # of a computer; "" is the plain one

    @property
    def taken(self) -> bool:
        return self.kind != "empty"

    def player(self) -> Player:
        return Player(
            self.name.strip() or NAMES[self.crest],
            "person" if self.kind == "person" else "computer",
            "" if self.kind == "person" else self.kind,
            self.crest,
            "" if self.kind == "person" else self.temper,
        )


@dataclass
class Setup:
    """A table that is being set. `seed` None: a new one for each game."""

    game: Game
    chairs: list[Chair]
    options: dict[str, str]
    consent: bool = False
    seed: int | None = None
    shared: bool = False  # nobody hands the laptop on: secrets lie face down

    # ---- people -----------------------------------------------------------------------------------------------
    @property
    def players(self) -> list[Player]:
        return [chair.player() for chair in self.chairs if chair.taken]

    def who(self) -> str:
        """Who plays, in few words."""
        players = self.players
        people = [player.name for player in players if player.is_person]
        n = len(players) - len(people)
        machines = {0: "", 1: "one computer", 2: "two computers", 3: "three computers"}.get(n, f"{n} computers")
        named = people if len(people) <= 2 else [f"{len(people)} people"]
        return listed([*named, machines] if machines else named)

    def why_not(self) -> str:
        """Why the game cannot start like this; empty when it can."""
        low, high = self.game.seats
        count = len(self.players)
        if not low <= count <= high:
            return f"{self.game.title} is for {low} to {high}. Click a chair to fill it."
        names = [player.name.casefold() for player in self.players]
        if len(set(names)) < count:
            return "Two players have the same name."
        return ""

    def cycle(self, at: int) -> None:
        """The next kind of player on a chair."""
        chair = self.chairs[at]
        self.seat(at, KINDS[(KINDS.index(chair.kind) + 1) % len(KINDS)])

    def seat(self, at: int, kind: str) -> None:
        """Another kind of player on a chair; a computer that sits down there has the temperament of its name."""
        chair = self.chairs[at]
        if kind not in ("person", "empty") and chair.kind in ("person", "empty"):
            chair.temper = temper_of(self.game.name, chair.name)
        chair.kind = kind

    def rename(self, at: int, name: str) -> None:
        """A name; who takes one of the usual ones has its temperament."""
        chair = self.chairs[at]
        chair.name, chair.temper = name, temper_of(self.game.name, name) or chair.temper

    def dress(self, at: int, crest: str) -> None:
        """Give a chair a crest; whoever had it takes the one that is given up. Names that nobody chose go along."""
        mine, chair = self.chairs[at].crest, self.chairs[at]
        for other in self.chairs:
            if other is not chair and other.crest == crest:
                other.crest = mine
                if other.name == NAMES[crest]:
                    other.name, other.temper = NAMES[mine], temper_of(self.game.name, NAMES[mine])
        if chair.name == NAMES[mine]:
            chair.name, chair.temper = NAMES[crest], temper_of(self.game.name, NAMES[crest])
        chair.crest = crest

    def rotated(self) -> Setup:
        """The same people, everybody one seat on: for a rematch."""
        taken = [i for i, chair in enumerate(self.chairs) if chair.taken]
        moved = list(self.chairs)
        for place, source in zip(taken, [*taken[1:], *taken[:1]]):
            moved[place] = self.chairs[source]
        return Setup(self.game, moved, self._carried(len(taken)), self.consent, shared=self.shared)

    def _carried(self, seats: int) -> dict[str, str]:
        """The options with what belongs to a seat, such as deck_1 and deck_2, gone along with its player."""
        options = dict(self.options)
        for key in self.options:
            word, _, number = key.rpartition("_")
            follows = f"{word}_{int(number) % seats + 1}" if number.isdigit() else ""
            if follows in self.options:
                options[key] = self.options[follows]
        return options

    # ---- what is shared ---------------------------------------------------------------------------------------
    def code(self, seed: int) -> str:
        """The deal as one line of text."""
        return write_code(self.game, len(self.players), seed, self.options)

    def take_code(self, text: str) -> None:
        """Take over a seed or a whole code. ValueError says what is wrong with it."""
        words = text.split()
        if not words:
            self.seed = None
            return
        if len(words) == 1:
            self.seed = read_number("a seed", words[0], 0, LARGEST_SEED)
            return
        deal = read_code(text, playable())
        if deal.game != self.game.name:
            raise ValueError(f"this code is for {playable()[deal.game].title}")
        self.seed, self.options = deal.seed, deal.options
        self._fill(deal.seats)

    def _fill(self, seats: int) -> None:
        """As many people as a code says: computers come or go, from the last chair on."""
        while len(self.players) > seats:
            last = max(i for i, chair in enumerate(self.chairs) if chair.taken)
            self.seat(last, "empty")
        while len(self.players) < seats:
            self.seat(next(i for i, chair in enumerate(self.chairs) if not chair.taken), "normal")

    def next_seed(self) -> int:
        return random.SystemRandom().randrange(1 << 32) if self.seed is None else self.seed

    # ---- memory -----------------------------------------------------------------------------------------------
    def plain(self) -> dict[str, Any]:
        """For the settings. The seed is not remembered: the next game is to be another one."""
        return {
            "chairs": [[chair.kind, chair.name, chair.crest, chair.temper] for chair in self.chairs],
            "options": self.options,
            "consent": self.consent,
            "shared": self.shared,
        }


def first_setup(game: Game) -> Setup:
    """A person against computers, as many as make a good first game."""
    count = min(game.seats[1], max(game.seats[0], 3))
    kinds = ["person", *["easy"] * (count - 1), *["empty"] * (game.seats[1] - count)]
    order = ("flame", "wave", "star", "leaf", "bolt", "wing")
    names = [NAMES[crest] for crest in order]
    chairs = [Chair(kind, name, crest, temper_of(game.name, name)) for kind, name, crest in zip(kinds, names, order)]
    return Setup(game, chairs, game.options({}))


def remembered(game: Game, plain: Mapping[str, Any] | None) -> Setup:
    """The set-up of the last game; whatever in it does not fit any more is as at first."""
    fresh = first_setup(game)
    if not plain:
        return fresh
    chairs = plain.get("chairs")
    if isinstance(chairs, list) and _sound(chairs, game.seats[1]):
        known = ("", *temperaments(game.name))
        fresh.chairs = [
            Chair(kind, name[:LONGEST_NAME], crest, temper if (temper := "".join(rest)) in known else "")
            for kind, name, crest, *rest in chairs
        ]
    options = plain.get("options")
    for key, value in options.items() if isinstance(options, dict) else ():
        rule = next((rule for rule in game.house_rules if rule.key == key), None)
        if rule and (value in [v for v, _ in rule.values] or fits(rule, value)):
            fresh.options[key] = value
    fresh.consent, fresh.shared = plain.get("consent") is True, plain.get("shared") is True
    if fresh.why_not():
        fresh.chairs = first_setup(game).chairs
    return fresh


def fits(rule: HouseRule, value: Any) -> bool:
    """Whether a value is one of those that a rule takes without listing them."""
    return isinstance(value, str) and bool(re.fullmatch(rule.pattern or "(?!)", value))


def _sound(chairs: list[Any], count: int) -> bool:
    rows = [
        row
        for row in chairs
        if isinstance(row, list | tuple)
        and len(row) in (3, 4)
        and all(isinstance(word, str) and word.isprintable() for word in row)
    ]
    crests = [row[2] for row in rows]
    return (
        len(rows) == len(chairs) == count
        and all(row[0] in KINDS for row in rows)
        and set(crests) <= set(CRESTS)
        and len(set(crests)) == count
    )


def setup_of(
    game: Game, players: list[Player], options: Mapping[str, str], consent: bool, shared: bool = False
) -> Setup:
    """The table as it was set for a game that has been played."""
    setup = first_setup(game)
    used = {player.crest for player in players}
    spare = [crest for crest in CRESTS if crest not in used]
    for i, chair in enumerate(setup.chairs):
        if i < len(players):
            one = players[i]
            chair.kind, chair.name, chair.crest = "person" if one.is_person else one.level, one.name, one.crest
            chair.temper = one.temper
        else:
            chair.crest = spare.pop(0)
            chair.kind, chair.name, chair.temper = "empty", NAMES[chair.crest], ""
    setup.options, setup.consent, setup.shared = dict(options), consent, shared
    return setup
