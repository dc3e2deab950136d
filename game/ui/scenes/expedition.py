"""expedition: a run of nine duels: the map, who waits next, the rewards to choose from, and the deck as it is now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, NamedTuple

from game.company import Player
from game.engine.words import counted
from game.modes import trail
from game.modes.expedition import Expeditions
from game.modes.trail import Reward, rivals, standing
from game.rules.pack.cards import DUELS, Content, Monster, Stage
from game.rules.pack.twisting import twists_of
from game.ui.draw import rooms
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.rooms import victory
from game.ui.draw.shapes import disc, put
from game.ui.games.pack import offers
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, fit, overlay, pad, row
from game.ui.scenes import trailmap
from game.ui.scenes.moded import Moded
from game.ui.scenes.people import LEVEL_NAMES, house_signs
from game.ui.scenes.prizes import HIGH, LOW, CardWall, Prize, worth_of
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.header import Header
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.ui.house.house import House

SIDE = 400.0  # units of the panel beside the map, at most
SMALL = (96.0, 104.0)  # units of a picture in a small window


class Side(NamedTuple):
    """What stands beside the map: a title, what is told below it, in a small window too, and the way on."""

    title: str
    lines: Sequence[Box]
    small: Sequence[Box]
    onward: Box


class Expedition(Moded):
    """`chosen`: the reward that is marked, 0..2; `deck` and `seed`: what a new run would begin with."""

    def __init__(self, app: House) -> None:
        super().__init__(app)
        self.kept = Expeditions(app.folders)
        self.chosen, self.deck, self.seed = 0, 0, SystemRandom().getrandbits(32)

    def look_anew(self) -> None:
        """What has come about since."""
        self.kept = Expeditions(self.parlour.folders)
        self.warn(self.kept.message)
        self.set_out()

    # ---- what there is ----------------------------------------------------------------------------------------
    @property
    def person(self) -> Player:
        """Whoever sat first at the last game of The Monster Pack."""
        return self.person_of("pack")

    @property
    def content(self) -> Content:
        """The cards of the run."""
        return self.kept.content

    @property
    def now(self) -> trail.Standing | None:
        return standing(self.content, self.kept.run) if self.kept.run else None

    def row_of_rivals(self) -> list[Stage]:
        return rivals(self.content, self.kept.run.seed if self.kept.run else self.seed)

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        now, run = self.now, self.kept.run
        note = f"seed {run.seed}" if run and now and not now.over else "nine duels, a reward after each"
        head = Header("Expedition", self.back, note, "claw", house_signs(self.parlour))
        stages, won = self.row_of_rivals(), now.won if now else -1
        shown = [trail.monster_of(self.content, stage) for stage in stages]
        bosses = [stage.boss for stage in stages]
        names = [land.name for land in self.content.lands]
        crest, next_up = self.person.crest, (shown[won], stages[won]) if now and now.rewards else None
        drawn = partial(trailmap.paint, self.parlour.pictures, names, shown, bosses, won, crest, next_up)
        self.painted(drawn, "trailmap")
        map = overlay(fit("trailmap", *trailmap.DESIGN, 0.3, 2.6).stick("c"))
        title, told, in_small, go = self._side(stages)
        side, foot = self.panel(title, *told, go, ico="claw" if title else None, gap=8), self._foot()
        wide = row(column(map.share(), foot, gap=12).share(), side.min(330).like(w=SIDE).max(w=SIDE), gap=14)
        tall = column(map.share(), foot, side, gap=12)
        listed = self.scrolled("side", self.panel(title if now else "", *in_small, gap=8)).min(h=90)
        pages = [("What is next", column(listed.share(), go, gap=8)), ("Map", column(map.share(), foot, gap=6))]
        poor = self.tabbed(pages)
        return self.headed(head, wide, tall, poor)

    def _side(self, stages: list[Stage]) -> Side:
        now = self.now
        if now is None or now.over:
            return self._begin_box()
        return self._reward_box(stages[now.won - 1]) if now.rewards else self._duel_box(stages[now.won])

    # ---- setting out ------------------------------------------------------------------------------------------
    def _begin_box(self) -> Side:
        """What became of the last run, and the deck that the next begins with."""
        look, now = self.style.palette, self.now
        title, told = "Set out", self._rules()
        if now is not None and now.victory:
            burning = counted(now.torches, "torch", "torches")
            title, told = "You have crossed the peaks!", f"All nine are beaten, with {burning} still burning."
        elif now is not None:
            stopped = self.row_of_rivals()[now.won].name
            title, told = (
                "The last torch is out",
                f"{counted(now.won, 'duel')} won, then came {stopped}. Try another way.",
            )
        names = [self.content.decks[id].name for id in trail.starters(self.content)]
        deck = self.content.decks[trail.starters(self.content)[self.deck]]
        choice = Dropdown("starter", 0, 0, 0, "The deck to begin with", names, lambda: self.deck, self._choose_deck)
        picture = self.painted(partial(self._deck_picture, deck.cards)).min(200, 110).like(h=170).share()
        go = self.onward("Set out", self.set_off, "arrow")
        rules, chooser = self.words(told, "note", look.soft, wraps=True), self.leaf(choice, 180, 40).max(h=40)
        plan = self.words(deck.plan, "small", look.paper, wraps=True)
        small = self.pictured(picture, (1.5 * SMALL[0], SMALL[1]), chooser, plan, rules)
        return Side(title, (rules, picture, chooser, plan), (small,), go)

    def _rules(self) -> str:
        torches = counted(self.content.lands[0].torches, "torch lights", "torches light")
        return (
            "Nine rivals stand between the meadow and the peaks. Every duel that you win brings one of three rewards. "
            f"{torches[0].upper()}{torches[1:]} the way: a lost duel puts one out, and is played again."
        )

    def _deck_picture(self, known: tuple[tuple[str, int], ...], s: Sheet, at: Area) -> None:
        clip = s.surf.get_clip()
        s.surf.set_clip(s.rect(*at).clip(clip))
        offers.paint(self.content, known, s, self.parlour.pictures, at)
        s.surf.set_clip(clip)

    def _choose_deck(self, at: int) -> None:
        self.deck = at
        self.set_out()

    def set_off(self) -> None:
        """A new run, from a seed that nobody has chosen: who stands on the map before are those who are met."""
        self.kept.begin(self.seed, trail.starters(self.content)[self.deck])
        self.seed = SystemRandom().getrandbits(32)
        self.chosen = 0
        self.look_anew()

    # ---- the next duel ----------------------------------------------------------------------------------------
    def _duel_box(self, rival: Stage) -> Side:
        look = self.style.palette
        begun = self.kept.begun() is not None
        bends = [
            row(
                self.painted(self._spark).size(22, 22),
                self.words(twist.text, "note", look.glow, wraps=True).share(),
                gap=8,
            )
            for twist in twists_of(self.content, "+".join(rival.twists) or "none")
        ]
        monster = trail.monster_of(self.content, rival)
        face = self.painted(partial(self._rival, monster)).min(96, 96).like(h=180).share()
        deck = self.content.decks[rival.deck].name
        who = f"Duel {rival.depth}{', a boss' if rival.boss else ''}. Plays {deck}, {LEVEL_NAMES[rival.level]}."
        said = "Go on with the duel" if begun else f"Begin duel {rival.depth}"
        go = self.onward(said, self.fight, "claw")

        def told(align: str) -> list[Box]:
            return [
                self.words(rival.name, "title", look.glow, wraps=True, align=align),
                self.words(who, "note", look.soft, wraps=True, align=align),
                self.words(rival.text, "body", look.paper, wraps=True, align=align),
                *bends,
            ]

        named, *more = told("c")
        small = self.pictured(face, SMALL, *told("l"))
        return Side("", (self.words("WHO IS NEXT", "caption", look.soft, align="c"), named, face, *more), (small,), go)

    def _rival(self, monster: Monster, s: Sheet, at: Area) -> None:
        r = min(at[2], at[3]) / 2 - 8
        x, y = at[0] + at[2] / 2, at[1] + at[3] / 2
        look = self.style.palette
        put(s, at, disc(x + 2, y + 5, r + 6, look.shadow, 0.5) + disc(x, y, r + 5, look.risk), 4)
        s.blit(trailmap.portrait(self.parlour.pictures, monster, round(2 * r * s.u)), x - r, y - r)

    def _spark(self, s: Sheet, at: Area) -> None:
        look = self.style.palette
        put(s, at, icon("bolt", at[0] + 11, at[1] + at[3] / 2, 18, look.gold, look.night), 2)

    def fight(self) -> object:
        """To the table of the next duel, begun or new."""
        return self.to_table(self.kept.begun(), lambda: self.kept.duel(self.person))

    # ---- rewards ----------------------------------------------------------------------------------------------
    def _reward_box(self, beaten: Stage) -> Side:
        look, now = self.style.palette, self.now
        assert now is not None
        plates, low = (
            [self.leaf(self._prize(n, reward), 260, high) for n, reward in enumerate(now.rewards)]
            for high in (HIGH, LOW)
        )
        named = worth_of(self.content, now, now.rewards[self.chosen]).name
        go = self.onward(f"Take {named}", self.take, "check")
        won = self.words(f"{beaten.name} is beaten!", "heading", look.paper, wraps=True, align="c")
        lines = (
            overlay(self.painted(victory.banner), pad(won, air=(44, 10, 44, 16))),
            self.words("Choose one of three", "lead", look.paper, align="c"),
            *(prize.like(h=128).share() for prize in plates),
        )
        said = self.words(f"{beaten.name} is beaten! Choose one of three", "lead", look.paper, wraps=True)
        return Side("", lines, (said, *low), go)

    def _prize(self, n: int, reward: Reward) -> Prize:
        assert self.now is not None
        told = worth_of(self.content, self.now, reward)
        return Prize(f"prize/{n}", self.parlour, told, n == self.chosen, partial(self._choose, n))

    def _choose(self, n: int) -> None:
        self.chosen = n
        self.set_out()

    def take(self) -> None:
        self.kept.take(self.chosen)
        self.chosen = 0
        self.look_anew()

    # ---- below the map ----------------------------------------------------------------------------------------
    def _foot(self) -> Box:
        """Torches, and what the run has gathered."""
        now, look = self.now, self.style.palette
        if now is None:
            return box()
        torches = self.painted(partial(self._torches, now)).size(30 * now.lit, 30)
        size = sum(copies for _, copies in now.cards)
        gained = ((len(now.grown), "stronger card"), (len(now.twists), "bent rule"))
        told = [f"{now.won} of {DUELS} duels won", counted(size, "card"), *(counted(*one) for one in gained if one[0])]
        words = self.words(", ".join(told), "note", look.paper, wraps=True)
        deck = self.button("deck", "My deck", self.show_deck, ico="deck", high=40)
        return self.panel("", row(torches, words.stick("w").share(), deck, gap=12))

    def _torches(self, now: trail.Standing, s: Sheet, at: Area) -> None:
        look = self.style.palette
        for n in range(now.lit):
            colour = look.gold if n < now.torches else look.rise
            mark = icon("flame", at[0] + 15 + 30 * n, at[1] + at[3] / 2, 26, colour, look.night)
            put(s, at, mark, 2)

    def show_deck(self) -> Push:
        now = self.now
        assert now is not None
        known = []
        for id, copies in now.cards:
            monster = self.content.monsters[self.content.ids[id]]
            known.append((monster.grown(by) if (by := now.grown.get(id)) else monster, copies))
        told = [twist.text for twist in twists_of(self.content, "+".join(now.twists) or "none")]
        return Push(CardWall(self.parlour, "My deck", known, " ".join(told)))

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rooms.ground(s, bleed, "expedition", rooms.planks, self.parlour.pictures)
