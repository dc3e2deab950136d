"""packs: the user's own cards: which are on, what is wrong with those that are not, and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.data import Fault
from game.engine.words import listed
from game.packs import Pack
from game.packs.brought import Brought, brought
from game.rules import GAMES
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import TOGGLE, frame, plate, put
from game.ui.games import playable
from game.ui.house.content import packs_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, grid, overlay, pad, row
from game.ui.scenes.desk import READ, Desk
from game.ui.scenes.trial import Trial
from game.ui.style.metrics import ROUND, THIN
from game.ui.widgets.line import copy
from game.ui.widgets.listing import Item
from game.ui.widgets.values import Toggle

if TYPE_CHECKING:
    from game.ui.house.house import House

PATIENCE = 0.2  # seconds: few packs have been tried by then
SHOWN, NAMED = 6, 12  # faults, and names of one kind, told on the page; `check` tells all faults


class Packs(Desk):
    title, ico, hint = "Packs", "deck", "Find a pack"
    empty = "No packs yet. A pack is a folder with your own cards in it; the button below copies where it goes."
    waits = "Manyeyes"

    def __init__(self, app: House, patience: float | None = PATIENCE) -> None:
        """`patience`: seconds for which all packs are waited for before they are listed untried; None: any number."""
        super().__init__(app)
        self.patience = patience
        self.packs: dict[str, Pack] = {}
        self.left_out: dict[str, list[Fault]] = {}  # of packs that are on, by key: files that are not listed
        self.trial: Trial | None = None

    def stock(self) -> None:
        """Read all packs by their form, and try those that are on with every game."""
        packs = packs_of(self.parlour)
        self.trial = Trial(self.parlour, packs)
        if not self._have_tried(self.patience):
            self._list(packs, {})

    def update(self, dt: float) -> bool:
        return (self.trial is not None and self._have_tried()) or super().update(dt)

    def _have_tried(self, patience: float | None = 0) -> bool:
        """List the packs as they are once they have been tried; whether that is now."""
        tried = self.trial.found(patience) if self.trial else None
        if tried:
            self.trial = None
            self._list(*tried)
        return tried is not None

    def _list(self, packs: Sequence[Pack], left_out: dict[str, list[Fault]]) -> None:
        self.packs, self.left_out = {pack.path.name: pack for pack in packs}, left_out
        on = sum(pack.on for pack in packs)
        self.note = f"{len(packs)} packs, being tried" if self.trial else f"{on} of {len(packs)} on" if packs else ""
        super().stock()

    def rows(self) -> Sequence[Item]:
        return [self._row(key, pack) for key, pack in self.packs.items()]

    def _row(self, key: str, pack: Pack) -> Item:
        """A pack for one game shows that game, one for several the sign of a pack."""
        wrong = bool(pack.faults) or key in self.left_out
        games = [game for game in playable() if any(file.startswith(f"{game}/") for file in pack.files)]
        on = "being tried" if self.trial else f"on, {pack.version}"
        state = "at fault" if wrong else on if pack.on else "off"
        picture = self.sign_of(games[0]) if len(games) == 1 else None
        under = ", ".join(GAMES[game].title for game in games)
        ico = "flame" if wrong else None if picture else "deck"
        return Item(key, pack.name, state, ico, pack.about, under=under, picture=picture)

    def deeds(self) -> Sequence[Box]:
        able = self.parlour.folders.packs is not None
        why = "" if able else "There is no folder for packs: nothing can be kept here."
        return (self.button("where", "Copy the folder's place", self._copy, ico="deck", enabled=able, why_not=why),)

    def _switch(self, on: bool) -> None:
        """Turn the chosen pack on or off; it counts from the next game on."""
        off, name = self.parlour.settings.packs_off, self.packs[self.chosen].name
        if on and name in off:
            off.remove(name)
        elif not on and name not in off:
            off.append(name)
        self.parlour.settings.save()
        self.parlour.toast(f"{name} is {'on' if on else 'off'} from the next game on", "good")
        self.stock()

    def _copy(self) -> None:
        copy(str(self.parlour.folders.packs))
        self.parlour.toast(f"Copied: {self.parlour.folders.packs}", "good")

    # ---- the page ---------------------------------------------------------------------------------------------
    def told(self) -> Sequence[Box]:
        look, pack = self.style.palette, self.packs[self.chosen]
        told = f"Version {pack.version}" if pack.version else "No version"
        switch = Toggle("on", 0, 0, f"{pack.name} is on", lambda: self.packs[self.chosen].on, self._switch)
        switch.set(enabled=not pack.faults, why_not="A pack with faults stays off. Mend what is listed here.")
        head = self.heading(pack.name, f"{told}, by {pack.author}" if pack.author else told)
        top = row(head.share(), self.leaf(switch, *TOGGLE).max(*TOGGLE), gap=14)
        lines: list[Box] = []
        if pack.about:
            lines.append(self.read(pack.about))
        if faults := pack.faults or self.left_out.get(self.chosen, ()):
            lines.append(self._at_fault(pack, faults))
        kinds = brought(pack)
        games = [self._for_game(game, kinds) for game in playable() if any(kind.game == game for kind in kinds)]
        if games:
            lines += [self.words("What it brings", "heading", look.wine), grid(*games, gap=12)]
        elif not faults:
            lines.append(self.read("It brings nothing to any game yet."))
        return top, self.paged(*lines), self.waiting_where_roomy()

    def _for_game(self, game: str, kinds: Sequence[Brought]) -> Box:
        """What the pack brings to one game: counted, and by name."""
        look = self.style.palette
        own = [kind for kind in kinds if kind.game == game]
        lines = [self.words(GAMES[game].title, "name", look.ink, wraps=True, shrinks=True)]
        for kind in own:
            more = len(kind.names) - NAMED
            names = listed(kind.names) if more <= 0 else f"{', '.join(kind.names[:NAMED])} and {more} more"
            lines.append(self.words(f"*{kind.counted}*: {names}", "note", look.ink, wraps=True, shrinks=True))
        sign = self.painted(partial(self._tile, game)).size(56, 56)
        inner = row(column(sign, box().share()), column(*lines, box().share(), gap=4).share(), gap=14)
        return overlay(self.painted(partial(_plate, look.paper, look.rule)), pad(inner, 12)).min(w=280)

    def _tile(self, game: str, s: Sheet, at: Area) -> None:
        s.blit(self.sign_of(game)(round(at[2] * s.u)), at[0], at[1])

    def _at_fault(self, pack: Pack, faults: Sequence[Fault]) -> Box:
        look = self.style.palette
        lines = [str(fault).replace(f"{pack.path.parent}/", "") for fault in faults[:SHOWN]]
        if len(faults) > SHOWN:
            lines.append(f"and {len(faults) - SHOWN} more: the command `check` tells them all")
        title = "Off, because of this:" if pack.faults else "On, but for what has this fault:"
        head = self.words(title, "name", look.wine, wraps=True, shrinks=True)
        told = self.words("\n".join(lines), "body", look.ink, wraps=True, shrinks=True)
        ground = self.painted(partial(_plate, look.wrong, look.risk))
        return overlay(ground, pad(column(head, told, gap=6), 14, 10)).max(w=READ).stick("nw")


def _plate(fill: str, edge: str, s: Sheet, at: Area) -> None:
    put(s, at, plate(*at, ROUND, fill) + frame(*at, ROUND, edge, THIN), 2)
