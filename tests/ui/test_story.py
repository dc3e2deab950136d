"""What a turning point says: what was chosen, and what the choice brought, unless that is only cards unseen."""

from __future__ import annotations

from game.engine.match import Match
from game.rules import GAMES
from game.ui.games import face_of
from game.ui.table.story import Story, Turn
from tests.ui import kingdom_tabling, pontoon_tabling
from tests.ui.montoons_tabling import in_position
from tests.ui.pack_tabling import placed

NOBODY = 0.2  # what is nobody's, of a game that all can lose

QUIET = {
    "at": "boost_1",
    "turn": 9,
    "sides": [
        {"hand": ["MP-001", "MP-005"], "deck": ["MP-008"], "waiting": [{"card": "MP-008", "die": 2}]},
        {"hand": ["MP-026"], "deck": ["MP-001", "MP-002", "MP-003", "MP-004", "MP-005", "MP-006"]},
    ],
}


def told(words: dict[str, object], *keys: str) -> list[str]:
    """The line of every answer as if it were a turning point."""
    match = placed(words)
    for key in keys:
        match.answer(key)
    story = Story(match).told_by(["Ada", "Vex"])
    return [story.line(Turn(at, 0, 0.5, 0.7)) for at in range(len(keys))]


def test_a_turning_point_after_which_cards_were_only_drawn_names_the_choice_and_what_speaks_of_it() -> None:
    assert told(QUIET, "pass") == ["Ada boosts no monster: Slipstream Otter comes in 2 turns anyway."]


def test_a_turning_point_in_a_game_that_goes_on_tells_nothing_that_only_its_seat_knows() -> None:
    match = placed(QUIET)
    match.answer("pass")
    assert Story(match, public=True).told_by(["Ada", "Vex"]).line(Turn(0, 0, 0.5, 0.7)) == "Ada boosts no monster."


def test_a_turning_point_at_a_walk_tells_where_it_led_and_not_twice_that_somebody_went() -> None:
    match = in_position(
        {"sheet": "japili", "at": "3,6", "dice": {"move/scamper": 2}}, {"sheet": "hoku", "at": "8,6"}
    ).match
    for key in ("move/scamper", "hex:3,5"):
        match.answer(key)
    line = Story(match).told_by(["Ada", "Vex"]).line(Turn(1, 0, 0.5, 0.7))
    assert line.startswith("Ada goes 1 hex: ") and "moves" not in line


def test_a_turning_point_tells_of_the_deed_rather_than_of_the_cards_drawn_after_it() -> None:
    begun, paid = told(QUIET, "boost:1", "pay:MP-001")
    assert begun == "Ada boosts Slipstream Otter: its die goes to 1.", "the first choice begins the second"
    assert paid == "Ada discards Puddlewink to boost Slipstream Otter: its die goes to 1."


def test_a_turning_point_tells_the_choice_and_of_the_duel_that_it_led_to() -> None:
    hit = {**QUIET, "sides": [{**QUIET["sides"][0], "active": ["MP-008"]}, QUIET["sides"][1]]}  # type: ignore[index]
    assert told(hit, "pass") == ["Ada boosts no monster. Column 1: Slipstream Otter hits Vex for 2."]


def test_a_turning_point_tells_what_was_done_and_not_whose_turn_came_then() -> None:
    match = kingdom_tabling.placed(at="take", players=[{"array": ["angel"]}, {}])
    for key in ("take:22", "queue"):
        match.answer(key)
    assert Story(match).told_by(["Ada", "Vex"]).line(Turn(1, 0, 0.5, 0.7)) == (
        "Ada queues up Knight: it matches no card of the Array, so it can only queue up."
    )


def test_a_turning_point_at_a_card_that_was_taken_names_the_card() -> None:
    match = kingdom_tabling.placed(at="take", players=[{"array": ["angel"]}, {}])
    for key in ("take:22", "queue"):
        match.answer(key)
    assert Story(match).told_by(["Ada", "Vex"]).line(Turn(0, 0, 0.5, 0.7)) == "Ada takes Knight. Ada queues up Knight."


def test_a_turning_point_at_a_deed_that_only_draws_cards_names_the_deed() -> None:
    match = kingdom_tabling.placed(
        at="take", matrix=["angel . .", ". . .", ". . ."], players=[{"array": ["angel", "captain"]}, {}]
    )
    for key in (match.decision.options[0].key, "cut:1", "deed:captain"):
        match.answer(key)
    assert (
        Story(match).told_by(["Ada", "Vex"]).line(Turn(len(match.answers) - 1, 0, 0.5, 0.7))
        == "Ada uses Battle Call (Captain): Captain has the deed Battle Call."
    )


def turned(*chances: tuple[float, ...]) -> list[tuple[int, bool]]:
    """Of whom each turning point tells, and whether that one gained, were these the chances after each answer."""
    match = placed(QUIET)
    match.answer("pass")
    story = Story(match)
    story.chances = [*chances]
    return [(turn.seat, turn.swing > 0) for turn in story.turns()]


def test_a_turning_point_tells_of_the_one_who_gained() -> None:
    assert turned((0.6, 0.4), (0.2, 0.8)) == [(1, True)]
    assert turned((0.4, 0.6), (0.8, 0.2)) == [(0, True)]
    assert turned((0.501, 0.499), (0.1, 0.9)) == [(1, True)], "less than a hundredth apart is told as one number"


def test_a_turning_point_tells_of_the_one_who_lost_where_nobody_gained_as_much() -> None:
    assert turned((0.5, 0.3, NOBODY), (0.1, 0.4, 0.5)) == [(0, False)]


def test_what_one_does_without_a_break_turns_a_game_as_a_whole() -> None:
    """In the middle of a cut a chance says little: what is lost by the first card may come back by the second."""
    match = kingdom_tabling.placed(at="take", players=[{"array": ["angel"]}, {}])
    for key in ("take:22", "queue"):
        match.answer(key)
    assert [answer.seat for answer in match.answers] == [0, 0]
    story = Story(match)
    story.chances = [(0.5, 0.5), (0.1, 0.9), (0.5, 0.5)]
    assert story.turns() == []
    story.chances = [(0.5, 0.5), (0.6, 0.4), (0.2, 0.8)]
    assert story.turns() == [Turn(1, 1, 0.5, 0.8)], "of it the answer is named that did most"


def test_a_turning_point_tells_of_a_milestone_rather_than_of_what_has_more_facts() -> None:
    """A quest that nobody won moved the chances, not the powers that were held against it."""
    parties = [{"equipment": "EQ07", "companions": ["GM01"]}, {"equipment": "EQ09", "companions": ["GM03"]}]
    start = GAMES["pontoon"].read_position(
        pontoon_tabling.CONTENT, {"quest": "Q2", "quests": ["Q4", "Q1"], "starting": 1, "parties": parties}
    )
    match = Match(GAMES["pontoon"], pontoon_tabling.CONTENT, 2, 1, start=start, skip_single=False)
    for key in ("stay", "stay"):
        match.answer(key)
    story = Story(match, milestones=face_of("pontoon").milestones).told_by(["Ada", "Vex"])
    assert story.line(Turn(1, 0, 0.5, 0.7)) == "Vex stays. Nobody meets the condition of Goblin Toll Gate."


def test_of_many_players_a_turning_point_tells_of_the_milestone_of_another_and_of_no_ability_that_only_comes_up() -> (
    None
):
    """Whose chance it was is in neither line."""
    parties = [{"equipment": "EQ07", "companions": ["GM01", "GA02", "GA01"]}]
    parties += [{"equipment": "EQ09", "companions": ["GM03"]}, {"equipment": "EQ04", "companions": ["GM04"]}]
    start = GAMES["pontoon"].read_position(
        pontoon_tabling.CONTENT, {"quest": "Q2", "quests": ["Q4", "Q1"], "starting": 1, "parties": parties}
    )
    match = Match(GAMES["pontoon"], pontoon_tabling.CONTENT, 3, 1, start=start, skip_single=False)
    for key in ("stay", "use", "use", "stay", "stay"):
        match.answer(key)
    story = Story(match, milestones=face_of("pontoon").milestones).told_by(["Ada", "Vex", "Bo"])
    assert story.line(Turn(1, 0, 0.5, 0.7)) == "Ada uses Bouncy Slime. Bouncy Slime is turned and counts 6."
    assert story.line(Turn(4, 2, 0.3, 0.1)).startswith("Bo stays. Ada wins Goblin Toll Gate")


def test_of_several_hits_a_turning_point_tells_of_the_hardest() -> None:
    two = {**QUIET, "sides": [{**QUIET["sides"][0], "active": ["MP-008", "MP-005"]}, QUIET["sides"][1]]}  # type: ignore[index]
    assert told(two, "pass") == ["Ada boosts no monster. Column 1: Slipstream Otter hits Vex for 2."]


def test_of_several_cards_that_go_one_way_a_turning_point_names_one_and_says_how_many_more() -> None:
    match = kingdom_tabling.placed(
        at="take",
        matrix=["knight . .", ". . .", ". . ."],
        players=[{"array": ["angel", "captain", "knight", "wizard"]}, {}],
    )
    for key in ("take:11", "cut:2", "done"):
        match.answer(key)
    line = Story(match).told_by(["Ada", "Vex"]).line(Turn(2, 0, 0.5, 0.7))
    assert line == "Ada is done with the cut. Wizard becomes a Gem of Ada, and 1 more."
