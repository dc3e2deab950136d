"""Table: a game of Monster Pontoon 21 laid out in card ids, played and looked at by the tests of its chapters."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any

from game.engine.agenda import verbs_of
from game.engine.data import Context, Effects, bind, parse
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.pontoon.cards import EQUIPMENT, Condition, Content
from game.rules.pontoon.quests import PRIORITIES
from tests.rules.laid import Laid

PONTOON = GAMES["pontoon"]
SHIPPED: Content = shipped_content("pontoon")


def party(equipment: str, *companions: str, **words: Any) -> dict[str, Any]:
    """One seat in the words of a position."""
    return {"equipment": equipment, "companions": list(companions), **words}


def reprint(**changes: dict[str, Any]) -> Content:
    """The shipped cards with some of them changed by id; effects, conditions and priorities as YAML text."""

    def new(card: Any) -> Any:
        return dataclasses.replace(
            card, **{key: value_of(key, value) for key, value in changes.get(card.id, {}).items()}
        )

    return Content(tuple(map(new, SHIPPED.cards)), tuple(map(new, SHIPPED.quests)))


def value_of(key: str, value: Any) -> Any:
    kinds: dict[str, tuple[Any, Any]] = {
        "on_hit": (Effects, verbs_of("pontoon")),
        "on_stay": (Effects, verbs_of("pontoon")),
        "in_battle": (Effects, verbs_of("pontoon")),
        "priority": (Effects, PRIORITIES),
        "condition": (Condition, {}),
    }
    if key not in kinds or not isinstance(value, str):
        return value
    kind, verbs = kinds[key]
    faults: list[Any] = []
    made = bind(kind, parse(value.encode(), key), faults, Context(verbs))
    assert not faults, faults
    return made


class Table(Laid):
    """A match from a position on; heroes are seats from 0, cards are ids."""

    def __init__(self, *parties: dict[str, Any], content: Content = SHIPPED, **words: Any) -> None:
        super().__init__(PONTOON, content, {"parties": list(parties), "quest": "Q1", **words})

    def companions(self, hero: int) -> list[str]:
        return self.zone(f"companions/{hero}")

    def counts(self, card: str) -> int:
        return int(self.state.count(self.content.ids[card]))

    def turned(self, card: str) -> bool:
        return bool(self.state.turned[self.content.ids[card]])

    def power(self, hero: int) -> int:
        return int(self.state.power(hero))

    def powers(self) -> list[int]:
        """Party powers as the last Battle compared them."""
        return next(list(e.about[0]) for e in reversed(self.match.events) if getattr(e, "what", "") == "powers")

    def won(self, hero: int) -> list[str]:
        return self.zone(f"won/{hero}")

    def last_round(self) -> tuple[str, int | None]:
        """Quest and winner of the round that ended last; None when nobody met the condition."""
        quest, winner = self.state.history[-1]
        return self.content.id(quest), winner if winner >= 0 else None


def sub(card: str) -> int:
    """The printed sub power of a shipped card."""
    power = SHIPPED.cards[SHIPPED.ids[card]].sub
    assert power is not None
    return power


# --- games by lot

STEPS = (
    "turn_to_sub",
    "{adjust_others: {amount: 1, type: adventurer}}",
    "{adjust_others: 0}",
    "{adjust_one: {amount: -2, type: monster}}",
    "{adjust_one: {amount: 0}}",
    "{adjust_one: {amount: 3, of: own, may: true}}",
    "{copy_power: {type: monster}}",
    "copy_power",
    "{copy_power: {may: true}}",
    "peek_equipment",
    "{scry_guild: 2}",
    "{return_to_guild: {of: own}}",
    "{return_to_guild: {of: other_in_play, type: monster, may: true}}",
    "return_weakest",
    "return_self",
    "{draw_companion: 3}",
    "{swap_with: {type: adventurer, may: true}}",
    "{swap_with: {of: any_hero}}",
)


def wild_cards(seed: int) -> Content:
    """Every card with an ability by lot, framed once or not at all."""
    rng, changes = Random(seed), {}
    for card in SHIPPED.cards:
        step = rng.choice(STEPS)
        effect = rng.choice(
            (
                step,
                "{may: [%s]}" % step,
                "{with_power: {steps: [{may: [%s]}], above: 12}}" % step,
                "{with_companions: {steps: [%s], type: monster, at_least: 1}}" % step,
            )
        )
        moment = "in_battle" if card.type == EQUIPMENT else rng.choice(("on_hit", "on_stay"))
        changes[card.id] = {"sub": 5, "on_hit": (), "on_stay": (), "in_battle": ()} | {moment: f"[{effect}]"}
    return reprint(**changes)


def games(seeds: range) -> Iterator[tuple[Match, Random]]:
    """Games with the shipped cards, every fourth with cards by lot; nothing has been answered yet."""
    for seed in seeds:
        content = wild_cards(seed) if seed % 4 == 3 else SHIPPED
        yield Match(PONTOON, content, 2 + seed % 3, seed, skip_single=False), Random(seed)
