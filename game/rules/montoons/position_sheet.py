"""MonToons, the monsters of a position: one seat's sheet, statuses and dice, read within what a game can come to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.engine.placing import called, check_words, choice, number, numbers, pairs, several, truth, whole
from game.rules.montoons.setup import free_sheets, take_sheet
from game.rules.montoons.sheets import BOXES, DICE, GONE, POOL
from game.rules.montoons.state import MonToons
from game.rules.montoons.terrain import stands

WORDS = (
    "sheet at health dice pool gone order rolled lost revealed speed speed_die unused shells veiled berries seeds "
    "powered spent powers crossed earned entangle stun guard burn focus fresh_focus out ready"
).split()
LOOSE = {POOL: "pool", GONE: "gone"}
STUNS = ("no", "next", "now")
STATUSES = ("entangle", "guard")
ANNOUNCED = ("announce", "action", "end")  # phases in which everybody's dice lie on the sheets
MOST_BURN = 99


def lay_monster(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    """One seat's monster. Words: sheet, at, health, dice ({slot: value}), pool (values on no slot), gone (values of
    dice used or lost), order (where each of these lies, in the order of the hand: slot, pool or gone), rolled (how many
    there were), lost (of those to quicksand, unseen), revealed, speed, speed_die (both as announced), unused, berries,
    seeds ([made, spent]), shells ([[made, spent], [made, spent]]), veiled (of them, spent in a plan that nobody has
    seen: [first row, second row]), powered ({"special/regrow/1": [2, 0, 4]}), spent ("special/regrow/1", ...), powers,
    crossed (boxes "row,column" beside those of the sheet), earned (numbers of grid bonuses, from 0), entangle, guard,
    stun (no, next or now), burn, focus and fresh_focus ([left, right]), out,
    ready. Without a sheet the first one free, without a place the first free flag."""
    check_words("a monster", monster, WORDS)
    if "sheet" in monster or g.phase != "setup":
        lay_sheet(g, seat, monster)
    g.out[seat] = truth(monster, "out")
    if g.out[seat]:
        g.health[seat] = whole(monster, "health", 0, 0, 0)
    elif g.sheet[seat] >= 0:
        most = g.sheet_of(seat).health.max
        g.health[seat] = whole(monster, "health", most, 1, most)
        place_monster(g, seat, monster)
    if g.sheet[seat] >= 0:
        lay_boxes(g, seat, monster)
        lay_rows(g, seat, monster)
        lay_dice(g, seat, monster)


def lay_sheet(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    sheets = {id: number for (id, version), number in g.content.by_id.items() if version == g.version}
    chosen = sheets[choice(monster["sheet"], "sheet", tuple(sheets))] if "sheet" in monster else free_sheets(g)[0]
    if chosen in g.sheet:
        raise ValueError(f"'sheet': {monster['sheet']!r} is named twice")
    take_sheet(g, seat, chosen)


def place_monster(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    if "at" not in monster:
        if g.phase != "setup":
            g.at[seat] = next(space for space in g.arena.flags if space not in g.at and stands(g, space))
        return
    space = called(monster["at"], "hex", g.arena.by_key, "at")
    if not stands(g, space):
        raise ValueError(f"'at': nobody can stand on {monster['at']!r}: {g.obstacle[space] or g.terrain[space]}")
    g.at[seat] = space


# --- what is written on the sheet


def lay_boxes(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    """Bonuses, statuses and the grid."""
    sheet = g.sheet_of(seat)
    g.unused[seat] = made_spent(monster, "unused", len(sheet.unused))
    g.berries[seat] = made_spent(monster, "berries", len(sheet.berries))
    g.seeds[seat] = made_spent(monster, "seeds", sheet.seeds.boxes)
    if "shells" in monster:
        rows = several(monster, "shells")
        if len(rows) != 2:
            raise ValueError(f"'shells': expected two rows, found {list(rows)!r}")
        first, second = (made_spent({"shells": row}, "shells", len(boxes)) for row, boxes in zip(rows, sheet.shells))
        g.shells[seat] = (*first, *second)
    left = g.shells[seat][0] - g.shells[seat][1], g.shells[seat][2] - g.shells[seat][3]
    g.veiled[seat] = two(monster, "veiled", left)
    g.focus[seat] = two(monster, "focus", (MOST_BURN, MOST_BURN))
    g.fresh_focus[seat] = two(monster, "fresh_focus", g.focus[seat])
    for status in STATUSES:
        getattr(g, status)[seat] = truth(monster, status)
    g.stun[seat] = STUNS.index(choice(monster.get("stun", "no"), "stun", STUNS))
    g.burn[seat] = whole(monster, "burn", 0, 0, MOST_BURN)
    g.powers[seat] = whole(monster, "powers", g.ahead, 0, BOXES if g.phase == "end" else BOXES - 1)
    for box in several(monster, "crossed"):
        g.boxes[seat] |= 1 << box_of(g, seat, box)
    for bonus in numbers(monster, "earned", 0, len(sheet.grid.bonuses) - 1):
        g.earned[seat] |= 1 << bonus


def two(monster: Mapping[str, Any], word: str, most: tuple[int, int]) -> tuple[int, int]:
    """Two numbers behind a word, each from 0 to its most; 0 and 0 when there are none."""
    values = numbers(monster, word, 0) if word in monster else (0, 0)
    if len(values) != 2:
        raise ValueError(f"{word!r}: expected two numbers, found {list(values)!r}")
    return number(values[0], word, 0, most[0]), number(values[1], word, 0, most[1])


def made_spent(monster: Mapping[str, Any], word: str, boxes: int) -> tuple[int, int]:
    """[made available, of them spent]."""
    made, spent = two(monster, word, (boxes, boxes))
    if spent > made:
        raise ValueError(f"{word!r}: {spent} spent of {made} made")
    return made, spent


def box_of(g: MonToons, seat: int, name: Any) -> int:
    sheet = g.sheet_of(seat)
    row, _, column = str(name).partition(",")
    if not (row.isdigit() and column.isdigit() and int(row) < len(sheet.grid.rows) and int(column) < sheet.columns):
        raise ValueError(f'\'crossed\': no box {name!r}; expected "row,column" from "0,0" on')
    return int(row) * sheet.columns + int(column)


def lay_rows(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    """What is written in power-up rows, and which have been used."""
    sheet = g.sheet_of(seat)
    rows = {row_key(g, seat, n): n for n in range(len(sheet.rows))}
    values = list(g.powered[seat])
    powered = pairs(monster, "powered")
    for key in powered:
        row = sheet.rows[rows[choice(key, "powered", tuple(rows))]]
        written = numbers(powered, key, 0, 6)
        if len(written) != len(row.slots):
            raise ValueError(f"'powered': {key!r} has {len(row.slots)} slots")
        values[row.first : row.first + len(written)] = written
    g.powered[seat] = tuple(values)
    for key in several(monster, "spent"):
        g.spent_rows[seat] |= 1 << rows[choice(key, "spent", tuple(rows))]


def row_key(g: MonToons, seat: int, row: int) -> str:
    place = g.sheet_of(seat).rows[row]
    return f"{place.kind}/{g.sheet_of(seat).attack_of(place).id}/{place.number + 1}"


# --- dice


def lay_dice(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    sheet, on = g.sheet_of(seat), pairs(monster, "dice")
    slots = [sheet.by_key[choice(key, "dice", tuple(sheet.by_key))] for key in on]
    values = [whole(on, key, 0, 1, 6) for key in on]
    pool, gone = numbers(monster, "pool", 1, 6), numbers(monster, "gone", 1, 6)
    g.dice[seat] = (*values, *pool, *gone)
    g.slots[seat] = (*slots, *[POOL] * len(pool), *[GONE] * len(gone))
    dice = len(g.dice[seat])
    if dice > DICE:
        raise ValueError(f"'dice': {dice} dice; there are {DICE}")
    if "order" in monster:
        put_in_order(g, seat, several(monster, "order"))
    g.rolled[seat] = whole(monster, "rolled", dice, dice, DICE)
    g.lost[seat] = whole(monster, "lost", 0, 0, g.rolled[seat])
    if seat in g.order and g.phase == "action":
        g.revealed[seat] = True
    g.revealed[seat] = truth(monster, "revealed", g.revealed[seat])
    announced = g.phase in ANNOUNCED and not g.out[seat]
    g.ready[seat] = truth(monster, "ready", announced)
    g.speed[seat] = whole(monster, "speed", 0, 0, 6 + sum(sheet.unused))
    g.pace[seat] = whole(monster, "speed_die", min(g.speed[seat], 6) if announced else 0, 0, 6)


def put_in_order(g: MonToons, seat: int, order: Sequence[Any]) -> None:
    """The dice as they lie in the hand, which is what quicksand and shells ask by. ValueError unless each is named."""
    keys, left = g.sheet_of(seat).slots, list(zip(g.dice[seat], g.slots[seat]))
    sorted_: list[tuple[int, int]] = []
    for word in order:
        found = next((die for die in left if word == (LOOSE.get(die[1]) or keys[die[1]].key)), None)
        if found is None:
            raise ValueError(f"'order': no die, or no other one, is on {word!r}")
        left.remove(found)
        sorted_.append(found)
    if left:
        raise ValueError(f"'order': expected {len(g.dice[seat])} places, found {list(order)!r}")
    g.dice[seat], g.slots[seat] = tuple(value for value, _ in sorted_), tuple(slot for _, slot in sorted_)
