"""table: Dragon Attack!: the kingdom on its map, the Dragon's track over it, the own party and treasure beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.engine.agenda import say
from game.engine.events import Changed, Event, Moved, Revealed, Said
from game.rules.dragon import movement
from game.rules.dragon.counters import Content
from game.rules.dragon.kingdom import Kingdom
from game.rules.dragon.state import DOWN
from game.ui.draw.paint import Sheet
from game.ui.focus import Control, Given
from game.ui.tables.dragon.board import MapBoard
from game.ui.tables.dragon.camera import Camera
from game.ui.tables.dragon.desk import Desk
from game.ui.tables.dragon.hexes import HexControl, MapDrag
from game.ui.tables.dragon.moves import FOUND_W, Moves
from game.ui.tables.dragon.panel import Panel
from game.ui.tables.dragon.pieces import Piece, Pieces
from game.ui.tables.dragon.places import BACK_W, FIELD, LEFT, MAP, SMALL_W, row
from game.ui.tables.dragon.planks import planks
from game.ui.tables.dragon.promptbar import POSES, SIZE, Die, PromptBar, die_picture
from game.ui.tables.dragon.prompts import Prompts
from game.ui.tables.dragon.track import Track
from game.ui.tables.dragon.tray import DIE_W, Tray
from game.ui.tables.view import seen
from game.ui.widgets.shapes import Box

if TYPE_CHECKING:
    from game.engine.lesson import LessonRun
    from game.sitting import Sitting
    from game.ui.parlour import Parlour
    from game.ui.tables.table import Thinks

T = TypeVar("T")
RULES = {"choose_hero": "2.2", "sail_or_roll": "5.3", "walk": "5.1", "search": "6.1", "take_or_leave": "6.3", "pick_rival": "7.1",
         "bargain": "7.2", "consider": "7.2", "loot": "8.2", "fall_back": "8.4", "defend": "4.3", "extra_step": "7.3"}


class DragonTable(Moves):
    """Draws the table and says what lies where; how things move stands in Moves."""

    sign = "flame"
    steps = ("Setup", "Move", "Search", "Meet", "Battle", "End")
    notice_box: Box = (176, 300, 588, 92)

    def __init__(self, app: Parlour, sitting: Sitting, thinker: Thinks | None = None, lesson: LessonRun | None = None) -> None:
        self.content: Content = sitting.match.content
        self.kingdom: Kingdom = self.content.maps[sitting.match.state.map]
        self.pieces = Pieces(self.content, app.pictures)
        self.camera = Camera(self.kingdom, app.pictures, FIELD)
        self.heroes: dict[int, Piece] = {}
        self.dragon: Piece | None = None
        self.thrown: list[Piece] = []            # counters that turn on the map
        self.flying: list[Piece] = []            # counters on their way over the table, in units of the canvas
        self.hidden_spaces: set[int] = set()     # whose counters are drawn by what moves
        self.carried: int | None = None          # the space the own hero is held over
        self.pointer = (0.0, 0.0)
        self._dim: dict[object, tuple[pygame.Surface, pygame.Surface]] = {}
        self._kept: dict[str, tuple[object, object]] = {}
        self.track, self.panel, self.board, self.prompts = Track(self), Panel(self), MapBoard(self), Prompts(self)
        self.tray, self.desk, self.prompt_bar, self.drag = Tray(self), Desk(self), PromptBar(self), MapDrag(self)
        super().__init__(app, sitting, thinker, lesson)

    # ---- what the picture says --------------------------------------------------------------------------------
    def name(self, seat: int) -> str:
        return self.sitting.players[seat].name

    def hero_of(self, seat: int) -> int:
        return int(self.picture.facts["colour"][seat])

    def party(self, seat: int) -> int:
        """Members of a seat's party."""
        return 1 + sum(card is not None and self.content.kinds[card] == "character" for card in self.picture.zones[f"front/{seat}"])

    def worth(self, zone: str, kind: str = "") -> int:
        return sum(self.content.points[card] for card in self.picture.zones[zone]
                   if card is not None and (not kind or self.content.kinds[card] == kind))

    def gold(self, seat: int) -> int:
        """Gold in front of a seat."""
        return self.worth(f"front/{seat}", "gold")

    def banked(self, seat: int) -> int:
        return self.worth(f"home/{seat}", "gold")

    def total(self, seat: int) -> int:
        """What a seat would score, the hoard aside."""
        return self.worth(f"home/{seat}")

    def held_items(self, seat: int) -> tuple[str, ...]:
        """Signs of the boats and Slayers in front of a seat."""
        kinds = [self.content.kinds[card] for card in self.picture.zones[f"front/{seat}"] if card is not None]
        return tuple(sign for kind, sign in (("boat", "wave"), ("slayer", "sword")) if kind in kinds)

    def lying(self) -> dict[int, list[tuple[int | None, int]]]:
        """Counters on the map by space, in their order: face or None, and how they lie."""
        key = tuple(self.picture.zones["map"]), tuple(self.picture.facts["spots"]), tuple(self.picture.facts["lies"])

        def make() -> dict[int, list[tuple[int | None, int]]]:
            found: dict[int, list[tuple[int | None, int]]] = {}
            for card, space, lie in zip(*key):
                found.setdefault(space, []).append((card, lie))
            return found

        return self.remember("lying", key, make)

    def phase_at(self) -> int:
        phases = self.match.game.phases
        phase = self.picture.facts["phase"]
        return phases.index(phase) if phase in phases else 0

    def round_words(self) -> str:
        return f"Turn {max(1, self.picture.facts['turns'])}"

    def moving_seat(self) -> int:
        """Whose turn it is, -1 before the first."""
        return int(self.picture.facts["active"]) if self.picture.facts["phase"] != "setup" else -1

    def bystanders(self) -> list[int]:
        """Heroes nobody has picked yet, while they are picked."""
        colours = self.picture.facts["colour"]
        return [hero for hero in range(len(self.content.heroes)) if hero not in colours] if -1 in colours and self.picture.facts["phase"] == "setup" else []

    def recent(self) -> list[str]:
        """The last lines of the log at the moment that is shown."""
        return self.remember("recent", (self.shown, len(self.match.events), self.viewer),
                             lambda: [text for number, text in self.log.lines() if number < self.shown][-3:])

    # ---- the question -----------------------------------------------------------------------------------------
    def asked(self) -> tuple[int, ...]:
        """Who is asked and what the question is about."""
        return tuple(self.match.state.asked[1:]) if self.offered and not self.past and self.match.state.asked else ()

    def asking(self) -> str:
        """The word of the question a person is asked now, "" for none."""
        return str(self.match.state.asked[0]).partition(".")[2] if self.asked() else ""

    def remember(self, name: str, key: object, make: Callable[[], T]) -> T:
        """A value that holds until its key changes."""
        kept = self._kept.get(name)
        if kept is None or kept[0] != key:
            kept = self._kept[name] = key, make()
        return kept[1]  # type: ignore[return-value]

    def question(self) -> tuple[int, bool, bool]:
        return len(self.match.answers), self.offered is not None, self.past

    def lights(self) -> tuple[int, ...]:
        """Spaces that can be chosen."""
        def make() -> tuple[int, ...]:
            if self.offered is None or self.past:
                return ()
            by_key = self.kingdom.by_key
            return tuple(by_key[option.at[4:]] for option in self.offered.options if isinstance(option.at, str) and option.at.startswith("hex/"))

        return self.remember("lights", self.question(), make)

    def own_space(self) -> int:
        """Where the hero stands that the question is about."""
        asked = self.asked()
        seat = asked[1] if self.asking() == "fall_back" else asked[0] if asked else self.home
        return int(self.picture.facts["at"][seat])

    def way_to(self, space: int) -> tuple[int, ...]:
        """The spaces to enter on the way to a lit one; () for staying."""
        verb = self.asking()
        if verb == "walk":
            ways = self.remember("ways", self.question(), lambda: {goal: movement.way(self.match.state, self.asked()[0], goal) for goal in self.lights()})
            return ways.get(space, ())
        return (space,) if verb == "extra_step" and space != self.own_space() else ()

    def step_counts(self) -> dict[int, int]:
        return {space: len(self.way_to(space)) for space in self.lights()} if self.asking() == "walk" else {}

    @property
    def goal(self) -> int | None:
        """The lit space that is pointed at."""
        if self.carried is not None:
            return self.carried if self.carried in self.lights() else None
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        space = self.kingdom.by_key.get(at[4:]) if at and at.startswith("hex/") else None
        return space if space in self.lights() else None

    def found_card(self) -> int | None:
        """The counter that may be taken."""
        if self.asking() != "take_or_leave":
            return None
        state = self.match.state
        seat, passed, _ = self.asked()
        return int(state.zones["map"][state.slots(state.at[seat], DOWN)[passed]])

    def choose_space(self, space: int) -> None:
        """Choose a space, or say why not."""
        key = f"hex/{self.content.spaces[space].key}"
        option = self.option_at(key)
        if option is not None:
            self.answer(option.key)
            return
        refused = None if self.past else self.refusal(key)
        self.app.sounds.play("wrong")
        if refused:
            self.app.refuse(Control(key, (0, 0, 0, 0), why_not=refused.why, rule=refused.rule))

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
        sizes = {round(w * self.board.grown() * u) for w in (BACK_W, SMALL_W, BACK_W * 1.12, SMALL_W * 1.12, FOUND_W)} | {round(46 * u), round(44 * u)}
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
        """Where a hero stands, units of the board; heroes on one space stand side by side, and in front of the Dragon."""
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
    def resized(self) -> None:
        self.stamps.forget()
        self.board.kept = None
        self.tray.forget()
        self.camera.moved += 1

    def backdrop(self, s: Sheet, bleed: Box) -> None:
        size = s.surf.get_size()
        image = self.app.pictures.get(f"planks {bleed}", size, lambda: planks(size, bleed), wait=True)
        image, covered = self.opaque(image), s.rect(*MAP)
        w, h = size
        for strip in ((0, 0, w, covered.top), (0, covered.bottom, w, h - covered.bottom), (0, covered.top, covered.left, covered.height),
                      (covered.right, covered.top, w - covered.right, covered.height)):          # the map hides the rest
            s.surf.blit(image, strip[:2], strip)

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
        key = ("dim", id(image))
        kept = self._dim.get(key)
        if kept is None or kept[0] is not image:
            shade = image.copy()
            shade.fill((196, 196, 208, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if len(self._dim) > 40:
                self._dim.clear()
            kept = self._dim[key] = image, shade
        return kept[1]

    def draw_prompt(self, s: Sheet) -> None:
        if self.tray.battle is None:
            self.prompt_bar.draw(s)

    def prompt_words(self) -> str:
        return self.prompts.title() if self.offered and not self.past else ""

    # ---- what can be pointed at -------------------------------------------------------------------------------
    def board_controls(self) -> Sequence[Control]:
        if self.tray.battle is not None:
            return []
        if self.desk.open():
            return [*self.panel.seat_controls(), *self.desk.controls()]
        lit = [control for control in self.hex_controls() if control.tags.get("key")]
        rest = [control for control in self.hex_controls() if not control.tags.get("key")]
        return [*self.track.controls(), *rest, *lit, *self.board.controls(), *self.panel.controls()]

    def hex_controls(self) -> list[Control]:
        """Every space; those that can be chosen, and those with something on them, can have the focus."""
        spaces = range(self.kingdom.first, self.kingdom.first + len(self.kingdom.spaces))
        every = self.remember("hexes", (self.question(), self.shown), lambda: [self.hex_control(space) for space in spaces])
        return every if self.camera.zoom == 1 or self.motion is not None else [control for control in every if control.rect[2] > 8 and control.rect[3] > 8]

    def hex_control(self, space: int) -> Control:
        hexagon = self.content.spaces[space]
        target = f"hex/{hexagon.key}"
        option = self.option_at(target)
        control = HexControl(target, (0, 0, 0, 0), hexagon.name[0].upper() + hexagon.name[1:], lambda: self.choose_space(space),
                             zone="choices" if option else "map", inside=lambda x, y: self.camera.covers(space, x, y), drag=self.drag,
                             scroll=self.wheel, reached=lambda: self.come_near(space))
        control.words, control.box = lambda: self.hex_words(space), lambda: self.camera.hexagon(space)
        if option is not None:
            control.tags["key"] = option.key
        lying = self.lying().get(space, [])
        shown = next((card for card, lie in lying if card is not None and (lie != DOWN or self.picture.facts["show_seen"] == "on")), None)
        if shown is not None:
            control.tags["card"] = shown
            control.zoom = self.zoomer(control)
        return control

    def hex_words(self, space: int) -> str:
        """What is there, and why it cannot be chosen."""
        about = self.prompts.about(space)
        if self.offered is None or self.past or space in self.lights():
            return about
        refused = self.refusal(f"hex/{self.content.spaces[space].key}")
        return f"{about} {refused.why}" if refused else about

    def wheel(self, amount: float) -> bool:
        return self.camera.closer(1 if amount > 0 else -1, *self.pointer, self.app.sheet(self.app.window.surface).u)

    def come_near(self, space: int) -> None:
        if self.camera.zoom > 1:
            self.camera.show(space)

    def shower(self, space: int) -> Callable[[], None]:
        """Lights a space for a moment, and brings it into view."""
        def show() -> None:
            self.come_near(space)
            self.shown_space = space
            self.app.dirty = True

        return show

    shown_space: int | None = None

    def pointed_spaces(self) -> tuple[int, ...]:
        """Spaces that a line of the log or a place of the track speaks of."""
        spaces = {int(piece[6:]) for piece in self.lit_pieces() if isinstance(piece, str) and piece.startswith("space/")}
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        if at and at.startswith("track/") and at[6:].isdigit():
            spaces.add(self.kingdom.path[int(at[6:]) - 1])
        if self.asking() in ("fall_back", "search", "take_or_leave"):
            spaces.add(self.own_space())
        return tuple(sorted(spaces))

    def lit_pieces(self) -> set[int | str]:
        """Counters, "seat/n" and "space/n" that the log line pointed at speaks of."""
        number = self.log.pointed(self.focus)
        event = seen(self.match, number, self.viewer) if number is not None and number < len(self.match.events) else None
        return pieces_of(event) if event is not None else set()

    # ---- zoom -------------------------------------------------------------------------------------------------
    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.content.name(card), self.pieces.words(card)

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        if self.offered is None or self.past or self.option_at(card) is not None or not self.desk.open():
            return []
        refused = self.refusal(card)
        return [("Not now", refused.why)] if refused else []

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.pieces.counter(card, round(280 * s.u))

    # ---- what the player does ---------------------------------------------------------------------------------
    def on_given(self, given: Given) -> object:
        if given.kind in ("point", "press", "wheel"):
            self.pointer = given.at
        if given.kind == "key" and given.key in ("+", "-", "=") and not self.desk.open():
            x, y, w, h = FIELD
            self.camera.closer(-1 if given.key == "-" else 1, x + w / 2, y + h / 2, self.app.sheet(self.app.window.surface).u)
            return True
        return super().on_given(given)

    def rule_here(self) -> str:
        return RULES.get(self.asking(), "3")


def pieces_of(event: Event) -> set[int | str]:
    """Counters, seats and spaces that an event speaks of."""
    found: set[int | str] = set()
    match event:
        case Moved():
            found = {event.card} if event.card is not None else set()
            found |= {f"seat/{zone.partition('/')[2]}" for zone in (event.src, event.dst) if "/" in zone}
        case Revealed() if event.card is not None:
            found = {event.card}
        case Said(what="walks"):
            found = {f"space/{space}" for space in event.about[0]}
        case Said(what="sails" | "dragon" | "moved"):
            found = {f"space/{event.about[0]}"}
        case Said(what="finds" | "stays" | "attacks" | "beats" | "loses"):
            found = {event.about[0]}
        case Said(what="duel" | "defeats" | "agrees"):
            found = {f"seat/{event.about[0]}"}
        case Said(what="offers"):
            found = {f"seat/{event.about[0]}", *event.about[1], *event.about[2]}
        case Changed(field="colour"):
            found = {f"seat/{event.index}"}
    player = getattr(event, "player", None)
    return found if player is None else found | {f"seat/{player}"}
