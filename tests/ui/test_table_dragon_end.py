"""How a game of Dragon Attack! ends at the table, and the lesson and the examples that are played on it."""

from __future__ import annotations

import pytest

from game.assets import data
from game.engine.chain import Chain
from game.engine.match import Match
from game.ui.gallery import opened
from game.ui.games import open_table
from game.ui.games.dragon.samples import eager, found
from game.ui.games.dragon.table import DragonTop
from game.ui.games.midst import Midst
from game.ui.games.samples import SAMPLE
from game.ui.parlour import Parlour
from game.ui.scenes.result import Result
from tests.ui.tabling import Quick, seated, settle, window
from tests.ui.test_lessons import begin, schoolroom


def ended(won: bool) -> Match:
    """A game that some random players have finished."""
    return found(SAMPLE, lambda match: match.over and bool(match.state.winners) == won, 3, "silverado", eager).match


def words(app: Parlour) -> list[str]:
    """All that stands on the screen."""
    app.painter.record = True
    app.step([], 200)
    app.snapshot()
    return [mark.text for mark in app.painter.marks]


@pytest.mark.parametrize("won", [True, False])
def test_the_sound_of_victory_is_for_a_victory(won: bool) -> None:
    match = ended(won)
    last = match.branch(len(match.answers) - 1)
    with window(lambda app: open_table(app, seated(last, 0, 1, 2), Quick())) as app:
        app.sounds.heard.clear()
        last.answer(match.answers[-1].key)
        settle(app, 400)
        assert isinstance(app.scene, Result)
        assert ("win" in app.sounds.heard) == won


def test_a_fallen_palace_is_not_celebrated() -> None:
    with window(lambda app: Result(app, seated(ended(False)))) as app:
        told = words(app)
        assert "The palace has fallen" in told and any("Everybody loses" in text for text in told)
        assert not any("wins" in text for text in told)
        assert not {"1", "2", "3"} & {mark.text for mark in app.painter.marks if mark.rect[0] < 100}, (
            "nobody has a place"
        )


@pytest.mark.parametrize("won", [True, False])
def test_the_chart_of_a_game_that_all_can_lose_gives_the_dragon_its_share(won: bool) -> None:
    match = ended(won)
    with window(lambda app: Result(app, seated(match))) as app:
        scene = app.scene
        assert isinstance(scene, Result)
        scene.story.go_on(scene.story.whole)
        chances = scene.story.chances
        assert all(len(shares) == match.seats + 1 and sum(shares) == pytest.approx(1) for shares in chances)
        assert chances[-1][-1] == (0 if won else 1)
        assert any(0.02 < shares[-1] < 0.98 for shares in chances), "neither hidden nor the whole"
        assert all(turn.seat < match.seats for turn in scene.story.turns())
        assert "Dragon" in words(app), "its line has a name"


def test_whoever_has_slain_the_dragon_is_seen_with_its_hoard() -> None:
    with schoolroom() as app:
        table, run, _ = begin(app, data("dragon", "lessons", "third_palace.yaml"))
        run.resume(9)
        table.catch_up()
        settle(app)
        total = next(one for one in table.controls() if one.id == "why/total/0")
        chain = total.tags["chain"]
        assert isinstance(chain, Chain) and chain.number == run.match.state.points(0) == 60
        assert isinstance(table.top, DragonTop)
        assert [table.top.parties.total(seat) for seat in (0, 1)] == [run.match.state.points(seat) for seat in (0, 1)]


def test_a_slain_dragon_falls_and_is_gone() -> None:
    with opened("dragon_battle") as app:
        table = app.scene
        assert isinstance(table, Midst) and isinstance(table.top, DragonTop)
        table.stands = False
        seen = []
        while table.motion is not None or not table.news.still:
            app.step([], 40)
            if (dragon := table.top.figures.dragon) is not None:
                seen.append((dragon.up, dragon.alpha))
        assert max(seen)[0] > 30 and min(seen)[0] < 0 and min(alpha for _, alpha in seen) < 0.5
        assert table.top.figures.dragon is None
        table.lay_out()
        assert table.top.figures.dragon is None
