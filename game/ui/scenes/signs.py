"""signs: the buttons that stand at the right end of every header: rulebook and settings, always in the same place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.scene import Push
from game.ui.widgets.header import Sign

if TYPE_CHECKING:
    from game.ui.parlour import Parlour


def house_signs(app: Parlour, rules: bool = True, settings: bool = True) -> tuple[Sign, ...]:
    """The signs of a screen; the screen that one leads to leaves it out."""
    found = []
    if rules:
        found.append(Sign("book", "Rulebook", lambda: to_rules(app), "rulebook"))
    if settings:
        found.append(Sign("gear", "Settings", lambda: to_settings(app)))
    return tuple(found)


def to_rules(app: Parlour) -> object:
    """Lay the rulebook over the screen; comes back as an action that was used up."""
    app.open_rule("")
    return True


def to_settings(app: Parlour) -> Push:
    from game.ui.scenes.settings import SettingsScene

    return Push(SettingsScene(app))
