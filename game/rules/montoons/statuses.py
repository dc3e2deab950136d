"""MonToons, chapter 12: statuses: what is inflicted on rivals and what one gains oneself."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from game.engine.agenda import Option, do, verb
from game.engine.data import Range
from game.rules.montoons.abilities import Status
from game.rules.montoons.attack import focus_dice, held_focus
from game.rules.montoons.damage import hurt
from game.rules.montoons.sheets import GONE
from game.rules.montoons.state import STUNNED_NEXT, MonToons

Value = Annotated[int, Range(1, 9)]


class Focusing(NamedTuple):
    """The question into which box a Focus of this value goes."""

    value: int


class Forgetting(NamedTuple):
    """The question which of two Focus values to lose."""

    held: tuple[int, int]


@verb
def inflict(g: MonToons, seat: int, status: Status, value: Value = 1) -> None:
    """12.1 A status on every target (MON-STAT-01)."""
    for other in g.action.targets:
        if not g.out[other]:
            put_status(g, other, status, value)


@verb
def hold(g: MonToons, seat: int, status: Status, value: Value = 1) -> None:
    """12.1 A status on oneself (MON-STAT-01, MON-R79)."""
    if not g.out[seat]:
        put_status(g, seat, status, value)


def put_status(g: MonToons, seat: int, status: str, value: int) -> None:
    """12.2 to 12.5 Entangle, Stun and Guard do not stack (MON-ENT-03, MON-STUN-02, MON-GUARD-05); Burn adds up
    (MON-BURN-02). Stun costs a die in the next Planning Phase (MON-STUN-01, MON-C02, MON-R59)."""
    if status == "burn":
        g.put("burn", seat, g.burn[seat] + value)
    elif status == "stun":
        if g.stun[seat]:
            return
        g.put("stun", seat, STUNNED_NEXT)
    else:
        held = g.entangle if status == "entangle" else g.guard
        if held[seat]:
            return
        g.put(status, seat, True)
    g.tell("status", seat, status, value)


@verb
def cleanse(g: MonToons, seat: int, status: Status) -> None:
    """12.1 The user is rid of a status."""
    if getattr(g, status)[seat]:
        g.put(status, seat, False if status in ("entangle", "guard") else 0)
        g.tell("cleansed", seat, status)


# --- Focus


@verb
def focus(g: MonToons, seat: int, value: Value = 1) -> None:
    """12.6 A die on a Focus slot pays for it; without one there is no Focus (MON-FOCUS-01, MON-C24)."""
    if not g.out[seat] and focus_dice(g, seat):
        g.then(do(keep_focus, seat, value))


@verb
def keep_focus(g: MonToons, seat: int, value: int) -> None:
    """12.6 Into one of the two boxes, added to what it holds; split between them when both hold numbers (MON-FOCUS-02,
    MON-FOCUS-03)."""
    held = g.focus[seat]
    firsts = range(value, -1, -1) if all(held) else (value, 0)
    g.ask(
        seat,
        ("Where do you write Focus {0}?", value),
        [
            Option(
                f"focus:{first}+{value - first}",
                ("{0} and {1}", held[0] + first, held[1] + value - first),
                (do(write_focus, seat, first, value - first),),
            )
            for first in firsts
        ],
        about=Focusing(value),
    )


@verb
def write_focus(g: MonToons, seat: int, first: int, second: int) -> None:
    """12.6 The keyword's value is written, the die is only the price (MON-FOCUS-01, MON-C22, MON-C23). It serves from
    the next turn on (MON-R62)."""
    die = focus_dice(g, seat)[0]
    slots = g.slots[seat]
    g.put("slots", seat, (*slots[:die], GONE, *slots[die + 1 :]))
    for field, held in (("focus", g.focus[seat]), ("fresh_focus", g.fresh_focus[seat])):
        g.put(field, seat, (held[0] + first, held[1] + second))
    g.tell("status", seat, "focus", first + second)


# --- what they bring at the end of a turn or round


@verb
def forget(g: MonToons, seat: int) -> None:
    """4.4 The holder says which Focus is lost (MON-FOCUS-05)."""
    held = held_focus(g, seat)
    if all(held):
        g.ask(
            seat,
            ("No attack this turn: which Focus do you lose?",),
            [
                Option(f"focus:{box + 1}", ("Focus {0}", held[box]), (do(lose_focus, seat, box),), f"focus/{box + 1}")
                for box in (0, 1)
            ],
            about=Forgetting(held),
        )
    else:
        lose_focus(g, seat, 0 if held[0] else 1)


@verb
def lose_focus(g: MonToons, seat: int, box: int) -> None:
    boxes = list(g.focus[seat])
    boxes[box] = g.fresh_focus[seat][box]
    g.tell("forgets", seat)
    g.put("focus", seat, tuple(boxes))


@verb
def smoulder(g: MonToons, seat: int) -> None:
    """4.4 Burn hurts at the end of the turn and stays (MON-BURN-01, MON-BURN-04); in water it goes out first
    (MON-BURN-03, MON-R46)."""
    if g.burn[seat] and not g.out[seat]:
        if g.terrain[g.at[seat]] == "water":
            g.put("burn", seat, 0)
        else:
            hurt(g, seat, g.burn[seat], "burn")


@verb
def poison(g: MonToons, seat: int) -> None:
    """4.5 Poison is plain damage and leaves no mark (MON-R03)."""
    hurt(g, seat, 1, "poison")
