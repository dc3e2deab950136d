"""samples: the table of Dungeon & Kingdom in the states that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

from game.engine.agenda import About
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.aftermath import Raiding, Trimming
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Searching, Summoning
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Releasing, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving
from game.sitting import Sitting
from game.ui.games.busy import replayed
from game.ui.games.cast import seated
from game.ui.games.kingdom.table import KingdomTop
from game.ui.games.samples import (
    Maker,
    Shot,
    Then,
    Wanted,
    bookmarks_listed,
    course_open,
    ended,
    found,
    laid,
    lesson,
    over,
    passing_on,
    pointed,
    result,
    shared,
    usual,
    when_asked,
    zoomed,
)


@cache
def asked(kind: type[About], options: int = 2, array: int = 0, hand: int = 0) -> Wanted:
    """The first seat is asked this, with so many choices, and so many cards in Array and hand."""

    def wanted(match: Match) -> bool:
        decision, state = match.decision, match.state
        return (
            decision is not None
            and decision.player == 0
            and isinstance(decision.about, kind)
            and len(decision.options) >= options
            and len(state.zones["array/0"]) >= array
            and len(state.zones["hand/0"]) >= hand
        )

    return wanted


def placing(source: str) -> Wanted:
    """The first seat puts a card into a side that comes from such a place."""

    def wanted(match: Match) -> bool:
        about = match.decision.about if match.decision is not None and match.decision.player == 0 else None
        return isinstance(about, Placing) and about.source.startswith(source)

    return wanted


def fights(match: Match) -> bool:
    return (
        asked(Resolving, 5)(match)
        and match.decision is not None
        and any(option.key.startswith("fight") for option in match.decision.options)
    )


def rival_cuts(match: Match) -> bool:
    return (
        match.decision is not None
        and match.decision.player != 0
        and isinstance(match.decision.about, Resolving)
        and len(match.state.zones["kingdom"]) > 2
        and len(match.state.zones["dungeon"]) > 2
    )


def sitting(wanted: Wanted, seats: int) -> Callable[[Shot], Sitting]:
    """Finds a game in that state."""

    def game(shot: Shot, seed: int) -> Match:
        return Match(GAMES["kingdom"], shot.content("kingdom"), seats, seed)

    return lambda shot: found(shot, wanted, partial(game, shot), lively)


def table(wanted: Wanted, seats: int = 4, then: Then | None = None) -> Maker:
    """A maker of the table in a state, with something done to it."""
    return laid(sitting(wanted, seats), then)


def placed(words: dict[str, object]) -> Maker:
    """A maker of the table in a position of its own."""
    content = shipped_content("kingdom")
    state = GAMES["kingdom"].read_position(content, words)
    state.run()
    match = Match(GAMES["kingdom"], content, state.seats, 1, start=state, skip_single=False)
    return laid(lambda shot: seated(match))


STUCK = {
    "at": "use",
    "taken": "ninja",
    "matrix": ["knight . orthos4", ". angel .", ". . captain"],
    "turn": 31,
    "players": [
        {
            "array": ["knight", "knight", "angel", "captain", "amazon", "wizard", "orthos7"],
            "reserve": 11,
            "hand": ["angel"],
        },
        {"array": ["ninja", "harpy4"], "reserve": 8},
        {"reserve": 9},
    ],
}
CROWDED = {
    "at": "take",
    "turn": 58,
    "matrix": ["ninja princess captain", "angel . knight", "wizard amazon ."],
    "tokens": {"orthos12": 2, "hungry_dragon4": 2, "giant_robot7": 2},
    "players": [
        {
            "array": ["orthos12", "knight", "harpy7", "angel", "captain", "amazon", "wizard"],
            "hand": ["captain"] * 4 + ["angel"] * 3,
            "treasury": ["amazon"] * 4 + ["wizard"],
            "reserve": 38,
        },
        {
            "array": ["hungry_dragon4", "ninja", "princess", "amazon", "amazon", "wizard", "angel"],
            "hand": ["ninja"] * 5 + ["knight"] * 2,
            "treasury": ["princess"] * 2 + ["knight"] * 3 + ["angel", "captain", "amazon", "wizard", "ninja"],
            "graveyard": ["harpy4", "harpy12"],
            "reserve": 41,
        },
        {"reserve": 0},
        {
            "array": ["giant_robot7", "knight", "knight"],
            "hand": ["princess"] * 3,
            "treasury": ["princess", "angel", "captain", "wizard", "ninja", "ninja"],
            "graveyard": ["orthos4", "orthos7", "demon_king4", "demon_king7"],
            "reserve": 27,
        },
    ],
}
TAKE, USE = asked(Taking, 3, 4, 2), asked(Using, 4, 5)


def lively(match: Match, lot: Random) -> str:
    """A choice by lot that lets Arrays grow, be cut, and deeds be done."""
    assert match.decision is not None
    found = [str(option.key) for option in match.decision.options]
    cuts = [key for key in found if key.startswith("cut")]
    if "queue" in found and cuts:
        return lot.choice(cuts) if lot.random() < 0.35 else "queue"
    if "done" in found and len(found) > 1 and lot.random() < 0.8:
        found.remove("done")
    return lot.choice(found)


unfolded = when_asked(lambda table: table.top.more.turn())  # what small windows have no room for


busy = replayed(KingdomTop, "kingdom", 4, (60, 105), 4, lively)  # from full Arrays on
SAMPLES: dict[str, Maker] = {
    "kingdom_table": table(TAKE),
    "kingdom_table_2": table(TAKE, 2),
    "kingdom_table_3": table(TAKE, 3),
    "kingdom_crowded": placed(CROWDED),
    "kingdom_begin": table(asked(Taking)),
    "kingdom_take": table(TAKE, 2, pointed("take")),
    "kingdom_use": table(USE),
    "kingdom_line": table(USE, 4, pointed("cut")),
    "kingdom_full": table(asked(Using, 2, 7), 4, pointed("cut")),
    "kingdom_dismiss": placed(STUCK),
    "kingdom_resolve": table(asked(Resolving, 5)),
    "kingdom_fight": table(fights, 4, pointed("fight")),
    "kingdom_deed": table(asked(Resolving, 5), 4, pointed("deed")),
    "kingdom_pay": table(asked(Paying, 4), 4, pointed("")),
    "kingdom_pay_many": table(asked(Paying, 13)),
    "kingdom_from": table(asked(Splitting)),
    "kingdom_control": table(asked(Controlling, 3)),
    "kingdom_gems": table(asked(Giving, 7)),
    "kingdom_navigate": table(asked(Navigating, 3)),
    "kingdom_guide": table(asked(Guiding)),
    "kingdom_gallop": table(asked(Riding, 5)),
    "kingdom_summon": table(asked(Summoning, 3)),
    "kingdom_side": table(placing("seen")),
    "kingdom_victim": table(asked(Searching)),
    "kingdom_loot": table(asked(Looting, 3)),
    "kingdom_devour": table(asked(Devouring)),
    "kingdom_taste": table(asked(Tasting)),
    "kingdom_grapple": table(asked(Grappling, 4)),
    "kingdom_caught": table(placing("array")),
    "kingdom_conquer": table(asked(Conquering)),
    "kingdom_requiem": table(asked(Releasing, 3)),
    "kingdom_aftermath": table(lambda match: asked(Raiding)(match) or asked(Trimming)(match)),
    "kingdom_raid": table(asked(Raiding)),
    "kingdom_discard": table(asked(Trimming, 3)),
    "kingdom_waiting": table(rival_cuts),
    "kingdom_shared": table(TAKE, 4, shared),
    "kingdom_pass_on": table(rival_cuts, 4, passing_on),
    "kingdom_over": table(over, 4, ended),
    "kingdom_result": result(sitting(over, 4)),
    "kingdom_zoom": table(TAKE, 4, zoomed("hand/0/0")),
    "kingdom_zoom_monster": table(
        lambda m: TAKE(m) and m.state.zones["array/0"][0] >= m.content.first_monster,
        4,
        zoomed("array/0/0"),
    ),
    "kingdom_more": table(TAKE, 4, unfolded),
    "kingdom_more_cut": table(asked(Resolving, 5), 4, unfolded),
    "kingdom_lookback_cut": table(asked(Resolving, 5), 4, lambda table: table.past.to(len(table.match.events) - 2)),
    **usual("kingdom", partial(table, TAKE, 4)),
    "kingdom_lesson": lesson("kingdom"),
    "kingdom_bookmarks": table(TAKE, 4, bookmarks_listed),
    "kingdom_course": table(TAKE, 4, course_open),
}
