"""undone: what useful thing ending a turn, or a plan, would leave undone in MonToons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import say
from game.ui.table.careful import still_possible

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

USED_UP = ("move", "basic", "waystone", "bonus")  # what pays for these is lost when the turn ends


def left_undone(table: MonToonsTable, key: str) -> str:
    """One sentence, "" when nothing useful is left."""
    if table.offered is None:
        return ""
    if key == "ready":
        left = len(table.planning.pool())
        return f"{left} of your dice {'is' if left == 1 else 'are'} not placed yet." if left else ""
    if key != "end":
        return ""
    return still_possible(
        [say(option.label) for option in table.offered.options if option.key.partition("/")[0] in USED_UP]
    )  # what is offered does something (MON-R94)
