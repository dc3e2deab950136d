"""since: what has happened since a seat's last turn, as that seat could see it, cut into steps that can be told, each
with a small picture: the cards it was done with, else the figure that did it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from game.engine.events import Changed, Chose, Event, Looked, Moved, Revealed, Rolled
from game.engine.match import Match
from game.sitting import Sitting
from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import plate, put
from game.ui.games import cover_of, face_of
from game.ui.style.metrics import SLIP
from game.ui.style.palette import Palette
from game.ui.table.dice import Die, die_picture

MOST_LINES = 3  # lines of a step: more begin another
SIGNS = {"hit": "plus", "stay": "stay"}  # of choices that move nothing
CARDS, DICE = 2, 3  # so many of either stand in a picture at most
DESIGN = (260.0, 150.0)  # units of a picture in which what follows is measured


class Step(NamedTuple):
    """`player` did it; `key` is the choice if all may know it; `cards` are (place they came from, card or None); `dice`
    what was thrown."""

    player: int
    key: str
    lines: tuple[str, ...]
    cards: tuple[tuple[str, int | None], ...]
    dice: tuple[int, ...]


def steps_since(match: Match, names: Sequence[str], seat: int) -> list[Step]:
    """From the seat's last own choice on; for a seat that has not chosen yet from the first choice of anybody."""
    found: list[Step] = []
    for n in range(match.chosen_last(seat) + 1, len(match.answers)):
        begin = match.marks[n]
        end = match.marks[n + 1] if n + 1 < len(match.marks) else len(match.events)
        found += _steps(match, names, seat, n, begin, end)
    while found and found[0].player == seat:  # what one's own last choice brought about, one has seen
        found.pop(0)
    return found


def passes_on(event: Event | None) -> bool:
    """Whether an event says only whose turn or what round it is: each step shows that by itself, or the table does."""
    return isinstance(event, Changed) and event.field in ("active", "round")


def _steps(match: Match, names: Sequence[str], seat: int, answer: int, begin: int, end: int) -> list[Step]:
    """One answer, in as many steps as its lines need."""
    events = dict(item for item in match.news(seat, begin) if item[0] < end)
    told = [
        (number, line)
        for number, line in match.log(names, seat, begin)
        if number < end and not passes_on(events.get(number))
    ]
    player = match.answers[answer].seat
    key = next((event.key or "" for event in events.values() if isinstance(event, Chose)), "")
    found = []
    for at in range(0, len(told), MOST_LINES):
        part = told[at : at + MOST_LINES]
        last = told[at + MOST_LINES][0] if at + MOST_LINES < len(told) else end
        seen = [events[n] for n in range(part[0][0] if at else begin, last) if n in events]
        cards: list[tuple[str, int | None]] = []
        for event in seen:
            if isinstance(event, Moved):
                cards.append((event.src, event.card))
            elif isinstance(event, Revealed | Looked):
                cards.append((event.zone, event.card))
        dice = tuple(event.value for event in seen if isinstance(event, Rolled))
        found.append(Step(player, key if at == 0 else "", tuple(line for _, line in part), tuple(cards[-4:]), dice))
    return found


class Happenings:
    """Draws the steps of a sitting, each with what the viewer of its lines has seen."""

    def __init__(self, pictures: Cache, sitting: Sitting) -> None:
        self.pictures, self.content = pictures, sitting.match.content
        name = sitting.game.name
        self.face, self.sign = face_of(name), cover_of(name).sign
        self.looks = self.face.looks(pictures, sitting)
        self.numbers = numbers(self.content) if self.face.card else {}

    def draw(self, s: Sheet, box: Area, step: Step, look: Palette) -> None:
        """The table with what was moved, spoken of, or thrown on it."""
        x, y, w, h = box
        k = min(w / DESIGN[0], h / DESIGN[1])
        cloth = "".join(
            f'<path d="M{a - 12 * k:.1f} {b:.1f}Q{a:.1f} {b - 10 * k:.1f} {a + 12 * k:.1f} {b:.1f}'
            f'Q{a:.1f} {b + 10 * k:.1f} {a - 12 * k:.1f} {b:.1f}Z" fill="{look.leaf}" opacity=".25"/>'
            for b in (y + h * part for part in (0.16, 0.45, 0.74))
            for a in (x + w * part for part in (0.12, 0.38, 0.62, 0.88))
        )
        put(s, box, plate(*box, SLIP, look.good) + cloth, 2)
        shown = self.shown(step)
        middle = x + w / 2, y + h / 2
        if not shown:
            self._figure(s, middle, k, step, look)
        elif len(shown) == 1 and shown[0] in step.cards and shown[0][1] is not None:
            self._card(s, (shown[0][0], None), middle[0] - 76 * k, middle[1] + 4 * k, 66 * k, look)
            put(s, box, icon("arrow", middle[0] - 8 * k, middle[1] + 4 * k, 38 * k, look.gold, look.good), 2)
            self._card(s, shown[0], middle[0] + 68 * k, middle[1], 92 * k, look)
        else:
            for i, card in enumerate(shown):
                self._card(s, card, middle[0] + (i - (len(shown) - 1) / 2) * 104 * k, middle[1], 88 * k, look)

    def shown(self, step: Step) -> list[tuple[str, int | None]]:
        """The cards of a step, as (place, card or None): those that its lines name, else the last that moved."""
        if not self.numbers:
            return []
        moved = {self.content.name(card): (zone, card) for zone, card in step.cards if card is not None}
        told = [moved.get(name, ("", self.numbers[name])) for name in self.named(step.lines)]
        return [*(told[:CARDS] or step.cards[-CARDS:])]

    def named(self, lines: Iterable[str]) -> list[str]:
        """The names of cards that stand in lines of the log, in their order; of a name within a name the longer."""
        found: dict[str, None] = {}
        for line in lines:
            end = 0
            for at in sorted({at for name in self.numbers if (at := line.find(name)) >= 0}):
                if at >= end:
                    name = max((one for one in self.numbers if line.startswith(one, at)), key=len)
                    found[name] = None
                    end = at + len(name)
        return list(found)

    def _figure(self, s: Sheet, at: tuple[float, float], k: float, step: Step, look: Palette) -> None:
        """Who did it, before the sign of the game; beside it the dice it threw, or the sign of what it chose."""
        x, y = at
        sign = SIGNS.get(step.key, "")
        dice = step.dice[-DICE:]
        beside = 46 * k if sign or dice else 0.0
        ground = (x - 100 * k, y - 75 * k, 200 * k, 150 * k)
        put(s, ground, icon(self.sign, x + beside * 0.6, y, 120 * k, look.leaf, look.good), 2)
        image, foot, down = self.looks[step.player].figure(round(104 * k * s.u))
        s.blit(image, x - beside - foot / s.u, y + 66 * k - down / s.u)
        if dice:
            wide = (62 if len(dice) == 1 else 44) * k
            for i, value in enumerate(dice):
                self._put(s, die_picture(self.pictures, Die(value), round(wide * s.u)), x + 40 * k + i * 34 * k, y, i)
        elif sign:
            put(s, ground, icon(sign, x + beside, y, 66 * k, look.paper, look.good), 2)

    def _put(self, s: Sheet, image: pygame.Surface, x: float, y: float, i: int) -> None:
        w, h = image.get_width() / s.u, image.get_height() / s.u
        s.blit(image, x - w / 2, y - h / 2 + (i % 2) * h * 0.4)

    def _card(self, s: Sheet, card: tuple[str, int | None], x: float, y: float, wide: float, look: Palette) -> None:
        """What is printed on a card that was seen, else its back; as wide as is wanted, or as high as there is room."""
        zone, number = card
        shown = self.face.back(zone) if number is None or not self.face.card else self.face.card(self.content, number)
        across, up = cards.size(shown, 500)
        wide = min(wide, wide / 88 * (DESIGN[1] - 14) * across / up)
        image = cards.shown(self.pictures, shown, round(wide * s.u))
        w, h = image.get_width() / s.u, image.get_height() / s.u
        put(s, (x - w / 2, y - h / 2, w, h), plate(x - w / 2 + 3, y - h / 2 + 5, w, h, w * 0.068, look.night, 0.42), 6)
        s.blit(image, x - w / 2, y - h / 2)


def numbers(content: object) -> dict[str, int]:
    """The first card of each name; `content` is that of a game with cards."""
    found: dict[str, int] = {}
    for number in range(len(content.backs)):  # type: ignore[attr-defined]
        found.setdefault(content.name(number), number)  # type: ignore[attr-defined]
    return found
