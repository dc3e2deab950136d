"""setting_pages: what can be set, page by page; kept as it is changed."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from game.engine.nodes import in_one_line, listed
from game.store import is_file
from game.store.arriving import bring_in, counted
from game.store.guests import place_of
from game.store.moving import read_home, write_home
from game.store.settings import CARE, COLOURS, FILTERS, LARGE_CARDS, PASS_ON, RECAPS, RESULTS
from game.ui.draw.paint import NOWHERE, Style
from game.ui.house.dialog import Answer, Dialog
from game.ui.scenes.setting_controls import Controls, KeyLine, Keyring, Setting
from game.ui.widgets.controls import Button, ending
from game.ui.widgets.line import copy, pasted
from game.ui.widgets.looks import VIOLET
from game.ui.window.keys import ACTIONS, Action
from game.ui.window.motion import BY_PACE, SPEEDS
from game.ui.window.scene import Push

if TYPE_CHECKING:
    pass

COLOUR_WORDS = {
    "plain": "Plain",
    "contrast": "Contrast",
    "protan": "No red",
    "deutan": "No green",
    "tritan": "No blue",
}
CARE_WORDS = ("Let be", "Warn", "Ask")
FILTER_WORDS = COLOUR_WORDS | {"none": "As drawn", "grey": "Grey"}
NAMED = 2  # files that stayed behind; the command tells them all
PLACE = 40  # letters of a place that stand on a line; its end tells the most


class Pages(Controls):
    """The settings of every page."""

    def sound(self) -> list[Setting]:
        test = Button("try", NOWHERE, "Play a sound", self._try, VIOLET, ".sound")
        return [
            self._slider("volume_master", "All sounds", "The loudness of everything; M turns all off and on"),
            self._slider("volume_effects", "Cards, dice and monsters", "What happens on the table"),
            self._slider("volume_interface", "Buttons and calls", "Ticks, warnings, and the call when it is your turn"),
            self._slider("volume_voices", "Voices", "What creatures say when they act, are chosen or lose"),
            self._slider("volume_music", "Music", "A theme for the shelf and one for each table; it follows the game"),
            self._slider("volume_ambience", "Surroundings", "Fire, cave, sea or forest under the music"),
            self._toggle("mute_unfocused", "Quiet in the background", "No sound while another window is in front"),
            Setting("Try it", "Every sound has something to see beside it; none is needed to play", test, 190, 190),
        ]

    def _try(self) -> None:
        self.parlour.sounds.play("win")

    def play(self) -> list[Setting]:
        return [
            self._segments(
                "speed",
                "Speed",
                "How fast cards move; any key ends a movement",
                [SPEEDS[speed] for speed in BY_PACE],
                BY_PACE,
                384,
            ),
            self._toggle("reduced_motion", "Reduced motion", "Nothing travels; short fades instead"),
            self._toggle(
                "skip_single", "Skip single choices", "A question with one answer is not asked; the log tells it"
            ),
            self._toggle("auto_throw", "Dice fall by themselves", "Off: you throw your own"),
            self._segments(
                "results",
                "Hold who won a battle",
                "Until Next is pressed, at Instant as well, for 8 s, or not at all",
                ("Until Next", "8 s", "Also Instant", "No"),
                RESULTS,
                384,
            ),
            self._toggle("hints", "Hints", "H asks the computer what it would do"),
            self._toggle("odds", "Odds", "Chances beside a choice that turns a card"),
            self._toggle("undo", "Undo", "A choice that has shown nothing new may be taken back"),
            self._segments(
                "unfinished",
                "Unfinished turns",
                "Say once what could still be done, or ask before the turn ends",
                CARE_WORDS,
                CARE,
                216,
            ),
            self._toggle(
                "all_cards",
                "Every card is free",
                "Decks of The Monster Pack may hold any card; off: those of your album",
            ),
        ]

    def display(self) -> list[Setting]:
        return [
            self._sizes(),
            self._segments(
                "large_cards",
                "Cards, sheets and dice",
                "Large print: less on each card; Large: yours have more of the table; By size: large from 150 % on",
                ("As drawn", "Large print", "By size", "Large"),
                LARGE_CARDS,
                400,
            ),
            self._toggle("fullscreen", "Full screen", "F11 does the same anywhere", self.parlour.fullscreen),
            self._toggle("software", "Plain drawing", "Without the graphics card; counts from the next start on"),
        ]

    def colour(self) -> list[Setting]:
        own = [COLOUR_WORDS[one] for one in COLOURS]
        seen = [FILTER_WORDS[one] for one in FILTERS]
        help = "Clearer, or for eyes that see no red, no green or no blue"
        return [
            self._segments("colours", "Colours", help, own, COLOURS, 400),
            self._segments("colour_filter", "See as", "Shows the whole game as other eyes see it", seen, FILTERS, 400),
        ]

    def seats(self) -> list[Setting]:
        return [
            self._toggle("hold_to_peek", "Hold to see your hand", "Hidden cards of yours show only while V is held"),
            self._toggle(
                "curtain_on_blur", "Curtain when you look away", "It falls when another window comes in front"
            ),
            self._segments(
                "pass_on",
                "Pass on by itself",
                "How long the end of a turn is seen before the curtain falls",
                [f"{one} s" if one else "Never" for one in PASS_ON],
                PASS_ON,
                288,
            ),
            self._segments(
                "recap",
                "Since your last turn",
                "A little is shown on the board, more on cards; or all on cards",
                ("Board", "Cards"),
                RECAPS,
                200,
            ),
        ]

    def kept(self) -> list[Setting]:
        folders = self.parlour.folders
        place = str(folders.root) if folders.root else "nowhere: no folder could be written"
        return [
            self._button(
                "copy",
                "Games, results, settings and packs",
                ending(place, PLACE),
                "Copy the place",
                lambda: self._copy(place),
            ),
            self._button("forget", "Set-ups of games", "Who sat where, for each game", "Forget them", self._forget),
            self._button(
                "export",
                "Everything in one file",
                "Games, decks, monsters, packs, results and settings, to keep or to take along",
                "Write the file",
                self._export,
            ),
            self._button(
                "import",
                "From another laptop",
                "Drop such a file onto this page, or copy its place; nothing here is written over",
                "Bring it in",
                lambda: self.bring_in(pasted()),
            ),
            self._button(
                "report",
                "A report",
                "One file that shows what happened last, for whoever mends the program",
                "Write a report",
                self._report,
            ),
            self._button(
                "reset",
                "All settings",
                "As they were at first; your games and results stay",
                "Start afresh",
                self._reset,
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
            left = write_home(self.parlour.folders, target).left
        except OSError as error:
            self.parlour.toast(f"The file could not be written ({error.strerror or error}).", "wrong")
            return
        more = [counted(len(left) - NAMED, "more file")] if len(left) > NAMED else []
        but = f" but {listed([*map(in_one_line, left[:NAMED]), *more])}" if left else ""
        self.parlour.toast(f"Everything{but} is in {target}", "wrong" if left else "good")

    def bring_in(self, place: str) -> object:
        """Take in a file that was written elsewhere; a page says what has become of it."""
        source = place_of(place)
        if source is None or not is_file(source):
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
            "volume_voices",
            "volume_music",
            "volume_ambience",
            "mute_unfocused",
            "software",
            "hold_to_peek",
            "curtain_on_blur",
            "pass_on",
            "recap",
            "skip_single",
            "hints",
            "odds",
            "unfinished",
            "undo",
            "assists",
            "all_cards",
            "colours",
            "colour_filter",
            "large_cards",
        )
        kept = settings.plain()
        before = {name: kept[name] for name in names}
        self._take({name: getattr(fresh, name) for name in names})
        self.parlour.toast("All settings are as at first", "info", "Undo", lambda: self._take(before))

    def _take(self, values: dict[str, Any]) -> None:
        settings, whose = self.parlour.settings, self.parlour.settings.suited
        settings.suit("")
        for name, value in values.items():
            setattr(settings, name, value)
        settings.suit(whose)
        self._saved()
        self.parlour.rescaled()

    def keys(self, style: Style) -> tuple[list[KeyLine], Setting]:
        """What every key does, and the way back to the first ones."""
        ring = Keyring(self.parlour.keys, self._bound, style)
        again = self._button("keys/reset", "All keys", "As they were at first", "Start afresh", self._unbind)
        return [KeyLine(ring, action) for action in ACTIONS], again

    def _bound(self, action: Action, other: Action | None) -> None:
        if other:
            self.parlour.toast(f"That key is taken: {other.title}.", "wrong")
        else:
            self._saved()

    def _unbind(self) -> None:
        self.parlour.keys.reset()
        self._saved()
        self.parlour.toast("All keys are as at first", "good")
