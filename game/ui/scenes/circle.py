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
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms import house
from game.ui.draw.shapes import put
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, grid, row
from game.ui.scenes import chambers
from game.ui.scenes.chambers import Chamber, Room
from game.ui.scenes.moded import Moded
from game.ui.scenes.people import LEVEL_NAMES, house_signs
from game.ui.scenes.schooling import is_taught, open_first
from game.ui.widgets.header import Gauge, Header

if TYPE_CHECKING:
    from game.ui.house.house import House

SIDE = 390.0  # units of the page about a rival, at most
SMALL, BESIDE = (150.0, 104.0), 4  # units of the picture in a small window, and how many of the words lie beside it
ATTIC, RIDGE = 300.0, 16.0  # of the attic's room at most, and of the roof above it
MANY = ("", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE")  # evenings of a row
NUMERALS = ("I", "II", "III")
ROOM, LOW = (150.0, 116.0), (132.0, 92.0)  # least units of a room, and in a small window
RULES = (
    "Twelve rivals live in this house. Win two evenings of three and their cup is yours; a loss costs nothing but "
    "another try. Three beaten on a floor light the next one, and twelve cups bring the last night."
)


class CircleScene(Moded):
    """`chosen`: the id of the rival whose page is open; "" for whoever is to be visited next."""

    awaits_lesson = True

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
        won, all_ = self.kept.trophies(), self.kept.needed
        gauge = Gauge(chambers.cup(0, 0, chambers.METALS[0]), won / all_, f"{won} of {all_}")
        note = "a cup of every rival" if self.kept.under_way else "twelve rivals"
        head = Header("The Circle", self.back, note, "crown", house_signs(self.parlour), gauge)
        picture, words, go = self._page()
        lines = picture, *words
        side = self.panel("", *lines, go, gap=8, tone="paper").min(330).like(w=SIDE).max(w=SIDE)
        wide = row(self._house(*ROOM).share(), side, gap=14)
        portrait = self.painted(partial(self._portrait, self.rival), "portrait").aspect(SMALL[0] / SMALL[1]).stick("nw")
        small = self.pictured(portrait, SMALL, *words[:BESIDE])
        tall = column(
            self._house(*ROOM).share(), self.panel("", small, *words[BESIDE:], go, gap=8, tone="paper"), gap=12
        )
        page = self.panel("", small, *words[BESIDE:], gap=6, tone="paper")
        listed = self.scrolled("side", page, "paper").min(h=90)
        house = self.scrolled("house", self._house(*LOW)).min(h=120)
        poor = self.tabbed([("Who is next", column(listed.share(), go, gap=8)), ("The house", house)])
        return self.headed(head, wide, tall, poor)

    def _house(self, wide: float, high: float) -> Box:
        """The attic of the last night, and the floors below it."""
        floors = list[Box]()
        for grade in range(LAST, 0, -1):
            there = [one for one in self.kept.rivals if one.grade == grade]
            cells = [self._room(one, wide, high, grade) for one in there]
            if grade == LAST:
                attic = row(box().share(), *(cell.like(w=ATTIC).max(w=ATTIC) for cell in cells), box().share(), gap=8)
                floors.append(column(box().size(h=RIDGE), attic.share()).share())
                continue
            pennant = self.painted(partial(self._pennant, NUMERALS[grade - 1])).size(w=26)
            floors.append(row(pennant, grid(*cells, gap=8).share(), gap=8).share(1.3))
        return column(*floors, gap=8)

    def _pennant(self, numeral: str, s: Sheet, at: Area) -> None:
        chambers.pennant(s, at, numeral)

    def _room(self, rival: Rival, wide: float, high: float, grade: int) -> Box:
        chosen = rival.id == self.rival.id
        made = Chamber(self.room_of(rival), chosen, self.parlour.pictures, partial(self._choose, rival.id))
        return self.leaf(made, wide, high, _room_name(rival, wide))

    def _choose(self, id: str) -> None:
        """Open the page of a rival; with keys on a room whose page is open, on to the way to the table."""
        if id == self.rival.id and self.focus.at != "onward":
            self.focus.hold("onward")
        self.chosen, self.page = id, 0
        self.set_out()

    # ---- the page about a rival -------------------------------------------------------------------------------
    def _page(self) -> tuple[Box, list[Box], Box]:
        """The picture, what stands below it, and the way on."""
        look, rival = self.style.palette, self.rival
        picture = self.painted(partial(self._portrait, rival)).min(120, 50).like(h=170).share()
        if not self.kept.under_way:
            welcome = self.words("Good evening!", "title", look.ink, wraps=True, align="c")
            told = self.words(RULES, "body", look.print, wraps=True)
            return picture, [welcome, told], self.onward("Walk in", self.walk_in, "gate")
        room, evening = self.room_of(rival), self.kept.evening(rival)
        name = self.words(rival.name, "title", look.ink, wraps=True)
        line = self.words(rival.line, "note", look.fade, wraps=True)
        plays = self.words(self._plays(rival, evening), "step", look.wine, wraps=True)
        said = self.words(room.why or f"“{self._said(room)}”", "body", look.print, wraps=True)
        cup = CUPS[room.row.cup] if room.row.cup is not None else ""
        head = f"BEATEN: {cup.upper()} CUP" if cup and not room.row.number else f"BEST OF {MANY[rival.rows]}"
        row_ = grid(*(self._evening(room, n) for n in range(rival.rows)), gap=6)
        below: list[Box] = [row_]
        if rules := [self._rule(sign, rule) for sign, rule in self._rules(evening)]:
            below += [self.words("HOUSE RULES", "caption", look.wine), *rules]
        if self.kept.further(rival):
            below = [self.words("Play again for a better cup, or for the fun of it.", "note", look.print, wraps=True)]
        caption = self.words(head, "caption", look.wine)
        return picture, [name, line, plays, said, caption, *below], self._go(room)

    def _go(self, room: Room) -> Box:
        """To the table; from somebody who is beaten to whoever comes next, and to the table again."""
        rival, evening = room.rival, self.kept.evening(room.rival)
        if other := self.kept.further(rival):
            again = self.button("again", f"Play “{evening.line}” again", self.visit, ico=".again", high=38)
            return column(self.onward(f"On to {other.name}", partial(self._choose, other.id), "arrow"), again, gap=8)
        begun = self.kept.begun(rival) is not None
        onward = "Go on with the evening" if begun else f"Play “{evening.line}”"
        go = self.onward(onward, self.visit, cover_of(evening.game).sign, room.why)
        if begun or room.why or is_taught(self.parlour, evening.game) or self.parlour.records.of(evening.game):
            return go
        first = partial(open_first, self.parlour, evening.game)
        tip = f"You have not played {cover_of(evening.game).title} yet: a few minutes at a real table, step by step."
        return column(go, self.button("lesson", "First the lesson", first, ico="bulb", high=38, tip=tip), gap=8)

    def _rule(self, sign: str, rule: str) -> Box:
        """A house rule with its sign."""
        mark = self.painted(partial(chambers.rule_sign, sign)).size(w=20)
        return row(mark, self.words(rule, "small", self.style.palette.ink, wraps=True).share(), gap=6)

    def _said(self, room: Room) -> str:
        """What the rival says now: a greeting, or how the last evening went."""
        last = self.kept.played.get(room.rival.id, [])[-1:]
        return {"won": room.rival.beaten, "lost": room.rival.unbeaten}.get("".join(last), room.rival.greet)

    def _plays(self, rival: Rival, evening: Evening) -> str:
        """What, how well and how."""
        kind = temperaments(evening.game).get(rival.temper) if evening.game == rival.game else None
        told = [cover_of(evening.game).title, LEVEL_NAMES[evening.level], *([kind.name.lower()] if kind else [])]
        return ", ".join(told)

    def _rules(self, evening: Evening) -> list[tuple[str, str]]:
        """What the house rules of the evening change, at most four of them, and who else sits there, with signs."""
        game, told = GAMES[evening.game], list[tuple[str, str]]()
        more = game.offers(shipped_content(game.name))
        for rule in game.house_rules:
            usual, value = rule.values[0][0], evening.options.get(rule.key, rule.values[0][0])
            label = (dict(rule.values) | dict(more.get(rule.key, ()))).get(value, value)
            whose = {"1": "You", "2": self.rival.name}.get(rule.key.rpartition("_")[2], "")
            if whose and rule.key in evening.options:
                told.append(("hero" if whose == "You" else "skull", f"{whose}: {label}"))
            elif value != usual and not whose:
                told.append(("book", f"{rule.title}: {label}"))
        others = [("hero", f"{counted(len(evening.others), 'other')} at the table")] if evening.others else []
        return [*others, *told[-4:]]

    def _evening(self, room: Room, number: int) -> Box:
        high = 88 if room.rival.rows < 5 else 54
        return self.painted(partial(self._chip, room, number)).min(60, 50).like(h=high).max(h=high)

    def _chip(self, room: Room, number: int, s: Sheet, at: Area) -> None:
        """An evening of the row: how it went, or whether it is tonight."""
        played, row_ = self.kept.played.get(room.rival.id, []), room.row
        words = played[len(played) - row_.number :]
        now = number == row_.number and not room.why and self.kept.further(room.rival) is None
        looks = words[number] if number < len(words) else "now" if now else "later"
        later = "If needed" if number >= room.rival.wins else "To come"
        said = {"won": "Won", "lost": "Lost", "now": "Tonight", "later": later}[looks]
        evening, tonight = room.rival.evening(number), self.kept.evening(room.rival)
        told = evening.line
        if looks == "later" and evening.level != tonight.level:  # tonight's is told above
            told = f"{told}, {LEVEL_NAMES[evening.level]}"
        chambers.evening(s, at, cover_of(evening.game).sign, said, told, looks)

    def _portrait(self, rival: Rival, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        s.blit(chambers.room(self.parlour.pictures, rival, chambers.pixels(s, at)), x, y)
        cup = self.kept.row(rival).cup
        if cup is not None and w > 200:
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
        living, attic = (self._around(grade == LAST) for grade in (LAST - 1, LAST))
        paint = partial(house.at_night, rooms=living, attic=attic)
        rooms.ground(s, bleed, f"circle {living} {attic}", paint, self.parlour.pictures)

    def _around(self, last: bool) -> Area | None:
        """The box round the rooms of the floors, or round the attic; None where they lie on a page of their own."""
        found = [self.area(_room_name(one, ROOM[0])) for one in self.kept.rivals if (one.grade == LAST) == last]
        there = [at for at in found if at is not None]
        if not there:
            return None
        left, top = min(x for x, *_ in there), min(y for _, y, *_ in there)
        right, low = max(x + w for x, _, w, _ in there), max(y + h for _, y, _, h in there)
        return left, top, right - left, low - top


def _room_name(rival: Rival, wide: float) -> str:
    """Of a room's box, in the form that has rooms so wide at least."""
    return f"room/{rival.id}/{wide:g}"
