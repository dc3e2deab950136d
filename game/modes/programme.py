"""Programme: a row of games for a night, who comes to it, and what every place is worth.

A night is a seed, its people and its games. What came of them stands in the records, and who sits with whom
follows from both (`pairing.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.company import CRESTS, Player
from game.rules import GAMES
from game.store import Record

PEOPLE = (2, 6)  # fewest and most
GAMES_OF_A_NIGHT = (3, 7)  # fewest and most
WORTH = (5, 3, 2, 1, 1, 1)  # table points by place
RESTS = 2  # points for whoever sits a game out
MOST_AHEAD = 6  # points that somebody may be given at the start


class Guest(NamedTuple):
    """Somebody who plays: name, crest, and the points given ahead."""

    name: str
    crest: str
    ahead: int = 0


class Night(NamedTuple):
    """`games` in the order in which they are played; `short`: with the house rules that make them shorter."""

    seed: int
    guests: tuple[Guest, ...]
    games: tuple[str, ...]
    short: bool = True

    def plain(self) -> dict[str, Any]:
        return {"seed": self.seed, "guests": [[*g] for g in self.guests], "games": [*self.games], "short": self.short}

    @property
    def title(self) -> str:
        return f"{len(self.games)} games, {len(self.guests)} people"


def read_night(plain: Any) -> Night:
    """A night from its plain form. ValueError: it is none."""
    try:
        guests = tuple(Guest(str(name), str(crest), int(ahead)) for name, crest, ahead in plain["guests"])
        night = Night(int(plain["seed"]), guests, tuple(map(str, plain["games"])), bool(plain["short"]))
    except (TypeError, KeyError, ValueError, OverflowError) as error:
        raise ValueError(f"this is no night of games ({error})") from None
    if fault := fault_of(night):
        raise ValueError(fault)
    return night


def fault_of(night: Night) -> str:
    """Why a night cannot be played, in a sentence; "" when it can."""
    names = [guest.name.strip().casefold() for guest in night.guests]
    if not PEOPLE[0] <= len(names) <= PEOPLE[1]:
        return f"A night is for {PEOPLE[0]} to {PEOPLE[1]} people."
    if not all(names) or len(set(names)) < len(names):
        return "Everybody needs a name of their own."
    if any(guest.crest not in CRESTS or not 0 <= guest.ahead <= MOST_AHEAD for guest in night.guests):
        return f"Nobody gets more than {MOST_AHEAD} points ahead."
    if not GAMES_OF_A_NIGHT[0] <= len(night.games) <= GAMES_OF_A_NIGHT[1] or set(night.games) - set(GAMES):
        return f"A night has {GAMES_OF_A_NIGHT[0]} to {GAMES_OF_A_NIGHT[1]} games."
    return ""


def options_of(night: Night, game: str) -> dict[str, str]:
    """The house rules that a game is played with."""
    return dict(GAMES[game].short.house_rules) if night.short else {}


def minutes_of(night: Night, game: str) -> int:
    """About how long a game takes as it is played on a night."""
    return round(GAMES[game].minutes * (GAMES[game].short.share if night.short else 1.0))


def players_of(night: Night, table: Sequence[int]) -> tuple[Player, ...]:
    """Those of a table, in their seats."""
    return tuple(Player(night.guests[one].name, "person", "", night.guests[one].crest) for one in table)


def table_points(record: Record) -> list[float]:
    """By seat what a finished table is worth: places by winning and then by score; equal ones share."""
    scores = record.scores or (0,) * len(record.names)
    gone = record.gave_up
    rank = [(seat in gone, seat not in record.winners, -scores[seat]) for seat in range(len(scores))]
    places = sorted(range(len(scores)), key=lambda seat: rank[seat])
    found = [0.0] * len(scores)
    for seat in range(len(scores)):
        same = [place for place, other in enumerate(places) if rank[other] == rank[seat]]
        found[seat] = sum(WORTH[place] for place in same) / len(same)
    return found
