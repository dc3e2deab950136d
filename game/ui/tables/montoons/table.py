"""table: MonToons: the island on the left with the order of turns over it, the own character sheet on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.agenda import say
from game.engine.events import Changed, Event
from game.rules.montoons.state import Content
from game.ui.draw.paint import Sheet, rgb
from game.ui.focus import Control
from game.ui.motion import HEX_STEP, Call, Glide, Motion, Then, in_out_sine
from game.ui.tables.montoons.board import SEA, MapBoard
from game.ui.tables.montoons.draft import Draft
from game.ui.tables.montoons.foot import Foot
from game.ui.tables.montoons.ladder import Ladder
from game.ui.tables.montoons.monsters import Monster, Monsters
from game.ui.tables.montoons.planning import PlanningTray
from game.ui.tables.montoons.prompts import Prompts
from game.ui.tables.montoons.reading import Reading
from game.ui.tables.montoons.sheet import SheetPanel
from game.ui.widgets.shapes import Box

if TYPE_CHECKING:
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.parlour import Parlour
    from game.ui.tables.thinks import Thinks


class MonToonsTable(Reading):
    """Draws the table and says what lies where."""

    sign = "wave"
    steps = ("Setup", "Plan", "Speed", "Act", "End")

    def __init__(
        self, app: Parlour, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.content: Content = sitting.match.content
        self.arena = sitting.match.state.arena
        self.pictures_of = Monsters(app.pictures)
        self.monsters: dict[int, Monster] = {}
        self._kept: dict[str, tuple[object, object]] = {}
        self._board: MapBoard | None = None
        self.sheet_panel, self.planning = SheetPanel(self), PlanningTray(self)
        self.ladder, self.foot, self.prompts = Ladder(self), Foot(self), Prompts(self)
        self.draft = Draft(self)
        super().__init__(app, sitting, thinker, lesson)

    @property
    def board(self) -> MapBoard:
        if self._board is None:
            self._board = MapBoard(self)
        return self._board

    # ---- lying at rest ------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.monsters = {}
        for seat, space in enumerate(self.picture.facts["at"]):
            if space >= 0:
                self.monsters[seat] = Monster(seat, *self.board.view.middle(space))

    def show(self, number: int, event: Event) -> Motion | None:
        super().show(number, event)
        match event:
            case Changed(field="at", index=seat, value=space) if space >= 0:
                x, y = self.board.view.middle(space)
                if seat not in self.monsters:
                    self.monsters[seat] = Monster(seat, x, y)
                    return None
                return Then(Call(self.sounder("step")),
                            Glide(self.monsters[seat], HEX_STEP, in_out_sine, hop=34, x=x, y=y))
            case Changed(field="out", index=seat):
                self.monsters.pop(seat, None)
        return None

    # ---- drawing ------------------------------------------------------------------------------------------------
    def resized(self) -> None:
        self.stamps.forget()
        self.board.kept = None
        self.board.view.moved += 1

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        s.surf.fill(rgb(SEA))

    def draw_board(self, s: Sheet) -> None:
        self.board.draw(s)
        self.ladder.draw(s)
        self.sheet_panel.draw(s)
        self.planning.draw(s)
        self.draft.draw(s)

    def draw_prompt(self, s: Sheet) -> None:
        self.foot.draw(s)

    def prompt_words(self) -> str:
        return say(self.offered.prompt) if self.offered and not self.past else ""

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        raise LookupError("MonToons has no cards")

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        raise LookupError("MonToons has no cards")

    def board_controls(self) -> Sequence[Control]:
        hexes = [self.target(f"hex/{key}", self.board.view.hexagon(space), f"hex/{key}", key, zone="map")
                for space, key in enumerate(self.arena.keys)]
        return [
            *hexes,
            *self.ladder.controls(),
            *self.sheet_panel.controls(),
            *self.planning.controls(),
            *self.draft.controls(),
            *self.foot.controls(),
        ]
