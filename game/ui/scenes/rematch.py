"""rematch: the next game of the same people, each one seat on; where a game allows it, the loser says who begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.sitting import Sitting
from game.ui.house.dialog import Answer, Menu
from game.ui.scenes.setup import Setup, setup_of
from game.ui.window.scene import Push, Reset

if TYPE_CHECKING:
    from game.ui.house.house import House

RULE = "starting"  # the house rule of a game in which the loser chooses (PAK-R27)
SEATS = ("first", "second")  # its values for either seat
BY_CHANCE = "chance"


def chooser(sitting: Sitting) -> int | None:
    """The seat that lost and therefore says who begins; None where chance does, as after a draw."""
    match = sitting.match
    winners = match.state.winners or ()
    if RULE not in match.options or len(winners) != 1:
        return None
    return next(seat for seat in range(match.seats) if seat not in winners)


def foretold(sitting: Sitting) -> str:
    """What the button says of the next game."""
    loser = chooser(sitting)
    if loser is not None:
        player = sitting.players[loser]
        return f"{player.name} lost and " + ("says who begins" if player.is_person else "begins")
    return f"seats move on: {sitting.players[1 % len(sitting.players)].name} sits first"


def again(app: House, sitting: Sitting) -> object:
    """The same people on the next chairs, and a new deal. A person who may choose who begins is asked first; a computer
    begins itself."""
    match = sitting.match
    setup = setup_of(match.game, sitting.players, match.options, match.consent, sitting.shared).rotated()
    if RULE not in match.options:
        return to_new_table(app, setup)
    loser = chooser(sitting)
    if loser is None:
        return to_new_table(app, setup, BY_CHANCE)
    seats = len(sitting.players)
    starts = {seat: SEATS[(seat - 1) % seats] for seat in range(seats)}  # by seats of the game that is over
    player = sitting.players[loser]
    if not player.is_person:
        app.toast(f"{player.name} lost the last game and begins")
        return to_new_table(app, setup, starts[loser])
    other = 1 - loser

    def begin(value: str) -> Callable[[], object]:
        return partial(to_new_table, app, setup, value)

    return Push(
        Menu(
            f"{player.name}, who begins?",
            (
                Answer(f"{player.name} begins", begin(starts[loser]), ".play"),
                Answer(f"{sitting.players[other].name} begins", begin(starts[other])),
                Answer("By chance", begin(BY_CHANCE)),
                Answer("Not now"),
            ),
        )
    )


def to_new_table(app: House, setup: Setup, starting: str = "") -> object:
    """Deal and go to the table; behind it lies the shelf."""
    if starting:
        setup.options[RULE] = starting
    sitting = Sitting.new(
        app.folders,
        setup.game.name,
        setup.players,
        setup.next_seed(),
        setup.options,
        consent=setup.consent,
        skip_single=app.settings.skip_single,
        packs_off=app.settings.packs_off,
        shared=setup.shared,
    )
    app.post(Reset(app.home()))
    return Push(app.make("table", sitting))
