"""The Monster Pack's cards enlarged: every word of them is at least 18 px high at 1280x720, where a pixel is a unit."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.rules import shipped_content
from game.rules.pack.cards import TYPES, WILD
from game.rules.pack.twisting import fitted
from game.ui.draw import cards
from game.ui.draw.cards import pack
from game.ui.draw.paint import Sheet
from game.ui.games.pack.printed import front, keywords
from game.ui.scenes.workshop import zoomed
from game.ui.table.zoom import CARD_W

LONGEST = "It never once looked behind itself, and so it came to be so far ahead."


@pytest.mark.parametrize("wide", [CARD_W, zoomed.CARD_W])
def test_every_word_of_an_enlarged_card_is_at_least_18_px_high(
    wide: float, lettered: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sheet, "svg", lambda *shapes, **more: None)  # words alone are looked at
    monkeypatch.setattr(pack, "scene", lambda picture, motif, w, h, *more: pygame.Surface((w, h)))
    monkeypatch.setattr(pack, "masked", lambda image, *more: image)
    shipped = shipped_content("pack").monsters
    for monster in (*shipped, replace(shipped[0], name="Wimplewhistle the Unready", flavour=LONGEST)):
        cards.draw(front(monster), round(wide))
    assert len(lettered) > 65 * 4
    assert [(text, px) for px, text in lettered if px < 18] == []


def test_what_is_said_of_a_power_is_what_it_decides() -> None:
    plain = shipped_content("pack")
    stubborn = fitted(plain, {"twist_2": "stubborn"})
    wild = plain.types.index(WILD)
    other = plain.types.index(TYPES.index("red_strike"))
    theirs = other + stubborn.backs.index(1)
    said = [keywords(plain, wild), keywords(plain, other), keywords(stubborn, other), keywords(stubborn, theirs)]
    assert [told[1][1] for told in said] == [
        "It never counts: both go in any duel.",
        "Decides duels: the lower one is discarded, of equals both.",
        "Decides duels: the lower one is discarded, of equals this one.",
        "Decides duels: the lower one is discarded, of equals the other one.",
    ]


def test_white_wild_is_boosted_with_any_card_where_that_is_bent() -> None:
    plain = shipped_content("pack")
    wild = plain.types.index(WILD)
    bent = fitted(plain, {"twist_1": "motley"})
    assert keywords(plain, wild)[0][1].endswith("is itself boosted with White Wild alone.")
    assert keywords(bent, wild)[0][1].endswith("is itself boosted with any card.")
