"""MonToons, chapter 9: bonuses, how they are gained and how shells are spent."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.rules.montoons.sheets import GONE
from game.rules.montoons.state import POWERS_TO_WIN, MonToons


class PickingShell(NamedTuple):
    """The question in which row a shell is gained."""


@verb
def gain(g: MonToons, seat: int, kind: str, amount: int = 1) -> None:
    """9.1 A bonus is gained at once (MON-BON-01 to MON-BON-03): a shell, a berry, hearts or a special bonus."""
    if g.out[seat]:
        return
    if kind == "heart":
        restore(g, seat, amount)
    elif kind == "shell":
        g.then(*[do(gain_shell, seat)] * amount)
    elif kind == "berry":
        gain_box(g, "berries", seat, amount, len(g.sheet_of(seat).berries))
    elif kind == "special":
        gain_box(g, "seeds", seat, amount, g.sheet_of(seat).seeds.boxes)
    else:
        g.then(*[do(gain_power, seat)] * amount)


def room_for(g: MonToons, seat: int, kind: str) -> bool:
    """Whether a bonus of a kind would bring anything (MON-R21, MON-R28)."""
    sheet = g.sheet_of(seat)
    match kind:
        case "heart":
            return g.health[seat] < sheet.health.max
        case "shell":
            first, _, second, _ = g.shells[seat]
            return first < len(sheet.shells[0]) or second < len(sheet.shells[1])
        case "berry":
            return g.berries[seat][0] < len(sheet.berries)
        case "special":
            return g.seeds[seat][0] < sheet.seeds.boxes
    return True


def gain_box(g: MonToons, field: str, seat: int, amount: int, most: int) -> None:
    """The leftmost unmarked icons become available (MON-BERRY-01, MON-SPBON-01)."""
    made, spent = getattr(g, field)[seat]
    g.tell("gains", seat, field, min(amount, most - made))
    if made < most:
        g.put(field, seat, (min(most, made + amount), spent))


def restore(g: MonToons, seat: int, points: int) -> None:
    """Hearts come back, the lowest crossed-off first, up to the maximum (MON-DMG-02, MON-DMG-03, MON-HEART-01,
    MON-R28); a golden one is live again (MON-GH-03)."""
    health = min(g.sheet_of(seat).health.max, g.health[seat] + points)
    if not g.out[seat] and health != g.health[seat]:
        g.tell("heals", seat, health - g.health[seat])
        g.put("health", seat, health)


# --- waystone powers


@verb
def gain_power(g: MonToons, seat: int) -> None:
    """8.6 Each Waystone Bonus is the next Power in order (MON-WBON-01, MON-PWR-01, MON-C19); the fourth wins at once,
    even for somebody who falls in that moment (MON-WIN-02, MON-PWR-07, MON-PWR-08)."""
    g.put("powers", seat, g.powers[seat] + 1)
    g.tell("power", seat, g.powers[seat])
    if g.powers[seat] == POWERS_TO_WIN:
        win(g, (seat,))


def win(g: MonToons, winners: tuple[int, ...]) -> None:
    g.put("phase", None, "end")
    g.put("winners", None, winners)


# --- shells


@verb
def gain_shell(g: MonToons, seat: int) -> None:
    """9.2 The leftmost unmarked shell of a row becomes available, of which row its gainer says (MON-SHELL-01); with
    none left the gain is lost (MON-R21)."""
    rows = [row for row in (0, 1) if g.shells[seat][2 * row] < len(g.sheet_of(seat).shells[row])]
    if len(rows) == 2:
        g.then(do(pick_shell, seat))
    elif rows:
        mark_shell(g, seat, rows[0])


@verb
def pick_shell(g: MonToons, seat: int) -> None:
    """9.2 The gainer picks the row (MON-SHELL-01): each is named with what its next shell changes a die by."""
    sizes, marks = g.sheet_of(seat).shells, g.shells[seat]
    options = tuple(shell_row(seat, row, sizes[row][marks[2 * row]]) for row in (0, 1))
    g.ask(seat, ("A shell: in which row?",), options, about=PICKING)


@cache
def shell_row(seat: int, row: int, amount: int) -> Option:
    """The choice of a row whose next shell changes a die by an amount."""
    return Option(
        f"row:{row + 1}", ("Row {0}: ±{1}", row + 1, amount), (do(mark_shell, seat, row),), f"shells/{row + 1}"
    )


@verb
def mark_shell(g: MonToons, seat: int, row: int) -> None:
    """9.2 It can be spent at once or later (MON-SHELL-02)."""
    marks = list(g.shells[seat])
    marks[2 * row] += 1
    g.tell("gains", seat, "shells", 1)
    g.put("shells", seat, tuple(marks))


def has_shells(g: MonToons, seat: int) -> bool:
    """Whether some row has a shell made and not spent, shells of a hidden plan left aside."""
    made, spent, made_too, spent_too = g.shells[seat]
    return made > spent or made_too > spent_too


def ready_shells(g: MonToons, seat: int) -> Iterator[tuple[int, int]]:
    """(row, amount) of the next shell that can be spent in each row, left to right (MON-SHELL-03)."""
    marks, veiled = g.shells[seat], g.veiled[seat]
    for row in (0, 1):
        spent = marks[2 * row + 1] + veiled[row]
        if marks[2 * row] > spent:
            yield row, g.sheet_of(seat).shells[row][spent]


@verb
def spend_shell(g: MonToons, seat: int, row: int, die: int, value: int) -> None:
    """9.2 The die becomes that value, and the shell is spent for good (MON-SHELL-04, MON-SHELL-06); while planning
    nobody else learns of it (MON-R81)."""
    spent = (1 - row, row)
    if g.revealed[seat]:
        cross_shells(g, seat, *spent)
    else:
        first, second = g.veiled[seat]
        g.put("veiled", seat, (first + spent[0], second + spent[1]))
    dice = list(g.dice[seat])
    dice[die] = value
    g.put("dice", seat, tuple(dice))


def cross_shells(g: MonToons, seat: int, first: int, second: int) -> None:
    """So many shells of each row are spent for everybody to see."""
    made, spent, made_too, spent_too = g.shells[seat]
    for _ in range(first + second):
        g.tell("shell", seat)
    g.put("shells", seat, (made, spent + first, made_too, spent_too + second))


def unveil_shells(g: MonToons, seat: int) -> None:
    """9.2 With the sheet the shells spent on its plan are shown (MON-R81)."""
    veiled = g.veiled[seat]
    if any(veiled):
        g.put("veiled", seat, (0, 0))
        cross_shells(g, seat, *veiled)


# --- unused dice


def trace_unused(g: MonToons, seat: int, dice: int) -> None:
    """Leftover dice make the next Unused Dice boxes available, four in a game (MON-UND-01 to MON-UND-03, MON-C37); more
    are lost (MON-R07)."""
    made, spent = g.unused[seat]
    now = min(len(g.sheet_of(seat).unused), made + dice)
    if now > made:
        g.tell("unused", seat, now - made)
        g.put("unused", seat, (now, spent))


def take_off(g: MonToons, seat: int, slots: tuple[int, ...]) -> tuple[int, ...]:
    """Remove the dice from these slots; their values come back in that order (MON-ACT-03)."""
    where = list(g.slots[seat])
    values = []
    for slot in slots:
        if slot in where:
            die = where.index(slot)
            values.append(g.dice[seat][die])
            where[die] = GONE
    g.put("slots", seat, tuple(where))
    return tuple(values)


PICKING = PickingShell()
