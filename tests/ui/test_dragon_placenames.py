"""The names of villages stand on the map of Dragon Attack! where there is room, and hide no counters and no name."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game.ui.gallery import opened
from game.ui.games.dragon.camera import shared
from game.ui.games.dragon.placenames import Label
from game.ui.parlour import Parlour
from tests.sure import every

ROOMY = [((1280, 720), 100), ((1280, 720), 125), ((1920, 1080), 100)]
NARROW = ((1024, 640), 125)


def board_of(app: Parlour) -> Any:
    app.step([], 200)
    scene: Any = app.scene
    return scene.top.board


def labels_of(app: Parlour) -> list[Label]:
    labels: list[Label] = board_of(app).names.labels(app.scene.sheet(pygame.display.get_surface()))
    return labels


def written(app: Parlour) -> set[str]:
    app.painter.record = True
    app.snapshot()
    return {mark.text for mark in app.painter.marks if mark.kind == "text"}


@pytest.mark.parametrize(("size", "scale"), ROOMY)
def test_every_village_has_its_name_on_the_map(size: tuple[int, int], scale: int) -> None:
    with opened("dragon_table", size, scale) as app:
        board = board_of(app)
        spaces = board.parties.kingdom.path[:-1]
        names = {board.title(space) for space in spaces}
        assert {label.name for label in labels_of(app)} == names
        in_sight = {
            label.name
            for label in labels_of(app)
            if shared(label.box, board.field) > 0.99 * label.box[2] * label.box[3]
        }
        assert len(in_sight) > 5 and in_sight <= written(app)


@pytest.mark.parametrize(("size", "scale"), ROOMY)
def test_no_name_hides_a_star_or_another_name(size: tuple[int, int], scale: int) -> None:
    with opened("dragon_table", size, scale) as app:
        board, labels = board_of(app), labels_of(app)
        stars = [space for space in board.parties.kingdom.treasure if board.parties.content.spaces[space].star]
        for _, box in every(labels):
            assert max(shared(box, board.names.counter(space)) for space in stars) < box[2] * box[3] / 8
        assert not any(shared(one.box, other.box) for one, other in combinations(labels, 2))


def test_where_rows_are_narrow_a_closer_look_writes_the_names() -> None:
    with opened("dragon_table", *NARROW) as app:
        board = board_of(app)
        assert not labels_of(app)
        while board.closer(1):
            pass
        assert len(labels_of(app)) == len(board.parties.kingdom.path) - 1
