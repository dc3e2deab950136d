"""Dragon: the table of Dragon Attack!."""

from game.ui.tables.dragon.busy import busy_scene

__all__ = ["busy_scene"]
