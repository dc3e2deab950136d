"""Shells that a sensible player of MonToons spends, while planning and in the own turn."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.montoons_ground import docks, gist, reach_of, striking
from game.ai.montoons_plans import plans_for
from game.ai.montoons_prospects import blow_worth
from game.ai.montoons_values import marks_value
from game.engine.agenda import Option
from game.rules.montoons.bonuses import has_shells, ready_shells
from game.rules.montoons.sheets import POOL
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import beside_token, token_space

SHELL_PAYS = 0.15  # in the units of promise


def shelled_pool(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The shell after which the best plan is worth most, if that is worth a shell."""
    shells = [option for option in options if option.key.startswith("shell:")] if has_shells(g, seat) else []
    if not shells:
        return None
    dice, slots = g.dice[seat], g.slots[seat]
    placed = tuple(sorted((value, slot) for value, slot in zip(dice, slots) if slot >= 0))

    def worth(values: Sequence[int]) -> float:
        found = plans_for(g, seat, tuple(sorted(values, reverse=True)), placed)
        return found[0][0] if found else 0.0

    def changed(option: Option) -> float:
        die, value = shell_die(g, seat, option)
        return worth((*dice[:die], value, *dice[die + 1 :]))

    gain, _, best = max((changed(option), -n, option) for n, option in enumerate(shells))
    return best if gain > worth(dice) + SHELL_PAYS else None


def shell_die(g: MonToons, seat: int, option: Option) -> tuple[int, int]:
    """Which die a shell changes, and to what: "shell:2+:3" is a shell of the second row, which makes a 3 of the pool
    more; "shell:1-:waystone/1" one of the first, which makes the die on that slot less."""
    _, row, which = option.key.split(":")
    amount = dict(ready_shells(g, seat))[int(row[0]) - 1]
    dice, slots = g.dice[seat], g.slots[seat]
    die = (
        next(n for n, die in enumerate(zip(dice, slots)) if die == (int(which), POOL))
        if which.isdigit()
        else slots.index(g.sheet_of(seat).by_key[which])
    )
    return die, dice[die] + (amount if row[1] == "+" else -amount)


def shelled(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """A shell that makes a marking, a blow or a walk clearly better."""
    if not has_shells(g, seat):
        return None
    worth, _, best = max(
        (
            (shell_worth(g, seat, option), -n, option)
            for n, option in enumerate(options)
            if option.key.startswith("shell:")
        ),
        default=(0.0, 0, None),
    )
    return best if worth > SHELL_PAYS else None


def shell_worth(g: MonToons, seat: int, option: Option) -> float:
    """What the new value of the die adds."""
    die, value = shell_die(g, seat, option)
    sheet, before = g.sheet_of(seat), g.dice[seat][die]
    slot = g.slots[seat][die]
    kind, entry = sheet.slots[slot].kind, sheet.slots[slot].entry
    marks = [g.value_on(seat, place) for place in sheet.of_kind["waystone"] if place in g.slots[seat]]
    if kind == "waystone" and beside_token(g, seat):
        others = list(marks)
        others.remove(before)
        return marked(g, seat, (*others, value)) - marked(g, seat, tuple(marks))
    if kind == "basic" and sheet.attacks[entry].symbol:
        here = g.arena.bit[g.at[seat]]
        one, two = (gist(sheet.attacks[entry].effects, face) for face in (before, value))
        return max(
            (
                blow_worth(g, rival, two) - blow_worth(g, rival, one)
                for rival in g.rivals(seat)
                if striking(g, seat, one, rival) & here
            ),
            default=0.0,
        )
    if kind == "move" and marks and not beside_token(g, seat):
        beside = docks(g.ground, token_space(g))
        one_, two_ = (reach_of(g, seat, sheet.movements[entry].effects, face) for face in (before, value))
        return marked(g, seat, tuple(marks)) if two_ & beside and not one_ & beside else 0.0
    return 0.0


def marked(g: MonToons, seat: int, dice: tuple[int, ...]) -> float:
    """What a Waystone Action with these dice adds to the grid."""
    return marks_value(g.sheet_of(seat), g.boxes[seat], g.earned[seat], g.powers[seat], tuple(sorted(dice)))
