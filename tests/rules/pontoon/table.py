"""Table: a game of Monster Pontoon 21 laid out in card ids, played and looked at by the tests of its chapters."""
from __future__ import annotations

import dataclasses
from typing import Any

from game.engine.agenda import say, verbs_of
from game.engine.data import Context, Effects, bind, parse
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.pontoon.cards import Condition, Content
from game.rules.pontoon.quests import PRIORITIES

PONTOON = GAMES["pontoon"]
SHIPPED: Content = shipped_content("pontoon")
NAMES = ("Ann", "Bob", "Cy", "Dot")


def party(equipment: str, *companions: str, **words: Any) -> dict[str, Any]:
    """One seat in the words of a position."""
    return {"equipment": equipment, "companions": list(companions), **words}


def reprint(**changes: dict[str, Any]) -> Content:
    """The shipped cards with some of them changed by id; effects, conditions and priorities as YAML text."""
    def new(card: Any) -> Any:
        return dataclasses.replace(card, **{key: value_of(key, value) for key, value in
                                            changes.get(card.id, {}).items()})
    return Content(tuple(map(new, SHIPPED.cards)), tuple(map(new, SHIPPED.quests)))


def value_of(key: str, value: Any) -> Any:
    kinds: dict[str, tuple[Any, Any]] = {
        "on_hit": (Effects, verbs_of("pontoon")), "on_stay": (Effects, verbs_of("pontoon")),
        "in_battle": (Effects, verbs_of("pontoon")), "priority": (Effects, PRIORITIES), "condition": (Condition, {})}
    if key not in kinds or not isinstance(value, str):
        return value
    kind, verbs = kinds[key]
    faults: list[Any] = []
    made = bind(kind, parse(value.encode(), key), faults, Context(verbs))
    assert not faults, faults
    return made


class Table:
    """A match from a position on; heroes are seats from 0, cards are ids."""

    def __init__(self, *parties: dict[str, Any], content: Content = SHIPPED, **words: Any) -> None:
        self.content = content
        start = PONTOON.read_position(content, {"parties": list(parties), "quest": "Q1", **words})
        self.match = Match(PONTOON, content, start.seats, start.seed, words.get("options", {}), skip_single=False,
                           start=start)

    @property
    def state(self) -> Any:
        return self.match.state

    def play(self, *keys: str) -> Table:
        for key in keys:
            self.match.answer(key)
        return self

    @property
    def asked(self) -> int | None:
        """The hero who has to choose."""
        return self.match.decision.player if self.match.decision else None

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.match.decision.options] if self.match.decision else []

    @property
    def prompt(self) -> str:
        return say(self.match.decision.prompt)

    def zone(self, name: str) -> list[str]:
        return [self.content.id(card) for card in self.state.zones[name]]

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

    def sees(self, hero: int, zone: str) -> list[str]:
        """A zone in the eyes of one hero, "?" for a face unknown to it."""
        return ["?" if card is None else self.content.id(card) for card in self.state.view(hero)["zones"][zone]]

    def log(self, viewer: int | None = None) -> list[str]:
        return [line for _, line in self.match.log(NAMES[:self.match.seats], viewer)]

    def events(self, kind: str) -> list[Any]:
        return [event for event in self.match.events if type(event).__name__ == kind]


def sub(card: str) -> int:
    """The printed sub power of a shipped card."""
    power = SHIPPED.cards[SHIPPED.ids[card]].sub
    assert power is not None
    return power
