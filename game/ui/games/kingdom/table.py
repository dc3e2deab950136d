"""table: Dungeon & Kingdom on its plum cloth: market and own Array, and after a cut the Kingdom and the Dungeon."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.engine.agenda import Decision, Option
from game.engine.chain import Chain
from game.engine.events import Changed, Event, Moved
from game.rules.kingdom.aftermath import Trimming
from game.rules.kingdom.cards import Content
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import SIDES
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.rooms.cloths import PLUM, tapestry
from game.ui.draw.shapes import hull
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.array import Array
from game.ui.games.kingdom.boxes import tree
from game.ui.games.kingdom.cardmarks import CardMarks
from game.ui.games.kingdom.cards import Cards, Overhead
from game.ui.games.kingdom.found import Found
from game.ui.games.kingdom.laying import Form, designs, light
from game.ui.games.kingdom.market import Market
from game.ui.games.kingdom.panel import PANES, More, Panel
from game.ui.games.kingdom.picks import Picks
from game.ui.games.kingdom.places import Places
from game.ui.games.kingdom.printed import keywords, print_of
from game.ui.games.kingdom.seats import Gains, Seats
from game.ui.games.kingdom.stage import Stage
from game.ui.games.kingdom.story import Story
from game.ui.games.kingdom.tally import Tally
from game.ui.games.kingdom.tray import Tray
from game.ui.games.kingdom.whys import Whys
from game.ui.games.kingdom.words import Undone, Words
from game.ui.layout.box import Box
from game.ui.table.ground import Ground
from game.ui.table.lookup import lookup_of
from game.ui.table.part import Target, View, kept
from game.ui.table.tabletop import Tabletop
from game.ui.table.traffic import images_of
from game.ui.window.focus import Control

RULES = {"refill": "2", "action": "3", "resolve": "4", "aftermath": "7"}  # the headings of the phases


class KingdomGround(Ground):
    """Cloth, and all that lies still on it."""

    def setting(self) -> Hashable:
        return self.view.home, tuple(self.view.areas().items())

    def cloth(self, s: Sheet) -> pygame.Surface:
        size, bleed = s.surf.get_size(), self.bleed
        lit = light(*self.view.room)
        return self.laid_below(f"cloth {bleed}", size, lambda size: tapestry(size, bleed, lit), PLUM)


class KingdomTop(Tabletop):
    """What lies on the table of Dungeon & Kingdom."""

    counted = "turn"
    held = "hand"

    sign = "tower"
    ambience = "cave"
    steps = ("Refill", "Action", "Dungeon & Kingdom", "Aftermath")

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.content: Content = view.content
        self.lookup = lookup_of(view.content, view.pictures, print_of, keywords)
        self.images = images = images_of(view, print_of)
        self.aim, self.undone, marks = Aim(view), Undone(view), CardMarks(view)
        self.picks = Picks(view)
        self.places, self.words = Places(view, self.aim), Words(view, self.aim, self.picks, self.undone)
        self.story, self.points = Story(view), Gains(view)
        self.cards = Cards(view, images, self.places, self.aim, self.picks, marks)
        self.market = Market(view, self.places, self.cards)
        self.array = Array(view, self.places, self.aim, marks)
        self.stage, self.tally = Stage(view, self.places, self.aim), Tally(view, self.places, self.aim)
        self.seats = Seats(view, self.places, self.aim, self.cards, self.story)
        self.designs = designs(view.seats - 1)
        self.panels = [Panel(view, name, self.places, self.aim, self.picks, self.undone) for name in PANES]
        self.more, self.whys = More(view), Whys(view, self.places)
        self.tray = Tray(view, self.places, self.aim, self.picks, images)
        self.found = Found(view, self.places, self.aim, images, marks)
        self.ground = KingdomGround(view, (self.seats, self.market, self.array, self.stage, self.tally))
        self.parts = (
            self.ground,
            self.seats,
            self.whys,
            self.market,
            self.stage,
            self.cards,
            self.array,
            self.story,
            self.tally,
            *self.panels,
            self.more,
            self.tray,
            self.found,
            Overhead(view, self.cards),
            self.points,
        )

    # ---- places ----------------------------------------------------------------------------------------------------
    @kept
    def form(self) -> Form:
        question, picture = self.view.question, self.view.picture
        using = picture.facts["active"] == self.view.home and bool(picture.zones["taken"])
        asked = question is not None and any(self.with_rival(option.at) for option in question.options)
        giving, trimming = (isinstance(self.view.about, kind) for kind in (Giving, Trimming))
        rivals = self.view.seats - 1
        lesson, large = self.view.in_lesson, self.view.settings.enlarges
        return Form(self.places.parted, rivals, asked, lesson, using, giving, trimming, self.more.shown, large)

    def with_rival(self, target: Target | None) -> bool:
        """Whether something lies with a rival."""
        zones, home = self.view.picture.zones, self.view.home
        others = [seat for seat in range(self.view.seats) if seat != home]
        if isinstance(target, str):
            return any(target in (f"hand/{seat}", f"array/{seat}") for seat in others)
        return target is not None and any(target in zones[f"array/{seat}"] for seat in others)

    def declare(self) -> Box:
        return tree(self.form())

    def shown_by(self) -> list[Area]:
        return [at for card in self.aim.meant() if (at := self.view.where(card))]

    # ---- what happens ----------------------------------------------------------------------------------------------
    def joins(self, event: Event, after: Event) -> bool:
        """Cards of one sweep go together, and so does what is put straight between them."""
        if isinstance(after, Changed):
            return after.field in ("active", "beaten", "tokens")
        if not isinstance(event, Moved) or not isinstance(after, Moved):
            return False
        return sweep(event) == sweep(after) != ""

    def where(self, thing: Target, at: int) -> Area | None:
        """A choice by its key, and cards by what they are, too."""
        if (found := super().where(thing, at)) or not isinstance(thing, str):
            return found
        chosen = [control.rect for control in self.controls() if control.tags.get("key") == thing]
        return hull(chosen[-1:]) or self.cards.named(thing)

    def chain_of(self, control: Control) -> Chain | None:
        return super().chain_of(control) or self.whys.of_choice(control)

    def option_for(self, question: Decision, target: Target) -> Option | None:
        return self.aim.choice_at(question, target)

    def tension(self) -> float:
        """From the last third of the deck on; the end is near once there is no Refill any more."""
        picture = self.view.common
        left = len(picture.zones["deck"]) / max(1, self.view.content.size - 9)
        return 1.0 if picture.facts["triggered"] else max(0.0, 1 - 3 * left)

    # ---- words -----------------------------------------------------------------------------------------------------

    def rule_here(self) -> str:
        return "8" if self.view.turn is None else RULES.get(self.view.picture.facts["phase"], "1")

    def prompt_words(self) -> str:
        if self.view.past:
            return self.view.looking_back.words()
        return self.words.asking(self.view.question) if self.view.question else self.waiting_words()

    def waiting_words(self) -> str:
        """What the turn of a rival has just brought, for as long as nothing newer is told."""
        line = self.story.line if self.view.turn is not None else ""
        return line or self.view.waiting_words()

    def left_undone(self, key: str) -> str:
        return self.undone.left(key)

    # ---- a card enlarged -------------------------------------------------------------------------------------------
    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """What it could do if it were taken now, points that lie on it, and why it cannot be chosen."""
        notes = [("Taken now", self.words.taking())] if card == self.aim.wanted() else []
        if tokens := self.view.picture.facts["tokens"][card]:
            notes.append(("Loot", f"{tokens} points lie on it: whoever beats or controls it gets them."))
        if isinstance(self.view.about, Resolving) and self.view.option_at(card) is None:
            refused = self.view.why_not(card)
            notes.append(("Not now", refused.why if refused else ""))
        return [note for note in notes if note[1]]


def sweep(event: Moved) -> str:
    """Which sweep over the table a move belongs to; "" for a move of its own."""
    source, target = event.src.partition("/")[0], event.dst.partition("/")[0]
    if target == "matrix" or source == "matrix":
        return target if target == "matrix" else ""
    if source == "array" and target in SIDES:
        return "cut"
    if source in SIDES and target == "array":
        return "slide"
    if (
        target in ("discard", "ability", "seen")
        or source == "seen"
        or source in ("deck", "ability")
        and target == "hand"
    ):
        return f"{source} {target}" if target != "discard" else "discard"
    if source in SIDES and target in ("hand", "treasury"):
        return target
    return ""
