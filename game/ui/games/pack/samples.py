"""samples: the table of The Monster Pack in the states that pictures and layout checks want to see."""

from __future__ import annotations

from functools import cache, partial

from game.engine.events import Event, Said
from game.engine.match import Match
from game.rules import GAMES
from game.rules.pack.dueling import forecast
from game.rules.pack.state import Entering, Offering, Ordering, Paying, Placing, Summoning
from game.rules.pack.statistics import state_of
from game.sitting import Sitting
from game.ui.games.busy import replayed
from game.ui.games.cast import Still
from game.ui.games.midst import Midst
from game.ui.games.pack.table import PackTop
from game.ui.games.samples import (
    Maker,
    Shot,
    Then,
    Wanted,
    ended,
    explained,
    laid,
    lesson,
    over,
    passing_on,
    pointed,
    result,
    shared,
    usual,
    zoomed,
)
from game.ui.games.samples import found as found_in
from game.ui.house.house import House
from game.ui.table.table import Table
from game.ui.window.scene import Scene


@cache
def asked(kind: type, turn: int = 1, lanes: int = 0, options: int = 2) -> Wanted:
    """The first seat is asked this, in this turn or later, with so many lanes in which its duel would do something."""

    def wanted(match: Match) -> bool:
        decision, state = match.decision, state_of(match)
        return (
            decision is not None
            and decision.player == 0
            and isinstance(decision.about, kind)
            and state.turn >= turn
            and len(decision.options) >= options
            and len(forecast(state, 0)) >= lanes
        )

    return wanted


def both(*wishes: Wanted) -> Wanted:
    return lambda match: all(wish(match) for wish in wishes)


def second_part(match: Match) -> bool:
    return state_of(match).phase == "boost_2"


def blocked(match: Match) -> bool:
    """A monster of the first seat waits without a die."""
    state = state_of(match)
    return any(state.waiting_at(0, column) is not None and not state.die[column] for column in range(4))


def rival(match: Match) -> bool:
    return match.decision is not None and match.decision.player == 1 and state_of(match).turn > 9


def found(shot: Shot, wanted: Wanted, **options: str) -> Sitting:
    return found_in(shot, wanted, lambda seed: Match(GAMES["pack"], shot.content("pack"), 2, seed, options))


def table(wanted: Wanted, then: Then | None = None, **options: str) -> Maker:
    """A maker of the table in a state, with something done to it."""
    return laid(lambda shot: found(shot, wanted, **options), then)


class LookingThrough(PackTop):
    """The rival's discards are looked through."""

    def settled(self) -> None:
        super().settled()
        self.heap.zone = "discard/1"


class Unfolded(PackTop):
    """What small windows fold away lies open."""

    def settled(self) -> None:
        super().settled()
        self.asides.unfolded = True


def clashing(top: PackTop) -> bool:
    """Two monsters stand against each other."""
    return top.duels.clash is not None and top.duels.clash.alpha >= 1


def fought(match: Match) -> bool:
    """The last answer has brought a duel, late enough for a full mat."""
    return match.marks != [] and state_of(match).turn > 6 and any(map(is_duel, match.events[match.marks[-1] :]))


def is_duel(event: Event) -> bool:
    return isinstance(event, Said) and event.what == "duel"


def recap(app: House, shot: Shot) -> tuple[Scene, ...]:
    scene = Table(app, found(shot, MOVING), Still(), lay=PackTop)
    news = app.make("recap", scene.sitting, 0)
    news.go(2)
    return scene, news


PICK, OFFER = asked(Summoning, 11, 2), asked(Offering, 9, 2, 3)
MOVING = both(PICK, lambda match: state_of(match).mover == 0)
CLASH = both(rival, fought)
LATE = asked(Summoning, 17)
SAMPLES: dict[str, Maker] = {
    "pack_table": table(PICK),
    "pack_begin": table(asked(Summoning)),
    "pack_short": table(PICK, format="short"),
    "pack_summon": table(PICK, pointed("summon")),
    "pack_place": table(asked(Placing, 7, 1, 3), pointed("spot")),
    "pack_boost": table(OFFER, pointed("boost")),
    "pack_duel": table(OFFER, pointed("pass")),
    "pack_boost_after": table(both(asked(Offering, 9, 2), second_part)),
    "pack_pay": table(asked(Paying, 7, 2, 3), pointed("pay")),
    "pack_enter": table(asked(Ordering, 5)),
    "pack_door": table(asked(Entering, 7, 1), pointed("to")),
    "pack_blocked": table(both(asked(Summoning, 9), blocked)),
    "pack_optional": table(PICK, summoning="optional"),
    "pack_clash": laid(
        lambda shot: found(shot, CLASH), None, partial(Midst, lay=PackTop, begins=is_duel, seen=clashing)
    ),
    "pack_waiting": table(rival),
    "pack_shared": table(PICK, shared),
    "pack_pass_on": table(rival, passing_on),
    "pack_over": table(over, ended),
    "pack_discards": laid(lambda shot: found(shot, LATE), None, partial(Table, lay=LookingThrough)),
    "pack_help": laid(lambda shot: found(shot, PICK), None, partial(Table, lay=Unfolded)),
    "pack_why": table(LATE, explained("why/points/0")),
    "pack_why_power": table(asked(Entering, 7, 1), explained("why/lost")),
    "pack_zoom": table(PICK, zoomed("hand/1")),
    "pack_zoom_lane": table(asked(Summoning, 11, 3), zoomed("active/0/1")),
    **usual("pack", partial(table, PICK)),
    "pack_lesson": lesson("pack"),
    "pack_result": result(lambda shot: found(shot, over)),
    "pack_recap": recap,
}

busy = replayed(PackTop, "pack", 2, (34, 54), 4)  # from full lanes on
