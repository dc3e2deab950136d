"""samples: the table of The Monster Pack in the states that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.assets import data
from game.engine.lesson import LessonRun, read_lesson
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.pack.dueling import forecast
from game.rules.pack.statistics import state_of
from game.sitting import Player, Sitting
from game.store import read_save
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.menu import PauseMenu
from game.ui.tables.pack.busy import SIGNS
from game.ui.tables.pack.table import PackTable
from game.ui.tables.pontoon.busy import Still
from game.ui.tables.samples import Asked, Maker

SEEDS = 400  # random games that are searched for a state
Wanted = Callable[[Match], bool]
Then = Callable[[PackTable], object]


def asked(verb: str, turn: int = 1, lanes: int = 0, options: int = 2) -> Wanted:
    """The first seat is asked this, in this turn or later, with so many lanes in which its duel would do something."""

    def wanted(match: Match) -> bool:
        decision, state = match.decision, state_of(match)
        return (decision is not None and decision.player == 0 and state.asked[0] == f"pack.{verb}"
                and state.turn >= turn and len(decision.options) >= options and len(forecast(state, 0)) >= lanes)

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


def seated(sitting_match: Match) -> list[Player]:
    return [Player(name, "computer" if seat else "person", "normal" if seat else "", crest)
            for seat, (name, crest) in enumerate(SIGNS[: sitting_match.seats])]


def found(shot: Asked, wanted: Wanted, **options: str) -> Sitting:
    """The game of the shot's save, or the first state of a random game that is wanted."""
    if shot.save and (save := read_save(shot.save).save) and (sitting := Sitting.of_save(None, save)):
        return sitting
    for seed in range(shot.seed, shot.seed + SEEDS):
        match, lot = Match(GAMES["pack"], shipped_content("pack"), 2, seed, options), Random(seed)
        while match.decision is not None:
            if wanted(match):
                return Sitting(None, match, seated(match))
            match.answer(lot.choice(match.decision.options).key)
        if wanted(match):
            return Sitting(None, match, seated(match))
    raise ValueError(f"no such state within {SEEDS} games")


def table(wanted: Wanted, then: Then | None = None, **options: str) -> Maker:
    """A maker of the table in a state, with something done to it."""

    def make(app: Parlour, shot: Asked) -> Scene | tuple[Scene, ...]:
        scene = PackTable(app, found(shot, wanted, **options), Still())
        extra = then(scene) if then else None
        return (scene, extra) if isinstance(extra, Scene) else scene

    return make


class Pointed(PackTable):
    """A table on which one of the choices is pointed at; `at` says how its key begins."""

    at = ""

    def settled(self) -> None:
        super().settled()
        found = [control.id for control in self.controls() if str(control.tags.get("key", "")).startswith(self.at)
                 and control.tags.get("key")]
        self.focus.over = found[len(found) // 2] if found else None


def pointed(wanted: Wanted, at: str) -> Maker:
    def make(app: Parlour, shot: Asked) -> Scene:
        Pointed.at = at
        return Pointed(app, found(shot, wanted), Still())

    return make


def zoomed(id: str) -> Then:
    """Enlarge the card of a control once the table is there."""

    def then(scene: PackTable) -> None:
        scene.zoom.show_first = id

    return then


class LookingThrough(PackTable):
    """A table on which the rival's discards are looked through."""

    def settled(self) -> None:
        super().settled()
        self.heap.zone = "discard/1"


class Fighting(PackTable):
    """A table that stands still in the middle of its first clash."""

    def enter(self) -> None:
        super().enter()
        number = next(number for number, event in enumerate(self.match.events)
                      if getattr(event, "what", "") == "duel" and state_of(self.match).turn > 6)
        self.look_back(number)
        self.playing = True

    def update(self, dt: float) -> bool:
        for _ in range(400):
            if self.clash is not None and self.clash.alpha >= 1:
                break
            super().update(20)
        return True


def fighting(app: Parlour, shot: Asked) -> Scene:
    return Fighting(app, found(shot, lambda match: rival(match) and duels(match) > 2), Still())


def duels(match: Match) -> int:
    return sum(getattr(event, "what", "") == "duel" for event in match.events)


def looked_back(scene: PackTable) -> None:
    scene.look_back(scene.match.marks[len(scene.match.marks) // 2])


def ended(scene: PackTable) -> None:
    """The result has been seen; the table still lies there."""
    scene.finished = True


def result(app: Parlour, shot: Asked) -> Scene:
    from game.ui.scenes.result import Result

    return Result(app, found(shot, lambda match: match.over))


def recap(app: Parlour, shot: Asked) -> tuple[Scene, ...]:
    from game.ui.scenes.recap import Recap

    scene = PackTable(app, found(shot, both(PICK, lambda match: state_of(match).mover == 0)), Still())
    news = Recap(app, scene.sitting, 0)
    news.go(2)
    return scene, news


def lesson(app: Parlour, shot: Asked) -> Scene:
    game = GAMES["pack"]
    path = sorted(data("pack", "lessons").glob("*.yaml"))[0]
    run = LessonRun(read_lesson(path, game), shipped_content("pack"))
    return PackTable(app, Sitting(None, run.match, seated(run.match)), Still(), run)


PICK, OFFER = asked("pick", 11, 2), asked("offer", 9, 2, 3)
SAMPLES: dict[str, Maker] = {
    "pack_table": table(PICK),
    "pack_begin": table(asked("pick")),
    "pack_short": table(PICK, format="short"),
    "pack_summon": pointed(PICK, "summon"),
    "pack_place": pointed(asked("place", 7, 1, 3), "spot"),
    "pack_boost": pointed(OFFER, "boost"),
    "pack_duel": pointed(OFFER, "pass"),
    "pack_boost_after": table(both(asked("offer", 9, 2), second_part)),
    "pack_pay": pointed(asked("pay", 7, 2, 3), "pay"),
    "pack_enter": table(asked("enter", 5)),
    "pack_door": pointed(asked("door", 7, 1), "to"),
    "pack_blocked": table(both(asked("pick", 9), blocked)),
    "pack_optional": table(PICK, summoning="optional"),
    "pack_clash": fighting,
    "pack_waiting": table(rival),
    "pack_over": table(lambda match: match.over, ended),
    "pack_discards": lambda app, shot: LookingThrough(app, found(shot, asked("pick", 17)), Still()),
    "pack_log": table(PICK, lambda scene: scene.log.toggle()),
    "pack_zoom": table(PICK, zoomed("hand/1")),
    "pack_zoom_lane": table(asked("pick", 11, 3), zoomed("active/0/1")),
    "pack_lookback": table(PICK, looked_back),
    "pack_menu": table(PICK, PauseMenu),
    "pack_lesson": lesson,
    "pack_result": result,
    "pack_recap": recap,
}
