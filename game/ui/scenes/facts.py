"""facts: what is worth knowing of a game that is over: a moment of it on a card with the way to play on from there, its
deal and how its chance was made, both to be copied."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from textwrap import shorten
from typing import TYPE_CHECKING

from game.engine.receipt import receipt_of, text_of
from game.sitting import Sitting
from game.ui.draw.paint import Area, Sheet, Style, icon
from game.ui.draw.shapes import put
from game.ui.layout.box import Box
from game.ui.layout.writing import column, first, row
from game.ui.scenes.outcome import kept
from game.ui.scenes.setup import setup_of
from game.ui.scenes.twins import compare_with
from game.ui.style.palette import Palette
from game.ui.widgets.flowing import Flowing
from game.ui.widgets.line import copy

if TYPE_CHECKING:
    from game.ui.house.house import House

NO_DEAL = "This game began in the midst, with a table that was set up or imagined: no deal leads to it."
READ = 360  # units in which the words stand that lie beside the buttons: narrower they would be a column of scraps
LONGEST = 60  # letters of a deal that are shown; those of decks from boosters have hundreds
GOES_ON = "This game is not over: it would tell what is still to come."


def facts_box(page: Flowing, app: House, sitting: Sitting) -> Box:
    """What is worth knowing of the sitting, above what can be done with it."""
    look, ways = page.style.palette, ways_box(page, app, sitting)
    words = column(
        page.words(f"Deal: {shortened(code_of(sitting))}", "step", wraps=True),
        page.words(kept(sitting), "note", look.soft, wraps=True),
        gap=4,
    )
    leaf = page.painted(partial(_leaf, look))
    told = row(leaf.size(30, 28), words.stick("w").share(), gap=12)
    wide = row(told.min(READ).share(), ways, gap=12)
    return page.panel("", first(wide, column(told, ways, gap=8), column(words, ways, gap=8)))


def ways_box(page: Flowing, app: House, sitting: Sitting) -> Box:
    """The deal to be shared, the receipt of its chance, and another game of the same deal."""
    match = sitting.match
    why = "" if match.dealt else NO_DEAL
    tip = "One line with seats, seed and house rules: whoever types it in plays the same cards." * match.dealt
    share = page.button(
        "copy", "Copy the deal", partial(copy_deal, app, sitting), high=40, tip=tip, enabled=not why, why_not=why
    )
    why = why or ("" if match.over else GOES_ON)
    tip = (
        "Every shuffle, die and pick of this game with the seed they come from, and how to check them: copied as text."
        * (not why)
    )
    chance = page.button(
        "receipt",
        "Receipt",
        partial(copy_receipt, app, sitting),
        ico="die",
        high=40,
        tip=tip,
        enabled=not why,
        why_not=why,
    )
    tip = "Lays it beside another finished game of the same deal." * (not why)
    beside = page.button(
        "compare",
        "Compare",
        lambda: compare_with(app, sitting.as_save()),
        ico="eye",
        high=40,
        tip=tip,
        enabled=not why,
        why_not=why,
    )
    two = row(chance.share(), beside.share(), gap=12)
    return first(row(share.share(), two.share(2), gap=12), column(share.share(), two, gap=8))


def code_of(sitting: Sitting) -> str:
    """The deal as one line of text."""
    match = sitting.match
    return setup_of(match.game, sitting.players, match.options, match.consent).code(match.seed)


def shortened(code: str) -> str:
    """As many whole words of a deal as there is room for."""
    return shorten(code, LONGEST, placeholder=" ...")


def copy_deal(app: House, sitting: Sitting) -> None:
    copy(code_of(sitting))
    app.toast("Copied: the same deal for whoever types it in", "good")


def copy_receipt(app: House, sitting: Sitting) -> None:
    copy(text_of(sitting.match, receipt_of(sitting.match), sitting.names, code_of(sitting)))
    app.toast("Copied: how the chance of this game was made, number by number", "good")


def _leaf(look: Palette, s: Sheet, at: Area) -> None:
    put(s, at, icon("leaf", at[0] + 14, at[1] + at[3] / 2, 24, look.seed, look.night), 2)


def card(scene: Flowing, n: int, title: str, change: str, colour: str, said: str, deed: Callable[[], object]) -> Box:
    """The n-th, from 0, under a flag with its number as on the chart; `change` in a colour of its own."""
    look = scene.style.palette
    told = column(scene.words(title, "entry", look.ink, wraps=True), scene.words(change, "heading", colour))
    head = row(scene.painted(partial(flag, scene.style, n + 1)).size(34, 40), told.share(), gap=8)
    line = scene.words(said, "note", look.fade, wraps=True)
    read = first(line, scene.scrolled(f"line/{n}", line, "paper").min(h=40))
    again = scene.button(f"turn/{n}", "Try it from here", deed, ico=".again", high=40).min(184)
    return scene.panel("", head, read.share(), again, gap=6, tone="paper").min(210)


def flag(style: Style, number: int, s: Sheet, at: Area) -> None:
    """It hangs from the upper edge of the card."""
    look, (x, y, _, _) = style.palette, at
    y -= 18
    body = (
        f'<path d="M{x + 2} {y}H{x + 30}V{y + 36}L{x + 16} {y + 48}L{x + 2} {y + 36}Z" fill="{look.gold}"/>'
        f'<path d="M{x + 2} {y}H{x + 30}V{y + 4}H{x + 2}Z" fill="{look.glow}"/>'
    )
    put(s, (x, y, 34, 50), body, 2)
    s.say(str(number), "number", look.ink, x + 16, y + 22, "c")
