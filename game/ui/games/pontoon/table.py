"""table: Monster Pontoon 21 in the tavern: the quest in its light in the middle, the ruler under it, parties round
about."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain

from game.engine.agenda import say
from game.engine.chain import Chain
from game.engine.events import Changed, Event, Moved, Said
from game.rules.pontoon.cards import Content
from game.rules.pontoon.state import STARS_TO_WIN, WON_BY
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms.cloths import TAVERN, glow, tavern
from game.ui.games.pontoon.cards import Cards
from game.ui.games.pontoon.forecast import Forecast, Foretold
from game.ui.games.pontoon.looking import Looking
from game.ui.games.pontoon.panel import Panel
from game.ui.games.pontoon.parties import Parties
from game.ui.games.pontoon.piles import Piles
from game.ui.games.pontoon.places import DESIGNS, Places, tree
from game.ui.games.pontoon.printed import keywords, print_of
from game.ui.games.pontoon.ruler import Ruler
from game.ui.games.pontoon.seats import Seats
from game.ui.games.pontoon.verdict import Verdict
from game.ui.layout.box import Box
from game.ui.table.ground import Ground
from game.ui.table.lookup import lookup_of
from game.ui.table.marks import Marks
from game.ui.table.part import Part, Still, Target, View, laid_in
from game.ui.table.tabletop import Tabletop
from game.ui.table.traffic import images_of
from game.ui.window.focus import Control
from game.ui.window.motion import Motion, Then

QUEST_LIT: Area = (390, 46, 500, 376)
LONG = 64  # letters; the panel has the whole text of a longer question


class PontoonGround(Ground):
    """Planks, baize and light, and all that lies still on them."""

    woven = ("pontoon felt", tavern, TAVERN)

    def __init__(self, view: View, parts: Sequence[Part]) -> None:
        super().__init__(view, parts)
        self.parties = Parties(view)

    def setting(self) -> int:
        return self.view.home

    def lying(self) -> Iterable[Still]:
        lit = self.parties.quest() is not None
        light = Still("light", QUEST_LIT, lit, self.light if lit else lambda s: None)
        pane = self.view.pane("quest")
        return chain([laid_in(pane, light)] if pane else [], super().lying())

    def light(self, s: Sheet) -> None:
        self.view.stamps.put(s, "glow", *QUEST_LIT, lambda t: t.svg(glow((0, 0, 500, 380), 250, 118)))


class PontoonTop(Tabletop):
    """What lies on Pontoon's table."""

    counted = "round"

    sign = "claw"
    steps = ("Preparation", "Turn move", "Battle")
    designs = DESIGNS

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.content: Content = view.content
        self.lookup = lookup_of(view.content, view.pictures, print_of, keywords)
        self.parties = Parties(view)
        self.images = images_of(view, print_of)
        places, marks = Places(view), Marks(view)
        self.forecast = Forecast(view)
        self.verdict = Verdict(view)
        self.foretold = Foretold(view, self.forecast)
        self.ruler = Ruler(view, self.forecast, self.verdict)
        self.panel = Panel(view, self.forecast, self.foretold)
        self.seats = Seats(view, places, self.ruler.told, self.verdict)
        self.cards, self.piles = Cards(view, self.images, places, marks), Piles(view, self.images, marks)
        self.looking = Looking(view, self.images, places)
        self.ground = PontoonGround(view, (self.piles, self.seats, self.ruler))
        self.parts = (
            self.ground,
            self.verdict,
            self.ruler,
            self.cards,
            self.piles,
            self.looking,
            self.seats,
            self.panel,
            self.forecast,
        )

    # ---- places ----------------------------------------------------------------------------------------------------
    def form(self) -> Hashable:
        return self.view.seats, self.view.in_lesson, self.view.settings.enlarges

    def declare(self) -> Box:
        return tree(self.view.seats - 1, self.view.in_lesson, self.view.settings.enlarges)

    def chain_of(self, control: Control) -> Chain | None:
        """Of a choice: the rounds imagined after it."""
        return super().chain_of(control) or self.forecast.chain(str(control.tags.get("key")))

    def told_at(self, control: Control) -> list[Area]:
        """With the quest that a choice may win."""
        quest = self.view.where("quest") if control.tags.get("key") else None
        return [control.rect, *([quest] if quest else [])]

    # ---- what happens ----------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        """Standees slide when the cards have come to lie."""
        parts = (self.cards, self.looking, self.verdict, self.ruler)
        steps = [motion for part in parts if (motion := part.show(event)) is not None]
        return Then(*steps) if steps else None

    def joins(self, event: Event, after: Event) -> bool:
        """Cards dealt or cleared away go together, and so does what is put straight between them."""
        if self.pauses(event):
            return False
        if isinstance(after, Changed):
            straight = after.field in ("turned", "base", "bonus", "stayed") and after.value in (False, 0)
            return straight or after.field in ("base", "history")
        if not isinstance(after, Moved) or not sweep(after):
            return False
        return not isinstance(event, Moved) or sweep(event) == sweep(after)

    def pauses(self, event: Event) -> bool:
        """Who has won the quest stays to be seen."""
        return isinstance(event, Said) and event.what in ("won", "failed")

    def speaks_of(self, event: Event) -> set[Target]:
        match event:
            case Changed(field="stayed"):
                return {f"seat/{event.index}", f"equipment/{event.index}"}
            case Changed(field="turned" | "base" | "bonus"):
                return {int(event.index)}
        return super().speaks_of(event)

    def tension(self) -> float:
        """From two stars before victory on, whoever has the most."""
        zones, content = self.view.common.zones, self.view.content
        most = int(self.view.common.facts["ahead"]) + max(
            sum(content.quests[card - content.first_quest].stars for card in zones[WON_BY[seat]] if card is not None)
            for seat in range(self.view.seats)
        )
        return float(min(1.0, max(0.0, (most - STARS_TO_WIN + 3) / 2)))

    # ---- words -----------------------------------------------------------------------------------------------------

    def prompt_words(self) -> str:
        view, question = self.view, self.view.question
        if view.past:
            return view.looking_back.words()
        if self.looking.large and view.area("looked"):  # it lies over the prompt; the panel tells
            return ""
        if question is None:
            if self.verdict.outcome:
                return self.verdict.outcome
            if view.busy and view.turn is not None:
                return ""
            return view.waiting_words()
        if self.panel.is_turn():
            return f"Hit for one more companion, or Stay at {self.seats.look(view.home).power}?"
        if (option := view.choice_on(view.pointed)) is not None:
            return self.foretold.words(option)
        words = say(question.prompt)
        if len(words) < LONG:
            return words
        leave = any(option.key == "leave" for option in question.options)
        return words.partition(":")[0] + ": choose what is lit" + (", or leave it." if leave else ".")

    # ---- a card enlarged -------------------------------------------------------------------------------------------
    def heads(self) -> list[Area]:
        """The quest, the ruler, and the panel, on which it stands what a card would do."""
        return [at for at in (self.view.where("quest"), self.view.area("ruler"), self.view.area("panel")) if at]

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """What it counts now when that is not what is printed, and why it cannot be chosen."""
        notes, view = [], self.view
        if card < self.content.first_quest:
            printed, now = self.content.cards[card].power, self.parties.count(card)
            if now != printed:
                notes.append(("Counts now", f"{now} instead of {printed}: {self.parties.why_unlike(card)}."))
        if view.question is not None and not self.panel.is_turn() and view.option_at(card) is None:
            refused = view.why_not(card)
            notes.append(("Not now", refused.why if refused else ""))
        return notes


def sweep(event: Moved) -> str:
    """Which sweep over the table a move belongs to: dealing weapons out, or clearing all away; "" for neither."""
    if event.src == "armoury":
        return "deal"
    if event.dst == "armoury" or event.dst == "guild" and event.at != 0 and event.src.startswith("companions"):
        return "clear"
    return ""
