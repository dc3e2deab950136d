"""MonToons, chapters 3.5 to 4: announcing speed, the order of turns, the own turn, and the end of the round."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from game.engine.agenda import Decision, Option, Step, do, verb
from game.engine.state import new
from game.rules.montoons.attack import held_focus, ready_rows, use_basic, use_move, use_row, use_seed, write_power
from game.rules.montoons.bonuses import (
    gain,
    has_shells,
    ready_shells,
    spend_shell,
    take_off,
    trace_unused,
    unveil_shells,
    win,
)
from game.rules.montoons.needs import row_faces
from game.rules.montoons.planning import SPEED, start_round
from game.rules.montoons.sheets import Sheet
from game.rules.montoons.state import BLANK, STUNNED_NOW, MonToons
from game.rules.montoons.statuses import forget, poison, smoulder
from game.rules.montoons.use import idle_die, idle_row, idle_seed
from game.rules.montoons.waystone import beside_token, legal_boxes, payers_of, use_waystone

MOST_ROUNDS = 300  # games take 5 to 12


class Bidding(NamedTuple):
    """The question whether to spend the next Unused Dice box, after so many passes in a row."""

    passed: int


class Acting(NamedTuple):
    """The question what to do next in the own turn."""


ACTING = Acting()
PROMPT = ("Your turn: choose an action.",)


def one_round(player: int) -> tuple[Step, ...]:
    """3 A round: all plan, and when all are Ready the action phase begins (MON-PLAN-01, MON-PLAN-05); whoever closes it
    begins the next."""
    return do(start_round, player), do(announce, 0)


# --- 3.5 announcing speed


@verb
def announce(g: MonToons, player: int) -> None:
    """3.5 All Speed Values are shown at once, and nothing else (MON-ANN-01, MON-R81); bidding opens with the lowest
    health, of equals the nearest clockwise after who placed first (MON-ANN-02, MON-R06)."""
    g.put("phase", None, "announce")
    living = g.living()
    for seat in living:
        value = g.value_on(seat, SPEED)
        g.put("pace", seat, value, fresh=True)
        g.put("speed", seat, value)
        g.tell("speed", seat, value)
    after = [seat for seat in g.clockwise((g.first + 1) % g.seats) if not g.out[seat]]
    g.then(do(bid, min(after, key=lambda seat: g.health[seat]), 0))


@verb
def bid(g: MonToons, seat: int, passed: int) -> None:
    """3.6 One box or pass, lap after lap, until a whole lap has passed (MON-ANN-03, MON-ANN-04, MON-C26)."""
    living = len(g.living())
    while passed < living:
        made, spent = g.unused[seat]
        if made > spent:
            after = next_living(g, seat)
            amount = g.sheet_of(seat).unused[spent]
            g.ask(
                seat,
                ("Your speed is {0}. Spend an Unused Dice box for +{1}?", g.speed[seat], amount),
                bids(seat, after, amount, passed),
                about=Bidding(passed),
            )
            return
        seat, passed = next_living(g, seat), passed + 1
    g.then(do(next_turn, seat))


@lru_cache(maxsize=1024)
def bids(seat: int, after: int, amount: int, passed: int) -> tuple[Option, ...]:
    """Spend the box or pass; then the next one bids."""
    return (
        Option("spend", ("Spend it: +{0}", amount), (do(spend_unused, seat), do(bid, after, 0)), "unused"),
        Option("pass", ("Pass",), (do(bid, after, passed + 1),)),
    )


def next_living(g: MonToons, seat: int) -> int:
    seat = (seat + 1) % g.seats
    while g.out[seat]:
        seat = (seat + 1) % g.seats
    return seat


@verb
def spend_unused(g: MonToons, seat: int) -> None:
    """3.6 The leftmost available box, for good; speed may exceed 6 (MON-UND-04, MON-UND-05, MON-R05, MON-R08)."""
    made, spent = g.unused[seat]
    g.put("unused", seat, (made, spent + 1))
    g.put("speed", seat, g.speed[seat] + g.sheet_of(seat).unused[spent])


# --- 3.7 whose turn


def between_turns(g: MonToons) -> bool:
    """Whether a turn is over, and whose is next has not been found out."""
    return g.doing[:1] in (("montoons.next_turn",), ("montoons.end_round",))


@verb
def next_turn(g: MonToons, player: int) -> None:
    """3.7 The highest Speed Value (MON-TURN-01, MON-PLAN-03), of equals the lowest health (MON-TURN-02), of those a
    roll, ties rolled again (MON-TURN-03): found out before every turn (MON-TURN-04, MON-C28, MON-R80)."""
    tied: list[int] = []
    best = (-1, 0)
    for seat, out in enumerate(g.out):
        mine = rank(g, seat)
        if not out and seat not in g.order and mine >= best:
            tied = [*tied, seat] if mine == best else [seat]
            best = mine
    if not tied:
        g.then(do(end_round, player))
        return
    while len(tied) > 1:
        rolls = [g.roll(seat) for seat in tied]
        tied = [seat for seat, number in zip(tied, rolls) if number == max(rolls)]
    turn(g, tied[0])


def rank(g: MonToons, seat: int) -> tuple[int, int]:
    """3.7 What says who acts first: the higher Speed Value (MON-TURN-01), of equals the lower health (MON-TURN-02)."""
    return g.speed[seat], -g.health[seat]


def turn(g: MonToons, seat: int) -> None:
    """4.1 Guard ends (MON-GUARD-04, MON-C01), the sheet is shown and the Speed die comes off (MON-ACT-01)."""
    g.put("phase", None, "action")
    g.put("active", None, seat)
    g.put("order", None, [*g.order, seat])
    if g.guard[seat]:
        g.put("guard", seat, False)
    g.put("revealed", seat, True)
    g.put("dice", seat, g.dice[seat], fresh=True)
    unveil_shells(g, seat)
    take_off(g, seat, (SPEED,))
    g.put("attacked", None, False)
    g.put("finished", None, 0)
    g.put("fresh_focus", seat, (0, 0))
    g.then(do(act, seat))


@verb
def act(g: MonToons, seat: int) -> None:
    """4.2 The actions in any order, each whole (MON-ACT-02, MON-ACT-04), one of each kind (MON-R69); the turn ends when
    nothing is left to do (MON-ACT-05, MON-R64)."""
    if g.out[seat]:
        g.then(do(next_turn, seat))
        return
    options = actions(g, seat)
    if options:
        g.pose(new(Decision, (seat, PROMPT, (*options, END[seat]), False, (), ACTING)))
    else:
        g.then(do(end_turn, seat))


def actions(g: MonToons, seat: int) -> list[Option]:
    """All that can be begun now; not what nothing at all would come of (MON-R94)."""
    sheet, held = g.sheet_of(seat), g.assigned(seat)
    options: list[Option] = []
    if held:
        table, sets = slot_actions(sheet, seat), sheet.sets
        lone = sets.doubles if sets.doubles & ~held else 0  # one die of a pair does nothing
        for slot in sorted(g.slots[seat]):
            if slot in table and not lone >> slot & 1 and not idle_die(g, seat, slot):
                options.append(table[slot])
        if held & sets.rows:
            options.append(POWER[seat])
        if held & sets.waystones and can_mark(g, seat):
            options.append(MARK[seat])
    ready = ready_rows(g, seat)
    if ready:
        options += [row_actions(sheet, seat)[n] for n in ready if not idle_row(g, seat, n)]
    made, spent = g.seeds[seat]
    if made > spent and not idle_seed(g, seat):
        options.append(seed_action(sheet, seat))
    if has_shells(g, seat):
        options += slot_shells(g, seat)
    return options


@cache
def slot_actions(sheet: Sheet, seat: int) -> dict[int, Option]:
    """The action of a die on each slot of movements, basic attacks (the first slot of two) and bonuses."""
    found, again = {}, do(act, seat)
    for n, place in enumerate(sheet.slots):
        at = f"slot/{place.key}"
        if place.kind == "move":
            found[n] = Option(
                place.key, ("{0}", sheet.movements[place.entry].name), (do(use_move, seat, place.entry), again), at
            )
        elif place.kind == "basic" and not place.place:
            attack = sheet.attacks[place.entry]
            found[n] = Option(f"basic/{attack.id}", ("{0}", attack.name), (do(use_basic, seat, place.entry), again), at)
        elif place.kind == "bonus":
            found[n] = Option(
                place.key,
                ("Take the bonus: {0}", sheet.bonuses[place.entry].gains),
                (do(use_bonus, seat, place.entry), again),
                at,
            )
    return found


@cache
def row_actions(sheet: Sheet, seat: int) -> tuple[Option, ...]:
    """Using each row of the sheet."""
    keys = [f"{row.kind}/{sheet.attack_of(row).id}/{row.number + 1}" for row in sheet.rows]
    return tuple(
        Option(key, ("{0}", sheet.attack_of(row).name), (do(use_row, seat, n), do(act, seat)), f"slot/{key}/1")
        for n, (key, row) in enumerate(zip(keys, sheet.rows))
    )


@cache
def seed_action(sheet: Sheet, seat: int) -> Option:
    return Option("seed", ("{0}", sheet.seeds.name), (do(use_seed, seat), do(act, seat)), "seeds")


def can_mark(g: MonToons, seat: int) -> bool:
    """8.1 Next to the Active Waystone, with a die for it and a box it can cross (MON-WAY-01, MON-WAY-03, MON-R90)."""
    if not beside_token(g, seat):
        return False
    dice = tuple(g.value_on(seat, slot) for slot in g.sheet_of(seat).of_kind["waystone"] if slot in g.slots[seat])
    return bool(dice) and bool(legal_boxes(g, seat, payers_of(g, seat, dice)))


def slot_shells(g: MonToons, seat: int) -> list[Option]:
    """3.3 In the own turn a shell may change a die on a slot that still takes it then (MON-C27, MON-R20)."""
    sheet = g.sheet_of(seat)
    found = []
    for row, amount in ready_shells(g, seat):
        for die, (value, slot) in enumerate(zip(g.dice[seat], g.slots[seat])):
            for sign, now in (("+", value + amount), ("-", value - amount)):
                if slot > 0 and 1 <= now <= 6 and still_fits(g, seat, slot, now):
                    found.append(
                        Option(
                            f"shell:{row + 1}{sign}:{sheet.slots[slot].key}",
                            ("Shell: {0} becomes {1}", value, now),
                            (do(spend_shell, seat, row, die, now), do(act, seat)),
                            f"shells/{row + 1}",
                        )
                    )
    return found


def still_fits(g: MonToons, seat: int, slot: int, value: int) -> bool:
    """Whether a die already on the slot may have this value."""
    sheet = g.sheet_of(seat)
    place = sheet.slots[slot]
    if not place.faces >> value & 1 or sheet.sets.doubles >> slot & 1:
        return False
    if place.row < 0:
        return True
    return bool(row_faces(sheet.rows[place.row].need, g.row_values(seat, place.row), place.place) >> value & 1)


@verb
def use_bonus(g: MonToons, seat: int, entry: int) -> None:
    """9.1 The die comes off its bonus slot and the bonus is there (MON-BON-02)."""
    bonus = g.sheet_of(seat).bonuses[entry]
    take_off(g, seat, (g.sheet_of(seat).of_kind["bonus"][entry],))
    g.then(do(gain, seat, bonus.gains, bonus.amount))


# --- 4.4 the end of a turn


@verb
def end_turn(g: MonToons, seat: int) -> None:
    """4.4 Power-up dice are written (MON-R65), what is left becomes Unused Dice (MON-UND-01, MON-C37, MON-R63); a turn
    without an attack costs a Focus (MON-FOCUS-05); then Burn, then Stun (MON-R45)."""
    if g.assigned(seat) & g.sheet_of(seat).sets.rows:
        write_power(g, seat)
    left = tuple([slot for slot in g.slots[seat] if slot > 0])
    if left:
        take_off(g, seat, left)
        trace_unused(g, seat, len(left))
    if not g.attacked and any(held_focus(g, seat)):
        g.then(do(forget, seat))
    if g.burn[seat]:
        g.then(do(smoulder, seat))
    g.then(do(pass_turn, seat))


@verb
def pass_turn(g: MonToons, seat: int) -> None:
    """4.4 Stun that has cost its die is erased (MON-STUN-03, MON-C02); the next fastest acts (MON-ACT-05)."""
    if g.stun[seat] == STUNNED_NOW:
        g.put("stun", seat, 0)
    if not g.out[seat]:
        g.put("dice", seat, BLANK)
        g.put("slots", seat, BLANK)
    next_turn(g, seat)


@verb
def end_round(g: MonToons, player: int) -> None:
    """4.5 Blightwater deals 1 poison to who is in it, in the order of turns (MON-BLIGHT-01, MON-R03, MON-R53, MON-R84);
    a new round follows."""
    soaked = [seat for seat in g.order if not g.out[seat] and g.terrain[g.at[seat]] == "blightwater"]
    g.then(*[do(poison, seat) for seat in soaked], do(close_round, player))


@verb
def close_round(g: MonToons, player: int) -> None:
    """4.5 Where the players agreed on a limit, the game is a draw after so many rounds; without one after MOST_ROUNDS,
    so that two who only heal come to an end."""
    if g.round >= (g.limit or MOST_ROUNDS):
        g.tell("stopped", None)
        win(g, ())
    else:
        g.then(*one_round(player))


POWER = tuple(Option("power", ("Power up",), (do(write_power, seat), do(act, seat))) for seat in range(5))
MARK = tuple(
    Option("waystone", ("Mark the Waystone",), (do(use_waystone, seat), do(act, seat)), "slot/waystone/1")
    for seat in range(5)
)
END = tuple(Option("end", ("End the turn",), (do(end_turn, seat),)) for seat in range(5))
