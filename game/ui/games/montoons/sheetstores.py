"""sheetstores: the right half and the foot of a character sheet: Waystone grid, Powers, and what is kept."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import PAPER, Sheet, icon
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.opensheet import OpenSheet
from game.ui.games.montoons.sheetplaces import ARROWS, BOX, Places

POWERS = ("3 boxes a die", "box anywhere", "any number", "you win")


class SheetStores:
    """Paints what lies beside and under the entries."""

    def __init__(self, sheet: OpenSheet) -> None:
        self.sheet = sheet

    def grid(self, s: Sheet, character: Character, places: Places) -> None:
        """The Waystone grid with its bonuses, and the four Powers."""
        crossed, earned, cell = self.sheet.fact("boxes"), self.sheet.fact("earned"), places.cell
        x, y, _, _ = places.boxes["box/0,0"]
        high, wide = len(character.grid.rows), character.columns
        out = (
            f'<rect x="{x - 5}" y="{y - 5}" width="{cell * wide + 10}" height="{cell * high + 10}" rx="8" '
            f'fill="#3b3568"/>'
        )
        for n in range(high * wide):
            bx, by, _, _ = places.boxes[f"box/{n // wide},{n % wide}"]
            at = f"box/{n // wide},{n % wide}"
            fill = "#c9bfdd" if crossed >> n & 1 else "#ffe08a" if self.sheet.lit(at) else "#f3eefa"
            out += f'<rect x="{bx + 1}" y="{by + 1}" width="{cell - 2}" height="{cell - 2}" rx="4" fill="{fill}"/>'
        s.svg(out, x - 6, y - 6, cell * wide + 12, cell * high + 12)
        for n, value in enumerate(character.values):
            bx, by, _, _ = places.boxes[f"box/{n // wide},{n % wide}"]
            look.grid_value(s, bx, by, cell, value, bool(crossed >> n & 1), large=False)
        look.grid_bonuses(s, character.grid.bonuses, earned, x, y, cell, cell * 0.36)
        for i, (text, (px, py, w, h)) in enumerate(zip(POWERS, places.powers)):
            on = i < self.sheet.fact("powers")
            s.svg(
                f'<rect x="{px}" y="{py}" width="{w}" height="{h}" rx="6" fill="{"#3b3568" if on else "#ecd9ae"}"/>'
                + look.stone(px + h * 0.5, py + h / 2, h * 0.66),
                px,
                py,
                w,
                h,
            )
            s.text(text, "bold", 14, "#d9fff8" if on else look.DIM, px + h + 2, py + h / 2, "l", w - h - 8, maxh=h - 4)

    def waystone(self, s: Sheet, places: Places, dice: dict[str, int]) -> None:
        for i in (1, 2):
            self.slot(s, places, f"waystone/{i}", "any", dice)

    def paint(self, s: Sheet, character: Character, places: Places, dice: dict[str, int]) -> None:
        """Shells, berries, special bonuses, Unused Dice, Focus dice and bonus slots."""
        x, y, w, h = places.stores
        s.svg(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="10" fill="#f0dcae"/>', x, y, w, h)
        shells, veiled = self.sheet.fact("shells"), self.sheet.fact("veiled") or (0, 0)
        for row in (0, 1):
            self.boxes(
                s,
                places,
                f"shells/{row + 1}",
                "±",
                character.shells[row],
                (shells[2 * row], shells[2 * row + 1] + veiled[row]),
                "#c9527f",
                "shell" if not row else "",
            )
        self.boxes(s, places, "berries", "+", character.berries, self.sheet.fact("berries"), "#7a4bb5", "berry")
        if character.seeds.boxes:
            self.boxes(
                s, places, "seeds", "", (1,) * character.seeds.boxes, self.sheet.fact("seeds"), "#47a355", "special"
            )
        self.boxes(s, places, "unused", "+", character.unused, self.sheet.fact("unused"), look.WINE, "die")
        fx, fy, d, _ = places.slots["focus/1"]
        s.svg(icon("target", fx - 13, fy + d / 2, 20, look.WINE, look.SAND), fx - 25, fy, 24, d)
        for i in (1, 2):
            self.slot(s, places, f"focus/{i}", "any", dice)
        for n, bonus in enumerate(character.bonuses):
            self.slot(s, places, f"bonus/{n + 1}", look.need_words(bonus.slot), dice)
            bx, by, d, _ = places.slots[f"bonus/{n + 1}"]
            if len(character.bonuses) > ARROWS:
                s.svg(look.picture(bonus.gains, bx + d + 11, by + d / 2, 19), bx + d, by, 24, d)
            else:
                s.svg(
                    icon("arrow", bx + d + 9, by + d / 2, 13, "#8a6630", look.SAND)
                    + look.picture(bonus.gains, bx + d + 26, by + d / 2, 20),
                    bx + d,
                    by,
                    40,
                    d,
                )

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
        if self.sheet.lit(at):
            left = x - (29 if shown else 4)  # with its sign
            s.svg(look.offered(left, y - 4, x + w - left, d + 8), left - 3, y - 7, x + w + 6 - left, d + 14)
        if shown:
            s.svg(
                icon("die", x - 13, y + d / 2, 21, look.WINE, look.SAND)
                if shown == "die"
                else look.picture(shown, x - 13, y + d / 2, 22),
                x - 26,
                y,
                26,
                d,
            )
        for i, value in enumerate(values):
            state = look.USED if i < spent else look.READY if i < made else look.BARE
            bx = x + i * (BOX + 2)
            s.svg(look.bonus_box(bx, y, BOX, state, colour, i == spent and bool(self.sheet.lit(at))), bx, y, BOX, BOX)
            s.text(
                f"{sign}{value}",
                "black",
                14,
                PAPER if state == look.READY else "#654a26",
                bx + BOX / 2,
                y + d / 2 + 1,
                "c",
                BOX - 4,
                maxh=BOX - 6,
            )
            if state == look.USED:
                s.svg(look.cross(bx, y, BOX), bx, y, BOX, BOX)

    def slot(self, s: Sheet, places: Places, key: str, words: str, dice: dict[str, int]) -> None:
        x, y, d, _ = places.slots[key]
        s.svg(look.slot(x, y, d, self.sheet.slot_lit(key)), x - 1, y - 1, d + 2, d + 2)
        if words and key not in dice:
            s.text(
                words,
                "label",
                d * 0.62 if len(words) == 1 else 14,
                "#5f4019",
                x + d / 2,
                y + d / 2 + 1,
                "c",
                d - 3,
                maxh=d - 4,
            )
