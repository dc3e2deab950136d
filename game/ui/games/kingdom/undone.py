"""undone: what useful thing a choice would leave undone in Dungeon & Kingdom, or what it would throw away."""

from __future__ import annotations

from random import Random

from game.engine.agenda import Option
from game.engine.events import Asked, Chose, Moved, Said, Shuffled
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.deeds import Riding
from game.rules.kingdom.powers import Devouring
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import ARRAY_OF, MATRIX, SIDES, SLOTS, Kingdom
from game.ui.table.careful import still_possible
from game.ui.table.part import kept
from game.ui.table.view import View

IDLE = ("deed", "control", "twice", "nothing")  # what is told though nothing comes of it


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
    decision = g.decision
    if decision is None or not isinstance(decision.about, Resolving):
        return ""
    options = (option for option in decision.options if option.key != "done")
    return still_possible([named(g, option) for option in options if does_something(g, decision.player, option)])


def named(g: Kingdom, option: Option) -> str:
    of, word = g.content.of(int(option.at or 0)), option.key.partition(":")[0]
    return f"{'beat' if word == 'fight' else 'control'} {of.name}" if word != "deed" else f"{of.deed} ({of.name})"


def does_something(g: Kingdom, player: int, option: Option) -> bool:
    """Whether more would come of it than the cards it costs; tried in a world that looks the same to this player."""
    world = g.redeal(player, Random(1))
    world.news = []
    world.choose(option.key)
    match world.about:
        case Controlling():
            return any(does_something(world, player, one) for one in world.decision.options)  # type: ignore[union-attr]
        case Riding():
            return any(world.monsters(side) for side in SIDES)
        case Devouring():
            return any(world.zones[f"treasury/{seat}"] for seat in range(world.seats))
        case asked if not isinstance(asked, Resolving):
            return True
    return any(
        not isinstance(event, Chose | Asked | Shuffled)
        and not (isinstance(event, Said) and event.what in IDLE)
        and not (isinstance(event, Moved) and event.dst == "discard")
        for event in world.news
    )


def thrown_away(g: Kingdom, key: str) -> str:
    """A card that cannot cut a full Array has it dismissed, while another card could cut it."""
    option = next((one for one in g.decision.options if one.key == key), None) if g.decision is not None else None
    if g.decision is None or option is None or not key.startswith("take:"):
        return ""
    array, content = g.zones[ARRAY_OF[g.decision.player]], g.content
    if len(array) < SLOTS:
        return ""
    cutting = {cell for cell in MATRIX if g.zones[cell] and lines_of(content, array, g.zones[cell][0])}
    if option.at in cutting or not cutting:
        return ""
    name = content.name(g.zones[str(option.at)][0])
    return f"{name} cannot cut your full Array: it would be dismissed, with all that lies in it."
