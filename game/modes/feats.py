"""feats: what each seat did in a finished game: the feats of every game, and those that the game itself has.

What a feat is stands in `engine/feats.py`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

from game.engine.events import Rolled
from game.engine.feats import Feat, Look
from game.engine.match import Match
from game.rules import GAMES
from game.store import Record

DIE = 6  # faces of the smallest die whose throws are worth telling


def beaten(*levels: str) -> Feat:
    """How many computers of these levels were beaten in a game that was won."""

    def count(look: Look) -> int:
        return look.won * sum(look.players[seat].partition(":")[0] in levels for seat in look.others)

    return Feat(count, at_the_end=True)


def lead(look: Look) -> int:
    """By how much a game was won, in points of its last score; 0 where those do not say who has won."""
    if not look.won or not look.scores:
        return 0
    return max(0, look.scores[look.seat] - max(look.scores[seat] for seat in look.others))


def thrown(look: Look, highest: bool) -> int:
    """The longest row of highest faces, or of ones, that the seat has thrown one after the other."""
    row = best = 0
    for event in look.events:
        if isinstance(event, Rolled) and event.player == look.seat and event.sides >= DIE:
            row = row + 1 if event.value == (event.sides if highest else 1) else 0
            best = max(best, row)
    return best


OF_ALL: Mapping[str, Feat] = {
    "ended": Feat(lambda look: int(look.ended), True),
    "won": Feat(lambda look: int(look.won), True),
    "shared": Feat(lambda look: int(look.shared), True),
    "full_table": Feat(lambda look: int(look.won and len(look.players) == look.fullest), True),
    "people": Feat(lambda look: look.won * sum(look.players[seat] == "person" for seat in look.others), True),
    "hard": beaten("hard", "master"),
    "master": beaten("master"),
    "lead": Feat(lead, True),
    "high_row": Feat(lambda look: thrown(look, True)),
    "ones_row": Feat(lambda look: thrown(look, False)),
}


def table_of(game: str) -> dict[str, Feat]:
    """All that is counted in a game ("": in any)."""
    return {**OF_ALL, **(GAMES[game].feats if game else {})}


def look_from(match: Match, record: Record, seat: int) -> Look:
    """A finished game as a seat sees it."""
    ended = not record.gave_up
    won, shared = ended and record.won(seat), ended and record.shared(seat)
    return Look(seat, match.events, record.players, record.scores, match.game.seats[1], ended, won, shared)


def feats_of(match: Match, record: Record) -> list[dict[str, int]]:
    """What each seat did, seat by seat, 0 left out; nothing of computers, of people who gave up, and of a game in which
    somebody was helped, took something back, or let a computer play."""
    table = table_of(match.game.name)
    lent = {answer.seat for answer in match.answers if answer.by not in ("person", "auto", "house")}
    rows = []
    for seat, who in enumerate(record.players):
        told = who == "person" and seat not in record.gave_up and seat not in lent
        look = look_from(match, record, seat)
        counted = {name: feat.count(look) for name, feat in table.items()} if told and clean(record) else {}
        rows.append({name: number for name, number in counted.items() if number > 0})
    return rows


def has_a_moment(game: str, needs: Mapping[str, int]) -> bool:
    """Whether anything of what is needed is done in the game, and not only by how it ends."""
    table = table_of(game)
    return not all(table[word].at_the_end for word in needs)


def moment_of(match: Match, record: Record, seat: int, needs: Mapping[str, int]) -> int:
    """After how many events the seat had done all that is needed, as far as the end does not decide that; 0 where
    nothing else does."""
    table, whole = table_of(match.game.name), look_from(match, record, seat)

    def done(count: int) -> bool:
        look = whole._replace(events=match.events[:count])
        return all(table[word].count(look) >= least for word, least in needs.items() if not table[word].at_the_end)

    return bisect_left(range(len(match.events)), True, key=done)


def clean(record: Record) -> bool:
    """Whether nobody was helped in a game and nothing was taken back."""
    return not record.undos and not record.assists
