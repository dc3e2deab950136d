"""Words that float over things of a table: who waits for whom, where each goes, and when it is gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.draw.paint import Area
from game.ui.house.notes import covered
from game.ui.table.captions import GIVES_WAY, KINDS, Captions, clear_places, least_harm
from tests.ui.tabling import Nobody, at_table, seated

HERE: Area = (600, 300, 60, 80)
NEAR: Area = (640, 300, 60, 80)
FRAME = 20.0  # ms


@pytest.fixture
def table() -> Iterator[Any]:
    """A table at rest; Kingdom's."""
    match = Match(GAMES["kingdom"], shipped_content("kingdom"), 2, 3)
    with at_table(seated(match), Nobody(), speed=3) as (_, made):
        made.lay_out()
        yield made


def say(table: Any, spot: str, box: Area, text: str) -> None:
    table.view.let(table.view.say_over(spot, lambda: box, text))


def told(captions: Captions) -> list[str]:
    return [caption.text for caption in captions.shown]


def pass_by(table: Any, ms: float) -> None:
    for _ in range(round(ms / FRAME)):
        table.passing.update(FRAME)


def test_words_at_one_spot_come_one_after_the_other(table: Any) -> None:
    for text in ("one", "two", "three"):
        say(table, "seat/1", HERE, text)
    seen = list[list[str]]()
    for _ in range(400):
        table.passing.update(FRAME)
        if not seen or seen[-1] != told(table.captions):
            seen.append(told(table.captions))
    assert [one for one in seen if one] == [["one"], ["two"], ["three"]] and seen[-1] == []


def test_the_first_gives_way_sooner_than_the_last(table: Any) -> None:
    say(table, "seat/1", HERE, "one")
    say(table, "seat/1", HERE, "two")
    pass_by(table, GIVES_WAY + 400)
    assert told(table.captions) == ["two"]
    pass_by(table, KINDS["words"].stays - 400)
    assert told(table.captions) == ["two"], "the last one can be read for as long as one alone"


def test_words_of_neighbours_stand_apart(table: Any) -> None:
    say(table, "seat/0", HERE, "burnt by lava")
    say(table, "seat/1", NEAR, "burnt by lava")
    table.passing.update(FRAME)
    boxes = [caption.box for caption in table.captions.shown]
    assert len(boxes) == 2 and not covered(boxes[0], boxes[1:])


def test_words_over_what_is_not_seen_are_not_told_and_hold_nothing_up(table: Any) -> None:
    motion = table.view.say_over("seat/1", lambda: None, "far away", "words", 100)
    for _ in range(10):
        motion.update(FRAME)
        table.passing.update(FRAME)
    assert motion.done and not told(table.captions)


def test_words_follow_what_they_speak_of(table: Any) -> None:
    at = [HERE]
    table.view.let(table.view.say_over("seat/1", lambda: at[0], "one"))
    table.passing.update(FRAME)
    (caption,) = table.captions.shown
    before, at[0] = caption.box, (640, 280, 60, 80)
    table.captions.settle()
    assert caption.box[:2] == (before[0] + 40, before[1] - 20)


@pytest.mark.parametrize("reduced", [False, True])
def test_with_reduced_motion_words_stand_still(table: Any, reduced: bool) -> None:
    table.app.settings.reduced_motion = reduced
    say(table, "seat/1", HERE, "one")
    ways = set()
    for _ in range(20):
        table.passing.update(FRAME)
        ways.add(table.captions.shown[0].lies)
    assert (len(ways) == 1) == reduced


def test_at_once_they_are_left_out(table: Any) -> None:
    table.app.settings.speed = 0
    say(table, "seat/1", HERE, "one")
    assert not table.captions.shown and not table.captions.waiting


def test_they_go_with_what_they_speak_of(table: Any) -> None:
    for text in ("one", "two"):
        say(table, "seat/1", HERE, text)
    table.passing.update(FRAME)
    assert table.captions.shown and table.captions.waiting
    table.lay_out()
    assert not table.captions.shown and not table.captions.waiting and not table.passing.motions


def test_a_place_is_near_and_covers_nothing_that_is_kept_clear() -> None:
    room, over = (640.0, 360.0), (0.0, 0.0, 640.0, 290.0)
    places = list(clear_places(HERE, (120, 40), (1280, 720), ()))
    assert places and least_harm(iter(places), [], 150) == places[0][1]
    assert places[0][1][1] + 40 <= HERE[1], "above, where there is room"
    subject = (300.0, 200.0, 40.0, 60.0)
    (_, box), *_ = clear_places(subject, (120, 40), room, [over])
    assert not covered(box, [subject, over]) and box[1] + box[3] <= room[1]
    assert least_harm(clear_places(subject, (120, 40), room, [(0, 0, *room)]), [], 150) is None
