"""gallery: every screen of the program with sample states, for pictures without a window and for checks of the layout."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pygame

from game.sitting import Player, Sitting
from game.store import Folders, Settings, read_save
from game.ui.draw.paint import Mark
from game.ui.parlour import Parlour
from game.ui.scene import Push, Scene


class Shot(NamedTuple):
    """What a picture is to show: a save file (None: a sample game), whose seat looks on, and the seed of samples."""

    save: Path | None = None
    seat: int = 0
    seed: int = 1


Maker = Callable[[Parlour, Shot], "Scene | tuple[Scene, ...]"]  # several: each lies over the one before


def _shelf(app: Parlour, shot: Shot) -> Scene:
    from game.ui.scenes.shelf import Shelf

    return Shelf(app)


def _new_game(app: Parlour, shot: Shot) -> Scene:
    from game.ui.scenes.new_game import NewGame

    return NewGame(app, "pontoon")


def _new_game_seed(app: Parlour, shot: Shot) -> Scene:
    from game.ui.scenes.new_game import NewGame

    scene = NewGame(app, "pontoon")
    scene.folded, scene.typed = False, "pontoon 3 1234567 turn_style=run"
    scene.setup.take_code(scene.typed)
    return scene


def _curtain(app: Parlour, shot: Shot) -> Scene:
    from game.ui.scenes.curtain import Curtain

    return Curtain(app, sample(app, shot), shot.seat, lambda: None)


def _recap(app: Parlour, shot: Shot) -> tuple[Scene, ...]:
    from game.ui.scenes.recap import Recap
    from game.ui.tables import open_table

    sitting = sample(app, shot, 17)
    recap = Recap(app, sitting, shot.seat)
    recap.go(2)
    table = open_table(app, sitting, Still())
    table.look_from(shot.seat)
    return table, recap


def _result(app: Parlour, shot: Shot) -> Scene:
    from game.ui.scenes.result import Result

    return Result(app, sample(app, shot))


class Still:
    """A computer player that never answers, so that a picture stays as it is."""

    def ask(self, *_: object) -> None: ...
    def poll(self) -> None: ...
    def cancel(self) -> None: ...
    def close(self) -> None: ...


def _rulebook(app: Parlour, shot: Shot) -> Scene:
    from game.ui.scenes.rulebook import Rulebook

    return Rulebook(app, "pontoon", "2.2")


SCREENS: dict[str, Maker] = {
    "shelf": _shelf, "new_game": _new_game, "new_game_seed": _new_game_seed, "curtain": _curtain, "recap": _recap,
    "result": _result, "rulebook": _rulebook,
}


def sample(app: Parlour, shot: Shot, answers: int | None = None) -> Sitting:
    """The game of the shot's save, or a sample: two people and two computers, so many choices at random (None: all)."""
    if shot.save:
        loaded = read_save(shot.save)
        opened = Sitting.of_save(app.folders, loaded.save) if loaded.save else None
        if opened is None:
            raise ValueError(loaded.fault or "this save is of a game that this version does not have")
        return opened
    players = [Player("Ada", "person", "", "flame"), Player("Vex", "computer", "easy", "wave"), Player("Tansy", "person", "", "leaf"),
               Player("Mump", "computer", "hard", "star")]
    sitting = Sitting.new(app.folders, "pontoon", players, shot.seed)
    lot = Random(shot.seed)
    while sitting.match.decision and (answers is None or len(sitting.match.answers) < answers):
        sitting.match.answer(lot.choice(sitting.match.decision.options).key)
    sitting.save()
    return sitting


def picture(name: str, size: tuple[int, int] = (1280, 720), scale: int = 100, shot: Shot = Shot(),
            settings: Settings | None = None) -> tuple[pygame.Surface, list[Mark]]:
    """A screen as it looks, and the marks of all its controls and words. KeyError: there is no such screen."""
    make = SCREENS[name]
    with tempfile.TemporaryDirectory() as root:
        folders = Folders(Path(root), None, None)
        settings = settings or Settings()
        settings.ui_scale = scale
        app = Parlour(folders, settings, size=size, patient=True)
        made = make(app, shot)
        scenes = made if isinstance(made, tuple) else (made,)
        app.home = lambda: scenes[0]
        app.open()
        for scene in scenes[1:]:
            app.post(Push(scene))
        app.record = True
        for _ in range(3):
            app.step([], 200)
        surface = app.snapshot()
        marks = list(app.marks)
        app.close()
    return surface, marks


def png(surface: pygame.Surface) -> bytes:
    """The picture as a PNG file."""
    out = io.BytesIO()
    pygame.image.save(surface, out, "picture.png")
    return out.getvalue()
