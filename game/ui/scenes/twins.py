"""twins: kept games of one deal, found and laid side by side."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING

from game.engine.duplicate import OTHER_CARDS, compare, deal_of
from game.sitting import Sitting
from game.ui.house.dialog import Answer, Menu
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.store import Loaded, Save
    from game.ui.house.house import House

ALONE = "No other finished game of this deal is kept here. Play it again, or bring in a friend's game of it."


def others_of(save: Save, every: Iterable[Loaded]) -> list[Save]:
    """The other finished games that began with the deal of this one."""
    if not save.match.get("dealt", True):
        return []
    deal, kept = deal_of(save.match), (one.save for one in every)
    return [one for one in kept if one and one.finished and one.name != save.name and deal_of(one.match) == deal]


def compare_with(app: House, save: Save) -> object:
    """Lay a finished game beside another of its deal; where there are several it is asked which, where there is none a
    note says so."""
    found = others_of(save, app.saves.list())
    if not found:
        app.toast(ALONE, "info")
        return None
    if len(found) == 1:
        return lay_beside(app, save, found[0])
    ways = [
        Answer(f"{', '.join(one.names)} ({when(one.updated)})", partial(lay_beside, app, save, one)) for one in found
    ]
    return Push(Menu("Compare with", [*ways, Answer("Not now")]))


def lay_beside(app: House, save: Save, other: Save) -> object:
    """Both side by side; a note says why that cannot be."""
    opened = [Sitting.of_save(app.folders, one) for one in (save, other)]
    fault = next((why for _, why in opened if why), "")
    one, two = (sitting for sitting, _ in opened)
    if one is None or two is None or fault:
        app.toast(fault or OTHER_CARDS, "warn")
        return None
    try:
        found = compare(one.match, two.match, (one.names, two.names))
    except ValueError as error:
        app.toast(str(error), "warn")
        return None
    times = "now" if not save.updated else when(save.updated), when(other.updated)
    return Push(app.make("compare", (one, two), times, found))


def when(stamp: str, today: date | None = None) -> str:
    """A time in the words of people: "today, 14:05", "yesterday", "Tuesday", "3 May 2026"."""
    try:
        moment = datetime.fromisoformat(stamp)
    except ValueError:
        return "some time ago"
    days = ((today or date.today()) - moment.date()).days
    if days == 0:
        return f"today, {moment:%H:%M}"
    if days == 1:
        return "yesterday"
    return f"{moment:%A}" if 1 < days < 7 else f"{moment.day} {moment:%B %Y}"
