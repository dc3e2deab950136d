"""What is read at Pontoon's table and at the end of a game, in windows with large letters, too."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.ui.games.pontoon.ruler import keep_told
from tests.ui.layout import picture
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, at_table, seated


def words(sample: str, scale: int) -> dict[str, int]:
    """Height in pixels of the words on a sample, by what they say."""
    return {mark.text: mark.px for mark in picture(sample, scale=scale)[1] if mark.kind == "text"}


@pytest.mark.parametrize("scale", [150, 200])
def test_the_own_party_is_named_as_large_as_the_others_where_letters_are_large(scale: int) -> None:
    said = words("pontoon_table", scale)
    assert all(said["Ada"] >= said[name] for name in ("Vex", "Mump", "Tansy"))


def test_where_the_closest_wins_the_ruler_says_how_far_off_everybody_is() -> None:
    said = words("pontoon_verdict", 100)
    assert {"5 off", "1 off", "2 off"} <= set(said)
    assert not any("\u00b1" in each for each in said), "it reads as if a power were not certain"


@pytest.mark.parametrize("scale", [150, 200])
def test_who_has_won_is_said_once_at_the_end(scale: int) -> None:
    said = [mark.text for mark in picture("result", scale=scale)[1] if mark.kind == "text"]
    assert said.count("Vex wins!") == 1


def test_a_power_that_swings_beyond_its_number_is_not_told_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(seated(match_of(2)), Nobody()) as (_, table):
        ruler, told = table.top.ruler, []
        monkeypatch.setattr(ruler, "stamps", SimpleNamespace(put=lambda s, key, *where: told.append(key[1])))
        standing = ruler.standings[0]
        standing.value, standing.sum, standing.sure = 11, 20, True
        keep_told(standing)
        for value in (11, 15.4, 20.9, 20):
            standing.value = value
            ruler.pill(None, standing, 0)
    assert told == ["11", "15", "20", "20"]
