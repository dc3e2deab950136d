"""samples: the tables in the states that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Protocol

from game.assets import data
from game.engine.lesson import LessonRun, read_lesson
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import read_save
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables import open_table
from game.ui.tables.menu import PauseMenu
from game.ui.tables.pontoon.busy import SIGNS, Still
from game.ui.tables.pontoon.table import PontoonTable

Wanted = Callable[[Match], bool]
SEEDS = 400  # random games that are searched for a state


class Asked(Protocol):
    """What a picture is to show: a save file (None: a sample game), whose seat looks on, the seed of samples."""

    save: Path | None
    seat: int
    seed: int


Maker = Callable[[Parlour, Any], Scene | tuple[Scene, ...]]


def keys(match: Match) -> set[str]:
    """What may be answered now; empty when the game is over."""
    return {option.key for option in match.decision.options} if match.decision else set()


def own(match: Match) -> bool:
    return match.decision is not None and match.decision.player == 0


def crew(match: Match, seat: int) -> int:
    return len(match.state.zones[f"companions/{seat}"])


def middle(match: Match) -> bool:
    return (
        own(match)
        and "stay" in keys(match)
        and "hit" in keys(match)
        and crew(match, 0) == 2
        and len(match.answers) > 20
    )


def found(shot: Asked, wanted: Wanted, seats: int = 4) -> Sitting:
    """The game of the shot's save, or the first state of a random game that is wanted."""
    players = [
        Player(name, "computer" if seat else "person", "normal" if seat else "", crest)
        for seat, (name, crest) in enumerate(SIGNS[:seats])
    ]
    if shot.save and (save := read_save(shot.save).save) and (sitting := Sitting.of_save(None, save)):
        return sitting
    for seed in range(shot.seed, shot.seed + SEEDS):
        match, lot = Match(GAMES["pontoon"], shipped_content("pontoon"), seats, seed), Random(seed)
        while not match.over:
            if wanted(match):
                return Sitting(None, match, players)
            match.answer(lot.choice(match.decision.options).key)
    raise ValueError(f"no such state within {SEEDS} games")


def table(wanted: Wanted, seats: int = 4, then: Callable[[PontoonTable], object] | None = None) -> Maker:
    """A maker of Pontoon's table in a state, with something done to it."""

    def make(app: Parlour, shot: Asked) -> Scene | tuple[Scene, ...]:
        scene = open_table(app, found(shot, wanted, seats), Still())
        assert isinstance(scene, PontoonTable)
        extra = then(scene) if then else None
        return (scene, extra) if isinstance(extra, Scene) else scene

    return make


def zoomed(id: str) -> Callable[[PontoonTable], None]:
    """Enlarge the card of a control once the table is there."""

    def then(scene: PontoonTable) -> None:
        scene.zoom.show_first = id

    return then


def looked_back(scene: PontoonTable) -> None:
    scene.look_back(scene.match.marks[len(scene.match.marks) // 2])


def lesson(app: Parlour, shot: Asked) -> Scene:
    game = GAMES["pontoon"]
    path = sorted(data("pontoon", "lessons").glob("*.yaml"))[0]
    run = LessonRun(read_lesson(path, game), shipped_content("pontoon"))
    players = [
        Player(name, "computer" if seat else "person", "easy" if seat else "", crest)
        for seat, (name, crest) in enumerate(SIGNS[: run.match.seats])
    ]
    return open_table(app, Sitting(None, run.match, players), Still(), run)


SAMPLES: dict[str, Maker] = {
    "pontoon_table": table(middle),
    "pontoon_table_2": table(middle, 2),
    "pontoon_table_3": table(middle, 3),
    "pontoon_full": table(lambda m: own(m) and crew(m, 0) == 4),
    "pontoon_ability": table(lambda m: own(m) and "use" in keys(m)),
    "pontoon_pick": table(lambda m: own(m) and len(keys(m)) > 5),
    "pontoon_peek": table(lambda m: own(m) and any(key.startswith("seat") for key in keys(m))),
    "pontoon_scry": table(lambda m: own(m) and keys(m) == {"top", "under"}),
    "pontoon_battle": table(lambda m: own(m) and m.state.phase == "battle" and crew(m, 0) > 1),
    "pontoon_waiting": table(lambda m: not own(m) and crew(m, 0) > 1),
    "pontoon_log": table(middle, 4, lambda scene: scene.log.toggle()),
    "pontoon_zoom": table(middle, 4, zoomed("companions/0/0")),
    "pontoon_zoom_quest": table(middle, 4, zoomed("quest")),
    "pontoon_lookback": table(middle, 4, looked_back),
    "pontoon_menu": table(middle, 4, PauseMenu),
    "pontoon_lesson": lesson,
}
