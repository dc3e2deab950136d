"""MON-R94: what is offered in a turn can bring something, and what is not offered could not, tried out to the end."""

from __future__ import annotations

from collections.abc import Set
from random import Random
from typing import Any

import pytest

from game.engine.agenda import VERBS, Option, do
from game.engine.events import Changed, Rolled, Said
from game.rules.montoons.action import Acting, row_actions, slot_actions
from game.rules.montoons.attack import close_action, held_focus, ready_rows
from game.rules.montoons.state import ATTACKS, MonToons
from game.rules.montoons.use import ahead, lack
from tests.rules.montoons.asked import random_states
from tests.rules.montoons.test_any_effect import any_table
from tests.sure import every

PRICE = {"slots", "spent_rows", "finished", "attacked", "seeds"}  # what an action costs in any case
MOST = 300
OVER = "the action is over"


@pytest.fixture(autouse=True)
def told_when_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of an action leaves a mark in the news."""

    def close(g: MonToons, seat: int) -> None:
        close_action(g, seat)
        g.tell(OVER, seat)

    monkeypatch.setitem(VERBS, do(close_action, 0)[0], close)


def brings(g: MonToons, option: Option, seat: int) -> bool:
    """Whether anything but the price is different in any way to answer what follows."""
    first = g.clone()
    first.news = []
    first.take(option)
    return anything_comes_of(first)


def anything_comes_of(first: MonToons, price: Set[str] = PRICE) -> bool:
    """The same of an action that has just been begun."""
    waiting, tried = [first], 0
    while waiting and tried < MOST:
        world, tried = waiting.pop(), tried + 1
        if any(
            isinstance(event, Rolled) or isinstance(event, Changed) and event.field not in price
            for event in until_next_turn(world)
        ):
            return True
        if world.decision is not None and not isinstance(world.about, Acting) and not turn_over(world):
            for answer in world.decision.options:
                there = world.clone()
                there.news = list(world.news or ())
                there.take(answer)
                waiting.append(there)
    return tried >= MOST


def until_next_turn(world: MonToons) -> list[object]:
    """The news of the action: with nothing else to do the turn ends by itself."""
    found: list[object] = []
    for event in world.news or ():
        if is_over(event):
            break
        found.append(event)
    return found


def turn_over(world: MonToons) -> bool:
    return any(is_over(event) for event in world.news or ())


def is_over(event: object) -> bool:
    return isinstance(event, Said) and event.what == OVER


def begun(g: MonToons, seat: int) -> list[Option]:
    """All that could be begun but for what would come of it: movements, basic attacks, full rows."""
    sheet, on = g.sheet_of(seat), g.slots[seat]
    found = []
    for slot, option in slot_actions(sheet, seat).items():
        place = sheet.slots[slot]
        pair = place.kind == "basic" and len(sheet.attacks[place.entry].slots) == 2
        if slot in on and place.kind != "bonus" and (not pair or slot + 1 in on):
            found.append(option)
    return [*found, *(row_actions(sheet, seat)[n] for n in ready_rows(g, seat))]


RIVAL, ANY = ("aim", 3, 1, "rival", True), ("aim", 3, 1, "any", False)
STRIKE, REST = (("damage", "1"),), (("recover", 1),)
PARTS: tuple[tuple[Any, ...], ...] = (
    *((RIVAL, part) for part in (("push", "2"), ("pull", "2"), ("force", "2"), ("throw", "2"), ("swap",))),
    *((ANY, ("inflict", status, 1)) for status in ("burn", "entangle", "stun", "guard")),
    *((("hold", status, 1),) for status in ("burn", "entangle", "guard")),
    *((("cleanse", status),) for status in ("burn", "entangle", "stun")),
    *((("bonus", kind, 1),) for kind in ("shell", "berry", "special", "heart", "waystone")),
    *((("having", status, REST, (("cleanse", status),)),) for status in ("burn", "guard")),
    *((("standing", terrain, REST, (("hold", "guard", 1),)),) for terrain in ("land", "water", "ice", "mountain")),
    *((RIVAL, ("each", status, STRIKE, (("heal", 1),))) for status in ("burn", "entangle")),
    *((("move", "2", exact, light, False),) for exact in (False, True) for light in (False, True)),
    *((("move", "3", False, False, False), ("moved", REST, exactly)) for exactly in (0, 2, 3)),
    (("move", "2", False, True, True), ("trample", 1)),
    (("move", "2", False, False, False), ("trail", 1)),
    (("by_die", (1, 2, 3), REST, (("leftover", 1),)),),
    (("pay", "heart", (("bonus", "berry", 1),), 1),),
    (("pay", "berry", (("hold", "guard", 1),), 2),),
    (("choose", (("One", REST), ("Other", (("leftover", 1),)))),),
    (("may", REST),),
    (("repeat", 2, REST),),
    (("jump", "2"),),
    (("blitz", "2-3"),),
    (("lay", "lava", 1, 1, True),),
    (("obstacle", "rock", 1, 1, True),),
    (("traps", 1, 1, True),),
    (("clear_traps", 2, 1, True),),
    (ANY, ("heal", 2)),
    (RIVAL, ("damage", "1")),
    (("mark_boxes", 1),),
    (("leftover", 1),),
)


def filled(g: MonToons, rng: Random) -> None:
    """Who is at turn has no room for some of what it might gain, and all its hearts or not; no rival is on Guard, which
    would take away all that a weak blow does, and nobody has a Focus, which any attack keeps."""
    seat, sheet = g.active, g.sheet_of(g.active)
    g.focus = [(0, 0) for _ in g.focus]
    g.guard = [g.guard[seat] and other == seat for other in range(g.seats)]
    if rng.random() < 0.5:
        g.health[seat] = sheet.health.max
    if rng.random() < 0.5:
        g.boxes[seat] = (1 << len(sheet.values)) - 1
    if rng.random() < 0.5:
        g.unused[seat] = (len(sheet.unused), len(sheet.unused))
    if rng.random() < 0.5:
        g.berries[seat] = (len(sheet.berries), rng.randint(0, len(sheet.berries)))
    if rng.random() < 0.5:
        g.seeds[seat] = (sheet.seeds.boxes, rng.randint(0, sheet.seeds.boxes))
    if rng.random() < 0.5:
        first, second = map(len, sheet.shells)
        g.shells[seat] = rng.choice(((first, 0, second, 0), (first, first, 0, 0), (0, 0, second, 0)))


@pytest.mark.parametrize("effects", PARTS, ids=lambda parts: " ".join(str(part[0]) for part in parts))
def test_a_part_is_worth_its_use_where_something_can_come_of_it(effects: tuple[Any, ...]) -> None:
    """MON-R94: tried out on tables of all sorts, in all ways to answer."""
    for seed in every(range(8)):
        rng = Random(f"{effects} {seed}")
        table = any_table(rng)
        filled(table.g, rng)
        deed, die = rng.choice(("special", "move")), rng.randint(1, 6)
        worth = lack(table.g, table.g.active, effects, ahead(deed, die)) is None
        table.g.news = []
        table.use(*effects, deed=deed, dice=(die,))
        assert anything_comes_of(table.g, PRICE - {"seeds"}) == worth, (seed, deed, die)


def test_among_slow_ground_alone_a_walk_of_two_leads_somewhere_and_one_of_one_nowhere() -> None:
    """MON-R19, MON-R94: the whole cost of a hex must be paid, and water, jungle and mountain cost 2."""
    judged = 0
    for seed in (1, 18, 25):
        g = any_table(Random(seed)).g
        seat, ground = g.active, g.ground
        g.entangle[seat] = 0
        for space in set(range(len(g.arena.keys))) - set(g.at):
            beside = ground.arena.beside[space] & ground.open
            if beside and not beside & ~ground.slow and not beside & g.bits():
                g.at[seat], judged = space, judged + 1
                one, two = (lack(g, seat, (("move", far, False, False, False),), ahead("move", 3)) for far in "12")
                assert one is not None and two is None, (seed, space)
    assert judged >= 3


def test_what_is_offered_can_bring_something_and_what_is_not_cannot() -> None:
    offered = refused = 0
    for seed in range(6):
        for g in random_states(seed, rounds=5):
            if not isinstance(g.about, Acting) or g.decision is None:
                continue
            seat, keys = g.decision.player, {option.key for option in g.decision.options}
            for option in begun(g, seat):
                kept = option.key.partition("/")[0] in ATTACKS and not g.attacked and any(held_focus(g, seat))
                assert brings(g, option, seat) is (option.key in keys) or kept and option.key in keys, option.key
                offered, refused = offered + (option.key in keys), refused + (option.key not in keys)
    assert offered > 60 and refused > 60, (offered, refused)
