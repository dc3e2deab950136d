"""seats: the blocks round Pontoon's table: who sits there, stars won, whether they stay, and the power all can see."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from game.ui.draw.cache import Cache
from game.ui.draw.crests import shield, stars
from game.ui.draw.paint import PAPER, Sheet
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.places import OWN_BLOCK, Block, Places
from game.ui.table.crests import CRESTS, portrait_control, seat_medal
from game.ui.table.part import Part, Still
from game.ui.table.view import Area, Target, View
from game.ui.window.focus import Control

COMPANIONS, STARS = 4, 5  # a full party, stars that win
FELT_DARK = "#0f3a2d"


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
    """A block for each party; the own one is the largest."""

    name = "seats"

    def __init__(self, view: View, places: Places) -> None:
        super().__init__(view)
        self.places, self.parties = places, Parties(view)

    def still(self) -> Iterable[Still]:
        for seat in range(self.view.seats):
            look = self.look(seat)
            if seat == self.view.home:
                box = OWN_BLOCK[0] - 4, OWN_BLOCK[1] - 4, 336.0, 198.0
            else:
                block = self.places.block(seat)
                box = block.x - 4, block.y - 2, block.wide + 14, block.card * 1.4 + 68
            yield Still(f"seat/{seat}", box, look, partial(self.put, seat=seat, look=look, box=box))

    def put(self, s: Sheet, seat: int, look: SeatLook, box: Area) -> None:
        """A block from its stamp."""
        pictures, stamps = self.view.pictures, self.view.stamps
        if seat == self.view.home:
            stamps.put(s, ("own", look), *box, lambda t: own(t, pictures, look))
        else:
            block = self.places.block(seat)
            stamps.put(s, ("rival", look, block), *box, lambda t: rival(t, pictures, look, block))

    def look(self, seat: int) -> SeatLook:
        """What the block of a seat shows now."""
        view, parties = self.view, self.parties
        player = view.player(seat)
        known = parties.sure(seat)
        power = str(parties.power(seat) if known else parties.crew(seat)) + ("" if known else "+")
        if not view.picture.zones[f"equipment/{seat}"]:
            power = ""
        return SeatLook(
            player.name,
            player.crest,
            parties.stars(seat),
            power,
            self.state(seat),
            len(parties.companions(seat)),
            tuple(self.lines(seat)) if seat == view.home else (),
            lit=f"seat/{seat}" in view.spoken_of(),
        )

    def state(self, seat: int) -> str:
        if not self.view.past and not self.view.busy and self.view.turn == seat:
            return "to move" if self.view.player(seat).is_person else "thinking"
        return "stayed" if self.view.picture.facts["stayed"][seat] else ""

    def lines(self, seat: int) -> list[str]:
        """Three lines about the own party."""
        quest, stars = self.parties.quest(), self.parties.stars(seat)
        short = max(0, STARS - stars)
        goal = f"{short} star{'s' * (short != 1)} to go" if short else "Five stars"
        if quest is not None and 0 < short <= quest.stars:
            goal += ": this quest wins"
        elif quest is not None and quest.warning:
            goal += ": last quest"
        return [f"{len(self.parties.companions(seat))} of {COMPANIONS} companions", goal, self.still_in(seat)]

    def still_in(self, seat: int) -> str:
        stayed = self.view.picture.facts["stayed"]
        names = [name for other, name in enumerate(self.view.names) if other != seat and not stayed[other]]
        others = " and ".join(filter(None, (", ".join(names[:-1]), names[-1] if names else "")))
        if stayed[seat]:
            return f"You stay; still in play: {others}" if names else "All have stayed"
        return f"{others} {'has' if len(names) == 1 else 'have'} not stayed yet" if names else "All others have stayed"

    def told_of(self, seat: int) -> str:
        """Quests won, for the bubble of a portrait."""
        won = [self.view.content.name(card) for card in self.view.picture.zones[f"won/{seat}"] if card is not None]
        return f"Quests won: {', '.join(won) or 'none yet'}."

    def portrait(self, seat: int, r: float) -> Area:
        x, y = self.places.crest(seat)
        return x - r, y - r, 2 * r, 2 * r

    def controls(self) -> list[Control]:
        """Each portrait: why that computer did what it did, and the quests won."""
        view = self.view
        boxes = [self.portrait(seat, 40 if seat == view.home else 24) for seat in range(view.seats)]
        return [portrait_control(view, seat, box, self.told_of(seat)) for seat, box in enumerate(boxes)]

    def where(self, thing: Target, at: int) -> Area | None:
        family, _, seat = str(thing).partition("/")
        return self.portrait(int(seat), 44) if family in ("won", "seat") and seat.isdigit() else None


def rival(t: Sheet, pictures: Cache, look: SeatLook, block: Block) -> None:
    """A rival's block with its upper left corner at 4, 2; the cards are laid on it."""
    x, y, w = 4.0, 2.0, block.wide
    crest = CRESTS[look.crest]
    h = block.card * 1.4 + 56
    edge = ("#ffe08a", 3, 1.0) if look.lit else (crest.light, 2, 0.55)
    t.svg(
        f'<rect x="{x}" y="{y + 6}" width="{w}" height="{h:.0f}" rx="18" fill="{FELT_DARK}" opacity=".55"/>'
        f'<rect x="{x + 1}" y="{y + 7}" width="{w - 2}" height="{h - 2:.0f}" rx="17" fill="none" stroke="{edge[0]}" '
        f'stroke-width="{edge[1]}" stroke-opacity="{edge[2]}"/>'
    )
    seat_medal(t, pictures, look.crest, x + 26, y + 24, 20)
    t.text(look.name, "title", 19, PAPER, x + 58, y + 20, "l", w - 180 if look.state else w - 118, maxh=20)
    stars(t, x + 66, y + 39, look.stars, 15)
    if look.state:
        thinking = look.state in ("thinking", "to move")
        fill = crest.shade if thinking else "#0c2c22"
        t.svg(f'<rect x="{x + w - 118}" y="{y + 14}" width="70" height="24" rx="12" fill="{fill}"/>')
        t.text(look.state, "semi", 16, PAPER if thinking else "#cfe6d4", x + w - 83, y + 25.5, "c", 62, maxh=20)
    if look.power:
        shield(t, look.power, crest, x + w - 24, y + 27, 24)


def own(t: Sheet, pictures: Cache, look: SeatLook) -> None:
    """The block at the bottom, drawn from 0, 0 with a margin of 4."""
    x, y = 4.0, 4.0
    w, h = OWN_BLOCK[2:]
    crest = CRESTS[look.crest]
    edge = ("#ffe08a", 3, 1.0) if look.lit else (crest.light, 2, 0.7)
    t.svg(
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="20" fill="{FELT_DARK}" opacity=".62"/>'
        f'<rect x="{x + 1}" y="{y + 1}" width="{w - 2}" height="{h - 2}" rx="19" fill="none" stroke="{edge[0]}" '
        f'stroke-width="{edge[1]}" stroke-opacity="{edge[2]}"/>'
    )
    seat_medal(t, pictures, look.crest, x + 52, y + 52, 38)
    t.text(look.name, "title", 26, PAPER, x + 108, y + 32, "l", 124, maxh=26)
    stars(t, x + 120, y + 64, look.stars, 25)
    if look.power:
        shield(t, look.power, crest, x + 278, y + 52, 40)
    slots = "".join(
        f'<rect x="{x + 200 + i * 21}" y="{y + 110}" width="15" height="20" rx="3" '
        f'fill="{"#f5c242" if i < look.members else "#1d4436"}"/>'
        for i in range(4)
    )
    t.svg(slots)
    for row, line in enumerate(look.lines[:3]):
        room = 172 if row == 0 else w - 44
        t.text(line, "semi", 17, "#ffe08a" if row == 1 else "#d6ecdc", x + 22, y + 119 + 26 * row, "l", room, maxh=20)
