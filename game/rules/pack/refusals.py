"""The Monster Pack, refusals: why something pointed at cannot be chosen now, with its section of the rulebook."""

from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.pack.cards import TITLES, WILD
from game.rules.pack.state import COLUMNS, REACH, Entering, MonsterPack, Offering, Ordering, Paying, Placing, Summoning

# the first word of an answer's key: the question it belongs to
ANSWERS = {
    "summon": Summoning,
    "none": Summoning,
    "spot": Placing,
    "boost": Offering,
    "pass": Offering,
    "pay": Paying,
    "up": Ordering,
    "to": Entering,
}
AREAS = {"spot": "waiting", "boost": "waiting", "up": "waiting", "to": "active"}


def why_not(g: MonsterPack, player: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this player now. A card in a
    spot is its spot."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "4.1")
    if any(target in (option.at, option.key) for option in decision.aside):
        return None
    if decision.player != player:
        return (
            Refusal("The other player says first where a monster enters.", "2.2")
            if g.mover == player
            else Refusal("It is the other player's turn.", "2")
        )
    zone = zone_of(g, target) if isinstance(target, int) else str(target)
    if any(place in (option.at, option.key) for option in decision.options for place in (target, zone)):
        return None
    family, _, place = zone.partition("/")
    if family == "hand":
        return refuse_hand(g, target) if int(place) == player else Refusal("That is the other player's hand.", "2")
    if family in ("waiting", "active"):
        seat, column = (int(part) for part in place.split("/"))
        return (refuse_waiting if family == "waiting" else refuse_active)(g, player, seat, column)
    if family == "deck":
        return Refusal("Cards are drawn in the Draw step alone, up to six.", "2.1")
    if family == "discard":
        return Refusal("Discarded cards stay out of the game.", "2.1")
    return refuse_answer(g, player, zone)


def zone_of(g: MonsterPack, card: int) -> str:
    return next((zone for zone, cards in g.zones.items() if card in cards), "")


def first(g: MonsterPack) -> Refusal:
    """What has to be answered before anything else."""
    match g.about:
        case Summoning():
            return Refusal("First choose a monster from your hand to summon.", "2.3")
        case Placing(card):
            return Refusal(f"First choose a free waiting spot for {g.content.name(card)}.", "2.3")
        case Offering():
            return Refusal("First choose the waiting monster to boost; the card to discard comes after.", "2.4")
        case Paying(_, card):
            return Refusal(f"First choose the card to discard for the boost of {g.content.name(card)}.", "2.4")
        case Ordering():
            return Refusal("First choose which of your monsters enters first.", "2.2")
        case Entering(_, card):
            return Refusal(f"First choose where {g.content.name(card)} enters.", "2.2")
    raise ValueError(f"no question is about {g.about}")


# --- cards and spots


def refuse_hand(g: MonsterPack, target: Any) -> Refusal:
    """A card of the own hand, or the hand as a place."""
    if isinstance(g.about, Paying) and isinstance(target, int):
        return refuse_price(g, g.about)
    return first(g)


def refuse_price(g: MonsterPack, about: Paying) -> Refusal:
    if g.content.types[about.card] == WILD:
        return Refusal("A White Wild monster is boosted with another White Wild card alone.", "2.4")
    colour = TITLES[g.content.cards[about.card].type]
    return Refusal(f"The price is a card of the monster's colour, {colour}, or White Wild.", "2.4")


def refuse_waiting(g: MonsterPack, player: int, seat: int, column: int) -> Refusal:
    card = g.waiting_at(seat, column)
    if seat != player:
        return Refusal("Only your own waiting area is yours to use.", "2")
    match g.about:
        case Placing():
            return Refusal("That waiting spot is taken.", "2.3")
        case Offering() if card is None:
            return Refusal("There is no monster to boost here.", "2.4")
        case Offering():
            return refuse_boost(g, player, column)
        case Ordering() if card is None:
            return Refusal("No monster waits here.", "2.2")
        case Ordering() if g.die[player * COLUMNS + column]:
            return Refusal("It waits on: its die is not spent.", "2.2")
        case Ordering():
            return Refusal("It is blocked: no active spot next to it is free.", "2.2")
    return first(g)


def refuse_boost(g: MonsterPack, player: int, column: int) -> Refusal:
    spot = player * COLUMNS + column
    if g.boosted[spot]:
        return Refusal("This monster has been boosted: once is all it gets.", "2.4")
    if not g.die[spot]:
        return Refusal("It is blocked: without a die there is nothing to boost.", "2.4")
    return Refusal("You have no card of its colour, and no White Wild, to pay with.", "2.4")


def refuse_active(g: MonsterPack, player: int, seat: int, column: int) -> Refusal:
    if isinstance(g.about, Entering) and seat == player:
        if column in REACH[g.adjacency][g.about.column]:
            return Refusal("That active spot is taken.", "2.2")
        return Refusal("A monster enters a free spot straight ahead of it or diagonally.", "2.2")
    if g.active_at(seat, column) is not None:
        return Refusal("Active monsters fight by themselves in the Duel step.", "3.1")
    if seat != player:
        return Refusal("Only your own active area is yours to use.", "2")
    return Refusal("An active spot is for a monster whose die is spent.", "2.2")


# --- answers by their keys


def refuse_answer(g: MonsterPack, player: int, key: str) -> Refusal:
    """An answer that is not offered: for the present question why this one is none, for another one when it comes."""
    word, _, rest = key.partition(":")
    question = ANSWERS.get(word)
    if question is None:
        return Refusal("That is no choice now.", "2")
    if isinstance(g.about, question):
        return refuse_own(g, player, word, rest)
    if player != g.mover and question not in (Ordering, Entering):
        return Refusal("In the other player's turn you say only where your monsters enter.", "2.2")
    if question is Paying and isinstance(g.about, Offering) or question is Placing and isinstance(g.about, Summoning):
        return first(g)
    if question in (Offering, Paying):
        return refuse_boosting(g)
    if question in (Summoning, Placing):
        return (
            first(g)
            if isinstance(g.about, Placing)
            else Refusal("One monster is summoned each turn, after the Countdown and before the boost.", "2.3")
        )
    return (
        first(g)
        if isinstance(g.about, Ordering | Entering)
        else Refusal("A monster enters when its die is spent and a spot next to it is free.", "2.2")
    )


def refuse_own(g: MonsterPack, player: int, word: str, rest: str) -> Refusal:
    """An answer that belongs to the present question and is not among its options."""
    if word in AREAS and rest.isdecimal() and 1 <= int(rest) <= COLUMNS:
        return (refuse_active if word == "to" else refuse_waiting)(g, player, player, int(rest) - 1)
    if word == "none":
        return Refusal("A monster has to be summoned while there is a card and a free spot.", "2.3")
    held = [g.content.id(card) for card in g.hand(player)]
    if isinstance(g.about, Paying) and rest.partition(":")[0] in held:
        return refuse_price(g, g.about)
    return Refusal("That card is not in your hand." if word in ("summon", "pay") else "That is no choice now.", "2")


def refuse_boosting(g: MonsterPack) -> Refusal:
    if isinstance(g.about, Paying):
        return first(g)
    if g.turn == 1:
        return Refusal("The starting player cannot boost in the first turn.", "2.4")
    if g.boost_used:
        return Refusal("You have boosted in this turn: one boost a turn.", "2.4")
    return Refusal("Boosting comes right before or after the Duel.", "2.4")
