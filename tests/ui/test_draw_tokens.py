"""Dice, standees and crests: values read true, and players are told apart by more than colour."""

import re
from copy import copy
from dataclasses import replace

import pygame
import pytest

from game.rules import shipped_content
from game.ui.draw import crests, kit
from game.ui.draw.cache import Cache
from game.ui.draw.cast import art_line
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens import dice, standee
from game.ui.games.dragon.pieces import Pieces


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_at_rest_shows_its_value_uppermost(value: int) -> None:
    lit_face = dice.die_svg(value).split("<g ")[-1]
    assert len(re.findall(rf'fill="{dice.IVORY.pip}"', lit_face)) == value


@pytest.mark.parametrize("value", range(1, 7))
def test_a_roll_ends_at_rest(value: int) -> None:
    assert dice.tumble(value, 1.0) == dice.AT_REST
    assert dice.tumble(value, 0.0) != dice.AT_REST


def test_three_faces_of_a_die_are_seen_and_opposite_ones_never_together() -> None:
    for value in range(1, 7):
        counts = [piece.count(f'fill="{dice.IVORY.pip}"') for piece in dice.die_svg(value).split("<g ")[1:]]
        assert len(counts) == 3 and all(a + b != 7 for a in counts for b in counts)


def test_every_seat_has_a_colour_and_a_symbol_of_its_own() -> None:
    assert len({c.symbol for c in crests.SEATS}) == len({c.base for c in crests.SEATS}) == len(crests.SEATS) == 6


@pytest.mark.parametrize("width", [56, 98, 116])
def test_a_standee_stands_in_its_players_foot(width: int) -> None:
    figure = kit.picture(art_line("knight"))
    figure.view = standee.view_of(figure)
    images = [standee.standee(figure, width, crest) for crest in crests.SEATS[:2]]
    assert images[0].get_width() == width
    box = images[0].get_bounding_rect()
    assert box.w > 0.6 * width
    feet = [bytes_of(i.subsurface((0, i.get_height() - width // 6, width, width // 6))) for i in images]
    assert feet[0] != feet[1]


def test_a_portrait_fills_its_disc_and_nothing_beyond() -> None:
    for name in ("knight", "the Dragon"):
        face = crests.portrait(art_line(name), 60, "#fbe3c0")
        assert face.get_at((30, 30)).a == 255
        assert face.get_at((1, 1)).a == 0


def test_a_shield_shows_the_power_and_stars_show_what_was_won() -> None:
    def drawn(power: str, won: int) -> bytes:
        sheet = Sheet(400, (400, 200))
        crests.shield(sheet, power, crests.SEATS[0], 80, 80, 40)
        crests.stars(sheet, 200, 80, won)
        return bytes_of(sheet.surf)

    assert len({drawn("12", 2), drawn("13", 2), drawn("12", 3)}) == 3


@pytest.mark.parametrize("art", [{}, {"body": "octopus"}])
def test_a_counter_of_a_pack_without_a_picture_has_one(art: dict[str, object]) -> None:
    shipped = shipped_content("dragon")
    theirs = copy(shipped)
    theirs.counters = tuple(replace(counter, art=art) for counter in shipped.counters)
    theirs.heroes = tuple(replace(hero, art=art) for hero in shipped.heroes)
    pieces = Pieces(theirs, Cache(patient=True))
    for kind in ("monster", "character"):
        card = next(n for n, counter in enumerate(theirs.counters) if counter.kind == kind)
        assert len(set(bytes_of(pieces.counter(card, 80)))) > 20
    for picture in (pieces.hero(0, 80), pieces.face(0, 80), pieces.standee(0, 0.3)[0]):
        assert len(set(bytes_of(picture))) > 20
