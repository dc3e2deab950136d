"""stage: the Array that was cut: Kingdom and Dungeon with a tear between them, and what the turn is worth so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.rules.kingdom.state import LOOT, SIDES
from game.ui.draw.paint import GOLD, PAPER, Sheet, icon, svg
from game.ui.draw.shapes import SOFT, Box
from game.ui.games.kingdom.heraldry import apart, banner, coin
from game.ui.games.kingdom.places import CLEFT, STAGE, TALLY, Places
from game.ui.widgets.plates import panel

if TYPE_CHECKING:
    from game.ui.games.kingdom.table import KingdomTable

STEPS = (
    ("return", "Adventurers return"),
    ("leaving", "Monsters leave"),
    ("raiding", "Monsters raid"),
    ("slide", "The Array closes"),
)
EDGE_Y = (4, 42, 94, 148, 204, 256, 310)  # where the tear turns
MAY_DO = ("fight with these and your hand", "discard one to use its deed")
GO_HOME = ("Adventurers go to your hand", "Adventurers become Gems")
EMPTY_INK = ("#f2c9a6", "#b9cdf0")
GAIN, LOSS = "#f7c93f", "#ef8a7a"
MOST = 3  # Monsters that are named one by one


Item = tuple[str, str, int]  # sign, words, points
Worth = tuple[int, tuple[Item, ...], tuple[Item, ...], tuple[str, ...]]  # now, gains, raids, odds


class Stage:
    def __init__(self, table: KingdomTable, places: Places) -> None:
        self.table, self.places = table, places

    def shows(self) -> tuple[float, tuple[str, str], tuple[bool, ...], tuple[bool, ...]]:
        """Where the tear is, the notes on both banners, which side is a goal, and on which there is nobody."""
        table = self.table
        active = table.picture.facts["active"]
        name = f"of {table.sitting.names[active]}"
        notes = (name, name)
        if active == table.home:
            notes = GO_HOME if table.picture.facts["phase"] == "aftermath" else MAY_DO
        empty = tuple(not table.picture.zones[side] for side in SIDES)
        if all(empty) and table.picture.facts["phase"] == "aftermath":
            notes = ("", "")
        if table.picture.zones["aside"] or table.summoned() is not None or all(empty) and table.busy:
            # a card lies where the words would be, or cards are on their way
            empty = (False, False)
        return self.places.sides()[0][2], notes, tuple(side in table.sides_lit() for side in SIDES), empty

    def draw(self, s: Sheet) -> None:
        x, y, w, h = STAGE
        split, notes, lit, empty = shows = self.shows()
        self.table.stamps.put(
            s, ("stage", shows), x, y - 4, w, h + 16, lambda t: self.paint(t, split, notes, lit, empty)
        )

    def paint(
        self, t: Sheet, split: float, notes: tuple[str, str], lit: tuple[bool, ...], empty: tuple[bool, ...]
    ) -> None:
        """Both cloths from 0, 4 on; the left one is `split` wide. Only the tear and the banners are drawn anew."""
        w, right = STAGE[2], split + CLEFT
        cut, far = round((split + 8) * t.u), round((right - 8) * t.u)
        left, top = t.px(0, 4)
        for side, area in zip(SIDES, ((0, 0, cut, 10000), (far, 0, 10000, 10000))):
            image = self.cloth(side, t.u)
            t.surf.blit(image, (left + area[0], top), pygame.Rect(area).clip(image.get_rect()))
        one = "L".join(f"{x} {y}" for x, y in zip((20, 32, 14, 30, 14, 28, 18), EDGE_Y))
        rim = "L".join(f"{x} {y}" for x, y in zip((70, 82, 64, 80, 64, 78, 68), EDGE_Y))
        back = "L".join(f"{x} {y}" for x, y in reversed(list(zip((70, 82, 64, 80, 64, 78, 68), EDGE_Y))))
        apart(t, split - 20, 4).svg(
            f'<path d="M{one}L{back}Z" fill="#220f30"/><path d="M{one}" fill="none" stroke="#ffc86a" '
            'stroke-width="4" stroke-linejoin="round"/>'
            f'<path d="M{rim}" fill="none" stroke="#8fc4f2" stroke-width="4" stroke-linejoin="round"/>',
            0,
            0,
            92,
            322,
        )
        banner(t, "kingdom", 0, 4, split, notes[0], lit[0])
        banner(t, "dungeon", right, 4, w - right, notes[1], lit[1])
        for none, middle, wide, ink in zip(empty, (split / 2, (w + right) / 2), (split, w - right), EMPTY_INK):
            if none:
                t.text("Nobody here", "title", 20, ink, middle, 176, "c", wide - 24, maxh=28)

    def cloth(self, side: str, u: float) -> pygame.Surface:
        """The whole cloth of a side, as wide as the stage, with its shadow; what is seen of it is cut from it."""
        w, h = STAGE[2], 322.0
        base, glow, x, strong = {
            "kingdom": ("#7a3a33", "#ffb45a", 130, 0.45),
            "dungeon": ("#233a6b", "#7fb4ea", w - 140, 0.32),
        }[side]
        shape = f"M0 4H{w}V294C{w} 304 {w - 6} 310 {w - 16} 310H16C6 310 0 304 0 294Z"

        def draw() -> pygame.Surface:
            return svg(
                f'<path d="{shape}" fill="#0c0618" opacity=".45" transform="translate(0 6)"/><path '
                f'd="{shape}" fill="{base}"/>'
                f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{x}" cy="36" r="450"><stop '
                f'offset="0" stop-color="{glow}" '
                f'stop-opacity="{strong}"/><stop offset="1" stop-color="{glow}" stop-opacity="0"/></radialGradient>'
                f'<path d="{shape}" fill="url(#g)"/>',
                (w * u, h * u),
                (0, 0, w, h),
            )

        return self.table.app.pictures.get(f"stage {side}", (round(w * u), round(h * u)), draw, wait=True)

    # ---- what the turn is worth -----------------------------------------------------------------------------------
    def tally_shows(self) -> str | Worth:
        """The step of the Aftermath; before it what the turn is worth, and the odds of the deed pointed at."""
        table = self.table
        if table.picture.facts["phase"] == "aftermath":
            return table.step
        return *self.worth(), tuple(table.odds_words())

    def tally(self, s: Sheet) -> None:
        x, y, w, h = TALLY
        shows = self.tally_shows()
        box: Box = (4, 4, w, h)
        self.table.stamps.put(
            s,
            ("tally", shows),
            x - 4,
            y - 4,
            w + 8,
            h + 12,
            lambda t: self.steps(t, box, shows) if isinstance(shows, str) else self.sum(t, box, *shows),
        )

    def worth(self) -> tuple[int, tuple[Item, ...], tuple[Item, ...]]:
        """Points now, what the choice pointed at would bring, and what Monsters will take when all is done."""
        table = self.table
        picture, content = table.picture, table.content
        active, tokens = picture.facts["active"], picture.facts["tokens"]
        now = picture.facts["reserve"][active]
        aim, gains = self.gains()
        left = now + sum(points for *_, points in gains)
        raids: list[tuple[str, int]] = []
        for side in SIDES:
            for card in picture.zones[side]:
                if card is None or not content.is_monster(card) or card == aim:
                    continue
                fed = not tokens[card] and left >= LOOT
                left -= LOOT if fed else 0
                raids.append((content.of(card).name, LOOT if fed else 0))
        if len(raids) <= MOST:
            return now, gains, tuple(("claw", f"{name} {'raids' if loot else 'leaves'}", loot) for name, loot in raids)
        fed_ones, leaving = sum(bool(loot) for _, loot in raids), sum(not loot for _, loot in raids)
        return (
            now,
            gains,
            tuple(
                found
                for count, found in (
                    (fed_ones, ("claw", f"{fed_ones} Monsters raid", LOOT * fed_ones)),
                    (leaving, ("claw", f"{leaving} leave", 0)),
                )
                if count
            ),
        )

    def gains(self) -> tuple[int | None, tuple[Item, ...]]:
        """The Monster that what is pointed at would take off the table, and the points that this would bring."""
        table, content, tokens = self.table, self.table.content, self.table.picture.facts["tokens"]
        if (aim := table.aimed_at()) is not None:
            return aim, (("skull", content.of(aim).name, content.points[aim] + tokens[aim]),)
        if (aim := table.controlled()) is not None:
            return aim, ((("hero", content.of(aim).name, tokens[aim]),) if tokens[aim] else ())
        points = table.points_pointed()
        return None, ((("gem", "for this choice", points),) if points else ())

    def sum(
        self,
        t: Sheet,
        box: Box,
        now: int,
        gains: tuple[Item, ...],
        raids: tuple[Item, ...],
        odds: tuple[str, ...],
    ) -> None:
        """Now, plus gains, minus raids, makes the points after Done."""
        x, y, w, h = box
        panel(t, box)
        t.text("THIS TURN", "label", 14, SOFT, x + 18, y + 18, "l", 96, tracking=0.08, maxh=18)
        t.text("now", "semi", 16, "#e6dcf2", x + 18, y + 43, "l", 36, maxh=20)
        t.text(str(now), "black", 26, PAPER, x + 56, y + 42, "l", 50, maxh=28)
        items = [("+", *item, GAIN) for item in gains] + [("-", *item, LOSS) for item in raids]
        at = x + 124.0
        end = x + w - (414 if odds else 210)
        step = min(226.0, (end - at) / max(1, len(items)))
        for sign, ico, words, points, colour in items:
            bar = f'<rect x="{at - 7}" y="{y + 29}" width="14" height="4.5" rx="2" fill="{colour}"/>'
            t.svg(
                (bar if points else "")
                + (
                    f'<rect x="{at - 2.2}" y="{y + 24}" width="4.5" height="14" rx="2" fill="{colour}"/>'
                    if sign == "+"
                    else ""
                )
                + f'<circle cx="{at + 30}" cy="{y + 31}" r="16" fill="#3a2a52"/>'
                + icon(ico, at + 30, y + 31, 20, PAPER, "#3a2a52")
            )
            if points:
                t.text(str(points), "black", 24, colour, at + 52, y + 22, "l", step - 62, maxh=26)
            t.text(words, "semi", 15, "#e6dcf2", at + 52, y + (46 if points else 31), "l", step - 62, maxh=19)
            at += step
        if not items:
            t.text("No Monster will raid you.", "semi", 17, "#e6dcf2", at - 8, y + 31, "l", end - at, maxh=24)
        t.svg(icon("arrow", end + 14, y + 32, 26, GOLD, "#1b1029"))
        total = now + sum(points for *_, points in gains) - sum(points for *_, points in raids)
        coin(t, end + 58, y + 31, 22, total)
        t.text("and then Done" if gains else "after Done", "semi", 16, PAPER, end + 90, y + 31, "l", 106, maxh=22)
        if odds:
            left = x + w - 196
            t.text(odds[0], "label", 14, SOFT, left, y + 14, "l", 184, maxh=16)
            for i, words in enumerate(odds[1:5]):
                t.text(words, "semi", 15, PAPER, left + i % 2 * 94, y + 31 + i // 2 * 18, "l", 90, maxh=17)

    def steps(self, t: Sheet, box: Box, now: str) -> None:
        """The four steps of the Aftermath, the present one in gold."""
        x, y, w, h = box
        panel(t, box)
        names = [name for name, _ in STEPS]
        at = names.index(now) if now in names else -1
        each = (w - 24) / len(STEPS)
        for i, (_, words) in enumerate(STEPS):
            left = x + 12 + i * each
            if i == at:
                t.svg(f'<rect x="{left + 4}" y="{y + 10}" width="{each - 8}" height="{h - 20}" rx="21" fill="{GOLD}"/>')
            ink = "#3a1a14" if i == at else PAPER if i < at else SOFT
            t.svg(icon("check", left + 30, y + h / 2, 18, "#8ade56") if i < at else "")
            if i >= at:
                t.text(str(i + 1), "black", 20, ink, left + 30, y + h / 2, "c", 20, maxh=26)
            t.text(words, "title", 19, ink, left + 50, y + h / 2, "l", each - 66, maxh=26)
