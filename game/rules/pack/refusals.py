"""The Monster Pack, refusals: why something pointed at cannot be chosen now, with its section of the rulebook."""
from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.pack.cards import TITLES, WILD
from game.rules.pack.state import COLUMNS, MonsterPack


def why_not(g: MonsterPack, player: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this player now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "4.1")
    if str(target).startswith("concede:"):
        return None
    if decision.player != player:
        return Refusal("The other player says first where a monster enters.", "2.2") if g.mover == player else Refusal(
            "It is the other player's turn.", "2")
    if any(target in (option.at, option.key) for option in decision.options):
        return None
    zone = zone_of(g, target) if isinstance(target, int) else str(target)
    family, _, place = zone.partition("/")
    if family == "hand":
        return refuse_hand(g, player, target)
    if family in ("waiting", "active"):
        seat, column = (int(part) for part in place.split("/"))
        return refuse_waiting(g, player, seat, column) if family == "waiting" else refuse_active(g, player, seat)
    if family in ("deck", "discard"):
        return refuse_pile(family)
    return refuse_step(g, zone)


def zone_of(g: MonsterPack, card: int) -> str:
    return next((zone for zone, cards in g.zones.items() if card in cards), "")


def refuse_hand(g: MonsterPack, player: int, target: Any) -> Refusal:
    asked = g.asked[0]
    if asked == "pack.pay" and isinstance(target, int):
        column: int = g.asked[3]
        monster = g.waiting_at(player, column)
        assert monster is not None
        if g.content.types[monster] == WILD:
            return Refusal("A White Wild monster is boosted with another White Wild card alone.", "2.4")
        colour = TITLES[g.content.cards[monster].type]
        return Refusal(f"The price is a card of the monster's colour, {colour}, or White Wild.", "2.4")
    if asked == "pack.place":
        return Refusal("Choose a free waiting spot for the monster you picked.", "2.3")
    if asked == "pack.offer":
        return Refusal("First choose the waiting monster to boost; the card to discard comes after.", "2.4")
    return Refusal("A monster is entering: choose where first.", "2.2")


def refuse_waiting(g: MonsterPack, player: int, seat: int, column: int) -> Refusal:
    asked, card = g.asked[0], g.waiting_at(seat, column)
    if seat != player:
        return Refusal("Only your own waiting area is yours to use.", "2")
    if asked == "pack.pick":
        return Refusal("First choose a monster from your hand to summon.", "2.3")
    if asked == "pack.place":
        return Refusal("That waiting spot is taken.", "2.3")
    if asked == "pack.offer" and card is not None:
        return refuse_boost(g, player, column)
    if asked == "pack.pay":
        return Refusal("First choose the card to discard for the boost." if column == g.asked[3] else
                       "Another monster is being boosted: choose the card to discard for it.", "2.4")
    if asked in ("pack.enter", "pack.door"):
        return Refusal("Only a monster without a die enters, into a free spot next to it.", "2.2")
    return Refusal("There is no monster to boost.", "2.4")


def refuse_boost(g: MonsterPack, player: int, column: int) -> Refusal:
    spot = player * COLUMNS + column
    if g.boosted[spot]:
        return Refusal("This monster has been boosted: once is all it gets.", "2.4")
    if not g.die[spot]:
        return Refusal("It is blocked: without a die there is nothing to boost.", "2.4")
    return Refusal("You have no card of its colour, and no White Wild, to pay with.", "2.4")


def refuse_active(g: MonsterPack, player: int, seat: int) -> Refusal:
    if g.asked[0] == "pack.door" and seat == player:
        return Refusal("A monster enters a free spot straight ahead of it or diagonally.", "2.2")
    return Refusal("Active monsters fight by themselves in the Duel step.", "3.1")


def refuse_pile(family: str) -> Refusal:
    if family == "deck":
        return Refusal("Cards are drawn in the Draw step alone, up to six.", "2.1")
    return Refusal("Discarded cards stay out of the game.", "2.1")


def refuse_step(g: MonsterPack, key: str) -> Refusal:
    """A choice by its key that belongs to another step."""
    word = key.partition(":")[0]
    if word in ("boost", "pay", "pass"):
        if g.turn == 1:
            return Refusal("The starting player cannot boost in the first turn.", "2.4")
        if g.boost_used:
            return Refusal("You have boosted in this turn: one boost a turn.", "2.4")
        return Refusal("Boosting comes right before or after the Duel.", "2.4")
    if word in ("summon", "spot", "none"):
        return Refusal("One monster is summoned each turn, after the Countdown.", "2.3")
    return Refusal("That is no choice now.", "2")
