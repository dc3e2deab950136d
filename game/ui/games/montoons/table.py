"""table: MonToons: the island on the left with the order of turns over it, the own character sheet on the right."""

from __future__ import annotations

import pygame

from game.engine.agenda import Decision, say
from game.engine.chain import Chain
from game.engine.events import Changed, Event, Rolled, Said
from game.rules.montoons.action import Bidding
from game.ui.draw.crests import medal
from game.ui.draw.paint import Area, Sheet, rgb
from game.ui.games.montoons.ahead import Ahead, Hinted
from game.ui.games.montoons.air import Air, AirPaint
from game.ui.games.montoons.board import Board, island_of
from game.ui.games.montoons.draft import Draft
from game.ui.games.montoons.effects import Effects
from game.ui.games.montoons.enlarge import Enlarger
from game.ui.games.montoons.entries import Entries
from game.ui.games.montoons.figures import Figures
from game.ui.games.montoons.flights import Flights
from game.ui.games.montoons.fold import Fold
from game.ui.games.montoons.foot import Foot
from game.ui.games.montoons.forms import Shape, is_paged, tree
from game.ui.games.montoons.grid import GridBoard
from game.ui.games.montoons.hexes import Hexes
from game.ui.games.montoons.ladder import Ladder
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import DESIGNS, SEA
from game.ui.games.montoons.plan import Plan
from game.ui.games.montoons.prompts import Prompts, guide_of
from game.ui.games.montoons.reading import Reading
from game.ui.games.montoons.sheet import SheetPanel
from game.ui.games.montoons.sheetlook import RIMS, picture
from game.ui.games.montoons.shelltray import ShellTray
from game.ui.games.montoons.threats import Threats
from game.ui.games.montoons.tray import Tray
from game.ui.games.montoons.whys import Whys
from game.ui.layout.box import Box
from game.ui.table.answers import still_possible
from game.ui.table.crests import crest_of
from game.ui.table.lookup import Words
from game.ui.table.part import Target, View
from game.ui.table.tabletop import Tabletop
from game.ui.window.focus import Control

USED_UP = ("move", "basic", "waystone", "bonus")  # what pays for these is lost when the turn ends


class MonToonsTop(Tabletop):
    """What lies on MonToons' table."""

    counted = "round"

    sign = "wave"
    ambience = "sea"
    steps = ("Setup", "Plan", "Speed", "Act", "End")
    designs = DESIGNS
    asks = True
    tells_hints = True  # a note would hide the sheet, where most hints lie

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.reading = reading = Reading(view)
        self.island = island = island_of(view, reading)
        self.plan, self.draft, self.grid = Plan(view, reading), Draft(view, reading), GridBoard(view, reading)
        self.hinted = Hinted(view, reading, self.plan)
        self.sheet = OpenSheet(view, reading, self.plan, self.draft)
        self.tray, self.shells = Tray(view, self.plan), ShellTray(view, island, self.hinted)
        self.panel, self.ladder = SheetPanel(view, self.sheet, self.shells), Ladder(view, self.sheet)
        self.air, self.figures = Air(view), Figures(view, reading, island)
        paint, self.effects = AirPaint(view, island, self.air), Effects(view, reading, self.figures, self.air)
        self.fold = Fold(view, self.sheet)
        self.threats = Threats(view, reading, island, self.plan, self.fold)
        self.hexes = Hexes(view, reading, island, (self.grid, self.shells), self.draft, self.threats)
        self.ahead = Ahead(view, self.hexes, self.hinted)
        self.entries = Entries(view.content)
        self.lookup = self.entries.lookup()
        self.enlarger = Enlarger(view, reading, self.hexes, self.lookup)
        self.board = Board(view, self.ahead, self.effects, paint, self.grid, self.threats)
        prompts = Prompts(view, self.ahead, self.sheet, self.ladder)
        self.foot = Foot(view, prompts, self.shells, self.hexes.gestures, self.threats)
        self.whys = Whys(view, self.sheet)
        self.parts = (
            self.board,
            self.hexes,
            self.threats,
            self.grid,
            self.draft,
            self.ladder,
            self.panel,
            self.tray,
            self.shells,
            self.hinted,
            Flights(view, reading, self.effects, paint, self.plan, self.sheet),
            self.foot,
            self.fold,
            self.whys,
        )

    # ---- places -------------------------------------------------------------------------------------------------
    def form(self) -> Shape:
        room, plans, large = self.view.room, self.plan.shown, self.view.settings.enlarges
        page = self.fold.page if is_paged(*room, large) else ""
        return Shape(room, plans, plans and self.plan.may_change, self.view.in_lesson, page, large)

    def declare(self) -> Box:
        return tree(self.form())

    # ---- what happens -------------------------------------------------------------------------------------------
    def joins(self, event: Event, after: Event) -> bool:
        """Hearts of several monsters fall together, those of one after each other; announced speeds come together."""
        if isinstance(event, Changed) and isinstance(after, Changed) and event.field == after.field:
            return event.field == "terrain" or event.field in ("health", "slots") and event.index != after.index
        return (
            isinstance(event, Said)
            and event.what == "speed"
            and isinstance(after, Changed | Said)
            and (after.field in ("pace", "speed") if isinstance(after, Changed) else after.what == "speed")
        )

    def thrower(self, event: Event) -> int | None:
        """Also the own dice of a round, which nobody else sees."""
        if isinstance(event, Changed) and event.field == "dice" and event.fresh:
            return int(event.index) if self.view.picture.facts["phase"] == "planning" else None
        return super().thrower(event)

    def thrown_for(self, event: Event) -> str:
        """A Waystone that was marked moves on; any other die of a turn says how one slides."""
        if not isinstance(event, Rolled):
            return "for this round's plan"
        before = next((one for one in self.view.latest() if marked_or_moved(one)), None)
        return "for which way you slide" if isinstance(before, Changed) else "for where the Waystone shines next"

    def openly(self, decision: Decision) -> bool:
        """Bids go round lap after lap."""
        return isinstance(decision.about, Bidding)

    def forget(self) -> None:
        super().forget()
        self.enlarger.kept.forget()
        self.entries.kept.forget()

    # ---- what can be pointed at ---------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """In the order in which they lie: choices of the map lie under its buttons, and under the trays."""
        return [control for part in self.parts for control in part.controls_in_place()]

    def chain_of(self, control: Control) -> Chain | None:
        """Of a choice: what it would take and give."""
        return super().chain_of(control) or self.whys.of_choice(control)

    def told_at(self, control: Control) -> list[Area]:
        """With the hearts that stand beside the monsters while a choice is pointed at."""
        return [control.rect, *(self.board.preview.stars() if control.tags.get("key") else ())]

    # ---- drawing ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        x, y, w, h = s.rect(*(self.view.area("map") or (0, 0, 0, 0)))
        wide, high = s.surf.get_size()
        for rest in ((0, 0, wide, y), (0, y, x, h), (x + w, y, wide, h), (0, y + h, wide, high)):  # the map is opaque
            s.surf.fill(rgb(SEA), rest)

    def medal(self, s: Sheet, crest: str, x: float, y: float, r: float) -> None:
        """The monster of whoever wears the crest, once it is chosen; a face of one's own before that."""
        seat = next((seat for seat in range(self.view.seats) if self.view.crest(seat) == crest), None)
        character = self.reading.character(seat) if seat is not None else None
        if character is None or (seat is not None and self.view.player(seat).face):
            super().medal(s, crest, x, y, r)
        else:
            worn = crest_of(crest)
            medal(s, self.reading.pictures_of.face(character, worn.sky, round(2 * r * s.u)), worn, x, y, r)

    # ---- words --------------------------------------------------------------------------------------------------
    def tension(self) -> float:
        """One step from either victory: somebody has three Powers, or a quarter of the hearts."""
        facts, content = self.view.common.facts, self.view.content
        if -1 in facts["sheet"]:
            return 0.0
        hearts = min(
            health / content.sheets[sheet].health.max
            for health, sheet, out in zip(facts["health"], facts["sheet"], facts["out"])
            if not out
        )
        return float(min(1.0, max(0.0, max(max(facts["powers"]) - 2.0, 2 - 4 * hearts))))

    def prompt_words(self) -> str:
        return say(self.view.question.prompt) if self.view.question else ""

    def rule_here(self) -> str:
        return guide_of(self.view.about).rule

    def speaks_of(self, event: Event) -> set[Target]:
        keys = self.reading.arena.keys
        return {*(f"seat/{seat}" for seat in seats_of(event)), *(f"hex/{keys[space]}" for space in spaces_of(event))}

    def left_undone(self, key: str) -> str:
        if key == "ready":
            left = len(self.plan.pool())
            return f"{left} of your dice {'is' if left == 1 else 'are'} not placed yet." if left else ""
        if key != "end" or self.view.question is None:
            return ""
        return still_possible(
            [say(option.label) for option in self.view.question.options if option.key.partition("/")[0] in USED_UP]
        )  # what is offered does something (MON-R94)

    def heads(self) -> list[Area]:
        """Who acts when."""
        return [ladder] if (ladder := self.view.area("ladder")) else []

    def spared(self) -> list[Area]:
        """The monsters, and all that lies beside the map or over it."""
        round_about = (part.controls_in_place() for part in self.parts if part is not self.hexes)
        monsters = (self.figures.box(monster) for monster in self.figures.monsters.values())
        return [*(one.rect for found in round_about for one in found), *(box for box in monsters if box)]

    def symbol(self, name: str, x: float, y: float, size: float, colour: str) -> str:
        """A bonus as it lies on the map, or an icon."""
        return picture(name, x, y, size) if name in RIMS else super().symbol(name, x, y, size, colour)

    # ---- what is enlarged ---------------------------------------------------------------------------------------
    def words_of(self, card: int) -> tuple[str, Words]:
        return self.enlarger.words(card)

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.enlarger.picture(s, card, upright)


def seats_of(event: Event) -> tuple[int, ...]:
    """Seats that a line of the log speaks of."""
    match event:
        case Changed(field="health" | "at" | "out" | "ready" | "guard" | "stun" | "sheet", index=seat):
            return (int(seat),)
        case Changed(field="active", value=seat):
            return (int(seat),)
        case Said(player=int(seat)) | Rolled(player=int(seat)):
            return (seat,)
    return ()


def spaces_of(event: Event) -> tuple[int, ...]:
    """Spaces that it speaks of."""
    match event:
        case Said(what="walks"):
            return tuple(event.about[0])
        case Said(what="jump" | "lays" | "drops" | "traps"):
            return (int(event.about[0]),)
        case Said(what="blitz"):
            return tuple(int(space) for space in event.about)
        case Changed(field="at", value=int(space)) if space >= 0:
            return (space,)
    return ()


def marked_or_moved(event: Event) -> bool:
    """Whether a seat uses the Waystone, or a monster comes to another hex."""
    return isinstance(event, Said) and event.what == "marks" or isinstance(event, Changed) and event.field == "at"
