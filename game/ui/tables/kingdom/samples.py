"""samples: the table of Dungeon & Kingdom in the states that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.assets import data
from game.engine.lesson import LessonRun, read_lesson
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Player, Sitting
from game.store import read_save
from game.ui.parlour import Parlour
from game.ui.scene import Scene
from game.ui.tables.kingdom.busy import SIGNS, Still, lively
from game.ui.tables.kingdom.table import KingdomTable
from game.ui.tables.menu import PauseMenu
from game.ui.tables.samples import Asked, Maker

SEEDS = 400  # random games that are searched for a state
Wanted = Callable[[Match], bool]
Then = Callable[[KingdomTable], object]


def asked(verb: str, options: int = 2, array: int = 0, hand: int = 0) -> Wanted:
    """The first seat is asked this, with so many choices, and so many cards in Array and hand."""

    def wanted(match: Match) -> bool:
        decision, state = match.decision, match.state
        return (
            decision is not None
            and decision.player == 0
            and state.asked[0] == f"kingdom.{verb}"
            and len(decision.options) >= options
            and len(state.zones["array/0"]) >= array
            and len(state.zones["hand/0"]) >= hand
        )

    return wanted


def fights(match: Match) -> bool:
    return (
        asked("resolve", 5)(match)
        and match.decision is not None
        and any(option.key.startswith("fight") for option in match.decision.options)
    )


def rival_cuts(match: Match) -> bool:
    return (
        match.decision is not None
        and match.decision.player != 0
        and match.state.asked[0] == "kingdom.resolve"
        and len(match.state.zones["kingdom"]) > 2
        and len(match.state.zones["dungeon"]) > 2
    )


def found(shot: Asked, wanted: Wanted, seats: int) -> Sitting:
    """The game of the shot's save, or the first state of a random game that is wanted."""
    players = [
        Player(name, "computer" if seat else "person", "normal" if seat else "", crest)
        for seat, (name, crest) in enumerate(SIGNS[:seats])
    ]
    if shot.save and (save := read_save(shot.save).save) and (sitting := Sitting.of_save(None, save)):
        return sitting
    for seed in range(shot.seed, shot.seed + SEEDS):
        match, lot = Match(GAMES["kingdom"], shipped_content("kingdom"), seats, seed), Random(seed)
        while match.decision is not None:
            if wanted(match):
                return Sitting(None, match, players)
            match.answer(lively(lot, match.decision.options))
        if wanted(match):
            return Sitting(None, match, players)
    raise ValueError(f"no such state within {SEEDS} games")


def table(wanted: Wanted, seats: int = 4, then: Then | None = None) -> Maker:
    """A maker of the table in a state, with something done to it."""

    def make(app: Parlour, shot: Asked) -> Scene | tuple[Scene, ...]:
        scene = KingdomTable(app, found(shot, wanted, seats), Still())
        extra = then(scene) if then else None
        return (scene, extra) if isinstance(extra, Scene) else scene

    return make


class Pointed(KingdomTable):
    """A table on which one of the choices is pointed at; `at` says how its key begins."""

    at = ""

    def settled(self) -> None:
        super().settled()
        found = [
            control.id
            for control in self.controls()
            if control.tags.get("key") and str(control.tags["key"]).startswith(self.at)
        ]
        self.focus.over = found[len(found) // 2] if found else None


def pointed(wanted: Wanted, at: str) -> Maker:
    def make(app: Parlour, shot: Asked) -> Scene:
        Pointed.at = at
        return Pointed(app, found(shot, wanted, 4), Still())

    return make


def zoomed(id: str) -> Then:
    """Enlarge the card of a control once the table is there."""

    def then(scene: KingdomTable) -> None:
        scene.zoom.show_first = id

    return then


def ended(scene: KingdomTable) -> None:
    """The result has been seen; the table still lies there."""
    scene.finished = True


def looked_back(scene: KingdomTable) -> None:
    scene.look_back(scene.match.marks[len(scene.match.marks) // 2])


def lesson(app: Parlour, shot: Asked) -> Scene:
    game = GAMES["kingdom"]
    path = sorted(data("kingdom", "lessons").glob("*.yaml"))[0]
    run = LessonRun(read_lesson(path, game), shipped_content("kingdom"))
    players = [
        Player(name, "computer" if seat else "person", "easy" if seat else "", crest)
        for seat, (name, crest) in enumerate(SIGNS[: run.match.seats])
    ]
    return KingdomTable(app, Sitting(None, run.match, players), Still(), run)


def placed(words: dict[str, object]) -> Maker:
    """The table in a position of its own."""

    def make(app: Parlour, shot: Asked) -> Scene:
        content = shipped_content("kingdom")
        state = GAMES["kingdom"].read_position(content, words)
        state.run()
        match = Match(GAMES["kingdom"], content, state.seats, 1, start=state, skip_single=False)
        players = [
            Player(name, "computer" if seat else "person", "normal" if seat else "", crest)
            for seat, (name, crest) in enumerate(SIGNS[: state.seats])
        ]
        return KingdomTable(app, Sitting(None, match, players), Still())

    return make


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
TAKE, USE = asked("take", 3, 4, 2), asked("use", 4, 5)
SAMPLES: dict[str, Maker] = {
    "kingdom_table": table(TAKE),
    "kingdom_table_2": table(TAKE, 2),
    "kingdom_table_3": table(TAKE, 3),
    "kingdom_begin": table(asked("take")),
    "kingdom_use": table(USE),
    "kingdom_line": pointed(USE, "cut"),
    "kingdom_full": pointed(asked("use", 2, 7), "cut"),
    "kingdom_dismiss": placed(STUCK),
    "kingdom_resolve": table(asked("resolve", 5)),
    "kingdom_fight": pointed(fights, "fight"),
    "kingdom_deed": pointed(asked("resolve", 5), "deed"),
    "kingdom_pay": pointed(asked("pay", 4), ""),
    "kingdom_pay_many": table(asked("pay", 13)),
    "kingdom_from": table(asked("pay_from")),
    "kingdom_control": table(asked("control", 3)),
    "kingdom_gems": table(asked("happiness", 7)),
    "kingdom_navigate": table(asked("navigate", 3)),
    "kingdom_guide": table(asked("guide")),
    "kingdom_gallop": table(asked("gallop", 5)),
    "kingdom_summon": table(asked("pick_summoned", 3)),
    "kingdom_side": table(asked("place_summoned")),
    "kingdom_victim": table(asked("pick_victim")),
    "kingdom_loot": table(asked("pick_loot", 3)),
    "kingdom_devour": table(asked("devour")),
    "kingdom_grapple": table(asked("grapple", 4)),
    "kingdom_conquer": table(asked("conquer")),
    "kingdom_requiem": table(asked("requiem", 3)),
    "kingdom_aftermath": table(lambda match: asked("raid")(match) or asked("trim_hand")(match)),
    "kingdom_discard": table(asked("trim_hand", 3)),
    "kingdom_waiting": table(rival_cuts),
    "kingdom_over": table(lambda match: match.over, 4, ended),
    "kingdom_log": table(TAKE, 4, lambda scene: scene.log.toggle()),
    "kingdom_zoom": table(TAKE, 4, zoomed("hand/0/0")),
    "kingdom_zoom_monster": table(
        lambda m: TAKE(m) and m.state.zones["array/0"][0] >= m.content.first_monster,
        4,
        zoomed("array/0/0"),
    ),
    "kingdom_lookback": table(TAKE, 4, looked_back),
    "kingdom_lookback_cut": table(asked("resolve", 5), 4, lambda scene: scene.look_back(len(scene.match.events) - 2)),
    "kingdom_menu": table(TAKE, 4, PauseMenu),
    "kingdom_lesson": lesson,
}
