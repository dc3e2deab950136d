"""Dungeon & Kingdom, chapters 2, 3 and 8: the turn, the Refill, what the card that is taken does, and the end."""

from __future__ import annotations

from itertools import product
from operator import itemgetter
from typing import NamedTuple

from game.engine.agenda import Decision, Option, do, verb
from game.engine.memo import Memo
from game.rules.kingdom.cards import MOST_PLAYERS
from game.rules.kingdom.cutting import cut, lines_of
from game.rules.kingdom.state import ARRAY_OF, LINES, MATRIX, SLOTS, Kingdom

Shape = tuple[int, ...]  # how many cards lie in each cell of the matrix
CELLS = itemgetter(*MATRIX)
WANTED = {
    shape: sorted({cell for line in LINES if not any(shape[cell] for cell in line) for cell in line})
    for shape in product((0, 1), repeat=9)
}  # how many cards lie in each cell -> cells to be dealt


class Taking(NamedTuple):
    """The question which card of the matrix is taken; `cells` are those that hold one, 0..8."""

    cells: tuple[int, ...]


class Using(NamedTuple):
    """The question what the taken card does: whether the Array has room for it, and the lines it can cut along."""

    room: bool
    lines: tuple[int, ...]


# --- 2. Turn and Refill


@verb
def turn(g: Kingdom, player: int) -> None:
    """2. A turn is Refill, Action and, after a cut, the Dungeon & Kingdom phase with its Aftermath (DNK-TURN-01,
    DNK-X13, DNK-R01)."""
    g.put("turn", None, g.turn + 1)
    if g.active != player:
        g.put("active", None, player)
    if not g.triggered:
        refill(g)
    if g.phase != "action":
        g.put("phase", None, "action")
    g.then(TAKE[player])


def refill(g: Kingdom) -> None:
    """2.2 All empty rows and columns are judged first, then dealt, row by row from the left (DNK-REFILL-01 to
    DNK-REFILL-07, DNK-R03, DNK-R04), as far as the deck goes (DNK-END-02). A deck that is empty now brings the end
    (DNK-END-01, DNK-X18, DNK-R34, DNK-R35), and from the next turn on there is no Refill (DNK-END-03, DNK-R45)."""
    deck = g.zones["deck"]
    wanted = WANTED[tuple(map(len, CELLS(g.zones)))]
    if wanted:
        if g.phase != "refill":
            g.put("phase", None, "refill")
        for cell in wanted[: len(deck)]:
            g.move(deck[-1], "deck", MATRIX[cell])
    if not deck:
        g.put("triggered", None, True)


# --- 3. Action


@verb
def take(g: Kingdom, player: int) -> None:
    """3.1 One card of the matrix must be taken, any of them (DNK-ACT-01, DNK-R02, DNK-R07)."""
    g.pose(TAKING[player, tuple(map(len, CELLS(g.zones)))])


def taking(key: tuple[int, Shape]) -> Decision:
    """The same words and options each time the matrix has this shape for that player."""
    player, shape = key
    cells = tuple(cell for cell, cards in enumerate(shape) if cards)
    options = tuple(
        Option(f"take:{cell // 3 + 1}{cell % 3 + 1}", ("Take it",), (do(take_card, player, cell),), MATRIX[cell])
        for cell in cells
    )
    return Decision(player, ("Take a card from the matrix.",), options, about=Taking(cells))


@verb
def take_card(g: Kingdom, player: int, cell: int) -> None:
    """3.1 The card is taken first, then used (DNK-ACT-02); its cell stays empty."""
    g.move(g.zones[MATRIX[cell]][0], MATRIX[cell], "taken")
    g.then(USE[player])


@verb
def use(g: Kingdom, player: int) -> None:
    """3. Queue Up, Cut Array or Dismiss, as far as they are legal (DNK-ACT-02, DNK-QUEUE-06, DNK-QUEUE-07)."""
    content, array, card = g.content, g.zones[ARRAY_OF[player]], g.zones["taken"][0]
    g.pose(USING[player, content.name(card), len(array) < SLOTS, tuple(lines_of(content, array, card))])


def using(key: tuple[int, str, bool, tuple[int, ...]]) -> Decision:
    """What a card of that name does in an Array that has room or not, and can be cut along these lines: a line is told
    by the number of cards left of it."""
    player, name, room, lines = key
    options = [
        Option(
            f"cut:{line}", ("Cut here: {0} in the Kingdom", line), (do(cut, player, line), END[player]), f"line/{line}"
        )
        for line in lines
    ]
    if room:
        options.insert(0, Option("queue", ("Queue up",), (do(queue, player),), ARRAY_OF[player]))
        words = "Queue {0} up, or choose a line to cut." if lines else "Queue {0} up."
    elif lines:
        words = "Your Array is full: choose a line to cut with {0}."
    else:
        options.append(Option("dismiss", ("Dismiss",), (do(dismiss, player),), "discard"))
        words = "{0} cannot cut your full Array: dismiss them all."
    return Decision(player, (words, name), tuple(options), about=Using(room, lines))


@verb
def queue(g: Kingdom, player: int) -> None:
    """3.2 Queue Up: with at most 6 cards in the Array, the card joins it on the right, whatever it is (DNK-QUEUE-01 to
    DNK-QUEUE-05). Nothing else follows (DNK-R05)."""
    g.move(g.zones["taken"][0], "taken", ARRAY_OF[player])
    end_turn(g, player)


@verb
def dismiss(g: Kingdom, player: int) -> None:
    """3.4 Dismiss: the Array is full and the card cannot cut it: all are discarded, points on Monsters are lost
    (DNK-DISMISS-01 to DNK-DISMISS-03, DNK-X06, DNK-R08, DNK-R33)."""
    for card in g.zones[ARRAY_OF[player]][::-1]:
        if g.tokens[card]:
            g.put("tokens", card, 0)
        g.move(card, ARRAY_OF[player], "discard")
    g.move(g.zones["taken"][0], "taken", "discard")
    end_turn(g, player)


@verb
def end_turn(g: Kingdom, player: int) -> None:
    """2.1 The next player clockwise; when the matrix is empty the game is over after this turn, wherever the round
    stands (DNK-TURN-03, DNK-END-04, DNK-END-05, DNK-R39)."""
    if g.triggered and not any(g.zones[cell] for cell in MATRIX):
        finish(g)
    else:
        g.then(TURN[(player + 1) % g.seats])


def finish(g: Kingdom) -> None:
    """8.4 A point for every two cards in hand, Array and Treasury together; most points win, equals share the victory
    (DNK-SCORE-01 to DNK-SCORE-04, DNK-R36, DNK-R37)."""
    for player in range(g.seats):
        g.tell("scored", player, g.reserve[player], g.cards_left(player), g.total(player))
    g.put("winners", None, best(g))


def best(g: Kingdom) -> tuple[int, ...]:
    """The seats with most points."""
    totals = [g.total(player) for player in range(g.seats)]
    return tuple(player for player in range(g.seats) if totals[player] == max(totals))


TAKE, USE, TURN, END = ([do(verb, player) for player in range(MOST_PLAYERS)] for verb in (take, use, turn, end_turn))
TAKING: Memo[tuple[int, Shape], Decision] = Memo(taking, 4096)
USING: Memo[tuple[int, str, bool, tuple[int, ...]], Decision] = Memo(using, 20_000)
