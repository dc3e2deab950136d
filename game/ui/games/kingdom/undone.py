"""undone: what useful thing a choice would leave undone in Dungeon & Kingdom, or what it would throw away."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from game.engine.agenda import Option
from game.engine.events import Asked, Chose, Moved, Said, Shuffled
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.deeds import Riding
from game.rules.kingdom.dungeon import Controlling
from game.rules.kingdom.powers import Devouring
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import MATRIX, SIDES, SLOTS, Kingdom
from game.ui.table.careful import still_possible

if TYPE_CHECKING:
    from game.ui.games.kingdom.table import KingdomTable

IDLE = ("deed", "control", "twice", "nothing")  # what is told though nothing comes of it


def left_undone(table: KingdomTable, key: str) -> str:
    """One sentence, "" when nothing useful is left."""
    if table.offered is None:
        return ""
    if key.startswith("take:"):
        state: Any = table.match.state
        return thrown_away(state, table.offered.player, key)
    return unused(table) if key == "done" and isinstance(table.tray.about, Resolving) else ""


def unused(table: KingdomTable) -> str:
    """The fights that can be paid for and the cards of the Dungeon of which something would come."""
    assert table.offered is not None
    g: Any = table.match.state
    return still_possible(
        [
            named(g, option)
            for option in table.offered.options
            if option.key != "done" and does_something(g, table.offered.player, option)
        ]
    )


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


def thrown_away(g: Kingdom, player: int, key: str) -> str:
    """A card that cannot cut a full Array has it dismissed, while another card could cut it."""
    array, content = g.zones[f"array/{player}"], g.content
    option = next((one for one in g.decision.options if one.key == key), None) if g.decision is not None else None
    if option is None or len(array) < SLOTS:
        return ""
    cutting = {cell for cell in MATRIX if g.zones[cell] and lines_of(content, array, g.zones[cell][0])}
    if option.at in cutting or not cutting:
        return ""
    name = content.name(g.zones[str(option.at)][0])
    return f"{name} cannot cut your full Array: it would be dismissed, with all that lies in it."
