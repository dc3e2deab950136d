"""saves: the games that are kept: who plays, how far it got; to go on, look back, share, or throw away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import TYPE_CHECKING

from game.rules import GAMES
from game.sitting import Player, Sitting, players_of
from game.store import Save, write_whole
from game.store.savefile import shared, to_bytes
from game.store.saves import OPEN_ELSEWHERE
from game.ui.draw.paint import INK, Sheet, icon
from game.ui.draw.shapes import FADE, PRINT, WINE, frame, plate, put
from game.ui.games import FACED, cover_of
from game.ui.house.dialog import Answer, Dialog
from game.ui.scenes.boxes import cover
from game.ui.scenes.desk import MARGIN, Desk, heading
from game.ui.scenes.kept import open_kept
from game.ui.scenes.people import kind_words
from game.ui.table.crests import seat_medal
from game.ui.widgets.controls import Button
from game.ui.widgets.listing import Item
from game.ui.widgets.looks import RED, VIOLET
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.store import Loaded
    from game.store.thrown import Thrown
    from game.ui.house.house import House

BIN = "bin/"  # before the names of files that were set aside
THROWN = "thrown/"  # before those of games that were thrown away
PLAYER_H = 60  # from one player to the next
COVER_W = 234


@dataclass
class Outlook:
    """How far a saved game got, found out by playing its answers again. `trouble`: what there is to say about that;
    `shut`: whether it cannot even be looked at."""

    round: int
    scores: list[int]
    winners: list[str]
    trouble: str
    shut: bool = False


class Saves(Desk):
    title, ico, hint, empty = (
        "Games",
        "die",
        "Find a game",
        "No games yet. Every game is kept here from its first choice on.",
    )

    def __init__(self, app: House) -> None:
        super().__init__(app)
        self.loaded: dict[str, Loaded] = {}
        self.aside: dict[str, str] = {}
        self.thrown: dict[str, Thrown] = {}
        self.elsewhere: set[str] = set()
        self.known: dict[tuple[str, str], Outlook] = {}

    def stock(self) -> None:
        saves = self.parlour.saves
        self.loaded = {one.name: one for one in saves.list()}
        self.aside = saves.damaged()
        self.thrown = {one.name: one for one in saves.bin.all()}
        self.elsewhere = {name for name in self.loaded if saves.is_open_elsewhere(name)}
        count = sum(one.save is not None for one in self.loaded.values())
        self.note = f"{count} kept" if count != 1 else "one kept"
        super().stock()

    def rows(self) -> Sequence[Item]:
        found = []
        for one in self.loaded.values():
            if one.save is None:
                if f"{one.name}.save" not in self.aside:  # what was set aside stands below, with the reason
                    found.append(Item(one.name, one.name, "cannot be opened", "flame"))
            else:
                found.append(
                    Item(
                        one.name,
                        title_of(one.save),
                        "open elsewhere" if one.name in self.elsewhere else when(one.save.updated),
                        "star" if one.save.finished else "glass",
                        "finished" if one.save.finished else "in progress",
                        under=", ".join(one.save.names),
                    )
                )
        found += [
            Item(
                THROWN + one.name,
                title_of(one.save) if one.save else one.name,
                "thrown away",
                "grave",
                under=", ".join(one.save.names) if one.save else "",
            )
            for one in self.thrown.values()
        ]
        found += [Item(BIN + name, name, "set aside", "flame", why) for name, why in self.aside.items()]
        return found

    # ---- what can be done -------------------------------------------------------------------------------------
    @property
    def save(self) -> Save | None:
        one = self.loaded.get(self.chosen)
        return one.save if one else None

    def deeds(self) -> Sequence[Button]:
        save = self.save
        if save is None:
            if self.chosen.startswith(THROWN):
                return self._deeds_thrown(self.chosen.removeprefix(THROWN))
            return () if self.loaded or self.aside else (self.to_play(),)
        go = Button(
            "go",
            (0, 0, 240, 52),
            "See the result" if save.finished else "Go on",
            self.go_on,
            RED,
            "star" if save.finished else ".play",
            lit=True,
        )
        back = Button("look", (0, 0, 180, 44), "Look back", self.look_back, VIOLET, ".prev", size=18)
        ahead = self._outlook(save)
        for button in (go, back):
            button.set(enabled=not ahead.shut, why_not=ahead.trouble if ahead.shut else "")
        export = Button("export", (0, 0, 200, 40), "Make a copy", self.export, VIOLET, "deck", size=17)
        export.set(tip="Writes the game as one file that can be sent to somebody, or kept.")
        away = Button("away", (0, 0, 200, 40), "Throw away", self.throw_away, VIOLET, ".cross", size=17)
        held = save.name in self.elsewhere
        away.set(enabled=not held, why_not=OPEN_ELSEWHERE if held else "")
        return go, back, export, away

    def _deeds_thrown(self, name: str) -> Sequence[Button]:
        back = Button("back", (0, 0, 240, 52), "Bring back", lambda: self._bring_back(name), RED, ".again", lit=True)
        gone = Button("gone", (0, 0, 220, 44), "Delete for good", lambda: self._ask(name), VIOLET, ".cross", size=18)
        return back, gone

    def _ask(self, name: str) -> object:
        def clear() -> None:
            self.parlour.saves.bin.clear(name)
            self.stock()

        return Push(
            Dialog(
                "Delete this game for good?",
                "Nothing brings it back then.",
                (Answer("Delete", clear), Answer("Keep it")),
            )
        )

    def pick(self, item: Item) -> object:
        return self.go_on() if self.save and not self._outlook(self.save).shut else None

    def go_on(self) -> object:
        """To the table, where a finished game shows its result."""
        return open_kept(self.parlour, self.chosen)

    def look_back(self) -> object:
        """To the table as it was before the first choice."""
        return open_kept(self.parlour, self.chosen, lambda table: table.look_back(0))

    def export(self) -> None:
        save, root = self.save, self.parlour.folders.root
        if save is None:
            return
        if root is None:
            self.parlour.toast("There is no folder to write to.", "wrong")
            return
        target = root / "copies" / f"{save.name}.save"
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, to_bytes(shared(save)))
        except OSError as error:
            self.parlour.toast(f"The copy could not be written ({error.strerror or error}).", "wrong")
            return
        self.parlour.toast(f"Copied to {target}", "good")

    def throw_away(self) -> None:
        """To the end of the list, from where it can be brought back for thirty days, or at once by the note."""
        save = self.save
        if save is None:
            return
        if fault := self.parlour.saves.remove(save.name):
            self.parlour.toast(fault, "warn")
        else:
            self.parlour.toast("The game is thrown away", "info", "Bring back", lambda: self._bring_back(save.name))
        self.stock()

    def _bring_back(self, name: str) -> None:
        if fault := self.parlour.saves.bring_back(name):
            self.parlour.toast(fault, "warn")
        if self.parlour.scene is self:
            self.chosen = name
            self.stock()

    # ---- the page ---------------------------------------------------------------------------------------------
    def tell(self, s: Sheet, wide: float) -> float:
        if self.chosen.startswith(BIN):
            return self._tell_aside(s, wide, self.chosen.removeprefix(BIN))
        if self.chosen.startswith(THROWN):
            return self._tell_thrown(s, wide, self.thrown[self.chosen.removeprefix(THROWN)])
        one = self.loaded[self.chosen]
        if one.save is None:
            return self._tell_damaged(s, wide, one)
        save, ahead = one.save, self._outlook(one.save)
        state = "Finished" if save.finished else f"Round {ahead.round}" if ahead.round else "In progress"
        told = f"{state}, {len(save.answers)} choices, last played {when(save.updated)}"
        elsewhere = OPEN_ELSEWHERE if one.name in self.elsewhere else ""
        return self._tell_game(s, wide, save, told, elsewhere, self._repaired(one))

    def _tell_thrown(self, s: Sheet, wide: float, one: Thrown) -> float:
        told = f"Thrown away {when(one.since.isoformat())}, kept until {one.until.day} {one.until:%B}"
        if one.save is None:
            y = heading(s, wide, one.name, told)
            return s.para(f"What is wrong: {one.fault}.", "text", 19, PRINT, MARGIN, y, wide, 1.3) + 8
        return self._tell_game(s, wide, one.save, told)

    def _tell_game(self, s: Sheet, wide: float, save: Save, told: str, *notes: str) -> float:
        """Cover and players of a game, with what there is to say about it."""
        ahead = self._outlook(save)
        y = heading(s, wide, title_of(save), told)
        high = self._cover(s, wide, y, save) if save.game in FACED else 0.0
        beside = wide - min(COVER_W, wide * 0.36) - 24 if high else wide
        for seat, player in enumerate(players_of(save)):
            self._player(s, beside, y + PLAYER_H * (seat + 0.5), player, ahead, seat)
        y += max(high, PLAYER_H * len(save.names)) + 8
        said = "\n".join(note for note in (*notes, ahead.trouble, self._packs(save)) if note)
        if said:
            box = MARGIN - 8, y, wide + 16, s.height(said, "semi", 16, wide - 12, 1.2) + 18
            put(s, box, plate(*box, 12, "#ffe3b0") + frame(*box, 12, "#b5822f", 1.5), 2)
            s.para(said, "semi", 16, PRINT, box[0] + 14, y + 8, box[2] - 28, 1.2)
            y += box[3]
        return y + 8

    def _cover(self, s: Sheet, wide: float, y: float, save: Save) -> float:
        """The box of the game at the right; its height comes back."""
        w = min(COVER_W, wide * 0.36)
        image = cover(self.parlour.pictures, cover_of(save.game), round(w * s.u), 216, 312)
        s.blit(image, MARGIN + wide - w, y)
        return image.get_height() / s.u

    def _player(self, s: Sheet, wide: float, middle: float, player: Player, ahead: Outlook, seat: int) -> None:
        """One line: who, by whom played, and how many stars so far."""
        seat_medal(s, self.parlour.pictures, player.crest, MARGIN + 28, middle, 21)
        room = wide - 170
        s.text(player.name, "title", 20, INK, MARGIN + 64, middle - 9, "l", room, maxh=17)
        s.text(kind_words(player), "semi", 16, FADE, MARGIN + 64, middle + 14, "l", room, maxh=13)
        if seat < len(ahead.scores):
            ink = WINE if player.name in ahead.winners else INK
            right = MARGIN + wide
            s.text(f"{ahead.scores[seat]}", "black", 26, ink, right - 40, middle, "r", 64, maxh=40)
            star = icon("star", right - 20, middle - 1, 20, "#b5822f", "#fff1d2")
            put(s, (right - 32, middle - 12, 24, 24), star, 2)

    def _repaired(self, one: Loaded) -> str:
        return (
            f"The newest copy could not be read ({one.fault}). This is the one before it." if one.restored_from else ""
        )

    def _packs(self, save: Save) -> str:
        return f"Played with the packs {', '.join(name for name, _ in save.packs)}." if save.packs else ""

    def _outlook(self, save: Save) -> Outlook:
        key = save.name, save.updated
        if key not in self.known:
            sitting, message = Sitting.of_save(self.parlour.folders, save)
            if sitting is None:
                self.known[key] = Outlook(0, [], [], message or "", shut=True)
            else:
                state, game = sitting.match.state, sitting.game
                self.known[key] = Outlook(
                    getattr(state, "round", 0),
                    [lines[-1][1] for lines in game.scores(state)],
                    [save.names[seat] for seat in state.winners or ()],
                    sitting.view_only or "",
                )
        return self.known[key]

    def _tell_damaged(self, s: Sheet, wide: float, one: Loaded) -> float:
        y = heading(s, wide, "This game cannot be opened", one.name)
        words = (
            f"What is wrong: {one.fault}.\nNo older copy could be read either. Nothing was deleted or moved: the file "
            "lies where it lay."
        )
        return s.para(words, "text", 19, PRINT, MARGIN, y, wide, 1.3) + 8

    def _tell_aside(self, s: Sheet, wide: float, name: str) -> float:
        folder = self.parlour.folders.saves
        y = heading(s, wide, "A file that was set aside", name)
        words = (
            f"When and why: {self.aside[name]}.\nIf an older copy of this game could be read, it stands in this "
            "list and goes on from there. The file "
            f"itself lies in {folder / 'damaged' if folder else 'the folder of saves'}; it can be deleted there."
        )
        return s.para(words, "text", 19, PRINT, MARGIN, y, wide, 1.3) + 8


def title_of(save: Save) -> str:
    return GAMES[save.game].title if save.game in GAMES else save.game


def when(stamp: str, today: date | None = None) -> str:
    """A time in the words of people: "today, 14:05", "yesterday", "Tuesday", "3 May 2026"."""
    try:
        moment = datetime.fromisoformat(stamp)
    except ValueError:
        return "some time ago"
    days = ((today or date.today()) - moment.date()).days
    if days == 0:
        return f"today, {moment:%H:%M}"
    if days == 1:
        return "yesterday"
    return f"{moment:%A}" if 1 < days < 7 else f"{moment.day} {moment:%B %Y}"
