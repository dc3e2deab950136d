"""samples: the table of Dragon Attack! in the states that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import cast

from game.engine.events import Rolled, Said
from game.engine.match import Match
from game.rules import GAMES
from game.rules.dragon.battle import Looting, Retreating
from game.rules.dragon.gauntlet import Run
from game.rules.dragon.meeting import Bargaining, Considering, Facing, Stepping
from game.rules.dragon.movement import Defending, Sailing, Walking
from game.rules.dragon.odds import foretold
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import Dragon
from game.sitting import Sitting
from game.ui.games.busy import roamed
from game.ui.games.dragon.battle import Battle
from game.ui.games.dragon.fights import (
    Fighting,
    against_hero,
    against_monster,
    attack,
    attacked,
    challenged,
    entered,
    judged,
    of_computers,
    wounded,
)
from game.ui.games.dragon.table import DragonTop
from game.ui.games.midst import Midst
from game.ui.games.samples import (
    Choose,
    Maker,
    Shot,
    Then,
    Wanted,
    asks_first,
    bookmarked,
    course_open,
    explained,
    laid,
    milestones_pointed,
    note_asked,
    usual,
    when_asked,
)
from game.ui.games.samples import found as found_in
from game.ui.house.house import House
from game.ui.table.part import Part
from game.ui.table.table import Table
from game.ui.window.scene import Scene


def last_one(match: Match) -> int | None:
    """The number of the event with which the first seat has rolled a 1 since it last moved."""
    last = None
    for number, event in enumerate(match.events):
        if isinstance(event, Said) and event.player == 0:
            last = number if (event.what, event.about) == ("rolls", (1,)) else None
    return last


def passed(match: Match) -> bool:
    """The turn of the first seat has gone by, and somebody else is asked."""
    return match.decision is not None and match.decision.player != 0 and last_one(match) is not None


def passed_shown(scene: Table) -> None:
    """It has just been seen."""
    scene.frame.passed.read = last_one(scene.match) or 0


@cache
def asked(about: type, answers: int = 0, front: int = 0) -> Wanted:
    """The first seat is asked this, after so many answers, with so many counters in front."""

    def wanted(match: Match) -> bool:
        enough = len(match.answers) >= answers and len(match.state.zones["front/0"]) >= front
        return asks_first(match, about) and enough

    return wanted


def offering(match: Match) -> bool:
    """The first seat puts an offer together, and more could be put into it."""
    about = match.state.about
    if match.decision is None or not asks_first(match, Bargaining) or not isinstance(about, Bargaining):
        return False
    return len(about.offer) > 1 and any(option.key.startswith("give") for option in match.decision.options)


def found(shot: Shot, wanted: Wanted, seats: int, map: str, choose: Choose) -> Sitting:
    """The game of the shot's save, or the first state of a random game that is wanted."""

    def game(seed: int) -> Match:
        return Match(GAMES["dragon"], shot.content("dragon"), seats, seed, {"map": map})

    return found_in(shot, wanted, game, choose)


def eager(match: Match, lot: Random) -> str:
    """A choice by lot of somebody who searches, and takes what is found."""
    assert match.decision is not None
    keys = [option.key for option in match.decision.options]
    return next((key for key in ("search", "take") if key in keys), lot.choice(keys))


def sociable(match: Match, lot: Random) -> str:
    """A choice by lot of somebody who seeks the others, gives presents and stays."""
    assert match.decision is not None
    state, keys = cast(Dragon, match.state), [option.key for option in match.decision.options]
    meets = [key for key in keys if "," in key and state.kingdom.by_key[key] in state.at]
    gives = [key for key in keys if key.startswith("give")]
    wished = ["agree", "offer", *gives, "stay"] if state.phase == "meeting" else ["search", "take", *meets]
    return str(next((key for key in wished if key in keys), lot.choice(keys)))


def guarding(match: Match, lot: Random) -> str:
    """A choice by lot of somebody who goes to the palace and waits there for the Dragon."""
    assert match.decision is not None
    state, keys = cast(Dragon, match.state), [option.key for option in match.decision.options]
    palace = state.space(state.kingdom.path[-1]).key
    there = -1 not in state.at and state.at[match.decision.player] == state.kingdom.path[-1]
    return str(next((key for key in (["stay"] if there else [palace]) if key in keys), lot.choice(keys)))


def table(
    wanted: Wanted, seats: int = 4, then: Then | None = None, map: str = "silverado", choose: Choose = eager
) -> Maker:
    """A maker of the table in a state, with something done to it."""
    return laid(lambda shot: found(shot, wanted, seats, map, choose), then)


def top_of(scene: Table) -> DragonTop:
    """What lies on the table."""
    return cast(DragonTop, scene.top)


def battle(fight: Callable[[DragonTop], Battle], wanted: Wanted) -> Maker:
    """A maker of the table with a battle in its tray."""

    def then(scene: Table) -> None:
        scene.frame.parts.append(Fighting(top_of(scene), fight))

    return table(wanted, then=then)


def slaying(shot: Shot) -> Sitting:
    """A game that ends with the Dragon's fall; so many first ones need not be searched."""
    return found(shot._replace(seed=shot.seed + 51), wounded, 4, "silverado", eager)


def result(wanted: Wanted) -> Maker:
    """A maker of the result of the first random game that ends so."""

    def make(app: House, shot: Shot) -> Scene:
        return app.make("result", found(shot, wanted, 4, "silverado", eager))  # type: ignore[no-any-return]

    return make


@when_asked
def goal(scene: Table) -> None:
    """The farthest space that can be chosen is pointed at."""
    board = top_of(scene).board
    board.carried = max(board.lights(), key=lambda space: len(board.way_to(space)))


def ends(match: Match) -> list[int]:
    """The spaces to which the first seat may walk now; none where it is not asked that."""
    g = cast(Dragon, match.state)
    keys = [option.key for option in match.decision.options] if asks_first(match, Walking) and match.decision else []
    return [g.kingdom.by_key[key] for key in keys if key != "stay"]


def ahead(space: int, match: Match) -> Run | None:
    """The battles of the first seat there."""
    return foretold(cast(Dragon, match.state), 0, space)


def many(match: Match) -> int | None:
    """A space in reach with several battles that may well be won."""
    runs = ((space, ahead(space, match)) for space in ends(match))
    return next((space for space, run in runs if run and len(run.falls) > 1 and run.win > 0.1), None)


def lair(match: Match) -> int | None:
    """The space of the Dragon, if it is in reach of somebody who may slay it."""
    space = cast(Dragon, match.state).lair()
    run = ahead(space, match) if space in ends(match) else None
    return space if run and run.win > 0.1 else None


def pointing(at: Callable[[Match], int | None], choose: Choose, seats: int = 6) -> Maker:
    """A maker of the table with such a space pointed at."""

    def then(scene: Table) -> None:
        top_of(scene).board.carried = at(scene.match)

    return table(lambda match: at(match) is not None, seats, when_asked(then), choose=choose)


def closer(scene: Table) -> None:
    for _ in range(2):
        top_of(scene).camera.closer(1, 470, 380, 1)


def ready(scene: Table) -> None:
    """Before the last throw of the first seat."""
    events = enumerate(scene.match.events)
    scene.news.rewind(max(number for number, event in events if isinstance(event, Rolled) and event.player == 0))


class Explaining(Part):
    """Tells of the chance to win while dice wait to be thrown."""

    def __init__(self, scene: Table) -> None:
        super().__init__(scene.view)
        self.scene, self.why = scene, scene.frame.why

    def passes(self, ms: float) -> bool:
        if not self.view.throwing.asks:
            return self.scene.skip()
        if not self.why.open:
            self.why.toggle(self.why.number_at("why/chance"))
        return True


def chance_told(scene: Table) -> None:
    """Before the first throw of a battle."""
    scene.news.rewind(attack(scene.match) or 0)
    scene.frame.parts.append(Explaining(scene))


def zoomed(scene: Table) -> None:
    scene.zoom.show_first = f"card/{top_of(scene).parties.cards('front/0')[0]}"


walk = asked(Walking, 30, 2)
SAMPLES: dict[str, Maker] = {
    "dragon_table": table(walk),
    "dragon_table_2": table(walk, 2),
    "dragon_table_6": table(walk, 6),
    "dragon_short": table(asked(Walking, 20), 3, None, "short"),
    "dragon_goal": table(walk, 4, goal),
    "dragon_heroes": table(asked(Choosing), 6),
    "dragon_gauntlet": pointing(many, sociable),
    "dragon_lair": pointing(lair, eager, 4),
    "dragon_throw": table(walk, 4, ready),
    "dragon_sail": table(asked(Sailing)),
    "dragon_search": table(asked(Searching)),
    "dragon_find": table(asked(Finding, 20)),
    "dragon_rivals": table(asked(Facing), 6, choose=sociable),
    "dragon_bargain": table(asked(Bargaining, 20, 1)),
    "dragon_offer": table(offering),
    "dragon_offered": table(asked(Considering, 20)),
    "dragon_spoils": table(asked(Looting, 20)),
    "dragon_retreat": table(asked(Retreating)),
    "dragon_step": table(asked(Stepping)),
    "dragon_palace": table(asked(Defending), 6, choose=guarding),
    "dragon_monster": battle(against_monster, walk),
    "dragon_aside": battle(of_computers, walk),
    "dragon_entered": battle(entered, walk),
    "dragon_battle": laid(slaying, None, partial(Midst, lay=DragonTop, begins=challenged, seen=judged)),
    "dragon_duel": battle(against_hero, walk),
    "dragon_closer": table(walk, 4, closer),
    "dragon_passed": table(passed, 4, passed_shown),
    "dragon_why": table(walk, 4, explained("hex/", 5)),
    "dragon_why_battle": table(attacked, 4, chance_told),
    **usual("dragon", partial(table, walk, 4), "Has the Slayer: keep away", "hex/1,3", "hex/5,4"),
    "dragon_note_pick": table(walk, 4, note_asked),
    "dragon_zoom": table(walk, 4, zoomed),
    "dragon_course": table(walk, 4, course_open),
    "dragon_milestones": table(walk, 4, milestones_pointed),
    "dragon_bookmarks": table(walk, 4, bookmarked),
    "dragon_waiting": table(
        lambda match: match.decision is not None and match.decision.player == 1 and len(match.answers) > 30
    ),
    "dragon_defeat": result(lambda match: match.over and not match.state.winners),
    "dragon_victory": result(lambda match: match.over and bool(match.state.winners)),
}
busy = roamed(DragonTop, "dragon", 6, 60, 21, eager)
