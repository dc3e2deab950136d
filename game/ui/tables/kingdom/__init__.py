"""Kingdom: the table of Dungeon & Kingdom."""

from game.ui.tables.kingdom.busy import busy_scene

__all__ = ["busy_scene"]
