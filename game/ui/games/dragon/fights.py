"""fights: battles of Dragon Attack! as pictures and layout checks want to see them, before the dice and after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.engine.events import Event, Said
from game.engine.match import Match
from game.ui.games.dragon.battle import Battle, Side
from game.ui.games.dragon.table import DragonTop
from game.ui.table.dice import Die
from game.ui.table.part import Part


class Fighting(Part):
    """Lays a battle in the tray."""

    def __init__(self, top: DragonTop, fight: Callable[[DragonTop], Battle]) -> None:
        super().__init__(top.view)
        self.top, self.fight = top, fight

    def lay_out(self) -> None:
        fight = self.fight(self.top)
        self.top.tray.place(fight)
        self.top.tray.battle = fight


def told(top: DragonTop, fight: Battle, what: str, seat: int, *about: object) -> Battle:
    """The battle with its verdict, and what follows."""
    event = Said(what, seat, about, -1)
    top.parties.facts["phase"] = "battle"
    fight.title, fight.text = top.tray.outcomes.verdict(event)
    fight.after = top.tray.outcomes.what_follows(event)
    return fight


def of_computers(top: DragonTop) -> Battle:
    """A battle in which nobody at the table fights."""
    fight = against_monster(top)
    return replace(fight, left=replace(fight.left, seat=1))


def against_monster(top: DragonTop) -> Battle:
    card = top.parties.content.ids["T33"]
    dice = [Die(value, turn=turn) for value, turn in zip((2, 3, 1, 2), (8, 26, 52, 18))][: top.parties.party(0)]
    best = max(die.value for die in dice)
    before = [((5, 3, 1, 2)[: len(dice)], "5 meets 5")]
    fight = Battle("monster", Side(0, dice, best), card=card, strength=5, before=before)
    return told(top, fight, "loses", 0, card, best)


def challenged(event: Event) -> bool:
    """The first seat goes on against the Dragon."""
    return isinstance(event, Said) and (event.what, event.player) == ("challenges", 0)


def wounded(match: Match) -> bool:
    """The last answer has brought a battle of the first seat in which the Dragon was wounded."""
    news = match.events[match.marks[-1] :] if match.marks else []
    return any(isinstance(event, Said) and (event.what, event.player) == ("wounds", 0) for event in news)


def judged(top: DragonTop) -> bool:
    """The verdict of a battle stands in the tray."""
    return top.tray.battle is not None and bool(top.tray.battle.title)


def against_hero(top: DragonTop) -> Battle:
    left, right = Side(0, [Die(3, turn=8), Die(5, turn=26)], 5), Side(1, [Die(4, turn=40)], 4)
    return told(top, Battle("hero", left, right), "defeats", 0, 1, 5, 4)


def entered(top: DragonTop) -> Battle:
    """Before the dice are thrown."""
    top.parties.facts["phase"] = "battle"
    return Battle("monster", Side(0), card=top.parties.content.ids["T29"], strength=4)


def attack(match: Match) -> int | None:
    """The number of the event with which the first seat has attacked a monster last."""
    events = enumerate(match.events)
    return max(
        (n for n, one in events if isinstance(one, Said) and (one.what, one.player) == ("attacks", 0)), default=None
    )


def attacked(match: Match) -> bool:
    return attack(match) is not None and match.decision is not None
