"""panels: both players with their dials, who beats whom, and what the next duel will take."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.rules.pack.cards import SEATS, WILD
from game.rules.pack.dueling import beats
from game.rules.pack.questions import Entering, Offering, Ordering, Paying, Placing, Summoning
from game.ui.draw.cards.pack import RAMPS
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import SOFT
from game.ui.games.pack.felt import heart
from game.ui.games.pack.places import GUIDE, OUTLOOK, WHEEL
from game.ui.table.crests import CRESTS, seat_medal
from game.ui.widgets.plates import panel

if TYPE_CHECKING:
    from game.ui.games.pack.table import PackTable

KINDS = ("evade", "strike", "spell")
POINTS = ((92.0, 58.0), (140.0, 128.0), (44.0, 128.0))  # of the wheel, from its upper left corner
GUIDE_WORDS = {
    Summoning: ("SUMMON", "One monster a turn goes to a waiting spot. Its die shows how many turns it waits there."),
    Placing: ("SUMMON", "Any free spot of your waiting row. Monsters enter ahead of it, straight or diagonally."),
    Offering: (
        "BOOST",
        "Once a turn you may discard a card of a monster's colour: its die drops by 1. Before or after the duel.",
    ),
    Paying: ("BOOST", "The price is a card of the monster's own colour, or White Wild. The card is gone then."),
    Ordering: ("ENTER", "These dice are spent: the monsters enter now, one by one, in the order you like."),
    Entering: ("ENTER", "Its die is spent: it enters for the duels to come. Mind who stands across."),
}


class Look(NamedTuple):
    """All that a player's panel shows besides dial and hand."""

    name: str
    crest: str
    note: str
    active: bool
    lit: bool


class Panels:
    def __init__(self, table: PackTable) -> None:
        self.table = table

    # ---- players ----------------------------------------------------------------------------------------------
    def look(self, seat: int) -> Look:
        table = self.table
        player = table.sitting.players[seat]
        active = table.picture.facts["mover"] == seat and table.picture.facts["winners"] is None
        return Look(player.name, player.crest, self.note(seat, active), active, f"seat/{seat}" in table.lit_pieces())

    def note(self, seat: int, active: bool) -> str:
        table = self.table
        player, decision = table.sitting.players[seat], table.match.decision
        if active and not table.past and not table.busy and decision is not None and decision.player == seat:
            return "your turn" if seat == table.viewer else "to move" if player.is_person else "thinking"
        if table.teacher:
            return "on turn" if active else "waits"
        return "on turn" if active else "person" if player.is_person else f"computer, {player.level}"

    def seat(self, s: Sheet, seat: int) -> None:
        table, look = self.table, self.look(seat)
        x, y, w, h = table.places.seat_box(seat == table.home)
        crest = CRESTS[look.crest]
        fill, edge, wide = ("#3a1d4a", "#ffe08a", 3) if look.active or look.lit else ("#241334", crest.light, 2)
        s.svg(
            f'<rect x="{x}" y="{y + 4}" width="{w}" height="{h}" rx="16" fill="#0c0618" opacity=".45"/>'
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="16" fill="{fill}" opacity=".95"/>'
            f'<rect x="{x + 1.5}" y="{y + 1.5}" width="{w - 3}" height="{h - 3}" rx="14.5" fill="none" '
            f'stroke="{edge}" stroke-width="{wide}" stroke-opacity="{1 if look.active else 0.6}"/>',
            x - 4,
            y - 4,
            w + 8,
            h + 12,
        )
        mx, my, r = table.places.medal(seat == table.home)
        seat_medal(s, table.app.pictures, look.crest, mx, my, r)
        s.text(look.name, "title", 20, PAPER, x + 68, y + 23, "l", w - 80, maxh=21)
        nx, ny, nw = (x + 14, y + 77, 88) if table.teacher else (x + 68, y + 48, w - 80)
        s.text(look.note, "semi", 16, "#f6cdb8" if look.active else SOFT, nx, ny, "l", nw, maxh=17)

    def dials(self, s: Sheet) -> None:
        """Both dials and the hands below them; hit points about to fall are gold."""
        table = self.table
        coming = table.ahead.damage() if table.clash is None else (0, 0)
        for seat in range(SEATS):
            own = seat == table.home
            x, y, r = table.places.dial(own)
            hp, total = table.hp[seat], table.content.formats[table.picture.facts["format"]].start_hp
            falling = min(hp, coming[seat])
            d = 2 * r + 20
            size = (round(d * s.u), round(d * s.u))
            image = table.app.pictures.get(
                f"pack dial {hp} {total} {falling}",
                size,
                lambda h=hp, t=total, f=falling, p=size[0]: dial(p, h, t, f),  # type: ignore[misc]
                wait=True,
            )
            s.blit(image, x - r - 10, y - r - 10)
            s.text(str(hp), "black", r * 0.64, PAPER, x, y - 1, "c", r, maxh=r)
            if falling:
                self.falling(s, x + r * 0.78, y + r * 0.72, falling)
            self.hand(s, seat, own)

    def falling(self, s: Sheet, x: float, y: float, count: int) -> None:
        def paint(t: Sheet) -> None:
            t.svg(
                f'<circle cx="20" cy="22" r="17" fill="#0c0618" opacity=".5"/><circle cx="19" cy="19" r="17" '
                f'fill="{PAPER}"/><circle cx="19" cy="19" r="15" fill="{GOLD}"/>'
            )
            t.text(f"\u2212{count}", "black", 17, "#7a1f38", 19, 19.5, "c", 26, maxh=24)

        self.table.stamps.put(s, ("falling", count), x - 19, y - 19, 40, 42, paint)

    def hand(self, s: Sheet, seat: int, own: bool) -> None:
        """Small backs for the cards a player holds."""
        table = self.table
        count = len(table.lying(f"hand/{seat}"))
        x, y, w, h = table.places.seat_box(own)
        left, wide = (x + 8, w - 116) if table.teacher else (x + 20, w - 40)

        def paint(t: Sheet) -> None:
            for i in range(count):
                at = wide / 2 + (i - (count - 1) / 2) * 14
                t.svg(
                    f'<g transform="translate({at} 15) rotate({(i - (count - 1) / 2) * 4})"><rect x="-8" y="-11" '
                    'width="16" height="22" rx="3" fill="#f5c242"/><rect x="-6.8" y="-9.8" width="13.6" '
                    'height="19.6" rx="2" fill="#7a1f38"/><path d="M0 -5L3.8 0L0 5L-3.8 0Z" fill="#f5c242"/></g>'
                )

        table.stamps.put(s, ("hand", count, wide), left, y + h - 30, wide, 30, paint)

    # ---- who beats whom ---------------------------------------------------------------------------------------
    def wheel_shows(self) -> tuple[int, ...]:
        """The types that meet in the lane that is pointed at, or in which there is a clash."""
        table = self.table
        pair = table.clash.pair if table.clash is not None else table.lane_pair()
        return tuple(table.content.types[card] for card in pair)

    def wheel(self, s: Sheet) -> None:
        x, y, w, h = WHEEL
        kinds = self.wheel_shows()
        panel(s, WHEEL)
        s.text("WHO BEATS WHOM", "label", 14, "#d9c7ee", x + w / 2, y + 20, "c", w - 20, tracking=0.08, maxh=20)
        for k in range(3):
            (ax, ay), (zx, zy) = POINTS[k], POINTS[(k + 1) % 3]
            angle, now = math.degrees(math.atan2(zy - ay, zx - ax)), {k, (k + 1) % 3} == set(kinds)
            qx, qy = x + (ax + zx) / 2, y + (ay + zy) / 2
            ring = f'<circle cx="{qx}" cy="{qy}" r="14" fill="{GOLD}"/>' if now else ""
            s.svg(
                ring + icon("arrow", qx, qy, 20, INK if now else "#ffe8b0", GOLD if now else "#241334", angle),
                qx - 16,
                qy - 16,
                32,
                32,
            )
        for k, kind in enumerate(KINDS):
            cx, cy = x + POINTS[k][0], y + POINTS[k][1]
            base = RAMPS[kind][1]
            rim = GOLD if k in kinds else PAPER
            s.svg(
                f'<circle cx="{cx}" cy="{cy}" r="{27 if k in kinds else 24}" fill="{rim}"/><circle cx="{cx}" '
                f'cy="{cy}" r="21" fill="{base}"/>' + icon(kind, cx, cy, 28, PAPER, base),
                cx - 28,
                cy - 28,
                56,
                56,
            )
        same = len(kinds) == 2 and WILD not in kinds and kinds[0] == kinds[1]
        wild = WILD in kinds
        arrow = len(kinds) == 2 and any(beats(a, b) for a, b in (kinds, kinds[::-1]))
        words = "White Wild takes both" if wild else "the same type: no bonus" if same else "the arrow counts +200"
        s.text(
            words, "semi", 15, "#ffe08a" if wild or same or arrow else SOFT, x + w / 2, y + 169, "c", w - 20, maxh=18
        )
        if not wild:
            s.svg(icon("wild", x + 24, y + 188, 17, PAPER, "#1b1029"), x + 12, y + 178, 24, 20)
            s.text("takes both with it", "semi", 15, SOFT, x + 40, y + 187, "l", w - 52, maxh=16)

    # ---- the present step -------------------------------------------------------------------------------------
    def guide_shows(self) -> tuple[str, str]:
        """What the present step is about; nothing while nobody is asked, or where help is not wanted."""
        table = self.table
        wanted = table.about is not None and table.app.settings.hints and not table.teacher
        return GUIDE_WORDS[type(table.about)] if wanted else ("", "")

    def guide(self, s: Sheet) -> None:
        title, words = self.guide_shows()
        if title:
            x, y, w, h = GUIDE
            panel(s, GUIDE)
            s.text(title, "label", 14, "#d9c7ee", x + 16, y + 20, "l", w - 32, tracking=0.08, maxh=18)
            s.para(words, "text", 16, PAPER, x + 16, y + 33, w - 32, 1.16, maxh=h - 42)

    # ---- the next duel ----------------------------------------------------------------------------------------
    def outlook_shows(self) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
        table = self.table
        if table.picture.facts["winners"] is not None:
            return "", (), ()
        seat = table.ahead.duelist()
        whose = "YOUR NEXT DUEL" if seat == table.viewer else f"{table.sitting.names[seat].upper()}'S NEXT DUEL"
        return whose, table.ahead.damage(), table.ahead.fallen()

    def outlook(self, s: Sheet) -> None:
        """What the next duel takes from both, as the table lies."""
        x, y, w, _ = OUTLOOK
        whose, damage, fallen = self.outlook_shows()
        panel(s, OUTLOOK)
        s.text(whose, "label", 14, "#d9c7ee", x + w / 2, y + 20, "c", w - 20, tracking=0.06, maxh=20)
        if not any(damage) and not any(fallen):
            words = "Nothing happens yet." if whose else "The game is over."
            s.para(words, "semi", 16, SOFT, x + 16, y + 46, w - 32, 1.15, "c", maxh=50)
            return
        home = self.table.home
        for row, seat in enumerate((1 - home, home)):
            at = y + 50 + row * 36
            name = self.table.sitting.names[seat]
            s.text(name, "semi", 16, PAPER, x + 16, at, "l", 76, maxh=24)
            self.toll(s, x + 98, at, "heart", "#e8433f", damage[seat])
            self.toll(s, x + 156, at, "skull", "#cbbfe0", fallen[seat])

    def toll(self, s: Sheet, x: float, y: float, sign: str, ink: str, count: int) -> None:
        s.svg(icon(sign, x + 10, y, 20, ink if count else "#5a4a72", "#1b1029"), x - 2, y - 12, 24, 24)
        s.text(
            f"\u2212{count}" if count else "0",
            "black",
            17,
            PAPER if count else "#a893bd",
            x + 25,
            y + 0.5,
            "l",
            26,
            maxh=22,
        )


def dial(px: int, hp: int, total: int, falling: int) -> pygame.Surface:
    """Hit points: a pip each round a heart; those about to fall are gold. r = .42 of the width."""
    c = Sheet(px, (124, 124))
    x = y = 62.0
    r = 52.0
    pips = ""
    for i in range(total):
        (x0, y0), (x1, y1) = (
            (x + (r - 4.5) * math.cos(a), y + (r - 4.5) * math.sin(a))
            for a in (math.radians(-90 + 360 * (i + k) / total) for k in (0.14, 0.86))
        )
        colour = "#e8433f" if i < hp - falling else GOLD if i < hp else "#3d2753"
        pips += f'<path d="M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}" stroke="{colour}" stroke-width="9" fill="none"/>'
    c.svg(
        f'<circle cx="{x + 2}" cy="{y + 4}" r="{r + 5}" fill="#0c0618" opacity=".5"/><circle cx="{x}" cy="{y}" '
        f'r="{r + 5}" fill="#b5822f"/><circle cx="{x}" cy="{y}" r="{r + 2}" fill="#1b1029"/>{pips}'
        + heart(x, y + 2, r * 1.32)
    )
    return c.surf
