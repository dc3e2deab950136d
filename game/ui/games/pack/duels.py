"""duels: what is told of a game as it is seen: turns that begin, boosts, clashes, direct hits, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.events import Changed, Event, Said
from game.engine.words import signed
from game.rules.pack.cards import Content
from game.rules.pack.words import DEFEATS
from game.ui.draw.paint import Sheet, icon
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.places import Places
from game.ui.style.palette import palette
from game.ui.table.part import Part, View
from game.ui.window.motion import FLOAT_UP, Call, Fade, Glide, Motion, Shake, Then, Together, Wait, in_out_sine

RUSH, SHOWN, BACK, FLASH, TOLD = 190, 560, 200, 360, 260  # ms


@dataclass
class Clash:
    """Two monsters that fight in a lane: what is said of it, and how strongly the burst shows."""

    column: int
    title: str
    text: str
    pair: tuple[int, ...] = ()
    alpha: float = 0.0


@dataclass
class Star:
    """One that flies at a dial; x, y = its middle."""

    x: float
    y: float
    alpha: float = 0.0


class Duels(Part):
    """Motions of what is said rather than moved; draws what is in the air."""

    name = "duels"

    def __init__(self, view: View, cards: Cards, places: Places) -> None:
        super().__init__(view)
        self.cards, self.places = cards, places
        self.content: Content = view.content
        self.acting: int | None = None  # the card that is being boosted
        self.clash: Clash | None = None
        self.fought: set[int] = set()  # lanes in which the duel that goes on is over
        self.met: set[int] = set()  # those of them in which two have met
        self.stars: list[Star] = []

    def lay_out(self) -> None:
        self.stars, self.fought, self.met = [], set(), set()
        self.settled()

    def settled(self) -> None:
        self.acting = self.clash = None

    @property
    def fighting(self) -> bool:
        """Whether a duel is being shown."""
        return self.view.picture.facts["phase"] == "duel" and self.view.moving

    def show(self, event: Event) -> Motion | None:
        if isinstance(event, Changed) and event.field == "first":
            player = self.view.player(int(event.value))
            words = "Six cards each; no boost in the first turn"
            return self.view.announce(f"{player.name} begins", words, player.worn)
        return self.said(event) if isinstance(event, Said) else None

    def said(self, event: Said) -> Motion | None:
        about = event.about
        match event.what:
            case "turn":
                return self.turn_begins(event)
            case "boost":
                return self.flash(int(about[0]))
            case "blocked":
                told = f"{self.content.name(about[0])} waits for a free spot"
                return self.view.announce("Blocked", told, "", 500, "fade")
            case "hit":
                return self.strikes(event)
            case "duel":
                return self.fights(event)
            case "defeat":
                loser = event.player or 0
                text, crest = f"{self.view.names[loser]} {DEFEATS[about[0]]}", self.view.crest(1 - loser)
                return self.view.announce(f"{self.view.names[1 - loser]} wins", text, crest, 1100, "drum")
        return None

    def flash(self, card: int) -> Motion:
        """The monster that is boosted lights up."""

        def act(one: int | None) -> Call:
            return Call(lambda: setattr(self, "acting", one))

        return Then(Call(self.view.sounder("magic")), act(card), self.cry(card, "act"), Wait(FLASH), act(None))

    def cry(self, card: int, mood: str) -> Motion:
        """What a monster says."""
        return Call(self.view.crier(self.content.cards[card].art, mood))

    def turn_begins(self, event: Said) -> Motion:
        """Whose turn it is, told at their dial: nothing lies over the lanes."""
        self.fought.clear()
        self.met.clear()
        seat = event.player or 0
        mine = seat == self.view.viewer and len(self.view.people) == 1
        title = "Your turn" if mine else f"{self.view.names[seat]}'s turn"
        return Then(Call(self.view.sounder("bell")), self._over_dial(seat, title, "words", TOLD))

    def _over_dial(self, seat: int, *said: Any) -> Motion:
        """What is said over the hit points of a seat."""
        x, y, r = self.places.dial(seat == self.view.home)
        over = x - r, y - r, 2 * r, 2 * r
        return self.view.say_over(f"hp/{seat}", lambda: over, *said)

    def fights(self, event: Said) -> Motion:
        """Both monsters rush at the line, clash, and who lost lies faded until it is taken away."""
        column, one, other, mine, theirs, lost = event.about
        names = self.content.name
        if len(lost) == 2:
            title, text = "Both go", f"{names(one)} and {names(other)}"
        else:
            first = lost[0] == other
            winner, loser = (one, other) if first else (other, one)
            high, low = (mine, theirs) if first else (theirs, mine)
            title = f"{names(winner)} wins"
            power = self.content.powers
            plus = [
                f"{power[card]} + {count - power[card]}" if count > power[card] else str(count)
                for card, count in ((winner, high), (loser, low))
            ]
            text = f"{plus[0]} beats {plus[1]}"
        clash = Clash(column, title, text, (one, other))
        self.met.add(column)
        (_, middle), k = self.places.lane(column), self.places.mat.k
        self.fought.add(column)
        rush, back = list[Motion](), list[Motion]()
        hurt = list[Motion]()
        for card, owner in ((one, self.content.backs[one]), (other, self.content.backs[other])):
            if (sprite := self.cards.sprite_of(card)) is None or sprite.goal is None:
                continue
            near = owner == self.view.home
            sprite.grown, y = sprite.goal.w, middle + (54 if near else -54) * k
            rush.append(Glide(sprite, RUSH, in_out_sine, y=y, angle=8 if near else -11))
            hurt.append(Shake(sprite))
            gone = card in lost
            home = Glide(sprite, BACK, x=sprite.goal.x, y=sprite.goal.y, angle=9 if gone else 0)
            back.append(Together(home, Fade(sprite, 0.4 if gone else 1, BACK)))

        def end() -> None:
            self.clash = None

        return Then(
            Call(lambda: setattr(self, "clash", clash)),
            Call(self.view.sounder("whoosh")),
            Together(*rush),
            Call(self.view.sounder("hit")),
            *(self.cry(card, "lose") for card in lost),
            Together(Fade(clash, 1, 80), *hurt, Wait(SHOWN)),
            Together(Fade(clash, 0, BACK), *back),
            Call(end),
        )

    def strikes(self, event: Said) -> Motion:
        """A monster with nobody in its way: its stars fly at the dial."""
        column, card, damage = event.about
        seat = 1 - (event.player or 0)
        x, y, _ = self.places.dial(seat == self.view.home)
        clash = Clash(column, f"{self.content.name(card)} hits", f"{self.view.names[seat]}: {signed(-damage)}")
        self.fought.add(column)
        told = self._over_dial(seat, signed(-damage), "number", FLOAT_UP * 0.6, palette.sun)
        sprite = self.cards.sprite_of(card)
        lunge: list[Motion] = []
        if sprite is not None and sprite.goal is not None:
            near = self.content.backs[card] == self.view.home
            forth = Glide(sprite, RUSH, in_out_sine, y=sprite.goal.y + (-30 if near else 30) * self.places.mat.k)
            lunge = [Then(forth, Glide(sprite, BACK, y=sprite.goal.y))]
        stars = [Star(*self.places.lane(column)) for _ in range(damage)]
        flights = [
            Then(
                Call(lambda star=star: setattr(star, "alpha", 1.0)),  # type: ignore[misc]
                Glide(star, 420, in_out_sine, hop=60, x=x, y=y),
                Fade(star, 0, 60),
            )
            for star in stars
        ]

        def begin() -> None:
            self.clash = clash
            self.stars += stars

        def end() -> None:
            self.clash = None
            self.stars = [star for star in self.stars if star not in stars]

        return Then(
            Call(begin),
            Call(self.view.sounder("whoosh")),
            Together(Fade(clash, 1, 100), *lunge, Together(*flights, apart=90)),
            Call(self.view.sounder("hit")),
            told,
            Fade(clash, 0, 120),
            Call(end),
        )

    def draw(self, s: Sheet) -> None:
        """Cards on their way, and stars that fly at a dial."""
        for card in [*self.cards.flying, *([self.cards.carried] if self.cards.carried else [])]:
            self.cards.images.draw(s, card, 6)
        put = self.view.stamps.put
        for star in (star for star in self.stars if star.alpha > 0):
            put(s, "star", star.x - 24, star.y - 24, 48, 50, paint_star, star.alpha)


def paint_star(t: Sheet) -> None:
    t.svg(
        icon("star", 26, 28, 40, palette.rust)
        + icon("star", 24, 24, 44, palette.paper)
        + icon("star", 24, 24, 36, palette.gold)
        + icon("star", 22, 22, 18, palette.glow)
    )
