"""Table: a game of MonToons laid out in the words of a position, played and looked at by the tests."""

from __future__ import annotations

from typing import Any

from game.engine.agenda import Step, do
from game.engine.hexes import to_offset
from game.rules import GAMES, shipped_content
from game.rules.montoons.action import act
from game.rules.montoons.attack import begin
from game.rules.montoons.sheets import DICE
from game.rules.montoons.state import Content, MonToons
from tests.rules.laid import Asking

GAME = GAMES["montoons"]
SHIPPED: Content = shipped_content("montoons")
HEALTH = {"japili": 16, "molthu": 18, "hoku": 16, "pele": 15, "tala": 15}  # of a monster unless told otherwise
SPARE = {"bonus/1": 3}  # a die that keeps the turn from ending by itself
HOME = (0, 6)  # hex 3,6 of map A: nothing near it when the map is plain


def at(q: int, r: int = 0, home: tuple[int, int] = HOME) -> str:
    """The hex so far east and south-east of home."""
    col, row = to_offset((home[0] + q, home[1] + r))
    return f"{col},{row}"


def monster(sheet: str, where: str | None = None, **words: Any) -> dict[str, Any]:
    """One seat in the words of a position, with a health that stays when sheets are balanced anew."""
    return {"sheet": sheet, "health": HEALTH[sheet], **({"at": where} if where else {}), **words}


class Table(Asking):
    """A state from a position on; the first monster is in its turn. Seats count from 0."""

    def __init__(self, *monsters: dict[str, Any], **words: Any) -> None:
        first = monsters[0]
        if "phase" not in words:
            dice = first.get("dice", {})
            first = {**first, "dice": {**(SPARE if len(dice) < DICE else {}), **dice}}
        self.g: MonToons = GAME.read_position(SHIPPED, {"plain": True, "monsters": [first, *monsters[1:]], **words})
        self.state = self.g
        self.g.news = []
        self.g.run()

    def play(self, *keys: str) -> Table:
        for key in keys:
            self.g.choose(key)
        return self

    def past(self, *seats: int) -> Table:
        """Take the first of the ways offered that passes these seats and nobody else."""
        return self.play(
            next(option.key for option, way in zip(self.decision.options, self.g.about.ways) if way.passed == seats)
        )

    def use(
        self, *effects: tuple[Any, ...], deed: str = "basic", dice: tuple[int, ...] = (3,), seat: int | None = None
    ) -> Table:
        """An action of a seat, else of whose turn it is, with these effects, as a sheet would have it."""
        self.g.decision = None
        self.g.agenda.append(do(act, self.g.active))
        begin(self.g, self.g.active if seat is None else seat, deed, "Test", dice, effects)
        return self.flush()

    def run(self, *steps: Step) -> Table:
        """Steps of the rules, then the turn goes on."""
        self.g.decision = None
        self.g.agenda.append(do(act, 0))
        self.g.waiting += steps
        return self.flush()

    def flush(self) -> Table:
        self.g.agenda += self.g.waiting[::-1]
        self.g.waiting.clear()
        self.g.run()
        return self

    def where(self, seat: int) -> str | None:
        return self.g.arena.keys[self.g.at[seat]] if self.g.at[seat] >= 0 else None

    def health(self, *seats: int) -> list[int]:
        return [self.g.health[seat] for seat in seats or range(self.g.seats)]

    def terrain(self, where: str) -> str:
        return self.g.terrain[self.g.arena.by_key[where]]

    @property
    def traps(self) -> list[str]:
        return sorted(self.g.arena.keys[space] for space in self.g.traps)

    def told(self, what: str) -> list[tuple[Any, ...]]:
        """What has been said of this word: player and particulars."""
        return [(event.player, *event.about) for event in self.g.news or () if getattr(event, "what", "") == what]
