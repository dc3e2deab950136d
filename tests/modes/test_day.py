"""The deal of the day: the same for everybody, a par that is counted, stars, streaks, a code for friends."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from game import modes
from game.engine.code import write_code
from game.engine.data import DataError
from game.modes.day import diary as diaries
from game.modes.day import line_of, so_far
from game.modes.day.deals import CODE, FIRST, LEVELS, deal_of, is_like_a_code, plans, read_code, read_plans
from game.modes.day.diary import Diary, Streak, days_in, streak_of, text_of, told_mean
from game.modes.day.par import Par, Try, par_of, stars, tried
from game.rules import GAMES
from game.store import Folders, Ledger, Record, Records

DAY = date(2026, 11, 27)  # a Friday


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path, None, None)


def won(
    folders: Folders, day: date, game: str = "pontoon", lead: int = 3, when: date | None = None, **more: object
) -> None:
    """Note the result of a day's deal: the person has so many points more than the best rival."""
    deal = deal_of(game, day)
    players = deal.players("Ann")
    scores = tuple(max(0, lead) if player.is_person else max(0, -lead) for player in players)
    record = Record(
        f"{game}-{len(Records.at(folders).all())}",
        game,
        tuple(player.name for player in players),
        tuple("person" if player.is_person else player.level for player in players),
        (deal.seat,) if lead > 0 else ((deal.seat + 1) % len(players),),
        f"{when or day}T20:15:00",
        scores=scores,
        purpose=f"day/{deal.key}",
    )
    Records.at(folders).add(Record(**{**vars(record), **more}))  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_of_a_day_follows_from_the_date_and_the_cards_alone(game: str) -> None:
    deals = [deal_of(game, FIRST + timedelta(n)) for n in range(200)]
    assert deals == [deal_of(game, FIRST + timedelta(n)) for n in range(200)]
    assert len({deal.seed for deal in deals}) == 200
    low, high = GAMES[game].seats
    for deal in deals:
        players = deal.players("Ann")
        assert low <= len(players) <= high and players[deal.seat].is_person
        assert [one.is_person for one in players].count(True) == 1
        assert len({one.name for one in players}) == len({one.crest for one in players}) == len(players)
        assert {one.level for one in deal.rivals} == {LEVELS[deal.day.weekday()]}
        assert GAMES[game].options(deal.options) == deal.options and deal.title
    assert len({deal.seat for deal in deals}) > 1 and len({deal.title for deal in deals}) > 3


def test_one_who_has_the_name_of_a_rival_plays_under_another() -> None:
    deal = deal_of("pontoon", DAY)
    assert deal.players(deal.rivals[0].name)[deal.seat].name == "Ada"


def test_a_deal_is_an_ordinary_game_with_the_shipped_cards(folders: Folders) -> None:
    deal = deal_of("pontoon", DAY)
    sitting = deal.bout("Ann").deal(folders)
    assert sitting.match.seed == deal.seed and sitting.match.options == deal.options and sitting.packs == ()
    assert sitting.content_digest == deal.digest and sitting.purpose == f"day/2026-11-27/pontoon/{deal.digest[:4]}"


def test_a_code_opens_the_deal_it_names_whatever_stands_round_it(folders: Folders) -> None:
    for game in GAMES:
        deal = deal_of(game, DAY)
        text = text_of(Diary(folders), deal, GAMES[game].title)
        assert deal.code in text and read_code(f"> {text.lower()}", DAY) == (game, DAY)
    assert len({deal_of(game, DAY).code[:3] for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("hello", "reads like"),
        ("PON-26112-9F2C", "reads like"),
        ("pon 261127 9f2c", "reads like"),
        ("XXX-261127-0000", "no deal"),
        ("PON-261327-0000", "no deal"),
        ("PON-251127-0000", "before all deals"),
        ("PON-261231-0000", "has not come"),
        ("PON-261127-0000", "another version"),
    ],
)
def test_a_code_that_leads_nowhere_says_why(code: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read_code(code, DAY)


def test_what_is_meant_as_a_code_of_a_day_is_told_from_seeds_and_codes_of_tables(folders: Folders) -> None:
    for game in GAMES:
        deal = deal_of(game, DAY)
        assert is_like_a_code(deal.code) and is_like_a_code(text_of(Diary(folders), deal, GAMES[game].title))
        assert not is_like_a_code(write_code(GAMES[game], deal.seat + 1, deal.seed, deal.options))
    assert all(map(is_like_a_code, ("PON-26112-9F2C", "pon 261127 9f2c", "xxx-261127-0000")))
    deck = write_code(GAMES["pack"], 2, 7, {"deck_1": "2xMP-003+1xMP-004~150"})
    assert not any(map(is_like_a_code, ("", "77", "261127", deck, "pontoon 4 77 turn_style=run")))


def test_a_friend_who_is_ahead_by_a_time_zone_can_be_followed() -> None:
    code = deal_of("pontoon", DAY + timedelta(1)).code
    assert CODE.fullmatch(code) and read_code(code, DAY) == ("pontoon", DAY + timedelta(1))


# ---- par and stars -------------------------------------------------------------------------------------------------
def test_a_try_of_hard_is_the_same_each_time_and_another_one_by_its_number() -> None:
    deal = deal_of("dragon", date(2026, 11, 24))
    first = [tried(deal, number) for number in range(3)]
    assert tried(deal, 0) == first[0] and len(set(first)) > 1


def test_the_third_star_is_what_at_most_a_fifth_of_the_tries_reach() -> None:
    tries = [Try(lead, lead > 0) for lead in (-2, -1, 1, 1, 2, 2, 3, 3, 4, 5)]
    assert par_of(tries) == Par(10, 1.8, 4, 2, 8)
    assert par_of([Try(5, True)] * 10).third == 5, "where all reach the most there is, that is enough"
    assert par_of([Try(-3, False)] * 10).third == 1, "it is never had for a defeat"


@pytest.mark.parametrize(("lead", "number"), [(-1, 0), (1, 1), (2, 2), (3, 2), (4, 3), (9, 3)])
def test_stars_are_for_winning_for_par_and_for_what_is_rare(lead: int, number: int) -> None:
    par = Par(10, 1.8, 4, 2, 8)
    assert stars(Try(lead, lead > 0), par) == number
    assert stars(Try(lead, lead > 0), None) == (lead > 0), "before the par is counted a win is one star"


def test_tries_are_kept_and_the_par_is_told_when_all_are_counted(folders: Folders) -> None:
    key, many = deal_of("pontoon", DAY).key, plans()["pontoon"].tries
    Diary(folders).add(key, [Try(1, True)] * (many - 1))
    assert Diary(folders).par(key) is None and Diary(folders).counted(key) == many - 1
    Diary(folders).add(key, [Try(1, True)])
    assert Diary(folders).par(key) == Par(many, 1.0, 1, many, many)


@pytest.mark.parametrize(
    "kept", [{"tries": 7}, {"tries": {"x": []}}, {"tries": {"a/b/c": [[1]]}}, {"tries": {"a/b/c": 1}}]
)
def test_tries_that_make_no_sense_are_passed_over(folders: Folders, kept: dict[str, object]) -> None:
    Ledger(folders, "day").write(kept)
    assert Diary(folders).tries == {}


def test_the_stars_of_the_best_game_count_and_help_earns_none(folders: Folders) -> None:
    won(folders, DAY, lead=1)
    won(folders, DAY, lead=5, assists=("hint",))
    won(folders, DAY, lead=2)
    won(folders, DAY, "dragon", lead=-40)
    diary = Diary(folders)
    best = diary.on(DAY)
    assert best and best.done.lead == 2 and diary.stars(best) == 1
    assert diary.month(DAY, DAY) == (1, 81) and diary.month(date(2026, 10, 1), DAY) == (0, 93)
    text = text_of(diary, deal_of("pontoon", DAY), "Monster Pontoon 21")
    assert "27 November 2026" in text and "★☆☆ 2 quest stars ahead, par not yet counted, third try" in text


def test_results_of_no_day_are_passed_over(folders: Folders) -> None:
    won(folders, DAY, purpose="day/yesterday/pontoon/0000")
    won(folders, DAY, purpose="day")
    won(folders, DAY, purpose="day/2026-11-27/pontoon")
    won(folders, DAY, scores=())
    won(folders, DAY, when=DAY, players=("easy", "easy", "easy"))
    assert Diary(folders).entries == []


# ---- streaks -------------------------------------------------------------------------------------------------------
MONDAY = date(2026, 11, 2)


@pytest.mark.parametrize(
    ("played", "until", "row"),
    [
        ("", 0, Streak(0, 0)),
        ("x", 0, Streak(1, 1)),
        ("xxx", 3, Streak(3, 3)),  # today is not over yet
        ("x.xx", 3, Streak(3, 3)),  # one day left out
        ("x.x.x", 4, Streak(1, 2)),  # two in one week
        ("xxxxx.xxx.xx", 11, Streak(10, 10)),  # one in each of two weeks
        ("xxxxx..x", 7, Streak(1, 5)),
        ("xxxxxx.", 7, Streak(6, 6)),  # Sunday was left out, Monday is not over
        ("xxxx...", 6, Streak(0, 4)),
        ("xxxx", 1, Streak(4, 4)),  # the clock was set back
    ],
)
def test_a_streak_forgives_one_day_a_week_and_a_clock_set_back(played: str, until: int, row: Streak) -> None:
    days = {MONDAY + timedelta(n) for n, sign in enumerate(played) if sign == "x"}
    assert streak_of(days, MONDAY + timedelta(until)) == row


def test_a_day_made_up_for_later_has_its_stars_but_is_no_part_of_the_row(folders: Folders) -> None:
    won(folders, DAY, when=DAY + timedelta(1))  # begun before midnight
    won(folders, DAY - timedelta(1), when=DAY + timedelta(1))
    diary = Diary(folders)
    assert diary.streak(DAY) == Streak(1, 1) and diary.month(DAY, DAY)[0] == 2


def test_how_far_one_has_come_is_told_at_the_door(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diaries, "today", lambda: DAY)
    assert so_far(folders).words == "0 of 81 stars this month"
    won(folders, DAY)
    assert so_far(folders).words == "1 day in a row, 1 of 81 stars this month"


def test_a_finished_deal_is_told_with_its_lead_and_leads_back_to_its_day(folders: Folders) -> None:
    sitting = deal_of("pontoon", DAY).bout("Ann").deal(folders)
    unfinished = modes.played(folders, sitting)
    assert unfinished and "nobody has played" in unfinished.line
    while sitting.match.decision:
        sitting.answer(sitting.match.decision.options[0].key)
    told = modes.played(folders, sitting)
    assert told and told.line.startswith("Deal of the day, 27 November 2026: ") and "par not yet counted" in told.line
    assert told.about == ("2026-11-27", "pontoon")


def test_a_lost_deal_says_that_stars_take_a_win_and_par_is_told_like_the_lead(folders: Folders) -> None:
    key = deal_of("pontoon", DAY).key
    Diary(folders).add(key, [Try(-3, False), Try(-2, False)] * 10)
    won(folders, DAY, lead=-2)
    diary = Diary(folders)
    assert line_of(diary, diary.entries[0]).endswith(
        "2 quest stars behind, par 2.5 behind so far. No star without a win."
    )
    assert [told_mean(mean) for mean in (2.54, -0.04, 0.0, -1.0)] == ["2.5 ahead", "level", "level", "1.0 behind"]


def test_a_plan_with_a_foreign_word_is_refused_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "days.yaml"
    path.write_text("- {game: chess, code: CHE, seats: [2], rules: {}, tries: 20, counts: pawns}\n")
    with pytest.raises(DataError, match="days.yaml:1: .*chess"):
        read_plans(path)


def test_months_have_their_days() -> None:
    assert [days_in(date(2026, month, 5)) for month in (2, 11, 12)] == [28, 30, 31]
