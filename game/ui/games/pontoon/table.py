"""table: Monster Pontoon 21: the quest in the middle, the ruler under it, parties round about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.agenda import say
from game.engine.lesson import LessonRun
from game.rules.pontoon.cards import Content, Quest
from game.rules.pontoon.deeds import Placing
from game.ui.draw.paint import Sheet
from game.ui.games.pontoon.board import Board
from game.ui.games.pontoon.faces import face_of, keywords
from game.ui.games.pontoon.ground import PontoonGround
from game.ui.games.pontoon.moves import BIG, Moves
from game.ui.games.pontoon.panel import Panel
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.places import OWN_W, PROMPT, QUEST_W, VISIBLE, Places
from game.ui.games.pontoon.pointing import Pointing
from game.ui.games.pontoon.ruler import Ruler, Standing
from game.ui.table.sprites import Images, Sprite
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House
    from game.ui.table.thinks import Thinks


LONG = 64  # letters; the panel has the whole text of a longer question


class PontoonTable(Moves):
    """Draws the board and says what lies where; how things move stands in Moves."""

    board: Board
    sign = "claw"
    prompt_box = PROMPT
    steps = ("Preparation", "Turn move", "Battle")

    def __init__(
        self, app: House, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.content: Content = sitting.match.content
        self.images = Images(app.pictures, lambda number: face_of(self.content, number))
        self.sprites: dict[str, list[Sprite]] = {}
        self.flying: list[Sprite] = []  # on their way off the table
        self.standings: list[Standing] = []
        self.spot_light: Sprite | None = None  # a card that is being looked at
        self.outcome: tuple[str, str] | None = None
        self.acting: int | None = None  # card whose ability flashes
        self.panel, self.board, self.pointing = Panel(self), Board(self), Pointing(self)
        self.ground = PontoonGround(self)
        super().__init__(app, sitting, thinker, lesson)
        self.ruler = Ruler(self.stamps, app.pictures)

    # ---- what the picture says -------------------------------------------------------------------------------
    @property
    def parties(self) -> Parties:
        return Parties(self.picture, self.common, self.content, self.match.seats)

    @property
    def places(self) -> Places:
        return Places(self.match.seats, self.home)

    def quest(self) -> Quest | None:
        cards = self.picture.zones["quest"]
        return self.content.quests[cards[0] - self.content.first_quest] if cards and cards[0] is not None else None

    def round_words(self) -> str:
        return f"Round {max(1, self.picture.facts['round'])}"

    # ---- lying at rest ---------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.flying, self.spot_light, self.acting, self.outcome = [], None, None, None
        self.sprites = {}
        for zone, there in self.picture.zones.items():
            if zone.partition("/")[0] in VISIBLE:
                self.sprites[zone] = [self.new_sprite(zone, card) for card in there]
        for zone in self.sprites:
            self.settle_zone(zone)
        self.standings = [Standing(seat, self.sitting.players[seat].crest) for seat in range(self.match.seats)]
        for standing in self.standings:
            self.stand(standing)
            standing.value = standing.sum
        self.spot_light = self.scried()

    def new_sprite(self, zone: str, card: int | None) -> Sprite:
        back = {"quest": "quest", "equipment": "equipment"}.get(zone.partition("/")[0], "guild")
        return Sprite(card, back, turned=self.turned(card))

    def turned(self, card: int | None) -> bool:
        return card is not None and card < self.content.first_quest and bool(self.picture.facts["turned"][card])

    def settle_zone(self, zone: str) -> None:
        """Put the sprites of a zone where they rest."""
        places, stayed = self.places, self.picture.facts["stayed"]
        for at, sprite in enumerate(self.sprites[zone]):
            sprite.rest(places.spot(zone, at, len(self.sprites[zone]), stayed))

    def stand(self, standing: Standing) -> None:
        """What a seat's standee shows, from the picture."""
        parties = self.parties
        standing.sum, standing.sure = parties.power(standing.seat), parties.sure(standing.seat)
        standing.own = standing.seat == self.home

    def pictures_needed(self) -> list[tuple[int, int, bool]]:
        widths = sorted({block.card for block in self.places.blocks.values()} | {OWN_W}, reverse=True)
        found = list[tuple[int, int, bool]]()
        for number in range(len(self.content.backs)):
            if number >= self.content.first_quest:
                found.append((number, self.pixels(QUEST_W), False))
                continue
            found += [(number, self.pixels(width), False) for width in widths]
            if self.content.cards[number].sub is not None:
                found += [(number, self.pixels(width), True) for width in widths]
        return found

    # ---- drawing ---------------------------------------------------------------------------------------------
    def draw_board(self, s: Sheet) -> None:
        self.ground.draw(s)
        self.ruler.stand(s, self.standings)
        self.draw_cards(s)
        self.panel.draw(s)
        if self.teacher and (box := self.pointing.box_of(self.teacher.points_at)):
            self.board.point_at(s, box)

    def draw_cards(self, s: Sheet) -> None:
        for zone, sprites in self.sprites.items():
            if zone == f"equipment/{self.home}" and sprites and not sprites[0].angle and self.secret_own():
                self.board.underlay(s, sprites[0])
            for at, sprite in enumerate(sprites):
                self.images.draw(s, sprite, 8 if zone == "quest" else 6 if sprite.w > 100 else 4)
        for sprite in self.flying:
            self.images.draw(s, sprite, 6)
        self.board.over_cards(s)
        if self.spot_light:
            self.board.spotlight(s, self.spot_light)

    def secret_own(self) -> bool:
        """Whether the own Equipment is seen here but hidden from the others."""
        cards = self.picture.zones[f"equipment/{self.home}"]
        return self.viewer == self.home and bool(cards) and cards[0] is not None and not self.parties.open(self.home)

    # ---- what can be pointed at --------------------------------------------------------------------------------
    def board_controls(self) -> Sequence[Control]:
        lit: list[Control] = []
        rest: list[Control] = []
        for control in [*self.pointing.cards(), *self.pointing.piles(), *self.pointing.seats()]:
            (lit if control.tags.get("key") else rest).append(control)
        return [*rest, *lit, *self.panel.controls()]

    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        """Name and explained words of a card, for the zoom."""
        return self.content.name(card), keywords(self.content, card)

    def prompt_words(self) -> str:
        if self.past:
            return self.past_words()
        if self.outcome and not self.offered and not self.notice:
            return self.outcome[1]
        if self.offered is None:
            return self.waiting_words()
        if self.panel.is_turn():
            return f"Hit for one more companion, or Stay at {self.board.look(self.home).power}?"
        words = say(self.offered.prompt)
        if len(words) < LONG:
            return words
        leave = any(option.key == "leave" for option in self.offered.options)
        return words.partition(":")[0] + ": choose what is lit" + (", or leave it." if leave else ".")

    def waiting_words(self) -> str:
        return "" if self.busy and self.match.decision else super().waiting_words()

    def scried(self) -> Sprite | None:
        """The Guild card that the present question is about, while only the viewer knows it."""
        about = self.offered.about if self.offered and not self.past else None
        return Sprite(about.card, "guild", 640, 250, BIG, grown=BIG) if isinstance(about, Placing) else None

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        wide = sideways if card >= self.content.first_quest else upright
        return self.images.flat(card, round(wide * s.u))

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """What it counts now when that is not what is printed, and why it cannot be chosen."""
        notes = []
        if card < self.content.first_quest:
            printed, now = self.content.cards[card].power, self.parties.count(card)
            if now != printed:
                notes.append(("Counts now", f"{now} instead of {printed}."))
        if self.offered is not None and not self.past and not self.panel.is_turn() and self.option_at(card) is None:
            refused = self.refusal(card)
            notes.append(("Not now", refused.why if refused else ""))
        return notes

    def settled(self) -> None:
        self.outcome, self.acting = None, None
        self.spot_light = self.scried()
        for standing in self.standings:
            self.stand(standing)
            standing.value = standing.sum
