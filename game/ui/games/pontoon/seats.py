"""seats: the blocks round Pontoon's table: who sits there, stars won, whether they stay, and the power all can see."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from game.ui.draw.cache import Cache
from game.ui.draw.crests import shield, stars
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import frame, plate
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.places import BLOCK, DESIGNS, OWN_BLOCK, STRIP, Places
from game.ui.games.pontoon.verdict import Verdict
from game.ui.style.metrics import BOLD, EVEN, PILL
from game.ui.style.palette import palette
from game.ui.table.crests import crest_of, portrait_control, seat_medal
from game.ui.table.part import Part, Still, Target, View, laid_in
from game.ui.table.why import explained
from game.ui.window.focus import Control

COMPANIONS, STARS = 4, 5  # a full party, stars that win
FELT_DARK = palette.felt
FARED = {"wins": "Wins the quest", "meets it": "Meets the condition", "misses it": "Misses the condition"}
# the middle of a shield in each form, and its radius
SHIELDS = {
    "own": (282.0, 56.0, 40.0),
    "badge": (90.0, 46.0, 30.0),
    "block": (BLOCK[2] - 36, 29.0, 24.0),
    "strip": (STRIP[2] - 24, 31.0, 23.0),
}


PEEK: Area = (28, 663, 196, 36)  # the plate for looking in the own block
CARD, FOOT, RIM = 1.4, 0.27, 0.06  # of the width of a card: how high it is, its foot with such a plate, its rim
LINES, CLOSE = (123.0, 26.0), (113.0, 22.0)  # the first line of the own block, and from line to line; over a plate
HEADS: dict[str, Area] = {  # portrait, name and stars in each form
    "own": (20, 524, 234, 94),
    "badge": (4, 6, 116, 140),
    "block": (4, 2, 140, 54),
    "strip": (4, 5, 132, 52),
}


class SeatLook(NamedTuple):
    """All that a block shows."""

    name: str
    crest: str
    stars: int
    power: str  # "12", or "12+" while the Equipment is hidden
    state: str  # "", "stayed", "thinking", "to move"
    members: int = 0
    lines: tuple[str, ...] = ()
    starting: bool = False
    lit: bool = False


class Seats(Part):
    """A block for each party; the own one is the largest. `told`: the power of a party as it may be told, and whether
    that is all of it."""

    name = "seats"

    def __init__(self, view: View, places: Places, told: Callable[[int], tuple[int, bool]], verdict: Verdict) -> None:
        super().__init__(view)
        self.places, self.parties, self.told, self.verdict = places, Parties(view), told, verdict

    def still(self) -> Iterable[Still]:
        for seat in range(self.view.seats):
            form, _, _ = self.places.seat(seat).partition("/")
            look, pane = self.look(seat), self.places.pane_of(seat)
            paint = partial(self.put, form=form, look=look, box=pane.design)
            yield laid_in(pane, Still(f"seat/{seat}", pane.design, (form, look), paint))

    def put(self, s: Sheet, form: str, look: SeatLook, box: Area) -> None:
        """A seat from its stamp."""
        paint, pictures = PAINT[form], self.view.pictures
        self.view.stamps.put(s, (form, look), *box, lambda t: paint(t, pictures, look))

    def look(self, seat: int) -> SeatLook:
        """What the block of a seat shows now."""
        view, parties = self.view, self.parties
        player = view.player(seat)
        number, known = self.told(seat)
        power = f"{number}{'' if known else '+'}"
        if not view.picture.zones[f"equipment/{seat}"]:
            power = ""
        return SeatLook(
            player.name,
            player.worn,
            parties.stars(seat),
            power,
            self.state(seat),
            len(parties.companions(seat)),
            tuple(self.lines(seat)) if seat == view.home else (),
            lit=f"seat/{seat}" in view.spoken_of() or self.verdict.winner == seat,
        )

    def state(self, seat: int) -> str:
        if told := self.verdict.said_of(seat):
            return told
        if not self.view.past and not self.view.busy and self.view.turn == seat:
            return self.view.asked_words(seat)
        return "stayed" if self.view.picture.facts["stayed"][seat] else ""

    def lines(self, seat: int) -> list[str]:
        """Three lines about the own party, or two above a plate for looking."""
        quest, stars = self.parties.quest(), self.parties.stars(seat)
        short = max(0, STARS - stars)
        goal = f"{short} star{'s' * (short != 1)} to go" if short else "Five stars"
        fared = FARED.get(self.verdict.said_of(seat), "")
        if quest is not None and 0 < short <= quest.stars and not self.verdict.outcome:
            goal += ": this quest wins"
        elif quest is not None and quest.warning:
            goal += ": last quest"
        last = [fared or goal] if self.peek(seat) else [goal, fared or self.still_in(seat)]
        return [f"{len(self.parties.companions(seat))} of {COMPANIONS} companions", *last]

    def still_in(self, seat: int) -> str:
        stayed = self.view.picture.facts["stayed"]
        names = [name for other, name in enumerate(self.view.names) if other != seat and not stayed[other]]
        others = " and ".join(filter(None, (", ".join(names[:-1]), names[-1] if names else "")))
        if stayed[seat]:
            return f"You stay; still in play: {others}" if names else "All have stayed"
        if len(names) == self.view.seats - 1 > 1:
            return "Nobody has stayed yet"
        return f"{others} {'has' if len(names) == 1 else 'have'} not stayed yet" if names else "All others have stayed"

    def told_of(self, seat: int) -> str:
        """Quests won, for the bubble of a portrait."""
        won = [self.view.content.name(card) for card in self.view.picture.zones[f"won/{seat}"] if card is not None]
        return f"Quests won: {', '.join(won) or 'none yet'}."

    def portrait(self, seat: int, r: float) -> Area:
        x, y = self.places.portrait(seat)
        return self.places.pane_of(seat).box((x - r, y - r, 2 * r, 2 * r))

    def controls(self) -> list[Control]:
        """Each portrait: why that computer did what it did, and the quests won; each shield: what the power is made
        up of."""
        view = self.view
        boxes = [self.portrait(seat, 40 if seat == view.home else 24) for seat in range(view.seats)]
        found = [portrait_control(view, seat, box, self.told_of(seat)) for seat, box in enumerate(boxes)]
        return [*found, *(self.shield(seat) for seat in range(view.seats) if view.picture.zones[f"equipment/{seat}"])]

    def shield(self, seat: int) -> Control:
        x, y, r = SHIELDS[self.places.seat(seat).partition("/")[0]]
        chain = self.parties.chain(seat)
        known = "" if self.parties.sure(seat) else ", without the hidden Equipment"
        chain = chain._replace(title=f"{self.view.names[seat]}: power{known}")
        box = self.places.pane_of(seat).box((x - r, y - r, 2 * r, 2 * r))
        return explained(self.view, f"power/{seat}", box, chain, "seats")

    def where(self, thing: Target, at: int) -> Area | None:
        """A seat: its portrait with the name and the stars; and its plate for looking at what lies face down."""
        family, _, seat = str(thing).partition("/")
        if family == "peek" and seat.isdigit():
            return self.peek(int(seat))
        if family not in ("won", "seat") or not seat.isdigit():
            return None
        form = self.places.seat(int(seat)).partition("/")[0]
        return self.places.pane_of(int(seat)).box(HEADS[form])

    def peek(self, seat: int) -> Area | None:
        """In the own block; a rival's is the foot of its Equipment while that lies face down, and turns with it."""
        form = self.places.seat(seat).partition("/")[0]
        if not self.view.shared or form in ("badge", "strip"):
            return None
        if form == "own":
            return self.places.pane_of(seat).box(PEEK)
        if self.parties.open(seat):
            return None
        stayed = self.view.picture.facts["stayed"][seat]
        x, y, w, _ = self.places.equipment(seat, stayed)
        return foot(x, y, w, stayed)


def foot(x: float, y: float, w: float, turned: bool) -> Area:
    """The foot of a card of that width with its middle at x, y; turned: it lies on its side."""
    high, rim = w * FOOT, w * RIM
    if turned:
        return x - CARD * w / 2 + rim, y - w / 2 + rim, high, w - 2 * rim
    return x - w / 2 + rim, y + CARD * w / 2 - rim - high, w - 2 * rim, high


def draw_plate(t: Sheet, look: SeatLook, box: Area, edge: float) -> None:
    """What a seat lies on, with an edge in its colour, or lit; `edge` = how clear that is."""
    colour, wide, seen = (palette.glow, BOLD, 1.0) if look.lit else (crest_of(look.crest).light, EVEN, edge)
    t.svg(plate(*box, PILL, FELT_DARK, 0.6) + frame(*box, PILL, colour, wide, seen))


def block(t: Sheet, pictures: Cache, look: SeatLook) -> None:
    """A rival; the cards are laid on it."""
    crest, w = crest_of(look.crest), BLOCK[2] - 16
    draw_plate(t, look, (4, 8, w, BLOCK[3] - 14), 0.55)
    seat_medal(t, pictures, look.crest, 30, 26, 20)
    t.say(look.name, "heading", PAPER, 62, 22, "l", w - 180 if look.state else w - 118, maxh=20)
    stars(t, 70, 41, look.stars, 15)
    if look.state:
        fill, ink = palette.pine, palette.baize
        if look.state in ("thinking", "to move"):
            fill, ink = crest.shade, PAPER
        elif look.state == "wins":
            fill, ink = palette.gold, palette.ink
        t.svg(f'<rect x="{w - 114}" y="16" width="70" height="24" rx="12" fill="{fill}"/>')
        t.say(look.state, "note", ink, w - 79, 27.5, "c", 62, maxh=20)
    if look.power:
        shield(t, look.power, crest, *SHIELDS["block"])


def strip(t: Sheet, pictures: Cache, look: SeatLook) -> None:
    """The same where there is little room: who is to move has a lit edge, who stays a card that lies on its side."""
    crest = crest_of(look.crest)
    draw_plate(t, look, (2, 2, STRIP[2] - 4, STRIP[3] - 4), 1 if look.state in ("thinking", "to move") else 0.5)
    seat_medal(t, pictures, look.crest, 30, 31, 22)
    t.say(look.name, "heading", PAPER, 58, 23, "l", 74, maxh=22)
    stars(t, 66, 43, look.stars, 14)
    if look.power:
        shield(t, look.power, crest, *SHIELDS["strip"])


def own(t: Sheet, pictures: Cache, look: SeatLook) -> None:
    """The own party, with the lines about it."""
    x, y, w, h = OWN_BLOCK
    draw_plate(t, look, (4, 4, w, h), 0.7)
    seat_medal(t, pictures, look.crest, 56, 56, 38)
    t.say(look.name, "title", PAPER, 112, 36, "l", 124, maxh=26)
    stars(t, 124, 68, look.stars, 25)
    if look.power:
        shield(t, look.power, crest_of(look.crest), *SHIELDS["own"])
    top, step = LINES if len(look.lines) > 2 else CLOSE
    companions(t, 204, top - 9, look.members)
    for row, line in enumerate(look.lines):
        room = 172 if row == 0 else w - 44
        t.say(line, "note", palette.glow if row == 1 else palette.baize, 26, top + step * row, "l", room, maxh=20)


def badge(t: Sheet, pictures: Cache, look: SeatLook) -> None:
    """The own party where there is little room."""
    _, _, w, h = DESIGNS["badge"]
    draw_plate(t, look, (2, 2, w - 4, h - 4), 0.7)
    seat_medal(t, pictures, look.crest, 38, 42, 30)
    if look.power:
        shield(t, look.power, crest_of(look.crest), *SHIELDS["badge"])
    t.say(look.name, "heading", PAPER, w / 2, 102, "c", w - 16, maxh=24)
    stars(t, 20, 130, look.stars, 21)
    companions(t, w / 2 - 39, 150, look.members)


def companions(t: Sheet, x: float, y: float, members: int) -> None:
    """How many companions a party has of those that it may have, as little cards in a row."""
    t.svg(
        "".join(
            f'<rect x="{x + i * 21:g}" y="{y:g}" width="15" height="20" rx="3" '
            f'fill="{palette.gold if i < members else palette.pine}"/>'
            for i in range(COMPANIONS)
        )
    )


PAINT = {"own": own, "badge": badge, "block": block, "strip": strip}
