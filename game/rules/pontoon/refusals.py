"""Monster Pontoon 21, refusals: why something pointed at cannot be chosen now, with its section of the rulebook."""
from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.pontoon.state import PARTY_LIMIT, Pontoon


def why_not(g: Pontoon, hero: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this hero now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "3.4")
    if decision.player != hero:
        return not_asked(g, hero)
    if any(target in (option.at, option.key) for option in decision.options):
        return None
    keys = {option.key for option in decision.options}
    if isinstance(target, int):
        return refuse_card(g, target, "stay" in keys)
    if target in ("hit", "stay", "guild", f"equipment/{hero}"):
        return refuse_action(g, "stay" in keys)
    return refuse_place(str(target))


def not_asked(g: Pontoon, hero: int) -> Refusal:
    if g.phase == "turn_move" and g.members(hero) >= PARTY_LIMIT:
        return Refusal("Your party is full: with five members you stay at once.", "2.2")
    if g.phase == "turn_move" and g.stayed[hero]:
        return Refusal("You have stayed: nothing more to do until Battle.", "2.3")
    return Refusal("It is another hero's turn.", "2.1")


def refuse_action(g: Pontoon, plain_turn: bool) -> Refusal:
    """Hit or Stay, by button or by the cards that stand for them."""
    if plain_turn:
        return Refusal("The guild is empty: no more companions to hire.", "2.2")
    if g.phase == "battle":
        return Refusal("It is Battle: nobody hits or stays any more.", "2.3")
    return Refusal("First finish the ability that is being used.", "4.1")


def refuse_card(g: Pontoon, card: int, plain_turn: bool) -> Refusal:
    name = g.content.name(card)
    if card >= g.content.first_quest:
        return Refusal(f"{name} is won in Battle, by a party that meets its condition.", "3.2")
    if plain_turn:
        return Refusal(f"{name} is not for choosing now: Hit or Stay.", "2.1")
    for other in range(g.seats):
        if card in g.companions(other) and g.stayed[other] and g.phase == "turn_move":
            return Refusal(f"{name} is out of reach: its hero has stayed.", "4.1")
    return Refusal(f"The ability that is being used cannot pick {name}.", "4.1")


def refuse_place(zone: str) -> Refusal:
    family = zone.partition("/")[0]
    if family in ("armoury", "equipment"):
        return Refusal("One Equipment each, and it stays hidden until Battle.", "1.3")
    if family in ("quest", "quests", "warning", "won"):
        return Refusal("Quests are won in Battle, by a party that meets the condition.", "3.2")
    return Refusal("That is no choice now.", "2.1")
