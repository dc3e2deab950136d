"""MonToons, writing positions: the table in the words that are read back to the same table."""

from __future__ import annotations

from typing import Any

from game.rules.montoons.action import Bidding
from game.rules.montoons.position_sheet import ANNOUNCED, LOOSE, STUNS, row_key
from game.rules.montoons.position_steps import midway_words
from game.rules.montoons.setup import STARTS
from game.rules.montoons.sheets import GONE, POOL
from game.rules.montoons.state import MonToons


def write_position(g: MonToons, viewer: int | None) -> dict[str, Any]:
    """The table in the words of a position, ready for YAML: everything (viewer None), or what one seat sees ("?" for
    dice it does not). Hexes are written where they differ from the map. An action that is under way is written for
    nobody's eyes alone (viewer None): others read back the turn it belongs to."""
    keys, places = g.arena.keys, g.arena.places
    words: dict[str, Any] = {
        "seats": g.seats,
        "round": g.round,
        "phase": g.phase,
        "first": g.first + 1,
        "token": g.token,
        "options": {"map": g.map, "sheets": g.version, "draft": g.draft, "limit": str(g.limit)}
        | ({"start": STARTS[g.ahead]} if g.ahead else {}),
        "terrain": {keys[n]: word for n, word in enumerate(g.terrain) if word != places[n].terrain},
        "obstacles": {keys[n]: word or "none" for n, word in enumerate(g.obstacle) if word != beneath(g, n)},
        "traps": [keys[space] for space in g.traps],
        "acted": [seat + 1 for seat in g.order],
        "monsters": [monster_words(g, seat, viewer) if g.sheet[seat] >= 0 else {} for seat in range(g.seats)],
    }
    if g.decision is not None or g.active >= 0:
        words["turn"] = (g.active if g.decision is None or g.phase == "action" else g.decision.player) + 1
    if g.attacked or g.finished:
        words |= {"attacked": g.attacked, "finished": g.finished}
    if isinstance(g.about, Bidding) and g.about.passed:
        words["passed"] = g.about.passed
    if viewer is None:
        words |= midway_words(g)
    if g.winners is not None:
        words["winners"] = [seat + 1 for seat in g.winners]
    return words


def beneath(g: MonToons, space: int) -> str:
    """The obstacle that the map has there; new terrain takes it away by itself."""
    place = g.arena.places[space]
    return place.obstacle if g.terrain[space] == place.terrain else ""


def monster_words(g: MonToons, seat: int, viewer: int | None) -> dict[str, Any]:
    sheet = g.sheet_of(seat)
    seen = viewer in (None, seat) or g.revealed[seat]
    crossed = g.boxes[seat] & ~sheet.pre_crossed
    made, spent, made_too, spent_too = g.shells[seat]
    words: dict[str, Any] = {
        "sheet": sheet.id,
        "health": g.health[seat],
        "speed": g.speed[seat],
        "unused": list(g.unused[seat]),
        "shells": [[made, spent], [made_too, spent_too]],
        "berries": list(g.berries[seat]),
        "seeds": list(g.seeds[seat]),
        "powered": {row_key(g, seat, n): list(g.row_values(seat, n, planned=False)) for n in range(len(sheet.rows))},
        "spent": [row_key(g, seat, n) for n in range(len(sheet.rows)) if g.spent_rows[seat] >> n & 1],
        "powers": g.powers[seat],
        "entangle": g.entangle[seat],
        "stun": STUNS[g.stun[seat]],
        "guard": g.guard[seat],
        "burn": g.burn[seat],
        "focus": list(g.focus[seat]),
        "out": g.out[seat],
        "ready": g.ready[seat],
        "crossed": [key for box, key in enumerate(sheet.boxes) if crossed >> box & 1],
        "earned": [n for n in range(len(sheet.grid.bonuses)) if g.earned[seat] >> n & 1],
        **(dice_words(g, seat) if seen else {"dice": "?", "pool": "?"}),
    }
    if g.at[seat] >= 0:
        words["at"] = g.arena.keys[g.at[seat]]
    if any(g.fresh_focus[seat]):
        words["fresh_focus"] = list(g.fresh_focus[seat])
    if seen and any(g.veiled[seat]):
        words["veiled"] = list(g.veiled[seat])
    return words | {
        word: value
        for word, value, usual in (
            ("speed_die", g.pace[seat], min(g.speed[seat], 6) if g.phase in ANNOUNCED and not g.out[seat] else 0),
            ("rolled", g.rolled[seat], len(g.dice[seat])),
            ("lost", g.lost[seat], 0),
            ("revealed", g.revealed[seat], seat in g.order and g.phase == "action"),
        )
        if value != usual
    }


def dice_words(g: MonToons, seat: int) -> dict[str, Any]:
    dice, keys = list(zip(g.dice[seat], g.slots[seat])), g.sheet_of(seat).slots
    words: dict[str, Any] = {
        "dice": {keys[slot].key: value for value, slot in dice if slot >= 0},
        "pool": [value for value, slot in dice if slot == POOL],
    }
    gone = [value for value, slot in dice if slot == GONE]
    if gone:
        words["gone"] = gone
    order = [keys[slot].key if slot >= 0 else LOOSE[slot] for _, slot in dice]
    usual = [*words["dice"], *["pool"] * len(words["pool"]), *["gone"] * len(gone)]
    return words if order == usual else {**words, "order": order}
