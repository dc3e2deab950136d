"""view: what a part of a table may know and do; it never gets the table itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.engine.agenda import About, Decision, Option
from game.engine.game import Refusal
from game.engine.picture import Picture
from game.ui.draw.cache import Cache
from game.ui.draw.styled import Style
from game.ui.window.focus import Control, Focus

Area = tuple[float, float, float, float]  # x, y, w, h in units
Target = int | str  # a card, or a zone, place or slot by name


class Seen(Protocol):
    """What a table lets its view see; nobody else asks it."""

    picture: Picture
    home: int
    offered: Decision | None
    past: bool
    focus: Focus

    @property
    def viewer(self) -> int | None: ...
    @property
    def busy(self) -> bool: ...
    @property
    def match(self) -> Any: ...
    @property
    def sitting(self) -> Any: ...
    def option_at(self, target: Target) -> Option | None: ...
    def refusal(self, target: Target) -> Refusal | None: ...
    def target(self, id: str, rect: Area, at: Target, label: str, **more: Any) -> Control: ...
    def answer(self, key: str) -> None: ...
    def where(self, thing: Target, at: int = -1) -> Area | None: ...
    def lay_out(self) -> None: ...


class View:
    """One live object for as long as the table stands: it always speaks of the moment that is shown."""

    def __init__(self, table: Seen, style: Style, pictures: Cache, sound: Callable[[str], None]) -> None:
        self._table, self.style, self.pictures, self.sound = table, style, pictures, sound
        match = table.match
        self.game, self.content, self.seats = match.game, match.content, match.seats

    # ---- what is known -------------------------------------------------------------------------------------------
    @property
    def picture(self) -> Picture:
        """Zones and facts as who looks knows them, after the events that have been shown."""
        return self._table.picture

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes the screen is for; None: everybody may look."""
        return self._table.viewer

    @property
    def home(self) -> int:
        """The seat that sits at the near side."""
        return self._table.home

    @property
    def question(self) -> Decision | None:
        """What a person is asked here and now; None while things move, others think, or the past is shown."""
        return None if self._table.past else self._table.offered

    @property
    def about(self) -> About | None:
        """What that question is about."""
        return self.question.about if self.question else None

    @property
    def turn(self) -> int | None:
        """The seat that is asked, shown or not; None when the game is over."""
        decision = self._table.match.decision
        return decision.player if decision else None

    @property
    def busy(self) -> bool:
        """Whether something is on its way, or has still to be shown."""
        return self._table.busy

    @property
    def pointed(self) -> str | None:
        """The id of the control under the pointer, or of the one with the focus where keys are used."""
        focus = self._table.focus
        return focus.over if focus.device == "mouse" else focus.at

    @property
    def names(self) -> Sequence[str]:
        return self._table.sitting.names  # type: ignore[no-any-return]

    def crest(self, seat: int) -> str:
        """What stands for a seat."""
        return str(self._table.sitting.players[seat].crest)

    def where(self, thing: Target, at: int = -1) -> Area | None:
        """Where something lies: a card, a zone (or the card at an index of it), a hex, "seat/1"; None: nowhere."""
        return self._table.where(thing, at)

    # ---- about choices -------------------------------------------------------------------------------------------
    def option_at(self, target: Target) -> Option | None:
        """The choice that lies on a card or place."""
        return self._table.option_at(target)

    def why_not(self, target: Target) -> Refusal | None:
        """Why a card or place cannot be chosen by who is looking; None when it can."""
        return self._table.refusal(target)

    def control(self, id: str, rect: Area, target: Target, label: str, **more: Any) -> Control:
        """A control for a thing on the table: it answers where a choice lies on it, otherwise it says why not."""
        return self._table.target(id, rect, target, label, **more)

    # ---- deeds ---------------------------------------------------------------------------------------------------
    def answer(self, key: str) -> None:
        """Answer the question."""
        self._table.answer(key)

    def again(self) -> None:
        """A part's own state has changed (a page, a drawer): boxes and controls are made anew."""
        self._table.lay_out()
