"""traypicture: how a battle looks: both sides, their dice, the stake and the verdict."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.rules.dragon.counters import STRENGTHS
from game.ui.draw.drafts import slab
from game.ui.draw.keeping import Keeping, weight
from game.ui.draw.paint import GOLD, INK, PAPER, Area, Sheet, dashes, icon, rgb
from game.ui.draw.shapes import disc, frame, oval, plate, pool, raised, shade
from game.ui.games.dragon.battle import Battle, Side, answered, chance, entering, terms, to_win
from game.ui.games.dragon.parties import Parties
from game.ui.games.dragon.traywood import SOLID, WOOD, Y, glowing, wooden
from game.ui.style.metrics import BOLD, BROAD, HAZE, PILL
from game.ui.style.palette import palette
from game.ui.table.dice import Die, die_picture
from game.ui.table.part import View
from game.ui.window.strokes import solid

DIE_W, SMALL_DIE, MONSTER_W, DRAGON_W = 108.0, 44.0, 290.0, 340.0
GROWN = 1.4  # times as large as usual are words at most where a larger size of text is set
LARGE_DICE = 1.26  # times as large as usual, where cards have room before all else
MEMBER_W, STAKE_W = 98.0, 46.0  # a counter of a party, and of what is at stake
STRENGTH_W, LEFT_W = 110.0, 44.0  # of the number to beat, and of those to come
MINE, THEIRS = 612.0, 1028.0  # the middle of each side's dice
STRIP: Area = (40, 592, 1200, 104)
WHOLE: Area = (WOOD[0], WOOD[1], WOOD[2], STRIP[1] + STRIP[3] - WOOD[1])  # the tray with the strip below it
SIGN_W = 186.0  # what stands at the right: the chance, or how far somebody is moved
SIGN: Area = (STRIP[0] + STRIP[2] - SIGN_W, STRIP[1] + 14, SIGN_W - 18, STRIP[3] - 28)
COIN: Area = (850, Y + 226, STRENGTH_W, STRENGTH_W)  # the number to beat, and below it the die that does
NEEDED: Area = (840, Y + 347, 130, 26)
DIM_MAX = 2 << 20  # bytes
TITLES = {"monster": "Monster battle", "hero": "Duel", "dragon": "Dragon battle"}
GOES = {"monster": "goes to the monster", "hero": "goes to the winner", "dragon": "goes to the hoard"}
LIES = {
    MINE: (24.0, 0.0, 28.0, 6.0, 18.0),
    THEIRS: (26.0, 16.0, 28.0, 19.0, 23.0),
}  # how far down each die comes to rest
DOWN = 28.0  # at most


class Shaded(NamedTuple):
    """A picture, and the same in the shade."""

    image: pygame.Surface
    shade: pygame.Surface


class TrayPicture:
    """How the tray looks."""

    def __init__(self, view: View, parties: Parties) -> None:
        self.view, self.parties = view, parties
        self._dim = Keeping[int, Shaded](DIM_MAX, lambda pair: weight(pair.shade))

    def forget(self) -> None:
        self._dim.forget()

    # ---- drawing ----------------------------------------------------------------------------------------------
    def draw(self, s: Sheet, battle: Battle, aside: bool = False) -> None:
        """Over the table as it has just been drawn, which is in the shade unless the battle lies aside."""
        s.grown = self.grown(s.u)
        if aside:
            s.cover(*WHOLE)
        else:
            self.veil(s)
        self.paint(s, battle)
        if self.view.throwing.asks and battle.tied:
            return  # the dice of the tie are in the hand again
        self.draw_dice(s, battle.left, MINE)
        if battle.right:
            self.draw_dice(s, battle.right, THEIRS)

    def rehearse(self, battle: Battle, u: float) -> None:
        """Have the strip drawn before the frame in which all of the tray comes; u: pixels of a unit."""
        s = Sheet(1280 * u, (1280, 720), pygame.Surface((1, 1)))
        s.grown = self.grown(u)
        paint_strip(s, self.parties, battle)

    def grown(self, u: float) -> float:
        """How many times as large as usual words are, where a unit of the tray has so many pixels."""
        return max(1.0, min(GROWN, self.view.scale / u))

    def veil(self, s: Sheet) -> None:
        if s.marks is not None:
            s.marks.clear()
        s.surf.fill(rgb(palette.fade), special_flags=pygame.BLEND_RGB_MULT)

    def draw_dice(self, s: Sheet, side: Side, middle: float) -> None:
        """The dice of a side; once they lie still the one that counts is lit and named by its number."""
        counts = next((i for i, die in enumerate(side.dice) if die.value == side.best), None) if side.best else None
        for i, die in enumerate(side.dice):
            step, wide = self.dice_step(len(side.dice))
            x = middle + (i - (len(side.dice) - 1) / 2) * step - wide / 2
            y = Y + 178 + LIES[middle][i] - 0.8 * (wide - DIE_W)
            if i == counts:
                r = 0.815 * wide
                glow = pool(r, r, r, r, palette.glow, 0.9)
                self.view.stamps.svg(s, ("die glow", r), (x + wide / 2 - r, y + wide / 2 - r, 2 * r, 2 * r), glow)
            image = die_picture(self.view.pictures, die, round(wide * s.u))
            if counts is not None and i != counts:
                image = self.dimmed(image)
            s.blit(image, x, y - die.hop)
            if side.best:
                self.thrower(s, side, i, x + wide / 2, y + wide + 12)

    def dice_step(self, count: int) -> tuple[float, float]:
        """How far so many dice lie apart, and how wide they are."""
        k = LARGE_DICE if self.view.settings.enlarges else 1
        step = min(96 * k, 380 / max(1, count))
        return step, min(DIE_W * k, max(DIE_W, 1.42 * step))

    def thrower(self, s: Sheet, side: Side, i: int, x: float, y: float) -> None:
        """Whose die it is: a class, or the Dragon Slayer."""
        letters = self.parties.letters(side.seat, side.cards)
        letter = letters[i] if i < len(letters) else ""

        def paint(t: Sheet) -> None:
            fill = palette.ruling if letter else palette.pine
            sign = "" if letter else icon("sword", 14, 14, 16, PAPER, fill)
            t.svg(disc(14, 14, 14, PAPER) + disc(14, 14, 11.5, fill) + sign)
            if letter:
                t.say(letter, "number", PAPER, 14, 14.5, "c", 20, maxh=18)

        self.view.stamps.put(s, ("thrower", letter), x - 14, y - 14, 28, 28, paint)

    def dimmed(self, image: pygame.Surface) -> pygame.Surface:
        """A picture in the shade, kept."""
        kept = self._dim.get(id(image))
        if kept is None or kept.image is not image:
            shade = image.copy()
            shade.fill((196, 196, 208, 255), special_flags=pygame.BLEND_RGBA_MULT)
            kept = self._dim.keep(id(image), Shaded(image, shade))
        return kept.shade

    def paint(self, s: Sheet, battle: Battle) -> None:
        """The tray with everything but the dice."""
        name, size, draw = wooden(battle.kind, s.u)
        draft = slab(size, palette.wood)
        s.blit(self.view.pictures.get(name, size, draw, meanwhile=draft), WOOD[0], WOOD[1])
        solid(s.surf, s.rect(*SOLID))
        s.say(TITLES[battle.kind], "number_large", PAPER, 640, Y + 7, "c", 320, maxh=34)
        self.paint_party(s, battle.left, 76, palette.white, battle.kind == "dragon")
        if battle.right:
            self.paint_party(s, battle.right, 850, palette.cream, False)
        elif battle.kind == "dragon":
            self.paint_dragon(s, battle)
        else:
            self.paint_monster(s, battle)
        self.paint_stake(s, battle.left, 80, GOES[battle.kind])
        if battle.right:
            self.paint_stake(s, battle.right, 852, "goes to the winner")
        self.paint_before(s, battle)
        if battle.title:
            self.paint_verdict(s, battle)
        paint_strip(s, self.parties, battle)

    def paint_party(self, s: Sheet, side: Side, x: float, ink: str, dragon: bool) -> None:
        """The members of a side, each with the name under it."""
        p, kinds = self.parties, self.parties.content.kinds
        hero = p.hero(side.seat)
        members: list[tuple[str, int | None]] = [(p.content.heroes[hero].name, None)]
        members += [(p.content.name(card).split(" ")[0], card) for card in side.cards if kinds[card] == "character"]
        s.say(f"{p.name(side.seat)}'s party", "step", ink, x + 8, Y + 56, "l", 190, maxh=20)
        slayer = next((card for card in side.cards if dragon and kinds[card] == "slayer"), None)
        dice = f"{len(members)} {'die' if len(members) == 1 else 'dice'}" + ("" if slayer is None else " + 1")
        s.say(dice, "lead", palette.glow, x + 330, Y + 56, "r", 110, maxh=20)
        if slayer is not None:
            s.svg(shade(x + 4, Y + 216, 326, 76, BROAD, HAZE), x, Y + 212, 334, 84)
            s.blit(p.pieces.counter(slayer, round(68 * s.u)), x + 12, Y + 218)
            s.say("Dragon Slayer", "heading", PAPER, x + 94, Y + 242, "l", 228, maxh=24)
            s.say("one more die against the Dragon", "lead", palette.white, x + 94, Y + 266, "l", 228, maxh=19)
        step = min(104.0, 330 / max(3, len(members)))
        d = min(MEMBER_W, step - 4)
        for i, (name, card) in enumerate(members):
            image = p.pieces.hero(hero, round(d * s.u)) if card is None else p.pieces.counter(card, round(d * s.u))
            s.blit(image, x + i * step, Y + 70)
            s.say(name, "lead", PAPER, x + i * step + d / 2, Y + 70 + d * 1.06 + 12, "c", step - 4, maxh=19)

    def paint_monster(self, s: Sheet, battle: Battle) -> None:
        counter = self.parties.content.counters[battle.card]
        self.light(s)
        s.svg(oval(1040, Y + 356, 140, 22, palette.shadow, 0.45), 890, Y + 330, 300, 60)
        s.blit(self.parties.pieces.monster(battle.card, round(MONSTER_W * s.u)), 895, Y + 70)
        s.say(counter.name, "number_large", PAPER, 1030, Y + 56, "c", 340, maxh=32)
        self.paint_strength(s, battle.strength)
        if battle.guarded:
            self.paint_guarded(s, battle.guarded)

    def paint_guarded(self, s: Sheet, cards: list[int]) -> None:
        """What lies under a monster, which its victor has."""
        s.say("it guards", "lead", palette.cream, 850, Y + 412, "l", 90, maxh=20)
        step = min(50.0, 200 / max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            s.blit(self.parties.pieces.counter(card, round(STAKE_W * s.u)), 946 + i * step, Y + 388)

    def light(self, s: Sheet) -> None:
        """The glow behind a foe."""
        s.blit(self.view.pictures.get(*glowing(s.u)), 800, Y - 20)

    def paint_strength(self, s: Sheet, strength: int) -> None:
        image = self.parties.pieces.strength(strength, round(STRENGTH_W * s.u))
        x, y, w, h = NEEDED
        s.blit(image, *COIN[:2])
        wins = (
            f"{strength + 1} or 6 wins" if strength == 4 else f"{strength + 1} to 6 win" if strength < 4 else "a 6 wins"
        )
        s.say(wins, "step", palette.glow, x + w / 2, y + h / 2, "c", w - 8, maxh=20)

    def paint_dragon(self, s: Sheet, battle: Battle) -> None:
        p = self.parties
        self.light(s)
        image = p.pieces.dragon(round(DRAGON_W * s.u))
        s.svg(oval(1036, Y + 352, 150, 22, palette.shadow, 0.45), 880, Y + 326, 320, 60)
        s.blit(image, 1036 - 170, Y + 360 - image.get_height() / s.u)
        self.paint_strength(s, battle.strength)
        beaten = [n for n in STRENGTHS if n > battle.strength]
        ahead = [n for n in STRENGTHS if n < battle.strength]
        if beaten:
            s.say("beaten", "lead", palette.harm_light, 850, Y + 412, "l", 60, maxh=20)
        for i, n in enumerate(beaten):
            s.blit(p.pieces.strength(n, round(40 * s.u), True), 914 + i * 40, Y + 391)
        if ahead:
            s.say("still to come", "lead", palette.cream, 1200 - 48 * len(ahead) - 8, Y + 412, "r", 160, maxh=20)
        for i, n in enumerate(ahead):
            s.blit(p.pieces.strength(n, round(LEFT_W * s.u)), 1200 - 48 * len(ahead) + i * 48, Y + 389)

    def paint_stake(self, s: Sheet, side: Side, x: float, goes: str) -> None:
        """What lies in front of a hero, and what becomes of it after a loss."""
        p, cards = self.parties, side.cards
        s.say("AT STAKE", "step", palette.wrong, x + 4, Y + 356, "l", 120, maxh=20)
        if cards:
            s.say(goes, "lead", palette.cream, x + 324, Y + 356, "r", 216, maxh=20)
        edge = dashes(x + 1, Y + 375, 324, 64, palette.harm_light, 2, 7, 6, 14, 0.95)
        s.svg(plate(x, Y + 374, 326, 66, BROAD, palette.garnet, 0.9) + edge, x - 4, Y + 370, 334, 74)
        step = min(50.0, 268 / max(1, len(cards) - 1))
        for i, card in enumerate(cards):
            s.blit(p.pieces.counter(card, round(STAKE_W * s.u)), x + 10 + i * step, Y + 382)
        if not cards:
            s.say("nothing to lose", "lead", palette.cream, x + 163, Y + 407, "c", 300, maxh=20)

    def paint_before(self, s: Sheet, battle: Battle) -> None:
        """The throws that were ties, small."""
        if not battle.before:
            return
        values, words = battle.before[-1]
        s.svg(shade(424, Y + 48, 374, 78, BROAD, HAZE), 424, Y + 48, 374, 78)
        s.say("THROWN BEFORE", "step", palette.white, 440, Y + 64, "l", 200, maxh=16)
        for i, value in enumerate(values):
            image = die_picture(self.view.pictures, Die(value, turn=10 + 21 * i), round(SMALL_DIE * s.u))
            s.blit(image, 432 + i * 42, Y + 76)
        s.say(f"{words}: again", "name", palette.glow, 786, Y + 96, "r", 346 - 42 * len(values), maxh=22)

    def paint_verdict(self, s: Sheet, battle: Battle) -> None:
        x, y, w, h = 420.0, Y + 346.0, 384.0, 112.0
        board = raised(x, y, w, h, PILL, palette.risk_shade)
        s.svg(board + frame(x + 0.5, y + 0.5, w - 1, h - 1, PILL, GOLD, BOLD), x - 2, y - 2, w + 4, h + 10)
        s.say(battle.title, "number_large", palette.glow, x + w / 2, y + 27, "c", w - 24, maxh=24)
        s.tell(battle.text, "lead", PAPER, x + 14, y + 49, w - 28, "c", maxh=h - 53)


def paint_strip(s: Sheet, p: Parties, battle: Battle) -> None:
    x, y, w, h = STRIP
    after = battle.after
    seat = after.seat if after else battle.left.seat
    title, under = (after.title, after.text) if after else (entering(p, battle), terms(battle))
    crest = p.pieces.crest(p.hero(seat))
    corner = (
        f'<path d="M{x + 20} {y}H{x + 146}L{x + 122} {y + h}H{x + 20}C{x + 8} {y + h} {x} {y + h - 8} {x} '
        f'{y + h - 20}V{y + 20}C{x} {y + 8} {x + 8} {y} {x + 20} {y}Z" fill="{crest.base}"/>'
    )
    s.svg(raised(x, y, w, h, PILL, PAPER) + corner, x, y, w, h + 8)
    s.blit(p.pieces.hero(p.hero(seat), round(84 * s.u)), x + 22, y + 8)
    beat = answered(battle)
    sign = f"{after.spaces if after else beat}" if after or beat else chance(p, battle)
    room = w - 182 - (SIGN_W if sign else 24)
    s.say(title, "number_large", INK, x + 166, y + 33, "l", room, maxh=32)
    s.say(under, "lead", palette.fade, x + 166, y + 75, "l", room, maxh=24)
    if not sign:
        return
    left = SIGN[0]
    s.svg(plate(*SIGN, BROAD, palette.sand), *SIGN)
    if after:
        s.svg(icon("boot", left + 50, y + h / 2, 46, palette.wood, palette.sand), left + 20, y + 20, 60, h - 40)
        s.say(sign, "power", palette.wine, left + 112, y + h / 2, "c", 76, maxh=44)
    else:
        s.say(sign, "number_large", palette.wine, left + (SIGN_W - 18) / 2, y + 42, "c", SIGN_W - 34, maxh=34)
        s.say(
            "to beat" if beat else to_win(p, battle),
            "note",
            palette.fade,
            left + (SIGN_W - 18) / 2,
            y + 72,
            "c",
            SIGN_W - 34,
            maxh=20,
        )


def dice_box(x: float) -> Area:
    """Where it says how many dice the side at x throws."""
    return x + 230, Y + 44, 104, 24


def fall_box(middle: float) -> Area:
    """Where the dice fall that have their middle there."""
    return middle - 190, Y + 178, 380, DIE_W + DOWN
