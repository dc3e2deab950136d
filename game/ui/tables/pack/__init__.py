"""Pack: the table of The Monster Pack."""

from game.ui.tables.pack.busy import busy_scene

__all__ = ["busy_scene"]
