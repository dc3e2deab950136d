"""preview: how text, crests, cards and notes look with the settings as they are."""

from __future__ import annotations

from functools import partial

from game.ui.draw import cards
from game.ui.draw.cache import Cache
from game.ui.draw.cards.backs import UPRIGHT
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.shapes import frame, plate, put
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, fit, grid, overlay, pad, row
from game.ui.style.metrics import BROAD
from game.ui.table.crests import CRESTS, seat_medal
from game.ui.widgets import plates
from game.ui.widgets.flowing import Flowing

NOTES = (("Good news", "good"), ("Take care", "warn"), ("Not allowed", "wrong"), ("By the way", "info"))


def text_preview(screen: Flowing) -> Box:
    """A piece of the rulebook at the size that is set."""
    ink = screen.style.palette.ink
    told = "This is how the rules will read: on your turn you hit, or you stay while you can."
    words = screen.words(told, "body", ink, wraps=True)
    return screen.panel("", screen.words("Sleepy Ranger", "heading", ink), words, tone="paper", gap=2)


def filter_preview(screen: Flowing, pictures: Cache, whole: bool = True) -> Box:
    """Crests, and on the whole page card backs and notes, which stay apart for every eye: each has its symbol."""
    medals = grid(*(_crest(screen, pictures, crest) for crest in CRESTS), gap=12)
    plate = screen.painted(partial(_cloth, screen))
    if not whole:
        return overlay(plate, pad(medals, 8))
    backs = row(*(_back(screen, pictures, deck) for deck in UPRIGHT), gap=16)
    notes = [screen.painted(partial(_note, *note)).min(190, plates.TOAST_H).max(h=plates.TOAST_H) for note in NOTES]
    left, right = (column(*pair, gap=18).stick("c") for pair in (notes[:2], notes[2:]))
    beside = row(left, box().share(), backs.share(3), box().share(), right, gap=18)
    below = column(backs, grid(*notes, gap=12), gap=16)
    return overlay(plate, pad(column(medals, first(beside, below), gap=18), 18))


def _crest(screen: Flowing, pictures: Cache, crest: str) -> Box:
    medal = fit(f"crest/{crest}", 64, 64, 0.6)
    screen.painted(partial(_medal, pictures, crest), medal.name)
    name = screen.words(crest.capitalize(), "step", align="c")
    return column(medal, name, gap=6)


def _back(screen: Flowing, pictures: Cache, deck: str) -> Box:
    def paint(s: Sheet, at: Area) -> None:
        s.blit(cards.shown(pictures, deck, round(at[2] * s.u)), at[0], at[1])

    screen.painted(paint, f"back/{deck}")
    return fit(f"back/{deck}", 96, 134, 0.5, 1.4).share()


def _cloth(screen: Flowing, s: Sheet, at: Area) -> None:
    look = screen.style.palette
    put(s, at, plate(*at, BROAD, look.felt) + frame(*at, BROAD, look.edge), 2)


def _medal(pictures: Cache, crest: str, s: Sheet, at: Area) -> None:
    x, y, w, h = at
    seat_medal(s, pictures, crest, x + w / 2, y + h / 2, w / 2)


def _note(words: str, kind: str, s: Sheet, at: Area) -> None:
    plates.toast(s, at, words, kind)
