"""Deeds: what kind of thing a choice is in each game, in the words that temperaments are written in. Each is known by
what the game's question is about, which is imported when a deed of that game is asked for: a process that thinks about
one game holds no other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.engine.agenda import Option
from game.rules.temperaments import DEEDS

if TYPE_CHECKING:
    from game.rules.dragon.state import Dragon
    from game.rules.kingdom.state import Kingdom
    from game.rules.montoons.state import MonToons
    from game.rules.pack.state import MonsterPack
    from game.rules.pontoon.state import Pontoon


def pontoon(g: Pontoon, option: Option) -> str:
    from game.rules.pontoon.abilities import Using
    from game.rules.pontoon.turn_move import Declaring

    return option.key if isinstance(g.about, Declaring | Using) else ""


def kingdom(g: Kingdom, option: Option) -> str:
    from game.rules.kingdom.action import Using
    from game.rules.kingdom.resolve import Resolving

    return option.key.partition(":")[0] if isinstance(g.about, Using | Resolving) else ""


def pack(g: MonsterPack, option: Option) -> str:
    from game.rules.pack.state import Offering, Placing

    if isinstance(g.about, Offering):
        return option.key.partition(":")[0]
    if isinstance(g.about, Placing):
        column = int(option.key[-1]) - 1
        return "slip" if g.active_at(1 - g.question.player, column) is None else "meet"
    return ""


def dragon(g: Dragon, option: Option) -> str:
    from game.rules.dragon.meeting import Bargaining
    from game.rules.dragon.movement import Walking
    from game.rules.dragon.state import DOWN

    if isinstance(g.about, Bargaining):
        return "fight" if option.key == "fight" else "bargain"
    if not isinstance(g.about, Walking):
        return ""
    hero = g.question.player
    space = g.kingdom.by_key.get(option.key, g.at[hero])
    if space == g.home(hero):
        return "home"
    if space == g.lair():
        return "attack"
    if any(where == space for other, where in enumerate(g.at) if other != hero):
        return "meet"
    return "explore" if g.slots(space, DOWN) else "pass"


def montoons(g: MonToons, option: Option) -> str:
    from game.rules.montoons.action import Acting
    from game.rules.montoons.planning import Planning

    if isinstance(g.about, Planning):
        return option.key.partition(">")[2].partition("/")[0]
    return option.key.partition("/")[0] if isinstance(g.about, Acting) else ""


KINDS: dict[str, Callable[[Any, Option], str]] = {
    "pontoon": pontoon,
    "kingdom": kingdom,
    "pack": pack,
    "dragon": dragon,
    "montoons": montoons,
}


def deed_of(game: str, state: Any, option: Option) -> str:
    """The kind of deed, in the words of `DEEDS`, that an option of the question asked is; "" where it has no name."""
    kind = KINDS[game](state, option) if game in KINDS else ""
    return kind if kind in DEEDS.get(game, ()) else ""
