"""Monster Pontoon 21, words: what has happened, as a line of the log, and answers that say what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.events import Changed, Chose, Event, Looked, Moved, Revealed, Said
from game.engine.game import Passed
from game.engine.phrases import Phrase
from game.engine.words import Form, Names, Sentence, counted, seat, told, victory
from game.rules.pontoon.abilities import Picking, Using
from game.rules.pontoon.cards import Content, Quest
from game.rules.pontoon.changes import Placing

DECIDED_BY = {
    "": ": no other party meets it",
    "highest_power": " with the highest power",
    "lowest_power": " with the lowest power",
    "closest_to": " as the closest",
    "fewest_companions": " with the fewest companions",
    "most_companions": " with the most companions",
    "most_adventurers": " with the most Adventurers",
    "most_monsters": " with the most Monsters",
    "highest_equipment": " with the highest printed Equipment",
    "lowest_equipment": " with the lowest printed Equipment",
    "turn_order": " as the first in turn order",
}
LEVEL_ON = {  # what parties share that the first of an order has not told apart
    "highest_power": "level on power",
    "lowest_power": "level on power",
    "closest_to": "equally close",
    "fewest_companions": "level on companions",
    "most_companions": "level on companions",
    "most_adventurers": "level on Adventurers",
    "most_monsters": "level on Monsters",
    "highest_equipment": "level on Equipment",
    "lowest_equipment": "level on Equipment",
}
WON_BY = {  # the same of rounds that are counted
    "": "Won: no other meets it",
    "highest_power": "Won: highest power",
    "lowest_power": "Won: lowest power",
    "closest_to": "Won: the closest",
    "fewest_companions": "Won: fewest companions",
    "most_companions": "Won: most companions",
    "most_adventurers": "Won: most Adventurers",
    "most_monsters": "Won: most Monsters",
    "highest_equipment": "Won: highest Equipment",
    "lowest_equipment": "Won: lowest Equipment",
    "tie": "Won: the tie-break",
}
LOST_BY = {
    "open": "Lost: no end to it",
    "short": "Lost: short of the condition",
    "over": "Lost: over the condition",
    "highest_power": "Lost to a higher power",
    "lowest_power": "Lost to a lower power",
    "closest_to": "Lost to a closer party",
    "fewest_companions": "Lost to fewer companions",
    "most_companions": "Lost to more companions",
    "most_adventurers": "Lost to more Adventurers",
    "most_monsters": "Lost to more Monsters",
    "highest_equipment": "Lost to higher Equipment",
    "lowest_equipment": "Lost to lower Equipment",
    "tie": "Lost: the tie-break",
}


def why_won(quest: Quest, deciding: str) -> str:
    """How the order of the quest told the winner from the others, for the end of a sentence; on what they were level
    before, where another entry than the first has decided."""
    first = quest.priority[0][0]
    before = "" if deciding in ("", first, "turn_order") else f", {LEVEL_ON[first]}"
    return DECIDED_BY[deciding] + before


def passed(event: Event) -> Passed | None:
    """A party that is full stays by itself."""
    if isinstance(event, Said) and event.what == "full" and event.player is not None:
        return Passed(event.player, "{whose} party stays", "A party of five is full and stays at once.", "2.2", "stay")
    return None


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event that this viewer has been told; None for what needs no words."""
    match event:
        case Said():
            return told(event, content, names, SAID, FORMS)
        case Moved():
            return moved(event, content, names)
        case Revealed(card=card, zone=zone) if card is not None:
            return f"{names[seat(zone)]} shows {printed(content, card)}."
        case Looked():
            return looked(event, content, names)
        case Changed():
            return changed(event, content, names)
        case Chose(key="top"):
            return f"{names[event.player]} leaves that card on top of the guild."
    return None


# --- what was said


def adjusted(event: Said, content: Content, names: Names) -> str:
    card, amount, count = event.about
    return f"{content.name(card)} counts {abs(amount)} {'more' if amount > 0 else 'less'}: {count} now."


def powers(event: Said, content: Content, names: Names) -> str:
    return "Powers: " + ", ".join(f"{name} {power}" for name, power in zip(names, event.about[0])) + "."


FORMS: Mapping[str, Form] = {
    "name": lambda card, content, names: content.name(card),
    "stars": lambda card, content, names: starred(content, card),
    "decided": lambda deciding, content, names: DECIDED_BY[deciding],
}
SAID: Mapping[str, Sentence] = {
    "quest": "The quest is {0:name}, {0:stars}.",
    "ability": "The ability of {0:name} comes up for {who}.",
    "left": "{who} does not use {0:name}.",
    "adjusted": adjusted,
    "copied": "{0:name} copies {1:name} and counts {2}.",
    "full": "The party of {who} has {0} members and is full.",
    "powers": powers,
    "won": "{who} wins {0:name} and {0:stars}{1:decided}.",
    "failed": "Nobody meets the condition of {0:name}.",
}


# --- what moved, changed or was looked at


def moved(event: Moved, content: Content, names: Names) -> str | None:
    source, target = event.src.partition("/")[0], event.dst.partition("/")[0]
    card = content.name(event.card) if event.card is not None else "A card"
    if target == "companions":
        return f"{card} {'joins' if source == 'guild' else 'goes over to'} {names[seat(event.dst)]}."
    if target == "equipment" and event.card is not None:
        return f"{names[seat(event.dst)]} draws {printed(content, event.card)}, face down."
    if source == "companions" and event.at == 0:
        return f"{card} leaves {names[seat(event.src)]} and goes under the guild."
    if source == target == "guild":
        return f"{card} goes under the guild."
    if target == "quests":
        return f"{card} is shuffled into the quests again."
    return None


def changed(event: Changed, content: Content, names: Names) -> str | None:
    match event.field, event.value:
        case "round", number:
            return f"Round {number}."
        case "starting", hero:
            return f"{names[hero]} is the starting hero."
        case "phase", "battle":
            return "All have stayed: Battle."
        case "stayed", True:
            return f"{names[event.index]} stays."
        case "turned", True:
            return f"{content.name(event.index)} is turned and counts {content.cards[event.index].sub}."
        case "winners", winners:
            return victory(winners, names)
    return None


def looked(event: Looked, content: Content, names: Names) -> str:
    whose = "a card of the guild" if event.zone == "guild" else f"the Equipment of {names[seat(event.zone)]}"
    face = f": {printed(content, event.card)}" if event.card is not None else ""
    return f"{names[event.player]} looks at {whose}{face}."


# --- small words


def printed(content: Content, card: int) -> str:
    return f"{content.name(card)} ({content.cards[card].power})"


def starred(content: Content, card: int) -> str:
    return counted(content.quests[card - content.first_quest].stars, "star")


def _using(g: Any, key: str, label: str) -> str:
    return f"Do not use {g.content.name(g.about[0])}" if key == "leave" else label


def _picking(g: Any, key: str, label: str) -> str:
    card = g.content.name(g.about[0])
    return f"Do not use {card}" if key == "leave" else f"Pick {label} with {card}"


def _placing(g: Any, key: str, label: str) -> str:
    card = g.content.name(g.about[0])
    return f"Leave {card} on top of the guild" if key == "top" else f"Put {card} under the guild"


PHRASES: Mapping[type, Phrase] = {Using: _using, Picking: _picking, Placing: _placing}
