"""Honours: what was remarkable in some finished games, counted from their logs: each is true, with its figure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.engine.events import Rolled, Said
from game.engine.match import Match
from game.engine.words import counted, per_cent

KINDS = ("luckiest throw", "longest chain", "best escape", "closest finish", "clearest win")
LOW = 0.34  # chance to win below which a victory is an escape
LUCKY = 0.03  # a throw that is less likely than this is worth telling
LONG = 3  # a chain of fewer is not worth telling
LOOKS = 24  # moments of a game at which chances are looked at


class Honour(NamedTuple):
    """What it is for, who has it, and its figure in words; `size` orders those of a kind, the larger the better."""

    kind: str
    name: str
    line: str
    size: float


def of_game(match: Match, names: Sequence[str]) -> list[Honour]:
    """Whatever was remarkable in one finished game, with the names by seat."""
    return [
        *lucky(match, names),
        *chains(match, names),
        *escapes(match, names),
        *close(match, names),
        *clear(match, names),
    ]


def best(found: Iterable[Honour]) -> list[Honour]:
    """The best of each kind, in the order of `KINDS`."""
    kept: dict[str, Honour] = {}
    for one in found:
        if one.kind not in kept or one.size > kept[one.kind].size:
            kept[one.kind] = one
    return [kept[kind] for kind in KINDS if kind in kept]


def lucky(match: Match, names: Sequence[str]) -> Iterator[Honour]:
    """Highest faces one after the other by one player."""
    row: list[Rolled] = []
    rolls = [event for event in match.events if isinstance(event, Rolled)]
    for event in [*rolls, None]:
        if event is not None and event.value == event.sides and (not row or row[-1].player == event.player):
            row.append(event)
            continue
        if row:
            share = 1.0
            for one in row:
                share /= one.sides
            if share < LUCKY and 0 <= row[0].player < len(names):
                faces = ", ".join(str(one.value) for one in row)
                line = f"{faces} in a row ({100 * share:.2g} %)"
                yield Honour("luckiest throw", names[row[0].player], line, -share)
        row = [event] if event is not None and event.value == event.sides else []


def chains(match: Match, names: Sequence[str]) -> Iterator[Honour]:
    """What one player has won one after the other, with nothing between."""
    what, heard = match.game.streak
    told = [event for event in match.events if isinstance(event, Said) and event.what in heard]
    row: list[int] = []
    for seat in [*(heard[event.what](event) for event in told), None]:
        if seat is not None and (not row or row[-1] == seat):
            row.append(seat)
            continue
        if len(row) >= LONG and 0 <= row[0] < len(names):
            line = f"{counted(len(row), what)} in a row in {match.game.title}"
            yield Honour("longest chain", names[row[0]], line, len(row))
        row = [] if seat is None else [seat]


def escapes(match: Match, names: Sequence[str]) -> Iterator[Honour]:
    """Who won alone after the chances had looked bad."""
    winners = match.state.winners or ()
    if len(winners) != 1 or winners[0] in match.gave_up or match.gave_up:
        return
    seat, many = winners[0], len(match.answers)
    least = min(
        (match.game.standing(match.state_at(at), seat) for at in range(0, many, max(1, many // LOOKS))), default=1.0
    )
    if least < LOW * 2 / match.seats:
        yield Honour("best escape", names[seat], f"won {match.game.title} from {per_cent(least)}", -least)


def close(match: Match, names: Sequence[str]) -> Iterator[Honour]:
    """A game that one player won by little, measured by what the next one had."""
    for seat, unit, mine, next_best in won(match):
        if 0 <= mine - next_best <= max(1, mine // 10):
            line = f"{match.game.title} by {mine - next_best} ({unit.lower()} {mine} to {next_best})"
            yield Honour("closest finish", names[seat], line, -(mine - next_best) / max(1, mine))


def clear(match: Match, names: Sequence[str]) -> Iterator[Honour]:
    """A game that one player won by much."""
    for seat, unit, mine, next_best in won(match):
        if mine >= 2 * max(1, next_best):
            line = f"{match.game.title}, {unit.lower()} {mine} to {next_best}"
            yield Honour("clearest win", names[seat], line, (mine - next_best) / max(1, mine))


def won(match: Match) -> Iterator[tuple[int, str, int, int]]:
    """Of a game with one winner who had the best score: the seat, what the score counts, it, and the next best."""
    winners = match.state.winners or ()
    scores = [lines[-1] for lines in match.game.scores(match.state)]
    if len(winners) == 1 and not match.gave_up and len(scores) > 1:
        unit, mine = scores[winners[0]]
        others = max(total for seat, (_, total) in enumerate(scores) if seat != winners[0])
        if mine >= others:
            yield winners[0], unit, mine, others
