"""MonToons, chapter 6: attacks: dice off, berries and focus, rows of power-up slots, and the end of an action."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.agenda import Option, acts, do, verb
from game.engine.data import Effects
from game.engine.state import new
from game.rules.montoons.bonuses import take_off
from game.rules.montoons.damage import deal_all
from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import ATTACKS, NOTHING_DONE, Action, MonToons

GAME = "montoons"


class Boosting(NamedTuple):
    """The question what to add to the running attack; `focus`: a Focus may still be."""

    focus: bool


def begin(g: MonToons, seat: int, deed: str, name: str, dice: tuple[int, ...], effects: Effects) -> None:
    """An action starts: nothing is left of the one before, its parts come in printed order (MON-ACT-04,
    MON-ABIL-01)."""
    g.tell("uses", seat, deed, name, dice)
    strikes = deed in ATTACKS
    g.action = new(Action, (deed, dice, strikes and not g.attacked, *NOTHING_DONE[3:]))
    if strikes:
        g.put("attacked", None, True)
    parts(g, seat, effects)
    g.then(do(end_action, seat))


@verb
def parts(g: MonToons, seat: int, effects: Effects) -> None:
    """1.2 The parts of an ability one after the other, in printed order (MON-ABIL-01); none of them once its user has
    fallen, whose turn is over (MON-R10)."""
    if effects and not g.out[seat]:
        rest = effects[1:]
        g.then(*acts(GAME, effects[:1], seat), *((do(parts, seat, rest),) if rest else ()))


@verb
def use_move(g: MonToons, seat: int, entry: int) -> None:
    """4.1 The Movement Action: its die comes off, then its text (MON-ACT-03, MON-MOVE-03)."""
    sheet = g.sheet_of(seat)
    movement = sheet.movements[entry]
    dice = take_off(g, seat, (sheet.of_kind["move"][entry],))
    begin(g, seat, "move", movement.name, dice, movement.effects)


@verb
def use_basic(g: MonToons, seat: int, entry: int) -> None:
    """6.3 A basic attack, with two equal dice for the right one (MON-ATK-03, MON-ATK-04, MON-R68)."""
    sheet = g.sheet_of(seat)
    attack = sheet.attacks[entry]
    dice = take_off(g, seat, tuple(slot for slot in sheet.of_kind["basic"] if sheet.slots[slot].entry == entry))
    begin(g, seat, "basic", attack.name, dice, attack.effects)


@verb
def use_row(g: MonToons, seat: int, row: int) -> None:
    """6.4 A full row is spent for good: one Special or Ultimate a turn (MON-SPC-01, MON-SPC-08, MON-R66)."""
    place = g.sheet_of(seat).rows[row]
    attack = g.sheet_of(seat).attack_of(place)
    g.put("spent_rows", seat, g.spent_rows[seat] | 1 << row)
    g.put("finished", None, g.finished + 1)
    begin(g, seat, place.kind, attack.name, g.row_values(seat, row, planned=False), attack.effects)


@verb
def use_seed(g: MonToons, seat: int) -> None:
    """9.4 A special bonus is spent: its monster says what it does (MON-SPBON-01, MON-R02)."""
    seeds = g.sheet_of(seat).seeds
    made, spent = g.seeds[seat]
    g.put("seeds", seat, (made, spent + 1))
    begin(g, seat, "seed", seeds.name, (), seeds.effects)


@verb
def write_power(g: MonToons, seat: int) -> None:
    """6.4 Power-up dice come off and their values are written in the slots, never to be erased (MON-DICE-04,
    MON-DICE-05, MON-SPC-06, MON-R65)."""
    sheet = g.sheet_of(seat)
    values = list(g.powered[seat])
    for row in sheet.rows:
        for place, slot in enumerate(row.slots):
            value = g.value_on(seat, slot)
            if value:
                values[row.first + place] = value
                take_off(g, seat, (slot,))
    g.tell("powers", seat)
    g.put("powered", seat, tuple(values))


def ready_rows(g: MonToons, seat: int) -> tuple[int, ...]:
    """Rows that can be used now: full, not spent, the Ultimate's only with Power 1 (MON-SPC-07, MON-ULT-01 to
    MON-ULT-03, MON-PWR-04, MON-C18), and no other one used this turn (MON-SPC-01)."""
    if g.finished:
        return ()
    return full_rows(g.sheet_of(seat), g.powered[seat], g.spent_rows[seat], g.powers[seat] > 0)


@lru_cache(maxsize=4096)
def full_rows(sheet: Sheet, written: tuple[int, ...], spent: int, power: bool) -> tuple[int, ...]:
    """Rows that are full and not spent, the Ultimate's only with Power 1."""
    return tuple(
        n
        for n, row in enumerate(sheet.rows)
        if not spent >> n & 1
        and (row.kind == "special" or power)
        and 0 not in written[row.first : row.first + len(row.slots)]
    )


# --- berries and focus


def held_focus(g: MonToons, seat: int) -> tuple[int, int]:
    """The Focus numbers not gained this turn (MON-R62)."""
    (a, b), (c, d) = g.focus[seat], g.fresh_focus[seat]
    return a - c, b - d


def focus_dice(g: MonToons, seat: int) -> list[int]:
    """The dice on Focus slots."""
    places = g.sheet_of(seat).of_kind["focus"]
    return [die for die, slot in enumerate(g.slots[seat]) if slot in places]


@verb
def offer_boost(g: MonToons, seat: int) -> None:
    """6.6 Once an attack has a target its user may add Berries and a Focus, once in the attack (MON-BERRY-02, MON-R23,
    MON-R88)."""
    action = g.action
    if action.deed in ATTACKS and action.aimed and not action.offered and not g.out[seat]:
        g.note(offered=True)
        g.then(do(boost, seat, action.opening))


@verb
def boost(g: MonToons, seat: int, focus: bool) -> None:
    """6.6 Berries left to right, as many as wanted, each in full (MON-BERRY-02 to MON-BERRY-04); in the first attack of
    the turn one Focus box (MON-FOCUS-04, MON-R61), not one gained this turn (MON-R62)."""
    made, spent = g.berries[seat]
    options = []
    if made > spent:
        amount = g.sheet_of(seat).berries[spent]
        options.append(Option("berry", ("A berry: +{0}", amount), (do(eat, seat, amount, focus),), "berries"))
    for box, value in enumerate(held_focus(g, seat) if focus else ()):
        if value > 0:
            options.append(
                Option(f"focus:{box + 1}", ("Focus: +{0}", value), (do(concentrate, seat, box),), f"focus/{box + 1}")
            )
    if options:
        g.ask(
            seat,
            ("Add to this attack? So far +{0}.", g.action.boost),
            (*options, Option("go", ("Go on",), ())),
            about=Boosting(focus),
        )


@verb
def eat(g: MonToons, seat: int, amount: int, focus: bool) -> None:
    """6.6 A berry counts in full (MON-BERRY-03, MON-BERRY-04)."""
    made, spent = g.berries[seat]
    g.put("berries", seat, (made, spent + 1))
    g.note(boost=g.action.boost + amount)
    g.tell("berry", seat, amount)
    g.then(do(boost, seat, focus))


@verb
def concentrate(g: MonToons, seat: int, box: int) -> None:
    """6.6 The box is erased and its whole value added (MON-FOCUS-04)."""
    boxes = list(g.focus[seat])
    fresh = g.fresh_focus[seat][box]
    g.note(boost=g.action.boost + boxes[box] - fresh)
    g.tell("focus", seat, boxes[box] - fresh)
    boxes[box] = fresh
    g.put("focus", seat, tuple(boxes))
    g.then(do(boost, seat, False))


# --- the end of an action


@verb
def end_action(g: MonToons, seat: int) -> None:
    """6.7 Who was aimed at and got no damage yet takes the boost alone (MON-R23), unless the user has fallen; then the
    action is over."""
    action = g.action
    left = action.aimed & ~action.boosted if action.boost and not g.out[seat] else 0
    if left:
        g.then(do(deal_all, seat, 0, tuple(victim for victim in g.rivals(seat) if left >> victim & 1)))
    g.then(do(close_action, seat))


@verb
def close_action(g: MonToons, seat: int) -> None:
    """4.4 A Movement Action that was cut frees its holder from Entangle (MON-ENT-02, MON-ENT-04)."""
    if g.action.slowed and g.action.deed == "move" and g.entangle[seat]:
        g.put("entangle", seat, False)
    g.action = NOTHING_DONE
