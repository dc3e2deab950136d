"""Monster Pontoon 21, words: what has happened, as a line of the log."""
from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Changed, Chose, Event, Looked, Moved, Revealed, Said
from game.rules.pontoon.cards import Content

DECIDED_BY = {
    "": "", "highest_power": " with the highest power", "lowest_power": " with the lowest power",
    "closest_to": " as the closest", "fewest_companions": " with the fewest companions",
    "most_companions": " with the most companions", "most_adventurers": " with the most Adventurers",
    "most_monsters": " with the most Monsters", "highest_equipment": " with the highest Equipment",
    "lowest_equipment": " with the lowest Equipment", "turn_order": " as the first in turn order"}


def tell(event: Event, content: Content, names: Sequence[str], viewer: int | None) -> str | None:
    """The log line of an event that this viewer has been told; None for what needs no words."""
    match event:
        case Said():
            return said(event, content, names)
        case Moved():
            return moved(event, content, names)
        case Revealed(card=card, zone=zone) if card is not None:
            return f"{names[seat(zone)]} shows {content.name(card)} ({content.cards[card].power})."
        case Looked(player=player, zone=zone):
            return looked(event, content, names, player, zone)
        case Changed(field="turned", value=True):
            return f"{content.name(event.index)} is turned and counts {content.cards[event.index].sub}."
        case Changed(field="stayed", value=True):
            return f"{names[event.index]} stays."
        case Changed(field="round"):
            return f"Round {event.value}."
        case Changed(field="starting"):
            return f"{names[event.value]} is the starting hero."
        case Chose(key="leave"):
            return f"{names[event.player]} leaves it."
    return None


def said(event: Said, content: Content, names: Sequence[str]) -> str | None:
    about = event.about
    if event.what == "quest":
        return f"The quest is {content.name(about[0])}."
    if event.what == "ability" and event.player is not None:
        return f"{content.name(about[0])} acts for {names[event.player]}."
    if event.what == "powers":
        return "Powers: " + ", ".join(f"{name} {power}" for name, power in zip(names, about[0])) + "."
    if event.what == "won" and event.player is not None:
        return f"{names[event.player]} wins {content.name(about[0])}{DECIDED_BY[about[1]]}."
    if event.what == "failed":
        return f"Nobody meets the condition of {content.name(about[0])}."
    return None


def moved(event: Moved, content: Content, names: Sequence[str]) -> str | None:
    source, target = event.src.partition("/")[0], event.dst.partition("/")[0]
    card = content.name(event.card) if event.card is not None else "a card"
    if source == "guild" and target == "companions":
        return f"{card} joins {names[seat(event.dst)]}."
    if source == "companions" and target == "companions":
        return f"{card} goes over to {names[seat(event.dst)]}."
    if source == "companions" and target == "guild" and event.at == 0:
        return f"{card} leaves {names[seat(event.src)]} and goes under the guild."
    if source == target == "guild":
        return f"{card} goes under the guild."
    return None


def looked(event: Looked, content: Content, names: Sequence[str], player: int, zone: str) -> str:
    where = "the guild" if zone == "guild" else f"{names[seat(zone)]}'s Equipment"
    face = f": {content.name(event.card)}" if event.card is not None else ""
    return f"{names[player]} looks at {where}{face}."


def seat(zone: str) -> int:
    return int(zone.partition("/")[2])
