"""sheetpaint: a character sheet painted part by part: head, entries with their slots, specials with their rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.montoons.action import Acting
from game.rules.montoons.sheets import Attack, Movement, Powered
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import frame, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import SHEET
from game.ui.games.montoons.sheetplaces import LEFT, WIDE, Places, places_on
from game.ui.games.montoons.sheetreading import SIGNS, brief_on
from game.ui.games.montoons.sheetstores import SheetStores

STATUSES = (
    ("entangle", "Entangle", "leaf", 96),
    ("stun", "Stun", "star4", 70),
    ("guard", "Guard", "shield", 80),
    ("burn", "Burn", "flame", 84),
)
HEADS = {
    "move": ("MOVE", "one a round"),
    "basic": ("ATTACK", "one a round"),
    "waystone": ("WAYSTONE", ""),
    "special": ("SPECIAL", "fill a row over the rounds"),
}


class SheetPaint:
    """Each part of the sheet has its own picture, so that a heart that falls repaints the head alone."""

    def __init__(self, sheet: OpenSheet) -> None:
        self.sheet, self.beside = sheet, SheetStores(sheet)

    def head(self, s: Sheet, character: Character, places: Places) -> None:
        x, y, w, _ = SHEET
        self.header(s, character)
        chosen = self.sheet.view.picture.facts["sheet"][self.sheet.owner] >= 0
        health = self.sheet.fact("health") if chosen else character.health.max
        look.hearts(s, LEFT, y + 74, WIDE - 38, character.health.max, health, character.health.golden)
        s.text(str(health), "black", 24, look.WINE, x + w - 12, y + 75, "r", 34, maxh=26)
        self.statuses(s, y + 85)

    def entries(self, s: Sheet, character: Character, places: Places) -> None:
        dice = self.sheet.dice_on()
        for kind in ("move", "basic"):
            look.heading(s, *places.heads[kind], *HEADS[kind])
        for movement in character.movements:
            self.entry(s, places, f"move/{movement.id}", movement, dice)
        for attack in character.attacks:
            self.entry(s, places, f"basic/{attack.id}", attack, dice)

    def grid(self, s: Sheet, character: Character, places: Places) -> None:
        x, y, _ = places.heads["waystone"]
        s.text(HEADS["waystone"][0], "label", 14, "#a3233e", x, y, "l", 84, maxh=15)
        self.beside.grid(s, character, places)
        self.beside.waystone(s, places, self.sheet.dice_on())

    def powered(self, s: Sheet, character: Character, places: Places) -> None:
        dice = self.sheet.dice_on()
        look.heading(s, *places.heads["special"], *HEADS["special"])
        for kind, _, powered in character.powered:
            self.rows(s, places, f"{kind}/{powered.id}", powered, dice)

    def stores(self, s: Sheet, character: Character, places: Places) -> None:
        self.beside.paint(s, character, places, self.sheet.dice_on())

    def header(self, s: Sheet, character: Character) -> None:
        x, y, w, _ = SHEET
        s.text(character.name, "black", 28, PAPER, x + 78, y + 18, "l", w - 220, maxh=22)
        s.text(character.faction, "semi", 14, "#ffe9d8", x + 79, y + 45, "l", w - 220, maxh=12)
        pace, speed = self.sheet.fact("pace"), self.sheet.fact("speed")
        s.text("SPEED", "label", 14, "#ffe9d8", x + w - 58, y + 20, "r", 70, tracking=0.06, maxh=13)
        under = f"{speed} in all" if speed > pace else "first die" if not pace else f"value {pace}"
        s.text(under, "semi", 14, "#ffe9d8", x + w - 58, y + 40, "r", 80, maxh=13)
        box = places_on(character).slots["speed"]
        s.svg(look.slot(*box[:3], self.sheet.slot_lit("speed")), *box)
        if not self.sheet.dice_on().get("speed"):
            s.svg(icon("boot", box[0] + 21, box[1] + 22, 26, "#8a6630", look.SAND), *box)
        d = 58.0
        s.svg(f'<circle cx="{x + 40}" cy="{y + 34}" r="{d / 2 + 4}" fill="#f5c242"/>', x, y, 80, 80)
        face = self.sheet.reading.pictures_of.face(character, round(d * s.u), "#ffdca6")
        s.blit(face, x + 40 - d / 2, y + 34 - d / 2)

    def statuses(self, s: Sheet, y: float) -> None:
        x = LEFT
        for name, text, sign, wide in STATUSES:
            value = self.sheet.fact(name)
            look.status(s, x, y, wide - 6.0, 23, text, sign, bool(value), value if name == "burn" else 0)
            x += wide
        for i, value in enumerate(self.sheet.fact("focus")):
            bx, by, w, h = self.sheet.places().boxes[f"focus/{i + 1}"]  # type: ignore[union-attr]
            edge = GOLD if self.sheet.lit(f"focus/{i + 1}") else "#a8844a"
            s.svg(
                plate(bx, by, w, h, 6, "#fffdf4" if value else "#ead6a8") + frame(bx, by, w, h, 6, edge, 2),
                bx,
                by,
                w,
                h,
            )
            if value:
                s.text(str(value), "black", 17, look.WINE, bx + w / 2, by + h / 2 + 1, "c", w - 4, maxh=h - 4)
            else:
                s.svg(icon("target", bx + w / 2, by + h / 2, 15, "#b39667", "#ead6a8"), bx, by, w, h)

    def entry(self, s: Sheet, places: Places, name: str, entry: Movement | Attack, dice: dict[str, int]) -> None:
        """A movement or basic attack with its slots."""
        x, y, w, h = places.entries[name]
        usable = self.sheet.usable(name)
        high, low = (0.28, 0.75) if h > 32 else (0.26, 0.76)  # of the two lines
        s.svg(
            look.card(x, y, w, h, "#ffe9a8" if usable else "#fff8e6", "#c9881c" if usable else "")
            + look.badge(x + h * 0.42, y + h / 2, h * 0.34, SIGNS[name.partition("/")[0]]),
            x,
            y,
            w,
            h + 4,
        )
        keys, (left, room) = places.slots_of(name), places.words_of(name)
        s.text(entry.name, "title", 15, INK, left, y + h * high, "l", room, maxh=h * 0.32)
        words = look.shortened(s, brief_on(entry), "semi", 14, room)
        s.text(words, "semi", 14, look.DIM, left, y + h * low, "l", room, maxh=h * 0.32)
        needs = [entry.slot] if isinstance(entry, Movement) else list(entry.slots)
        for key, need in zip(keys, needs):
            self.beside.slot(s, places, key, "=" if len(keys) == 2 else look.need_words(need), dice)

    def rows(self, s: Sheet, places: Places, name: str, powered: Powered, dice: dict[str, int]) -> None:
        """A special or the ultimate with its rows of power-up slots."""
        character = self.sheet.character
        assert character is not None
        x, y, w, h = places.entries[name]
        lock = name.startswith("ultimate") and not self.sheet.fact("powers")
        usable = self.sheet.usable(name)
        fill = "#e8dcd8" if lock else "#ffe9a8" if usable else "#fff8e6"
        body = look.card(x, y, w, h, fill, "#c9881c" if usable else "", lock)
        if lock:
            body += f'<circle cx="{x + h * 0.42}" cy="{y + h / 2}" r="{h * 0.36}" fill="#5a4a66"/>'
            body += look.padlock(x + h * 0.42, y + h / 2, h * 0.44)
        else:
            body += look.badge(x + h * 0.42, y + h / 2, h * 0.36, SIGNS[name.partition("/")[0]])
        s.svg(body, x, y, w, h + 4)
        keys, (left, room) = places.slots_of(name), places.words_of(name)
        title = powered.name + (" · Ultimate" if name.startswith("ultimate") else "")
        s.text(title, "title", 15, "#4a3b55" if lock else INK, left, y + h * 0.28, "l", room, maxh=h * 0.32)
        words = look.shortened(s, brief_on(powered), "semi", 14, room)
        s.text(words, "semi", 14, look.DIM, left, y + h * 0.75, "l", room, maxh=h * 0.32)
        for row in character.rows:
            if f"{row.kind}/{character.attack_of(row).id}" == name:
                self.power_row(s, places, character, row, keys[row.number * len(row.slots) :], dice)

    def power_row(
        self, s: Sheet, places: Places, character: Character, row: Any, keys: Sequence[str], dice: dict[str, int]
    ) -> None:
        keys = keys[: len(row.slots)]
        written = self.sheet.fact("powered")[row.first : row.first + len(row.slots)] or (0,) * len(row.slots)
        number = character.rows.index(row)
        done = bool(self.sheet.fact("spent_rows") >> number & 1)
        x, y, w, h = places.slots[keys[0]]
        wide = places.slots[keys[-1]][0] + w - x
        full = all(written) and not done
        ready = self.sheet.lit(f"slot/{keys[0]}") and isinstance(self.sheet.view.about, Acting)
        s.svg(
            f'<rect x="{x - 3}" y="{y - 3}" width="{wide + 6}" height="{h + 6}" rx="7" '
            f'fill="{"#f2b632" if ready else "#e0a32a" if full else "#d9c08c"}"/>',
            x - 3,
            y - 3,
            wide + 6,
            h + 6,
        )
        for key, value in zip(keys, written):
            bx, by, bw, bh = places.slots[key]
            if value:
                s.svg(f'<rect x="{bx}" y="{by}" width="{bw}" height="{bh}" rx="5" fill="#fffdf4"/>', bx, by, bw, bh)
                s.text(str(value), "black", bw * 0.74, look.WINE, bx + bw / 2, by + bh / 2 + 1, "c", bw - 2, maxh=bh)
            else:
                stairs = look.stairs_for(row.need, bx + bw / 2, by + bh / 2, bw * 0.5)
                self.beside.slot(s, places, key, "" if stairs else look.row_words(row.need), dice)
                if stairs and key not in dice:
                    s.svg(stairs, bx, by, bw, bh)
        if done:
            s.svg(f'<path d="M{x} {y + h / 2}H{x + wide}" stroke="{look.WINE}" stroke-width="3"/>', x, y, wide, h)
