"""completing: what a deck that is begun lacks, card by card with reasons: put in all, or one, or see another."""

from __future__ import annotations

from functools import partial

from game.engine.words import counted
from game.rules.pack.completing import Proposal, proposals
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet
from game.ui.draw.shapes import plate, put
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, pad, row
from game.ui.scenes.workshop.editing import Builder
from game.ui.scenes.workshop.marks import badge, stars, thumb
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.style.metrics import SLIP
from game.ui.style.palette import palette
from game.ui.widgets.controls import IconButton
from game.ui.widgets.looks import RED
from game.ui.window.scene import Pop

MOST = (960.0, 760.0)
HEAD = 54.0  # units of a monster's head
SIGNS = (150.0, 22.0)  # type, stars and power
NOTHING = "Nothing has been put in here."
HOW = "Each reason counts the cards above it as in."


class Completing(Sheeted):
    first = "all"

    def __init__(self, builder: Builder) -> None:
        super().__init__()
        self.parlour, self.builder, self.deck = builder.parlour, builder, builder.deck
        self.refused: set[str] = set()
        self.steps = 0  # done here, to be taken back here

    def enter(self) -> None:
        self.set_out()

    def set_out(self) -> None:
        deck = self.deck
        self.found = proposals(deck.content, deck.draft.format, deck.draft.cards, deck.owned, self.refused)
        super().set_out()

    # ---- setting out ------------------------------------------------------------------------------------------
    def declare(self) -> Box:
        rows = [self._row(n, one) for n, one in enumerate(self.found)]
        none = self.said("Nothing else that you have fits this deck.", "lead")
        listed = self.scrolled("proposals", column(*rows, gap=6) if rows else none).min(300, 90).share()
        more, left = len(self.found), self.deck.full - self.deck.size
        said = f"Put in all {more}" if more > 1 else "Put it in"
        ways = row(
            self.button("all", said, self.take_all, RED, "plus", 42, enabled=more > 0, why_not="Nothing else fits."),
            self.button("undo", "Undo", self._undo, ico="undo", high=42, enabled=self.steps > 0, why_not=NOTHING),
            box().share(),
            gap=10,
        )
        note = f"{self.deck.size} of {self.deck.full} cards, {left} to go"
        short = "" if more == left else f" What fits goes as far as {counted(more, 'card')}."
        return self.plated(
            column(self.said(HOW + short), listed, ways, gap=8), MOST, self.head("Complete this deck", note)
        )

    def _row(self, n: int, proposal: Proposal) -> Box:
        monster, look = proposal.monster, self.style.palette
        others = IconButton(f"other/{n}", NOWHERE, ".again", f"Another than {monster.name}", partial(self.refuse, n))
        name = self.words(monster.name, "strong", look.cream)
        signs = self.painted(partial(self._signs, proposal)).size(*SIGNS)
        take = self.button(f"take/{n}", "Put in", partial(self.take, n), high=34, tip=f"Put {monster.name} in")
        told = (self.said(reason.words) for reason in proposal.reasons)
        line = row(
            self.painted(partial(self._head, proposal)).size(HEAD, HEAD),
            column(first(row(name, signs, box().share(), gap=12), name), *told, gap=2).share(),
            take,
            self.leaf(others).size(36, 34),
            gap=12,
        )
        return overlay(self.painted(_slip), pad(line, 10, 6))

    def _head(self, proposal: Proposal, s: Sheet, at: Area) -> None:
        s.blit(thumb(self.parlour.pictures, proposal.monster, at[2], at[3], s.u), at[0], at[1])

    def _signs(self, proposal: Proposal, s: Sheet, at: Area) -> None:
        x, middle, monster = at[0], at[1] + at[3] / 2, proposal.monster
        put(s, at, badge(monster.type, x + 10, middle, 9.5) + stars(x + 34, middle, monster.star, 15), 4)
        s.say(str(monster.power), "number_small", PAPER, x + 40 + 16 * monster.star, middle, "l", 46, maxh=20)

    # ---- what is done -----------------------------------------------------------------------------------------
    def take(self, n: int) -> object:
        """One of them; what is left is thought over for the deck as it is then."""
        return self._put_in([self.found[n]])

    def take_all(self) -> object:
        return self._put_in(self.found)

    def _put_in(self, found: list[Proposal]) -> object:
        self.deck.deal([*self.deck.draft.cards, *((one.monster.id, 1) for one in found)])
        self.steps += 1
        self.parlour.sounds.play("card" if len(found) == 1 else "shuffle")
        self.set_out()
        if self.found:
            return None
        words = f"{self.deck.size} of {self.deck.full} cards are in"
        self.parlour.toast(words, "good", "Undo", self.builder.undo)
        return Pop()

    def refuse(self, n: int) -> None:
        """Something else in place of this one."""
        self.refused.add(self.found[n].monster.id)
        self.set_out()

    def _undo(self) -> object:
        if self.steps:
            self.steps -= 1
            self.deck.undo()
            self.set_out()
        return True

    def on_action(self, action: str) -> object:
        return self._undo() if action == "undo" else None


def _slip(s: Sheet, at: Area) -> None:
    """The ground of a row."""
    put(s, at, plate(*at, SLIP, palette.rise))
