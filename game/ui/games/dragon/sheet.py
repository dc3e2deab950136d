"""sheet: the parts of the panel as they look: header, party, treasure, the others, the hoard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING

from game.rules.dragon.counters import CLASSES
from game.ui.draw.paint import GOLD, PAPER, Sheet, dashes, icon, ring
from game.ui.draw.shapes import Box, plate
from game.ui.games.dragon.places import HOARD, LEFT, PANEL, RIGHT, row
from game.ui.table.crests import CRESTS, seat_medal

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

X, Y, W, _ = PANEL
WIDE = RIGHT - LEFT
LABEL, RISK, SAFE, WELL = "#d9c7ee", "#ffb09a", "#a6e3b8", "#33204a"
ASKED = ("thinking", "to move", "to choose")  # what is said of a seat that is asked
CHEST = (
    '<path d="M-58 -10C-58 -44 -36 -56 0 -56C36 -56 58 -44 58 -10V0H-58Z" fill="#c98a48"/>'
    '<path d="M-58 0H58V44C58 50 54 52 48 52H-48C-54 52 -58 50 -58 44Z" fill="#a8683a"/>'
    '<path d="M18 -56C42 -54 58 -42 58 -10V44C58 50 54 52 48 52H18Z" fill="#7d4a2e"/>'
    '<path d="M-62 -8H62V6H-62ZM-38 -54H-24V52H-38ZM24 -54H38V52H24Z" fill="#f0bd4a"/>'
    '<path d="M-12 -12H12V18C12 26 -12 26 -12 18Z" fill="#ffe08a"/><circle cy="0" r="5" fill="#5b2f2a"/>'
)


class PanelSheet(ABC):
    """Paints from the table's picture; where things lie says who inherits this."""

    table: DragonTable

    @abstractmethod
    def spots(self) -> list[tuple[str, int, Box]]: ...

    @abstractmethod
    def others(self) -> list[int]: ...

    # -- header
    def head_key(self) -> tuple[object, ...]:
        table = self.table
        facts = table.picture.facts
        return (
            facts["colour"][table.home],
            facts["resting"][table.home],
            table.name(table.home),
            table.total(table.home),
            self.state(table.home),
        )

    def state(self, seat: int) -> str:
        table = self.table
        decision = table.match.decision
        if table.picture.facts["resting"][seat]:
            return "rests a turn"
        moving = table.moving_seat()
        if not table.past and not table.busy and decision is not None and decision.player == seat:
            asked = "to move" if moving == seat else "to choose"
            return asked if table.sitting.players[seat].is_person else "thinking"
        return "on turn" if moving == seat else ""

    def paint_head(self, t: Sheet) -> None:
        table = self.table
        seat, colour = table.home, table.picture.facts["colour"][table.home]
        crest = table.pieces.crest(colour) if colour >= 0 else CRESTS[table.sitting.players[seat].crest]
        t.svg(
            f'<path d="M3 16C3 8 8 3 16 3H{W - 16}C{W - 8} 3 {W - 3} 8 {W - 3} 16V78H3Z" fill="{crest.shade}"/>'
            f'<path d="M3 16C3 8 8 3 16 3H{W - 16}C{W - 8} 3 {W - 3} 8 {W - 3} 16V54L3 32Z" fill="{crest.base}"/>'
            f'<path d="M3 76H{W - 3}V79H3Z" fill="{GOLD}"/>'
        )
        state = self.state(seat)
        if colour >= 0:
            hero = table.content.heroes[colour]
            t.blit(table.pieces.hero(colour, round(80 * t.u)), 8, 0)
            under = f"{hero.name}, {CLASSES[hero.class_]}"
        else:
            seat_medal(t, table.app.pictures, table.sitting.players[seat].crest, 48, 40, 32)
            under = "picks a hero"
        t.text(table.name(seat), "black", 28, crest.figure, 98, 24, "l", 152, maxh=20)
        t.text(under, "semi", 16, PAPER, 99, 46, "l", 152, maxh=12)
        t.text(state, "semi", 15, "#ffe9b8", 99, 64, "l", 152, maxh=11) if state else None
        t.svg(icon("crown", 276, 24, 26, "#ffe08a", crest.shade))
        t.text(str(table.total(seat)), "black", 26, "#ffe9b8", 276, 54, "c", 44, maxh=30)

    # -- the own party
    def own_key(self) -> tuple[object, ...]:
        table = self.table
        zones, home = table.picture.zones, table.home
        return (tuple(zones[f"front/{home}"]), tuple(zones[f"home/{home}"]), table.picture.facts["colour"][home])

    def paint_own(self, t: Sheet) -> None:
        table = self.table
        L, R, up = LEFT - X, RIGHT - X, 126
        content, home = table.content, table.home
        colour = table.picture.facts["colour"][home]
        dice = table.party(home)
        slayer = any(
            card is not None and content.kinds[card] == "slayer" for card in table.picture.zones[f"front/{home}"]
        )
        t.text("PARTY", "label", 14, LABEL, L, 9, "l", 120, tracking=0.1, maxh=15)
        t.text(
            f"throws {dice} {'die' if dice == 1 else 'dice'}" + (", +1 at the Dragon" if slayer else ""),
            "semi",
            15,
            LABEL,
            R - 14,
            9,
            "r",
            200,
            maxh=16,
        )
        spots = self.spots()
        held = {
            content.counters[card].class_
            for zone, card, _ in spots
            if zone.startswith("front") and content.kinds[card] == "character"
        }
        for i, letter in enumerate(CLASSES):
            x, y = L + i * 73, 141 - up
            if colour >= 0 and content.heroes[colour].class_ == letter:
                t.blit(table.pieces.hero(colour, round(66 * t.u)), x, y)
            elif letter not in held:
                t.svg(
                    f'<circle cx="{x + 33}" cy="{y + 33}" r="28" fill="{WELL}"/>'
                    + ring(x + 33, y + 33, 28, 16, "#7a6396", 2)
                )
                t.text(letter, "black", 28, "#8d76a8", x + 33, y + 34, "c", 40)
        t.text("ITEMS", "label", 14, LABEL, L, 219 - up, "l", 120, tracking=0.1, maxh=15)
        t.text("MONSTERS", "label", 14, LABEL, L + 156, 219 - up, "l", 100, tracking=0.1, maxh=15)
        beaten = sum(content.points[card] for zone, card, _ in spots if zone.startswith("home"))
        t.text(str(beaten), "black", 18, RISK, R, 219 - up, "r", 36, maxh=19)
        if not any(content.kinds[card] in ("boat", "slayer") for zone, card, _ in spots if zone.startswith("front")):
            for i, sign in enumerate(("gate", "sword")):
                t.svg(
                    f'<circle cx="{L + 24 + i * 50}" cy="{256 - up}" r="20" fill="{WELL}"/>'
                    + ring(L + 24 + i * 50, 256 - up, 20, 14, "#7a6396", 2)
                    + (
                        icon("sword", L + 24 + i * 50, 256 - up, 24, "#7a6396", WELL)
                        if sign == "sword"
                        else icon("wave", L + 24, 256 - up, 24, "#7a6396", WELL)
                    )
                )
        if not beaten:
            t.text("none yet", "semi", 15, "#8d76a8", L + 158, 256 - up, "l", 130, maxh=18)
        coins = sum(content.kinds[card] == "gold" for zone, card, _ in spots if zone.startswith("front"))
        note = "at risk" if coins < 3 else ""  # more of them need the room
        self.purse(t, L, 289 - up, 150, "IN FRONT", table.gold(home), note, "#5a2436", RISK, True)
        self.purse(t, L + 158, 289 - up, 140, "AT HOME", table.banked(home), "safe", "#1f4a40", SAFE, False)
        t.svg(f'<g transform="translate({L + 205} {347 - up}) scale(.34)">{CHEST}</g>')
        for _, card, box in spots:
            if box[1] < 380:
                t.blit(table.pieces.counter(card, round(box[2] * t.u)), box[0] - X, box[1] - up)

    def purse(
        self,
        t: Sheet,
        x: float,
        y: float,
        w: float,
        title: str,
        total: int,
        note: str,
        fill: str,
        ink: str,
        dashed: bool,
    ) -> None:
        t.svg(
            plate(x, y, w, 80, 11, fill)
            + (dashes(x + 1, y + 1, w - 2, 78, "#e0705f", 2, 7, 6, 11, 0.9) if dashed else "")
        )
        t.text(title, "label", 14, ink, x + 12, y + 16, "l", w - 58, tracking=0.03, maxh=12)
        t.text(str(total), "black", 28, PAPER, x + w - 12, y + 20, "r", 44, maxh=30)
        if note:
            t.text(note, "semi", 15, ink, x + w - 10, y + 70, "r", 42, maxh=16)

    # -- the others
    def draw_others(self, s: Sheet) -> None:
        table = self.table
        others = self.others()
        table.stamps.put(
            s,
            "others",
            X,
            376,
            W,
            16,
            lambda t: (
                t.text("OTHERS", "label", 14, LABEL, LEFT - X, 7, "l", 120, tracking=0.1, maxh=15),
                t.text("in front", "semi", 14, RISK, RIGHT - X - 58, 7, "r", 62, maxh=15),
                t.text("home", "semi", 14, SAFE, RIGHT - X, 7, "r", 46, maxh=15),
            ),
        )
        for i, seat in enumerate(others):
            x, y, w, h = row(i, len(others))
            look = (
                seat,
                h,
                table.picture.facts["colour"][seat],
                table.name(seat),
                table.gold(seat),
                table.total(seat),
                self.letters(seat),
                self.state(seat),
                table.held_items(seat),
            )
            table.stamps.put(s, ("row", look), x, y, w, h, partial(self.paint_row, seat=seat, h=h))

    def letters(self, seat: int) -> str:
        """Classes in a party."""
        table = self.table
        colour = table.picture.facts["colour"][seat]
        own = table.content.heroes[colour].class_ if colour >= 0 else ""
        return own + "".join(
            table.content.counters[card].class_ or ""
            for card in table.picture.zones[f"front/{seat}"]
            if card is not None
        )

    def paint_row(self, t: Sheet, seat: int, h: float) -> None:
        table = self.table
        colour, player = table.picture.facts["colour"][seat], table.sitting.players[seat]
        crest = table.pieces.crest(colour) if colour >= 0 else CRESTS[player.crest]
        state, middle, r = self.state(seat), h / 2, min(16.0, h / 2 - 1)
        t.svg(plate(0, 0, 306, h, 10, "#4b3672" if state in ASKED else WELL) + plate(0, 0, 6, h, 3, crest.base))
        if colour >= 0:
            t.svg(f'<circle cx="27" cy="{middle}" r="{r}" fill="{crest.base}"/>')
            d = 2 * r - 4
            t.blit(table.pieces.face(colour, round(d * t.u)), 27 - d / 2, middle - d / 2)
            t.svg(icon(crest.symbol, 41, h - 9, 14, crest.light, crest.shade))
        else:
            seat_medal(t, table.app.pictures, player.crest, 27, middle, r - 3)
        tall = h > 36 and bool(state)
        t.text(player.name, "title", 17, PAPER, 53, middle - (8 if tall else -0.5), "l", 74, maxh=12 if tall else 18)
        if tall:
            t.text(state, "semi", 14, "#ffe9b8", 53, middle + 11, "l", 74, maxh=9.5)
        letters = self.letters(seat)
        for j, letter in enumerate(CLASSES):
            on = letter in letters
            t.svg(f'<circle cx="{140 + j * 21}" cy="{middle}" r="9.5" fill="{"#3b78c4" if on else "#241334"}"/>')
            t.text(letter, "black", 14, PAPER if on else "#8670a0", 140 + j * 21, middle + 0.5, "c", 16, maxh=17)
        gold = table.gold(seat)
        if table.held_items(seat):
            t.svg(
                "".join(
                    icon(
                        sign,
                        221,
                        middle - 8 + 16 * i if len(table.held_items(seat)) > 1 else middle,
                        13,
                        "#a8e0c8",
                        WELL,
                    )
                    for i, sign in enumerate(table.held_items(seat))
                )
            )
        t.text(str(gold), "black", 19, RISK if gold else "#8670a0", 255, middle + 0.5, "r", 25, maxh=h - 6)
        t.text(str(table.total(seat)), "black", 19, SAFE, 298, middle + 0.5, "r", 30, maxh=h - 6)

    # -- the hoard
    def paint_hoard(self, t: Sheet) -> None:
        table = self.table
        t.svg(plate(0, 0, HOARD[2], HOARD[3], 11, "#4a1f2f"))
        t.blit(table.pieces.dragon(round(46 * t.u)), 4, 5)
        points = sum(table.content.points[card] for card in table.picture.zones["hoard"] if card is not None)
        t.text("HOARD", "label", 14, RISK, 58, 18, "l", 74, tracking=0.1, maxh=16)
        t.text(f"worth {points}", "bold", 17, PAPER, 58, 38, "l", 74, maxh=20)
        for zone, card, (x, y, w, _) in self.spots():
            if zone == "hoard":
                t.blit(table.pieces.counter(card, round(w * t.u)), x - HOARD[0], y - HOARD[1])
