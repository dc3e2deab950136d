"""samples: the table of MonToons in the states that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from game.ai.minds import MINDS
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.montoons.state import MonToons
from game.sitting import Player, Sitting
from game.store import read_save
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.dragon.busy import SIGNS, Still
from game.ui.tables.montoons.table import MonToonsTable
from game.ui.tables.samples import Asked, Maker

SEEDS = 60  # games that are searched for a state
SENSE = 0.9  # share of sensible choices in them
Wanted = Callable[[Match], bool]
Then = Callable[[MonToonsTable], object]


def asked(verb: str, round: int = 1) -> Wanted:
    """The first seat is asked this, in that round or later."""

    def wanted(match: Match) -> bool:
        return (
            match.decision is not None
            and match.decision.player == 0
            and match.state.asked[0] == f"montoons.{verb}"
            and cast(MonToons, match.state).round >= round
        )

    return wanted


def sensible(state: MonToons, lot: Random) -> str:
    """What a play-out would do, now and then anything."""
    assert state.decision is not None
    option = MINDS["montoons"].lean(state) if lot.random() < SENSE else None
    return (option or lot.choice(state.decision.options)).key


def found(shot: Asked, wanted: Wanted, seats: int, map: str) -> Sitting:
    """The game of the shot's save, or the first state of a game that is wanted."""
    players = [
        Player(name, "computer" if seat else "person", "normal" if seat else "", crest)
        for seat, (name, crest) in enumerate(SIGNS[:seats])
    ]
    if shot.save and (save := read_save(shot.save).save) and (sitting := Sitting.of_save(None, save)):
        return sitting
    for seed in range(shot.seed, shot.seed + SEEDS):
        match, lot = Match(GAMES["montoons"], shipped_content("montoons"), seats, seed, {"map": map}), Random(seed)
        while match.decision is not None and not wanted(match):
            match.answer(sensible(match.state, lot))
        if wanted(match):
            return Sitting(None, match, players)
    raise ValueError(f"no such state within {SEEDS} games")


def table(wanted: Wanted, seats: int = 3, then: Then | None = None, map: str = "A") -> Maker:
    """A maker of the table in a state, with something done to it."""

    def make(app: Parlour, shot: Asked) -> Scene | tuple[Scene, ...]:
        scene = MonToonsTable(app, found(shot, wanted, seats, map), Still())
        extra = then(scene) if then else None
        return (scene, extra) if isinstance(extra, Scene) else scene

    return make


def pointed(scene: MonToonsTable) -> None:
    """A space that can be chosen is pointed at."""

    def rest() -> None:
        lit = scene.lights()
        scene.carried = lit[len(lit) // 2]

    scene.at_rest = rest  # type: ignore[method-assign]


def widest(scene: MonToonsTable) -> None:
    """An area is turned where it hits most, else where it covers most."""

    def rest() -> None:
        def reach(space: int) -> tuple[int, int]:
            scene.carried = space
            seen = scene.foreseen()
            return len(seen.hearts), len(seen.area)

        scene.carried = max(scene.lights(), key=reach)

    scene.at_rest = rest  # type: ignore[method-assign]


def enlarged(start: str) -> Then:
    """The first thing of a kind is enlarged."""

    def show(scene: MonToonsTable) -> None:
        def rest() -> None:
            scene.zoom.show_first = next(c.id for c in scene.controls() if c.id.startswith(start) and "card" in c.tags)

        scene.at_rest = rest  # type: ignore[method-assign]

    return show


def held(scene: MonToonsTable) -> None:
    """A die is held over a slot that does not take it."""

    def rest() -> None:
        tray, places = scene.planning, scene.sheet_panel.places()
        if places is not None:
            tray.onto = next(slot for slot in places.slots
                             if not tray.takes(slot) and slot.startswith(("move", "basic")))
            x, y, w, h = places.slots[tray.onto]
            tray.hand = x - 60, y + h + 6

    scene.at_rest = rest  # type: ignore[method-assign]


SAMPLES: dict[str, Maker] = {
    "montoons_draft": table(asked("choose_sheet", 0)),
    "montoons_flag": table(asked("choose_flag", 0)),
    "montoons_planning": table(asked("plan", 2), 5),
    "montoons_table": table(asked("act", 2), 5),
    "montoons_walk": table(asked("walk"), then=pointed),
    "montoons_target": table(asked("pick"), then=pointed),
    "montoons_push": table(asked("shove"), then=pointed),
    "montoons_area": table(asked("turn_area"), then=widest),
    "montoons_grid": table(asked("mark")),
    "montoons_zoom_entry": table(asked("act", 2), then=enlarged("basic/")),
    "montoons_zoom_hex": table(asked("walk"), then=enlarged("hex/")),
    "montoons_zoom_monster": table(asked("choose_sheet", 0), then=enlarged("sheet/")),
    "montoons_held": table(asked("plan", 2), 3, then=held),
    "montoons_map_b": table(asked("act", 2), 2, map="B"),
    "montoons_map_c": table(asked("act", 2), 3, map="C"),
    "montoons_map_d": table(asked("act", 2), 4, map="D"),
}
