"""outlook: how far a kept game got, found out by playing its answers again."""

from __future__ import annotations

from dataclasses import dataclass

from game.sitting import Sitting
from game.store import Folders, Save


@dataclass
class Outlook:
    """`trouble`: what there is to say about how far it got; `shut`: whether it cannot even be looked at."""

    round: int
    scores: list[tuple[str, int]]  # by seat: what is counted, and how much of it
    winners: list[str]
    trouble: str
    shut: bool = False


def outlook_of(folders: Folders, save: Save) -> Outlook:
    """That of a save."""
    sitting, message = Sitting.of_save(folders, save)
    if sitting is None:
        return Outlook(0, [], [], message or "", shut=True)
    state, game = sitting.match.state, sitting.game
    return Outlook(
        state.view(0)["facts"].get("round", 0),
        [lines[-1] for lines in game.scores(state)],
        [save.names[seat] for seat in state.winners or ()],
        sitting.view_only or "",
    )
