"""tray: a battle as it is fought: both sides, their dice, what each throw means, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.engine.events import Event, Said
from game.rules.dragon.counters import STRENGTHS
from game.ui.draw.paint import Area, Sheet
from game.ui.games.dragon.battle import Battle, Outcomes, Side, chance
from game.ui.games.dragon.numbers import Numbers
from game.ui.games.dragon.parties import Parties, PartyPart
from game.ui.games.dragon.pieces import art_of
from game.ui.games.dragon.traypicture import (
    COIN,
    DRAGON_W,
    LEFT_W,
    MEMBER_W,
    MINE,
    MONSTER_W,
    NEEDED,
    SIGN,
    STRENGTH_W,
    THEIRS,
    WHOLE,
    TrayPicture,
    dice_box,
    fall_box,
)
from game.ui.games.dragon.traywood import glowing, wooden
from game.ui.table.dice import POSES, Die
from game.ui.table.part import Target, View
from game.ui.table.why import explained
from game.ui.window.focus import Control
from game.ui.window.motion import Call, Motion, Then, Together, Tumble, Wait

BATTLES = ("attacks", "duel", "challenges", "threw", "level", "beats", "loses", "defeats", "wounds", "burns")
OPEN, MEET, TIE, WON, ENDED, FOLLOWED = 350, 500, 1100, 1700, 2800, 5200  # ms; the last where more is told


class Tray(PartyPart):
    """Opened and closed by the events of a battle; its numbers tell what makes them up."""

    name = "tray"

    def __init__(self, view: View, parties: Parties) -> None:
        super().__init__(view, parties)
        self.pane = "tray"
        self.picture, self.outcomes = TrayPicture(view, parties), Outcomes(parties)
        self.battle: Battle | None = None

    def lay_out(self) -> None:
        self.put_down()

    def put_down(self) -> None:
        """No battle is fought any more."""
        self.battle = None

    @property
    def aside(self) -> bool:
        """Whether a battle of computers lies in a corner of the map."""
        return self.battle is not None and self.pane == "aside"

    def place(self, battle: Battle) -> None:
        """Where a battle is shown, and what is fought for: that of a person over all, that of computers aside where
        people look on."""
        people, p = self.view.people, self.parties
        sides = [side for side in (battle.left, battle.right) if side is not None]
        for side in sides:
            side.cards = p.cards(f"front/{side.seat}")
        battle.guarded = p.guarded(p.facts["at"][battle.left.seat])
        own = not people or any(side.seat in people for side in sides)
        self.pane = "tray" if own or self.view.pane("aside") is None else "aside"

    def forget(self) -> None:
        self.picture.forget()

    def draw(self, s: Sheet) -> None:
        if self.battle is not None:
            self.picture.draw(s, self.battle, self.aside)

    def controls(self) -> list[Control]:
        """Aside it is not to be pressed through; over all it tells of its numbers while the dice wait to be thrown."""
        if self.aside:
            return [Control("tray/ground", WHOLE, "", None, zone="battle", stop=False)]
        return list(self.numbers()) if self.battle is not None and self.view.throwing.asks else []

    def numbers(self) -> Iterator[Control]:
        """The dice of each side, what is to be beaten, the die that does it, and the chance."""
        view, numbers, battle = self.view, Numbers(self.parties), self.battle
        assert battle is not None
        dragon = battle.kind == "dragon"
        yield explained(
            view, f"dice/{battle.left.seat}", dice_box(76), numbers.dice(battle.left.seat, dragon), "battle"
        )
        if battle.right:
            yield explained(view, f"dice/{battle.right.seat}", dice_box(850), numbers.dice(battle.right.seat), "battle")
        else:
            strength, needed = numbers.to_beat(battle.card, battle.strength, dragon)
            yield explained(view, "strength", COIN, strength, "battle")
            yield explained(view, "needed", NEEDED, needed, "battle")
        if chance(self.parties, battle):
            chain = numbers.chance(
                battle.left.seat, battle.right.seat if battle.right else None, battle.strength, dragon
            )
            yield explained(view, "chance", SIGN, chain, "battle")

    # ---- events -----------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        """What an event of a battle does in the tray."""
        if not isinstance(event, Said) or event.what not in BATTLES:
            return None
        seat, about, battle = event.player or 0, event.about, self.battle
        match event.what:
            case "attacks":
                return self.opened(
                    Battle("monster", Side(seat), card=about[0], strength=self.parties.content.points[about[0]])
                )
            case "duel":
                return self.opened(Battle("hero", Side(seat), Side(about[0])))
            case "challenges":
                if battle is not None and battle.kind == "dragon" and battle.left.seat == seat:
                    return Call(lambda: self.next_strength(about[0]))
                return self.opened(Battle("dragon", Side(seat), strength=about[0]))
            case "threw":
                return self.threw(seat, tuple(about[0]), int(about[1]))
            case "level":
                return Then(Call(self.tied), Call(self.view.sounder("drum")), Wait(TIE))
        return self.ended(event)

    def opened(self, battle: Battle) -> Motion:
        def begin() -> None:
            self.battle = battle

        self.place(battle)
        self.view.pictures.prefetch(*wooden(battle.kind, self.scale))
        if battle.kind == "monster":
            self.parties.later.monster(battle.card, round(MONSTER_W * self.scale))
        met = [self.cry(battle.card, "act")] if battle.kind == "monster" else []
        ready = Call(partial(self.picture.rehearse, battle, self.scale))
        return Then(
            Call(self.view.sounder("drum")), Wait(OPEN / 2), ready, Wait(OPEN / 2), Call(begin), *met, Wait(MEET)
        )

    def cry(self, card: int, mood: str) -> Motion:
        """What the monster on a counter says."""
        return Call(self.view.crier(art_of(self.parties.content.counters[card]), mood))

    @property
    def scale(self) -> float:
        """Pixels of a unit in the tray."""
        pane = self.view.pane(self.pane)
        return self.view.scale * (pane.k if pane else 1)

    def where(self, thing: Target, at: int) -> Area | None:
        """ "throw": where the dice that a person is to throw will fall."""
        battle, seat = self.battle, self.view.throwing.seat
        if thing != "throw" or battle is None or self.aside:
            return None
        right = battle.right is not None and battle.right.seat == seat
        return fall_box(THEIRS if right else MINE)

    def entered(self) -> None:
        """What every battle shows is made ready at once, and every monster that may be met laid by."""
        later, u = self.parties.later, self.scale
        self.view.pictures.prefetch(*glowing(u))
        for hero in self.parties.heroes():
            later.hero(hero, round(MEMBER_W * u))
        for n in STRENGTHS:
            later.strength(n, round(STRENGTH_W * u))
            later.strength(n, round(LEFT_W * u))
        later.dragon(round(DRAGON_W * u))
        for card, counter in enumerate(self.parties.content.counters):
            if counter.kind == "monster":
                self.parties.perhaps.monster(card, round(MONSTER_W * u))

    def next_strength(self, strength: int) -> None:
        """The Dragon turns on with its next counter."""
        if self.battle:
            self.battle.strength, self.battle.before, self.battle.title = strength, [], ""
            self.battle.left.dice = []

    def tied(self) -> None:
        """The throw is put aside with what it meant."""
        battle = self.battle
        if battle:
            side = battle.left
            battle.before = [
                *battle.before[-1:],
                (tuple(die.value for die in side.dice), f"{side.best} meets {side.best}"),
            ]
            battle.title, battle.text = f"{side.best} meets {side.best}", "A tie: all dice are thrown again."
            battle.tied = True

    def threw(self, seat: int, values: tuple[int, ...], best: int) -> Motion:
        battle = self.battle
        if battle is None:
            return Wait(0)
        side = battle.right if battle.right and battle.right.seat == seat else battle.left
        slayer = battle.kind == "dragon" and len(values) > self.parties.party(seat)
        dice = [
            Die(value, "bolt" if slayer and i == len(values) - 1 else "ivory", 0, turn=(8, 26, 52, 18, 40)[i % 5])
            for i, value in enumerate(values)
        ]

        def begin() -> None:
            side.dice, side.best = dice, 0
            battle.title = "" if side is battle.left else battle.title
            battle.tied = battle.tied and side is not battle.left
            if side is battle.left and battle.right:
                battle.right.dice = []

        def rest() -> None:
            side.best = best

        return Then(
            Call(begin),
            Call(self.view.sounder("dice")),
            Together(*(Tumble(die, POSES, vigour=self.view.throwing.vigour) for die in dice), apart=60),
            Call(rest),
            Wait(420),
        )

    def ended(self, event: Said) -> Motion:
        """The verdict in words, long enough to be read. The Dragon's wounds are a verdict on the way."""
        battle = self.battle
        if battle is None:
            return Wait(0)
        title, text = self.outcomes.verdict(event)
        after = self.outcomes.what_follows(event)

        def tell() -> None:
            battle.title, battle.text, battle.after = title, text, after

        lost = event.what in ("loses", "burns")
        steps: list[Motion] = [
            Call(tell),
            Call(self.view.sounder("lose" if lost else "win" if event.what != "wounds" else "hit")),
        ]
        if battle.kind == "monster" and not lost:
            steps.append(self.cry(battle.card, "lose"))
        if event.what == "wounds":
            last = battle.strength == STRENGTHS[-1]
            return Then(*steps, Wait(WON), *([Call(self.put_down)] if last else []))
        return Then(*steps, Wait(FOLLOWED if after and not self.aside else ENDED), Call(self.put_down))
