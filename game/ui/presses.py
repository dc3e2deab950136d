"""Presses: how often a button is pressed for what people choose, alone, round a shared table and with a curtain."""

from __future__ import annotations

from itertools import count, groupby
from random import Random
from typing import Any

import pygame

from game.ai.thinking import Thought, choose
from game.ai.worker import imagined
from game.engine.game import Game
from game.rules import GAMES
from game.store import user_folders
from game.ui.evening import begin
from game.ui.games.cast import Still
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.recap import Recap
from game.ui.window.focus import Control
from game.ui.window.scene import Push

SIZE = (1280, 720)  # of the window
PRESSED, WAITED = (
    100,
    1000,
)  # ms of the frame in which a button is pressed, and of one in which there is nothing to press
ANSWERS, FRAMES = 60, 4000  # of people in each way to play, and frames that they may take
WAYS = ("alone", "shared", "curtain", "curtain, cards")
ONWARD = ("throw", "next")  # controls of a table that only let it go on


def counted(name: str) -> dict[str, tuple[int, int, int]]:
    """For each way to play a title how many answers people gave, in how many turns of theirs, and how many presses it
    took them. Choices are made by lot among those that are lit, and no clock counts: the same each time."""
    ways = WAYS if GAMES[name].secrets else WAYS[:1]
    return {way: play(name, way) for way in ways}


def play(name: str, way: str) -> tuple[int, int, int]:
    app = Parlour(user_folders(), size=SIZE)
    app.settings.recap = "cards" if "cards" in way else "board"
    app.open()
    try:
        return Presses(app, name, way).spent()
    finally:
        app.close()


class Ready(Still):
    """Has looked into one world when it is asked."""

    thought: Thought | None = None

    def ask(self, game: Game, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None:
        self.thought = choose(game, imagined(state, seat, level, seed), seat, level, seed, worlds=(1,))

    def poll(self) -> Thought | None:
        thought, self.thought = self.thought, None
        return thought


class Presses:
    """Plays on by the pointer alone, game after game, and counts."""

    def __init__(self, app: Parlour, name: str, way: str) -> None:
        self.app, self.name, self.way, self.lot = app, name, way, Random(1)
        self.answers = self.presses = self.turns = self.frames = 0
        self.sitting: Any = None
        self.table: Any = None

    def spent(self) -> tuple[int, int, int]:
        for seed in count(1):
            self.play(seed)
            if self.answers >= ANSWERS or self.frames >= FRAMES:
                break
        return self.answers, self.turns, self.presses

    def play(self, seed: int) -> None:
        """A game, as far as it is to be counted."""
        people = 1 if self.way == "alone" else 2
        self.sitting = begin(self.app, self.name, people, 2, seed, self.way == "shared")
        self.table = self.app.make("table", self.sitting, Ready())
        self.app.post(Push(self.table))
        ms = PRESSED
        while self.answers < ANSWERS and self.frames < FRAMES and not self.sitting.match.over:
            self.app.step([], ms)
            self.frames += 1
            one = self.wanted()
            ms = PRESSED if one else WAITED
            if one is not None:
                self.answers += bool(one.tags.get("key"))
                self.press(one)
        runs = [seat for seat, _ in groupby(answer.seat for answer in self.sitting.match.answers)]
        self.turns += sum(seat in self.sitting.people for seat in runs)

    def wanted(self) -> Control | None:
        """What has to be pressed just now; None: nothing, or it goes on by itself."""
        scene: Any = self.app.scene
        table = self.table
        if isinstance(scene, Curtain):
            return None if scene.deaf else named(scene, "ready")
        if isinstance(scene, Recap):
            return named(scene, "skip")
        if scene is not table or table.motion is not None:
            return None
        if table.pausing.left is None and (table.throwing.asks or table.pausing.asks):
            return next((one for id in ONWARD if (one := named(table, id))), None)
        lit = [one for one in table.controls() if one.tags.get("key") and one.enabled]
        return self.lot.choice(lit) if lit and table.question.offered is not None else self.peek()

    def peek(self) -> Control | None:
        """Round a shared table what is secret is seen while a key is held, which is no press of the pointer."""
        if self.table.eyes.veiled:
            for kind in (pygame.KEYUP, pygame.KEYDOWN):
                self.app.step([pygame.event.Event(kind, key=pygame.K_v, mod=0, unicode="v")], PRESSED)
        return None

    def press(self, one: Control) -> None:
        x, y, w, h = self.table.sheet(self.app.window.surface).rect(*one.rect)
        at = (round(x + w / 2), round(y + h / 2))
        move = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
        both = (pygame.event.Event(kind, pos=at, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        self.app.step([move, *both], PRESSED)
        self.presses += 1


def named(scene: Any, id: str) -> Control | None:
    """The control of a screen that has this id."""
    return next((one for one in scene.controls() if one.id == id), None)
