"""Refusals of MonToons: for every kind of question, what is said of everything on the table is true."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest

from game.assets import data
from game.engine.agenda import Decision
from game.engine.rulebook import read_rulebook
from game.rules.montoons.abilities import Deciding, Paying, Siding
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.attack import Boosting, held_focus
from game.rules.montoons.bonuses import PickingShell
from game.rules.montoons.damage import Ordering
from game.rules.montoons.forcing import Bouncing, Forcing, ForcingFirst, Throwing
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.laying import Laying
from game.rules.montoons.leaping import Blitzing, Jumping, Leaping
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.refused_hexes import broken, refuse_aim, refuse_run
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.sheets import POOL
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.statuses import Focusing, Forgetting
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.terrain import Leaving, Sliding, Whirling
from game.rules.montoons.waystone import Marking, MarkingFree, beside_token
from tests.rules.montoons.asked import KINDS, states_by_kind
from tests.rules.montoons.table import GAME, SHIPPED, Table, at, monster
from tests.sure import every

BOOK = {section.number for section in read_rulebook(data("montoons", "rulebook.md")).sections}
Test = Callable[[MonToons, int, str, "re.Match[str]"], bool]


def kinds(*types: type) -> Test:
    """Said at these questions alone."""
    return lambda g, seat, target, found: isinstance(g.about, types)


def space(g: MonToons, target: str) -> int:
    return g.arena.by_key.get(target[4:], -1)


def slot(g: MonToons, seat: int, target: str) -> int:
    key = target.partition(">")[2] or target[5:]
    return g.sheet_of(seat).by_key.get(key, -1)


def dice_on(g: MonToons, seat: int, name: str) -> list[int]:
    """The values of the dice on the slots of an entry, or of one slot."""
    name = name.removeprefix("slot/")
    return [
        value
        for value, where in zip(g.dice[seat], g.slots[seat])
        if where >= 0 and f"{g.sheet_of(seat).slots[where].key}/".startswith(f"{name}/")
    ]


def pool(g: MonToons, seat: int) -> list[int]:
    return [value for value, where in zip(g.dice[seat], g.slots[seat]) if where == POOL]


def pieces(g: MonToons, seat: int) -> list[str]:
    """Everything that a table can be asked about."""
    found = [f"hex/{key}" for key in (*g.arena.keys, "99,99")]
    found += [f"sheet/{sheet.id}" for sheet in SHIPPED.sheets]
    found += ["berries", "unused", "seeds", "shells/1", "shells/2", "focus/1", "focus/2", "nonsense"]
    if g.sheet[seat] >= 0:
        sheet = g.sheet_of(seat)
        found += [f"slot/{place.key}" for place in sheet.slots]
        found += [f"{value}>{place.key}" for value in range(1, 7) for place in sheet.slots]
        found += [place.key for place in sheet.slots if place.kind in ("move", "basic")]
        found += [f"{row.kind}/{sheet.attack_of(row).id}/{row.number + 1}" for row in sheet.rows]
        found += [f"box/{row},{column}" for row in range(len(sheet.grid.rows)) for column in range(sheet.columns)]
        found += [f"box/{len(sheet.grid.rows)},0", f"box/0,{sheet.columns}"]
    return [*found, "move/nonsense", "slot/nonsense", "box/9,9", "box/x"]


def line_far(g: MonToons, seat: int, target: str) -> int | None:
    line = g.line(g.at[seat], space(g, target))
    return line.far if line else None


def hidden(g: MonToons, seat: int, target: str) -> bool:
    return line_far(g, seat, target) is not None and not g.sees(g.at[seat], space(g, target))


def beside(g: MonToons, seat: int, target: str) -> bool:
    return space(g, target) in g.arena.board.beside[g.at[seat]]


PLACING = kinds(Planning)
WALKS = (Walking, Sliding, Leaving, Bouncing, Jumping, Leaping, Blitzing, Whirling, ChoosingFlag)
# what is said, and when it is true
TRUE: dict[str, Test] = {
    r"That is not on the map\.": lambda g, seat, target, found: space(g, target) < 0,
    r"That is no choice now\.": lambda g, seat, target, found: target == "nonsense",
    r"There is no such slot on your sheet\.": lambda g, seat, target, found: "nonsense" in target,
    r"There is no such entry on your sheet\.": lambda g, seat, target, found: target == "move/nonsense",
    r"There is no such box\.": lambda g, seat, target, found: (
        target in ("box/9,9", "box/x") or not inside(g, seat, target)
    ),
    r"There is no such monster\.": lambda g, seat, target, found: (
        isinstance(g.about, ChoosingSheet) and all((s.id, s.version) != (target[6:], g.version) for s in SHIPPED.sheets)
    ),
    r"First choose a monster: its sheet comes with it\.": lambda g, seat, target, found: g.sheet[seat] < 0,
    # dice
    r"Now dice are put on slots; what they do comes in your turn\.": PLACING,
    r"Dice are put on slots in the planning phase, .*": lambda g, seat, target, found: (
        g.phase == "action" and (">" in target or not dice_on(g, seat, target))
    ),
    r"A die lies there already; take it back first\.": lambda g, seat, target, found: (
        PLACING(g, seat, target, found) and slot(g, seat, target) in g.slots[seat]
    ),
    r"A value is written there for good\.": lambda g, seat, target, found: (
        PLACING(g, seat, target, found) and bool(written(g, seat, target))
    ),
    r"All your dice have their places\.": lambda g, seat, target, found: not pool(g, seat),
    r"No (\d) is left to place\.": lambda g, seat, target, found: int(found[1]) not in pool(g, seat),
    r"Only one movement may hold a die in a round\.": lambda g, seat, target, found: (
        bool(held(g, seat, "move")) and "move/" in target
    ),
    r"Only one basic attack may hold dice in a round\.": lambda g, seat, target, found: (
        bool(held(g, seat, "basic") - {g.sheet_of(seat).slots[slot(g, seat, target)].entry}) and "basic/" in target
    ),
    r"Your last die is for Speed\.": lambda g, seat, target, found: len(pool(g, seat)) == 1 and 0 not in g.slots[seat],
    r"A (\d) does not go there; it takes ([\d, ]+)\.": lambda g, seat, target, found: (
        found[1] not in found[2] and target.startswith(found[1]) and takes(g, seat, target) == found[2]
    ),
    r"None of your dice goes there; it takes ([\d, ]+)\.": lambda g, seat, target, found: (
        takes(g, seat, target) == found[1] and not {str(die) for die in pool(g, seat)} & set(found[1])
    ),
    r"This attack needs two dice of the same value\.": lambda g, seat, target, found: double(g, seat, target),
    r"With that die the row could not add up to (\d+)\.": lambda g, seat, target, found: (
        need(g, seat, target).total == int(found[1])
    ),
    r"With that die the row could never meet what it asks for\.": lambda g, seat, target, found: (
        need(g, seat, target) is not None
    ),
    r"Quicksand takes a die that shows at least (\d)\.": lambda g, seat, target, found: (
        isinstance(g.about, Sinking) and all(die < int(found[1]) for die in dice_on(g, seat, target))
    ),
    r"No die that quicksand could take lies there\.": lambda g, seat, target, found: (
        isinstance(g.about, Sinking) and (not dice_on(g, seat, target.partition(">")[2] or target) or "speed" in target)
    ),
    # the own turn
    r"You do not stand next to the shining Waystone\.": lambda g, seat, target, found: (
        not beside_token(g, seat) and target.startswith("slot/waystone")
    ),
    r"No open box of that value lies beside a crossed one\.": lambda g, seat, target, found: (
        beside_token(g, seat) and "waystone" not in keys(g)
    ),
    r"It pays for a Focus as soon as .*": lambda g, seat, target, found: "focus/" in target,
    r"Power up writes it down here\.": lambda g, seat, target, found: (
        "power" in keys(g) and bool(dice_on(g, seat, target))
    ),
    r"It is used together with the other die\.": lambda g, seat, target, found: double(g, seat, target),
    r"One of its two dice is missing\.": lambda g, seat, target, found: double(g, seat, target),
    r"No die lies on it\.": lambda g, seat, target, found: (
        isinstance(g.about, Acting)
        and not dice_on(g, seat, target if target.count("/") < 2 else target.rpartition("/")[0])
    ),
    r"The Ultimate is locked .*": lambda g, seat, target, found: "ultimate" in target and not g.powers[seat],
    r"One special or ultimate attack a turn is all\.": lambda g, seat, target, found: g.finished > 0,
    r"Its rows have all been used\.": lambda g, seat, target, found: all(
        g.spent_rows[seat] >> n & 1 for n in rows(g, seat, target)
    ),
    r"No row of it is full yet: .*": lambda g, seat, target, found: (
        not any(
            0 not in g.row_values(seat, n, planned=False) and not g.spent_rows[seat] >> n & 1
            for n in rows(g, seat, target)
        )
    ),
    r"Nobody is within its reach and in sight\.|No hex within its reach takes it\.|There is nowhere to go\.|"
    r"Nothing (would come of it now|is left on your sheet that it could mark)\.": lambda g, seat, target, found: (
        isinstance(g.about, Acting) and idle(g, seat, target)
    ),
    r"You have all your hearts\.": lambda g, seat, target, found: g.health[seat] == g.sheet_of(seat).health.max,
    # bonuses
    r"No shell of this row is available\.": lambda g, seat, target, found: shells_left(g, seat, int(target[-1])) == 0,
    r"None of your dice can take it\.": lambda g, seat, target, found: (
        shells_left(g, seat, int(target[-1])) > 0 and isinstance(g.about, (Planning, Acting))
    ),
    r"Shells are spent while planning, .*": lambda g, seat, target, found: not isinstance(g.about, (Planning, Acting)),
    r"No berry is available\.": lambda g, seat, target, found: g.berries[seat][0] == g.berries[seat][1],
    r"Berries are eaten when an attack has found its target\.": lambda g, seat, target, found: (
        not isinstance(g.about, Boosting)
    ),
    r"Unused Dice boxes are spent when speeds are announced, .*": lambda g, seat, target, found: (
        not isinstance(g.about, Bidding)
    ),
    r"No special bonus is available\.": lambda g, seat, target, found: g.seeds[seat][0] == g.seeds[seat][1],
    r"Special bonuses are used in your own turn, .*": lambda g, seat, target, found: not isinstance(g.about, Acting),
    r"No Focus is written there\.": lambda g, seat, target, found: not g.focus[seat][int(target[-1]) - 1],
    r"It was gained this turn, .*": lambda g, seat, target, found: g.fresh_focus[seat][int(target[-1]) - 1] > 0,
    r"One Focus may be added, .*": lambda g, seat, target, found: (
        isinstance(g.about, Boosting) and not g.about.focus and bool(held_focus(g, seat)[int(target[-1]) - 1])
    ),
    r"A Focus is added when .*": lambda g, seat, target, found: not isinstance(g.about, (Boosting, Forgetting)),
    r"Monsters are chosen before the game begins\.": lambda g, seat, target, found: (
        not isinstance(g.about, ChoosingSheet)
    ),
    r"Somebody has this monster already\.": lambda g, seat, target, found: any(
        n >= 0 and SHIPPED.sheets[n].id == target[6:] for n in g.sheet
    ),
    # the grid
    r"That box is crossed already\.": lambda g, seat, target, found: (
        inside(g, seat, target) and bool(g.boxes[seat] >> box(g, seat, target) & 1)
    ),
    r"Boxes are crossed in the Waystone Action, .*": lambda g, seat, target, found: (
        not isinstance(g.about, (Marking, MarkingFree))
    ),
    r"A box must lie beside a crossed one, .*": lambda g, seat, target, found: (
        isinstance(g.about, Marking)
        and g.powers[seat] < 2
        and not g.sheet_of(seat).beside[box(g, seat, target)] & g.boxes[seat]
    ),
    r"No die left pays for a (\d)\.": lambda g, seat, target, found: (
        isinstance(g.about, Marking) and all(value != int(found[1]) or not left for value, left in g.about.payers)
    ),
    # hexes
    r"Monsters start on an empty hex with a flag\.": lambda g, seat, target, found: (
        isinstance(g.about, ChoosingFlag) and not g.arena.places[space(g, target)].flag
    ),
    r"Another monster stands there\.": lambda g, seat, target, found: (
        space(g, target) in g.at and isinstance(g.about, WALKS) and g.who(space(g, target)) != mover(g, seat)
    ),
    r"Nobody may enter a (Waystone|Void) hex\.": lambda g, seat, target, found: (
        isinstance(g.about, WALKS) and g.terrain[space(g, target)] == found[1].lower()
    ),
    r"A (rock|boulder) is in the way\.": lambda g, seat, target, found: (
        isinstance(g.about, WALKS) and g.obstacle[space(g, target)] == found[1]
    ),
    r"You stand there\.": lambda g, seat, target, found: isinstance(g.about, WALKS) and space(g, target) == g.at[seat],
    r"That is out of reach\.": lambda g, seat, target, found: isinstance(g.about, Walking),
    r"From there the rest of the distance cannot be walked\.": lambda g, seat, target, found: (
        isinstance(g.about, Walking) and g.about.gait[0]
    ),
    r"You have just gone in there\.": lambda g, seat, target, found: (
        isinstance(g.about, Whirling) and space(g, target) == g.at[seat]
    ),
    r"You come out of another whirlpool\.": lambda g, seat, target, found: (
        isinstance(g.about, Whirling) and g.terrain[space(g, target)] != "whirlpool"
    ),
    r"The roll does not lead across that edge\.": lambda g, seat, target, found: (
        isinstance(g.about, Sliding) and beside(g, seat, target)
    ),
    r"A slide leads to a hex beside you\.": lambda g, seat, target, found: (
        isinstance(g.about, (Sliding, Leaving)) and not beside(g, seat, target)
    ),
    r"Nobody stands there to aim at\.": lambda g, seat, target, found: (
        isinstance(g.about, Aiming) and space(g, target) not in g.at
    ),
    r"That one is a target already\.": lambda g, seat, target, found: g.who(space(g, target)) in g.about.chosen,
    r"It is for rivals alone\.": lambda g, seat, target, found: (
        isinstance(g.about, Aiming) and g.about.who == "rival" and space(g, target) == g.at[seat]
    ),
    r"You aim along straight rows of hexes\.": lambda g, seat, target, found: (
        isinstance(g.about, Aiming) and line_far(g, seat, target) is None
    ),
    r"It is (\d+) hexes away; you reach (\d+)\.": lambda g, seat, target, found: (
        isinstance(g.about, (Aiming, Laying))
        and line_far(g, seat, target) == int(found[1]) > int(found[2]) == g.about.far
    ),
    r"Something in between hides it\.": lambda g, seat, target, found: (
        isinstance(g.about, (Aiming, Laying)) and g.about.sight and hidden(g, seat, target)
    ),
    r"Point at a hex beside you: that way the area turns\.": lambda g, seat, target, found: (
        isinstance(g.about, Turning) and not beside(g, seat, target)
    ),
    r"Choose one of those who lose a Golden Heart\.": kinds(Ordering),
    r"Nobody can be (push|pull)ed there\.": lambda g, seat, target, found: (
        isinstance(g.about, Shoving) and g.about.word == found[1]
    ),
    r"Choose one of those who are forced\.": kinds(ForcingFirst),
    r"One hex at a time: choose one beside (.+)\.": lambda g, seat, target, found: (
        isinstance(g.about, Forcing) and space(g, target) not in g.arena.board.beside[g.at[g.about.mover]]
    ),
    r"Nobody may be thrown into the Void\.": lambda g, seat, target, found: (
        isinstance(g.about, Throwing) and g.terrain[space(g, target)] == "void"
    ),
    r"It is not within (\d+) on a straight row of who is thrown\.": lambda g, seat, target, found: (
        isinstance(g.about, Throwing)
        and all(
            (line := g.line(g.at[t], space(g, target))) is None or line.far > int(found[1]) for t in g.about.targets
        )
    ),
    r"(.+) lands beside what it struck\.": lambda g, seat, target, found: (
        isinstance(g.about, Bouncing) and space(g, target) not in g.arena.board.beside[g.about.struck]
    ),
    r"You jump along a straight row, up to (\d+)\.": lambda g, seat, target, found: (
        isinstance(g.about, Jumping) and ((far := line_far(g, seat, target)) is None or far > int(found[1]))
    ),
    r"The row to it leaves the map in between\.": lambda g, seat, target, found: (
        isinstance(g.about, (Jumping, Throwing))
        and any(
            (line := g.line(g.at[one], space(g, target))) and line.between & ~g.arena.everywhere
            for one in (g.about.targets if isinstance(g.about, Throwing) else (seat,))
        )
    ),
    r"This jump leads to (.+) alone\.": lambda g, seat, target, found: (
        isinstance(g.about, Leaping) and g.terrain[space(g, target)].replace("_", " ") != found[1]
    ),
    r"A blitz does not end on ice\.": lambda g, seat, target, found: (
        isinstance(g.about, Blitzing) and g.terrain[space(g, target)] == "ice"
    ),
    r"You blitz (\d+)(?: to (\d+))? along a straight row\.": lambda g, seat, target, found: (
        isinstance(g.about, Blitzing)
        and not int(found[1]) <= (line_far(g, seat, target) or 0) <= int(found[2] or found[1])
    ),
    r"A blitz cannot pass through the Void\.": lambda g, seat, target, found: isinstance(g.about, Blitzing),
    r"No Trap lies there\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and g.about.away and space(g, target) not in g.traps
    ),
    r"You have not moved through that hex\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and not g.about.far and space(g, target) not in g.action.walked
    ),
    r"It must lie on a straight row of hexes from you\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and line_far(g, seat, target) is None
    ),
    r"Nothing is put on a (Waystone|Void) hex\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and g.terrain[space(g, target)] == found[1].lower()
    ),
    r"It is (.+) already\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and g.terrain[space(g, target)].replace("_", " ") == found[1]
    ),
    r"A (rock|boulder) lies there\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and g.obstacle[space(g, target)] == found[1]
    ),
    r"A monster stands there\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and space(g, target) in g.at
    ),
    r"A Trap lies there already\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying) and space(g, target) in g.traps
    ),
    r"A (whirlpool|spike pit) takes no Trap\.": lambda g, seat, target, found: (
        isinstance(g.about, Laying)
        and g.about.what == "trap"
        and g.terrain[space(g, target)].replace("_", " ") == found[1]
    ),
    # what is to be answered first
    r"First choose your monster\.": kinds(ChoosingSheet),
    r"First choose where you start\.": kinds(ChoosingFlag),
    r"First say whether you spend an Unused Dice box\.": kinds(Bidding),
    r"Choose on your sheet what to do first\.": kinds(Acting),
    r"First finish the walk\.": kinds(Walking),
    r"First say which way you go\.": kinds(Forking),
    r"First say which Focus you lose\.": kinds(Forgetting),
    r"First say which whirlpool you come out of\.": kinds(Whirling),
    r"First say which die the quicksand takes\.": kinds(Sinking),
    r"First say where you slide\.": kinds(Sliding),
    r"First say where you leave the ice\.": kinds(Leaving),
    r"First say whom it is for\.": kinds(Aiming),
    r"First say which way the area points\.": kinds(Turning),
    r"First say what you add to the attack\.": kinds(Boosting),
    r"First say which side of the line you use\.": kinds(Siding),
    r"First say whether you use the next part\.": kinds(Deciding),
    r"First say whether you pay\.": kinds(Paying),
    r"First say whose Golden Heart is crossed first\.": kinds(Ordering),
    r"First finish crossing boxes\.": kinds(Marking),
    r"First cross a box of your grid, or none\.": kinds(MarkingFree),
    r"First say in which row you gain the shell\.": kinds(PickingShell),
    r"First say how far it goes\.": kinds(Shoving),
    r"First say who is forced first\.": kinds(ForcingFirst),
    r"First say which way it is forced\.": kinds(Forcing),
    r"First say where it is thrown\.": kinds(Throwing),
    r"First say where it lands\.": kinds(Bouncing),
    r"First say where you jump\.": kinds(Jumping, Leaping),
    r"First say which way you blitz\.": kinds(Blitzing),
    r"First say where it goes, or that it is enough\.": kinds(Laying),
    r"First say where the Focus is written\.": kinds(Focusing),
}


def keys(g: MonToons) -> set[str]:
    assert isinstance(g.decision, Decision)
    return {option.key for option in g.decision.options}


def mover(g: MonToons, seat: int) -> int:
    return g.about.mover if isinstance(g.about, Bouncing) else seat


def written(g: MonToons, seat: int, target: str) -> int:
    place = g.sheet_of(seat).slots[slot(g, seat, target)]
    return g.powered[seat][g.sheet_of(seat).rows[place.row].first + place.place] if place.row >= 0 else 0


def held(g: MonToons, seat: int, kind: str) -> set[int]:
    """The entries of a kind that hold a die."""
    places = [g.sheet_of(seat).slots[where] for where in g.slots[seat] if where >= 0]
    return {place.entry for place in places if place.kind == kind}


def takes(g: MonToons, seat: int, target: str) -> str:
    faces = g.sheet_of(seat).slots[slot(g, seat, target)].faces
    return ", ".join(str(value) for value in range(1, 7) if faces >> value & 1)


def double(g: MonToons, seat: int, target: str) -> bool:
    name = (target.partition(">")[2] or target).removeprefix("slot/").split("/")
    return any(name[:2] == ["basic", attack.id] and len(attack.slots) == 2 for attack in g.sheet_of(seat).attacks)


def need(g: MonToons, seat: int, target: str) -> object:
    place = g.sheet_of(seat).slots[slot(g, seat, target)]
    return g.sheet_of(seat).rows[place.row].need if place.row >= 0 else None


def rows(g: MonToons, seat: int, target: str) -> list[int]:
    kind, id, *_ = target.split("/")
    sheet = g.sheet_of(seat)
    return [n for n, row in enumerate(sheet.rows) if (row.kind, sheet.attack_of(row).id) == (kind, id)]


def shells_left(g: MonToons, seat: int, row: int) -> int:
    marks = g.shells[seat]
    return marks[2 * row - 2] - marks[2 * row - 1] - g.veiled[seat][row - 1]


def box(g: MonToons, seat: int, target: str) -> int:
    row, column = map(int, target[4:].split(","))
    return row * g.sheet_of(seat).columns + column


def inside(g: MonToons, seat: int, target: str) -> bool:
    """Whether the grid has that box."""
    row, column = map(int, target[4:].split(","))
    return row < len(g.sheet_of(seat).grid.rows) and column < g.sheet_of(seat).columns


def of_its_own_section(g: MonToons, target: str, why: str, rule: str) -> bool:
    """Whether a reason that several things share opens the section of this one."""
    if why == "No die lies on it.":
        return rule == ("4.1" if target.startswith("move/") else "6.3")
    if isinstance(g.about, Laying) and target.startswith("hex/") and why != "That is not on the map.":
        return rule == ("10.9" if g.about.what == "trap" else "10.8")
    return True


def idle(g: MonToons, seat: int, target: str) -> bool:
    """Begun all the same, the action ends without anything but its price being different."""
    from game.rules.montoons.action import row_actions, slot_actions

    name = target.removeprefix("slot/")
    sheet = g.sheet_of(seat)
    options = [*slot_actions(sheet, seat).values(), *row_actions(sheet, seat)]
    option = next(
        one for one in options if f"{name}/".startswith(f"{one.key}/") or f"{one.key}/".startswith(f"{name}/")
    )
    world = g.clone()
    world.news = []
    world.take(option)
    price = {"slots", "spent_rows", "finished", "attacked"}
    changed = {getattr(event, "field", "") for event in world.news} - price - {""}
    return not changed or isinstance(world.about, Acting) is False and changed <= {"phase"}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_refusal_is_true(kind: type) -> None:
    """Nothing that is offered is refused; what is refused says something true, with its rule."""
    states, checked = states_by_kind()[kind], 0
    assert states, "no state asks this"
    for g in states:
        assert g.decision is not None
        seat = g.decision.player
        offered = {place for option in (*g.decision.options, *g.decision.aside) for place in (option.at, option.key)}
        for target in dict.fromkeys((*pieces(g, seat), *(str(place) for place in offered if place))):
            refusal = GAME.why_not(g, seat, target)
            assert (refusal is None) is (target in offered), target
            if refusal is None:
                continue
            assert refusal.rule in BOOK, refusal
            said = [(pattern, match) for pattern in TRUE if (match := re.fullmatch(pattern, refusal.why))]
            assert len(said) == 1, (target, refusal.why)
            assert TRUE[said[0][0]](g, seat, target, said[0][1]), (target, refusal.why)
            assert of_its_own_section(g, target, refusal.why, refusal.rule), (target, refusal)
            unchosen = g.sheet[seat] < 0 and target.partition("/")[0] not in ("sheet", "hex")
            assert refusal.why.startswith("First choose a monster:") == unchosen, (target, refusal.why)
            checked += 1
    assert checked > 50


def test_a_value_that_is_written_for_good_is_the_reason_on_every_row() -> None:
    """MON-R65"""
    for sheet in every(one for one in SHIPPED.sheets if one.version == "full"):
        for row in every(sheet.rows):
            key = f"{row.kind}/{sheet.attack_of(row).id}/{row.number + 1}"
            values = [0] * len(row.slots)
            values[-1] = next(value for value in range(1, 7) if sheet.slots[row.slots[-1]].faces >> value & 1)
            other = "tala" if sheet.id != "tala" else "hoku"
            mine = monster(sheet.id, at(0), pool=[1, 4, 6], powered={key: values})
            table = Table(mine, monster(other, at(3), pool=[4]), phase="planning")
            told = GAME.why_not(table.g, 0, f"slot/{sheet.slots[row.slots[-1]].key}")
            assert told == ("A value is written there for good.", "6.4"), key


def test_from_the_second_power_on_a_box_need_not_lie_beside_a_crossed_one() -> None:
    """MON-WAY-08"""
    for powers in range(4):
        dice = {"waystone/1": 1, "waystone/2": 1}
        table = Table(monster("hoku", "2,5", dice=dice, powers=powers), monster("tala", "8,4"), token=6).play(
            "waystone"
        )
        sheet, g = table.g.sheet_of(0), table.g
        reasons = set()
        for box in range(len(sheet.values)):
            told = GAME.why_not(g, 0, f"box/{box // sheet.columns},{box % sheet.columns}")
            reasons.add(told.why if told else "")
        assert ("A box must lie beside a crossed one, corners included." in reasons) == (powers < 2)


def test_who_is_not_asked_hears_why() -> None:
    counted = 0
    for states in states_by_kind().values():
        for g in states:
            for other in range(g.seats):
                if g.decision is not None and other != g.decision.player:
                    refusal = GAME.why_not(g, other, "hex/4,4")
                    assert refusal is not None and refusal.rule in BOOK
                    turn = refusal.why == "It is another player's turn."
                    assert not turn or g.phase == "action" and g.active != other
                    assert ("defeated" in refusal.why) is g.out[other]
                    counted += 1
    assert counted > 300


def test_what_cannot_be_begun_says_what_is_missing() -> None:
    """MON-R94: before anything is spent."""
    table = Table(
        monster(
            "molthu",
            at(0),
            dice={"basic/tentacle_whip": 4, "bonus/2": 1},
            seeds=[0, 0],
            powered={"special/crushing_coils/1": [3, 3]},
        ),
        monster("tala", "8,2"),
    )
    for target in ("basic/tentacle_whip", "special/crushing_coils/1", "slot/basic/tentacle_whip"):
        assert GAME.why_not(table.g, 0, target) == ("Nobody is within its reach and in sight.", "6.1")
    seeds = Table(
        monster("japili", at(0), seeds=[1, 0]),
        monster("tala", "8,2"),
        obstacles=dict.fromkeys((at(1), at(0, 1), at(-1, 1), at(-1), at(0, -1), at(1, -1)), "rock"),
    )
    assert "seed" not in seeds.keys
    assert GAME.why_not(seeds.g, 0, "seeds") == ("No hex within its reach takes it.", "10.8")
    healthy = Table(monster("hoku", at(0), health=26, dice={"bonus/2": 5, "move/paddle": 2}), monster("tala", "8,2"))
    assert GAME.why_not(healthy.g, 0, "slot/bonus/2") == ("You have all your hearts.", "9.3")


def test_reasons_about_distances_hold_at_every_distance() -> None:
    """Of a rival behind a rock, of a row over the edge of the map, and of a blitz."""
    for far in every(range(2, 5)):
        g = Table(monster("hoku", at(0)), monster("tala", at(far)), obstacles={at(1): "rock"}).g
        space = g.at[1]
        for reach in every(range(1, 6)):
            away = f"It is {far} hexes away; you reach {reach}." if far > reach else "Something in between hides it."
            assert refuse_aim(g, 0, space, reach, "rival", True, ()).why == away
            assert (broken(g, (0,), space, reach, "10.6") is None) == (far > reach)
    g = Table(monster("hoku", at(0)), monster("tala", at(1))).g
    for least, most in every(combinations_with_replacement(range(1, 5), 2)):
        span = str(most) if least == most else f"{least} to {most}"
        off_the_row = next(n for n, there in enumerate(g.terrain) if there == "land" and not g.line(g.at[0], n))
        assert refuse_run(g, 0, off_the_row, least, most).why == f"You blitz {span} along a straight row."
