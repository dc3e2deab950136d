"""Looking back, undo, hints, lessons and changed seats: the live game stays what the answers made it."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import pygame
import pytest

from game.ai.thinking import Thought
from game.company import Player
from game.engine.agenda import say
from game.engine.game import Refusal
from game.engine.match import Match
from game.engine.retold import chosen, chosen_for
from game.rules import GAMES, shipped_content
from game.rules.dragon.battle import Retreating
from game.rules.dragon.movement import Walking
from game.rules.pontoon.changes import Placing
from game.sitting import Sitting
from game.ui.table.deedmark import STANDS
from game.ui.table.news import view_of
from tests.sure import every
from tests.ui.dragon_tabling import match_of as dragon_match
from tests.ui.hands import button, click, middle, named, press
from tests.ui.layout import overlaps
from tests.ui.pontoon_tabling import match_of
from tests.ui.tabling import Nobody, Quick, at_table, lit, seated, settle


def played(answers: int, seats: int = 3, seed: int = 5, **more: bool) -> Sitting:
    """A game in which so many answers were given by chance and the person is asked."""
    match, lot = match_of(seats, seed, **more), Random(seed)
    while len(match.answers) < answers or match.decision.player != 0:
        match.answer(lot.choice(match.decision.options).key)
    return seated(match)


def test_looking_back_leaves_the_live_game_untouched() -> None:
    sitting = played(30)
    with at_table(sitting, Nobody()) as (app, table):
        before = sitting.match.state.digest(), sitting.match.plain(), table.news.picture.view()
        press(app, pygame.K_l)
        lines = [control for control in table.controls() if control.id.startswith("line/")]
        click(app, lines[2])
        assert table.past.shown and not lit(table)
        for key in (pygame.K_1, pygame.K_2, pygame.K_h):
            press(app, key)
        assert (sitting.match.state.digest(), sitting.match.plain()) == before[:2]
        press(app, pygame.K_l)
        press(app, pygame.K_ESCAPE)
        assert not table.past.shown and table.news.picture.view() == before[2]


def test_every_moment_of_the_past_is_what_the_seat_saw_then() -> None:
    sitting = played(40)
    match = sitting.match
    with at_table(sitting, Nobody()) as (app, table):
        for answers in every(range(0, len(match.answers), 5)):
            table.past.to(match.marks[answers])
            assert table.news.picture.view() == view_of(match.state_at(answers), 0)
            assert table.news.answers == answers


def test_a_moment_at_which_somebody_was_asked_tells_what_was_chosen() -> None:
    sitting = played(40)
    match = sitting.match
    with at_table(sitting, Nobody()) as (app, table):
        for at in every(at for at, answer in enumerate(match.answers) if answer.key in ("hit", "stay")):
            table.past.to(match.marks[at])
            who = sitting.names[match.answers[at].seat]
            told = table.past.words()
            assert told.startswith(f"{who} was asked") and told.endswith(f" {chosen(match, at, sitting.names)}")
            assert table.past.asked() == f"{who} was asked: {say(match.state_at(at).question.prompt)}"
            table.past.to(match.marks[at] + 1)
            assert "was asked" not in table.past.words(), "between two questions the log is told"


def test_an_arrow_leads_from_the_hero_who_went_to_where_it_went_and_none_while_it_goes_there() -> None:
    match, lot = dragon_match(3, 5), Random(5)
    while len(match.answers) < 60:
        match.answer(lot.choice(match.state.question.options).key)
    walks = [n for n in range(60) if isinstance(match.state_at(n).about, Walking) and match.answers[n].key != "stay"]
    with at_table(seated(match), Nobody(), speed=3) as (_, table):
        for at in every(walks):
            table.past.to(match.marks[at])
            deed = table.past.deed()
            assert deed.at == f"hex/{match.answers[at].key}" and deed.seat == match.answers[at].seat
            stood = table.view.where(f"{STANDS}{deed.seat}")
            assert stood and table.view.where(deed.at) not in (None, stood)
            table.past.play()
            assert table.past.deed() is None


def test_the_arrow_begins_at_the_piece_that_went_though_somebody_else_has_chosen_where() -> None:
    match, lot = dragon_match(3, 5), Random(5)
    while len(match.answers) < 60:
        match.answer(lot.choice(match.state.question.options).key)
    sent = {n: about.loser for n in range(60) if isinstance(about := match.state_at(n).about, Retreating)}
    with at_table(seated(match), Nobody()) as (_, table):
        mark = next(part for part in table.frame.parts if part.name == "deed")
        for at, loser in every(sent.items()):
            table.past.to(match.marks[at])
            assert mark.moved(match.answers[at].seat) == loser != match.answers[at].seat


def test_what_was_chosen_names_no_card_that_the_viewer_did_not_know() -> None:
    """Who has looked at the guild's uppermost card leaves it there or puts it under; nobody else knows which it is."""
    for seed in range(40):
        match, lot = match_of(3, seed), Random(seed)
        while match.decision is not None and not isinstance(match.state.about, Placing):
            match.answer(lot.choice(match.decision.options).key)
        if match.decision is not None:
            break
    seat, at, names = match.decision.player, len(match.answers), ["Ada", "Vex", "Mump"]
    match.answer("under")
    own = chosen_for(match, at, names, seat)
    assert own is not None and own.words == chosen(match, at, names) != ""
    others = [viewer for viewer in (0, 1, 2, None) if viewer != seat]
    assert [chosen_for(match, at, names, viewer) for viewer in others] == [None, None, None]


def test_a_branch_is_a_game_of_its_own() -> None:
    sitting = played(20)
    plain = sitting.match.plain()
    with at_table(sitting, Nobody()) as (app, table):
        table.past.to(sitting.match.marks[10])
        app.post(table.past.play_from_here())
        settle(app)
        branch = app.scene.sitting
        assert branch is not sitting and branch.match.seed != sitting.match.seed
        assert branch.match.first.view(0) == sitting.match.state_at(10).view(0)
        assert sitting.match.plain() == plain
        table.past.play_from_here()
        assert sitting.what_if(10, 0).match.seed != branch.match.seed  # each time another one


def test_a_report_of_an_imagined_game_says_that_it_cannot_play_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it is made, and where somebody tries to. This window has no home, so it goes to the temporary folder."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with at_table(played(20), Nobody()) as (app, table):
        app.post(table.past.play_from_here())
        settle(app)
        press(app, pygame.K_F12)
        assert any("cannot play it again" in toast.text for toast in app.toasts.shown)
        save = app.scene.sitting.as_save()
    assert len(list(tmp_path.glob("report-*.json"))) == 1
    sitting, message = Sitting.of_save(None, save)
    assert sitting is None and message and "did not begin with a deal" in message
    assert "dealt" not in played(20).match.plain()


def test_a_branch_of_a_finished_game_is_the_true_one() -> None:
    sitting = played(20)
    while not sitting.match.over:
        sitting.match.answer(sitting.match.decision.options[0].key)
    branch = sitting.what_if(10, 0).match
    assert branch.answers == sitting.match.answers[:10] and branch.dealt
    assert branch.state.digest() == sitting.match.state_at(10).digest()


def test_the_past_plays_on_to_the_present() -> None:
    sitting = played(20)
    with at_table(sitting, Nobody()) as (app, table):
        table.past.to(0)
        table.past.play()
        settle(app, 30)
        assert table.news.shown == len(sitting.match.events)
        assert table.news.picture.view() == view_of(sitting.match.state, 0)


def test_what_plays_in_the_past_says_how_to_stop_it_rests_at_the_end_and_then_begins_anew() -> None:
    with at_table(played(20), Nobody()) as (app, table):
        table.past.to(0)
        table.past.play()
        assert named(table, "bar/play").label == "Pause"
        settle(app, 30)
        assert not table.past.playing and named(table, "bar/play").label == "Play on"
        table.past.play()
        assert table.past.playing and table.news.shown == 0


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
def test_words_and_buttons_keep_apart_when_a_finished_game_is_looked_at_again(game: str) -> None:
    match, lot = Match(GAMES[game], shipped_content(game), 2, 3), Random(3)
    while not match.over:
        match.answer(lot.choice(match.decision.options).key)
    with at_table(seated(match), Nobody()) as (app, table):
        app.painter.record = True
        table.past.to(len(match.events) // 2)
        app.rescaled()  # all is drawn anew
        app.step([], 16)
        assert app.painter.marks and not overlaps(app.painter.marks)


def test_undo_is_grey_with_its_reason_and_takes_back_with_consent() -> None:
    sitting = next(one for one in (played(n) for n in range(8, 40)) if isinstance(one.match.may_undo(0), Refusal))
    with at_table(sitting, Nobody()) as (app, table):
        undo = next(control for control in table.controls() if control.id == "bar/undo")
        assert not undo.enabled and undo.why_not
    sitting = played(12, consent=True)
    with at_table(sitting, Nobody()) as (app, table):
        before = len(sitting.match.answers)
        press(app, pygame.K_z, pygame.KMOD_CTRL)
        assert len(sitting.match.answers) < before
        settle(app)
        assert table.news.picture.view() == view_of(sitting.match.state, 0) and lit(table)


def test_a_hint_lights_a_choice_and_gives_a_reason() -> None:
    with at_table(played(12), Quick()) as (app, table):
        press(app, pygame.K_h)
        settle(app, 2)
        hint = table.hint.thought
        assert hint is not None and hint.key in {control.tags["key"] for control in lit(table)}
        assert [toast.text for toast in app.toasts.shown] == [hint.hint]
        assert "hint" in table.sitting.assists


@pytest.mark.usefixtures("unpainted")
def test_a_hint_and_a_reason_call_seats_by_their_names() -> None:
    class Counting(Quick):
        def poll(self) -> Thought | None:
            thought = super().poll()
            return thought and thought._replace(hint="Stay: seat 2 has stayed.", reason="It saw seat 1 and seat 2.")

    with at_table(played(12), Counting()) as (app, table):
        first, second = table.sitting.names[:2]
        press(app, pygame.K_h)
        settle(app, 2)
        assert [toast.text for toast in app.toasts.shown] == [f"Stay: {second} has stayed."]
        assert table.hint.thought.reason == f"It saw {first} and {second}."


@pytest.mark.usefixtures("unpainted")
def test_who_is_asked_why_says_whether_a_person_or_a_computer_has_nothing_to_tell() -> None:
    with at_table(played(12), Nobody()) as (app, table):
        told = []
        for seat in (0, 1):
            table.view.teller(seat)()
            told.append(app.toasts.shown[-1].text)
        assert told == ["Ada is a person: why, only Ada knows.", f"{table.sitting.names[1]} has chosen nothing yet."]


@pytest.mark.usefixtures("unpainted")
def test_the_button_of_the_hint_tells_that_it_is_being_thought_about() -> None:
    with at_table(played(12), Nobody()) as (app, table):
        assert named(table, "bar/hint").label == "Hint"
        press(app, pygame.K_h)
        assert named(table, "bar/hint").label == "The computer thinks about it"
        table.hint.forget()
        assert named(table, "bar/hint").label == "Hint"


def test_a_refusal_names_its_rule() -> None:
    with at_table(played(12), Nobody()) as (app, table):
        click(app, named(table, "pile/armoury"))
        assert [toast.text for toast in app.toasts.shown] == [
            "One Equipment each: the others wait for the next round. Rule 1.3."
        ]
        assert app.toasts.shown[0].action == "Rule"


def test_a_seat_goes_to_the_computer_and_back() -> None:
    sitting = played(12)
    with at_table(sitting, Quick()) as (app, table):
        table.seating.hand_over(0, Player("Ada", "computer", "normal", "flame"))
        before = len(sitting.match.answers)
        settle(app, 3)
        assert len(sitting.match.answers) > before
        table.seating.hand_over(0, Player("Ada", "person", "", "flame"))
        settle(app, 60)
        assert table.news.finished or table.eyes.viewer == 0 and lit(table)


def test_escape_opens_the_menu_and_escape_again_resumes() -> None:
    with at_table(played(12), Nobody()) as (app, table):
        press(app, pygame.K_ESCAPE)
        assert type(app.scene).__name__ == "PauseMenu"
        press(app, pygame.K_ESCAPE)
        assert app.scene is table


def test_the_zoomed_card_is_written_large_and_explained() -> None:
    with at_table(played(24), Nobody()) as (app, table):
        card = next(control for control in table.controls() if isinstance(control.tags.get("card"), int))
        button(app, middle(card.rect), pygame.MOUSEBUTTONDOWN, number=3)
        assert table.zoom.card == card.tags["card"]
        app.painter.record = True
        app.snapshot()
        name, *words = [mark for mark in app.painter.marks if mark.kind == "text"]
        assert len(words) > 2 and name.px >= 18
        assert all(mark.px == mark.wanted >= 14 for mark in words), words
        press(app, pygame.K_ESCAPE)
        assert table.zoom.card is None and app.scene is table
