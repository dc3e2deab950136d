"""table: The Monster Pack: two rows for each player, four lanes, dice, dials, and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.lesson import LessonRun
from game.rules.pack.cards import SEATS, Content
from game.rules.pack.questions import Placing
from game.rules.pack.state import COLUMNS
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.draw.tokens.dice import die as draw_die
from game.ui.draw.tokens.dice import tumble
from game.ui.games.pack.ahead import Ahead
from game.ui.games.pack.asking import Asking
from game.ui.games.pack.board import Board
from game.ui.games.pack.faces import INDEX, face_of, keywords
from game.ui.games.pack.ground import PackGround
from game.ui.games.pack.heap import Heap
from game.ui.games.pack.moves import POSES, Card, Clash, Die, Floating
from game.ui.games.pack.panel import Panel
from game.ui.games.pack.panels import Panels
from game.ui.games.pack.places import ACTIVE_W, DIE, HAND_W, LESSON, PILE_W, RATIO, WAITING_W, Places
from game.ui.games.pack.pointing import Pointing
from game.ui.games.pack.undone import left_undone
from game.ui.table.sprites import Images
from game.ui.window.focus import Control
from game.ui.window.motion import LIFT

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.thinks import Thinks

RULES = {"draw": "2.1", "countdown": "2.2", "summon": "2.3", "boost_1": "2.4", "duel": "3.1", "boost_2": "2.4"}
ENLARGED_W = 356.0  # of a card that is read: its panel ends above the prompt
DICE = ("ember", "tide")  # of who sits at the bottom, and of the other


class PackTable(Asking):
    """Draws the table and says what it shows; how things move stands in Moves, where they lie in Places."""

    board: Board
    sign = "claw"
    steps = ("Draw", "Countdown", "Summon", "Boost", "Duel", "Boost")
    prompt_box: Box = (300, 572, 632, 30)
    notice_box: Box = (322, 262, 588, 92)
    lesson_page: Box = LESSON

    def __init__(
        self, app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.content: Content = sitting.match.content
        self.images = Images(app.pictures, lambda number: face_of(self.content, number))
        self.sprites: dict[str, list[Card]] = {}
        self.dice: dict[int, Die] = {}
        self.flying: list[Card] = []
        self.floats: list[Floating] = []
        self.stars: list[Floating] = []
        self.bound: dict[str, int] = {}
        self.acting: int | None = None
        self.clash: Clash | None = None
        self.carried: Card | None = None
        self.hp: list[int] = []
        self.fought: set[int] = set()
        self.wishes: list[str] = []  # answers to come of a card that was dragged
        self.places, self.board, self.panels = Places(self), Board(self), Panels(self)
        self.panel, self.pointing, self.heap = Panel(self), Pointing(self), Heap(self)
        self.ahead, self.ground = Ahead(self), PackGround(self)
        super().__init__(app, sitting, thinker, lesson)

    # ---- what the picture says --------------------------------------------------------------------------------
    def round_words(self) -> str:
        return f"Turn {max(1, self.picture.facts['turn'])}"

    def rule_here(self) -> str:
        if self.match.decision is None:
            return "4"
        return RULES.get(self.picture.facts["phase"], "2")

    def left_undone(self, key: str) -> str:
        return left_undone(self.state, key)

    # ---- lying at rest ----------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.flying, self.floats, self.stars, self.bound = [], [], [], {}
        self.acting = self.clash = self.carried = None
        self.fought = set()
        self.hp = list(self.picture.facts["hp"])
        self.heap.close()
        hand = f"hand/{self.home}"
        self.sprites = {
            zone: [Card(card, "pack", up=card is not None, index=zone == hand) for card in self.picture.zones[zone]]
            for zone in self.open_zones()
        }
        self.settle_all()

    def open_zones(self) -> list[str]:
        """The mat and the hand at the bottom."""
        return [*(zone for zone in self.picture.zones if zone.startswith(("waiting", "active"))), f"hand/{self.home}"]

    def settle_all(self) -> None:
        """Put every card and die where it rests."""
        for zone, row in self.sprites.items():
            for at, card in enumerate(row):
                spot = self.places.spot(zone, at, len(row))
                card.goal = spot
                card.rest(spot)
        facts = self.picture.facts
        self.dice = {
            spot: Die(value, float(facts["boosted"][spot])) for spot, value in enumerate(facts["die"]) if value
        }
        self.pointing.forget()

    def put_away(self) -> None:
        super().put_away()
        self.heap.close()
        self.wishes = []

    def settled(self) -> None:
        self.acting = self.clash = None
        self.settle_all()
        wishes, self.wishes = self.wishes, []
        if self.offered is not None and wishes and any(option.key == wishes[0] for option in self.offered.options):
            self.wishes = wishes[1:]
            self.answer(wishes[0])

    def skip(self) -> bool:
        skipped = super().skip()
        if skipped and not self.busy:
            self.settle_all()
        return skipped

    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        """What both decks hold is public."""
        each = len(self.content.monsters)
        order = sorted({card % each for row in self.match.state.zones.values() for card in row})
        lying = [(number, self.pixels(width), False) for number in order for width in (WAITING_W, ACTIVE_W, PILE_W)]
        return lying + [(number + INDEX, self.pixels(HAND_W), False) for number in order]

    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        return self.raise_hand(dt) or dirty

    def raise_hand(self, dt: float) -> bool:
        """The card of the hand that is pointed at, or has been picked, rises; the others go down."""
        control = self.pointed()
        at = control.tags.get("at") if control else None
        picked, moved = self.picked(), False
        for place, card in enumerate(self.sprites.get(f"hand/{self.home}", ())):
            goal = 1.0 if place == at or picked is not None and card.card == picked else 0.0
            if card.raised != goal:
                step = 1.0 if self.app.settings.reduced_motion else self.app.tempo.ms(dt) / LIFT
                card.raised = min(goal, card.raised + step) if goal else max(goal, card.raised - step)
                moved = True
        return moved

    # ---- drawing ----------------------------------------------------------------------------------------------
    def draw_board(self, s: Sheet) -> None:
        self.ground.draw(s)
        self.panels.dials(s)
        self.board.lanes(s)
        self.board.spots(s)
        self.board.over_cards(s)
        self.board.choices(s)
        self.board.hand(s)
        self.panel.draw(s)
        self.board.flights(s)
        if self.teacher and (box := self.pointing.box_of(self.teacher.points_at)):
            self.board.point_at(s, box)
        self.heap.draw(s)

    def ghost(self, s: Sheet) -> None:
        """The monster as it would come to lie in the spot that is pointed at."""
        option = self.pointed_option()
        card = self.picked() if isinstance(self.about, Placing) else self.entering()
        if option is None or card is None or not isinstance(option.at, str):
            return
        x, y, w, _ = self.places.box(option.at)
        image = self.images.flat(card, round(w * s.u)).copy()
        image.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
        s.blit(image, x, y)
        if isinstance(self.about, Placing):
            die = self.die_image(self.content.stars[card], POSES, self.home, round(DIE * s.u))
            s.blit(die, x + w / 2 + 1 - DIE / 2, y + w * RATIO / 2 - 9 - DIE / 2)

    def die_image(self, value: int, pose: int, seat: int, px: int) -> pygame.Surface:
        """A die of a seat on its way to rest."""
        colour = DICE[seat != self.home]
        return self.app.pictures.get(
            f"die {colour} {value} {pose}/{POSES}",
            (px, px),
            lambda: draw_die(value, px, colour, tumble(value, pose / POSES)),
            wait=True,
        )

    # ---- what can be pointed at -------------------------------------------------------------------------------
    def board_controls(self) -> Sequence[Control]:
        if self.heap.zone:
            return self.heap.controls()
        return [*self.pointing.on_board(), *self.panel.controls()]

    def back(self) -> object:
        return None if self.heap.close() else super().back()

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.content.name(card), keywords(self.content, card)

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """How a monster stands where it lies."""
        for seat in range(SEATS):
            for column in range(COLUMNS):
                if card in self.picture.zones[f"waiting/{seat}/{column}"]:
                    return [("Here", self.waiting_note(seat * COLUMNS + column))]
        lane = next((lane for lane in self.ahead.lanes() if card in (lane.mine, lane.theirs)), None)
        return [("Here", self.ahead.words(lane))] if lane and self.clash is None else []

    def waiting_note(self, spot: int) -> str:
        die, boosted = (self.picture.facts[name][spot] for name in ("die", "boosted"))
        if not die:
            return "Blocked: it enters as soon as a spot next to it is free."
        turns = f"Its die shows {die}: it enters in {die} turn{'s' * (die != 1)} of its owner."
        return turns + (" It has been boosted." if boosted else "")

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.images.flat(card, round(min(upright, ENLARGED_W) * s.u))
