"""Dungeon & Kingdom, content: adventurers.yaml and monsters.yaml read into cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.agenda import verbs_of
from game.engine.data import DataError, Fault, nearest
from game.engine.game import Files
from game.engine.gathering import gather, twice
from game.engine.schema import Schemas, json_schema
from game.rules.kingdom import deeds, gems, powers  # noqa: F401  (their verbs must be registered before a card names them)
from game.rules.kingdom.cards import WILD, Adventurer, Content, Monster

LEAST_CARDS = 40  # a matrix, four full Arrays and a few turns more
DEEDS = ("happiness", "glory", "navigate", "battle_call", "gallop", "summon", "kidnap")
POWERS = ("double_power", "glory", "devour", "grapple", "conquer", "requiem")


def read_content(files: Files) -> Content:
    """All cards; a later file replaces kinds of the same id and adds new ones. DataError names every fault."""
    faults: list[Fault] = []
    adventurers = gather(Adventurer, "adventurers.yaml", files, faults, verbs=abilities(DEEDS))
    monsters = gather(Monster, "monsters.yaml", files, faults, verbs=abilities(POWERS))
    faults += twice((*adventurers, *monsters)) + twice(adventurers, "colour")
    if not faults:
        faults += wrong_needs(adventurers, monsters) + missing(adventurers, monsters)
    if faults:
        raise DataError(faults)
    return Content(adventurers, monsters)


def schemas() -> Schemas:
    """By the file that an editor completes and checks: its schema."""
    return {
        "adventurers": json_schema(tuple[Adventurer, ...], abilities(DEEDS)),
        "monsters": json_schema(tuple[Monster, ...], abilities(POWERS)),
    }


def abilities(names: tuple[str, ...]) -> Mapping[str, Callable[..., Any]]:
    """The verbs that a card may be written with, by name."""
    return {name: verb for name, verb in verbs_of("kingdom").items() if name in names}


def wrong_needs(adventurers: tuple[Adventurer, ...], monsters: tuple[Monster, ...]) -> list[Fault]:
    """Icons are kinds of Adventurers, but never the wild one (DNK-R42)."""
    wild = [one.id for one in adventurers if one.colour == WILD]
    kinds = [one.id for one in adventurers if one.colour != WILD]
    return [
        card.where.fault(
            (
                f"needs {need!r}, which makes others wild and fills no icon herself"
                if need in wild
                else f"needs an unknown Adventurer {need!r}"
            )
            + nearest(need, kinds)
        )
        for monster in monsters
        for card in monster.cards
        for need in card.needs
        if need not in kinds
    ]


def missing(adventurers: tuple[Adventurer, ...], monsters: tuple[Monster, ...]) -> list[Fault]:
    """Somebody must be wild, and there must be cards for a game of four."""
    file = adventurers[-1].where.file if adventurers else "data/kingdom"
    faults = []
    if not any(one.colour == WILD for one in adventurers):
        faults.append(Fault(file, 0, f"no Adventurer is {WILD}; the game needs one that is wild"))
    cards = sum(one.count for one in adventurers) + sum(len(one.cards) for one in monsters)
    if cards < LEAST_CARDS:
        faults.append(Fault(file, 0, f"{cards} cards; the game needs {LEAST_CARDS} or more"))
    return faults
