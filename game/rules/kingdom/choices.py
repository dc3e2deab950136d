"""Dungeon & Kingdom, choices: the questions asked most often and their options, made once for a set of cards."""

from __future__ import annotations

from functools import cache

from game.engine.agenda import Decision, Option, do
from game.rules.kingdom.action import Taking, Using, dismiss, queue, take_card
from game.rules.kingdom.aftermath import aftermath
from game.rules.kingdom.cards import MOST_PLAYERS, Content
from game.rules.kingdom.cutting import cut
from game.rules.kingdom.dungeon import control, heroic_deed
from game.rules.kingdom.kingdom import fight
from game.rules.kingdom.resolve import resolve
from game.rules.kingdom.state import ARRAY_OF, MATRIX

PLAYERS = range(MOST_PLAYERS)
Shape = tuple[int, ...]


class Choices:
    """Whole questions by what they depend on; options by player and card."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.face = [
            card if content.is_monster(card) else content.kind.index(content.kind[card]) for card in range(content.size)
        ]  # equal cards are one
        self.taking: dict[tuple[int, Shape], Decision] = {}
        self.using: dict[tuple[int, int, bool, tuple[int, ...]], Decision] = {}
        monsters = range(content.first_monster, content.size)
        self.fight = [
            {
                card: Option(
                    f"fight:{content.word(card)}",
                    ("Fight {0}", content.name(card)),
                    (do(fight, player, card), do(resolve, player)),
                    card,
                )
                for card in monsters
            }
            for player in PLAYERS
        ]
        self.deed = [
            {
                card: Option(
                    f"deed:{content.word(card)}",
                    ("{0}", content.of(card).deed),
                    (do(heroic_deed, player, card), do(resolve, player)),
                    card,
                )
                for card in range(content.first_monster)
            }
            for player in PLAYERS
        ]
        self.control = [
            {
                card: Option(
                    f"control:{content.word(card)}",
                    ("Control {0}", content.name(card)),
                    (do(control, player, card), do(resolve, player)),
                    card,
                )
                for card in monsters
            }
            for player in PLAYERS
        ]
        self.done = [Option("done", ("Done",), (do(aftermath, player),)) for player in PLAYERS]

    def take(self, player: int, shape: Shape) -> Decision:
        """Which card of the matrix; `shape` is how many cards lie in each cell."""
        asked = self.taking.get((player, shape))
        if asked is None:
            cells = tuple(cell for cell, cards in enumerate(shape) if cards)
            options = tuple(
                Option(
                    f"take:{cell // 3 + 1}{cell % 3 + 1}", ("Take it",), (do(take_card, player, cell),), MATRIX[cell]
                )
                for cell in cells
            )
            asked = Decision(player, ("Take a card from the matrix.",), options, about=Taking(cells))
            self.taking[player, shape] = asked
        return asked

    def use(self, player: int, card: int, room: bool, lines: tuple[int, ...]) -> Decision:
        """What to do with the card that was taken, in an Array that has room or not and can be cut at these lines."""
        face = self.face[card]
        asked = self.using.get((player, face, room, lines))
        if asked is None:
            options = [cutting_line(player, line) for line in lines]
            if room:
                options.insert(0, Option("queue", ("Queue up",), (do(queue, player),), ARRAY_OF[player]))
                words = "Queue {0} up, or choose a line to cut." if lines else "Queue {0} up."
            elif lines:
                words = "Your Array is full: choose a line to cut with {0}."
            else:
                options.append(Option("dismiss", ("Dismiss",), (do(dismiss, player),), "discard"))
                words = "{0} cannot cut your full Array: dismiss them all."
            asked = Decision(player, (words, self.content.name(card)), tuple(options), about=Using(room, lines))
            self.using[player, face, room, lines] = asked
        return asked


@cache
def cutting_line(player: int, line: int) -> Option:
    """A line with so many cards left of it."""
    return Option(f"cut:{line}", ("Cut here: {0} in the Kingdom", line), (do(cut, player, line),), f"line/{line}")
