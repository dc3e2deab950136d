"""house: the window together with all that is kept: settings, saved games, results, packs and pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game import store
from game.store import Folders, SaveShelf, Settings, user_folders
from game.ui.draw import rooms
from game.ui.draw.cache import Cache
from game.ui.draw.keeping import fit
from game.ui.draw.paint import Area, Sheet
from game.ui.house.app import App
from game.ui.widgets.flowing import Flowing
from game.ui.window.scene import Scene

if TYPE_CHECKING:
    from game.store import Save

REST = 200  # ms without a new frame after which there is time for what nobody has asked for
STILL = 1500  # ms without a new frame after which there is time for pictures that only a larger window would want


class House(App, ABC):
    """What every screen may ask of the program. `patient`: pictures are waited for, as screenshots and tests want."""

    def __init__(
        self,
        folders: Folders | None = None,
        settings: Settings | None = None,
        home: Callable[[], Scene] | None = None,
        size: tuple[int, int] | None = None,
        patient: bool = False,
    ) -> None:
        self.folders = user_folders() if folders is None else folders
        self.settings: Settings = settings or Settings.load(self.folders.settings)
        self.saves = SaveShelf.at(self.folders)
        pictures = self.folders.cache / "pictures" if self.folders.cache else None
        self.pictures = Cache(pictures, patient=patient)
        self._seen, self._still = 0, 0.0
        super().__init__(
            home or (lambda: self.make("shelf")),
            self.settings,
            self._on_fault,
            self._on_report,
            self.open_rule,
            size,
        )

    # ---- what is kept besides, opened when it is wanted ---------------------------------------------------------
    @cached_property
    def records(self) -> store.Records:
        return store.Records.at(self.folders)

    @cached_property
    def decks(self) -> store.DeckShelf:
        return store.DeckShelf(self.folders.decks)

    @cached_property
    def albums(self) -> store.AlbumShelf:
        return store.AlbumShelf(self.folders.albums)

    # ---- other screens ----------------------------------------------------------------------------------------
    @abstractmethod
    def make(self, what: str, *about: Any, **more: Any) -> Any:
        """Another screen by what it is, for what it is about (see Parlour)."""

    @abstractmethod
    def open_rule(self, rule: str) -> None:
        """Lay the rulebook over whatever is shown, open at a rule."""

    @abstractmethod
    def moments(self, game: str) -> Mapping[str, Callable[[], object]]:
        """What opens the worked examples of a game's rulebook, by their rules."""

    # ---- the window -------------------------------------------------------------------------------------------
    def open(self) -> None:
        """Open the window; what was wrong with the user's folders or settings is told once."""
        super().open()
        self.fit()
        for message in (self.folders.message, self.settings.message):
            if message:
                self.toast(message, "warn", stays=True)

    def fit(self) -> None:
        """Let as many pictures be kept as a window of this size needs."""
        fit(self.window.surface.get_size())

    def close(self) -> None:
        super().close()
        self.pictures.close()

    def step(self, events: Iterable[pygame.event.Event], dt: float) -> bool:
        self.pictures.collect()
        if self.pictures.ready != self._seen:
            self._seen, self.dirty = self.pictures.ready, True
        painted = super().step(events, dt)
        self._still = 0.0 if painted else self._still + dt
        if self._still > STILL and (larger := self.window.largest / max(1, self.window.surface.get_width())) > 1:
            self.pictures.draw_larger(larger)
        return painted

    @property
    def rests(self) -> bool:
        """Whether nothing has moved or been pointed at for a while."""
        return self._still > REST

    def _changed_size(self) -> None:
        self.fit()
        self.pictures.resized()
        super()._changed_size()

    def suit(self, name: str) -> None:
        """From now on the window is as that person has chosen for themselves; "": as for everybody."""
        looks = self.settings.ui_scale, self.settings.colours
        self.settings.suit(name)
        if looks != (self.settings.ui_scale, self.settings.colours):
            self.rescaled()

    # ---- games and reports ------------------------------------------------------------------------------------
    @property
    def game_name(self) -> str:
        """The title that is on the table, or was last; "" before the first game."""
        here = next((scene.game_name for scene in reversed(self.scenes) if scene.game_name), "")
        return here or self.settings.last_game

    def _played(self) -> Save | None:
        """The game on the table in the form in which it is kept."""
        return next((scene.sitting.as_save() for scene in reversed(self.scenes) if scene.sitting is not None), None)

    def _on_fault(self, fault: BaseException) -> Path | None:
        from game.ai.worker import Stuck  # here and not above: no start waits for it

        more = {"thinking": fault.asked} if isinstance(fault, Stuck) else {}
        return store.write_report(self.folders.reports, self._played(), fault, self._where() | more)

    def _on_report(self) -> Path | None:
        save = self._played()
        if save and not save.match.get("dealt", True):
            self.toast("This table began in the midst: the report tells of it, but cannot play it again", "warn")
        return store.write_report(self.folders.reports, save, None, self._where())

    def _where(self) -> dict[str, object]:
        surface = pygame.display.get_surface()
        return {
            "scenes": [type(scene).__name__ for scene in self.scenes],
            "window": list(surface.get_size()) if surface else [],
            "ui_scale": self.settings.ui_scale,
        }


class Screen(Flowing):
    """A screen of the house that stands before one of its grounds."""

    parlour: House
    before: ClassVar[rooms.Ground]

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rooms.ground(s, bleed, self.before.name, self.before.painter(bleed), self.parlour.pictures)
