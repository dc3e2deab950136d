"""table: MonToons: the island on the left with the order of turns over it, the own character sheet on the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.engine.agenda import say
from game.rules.montoons.state import Content, MonToons
from game.rules.montoons.targeting import Turning
from game.ui.draw.crests import medal
from game.ui.draw.paint import Sheet, rgb
from game.ui.draw.shapes import Box
from game.ui.games.montoons.air import Air
from game.ui.games.montoons.board import MapBoard
from game.ui.games.montoons.draft import Draft
from game.ui.games.montoons.enlarge import Enlarger
from game.ui.games.montoons.foot import Foot
from game.ui.games.montoons.grid import GridBoard
from game.ui.games.montoons.hinted import Hinted
from game.ui.games.montoons.ladder import Ladder
from game.ui.games.montoons.monsters import Monster, Monsters
from game.ui.games.montoons.places import MAP, SEA
from game.ui.games.montoons.planning import PlanningTray
from game.ui.games.montoons.pointing import MapDrag, Pointing
from game.ui.games.montoons.preview import Preview
from game.ui.games.montoons.prompts import Prompts
from game.ui.games.montoons.questions import guide_of
from game.ui.games.montoons.sheet import SheetPanel
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.games.montoons.undone import left_undone
from game.ui.table.crests import CRESTS
from game.ui.window.focus import Control, Given

if TYPE_CHECKING:
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.thinks import Thinks


def swing_of(given: Given) -> int:
    """Which way an input turns an area: 1 clockwise, -1 the other way, 0 not at all."""
    if given.kind == "wheel":
        x, y, w, h = MAP
        inside = x <= given.at[0] < x + w and y <= given.at[1] < y + h
        return (-1 if given.amount > 0 else 1) if inside else 0
    if given.kind != "key":
        return 0
    if given.device == "pad":
        return {"next_zone": 1, "previous_zone": -1}.get(given.action, 0)
    return {"e": 1, "q": -1}.get(given.key, 0)


class MonToonsTable(Pointing):
    """Draws the table and says what lies where."""

    sign = "wave"
    prompt_hints = True  # a note would hide the sheet, where most hints lie
    steps = ("Setup", "Plan", "Speed", "Act", "End")
    notice_box: Box = (126, 300, 588, 92)
    lesson_page: Box = (16, 102, 704, 92)  # over the sea, so that neither dice nor grid are covered

    def __init__(
        self, app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.content: Content = sitting.match.content
        self.arena = cast(MonToons, sitting.match.state).arena
        self.pictures_of = Monsters(app.pictures)
        self.monsters: dict[int, Monster] = {}
        self.air = Air(self)
        self.wounds, self.causes, self.flying = {}, {}, set()
        self.carried: int | None = None
        self.pointer = (0.0, 0.0)
        self._kept: dict[str, tuple[object, object]] = {}
        self._board: MapBoard | None = None
        self.sheet_panel, self.planning, self.shells = SheetPanel(self), PlanningTray(self), ShellTray(self)
        self.ladder, self.foot, self.prompts = Ladder(self), Foot(self), Prompts(self)
        self.draft, self.preview, self.drag = Draft(self), Preview(self), MapDrag(self)
        self.enlarger, self.grid, self.hinted = Enlarger(self), GridBoard(self), Hinted(self)
        super().__init__(app, sitting, thinker, lesson)

    @property
    def board(self) -> MapBoard:
        if self._board is None:
            self._board = MapBoard(self)
        return self._board

    # ---- lying at rest ------------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.aimed = None
        self.monsters, self.carried, self.gait, self.word, self.swallowed = {}, None, "", "", -1
        self.planning.hidden, self.token_away, self.swung = 0, False, -1
        for kept in (self.wounds, self.causes, self.flying, self.ladder.chips):
            kept.clear()
        self.air.forget()
        for seat, space in enumerate(self.picture.facts["at"]):
            if space >= 0:
                self.monsters[seat] = Monster(seat, *self.board.view.middle(space))

    def put_away(self) -> None:
        super().put_away()
        self.planning.put_away()
        self.sheet_panel.seat = None
        self.shells.opened, self.placed_by_hand, self.pointer = None, False, (0.0, 0.0)

    def settled(self) -> None:
        self.aimed = None
        self.planning.go_on()
        self.at_rest()

    def at_rest(self) -> None:
        """Somebody is asked and everything lies still."""

    def await_hint(self) -> bool:
        came = super().await_hint()
        if came:
            self.hinted.take_up()
        return came

    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        return self.air.update(self.app.tempo.ms(dt)) or dirty

    def skip(self) -> bool:
        skipped = super().skip()
        if skipped:
            self.air.finish()
        return skipped

    # ---- drawing ------------------------------------------------------------------------------------------------
    def forget_pictures(self) -> None:
        super().forget_pictures()
        self.sheet_panel.kept = None
        self.enlarger.kept.forget()
        self.board.forget()

    def resized(self) -> None:
        super().resized()
        self.board.view.moved += 1

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        x, y, w, h = s.rect(*MAP)
        wide, high = s.surf.get_size()
        for rest in ((0, 0, wide, y), (0, y, x, h), (x + w, y, wide, h), (0, y + h, wide, high)):  # the map is opaque
            s.surf.fill(rgb(SEA), rest)

    def draw_board(self, s: Sheet) -> None:
        self.board.draw(s)
        self.grid.draw(s)
        self.draft.draw(s)
        self.ladder.draw(s)
        self.sheet_panel.draw(s)
        self.planning.draw(s)
        self.shells.draw(s)
        self.hinted.draw(s)
        self.air.draw_over_all(s)

    def draw_prompt(self, s: Sheet) -> None:
        self.foot.draw(s)

    def prompt_words(self) -> str:
        return say(self.offered.prompt) if self.offered and not self.past else ""

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.enlarger.words(card)

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.enlarger.picture(s, card, upright)

    def board_controls(self) -> Sequence[Control]:
        under = [] if self.draft.open else [*self.hex_controls(), *self.board.controls()]  # the cards lie over the map
        return [
            *under,
            *self.grid.controls(),
            *self.ladder.controls(),
            *self.sheet_panel.controls(),
            *self.planning.controls(),
            *self.shells.controls(),
            *self.draft.controls(),
            *self.foot.controls(),
        ]

    def medal(self, s: Sheet, crest: str, x: float, y: float, r: float) -> None:
        """The monster of whoever wears the crest, once it is chosen."""
        seat = next((n for n, player in enumerate(self.sitting.players) if player.crest == crest), None)
        character = self.character(seat) if seat is not None else None
        if character is None:
            super().medal(s, crest, x, y, r)
        else:
            worn = CRESTS[crest]
            medal(s, self.pictures_of.face(character, round(2 * r * s.u), worn.sky), worn, x, y, r)

    def left_undone(self, key: str) -> str:
        return left_undone(self, key)

    # ---- what the player does -----------------------------------------------------------------------------------
    def on_given(self, given: Given) -> object:
        if given.kind in ("point", "press", "wheel"):
            self.pointer = given.at
        if given.kind == "key" and given.key in ("+", "-", "="):
            self.board.closer(-1 if given.key == "-" else 1)
            return True
        if given.kind == "point":
            self.unswing()
        if isinstance(self.about, Turning) and (way := swing_of(given)):
            return self.swing(way)
        return super().on_given(given)

    def rule_here(self) -> str:
        return guide_of(self.about).rule
