"""signs: the buttons that stand at the right end of every header: rulebook and settings, always in the same place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.widgets.header import Sign
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House


def house_signs(app: House, rules: bool = True, settings: bool = True) -> tuple[Sign, ...]:
    """The signs of a screen; the screen that one leads to leaves it out."""
    found = []
    if rules:
        found.append(Sign("book", "Rulebook", lambda: to_rules(app), "rulebook"))
    if settings:
        found.append(Sign("gear", "Settings", lambda: to_settings(app)))
    return tuple(found)


def to_rules(app: House) -> object:
    """Lay the rulebook over the screen; comes back as an action that was used up."""
    app.open_rule("")
    return True


def to_settings(app: House) -> Push:
    return Push(app.make("settings"))
