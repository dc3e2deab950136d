"""Pontoon: the table of Monster Pontoon 21."""

from game.ui.tables.pontoon.busy import busy_scene

__all__ = ["busy_scene"]
