"""tabletop: what a game lays on a table: its parts, and the words for the frame round them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import pygame

from game.engine.agenda import Decision, Option, say
from game.engine.chain import Chain
from game.engine.events import Asked, Chose, Event, Housed, Looked, Moved, Revealed, Rolled, Said
from game.engine.words import by_name
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.layout.box import Box
from game.ui.layout.writing import box as place
from game.ui.style.palette import palette
from game.ui.table.crests import CRESTS, seat_medal
from game.ui.table.lookup import Lookup, Words
from game.ui.table.panes import Design
from game.ui.table.part import Parts, Target, View
from game.ui.window.focus import Control


class Tabletop(Parts):
    """A game fills `parts`, in the order in which they are drawn, and says what is its own about the words."""

    sign = "claw"  # the game's icon
    ambience = "tavern"  # heard under its music
    steps: Sequence[str] = ()  # the phases as the bar names them
    held = ""  # the family of zones whose cards a rival holds away from the table
    counted = ""  # what the bar counts, by its fact: "turn", "round"
    asks = False  # whether one of its parts draws what is asked, so that the frame does not
    tells_hints = False  # whether that tells why a choice is recommended, so that no note does

    lookup: Lookup | None = None  # its cards as they can be looked up; None: it has none

    designs: Mapping[str, Design] = {}  # what thinks in units of its own: its box there, by the pane it is laid into

    # ---- places --------------------------------------------------------------------------------------------------
    def form(self) -> Hashable:
        """All that `declare` depends on, besides the window."""
        return None

    def declare(self) -> Box:
        """Where everything lies below the bar, in any window. Boxes of designs have their names; "prompt", "notice" and
        "page" are where the question, a banner and a lesson's page go."""
        return place()

    # ---- motion and choice ---------------------------------------------------------------------------------------
    def sets_off(self) -> None:
        """All that happens together has happened in the picture, and is on its way now."""

    def joins(self, event: Event, after: Event) -> bool:
        """Whether `after` may move together with `event`."""
        return False

    def controls(self) -> list[Control]:
        """What lies on the table, in the order of the parts: later ones lie above, and choices above the rest."""
        return sorted(super().controls(), key=lambda control: "key" in control.tags)

    def chain_of(self, control: Control) -> Chain | None:
        """What makes up the number that a control shows, or that is shown while it is pointed at; None: it has none."""
        chain = control.tags.get("chain")
        return chain if isinstance(chain, Chain) else None

    def told_at(self, control: Control) -> list[Area]:
        """Where that number stands, which is not to be covered while it is explained."""
        return [control.rect]

    def option_for(self, question: Decision, target: Target) -> Option | None:
        """The choice that lies on a card or place."""
        return next((option for option in question.options if option.at == target), None)

    def thrower(self, event: Event) -> int | None:
        """The seat that throws the dice of which an event tells that comes next; None where it tells of none."""
        return event.player if isinstance(event, Rolled) else None

    def thrown_for(self, event: Event) -> str:
        """What the dice of which an event tells that comes next are thrown for, in a few words; "": that is plain."""
        return ""

    def throws(self, choice: Chose) -> bool:
        """Whether to choose that is to throw the dice which fall next."""
        return False

    def steady(self, decision: Decision) -> float:
        """Seconds that a computer's answer takes, neither more nor less, where it would tell a secret that it was asked
        at all; 0: as long as it thinks."""
        return 0.0

    def openly(self, decision: Decision) -> bool:
        """Whether it is answered in a moment from what everybody may see, so that no curtain is drawn for it."""
        return False

    def pauses(self, event: Event) -> bool:
        """Whether a person is to see what it comes to, before anything else is shown."""
        return False

    # ---- music ---------------------------------------------------------------------------------------------------
    def tension(self) -> float:
        """How much is at stake, 0..1, from what everybody can see; music follows it."""
        return 0.0

    # ---- words ---------------------------------------------------------------------------------------------------
    def round_words(self) -> str:
        counted = self.counted
        return f"{counted.capitalize()} {max(1, self.view.picture.facts[counted])}" if counted else ""

    def rule_here(self) -> str | None:
        """The heading of the rulebook that this moment falls under; None: the number of its phase."""
        return None

    def prompt_words(self) -> str:
        """What is asked, or what everybody waits for."""
        if self.view.past:
            return self.view.looking_back.words()
        if self.view.question:
            return by_name(say(self.view.question.prompt), self.view.names)
        return self.view.waiting_words()

    def heads(self) -> list[Area]:
        """What all look at first, which a note had better not cover."""
        return []

    def overlaid(self) -> bool:
        """Whether something lies over all that the game lays, and is to be seen before anything else is told."""
        return False

    def shown_by(self) -> list[Area]:
        """What is lit elsewhere by what is pointed at: a card that is enlarged there had better not cover it."""
        return []

    def spared(self) -> list[Area]:
        """What words that float had better not cover, if there is another place for them."""
        return [control.rect for control in self.controls()]

    def left_undone(self, key: str) -> str:
        """What useful thing a choice would leave undone, in one sentence; "" for nothing."""
        return ""

    def speaks_of(self, event: Event) -> set[Target]:
        """Cards, places and "seat/1" that a line of the log is about."""
        return pieces_of(event)

    # ---- who plays -------------------------------------------------------------------------------------------------
    def crest(self, seat: int) -> str:
        """What stands for a seat in banners and menus."""
        return self.view.player(seat).worn

    def colour(self, seat: int) -> str:
        """What its lines of the log are marked with."""
        return CRESTS[self.view.player(seat).crest].light

    def medal(self, s: Sheet, crest: str, x: float, y: float, r: float) -> None:
        """The portrait that goes with it."""
        seat_medal(s, self.view.pictures, crest, x, y, r)

    def symbol(self, name: str, x: float, y: float, size: float, colour: str) -> str:
        """The drawing of a sign before words that float over a paper ground."""
        return icon(name, x, y, size, colour, palette.paper)

    # ---- a card enlarged -----------------------------------------------------------------------------------------
    def words_of(self, card: int) -> tuple[str, Words]:
        """Its name, and words on it with what they mean."""
        return self.lookup.words(card) if self.lookup else (str(self.view.content.name(card)), ())

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """More words on it as it lies: what it counts now, why it cannot be chosen."""
        return []

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        """Its picture: so many units wide, when it stands upright or lies on its side."""
        if self.lookup is None:
            raise LookupError(f"no picture of card {card}")
        return self.lookup.picture(card, upright * s.u, sideways * s.u)


Lay = Callable[[View], Tabletop]


def pieces_of(event: Event) -> set[Target]:
    """Cards and places that an event speaks of, and who did it."""
    match event:
        case Moved():
            return {event.src, event.dst} | ({event.card} if event.card is not None else set())
        case Revealed():
            return {event.zone} | ({event.card} if event.card is not None else set())
        case Looked():
            return {event.zone, *doer_of(event)} | ({event.card} if event.card is not None else set())
        case Said():
            return {*doer_of(event), *(about for about in event.about if isinstance(about, int))}
    return doer_of(event)


def doer_of(event: Event) -> set[Target]:
    """ "seat/1" of who did what an event tells; empty for what nobody did."""
    match event:
        case Looked() | Rolled() | Asked() | Chose() | Said() | Housed() if event.player is not None:
            return {f"seat/{event.player}"}
    return set()
