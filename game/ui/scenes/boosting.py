"""boosting: the parts of Draft and Sealed: cards to take or to put into a deck, what one has, who passes to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.company import CRESTS, Player
from game.engine.words import counted
from game.modes.drafting import ROUNDS, Pick, Pod
from game.modes.expedition import cards as cards_of_modes
from game.rules.pack.cards import MOST_STARS, TYPES, Content, Monster
from game.ui.draw import cards
from game.ui.draw.cards.frame import MID
from game.ui.draw.cards.pack import RAMPS
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet, icon
from game.ui.draw.shapes import disc, focus_ring, frame, glyph, plate, put
from game.ui.games.pack.printed import SIGNS, bold, front
from game.ui.layout.box import Box
from game.ui.layout.writing import row
from game.ui.scenes.setup import NAMES
from game.ui.style.metrics import BOLD, FINE, ROUND, THICK
from game.ui.style.palette import palette
from game.ui.table.crests import seat_medal
from game.ui.widgets.flowing import Flowing
from game.ui.window.focus import Control, Focus
from game.ui.window.scene import Act, Widget

if TYPE_CHECKING:
    from game.ui.draw.cache import Cache
    from game.ui.house.house import House

ACROSS = 0.715  # of a card's height: its width
MOST_HIGH = 0.6  # of the room for a column: its topmost card
WAYS = {1: "right", -1: "left"}  # the sign of a way round
STRIP = 0.17  # of a card's height that is seen of one under another


class Choice(Widget):
    """A card to be chosen: lit and checked while it is; `copies` are told where they cover neither its name, its face
    nor its stars: in its lower corner, on a small one in its upper; `pale` if it is not in the deck."""

    def __init__(
        self, id: str, app: House, monster: Monster, chosen: bool, deed: Act, copies: str = "", pale: bool = False
    ) -> None:
        super().__init__(id, NOWHERE)
        self.app, self.monster, self.chosen, self.deed = app, monster, chosen, deed
        self.copies, self.pale = copies, pale
        self.zone = "cards"

    def card(self) -> Area:
        """Where the card lies in its box."""
        x, y, w, h = self.box
        high = min(h, w / ACROSS)
        return x + (w - high * ACROSS) / 2, y + (h - high) / 2, high * ACROSS, high

    def controls(self) -> Sequence[Control]:
        one, x = self.monster, self.card()
        told = f"{one.name}, {one.power} power, {one.star} star{'s' * (one.star != 1)}, {one.rarity}"
        control = self.control(self.deed, told, ROUND)
        control.rect = x
        return (control,)

    def draw(self, s: Sheet, focus: Focus) -> None:
        look = focus.look(self.controls()[0])
        x, y, w, h = self.card()
        s.blit(cards.shown(self.app.pictures, front(self.monster), round(w * s.u)), x, y)
        if self.pale:
            put(s, (x, y, w, h), plate(x, y, w, h, ROUND, palette.night, 0.6), 2)
        if self.chosen or look.state in ("hover", "pressed"):
            colour = palette.gold if self.chosen else palette.glow
            put(s, (x, y, w, h), frame(x - 3, y - 3, w + 6, h + 6, ROUND, colour, THICK if self.chosen else BOLD), 8)
        if self.chosen:
            right, middle = x + w - 4, y + h * 0.42  # beside the picture: the name stands above it
            box = right - 18, middle - 18, 36.0, 36.0
            sign = disc(right, middle, 15, palette.good) + icon("check", right, middle, 19, PAPER, palette.good)
            put(s, box, sign, 2)
        if self.copies:
            left, top = x + w - 49, y + 3 if w * s.u < MID else y + h - 20
            put(s, (left, top, 46, 20), plate(left, top, 46, 20, ROUND, palette.night), 2)
            s.say(self.copies, "number_small", palette.glow, left + 23, top + 10, "c", 42, maxh=18)
        if look.ring:
            focus_ring(s, (x, y, w, h), ROUND)
        s.mark("control", x, y, w, h, self.id)


def crew(seats: int, people: int, level: str) -> tuple[Player, ...]:
    """People first, in the order of the crests, then computers."""
    named = [(NAMES[crest], crest) for crest in CRESTS[:seats]]
    return tuple(
        Player(name, "person", "", crest) if seat < people else Player(name, "computer", level, crest)
        for seat, (name, crest) in enumerate(named)
    )


def seated(players: Sequence[Player], pictures: Cache, s: Sheet, at: Area) -> None:
    """Who takes part, side by side."""
    gap = at[2] / len(players)
    for n, player in enumerate(players):
        x = at[0] + gap * (n + 0.5)
        seat_medal(s, pictures, player.crest, x, at[1] + 22, 19)
        s.say(player.name, "small", palette.soft, x, at[1] + 52, "c", gap - 8)


def gathered(screen: Flowing, pictures: Cache, title: str, note: str, ids: Sequence[str]) -> list[Box]:
    """What one has, by colour, and how long it waits."""
    look, content = screen.style.palette, cards_of_modes()
    head = row(screen.words(title, "heading").share(), screen.words(note, "note", look.soft, align="r"), gap=8)
    shown = screen.painted(partial(card_columns, content, ids, pictures)).min(220, 120).like(h=300).share()
    bars = screen.painted(partial(waiting_bars, content, ids)).size(h=92)
    return [head, shown, screen.words("WAITING TIME", "caption", look.soft), bars]


def card_columns(content: Content, ids: Sequence[str], pictures: Cache, s: Sheet, at: Area) -> None:
    """What one has so far, by colour one under the other, the last on top."""
    x, y, w, h = at
    across = (w + 8) / len(TYPES)
    kinds: dict[str, list[Monster]] = {kind: [] for kind in TYPES}
    for id in ids:
        monster = content.monsters[content.ids[id]]
        kinds[monster.type].append(monster)
    for n, (kind, found) in enumerate(kinds.items()):
        left, wide, ramp = x + n * across, across - 8, RAMPS[SIGNS[kind]]
        ink, fill = (palette.night, ramp[1]) if kind == "white_wild" else (PAPER, ramp[3])
        put(s, (left, y, wide, 26), plate(left, y, wide, 26, ROUND, fill), 2)
        put(s, (left, y, wide, 26), icon(SIGNS[kind], left + wide / 2 - 13, y + 13, 17, ink, fill), 2)
        s.say(str(len(found)), "number_small", ink, left + wide / 2 + 12, y + 13, "c", 24)
        high = min(wide / ACROSS, (h - 34) * MOST_HIGH)
        left, wide = left + (wide - high * ACROSS) / 2, high * ACROSS
        step = min(high * STRIP, max(0.0, h - 34 - high) / max(1, len(found) - 1))
        for i, monster in enumerate(sorted(found, key=lambda one: (one.star, one.power))):
            s.blit(cards.shown(pictures, bold(monster), round(wide * s.u)), left, y + 34 + i * step)


def waiting_bars(content: Content, ids: Sequence[str], s: Sheet, at: Area) -> None:
    """How many monsters of each number of stars, as bars."""
    x, y, w, h = at
    stars = Counter(content.monsters[content.ids[id]].star for id in ids)
    wide, most = (w - 3 * 10) / MOST_STARS, max([4, *stars.values()])
    for n in range(MOST_STARS):
        left, count = x + n * (wide + 10), stars[n + 1]
        high = max(2.0, (h - 44) * count / most)
        bar = plate(left, y + h - 24 - high, wide, high, FINE, palette.gold if count else palette.rise)
        star = icon("star", left + wide / 2 + 8, y + h - 12, 14, palette.gold, palette.night)
        put(s, (left, y, wide, h), bar + star, 2)
        s.say(str(count), "number_small", palette.paper, left + wide / 2, y + h - 34 - high, "c", wide)
        s.say(str(n + 1), "small", palette.soft, left + wide / 2 - 8, y + h - 12, "c", 20)


def passed_round(pick: Pick, s: Sheet, at: Area) -> None:
    """The boosters of a Draft side by side: which are done, how many cards are left in the one that is passed round,
    and which way round each goes, as `circle` shows it."""
    wide = (at[2] - 8 * (ROUNDS - 1)) / ROUNDS
    for n in range(ROUNDS):
        x, y, w, h = at[0] + n * (wide + 8), at[1], wide, at[3]
        done, now = n < pick.round, n == pick.round
        fill = palette.gold if now else palette.good if done else palette.plum
        ink, middle, sign = palette.night if now else PAPER, y + h / 2, 1 if done or n % 2 == 0 else -1
        side = x + w / 2 + sign * (w / 2 - 16)
        mark = icon("check", side, middle, 18, ink, fill) if done else glyph(WAYS[sign], side, middle, 0.8, ink)
        put(s, (x, y, w, h), plate(x, y, w, h, h / 2, fill) + mark, 2)
        said = f"{counted(len(pick.cards), 'card')} left" if now else f"Booster {n + 1}"
        s.say(said, "step", ink, x + w / 2 - 7 * sign, middle, "c", w - 38, maxh=h)


def circle(pod: Pod, seat: int, way: int, pictures: Cache, s: Sheet, at: Area) -> None:
    """Who passes to whom, in the order of the seats; the one who takes a card is lit. way = 1 to the next, -1 back."""
    x, y, w, h = at
    many = len(pod.players)
    seats = [(seat + n + (way < 0)) % many for n in range(many)]
    gap, middle = w / many, y + h / 2
    for n, one in enumerate(seats):
        cx, r = x + gap * (n + 0.5), min(22.0, h / 2 - 5)
        if one == seat:
            put(s, (cx - r - 6, middle - r - 6, 2 * r + 12, 2 * r + 12), disc(cx, middle, r + 5, palette.gold), 2)
        seat_medal(s, pictures, pod.players[one].crest, cx, middle, r)
        if n + 1 < len(seats):
            ax = x + gap * (n + 1)
            put(s, (ax - 12, middle - 12, 24, 24), glyph(WAYS[way], ax, middle, 1.0, palette.glow), 2)
