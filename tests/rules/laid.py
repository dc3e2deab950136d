"""Laid: a game from a position on, answered and looked at; what the tables of all games share."""

from __future__ import annotations

import re
from typing import Any, Self

from game.engine.agenda import say
from game.engine.game import Game
from game.engine.match import Match

NAMES = ("Ann", "Bob", "Cy", "Dot", "Eve", "Fay")


NO_WORDS = re.compile(r"[{}]|  |\bNone\b|\b(?i:you|your|none)\b|\b1 (points|stars|hearts|cards|steps|hexes)\b")


def sentences(match: Match, viewer: int | None = None) -> list[str]:
    """The log as a viewer hears it; every line is a whole sentence in names, with no word for who reads it."""
    lines = [line for _, line in match.log(NAMES[: match.seats], viewer)]
    for line in lines:
        assert line.endswith(".") and (line[0].isupper() or line[0].isdigit()), line
        assert not NO_WORDS.search(line), line
    return lines


class Asking:
    """A state and its present question."""

    state: Any

    @property
    def decision(self) -> Any:
        return self.state.decision

    @property
    def asked(self) -> int | None:
        """The seat that has to choose, from 0; None when the game is over."""
        return self.decision.player if self.decision else None

    @property
    def question(self) -> str:
        """The verb that asks."""
        return str(self.state.asked[0]).partition(".")[2] if self.decision else ""

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.decision.options] if self.decision else []

    @property
    def prompt(self) -> str:
        return say(self.decision.prompt) if self.decision else ""


class Laid(Asking):
    """A match from a position on; cards go by their ids."""

    def __init__(self, game: Game, content: Any, position: dict[str, Any]) -> None:
        start = game.read_position(content, position)
        self.content = content
        self.match = Match(
            game, content, start.seats, start.seed, position.get("options", {}), skip_single=False, start=start
        )

    @property
    def state(self) -> Any:  # type: ignore[override]
        return self.match.state

    def play(self, *keys: str) -> Self:
        for key in keys:
            self.match.answer(key)
        return self

    def named(self, card: int) -> str:
        return str(self.content.id(card))

    def zone(self, name: str) -> list[str]:
        return [self.named(card) for card in self.state.zones[name]]

    def sees(self, seat: int, zone: str) -> list[str]:
        """A zone in the eyes of one seat, "?" for a face unknown to it."""
        return ["?" if card is None else self.named(card) for card in self.state.view(seat)["zones"][zone]]

    def log(self, viewer: int | None = None) -> list[str]:
        return [line for _, line in self.match.log(NAMES[: self.match.seats], viewer)]

    def events(self, kind: str) -> list[Any]:
        return [event for event in self.match.events if type(event).__name__ == kind]
