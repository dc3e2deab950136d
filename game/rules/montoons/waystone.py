"""MonToons, chapter 8: the Waystone Action, the grid, its bonuses and the moving token."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, do, verb
from game.rules.montoons.arena import LOCATIONS
from game.rules.montoons.bonuses import gain, take_off, trace_unused
from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import MonToons

Payers = tuple[tuple[int, int], ...]  # (value of a die, boxes it can still cross)


class Marking(NamedTuple):
    """The question which box to cross with the dice of a Waystone Action, after so many boxes."""

    payers: Payers
    crossed: int


class MarkingFree(NamedTuple):
    """The question which box to cross for nothing, with so many to come, this one counted."""

    boxes: int


def token_space(g: MonToons) -> int:
    """The Active Waystone (MON-WSTONE-01)."""
    return g.arena.waystones[g.token - 1]


def beside_token(g: MonToons, seat: int) -> bool:
    return g.arena.waystones[g.token - 1] in g.arena.board.beside[g.at[seat]]


ANYWHERE = 2  # Waystone Powers with which any box may be crossed


def limit(g: MonToons, seat: int) -> int:
    """Boxes a die may cross: two, with Power 1 three (MON-WAY-04, MON-PWR-02)."""
    return 3 if g.powers[seat] else 2


def legal_boxes(g: MonToons, seat: int, payers: Payers) -> list[tuple[int, int]]:
    """(box, index of the payer) of every box that may be crossed next (MON-WAY-05, MON-WAY-07, MON-PWR-03, MON-PWR-05,
    MON-PWR-06)."""
    return payable_boxes(g.sheet_of(seat), g.boxes[seat], g.powers[seat], payers)


def payable_boxes(sheet: Sheet, crossed: int, powers: int, payers: Payers) -> list[tuple[int, int]]:
    """The same for whatever boxes have been crossed."""
    able = [index for index, (_, left) in enumerate(payers) if left]
    if not able:
        return []
    boxes = crossable(sheet, crossed, powers >= ANYWHERE)
    if powers >= 3:
        return [(box, able[0]) for box in boxes]
    by_value = {payers[index][0]: index for index in reversed(able)}
    return [(box, by_value[sheet.values[box]]) for box in boxes if sheet.values[box] in by_value]


def most_crossed(g: MonToons, seat: int, payers: Payers) -> int:
    """How many boxes these dice can cross at most, in the best order."""
    sheet, powers, whole = g.sheet_of(seat), g.powers[seat], sum(left for _, left in payers)
    waiting, seen, most = [(g.boxes[seat], payers, 0)], set[tuple[int, Payers]](), 0
    while waiting and most < whole:
        crossed, dice, count = waiting.pop()
        most = max(most, count)
        for box, payer in payable_boxes(sheet, crossed, powers, dice):
            here = crossed | 1 << box, tuple(sorted(paid(dice, payer)))
            if here not in seen:
                seen.add(here)
                waiting.append((*here, count + 1))
    return most


@lru_cache(maxsize=4096)
def crossable(sheet: Sheet, crossed: int, anywhere: bool) -> tuple[int, ...]:
    """The boxes not crossed yet, next to a crossed one or anywhere on the grid."""
    return tuple(
        box for box, beside in enumerate(sheet.beside) if not crossed >> box & 1 and (anywhere or beside & crossed)
    )


def payers_of(g: MonToons, seat: int, dice: tuple[int, ...]) -> Payers:
    return tuple((value, limit(g, seat)) for value in dice)


@verb
def use_waystone(g: MonToons, seat: int) -> None:
    """8.1 Next to the Active Waystone the dice come off and boxes are crossed (MON-WAY-01, MON-WAY-02)."""
    dice = take_off(g, seat, g.sheet_of(seat).of_kind["waystone"])
    g.tell("marks", seat, dice)
    g.then(do(mark, seat, payers_of(g, seat, dice), 0))


@verb
def mark(g: MonToons, seat: int, payers: Payers, count: int) -> None:
    """8.2 Up to two boxes a die, in any order, each with the value of the die that pays, next to a crossed one
    (MON-WAY-04 to MON-WAY-08, MON-R56)."""
    found = legal_boxes(g, seat, payers)
    if not found:
        g.then(do(finish_marks, seat, payers, count))
        return
    sheet = g.sheet_of(seat)
    g.ask(
        seat,
        (
            "Cross a box of the Waystone grid? Left: {0}.",
            ", ".join(str(value) for value, left in payers for _ in range(left)),
        ),
        (
            *(
                Option(
                    f"box:{sheet.boxes[box]}",
                    ("Cross the {0}", sheet.values[box]),
                    (do(cross_box, seat, box, paid(payers, payer), count + 1),),
                    f"box/{sheet.boxes[box]}",
                )
                for box, payer in found
            ),
            Option("done", ("Done",), (do(finish_marks, seat, payers, count),)),
        ),
        about=Marking(payers, count),
    )


def paid(payers: Payers, index: int) -> Payers:
    return tuple((value, left - (n == index)) for n, (value, left) in enumerate(payers))


@verb
def cross_box(g: MonToons, seat: int, box: int, payers: Payers, count: int) -> None:
    """8.2 The box is crossed for good, and more may follow (MON-WAY-06)."""
    g.put("boxes", seat, g.boxes[seat] | 1 << box)
    g.then(do(mark, seat, payers, count))


@verb
def finish_marks(g: MonToons, seat: int, payers: Payers, count: int) -> None:
    """8.3 Then every surrounded bonus is gained (MON-WAY-09, MON-C36) and the token moves (MON-WAY-12, MON-R56);
    without a box the dice become Unused Dice."""
    if count:
        g.then(do(claim, seat), do(move_token, seat))
    else:
        trace_unused(g, seat, len(payers))


@verb
def claim(g: MonToons, seat: int) -> None:
    """8.4 A bonus is surrounded when all boxes that touch its corner are crossed, four inside and two on the rim
    (MON-WAY-10, MON-WAY-11, MON-BON-03, MON-C20, MON-C21). Of several the order changes nothing, so nobody is asked
    for it (MON-R84)."""
    sheet, crossed, earned = g.sheet_of(seat), g.boxes[seat], g.earned[seat]
    steps = []
    for n, around in enumerate(sheet.around):
        if not earned >> n & 1 and not around & ~crossed:
            earned |= 1 << n
            bonus = sheet.grid.bonuses[n]
            steps.append(do(gain, seat, bonus.gives, bonus.amount))
    if steps:
        g.put("earned", seat, earned)
        g.then(*steps)


TOKEN_MOVES = "montoons.move_token"  # the step whose dice are thrown again until they find a free place


@verb
def move_token(g: MonToons, seat: int) -> None:
    """8.5 A roll names the token's next location; the present one, and one this map lacks, are rolled again
    (MON-WAY-12, MON-WAY-13, MON-WSTONE-02, MON-R57)."""
    number = g.roll(seat, LOCATIONS)
    while number == g.token or g.arena.waystones[number - 1] < 0:
        number = g.roll(seat, LOCATIONS)
    g.put("token", None, number)


@verb
def mark_free(g: MonToons, seat: int, boxes: int = 1) -> None:
    """7.2 A Golden Heart's box may be any on the grid, or none (MON-GH-01, MON-GH-02, MON-R27); the token stays where
    it is (MON-R58)."""
    sheet, crossed = g.sheet_of(seat), g.boxes[seat]
    options = [option for box, option in enumerate(free_boxes(sheet, seat, boxes)) if not crossed >> box & 1]
    if options and boxes:
        g.ask(seat, ("Cross any box of the Waystone grid.",), (*options, NONE), about=MarkingFree(boxes))


@lru_cache(maxsize=1024)
def free_boxes(sheet: Sheet, seat: int, boxes: int) -> tuple[Option, ...]:
    """Crossing each box of a grid for nothing, with so many to come."""
    return tuple(
        Option(f"box:{key}", ("Cross the {0}", value), (do(cross_free, seat, box, boxes - 1),), f"box/{key}")
        for box, (key, value) in enumerate(zip(sheet.boxes, sheet.values))
    )


@verb
def cross_free(g: MonToons, seat: int, box: int, boxes: int) -> None:
    """7.2 What it surrounds is gained at once (MON-C36)."""
    g.put("boxes", seat, g.boxes[seat] | 1 << box)
    g.then(do(claim, seat), do(mark_free, seat, boxes))


NONE = Option("done", ("Cross none",), ())
