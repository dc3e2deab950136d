"""Dungeon & Kingdom, choices: the options of the questions asked most often, made once for a set of cards."""
from __future__ import annotations

from functools import cache

from game.engine.agenda import Option, do
from game.rules.kingdom.action import dismiss, queue, take_card
from game.rules.kingdom.aftermath import aftermath
from game.rules.kingdom.cards import MOST_PLAYERS, Content
from game.rules.kingdom.cutting import cut
from game.rules.kingdom.dungeon import control, heroic_deed
from game.rules.kingdom.kingdom import fight
from game.rules.kingdom.resolve import resolve
from game.rules.kingdom.state import ARRAY_OF, MATRIX

PLAYERS = range(MOST_PLAYERS)


class Choices:
    """Options by player, then by cell or card."""

    def __init__(self, content: Content) -> None:
        cards, first = range(content.size), content.first_monster
        self.take = [[Option(f"take:{cell // 3 + 1}{cell % 3 + 1}", ("Take it",), (do(take_card, player, cell),), name)
                      for cell, name in enumerate(MATRIX)] for player in PLAYERS]
        self.queue = [Option("queue", ("Queue up",), (do(queue, player),), ARRAY_OF[player]) for player in PLAYERS]
        self.dismiss = [Option("dismiss", ("Dismiss",), (do(dismiss, player),), "discard") for player in PLAYERS]
        self.cut = cutting_line
        self.fight = [[Option(f"fight:{content.word(card)}", ("Fight {0}", content.name(card)),
                              (do(fight, player, card), do(resolve, player)), card) if card >= first else NONE
                       for card in cards] for player in PLAYERS]
        self.deed = [[Option(f"deed:{content.word(card)}", ("{0}", content.of(card).deed),
                             (do(heroic_deed, player, card), do(resolve, player)), card) if card < first else NONE
                      for card in cards] for player in PLAYERS]
        self.control = [[Option(f"control:{content.word(card)}", ("Control {0}", content.name(card)),
                                (do(control, player, card), do(resolve, player)), card) if card >= first else NONE
                         for card in cards] for player in PLAYERS]
        self.done = [Option("done", ("Done",), (do(aftermath, player),)) for player in PLAYERS]


@cache
def cutting_line(player: int, line: int) -> Option:
    """A line with so many cards left of it."""
    return Option(f"cut:{line}", ("Cut here: {0} in the Kingdom", line), (do(cut, player, line),), f"line/{line}")


NONE = Option("", ("",), ())
