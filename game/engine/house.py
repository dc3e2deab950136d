"""House: what may be said at every question of every game: that a player gives up, or that somebody takes a seat."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.agenda import Option, do, verb, verb_of
from game.engine.events import Housed
from game.engine.state import State

BY = "house"  # by whom an answer is given that is no player's choice in the game
GIVES_UP, TAKES = "concede", "take"  # the keys, before a colon and the seat's number, 1 the first


@verb
def gives_up(g: State, player: int) -> None:
    """Of two players the other has won. Where more play the game goes on, with a computer in that seat."""
    g.say(Housed("gives up", player, g.everyone))
    if g.seats <= 2:
        g.winners = tuple(seat for seat in range(g.seats) if seat != player)


@verb
def takes(g: State, player: int) -> None:
    """Somebody sits down where a computer has played, and sees what that seat sees."""
    g.say(Housed("takes", player, g.everyone))


HOUSED = frozenset(map(verb_of, (do(gives_up, 0), do(takes, 0))))


def give(g: State, key: str) -> None:
    """Answer the present question, or say something beside the game. ValueError names the key and what was offered."""
    option = option_of(g, key)
    g.take(option, beside=is_house(option))


def option_of(g: State, key: str) -> Option:
    """What may be answered with that key now, be it said beside the game. ValueError: nothing."""
    assert g.decision is not None
    try:
        return g.decision.option(key)
    except ValueError:
        if (said := house_option(g, key)) is None:
            raise
        return said


def house_option(g: State, key: str) -> Option | None:
    """What is said with that key while somebody is asked; the question is then asked again. None: no such thing."""
    word, _, number = key.partition(":")
    seats = [str(seat + 1) for seat in range(g.seats)]
    if word not in (GIVES_UP, TAKES) or number not in seats or g.decision is None or not g.asked:
        return None
    seat = seats.index(number)
    if word == TAKES:
        return Option(key, ("Take this seat",), (do(takes, seat), g.asked))
    return Option(key, ("Give up",), (do(gives_up, seat), *([g.asked] if g.seats > 2 else ())))


def is_house(option: Option) -> bool:
    """Whether it is said beside the game, so that nobody has chosen anything in it."""
    return bool(option.steps) and verb_of(option.steps[0]) in HOUSED


def house_line(event: Housed, names: Sequence[str]) -> str:
    """The line of the log."""
    who = names[event.player]
    if event.what == "takes":
        return f"{who}'s seat is taken over from the computer: its hidden things have been seen."
    return f"{who} gives up." if len(names) <= 2 else f"{who} gives up; a computer plays on in that seat."
