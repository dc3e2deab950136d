"""Presses: how often a button is pressed for what people choose, alone, round a shared table and with a curtain."""

from __future__ import annotations

import time
from itertools import groupby
from random import Random
from typing import Any

import pygame

from game.company import CRESTS, Player
from game.rules import GAMES
from game.sitting import Sitting
from game.store import user_folders
from game.ui.parlour import Parlour
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.recap import Recap
from game.ui.window.focus import Control
from game.ui.window.scene import Push

SIZE, FRAME, THINKS = (1280, 720), 100, 0.005  # the window, ms between two frames, s between two looks at a computer
ANSWERS, FRAMES = 60, 9000  # of people in each game, and frames that they may take
WAYS = ("alone", "shared", "curtain", "curtain, cards")
ONWARD = ("throw", "next")  # controls of a table that only let it go on


def counted(name: str) -> dict[str, tuple[int, int, int]]:
    """For each way to play a title how many answers people gave, in how many turns of theirs, and how many presses it
    took them. Choices are made by lot among those that are lit."""
    ways = WAYS if GAMES[name].secrets else WAYS[:1]
    return {way: play(name, way) for way in ways}


def play(name: str, way: str) -> tuple[int, int, int]:
    app = Parlour(user_folders(), size=SIZE)
    app.settings.recap = "cards" if "cards" in way else "board"
    app.open()
    try:
        return Presses(app, begin(app, name, way)).spent()
    finally:
        app.close()


def begin(app: Parlour, name: str, way: str) -> Sitting:
    """A new game of two: a person and an easy computer, or two people."""
    people = 1 if way == "alone" else 2
    crew = [Player(f"Ada {seat}", "person", "", CRESTS[seat]) for seat in range(people)]
    crew += [Player(f"Vex {seat}", "computer", "easy", CRESTS[seat]) for seat in range(people, 2)]
    return Sitting.new(app.folders, name, crew, 1, shared=way == "shared")


class Presses:
    """Plays on by the pointer alone, and counts."""

    def __init__(self, app: Parlour, sitting: Sitting) -> None:
        self.app, self.sitting, self.lot = app, sitting, Random(1)
        self.answers = self.presses = 0
        self.table: Any = app.make("table", sitting)
        app.post(Push(self.table))

    def spent(self) -> tuple[int, int, int]:
        for _ in range(FRAMES):
            if self.answers >= ANSWERS or self.sitting.match.over:
                break
            self.app.step([], FRAME)
            if (one := self.wanted()) is None:
                self.wait()
                continue
            self.answers += bool(one.tags.get("key"))
            self.press(one)
        return self.answers, self.turns(), self.presses

    def turns(self) -> int:
        """In how many rows of answers people gave theirs."""
        runs = [seat for seat, _ in groupby(answer.seat for answer in self.sitting.match.answers)]
        return sum(seat in self.sitting.people for seat in runs)

    def wanted(self) -> Control | None:
        """What has to be pressed just now; None: nothing, or it goes on by itself."""
        scene: Any = self.app.scene
        table = self.table
        if isinstance(scene, Curtain):
            return named(scene, "ready")
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
                self.app.step([pygame.event.Event(kind, key=pygame.K_v, mod=0, unicode="v")], FRAME)
        return None

    def wait(self) -> None:
        thinker = self.table.computers.thinker
        if thinker is not None and thinker.busy:
            time.sleep(THINKS)

    def press(self, one: Control) -> None:
        x, y, w, h = self.table.sheet(self.app.window.surface).rect(*one.rect)
        at = (round(x + w / 2), round(y + h / 2))
        move = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
        both = (pygame.event.Event(kind, pos=at, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        for event in (move, *both):
            self.app.step([event], FRAME)
        self.presses += 1


def named(scene: Any, id: str) -> Control | None:
    """The control of a screen that has this id."""
    return next((one for one in scene.controls() if one.id == id), None)
