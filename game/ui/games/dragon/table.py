"""table: Dragon Attack!: the kingdom on its map, the Dragon's track over it, the own party and treasure beside it, and
the dark boards under all."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from game.engine.events import Changed, Chose, Event, Moved, Revealed, Said
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.ui.draw.crests import medal
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms.cloths import BOARDS, boards, parchment, tray
from game.ui.games.dragon.board import MapBoard
from game.ui.games.dragon.brings import left_undone
from game.ui.games.dragon.buttons import Choices, Pages
from game.ui.games.dragon.camera import Camera
from game.ui.games.dragon.counters import Counters
from game.ui.games.dragon.desk import Desk, lies_open
from game.ui.games.dragon.figures import Figures
from game.ui.games.dragon.own import Own
from game.ui.games.dragon.parties import Parties
from game.ui.games.dragon.pieces import lookup
from game.ui.games.dragon.places import DESIGNS, EDGE, TRACK, WAY, tree, within
from game.ui.games.dragon.prompts import PromptBar, Prompts
from game.ui.games.dragon.seats import Picks, Seats
from game.ui.games.dragon.track import Track
from game.ui.games.dragon.tray import Tray
from game.ui.layout.box import Box
from game.ui.table.ground import Ground
from game.ui.table.part import Still, Target, View
from game.ui.table.tabletop import Tabletop, doer_of
from game.ui.window.display import PLAIN
from game.ui.window.focus import Control, Given
from game.ui.window.motion import Call, Motion, Then, Wait

RIM = 2 * EDGE  # of the parchment, with what lies below the edge of the kingdom
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
READ, ENDED = 1500, 2600  # ms that a banner can be read
TRADES = {"offers": "A trade is offered", "refuses": "No trade", "agrees": "Agreed!"}


class DragonGround(Ground):
    """All but the kingdom itself, which covers its field."""

    woven = ("planks", boards, BOARDS)

    def setting(self) -> int:
        return self.view.home

    def hole(self) -> Area | None:
        """The kingdom, which covers its field."""
        return within(self.view.area("map"))

    def lying(self) -> Iterable[Still]:
        area = self.view.area("map")
        if area:
            yield Still("parchment", area, area, lambda s: lay_parchment(s, area))
        for name in ("own", "others", "buttons"):
            if pane := self.view.pane(name):
                yield self.plate(name, pane.area)
        yield from super().lying()

    def plate(self, name: str, box: Area) -> Still:
        """What a part of the panel lies on."""
        return Still(f"plate {name}", box, box, lambda s: s.svg(tray(*box), *box))


def lay_parchment(s: Sheet, area: Area) -> None:
    """Its edge, strip by strip: the kingdom covers all else, and the whole would take longer than all that is laid."""
    x, y, w, h = area
    for strip in ((x, y, w, RIM), (x, y + h - RIM, w, RIM), (x, y, RIM, h), (x + w - RIM, y, RIM, h)):
        s.svg(parchment(*area), *strip)


class DragonTop(Tabletop):
    """What lies on the table of Dragon Attack!."""

    sign = "flame"
    ambience = "forest"
    steps = ("Setup", "Move", "Search", "Meet", "Battle", "End")
    designs = DESIGNS
    asks = True

    def __init__(self, view: View) -> None:
        super().__init__(view)
        p = self.parties = Parties(view)
        self.lookup = lookup(p.content, view.pictures)
        self.camera = Camera(p.kingdom, view.pictures, (0, 0, *PLAIN))
        self.counters, self.figures = Counters(view, p, self.camera), Figures(view, p, self.camera)
        self.board = MapBoard(view, p, self.camera, self.counters, self.figures)
        self.prompts = Prompts(view, p, self.board)
        self.own, self.seats = Own(view, p), Seats(view, p)
        tracks = Track(view, p, self.camera, "track", TRACK), Track(view, p, self.camera, "way", WAY)
        self.desk, self.tray, self.prompt = Desk(view, p), Tray(view, p), PromptBar(view, p, self.prompts)
        self.pages = Pages(view)
        self.ground = DragonGround(view, (*tracks, self.own, self.seats))
        panel = self.own, Picks(view, p), self.seats, Choices(view, p)
        self.below = self.ground, *tracks, self.board, *panel  # what a battle is fought over
        over = self.pages, self.prompt, self.desk, self.figures, self.counters, self.tray
        self.parts = *self.below, *over

    # ---- places ----------------------------------------------------------------------------------------------------
    def form(self) -> Hashable:
        return self.view.in_lesson, self.pages.page, self.view.room, self.view.settings.enlarges

    def declare(self) -> Box:
        return tree(self.view.in_lesson, self.pages.page, self.view.room, self.view.settings.enlarges)

    # ---- what happens ----------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        told = self.told(event) if isinstance(event, Said) else None
        return told or super().show(event)

    def told(self, event: Said) -> Motion | None:
        """What is told across the table."""
        view, seat = self.view, event.player
        name, crest = self.parties.name(seat or 0), view.crest(seat)
        match event.what:
            case "first":
                return view.announce(f"{name} begins", "highest roll of the die", crest, READ)
            case "rests":
                return Then(Call(view.sounder("fade")), Wait(700))
            case "offers" | "refuses" | "agrees":
                return view.announce(TRADES[event.what], view.tell(event), crest, READ)
            case "slain":
                words = f"{name} has struck the last blow and takes the hoard."
                return view.announce("The Dragon is slain!", words, crest, ENDED, "win")
            case "fallen":
                told = "The Dragon has won. Everybody has lost."
                return view.announce("The palace falls", told, "", ENDED, "roar")
        return None

    def joins(self, event: Event, after: Event) -> bool:
        """Counters that change places for one reason go together."""
        if isinstance(after, Changed):
            return after.field in ("spots", "lies")
        return isinstance(after, Moved) and (
            not isinstance(event, Moved) or (event.src, event.dst) == (after.src, after.dst)
        )

    def thrower(self, event: Event) -> int | None:
        """Not of the dice that say who begins: only the highest of them is told."""
        return super().thrower(event) if self.parties.facts["turns"] else None

    def thrown_for(self, event: Event) -> str:
        return "the highest die counts" if self.tray.battle is not None else "on a 1 the Dragon flies instead"

    def throws(self, choice: Chose) -> bool:
        """Where the die could wait for a boat it is rolled by choosing so, and who defends the palace throws so."""
        return choice.key == "roll" or choice.key == "fight" and self.tray.outcomes.at_palace()

    def told_at(self, control: Control) -> list[Area]:
        """In a battle with all other numbers that it is fought by."""
        fought = [one.rect for one in self.controls() if one.zone == control.zone == "battle"]
        return fought or super().told_at(control)

    def heads(self) -> list[Area]:
        """The Dragon, wherever it is just now."""
        open_map = self.view.area("map") and not self.overlaid()
        dragon = self.figures.dragon if open_map else None
        return [self.figures.dragon_box(dragon)] if dragon else []

    def overlaid(self) -> bool:
        """A battle is fought, and lies not aside."""
        return self.tray.battle is not None and not self.tray.aside

    # ---- seen ------------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        """A battle lies over the table, or beside what goes on there."""
        if not self.overlaid():
            super().draw(s)
            return
        for part in self.below:
            part.draw_in_place(s)
        self.tray.draw_in_place(s)

    # ---- what the player does --------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        if self.overlaid():
            return list(self.tray.controls_in_place())
        if not lies_open(self.view):  # even lit spaces are not pressed through a battle that lies aside
            return sorted(super().controls(), key=lambda control: control.id == "tray/ground")
        return [*self.seats.controls(), *self.desk.controls_in_place(), *self.pages.controls()]

    def on_given(self, given: Given) -> object:
        return None if lies_open(self.view) else super().on_given(given)

    def left_undone(self, key: str) -> str:
        return self.view.by_rule(left_undone, key)

    # ---- who plays, and what is told -------------------------------------------------------------------------------
    def crest(self, seat: int) -> str:
        """The face of its own that a seat wears, else the hero that it has picked, "hero/2", before that its crest."""
        hero = self.parties.hero(seat)
        return self.parties.worn(seat) or (f"hero/{hero}" if hero >= 0 else super().crest(seat))

    def colour(self, seat: int) -> str:
        hero = self.parties.hero(seat)
        return self.parties.pieces.crest(hero).light if hero >= 0 else super().colour(seat)

    def medal(self, s: Sheet, crest: str, x: float, y: float, r: float) -> None:
        family, _, hero = crest.partition("/")
        if family == "hero":
            pieces = self.parties.pieces
            medal(s, pieces.face(int(hero), round(2 * r * s.u)), pieces.crest(int(hero)), x, y, r)
        else:
            super().medal(s, crest, x, y, r)

    def tension(self) -> float:
        """From six steps on that the Dragon is from the palace; all of it at two."""
        left = self.parties.kingdom.palace - int(self.view.common.facts["dragon"])
        return min(1.0, max(0.0, (6 - left) / 4))

    def round_words(self) -> str:
        return f"Turn {max(1, self.parties.facts['turns'])}"

    def prompt_words(self) -> str:
        return self.prompts.title()

    def rule_here(self) -> str:
        return RULES.get(type(self.view.about), "3")

    def speaks_of(self, event: Event) -> set[Target]:
        """Counters, "seat/1", and "space/1" for the spaces of the map."""
        found: set[Target] = set()
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
            case Said(what="known"):
                found = set(event.about[0])
            case Said(what="finds" | "stays" | "attacks" | "beats" | "loses"):
                found = {event.about[0]}
            case Said(what="duel" | "defeats" | "agrees"):
                found = {f"seat/{event.about[0]}"}
            case Said(what="offers"):
                found = {f"seat/{event.about[0]}", *event.about[1], *event.about[2]}
            case Changed(field="colour"):
                found = {f"seat/{event.index}"}
        return found | doer_of(event)

    # ---- a counter enlarged ----------------------------------------------------------------------------------------
    def card_notes(self, card: int) -> list[tuple[str, str]]:
        if not lies_open(self.view) or self.view.option_at(card) is not None:
            return []
        refused = self.view.why_not(card)
        return [("Not now", refused.why)] if refused else []
