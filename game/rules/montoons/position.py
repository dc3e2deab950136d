"""MonToons, positions: a table written in the table's own words, and read back."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.agenda import Step, do
from game.engine.data import nearest
from game.engine.placing import check_words, choice, seat_of
from game.rules.montoons.action import act, announce, bid, next_turn
from game.rules.montoons.arena import OBSTACLES, TERRAINS
from game.rules.montoons.planning import plan, start_round
from game.rules.montoons.setup import deal, free_sheets, take_sheet
from game.rules.montoons.state import POOL, Content, MonToons

WORDS = ("seats", "options", "monsters", "turn", "round", "phase", "first", "token", "plain", "terrain", "obstacles",
         "traps", "acted", "seed", "dice", "winners")
MONSTER_WORDS = ("sheet", "at", "health", "dice", "pool", "speed", "unused", "shells", "berries", "seeds", "powered",
                 "spent", "powers", "crossed", "earned", "entangle", "stun", "guard", "burn", "focus", "out", "ready")
PHASES = ("planning", "announce", "action", "round")
STUNS = ("no", "next", "now")
STATUSES = ("entangle", "guard")


def read_position(content: Content, words: Mapping[str, Any]) -> MonToons:
    """A state before its first question; `run()` it. ValueError names the word that is wrong.

    Words: seats, options, phase ("round": a new one begins, dice are rolled; "planning": dice are rolled, `turn`
    plans first; "announce"; "action": in the middle of the turn of `turn`, its speed die taken off), round, first,
    turn (seats are 1..n), acted (seats), token (a location), plain (every hex is land, without obstacles; Waystones
    stay), terrain ({"col,row": word}), obstacles ({"col,row": rock or boulder}), traps (hexes), seed, dice (loaded
    rolls), and per seat in `monsters`: sheet, at, health, dice ({slot: value}), pool (values on no slot), speed
    (announced), unused, berries, seeds ([made, spent]), shells ([[made, spent], [made, spent]]), powered
    ({"special/regrow/1": [2, 0, 4]}), spent ("special/regrow/1", ...), powers, crossed (boxes "row,column" beside
    those of the sheet), earned (numbers of grid bonuses, from 0), entangle, guard, stun (no, next or now), burn,
    focus ([left, right]), out, ready.
    """
    check_words("a position of montoons", words, WORDS)
    monsters = words.get("monsters", [])
    seats = int(words.get("seats", len(monsters) or 2))
    g = deal(content, seats, int(words.get("seed", 1)), words.get("options", {}))
    g.fixed = tuple(words.get("dice", ()))
    g.first = seat_of(words.get("first", 1), seats)
    lay_map(g, words)
    for seat in range(seats):
        lay_monster(g, seat, monsters[seat] if seat < len(monsters) else {})
    g.round = int(words.get("round", 1))
    g.order = [seat_of(seat, seats) for seat in words.get("acted", [])]
    g.agenda[:] = reversed(opening(g, words))
    return g


def opening(g: MonToons, words: Mapping[str, Any]) -> list[Step]:
    """What happens first, in this phase."""
    phase = choice(words.get("phase", "action"), "phase", PHASES)
    seat = seat_of(words.get("turn", 1), g.seats)
    if phase == "round":
        return [do(start_round, 0)]
    g.phase = phase
    if phase == "planning":
        planning = [other for other in g.clockwise(seat) if not g.out[other] and not g.ready[other]]
        return [*[do(plan, other) for other in planning], do(announce, 0)]
    for other in g.living():
        g.ready[other] = True
        g.pace[other] = g.pace[other] or g.speed[other]
    if phase == "announce":
        return [do(bid, seat, 0)]
    g.active = seat
    if seat not in g.order:
        g.order.append(seat)
    g.revealed[seat] = True
    return [do(act, seat)] if not g.out[seat] else [do(next_turn, seat)]


def lay_map(g: MonToons, words: Mapping[str, Any]) -> None:
    if words.get("plain", False):
        for space, terrain in enumerate(g.terrain):
            if terrain != "waystone":
                g.terrain[space], g.obstacle[space] = "land", ""
    for where, terrain in words.get("terrain", {}).items():
        space = space_of(g, where)
        g.terrain[space], g.obstacle[space] = choice(terrain, "terrain", TERRAINS), ""
    for where, obstacle in words.get("obstacles", {}).items():
        g.obstacle[space_of(g, where)] = choice(obstacle, "obstacles", OBSTACLES)
    g.traps = [space_of(g, where) for where in words.get("traps", [])]
    g.token = int(words.get("token", g.arena.first_location))
    if not 1 <= g.token <= len(g.arena.waystones) or g.arena.waystones[g.token - 1] < 0:
        raise ValueError(f"token: {g.token!r} is no location of this map")


def lay_monster(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    """One seat's monster; without a sheet the first one free, without a place the first free flag."""
    check_words("a monster", monster, MONSTER_WORDS)
    sheets = {id: number for (id, version), number in g.content.by_id.items() if version == g.version}
    number = sheets[choice(monster["sheet"], "sheet", tuple(sheets))] if "sheet" in monster else free_sheets(g)[0]
    if number in g.sheet:
        raise ValueError(f"sheet: {monster['sheet']!r} is named twice")
    take_sheet(g, seat, number)
    g.health[seat] = int(monster.get("health", g.health[seat]))
    g.out[seat] = bool(monster.get("out", False))
    g.ready[seat] = bool(monster.get("ready", False))
    if not g.out[seat]:
        free = next(space for space in g.arena.flags if space not in g.at)
        g.at[seat] = space_of(g, monster["at"]) if "at" in monster else free
        if g.at.count(g.at[seat]) > 1:
            raise ValueError(f"at: two monsters on {monster['at']!r}")
    lay_sheet(g, seat, monster)
    lay_dice(g, seat, monster)


def lay_sheet(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    """What is written on the sheet."""
    sheet = g.sheet_of(seat)
    for word in ("unused", "berries", "seeds", "focus"):
        if word in monster:
            getattr(g, word)[seat] = pair(word, monster[word])
    if "shells" in monster:
        first, second = (pair("shells", row) for row in monster["shells"])
        g.shells[seat] = (*first, *second)
    for word in STATUSES:
        getattr(g, word)[seat] = bool(monster.get(word, False))
    g.stun[seat] = STUNS.index(choice(monster.get("stun", "no"), "stun", STUNS))
    g.burn[seat], g.powers[seat] = int(monster.get("burn", 0)), int(monster.get("powers", 0))
    rows = {row_key(g, seat, n): n for n in range(len(sheet.rows))}
    values = list(g.powered[seat])
    for key, written in monster.get("powered", {}).items():
        row = sheet.rows[rows[choice(key, "powered", tuple(rows))]]
        if len(written) != len(row.slots):
            raise ValueError(f"powered: {key!r} has {len(row.slots)} slots")
        values[row.first:row.first + len(written)] = written
    g.powered[seat] = tuple(values)
    for key in monster.get("spent", []):
        g.spent_rows[seat] |= 1 << rows[choice(key, "spent", tuple(rows))]
    for box in monster.get("crossed", []):
        row_, column = (int(part) for part in str(box).split(","))
        g.boxes[seat] |= 1 << row_ * sheet.columns + column
    for bonus in monster.get("earned", []):
        g.earned[seat] |= 1 << int(bonus)


def lay_dice(g: MonToons, seat: int, monster: Mapping[str, Any]) -> None:
    sheet, dice, slots = g.sheet_of(seat), [], []
    for key, value in monster.get("dice", {}).items():
        slots.append(sheet.by_key[choice(key, "dice", tuple(sheet.by_key))])
        dice.append(int(value))
    pool = [int(value) for value in monster.get("pool", [])]
    g.dice[seat] = (*dice, *pool)
    g.slots[seat] = (*slots, *[POOL] * len(pool))
    if any(not 1 <= value <= 6 for value in g.dice[seat]):
        raise ValueError(f"dice: {list(g.dice[seat])!r} are not all 1 to 6")
    g.rolled[seat] = len(g.dice[seat])
    g.speed[seat] = int(monster.get("speed", 0))


def pair(word: str, value: Any) -> tuple[int, int]:
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        raise ValueError(f"{word}: expected two numbers, found {value!r}")
    return int(value[0]), int(value[1])


def row_key(g: MonToons, seat: int, row: int) -> str:
    place = g.sheet_of(seat).rows[row]
    return f"{place.kind}/{g.sheet_of(seat).attack_of(place).id}/{place.number + 1}"


def space_of(g: MonToons, where: Any) -> int:
    if str(where) not in g.arena.by_key:
        raise ValueError(f"no hex {where!r}{nearest(str(where), g.arena.by_key)}")
    return g.arena.by_key[str(where)]


# --- writing

def write_position(g: MonToons, viewer: int | None) -> dict[str, Any]:
    """The table in the same words, ready for YAML: everything (viewer None), or what one seat sees ("?" for dice it
    does not). Hexes are written where they differ from the map."""
    keys, places = g.arena.keys, g.arena.places
    words: dict[str, Any] = {
        "seats": g.seats, "round": g.round, "phase": g.phase, "first": g.first + 1, "token": g.token,
        "options": {"map": g.map, "sheets": g.version, "draft": g.draft, "limit": str(g.limit)},
        "terrain": {keys[n]: word for n, word in enumerate(g.terrain) if word != places[n].terrain},
        "obstacles": {keys[n]: word for n, word in enumerate(g.obstacle) if word and word != places[n].obstacle},
        "traps": [keys[space] for space in g.traps], "acted": [seat + 1 for seat in g.order]}
    if -1 not in g.sheet:
        words["monsters"] = [monster_words(g, seat, viewer) for seat in range(g.seats)]
    if g.decision is not None:
        words["turn"] = g.decision.player + 1
    if g.winners is not None:
        words["winners"] = [seat + 1 for seat in g.winners]
    return words


def monster_words(g: MonToons, seat: int, viewer: int | None) -> dict[str, Any]:
    sheet = g.sheet_of(seat)
    seen = viewer in (None, seat) or g.revealed[seat]
    crossed = g.boxes[seat] & ~sheet.pre_crossed
    made, spent, made_too, spent_too = g.shells[seat]
    veiled = g.veiled[seat] if seen else (0, 0)
    words: dict[str, Any] = {
        "sheet": sheet.id, "health": g.health[seat], "speed": g.speed[seat], "unused": list(g.unused[seat]),
        "shells": [[made, spent + veiled[0]], [made_too, spent_too + veiled[1]]], "berries": list(g.berries[seat]),
        "seeds": list(g.seeds[seat]),
        "powered": {row_key(g, seat, n): list(g.row_values(seat, n, planned=False)) for n in range(len(sheet.rows))},
        "spent": [row_key(g, seat, n) for n in range(len(sheet.rows)) if g.spent_rows[seat] >> n & 1],
        "powers": g.powers[seat], "entangle": g.entangle[seat], "stun": STUNS[g.stun[seat]], "guard": g.guard[seat],
        "burn": g.burn[seat], "focus": list(g.focus[seat]), "out": g.out[seat], "ready": g.ready[seat],
        "crossed": [f"{box // sheet.columns},{box % sheet.columns}" for box in range(len(sheet.values))
                    if crossed >> box & 1],
        "earned": [n for n in range(len(sheet.grid.bonuses)) if g.earned[seat] >> n & 1],
        "dice": {sheet.slots[slot].key: value for value, slot in zip(g.dice[seat], g.slots[seat]) if slot >= 0}
        if seen else "?",
        "pool": [value for value, slot in zip(g.dice[seat], g.slots[seat]) if slot == POOL] if seen else "?"}
    if g.at[seat] >= 0:
        words["at"] = g.arena.keys[g.at[seat]]
    return words
