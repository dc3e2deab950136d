"""Hex boards: every terrain is drawn, and every tile is found again under its own middle."""

import pygame
import pytest

from game.ui.draw.hexes import space
from game.ui.draw.hexes.board import TERRAIN, board
from game.ui.draw.hexes.space import TOP, Hex, cell_at
from game.ui.draw.hexes.view import BoardView, dragon_path
from game.ui.draw.paint import Sheet, svg

MARKS = ("flag", "shell", "berry", "heart", "star", "trap", "start:red", "start:purple")
PLACES = [(c, r) for r in range(4) for c in range(6)]
CELLS = {
    place: Hex(kind, number=n % 3, lit=n % 2 == 0, edges="OE12OE" if kind == "ice" else "")
    for n, (place, kind) in enumerate(zip(PLACES, TERRAIN))
}
RIVER = {(c, 1): Hex("plain", river=True, ford=c == 1, mark="star" if c == 1 else "") for c in range(3)} | {
    (3, 1): Hex("water"),
    (0, 0): Hex("village", number=1),
    (2, 2): Hex("temple", number=2),
    (1, 0): Hex("plain"),
    (2, 0): Hex("plain", shore=True),
    (3, 0): Hex("water"),
}


def test_every_terrain_has_its_colours_and_its_drawing() -> None:
    assert set(TERRAIN) == set(TOP)


@pytest.mark.parametrize("kind", sorted(TERRAIN))
def test_no_two_terrains_look_alike(kind: str) -> None:
    def look(kind: str) -> bytes:
        made = board({(0, 0): Hex(kind)})
        return pygame.image.tobytes(svg(made.ground + made.tall, (48, 60), (0, -100, 174, 290)), "RGBA")

    assert all(look(kind) != look(other) for other in TERRAIN if other != kind)


def test_every_mark_is_drawn_over_the_highlights() -> None:
    for mark in MARKS:
        bare, made = board({(0, 0): Hex("plain")}), board({(0, 0): Hex("plain", mark=mark)})
        assert (made.marks, made.tall, made.ground) != (bare.marks, bare.tall, bare.ground), mark
        if not mark.startswith("start"):
            assert made.marks, mark


def test_two_tiles_of_a_kind_are_not_stamped_alike() -> None:
    made = [board({(c, 0): Hex("jungle")}).tall.split(">", 1)[1] for c in range(3)]
    assert len(set(made)) == 3


def test_a_tile_is_found_under_its_middle_and_nothing_beside_the_board() -> None:
    view = BoardView(CELLS, 700).place(30, 40)
    for place in CELLS:
        assert view.pick(*view.at(*place)) == place
    assert view.pick(5, 5) is None
    assert cell_at(-50, -50, CELLS) is None


def test_neighbours_see_each_other_across_the_same_edge() -> None:
    for k in range(6):
        for place in ((2, 2), (2, 3)):
            other = space.neighbour(*place, k)
            assert space.neighbour(*other, (k + 3) % 6) == place
            (x0, y0), (x1, y1) = space.centre(*place), space.centre(*other)
            mx, my = space.edge_mid(k)
            assert (x0 + 2 * mx, y0 + 2 * my) == pytest.approx((x1, y1))


def test_a_river_runs_into_the_sea_and_is_crossed_at_the_ford() -> None:
    made = board(RIVER)
    dry = board({p: Hex("plain") if h.river else h for p, h in RIVER.items()})
    assert made.lines and not dry.lines


def test_a_board_is_drawn_with_its_numbers_as_text_at_any_scale() -> None:
    for width in (400, 1200):
        view = BoardView(RIVER, width, dragon_path(RIVER, 2))
        sheet = Sheet(width, view.size, marks=[])
        view.draw(sheet, view.layers(1), view.light((1, 1), "#fff4de", "#fff4de"))
        assert [m.text for m in sheet.marks or ()] == ["1", "2"]
        assert all(m.px >= 14 for m in sheet.marks or ())
