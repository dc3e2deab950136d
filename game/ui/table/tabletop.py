"""tabletop: what a game lays on a table: its parts, and the words for the frame round them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

import pygame

from game.engine.agenda import Decision, Option, say
from game.engine.events import Changed, Event, Looked, Moved, Revealed, Said
from game.ui.draw.paint import Sheet
from game.ui.draw.shapes import Box
from game.ui.table.crests import seat_medal
from game.ui.table.part import Part
from game.ui.table.view import Area, Target, View
from game.ui.window.focus import Control, Given
from game.ui.window.motion import Motion, Together


class Tabletop:
    """A game fills `parts`, in the order in which they are drawn, and says what is its own about the words."""

    sign = "claw"  # the game's icon
    steps: Sequence[str] = ()  # the phases as the bar names them
    asks = False  # whether one of its parts draws what is asked, so that the frame does not
    tells_hints = False  # whether that tells why a choice is recommended, so that no note does
    notice_box: Box | None = None  # where banners go, the lesson's page and the prompt: None = as on every table
    lesson_page: Box | None = None

    def __init__(self, view: View) -> None:
        self.view = view
        self.parts: Sequence[Part] = ()

    @property
    def prompt_box(self) -> Box | None:
        return None

    # ---- where things lie, and how they move ---------------------------------------------------------------------
    def lay_out(self) -> None:
        """Everything at rest, as the picture has it."""
        for part in self.parts:
            part.lay_out()

    def show(self, event: Event) -> Motion | None:
        """How an event that has happened in the picture is to be seen: all that parts make of it at the same time."""
        motions = list(self.motions(event))
        return Together(*motions) if len(motions) > 1 else motions[0] if motions else None

    def motions(self, event: Event) -> Iterator[Motion]:
        """What each part makes of an event, in the order of the list."""
        for part in self.parts:
            if (motion := part.show(event)) is not None:
                yield motion

    def sets_off(self) -> None:
        """All that happens together has happened in the picture, and is on its way now."""

    def joins(self, event: Event, after: Event) -> bool:
        """Whether `after` may move together with `event`."""
        return False

    def where(self, thing: Target, at: int) -> Area | None:
        """Where something lies; whichever part has it laid out answers."""
        return next((area for part in self.parts if (area := part.where(thing, at))), None)

    def passes(self, ms: float) -> bool:
        """So many real ms have passed; True when something looks different now."""
        return any([part.passes(ms) for part in self.parts])

    def close(self) -> bool:
        """Esc was pressed: shut what lies open of the part that lies highest; True when something did."""
        return any(part.close() for part in reversed(self.parts))

    def on_given(self, given: Given) -> object:
        """First look at what the player did; as Scene.on_given. The first part that has a use for it has it."""
        return next((done for part in self.parts if (done := part.on_given(given)) is not None), None)

    # ---- seen and pointed at -------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Box) -> None:
        """The ground below all parts; `bleed` is the whole window in units."""
        for part in self.parts:
            part.backdrop(s, bleed)

    def draw(self, s: Sheet) -> None:
        for part in self.parts:
            part.draw(s)

    def controls(self) -> list[Control]:
        """What lies on the table, in the order of the parts: later ones lie above, and choices above the rest."""
        found = list(chain.from_iterable(part.controls() for part in self.parts))
        return sorted(found, key=lambda control: "key" in control.tags)

    def option_for(self, question: Decision, target: Target) -> Option | None:
        """The choice that lies on a card or place."""
        return next((option for option in question.options if option.at == target), None)

    def settled(self) -> None:
        for part in self.parts:
            part.settled()

    def hint_came(self) -> None:
        """A hint has come."""
        for part in self.parts:
            part.hint_came()

    def skipped(self) -> None:
        for part in self.parts:
            part.skipped()

    def put_away(self) -> None:
        for part in self.parts:
            part.put_away()

    def entered(self) -> None:
        for part in self.parts:
            part.entered()

    def forget(self) -> None:
        for part in self.parts:
            part.forget()

    def resized(self) -> None:
        for part in self.parts:
            part.resized()

    # ---- words ---------------------------------------------------------------------------------------------------
    def round_words(self) -> str:
        return ""

    def rule_here(self) -> str | None:
        """The heading of the rulebook that this moment falls under; None: the number of its phase."""
        return None

    def prompt_words(self) -> str:
        """What is asked, or what everybody waits for."""
        if self.view.past:
            return self.view.past_words()
        return say(self.view.question.prompt) if self.view.question else self.view.waiting_words()

    def left_undone(self, key: str) -> str:
        """What useful thing a choice would leave undone, in one sentence; "" for nothing."""
        return ""

    def speaks_of(self, event: Event) -> set[Target]:
        """Cards, places and "seat/1" that a line of the log is about."""
        return pieces_of(event)

    # ---- who plays -------------------------------------------------------------------------------------------------
    def crest(self, seat: int) -> str:
        """What stands for a seat in banners and menus."""
        return self.view.player(seat).crest

    def medal(self, s: Sheet, crest: str, x: float, y: float, r: float) -> None:
        """The portrait that goes with it."""
        seat_medal(s, self.view.pictures, crest, x, y, r)

    # ---- a card enlarged -----------------------------------------------------------------------------------------
    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        """Its name, and words on it with what they mean."""
        return str(self.view.content.name(card)), []

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """More words on it as it lies: what it counts now, why it cannot be chosen."""
        return []

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        """Its picture: so many units wide, when it stands upright or lies on its side."""
        raise LookupError(f"no picture of card {card}")


Lay = Callable[[View], Tabletop]


def pieces_of(event: Event) -> set[Target]:
    """Cards and places that an event speaks of."""
    match event:
        case Moved():
            found: set[Target] = {event.src, event.dst} | ({event.card} if event.card is not None else set())
        case Revealed() | Looked():
            found = {event.zone} | ({event.card} if event.card is not None else set())
        case Said():
            found = {about for about in event.about if isinstance(about, int)}
        case Changed(field="stayed"):
            found = {f"seat/{event.index}", f"equipment/{event.index}"}
        case Changed(field="turned" | "base" | "bonus"):
            found = {int(event.index)}
        case _:
            found = set()
    player = getattr(event, "player", None)
    return found if player is None else found | {f"seat/{player}"}
