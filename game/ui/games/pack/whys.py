"""whys: the numbers of this table that somebody may ask about: hit points and what takes them, powers, turns, piles."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from game.engine.agenda import Option
from game.engine.chain import Chain
from game.rules.pack.cards import SEATS, WILD, Content
from game.rules.pack.chains import (
    bonus_chain,
    deck_chain,
    discard_chain,
    fallen_chain,
    hit_chain,
    points_chain,
    power_chain,
    toll_chain,
    wait_chain,
)
from game.rules.pack.dueling import forecast
from game.rules.pack.state import COLUMNS, Entering, Offering, Paying, Placing, Summoning
from game.ui.draw.lettering import SMALLEST, fitted, width
from game.ui.draw.paint import Area
from game.ui.games.pack.ahead import Ahead, Caption, sum_of
from game.ui.games.pack.asides import BONUS_BOX, Asides, toll_box
from game.ui.games.pack.piles import Heap
from game.ui.games.pack.places import CAPTION_ROOM, COUNT, FALLING, WORDS, Places, falling_at
from game.ui.style.type import TEXTS
from game.ui.table.part import Part, View, kept
from game.ui.table.why import explained
from game.ui.window.focus import Control

AIR = 6.0  # units round a number in a caption


class Whys(Part):
    """Over the numbers; what a card counts or waits, and what a choice would make of it, is told where it lies."""

    name = "whys"

    def __init__(self, view: View, places: Places, ahead: Ahead, asides: Asides, heap: Heap) -> None:
        super().__init__(view)
        self.places, self.ahead, self.asides, self.heap = places, ahead, asides, heap
        self.reading = ahead.reading
        self.content: Content = view.content
        self.found: tuple[Hashable, list[Control]] = None, []  # when, and by which choice pointed at

    # ---- numbers that stand there --------------------------------------------------------------------------------
    def controls(self) -> list[Control]:
        """Without what lies under a pile that is looked through."""
        view = self.view
        if view.busy or self.heap.zone:
            return []
        now = (
            view.moment,
            view.sized,
            view.turned,
            self.asides.over,
            tuple(self.reading.would().items()),
            self.reading.boosted(),
        )
        if self.found[0] != now:
            self.found = now, [*self.at_rest(), *self.falling(), *self.lanes(), *self.outlook(), *self.wheel()]
        return self.found[1]

    @kept
    def at_rest(self) -> list[Control]:
        return list(self.of_seats())

    def of_seats(self) -> Iterator[Control]:
        """Hit points, and the cards of each pile."""
        view, known, first = self.view, self.view.picture, self.view.first
        told = [one for n in range(view.shown) if (one := view.event(n)) is not None]
        for seat, name in enumerate(view.names):
            own = seat == view.home
            x, y, r = self.places.dial(own)
            points = points_chain(self.content, first, known, seat, told)._replace(title=f"{name}: hit points")
            yield explained(view, f"points/{seat}", (x - r, y - r, 2 * r, 2 * r), points, "seats")
            piles = ("deck", deck_chain), ("discard", discard_chain)
            for family, chain_of in piles:
                x, y = self.places.count(family, own)
                box = self.places.heaps(own).box((x - COUNT, y - COUNT, 2 * COUNT, 2 * COUNT))
                chain = chain_of(first, known, seat, told)
                chain = chain._replace(title=f"{name}: {chain.title.lower()}")
                yield explained(view, f"{family}/{seat}", box, chain, "piles")

    def falling(self) -> Iterator[Control]:
        """What the dials are about to lose."""
        for seat, strikes in enumerate(self.ahead.strikes()):
            pane, brief = self.places.seat(seat == self.view.home)
            x, y = falling_at(brief)
            chain = toll_chain(self.content, strikes, self.view.picture.facts["hp"][seat])
            if chain.number:
                box = pane.box((x - FALLING, y - FALLING, 2 * FALLING, 2 * FALLING))
                title = f"{self.view.names[seat]}: the next duel"
                yield explained(self.view, f"falling/{seat}", box, chain._replace(title=title), "seats")

    def lanes(self) -> Iterator[Control]:
        """The numbers in the captions of lanes."""
        for column, caption in self.ahead.captions().items():
            for id, box, chain in self.in_caption(column, caption):
                number = explained(self.view, f"{id}/{column}", self.places.mat.box(box), chain, "lanes")
                number.tags["lane"] = column
                yield number

        for lane in self.ahead.lanes():
            if len(lane.lost) == SEATS:
                mine, theirs = lane.lost
                pairs = [(lane.column, mine, theirs), (lane.column, theirs, mine)]
                chain = fallen_chain(self.content, pairs)._replace(title=f"Column {lane.column + 1}: both go")
                box = self.places.mat.box(self.places.lie.caption(lane.column))
                number = explained(self.view, f"both/{lane.column}", box, chain, "lanes")
                number.tags["lane"] = lane.column
                yield number

    def in_caption(self, column: int, caption: Caption) -> Iterator[tuple[str, Area, Chain]]:
        """Each with its name, and its box on the mat."""
        x, y, w, h = self.places.lie.caption(column)
        match caption.cards:
            case (card,):
                yield "hit", (x, y, w, h), hit_chain(self.content, card)
            case (winner, loser):
                end = x + WORDS + self.wide(caption.text, caption)
                for id, card, facing in (("won", winner, loser), ("lost", loser, winner)):
                    wide = self.wide(sum_of(self.content, card, facing), caption)
                    start = x + WORDS if id == "won" else end - wide
                    yield id, (start - AIR, y, wide + 2 * AIR, h), power_chain(self.content, card, facing)

    def wide(self, words: str, caption: Caption) -> float:
        """Units of the mat that words of a caption take, at the size at which it is written in this window."""
        u, look, (w, h) = self.places.mat.k * self.view.scale, TEXTS[caption.style], CAPTION_ROOM
        wanted = max(SMALLEST, round(look.size * u))
        px = fitted(caption.text, look.face, wanted, w * u, h * u, look.tracking)
        return width(words, look.face, px, look.tracking) / u

    def outlook(self) -> Iterator[Control]:
        """What the next duel and the one after it take."""
        if (pane := self.view.pane("outlook")) is None or not self.asides.outlook_shows()[0]:
            return
        ahead, content, home = self.ahead, self.content, self.view.home
        now, later = ahead.comers(), ahead.comers(later=True)
        for row, seat in enumerate((1 - home, home)):
            name = self.view.names[seat]
            tolls = (
                ("damage", f"{name}: the next duel", toll_chain(content, ahead.strikes()[seat], None, now[seat])),
                ("fallen", f"{name}: monsters lost", fallen_chain(content, ahead.falls()[seat])),
                (
                    "then",
                    f"{name}: the duel after that",
                    toll_chain(content, ahead.strikes_after()[seat], None, later[seat]),
                ),
            )
            for column, (id, title, chain) in enumerate(tolls):
                if chain.links:
                    box, zone = pane.box(toll_box(row, column)), "fold" if self.asides.over else "outlook"
                    yield explained(self.view, f"{id}/{seat}", box, chain._replace(title=title), zone)

    def wheel(self) -> Iterator[Control]:
        """What the type that beats the other counts more."""
        if (pane := self.view.pane("wheel")) is not None and self.asides.wheel_words() == self.asides.bonus_words:
            zone, chain = "fold" if self.asides.over else "outlook", bonus_chain(self.content, self.view.home)
            yield explained(self.view, "bonus", pane.box(BONUS_BOX), chain, zone)

    def told_at(self, number: Control) -> list[Area]:
        """The number, and at a caption the monsters that it speaks of, with the stars that stick out of them."""
        if not isinstance(column := number.tags.get("lane"), int):
            return [number.rect]
        zones = [
            f"active/{seat}/{column}" for seat in range(SEATS) if self.view.picture.zones[f"active/{seat}/{column}"]
        ]
        left, _, wide, _ = self.places.mat.box(self.places.lie.caption(column))
        cards = (self.places.box(zone) for zone in zones)
        return [number.rect, *((left, y, wide, h) for _, y, _, h in cards)]

    # ---- what is told of a card, or of a choice ------------------------------------------------------------------
    def told_of(self, control: Control) -> Chain | None:
        """What makes up the number of a choice, or of the monster that stands there; None where it has none."""
        if self.view.busy:
            return None
        if (question := self.view.question) is not None and (key := control.tags.get("key")):
            option = next(option for option in question.options if option.key == key)
            return self.of_choice(option, question.player)
        family, _, place = control.id.partition("/")
        if family not in ("waiting", "active"):
            return None
        seat, _, column = place.partition("/")
        return (self.of_waiting if family == "waiting" else self.of_active)(int(seat), int(column))

    def of_choice(self, option: Option, seat: int) -> Chain | None:
        """The turns that a monster would wait, what it would count or take where it enters, or what this duel takes."""
        reading, content = self.reading, self.content
        word, _, place = option.key.partition(":")
        match self.view.about:
            case Summoning() if isinstance(option.at, int):
                return wait_chain(content, option.at, content.wait(option.at))
            case Placing(card):
                return wait_chain(content, card, content.wait(card))
            case Offering() if word == "boost":
                return self.of_waiting(seat, int(place) - 1, boosted=True)
            case Paying(column):
                return self.of_waiting(seat, column, boosted=True)
            case Entering(_, card):
                return self.standing(card, reading.cards.standing(1 - seat, int(place) - 1))
            case Offering(part=1):
                lanes = self.view.by_rule(forecast, seat)
                chain = toll_chain(content, [(lane.column, lane.mine) for lane in lanes if lane.damage])
                return chain._replace(title=f"{self.view.names[1 - seat]}: this duel") if lanes else None
        return None

    def of_waiting(self, seat: int, column: int, boosted: bool = False) -> Chain | None:
        """The turns that a monster waits, or would if it were boosted now."""
        card, die = self.reading.waiting(seat, column), self.reading.die(seat, column)
        if card is None or not die:
            return None
        was = bool(self.view.picture.facts["boosted"][seat * COLUMNS + column])
        return wait_chain(self.content, card, die - boosted, was or boosted)

    def of_active(self, seat: int, column: int) -> Chain | None:
        mine, theirs = (self.reading.cards.standing(who, column) for who in (seat, (seat + 1) % SEATS))
        return None if mine is None else self.standing(mine, theirs)

    def standing(self, card: int, facing: int | None) -> Chain | None:
        """The power of a monster in its duel, or what it takes with nobody in its way."""
        if facing is None:
            return hit_chain(self.content, card)
        wild = WILD in (self.content.types[card], self.content.types[facing])
        return None if wild else power_chain(self.content, card, facing)
