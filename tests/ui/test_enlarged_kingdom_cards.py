"""Dungeon & Kingdom's cards enlarged: every word is at least 18 px high at 1280x720, where a pixel is a unit."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.rules import shipped_content
from game.ui.draw import cards
from game.ui.draw.cards import kingdom
from game.ui.draw.paint import Sheet
from game.ui.games.kingdom.printed import member_of
from game.ui.table.zoom import CARD_W


def test_every_word_of_an_enlarged_card_is_at_least_18_px_high(
    lettered: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sheet, "svg", lambda *shapes, **more: None)  # words alone are looked at
    monkeypatch.setattr(kingdom, "scene", lambda picture, motif, w, h, *more, **rest: pygame.Surface((w, h)))
    monkeypatch.setattr(kingdom, "masked", lambda image, *more: image)
    content = shipped_content("kingdom")
    faces = [member_of(content, card) for card in range(content.size)]
    longest = replace(faces[0], name="The Unready Wimplewhistle"[:24], deed="Mumbling in many mansions"[:24])
    for face in {face.name: face for face in (*faces, longest)}.values():
        cards.draw(face, round(CARD_W))
    assert {"Requiem", "Undead Reaper", "Battle Call", longest.deed} <= {text for _, text in lettered}
    assert [(text, px) for px, text in lettered if px < 18] == []
