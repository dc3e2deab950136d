"""Dungeon & Kingdom, refusals: why something pointed at cannot be chosen now, with its rule."""
from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.kingdom.cutting import lines_of, matches
from game.rules.kingdom.state import ARRAY_OF, HAND_OF, MATRIX, SLOTS, Kingdom

FIRST = "First say what the card you have taken does."
SECTIONS = {"resolve": "4.1", "control": "4.5", "pay": "4.3", "pay_from": "4.3", "happiness": "5.1", "navigate": "5.3",
            "guide": "5.3", "gallop": "5.5", "pick_summoned": "5.6", "place_summoned": "5.6", "pick_victim": "5.7",
            "pick_loot": "5.7", "devour": "6.3", "taste": "6.3", "grapple": "6.4", "place_caught": "6.4",
            "conquer": "6.5", "requiem": "6.6", "trim_hand": "7.1", "raid": "7.3"}


def why_not(g: Kingdom, player: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this player now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "8.4")
    if decision.player != player:
        return Refusal("It is another player's turn.", "2.1")
    if any(target in (option.at, option.key) or alike(g, target, option.at) for option in decision.options):
        return None
    if isinstance(target, int):
        return refuse_card(g, player, target)
    word = str(target).partition(":")[0].partition("/")[0]
    if g.phase == "action":
        return refuse_action(g, player, word)
    if word in ("take", "queue", "cut", "dismiss", "matrix"):
        return Refusal("You have taken your card for this turn.", "3.1")
    return Refusal("That is no choice now.", section(g))


def alike(g: Kingdom, target: Any, offered: Any) -> bool:
    """Whether two cards are equal and lie in one place: then they are one choice."""
    if not isinstance(target, int) or not isinstance(offered, int) or g.content.word(target) != g.content.word(offered):
        return False
    return any(target in cards and offered in cards for cards in g.zones.values())


def section(g: Kingdom) -> str:
    """Where the rulebook speaks of the present question."""
    return SECTIONS.get(g.asked[0].partition(".")[2], "4")


def refuse_action(g: Kingdom, player: int, word: str) -> Refusal:
    """The sentence for an action that is not open to the player who takes or uses a card."""
    array = g.zones[ARRAY_OF[player]]
    if not g.zones["taken"]:
        if word in ("matrix", "take"):
            return Refusal("This cell is empty.", "3.1")
        if word in ("deck", "discard"):
            return Refusal("Cards are taken from the matrix alone.", "3.1")
        return Refusal("First take a card from the matrix.", "3.1")
    if word in ("queue", "array") and len(array) >= SLOTS:
        return Refusal("Your Array is full: Cut or Dismiss.", "3.2")
    if word in ("cut", "line"):
        if not array:
            return Refusal("There is no card in your Array to cut at.", "3.3")
        return Refusal("A line must touch a card of the same colour, or a Princess.", "3.3")
    if word in ("dismiss", "discard"):
        if len(array) < SLOTS:
            return Refusal("Dismiss is for a full Array alone.", "3.4")
        if lines_of(g.content, array, g.zones["taken"][0]):
            return Refusal("This card can cut, so it may not be dismissed.", "3.4")
    return Refusal(FIRST, "3")


def refuse_card(g: Kingdom, player: int, card: int) -> Refusal:
    """The sentence for a card that is not offered to the player who is asked."""
    name, monster = g.content.name(card), g.content.is_monster(card)
    zone = next(zone for zone, cards in g.zones.items() if card in cards)
    if zone in MATRIX:
        return Refusal("You have taken your card for this turn.", "3.1")
    if g.phase == "action":
        return refuse_card_in_action(g, player, card, zone)
    if g.asked[0] in ("kingdom.control", "kingdom.pay", "kingdom.pay_from") and card == g.asked[2]:
        what = "who controls" if g.asked[0] == "kingdom.control" else "how to pay for"
        return Refusal(f"{name} it is: now choose {what} it.", section(g))
    if g.asked[0] != "kingdom.resolve":
        return Refusal(f"{name} is no legal choice for this.", section(g))
    if zone == "kingdom":
        if monster:
            return Refusal(f"Your hand and Kingdom cannot pay for {name}.", "4.3")
        return Refusal(f"{name} lies in the Kingdom: it pays for fights, deeds are done in the Dungeon.", "4.4")
    if zone == HAND_OF[player]:
        return Refusal(f"{name} is in your hand: it pays, controls, or goes with an Angel.", "4.4")
    if zone == "dungeon":
        return Refusal(f"No Adventurer in hand or Dungeon can control {name}.", "4.5")
    if zone.startswith("treasury"):
        return Refusal("Gems are given through a Princess.", "5.1")
    return Refusal(f"{name} is no legal choice for this.", "4")


def refuse_card_in_action(g: Kingdom, player: int, card: int, zone: str) -> Refusal:
    """The sentence for a card that does not lie in the matrix while a card is taken and used."""
    name, taken = g.content.name(card), g.zones["taken"]
    if not taken:
        return Refusal("First take a card from the matrix.", "3.1")
    if card in taken:
        return Refusal(f"You have taken {name}: now say what it does.", "3.1")
    new = g.content.name(taken[0])
    if zone == ARRAY_OF[player] and matches(g.content, taken[0], card):
        return Refusal(f"{new} can cut here: choose the line on either side of {name}.", "3.3")
    if zone == ARRAY_OF[player]:
        return Refusal(f"{new} and {name} differ in colour: no cut here.", "3.3")
    if zone == HAND_OF[player]:
        return Refusal(f"{name} is in your hand: it is of use after a cut.", "4.4")
    return Refusal(FIRST, "3")
