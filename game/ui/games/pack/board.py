"""board: what lies and happens on the mat: captions of the lanes, dice, the clash, piles and the hand."""

from __future__ import annotations

import math
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from game.rules.pack.dueling import beats
from game.rules.pack.state import BONUS, COLUMNS
from game.ui.draw.paint import GOLD, INK, PAPER, Sheet, icon
from game.ui.draw.shapes import GLOW, Box, focus_ring, frame, plate
from game.ui.games.pack.ahead import Caption
from game.ui.games.pack.drag import goals
from game.ui.games.pack.moves import Card, Die
from game.ui.games.pack.places import (
    ACTIVE_W,
    CAPTION,
    DIE,
    HAND_W,
    LANE,
    LANE_X,
    LANES_HIGH,
    LANES_TOP,
    MAT,
    MIDDLE,
    PILE_TOPS,
    PILE_W,
    RATIO,
    lane_x,
)
from game.ui.table.marks import CYAN, LIT, Marks
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.pack.table import PackTable

FEW = 4  # cards left in a deck from which on its number warns
RISE = 10.0  # units a card of the hand rises under the pointer
STAR = "M0 -44L12 -19L38 -26L25 -3L46 12L20 15L14 42L-4 22L-30 34L-23 10L-46 -4L-20 -13L-24 -38L-8 -22Z"
BURSTS = (
    (4, 6, 142, 92, 5, "#0c0618", 0.45),
    (0, 0, 142, 92, 5, "#e8553b", 1),
    (0, 0, 120, 80, 8, "#ffb347", 1),
    (0, 0, 98, 70, 3, "#ffe98a", 1),
)  # shift, outer and inner radius, lot, colour and strength of a star


class Board(Marks):
    table: PackTable

    def __init__(self, table: PackTable) -> None:
        super().__init__(table.view)
        self.table = table

    # ---- piles ------------------------------------------------------------------------------------------------
    def piles_box(self, own: bool) -> Box:
        return 12, PILE_TOPS[own] - 6, 190, PILE_W * RATIO + 42

    def piles_show(self, seat: int) -> tuple[int, int, int | None]:
        """Cards in the deck, cards discarded, and the one on top."""
        table = self.table
        gone = table.lying(f"discard/{seat}")
        return len(table.lying(f"deck/{seat}")), len(gone), gone[-1] if gone else None

    def piles(self, s: Sheet, seat: int) -> None:
        table = self.table
        left, gone, top = self.piles_show(seat)
        own = seat == table.home
        for family, count, face in (("deck", left, None), ("discard", gone, top)):
            spot = table.places.pile(family, own)
            x, y, w = spot.x - spot.w / 2, spot.y - spot.w * RATIO / 2, spot.w
            if count:
                image = table.images.flat("pack" if face is None else face, round(w * s.u))
                s.surf.blit(table.images.shadow(*image.get_size(), 0), s.px(x + 3, y + 5))
                for i in range(min(4, count) if family == "deck" else 1):
                    s.blit(image, x - i * 0.8, y - i * 1.4)
            else:
                s.svg(
                    plate(x, y, w, w * RATIO, 9, "#0c0618", 0.3) + frame(x, y, w, w * RATIO, 9, "#8d6fb0", 2, 0.5),
                    x,
                    y,
                    w,
                    w * RATIO,
                )
            bx, by = x + w - 3, y + w * RATIO - 8
            few = family == "deck" and count <= FEW
            s.svg(
                f'<circle cx="{bx + 1}" cy="{by + 3}" r="15" fill="#0c0618" opacity=".5"/><circle cx="{bx}" '
                f'cy="{by}" r="15" fill="{PAPER}"/>'
                + (f'<circle cx="{bx}" cy="{by}" r="12.5" fill="#c62c3a"/>' if few else ""),
                bx - 16,
                by - 16,
                34,
                36,
            )
            s.text(str(count), "black", 17, PAPER if few else "#4d1128", bx, by + 0.5, "c", 24, maxh=24)
            s.text(family.title(), "label", 15, "#d9c7ee", spot.x, y + w * RATIO + 18, "c", 86, maxh=20)

    # ---- the mat ----------------------------------------------------------------------------------------------
    def lanes(self, s: Sheet) -> None:
        """Behind the cards: the lane that fights is lit, and the burst of the clash."""
        table = self.table
        column = table.clash.column if table.clash is not None else table.lane_pointed()
        if column is not None:
            x = LANE_X + LANE * column
            table.stamps.put(
                s,
                ("lane",),
                x,
                LANES_TOP,
                LANE,
                LANES_HIGH,
                lambda t: t.svg(
                    f'<rect width="{LANE}" height="{LANES_HIGH}" fill="#ffd84a" opacity=".15"/>'
                    f'<path d="M1 0V{LANES_HIGH}M{LANE - 1} 0V{LANES_HIGH}" stroke="#ffd84a" stroke-width="2" '
                    'stroke-opacity=".55"/>'
                ),
            )
        if table.clash is not None and table.clash.pair and table.clash.alpha > 0:
            with s.clip(*MAT):
                table.stamps.put(
                    s, ("burst",), lane_x(table.clash.column) - 150, MIDDLE - 128, 300, 256, burst, table.clash.alpha
                )

    def spots(self, s: Sheet) -> None:
        """Cards on the mat with their dice; those that fight come last."""
        table = self.table
        fighting = table.clash.pair if table.clash is not None else ()
        late = []
        for zone, cards in table.sprites.items():
            if not zone.startswith("hand"):
                for card in cards:
                    if card.card in fighting:
                        late.append(card)
                    elif card is not table.carried:
                        table.images.draw(s, card, 4)
        for spot, die in table.dice.items():
            zone = f"waiting/{spot // COLUMNS}/{spot % COLUMNS}"
            for card in table.sprites.get(zone, ()):
                self.die(s, card, die, spot)
        for card in late:
            table.images.draw(s, card, 8)
        self.blocked(s)

    def die(self, s: Sheet, card: Card, die: Die, spot: int) -> None:
        """A die in the middle of the picture, or at the corner once the monster has been boosted."""
        h = card.w * RATIO
        x = card.x + 1 + (8 - card.w / 2) * die.corner
        y = card.y - 9 + (22 - h / 2) * die.corner + die.y
        px = round(DIE * s.u)
        image = self.table.die_image(die.value, round(die.pose), spot // COLUMNS, px)
        if die.alpha < 1:
            image = image.copy()
            image.set_alpha(round(255 * die.alpha))
        s.blit(image, x - DIE / 2, y - DIE / 2)

    def blocked(self, s: Sheet) -> None:
        """Waiting monsters without a die: they enter now, or have nowhere to go."""
        table = self.table
        if table.motion is not None or table.picture.facts["winners"] is not None:
            return
        for seat in range(table.match.seats):
            for column in range(COLUMNS):
                zone = f"waiting/{seat}/{column}"
                if table.sprites.get(zone) and seat * COLUMNS + column not in table.dice:
                    word = "enters" if table.free_doors(seat, column) else "blocked"
                    x, y, w, h = table.places.box(zone)
                    table.stamps.put(s, ("undiced", word), x + w / 2 - 36, y + 30, 72, 26, partial(undiced, word=word))

    # ---- over the cards ---------------------------------------------------------------------------------------
    def over_cards(self, s: Sheet) -> None:
        table = self.table
        clash = table.clash
        left, wide = self.verdict_box(s) if clash is not None else (0.0, 0.0)
        for column, caption in table.ahead.captions().items():
            if abs(lane_x(column) - left - wide / 2) > (wide + CAPTION[0]) / 2 + 4 or clash is None:
                self.caption(s, column, caption)
        if clash is None:
            self.bonuses(s)
        pieces = table.lit_pieces()
        for zone, cards in table.sprites.items():
            for card in cards:
                if card.card is not None and (card.card in pieces or zone in pieces and not zone.startswith("hand")):
                    self.edge(s, card.box(), CYAN, 4)
                if card.card is not None and card.card == table.acting:
                    self.edge(s, card.box(), "#fff3c4", 5)
        for monster in (table.monster_to_boost(), table.entering()):
            if monster is not None and (sprite := table.fighter(monster)):
                self.edge(s, sprite.box(), GOLD, 4)
        if clash is not None and clash.alpha > 0:
            self.clash_bonus(s)
            self.verdict(s)

    def choices(self, s: Sheet) -> None:
        """Lit spots and monsters, and the focus ring on whatever else has it; the hand shows its own."""
        table = self.table
        if table.carried is not None:
            for zone in goals(table):
                self.edge(s, table.places.box(zone), LIT, 4)
            return
        plain = table.focus.device == "mouse" and (table.offered is None or table.past)
        for control in [] if plain else table.pointing.on_board():
            if control.id.startswith("hand/"):
                continue
            if control.tags.get("key"):
                self.choice(s, control)
            elif table.focus.look(control).ring:
                focus_ring(s, control.rect, control.radius)
        table.ghost(s)

    def caption(self, s: Sheet, column: int, caption: Caption) -> None:
        """What the next duel does in a lane."""
        w, h = CAPTION

        def paint(t: Sheet) -> None:
            fill = "#d9cbd9" if caption.faint else PAPER
            t.svg(
                plate(2, 5, w, h, 14, "#0c0618", 0.5)
                + plate(2, 2, w, h, 14, fill)
                + f'<circle cx="20" cy="{2 + h / 2}" r="12" fill="{caption.colour}"/>'
                + icon(caption.sign, 20, 2 + h / 2, 15, PAPER, caption.colour)
            )
            t.text(
                caption.text,
                "semi" if caption.faint else "title",
                17,
                INK if not caption.faint else "#4a3550",
                38,
                3 + h / 2,
                "l",
                w - 46,
                maxh=h - 8,
            )

        self.table.stamps.put(
            s, ("caption", caption), lane_x(column) - w / 2 - 2, MIDDLE - h / 2 - 2, w + 4, h + 8, paint
        )

    def bonuses(self, s: Sheet) -> None:
        """A star on whoever has the advantage of type."""
        table = self.table
        for column in range(COLUMNS):
            pair = [table.standing(seat, column) for seat in (table.home, 1 - table.home)]
            if None in pair:
                continue
            kinds = [table.content.types[card] for card in pair if card is not None]
            for own, kind, other in ((True, kinds[0], kinds[1]), (False, kinds[1], kinds[0])):
                if beats(kind, other):
                    table.stamps.put(
                        s, ("bonus",), lane_x(column) + ACTIVE_W / 2 - 26, MIDDLE + (20 if own else -72), 54, 54, bonus
                    )

    def clash_bonus(self, s: Sheet) -> None:
        """The star of the advantage on whoever has it in the clash."""
        table, clash = self.table, self.table.clash
        if clash is None or len(clash.pair) != 2:
            return
        types, backs = table.content.types, table.content.backs
        for card, other in (clash.pair, clash.pair[::-1]):
            if beats(types[card], types[other]):
                y = MIDDLE + (38 if backs[card] == table.home else -92)
                table.stamps.put(s, ("bonus",), lane_x(clash.column) + ACTIVE_W / 2 - 14, y, 54, 54, bonus, clash.alpha)

    def verdict_box(self, s: Sheet) -> tuple[float, float]:
        """Left edge and width of what is said of the clash; captions that it would cover stay away."""
        clash = self.table.clash
        assert clash is not None
        w = max(208.0, min(340.0, max(s.width(clash.title, "black", 21), s.width(clash.text, "bold", 17)) + 40))
        return max(218.0, min(1014 - w, lane_x(clash.column) - w / 2)), w

    def verdict(self, s: Sheet) -> None:
        """Who wins the clash, and why."""
        clash = self.table.clash
        assert clash is not None
        x, w = self.verdict_box(s)

        def paint(t: Sheet) -> None:
            t.svg(
                plate(4, 9, w, 58, 16, "#0c0618", 0.55)
                + plate(4, 4, w, 58, 16, "#611435")
                + frame(6, 6, w - 4, 54, 14, GOLD, 3)
            )
            t.text(clash.title, "black", 21, "#ffe08a", 4 + w / 2, 22, "c", w - 24, maxh=22)
            t.text(clash.text, "bold", 17, PAPER, 4 + w / 2, 47.5, "c", w - 24, maxh=17)

        self.table.stamps.put(
            s, ("verdict", clash.title, clash.text, round(w)), x - 4, MIDDLE - 33, w + 8, 72, paint, clash.alpha
        )

    def flights(self, s: Sheet) -> None:
        """Cards on their way, stars that fly at a dial, numbers that rise."""
        table = self.table
        for card in table.flying if table.carried is None else [*table.flying, table.carried]:
            table.images.draw(s, card, 6)
        for star in table.stars:
            if star.alpha > 0:
                table.stamps.put(
                    s,
                    ("star",),
                    star.x - 24,
                    star.y - 24,
                    48,
                    50,
                    lambda t: t.svg(
                        icon("star", 26, 28, 40, "#7a2c12")
                        + icon("star", 24, 24, 44, "#fff4de")
                        + icon("star", 24, 24, 36, "#ffc928")
                        + icon("star", 22, 22, 18, "#fff0a8")
                    ),
                    star.alpha,
                )
        for word in table.floats:
            if word.alpha > 0:
                table.stamps.put(
                    s,
                    ("float", word.text),
                    word.x - 34,
                    word.y - 24,
                    68,
                    48,
                    lambda t, w=word: (  # type: ignore[misc]
                        t.text(w.text, "black", 34, INK, 36, 26, "c", 60),
                        t.text(w.text, "black", 34, "#ffd84a", 34, 24, "c", 60),
                    ),
                    word.alpha,
                )

    # ---- the hand ---------------------------------------------------------------------------------------------
    def hand(self, s: Sheet) -> None:
        """The own hand from left to right, each card with its mark, so that the next one covers both."""
        table = self.table
        zone = f"hand/{table.home}"
        controls = {
            control.tags.get("at"): control for control in table.pointing.on_board() if control.id.startswith("hand/")
        }
        lit = table.lit_pieces()
        for at, card in enumerate(table.sprites.get(zone, ())):
            if card is table.carried:
                continue
            y = card.y
            card.y = y - RISE * card.raised
            table.images.draw(s, card, 6)
            control = controls.get(at) if table.motion is None else None
            if control is not None:
                self.held(s, card, control, card.card in lit)
            card.y = y

    def held(self, s: Sheet, card: Card, control: Control, told: bool) -> None:
        """The edge of a card in hand, turned with it: it can be chosen, a log line speaks of it, it has the focus."""
        table = self.table
        look = table.focus.look(control)
        key = control.tags.get("key")
        hot = key is not None and look.state in ("hover", "pressed")
        hinted = key is not None and table.hint is not None and table.hint.key == key
        if key is not None:
            s.mark("choice", *control.rect, str(key))
        if key is None and not told and not look.ring:
            return
        w, h, angle = HAND_W, HAND_W * RATIO, round(card.angle)

        def paint(t: Sheet) -> None:
            cx, cy = 20 + w / 2, 20 + h / 2
            ink = CYAN if told else LIT
            bright = hot or hinted
            body = (
                (frame(13, 13, w + 14, h + 14, 15, GLOW, 6, 0.55) if bright else "")
                + frame(18, 18, w + 4, h + 4, 11, INK, 7, 0.85)
                + frame(19, 19, w + 2, h + 2, 10, "#fff3c4" if bright else ink, 6 if bright else 4.5)
            )
            if key is not None:
                body += (
                    f'<path d="M{cx - 13} 6H{cx + 13}L{cx} 27Z" fill="{INK}"/><path d="M{cx - 9} 8H{cx + 9}'
                    f'L{cx} 23Z" fill="{LIT}"/>'
                )
            if hinted:
                body += f'<circle cx="{cx}" cy="52" r="21" fill="{INK}" opacity=".85"/>' + icon(
                    "bulb", cx, 52, 32, LIT, INK
                )
            if look.ring:
                body += frame(12, 12, w + 16, h + 16, 15, INK, 3) + frame(9, 9, w + 22, h + 22, 17, GOLD, 3)
            t.svg(f'<g transform="rotate({angle} {cx} {cy})">{body}</g>')

        table.stamps.put(
            s,
            ("held", angle, hot, hinted, told, look.ring, key is not None),
            card.x - w / 2 - 20,
            card.y - h / 2 - 20,
            w + 40,
            h + 40,
            paint,
        )


def undiced(t: Sheet, word: str) -> None:
    fill = "#611435" if word == "blocked" else "#2f8352"
    t.svg(plate(1, 3, 70, 22, 11, "#0c0618", 0.5) + plate(0, 0, 72, 24, 12, fill) + frame(0, 0, 72, 24, 12, GOLD, 1.5))
    t.text(word, "label", 14, PAPER, 36, 12, "c", 62, maxh=18)


def burst(t: Sheet) -> None:
    """The star behind two monsters that clash."""
    body = ""
    for dx, dy, far, near, seed, colour, strong in BURSTS:
        lot, points = Random(seed), []
        for i in range(30):
            r = far * lot.uniform(0.84, 1.08) if i % 2 == 0 else near * lot.uniform(0.9, 1.06)
            a = math.pi * i / 15 + lot.uniform(-0.04, 0.04)
            points.append(f"{150 + dx + r * math.cos(a):.1f} {124 + dy + r * math.sin(a) * 0.84:.1f}")
        body += f'<path d="M{"L".join(points)}Z" fill="{colour}" opacity="{strong}"/>'
    lines = ""
    for side in (-1, 1):
        for y, off, far in ((36, 82, 15), (62, 90, 20), (88, 84, 14), (160, 84, 14), (186, 90, 20), (212, 82, 15)):
            lines += f"M{150 + side * off} {y}q{side * far * 0.5} -4 {side * far} 2"
    t.svg(
        body + f'<path d="{lines}" fill="none" stroke="#1a0c2a" stroke-width="8" stroke-linecap="round" '
        f'stroke-opacity=".6"/><path d="{lines}" fill="none" stroke="#fff4de" stroke-width="4" '
        'stroke-linecap="round"/>'
    )


def bonus(t: Sheet) -> None:
    t.svg(
        f'<g transform="translate(28 30) scale(.58)"><path d="{STAR}" fill="#0c0618" opacity=".5"/></g>'
        f'<g transform="translate(27 27) scale(.58)"><path d="{STAR}" fill="#f5c242" stroke="#fff4de" '
        'stroke-width="4" stroke-linejoin="round"/></g>'
    )
    t.text(f"+{BONUS}", "black", 14, "#7a1f38", 27, 27, "c", 40, maxh=18)
