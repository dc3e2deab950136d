"""kept: how far a kept game got, and the way to its table; one that another window has is looked at, or copied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules import GAMES
from game.sitting import Sitting
from game.store import Folders, Save
from game.ui.house.dialog import Answer, Dialog
from game.ui.scenes.glances import Laid
from game.ui.window.scene import Push


@dataclass
class Outlook:
    """`trouble`: what there is to say about how far it got; `shut`: whether it cannot even be looked at."""

    round: int
    scores: list[tuple[str, int]]  # by seat: what is counted, and how much of it
    winners: list[str]
    trouble: str
    shut: bool = False


def title_of(save: Save) -> str:
    """What its game is called; the word for it where that game is not here."""
    return GAMES[save.game].title if save.game in GAMES else save.game


def packs_of(save: Save) -> str:
    """What packs it was played with, as a sentence; "" for none."""
    return f"Played with the packs {', '.join(name for name, _ in save.packs)}." if save.packs else ""


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


def table_of(folders: Folders, save: Save) -> Laid | None:
    """The table of a save as it stands, for all who sit there; None where it cannot be looked at."""
    sitting, _ = Sitting.of_save(folders, save)
    return Laid(sitting.match, sitting.players) if sitting else None


if TYPE_CHECKING:
    from game.ui.house.house import House
    from game.ui.table.table import Table

SHUT = "shut"  # what comes of opening a game that cannot be opened


def open_kept(app: House, name: str, then: Callable[[Table], object] = lambda table: None) -> object:
    """To the table of a kept game, with something done to it; SHUT when it cannot be opened, which a note explains."""
    sitting, message = Sitting.load(app.folders, name)
    if sitting is None:
        app.toast(message or "This game cannot be opened.", "warn")
        return SHUT

    def look() -> object:
        table = app.make("table", sitting)
        then(table)
        return Push(table)

    def copy() -> object:
        sitting.copy()
        app.toast("A copy: the other game stays as it is", "info")
        return look()

    if sitting.taken and not sitting.match.over:
        return Push(
            Dialog(
                "This game is taken",
                message or "",
                (Answer("Look at it", look), Answer("Play a copy", copy), Answer("Not now")),
            )
        )
    if message and not sitting.taken:
        app.toast(message, "warn")
    return look()
