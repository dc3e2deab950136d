"""moves: how each event of Dragon Attack! is seen: heroes hop, counters turn and fly, dice roll, the Dragon comes."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from game.engine.events import Changed, Event, Moved, Revealed, Said
from game.ui.draw.crests import medal
from game.ui.draw.paint import Sheet
from game.ui.games.dragon.pieces import HIDDEN, Piece, Pieces
from game.ui.games.dragon.places import FOUND_W
from game.ui.games.dragon.reading import Reading
from game.ui.table.dice import POSES, Die
from game.ui.window.motion import (
    BURST,
    DRAGON,
    FLIP,
    HEX_STEP,
    Burst,
    Call,
    Fade,
    Flip,
    Glide,
    Motion,
    Then,
    Together,
    Tumble,
    Wait,
    in_out_sine,
    out_back,
)

if TYPE_CHECKING:
    from game.ui.games.dragon.board import MapBoard
    from game.ui.games.dragon.camera import Camera
    from game.ui.games.dragon.promptbar import PromptBar
    from game.ui.games.dragon.tray import Tray

HOP = 34.0  # of a step, units of the board
FLY, READ = 460, 1500
BATTLES = ("attacks", "duel", "challenges", "threw", "level", "beats", "loses", "defeats", "wounds", "burns")


class Moves(Reading):
    """The motions; what they move belongs to the table."""

    heroes: dict[int, Piece]
    dragon: Piece | None
    thrown: list[Piece]
    flying: list[Piece]
    hidden_spaces: set[int]
    camera: Camera
    board: MapBoard
    pieces: Pieces
    tray: Tray
    prompt_bar: PromptBar

    @abstractmethod
    def stand_up(self) -> None: ...

    def show(self, number: int, event: Event) -> Motion | None:
        match event:
            case Moved():
                return self.moved(event)
            case Revealed(at=at, card=card):
                super().show(number, event)
                return self.turned(self.picture.facts["spots"][at], card)
            case Changed():
                super().show(number, event)
                return self.changed(event)
            case Said():
                return self.said(event)
        return super().show(number, event)

    def joins(self, event: Event, after: Event) -> bool:
        """Counters that change places for one reason go together."""
        if isinstance(after, Changed):
            return after.field in ("spots", "lies")
        return isinstance(after, Moved) and (
            not isinstance(event, Moved) or (event.src, event.dst) == (after.src, after.dst)
        )

    # ---- heroes and the Dragon ----------------------------------------------------------------------------------
    def said(self, event: Said) -> Motion | None:
        about = event.about
        if event.what in BATTLES:
            return self.tray.show(event)
        match event.what:
            case "first":
                return self.announce(
                    f"{self.sitting.names[event.player or 0]} begins",
                    "highest roll of the die",
                    self.crest_of(event.player),
                    READ,
                )
            case "rolls":
                return self.rolled(int(about[0]))
            case "walks":
                return self.walk(event.player or 0, about[0])
            case "sails":
                return self.glide(event.player or 0, about[0], "whoosh", 700)
            case "moved":
                return self.glide(event.player or 0, about[0], "step", 520)
            case "dragon":
                return self.fly(about[0])
            case "finds":
                return self.found(about[0])
            case "rests":
                return Wait(700)
            case "offers" | "refuses" | "agrees":
                return self.spoken(event)
            case "slain":
                name = self.sitting.names[event.player or 0]
                return Then(
                    Call(self.sounder("win")),
                    self.announce(
                        "The Dragon is slain!",
                        f"{name} has struck the last blow and takes the hoard.",
                        self.crest_of(event.player),
                        2600,
                    ),
                )
            case "fallen":
                return Then(
                    Call(self.sounder("roar")),
                    self.announce("The palace falls", "The Dragon has won. Everybody has lost.", "", 2600),
                )
        return None

    def crest_of(self, seat: int | None) -> str:
        """The hero that a seat has picked, "hero/2", before that the player's own crest."""
        hero = -1 if seat is None else self.hero_of(seat)
        return f"hero/{hero}" if hero >= 0 else super().crest_of(seat)

    def medal(self, s: Sheet, crest: str, x: float, y: float, r: float) -> None:
        family, _, hero = crest.partition("/")
        if family == "hero":
            medal(s, self.pieces.face(int(hero), round(2 * r * s.u)), self.pieces.crest(int(hero)), x, y, r)
        else:
            super().medal(s, crest, x, y, r)

    def spoken(self, event: Said) -> Motion:
        """Trades are told across the table."""
        line = self.match.game.tell(event, self.match.content, self.sitting.names, self.viewer) or ""
        title = {"offers": "A trade is offered", "refuses": "No trade", "agrees": "Agreed!"}[event.what]
        return self.announce(title, line, self.crest_of(event.player), READ)

    def rolled(self, value: int) -> Motion:
        die = Die(value, pose=0)

        def begin() -> None:
            self.prompt_bar.die = die

        return Then(Call(begin), Call(self.sounder("dice")), Tumble(die, POSES), Wait(500 if value == 1 else 160))

    def walk(self, seat: int, way: tuple[int, ...]) -> Motion | None:
        """Hex by hex; the map follows when it is seen closely."""
        piece = self.heroes.get(seat)
        if piece is None:
            return None
        steps: list[Motion] = [Call(lambda: self.follow(way[-1]))]
        for space in way:
            x, y = self.camera.middle(space)
            steps += [Glide(piece, HEX_STEP, in_out_sine, hop=HOP, x=x, y=y), Call(self.sounder("step"))]
        return Then(*steps)

    def follow(self, space: int) -> None:
        if self.camera.zoom > 1:
            self.camera.show(space)

    def glide(self, seat: int, space: int, sound: str, ms: float) -> Motion | None:
        piece = self.heroes.get(seat)
        if piece is None:
            return None
        x, y = self.camera.middle(space)
        return Then(
            Call(lambda: self.follow(space)),
            Call(self.sounder(sound)),
            Glide(piece, ms, in_out_sine, hop=HOP * 1.6, x=x, y=y),
        )

    def fly(self, space: int) -> Motion:
        """The Dragon flies to a place and burns it; the first time it comes from beyond the map."""
        x, y = self.camera.middle(space)
        dragon = self.dragon
        if dragon is None:
            dragon = self.dragon = Piece("dragon", x - 320, y - 260)
        return Then(
            Call(lambda: self.follow(space)),
            Call(self.sounder("roar")),
            Glide(dragon, 160, up=34),
            Glide(dragon, DRAGON, in_out_sine, x=x, y=y),
            Glide(dragon, 200, up=0),
            Call(self.sounder("hit")),
            Wait(260),
        )

    # ---- counters ---------------------------------------------------------------------------------------------
    def turned(self, space: int, card: int | None) -> Motion:
        """A counter turns over where it lies and grows until it can be read."""
        x, y, w = self.board.counter_place(space)
        piece = Piece(HIDDEN, x, y, w)
        self.thrown = [piece]
        self.hidden_spaces.add(space)

        def swap() -> None:
            piece.what = HIDDEN if card is None else card

        return Then(
            Call(self.sounder("flip")),
            Flip(piece, swap, FLIP),
            Glide(piece, 220, out_back, size=FOUND_W, up=26),
            Wait(520),
        )

    def found(self, card: int) -> Motion | None:
        """What was found, shown large; one that all had seen is turned now."""
        if any(piece.what == card for piece in self.thrown):
            return None
        space = self.picture.facts["spots"][self.picture.zones["map"].index(card)]
        return self.turned(space, card)

    def moved(self, event: Moved) -> Motion | None:
        """A counter flies from where it was to whoever has it now."""
        before = (
            self.picture.facts["spots"][event.was]
            if event.src == "map" and event.was < len(self.picture.facts["spots"])
            else None
        )
        self.picture.apply(event)
        if event.card is None:
            return None
        start = self.place_of(event.src, before)
        shown = next((piece for piece in self.thrown if piece.what == event.card), None)
        piece = Piece(event.card, *start, FOUND_W if shown else 44)
        end = self.place_of(
            event.dst,
            self.picture.facts["at"][int(event.src[6:])]
            if event.dst == "map" and event.src.startswith("front")
            else None,
        )

        def begin() -> None:
            if shown in self.thrown:
                self.thrown.remove(shown)
            self.flying.append(piece)

        def land() -> None:
            if piece in self.flying:
                self.flying.remove(piece)

        ends: list[Motion] = [Call(self.sounder("coin"))]
        if event.dst.startswith("home"):
            ends.append(Burst(piece, ms=BURST))
        return Then(
            Call(begin),
            Call(self.sounder("card")),
            Glide(piece, FLY, in_out_sine, hop=36, x=end[0], y=end[1], size=40),
            *ends,
            Call(land),
        )

    def place_of(self, zone: str, space: int | None) -> tuple[float, float]:
        """Where a zone lies on the canvas; the map's counters lie on a space."""
        family, _, owner = zone.partition("/")
        if family == "map":
            return self.camera.spot(space) if space is not None else (470.0, 380.0)
        if family == "hoard":
            return 1180.0, 582.0
        return self.purse_of(int(owner), family)

    @abstractmethod
    def purse_of(self, seat: int, family: str) -> tuple[float, float]: ...

    # ---- what changes -----------------------------------------------------------------------------------------
    def changed(self, event: Changed) -> Motion | None:
        if event.field == "at":
            seat = int(event.index)
            if seat not in self.heroes:
                return self.picked(seat)
            self.stand_up()
        if event.field == "lies":
            self.hidden_spaces.clear()
            self.thrown = []
        if event.field == "active":
            self.hidden_spaces.clear()
            self.thrown = []
        return None

    def picked(self, seat: int) -> Motion:
        """A hero takes the stand."""
        piece = self.heroes[seat] = Piece(f"hero/{seat}", alpha=0)
        self.stand_up()
        piece.up = 60
        return Then(Call(self.sounder("card")), Together(Glide(piece, 260, out_back, up=0), Fade(piece, 1, 200)))
