"""Goals: what a puzzle of a game may ask for, as a number of the state at the end of one's turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, NamedTuple

from game.ai.prover import MOST, Prover
from game.engine.words import counted
from game.rules.montoons.action import between_turns
from game.rules.montoons.waystone import TOKEN_MOVES


class Goal(NamedTuple):
    """`worth(state, seat, start)`: what the end is worth, where the puzzle began at `start`; `asks` it in words.
    `unit`: what it is counted in, "%" for a chance."""

    worth: Callable[[Any, int, Any], float]
    unit: str
    asks: str

    def told(self, worth: float) -> str:
        """A worth in words: "40 %", "3 points", "2.5 gold on average"."""
        if self.unit == "%":
            return f"{counted(round(100 * worth), 'win')} in 100"
        whole = abs(worth - round(worth)) < 1e-9
        unit = self.unit.removesuffix("s") if round(worth) == 1 else self.unit
        return f"{round(worth)} {unit}" if whole else f"{worth:.1f} {self.unit} on average"

    def fall(self, label: str, worth: float, best: float) -> str:
        """What a choice that is not the best is worth beside that one."""
        if self.unit != "%":
            return f"“{label}” gets {self.told(worth)}, the best answer {self.told(best)}."
        often, most = (round(100 * part) for part in (worth, best))
        return f"“{label}” wins {counted(often, 'time')} in 100, the best answer {most} times."


class Turns(NamedTuple):
    """How a puzzle of a game runs. `stretch`: what stays the same until its end; `alike`: cards that are equal in all
    that matters; `anew`: what is told when dice that decide nothing are thrown again; `begins`: what is told before
    each of several throws in a row; `ripe`: whether a puzzle may begin there."""

    stretch: Callable[[Any], Hashable]
    alike: Callable[[Any, int], Hashable]
    goals: Mapping[str, Goal]
    anew: str = ""
    begins: str = ""
    ripe: Callable[[Any], bool] = lambda state: True


def wins(state: Any, seat: int, start: Any) -> float:
    """A seat's part of the win."""
    winners = state.winners or ()
    return (seat in winners) / max(1, len(winners))


def quest_won(state: Any, seat: int, start: Any) -> float:
    """Whether the quest in play was won."""
    return float(state.history[len(start.history)][1] == seat) if len(state.history) > len(start.history) else 0.0


def damage(state: Any, seat: int, start: Any) -> float:
    """Hit points that the rival has lost."""
    return float(start.hp[1 - seat] - max(0, state.hp[1 - seat]))


def points(state: Any, seat: int, start: Any) -> float:
    """Points more than before, cards left counted."""
    return float(state.total(seat) - start.total(seat))


def riches(state: Any, seat: int, start: Any) -> float:
    """Points at home and gold in front, more than before."""
    return float(state.points(seat) + state.gold(seat) - start.points(seat) - start.gold(seat))


def hearts(state: Any, seat: int, start: Any) -> float:
    """Hearts that rivals have lost, less those of one's own."""
    lost = [max(0, was) - max(0, now) for was, now in zip(start.health, state.health)]
    return float(sum(lost) - 2 * lost[seat])


def same(content: Any, card: int) -> Hashable:
    """Cards that are printed alike."""
    name: str = content.id(card)
    return name


def last_to_stay(state: Any) -> bool:
    """All rivals have stayed: nobody else answers before the battle."""
    return bool(sum(state.stayed) >= state.seats - 1)


def few_cards(state: Any) -> bool:
    """There is something to cut or to resolve, and it can be overlooked."""
    few: bool = len(state.zones[f"array/{state.active}"]) <= 5
    return few and type(state.about).__name__ != "Taking"


TURNS: dict[str, Turns] = {
    "pontoon": Turns(
        lambda g: (g.round, len(g.history)),
        same,
        {
            "win": Goal(wins, "%", "What wins the game most often?"),
            "quest": Goal(quest_won, "%", "What wins this quest most often?"),
        },
        ripe=last_to_stay,
    ),
    "pack": Turns(
        lambda g: g.turn,
        same,
        {
            "win": Goal(wins, "%", "Win the game in this turn."),
            "damage": Goal(damage, "hit points", "Take as many hit points as you can in this turn."),
        },
    ),
    "kingdom": Turns(
        lambda g: g.turn,
        lambda content, card: (content.kind[card], content.points[card]),
        {"points": Goal(points, "points", "Win as many points as you can by the end of this turn.")},
        ripe=few_cards,
    ),
    "dragon": Turns(
        lambda g: (g.turns, g.active),
        lambda content, card: (content.kinds[card], content.points[card], content.class_bit[card]),
        {
            "win": Goal(wins, "%", "What wins the game most often in this turn?"),
            "riches": Goal(riches, "gold", "End this turn with as much gold as you can, at home and in front of you."),
        },
        anew="level",
        begins="challenges",
    ),
    "montoons": Turns(
        lambda g: (g.round, len(g.order), between_turns(g)),
        same,
        {
            "win": Goal(wins, "%", "What wins the game most often in this turn?"),
            "hearts": Goal(
                hearts, "hearts", "Cost your rivals as many hearts as you can in this turn, and keep yours."
            ),
        },
        anew=TOKEN_MOVES,
        ripe=lambda g: bool(g.phase == "action"),
    ),
}


def prover_of(game: str, measure: str, start: Any, seat: int, most: int = MOST) -> Prover:
    """Who proves what a seat can reach by that measure from where a puzzle starts. KeyError: the game has none such."""
    turns = TURNS[game]
    worth, now = turns.goals[measure].worth, turns.stretch(start)
    return Prover(
        seat,
        lambda state: worth(state, seat, start),
        lambda state: turns.stretch(state) != now,
        lambda card: turns.alike(start.content, card),
        turns.anew,
        most,
        turns.begins,
    )
