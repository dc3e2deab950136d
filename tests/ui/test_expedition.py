"""The expedition by real events: set out, fight, choose a reward, and lose the torches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.modes.expedition import Expeditions, cards
from game.modes.trail import CARD, DUELS, TWIST, UPGRADE, WON, Reward, Run, begin_run, standing
from game.ui.parlour import Parlour
from game.ui.scenes.expedition import Expedition
from game.ui.scenes.prizes import CardWall, worth_of
from tests.sure import every
from tests.ui.layout import picture
from tests.ui.moding import give_up, home, left_and_gone_on_with, press, result_of, shown, sitting_of
from tests.ui.test_scenes_kept import words


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Parlour]:
    with home(tmp_path) as made:
        yield made


def test_a_run_is_set_out_on_fought_and_rewarded_by_clicks(app: Parlour) -> None:
    scene = shown(app, "expedition")
    press(app, "onward")
    assert scene.kept.run is not None and scene.now is not None and scene.now.won == 0
    assert "0 of 9 duels won, 20 cards" in words(app), "nothing is told of what there is none of"
    press(app, "onward")
    sitting = sitting_of(app)
    assert sitting.match.options["format"] == "limited"
    assert sitting.purpose == f"expedition/{scene.kept.run.seed}/0"
    result = result_of(app, sitting)
    assert "The way is open." in result.why
    assert {"copy", "review"} <= {one.id for one in result.controls()}, "nothing folded"
    press(app, "onward")
    assert isinstance(app.scene, Expedition)
    assert app.scene.now is not None and app.scene.now.won == 1 and len(app.scene.now.rewards) == 3
    twist = app.scene.now.rewards[2].what
    press(app, "prize/2")
    assert app.scene.chosen == 2
    press(app, "onward")
    assert app.scene.now.twists == (twist,) and not app.scene.now.rewards
    assert "1 of 9 duels won, 20 cards, 1 bent rule" in words(app)
    press(app, "deck")
    assert isinstance(app.scene, CardWall) and cards().twists[twist].text in app.scene.told


def test_who_stands_on_the_map_before_one_sets_out_is_who_waits_there(app: Parlour) -> None:
    scene = shown(app, "expedition")
    before = scene.row_of_rivals()
    press(app, "onward")
    assert scene.kept.run is not None and scene.row_of_rivals() == before


@pytest.mark.soak
def test_nine_duels_and_eight_rewards_of_each_kind_by_turns_are_walked_by_clicks(app: Parlour) -> None:
    shown(app, "expedition")
    press(app, "onward")
    for depth in every(range(1, DUELS + 1)):
        press(app, "onward")
        assert "The way is open." in result_of(app, sitting_of(app)).why
        press(app, "onward")
        scene = app.scene
        assert isinstance(scene, Expedition) and scene.now is not None and scene.now.won == depth
        if depth < DUELS:
            press(app, f"prize/{depth % 3}")
            press(app, "onward")
            assert [one.kind for one in scene.now.taken] == [(CARD, UPGRADE, TWIST)[n % 3] for n in range(1, depth + 1)]
    assert scene.now.victory and any("crossed the peaks" in str(getattr(one, "title", "")) for one in scene.widgets)
    press(app, "onward")
    assert scene.now is not None and scene.now.won == 0 and Expeditions(app.folders).past[-1].won == DUELS


def test_a_duel_that_was_begun_is_gone_on_with(app: Parlour) -> None:
    first, screen, shown_now = left_and_gone_on_with(app, "expedition")
    assert screen.kept.begun() == first.name == shown_now.name


def test_a_duel_that_ended_counts_though_nobody_saw_its_result(app: Parlour) -> None:
    kept = Expeditions(app.folders)
    kept.begin(9, "tidal_dodge_20")
    for lost in range(cards().lands[0].torches):
        sitting = kept.duel(shown(app, "expedition").person)
        give_up(sitting, 0)
        sitting.close()
        kept = Expeditions(app.folders)
        assert kept.run is not None and standing(cards(), kept.run).lost == lost + 1
    assert not kept.under_way
    kept.begin(10, "wild_parade_20")
    assert Expeditions(app.folders).past == [(9, "tidal_dodge_20", 0)]


def test_when_the_last_rival_is_beaten_the_screen_says_so(app: Parlour) -> None:
    kept, done = Expeditions(app.folders), (*[word for _ in range(DUELS - 1) for word in (WON, "1")], WON)
    kept.run = Run(3, "ember_assault_20", done)
    kept.keep()
    scene = shown(app, "expedition")
    assert scene.now is not None and scene.now.victory
    assert any("crossed the peaks" in str(getattr(one, "title", "")) for one in scene.widgets)


def test_what_was_kept_and_fits_no_more_is_told_and_another_run_can_begin(app: Parlour) -> None:
    assert Expeditions(app.folders).message is None
    kept = Expeditions(app.folders)
    kept.ledger.write({"run": {"seed": 1, "deck": "gone_20", "done": []}, "past": []})
    again = Expeditions(app.folders)
    assert again.run is None and again.message is not None and "does not fit" in again.message
    again.begin(4, "tidal_dodge_20")
    assert Expeditions(app.folders).run == again.run


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("expedition_duel", {"Molten Minotaur", "Duel 6, a boss. Plays Ember Assault, Normal."}),
        ("expedition", {"Ripple Hare is beaten! Choose one of three", "Runaway Comet", "AN UPGRADE"}),
        ("expedition_over", {"The last torch is out", "1 duel won, then came Rustblade Mantis. Try another way."}),
    ],
)
def test_in_a_small_window_what_is_next_is_seen_beside_its_picture(name: str, told: set[str]) -> None:
    marks = picture(name, scale=200)[1]
    foot = next(mark.rect.top for mark in marks if mark.kind == "control" and mark.text == "onward")
    assert told <= {mark.text for mark in marks if mark.kind == "text" and mark.rect.bottom < foot}


def test_with_larger_text_all_three_rewards_are_seen_at_once_in_letters_of_full_size() -> None:
    marks = picture("expedition", scale=150)[1]
    foot = next(mark.rect.top for mark in marks if mark.kind == "control" and mark.text == "onward")
    prizes = [mark.rect for mark in marks if mark.kind == "control" and mark.text.startswith("prize/")]
    assert len(prizes) == 3 and len({prize.h for prize in prizes}) == 1 and max(one.bottom for one in prizes) < foot
    lines = [mark.px for mark in marks if mark.kind == "text" and any(one.contains(mark.rect) for one in prizes)]
    assert lines and min(lines) >= 18


def test_a_reward_of_white_wild_cards_tells_what_they_do_and_not_their_power() -> None:
    content = cards()
    now = standing(content, begin_run(content, 1, "tidal_dodge_20"))
    wild, red = (
        next(one for one in content.monsters if one.type == kind and one.power < 900)
        for kind in ("white_wild", "red_strike")
    )
    told = [worth_of(content, now, Reward(CARD, one.id, 100, 2, ())).line for one in (wild, red)]
    assert told == ["2 copies: each takes any card with it.", f"2 copies of {red.power + 100} power."]
