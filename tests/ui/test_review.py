"""Review, played with real events: whose decisions are judged, what is told of them, and the ways out of it."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from game.ai.mind import Mind
from game.ai.review import WORLDS, Review, Verdict
from game.engine.words import per_cent
from game.sitting import Sitting
from game.store import reviews
from game.ui.parlour import Parlour
from game.ui.scenes import chart
from game.ui.scenes.chart import TICKS, Chart
from game.ui.scenes.result import Result
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.samples import judged_sample
from game.ui.scenes.saves import Saves
from game.ui.scenes.verdicts import Told, digest_of, signed_per_cent
from game.ui.table.story import Turn
from game.ui.table.table import Table
from tests.ui.hands import press
from tests.ui.layout import picture
from tests.ui.visiting import PEOPLE, click, played, show


class Prompt:
    """A reviewer that has found everything at once."""

    made: list[Prompt] = []

    def __init__(self, game: object, content: object, first: object, answers: object, seats: object) -> None:
        self.seats, self.done, self.closed = seats, False, False
        self.found = list[object]()
        Prompt.made.append(self)

    def poll(self) -> list[object]:
        found, self.found, self.done = self.found, [], True
        return found

    def close(self) -> None:
        self.closed = True


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> type[Prompt]:
    monkeypatch.setattr("game.ui.scenes.review.Reviewer", Prompt)
    monkeypatch.setattr("game.ui.scenes.glances.Glances.get", lambda *about: pygame.Surface((64, 36)))
    Prompt.made = []
    return Prompt


def review(app: Parlour, found: bool = True) -> ReviewScene:
    sitting = played(app)
    scene = ReviewScene(app, sitting, judged_sample(sitting.match) if found else None)
    show(app, scene)
    return scene


def test_players_are_shown_as_the_figures_that_they_played(app: Parlour) -> None:
    scene, seen = review(app), set[int]()

    def portrait(seat: int, px: int) -> pygame.Surface:
        seen.add(seat)
        return pygame.Surface((px, px))

    scene.looks = [look._replace(portrait=partial(portrait, seat)) for seat, look in enumerate(scene.looks)]
    scene.set_out()
    app.step([], 16)
    assert seen == set(range(len(scene.sitting.players)))


def test_the_people_are_judged_and_each_can_be_looked_at(app: Parlour, prompt: type[Prompt]) -> None:
    scene = review(app)
    people = [seat for seat, player in enumerate(scene.sitting.players) if player.is_person]
    assert set(people) <= set(scene.judges) and scene.seat == people[0]
    click(app, f"seat/{people[-1]}")
    assert not prompt.made
    assert scene.seat == people[-1]
    assert all(one.verdict.seat == people[-1] for one in scene.costly) and scene.costly


def test_a_computer_is_judged_when_its_seat_is_chosen_and_that_is_kept_with_the_rest(
    app: Parlour, prompt: type[Prompt]
) -> None:
    sitting = played(app)
    computer = next(seat for seat, player in enumerate(sitting.players) if not player.is_person)
    scene = ReviewScene(app, sitting, judged_sample(sitting.match, unjudged=computer))
    show(app, scene)
    click(app, f"seat/{computer}")
    assert prompt.made[0].seats == [computer] and not scene.done and scene.seat == computer
    known, fortunes = len(scene.review.verdicts), list(scene.review.fortunes)
    at = next(n for n, answer in enumerate(scene.sitting.match.answers) if answer.seat == computer)
    prompt.made[0].found = [Verdict(at, computer, "stay", 0.5, 0.0, 0.0, 0.2), fortunes[0]._replace(gains=(0.0,) * 4)]
    for _ in range(3):
        app.step([], 500)
    assert scene.done and len(scene.review.verdicts) == known + 1 and scene.review.fortunes == fortunes
    assert scene.review.accuracy(computer) == 100
    again = ReviewScene(app, scene.sitting)
    assert computer in again.judges and again.seat == scene.judges[0]


def test_a_decision_is_told_with_what_was_chosen_and_what_was_better(app: Parlour) -> None:
    scene = review(app)
    told = scene.costly[0]
    state = scene.sitting.match.state_at(told.verdict.at)
    keys = {option.key for option in state.decision.options}
    assert told.verdict.best in keys and told.labels[0] != told.labels[1]
    assert told.why.endswith(".") and told.lost.endswith(" %")
    assert scene.round_at(told.verdict.at) >= 1 and f"Round {scene.round_at(told.verdict.at)}" in told.heading


def test_a_decision_is_headed_with_what_was_done_in_words_that_need_no_question(app: Parlour) -> None:
    scene = review(app)
    match = scene.sitting.match
    at = next(n for n, answer in enumerate(match.answers) if answer.key == "leave")
    best = next(option.key for option in match.state_at(at).question.options if option.key != "leave")
    told = Told(scene.sitting, Verdict(at, match.answers[at].seat, best, 0.5, 0.1, 0.01, 0.2), 3)
    used = match.content.name(match.state_at(at).about.card)
    assert told.heading == f"Round 3: Do not use {used}" and told.labels[0] == "Do not use it"


def test_two_choices_with_one_label_are_told_apart_by_what_they_do(app: Parlour) -> None:
    sitting = Sitting.new(app.folders, "kingdom", PEOPLE[:2], 1)
    decision = sitting.match.decision
    assert decision is not None
    made, best, *_ = decision.options
    assert made.label == best.label
    sitting.answer(made.key)
    told = Told(sitting, Verdict(0, decision.player, best.key, 0.5, 0.1, 0.01, 0.2), 0)
    assert told.labels[0] == told.heading != told.labels[1]


def test_what_speaks_against_a_choice_calls_seats_by_their_names(app: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mind, "reason", lambda *about: "Stay: seat 2 has stayed.")
    scene = review(app)
    assert {one.why for one in scene.costly} == {f"Stay: {scene.sitting.names[1]} has stayed."}


def test_the_costliest_decisions_have_places_of_one_width(app: Parlour) -> None:
    review(app)
    wide = {round(control.rect[2]) for control in app.controls() if control.id.startswith("try/")}
    assert len(wide) == 1


def test_the_chart_has_a_plain_scale(app: Parlour) -> None:
    scene = review(app)
    chart = Chart(scene.style, scene.story, [("Ada", "flame")] * scene.sitting.match.seats, 0)
    chart.lay((0, 0, 640, 360))
    heights = [chart.place(0, tick / 100)[1] for tick in TICKS]
    steps = [round(a - b, 6) for a, b in zip(heights, heights[1:])]
    assert TICKS[0] == 0 and TICKS[-1] == 100 and len(steps) > 2
    assert {round(step / steps[0], 4) for step in steps} == {1.0}
    assert {b - a for a, b in zip(TICKS, TICKS[1:])} == {TICKS[1]}


def test_from_a_decision_it_is_played_on_and_the_way_back_leads_here(app: Parlour) -> None:
    scene = review(app)
    told = scene.costly[0]
    before = scene.sitting.match.state.digest()
    click(app, "try/0")
    assert isinstance(app.scene, Table) and app.scene.sitting.what_if_only
    assert len(app.scene.match.answers) == told.verdict.at and app.scene.match.decision.player == scene.seat
    press(app, pygame.K_BACKSPACE)
    assert app.scene is scene and scene.sitting.match.state.digest() == before


def test_whoever_tries_a_computers_decision_sits_in_its_seat(app: Parlour) -> None:
    sitting = played(app)
    computer = next(seat for seat, player in enumerate(sitting.players) if not player.is_person)
    assert sitting.what_if(3, computer).players[computer].is_person
    assert not sitting.players[computer].is_person


def test_what_was_found_is_kept_beside_the_game_and_nobody_looks_twice(app: Parlour, prompt: type[Prompt]) -> None:
    scene = review(app, found=False)
    assert not scene.done and scene.reviewer is prompt.made[0] and prompt.made[0].seats == scene.judges
    assert "of" in scene._strength()
    prompt.made[0].found = [*judged_sample(scene.sitting.match).verdicts]
    for _ in range(3):
        app.step([], 500)
    assert scene.done and prompt.made[0].closed and scene.reviewer is None
    again = ReviewScene(app, scene.sitting)
    assert again.done and again.review.plain() == scene.review.plain()
    show(app, again)
    assert len(prompt.made) == 1


def test_whoever_leaves_stops_it(app: Parlour, prompt: type[Prompt]) -> None:
    review(app, found=False)
    press(app, pygame.K_ESCAPE)
    assert not isinstance(app.scene, ReviewScene) and prompt.made[0].closed


def test_it_opens_from_the_result_and_from_the_games(app: Parlour) -> None:
    show(app, Result(app, played(app)))
    click(app, "review")
    assert isinstance(app.scene, ReviewScene)
    show(app, Saves(app))
    app.step([], 16)
    click(app, "review")
    assert isinstance(app.scene, ReviewScene)


def test_a_result_tells_of_decisions_once_the_game_is_reviewed_and_of_its_turns_before(app: Parlour) -> None:
    sitting = played(app)
    result = Result(app, sitting)
    show(app, result)
    assert not result.judged
    click(app, "review")
    found = judged_sample(sitting.match)
    reviews.keep(app.folders, sitting.name, digest_of(sitting.match), found.plain())
    press(app, pygame.K_ESCAPE)
    assert app.scene is result
    person = next(seat for seat, player in enumerate(sitting.players) if player.is_person)
    assert [one.verdict.at for one in result.judged] == [one.at for one in found.costliest(person)]
    result.story.go_on(result.story.whole)
    result.set_out()
    assert [turn.at + 1 for turn in result.turns] == [one.verdict.at for one in result.judged]
    click(app, "turn/0")
    assert isinstance(app.scene, Table) and app.scene.match.decision.player == person
    assert len(app.scene.match.answers) == result.judged[0].verdict.at


def test_whoever_tries_a_turn_of_a_game_of_computers_sits_in_the_seat_that_chose_there(app: Parlour) -> None:
    sitting = played(app)
    sitting.players[:] = [player._replace(kind="computer", level="easy") for player in sitting.players]
    result = Result(app, sitting)
    show(app, result)
    app.post(result._try(Turn(5, 0, 0.2, 0.7)))
    app.step([], 16)
    assert isinstance(app.scene, Table)
    chose = sitting.match.answers[5].seat
    assert [seat for seat, player in enumerate(app.scene.sitting.players) if player.is_person] == [chose]
    assert app.scene.match.decision.player == chose


def test_a_game_without_a_clear_loss_says_so(app: Parlour) -> None:
    scene = ReviewScene(app, played(app), Review(4))
    scene.review.seats = scene.sitting.match.seats
    show(app, scene)
    assert scene.costly == []
    app.painter.record = True
    app.step([], 16)
    app.snapshot()
    assert any("Not one decision" in mark.text for mark in app.painter.marks)


def test_how_strong_the_judgement_is_stands_on_the_page_and_before_that_how_far_it_has_come(app: Parlour) -> None:
    scene = review(app)
    assert f"up to {WORLDS} worlds a choice; less than 1.5 % is not counted" in " ".join(words_of(app))
    scene = review(app, found=False)
    assert f"{scene.review.reached} of {len(scene.sitting.match.answers)} choices" in " ".join(words_of(app))


def test_what_is_still_being_counted_says_so(app: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Prompt):
        def poll(self) -> list[object]:
            return []

    monkeypatch.setattr("game.ui.scenes.review.Reviewer", Slow)
    scene = ReviewScene(app, played(app))
    show(app, scene)
    words = words_of(app)
    assert "person, accuracy so far" in words and "luck so far, against what is usual" in words
    assert "to win with the luck taken out" in words and words.count("\N{EN DASH}") == len(scene.sitting.players) + 1
    monkeypatch.setattr(Slow, "poll", Prompt.poll)
    scene.waited = 1e6
    app.step([], 16)
    words = words_of(app)
    assert scene.done and "person, accuracy" in words and "luck in sum, against what is usual" in words


def test_luck_by_rounds_adds_up_and_the_result_without_it_is_told(app: Parlour) -> None:
    scene = review(app)
    luck = scene.review.luck(scene.seat)
    assert len(scene._luck()) == len(scene.rounds) > 1
    assert sum(scene._luck()) == pytest.approx(luck)
    winners = scene.sitting.match.state.winners
    won = (scene.seat in winners) / len(winners)
    assert scene._without_luck() == pytest.approx(max(0.0, min(1.0, won - luck)))
    said = words_of(app)
    assert signed_per_cent(luck) in said and per_cent(scene._without_luck()) in said


def words_of(app: Parlour) -> list[str]:
    """All that is written on the screen."""
    app.painter.record = True
    app.scene.set_out()  # type: ignore[attr-defined]
    app.step([], 16)
    app.snapshot()
    return [mark.text for mark in app.painter.marks if mark.kind == "text"]


def test_what_the_number_of_a_player_is_can_be_read_where_letters_are_large() -> None:
    said = {mark.text: mark.px for mark in picture("review", scale=150)[1] if mark.kind == "text"}
    assert said["accuracy"] == said["judge it?"] >= 15


def test_a_tall_window_shows_chances_luck_and_decisions_on_one_page() -> None:
    said = {mark.text for mark in picture("review", (1080, 1600))[1] if mark.kind == "text"}
    assert {"Luck", "Try it from here", "Ada's chance to win"} <= said and "Chances" not in said


def test_parts_of_a_chance_are_told_with_their_sign() -> None:
    assert [signed_per_cent(part) for part in (0.16, -0.16, 0.0, 0.004)] == [
        "+16 %",
        "\N{MINUS SIGN}16 %",
        "0 %",
        "0 %",
    ]


def test_many_rounds_share_bars_and_lose_nothing() -> None:
    gains = [0.01 * n for n in range(40)]
    assert chart.bars([0.1, -0.2]) == [0.1, -0.2]
    assert len(chart.bars(gains)) <= chart.MOST
    assert sum(chart.bars(gains)) == pytest.approx(sum(gains))
