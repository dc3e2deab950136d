"""players: the panels of both players with their dials and the backs of the cards they hold."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

import pygame

from game.engine.events import Changed, Event
from game.rules.pack.cards import SEATS, Content
from game.rules.pack.twisting import twists_of
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.rooms.playmat import heart
from game.ui.draw.shapes import SOFT, disc, put
from game.ui.games.pack.ahead import Ahead
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.duels import Duels
from game.ui.games.pack.places import FALLING, MEDAL, Places, dial_of, falling_at
from game.ui.style.palette import palette
from game.ui.table.crests import crest_of, seat_medal
from game.ui.table.panes import Pane
from game.ui.table.part import Part, Still, Target, View, laid_in
from game.ui.window.motion import COUNT, Call, Count, Motion, Then

PEEKS: dict[bool, Area] = {False: (12, 72, 30, 94), True: (64, 38, 38, 28)}  # the plate for looking; in a brief panel


class Look(NamedTuple):
    """All that a player's panel shows besides dial and hand."""

    name: str
    crest: str
    note: str
    active: bool
    lit: bool


class Players(Part):
    """The panels lie still; dials and hands are drawn anew."""

    name = "players"

    def __init__(self, view: View, places: Places, cards: Cards, duels: Duels, ahead: Ahead) -> None:
        super().__init__(view)
        self.places, self.cards, self.duels, self.ahead = places, cards, duels, ahead
        self.content: Content = view.content
        self.hp: list[int] = []  # as the dials show them

    def lay_out(self) -> None:
        self.hp = list(self.view.picture.facts["hp"])

    def show(self, event: Event) -> Motion | None:
        """The dial goes down one by one."""
        if not isinstance(event, Changed) or event.field != "hp":
            return None
        seat = int(event.index)

        def set_to(now: int) -> None:
            self.hp[seat] = now

        return Then(Call(self.view.sounder("drum")), Count(set_to, self.hp[seat], int(event.value), COUNT))

    def where(self, thing: Target, at: int) -> Area | None:
        family, _, seat = str(thing).partition("/")
        if family not in ("hp", "seat", "peek") or not seat.isdigit():
            return None
        pane, brief = self.pane_of(int(seat))
        return pane.box(PEEKS[brief]) if family == "peek" else pane.area

    def pane_of(self, seat: int) -> tuple[Pane, bool]:
        return self.places.seat(seat == self.view.home)

    def still(self) -> Iterable[Still]:
        for seat in range(self.view.seats):
            pane, brief = self.pane_of(seat)
            x, y, w, h = pane.design
            paint = partial(self.seat, seat=seat, brief=brief, w=w, h=h)
            yield laid_in(pane, Still(f"seat/{seat}", (x - 4, y - 4, w + 8, h + 12), (self.look(seat), brief), paint))

    def look(self, seat: int) -> Look:
        player = self.view.player(seat)
        active = self.view.picture.facts["mover"] == seat and self.view.picture.facts["winners"] is None
        return Look(player.name, player.worn, self.note(seat, active), active, f"seat/{seat}" in self.view.spoken_of())

    def note(self, seat: int, active: bool) -> str:
        player, turn = self.view.player(seat), self.view.turn
        if active and not self.view.past and not self.view.busy and turn == seat:
            return "your turn" if seat == self.view.viewer else self.view.asked_words(seat)
        if self.pane_of(seat)[1]:
            return "on turn" if active else "waits"
        return "on turn" if active else "person" if player.is_person else f"computer, {player.level}"

    def seat(self, s: Sheet, seat: int, brief: bool, w: float, h: float) -> None:
        """In its design."""
        look = self.look(seat)
        crest = crest_of(look.crest)
        fill, edge, wide = (
            (palette.hover, palette.glow, 3) if look.active or look.lit else (palette.ink, crest.light, 2)
        )
        s.svg(
            f'<rect y="4" width="{w}" height="{h}" rx="16" fill="{palette.shadow}" opacity=".45"/>'
            f'<rect width="{w}" height="{h}" rx="16" fill="{fill}" opacity=".95"/>'
            f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="14.5" fill="none" '
            f'stroke="{edge}" stroke-width="{wide}" stroke-opacity="{1 if look.active else 0.6}"/>',
            -4,
            -4,
            w + 8,
            h + 12,
        )
        x, y, d, _ = MEDAL
        seat_medal(s, self.view.pictures, look.crest, x + d / 2, y + d / 2, d / 2)
        if twists_of(self.content, self.content.twisted[seat]):  # the portrait tells which
            put(s, (x, y, 20, 20), disc(x + 9, y + 9, 10, GOLD) + icon("bolt", x + 9, y + 9, 14, INK, GOLD), 2)
        s.say(look.name, "heading", PAPER, 68, 23, "l", w - 80, maxh=21)
        nx, ny, nw = (14, 77, 88) if brief else (68, 48, w - 80)
        s.say(look.note, "note", palette.wrong if look.active else SOFT, nx, ny, "l", nw, maxh=17)

    def draw(self, s: Sheet) -> None:
        """Both dials and the hands below them; hit points about to fall are gold."""
        coming = self.ahead.damage() if self.duels.clash is None else (0, 0)
        for seat in range(SEATS):
            pane, brief = self.pane_of(seat)
            x, y, r = dial_of(brief)
            t = pane.sheet(s)
            hp, total = self.hp[seat], self.content.first_points(self.view.picture.facts["format"], seat)
            falling = min(hp, coming[seat])
            d = 2 * r + 20
            size = (round(d * t.u), round(d * t.u))
            image = self.view.pictures.get(
                f"pack dial {hp} {total} {falling}",
                size,
                lambda h=hp, t=total, f=falling, p=size[0]: dial(p, h, t, f),  # type: ignore[misc]
                wait=True,
            )
            t.blit(image, x - r - 10, y - r - 10)
            t.say(str(hp), "power", PAPER, x, y - 1, "c", r, size=r * 0.64)
            if falling:
                self.falling(t, *falling_at(brief), falling)
            self.hand(t, seat, brief, pane.design)

    def falling(self, s: Sheet, x: float, y: float, count: int) -> None:
        def paint(t: Sheet) -> None:
            t.svg(
                f'<circle cx="20" cy="22" r="{FALLING}" fill="{palette.shadow}" opacity=".5"/><circle cx="19" cy="19" '
                f'r="{FALLING}" '
                f'fill="{PAPER}"/><circle cx="19" cy="19" r="15" fill="{GOLD}"/>'
            )
            t.say(f"\u2212{count}", "number", palette.risk_shade, 19, 19.5, "c", 26, maxh=24)

        self.view.stamps.put(s, ("falling", count), x - 19, y - 19, 40, 42, paint)

    def hand(self, s: Sheet, seat: int, brief: bool, design: Area) -> None:
        """Small backs for the cards a player holds."""
        count = len(self.cards.lying(f"hand/{seat}"))
        _, _, w, h = design
        left, wide = (8, w - 116) if brief else (20, w - 40)

        def paint(t: Sheet) -> None:
            for i in range(count):
                at = wide / 2 + (i - (count - 1) / 2) * 14
                t.svg(
                    f'<g transform="translate({at} 15) rotate({(i - (count - 1) / 2) * 4})"><rect x="-8" y="-11" '
                    f'width="16" height="22" rx="3" fill="{palette.gold}"/><rect x="-6.8" y="-9.8" width="13.6" '
                    f'height="19.6" rx="2" fill="{palette.risk_shade}"/><path d="M0 -5L3.8 0L0 5L-3.8 0Z" '
                    f'fill="{palette.gold}"/></g>'
                )

        self.view.stamps.put(s, ("hand", count, wide), left, h - 30, wide, 30, paint)


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
        colour = palette.harm if i < hp - falling else GOLD if i < hp else palette.hover
        pips += f'<path d="M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}" stroke="{colour}" stroke-width="9" fill="none"/>'
    c.svg(
        f'<circle cx="{x + 2}" cy="{y + 4}" r="{r + 5}" fill="{palette.shadow}" opacity=".5"/><circle cx="{x}" '
        f'cy="{y}" '
        f'r="{r + 5}" fill="{palette.brass}"/><circle cx="{x}" cy="{y}" r="{r + 2}" fill="{palette.night}"/>{pips}'
        + heart(x, y + 2, r * 1.32)
    )
    return c.surf
