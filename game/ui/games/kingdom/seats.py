"""seats: what everybody owns at the table of Dungeon & Kingdom: the rivals' strips, the own possessions, portraits."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import cast

from game.engine.events import Changed, Event
from game.engine.words import counted, signed
from game.rules.kingdom.cards import Content
from game.ui.draw.paint import Area, Sheet
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.cards import Cards
from game.ui.games.kingdom.places import GRAVEYARD, OWN_COLUMN, TREASURY, Places
from game.ui.games.kingdom.printed import colour_of
from game.ui.games.kingdom.story import Story
from game.ui.games.kingdom.strips import Own, SeatLook, gem_boxes, rival
from game.ui.style.metrics import BROAD, SLIP
from game.ui.style.palette import palette
from game.ui.table.crests import portrait_control
from game.ui.table.marks import LIT
from game.ui.table.part import Part, Still, Target, View, kept, laid_in, still_in
from game.ui.window.focus import Control
from game.ui.window.motion import FLOAT_UP, Call, Motion, Then

COLOURS = ("white", "red", "orange", "yellow", "green", "blue", "purple")
SPARE = 10.0  # units between the points and what stands below them, for a ring
OWNED = ("treasury", "graveyard", "reserve", "hand", "array")


AREAS: dict[str, tuple[Area, Area]] = {  # Treasury and Graveyard
    "own": (TREASURY, GRAVEYARD),
    "column": ((OWN_COLUMN[0], 496, OWN_COLUMN[2], 114), (OWN_COLUMN[0], 610, OWN_COLUMN[2], 76)),
    "badge": ((8, 84, 172, 52), (8, 64, 172, 20)),
}


class Seats(Part):
    """The own seat is the largest; after a cut it is a column."""

    name = "seats"

    def __init__(self, view: View, places: Places, aim: Aim, cards: Cards, story: Story) -> None:
        super().__init__(view)
        self.places, self.aim, self.cards, self.story = places, aim, cards, story
        self.own = Own(view.pictures, cards.images)
        self.content: Content = view.content

    # ---- what a seat shows ---------------------------------------------------------------------------------------
    def look_at(self, seat: int) -> SeatLook:
        view, lying = self.view, self.cards.lying
        pieces, left = view.spoken_of(), self.aim.holdings.cards_left(seat)
        return SeatLook(
            view.names[seat],
            view.crest(seat),
            view.picture.facts["reserve"][seat],
            len(lying(f"hand/{seat}")),
            tuple(card for card in lying(f"graveyard/{seat}") if card is not None),
            self.gems_of(seat),
            self.state(seat),
            f"seat/{seat}" in pieces or f"treasury/{seat}" in pieces,
            len(view.picture.zones[f"array/{seat}"]),
            f"+{left // 2} at the end",
            self.aim.coming_gem() if seat == view.home else "",
            self.secret(seat),
        )

    def secret(self, seat: int) -> bool:
        """Whether a rival round a shared table holds cards."""
        return self.view.shared and seat != self.view.home and bool(self.cards.lying(f"hand/{seat}"))

    def gems_of(self, seat: int) -> tuple[tuple[str, int], ...]:
        """Colours and how many Gems there are of each, in the order of the rulebook."""
        gems = [colour_of(self.content, card) for card in self.cards.lying(f"treasury/{seat}") if card is not None]
        return tuple((colour, gems.count(colour)) for colour in COLOURS if colour in gems)

    def state(self, seat: int) -> str:
        view, facts = self.view, self.view.picture.facts
        if not view.past and not view.busy and view.turn == seat:
            return view.asked_words(seat)
        return "acts" if facts["active"] == seat and facts["winners"] is None else ""

    def told_of(self, seat: int) -> str:
        """What the seat owns, for the bubble of a portrait."""
        left = self.aim.holdings.cards_left(seat)
        graves = [self.content.name(card) for card in self.view.picture.zones[f"graveyard/{seat}"] if card is not None]
        cut = self.story.cuts.get(seat)
        last = f" Last cut: {cut[1]}" if cut else ""
        return (
            f"{self.view.picture.facts['reserve'][seat]} points; {left} cards left count {left // 2} more "
            f"at the end. Graveyard: {', '.join(graves) or 'empty'}.{last}"
        )

    # ---- seen ----------------------------------------------------------------------------------------------------
    def still(self) -> Iterable[Still]:
        for seat in range(self.view.seats):
            look = self.look_at(seat)
            if seat != self.view.home:
                name = self.places.rival(seat)
                _, _, w, h = (pane := self.places.pane(name)).design
                paint = partial(rival, pictures=self.view.pictures, look=look, w=w - 8, h=h - 8)
            else:
                name = self.places.own
                pane = self.places.pane(name)
                paint = partial({"own": self.own.row, "column": self.own.column}.get(name, self.own.badge), look=look)
            yield laid_in(pane, still_in(pane.design, f"seat/{seat}", (name, look), paint))

    def draw(self, s: Sheet) -> None:
        hand = self.view.area("hand")
        if hand and not self.places.parted and not self.view.picture.zones[f"hand/{self.view.home}"]:
            x, y, w, h = hand
            words = "Your hand is empty. Adventurers left in a Kingdom come home to it."
            s.tell(words, "note", palette.soft, x + 12, y + h / 2 - 20, w - 24, maxh=h / 2 + 16)
        for control in self.controls():
            if "key" in control.tags:
                self.cards.marks.choice(s, control)
        own = self.places.pane(self.places.own)
        t = own.sheet(s)
        for control in self.gems():
            x, y, w, h = box = own.unbox(control.rect)
            self.cards.marks.edge(t, box, LIT, 2)
            gems = cast(list[int], control.tags["gems"])
            if picked := sum(card in self.cards.picks.cards for card in gems):
                self.cards.marks.picked(t, x + w - 8, y + h - 6, picked)

    # ---- pointed at ----------------------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        return [*self.at_rest(), *self.gems()]

    def gems(self) -> Iterable[Control]:
        """The own Gems, while some are to be given: a click picks one more of a colour."""
        picks, home = self.cards.picks, self.view.home
        if not picks.asked or not self.places.parted:
            return
        own = [card for card in self.view.picture.zones[f"treasury/{home}"] if card is not None]
        pane, held = self.places.pane(self.places.own), self.gems_of(home)
        (left, top, *_), boxes = pane.design, gem_boxes(self.places.own, held)
        for at, (colour, count) in enumerate(held):
            gems = [card for card in own if colour_of(self.content, card) == colour]
            if picks.now.may.intersection(gems):
                x, y, w, h = boxes[at]
                box = pane.box((left + x, top + y, w, h))
                deed = partial(picks.add, self.content.kind[gems[0]])
                told = f"{counted(count, colour + ' Gem')}, {sum(card in picks.cards for card in gems)} picked"
                yield Control(f"gem/{colour}", box, told, deed, zone="choices", radius=SLIP, tags={"gems": gems})

    @kept
    def at_rest(self) -> list[Control]:
        """Portraits, and rivals who may be searched."""
        return [*(self.portrait(seat) for seat in range(self.view.seats)), *self.searched()]

    def portrait(self, seat: int) -> Control:
        """Why that computer did what it did, and what the seat owns."""
        x, y, r = self.places.crest(seat)
        return portrait_control(self.view, seat, (x - r, y - r, 2 * r, 2 * r), self.told_of(seat))

    def searched(self) -> Iterable[Control]:
        for seat, name in enumerate(self.view.names):
            if seat != self.view.home and self.view.option_at(f"hand/{seat}"):
                box, label = self.places.strip(seat), f"Search the hand of {name}"
                yield self.view.control(f"rival/{seat}", box, f"hand/{seat}", label, zone="choices", radius=BROAD)

    def where(self, thing: Target, at: int) -> Area | None:
        family, _, owner = str(thing).partition("/")
        if not owner.isdigit() or family not in (*OWNED, "seat", "peek"):
            return None
        seat, name = int(owner), self.places.own
        if family == "peek":
            return self.places.peek(seat) if self.secret(seat) else None
        pane = self.places.pane(name)
        x, y, r = self.places.crest(seat)
        if family == "seat":
            return x - r, y - r, 2 * r, 2 * r
        if seat != self.view.home:
            return self.places.points(seat) if family == "reserve" else self.places.strip(seat)
        match family:
            case "treasury":
                return pane.box(AREAS[name][0])
            case "graveyard":
                return pane.box(AREAS[name][1])
            case "reserve" if name == "badge":  # too small for a ring within it
                return pane.box(pane.design)
            case "reserve":
                return x - r, y - r, (116 if name == "own" else 132) * pane.k, r + 30 * pane.k - SPARE
        return None


class Gains(Part):
    """What is won and lost floats over its seat."""

    name = "points"

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.told: list[int] = []  # the points of each seat that have been shown

    def lay_out(self) -> None:
        self.told = list(self.view.picture.facts["reserve"])

    def show(self, event: Event) -> Motion | None:
        if not isinstance(event, Changed) or event.field != "reserve":
            return None
        seat, points = int(event.index), int(event.value)
        gain, self.told[seat] = points - self.told[seat], points
        return self.rise(seat, gain) if gain else None

    def rise(self, seat: int, gain: int) -> Motion:
        sound, colour = ("coin", palette.good_light) if gain > 0 else ("lose", palette.harm_light)
        over = partial(self.view.where, f"reserve/{seat}")
        told = self.view.say_over(f"seat/{seat}", over, signed(gain), "number", FLOAT_UP, colour)
        return Then(Call(self.view.sounder(sound)), told)
