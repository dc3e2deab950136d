"""visiting: the whole window for tests of its screens: started afresh, clicked by the names of controls, typed into."""

from __future__ import annotations

from random import Random

import pygame

from game.company import Player
from game.sitting import Sitting
from game.store import Folders
from game.ui.parlour import Parlour
from game.ui.window.scene import Push, Scene
from tests.ui import bare
from tests.ui.hands import middle

PEOPLE = [
    Player("Ada", "person", "", "flame"),
    Player("Bo", "person", "", "leaf"),
    Player("Vex", "computer", "easy", "wave"),
]


def start(folders: Folders) -> Parlour:
    assert folders.root
    folders.root.mkdir(parents=True, exist_ok=True)
    made = Parlour(folders, size=(1280, 720))
    made.settings.speed = 0
    made.open()
    made.step([], 16)
    return made


def click(app: Parlour, id: str) -> None:
    """The left button on the middle of a control, by real events."""
    control = next(control for control in app.controls() if control.id == id)
    bare.click(app, *middle(control.rect))
    app.step([], 16)


def write(app: Parlour, text: str) -> None:
    app.step([pygame.event.Event(pygame.TEXTINPUT, text=letter) for letter in text], 16)


def show(app: Parlour, scene: Scene) -> Scene:
    app.post(Push(scene))
    app.step([], 16)
    app.step([], 16)
    return scene


def played(app: Parlour, answers: int | None = None, seed: int = 1, players: list[Player] = PEOPLE) -> Sitting:
    """A game with so many random answers; None: to its end."""
    sitting = Sitting.new(app.folders, "pontoon", players, seed)
    lot = Random(seed)
    while sitting.match.decision and (answers is None or len(sitting.match.answers) < answers):
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    return sitting
