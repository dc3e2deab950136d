"""sound: what is heard, and what creatures say, three short sounds to a family (when they act, are chosen, or lose); a
sound never tells what is not also seen, and without a device all is silent."""

from __future__ import annotations

import random
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Protocol

import pygame

from game.ui.window.display import quiet

MOODS = ("act", "chosen", "lose")
BODIES = {
    "beast": ("beast", "fuzz", "lanky", "twins", "serpent"),
    "bird": ("bird",),
    "deep": ("crab", "fish", "gulper", "octo", "shell"),
    "slime": ("slime", "shroom", "bell"),
    "stone": ("boulder", "robot", "totem"),
    "ghost": ("reaper", "wisp"),
}
FAMILY_OF = {body: family for family, bodies in BODIES.items() for body in bodies}
FAMILIES = {"folk", *BODIES}
RATE = 22_050  # samples a second of all that is heard
CALM, TENSE, AMBIENCE, STING = range(4)  # channels that effects keep out of
CHANNELS, MUSICAL = 20, 4
MOST = 0.55  # of full scale for all effects together: what more come at once are softer, or not heard
LEAST = 0.03  # below which none is worth playing
INTERFACE = {"tick", "choose", "wrong", "page", "call"}  # the rest are effects of the table
PEAK = 0.5  # of full scale: no effect goes beyond
KEPT, LASTS = 8, 0.7  # sounds of single games that stay in memory, and the longest of them, s
START_AFTER = 1.0  # s: the first frames come before the first sounds


def voice_of(art: Mapping[str, object], mood: str) -> str:
    """The sound of a creature with that art line; people and what has no body speak as folk."""
    return f"{FAMILY_OF.get(str(art.get('body', '')), 'folk')}-{mood}"


class Volumes(Protocol):
    """What the sounds need of the settings; volumes are 0..100."""

    volume_master: int
    volume_effects: int
    volume_interface: int
    volume_voices: int
    volume_music: int
    volume_ambience: int
    mute_unfocused: bool


class Sounds:
    """Plays by name. `heard` keeps the names asked for, whether or not there is a device: the twin of what was seen.
    In the folder lie the variants of each sound as NAME-0.ogg, NAME-1.ogg; in one of a game's name what only that game
    needs, which is read when it is asked for."""

    def __init__(self, settings: Volumes, folder: Path) -> None:
        self.settings, self.folder = settings, folder
        self.files = files_in(folder)
        self.heard: deque[str] = deque(maxlen=500)
        self.sting: Callable[[str], bool] = lambda name: False  # what music plays at great moments
        self.fault = ""  # why there is no sound, in words
        self.focused, self.muted = True, False
        self.held = False  # music is being read: the mixer would keep whoever asks for a sound waiting for 0.1 s
        self._sounding: list[tuple[float, float]] = []  # when each effect ends, and its share of full scale
        self._ready: dict[str, list[pygame.mixer.Sound]] = {}  # the variants that have been read, by name
        self._lately: dict[str, pygame.mixer.Sound] = {}  # what only a game needs, those heard last
        self._chance = random.Random(21)
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    def start(self, after: float = START_AFTER) -> None:
        """Open the device and read the sounds in the background."""
        try:
            with quiet():
                pygame.mixer.init(RATE, -16, 2, 1024)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(MUSICAL)
        except pygame.error as fault:
            self.fault = f"There is no sound: {fault}"
            return
        self._beside(self._read, after)

    def _beside(self, deed: Callable[..., None], *about: object) -> None:
        """Do something that nobody waits for."""
        begun = threading.Thread(target=deed, args=about, daemon=True)
        self._threads = [*(one for one in self._threads if one.is_alive()), begun]
        begun.start()

    def stop(self) -> None:
        """Let the device go, and what has been read for it."""
        self._stop.set()
        for thread in self._threads:
            thread.join(2)
        self._ready.clear()
        self._lately.clear()
        if pygame.mixer.get_init():
            pygame.mixer.quit()

    def put_away(self) -> None:
        """The effects that sound now stop; music tells nothing to anybody, and goes on."""
        if pygame.mixer.get_init():
            for channel in range(MUSICAL, CHANNELS):
                pygame.mixer.Channel(channel).stop()
        self._sounding.clear()

    def play(self, name: str) -> None:
        """Ask for a sound; an unknown name is an error of ours."""
        if name not in self.files:
            raise ValueError(f"no sound called {name!r}; there are: {', '.join(sorted(self.files))}")
        self.heard.append(name)
        if self.held or (loud := self.room_for(self.loudness(name))) <= 0:
            return
        if sounds := self._ready.get(name) or [one for one in [self._lately.get(name)] if one]:
            self.take_room(sounds[0].get_length(), loud)
            begin(self._chance.choice(sounds), loud)
        elif self.files[name][0].parent != self.folder and pygame.mixer.get_init():
            self._beside(self._read_one, name, loud, self.take_room(LASTS, loud))

    def end(self, won: bool) -> None:
        """The end of a game: its sting, or where there is no music the sound that stands for it."""
        name = "win" if won else "lose"
        if self.sting("victory" if won else "defeat"):
            self.heard.append(name)
        else:
            self.play(name)

    @property
    def silent(self) -> bool:
        """Whether nothing at all is to be heard now."""
        return self.muted or not self.focused and self.settings.mute_unfocused

    @property
    def sounding(self) -> bool:
        """Whether effects are to be heard just now."""
        now = time.monotonic()
        self._sounding = [one for one in self._sounding if one[0] > now]
        return bool(self._sounding)

    def room_for(self, loud: float) -> float:
        """How loud another effect may be, so that all that sound together do not clip; 0: not at all."""
        taken = sum(share for _, share in self._sounding) if self.sounding else 0.0
        room = min(loud, (MOST - taken) / PEAK)
        return room if room >= LEAST else 0.0

    def take_room(self, seconds: float, loud: float) -> tuple[float, float]:
        """An effect begins to sound; its place among those that do."""
        place = (time.monotonic() + seconds, loud * PEAK)
        self._sounding.append(place)
        return place

    def loudness(self, name: str) -> float:
        """How loud a sound is played now, 0..1."""
        if self.silent:
            return 0.0
        settings = self.settings
        own = settings.volume_interface if name in INTERFACE else settings.volume_effects
        own = settings.volume_voices if name.split("-")[0] in FAMILIES else own
        return self.settings.volume_master * own / 10_000

    def _read(self, after: float) -> None:
        """In the background: all of the house; a file that is damaged is silence."""
        for name, paths in self.files.items():
            for path in paths:
                if path.parent == self.folder:
                    if self._stop.wait(after):
                        return
                    after = 0.005
                    with suppress(pygame.error):
                        self._ready.setdefault(name, []).append(pygame.mixer.Sound(str(path)))

    def _read_one(self, name: str, loud: float, place: tuple[float, float]) -> None:
        """In the background: read what is to be heard now, which takes some ms, and keep those heard last. What has
        been put away meanwhile, as the laptop was handed over, or silenced is not heard any more."""
        with suppress(pygame.error):
            sound = self._lately[name] = pygame.mixer.Sound(str(self.files[name][0]))
            self._lately = dict(list(self._lately.items())[-KEPT:])
            if place in self._sounding and not (self.held or self.silent):
                begin(sound, loud)


def begin(sound: pygame.mixer.Sound, loud: float) -> None:
    sound.set_volume(loud)
    sound.play()


@cache
def files_in(folder: Path) -> dict[str, list[Path]]:
    """By sound the files of its variants, those of single games too."""
    found = dict[str, list[Path]]()
    for path in sorted(folder.rglob("*.ogg")):
        found.setdefault(path.stem.rsplit("-", 1)[0], []).append(path)
    return found
