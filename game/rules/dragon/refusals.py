"""Dragon Attack!, refusals: why something pointed at cannot be chosen now, with its rule."""

from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.counters import CLASSES
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking, roads
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import FRONT_OF, Dragon, called


def why_not(g: Dragon, hero: int, target: Any) -> Refusal | None:
    """`target` is a counter, a zone, a hex ("hex/6,5") or an option's key; None when it is a legal choice now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "9")
    if decision.player != hero:
        return not_asked(g, hero)
    if any(target in (option.at, option.key) for option in decision.options):
        return None
    if isinstance(target, int):
        return refuse_counter(g, hero, target)
    space = g.kingdom.by_key.get(str(target).removeprefix("hex/"), -1)
    return refuse_space(g, hero, space) if space >= 0 else refuse_thing(g, hero, str(target))


def not_asked(g: Dragon, hero: int) -> Refusal:
    """The sentence for whoever is not asked, also in the midst of a turn of their own."""
    match g.about:
        case Choosing():
            return Refusal("Another player picks a hero first.", "2.2")
        case Retreating():
            return Refusal("Another player says where the loser is moved back to.", "8.4")
        case Considering(other=other) if other == hero:
            return Refusal("The other player thinks about what you offer.", "7.2")
        case Bargaining(other=other, reply=True) if other == hero:
            return Refusal("The other player makes an offer in return.", "7.2")
        case Looting(loser=loser) if loser == hero:
            return Refusal("The winner takes from you first.", "8.2")
    if g.active == hero:
        return Refusal("Another player has to choose first.", "3")
    return (
        Refusal("You rest: your next turn is skipped.", "8.5")
        if g.resting[hero]
        else Refusal("It is another player's turn.", "3")
    )


def unanswered(g: Dragon) -> Refusal:
    """What has to be answered before anything else."""
    match g.about:
        case Choosing():
            return Refusal("First pick one of the heroes that are left, on its starting point.", "2.2")
        case Sailing():
            return Refusal("First sail somewhere, or roll the die.", "5.3")
        case Walking():
            return Refusal("First say where your move ends.", "5.1")
        case Searching():
            return Refusal("First say whether you search this space.", "6.1")
        case Finding(card=card):
            return Refusal(f"First say whether you take {g.content.name(card)}.", "6.3")
        case Defending():
            return Refusal("First say whether you fight the Dragon.", "4.3")
        case Facing():
            return Refusal("First say whom of the heroes here you face.", "7.1")
        case Bargaining(other=other) | Considering(other=other):
            return Refusal(f"First fight or trade with {called(other)}.", "7.1")
        case Looting(loser=loser):
            return Refusal(f"First say what you take from {called(loser)}.", "8.2")
        case Retreating(loser=loser):
            return Refusal(f"First say where {called(loser)} is moved back to.", "8.4")
        case Stepping():
            return Refusal("First take the extra step, or stay.", "7.3")
    raise ValueError(f"no question is about {g.about}")


# --- counters, zones and keys


def refuse_counter(g: Dragon, hero: int, card: int) -> Refusal:
    """The sentence for a counter that is not offered."""
    name = g.content.name(card)
    match g.about:
        case Bargaining(other=other) | Considering(other=other):
            if not any(card in g.zones[FRONT_OF[side]] for side in (hero, other)):
                return Refusal(f"{name} lies in front of neither of you: it cannot be traded.", "7.2")
            if isinstance(g.about, Bargaining):
                return Refusal("The offer has been changed often enough: make it as it is, or fight.", "7.2")
            return Refusal(
                "An offer is answered as it is: agree or fight."
                if g.about.reply
                else "An offer is answered as it is: agree, fight, or make another.",
                "7.2",
            )
        case Looting(loser=loser):
            if card not in g.zones[FRONT_OF[loser]]:
                return Refusal(f"{name} does not lie in front of {called(loser)}.", "8.2")
            class_ = CLASSES[g.content.counters[card].class_ or ""]
            return Refusal(f"{name} stays: your party has its class already, {class_}.", "8.2")
    return unanswered(g)


def refuse_thing(g: Dragon, hero: int, target: str) -> Refusal:
    """The sentence for a zone or a key that is not offered."""
    family, _, seat = target.partition("/")
    if family == "hoard":
        return Refusal("The hoard goes to whoever slays the Dragon.", "9.2")
    if family == "home":
        return Refusal("What is at home is safe: it is neither taken nor traded.", "6.5")
    if seat.isdigit() and not isinstance(g.about, Choosing) and int(seat) not in (hero, *g.here(hero)):
        return Refusal("You can only fight or trade with a hero on your own space.", "7.1")
    if family.startswith("boat:"):
        return Refusal("A boat is used before the roll, from a space on a river or the sea to another.", "5.3")
    match g.about, target:
        case Bargaining(offer=()), "offer":
            return Refusal("A trade needs at least one counter.", "7.2")
        case Bargaining(), "offer":
            return Refusal("One of you would have two of a class in the party.", "7.2")
        case Considering(reply=True), "counter":
            return Refusal("That was the offer in return: agree or fight.", "7.2")
        case Choosing(), _ if any(target == counter.id for counter in g.content.heroes):
            return Refusal("Another player has picked that hero.", "2.2")
    return unanswered(g)


# --- spaces


def refuse_space(g: Dragon, hero: int, space: int) -> Refusal:
    """The sentence for a space of the map that is not offered, by what the question is about."""
    match g.about:
        case Choosing():
            return Refusal("Another player has picked that hero.", "2.2") if space in g.at else unanswered(g)
        case Walking():
            return refuse_move(g, hero, space)
        case Retreating():
            return refuse_retreat(g, g.about, space)
        case Sailing(here=here):
            return refuse_voyage(g, hero, here, space)
        case Stepping():
            return refuse_step(g, hero, space)
    return unanswered(g)


def refuse_move(g: Dragon, hero: int, space: int) -> Refusal:
    if g.kingdom.one(space) & g.closed(hero):
        return CLOSED
    if not g.space(space).land:
        return Refusal("A move cannot end on water.", "5.2")
    open_, passing = roads(g, hero)
    steps = len(g.kingdom.way(g.at[hero], space, 99, open_, passing))
    if steps:
        return Refusal(f"Too far: {steps} steps, and the roll is {g.rolled}.", "5.1")
    if open_ & ~g.kingdom.land:
        return Refusal("No way leads there from here: starting points or heroes are in between.", "5.1")
    return Refusal("There is no way by land from here: water, starting points or heroes are in between.", "5.2")


def refuse_voyage(g: Dragon, hero: int, here: int, space: int) -> Refusal:
    if space == here:
        return Refusal("That is where you are: sail elsewhere, or roll the die.", "5.3")
    if g.kingdom.one(space) & g.closed(hero):
        return CLOSED
    return Refusal("A boat goes from one space that land shares with water to another.", "5.3")


def refuse_retreat(g: Dragon, about: Retreating, space: int) -> Refusal:
    """Told of the loser, whoever moves it."""
    loser, short, far = about
    kingdom, name = g.kingdom, called(loser)
    if not g.space(space).land:
        return Refusal("A loser is never moved onto water.", "8.4")
    if kingdom.one(space) & g.closed(loser):
        return Refusal(f"That starting point is closed to {name}: it is another hero's.", "5.1")
    if space == g.at[loser]:
        return Refusal(f"{name.capitalize()} has to leave this space.", "8.4")
    if kingdom.one(space) & g.occupied():
        return Refusal("The space must be empty.", "8.4")
    open_ = kingdom.land & ~g.closed(loser)
    away = len(kingdom.way(g.at[loser], space, 99, open_, open_))
    if not away:
        return Refusal("No way by land leads there: water or starting points are in between.", "8.4")
    if far == short:
        return Refusal(
            f"{name.capitalize()} is moved exactly as far as the roll fell short, {short}, and this is {away} away.",
            "8.4",
        )
    return Refusal(f"No space {short} away is empty, so {name} is moved {far}, and this is {away} away.", "8.4")


def refuse_step(g: Dragon, hero: int, space: int) -> Refusal:
    if g.kingdom.one(space) & g.closed(hero):
        return CLOSED
    if not g.space(space).land or not g.kingdom.one(space) & g.kingdom.near(g.kingdom.one(g.at[hero])):
        return Refusal("The extra step leads to a land space next to you.", "7.3")
    return Refusal("The extra step needs a space with nothing on it.", "7.3")


CLOSED = Refusal("That is another hero's starting point: nobody else may enter it.", "5.1")
