"""table: Dragon Attack!: the kingdom on its map, the Dragon's track over it, the own party and treasure beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

import pygame

from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.counters import Content
from game.rules.dragon.kingdom import Kingdom
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import Dragon
from game.ui.draw.keeping import Keeping, weight
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.games.dragon.board import MapBoard
from game.ui.games.dragon.camera import Camera
from game.ui.games.dragon.desk import Desk
from game.ui.games.dragon.hexes import MapDrag
from game.ui.games.dragon.lasting import Lasting, around
from game.ui.games.dragon.panel import Panel
from game.ui.games.dragon.pieces import Piece, Pieces
from game.ui.games.dragon.places import BACK_W, FIELD, FOUND_W, LEFT, SMALL_W, row
from game.ui.games.dragon.planks import planks
from game.ui.games.dragon.pointing import Pointing
from game.ui.games.dragon.promptbar import SIZE, PromptBar
from game.ui.games.dragon.prompts import Prompts
from game.ui.games.dragon.track import Track
from game.ui.games.dragon.tray import Tray
from game.ui.games.dragon.traypicture import DIE_W
from game.ui.games.dragon.undone import left_undone
from game.ui.table.dice import POSES, Die, die_picture
from game.ui.window.focus import Given

if TYPE_CHECKING:
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.thinks import Thinks

RULES: dict[type, str] = {
    Choosing: "2.2",
    Sailing: "5.3",
    Walking: "5.1",
    Searching: "6.1",
    Finding: "6.3",
    Facing: "7.1",
    Bargaining: "7.2",
    Considering: "7.2",
    Looting: "8.2",
    Retreating: "8.4",
    Defending: "4.3",
    Stepping: "7.3",
}


DIM_MAX = 2 << 20  # bytes


class Shaded(NamedTuple):
    """A picture, and the same in the shade."""

    image: pygame.Surface
    shade: pygame.Surface


class DragonTable(Pointing):
    """Draws the table and says what lies where; how things move stands in Moves."""

    sign = "flame"
    steps = ("Setup", "Move", "Search", "Meet", "Battle", "End")
    notice_box: Box = (176, 300, 588, 92)
    lesson_page: Box = (106, 560, 820, 92)

    def __init__(
        self, app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.content: Content = sitting.match.content
        self.kingdom: Kingdom = cast(Dragon, sitting.match.state).kingdom
        self.pieces = Pieces(self.content, app.pictures)
        self.camera = Camera(self.kingdom, app.pictures, FIELD)
        self.heroes: dict[int, Piece] = {}
        self.dragon: Piece | None = None
        self.thrown: list[Piece] = []  # counters that turn on the map
        self.flying: list[Piece] = []  # counters on their way over the table, in units of the canvas
        self.hidden_spaces: set[int] = set()  # whose counters are drawn by what moves
        self.carried: int | None = None  # the space the own hero is held over
        self.pointer = (0.0, 0.0)
        self._dim = Keeping[int, Shaded](DIM_MAX, lambda pair: weight(pair.shade))
        self._kept: dict[str, tuple[object, object]] = {}
        self.track, self.panel, self.board, self.prompts = Track(self), Panel(self), MapBoard(self), Prompts(self)
        self.tray, self.desk, self.prompt_bar, self.drag = Tray(self), Desk(self), PromptBar(self), MapDrag(self)
        self.lasting = Lasting(self)
        super().__init__(app, sitting, thinker, lesson)

    # ---- lying at rest ----------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.thrown, self.flying, self.hidden_spaces, self.carried = [], [], set(), None
        self.tray.close()
        self.prompt_bar.die = None
        self.heroes = {}
        for seat, space in enumerate(self.picture.facts["at"]):
            if space >= 0:
                self.heroes[seat] = Piece(f"hero/{seat}")
        self.stand_up()
        self.dragon = None
        if self.picture.facts["dragon"]:
            self.dragon = Piece("dragon", *self.camera.middle(self.kingdom.path[self.picture.facts["dragon"] - 1]))
        self.show_found()

    def enter(self) -> None:
        super().enter()
        self.camera.prefetch(self.app.sheet(self.app.window.surface).u)

    def ready_pictures(self, u: float) -> None:
        """Draw what moves before it is wanted: dice in all their poses, counters that turn."""
        for size in (DIE_W, SIZE):
            for pose in range(POSES - 1):
                die_picture(self.app.pictures, Die(1, pose=pose), round(size * u))
                die_picture(self.app.pictures, Die(1, "honey", pose), round(size * u))
        sizes = {
            round(w * self.board.grown() * u) for w in (BACK_W, SMALL_W, BACK_W * 1.12, SMALL_W * 1.12, FOUND_W)
        } | {round(46 * u), round(44 * u)}
        for card in self.content.sheet[self.picture.facts["map"]]:
            for size in sizes:
                self.pieces.counter(card, size)

    def show_found(self) -> None:
        """The counter that may be taken lies large over its space."""
        card = self.found_card()
        if card is not None and not self.thrown:
            x, y, _ = self.board.counter_place(self.own_space())
            self.thrown = [Piece(card, x, y, FOUND_W, up=26)]

    def settled(self) -> None:
        self.stand_up()
        self.show_found()
        self.at_rest()

    def at_rest(self) -> None:
        """Somebody is asked and everything lies still."""

    def stand(self, seat: int) -> tuple[float, float]:
        """Where a hero stands, units of the board; heroes on one space stand side by side."""
        where = self.picture.facts["at"]
        together = [other for other in sorted(self.heroes) if where[other] == where[seat]]
        x, y = self.camera.middle(where[seat])
        if len(together) > 1:
            x += (together.index(seat) - (len(together) - 1) / 2) * min(100, 220 / len(together))
            y += 14 * (together.index(seat) % 2)
        return x, y

    def purse_of(self, seat: int, family: str) -> tuple[float, float]:
        """Where the counters in front of a seat, or at its home, are shown on the canvas."""
        if seat == self.home:
            return (LEFT + 70, 340.0) if family == "front" else (LEFT + 228, 340.0)
        others = self.panel.others()
        x, y, w, h = row(others.index(seat), len(others))
        return x + (246 if family == "front" else 290), y + h / 2

    def stand_up(self) -> None:
        for seat, piece in self.heroes.items():
            piece.x, piece.y = self.stand(seat)
            piece.up = piece.nudge = 0

    # ---- drawing ----------------------------------------------------------------------------------------------
    def forget_pictures(self) -> None:
        super().forget_pictures()
        self._dim.forget()
        self.board.kept = None
        self.camera.forget()
        self.tray.forget()
        self.lasting.forget()
        self.lasting.ground = None

    def resized(self) -> None:
        super().resized()
        self.camera.moved += 1

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        size = s.surf.get_size()
        image = self.app.pictures.get(f"planks {bleed}", size, lambda: planks(size, bleed), wait=True)
        self.lasting.ground = image
        if not self.lasting.may():
            for strip in around(size, s.rect(*FIELD)):  # the map hides the rest
                s.surf.blit(image, strip, strip)

    def draw(self, s: Sheet) -> None:
        if self.lasting.on:
            self.lasting.draw(s)
        else:
            super().draw(s)

    def draw_round(self, s: Sheet) -> None:
        """All but the map itself."""
        super().draw(s)

    def draw_board(self, s: Sheet) -> None:
        if self.tray.battle is not None:
            self.tray.draw(s)
            return
        self.draw_table(s)
        if self.desk.open():
            self.desk.draw(s)
        for piece in self.flying:
            self.board.draw_loose(s, piece)

    def draw_table(self, s: Sheet) -> None:
        self.board.draw(s)
        self.track.draw(s)
        self.panel.draw(s)

    def dimmed(self, image: pygame.Surface) -> pygame.Surface:
        """A picture in the shade, kept."""
        kept = self._dim.get(id(image))
        if kept is None or kept.image is not image:
            shade = image.copy()
            shade.fill((196, 196, 208, 255), special_flags=pygame.BLEND_RGBA_MULT)
            kept = self._dim.keep(id(image), Shaded(image, shade))
        return kept.shade

    def draw_prompt(self, s: Sheet) -> None:
        if self.tray.battle is None:
            self.prompt_bar.draw(s)

    def prompt_words(self) -> str:
        return self.prompts.title() if self.offered and not self.past else ""

    # ---- what the player does ---------------------------------------------------------------------------------
    def on_given(self, given: Given) -> object:
        if given.kind in ("point", "press", "wheel"):
            self.pointer = given.at
        if given.kind == "key" and given.key in ("+", "-", "=") and not self.desk.open():
            x, y, w, h = FIELD
            self.camera.closer(
                -1 if given.key == "-" else 1, x + w / 2, y + h / 2, self.app.sheet(self.app.window.surface).u
            )
            return True
        return super().on_given(given)

    def left_undone(self, key: str) -> str:
        return left_undone(self.state, key)

    def rule_here(self) -> str:
        return RULES.get(type(self.about), "3")
