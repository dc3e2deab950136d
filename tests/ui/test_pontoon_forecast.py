"""What a choice of Pontoon would change is told before it is made, by the rules, and by nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.pontoon_quest import quest_ending
from game.engine.match import Match
from game.rules.pontoon.odds import powers_after
from game.ui.gallery import opened
from game.ui.games.pontoon.forecast import WORLDS
from game.ui.table.why import told
from tests.rules.pontoon.table import Table, party
from tests.sure import every
from tests.ui.hands import button, middle, named, point
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, at_table, seated, settle

LEGIBLE = 24  # letters under the name of a button


def test_a_choice_tells_only_what_the_hero_may_know() -> None:
    match = match_of(3, 5)
    state, hero = match.state, match.decision.player
    worlds = [state, *(state.redeal(hero, Random(seed)) for seed in range(3))]
    for option in every(match.decision.options):
        found = [
            (powers_after(world, hero, option.key, 6), [quest_ending(world, hero, option.key, n) for n in range(6)])
            for world in worlds
        ]
        assert all(one == found[0] for one in found[1:])


def test_powers_are_those_that_the_choice_would_bring() -> None:
    t = Table(party("EQ09", "GA05"), party("EQ05", "GA06"), quest="Q7")
    (hit, other), before = powers_after(t.state, 0, "hit", 8), t.power(0)
    assert hit.total() == 8 and min(hit) > -before and set(other) == {0}
    assert powers_after(t.state, 0, "stay", 8)[0] == {0: 8}


def at_hit_or_stay() -> Match:
    match = match_of(2, 3)
    while match.decision.player != 0 or {option.key for option in match.decision.options} != {"hit", "stay"}:
        match.answer(match.decision.options[0].key)
    return match


@pytest.mark.usefixtures("unpainted")
def test_buttons_tell_the_chance_to_win_and_pointing_shows_the_powers_to_come() -> None:
    match = at_hit_or_stay()
    with at_table(seated(match), Nobody(), odds=True) as (app, table):
        for _ in range(90):
            app.step([], 16)
        forecast, panel = table.top.forecast, table.top.panel
        assert all("% to win" in face.sub for _, face in panel.buttons())
        assert all(0 <= (forecast.chance(key) or 0) <= 1 for key in ("hit", "stay")) and not forecast.changes()
        point(app, middle(next(control.rect for control in table.controls() if control.id == "choice/hit")))
        changes = forecast.changes()
        assert set(changes) == {0} and sum(changes[0].values()) == pytest.approx(1)
        before = len(match.answers)
        button(app, middle(named(table, "choice/hit").rect), number=3)
        for _ in range(300):
            app.step([], 16)
        chain, (_, face), *_ = table.frame.why.chain(), *panel.buttons()
        assert chain.of == WORLDS == chain.number + sum(link.amount for link in chain.rest)
        assert face.sub.endswith(f"{told(chain).rpartition(', ')[2]} to win"), "its sum is not the number"
        assert len(match.answers) == before
        assert not any(app.step([], 16) for _ in range(10)), "it comes to rest"
        settle(app)
    with at_table(seated(match_of(2, 3)), Nobody(), odds=False) as (app, table):
        for _ in range(60):
            app.step([], 16)
        assert table.top.forecast.chance("hit") is None


@pytest.mark.usefixtures("unpainted")
def test_powers_to_come_are_ringed_where_they_meet_the_condition(monkeypatch: pytest.MonkeyPatch) -> None:
    stamped = list[tuple[object, ...]]()
    with at_table(seated(match_of(2, 3)), Nobody(), odds=True) as (app, table):
        ruler = table.top.ruler
        quest = table.top.ruler.parties.quest()
        met = ruler.aim if ruler.aim is not None else min(quest.lit)
        powers = {met: 0.5, next(n for n in range(30, 0, -1) if n != met and n not in quest.lit): 0.5}
        monkeypatch.setattr(ruler.forecast, "changes", lambda: {0: powers})
        monkeypatch.setattr(ruler.stamps, "svg", lambda s, key, *rest: stamped.append(key))
        ruler.ghosts(app.sheet(app.window.surface))
    assert [key[-1] for key in stamped] == [True, False]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    "words", ["surely inside", "95 % inside, none over", "100 % to go over", "100 % to come nearer"]
)
def test_odds_and_the_chance_to_win_are_short_enough_to_be_read(words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(seated(match_of(2, 3)), Nobody(), odds=True) as (_, table):
        monkeypatch.setattr(table.top.forecast, "chance", lambda key: 0.28)
        told = table.top.panel.with_chance(words, "hit")
    assert told.endswith("28 % to win") and len(told) <= LEGIBLE


@pytest.mark.usefixtures("unpainted")
def test_never_and_always_are_said_only_where_nothing_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with at_table(seated(match_of(2, 3)), Nobody(), odds=True) as (_, table):
        forecast, facts = table.top.forecast, table.view.picture.facts
        for chance, told in ((0.0, "< 1 %"), (0.004, "1 %"), (0.5, "50 %"), (1.0, "> 99 %")):
            monkeypatch.setattr(forecast, "chance", lambda key, chance=chance: chance)
            assert forecast.words("hit") == told
        monkeypatch.setitem(facts, "phase", "battle")
        assert forecast.words("hit") == "> 99 %", "the rival's Equipment lies face down"
        monkeypatch.setattr(forecast.parties, "sure", lambda seat: True)
        assert forecast.words("hit") == "100 %"


@pytest.mark.usefixtures("unpainted")
def test_a_puzzle_is_not_solved_by_what_its_buttons_tell() -> None:
    with opened("pontoon_puzzle") as app:
        table = app.scene
        for _ in range(90):
            app.step([], 16)
        assert table.view.settings.odds and len(faces := table.top.panel.buttons()) > 1
        assert not any("to win" in face.sub for _, face in faces)


@pytest.mark.usefixtures("unpainted")
def test_the_lines_of_hit_and_stay_have_one_size_and_the_bubble_says_them_in_full() -> None:
    with at_table(seated(at_hit_or_stay()), Nobody(), odds=True) as (app, table):
        app.painter.record = True
        for _ in range(90):
            app.step([], 16)
        app.dirty = True
        app.step([], 16)
        subs = {face.text: face.sub for _, face in table.top.panel.buttons()}
        sizes = {mark.px for mark in app.painter.marks if mark.text in subs.values()}
        assert set(subs) == {"Hit", "Stay"} and all("to win" in sub for sub in subs.values()) and len(sizes) == 1
        assert " to win the quest." in named(table, "choice/hit").tip
        assert named(table, "choice/stay").tip.startswith("You stay at ")
