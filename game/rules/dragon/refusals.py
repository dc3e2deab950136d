"""Dragon Attack!, refusals: why something pointed at cannot be chosen now, with its rule."""
from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.dragon.movement import roads
from game.rules.dragon.state import Dragon


def why_not(g: Dragon, hero: int, target: Any) -> Refusal | None:
    """`target` is a counter, a zone, a hex ("hex/6,5") or an option's key; None when it is a legal choice now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "9")
    if decision.player != hero:
        return not_asked(g, hero)
    if any(target in (option.at, option.key) for option in decision.options):
        return None
    key = str(target).removeprefix("hex/")
    space = g.kingdom.by_key.get(key, -1)
    if space >= 0:
        return refuse_space(g, hero, space, str(decision.options[-1].steps[-1:]))
    return refuse_thing(g, hero, target)


def not_asked(g: Dragon, hero: int) -> Refusal:
    """The sentence for whoever is not asked, also in the midst of a turn of their own."""
    if g.asked[0] == "dragon.fall_back":
        return Refusal("Another player says where the loser is moved back to.", "8.4")
    if g.phase != "setup" and g.active == hero:
        return Refusal("The other player thinks about what you offer." if g.asked[0] == "dragon.consider" else
                       "Another player has to choose first.", "7.2" if g.phase == "meeting" else "3")
    resting = -1 not in g.colour and g.resting[hero]
    return Refusal("You rest: your next turn is skipped.", "8.5") if resting else Refusal(
        "It is another player's turn.", "3")


def refuse_thing(g: Dragon, hero: int, target: Any) -> Refusal:
    """The sentence for a counter, a zone or a key that is not offered."""
    if isinstance(target, int):
        return Refusal(f"{g.content.name(target)} is no choice for this.", "7.2" if g.phase == "meeting" else "6")
    family = str(target).partition("/")[0]
    if family == "hoard":
        return Refusal("The hoard goes to whoever slays the Dragon.", "9.2")
    if family == "home":
        return Refusal("What is at home is safe: it is neither taken nor traded.", "6.5")
    if family == "front":
        return Refusal("You can only fight or trade with a hero on your own space.", "7.1")
    if str(target).startswith("boat"):
        return Refusal("A boat is used before the roll, from a space on a river or the sea.", "5.3")
    if target == "offer":
        return Refusal("A trade needs at least one counter, and neither party may hold a class twice.", "7.2")
    return Refusal("That is no choice now.", "3")


def refuse_space(g: Dragon, hero: int, space: int, step: str) -> Refusal:
    """The sentence for a space of the map, by what the question is about."""
    if g.phase == "setup":
        return Refusal("Pick one of the heroes that are left, on its starting point.", "2.2")
    if "dragon.arrive" in step:
        return refuse_move(g, hero, space)
    if "dragon.put_back" in step:
        return refuse_retreat(g, space)
    if "dragon.sail" in step:
        return Refusal("A boat goes from one space that land shares with water to another.", "5.3")
    if "dragon.step_on" in step or step == "((),)":
        return refuse_step(g, hero, space)
    return Refusal("First answer the question.", "3")


def refuse_move(g: Dragon, hero: int, space: int) -> Refusal:
    kingdom = g.kingdom
    if kingdom.one(space) & g.closed(hero):
        return Refusal("That is another hero's starting point: nobody else may enter it.", "5.1")
    if not g.space(space).land:
        return Refusal("A move cannot end on water.", "5.2")
    open_, passing = roads(g, hero)
    steps = len(kingdom.way(g.at[hero], space, 99, open_, passing))
    if steps:
        return Refusal(f"Too far: {steps} steps, and the roll is {g.rolled}.", "5.1")
    return Refusal("There is no way by land from here: water, starting points or heroes are in between.", "5.2")


def refuse_retreat(g: Dragon, space: int) -> Refusal:
    if not g.space(space).land:
        return Refusal("A loser is never moved onto water.", "8.4")
    if g.kingdom.one(space) & g.occupied():
        return Refusal("The space must be empty.", "8.4")
    return Refusal("A loser is moved exactly as far as the roll fell short.", "8.4")


def refuse_step(g: Dragon, hero: int, space: int) -> Refusal:
    if g.spots.count(space) or space in g.at or space == g.lair():
        return Refusal("The extra step needs a space with nothing on it.", "7.3")
    if g.kingdom.one(space) & g.closed(hero):
        return Refusal("That is another hero's starting point.", "5.1")
    return Refusal("The extra step leads to a land space next to you.", "7.3")
