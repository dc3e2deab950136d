"""What a sensible player of MonToons does without looking ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ai.montoons_ground import Gist, gist, striking
from game.ai.montoons_plans import CLOSE, plans
from game.ai.montoons_prospects import blow_worth
from game.ai.montoons_shells import shelled, shelled_pool
from game.ai.montoons_values import a_heart, box_value, promises
from game.ai.montoons_walks import BIG, flag, somewhere, walk
from game.engine.agenda import Option
from game.rules.montoons.abilities import Siding
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Bouncing, Forcing, ForcingFirst, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing, Jumping, Leaping
from game.rules.montoons.movement import Forking, Walking, Way
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import TRAP, Leaving, Sliding, Whirling
from game.rules.montoons.waystone import Marking, MarkingFree, beside_token, token_space

Lean = Callable[[MonToons, int, Sequence[Option]], "Option | None"]
OTHERS = 0.6  # of the rivals whom an area could catch besides: not every turning catches all
PASSED = 1.2  # hearts that passing a rival is worth, whether or not it hurts them
PAIN = {"lava": 2.0, "quicksand": 1.0}


def named(options: Sequence[Option], key: str) -> Option | None:
    """The option of that key, if it is offered."""
    return next((option for option in options if option.key == key), None)


# --- planning


def plan(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """A shell that makes the plan clearly better, then the next die of the best plan, then Ready."""
    shell = shelled_pool(g, seat, options)
    if shell is not None:
        return shell
    found = plans(g, seat)
    return next_of(g, seat, found[0][1], options) if found else options[-1]


def next_of(g: MonToons, seat: int, placing: tuple[tuple[int, int], ...], options: Sequence[Option]) -> Option:
    """The first die of a plan that may be placed now, or the last option, Ready."""
    for value, slot in placing:
        option = named(options, f"{value}>{g.sheet_of(seat).slots[slot].key}")
        if option is not None:
            return option
    return options[-1]


def planned(g: MonToons, seat: int, options: Sequence[Option]) -> list[Option]:
    """The first steps of the plans worth comparing: nearly as good as the best."""
    shell = shelled_pool(g, seat, options)
    ranked = plans(g, seat)
    found = [next_of(g, seat, placing, options) for worth, placing in ranked if worth > ranked[0][0] - CLOSE]
    if shell is not None:
        found.insert(0, shell)
    return list(dict.fromkeys(found)) or [options[-1]]


# --- the own turn


def act(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """Write power, take bonuses, spend a shell that pays, mark, strike who is in reach, walk, strike again, end."""
    for option in options:
        if option.key == "power" or option.key.startswith("bonus/"):
            return option
    shell = shelled(g, seat, options)
    if shell is not None:
        return shell
    mark = named(options, "waystone")
    if mark is not None:
        return mark
    strikes = [
        (strike_worth(g, seat, option), -n, option)
        for n, option in enumerate(options)
        if option.key.startswith(("basic/", "special/", "ultimate/"))
    ]
    worth, _, best = max(strikes, default=(0.0, 0, None))
    if best is not None and worth > 0.02:
        return best
    walk = next((option for option in options if option.key.startswith("move/")), None)
    return walk or named(options, "end")


def strike_worth(g: MonToons, seat: int, option: Option) -> float:
    """What an attack is worth from here; rows are kept for something good."""
    what = gist_of(g, seat, option)
    mask = g.arena.bit[g.at[seat]]
    hits = sorted(
        (blow_worth(g, rival, what) for rival in g.rivals(seat) if striking(g, seat, what, rival) & mask), reverse=True
    )
    best = hits[0] + OTHERS * (what.mode == "sweep") * sum(hits[1:]) if hits else 0.0
    if best <= 0 and what.own >= 1.5 and not option.key.startswith("basic/"):
        hurt = g.sheet_of(seat).health.max - g.health[seat]
        return a_heart() * what.own if hurt >= 3 else 0.0
    return best


def gist_of(g: MonToons, seat: int, option: Option) -> Gist:
    """The attack of an option in short."""
    sheet = g.sheet_of(seat)
    slot = sheet.by_key[str(option.at).removeprefix("slot/")]
    place = sheet.slots[slot]
    if place.row < 0:
        return gist(sheet.attacks[place.entry].effects, g.value_on(seat, slot))
    return gist(sheet.attack_of(sheet.rows[place.row]).effects, 0)


# --- the grid


def best_box(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The box that adds most; one must be crossed for the action to count."""
    sheet, boxes, earned = g.sheet_of(seat), g.boxes[seat], g.earned[seat]
    return max(
        options,
        key=lambda option: (
            -1.0 if option.key == "done" else box_value(sheet, boxes, earned, box_of(sheet.columns, option))
        ),
    )


def box_of(columns: int, option: Option) -> int:
    """The number of the box behind "box:row,column"."""
    row, _, column = option.key[4:].partition(",")
    return int(row) * columns + int(column)


# --- targets and what is added


def rival_to_hit(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The rival with most to lose: nearly beaten, or far ahead; oneself only to heal."""

    def value(option: Option) -> float:
        if option.key == "done":
            return -0.5
        other = int(option.key[5:]) - 1
        if other == seat:
            return 0.3 if g.health[seat] < g.sheet_of(seat).health.max else -1.0
        return 2.0 - 0.1 * g.health[other] + 0.3 * g.powers[other] - 0.2 * g.guard[other]

    return max(options, key=value)


def most_hit(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The turning of an area that hurts rivals most."""
    assert isinstance(g.about, Turning)
    return max(zip(options, g.about.caught), key=lambda pair: sum(2.0 - 0.1 * g.health[other] for other in pair[1]))[0]


def add(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """Focus first, then berries while they may be needed."""
    aimed = [other for other in g.rivals(seat) if g.action.aimed >> other & 1]
    focus = next((option for option in options if option.key.startswith("focus:")), None)
    if focus is not None and aimed:
        return focus
    berry = named(options, "berry")
    if (
        berry is not None
        and aimed
        and (len(aimed) > 1 or g.action.deed != "basic" or min(g.health[other] for other in aimed) <= 8)
    ):
        return berry
    return named(options, "go")


def bid(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """Spend a box when it overtakes somebody and there is something to be first at."""
    made, spent = g.unused[seat]
    amounts = g.sheet_of(seat).unused[spent:made]
    ahead = [g.speed[other] for other in g.rivals(seat) if g.speed[other] >= g.speed[seat]]
    wanted = any(slot in g.slots[seat] for slot in g.sheet_of(seat).of_kind["waystone"]) or beside_token(g, seat)
    if ahead and wanted and min(ahead) < g.speed[seat] + sum(amounts):
        return named(options, "spend")
    return named(options, "pass")


# --- one look ahead, for what keywords ask


def try_out(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The choice after which the own prospects beside the rivals' look best."""
    return max(options, key=lambda option: outcome(g, seat, option))


def outcome(g: MonToons, seat: int, option: Option) -> float:
    """The own prospects less those of the rivals on average, once the option has been tried out."""
    world = g.clone()
    world.news = None
    world.take(option)
    if world.winners is not None:
        return BIG if seat in world.winners else -BIG
    values = [-BIG if value is None else value for value in promises(world)]
    return values[seat] - sum(values[other] for other in world.rivals(seat)) / max(1, g.seats - 1)


def worthiest(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The way that passes most rivals for the hearts it costs."""
    assert isinstance(g.about, Forking)

    def value(way: Way) -> float:
        lost = sum(PAIN.get(g.terrain[space], 0.5) + TRAP * (space in g.traps) for space in way.harm)
        return PASSED * len(way.passed) - lost - BIG * (lost >= g.health[seat]) - 0.01 * way.cost

    return max(zip(options, g.about.ways), key=lambda pair: value(pair[1]))[0]


def hex_for_token(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """Beside the rivals rather than beside oneself; further from oneself if there is a choice."""
    board = g.arena.board

    def value(option: Option) -> float:
        if option.at is None or not option.key.partition(":")[2]:
            return 0.0
        space = g.arena.by_key[option.key.partition(":")[2]]
        near = sum(
            1.0 if board.far[space][g.at[rival]] == 1 else 0.3 if board.far[space][g.at[rival]] == 2 else 0.0
            for rival in g.rivals(seat)
        )
        return near - 0.5 * (board.far[space][g.at[seat]] <= 1) + 0.2 * (board.far[space][token_space(g)] == 1)

    return max(options, key=value)


def keep(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """Whatever comes first."""
    return options[0]


def cheapest(g: MonToons, seat: int, options: Sequence[Option]) -> Option | None:
    """The least useful die for the quicksand."""
    sheet = g.sheet_of(seat)
    order = ("focus", "bonus", "special", "ultimate", "move", "waystone", "basic")
    return min(options, key=lambda option: order.index(sheet.slots[sheet.by_key[option.key[4:]]].kind))


LEANINGS: dict[type, Lean] = {
    Planning: plan,
    Acting: act,
    Walking: walk,
    Forking: worthiest,
    Whirling: somewhere,
    Sliding: somewhere,
    Leaving: somewhere,
    Jumping: somewhere,
    Leaping: somewhere,
    ChoosingFlag: flag,
    Marking: best_box,
    MarkingFree: best_box,
    Aiming: rival_to_hit,
    Turning: most_hit,
    Boosting: add,
    Bidding: bid,
    Shoving: try_out,
    Forcing: try_out,
    Throwing: try_out,
    Bouncing: try_out,
    Blitzing: try_out,
    Siding: try_out,
    ForcingFirst: keep,
    Ordering: keep,
    Laying: hex_for_token,
    Focusing: keep,
    Forgetting: keep,
    Sinking: cheapest,
    PickingShell: keep,
}
