"""guests: a friend's game, dropped onto the window or pasted, comes to the kept ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules import GAMES
from game.sitting import Sitting
from game.store.guests import read_guest, take_in
from game.store.savefile import shared, to_bytes, why_of
from game.store.whole import write_whole

if TYPE_CHECKING:
    from game.store import Save
    from game.ui.house.house import House

HOW = (
    "Somebody makes a copy of a game on this page and sends you the file. Drop it onto this window; or copy the "
    "file's place, or all that is in it, and choose Paste it.\nIt becomes a game of its own: to look back, to review, "
    "or to go on with. Nothing that is kept here changes."
)
TO_PASTE = "Takes in the game whose file, or the place of it, was copied."


def welcome(app: House, text: str) -> str | None:
    """Take in the game whose file, or the place of it, the text is; a note says what has become of it. Its name comes
    back, None where nothing came."""
    try:
        save = read_guest(text)
        sitting, why = Sitting.of_save(app.folders, save)
        if sitting is None:
            raise ValueError(why)
        guest = take_in(app.saves, save)
    except (OSError, ValueError) as error:
        app.toast(f"Nothing came in: {why_of(error).rstrip('.')}.", "warn")
        return None
    title = GAMES[save.game].title
    app.toast(f"{title} came in" if guest.fresh else f"This game of {title} is here already", "good")
    return guest.name


def give(app: House, save: Save) -> None:
    """Write a game as one file for others, without what its players kept for themselves; a note says where."""
    root = app.folders.root
    if root is None:
        app.toast("There is no folder to write to.", "wrong")
        return
    target = root / "copies" / f"{save.name}.save"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, to_bytes(shared(save)))
    except OSError as error:
        app.toast(f"The copy could not be written ({error.strerror or error}).", "wrong")
        return
    app.toast(f"Copied to {target}", "good")
