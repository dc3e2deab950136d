"""table: Dungeon & Kingdom: the market and the own Array, and after a cut the Kingdom and the Dungeon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.events import Changed, Moved, Said
from game.engine.lesson import LessonRun
from game.rules.kingdom.cards import Content
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import MATRIX, SIDES
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.games.kingdom.asking import Asking
from game.ui.games.kingdom.board import Board
from game.ui.games.kingdom.faces import CHIP, face_of, keywords
from game.ui.games.kingdom.ground import KingdomGround
from game.ui.games.kingdom.moves import Card, Floating
from game.ui.games.kingdom.panel import Panel
from game.ui.games.kingdom.places import ARRAY_W, CHIP_W, MARKET_W, STAGE_W, Places
from game.ui.games.kingdom.pointing import Pointing
from game.ui.games.kingdom.raids import RaidWords
from game.ui.games.kingdom.stage import Stage
from game.ui.games.kingdom.story import Story
from game.ui.games.kingdom.strips import Own
from game.ui.games.kingdom.tray import Tray
from game.ui.games.kingdom.undone import left_undone
from game.ui.table.sprites import Images
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.thinks import Thinks


class KingdomTable(Asking):
    """Draws the table and says what it shows; how things move stands in Moves, where they lie in Places."""

    board: Board
    sign = "tower"
    steps = ("Refill", "Action", "Dungeon & Kingdom", "Aftermath")
    notice_box: Box = (356, 300, 640, 92)
    lesson_page: Box = (664, 46, 580, 114)

    def __init__(
        self, app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.content: Content = sitting.match.content
        self.images = Images(app.pictures, lambda number: face_of(self.content, number))
        self.sprites: dict[str, list[Card]] = {}
        self.flying: list[Card] = []
        self.floats: list[Floating] = []
        self.bound: dict[str, int] = {}
        self.acting: tuple[int, str] | None = None
        self.step = ""
        self.wish = ""  # what a card that was dragged is to do once it has been taken
        self._odds: tuple[object, list[str]] = (None, [])
        self._left: tuple[object, str] = (None, "")  # what Done would leave undone, and where that was looked at
        self.places, self.board, self.panel = Places(self), Board(self), Panel(self)
        self.tray, self.pointing, self.own = Tray(self), Pointing(self), Own(self)
        self.raids = RaidWords(self)
        self.stage, self.ground, self.story = Stage(self, self.places), KingdomGround(self), Story(self)
        super().__init__(app, sitting, thinker, lesson)

    # ---- what the picture says --------------------------------------------------------------------------------
    def round_words(self) -> str:
        return f"Turn {max(1, self.picture.facts['turn'])}"

    def rule_here(self) -> str:
        refused = self.match.decision
        return (
            {"refill": "2", "action": "3", "resolve": "4", "aftermath": "7"}.get(self.picture.facts["phase"], "1")
            if refused
            else "8"
        )

    def cards_left(self, seat: int) -> int:
        """Cards of a seat that count at the end."""
        zones = self.picture.zones
        left = sum(len(zones[f"{family}/{seat}"]) for family in ("hand", "array", "treasury"))
        return left + (sum(len(zones[side]) for side in SIDES) if seat == self.picture.facts["active"] else 0)

    def gems_of(self, kind: int, owner: int | None = None) -> int:
        """Gems of a colour in a Treasury; None: in all of them."""
        return sum(
            card is not None and self.content.kind[card] == kind
            for seat in (range(self.match.seats) if owner is None else (owner,))
            for card in self.picture.zones[f"treasury/{seat}"]
        )

    def cell_of_taken(self) -> int | None:
        """The cell that the taken card came from."""
        for number in range(self.shown - 1, -1, -1):
            event = self.match.events[number]
            if isinstance(event, Moved) and event.dst == "taken":
                return MATRIX.index(event.src) if event.src in MATRIX else None
        return None

    def step_told(self) -> str:
        """The step of the Aftermath that the picture stands in; none outside it."""
        for number in range(self.shown - 1, -1, -1):
            match self.match.events[number]:
                case Said(what="step", about=(str(step),)):
                    return step
                case Changed(field="phase"):
                    break
        return ""

    def image_of(self, card: int, width: float) -> int:
        return card + CHIP if width < 60 else card

    # ---- lying at rest ---------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.flying, self.floats, self.bound, self.acting = [], [], {}, None
        self.step = self.step_told()
        self.story.forget()
        self.places.split = 0
        self.pointing.forget()
        self.sprites = {
            zone: [Card(card, "kingdom", up=card is not None) for card in self.picture.zones[zone]]
            for zone in self.open_zones()
        }
        self.settle_all()

    def settle_all(self) -> None:
        """Put every card where it rests."""
        for zone, sprites in self.sprites.items():
            for at, sprite in enumerate(sprites):
                spot = self.places.spot(zone, at, len(sprites))
                sprite.goal = spot
                sprite.rest(spot)
        self.pointing.forget()

    def put_away(self) -> None:
        super().put_away()
        self.tray.page, self.wish = 0, ""

    def settled(self) -> None:
        self.acting, self.tray.page = None, 0
        self.settle_all()
        wish, self.wish = self.wish, ""
        if self.offered is not None and any(option.key == wish for option in self.offered.options):
            self.answer(wish)

    def left_undone(self, key: str) -> str:
        if key != "done":
            return left_undone(self, key)
        if self._left[0] is not self.offered:
            self._left = self.offered, left_undone(self, key)
        return self._left[1]

    def skip(self) -> bool:
        skipped = super().skip()
        if skipped:
            self.settle_all()
        return skipped

    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        """Cards and chips, one of each kind, in all sizes."""
        kinds = [found[0] for found in self.content.named.values()]
        return [
            (self.image_of(number, width), self.pixels(width), False)
            for width in (CHIP_W, MARKET_W, ARRAY_W, STAGE_W)
            for number in kinds
        ]

    # ---- drawing ---------------------------------------------------------------------------------------------
    def draw_board(self, s: Sheet) -> None:
        self.ground.draw(s)
        for zone, sprites in self.sprites.items():
            if not zone.startswith("seen"):
                for sprite in sprites:
                    self.images.draw(s, sprite, 3 if sprite.w < 60 else 5)
        self.board.over_cards(s)
        self.panel.draw(s)
        self.tray.draw(s)
        for zone, sprites in self.sprites.items():
            if zone.startswith("seen") and not self.tray.looking:
                for sprite in sprites:
                    if self.summoned() is None or sprite.w > CHIP_W:
                        self.images.draw(s, sprite, 6)
        for sprite in self.flying:
            if sprite.card is not None or sprite.alpha:
                self.images.draw(s, sprite, 6)
        self.board.float_words(s)
        if self.teacher and (box := self.pointing.box_of(self.teacher.points_at)):
            self.board.point_at(s, box)

    @property
    def prompt_box(self) -> Box:  # type: ignore[override]
        return (206, 554, 706, 30) if self.places.parted else (428, 512, 562, 30)

    # ---- what can be pointed at --------------------------------------------------------------------------------
    def board_controls(self) -> Sequence[Control]:
        return [*self.pointing.seats(), *self.pointing.on_board(), *self.tray.controls(), *self.panel.controls()]

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.content.name(card), keywords(self.content, card)

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """What it could do if it were taken now, points that lie on it, and why it cannot be chosen."""
        notes = [("Taken now", self.taking_words())] if card == self.card_wanted() else []
        if tokens := self.picture.facts["tokens"][card]:
            notes.append(("Loot", f"{tokens} points lie on it: whoever beats or controls it gets them."))
        if (
            self.offered is not None
            and not self.past
            and self.option_at(card) is None
            and isinstance(self.tray.about, Resolving)
        ):
            refused = self.refusal(card)
            notes.append(("Not now", refused.why if refused else ""))
        return [note for note in notes if note[1]]

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.images.flat(card, round(upright * s.u))
