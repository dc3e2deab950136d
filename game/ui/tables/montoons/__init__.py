"""The table of MonToons."""

from game.ui.tables.montoons.busy import busy_scene

__all__ = ["busy_scene"]
