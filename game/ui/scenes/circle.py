"""circle: the rooms of the parlour, floor by floor, who lives there, and the evening that comes next with them."""

from __future__ import annotations

from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from game.engine.words import counted
from game.modes.circle import CUPS, Circle
from game.modes.rivals import LAST, Evening, Rival
from game.rules import GAMES, shipped_content
from game.rules.temperaments import temperaments
from game.ui.draw import rooms
from game.ui.draw.paint import Sheet
from game.ui.draw.rooms.lodgings import lit_room
from game.ui.draw.shapes import Box as Area
from game.ui.draw.shapes import frame, plate, put
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import column, grid, pad, row
from game.ui.scenes import chambers
from game.ui.scenes.chambers import Chamber, Room
from game.ui.scenes.moded import Moded
from game.ui.scenes.people import LEVEL_NAMES
from game.ui.scenes.signs import house_signs
from game.ui.style.metrics import BOLD, CHIP
from game.ui.widgets.header import Header

if TYPE_CHECKING:
    from game.ui.house.house import House

SIDE = 390.0  # units of the page about a rival, at most
NUMERALS = ("I", "II", "III")
ROOM, LOW = (150.0, 116.0), (132.0, 92.0)  # least units of a room, and in a small window
RULES = (
    "Twelve rivals live in this house. Win two evenings of three and their cup is yours; a loss costs nothing but "
    "another try. Three beaten on a floor light the next one, and twelve cups bring the last night."
)


class CircleScene(Moded):
    """`chosen`: the id of the rival whose page is open; "" for whoever is to be visited next."""

    def __init__(self, app: House, chosen: str = "") -> None:
        super().__init__(app)
        self.kept, self.chosen = Circle(app.folders), chosen

    def look_anew(self) -> None:
        self.kept = Circle(self.parlour.folders)
        self.warn(self.kept.message)
        self.set_out()

    # ---- what there is ----------------------------------------------------------------------------------------
    @property
    def rival(self) -> Rival:
        """Whose page is open."""
        return next((one for one in self.kept.rivals if one.id == self.chosen), self.kept.at_home())

    def room_of(self, rival: Rival) -> Room:
        why = self.kept.closed(rival) if self.kept.under_way else "You have not walked in yet."
        return Room(rival, self.kept.row(rival), why)

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        note = f"{self.kept.trophies()} of {self.kept.needed} cups" if self.kept.under_way else "twelve rivals"
        head = Header("The Circle", self.back, note, "crown", house_signs(self.parlour))
        lines, go = self._page()
        side = self.panel("", *lines, go, gap=8).min(330).like(w=SIDE).max(w=SIDE)
        wide = row(self._house(*ROOM).share(), side, gap=14)
        tall = column(self._house(*ROOM).share(), self.panel("", *lines, go, gap=8), gap=12)
        listed = self.scrolled("side", self.panel("", *lines, gap=6)).min(h=90)
        house = self.scrolled("house", self._house(*LOW)).min(h=120)
        poor = self.tabbed([("Who is next", column(listed.share(), go, gap=8)), ("The house", house)])
        return self.headed(
            head,
            pad(wide, air=(14, 14, 14, 16)),
            pad(tall, air=(14, 14, 14, 16)),
            pad(poor, air=(10, 8, 10, 12)),
        )

    def _house(self, wide: float, high: float) -> Box:
        """The attic of the last night, and the floors below it."""
        floors = []
        for grade in range(LAST, 0, -1):
            there = [one for one in self.kept.rivals if one.grade == grade]
            cells = [self._room(one, wide, high, grade) for one in there]
            if grade == LAST:
                floors.append(row(*(cell.share() for cell in cells)).share())
                continue
            pennant = self.painted(partial(self._pennant, NUMERALS[grade - 1])).size(w=26)
            floors.append(row(pennant, grid(*cells, gap=8).share(), gap=8).share(1.3))
        return column(*floors, gap=8)

    def _pennant(self, numeral: str, s: Sheet, at: Area) -> None:
        chambers.flag(s, at, numeral)

    def _room(self, rival: Rival, wide: float, high: float, grade: int) -> Box:
        chosen = rival.id == self.rival.id
        made = Chamber(self.room_of(rival), chosen, self.parlour.pictures, partial(self._choose, rival.id))
        return self.leaf(made, wide, high, f"room/{rival.id}/{wide:g}")

    def _choose(self, id: str) -> None:
        self.chosen, self.page = id, 0
        self.set_out()

    # ---- the page about a rival -------------------------------------------------------------------------------
    def _page(self) -> tuple[list[Box], Box]:
        """What stands there, and the way on."""
        look, rival = self.style.palette, self.rival
        picture = self.painted(partial(self._portrait, rival)).min(120, 50).like(h=170).share()
        if not self.kept.under_way:
            welcome = self.words("Walk in", "title", look.glow, align="c")
            told = self.words(RULES, "body", look.paper, wraps=True)
            return [welcome, picture, told], self.onward("Walk in", self.walk_in, "gate")
        room = self.room_of(rival)
        name = self.words(rival.name, "title", look.glow, wraps=True, align="c")
        line = self.words(rival.line, "note", look.soft, wraps=True, align="c")
        evening = self.kept.evening(rival)
        plays = self.words(self._plays(rival, evening), "note", look.paper, wraps=True, align="c")
        said = self.words(room.why or f"“{self._said(room)}”", "body", look.glow, wraps=True, align="c")
        first_to = self.words(f"FIRST TO {rival.wins}", "caption", look.soft, align="c")
        row_ = grid(*(self._evening(room, n) for n in range(rival.rows)), gap=6)
        rules = self.words(". ".join(self._rules(evening)), "small", look.soft, wraps=True, align="c")
        begun = self.kept.begun(rival) is not None
        onward = "Go on with the evening" if begun else f"Play “{evening.line}”"
        go = self.onward(onward, self.visit, "claw", room.why)
        return [name, line, picture, plays, said, first_to, row_, rules], go

    def _said(self, room: Room) -> str:
        """What the rival says now: a greeting, or how the last evening went."""
        last = self.kept.played.get(room.rival.id, [])[-1:]
        return {"won": room.rival.beaten, "lost": room.rival.unbeaten}.get("".join(last), room.rival.greet)

    def _plays(self, rival: Rival, evening: Evening) -> str:
        """What, how well and how."""
        kind = temperaments(evening.game).get(rival.temper) if evening.game == rival.game else None
        told = [cover_of(evening.game).title, LEVEL_NAMES[evening.level], *([kind.name.lower()] if kind else [])]
        return ", ".join(told)

    def _rules(self, evening: Evening) -> list[str]:
        """What the house rules of the evening change, at most three of them, and who else sits there."""
        game, told = GAMES[evening.game], []
        more = game.offers(shipped_content(game.name))
        for rule in game.house_rules:
            usual, value = rule.values[0][0], evening.options.get(rule.key, rule.values[0][0])
            label = (dict(rule.values) | dict(more.get(rule.key, ()))).get(value, value)
            whose = {"1": "You", "2": self.rival.name}.get(rule.key.rpartition("_")[2], "")
            if whose and rule.key in evening.options:
                told.append(f"{whose}: {label}")
            elif value != usual and not whose:
                told.append(f"{rule.title}: {label}")
        others = [f"{counted(len(evening.others), 'other')} at the table"] if evening.others else []
        return [*others, *told[-4:]]

    def _evening(self, room: Room, number: int) -> Box:
        return self.painted(partial(self._chip, room, number)).min(84, 46).like(h=50)

    def _chip(self, room: Room, number: int, s: Sheet, at: Area) -> None:
        """An evening of the row: which it is, and how it went."""
        look, (x, y, w, h) = self.style.palette, at
        played = self.kept.played.get(room.rival.id, [])
        row_ = played[len(played) - room.row.number :]
        now = number == room.row.number and not room.why
        word = (
            row_[number]
            if number < len(row_)
            else "tonight"
            if now
            else "if needed"
            if number >= room.rival.wins
            else ""
        )
        face = look.garnet if now else look.rise
        edge = frame(*at, CHIP, look.glow, BOLD) if now else ""
        put(s, at, plate(*at, CHIP, face) + edge, 4)
        s.say(f"{number + 1}", "number", look.glow if now else look.paper, x + w / 2, y + 16, "c", w - 8, maxh=24)
        s.say(word or "to come", "small", look.paper, x + w / 2, y + h - 13, "c", w - 6, maxh=18)

    def _portrait(self, rival: Rival, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        s.blit(lit_room(self.parlour.pictures, rival.art or rival.figure or rival.name, chambers.pixels(s, at)), x, y)
        cup = self.kept.row(rival).cup
        if cup is not None and h > 70:
            put(s, (x + w - 52, y + 4, 48, 52), chambers.cup(x + w - 28, y + 30, chambers.METALS[cup], 1.2), 2)
            s.say(CUPS[cup], "small", self.style.palette.glow, x + w - 28, y + 64, "c", 60, maxh=18)
        cover = cover_of(rival.game)
        chambers.signboard(s, x + 8, y + 8, cover.sign, cover.ramp[1])

    # ---- what is done -----------------------------------------------------------------------------------------
    def walk_in(self) -> None:
        """Begin, from a seed that nobody has chosen."""
        self.kept.begin(SystemRandom().getrandbits(32) or 1)
        self.look_anew()

    def visit(self) -> object:
        """To the table of the next evening, begun or new."""
        rival = self.rival
        return self.to_table(self.kept.begun(rival), lambda: self.kept.deal(rival, self.person_of(rival.game)))

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rooms.ground(s, bleed, "circle", rooms.wall((bleed[2] * 0.3, 40), 0.35), self.parlour.pictures)
