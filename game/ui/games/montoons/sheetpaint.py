"""sheetpaint: a character sheet painted part by part: head, entries with their slots, grid, specials, what is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.montoons.action import Acting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.sheets import Attack, Movement, Powered
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import disc, frame, plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.lore import SIGNS, Entry, brief_on
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.places import SHEET
from game.ui.games.montoons.sheetplaces import ARROWS, BOX, LEFT, WIDE, Places, places_on
from game.ui.style.metrics import CHIP, FINE, SLIP
from game.ui.style.palette import palette

STATUSES = (
    ("entangle", "Entangle", "leaf", 96),
    ("stun", "Stun", "star4", 70),
    ("guard", "Guard", "shield", 80),
    ("burn", "Burn", "flame", 84),
)
POWERS = ("3 boxes a die", "box anywhere", "any number", "you win")
HEADS = {
    "move": ("MOVE", "one a round"),
    "basic": ("ATTACK", "one a round"),
    "waystone": ("WAYSTONE", ""),
    "special": ("SPECIAL", "fill a row over the rounds"),
}


class SheetPaint:
    """Each part of the sheet has its own picture, so that a heart that falls repaints the head alone."""

    def __init__(self, sheet: OpenSheet) -> None:
        self.sheet = sheet

    def head(self, s: Sheet, character: Character, places: Places) -> None:
        x, y, w, _ = SHEET
        self.header(s, character)
        chosen = self.sheet.view.picture.facts["sheet"][self.sheet.owner] >= 0
        health = self.sheet.fact("health") if chosen else character.health.max
        look.hearts(s, LEFT, y + 74, WIDE - 38, character.health.max, health, character.health.golden)
        s.say(str(health), "number_large", look.WINE, x + w - 12, y + 72, "r", 34, maxh=22)
        self.statuses(s, y + 85)

    def entries(self, s: Sheet, character: Character, places: Places) -> None:
        for kind in ("move", "basic"):
            look.heading(s, *places.heads[kind], *HEADS[kind])
        for movement in character.movements:
            self.entry(s, places, f"move/{movement.id}", movement)
        for attack in character.attacks:
            self.entry(s, places, f"basic/{attack.id}", attack)

    def grid(self, s: Sheet, character: Character, places: Places) -> None:
        x, y, _ = places.heads["waystone"]
        s.say(HEADS["waystone"][0], "slot", palette.wine, x, y, "l", 84, maxh=15)
        self.stones(s, character, places)
        for i in (1, 2):
            self.slot(s, places, f"waystone/{i}", "any")

    def powered(self, s: Sheet, character: Character, places: Places) -> None:
        look.heading(s, *places.heads["special"], *HEADS["special"])
        for kind, _, powered in character.powered:
            self.rows(s, places, f"{kind}/{powered.id}", powered)

    def header(self, s: Sheet, character: Character) -> None:
        x, y, w, _ = SHEET
        s.say(character.name, "number_large", PAPER, x + 78, y + 18, "l", w - 220, maxh=22)
        s.say(character.faction, "small", PAPER, x + 79, y + 41, "l", w - 220, maxh=12)
        pace, speed = self.sheet.fact("pace"), self.sheet.fact("speed")
        s.say("SPEED", "caption", PAPER, x + w - 58, y + 20, "r", 70, maxh=13)
        under = f"{speed} in all" if speed > pace else "first die" if not pace else f"value {pace}"
        s.say(under, "small", PAPER, x + w - 58, y + 40, "r", 80, maxh=13)
        box = places_on(character).slots["speed"]
        s.svg(look.slot(*box[:3], self.sheet.slot_lit("speed")), *box)
        if not self.sheet.dice_on().get("speed"):
            s.svg(icon("boot", box[0] + 21, box[1] + 22, 26, palette.sepia, look.SAND), *box)
        d = 58.0
        s.svg(f'<circle cx="{x + 40}" cy="{y + 34}" r="{d / 2 + 4}" fill="{palette.gold}"/>', x, y, 80, 80)
        face = self.sheet.reading.pictures_of.face(character, palette.cream, round(d * s.u))
        s.blit(face, x + 40 - d / 2, y + 34 - d / 2)

    def statuses(self, s: Sheet, y: float) -> None:
        x = LEFT
        for name, text, sign, wide in STATUSES:
            value = self.sheet.fact(name)
            look.status(s, x, y, wide - 6.0, 23, text, sign, bool(value), value if name == "burn" else 0)
            x += wide
        for i, value in enumerate(self.sheet.fact("focus")):
            bx, by, w, h = self.sheet.places().boxes[f"focus/{i + 1}"]  # type: ignore[union-attr]
            edge = GOLD if self.sheet.lit(f"focus/{i + 1}") else palette.umber
            s.svg(
                plate(bx, by, w, h, CHIP, palette.white if value else palette.sheet_pale)
                + frame(bx, by, w, h, CHIP, edge),
                bx,
                by,
                w,
                h,
            )
            if value:
                s.say(str(value), "number", look.WINE, bx + w / 2, by + h / 2 + 1, "c", w - 4, maxh=h - 4)
            else:
                s.svg(icon("target", bx + w / 2, by + h / 2, 15, palette.umber, palette.sheet_pale), bx, by, w, h)

    def entry(self, s: Sheet, places: Places, name: str, entry: Movement | Attack) -> None:
        """A movement or basic attack with its slots."""
        _, _, _, h = places.entries[name]
        sign = look.badge(h * 0.42, h / 2, h * 0.34, SIGNS[name.partition("/")[0]])
        self.card(s, places, name, entry, sign, (0.28, 0.75) if h > 32 else (0.26, 0.76), False)
        keys, needs = places.slots_of(name), [entry.slot] if isinstance(entry, Movement) else list(entry.slots)
        for key, need in zip(keys, needs):
            self.slot(s, places, key, "=" if len(keys) == 2 else look.need_words(need))

    def card(
        self,
        s: Sheet,
        places: Places,
        name: str,
        entry: Entry,
        sign: str,
        lines: tuple[float, float],
        lock: bool = False,
    ) -> None:
        """The paper of an entry with its sign and words; `lines`: how far down they stand."""
        (x, y, w, h), usable = places.entries[name], self.sheet.usable(name)
        fill = palette.sheet_lock if lock else palette.sheet_lit if usable else palette.paper
        paper = look.card(x, y, w, h, fill, palette.honey if usable else "", lock)
        s.svg(f'{paper}<g transform="translate({x} {y})">{sign}</g>', x, y, w, h + 4)
        left, room = places.words_of(name)
        title = entry.name + (" · Ultimate" if name.startswith("ultimate") else "")
        s.say(title, "entry", palette.fade if lock else INK, left, y + h * lines[0], "l", room, maxh=h * 0.32)
        words = look.shortened(s, brief_on(entry), "small", room)
        s.say(words, "small", look.DIM, left, y + h * lines[1], "l", room, maxh=h * 0.32)

    def rows(self, s: Sheet, places: Places, name: str, powered: Powered) -> None:
        """A special or the ultimate with its rows of power-up slots."""
        character = self.sheet.character
        assert character is not None
        _, _, _, h = places.entries[name]
        lock = name.startswith("ultimate") and not self.sheet.fact("powers")
        closed = disc(h * 0.42, h / 2, h * 0.36, palette.fade) + look.padlock(h * 0.42, h / 2, h * 0.44)
        open_ = look.badge(h * 0.42, h / 2, h * 0.36, SIGNS[name.partition("/")[0]])
        self.card(s, places, name, powered, closed if lock else open_, (0.28, 0.75), lock)
        keys = places.slots_of(name)
        for row in character.rows:
            if f"{row.kind}/{character.attack_of(row).id}" == name:
                first = row.number * len(row.slots)
                self.power_row(s, places, character, row, keys[first : first + len(row.slots)])

    def power_row(self, s: Sheet, places: Places, character: Character, row: Any, keys: Sequence[str]) -> None:
        written = self.sheet.fact("powered")[row.first : row.first + len(keys)] or (0,) * len(keys)
        done = bool(self.sheet.fact("spent_rows") >> character.rows.index(row) & 1)
        x, y, w, h = places.slots[keys[0]]
        wide = places.slots[keys[-1]][0] + w - x
        ready = self.sheet.lit(f"slot/{keys[0]}") and isinstance(self.sheet.view.about, Acting)
        fill = palette.gold if ready else palette.honey if all(written) and not done else palette.rule
        s.svg(plate(x - 3, y - 3, wide + 6, h + 6, CHIP, fill), x - 3, y - 3, wide + 6, h + 6)
        for key, value in zip(keys, written):
            bx, by, bw, bh = places.slots[key]
            if value:
                s.svg(plate(bx, by, bw, bh, FINE, palette.white), bx, by, bw, bh)
                s.say(str(value), "number", look.WINE, bx + bw / 2, by + bh / 2 + 1, "c", bw - 2, size=bw * 0.74)
                continue
            stairs = look.stairs_for(row.need, bx + bw / 2, by + bh / 2, bw * 0.5)
            self.slot(s, places, key, "" if stairs else look.row_words(row.need))
            if stairs and key not in self.sheet.dice_on():
                s.svg(stairs, bx, by, bw, bh)
        if done:
            s.svg(f'<path d="M{x} {y + h / 2}H{x + wide}" stroke="{look.WINE}" stroke-width="3"/>', x, y, wide, h)

    # ---- beside and under the entries ----------------------------------------------------------------------------
    def stones(self, s: Sheet, character: Character, places: Places) -> None:
        """The Waystone grid with its bonuses, and the four Powers."""
        crossed, earned, cell = self.sheet.fact("boxes"), self.sheet.fact("earned"), places.cell
        x, y, _, _ = places.boxes["box/0,0"]
        high, wide = len(character.grid.rows), character.columns
        out = plate(x - 5, y - 5, cell * wide + 10, cell * high + 10, SLIP, palette.plum)
        for n in range(high * wide):
            at = f"box/{n // wide},{n % wide}"
            fill = palette.soft if crossed >> n & 1 else palette.glow if self.sheet.lit(at) else palette.white
            bx, by, _, _ = places.boxes[at]
            out += plate(bx + 1, by + 1, cell - 2, cell - 2, FINE, fill)
        s.svg(out, x - 6, y - 6, cell * wide + 12, cell * high + 12)
        for n, value in enumerate(character.values):
            bx, by, _, _ = places.boxes[f"box/{n // wide},{n % wide}"]
            look.grid_value(s, bx, by, cell, value, bool(crossed >> n & 1), large=False)
        look.grid_bonuses(s, character.grid.bonuses, earned, x, y, cell, cell * 0.36)
        for i, (text, (px, py, w, h)) in enumerate(zip(POWERS, places.powers)):
            on = i < self.sheet.fact("powers")
            body = plate(px, py, w, h, CHIP, palette.plum if on else palette.sheet_pale)
            s.svg(
                body + look.stone(px + h * 0.5, py + h / 2, h * 0.66, palette.mist if on else palette.plum),
                px,
                py,
                w,
                h,
            )
            s.say(text, "strong", palette.foam if on else look.DIM, px + h + 2, py + h / 2, "l", w - h - 8, maxh=h - 4)

    def stores(self, s: Sheet, character: Character, places: Places) -> None:
        """Shells, berries, special bonuses, Unused Dice, Focus dice and bonus slots."""
        x, y, w, h = places.stores
        s.svg(plate(x, y, w, h, SLIP, palette.sheet_pale), x, y, w, h)
        shells, veiled = self.sheet.fact("shells"), self.sheet.fact("veiled") or (0, 0)
        for row, values in enumerate(character.shells):
            marks = shells[2 * row], shells[2 * row + 1] + veiled[row]
            self.boxes(s, places, f"shells/{row + 1}", "±", values, marks, palette.shell, "shell" if not row else "")
        for at, sign, values, colour, shown in (
            ("berries", "+", character.berries, palette.berry, "berry"),
            ("seeds", "", (1,) * character.seeds.boxes, palette.seed, "special"),
            ("unused", "+", character.unused, look.WINE, "die"),
        ):
            if values:
                self.boxes(s, places, at, sign, values, self.sheet.fact(at), colour, shown)
        fx, fy, d, _ = places.slots["focus/1"]
        s.svg(icon("target", fx - 13, fy + d / 2, 20, look.WINE, look.SAND), fx - 25, fy, 24, d)
        for i in (1, 2):
            self.slot(s, places, f"focus/{i}", "any")
        for n, bonus in enumerate(character.bonuses):
            self.slot(s, places, f"bonus/{n + 1}", look.need_words(bonus.slot))
            bx, by, d, _ = places.slots[f"bonus/{n + 1}"]
            gains, x, y = bonus.gains, bx + d, by + d / 2
            if len(character.bonuses) > ARROWS:
                s.svg(look.picture(gains, x + 11, y, 19), x, by, 24, d)
            else:
                arrow = icon("arrow", x + 9, y, 13, palette.sepia, look.SAND)
                s.svg(arrow + look.picture(gains, x + 26, y, 20), x, by, 40, d)

    def boxes(
        self,
        s: Sheet,
        places: Places,
        at: str,
        sign: str,
        values: Sequence[int],
        marks: Sequence[int],
        colour: str,
        shown: str,
    ) -> None:
        """Boxes of a bonus: made available from the left, spent from the left."""
        x, y, w, d = places.boxes[at]
        made, spent = marks
        lit = None
        if self.sheet.lit(at):
            lit = made if isinstance(self.sheet.view.about, PickingShell) else spent
            left = x - (29 if shown else 4)  # with its sign
            s.svg(look.offered(left, y - 4, x + w - left, d + 8), left - 3, y - 7, x + w + 6 - left, d + 14)
        if shown:
            mid = x - 13, y + d / 2
            picture = icon("die", *mid, 21, look.WINE, look.SAND) if shown == "die" else look.picture(shown, *mid, 22)
            s.svg(picture, x - 26, y, 26, d)
        for i, value in enumerate(values):
            state = look.USED if i < spent else look.READY if i < made else look.BARE
            bx = x + i * (BOX + 2)
            s.svg(look.bonus_box(bx, y, BOX, state, colour, i == lit), bx, y, BOX, BOX)
            ink = look.ink_on(colour) if state == look.READY else palette.cocoa
            s.say(f"{sign}{value}", "number_small", ink, bx + BOX / 2, y + d / 2 + 1, "c", BOX - 4, maxh=BOX - 6)
            if state == look.USED:
                s.svg(look.cross(bx, y, BOX), bx, y, BOX, BOX)

    def slot(self, s: Sheet, places: Places, key: str, words: str) -> None:
        x, y, d, _ = places.slots[key]
        s.svg(look.slot(x, y, d, self.sheet.slot_lit(key)), x - 1, y - 1, d + 2, d + 2)
        if words and key not in self.sheet.dice_on():
            size = d * 0.62 if len(words) == 1 else None
            s.say(words, "slot", palette.cocoa, x + d / 2, y + d / 2 + 1, "c", d - 3, d - 4, size)
