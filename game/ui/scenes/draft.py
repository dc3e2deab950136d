"""draft: Draft and Sealed from the opened boosters to the last duel: who takes part, cards taken, decks, standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from game.company import LEVELS, Player
from game.modes import drafting
from game.modes.draft import Pods
from game.modes.drafting import BOOSTER, DRAFT, PICKS, ROUNDS, SEATS, Pod
from game.modes.expedition import cards
from game.rules.pack.cards import Monster
from game.rules.pack.decks import ordered, write_code
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.games.pack import offers
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, grid, row, tiles
from game.ui.scenes import boosting, standings
from game.ui.scenes.boosting import Choice
from game.ui.scenes.moded import Moded
from game.ui.scenes.people import LEVEL_NAMES, house_signs
from game.ui.widgets.choices import Dropdown, Segments
from game.ui.widgets.flowing import AIR
from game.ui.widgets.header import Header
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

ASIDE = (("red_strike", "blue_evade"), ("green_spell", "white_wild"))  # colours shown at both sides of the first page
SIDE = 390.0  # units of the panel beside the cards
CARD = (104.0, 146.0)  # least units of a card that can be taken
CHIPS = 400.0  # units of the three boosters above them
POOLED = (84.0, 118.0)  # of one that can be put into a deck
KEPT = "What has been taken is kept; Draft and Sealed brings it back."
OPENED = (DRAFT, drafting.SEALED)
TITLES = {DRAFT: "Draft", drafting.SEALED: "Sealed"}
TOLD = {
    DRAFT: "Three boosters of ten for each. Take a card, pass the rest on; the second booster goes the other way "
    "round. Then build a deck of what you took.",
    drafting.SEALED: "Five boosters of six for each, and a deck of what is in them.",
}


class Draft(Moded):
    """`chosen`: the card that is marked; `inside`: by id how many copies the deck that is being built has; `seen`: the
    person for whom the screen is open, None while the
    curtain is down; `built_for`: seed and seat of the deck that is being
    built."""

    def __init__(self, app: House) -> None:
        super().__init__(app)
        self.content = cards()
        self.kept = Pods(app.folders)
        self.kind, self.seats, self.people, self.level = 0, 4, 1, 1
        self.chosen = 0
        self.inside: Counter[str] = Counter()
        self.seen: int | None = None
        self.built_for: tuple[int, int] | None = None

    def look_anew(self) -> None:
        """What has come about since."""
        self.kept = Pods(self.parlour.folders)
        self.warn(self.kept.message)
        self._next()

    def _next(self) -> None:
        """Whoever is asked now: with several people the screen is covered first."""
        pod, asked = self.pod, self.asked()
        self.seen = asked if pod is None or len(pod.people) < 2 else None
        self.chosen = 0
        if pod is not None and asked is not None and not self.kept.drafting():
            self._begin_deck(pod, asked)
        if pod is not None and asked is not None and self.seen is None:
            player = pod.players[asked]
            self.parlour.post(Push(self.parlour.make("curtain", player, self.uncover, 0, KEPT)))
        self.set_out()

    def resume(self, result: object) -> object:
        """Who lifts the curtain finds everything as it was when it fell."""
        return result() if callable(result) else super().resume(result)

    def _begin_deck(self, pod: Pod, seat: int) -> None:
        """A suggestion to begin with; one that is being built stays as it is, whatever was looked at meanwhile."""
        if self.built_for != (pod.seed, seat):
            self.built_for = pod.seed, seat
            self.inside = Counter(dict(drafting.built(self.content, self.pool(seat))))

    # ---- what there is ----------------------------------------------------------------------------------------
    @property
    def pod(self) -> Pod | None:
        return self.kept.pod

    def asked(self) -> int | None:
        """The person who takes a card or builds a deck now; None for nobody."""
        if self.pod is None:
            return None
        if self.kept.drafting():
            pick = drafting.drafted(self.content, self.pod).next
            assert pick is not None
            return pick.seat
        return self.kept.unbuilt()

    def pool(self, seat: int) -> tuple[str, ...]:
        assert self.pod is not None
        return drafting.pools_of(self.content, self.pod)[seat]

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        pod, asked = self.pod, self.asked()
        if pod is None:
            return self._framed("Draft and Sealed", "boosters of The Monster Pack", *self._begin())
        title = TITLES[pod.kind]
        if asked is not None and self.seen is None:
            return self._framed(title, "", box(), [], box())
        if self.kept.drafting():
            return self._framed(title, self._stage_words(), *self._picking())
        if asked is not None:
            return self._framed(title, f"{pod.players[asked].name} builds a deck", *self._building(asked))
        return self._framed(title, f"{len(pod.players)} at the table", *self._table(), "Standings", "Duels")

    def _framed(self, title: str, note: str, main: Box, side: Sequence[Box], go: Box, *names: str) -> Box:
        """The page: what it is about, what stands beside it, and the way on; the `names` of the first two where only
        one of them has room."""
        head = Header(title, self.back, note, "claw", house_signs(self.parlour))
        if not side:
            alone = column(main.share(), go, gap=12)
            return self.headed(head, alone, alone, alone, little=AIR)
        beside = column(self.panel("", *side, gap=8).share(), go, gap=10)
        wide = row(main.share(), beside.min(300).like(w=SIDE).max(w=SIDE), gap=14)
        tall = column(main.share(1.6), self.panel("", *side, gap=8).share(), go, gap=12)
        first_page, second = names or ("Cards", "So far")
        listed = self.scrolled("places", main).min(h=80) if names else main
        pages = [(first_page, listed), (second, self.scrolled("so far", self.panel("", *side, gap=8)).min(h=80))]
        return self.headed(head, wide, tall, column(self.tabbed(pages).share(), go, gap=8))

    # ---- who takes part ---------------------------------------------------------------------------------------
    def _begin(self) -> tuple[Box, list[Box], Box]:
        look = self.style.palette
        kinds = [TITLES[kind] for kind in OPENED]
        kind = Segments("kind", NOWHERE, "What is opened", kinds, lambda: self.kind, self._set("kind"))
        seats = [str(n) for n in range(SEATS[0], SEATS[1] + 1)]
        rows = (
            ("At the table", "seats", seats, self.seats - SEATS[0], SEATS[0]),
            ("People among them", "people", [str(n) for n in range(1, self.seats + 1)], self.people - 1, 1),
            ("Computers", "level", [LEVEL_NAMES[level] for level in LEVELS], self.level, 0),
        )
        lines = [
            row(
                self.words(said, "setting").share(),
                self.leaf(
                    Dropdown(field, 0, 0, 0, said, items, partial(int, at), self._set(field, least)), 150, 40
                ).size(150, 40),
                gap=10,
            )
            for said, field, items, at, least in rows
        ]
        told = self.words(TOLD[OPENED[self.kind]], "body", look.paper, wraps=True)
        sat = self.painted(partial(boosting.seated, self.crew(), self.parlour.pictures)).size(h=60)
        panel = self.panel("Who takes part", self.leaf(kind, 220, 42).max(h=42), told, *lines, sat, ico="claw", gap=12)
        left, right = (self.painted(partial(self._out_of_boosters, kinds)).min(200, 200).share() for kinds in ASIDE)
        middle = first(
            row(left, panel.max(w=640).stick("c").share(2), right, gap=14),
            column(row(left, right, gap=14).share(), panel.max(w=640).stick("c").share(), gap=14),
            panel.max(w=640).stick("c"),
            self.scrolled("begin", panel).min(h=100),
        )
        return middle, [], self.onward("Open the boosters", self.open, "gem").max(w=640)

    def _out_of_boosters(self, kinds: Sequence[str], s: Sheet, at: Area) -> None:
        """What there is to be drawn of some colours, at its best."""
        known = tuple((one.id, 1) for one in self.content.monsters if one.type in kinds)
        high = min(at[3], at[2] * 0.7)
        place = at[0], at[1] + (at[3] - high) / 2, at[2], high
        offers.paint(self.content, known, s, self.parlour.pictures, place)

    def _set(self, field: str, least: int = 0) -> Callable[[int], object]:
        def change(at: int) -> None:
            setattr(self, field, at + least)
            self.people = min(self.people, self.seats)
            self.set_out()

        return change

    def crew(self) -> tuple[Player, ...]:
        return boosting.crew(self.seats, self.people, LEVELS[self.level])

    def open(self) -> None:
        self.kept.open(OPENED[self.kind], SystemRandom().getrandbits(32), self.crew())
        self._next()

    def uncover(self) -> None:
        self.seen = self.asked()
        self.set_out()

    # ---- taking -----------------------------------------------------------------------------------------------
    def pick(self) -> drafting.Pick:
        assert self.pod is not None
        found = drafting.drafted(self.content, self.pod).next
        assert found is not None
        return found

    def _stage_words(self) -> str:
        pick = self.pick()
        return f"booster {pick.round + 1} of {ROUNDS}, card {pick.turn + 1} of {BOOSTER}"

    def _picking(self) -> tuple[Box, list[Box], Box]:
        assert self.pod is not None
        pick, look = self.pick(), self.style.palette
        way = -1 if pick.round % 2 else 1
        after = self.pod.players[(pick.seat + way) % len(self.pod.players)].name
        offered, less = (
            [self.leaf(self._offer(pick, n), *least) for n in range(len(pick.cards))] for least in (CARD, POOLED)
        )
        asked = f"Take one, pass the rest on to {after}" if pick.cards[1:] else "The last of this booster is yours"
        told = self.words(asked, "lead", look.paper, wraps=True)
        passed = self.painted(partial(boosting.passed_round, pick)).size(CHIPS, 32)
        said = first(row(told.stick("w").min(270).share(), passed, gap=14), told)
        cards = self.scrolled("cards", grid(*offered, gap=10))
        rows = first(*(tiles(*cells, shape=CARD[0] / CARD[1], gap=10) for cells in (offered, less)), cards)
        main = column(said, rows.share(), gap=8)
        pool = self.pool(pick.seat)
        passes = self.painted(partial(boosting.circle, self.pod, pick.seat, way, self.parlour.pictures))
        note = f"{len(pool)} of {PICKS}"
        side = [*boosting.gathered(self, self.parlour.pictures, "Your picks", note, pool), passes.size(h=54)]
        return main, side, self.onward(f"Take {self._monster(pick.cards[self.chosen]).name}", self.take, "check")

    def _offer(self, pick: drafting.Pick, n: int) -> Choice:
        """One of the cards that may be taken."""
        return Choice(
            f"card/{n}", self.parlour, self._monster(pick.cards[n]), n == self.chosen, partial(self._choose, n)
        )

    def _monster(self, id: str) -> Monster:
        return self.content.monsters[self.content.ids[id]]

    def _choose(self, n: int) -> None:
        self.chosen = n
        self.set_out()

    def take(self) -> None:
        self.kept.take(self.pick().cards[self.chosen])
        self.parlour.sounds.play("card")
        self._next()

    # ---- building ---------------------------------------------------------------------------------------------
    def _building(self, seat: int) -> tuple[Box, list[Box], Box]:
        look, pool = self.style.palette, Counter(self.pool(seat))
        order = [id for id, _ in ordered(self.content, pool)]
        order.sort(key=lambda id: (self._monster(id).type, self._monster(id).star, self._monster(id).power))
        cards = [
            self.leaf(
                Choice(
                    f"card/{id}",
                    self.parlour,
                    self._monster(id),
                    False,
                    partial(self._turn, id, pool[id]),
                    f"{self.inside[id]} of {pool[id]}",
                    not self.inside[id],
                ),
                *POOLED,
            ).max(180, 252)
            for id in order
        ]
        told = self.words("Press a card for one copy more, and after the last for none", "lead", look.paper, wraps=True)
        every = tiles(*cards, shape=POOLED[0] / POOLED[1], gap=10)
        main = column(told, self.scrolled("pool", every).min(h=120).share(), gap=8)
        deck = [id for id, n in self.inside.items() for _ in range(n)]
        size = self.content.formats[drafting.FORMAT].deck_size
        again = self.button("suggest", "Suggest", self.suggest, ico="bulb", high=40)
        note = f"{len(deck)} cards, {size} at least"
        side = [*boosting.gathered(self, self.parlour.pictures, "Your deck", note, deck), again]
        wrong = drafting.faults(self.content, self.pool(seat), self._cards())
        return main, side, self.onward("This is my deck", self.build, "check", ". ".join(wrong))

    def _cards(self) -> tuple[tuple[str, int], ...]:
        return ordered(self.content, Counter({id: n for id, n in self.inside.items() if n}))

    def _turn(self, id: str, most: int) -> None:
        self.inside[id] = (self.inside[id] + 1) % (min(most, 3) + 1)
        self.set_out()

    def suggest(self) -> None:
        """The deck as a computer would build it."""
        asked = self.asked()
        assert asked is not None
        self.inside = Counter(dict(drafting.built(self.content, self.pool(asked))))
        self.set_out()

    def build(self) -> None:
        asked = self.asked()
        assert asked is not None
        self.kept.build(asked, write_code(self._cards()))
        self._next()

    # ---- duels ------------------------------------------------------------------------------------------------
    def _table(self) -> tuple[Box, list[Box], Box]:
        """Who has how many points, every duel, and the next one."""
        assert self.pod is not None
        after = self.kept.next_duel()
        title = "Standings" if after else f"{self.kept.won()}!"
        main = self.panel(title, standings.places(self, self.parlour.pictures, self.kept), ico="star", gap=12)
        listed = standings.duels(self, self.parlour.pictures, self.kept)
        if after is None:
            return main, listed, self.onward("Open other boosters", self.anew, ".again")
        one, other = (self.pod.players[seat].name for seat in after)
        begun = self.kept.begun(*after) is not None
        return main, listed, self.onward(f"{'Go on: ' if begun else ''}{one} against {other}", self.fight, "claw")

    def fight(self) -> object:
        """To the table of the next duel, begun or new."""
        pair = self.kept.next_duel()
        assert pair is not None
        return self.to_table(self.kept.begun(*pair), lambda: self.kept.duel(*pair))

    def anew(self) -> None:
        """Who takes part is asked again, and the same kind offered."""
        assert self.pod is not None
        self.kind, self.kept.pod = OPENED.index(self.pod.kind), None
        self.kept.keep()
        self._next()

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rooms.ground(s, bleed, "draft", rooms.wall((bleed[2] * 0.35, bleed[3] * 0.3)), self.parlour.pictures)
