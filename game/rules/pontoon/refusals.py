"""Monster Pontoon 21, refusals: why something pointed at cannot be chosen now, with its section of the rulebook."""
from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.pontoon.abilities import Picking, Using
from game.rules.pontoon.deeds import Placing
from game.rules.pontoon.state import PARTY_LIMIT, Pontoon
from game.rules.pontoon.turn_move import Declaring


def why_not(g: Pontoon, hero: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this hero now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "3.4")
    if decision.player != hero:
        return not_asked(g, hero)
    if any(target in (option.at, option.key) for option in decision.options):
        return None
    if isinstance(target, int):
        return refuse_card(g, target)
    if target in ("hit", "stay", "guild", f"equipment/{hero}"):
        return refuse_action(g)
    return refuse_place(str(target))


def not_asked(g: Pontoon, hero: int) -> Refusal:
    if g.phase == "turn_move" and g.members(hero) >= PARTY_LIMIT:
        return Refusal("Your party is full: with five members you stay at once.", "2.2")
    if g.phase == "turn_move" and g.stayed[hero]:
        return Refusal("You have stayed: nothing more to do until Battle.", "2.3")
    return Refusal("It is another hero's turn.", "2.1")


def refuse_action(g: Pontoon) -> Refusal:
    """Hit or Stay, by button or by the cards that stand for them."""
    if isinstance(g.about, Declaring):
        return Refusal("The guild is empty: no more companions to hire.", "2.2")
    if g.phase == "battle":
        return Refusal("It is Battle: nobody hits or stays any more.", "2.3")
    return unfinished(g)


def unfinished(g: Pontoon) -> Refusal:
    """What has to be answered before anything else."""
    match g.about:
        case Placing(card):
            return Refusal(f"First say where {g.content.name(card)} goes: on top of the guild, or under it.", "4.3")
        case Using(card) | Picking(card):
            return Refusal(f"First finish the ability of {g.content.name(card)}.", "4.1")
    raise ValueError(f"no ability asks about {g.about}")


def refuse_card(g: Pontoon, card: int) -> Refusal:
    name = g.content.name(card)
    if card >= g.content.first_quest:
        return Refusal(f"{name} is won in Battle, by a party that meets its condition.", "3.2")
    if isinstance(g.about, Declaring):
        return Refusal(f"{name} is not for choosing now: Hit or Stay.", "2.1")
    for other in range(g.seats) if isinstance(g.about, Picking) else ():
        if card in g.companions(other) and g.stayed[other] and g.phase == "turn_move":
            return Refusal(f"{name} is out of reach: its hero has stayed.", "4.1")
    if isinstance(g.about, Picking):
        return Refusal(f"{g.content.name(g.about.card)} cannot pick {name}.", "4.1")
    return unfinished(g)


def refuse_place(zone: str) -> Refusal:
    family = zone.partition("/")[0]
    if family in ("armoury", "equipment"):
        return Refusal("One Equipment each, and it stays hidden until Battle.", "1.3")
    if family in ("quest", "quests", "warning", "won"):
        return Refusal("Quests are won in Battle, by a party that meets the condition.", "3.2")
    return Refusal("That is no choice now.", "2.1")
