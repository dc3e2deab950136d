"""MonToons, positions: a table in the table's own words, read; what no game comes to is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.agenda import Step, do
from game.engine.placing import (
    called,
    check_words,
    choice,
    mapping,
    numbers,
    pairs,
    seat_of,
    seats_of,
    several,
    truth,
    whole,
)
from game.rules.montoons.action import act, announce, bid, one_round
from game.rules.montoons.arena import OBSTACLES, TERRAINS
from game.rules.montoons.bonuses import win
from game.rules.montoons.movement import tread_on
from game.rules.montoons.planning import SPEED, plan
from game.rules.montoons.position_sheet import lay_monster
from game.rules.montoons.position_steps import lay_midway
from game.rules.montoons.setup import STARTS, choose_flag, choose_sheet, deal
from game.rules.montoons.sheets import POOL
from game.rules.montoons.state import Content, MonToons
from game.rules.montoons.terrain import enter, spring

WORDS = (
    "seats options monsters turn round phase first token plain terrain obstacles traps acted attacked finished "
    "passed seed dice winners action steps"
).split()
PHASES = ("setup", "planning", "announce", "action", "round", "end")
OPTIONS: dict[str, tuple[str, ...]] = {
    "sheets": ("full", "in_training"),
    "draft": ("chosen", "dealt"),
    "limit": ("0", "20"),
    "start": STARTS,
}
LEAST, MOST = 2, 5  # seats
PASSING = do(tread_on, 0)[0]  # of somebody who has entered a hex and may go on
SPRINGS = tuple(do(verb, 0)[0] for verb in (spring, enter))  # what springs the Trap of a hex that has been entered


def read_position(content: Content, words: Mapping[str, Any]) -> MonToons:
    """A state before its first question; `run()` it. ValueError names the word that is wrong.

    Words: seats, options, phase ("setup": monsters and flags are still chosen; "round": a new one begins, dice are
    rolled; "planning": dice are rolled, `turn` plans first; "announce": after `passed` passes `turn` is asked for a
    box; "action": in the middle of the turn of `turn`, its speed die taken off; "end", with `winners`), steps (what is
    to be done, the question first, where that is not the next action or bid) and action (what the one under way has
    come to; see position_steps), round, first,
    turn (seats are 1..n), acted (seats), attacked, finished (special and ultimate attacks in this turn), token (a
    location), plain (every hex is land, without obstacles; Waystones stay), terrain ({"col,row": word}), obstacles
    ({"col,row": rock, boulder or none}), traps (hexes), seed, dice (loaded rolls), and the `monsters` by seat.
    """
    check_words("a position of montoons", words, WORDS)
    monsters = [mapping(monster, "monsters") for monster in several(words, "monsters")]
    seats = whole(words, "seats", max(LEAST, len(monsters)), max(LEAST, len(monsters)), MOST)
    phase = choice(words.get("phase", "action"), "phase", PHASES)
    g = deal(content, seats, whole(words, "seed", 1), options_of(words))
    g.fixed = numbers(words, "dice", 1, 6)
    g.first = seat_of(words.get("first", 1), seats)
    g.phase = phase if phase != "round" else g.phase
    lay_map(g, words)
    g.order = [*seats_of(words, "acted", seats)]
    if len(set(g.order)) < len(g.order):
        raise ValueError(f"'acted': somebody is named twice in {[seat + 1 for seat in g.order]!r}")
    for seat in range(seats):
        lay_monster(g, seat, monsters[seat] if seat < len(monsters) else {})
    g.round = whole(words, "round", 0 if phase == "setup" else 1, 0)
    g.attacked, g.finished = truth(words, "attacked"), whole(words, "finished", 0, 0, 1)
    g.agenda[:] = reversed(opening(g, words, phase))
    if "steps" in words:
        choice(phase, "phase", ("announce", "action"))
        lay_midway(g, words)
    elif "action" in words:
        raise ValueError("'action': without 'steps' none is under way")
    no_trap_under(g)
    nobody_shares(g)
    return g


def options_of(words: Mapping[str, Any]) -> Mapping[str, str]:
    """The house rules; maps are looked up when the game is dealt."""
    options = pairs(words, "options")
    check_words("the options of montoons", options, ("map", *OPTIONS))
    for name, values in OPTIONS.items():
        choice(options.get(name, values[0]), name, values)
    if not isinstance(options.get("map", ""), str):
        raise ValueError(f"'map': no map {options['map']!r}")
    return options


def opening(g: MonToons, words: Mapping[str, Any], phase: str) -> list[Step]:
    """What happens first, in this phase."""
    seat = seat_of(words.get("turn", 1), g.seats)
    if phase == "setup":
        order = g.clockwise(g.first)
        return [
            *[do(choose_sheet, other) for other in order if g.sheet[other] < 0],
            *[do(choose_flag, other) for other in order if g.at[other] < 0],
            *one_round(g.first),
        ]
    if phase == "end":
        g.active = seat if "turn" in words else -1
        win(g, seats_of(words, "winners", g.seats))
        return []
    if len(g.living()) < LEAST:
        raise ValueError("'out': a game goes on while two are on the map")
    if phase == "round":
        return [*one_round(0)]
    if g.out[seat] and "steps" not in words:
        raise ValueError(f"'turn': seat {seat + 1} is out")
    if phase == "planning":
        return planners(g, seat)
    if phase == "announce":
        return [do(bid, seat, whole(words, "passed", 0, 0, len(g.living()) - 1))]
    g.active = seat
    if seat not in g.order:
        g.order.append(seat)
    g.revealed[seat] = True
    return [do(act, seat)]


def planners(g: MonToons, seat: int) -> list[Step]:
    """Everybody who still plans; each has a die left for Speed, or there would be nothing to choose."""
    planning = [other for other in g.clockwise(seat) if not g.out[other] and not g.ready[other]]
    for other in planning:
        if SPEED not in g.slots[other] and POOL not in g.slots[other]:
            raise ValueError(f"'pool': seat {other + 1} plans and has no die for Speed")
    return [*[do(plan, other) for other in planning], do(announce, 0)]


# --- the map


def lay_map(g: MonToons, words: Mapping[str, Any]) -> None:
    if truth(words, "plain"):
        for space, terrain in enumerate(g.terrain):
            if terrain != "waystone":
                g.terrain[space], g.obstacle[space] = "land", ""
    for where, terrain in pairs(words, "terrain").items():
        space = space_of(g, where)
        stands = [g.arena.places[space].terrain, terrain]
        g.terrain[space], g.obstacle[space] = choice(terrain, "terrain", TERRAINS), ""
        if "waystone" in stands and stands[0] != stands[1]:
            raise ValueError(f"'terrain': {where!r}: Waystones stand where the map has them, and stay")
    for where, obstacle in pairs(words, "obstacles").items():
        word = choice(obstacle, "obstacles", (*OBSTACLES, "none"))
        g.obstacle[space_of(g, where)] = "" if word == "none" else word
    g.traps = [space_of(g, where) for where in several(words, "traps")]
    for trap in g.traps:
        if g.traps.count(trap) > 1 or g.obstacle[trap] or g.terrain[trap] in ("void", "waystone"):
            raise ValueError(f"'traps': no Trap can lie on {g.arena.keys[trap]!r}, or no second one")
    g.token = whole(words, "token", g.arena.first_location)
    if not 1 <= g.token <= len(g.arena.waystones) or g.arena.waystones[g.token - 1] < 0:
        raise ValueError(f"'token': {g.token!r} is no location of this map")


def no_trap_under(g: MonToons) -> None:
    """Whoever enters a Trap springs it, unless that is still to come."""
    coming = {step[1:3] for step in g.agenda if step[0] in SPRINGS}
    for trap in g.traps:
        if trap in g.at and (g.who(trap), trap) not in coming:
            raise ValueError(f"'traps': a monster stands on {g.arena.keys[trap]!r}")


def nobody_shares(g: MonToons) -> None:
    """Two on one hex: only while one of them walks through."""
    passing = {step[1:3] for step in g.agenda if step[0] == PASSING}
    for seat, space in enumerate(g.at):
        if space >= 0 and g.at.index(space) != seat and not passing & {(seat, space), (g.at.index(space), space)}:
            raise ValueError(f"'at': two monsters on {g.arena.keys[space]!r}")


def space_of(g: MonToons, where: Any) -> int:
    return called(where, "hex", g.arena.by_key)
