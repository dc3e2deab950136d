"""foreseen: what the battles on a space that is pointed at would bring, each foe and all, on the plate in a corner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.engine.events import Said
from game.engine.words import listed, per_cent
from game.rules.dragon.counters import STRENGTHS
from game.rules.dragon.gauntlet import Run, field, run
from game.rules.dragon.odds import face_off, foretold, if_dragon_comes, last_stand, with_search
from game.rules.dragon.throws import kill_chance
from game.ui.draw.paint import INK, PAPER, Area, Sheet
from game.ui.draw.shapes import meets, plate, raised
from game.ui.games.dragon.parties import Telling
from game.ui.style.metrics import BROAD
from game.ui.style.palette import palette

FOE_W, STEP, SUM_W = 40.0, 46.0, 104.0  # a foe, from one to the next, and the chance of it all
HEAD, LINE, AIR = 74.0, 18.0, 12.0  # height of the row of foes, of a note, and the edge
LEAST = 236.0  # so wide that its notes can be read
CLEAR = 34.0  # round the middle of the space that is pointed at
MARGIN, INSET = 10.0, 48.0  # from the edge of the map, and from what lies along it


class ForePlate(Telling):
    """Drawn in the corner that is farther from what is pointed at; without the foes where there is little room."""

    def draw(self, s: Sheet, found: Foreseen, within: Area, at: tuple[float, float], taken: Sequence[Area]) -> None:
        """Within the map, for a space whose middle is at this point of it; `taken`: what else lies over the map."""
        box = corner(extent(found), within, at, taken)
        if box is None:
            found = in_short(found)
            box = corner(extent(found), within, at, taken) or corner(extent(found), within, at, ())
        if box is None:
            return
        x, y, w, h = box
        s.cover(*box)
        paint = partial(paint_plate, found=found)
        self.view.stamps.put(s, ("foreplate", found), x - 4, y - 4, w + 8, h + 14, paint)
        top = y + (8 if each(found) else (HEAD - FOE_W) / 2)
        for i, foe in enumerate(found.foes):
            s.blit(self.picture(foe, round(FOE_W * s.u)), x + AIR + STEP * i + (STEP - FOE_W) / 2, top)

    def picture(self, foe: Foe, px: int) -> pygame.Surface:
        pieces = self.parties.pieces
        match foe.what:
            case "monster":
                return pieces.counter(foe.number, px)
            case "dragon":
                return pieces.strength(foe.number, px)
        return pieces.hero(self.parties.hero(foe.number), px)


def extent(found: Foreseen) -> tuple[float, float]:
    """Width and height of the plate."""
    wide = STEP * len(found.foes) + SUM_W + 2 * AIR
    return max(LEAST, wide) if found.foes else wide, HEAD + LINE * len(found.notes) + AIR / 2


def each(found: Foreseen) -> bool:
    """Whether a chance stands under each foe: that of a lone one is that of it all."""
    return len(found.foes) > 1 or found.theirs


def in_short(found: Foreseen) -> Foreseen:
    """The chance of it all, and what else may come of it in a word."""
    return found._replace(foes=(), notes=tuple(note.partition(",")[0] for note in found.notes))


def corner(size: tuple[float, float], within: Area, at: tuple[float, float], taken: Sequence[Area]) -> Area | None:
    """The first corner in which a plate of this size is clear of the space at this point and of what is taken, those on
    the farther side before the others; None for none."""
    (x, y, w, h), (wide, high) = within, size
    west, east = [x + MARGIN, x + INSET], [x + w - MARGIN - wide, x + w - INSET - wide]
    lefts = west + east if at[0] > x + w / 2 else east + west
    corners = [(left, top, wide, high) for top in (y + MARGIN, y + h - MARGIN - high) for left in lefts]
    taken = [*taken, (at[0] - CLEAR, at[1] - CLEAR, 2 * CLEAR, 2 * CLEAR)]
    clear = (box for box in corners if not any(meets(box, other) for other in taken))
    return next(clear, None) if wide + 2 * MARGIN <= w and high + 2 * MARGIN <= h else None


def paint_plate(t: Sheet, found: Foreseen) -> None:
    """From 4, 4 on, without the pictures of the foes."""
    wide, high = extent(found)
    t.svg(raised(4, 4, wide, high, BROAD, PAPER))
    ink = palette.wine if found.theirs else palette.pine
    for i, foe in enumerate(found.foes if each(found) else ()):
        t.say(per_cent(foe.beaten), "note", ink, 4 + AIR + STEP * (i + 0.5), 4 + HEAD - 14, "c", STEP - 2, maxh=18)
    left = 4 + AIR + (STEP * len(found.foes) + 6 if found.foes else 0)
    room = 4 + wide - AIR - left
    t.svg(plate(left, 12, room, HEAD - 14, BROAD, palette.sand))
    t.say(per_cent(found.win), "number_large", palette.wine, left + room / 2, 32, "c", room - 8, maxh=28)
    t.say(found.caption, "small", INK, left + room / 2, 56, "c", room - 8, maxh=18)
    for i, note in enumerate(found.notes):
        t.say(note, "small", palette.fade, 4 + AIR, 4 + HEAD + LINE * (i + 0.5), "l", wide - 2 * AIR, maxh=LINE)


class Foe(NamedTuple):
    """One battle. what: "monster" with its counter, "hero" with its seat, or "dragon" with its strength; `beaten`: the
    chance that it is come to and won, or for those whom the Dragon comes upon, that they lose."""

    what: str
    number: int
    beaten: float


class Foreseen(NamedTuple):
    """All battles on a space. `caption` says what the chance is of, `notes` what else may come of it; `theirs`: it is
    the Dragon that comes to heroes."""

    foes: tuple[Foe, ...]
    win: float
    caption: str
    notes: tuple[str, ...]
    theirs: bool = False


class Foresight(Telling):
    """Of the seat that is asked, or else of the one at the near side."""

    @property
    def told(self) -> bool:
        """Whether chances are told: not of the past, nor of what is not yet shown."""
        view, phase = self.view, self.parties.facts["phase"]
        return view.settings.odds and not (view.past or view.busy or view.finished) and phase != "setup"

    # ---- a space ----------------------------------------------------------------------------------------------------
    def on(self, space: int) -> Foreseen | None:
        """What the own hero would meet there, or what a 1 brings to those who stand there; None for nothing."""
        if not self.told:
            return None
        ahead = self.ahead(space)
        if ahead is not None:
            return self.at_lair(ahead) if space == self.parties.lair() else self.fought(space, ahead)
        return self.visited(space)

    def ahead(self, space: int) -> Run | None:
        return self.view.by_rule(foretold, self.parties.asked(), space) if self.told else None

    def after_search(self, space: int) -> Run | None:
        return self.view.by_rule(with_search, self.parties.asked(), space) if self.told else None

    def fought(self, space: int, ahead: Run) -> Foreseen:
        """Open monsters and other heroes, in the best order."""
        left, foes, monsters = 1.0, [], self.parties.face_up(space)
        for monster, seat, chance in ahead.falls:
            left -= chance
            foes.append(Foe("monster", monsters[monster], left) if seat < 0 else Foe("hero", seat, left))
        after = self.after_search(space)
        notes = [f"after a search {per_cent(after.win)}"] if after else []
        caption = "to win" if len(foes) == 1 else "to win all"
        return Foreseen(tuple(foes), ahead.win, caption, (*self.cost(ahead), *notes))

    def cost(self, ahead: Run) -> list[str]:
        """How far the own hero is moved when it is beaten."""
        seat = self.parties.asked()
        lost = ahead.losing[seat]
        return [f"{per_cent(lost)} you lose, {ahead.back[seat] / lost:.1f} spaces back"] if lost else []

    def at_lair(self, ahead: Run) -> Foreseen:
        """The Dragon, strength by strength."""
        p, seat = self.parties, self.parties.asked()
        dice, strengths = p.party(seat) + ("sword" in p.items(seat)), tuple(p.facts["strengths"])
        foes = [Foe("dragon", one, kill_chance(dice, strengths[: n + 1])) for n, one in enumerate(strengths)]
        return Foreseen(tuple(foes), ahead.win, "to slay it", (wounds(ahead), *self.cost(ahead)))

    def visited(self, space: int) -> Foreseen | None:
        """Those who stand where the Dragon comes with the next 1, in the order in which they fight."""
        p, number = self.parties, self.parties.facts["dragon"]
        if number == p.kingdom.palace or space != p.kingdom.path[number]:
            return None
        ahead = self.view.by_rule(if_dragon_comes)
        if ahead is None:
            return None
        foes = (Foe("hero", seat, ahead.losing[seat]) for seat, at in enumerate(p.facts["at"]) if at == space)
        return Foreseen(tuple(foes), ahead.win, "it is slain", ("if a 1 is rolled", wounds(ahead)), theirs=True)

    # ---- in words ---------------------------------------------------------------------------------------------------
    def words(self, space: int) -> str:
        """The same in a sentence; "" for nothing."""
        found = self.on(space)
        if found is None:
            return ""
        if found.theirs:
            names = listed([f"{self.parties.name(foe.number)} {per_cent(foe.beaten)}" for foe in found.foes])
            return f"If a 1 is rolled, the Dragon comes: {per_cent(found.win)} it is slain; who loses: {names}."
        return f"{per_cent(found.win)} {found.caption}; {'; '.join(found.notes)}."

    def risk(self, space: int) -> str:
        """How likely a search there ends in defeat: "" where it cannot, or where that is not told."""
        after = self.after_search(space)
        found = sum(fall.chance for fall in after.falls if fall.monster == fall.seat) if after else 0.0
        return f"{per_cent(found)} to lose a battle" if found else ""

    # ---- whom to face, and on in a battle ---------------------------------------------------------------------------
    def facing(self, other: int) -> Run:
        """All who are still to be met, this one first."""
        return self.view.by_rule(face_off, self.parties.asked(), other)

    def defended(self) -> tuple[float, int]:
        """The chance that the Dragon is slain at the palace, and how many may still fight there."""
        ahead = self.view.by_rule(last_stand)
        return ahead.win, sum(lost > 0 for lost in ahead.losing)

    def onward(self, seat: int, other: int | None, dragon: bool) -> str:
        """The chance to win this battle and all that follow it here, as the table shows them; "" for the last."""
        p, known = self.parties, self.view.picture
        if dragon:
            left = [strength for strength in STRENGTHS if strength in p.facts["strengths"]]
            dice = p.party(seat) + ("sword" in p.items(seat))
            return f"slain {per_cent(kill_chance(dice, left))}" if len(left) > 1 else ""
        here = field(p.content, known, seat, p.facts["at"][seat], met=self.settled())
        if other is not None:
            here = here._replace(monsters=())
        ahead = run(here, first=-1 if other is None else other)
        return f"all {per_cent(ahead.win)}" if len(ahead.falls) > 1 else ""

    def settled(self) -> list[int]:
        """With whom a trade has been agreed on in this turn."""
        found: list[int] = []
        for event in self.view.latest():
            if isinstance(event, Said) and event.what == "rolls":
                break
            if isinstance(event, Said) and event.what == "agrees":
                found += [event.player or 0, event.about[0]]
        return found


def wounds(ahead: Run) -> str:
    """How many of its counters the Dragon loses on average."""
    return f"{ahead.wounds:.1f} wounds"
