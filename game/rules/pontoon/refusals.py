"""Monster Pontoon 21, refusals: why something pointed at cannot be chosen now, with its section of the rulebook."""

from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.pontoon.abilities import Peeking, Picking, Using
from game.rules.pontoon.cards import EQUIPMENT
from game.rules.pontoon.changes import Placing
from game.rules.pontoon.state import EQUIPMENT_OF, PARTY_LIMIT, Pontoon
from game.rules.pontoon.turn_move import Declaring

A_TYPE = {"adventurer": "an Adventurer", "monster": "a Monster"}


def why_not(g: Pontoon, hero: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this hero now. Equipment in a
    party is its place."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "3.4")
    if decision.player != hero:
        return not_asked(g, hero)
    if isinstance(target, str) and target in g.content.ids:
        target = g.content.ids[target]
    places = [target, *places_of(g, target)] if isinstance(target, int) else [target]
    if any(place in (option.at, option.key) for option in decision.options for place in places):
        return None
    return refuse_card(g, target) if isinstance(target, int) else refuse_place(g, str(target))


def places_of(g: Pontoon, card: int) -> list[str]:
    """The place of Equipment that lies in a party; no place for other cards."""
    return [EQUIPMENT_OF[hero] for hero in range(g.seats) if card in g.zones[EQUIPMENT_OF[hero]]]


def not_asked(g: Pontoon, hero: int) -> Refusal:
    if g.phase == "battle":
        return Refusal("Another hero's Equipment acts first.", "3.1")
    if g.members(hero) >= PARTY_LIMIT:
        return Refusal("Your party is full: with five members you stay at once.", "2.2")
    if g.stayed[hero]:
        return Refusal("You have stayed: nothing more to do until Battle.", "2.3")
    if isinstance(g.about, Declaring):
        return Refusal("It is another hero's turn.", "2.1")
    return Refusal("Another hero decides about an ability first.", "4.1")


def unfinished(g: Pontoon) -> Refusal:
    """What has to be answered before anything else."""
    match g.about:
        case Placing(card):
            return Refusal(f"First say where {g.content.name(card)} goes: on top of the guild, or under it.", "4.3")
        case Using(card):
            return Refusal(f"First say whether to use {g.content.name(card)}.", "4.1")
        case Picking(card) | Peeking(card):
            return Refusal(f"First finish the ability of {g.content.name(card)}.", "4.1")
        case Declaring(may_hit):
            return Refusal("First say Hit or Stay." if may_hit else "The guild is empty: you can only stay.", "2.1")
    raise ValueError(f"no question is about {g.about}")


# --- cards


def refuse_card(g: Pontoon, card: int) -> Refusal:
    name = g.content.name(card)
    if card >= g.content.first_quest:
        return refuse_quest()
    if isinstance(g.about, Declaring):
        return Refusal(f"{name} is not for choosing now: {'Hit or Stay' if g.about.may_hit else 'you stay'}.", "2.1")
    if isinstance(g.about, Picking):
        return refuse_pick(g, g.about, card)
    if isinstance(g.about, Peeking):
        return Refusal(f"{g.content.name(g.about.card)} looks at the Equipment of another hero.", "4.3")
    return unfinished(g)


def refuse_pick(g: Pontoon, about: Picking, card: int) -> Refusal:
    """Why the ability cannot pick this card: what it is, then whose it is."""
    actor, name, kind = g.content.name(about.card), g.content.name(card), g.card(card).type
    if card == about.card:
        return Refusal(f"{actor} cannot pick itself.", "4.1")
    if kind == EQUIPMENT:
        return Refusal(f"{actor} picks a companion, and Equipment is none.", "0.3")
    if not g.is_companion(card):
        return Refusal(f"{name} is in no party now.", "4.1")
    if about.type not in ("any", kind):
        return Refusal(f"{actor} picks {A_TYPE[about.type]}, and {name} is none.", "4.1")
    owner = g.owner(card)
    if about.of == "own" and owner != g.question.player:
        return Refusal(f"{actor} picks among your own companions.", "4.1")
    if about.of == "other_in_play" and owner == g.question.player:
        return Refusal(f"{actor} picks a companion of another hero.", "4.1")
    if about.of == "other_in_play" and g.stayed[owner]:
        return Refusal(f"{name} is out of reach: its hero has stayed.", "4.1")
    return Refusal(f"{name} counts {g.count(card)}: another companion of yours is weaker.", "4.2")


# --- places and answers


def refuse_quest() -> Refusal:
    return Refusal("Quests are won in Battle, by a party that meets the condition.", "3.2")


def refuse_place(g: Pontoon, place: str) -> Refusal:
    family = place.partition("/")[0]
    if family in ("quest", "quests", "warning", "won"):
        return refuse_quest()
    if family == "armoury":
        return Refusal("One Equipment each: the others wait for the next round.", "1.3")
    if place in ("hit", "stay") and g.phase == "battle":
        return Refusal("It is Battle: nobody hits or stays any more.", "2.3")
    if isinstance(g.about, Declaring):
        return refuse_undeclared(g.about, place, family)
    if isinstance(g.about, Picking) and family == "equipment":
        return Refusal(f"{g.content.name(g.about.card)} picks a companion, and Equipment is none.", "0.3")
    if isinstance(g.about, Peeking) and family == "equipment":
        return Refusal("Your own Equipment you may look at whenever you like.", "1.3")
    return unfinished(g)


def refuse_undeclared(about: Declaring, place: str, family: str) -> Refusal:
    """A place or an answer that is not for a hero who declares Hit or Stay."""
    if place in ("hit", "guild"):
        return Refusal("The guild is empty: no more companions to hire.", "2.2")
    if family == "equipment":
        return Refusal("The Equipment of others stays hidden until Battle.", "1.3")
    return Refusal(f"That is no choice now: {'Hit or Stay' if about.may_hit else 'you stay'}.", "2.1")
