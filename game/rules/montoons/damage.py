"""MonToons, chapter 7: damage heart by heart, Golden Hearts, Guard, defeat, and who is left."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from game.engine.agenda import Option, Step, do, verb
from game.engine.hexes import union
from game.rules.montoons.bonuses import gain_power, win
from game.rules.montoons.state import BLANK, MonToons
from game.rules.montoons.waystone import mark_free

NOBODY = -1  # whose deed it is when a hex or a status hurts
POWERS = 4


class Ordering(NamedTuple):
    """The question whose Golden Heart is crossed first."""

    victims: tuple[int, ...]


@verb
def hurt(g: MonToons, victim: int, points: int, why: str) -> None:
    """7.1 Damage of a hex or a status: lava, pits, traps, falls, ice, poison, burn. Guard does not count (MON-R43)."""
    if not g.out[victim] and points > 0:
        g.tell("harm", victim, points, why)
        g.then(do(lose, victim, points), do(settle, victim))


@verb
def strike(g: MonToons, victim: int, points: int, by: int) -> None:
    """7.3 Damage of the running ability: Guard takes 1 off the first of it (MON-GUARD-01 to MON-GUARD-03, MON-R44)."""
    points = guarded(g, victim, points)
    if points > 0:
        g.tell("hit", victim, points, by)
        g.then(do(lose, victim, points, by), do(settle, by))


@verb
def deal_damage(g: MonToons, victim: int, points: int, by: int) -> None:
    """7.3 Damage of an attack: Berries and Focus are added once for each target (MON-BERRY-03, MON-R22, MON-R61)."""
    extra = boost_for(g, victim, by)
    if extra:
        g.note(boosted=g.action.boosted | 1 << victim)
    strike(g, victim, points + extra, by)


def boost_for(g: MonToons, victim: int, by: int) -> int:
    """What Berries and Focus still add to the damage of a victim."""
    return 0 if g.action.boosted >> victim & 1 or victim == by else g.action.boost


@verb
def deal_all(g: MonToons, by: int, points: int, victims: tuple[int, ...]) -> None:
    """7.3 Several are hurt at once. Where more than one of them crosses a box for a Golden Heart, the user says whose
    comes first (MON-R84), but for fourth Powers (MON-R11); otherwise the order changes nothing."""
    harm = {victim: shielded(g, victim, points + boost_for(g, victim, by)) for victim in victims}
    marking, winning = markers(g, harm), winners_first(g, harm)
    if winning or len(marking) < 2:
        g.then(*[do(deal_damage, victim, points, by) for victim in dict.fromkeys((*winning, *victims))])
        return
    ask_first(
        g,
        by,
        marking,
        [
            (do(deal_damage, victim, points, by), do(deal_all, by, points, without(victims, victim)))
            for victim in marking
        ],
    )


@verb
def collide(g: MonToons, one: int, other: int, by: int) -> None:
    """10.2 Both take 1 at once (MON-PUSH-06, MON-PULL-05, MON-FORCE-05, MON-THROW-04)."""
    harmed = tuple(victim for victim in (one, other) if guarded(g, victim, 1))
    for victim in harmed:
        g.tell("hit", victim, 1, by)
    g.then(do(lose_one, by, harmed), do(settle, by))


@verb
def lose_one(g: MonToons, by: int, victims: tuple[int, ...]) -> None:
    """10.2 A heart each; whose Golden Heart is first, the user says (MON-R84), but for fourth Powers (MON-R11)."""
    harm = dict.fromkeys(victims, 1)
    marking, winning = markers(g, harm), winners_first(g, harm)
    if winning or len(marking) < 2:
        g.then(*[do(lose, victim, 1, by) for victim in dict.fromkeys((*winning, *victims))])
        return
    ask_first(
        g, by, marking, [(do(lose, victim, 1, by), do(lose_one, by, without(victims, victim))) for victim in marking]
    )


def markers(g: MonToons, harm: Mapping[int, int]) -> list[int]:
    """The victims whom their damage costs a Golden Heart."""
    return [
        victim
        for victim, points in harm.items()
        if any(g.health[victim] - points < heart <= g.health[victim] for heart in g.sheet_of(victim).golden)
    ]


def winners_first(g: MonToons, harm: Mapping[int, int]) -> tuple[int, ...]:
    """Several victims to whom the Golden Hearts of this one sweep of damage may bring the fourth Power: whose turn it
    is first, then clockwise, whatever the user would like (MON-R11). () for fewer than two."""
    if len(harm) < 2:
        return ()
    near = [victim for victim in g.clockwise(max(g.active, 0)) if victim in harm and may_win(g, victim, harm[victim])]
    return tuple(near) if len(near) > 1 else ()


def may_win(g: MonToons, victim: int, points: int) -> bool:
    """Whether the boxes for the Golden Hearts in these points can surround all the Waystone Bonuses still wanted."""
    sheet, boxes = g.sheet_of(victim), g.boxes[victim]
    marks = sum(g.health[victim] - points < heart <= g.health[victim] for heart in sheet.golden)
    if not marks:
        return False
    open_ = [
        around & ~boxes
        for n, around in enumerate(sheet.around)
        if sheet.grid.bonuses[n].gives == "waystone" and not g.earned[victim] >> n & 1
    ]
    wanted = POWERS - g.powers[victim]
    return any(union(some).bit_count() <= marks for some in combinations(open_, wanted))


def without(victims: tuple[int, ...], gone: int) -> tuple[int, ...]:
    return tuple(victim for victim in victims if victim != gone)


def ask_first(g: MonToons, by: int, victims: list[int], steps: list[tuple[Step, ...]]) -> None:
    g.ask(
        by,
        ("Several lose a Golden Heart: whose is crossed first?",),
        [
            Option(f"seat:{victim + 1}", ("{0}", g.sheet_of(victim).name), then, f"hex/{g.arena.keys[g.at[victim]]}")
            for victim, then in zip(victims, steps)
        ],
        about=Ordering(tuple(victims)),
    )


def guarded(g: MonToons, victim: int, points: int) -> int:
    """The same, and Guard has done its part in this action."""
    left = shielded(g, victim, points)
    if left < points and not g.out[victim]:
        g.note(guarded=g.action.guarded | 1 << victim)
        g.tell("guards", victim)
    return left


def shielded(g: MonToons, victim: int, points: int) -> int:
    """What Guard leaves of this damage; 0 for who is out."""
    if g.out[victim]:
        return 0
    return points - (points > 0 and g.guard[victim] and not g.action.guarded >> victim & 1)


def score_steps(g: MonToons, victim: int, by: int) -> list[Step]:
    """What follows when an Ultimate costs a rival a heart (MON-ULT-04, MON-R24, MON-R25)."""
    action = g.action
    return [do(score, by)] if action.deed == "ultimate" and not action.scored and by not in (victim, NOBODY) else []


@verb
def score(g: MonToons, by: int) -> None:
    """6.5 An Ultimate that hurts a rival earns one Waystone Bonus, however many it hurts (MON-ULT-04, MON-ULT-05)."""
    g.note(scored=True)
    g.then(do(gain_power, by))


@verb
def lose(g: MonToons, victim: int, points: int, by: int = NOBODY) -> None:
    """7.1 One heart a point, the highest first (MON-DMG-01); a Golden Heart crosses a box before the next heart goes
    (MON-GH-01, MON-R26), and what `by` earns with an Ultimate comes before that (MON-R11)."""
    sheet = g.sheet_of(victim)
    while points and g.health[victim]:
        heart = g.health[victim]
        g.put("health", victim, heart - 1)
        points -= 1
        steps = score_steps(g, victim, by)
        if heart in sheet.golden:
            g.tell("golden", victim)
            steps.append(do(mark_free, victim, 1))
        if steps:
            g.then(*steps, do(lose, victim, points, by))
            return


@verb
def settle(g: MonToons, by: int) -> None:
    """7.4 Who has no heart left is defeated at once and leaves the map, what was placed stays (MON-DMG-04, MON-R10);
    the last one standing wins (MON-WIN-01); who fall together as the last share a draw (MON-R09)."""
    fallen = [seat for seat in g.living() if not g.health[seat]]
    if not fallen:
        return
    for seat in fallen:
        g.tell("defeated", seat)
        g.put("out", seat, True)
        g.put("at", seat, -1)
        g.put("dice", seat, BLANK)
        g.put("slots", seat, BLANK)
    left = g.living()
    if len(left) < 2:
        win(g, tuple(left or fallen))
