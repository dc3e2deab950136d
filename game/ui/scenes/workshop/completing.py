"""completing: builds a deck, or tells what one that is begun lacks, card by card with reasons: put in all, or one, or
see another."""

from __future__ import annotations

from functools import partial
from random import Random

from game.engine.words import counted
from game.rules.pack.cards import TITLES, Monster
from game.rules.pack.completing import Proposal, completed, proposals
from game.ui.draw.paint import NOWHERE, PAPER, Area, Sheet
from game.ui.draw.shapes import plate, put
from game.ui.games.pack.printed import SIGNS
from game.ui.house.dialog import Answer, Menu
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, pad, row
from game.ui.scenes.workshop.editing import Builder, Editing
from game.ui.scenes.workshop.marks import badge, stars, thumb
from game.ui.scenes.workshop.sheeted import Sheeted
from game.ui.style.metrics import SLIP
from game.ui.style.palette import palette
from game.ui.widgets.controls import IconButton
from game.ui.widgets.looks import RED
from game.ui.window.scene import Pop, Push

MOST = (960.0, 760.0)
HEAD = 54.0  # units of a monster's head
LINE = (150.0, 22.0)  # type, stars and power
NOTHING = "Nothing has been put in here."
HOW = "Each reason counts the cards above it as in."
COLOURS = ("blue_evade", "red_strike", "green_spell")
SHARE = 0.45  # of a deck that is of its first colour before the rest is filled up
COPIES = 9


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
        signs = self.painted(partial(self._signs, proposal)).size(*LINE)
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


def build_menu(builder: Builder) -> Push:
    """Complete what is there, or begin with a colour."""
    why = why_not_completed(builder.deck)
    complete = Answer("Complete this deck", partial(to_completing, builder), "plus", not why, why)
    fresh = [
        Answer(f"All new, {TITLES[kind].split()[0]} first", partial(build, builder, kind), SIGNS[kind])
        for kind in COLOURS
    ]
    return Push(Menu("Build me a deck", (complete, *fresh, Answer("Not now"))))


def why_not_completed(deck: Editing) -> str:
    """Why there is nothing to be completed; "" when there is."""
    if not deck.size:
        return "Put in a card or two that you like; the rest is built round them."
    return "" if deck.size < deck.full else "The deck is full already."


def to_completing(builder: Builder) -> Push:
    """What the deck lacks, with reasons."""
    from game.ui.scenes.workshop.completing import Completing

    return Push(Completing(builder))


def build(builder: Builder, kind: str, lot: Random | None = None) -> None:
    """A deck that leans to a colour, with quick White Wild cards to trade for what is too big, in place of what is
    there; undo brings that back."""
    deck, lot = builder.deck, lot or Random()
    able = [
        (monster.id, copy)
        for monster in deck.content.monsters
        if monster.type == kind
        for copy in range(min(deck.most(monster), COPIES if deck.owned is None else deck.owned.get(monster.id, 0)))
    ]
    deal = {one: _appeal(deck.content.monsters[deck.content.ids[one[0]]], one[1]) + 2 * lot.random() for one in able}
    best = sorted(able, key=lambda one: deal[one], reverse=True)[: round(deck.full * SHARE)]
    seeds = [*(id for id, _ in best), *_wild(deck, lot)]
    deck.deal(completed(deck.content, deck.draft.format, [(id, 1) for id in seeds], deck.owned))
    _say(builder)


def _wild(deck: Editing, lot: Random) -> list[str]:
    """White Wild cards of few stars, one fewer than a deck may hold."""
    able = [
        monster
        for monster in deck.content.monsters
        if monster.type == "white_wild" and (deck.owned is None or deck.owned.get(monster.id, 0))
    ]
    able.sort(key=lambda monster: (monster.star, lot.random()))
    return [monster.id for monster in able[: deck.content.formats[deck.draft.format].white_wild - 1]]


def _appeal(monster: Monster, copy: int) -> float:
    """What a copy of a card is worth to a deck: power for its stars, and one of many before many of one."""
    return monster.power / 100 - 3 * (monster.star - 1) - copy


def _say(builder: Builder) -> None:
    builder.parlour.sounds.play("shuffle")
    builder.changed()
    words = f"{builder.deck.size} of {builder.deck.full} cards are in"
    builder.parlour.toast(words, "good", "Undo", builder.undo)
