"""undone: what useful thing ending a turn, or a plan, would leave undone in MonToons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.agenda import Option, say
from game.ui.tables.careful import still_possible
from game.ui.tables.montoons.foresight import foresee

if TYPE_CHECKING:
    from game.ui.tables.montoons.table import MonToonsTable

USED_UP = ("move", "basic", "waystone", "bonus")  # what pays for these is lost when the turn ends
ATTACKS = ("basic", "special", "ultimate")


def left_undone(table: MonToonsTable, key: str) -> str:
    """One sentence, "" when nothing useful is left."""
    if table.offered is None:
        return ""
    if key == "ready":
        left = len(table.planning.pool())
        return f"{left} of your dice {'is' if left == 1 else 'are'} not placed yet." if left else ""
    if key.partition("/")[0] in ATTACKS and foresee(table.state, table.offered.player, key).empty:
        return "Nobody is within reach of it: nothing would come of it now."
    if key != "end":
        return ""
    return still_possible([say(option.label) for option in table.offered.options
                           if option.key.partition("/")[0] in USED_UP and does_something(table, option)])


def does_something(table: MonToonsTable, option: Option) -> bool:
    """Whether anything would come of it: somebody to aim at, somewhere to go."""
    if option.key.partition("/")[0] in ("waystone", "bonus"):
        return True
    seat = table.offered.player if table.offered else table.home
    return not foresee(table.state, seat, option.key).empty
