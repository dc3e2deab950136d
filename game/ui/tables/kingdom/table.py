"""table: Dungeon & Kingdom: the market and the own Array, and after a cut the Kingdom and the Dungeon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.engine.agenda import Option, say
from game.engine.events import Moved
from game.engine.lesson import LessonRun
from game.rules.kingdom.cards import Content
from game.rules.kingdom.payment import payable, payments, splits
from game.rules.kingdom.state import MATRIX, SIDES
from game.ui.draw import cards
from game.ui.draw.paint import Sheet
from game.ui.focus import Control
from game.ui.tables.kingdom.board import Board
from game.ui.tables.kingdom.faces import CHIP, face_of, keywords
from game.ui.tables.kingdom.ground import Ground
from game.ui.tables.kingdom.moves import Card, Floating, Moves
from game.ui.tables.kingdom.panel import Panel
from game.ui.tables.kingdom.places import ARRAY_W, CHIP_W, MARKET_W, STAGE_W, Places
from game.ui.tables.kingdom.pointing import Pointing
from game.ui.tables.kingdom.stage import Stage
from game.ui.tables.kingdom.strips import Own
from game.ui.tables.kingdom.tray import Tray
from game.ui.tables.sprites import Images
from game.ui.widgets.shapes import Box

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.parlour import Parlour
    from game.ui.tables.table import Thinks

PILLS = {
    "fight": ("Fight", "sword", "#c9344a"),
    "control": ("Control", "hero", "#1b6fa8"),
    "deed": ("", "star4", "#1b6fa8"),
}
PHASES = ("refill", "action", "resolve", "aftermath")


class KingdomTable(Moves):
    """Draws the table and says what it shows; how things move stands in Moves, where they lie in Places."""

    sign = "tower"
    steps = ("Refill", "Action", "Dungeon & Kingdom", "Aftermath")
    notice_box: Box = (356, 300, 640, 92)
    lesson_page: Box = (664, 46, 580, 114)

    def __init__(
        self, app: Parlour, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None
    ) -> None:
        self.content: Content = sitting.match.content
        self.images = Images(app.pictures, lambda number: face_of(self.content, number))
        self.sprites: dict[str, list[Card]] = {}
        self.flying: list[Card] = []
        self.floats: list[Floating] = []
        self.bound: dict[str, int] = {}
        self.acting: tuple[int, str] | None = None
        self.step = ""
        self._odds: tuple[object, list[str]] = (None, [])
        self.places, self.board, self.panel = Places(self), Board(self), Panel(self)
        self.tray, self.pointing, self.own = Tray(self), Pointing(self), Own(self)
        self.stage, self.ground = Stage(self, self.places), Ground(self)
        super().__init__(app, sitting, thinker, lesson)

    # ---- what the picture says --------------------------------------------------------------------------------
    def phase_at(self) -> int:
        phase = self.picture.facts["phase"]
        return PHASES.index(phase) if phase in PHASES else 0

    def round_words(self) -> str:
        return f"Turn {max(1, self.picture.facts['turn'])}"

    def rule_here(self) -> str:
        refused = self.match.decision
        return (
            {"refill": "2", "action": "3", "resolve": "4", "aftermath": "7"}.get(self.picture.facts["phase"], "1")
            if refused
            else "8"
        )

    def lying(self, zone: str) -> list[int | None]:
        """The cards of a heap without those that are still on their way to it."""
        found = self.picture.zones[zone]
        away = self.bound.get(zone, 0)
        return found[: len(found) - away] if away else found

    def cards_left(self, seat: int) -> int:
        """Cards of a seat that count at the end."""
        zones = self.picture.zones
        left = sum(len(zones[f"{family}/{seat}"]) for family in ("hand", "array", "treasury"))
        return left + (sum(len(zones[side]) for side in SIDES) if seat == self.picture.facts["active"] else 0)

    def gems_of(self, kind: int) -> int:
        """Gems of a colour in all Treasuries."""
        return sum(
            card is not None and self.content.kind[card] == kind
            for seat in range(self.match.seats)
            for card in self.picture.zones[f"treasury/{seat}"]
        )

    def cell_of_taken(self) -> int | None:
        """The cell that the taken card came from."""
        for event in reversed(self.match.events[: self.shown]):
            if isinstance(event, Moved) and event.dst == "taken":
                return MATRIX.index(event.src) if event.src in MATRIX else None
        return None

    def image_of(self, card: int, width: float) -> int:
        return card + CHIP if width < 60 else card

    def summoned(self) -> int | None:
        """Which of the cards that were looked at is to be put into a side."""
        return int(self.match.state.asked[2]) if self.tray.asked == "kingdom.place_summoned" else None

    def caught(self) -> int | None:
        """The card of a rival that is to be put into a side."""
        return int(self.match.state.asked[2]) if self.tray.asked == "kingdom.place_caught" else None

    # ---- what is pointed at -------------------------------------------------------------------------------------
    def pointed(self) -> Control | None:
        """The control under the pointer or the focus."""
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        return (
            next((control for control in (*self.pointing.on_board(), *self.tray.controls()) if control.id == at), None)
            if at
            else None
        )

    def pointed_option(self) -> Option | None:
        control = self.pointed()
        key = control.tags.get("key") if control else None
        return (
            next((option for option in self.offered.options if option.key == key), None)
            if key and self.offered and not self.past
            else None
        )

    def line_pointed(self) -> int | None:
        option = self.pointed_option()
        if option is None and self.hint is not None:
            option = next(
                (one for one in (self.offered.options if self.offered else ()) if one.key == self.hint.key), None
            )
        return int(option.key.partition(":")[2]) if option is not None and option.key.startswith("cut:") else None

    def sides_lit(self) -> set[str]:
        return (
            {str(option.at) for option in self.offered.options if option.at in SIDES}
            if self.offered and not self.past
            else set()
        )

    def aimed_at(self) -> int | None:
        """The Monster whose defeat is pointed at, or is being paid for."""
        if self.past or self.offered is None:
            return None
        if self.tray.asked in ("kingdom.pay", "kingdom.pay_from"):
            monster = self.match.state.asked[2]
            return int(monster) if any(monster in self.picture.zones[side] for side in SIDES) else None
        option = self.pointed_option()
        return (
            int(option.at)
            if option is not None and option.key.startswith("fight:") and isinstance(option.at, int)
            else None
        )

    def paying(self) -> set[int]:
        """Cards that would be discarded by what is pointed at."""
        option = self.pointed_option()
        if option is None or self.offered is None or self.offered.player != self.viewer:
            return set()
        home, kinds = self.offered.player, len(self.content.adventurers)
        kingdom, hand = (counts(self.content, self.picture.zones[zone], kinds) for zone in ("kingdom", f"hand/{home}"))
        step: Any = option.steps[0] if option.steps else ()
        if option.key.startswith("fight:") and isinstance(option.at, int):
            ways = payments([a + b for a, b in zip(kingdom, hand)], self.content.needs[option.at], self.content.wild)
            paid = ways[0] if ways else None
        elif step and step[0] == "kingdom.pay_from":
            paid = step[-1]
        elif step and step[0] == "kingdom.defeat":
            return self.picked("kingdom", step[-2]) | self.picked(f"hand/{home}", step[-1])
        else:
            return set()
        if paid is None:
            return set()
        part = splits(paid, kingdom, hand)[0]
        return self.picked("kingdom", part) | self.picked(f"hand/{home}", [a - b for a, b in zip(paid, part)])

    def picked(self, zone: str, wanted: Sequence[int]) -> set[int]:
        """So many cards of each kind in a zone."""
        left, found = list(wanted), set()
        for card in self.picture.zones[zone]:
            if card is not None and not self.content.is_monster(card) and left[self.content.kind[card]] > 0:
                left[self.content.kind[card]] -= 1
                found.add(card)
        return found

    def sides_of(self, line: int) -> tuple[str, str]:
        """What a cut would make of both sides, in a few words."""
        array = [card for card in self.picture.zones[f"array/{self.home}"] if card is not None]
        kinds, content = len(self.content.adventurers), self.content
        hand = counts(content, self.picture.zones[f"hand/{self.home}"], kinds)
        left, right = array[:line], array[line:]
        have = [a + b for a, b in zip(hand, counts(content, left, kinds))]
        fall = [
            f"{content.of(card).name} can fall: {content.points[card]}"
            for card in left
            if content.is_monster(card) and payable(have, content.needs[card], content.wild)
        ]
        heroes = sum(not content.is_monster(card) for card in left)
        deeds = [content.of(card).deed for card in right if not content.is_monster(card)]
        beasts = sum(content.is_monster(card) for card in right)
        kingdom = (
            fall[0]
            if len(fall) == 1
            else f"{len(fall)} Monsters can fall"
            if fall
            else f"{heroes} to fight or come home"
            if left
            else "empty"
        )
        told = [f"{len(deeds)} deed{'s' * (len(deeds) != 1)}" if len(deeds) != 1 else deeds[0]] if deeds else []
        told += [f"{beasts} to control"] if beasts else []
        return kingdom, ", ".join(told) or "empty"

    def deed_words(self, control: Control) -> tuple[str, str, str] | None:
        """The pill under a lit card of the stage: words, sign, colour."""
        word = str(control.tags["key"]).partition(":")[0]
        if word not in PILLS or self.tray.asked != "kingdom.resolve":
            return None
        text, ico, colour = PILLS[word]
        card = control.tags.get("card")
        return (text or self.content.of(card).deed if isinstance(card, int) else text), ico, colour

    def odds_words(self) -> list[str]:
        """Whom the deed that is pointed at may bring, likeliest first."""
        option = self.pointed_option()
        if (
            option is None
            or not self.app.settings.odds
            or not option.key.startswith(("deed:", "use", "dungeon:", "hand:"))
        ):
            return []
        key = len(self.match.answers), option.key
        if self._odds[0] != key:
            found = self.match.game.odds(self.match.state, self.home, option.key)
            words = [f"{chance.what} {round(100 * chance.share)} %" for chance in found[:4]]
            self._odds = key, ["MAY BRING", *words] if words else []
        return self._odds[1]

    def option_at(self, target: Any) -> Option | None:
        """The choice on a card; equal cards of one place are one choice."""
        found = super().option_at(target)
        if found is not None or not isinstance(target, int) or self.offered is None or self.past or self.tray.listed:
            return None if self.tray.listed else found
        word, zones = self.content.word(target), self.picture.zones
        zone = next((name for name, lying in zones.items() if target in lying), "")
        return next(
            (
                option
                for option in self.offered.options
                if isinstance(option.at, int)
                and self.content.word(option.at) == word
                and option.at in zones.get(zone, ())
            ),
            None,
        )

    # ---- lying at rest ---------------------------------------------------------------------------------------
    def lay_out(self) -> None:
        self.flying, self.floats, self.bound, self.acting = [], [], {}, None
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
                sprite.x, sprite.y, sprite.w, sprite.angle = spot
                sprite.grown, sprite.wide, sprite.lift, sprite.alpha = spot.w, 1, 0, 1
        self.pointing.forget()

    def settled(self) -> None:
        self.acting, self.tray.page = None, 0
        self.settle_all()

    def skip(self) -> bool:
        skipped = super().skip()
        if skipped:
            self.settle_all()
        return skipped

    def enter(self) -> None:
        super().enter()
        self.make_ready()

    def make_ready(self) -> None:
        """Have every picture of this game drawn before it is needed."""
        if pygame.display.get_surface() is not None and not self.app.pictures.patient:
            for number, width in self.pictures_needed():
                cards.prefetch(self.app.pictures, face_of(self.content, number), width)

    def pictures_needed(self) -> list[tuple[int, int]]:
        """Card or chip and width in pixels, one card of each kind, of all that may come to lie on this table."""
        surface = pygame.display.get_surface()
        u = self.app.sheet(surface).u if surface else 1.0
        kinds = [found[0] for found in self.content.named.values()]
        return [
            (self.image_of(number, width), round(width * u))
            for width in (CHIP_W, MARKET_W, ARRAY_W, STAGE_W)
            for number in kinds
        ]

    # ---- drawing ---------------------------------------------------------------------------------------------
    def resized(self) -> None:
        self.stamps.forget()
        self.images.forget()
        self.board.strips.clear()
        self.ground.forget()
        self.make_ready()

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        """The ground fills the window; it is laid when the board is drawn."""
        self.ground.bleed = bleed

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
        """Points that lie on it, and why it cannot be chosen."""
        notes = []
        if tokens := self.picture.facts["tokens"][card]:
            notes.append(("Loot", f"{tokens} points lie on it: whoever beats or controls it gets them."))
        if (
            self.offered is not None
            and not self.past
            and self.option_at(card) is None
            and self.tray.asked == "kingdom.resolve"
        ):
            refused = self.refusal(card)
            notes.append(("Not now", refused.why if refused else ""))
        return [note for note in notes if note[1]]

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.images.flat(card, round(upright * s.u))

    # ---- words -------------------------------------------------------------------------------------------------
    def prompt_words(self) -> str:
        if self.past:
            return self.past_words()
        if self.offered is None:
            return self.waiting_words()
        return self.asking_words()

    def asking_words(self) -> str:
        assert self.offered is not None
        option = self.pointed_option()
        match self.tray.asked:
            case "kingdom.take":
                return "Take a card from the market."
            case "kingdom.use":
                name = self.content.name(self.match.state.zones["taken"][0])
                cuts = sum(one.key.startswith("cut") for one in self.offered.options)
                if option is not None and option.key.startswith("cut"):
                    return (
                        f"Cut here: {name} becomes a Gem."
                        if not self.content.is_monster(self.match.state.zones["taken"][0])
                        else f"Cut here: {name} goes to your Graveyard."
                    )
                return (
                    f"{name}: queue it up{', or cut along a torn line' if cuts else ''}."
                    if any(one.key == "queue" for one in self.offered.options)
                    else f"{name}: your Array is full. {'Cut along a torn line.' if cuts else 'Dismiss all.'}"
                )
            case "kingdom.resolve":
                if option is not None and isinstance(option.at, int) and option.key != "done":
                    of = self.content.of(option.at)
                    verb = option.key.partition(":")[0]
                    return (
                        f"{of.deed}: {of.text}"
                        if verb != "fight"
                        else f"Beat {of.name} for {self.content.points[option.at]} points."
                    )
                return "Fight on the left, do deeds on the right, in any order."
        return say(self.offered.prompt)

    def waiting_words(self) -> str:
        decision = self.match.decision
        if self.busy:
            lines = [text for number, text in self.log.lines() if number < self.shown]
            return lines[-1] if lines else ""
        if decision is None:
            return "The game is over."
        name = self.sitting.names[decision.player]
        return f"{name} is to move." if self.sitting.players[decision.player].is_person else f"{name} is thinking."


def counts(content: Content, cards: Sequence[int | None], kinds: int) -> list[int]:
    """How many Adventurers of each kind are among the cards that are known."""
    found = [0] * kinds
    for card in cards:
        if card is not None and not content.is_monster(card):
            found[content.kind[card]] += 1
    return found
