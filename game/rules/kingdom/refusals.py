"""Dungeon & Kingdom, refusals: why something pointed at cannot be chosen now, with its rule."""

from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.aftermath import Raiding, Trimming
from game.rules.kingdom.cutting import lines_of, matches
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Searching, Summoning
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Releasing, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import ARRAY_OF, HAND_OF, MATRIX, SEEN_BY, SLOTS, TREASURY_OF, Kingdom

TAKEN = Refusal("You have taken your card for this turn.", "3.1")
USED = Refusal("You have cut with your card in this turn.", "3.3")
FIRST = Refusal("First say what the card you have taken does.", "3")
TAKE = Refusal("First take a card from the matrix.", "3.1")


def why_not(g: Kingdom, player: int, target: Any) -> Refusal | None:
    """`target` is a card, a zone or an option's key; None when it is a legal choice of this player now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "8.4")
    if decision.player != player:
        return Refusal("It is another player's turn.", "2.1")
    if any(target in (option.at, option.key) or alike(g, target, option.at) for option in decision.options):
        return None
    if isinstance(g.about, Taking):
        return refuse_take(target)
    zone = zone_of(g, target)
    if zone in MATRIX or zone.startswith("take:"):
        return TAKEN
    if isinstance(g.about, Using):
        return refuse_use(g, player, target, zone)
    if zone.partition(":")[0].partition("/")[0] in ("queue", "cut", "dismiss", "line"):
        return USED
    if isinstance(g.about, Resolving):
        return refuse_resolve(g, player, target, zone)
    return refuse_within(g, player, target, zone)


def alike(g: Kingdom, target: Any, offered: Any) -> bool:
    """Whether two cards are equal and lie in one place: then they are one choice."""
    if not isinstance(target, int) or not isinstance(offered, int) or g.content.word(target) != g.content.word(offered):
        return False
    return any(target in cards and offered in cards for cards in g.zones.values())


def zone_of(g: Kingdom, target: Any) -> str:
    """Where a card lies; a place or a key as it is."""
    return next(zone for zone, cards in g.zones.items() if target in cards) if isinstance(target, int) else str(target)


# --- the card of the turn


def refuse_take(target: Any) -> Refusal:
    """While a card is taken: the cells that hold one are all offered."""
    word = str(target).partition(":")[0].partition("/")[0]
    if word in ("matrix", "take"):
        return Refusal("This cell is empty.", "3.1")
    if word in ("deck", "discard"):
        end = " When the deck is empty, the end is near." if word == "deck" else ""
        return Refusal(f"Cards are taken from the matrix alone.{end}", "3.1")
    return TAKE


def refuse_use(g: Kingdom, player: int, target: Any, zone: str) -> Refusal:
    """While it is said what the taken card does."""
    array, card = g.zones[ARRAY_OF[player]], g.zones["taken"][0]
    new, cuts = g.content.name(card), lines_of(g.content, array, card)
    if isinstance(target, int):
        name = g.content.name(target)
        if target == card:
            return Refusal(f"You have taken {name}: now say what it does.", "3.1")
        if zone == ARRAY_OF[player] and matches(g.content, card, target):
            return Refusal(f"{new} can cut here: choose the line on either side of {name}.", "3.3")
        if zone == ARRAY_OF[player]:
            return Refusal(f"{new} and {name} differ in colour: no cut here.", "3.3")
        if zone == HAND_OF[player]:
            return Refusal(f"{name} is in your hand: it is of use after a cut.", "4.4")
        return FIRST
    word = zone.partition(":")[0].partition("/")[0]
    if word == "queue" or zone == ARRAY_OF[player]:
        return Refusal(f"Your Array is full: {'cut it' if cuts else 'dismiss it'}.", "3.2")
    if word in ("cut", "line"):
        if not array:
            return Refusal("There is no card in your Array to cut at.", "3.3")
        return Refusal("A line must touch a card of the same colour, or a Princess.", "3.3")
    if word in ("dismiss", "discard"):
        if len(array) < SLOTS:
            return Refusal("Dismiss is for a full Array alone.", "3.4")
        return Refusal("This card can cut, so it may not be dismissed.", "3.4")
    return FIRST


# --- fights and deeds


def refuse_resolve(g: Kingdom, player: int, target: Any, zone: str) -> Refusal:
    """While fights and deeds are chosen: what the thing pointed at is for."""
    if not isinstance(target, int) or not g.viewers(target, zone) >> player & 1:
        return Refusal("Fight in the Kingdom, act in the Dungeon, or be done.", "4.1")
    name, monster, family = g.content.name(target), g.content.is_monster(target), zone.partition("/")[0]
    mine = zone.endswith(f"/{player}")
    match family:
        case "kingdom" if monster:
            return Refusal(f"Your hand and Kingdom cannot pay for {name}.", "4.3")
        case "kingdom":
            return Refusal(f"{name} lies in the Kingdom: it pays for fights, deeds are done in the Dungeon.", "4.4")
        case "dungeon":
            return Refusal(f"No Adventurer in hand or Dungeon can control {name}.", "4.5")
        case "hand" if mine:
            return Refusal(f"{name} is in your hand: it pays, controls, or goes with an Angel.", "4.4")
        case "hand":
            return Refusal("It is in another player's hand, where only a Ninja takes cards.", "5.7")
        case "treasury" if mine:
            return Refusal("Gems are given through a Princess.", "5.1")
        case "treasury":
            return Refusal("It is another player's Gem: only a Hungry Dragon eats it.", "6.3")
        case "graveyard" if mine:
            return Refusal(f"{name} lies in your Graveyard: only an Undead Reaper lets it go.", "6.6")
        case "array" if monster:
            return Refusal(f"{name} waits in another player's Array: only a Giant Robot fights it there.", "6.5")
        case "array":
            return Refusal(f"{name} waits in another player's Array: only a Harpy takes it.", "6.4")
    return Refusal(f"{name} lies neither in your Kingdom nor in your Dungeon.", "4.1")


# --- inside a fight, a deed, a power, or the Aftermath


def refuse_within(g: Kingdom, player: int, target: Any, zone: str) -> Refusal:
    """While anything else is asked: what is asked, and where it can be said, what is wrong with this card."""
    about = subject(g)
    now, rule = question(g, "it" if about is not None and target == about else "")
    if not isinstance(target, int) or not g.viewers(target, zone) >> player & 1:
        return Refusal(f"Now {now}.", rule)
    name = g.content.name(target)
    if target == about:
        return Refusal(f"{name} it is: now {now}.", rule)
    return Refusal(wrong_card(g, player, target, zone) or f"{name} is no choice here: {now}.", rule)


def subject(g: Kingdom) -> int | None:
    """The card that the question is about; None where it is about none."""
    match g.about:
        case (
            Controlling(monster=card)
            | Paying(monster=card)
            | Splitting(monster=card)
            | Guiding(guest=card)
            | Placing(card=card)
        ):
            return card
    return None


def wrong_card(g: Kingdom, player: int, card: int, zone: str) -> str:
    """What is wrong with a card that looks like a choice; "" where nothing more is to be said of it."""
    name, monster = g.content.name(card), g.content.is_monster(card)
    theirs = zone.startswith("array/") and zone != ARRAY_OF[player]
    match g.about:
        case Controlling() if zone == "kingdom" and not monster:
            return f"{name} lies in the Kingdom: Monsters are controlled from hand and Dungeon."
        case Paying() | Splitting() if zone == "dungeon" and not monster:
            return f"{name} lies in the Dungeon: fights are paid for from hand and Kingdom."
        case Paying() | Splitting() if zone in ("kingdom", HAND_OF[player]) and not monster:
            return f"{name} alone is no answer: choose one of the ways to pay."
        case Navigating() if zone in ("kingdom", "dungeon"):
            return f"{name} is a Monster: an Angel takes an Adventurer along."
        case Giving() if zone.startswith("treasury/") and zone != TREASURY_OF[player]:
            return "It is another player's Gem: a Princess gives your own."
        case Grappling() if theirs:
            return f"{name} is a Monster: a Harpy takes Adventurers alone."
        case Conquering(fewer) if theirs and monster:
            return f"Your hand and Kingdom cannot pay for {name}, even with {fewer} fewer."
        case Conquering() if theirs:
            return f"{name} is an Adventurer: a Giant Robot fights Monsters."
        case Releasing() if zone.startswith("graveyard/"):
            return f"{name} lies in another player's Graveyard: only your own Monsters are let go."
    return ""


def question(g: Kingdom, called: str = "") -> tuple[str, str]:
    """What the player is asked to do, after "now", and where the rulebook speaks of it; `called` stands for the name of
    the card in question."""
    content = g.content
    match g.about:
        case Controlling(monster):
            return f"choose who controls {called or content.name(monster)}", "4.5"
        case Paying(monster):
            return f"choose how to pay for {called or content.name(monster)}", "4.3"
        case Splitting():
            return "choose which cards come from the Kingdom and which from your hand", "4.3"
        case Giving():
            return "choose which of your Gems you give", "5.1"
        case Navigating():
            return "choose an Adventurer of your hand, Kingdom or Dungeon, who becomes a Gem", "5.3"
        case Guiding(guest):
            deed, name = content.of(guest).deed, called or content.name(guest)
            return f"say whether {deed} is used before {name} becomes a Gem", "5.3"
        case Riding():
            return "choose a card of your Kingdom or Dungeon to change sides, or move no more", "5.5"
        case Summoning():
            return "choose one of the cards you have looked at", "5.6"
        case Placing(card, source):
            rule = "5.6" if source in SEEN_BY else "6.4"
            return f"choose the side for {called or content.name(card)}, Kingdom or Dungeon", rule
        case Searching():
            return "choose whose hand you search, of those with the most cards", "5.7"
        case Looting():
            return "choose a card of the hand you search", "5.7"
        case Devouring():
            return "choose the colour of Gems that is eaten", "6.3"
        case Tasting(kind):
            return f"say whether white Gems are {content.adventurers[kind].colour} too", "6.3"
        case Grappling():
            return "choose an Adventurer of another player's Array", "6.4"
        case Conquering():
            return "choose a Monster of another player's Array", "6.5"
        case Releasing():
            return "choose which Monsters of your Graveyard you let go, or no more", "6.6"
        case Trimming():
            return "choose a card of your hand to discard", "7.1"
        case Raiding():
            return "choose which Monster leaves", "7.3"
    raise ValueError(f"no question of Dungeon & Kingdom is about {g.about}")
