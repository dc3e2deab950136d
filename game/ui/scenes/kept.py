"""kept: the way from a game that is kept to its table; one that another window has is looked at, or copied."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.sitting import Sitting
from game.ui.house.dialog import Answer, Dialog
from game.ui.window.scene import Push

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
