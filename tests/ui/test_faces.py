"""A rival wears a face of its own at the table, in banners, beside the log and on the podium."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.artlines import face_word
from game.company import Player
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.draw.cast import art_line, face_line
from game.ui.games import face_of
from game.ui.table.crests import CRESTS, figure, portrait
from game.ui.table.table import Table
from game.ui.window.scene import Scene
from tests.ui.tabling import PICTURES, seated, window

FACE = "Sniffle"


def seen(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


@pytest.mark.parametrize("name", GAMES)
def test_who_has_a_face_of_its_own_wears_it_in_banners_and_on_the_podium(name: str) -> None:
    match, lot = Match(GAMES[name], shipped_content(name), 2, 4), Random(4)
    while match.decision is not None and len(match.answers) < 12:
        match.answer(lot.choice(match.decision.options).key)
    sitting = seated(match)
    sitting.players[1] = Player("Sniffle", "computer", "easy", "wave", face=FACE)
    with window(lambda app: Table(app, sitting)) as app:
        scene: Any = app.scene
        mine, theirs = face_of(name).looks(PICTURES, sitting)
        worn = f"{theirs.crest}/{FACE}"
        assert scene.top.crest(1).endswith(f"/{FACE}")
        assert seen(theirs.portrait(40)) == seen(portrait(PICTURES, worn, 40))
        assert seen(theirs.portrait(40)) != seen(portrait(PICTURES, theirs.crest, 40)), "no hero's"
        assert seen(theirs.figure(60)[0]) == seen(figure(PICTURES, worn, 60))
        assert FACE not in scene.top.crest(0) and mine.crest in CRESTS


def test_a_face_is_somebody_of_the_cast_or_an_art_line_and_what_cannot_be_drawn_is_made_up() -> None:
    assert face_line(FACE) == art_line(FACE)
    art = {"body": "slime", "eyes": "goof", "mouth": "tiny", "palette": "lagoon"}
    assert face_line(face_word(art)) == art
    assert face_word(art | {"body": "no such body"}) == ""
    with window(lambda app: Scene()):
        for word in ('{"body": "no such body"}', "{", "Nobody Whom We Know"):
            assert portrait(PICTURES, f"wave/{word}", 40).get_size() == (40, 40)
