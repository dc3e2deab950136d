"""music: the theme of the place in two layers that follow the game, ambience under it, and stings."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

import pygame

from game.ui.window.sound import AMBIENCE, CALM, STING, TENSE, Sounds

HOUSE = "parlour"  # the theme of the house, and of games that bring none
CALMLY = "-calm.ogg"  # how the file of a theme that is not tense ends
HEADROOM = 0.5  # of full scale for music at its loudest: the rest is for effects
DUCKED = {"sting": 0.2, "effect": 0.6}  # what is left of the music under them
CHANGE, TURN = 900.0, 1600.0  # ms from theme to theme, and from calm to tense
DIP, RISE = 90.0, 600.0  # ms for going down under effects, and back up
STING_TURN, AGAIN = 0.5, 60_000.0  # how tense it becomes at a turning point; ms before another is told of


class Place(Protocol):
    """What music asks of a screen: the name of its theme ("": that of the screen below), what is heard under it, and
    how tense it is, 0..1."""

    theme: str
    ambience: str

    def tension(self) -> float: ...


class Loaded(NamedTuple):
    """A theme in memory: one layer or two of one length, and its ambience."""

    theme: str
    layers: Sequence[pygame.mixer.Sound]
    ambience: pygame.mixer.Sound | None


class Music:
    """Follows the screens: `follow` with each step. Only the present theme is in memory; without a device all of it is
    silence, and `fault` says why."""

    def __init__(self, sounds: Sounds, folder: Path) -> None:
        self.sounds, self.folder, self.fault = sounds, folder, ""
        self.themes = {path.name.removesuffix(CALMLY) for path in folder.glob(f"*{CALMLY}")}
        self.wanted, self.playing = "", ""
        self.tense = self.fade = self.calm = 0.0  # 0..1: between the layers, of the theme, left under effects
        self._loaded: Loaded | None = None
        self._stings: dict[str, pygame.mixer.Sound] = {}
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._since, self._told, self._sting_left = AGAIN, 0.0, 0.0
        self._volumes: tuple[float, ...] = ()
        self._on = False

    def start(self) -> None:
        """From now on there is music, if there is a device."""
        self._on = bool(pygame.mixer.get_init())

    def stop(self) -> None:
        """No more music; what is being loaded is waited for."""
        self._on = False
        self._stop.set()
        if self._thread:
            self._thread.join(5)
        self._loaded, self._stings = None, {}

    @property
    def moving(self) -> bool:
        """Whether something fades."""
        return self._on and (0 < self.fade < 1 or self._sting_left > 0 or not 0.999 < self.calm)

    def follow(self, places: Sequence[Place], ms: float) -> None:
        """Play what belongs to the topmost screen that has a theme, ms after the last time."""
        if not self._on:
            return
        try:
            place = next((place for place in reversed(places) if place.theme), None)
            self._choose(*((place.theme, place.ambience) if place and self.loudest > 0 else ("", "")))
            self._tell(place.tension() if place else 0.0, ms)
            self._fade(ms)
        except pygame.error as fault:
            self.fault, self._on = f"There is no music: {fault}", False

    def sting(self, name: str) -> bool:
        """Play victory, defeat or turn over the music; False when it cannot be heard."""
        sound, loud = self._stings.get(name), self.volume("music") * HEADROOM * 1.6
        if not self._on or self._thread or sound is None or loud <= 0:
            return False
        sound.set_volume(min(1.0, loud))
        pygame.mixer.Channel(STING).play(sound)
        self._sting_left = sound.get_length() * 1000
        return True

    # ---- how loud ---------------------------------------------------------------------------------------------
    @property
    def loudest(self) -> float:
        """The louder of music and ambience as they are set, 0..1."""
        settings = self.sounds.settings
        return settings.volume_master * max(settings.volume_music, settings.volume_ambience) / 10_000

    def volume(self, which: str) -> float:
        """How loud music or ambience is now, 0..1."""
        if self.sounds.silent:
            return 0.0
        settings = self.sounds.settings
        own = settings.volume_music if which == "music" else settings.volume_ambience
        return settings.volume_master * own / 10_000

    def _fade(self, ms: float) -> None:
        """Go on between layers, themes, and under what else sounds; tell the channels."""
        self._sting_left = max(0.0, self._sting_left - ms)
        self.tense = toward(self.tense, self._told, ms / TURN)
        want = DUCKED["sting"] if self._sting_left else DUCKED["effect"] if self.sounds.sounding else 1.0
        self.calm = toward(self.calm, want, ms / (DIP if want < self.calm else RISE))
        up = bool(self.playing) and self.playing == self.wanted
        self.fade = toward(self.fade, float(up), ms / CHANGE)
        if not up and self.fade == 0 and self.playing:
            self._let_go()
        loud = self.volume("music") * HEADROOM * self.fade * self.calm
        tense = self.tense if self._loaded and len(self._loaded.layers) > 1 else 0.0
        near = self.volume("ambience") * self.fade
        volumes = (loud * (1 - tense), loud * tense, near)
        if self.playing and volumes != self._volumes:
            self._volumes = volumes
            for channel, volume in zip((CALM, TENSE, AMBIENCE), volumes):
                pygame.mixer.Channel(channel).set_volume(volume)

    def _tell(self, tension: float, ms: float) -> None:
        """Hear how tense it is; the first time in a while that much is at stake is a turning point."""
        self._since += ms
        if self._told < STING_TURN <= tension and self._since >= AGAIN and self.playing:
            self._since = 0.0
            self.sting("turn")
        self._told = tension

    # ---- what is in memory ------------------------------------------------------------------------------------
    def _choose(self, theme: str, ambience: str) -> None:
        self.wanted = theme if not theme or theme in self.themes else HOUSE
        done = self._loaded
        if self._thread and not self._thread.is_alive():
            self._thread, self.sounds.held = None, False
        if self._thread or self.playing == self.wanted or self.playing:
            return  # it is being loaded, plays, or has to fade first
        if done and done.theme == self.wanted:
            self._begin(done)
        elif self.wanted:
            self._loaded, self.sounds.held = None, True
            self._thread = threading.Thread(target=self._load, args=(self.wanted, ambience), daemon=True)
            self._thread.start()

    def _begin(self, loaded: Loaded) -> None:
        """All layers at once, so that they stay together."""
        self.playing, self.fade, self.tense, self._volumes = loaded.theme, 0.0, self._told, ()
        for channel, sound in zip((CALM, TENSE), loaded.layers):
            pygame.mixer.Channel(channel).play(sound, loops=-1)
        if loaded.ambience:
            pygame.mixer.Channel(AMBIENCE).play(loaded.ambience, loops=-1)
        for channel in (CALM, TENSE, AMBIENCE):
            pygame.mixer.Channel(channel).set_volume(0)

    def _let_go(self) -> None:
        for channel in (CALM, TENSE, AMBIENCE):
            pygame.mixer.Channel(channel).stop()
        self._loaded, self.playing = None, ""

    def _load(self, theme: str, under: str) -> None:
        """In the background: read a theme, and what is heard under it; a file that is missing or damaged is silence."""
        layers = [sound for layer in ("calm", "tense") if (sound := self._read(f"{theme}-{layer}"))]
        ambience = self._read(under)
        for name in ("victory", "defeat", "turn"):
            if name not in self._stings and (sound := self._read(name)):
                self._stings[name] = sound
        self._loaded = Loaded(theme, layers, ambience)

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        path = self.folder / f"{name}.ogg"
        if self._stop.is_set() or not path.exists():
            return None
        try:
            return pygame.mixer.Sound(str(path))
        except pygame.error as fault:
            self.fault = f"{path.name} cannot be played: {fault}"
            return None


def toward(now: float, goal: float, step: float) -> float:
    """A step from here to there, and no farther."""
    return min(goal, now + step) if goal > now else max(goal, now - step)
