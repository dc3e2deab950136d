"""samples: the table of MonToons in the states that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import cast

from game.ai.minds import MINDS
from game.engine.agenda import About
from game.engine.events import Changed, Said
from game.engine.match import Match
from game.rules import GAMES
from game.rules.montoons.action import Acting, Bidding
from game.rules.montoons.gestures import gestures
from game.rules.montoons.keywords import Shoving
from game.rules.montoons.leaping import Blitzing
from game.rules.montoons.movement import Forking, Walking
from game.rules.montoons.planning import Planning
from game.rules.montoons.setup import ChoosingFlag, ChoosingSheet
from game.rules.montoons.state import MonToons
from game.rules.montoons.targeting import Aiming, Turning
from game.rules.montoons.waystone import Marking
from game.sitting import Sitting
from game.ui.games.busy import roamed
from game.ui.games.montoons.foresight import Foresight, foresee
from game.ui.games.montoons.table import MonToonsTop
from game.ui.games.samples import (
    Maker,
    Shot,
    Then,
    Wanted,
    asks_first,
    by_lot,
    course_open,
    ended,
    explained,
    found,
    laid,
    lesson,
    over,
    passing_on,
    result,
    shared,
    usual,
    when_asked,
)
from game.ui.table.table import Table

SENSE = 0.9  # share of sensible choices in them


@cache
def asked(kind: type[About], round: int = 1) -> Wanted:
    """The first seat is asked this, in that round or later."""

    def wanted(match: Match) -> bool:
        return asks_first(match, kind) and cast(MonToons, match.state).round >= round

    return wanted


def sensible(match: Match, lot: Random) -> str:
    """What a play-out would do, now and then anything."""
    option = MINDS["montoons"].policy(match.state) if lot.random() < SENSE else None
    return option.key if option else by_lot(match, lot)


def half_planned(match: Match) -> bool:
    """The first seat has laid a die on a movement and one on an attack."""
    if not asked(Planning, 2)(match):
        return False
    state = cast(MonToons, match.state)
    kinds = {state.sheet_of(0).slots[slot].kind for slot in state.slots[0] if slot >= 0}
    return {"move", "basic"} <= kinds


def rival_acts(match: Match) -> bool:
    """A rival takes a turn, in the second round or later."""
    return (
        match.decision is not None
        and match.decision.player != 0
        and isinstance(match.state.about, Acting)
        and cast(MonToons, match.state).round >= 2
    )


def fallen(match: Match) -> bool:
    """The monster of the first seat has fallen, and the others play on."""
    return match.decision is not None and cast(MonToons, match.state).out[0]


def unthrown(scene: Table) -> None:
    """The dice of the round are still to be thrown."""
    events = enumerate(scene.match.events)
    scene.news.rewind(max(n for n, one in events if isinstance(one, Changed) and one.field == "dice" and one.value))


def fall_shown(scene: Table) -> None:
    """It has just been seen."""
    falls = (n for n, one in enumerate(scene.match.events) if isinstance(one, Said) and one.what == "defeated")
    scene.frame.passed.read = max(falls)


def chained(match: Match) -> bool:
    """The first seat may push or pull somebody so that two are hurt or moved."""
    if not asked(Shoving)(match) or match.decision is None:
        return False
    state = cast(MonToons, match.state)
    return any(option.at and len(touched(foresee(state, 0, option.key))) > 1 for option in match.decision.options)


def aims_and_drives(match: Match) -> bool:
    """The first seat may aim at somebody and say at once where they land, two hexes away or more."""
    if not asked(Aiming)(match):
        return False
    state = cast(MonToons, match.state)
    return any(
        state.arena.board.far[state.at[one.mover]][one.space] > 1 and foresee(state, 0, *one.keys).hearts
        for one in gestures(state, 0)
    )


def touched(seen: Foresight) -> set[int]:
    return {*seen.hearts, *seen.ways}


def sitting(wanted: Wanted, seats: int, map: str, skipped: int = 0) -> Callable[[Shot], Sitting]:
    """Finds a game in that state; `skipped`: so many first games need not be searched."""

    def game(shot: Shot, seed: int) -> Match:
        return Match(GAMES["montoons"], shot.content("montoons"), seats, seed, {"map": map})

    return lambda shot: found(shot._replace(seed=shot.seed + skipped), wanted, partial(game, shot), sensible)


def table(wanted: Wanted, seats: int = 3, then: Then | None = None, map: str = "A", skipped: int = 0) -> Maker:
    """A maker of the table in a state, with something done to it."""
    return laid(sitting(wanted, seats, map, skipped), then)


def at_rest(deed: Callable[[Table, MonToonsTop], object]) -> Then:
    """Something done whenever somebody is asked and everything lies still."""

    def then(scene: Table) -> None:
        assert isinstance(scene.top, MonToonsTop)
        deed(scene, scene.top)

    return when_asked(then)


@at_rest
def pointed(scene: Table, top: MonToonsTop) -> None:
    """A space that can be chosen is pointed at."""
    lit = list(top.hexes.lights())
    top.hexes.carried = lit[len(lit) // 2]


@at_rest
def way_pointed(scene: Table, top: MonToonsTop) -> None:
    """The last of the ways that differ is pointed at."""
    ways = [control.id for control, _ in top.foot.beside() if "key" in control.tags]
    scene.focus.device, scene.focus.over = "mouse", ways[-1]


@at_rest
def widest(scene: Table, top: MonToonsTop) -> None:
    """The choice is pointed at that most feel; of areas that hit as many, the one that covers most."""

    def reach(space: int) -> tuple[int, int]:
        top.hexes.carried = space
        seen = top.ahead.foreseen()
        return len(touched(seen)), len(seen.area)

    top.hexes.carried = max(top.hexes.lights(), key=reach)


@at_rest
def landing(scene: Table, top: MonToonsTop) -> None:
    """The landing hex is pointed at that costs the one who is driven most, if anybody may be."""

    def cost(space: int) -> int:
        top.hexes.carried = space
        return sum(most for _, most in top.ahead.foreseen().hearts.values())

    top.hexes.carried = max(top.hexes.landings(), key=cost, default=None)


def enlarged(start: str) -> Then:
    """The first thing of a kind is enlarged."""

    @at_rest
    def show(scene: Table, top: MonToonsTop) -> None:
        if not any(c.id.startswith(start) for c in scene.controls()):
            top.fold.turn()  # to the sheet
        scene.zoom.show_first = next(c.id for c in scene.controls() if c.id.startswith(start) and "card" in c.tags)

    return show


@at_rest
def held(scene: Table, top: MonToonsTop) -> None:
    """A die is held over a slot that does not take it."""
    plan, places = top.plan, top.sheet.places()
    if places is not None:
        plan.onto = next(slot for slot in places.slots if not plan.takes(slot) and slot.startswith(("move", "basic")))
        if box := top.sheet.place_of(f"slot/{plan.onto}"):
            x, y, w, h = box
            plan.hand = x - 60, y + h + 6


@at_rest
def threatened(scene: Table, top: MonToonsTop) -> None:
    """The map shows what rivals could do, and what a plan could reach."""
    top.threats.turn()
    scene.focus.device, scene.focus.over = "mouse", top.hexes.target(scene.view.picture.facts["at"][1])


SAMPLES: dict[str, Maker] = {
    "montoons_draft": table(asked(ChoosingSheet, 0)),
    "montoons_flag": table(asked(ChoosingFlag, 0)),
    "montoons_planning": table(asked(Planning, 2), 5),
    "montoons_throw": table(asked(Planning, 2), 3, then=unthrown),
    "montoons_threats": table(half_planned, 3, then=threatened),
    "montoons_table": table(asked(Acting, 2), 5),
    "montoons_walk": table(asked(Walking), then=pointed),
    "montoons_ways": table(asked(Forking), then=way_pointed),
    "montoons_target": table(asked(Aiming), then=pointed),
    "montoons_push": table(chained, 5, then=widest, skipped=61),
    "montoons_gesture": table(aims_and_drives, 5, then=landing),
    "montoons_area": table(asked(Turning), then=widest),
    "montoons_grid": table(asked(Marking)),
    "montoons_bid": table(asked(Bidding)),
    "montoons_blitz": table(asked(Blitzing), then=pointed),
    "montoons_zoom_entry": table(asked(Acting, 2), then=enlarged("basic/")),
    "montoons_zoom_hex": table(asked(Walking), then=enlarged("hex/")),
    "montoons_zoom_monster": table(asked(ChoosingSheet, 0), then=enlarged("sheet/")),
    "montoons_held": table(asked(Planning, 2), 3, then=held),
    "montoons_map_b": table(asked(Acting, 2), 2, map="B"),
    "montoons_map_c": table(asked(Acting, 2), 3, map="C"),
    "montoons_map_d": table(asked(Acting, 2), 4, map="D"),
    "montoons_table_5": table(asked(Acting, 2), 5, map="C"),
    "montoons_waiting": table(rival_acts),
    "montoons_shared": table(asked(Acting, 2), then=shared),
    "montoons_pass_on": table(rival_acts, then=passing_on),
    "montoons_passed": table(fallen, then=fall_shown, skipped=6),
    "montoons_over": table(over, 2, ended),
    "montoons_result": result(sitting(over, 3, "A")),
    "montoons_why": table(asked(Aiming), then=explained("hex/")),
    "montoons_why_hearts": table(asked(Acting, 6), then=explained("why/hearts")),
    **usual("montoons", partial(table, asked(Acting, 2), 3), "Saves a row for the Ultimate", "hex/3,2"),
    "montoons_lesson": lesson("montoons"),
    "montoons_course": table(asked(Acting, 2), then=course_open),
}
busy = roamed(MonToonsTop, "montoons", 5, 160, 5)
