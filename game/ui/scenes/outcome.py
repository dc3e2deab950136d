"""outcome: what came of a game, in words: who has won, why it ended, and whether it counts."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Housed, Said
from game.engine.words import listed
from game.sitting import Sitting
from game.ui.table.face import Defeat

ENDING = 5  # events before the last one within which a game says why it ends


def banner(winners: Sequence[str], defeat: Defeat) -> str:
    """Who has won; without anybody, what has come about."""
    if not winners:
        return defeat.headline
    return f"{winners[0]} wins!" if len(winners) == 1 else f"{' and '.join(winners)} win!"


def why_it_ended(sitting: Sitting) -> str:
    """Of a game that somebody has won, where it says so last of all, or who has given up; else ""."""
    match = sitting.match
    said = [(number, event.what) for number, event in enumerate(match.events) if isinstance(event, Said | Housed)]
    last, what = said[-1] if said else (0, "scored")
    if last < len(match.events) - ENDING or what == "scored":
        return ""  # what somebody has scored, the rows tell
    return next((line for number, line in match.log(sitting.names, None, last) if number == last), "")


def kept(sitting: Sitting) -> str:
    """What was helped with, and whether the game counts."""
    match, told = sitting.match, []
    if match.undos:
        told.append(f"{match.undos} undone after news" if match.undos > 1 else "one undone after news")
    if "hint" in sitting.assists:
        told.append("hints were asked for")
    counts = (
        "It is kept under Games, and counted in the records."
        if sitting.shelf
        else "A what-if: it is not kept and not counted."
    )
    return f"{listed(told).capitalize()}. {counts}" if told else counts
