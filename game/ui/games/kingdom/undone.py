"""undone: what useful thing a choice would leave undone in Dungeon & Kingdom, or what it would throw away."""

from __future__ import annotations

from game.engine.agenda import Option
from game.rules.kingdom.forecast import dismissing, of_use
from game.rules.kingdom.state import Kingdom
from game.ui.table.careful import still_possible
from game.ui.table.part import kept
from game.ui.table.view import View


class Undone:
    """Looks once what Done would leave: the prompt and the buttons want to know it, too."""

    def __init__(self, view: View) -> None:
        self.view = view

    def left(self, key: str) -> str:
        """One sentence, "" when nothing useful is left."""
        if self.view.question is None:
            return ""
        return self.done() if key == "done" else self.view.by_rule(thrown_away, key)

    @kept
    def done(self) -> str:
        return self.view.by_rule(unused)


def unused(g: Kingdom) -> str:
    """The fights that can be paid for and the cards of the Dungeon of which something would come."""
    return still_possible([named(g, option) for option in of_use(g)])


def named(g: Kingdom, option: Option) -> str:
    of, word = g.content.of(int(option.at or 0)), option.key.partition(":")[0]
    return f"{'beat' if word == 'fight' else 'control'} {of.name}" if word != "deed" else f"{of.deed} ({of.name})"


def thrown_away(g: Kingdom, key: str) -> str:
    """A card that cannot cut a full Array has it dismissed, while another card could cut it."""
    if (card := dismissing(g, key)) is None:
        return ""
    return f"{g.content.name(card)} cannot cut your full Array: it would be dismissed, with all that lies in it."
