"""Monster Pontoon 21, content: equipment.yaml, guild.yaml and quests.yaml read into cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.agenda import verbs_of
from game.engine.data import DataError, Fault
from game.engine.game import Files
from game.engine.gathering import gather, twice
from game.engine.schema import Schemas, json_schema
from game.rules.pontoon import abilities
from game.rules.pontoon.cards import ADVENTURER, EQUIPMENT, MOMENTS, MONSTER, Card, Content, Quest
from game.rules.pontoon.quests import PRIORITIES


def read_content(files: Files) -> Content:
    """All cards; a later file replaces cards of the same id and adds new ones. DataError names every fault."""
    faults: list[Fault] = []
    equipment = gather(Card, "equipment.yaml", files, faults, verbs=card_verbs())
    guild = gather(Card, "guild.yaml", files, faults, verbs=card_verbs())
    quests = gather(Quest, "quests.yaml", files, faults, verbs=PRIORITIES)
    faults += wrong_type(equipment, (EQUIPMENT,)) + wrong_type(guild, (ADVENTURER, MONSTER))
    faults += twice((*equipment, *guild, *quests)) + missing_sub((*equipment, *guild))
    if not faults:
        faults += too_few(equipment, guild, quests)
    if faults:
        raise DataError(faults)
    return Content((*equipment, *guild), quests)


def card_verbs() -> dict[str, Callable[..., Any]]:
    """The verbs that cards may be written with, by name."""
    return {name: verb for name, verb in verbs_of("pontoon").items() if verb.__module__ == abilities.__name__}


def schemas() -> Schemas:
    """By the file that an editor completes and checks: its schema."""
    return {"cards": json_schema(tuple[Card, ...], card_verbs()), "quests": json_schema(tuple[Quest, ...], PRIORITIES)}


def wrong_type(cards: tuple[Card, ...], types: tuple[str, ...]) -> list[Fault]:
    return [
        card.where.fault(f"type {card.type} does not belong in this file; expected {' or '.join(types)}")
        for card in cards
        if card.type not in types
    ]


def missing_sub(cards: tuple[Card, ...]) -> list[Fault]:
    """An ability that turns its card needs a sub power to turn to (PON-X11)."""
    return [
        card.where.fault("an ability turns this card, but it has no sub power")
        for card in cards
        if card.sub is None and any(says(card.effects(moment), "turn_to_sub") for moment in MOMENTS)
    ]


def says(effects: Any, verb: str) -> bool:
    """Whether effects name a verb, however deep."""
    return isinstance(effects, tuple) and (effects[:1] == (verb,) or any(says(part, verb) for part in effects))


def too_few(equipment: tuple[Card, ...], guild: tuple[Card, ...], quests: tuple[Quest, ...]) -> list[Fault]:
    """Four heroes need at least the printed number of cards, and there is one last quest (PON-COMP-01)."""
    warnings = sum(quest.warning for quest in quests)
    counted: tuple[tuple[tuple[Any, ...], str, int, int], ...] = (
        (equipment, "Equipment", len(equipment), 10),
        (guild, "Guild", len(guild), 20),
        (quests, "regular Quest", len(quests) - warnings, 8),
    )
    faults = [
        Fault(
            printed[-1].where.file if printed else "data/pontoon",
            0,
            f"{count} {what} cards; the game needs {least} or more",
        )
        for printed, what, count, least in counted
        if count < least
    ]
    if quests and warnings != 1:
        faults.append(Fault(quests[-1].where.file, 0, f"{warnings} [Warning] quests; the game needs exactly 1"))
    return faults
