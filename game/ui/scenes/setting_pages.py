"""setting_pages: what can be set, page by page, and the controls for it; kept as it is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.store.arriving import bring_in
from game.store.moving import read_home, write_home
from game.store.settings import CARE, FILTERS
from game.ui.house.dialog import Answer, Dialog
from game.ui.scenes.keyring import KeyList
from game.ui.scenes.setting import LEFT, Row
from game.ui.widgets.choices import Segments
from game.ui.widgets.controls import Button
from game.ui.widgets.field import copy, pasted
from game.ui.widgets.looks import VIOLET
from game.ui.widgets.values import Slider, Toggle
from game.ui.window.keys import ACTIONS, Action
from game.ui.window.motion import SPEEDS
from game.ui.window.scene import Push
from game.ui.window.widget import Widget

if TYPE_CHECKING:
    from game.ui.house.house import House

SIZES = (75, 90, 100, 115, 130, 150, 175, 200)
FILTER_WORDS = {"none": "As drawn", "grey": "Grey", "protan": "No red", "deutan": "No green", "tritan": "No blue"}


class Pages:
    """The rows of every page. `slider_w` and `segments_w` are how wide these controls are made."""

    slider_w, segments_w = 400.0, 500.0

    def __init__(self, parlour: House) -> None:
        self.parlour = parlour

    def sound(self) -> list[Row]:
        return [
            Row("All sounds", "The loudness of everything; M turns all off and on", self._slider("volume_master")),
            Row("Cards, dice and monsters", "What happens on the table", self._slider("volume_effects")),
            Row(
                "Buttons and calls",
                "Ticks, warnings, and the call when it is your turn",
                self._slider("volume_interface"),
            ),
            Row("Quiet in the background", "No sound while another window is in front", self._toggle("mute_unfocused")),
            Row(
                "Try it",
                "Every sound has something to see beside it; none is needed to play",
                lambda x, y: Button(
                    "try", (x - 190, y - 22, 190, 44), "Play a sound", self._try, VIOLET, ".sound", size=18
                ),
            ),
        ]

    def _try(self) -> None:
        self.parlour.sounds.play("win")

    def play(self) -> list[Row]:
        return [
            Row(
                "Speed",
                "How fast cards move; any key ends a movement",
                self._segments("speed", SPEEDS, range(len(SPEEDS))),
            ),
            Row("Reduced motion", "Nothing travels; short fades instead", self._toggle("reduced_motion")),
            Row(
                "Skip single choices",
                "A question with one answer is not asked; the log tells it",
                self._toggle("skip_single"),
            ),
            Row("Hints", "H asks the computer what it would do", self._toggle("hints")),
            Row("Odds", "Chances beside a choice that turns a card", self._toggle("odds")),
            Row(
                "Unfinished turns",
                "Say once what could still be done, or ask before the turn ends",
                self._segments("unfinished", ("Let be", "Warn", "Ask"), CARE, 246),
            ),
            Row(
                "Every card is free",
                "Decks of The Monster Pack may hold any card; off: those of your album",
                self._toggle("all_cards"),
            ),
        ]

    def display(self) -> list[Row]:
        return [
            Row(
                "Size of text and controls",
                "From 75 to 200 per cent; long pages scroll",
                self._sizes,
            ),
            Row("Full screen", "F11 does the same anywhere", self._toggle("fullscreen", self.parlour.fullscreen)),
            Row("Plain drawing", "Without the graphics card; counts from the next start on", self._toggle("software")),
        ]

    def colour(self) -> list[Row]:
        return [
            Row(
                "See as",
                "Shows the whole game as other eyes see it",
                self._segments("colour_filter", [FILTER_WORDS[one] for one in FILTERS], FILTERS),
            )
        ]

    def seats(self) -> list[Row]:
        return [
            Row(
                "Hold to see your hand", "Hidden cards of yours show only while V is held", self._toggle("hold_to_peek")
            ),
            Row(
                "Curtain when you look away",
                "It falls when another window comes in front",
                self._toggle("curtain_on_blur"),
            ),
        ]

    def kept(self) -> list[Row]:
        folders = self.parlour.folders
        place = str(folders.root) if folders.root else "nowhere: no folder could be written"
        return [
            Row(
                "Games, results, settings and packs",
                place,
                self._button("copy", "Copy the place", lambda: self._copy(place)),
            ),
            Row(
                "Set-ups of games", "Who sat where, for each game", self._button("forget", "Forget them", self._forget)
            ),
            Row(
                "Everything in one file",
                "Games, decks, monsters, packs, results and settings, to keep or to take along",
                self._button("export", "Write the file", self._export),
            ),
            Row(
                "From another laptop",
                "Drop such a file onto this page, or copy its place; nothing here is written over",
                self._button("import", "Bring it in", lambda: self.bring_in(pasted())),
            ),
            Row(
                "A report",
                "One file that shows what happened last, for whoever mends the program",
                self._button("report", "Write a report", self._report),
            ),
            Row(
                "All settings",
                "As they were at first; your games and results stay",
                self._button("reset", "Start afresh", self._reset),
            ),
        ]

    def _copy(self, place: str) -> None:
        copy(place)
        self.parlour.toast(f"Copied: {place}", "good")

    def _export(self) -> None:
        """Everything into a file beside the copies of games, which is not written over."""
        root = self.parlour.folders.root
        if root is None:
            self.parlour.toast("There is no folder to write to.", "wrong")
            return
        target = root / "copies" / f"monster-parlour-{datetime.now():%Y%m%d-%H%M%S}.zip"
        try:
            self.parlour.settings.save()
            write_home(self.parlour.folders, target)
        except OSError as error:
            self.parlour.toast(f"The file could not be written ({error.strerror or error}).", "wrong")
            return
        self.parlour.toast(f"Everything is in {target}", "good")

    def bring_in(self, place: str) -> object:
        """Take in a file that was written elsewhere; a page says what has become of it."""
        source = Path(place.strip().strip('"').removeprefix("file://")) if place.strip() else None
        if source is None or "\n" in place.strip() or not is_file(source):
            self.parlour.toast("Drop the file onto this page, or copy its place first.", "info")
            return None
        try:
            told = bring_in(self.parlour.folders, self.parlour.settings, read_home(source))
        except (OSError, ValueError) as error:
            self.parlour.toast(f"Nothing was taken in: {getattr(error, 'strerror', None) or error}.", "wrong")
            return None
        self.parlour.rescaled()
        return Push(Dialog("What came in", " ".join(told), (Answer("Good"),)))

    def _forget(self) -> None:
        self.parlour.settings.setups.clear()
        self._saved()
        self.parlour.toast("Every game is set up as for the first time", "good")

    def _report(self) -> None:
        path = self.parlour.on_report()
        self.parlour.toast(
            f"Report saved: {path}" if path else "The report could not be written.", "good" if path else "wrong"
        )

    def _reset(self) -> None:
        """Back to the first settings; the note brings the others back."""
        settings, fresh = self.parlour.settings, type(self.parlour.settings)()
        names = (
            "ui_scale",
            "speed",
            "reduced_motion",
            "volume_master",
            "volume_effects",
            "volume_interface",
            "mute_unfocused",
            "software",
            "hold_to_peek",
            "curtain_on_blur",
            "skip_single",
            "hints",
            "odds",
            "unfinished",
            "all_cards",
            "colour_filter",
        )
        before = {name: getattr(settings, name) for name in names}
        self._take({name: getattr(fresh, name) for name in names})
        self.parlour.toast("All settings are as at first", "info", "Undo", lambda: self._take(before))

    def _take(self, values: dict[str, Any]) -> None:
        for name, value in values.items():
            setattr(self.parlour.settings, name, value)
        self._saved()
        self.parlour.rescaled()

    def keys(self, wide: float) -> tuple[Sequence[Widget], float]:
        ring = KeyList((LEFT, 4, wide, 0), self.parlour, ACTIONS, self._bound)
        again = Button(
            "keys/reset",
            (LEFT + wide - 250, ring.full + 18, 250, 44),
            "All keys as at first",
            self._unbind,
            VIOLET,
            ".again",
            size=17,
        )
        return [ring, again], ring.full + 84

    def _bound(self, action: Action, other: Action | None) -> None:
        if other:
            self.parlour.toast(f"That key is taken: {other.title}.", "wrong")
        else:
            self._saved()

    def _unbind(self) -> None:
        self.parlour.keys.reset()
        self._saved()
        self.parlour.toast("All keys are as at first", "good")

    # ---- controls ---------------------------------------------------------------------------------------------
    def _saved(self) -> None:
        """Write the settings; say so when that fails."""
        if fault := self.parlour.settings.save():
            self.parlour.toast(fault, "warn")
        self.parlour.dirty = True

    def _set(self, name: str, value: Any) -> None:
        setattr(self.parlour.settings, name, value)
        self._saved()
        if name == "ui_scale":
            self.parlour.rescaled()

    def _sizes(self, x: float, y: float) -> Widget:
        """Steps instead of a slider, which would run away from under the pointer."""
        settings = self.parlour.settings
        return Segments(
            "ui_scale",
            (x - self.segments_w, y - 20, self.segments_w, 40),
            "Size",
            [f"{size} %" for size in SIZES],
            lambda: min(range(len(SIZES)), key=lambda i: abs(SIZES[i] - settings.ui_scale)),
            lambda to: self._set("ui_scale", SIZES[to]),
        )

    def _toggle(self, name: str, deed: Callable[[], object] | None = None) -> Callable[[float, float], Widget]:
        settings = self.parlour.settings
        change = (lambda on: deed()) if deed else (lambda on: self._set(name, on))
        return lambda x, y: Toggle(name, x - 56, y - 15, name, lambda: bool(getattr(settings, name)), change)

    def _slider(self, name: str, low: int = 0, high: int = 100) -> Callable[[float, float], Widget]:
        settings = self.parlour.settings
        wide = self.slider_w
        return lambda x, y: Slider(
            name,
            x - wide,
            y,
            wide,
            name,
            lambda: int(getattr(settings, name)),
            lambda value: self._set(name, value),
            low,
            high,
        )

    def _segments(
        self, name: str, words: Sequence[str], values: Sequence[Any], most: float = 500
    ) -> Callable[[float, float], Widget]:
        """A row of values, at most so wide."""
        settings, wide = self.parlour.settings, min(most, self.segments_w)
        return lambda x, y: Segments(
            name,
            (x - wide, y - 20, wide, 40),
            name,
            words,
            lambda: list(values).index(getattr(settings, name)),
            lambda to: self._set(name, values[to]),
        )

    def _button(self, id: str, text: str, deed: Callable[[], object]) -> Callable[[float, float], Widget]:
        return lambda x, y: Button(id, (x - 200, y - 22, 200, 40), text, deed, VIOLET, size=17)


def is_file(path: Path) -> bool:
    """Whether there is a file of that name; what can name none is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False
