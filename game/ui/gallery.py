"""gallery: every screen of the program in sample states, for pictures and for checks of the layout."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from random import Random

import pygame

from game.company import Player
from game.sitting import Sitting
from game.store import Folders, Settings, read_save
from game.ui.draw.disk import as_file
from game.ui.draw.paint import Mark
from game.ui.games import FACED, face_of
from game.ui.games.cast import Still
from game.ui.games.samples import SAMPLE, Maker, Shot, screen
from game.ui.house.house import House
from game.ui.parlour import Parlour
from game.ui.scenes.beside_samples import SAMPLES as BESIDE_SAMPLES
from game.ui.scenes.mode_samples import SAMPLES as MODE_SAMPLES
from game.ui.scenes.samples import SAMPLES as PAGE_SAMPLES
from game.ui.scenes.samples import judged_sample
from game.ui.scenes.workshop.samples import SAMPLES as WORKSHOP_SAMPLES
from game.ui.window.scene import Push, Scene


def _picking(app: House, shot: Shot, game: str, rule: str) -> Scene:
    """The pictures of a house rule."""
    from game.ui.scenes.new_game import NewGame
    from game.ui.scenes.picking import by_picture

    setup = NewGame(app, game).setup
    wanted = next(one for one in setup.game.house_rules if one.key == rule)
    choice = by_picture(app, setup, wanted, wanted.values, lambda: 1, lambda to: None)
    assert choice is not None
    return choice.show().scene


def _new_game_seed(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.new_game import NewGame

    scene = NewGame(app, "pontoon")
    scene.seed.folded, scene.seed.typed = False, "pontoon 3 1234567 turn_style=run"
    scene.setup.take_code(scene.seed.typed)
    return scene


def _assists(app: House, shot: Shot) -> Scene:
    """What helps a person who has some of it for themselves."""
    from game.ui.scenes.assists import Assists

    app.settings.set_own("Nora", "hints", False)
    app.settings.set_own("Nora", "ui_scale", 150)
    return Assists(app, "Nora")


def _curtain(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.curtain import Curtain

    return Curtain(app, sample(app, shot).players[shot.seat], lambda: None)


def _recap(app: House, shot: Shot) -> tuple[Scene, ...]:
    from game.ui.games import open_table
    from game.ui.scenes.recap import Recap

    sitting = sample(app, shot, 17)
    recap = Recap(app, sitting, shot.seat)
    recap.go(2)
    table = open_table(app, sitting, Still())
    table.look_from(shot.seat)
    return table, recap


def _result(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.result import Result

    return Result(app, sample(app, shot))


def _review(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.review import ReviewScene

    sitting = sample(app, shot)
    return ReviewScene(app, sitting, judged_sample(sitting.match, unjudged=3))


def _compare(app: House, shot: Shot) -> Scene:
    from game.engine.duplicate import compare
    from game.ui.scenes.compare import Compare

    one, other = sample(app, shot), sample(app, shot, lot=shot.seed + 1)
    return Compare(app, (one, other), ("today, 14:05", "yesterday"), compare(one.match, other.match, (one.names,) * 2))


def _saves(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.saves import Saves

    sample(app, shot, 17)
    sample(app, shot._replace(seed=shot.seed + 1))
    if app.folders.saves and app.folders.saves.is_dir():
        (app.folders.saves / "pontoon-20260101-120000.save").write_bytes(b"{ a file cut short")
    return Saves(app)


def _saves_thrown(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.saves import THROWN, Saves

    sample(app, shot._replace(seed=shot.seed + 1), 9)
    name = sample(app, shot, 17).name
    app.saves.remove(name)
    saves = Saves(app)
    saves.chosen = THROWN + name
    return saves


def _saves_friend(app: House, shot: Shot) -> Scene:
    from game.ui.scenes.saves import GUEST, Saves

    sample(app, shot, 17)
    saves = Saves(app)
    saves.chosen = GUEST
    return saves


def _saves_many(app: House, shot: Shot) -> Scene:
    for n in range(30):
        sample(app, shot._replace(seed=n), 3)
    return app.make("games")  # type: ignore[no-any-return]


def _shelf_running(app: House, shot: Shot) -> Scene:
    sample(app, shot, 17)
    return app.make("shelf")  # type: ignore[no-any-return]


SCREENS: dict[str, Maker] = {
    "shelf": screen("shelf"),
    "shelf_running": _shelf_running,
    "new_game": screen("new game", "pontoon"),
    "new_game_computer": screen("new game", "pontoon", at=1),
    "new_game_decks": partial(_picking, game="pack", rule="deck_1"),
    "new_game_maps": partial(_picking, game="montoons", rule="map"),
    "new_game_temper": screen("new game", "pontoon", at=1, page=3),
    "new_game_assists": _assists,
    "new_game_seed": _new_game_seed,
    "curtain": _curtain,
    "recap": _recap,
    "result": _result,
    "review": _review,
    "compare": _compare,
    "saves": _saves,
    "saves_empty": screen("games"),
    "saves_many": _saves_many,
    "saves_thrown": _saves_thrown,
    "saves_friend": _saves_friend,
    **PAGE_SAMPLES,
    **BESIDE_SAMPLES,
    **WORKSHOP_SAMPLES,
    **MODE_SAMPLES,
    **{name: make for game in FACED for name, make in face_of(game).samples.items()},
}


def sample(app: House, shot: Shot, answers: int | None = None, lot: int | None = None) -> Sitting:
    """The game of the shot's save, or a sample: two people and two computers, so many choices at random (None: all), of
    a lot of their own."""
    if shot.save:
        loaded = read_save(shot.save)
        found, why = Sitting.of_save(app.folders, loaded.save) if loaded.save else (None, loaded.fault)
        if found is None:
            raise ValueError(why)
        if found.shelf:
            found.name = found.shelf.new_name(found.game.name)  # kept here, so that lists of games show it
        found.save()
        return found
    players = [
        Player("Ada", "person", "", "flame"),
        Player("Vex", "computer", "easy", "wave"),
        Player("Tansy", "person", "", "leaf"),
        Player("Mump", "computer", "hard", "star"),
    ]
    sitting = Sitting.new(app.folders, "pontoon", players, shot.seed)
    chosen = Random(shot.seed if lot is None else lot)
    while sitting.match.decision and (answers is None or len(sitting.match.answers) < answers):
        sitting.match.answer(chosen.choice(sitting.match.decision.options).key)
    sitting.save()
    return sitting


def layers(app: House, name: str, shot: Shot = SAMPLE) -> tuple[Scene, ...]:
    """The scenes of a screen, each over the one before. KeyError: there is no such screen."""
    made = SCREENS[name](app, shot)
    return made if isinstance(made, tuple) else (made,)


@contextmanager
def opened(
    name: str,
    size: tuple[int, int] = (1280, 720),
    scale: int = 100,
    shot: Shot = SAMPLE,
    settings: Settings | None = None,
    cache: Path | None = None,
) -> Iterator[Parlour]:
    """A window that shows a screen, with folders of its own that go away with it. KeyError: there is no such screen.

    cache = where pictures are kept from one window to the next (None: nowhere).
    """
    settings = settings or Settings()
    settings.ui_scale = scale
    with nullcontext(shot.home) if shot.home else tempfile.TemporaryDirectory() as root:
        app = Parlour(Folders(Path(root), cache, None), settings, size=size, patient=True)
        scenes: list[Scene] = []

        def lowest() -> Scene:
            """Made when the window is there: a table measures it."""
            if not scenes:
                scenes.extend(layers(app, name, shot))
            return scenes[0]

        app.home = lowest
        app.open()
        for scene in scenes[1:]:
            app.post(Push(scene))
        try:
            yield app
        finally:
            app.close()


def picture(
    name: str,
    size: tuple[int, int] = (1280, 720),
    scale: int = 100,
    shot: Shot = SAMPLE,
    settings: Settings | None = None,
    cache: Path | None = None,
) -> tuple[pygame.Surface, list[Mark]]:
    """A screen as it looks, and the marks of all its controls and words. KeyError: there is no such screen."""
    with opened(name, size, scale, shot, settings, cache) as app:
        app.painter.record = True
        for _ in range(3):
            app.step([], 200)
        return app.snapshot(), list(app.painter.marks)


def png(surface: pygame.Surface) -> bytes:
    """The picture as a PNG file."""
    return as_file(surface, "picture.png")
