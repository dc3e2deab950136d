"""saves: the games that are kept: who plays, how far it got; to go on, look back, share, or throw away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.company import Player, players_of
from game.engine.words import counted
from game.modes import door_of
from game.rules import GAMES
from game.sitting import Sitting
from game.store import Save
from game.store.saves import OPEN_ELSEWHERE
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import frame, plate, put
from game.ui.games import cover_of
from game.ui.house.dialog import confirm
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, grid, overlay, pad, row
from game.ui.scenes.desk import ENTRY, GLANCE, READ, Desk
from game.ui.scenes.glances import Lay
from game.ui.scenes.guests import HOW, TO_PASTE, give, welcome
from game.ui.scenes.kept import Outlook, open_kept, outlook_of, packs_of, table_of, title_of
from game.ui.scenes.people import kind_words
from game.ui.scenes.twins import compare_with, others_of, when
from game.ui.style.metrics import ROUND, THIN
from game.ui.style.palette import Palette
from game.ui.table.crests import seat_medal
from game.ui.widgets.line import pasted
from game.ui.widgets.listing import Item, Picture
from game.ui.widgets.looks import RED, VIOLET, Ramp
from game.ui.window.focus import Given
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.store import Loaded
    from game.store.thrown import Thrown
    from game.ui.house.house import House

BIN = "bin/"  # before the names of files that were set aside
THROWN = "thrown/"  # before those of games that were thrown away
ROOMY = 330  # units of a list whose rows show whole tables
GUEST = "guest"  # the row that tells how a friend's game comes in


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
                        picture=self._pictured(one.save),
                    )
                )
        found += [
            Item(
                THROWN + one.name,
                title_of(one.save) if one.save else one.name,
                "thrown away",
                "grave",
                under=", ".join(one.save.names) if one.save else "",
                picture=self._pictured(one.save),
            )
            for one in self.thrown.values()
        ]
        found += [Item(BIN + name, name, "set aside", "flame", why) for name, why in self.aside.items()]
        return [*found, Item(GUEST, "A friend's game", "", "plus", under="drop its file here")] if found else []

    def _pictured(self, save: Save | None) -> Picture | None:
        """The table as it stands; None where the file does not tell, or there is no such game."""
        return partial(self._thumb, save) if save and save.game in GAMES else None

    def _thumb(self, save: Save, high: int) -> pygame.Surface:
        """Until it has come the figure of the game; in a narrow list the middle of the table."""
        high = min(high, round((ENTRY - 14) * self.style.scale))
        size = round(high * GLANCE[0] / GLANCE[1]), high
        image, shown = self.glances.get(*self._seen(save), size[0]), pygame.Rect(0, 0, *size)
        if image is None:
            image, figure = pygame.Surface(size, pygame.SRCALPHA), self.sign_of(save.game)(high)
            image.blit(figure, figure.get_rect(center=shown.center))
        if self.list.box[2] < ROOMY:
            shown = pygame.Rect(0, 0, high, high).move(shown.centerx - high // 2, 0).clip(image.get_rect())
        return image.subsurface(shown.clip(image.get_rect()))

    # ---- what can be done -------------------------------------------------------------------------------------
    @property
    def save(self) -> Save | None:
        one = self.loaded.get(self.chosen)
        return one.save if one else None

    def deeds(self) -> Sequence[Box]:
        save = self.save
        if save is None:
            if self.chosen.startswith(THROWN):
                return self._deeds_thrown(self.chosen.removeprefix(THROWN))
            if self.loaded or self.aside or self.thrown:
                return (self._paste("Paste it", RED, True),) if self.chosen == GUEST else ()
            return self.to_play(), self._paste("Paste a friend's game")
        words, ico = ("See the result", "star") if save.finished else ("Go on", ".play")
        ahead, held = self._outlook(save), save.name in self.elsewhere
        able: dict[str, Any] = {"enabled": not ahead.shut, "why_not": ahead.trouble if ahead.shut else ""}
        told = "Writes the game as one file that can be sent to somebody, or kept."
        return (
            self.button("go", words, self.go_on, RED, ico, 52, lit=True, **able),
            *([self.button("review", "Review", self.review, ico="eye", **able)] if save.finished else []),
            self.button("look", "Look back", self.look_back, ico=".prev", **able),
            self.button("export", "Make a copy", lambda: give(self.parlour, save), ico="deck", tip=told),
            self.button(
                "away",
                "Throw away",
                self.ask_away,
                ico=".cross",
                enabled=not held,
                why_not=OPEN_ELSEWHERE if held else "",
            ),
        )

    def _deeds_thrown(self, name: str) -> Sequence[Box]:
        return (
            self.button("back", "Bring back", lambda: self._bring_back(name), RED, ".again", 52, lit=True),
            self.button("gone", "Delete for good", lambda: self._ask(name), ico=".cross"),
        )

    def _paste(self, said: str, ramp: Ramp = VIOLET, lit: bool = False) -> Box:
        return self.button("paste", said, lambda: self.bring_in(pasted()), ramp, "plus", 52, lit, tip=TO_PASTE)

    def bring_in(self, text: str) -> None:
        """A friend's game to the others, and its page."""
        if name := welcome(self.parlour, text):
            self._see(name)

    def on_given(self, given: Given) -> object:
        """A file that is dropped is a friend's game."""
        if given.kind != "drop":
            return super().on_given(given)
        self.bring_in(given.text)
        return True

    def _ask(self, name: str) -> object:
        def clear() -> None:
            self.parlour.saves.bin.clear(name)
            self.stock()

        return confirm("Delete this game for good?", "Nothing brings it back then.", "Delete", clear, "Keep it")

    def pick(self, item: Item) -> object:
        return self.go_on() if self.save and not self._outlook(self.save).shut else None

    def go_on(self) -> object:
        """To the table, where a finished game shows its result."""
        return open_kept(self.parlour, self.chosen)

    def look_back(self) -> object:
        """To the table as it was before the first choice."""
        return open_kept(self.parlour, self.chosen, lambda table: table.past.to(0))

    def review(self) -> object:
        """What each decision of a finished game cost; a note says why where it cannot be opened."""
        assert self.save is not None
        sitting, message = Sitting.of_save(self.parlour.folders, self.save)
        if sitting is None:
            self.parlour.toast(message or "This game cannot be opened.", "warn")
            return None
        return Push(self.parlour.make("review", sitting))

    def ask_away(self) -> object:
        return confirm(
            "Throw this game away?",
            "It lies at the end of the list, and can be brought back for thirty days.",
            "Throw away",
            self.throw_away,
            "Keep it",
        )

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
            self._see(name)

    def _see(self, name: str) -> None:
        """The page of a game that has come, and its row."""
        self.chosen = name
        self.stock()
        self.list.to(name)

    # ---- the page ---------------------------------------------------------------------------------------------
    def told(self) -> Sequence[Box]:
        if self.chosen == GUEST:
            return (self.paged(self.heading("A friend's game"), self.read(HOW)), self.waiting_where_roomy())
        if self.chosen.startswith(BIN):
            return self._told_aside(self.chosen.removeprefix(BIN))
        if self.chosen.startswith(THROWN):
            return self._told_thrown(self.thrown[self.chosen.removeprefix(THROWN)])
        one = self.loaded[self.chosen]
        if one.save is None:
            return self._told_damaged(one)
        save, ahead = one.save, self._outlook(one.save)
        state = "Finished" if save.finished else f"Round {ahead.round}" if ahead.round else "In progress"
        told = f"{state}, {counted(len(save.answers), 'choice')}, last played {when(save.updated)}"
        if door := door_of(save.more.get("purpose") or ""):
            told = f"{told}. {door.title}"
        elsewhere = OPEN_ELSEWHERE if one.name in self.elsewhere else ""
        came = f"Came in from a friend {when(save.more['came'])}." if save.more.get("came") else ""
        return self._told_game(save, told, elsewhere, came, self._repaired(one))

    def _told_thrown(self, one: Thrown) -> Sequence[Box]:
        told = f"Thrown away {when(one.since.isoformat())}, kept until {one.until.day} {one.until:%B}"
        if one.save is None:
            return (self.paged(self.heading(one.name, told), self.read(f"What is wrong: {one.fault}.")),)
        return self._told_game(one.save, told)

    def _told_game(self, save: Save, told: str, *notes: str) -> Sequence[Box]:
        """Cover and players of a game, with what there is to say about it."""
        ahead = self._outlook(save)
        said = "\n".join(note for note in (*notes, ahead.trouble, packs_of(save)) if note)
        players = [self._player(save.game, seat, player, ahead) for seat, player in enumerate(players_of(save))]
        beside: Box = column(grid(*players, gap=8), *([self._noted(said)] if said else []), gap=16)
        if twins := others_of(save, self.loaded.values()) if save.finished and save.name in self.loaded else []:
            beside = column(beside, self._beside(save, twins), gap=14)
        if save.game in GAMES:
            beside = self.with_glance(beside, *self._seen(save))
        return (self.paged(self.heading(title_of(save), told), beside.share()),)

    def _seen(self, save: Save) -> tuple[str, Lay]:
        """The table as it stands, and what its picture is called."""
        return f"{save.name} {save.updated} {len(save.answers)}", lambda: table_of(self.parlour.folders, save)

    def _beside(self, save: Save, twins: Sequence[Save]) -> Box:
        """The way to other games of the same deal."""
        told = f"{counted(len(twins), 'more game')} of this deal {'is' if len(twins) == 1 else 'are'} kept."
        words = self.words(told, "note", self.style.palette.ink, wraps=True)
        way = self.button("compare", "Compare with ...", partial(compare_with, self.parlour, save), ico="eye", high=40)
        return first(row(words.stick("w"), way, box().share(), gap=12), column(words, row(way, box().share()), gap=6))

    def _player(self, game: str, seat: int, player: Player, ahead: Outlook) -> Box:
        """Who, by whom played, and the score so far."""
        look = self.style.palette
        who = column(
            self.words(player.name, "name", look.ink, shrinks=True),
            self.words(kind_words(player), "note", look.fade, shrinks=True),
        )
        scored: list[Box] = []
        if seat < len(ahead.scores):
            colour = look.wine if player.name in ahead.winners else look.ink
            (unit, score), counts = ahead.scores[seat], cover_of(game).counts
            scored = [self.words(f"{score}", "number_large", colour, align="r")]
            if unit in counts:
                scored.append(self.painted(partial(sign, look, counts[unit])).size(24, 24))
        medal = self.painted(partial(self._medal, player.worn)).size(46, 46)
        return pad(row(medal, who.min(w=90).share(), *scored, gap=10), air=(0, 0, 14, 0)).min(w=256).max(h=50)

    def _medal(self, crest: str, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        seat_medal(s, self.parlour.pictures, crest, x + w / 2, y + h / 2, 21)

    def _noted(self, said: str) -> Box:
        """What should not be overlooked, on a plate."""
        look = self.style.palette
        words = self.words(said, "note", look.ink, wraps=True, shrinks=True)
        return overlay(self.painted(partial(note_plate, look)), pad(words, 14, 9)).max(w=READ).stick("nw")

    def _repaired(self, one: Loaded) -> str:
        return (
            f"The newest copy could not be read ({one.fault}). This is the one before it." if one.restored_from else ""
        )

    def _outlook(self, save: Save) -> Outlook:
        key = save.name, save.updated
        if key not in self.known:
            self.known[key] = outlook_of(self.parlour.folders, save)
        return self.known[key]

    def _told_damaged(self, one: Loaded) -> Sequence[Box]:
        words = (
            f"What is wrong: {one.fault}.\nNo older copy could be read either. Nothing was deleted or moved: the file "
            "lies where it lay."
        )
        return (self.paged(self.heading("This game cannot be opened", one.name), self.read(words)),)

    def _told_aside(self, name: str) -> Sequence[Box]:
        folder = self.parlour.folders.saves
        words = (
            f"When and why: {self.aside[name]}.\nIf an older copy of this game could be read, it stands in this "
            "list and goes on from there. The file "
            f"itself lies in {folder / 'damaged' if folder else 'the folder of saves'}; it can be deleted there."
        )
        return (self.paged(self.heading("A file that was set aside", name), self.read(words)),)


def sign(look: Palette, ico: str, s: Sheet, at: Area) -> None:
    """What a score counts, beside how much it is."""
    x, y, w, h = at
    put(s, at, icon(ico, x + w / 2, y + h / 2, 20, look.brass, look.paper), 2)


def note_plate(look: Palette, s: Sheet, at: Area) -> None:
    put(s, at, plate(*at, ROUND, look.sheet_lit) + frame(*at, ROUND, look.brass, THIN), 2)
