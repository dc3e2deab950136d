"""table: The Monster Pack: two rows for each player, four lanes, dice, dials, and the hand."""

from __future__ import annotations

from game.engine.agenda import Decision
from game.engine.chain import Chain
from game.engine.events import Asked, Changed, Event, Moved, Said
from game.rules.pack.cards import Content
from game.rules.pack.state import Offering
from game.ui.draw.paint import Area
from game.ui.games.pack.ahead import Ahead
from game.ui.games.pack.asides import Asides
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.dice import Dice
from game.ui.games.pack.duels import Duels
from game.ui.games.pack.forms import DESIGNS, Shape, tree
from game.ui.games.pack.ground import PackGround
from game.ui.games.pack.hand import Hand
from game.ui.games.pack.mat import Mat
from game.ui.games.pack.panel import Panel
from game.ui.games.pack.piles import Heap, Piles
from game.ui.games.pack.places import Places
from game.ui.games.pack.players import Players
from game.ui.games.pack.pointing import Pointing
from game.ui.games.pack.printed import keywords, print_of
from game.ui.games.pack.prompts import Prompts, left_undone
from game.ui.games.pack.reading import Reading
from game.ui.games.pack.whys import Whys
from game.ui.layout.box import Box
from game.ui.table.lookup import lookup_of
from game.ui.table.marks import Marks
from game.ui.table.part import Target, View
from game.ui.table.tabletop import Tabletop
from game.ui.table.traffic import images_of
from game.ui.window.focus import Control
from game.ui.window.motion import Motion, Then, Wait

RULES = {"draw": "2.1", "countdown": "2.2", "summon": "2.3", "boost_1": "2.4", "duel": "3.1", "boost_2": "2.4"}
QUIET = ("turn", "mover", "boost_used", "boosted", "phase")
BOOST = 0.9  # seconds that a computer's boost takes, chosen, left out or not possible
TOLD = {"boost": (0,), "blocked": (0,), "hit": (1,), "duel": (1, 2)}  # where cards stand in what is said


class PackTop(Tabletop):
    """What lies on the table of The Monster Pack."""

    counted = "turn"
    held = "hand"

    sign = "claw"
    steps = ("Draw", "Countdown", "Summon", "Boost", "Duel", "Boost")
    designs = DESIGNS

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.content: Content = view.content
        self.lookup = lookup_of(view.content, view.pictures, print_of, keywords)
        self.images = images_of(view, print_of)
        marks, self.places = Marks(view), Places(view)
        self.cards, self.heap = Cards(view, self.images, self.places), Heap(view, self.images, self.places)
        self.dice, self.duels = Dice(view, self.cards, self.places), Duels(view, self.cards, self.places)
        self.pointing = Pointing(view, self.cards, self.places, self.heap)
        self.reading = Reading(view, self.cards, self.pointing)
        self.ahead = Ahead(view, self.reading, self.duels)
        self.prompts = Prompts(view, self.cards, self.reading, self.ahead)
        self.panel = Panel(view, self.heap)
        self.hand = Hand(view, self.places, self.cards, self.pointing, self.reading)
        self.players = Players(view, self.places, self.cards, self.duels, self.ahead)
        piles = Piles(view, self.cards, self.places)
        self.asides = Asides(view, self.places, self.duels, self.reading, self.ahead)
        self.whys = Whys(view, self.places, self.ahead, self.asides, self.heap)
        self.ground = PackGround(view, self.places, (self.players, piles, self.asides))
        lanes = self.dice, self.duels, self.pointing, self.reading, self.ahead
        self.mat = Mat(view, marks, self.places, self.cards, *lanes)
        self.parts = (
            self.ground,
            self.cards,
            self.players,
            self.dice,
            self.mat,
            self.pointing,
            self.hand,
            self.panel,
            self.duels,
            self.asides,
            self.whys,
            self.heap,
        )

    # ---- places ----------------------------------------------------------------------------------------------------
    def form(self) -> Shape:
        large = self.view.settings.enlarges
        return Shape(self.view.room, self.view.in_lesson, self.asides.unfolded, large)

    def declare(self) -> Box:
        return tree(self.form())

    def controls(self) -> list[Control]:
        """Without what lies under something else."""
        return [control for control in super().controls() if not self.asides.covers(control)]

    def chain_of(self, control: Control) -> Chain | None:
        return super().chain_of(control) or self.whys.told_of(control)

    def told_at(self, control: Control) -> list[Area]:
        return self.whys.told_at(control)

    # ---- what happens ----------------------------------------------------------------------------------------------
    def joins(self, event: Event, after: Event) -> bool:
        """Cards of one sweep go together, and so do the dice of a countdown; a boost begins when all lies still."""
        if boosting(event) or boosting(after):
            return False
        if isinstance(after, Changed):
            return after.field in QUIET or isinstance(event, Changed) and event.field == after.field == "die"
        return (
            isinstance(event, Moved)
            and isinstance(after, Moved)
            and sweep(event) == sweep(after)
            and sweep(after) in ("deck hand", "active discard")
        )

    def show(self, event: Event) -> Motion | None:
        """A rival who cannot boost takes as long as one who is asked, so that nobody sees from the time who can."""
        shown = super().show(event)
        if not boosting(event):
            return shown
        view, mover = self.view, int(self.view.picture.facts["mover"])
        rest = (view.event(number) for number in range(view.shown, view.whole))
        asked = view.turn == mover and all(one is None or isinstance(one, Asked) for one in rest)
        if view.player(mover).is_person or asked:
            return shown  # who is asked here and now takes the time to answer
        return Then(*([shown] if shown else []), Wait(1000 * BOOST))

    def steady(self, decision: Decision) -> float:
        return BOOST if isinstance(decision.about, Offering) else 0.0

    def speaks_of(self, event: Event) -> set[Target]:
        """Numbers told beside cards and players are no cards."""
        match event:
            case Said():
                return {f"seat/{event.player}", *(event.about[at] for at in TOLD.get(event.what, ()))}
            case Changed(field="hp"):
                return {f"seat/{event.index}"}
            case Changed():
                return set()
        return super().speaks_of(event)

    def tension(self) -> float:
        """From half of the hit points on, whoever has the fewest; all of it at a quarter."""
        facts = self.view.common.facts
        share = min(facts["hp"]) / self.view.content.formats[facts["format"]].start_hp
        return float(min(1.0, max(0.0, 2 - 4 * share)))

    # ---- words -----------------------------------------------------------------------------------------------------

    def rule_here(self) -> str:
        return "4" if self.view.turn is None else RULES.get(self.view.picture.facts["phase"], "2")

    def prompt_words(self) -> str:
        question = self.view.question
        return self.prompts.asking(question) if question else super().prompt_words()

    def left_undone(self, key: str) -> str:
        return self.view.by_rule(left_undone, key)

    # ---- a card enlarged -------------------------------------------------------------------------------------------
    def card_notes(self, card: int) -> list[tuple[str, str]]:
        """How a monster stands where it lies."""
        words = self.prompts.here(card) if self.duels.clash is None else ""
        return [("Here", words)] if words else []


def boosting(event: Event) -> bool:
    """Whether a part of the turn begins in which a monster may be boosted."""
    return isinstance(event, Changed) and event.field == "phase" and event.value in ("boost_1", "boost_2")


def sweep(event: Moved) -> str:
    """Which sweep over the table a move belongs to."""
    return f"{event.src.partition('/')[0]} {event.dst.partition('/')[0]}"
