"""Monster Pontoon 21, refusals: why something pointed at cannot be chosen now, with its rule."""
from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.pontoon.state import PARTY_LIMIT, Pontoon


def why_not(g: Pontoon, hero: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this hero now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "3")
    if decision.player == hero:
        if any(target in (option.at, option.key) for option in decision.options):
            return None
        return refuse_now(g, hero, target)
    if g.phase == "turn_move" and g.stayed[hero]:
        return Refusal("You have stayed: nothing more to do until Battle.", "2.3")
    return Refusal("It is another hero's turn.", "2.1")


def refuse_now(g: Pontoon, hero: int, target: Any) -> Refusal:
    """The sentence for a target that is not offered although this hero is asked."""
    if target in ("hit", "guild") and not g.zones["guild"]:
        return Refusal("The guild is empty: no more companions to hire.", "2.2")
    if target in ("hit", "stay", "guild"):
        return Refusal("First finish the ability that is being used.", "2.2")
    if target in ("armoury",) or str(target).startswith("equipment/"):
        return Refusal("One Equipment each, and it stays hidden until Battle.", "1.3")
    if target in ("quest", "quests", "warning"):
        return Refusal("The quest is won in Battle, by the party that meets its condition.", "3.2")
    if isinstance(target, int):
        return Refusal(f"{g.content.name(target)} is no legal choice for this.", "4")
    if g.members(hero) >= PARTY_LIMIT:
        return Refusal("Five members: the party is full.", "2.2")
    return Refusal("That is no choice now.", "2")
