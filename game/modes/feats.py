"""feats: what somebody did in one finished game, in numbers, counted from what happened there.

A feat is a function in the table of its game ("": of all games). It looks at a game that is over, from one seat, and
gives a number, the larger the more.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.engine.events import Event, Rolled, Said
from game.engine.match import Match
from game.store import Record

DIE = 6  # faces of the smallest die whose throws are worth telling


class Look(NamedTuple):
    """A game that is over, the seat that is looked from, and what has happened: all, or as much as is asked about."""

    match: Match
    record: Record
    seat: int
    events: Sequence[Event]

    def said(self, word: str, who: int | None = None) -> list[Said]:
        """What was told of this seat (`who`: of another one, or of none, -1) by this word."""
        seat = self.seat if who is None else None if who < 0 else who
        return [event for event in self.events if isinstance(event, Said) and event[:2] == (word, seat)]

    @property
    def won(self) -> bool:
        """Whether this seat has won alone, and nobody gave up."""
        return self.record.won(self.seat) and not self.record.gave_up

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat != self.seat]


Feat = Callable[[Look], int]


def times(word: str) -> Feat:
    """How often something was told of the seat."""
    return lambda look: len(look.said(word))


def most(word: str, place: int) -> Feat:
    """The largest number that stood at a place of what was told of the seat."""
    return lambda look: max((event.about[place] for event in look.said(word)), default=0)


def beaten(*levels: str) -> Feat:
    """How many computers of these levels were beaten in a game that was won."""
    return lambda look: look.won * sum(look.record.players[seat].partition(":")[0] in levels for seat in look.others)


def lead(look: Look) -> int:
    """By how much a game was won, in points of its last score; 0 where those do not say who has won."""
    if not look.won or not look.record.scores:
        return 0
    return max(0, look.record.scores[look.seat] - max(look.record.scores[seat] for seat in look.others))


def thrown(look: Look, highest: bool) -> int:
    """The longest row of highest faces, or of ones, that the seat has thrown one after the other."""
    row = best = 0
    for event in look.events:
        if isinstance(event, Rolled) and event.player == look.seat and event.sides >= DIE:
            row = row + 1 if event.value == (event.sides if highest else 1) else 0
            best = max(best, row)
    return best


def hits(look: Look) -> int:
    """The most damage that the seat did somebody at one blow."""
    found = (event for seat in look.others for event in look.said("hit", seat))
    return max((event.about[0] for event in found if event.about[1] == look.seat), default=0)


def untouched(look: Look) -> int:
    """1 for a game that was won without a hit taken."""
    return int(look.won and not look.said("hit"))


def long(look: Look) -> int:
    """How many turns a game took that was won."""
    turns = (event for event in look.events if isinstance(event, Said) and event.what == "turn")
    return look.won * max((event.about[0] for event in turns), default=0)


FEATS: Mapping[str, Mapping[str, Feat]] = {
    "": {
        "ended": lambda look: int(not look.record.gave_up),
        "won": lambda look: int(look.won),
        "shared": lambda look: int(look.record.shared(look.seat) and not look.record.gave_up),
        "full_table": lambda look: int(look.won and look.match.seats == look.match.game.seats[1]),
        "people": lambda look: look.won * sum(look.record.players[seat] == "person" for seat in look.others),
        "hard": beaten("hard", "master"),
        "master": beaten("master"),
        "lead": lead,
        "high_row": lambda look: thrown(look, True),
        "ones_row": lambda look: thrown(look, False),
    },
    "pontoon": {"quests": times("won"), "abilities": times("ability"), "copies": times("copied")},
    "kingdom": {
        "defeated": times("defeated"),
        "raids": times("raid"),
        "gems": most("gems", 1),
        "controls": times("control"),
        "released": most("released", 0),
        "snatched": times("snatched"),
    },
    "dragon": {
        "slain": times("slain"),
        "beats": times("beats"),
        "duels": times("defeats"),
        "banked": most("banks", 0),
        "deals": times("agrees"),
        "finds": times("finds"),
        "burnt": times("burns"),
    },
    "montoons": {
        "hit": hits,
        "slams": times("slams"),
        "golden": times("golden"),
        "collects": times("collects"),
        "untouched": untouched,
    },
    "pack": {
        "damage": most("hit", 2),
        "boosts": times("boost"),
        "long": long,
    },
}


AT_THE_END = {*FEATS[""], "untouched"} - {"high_row", "ones_row"}  # what the end of a game decides


def feats_of(match: Match, record: Record) -> list[dict[str, int]]:
    """What each seat did, seat by seat, 0 left out; nothing of computers, of people who gave up, and of a game in which
    somebody was helped, took something back, or let a computer play."""
    table = table_of(match.game.name)
    lent = {answer.seat for answer in match.answers if answer.by not in ("person", "auto", "house")}
    rows = []
    for seat, who in enumerate(record.players):
        told = who == "person" and seat not in record.gave_up and seat not in lent
        look = Look(match, record, seat, match.events)
        counted = {name: feat(look) for name, feat in table.items()} if told and clean(record) else {}
        rows.append({name: number for name, number in counted.items() if number > 0})
    return rows


def table_of(game: str) -> dict[str, Feat]:
    """All that is counted in a game."""
    return {**FEATS[""], **FEATS.get(game, {})}


def moment_of(match: Match, record: Record, seat: int, needs: Mapping[str, int]) -> int:
    """After how many events the seat had done all that is needed, as far as the end does not decide that; 0 where
    nothing else does."""
    table = table_of(match.game.name)

    def done(count: int) -> bool:
        look = Look(match, record, seat, match.events[:count])
        return all(table[word](look) >= least for word, least in needs.items())

    return bisect_left(range(len(match.events)), True, key=done)


def clean(record: Record) -> bool:
    """Whether nobody was helped in a game and nothing was taken back."""
    return not record.undos and not record.assists
