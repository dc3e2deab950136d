"""mat: the lanes with the monsters on them: who fights, what the next duel does, what can be chosen."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from random import Random

import pygame

from game.rules.pack.cards import Content
from game.rules.pack.dueling import beats
from game.rules.pack.state import COLUMNS, Placing
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import frame, plate, raised, shade
from game.ui.games.pack.ahead import Ahead, Caption
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.dice import POSES, Dice
from game.ui.games.pack.duels import Duels
from game.ui.games.pack.places import CAPTION, CAPTION_ROOM, RATIO, WORDS, Lie, Places
from game.ui.games.pack.pointing import Pointing
from game.ui.games.pack.reading import Reading
from game.ui.style.metrics import BOLD, BROAD, ROUND, THIN
from game.ui.style.palette import palette
from game.ui.table.marks import CYAN, LIT, Marks
from game.ui.table.part import Part, View

STAR = "M0 -44L12 -19L38 -26L25 -3L46 12L20 15L14 42L-4 22L-30 34L-23 10L-46 -4L-20 -13L-24 -38L-8 -22Z"
BURSTS = (
    (4, 6, 142, 92, 5, palette.shadow, 0.45),
    (0, 0, 142, 92, 5, palette.harm, 1),
    (0, 0, 120, 80, 8, palette.amber, 1),
    (0, 0, 98, 70, 3, palette.glow, 1),
)  # shift, outer and inner radius, lot, colour and strength of a star


class Mat(Part):
    """Draws the cards of the mat with their dice, and all that is said over them; what is said is drawn in the mat's
    own units."""

    name = "mat"

    def __init__(
        self,
        view: View,
        marks: Marks,
        places: Places,
        cards: Cards,
        dice: Dice,
        duels: Duels,
        pointing: Pointing,
        reading: Reading,
        ahead: Ahead,
    ) -> None:
        super().__init__(view)
        self.marks, self.places, self.cards, self.dice, self.duels = marks, places, cards, dice, duels
        self.pointing, self.reading, self.ahead = pointing, reading, ahead
        self.content: Content = view.content

    @property
    def lie(self) -> Lie:
        return self.places.lie

    def fighters_x(self, column: int) -> float:
        """The middle of the active spots of a lane."""
        return self.lie.spot("active", True, column).x

    def draw(self, s: Sheet) -> None:
        mat = self.places.mat.sheet(s)
        self.lanes(mat)
        self.spots(s)
        self.blocked(mat)
        self.said(mat)
        self.told(s)
        self.verdict(mat)
        self.choices(s)

    def lanes(self, s: Sheet) -> None:
        """Behind the cards: the lane that fights is lit, and the burst of the clash."""
        clash = self.duels.clash
        column = clash.column if clash is not None else self.reading.lane_pointed()
        if column is not None:
            box = self.lie.lane_box(column)
            self.view.stamps.put(s, ("lane", box[2:]), *box, lambda t: t.svg(lane_lit(*box[2:])))
        if clash is not None and clash.pair and clash.alpha > 0:
            with s.clip(*self.lie.box):
                x = self.fighters_x(clash.column) - 150
                self.view.stamps.put(s, "burst", x, self.lie.middle - 128, 300, 256, burst, clash.alpha)

    def spots(self, s: Sheet) -> None:
        """Cards on the mat with their dice; those that fight come last."""
        fighting = self.duels.clash.pair if self.duels.clash is not None else ()
        late = []
        for zone, cards in self.cards.sprites.items():
            if not zone.startswith("hand"):
                for card in cards:
                    if card.card in fighting:
                        late.append(card)
                    elif card is not self.cards.carried:
                        self.cards.images.draw(s, card, 4)
        self.dice.lay_on(s)
        for card in late:
            self.cards.images.draw(s, card, 8)

    def blocked(self, s: Sheet) -> None:
        """Waiting monsters without a die: they enter now, or have nowhere to go."""
        if self.view.moving or self.view.picture.facts["winners"] is not None:
            return
        for seat in range(self.view.seats):
            for column in range(COLUMNS):
                zone = f"waiting/{seat}/{column}"
                if self.cards.sprites.get(zone) and seat * COLUMNS + column not in self.dice.dice:
                    word = "enters" if self.reading.free_doors(seat, column) else "blocked"
                    x, y, w, _ = self.lie.spot("waiting", self.places.own(seat), column)
                    top = y - w * RATIO / 2 + 30
                    self.view.stamps.put(s, ("undiced", word), x - 36, top, 72, 26, partial(undiced, word=word))

    # ---- over the cards ---------------------------------------------------------------------------------------
    def said(self, s: Sheet) -> None:
        """What the next duel does in each lane, and who has an advantage."""
        clash = self.duels.clash
        left, wide = self.verdict_box(s) if clash is not None else (0.0, 0.0)
        for column, caption in self.ahead.captions().items():
            if abs(self.lie.lane_x(column) - left - wide / 2) > (wide + CAPTION[0]) / 2 + 4 or clash is None:
                self.caption(s, column, caption)
        if clash is None:
            self.bonuses(s)
        elif clash.alpha > 0:
            self.clash_bonus(s)

    def told(self, s: Sheet) -> None:
        """What a line of the log speaks of, and what acts."""
        pieces = self.view.spoken_of()
        for zone, cards in self.cards.sprites.items():
            for card in cards:
                if card.card is not None and (card.card in pieces or zone in pieces and not zone.startswith("hand")):
                    self.edge(s, card.box(), CYAN)
                if card.card is not None and card.card == self.duels.acting:
                    self.edge(s, card.box(), palette.cream, 5)
        for monster in (self.reading.monster_to_boost(), self.reading.entering()):
            if monster is not None and (sprite := self.cards.sprite_of(monster)):
                self.edge(s, sprite.box(), GOLD)

    def edge(self, s: Sheet, box: Area, colour: str, width: float = 4) -> None:
        """Round what lies there on the table."""
        mat = self.places.mat
        self.marks.edge(mat.sheet(s), mat.unbox(box), colour, width)

    def choices(self, s: Sheet) -> None:
        """Lit spots and monsters, and the focus ring on whatever else has it; the hand shows its own."""
        if self.cards.carried is not None:
            for zone in self.pointing.goals():
                self.edge(s, self.places.box(zone), LIT)
            return
        mat = self.places.mat
        on_mat = (
            replace(control, rect=mat.unbox(control.rect))
            for control in self.pointing.on_board()
            if not control.id.startswith("hand/") and ("key" in control.tags or self.view.focus.look(control).ring)
        )
        self.marks.choices(mat.sheet(s), lambda: on_mat)
        self.ghost(s)

    def caption(self, s: Sheet, column: int, caption: Caption) -> None:
        """What the next duel does in a lane."""
        left, top, w, h = self.lie.caption(column)

        def paint(t: Sheet) -> None:
            fill, ink = (palette.soft, palette.fade) if caption.faint else (PAPER, INK)
            t.svg(
                raised(2, 2, w, h, BROAD, fill)
                + f'<circle cx="20" cy="{2 + h / 2}" r="12" fill="{caption.colour}"/>'
                + icon(caption.sign, 20, 2 + h / 2, 15, PAPER, caption.colour)
            )
            t.say(caption.text, caption.style, ink, 2 + WORDS, 3 + h / 2, "l", *CAPTION_ROOM)

        self.view.stamps.put(s, ("caption", caption), left - 2, top - 2, w + 4, h + 8, paint)

    def bonuses(self, s: Sheet) -> None:
        """A star on whoever has the advantage of type."""
        for column in range(COLUMNS):
            pair = [self.cards.standing(seat, column) for seat in (self.view.home, 1 - self.view.home)]
            if None in pair:
                continue
            kinds = [self.content.types[card] for card in pair if card is not None]
            for own, kind, other in ((True, kinds[0], kinds[1]), (False, kinds[1], kinds[0])):
                if beats(kind, other):
                    x, y = self.fighters_x(column) + self.lie.active / 2 - 26, self.lie.middle + (20 if own else -72)
                    self.bonus(s, own, x, y)

    def bonus(self, s: Sheet, own: bool, x: float, y: float, alpha: float = 1) -> None:
        """The star of an advantage, with what it counts for whoever has it."""
        more = self.content.bonus[self.view.home if own else 1 - self.view.home]
        self.view.stamps.put(s, ("bonus", more), x, y, 54, 54, partial(bonus, more), alpha)

    def clash_bonus(self, s: Sheet) -> None:
        """The star of the advantage on whoever has it in the clash."""
        clash = self.duels.clash
        if clash is None or len(clash.pair) != 2:
            return
        types, backs = self.content.types, self.content.backs
        for card, other in (clash.pair, clash.pair[::-1]):
            if beats(types[card], types[other]):
                x = self.fighters_x(clash.column) + self.lie.active / 2 - 14
                own = backs[card] == self.view.home
                self.bonus(s, own, x, self.lie.middle + (38 if own else -92), clash.alpha)

    def verdict_box(self, s: Sheet) -> tuple[float, float]:
        """Left edge and width of what is said of the clash; captions that it would cover stay away."""
        clash = self.duels.clash
        assert clash is not None
        w = max(208.0, min(340.0, max(s.wide(clash.title, "heading"), s.wide(clash.text, "lead")) + 40))
        return max(12.0, min(self.lie.w - 12 - w, self.lie.lane_x(clash.column) - w / 2)), w

    def verdict(self, s: Sheet) -> None:
        """Who wins the clash, and why."""
        clash = self.duels.clash
        if clash is None or clash.alpha <= 0:
            return
        x, w = self.verdict_box(s)

        def paint(t: Sheet) -> None:
            t.svg(raised(4, 4, w, 58, BROAD, palette.risk_shade) + frame(6, 6, w - 4, 54, BROAD, GOLD, BOLD))
            t.say(clash.title, "heading", palette.glow, 4 + w / 2, 22, "c", w - 24, maxh=22)
            t.say(clash.text, "lead", PAPER, 4 + w / 2, 47.5, "c", w - 24, maxh=17)

        key = ("verdict", clash.title, clash.text, round(w))
        self.view.stamps.put(s, key, x - 4, self.lie.middle - 33, w + 8, 72, paint, clash.alpha)

    def ghost(self, s: Sheet) -> None:
        """The monster as it would come to lie in the spot that is pointed at."""
        placing = isinstance(self.view.about, Placing)
        option = self.reading.pointed_option()
        card = self.reading.picked() if placing else self.reading.entering()
        if option is None or card is None or not isinstance(option.at, str):
            return
        x, y, w, _ = self.places.box(option.at)
        image = self.cards.images.flat(card, round(w * s.u)).copy()
        image.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
        s.blit(image, x, y)
        if placing:
            k, half = self.places.mat.k, self.lie.die / 2
            die = self.dice.image(self.content.wait(card), POSES, self.view.home, round(2 * half * k * s.u))
            s.blit(die, x + w / 2 + (1 - half) * k, y + w * RATIO / 2 - (9 + half) * k)


def lane_lit(w: float, h: float) -> str:
    return (
        f'<rect width="{w}" height="{h}" fill="{palette.sun}" opacity=".15"/>'
        f'<path d="M1 0V{h}M{w - 1} 0V{h}" stroke="{palette.sun}" stroke-width="2" stroke-opacity=".55"/>'
    )


def undiced(t: Sheet, word: str) -> None:
    fill = palette.risk_shade if word == "blocked" else palette.good
    t.svg(shade(1, 3, 70, 22, ROUND) + plate(0, 0, 72, 24, ROUND, fill) + frame(0, 0, 72, 24, ROUND, GOLD, THIN))
    t.say(word, "slot", PAPER, 36, 12, "c", 62, maxh=18)


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
        body + f'<path d="{lines}" fill="none" stroke="{palette.night}" stroke-width="8" stroke-linecap="round" '
        f'stroke-opacity=".6"/><path d="{lines}" fill="none" stroke="{palette.paper}" stroke-width="4" '
        'stroke-linecap="round"/>'
    )


def bonus(more: int, t: Sheet) -> None:
    t.svg(
        f'<g transform="translate(28 30) scale(.58)"><path d="{STAR}" fill="{palette.shadow}" opacity=".5"/></g>'
        f'<g transform="translate(27 27) scale(.58)"><path d="{STAR}" fill="{palette.gold}" stroke="{palette.paper}" '
        'stroke-width="4" stroke-linejoin="round"/></g>'
    )
    t.say(f"+{more}", "number_small", palette.risk_shade, 27, 27, "c", 40, maxh=18)
