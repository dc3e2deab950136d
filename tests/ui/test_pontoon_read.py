"""What is read at Pontoon's table and at the end of a game, in windows with large letters, too."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.engine.events import Changed
from game.ui.gallery import opened
from game.ui.games.pontoon.ruler import keep_told
from tests.rules.pontoon.table import SHIPPED, Table, party
from tests.sure import every
from tests.ui.hands import named
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


def test_dots_where_a_choice_may_lead_say_whose_they_are_and_what_their_size_means(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with at_table(seated(match_of(2)), Nobody()) as (app, table):
        ruler, told = table.top.ruler, list[str]()
        monkeypatch.setattr(ruler.forecast, "changes", lambda: {0: {12: 0.7, 15: 0.3}})
        monkeypatch.setattr(ruler, "label", lambda s, text, *where: told.append(text))
        ruler.ghosts(app.sheet(app.window.surface))
    assert told == ["Ada may come to: larger is likelier"]


def test_lines_below_the_ruler_say_what_they_are_while_an_equipment_is_hidden() -> None:
    with opened("pontoon_table") as app:
        assert "1 to 10 more" in named(app.scene, "ruler/reach").tip
    with opened("pontoon_verdict") as app:
        assert not [one for one in app.scene.controls() if one.id == "ruler/reach"]


@pytest.mark.parametrize(
    ("companions", "answers", "told"),
    [
        (("GM05", "GM01"), ("stay", "GM01"), {"GM05": ("1", "1 instead of 5: copied."), "GM01": ("", "")}),
        (("GM01", "GA02"), ("stay", "use"), {"GM01": ("", "6 instead of 1: turned."), "GA02": ("", "")}),
        (("GA02", "GA01"), ("stay", "use"), {"GA02": ("3", "3 instead of 2: +1 by abilities."), "GA01": ("", "")}),
    ],
)
def test_a_card_that_counts_another_number_than_it_shows_has_that_on_it_and_says_why(
    companions: tuple[str, ...], answers: tuple[str, ...], told: dict[str, tuple[str, str]]
) -> None:
    t = Table(party("EQ07", *companions), party("EQ09", "GM03"), quest="Q2").play(*answers)
    with at_table(seated(t.match), Nobody()) as (_, table):
        cards = {SHIPPED.cards[card].id: card for card in table.top.parties.companions(0)}
        for id, (over, why) in every(told.items()):
            assert table.top.parties.unlike_print(cards[id]) == over
            assert dict(table.top.card_notes(cards[id])).get("Counts now", "") == why


@pytest.mark.usefixtures("unpainted")
def test_while_it_is_told_who_wins_powers_stand_as_they_were_judged() -> None:
    """Abilities are over before the cards go: a winner with 17 stood at 16, level with the loser."""
    with at_table(seated(match_of(2)), Nobody()) as (_, table):
        ruler, verdict = table.top.ruler, table.top.verdict
        was = [standing.sum for standing in ruler.standings]
        verdict.outcome, verdict.powers = "Ada wins.", (17, 16)
        assert ruler.show(Changed("bonus", 1, 0, 3, False)) is not None
        assert [(one.sum, one.sure) for one in ruler.standings] == [(17, True), (16, True)]
        verdict.show(Changed("phase", None, "preparation", 3, False))
        ruler.settled()
        assert [standing.sum for standing in ruler.standings] == was
