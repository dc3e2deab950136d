"""Words of MonToons: the log, refusals, odds, scores, standing and positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.ai.montoons import MonToonsMind
from game.assets import data
from game.engine.agenda import say
from game.engine.events import Changed, Said, as_seen_by
from game.engine.match import Match
from game.engine.rulebook import read_rulebook
from game.rules.montoons.words import tell
from tests.rules.laid import NAMES, sentences
from tests.rules.montoons.table import GAME, SHIPPED, Table, at, monster

BOOK = {section.number for section in read_rulebook(data("montoons", "rulebook.md")).sections}
SECRET = ("dice", "slots")


def some_match(seats: int, seed: int, sense: float = 0.5, **options: str) -> Match:
    """A finished match of now sensible, now random answers."""
    match, rng, mind = Match(GAME, SHIPPED, seats, seed, {"limit": "20", **options}), Random(seed), MonToonsMind()
    while match.decision is not None:
        lean = mind.policy(match.state) if rng.random() < sense else None
        match.answer((lean or rng.choice(match.decision.options)).key)
    return match


# --- the log


def test_the_log_tells_a_game_in_whole_sentences_with_names() -> None:
    told = ""
    for seed in range(5):
        match = some_match(2 + seed % 4, seed, 0.75, map="ABCD"[seed % 4])
        told += "\n".join(sentences(match))
    for word in (
        "announces speed",
        "moves with",
        "attacks with",
        "loses",
        "powers up",
        "keeps",
        "golden heart",
        "is defeated",
        "collects",
        "blitzes",
        "the special",
        "rolls",
        "marks the Waystone",
        "Round 2",
        "The Waystone token moves",
    ):
        assert word in told, word


def test_the_log_of_a_plan_tells_nobody_else_a_die() -> None:
    """MON-R81"""
    match = some_match(3, 4)
    own, all_ = (list(match.log(NAMES[:3], viewer)) for viewer in (0, None))
    assert own == all_, "the log has no lines of secrets"
    for number, event in enumerate(match.events):
        seen = as_seen_by(event, 1)
        if getattr(seen, "field", "") in SECRET and seen.index != 1 and seen.value:  # type: ignore[union-attr]
            assert event.seen == 7, f"event {number}: {seen}"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("what", "about", "line"),
    [
        ("shoved", ("throw", 2, 1), "Bob throws Ann 2 hexes."),
        ("shoved", ("force", 1, 1), "Bob leads Ann up to 1 hex."),
        ("shoved", ("force", 0, 1), "Bob leads Ann."),
        ("shoved", ("push", 1, 1), "Bob pushes Ann 1 hex."),
        ("shoved", ("pull", 3, 1), "Bob pulls Ann 3 hexes."),
        ("slams", (5, 1, 1, ""), "Ann runs into Bob."),
        ("slams", (0, 1, -1, "rock"), "Ann runs into a rock."),
        ("slams", (0, 1, -1, "void"), "Ann runs into the void."),
        ("gains", ("berries", 1), "Ann gains 1 berry."),
        ("gains", ("berries", 2), "Ann gains 2 berries."),
        ("gains", ("berries", 0), None),
        ("gains", ("berries", -1), None),
        ("status", ("burn", 2), "Ann burns for 2 more."),
        ("status", ("focus", 1), "Ann focuses: +1."),
    ],
)
def test_what_is_said_is_told_in_its_own_words(what: str, about: tuple[Any, ...], line: str | None) -> None:
    assert tell(Said(what, 0, about, 3), SHIPPED, NAMES, None) == line


@pytest.mark.parametrize(("seat", "line"), [(-1, None), (0, "Ann takes a turn."), (1, "Bob takes a turn.")])
def test_a_turn_is_told_as_it_begins_and_nothing_when_nobody_has_one(seat: int, line: str | None) -> None:
    assert tell(Changed("active", None, seat, 3), SHIPPED, NAMES, None) == line


def test_every_prompt_and_label_can_be_said() -> None:
    rng = Random(2)
    for seed in range(3):
        match = Match(GAME, SHIPPED, 3, seed, {"map": "ABC"[seed], "limit": "20"})
        while match.decision is not None:
            assert say(match.decision.prompt) and all(say(option.label) for option in match.decision.options)
            match.answer(rng.choice(match.decision.options).key)
        assert match.answers


# --- refusals


def planning(**words: Any) -> Table:
    return Table(monster("hoku", at(0), pool=[1, 4, 6], **words), monster("tala", at(3), pool=[4]), phase="planning")


@pytest.mark.parametrize(
    ("target", "word", "rule"),
    [
        ("1>move/breach", "takes 5, 6", "3.2"),
        ("slot/basic/riptide/1", "two dice", "6.3"),
        ("slot/nonsense", "no such", "3.2"),
        ("slot/special/deluge/1/2", "for good", "6.4"),
        ("slot/special/ride_the_wave/1/1", "could never", "6.4"),
        ("shells/1", "shell", "9.2"),
        ("berries", "No berry", "6.6"),
        ("unused", "announced", "3.6"),
        ("seeds", "special", "9.4"),
        ("nonsense", "no choice", "4"),
        ("box/0,1", "Waystone Action", "8.1"),
        ("box/9,9", "no such", "8.2"),
    ],
)
def test_what_cannot_be_planned_says_why_with_its_rule(target: str, word: str, rule: str) -> None:
    table = planning(powered={"special/deluge/1": [0, 4, 0], "special/ride_the_wave/1": [0, 1, 0]})
    refusal = GAME.why_not(table.g, 0, target)
    assert refusal is not None and word in refusal.why and refusal.rule == rule and rule in BOOK


def test_slots_that_are_taken_say_so() -> None:
    table = planning().play("6>move/breach", "1>basic/hydro_surge")
    for target, word in (
        ("slot/move/paddle", "one movement"),
        ("slot/basic/splash_fork", "one basic"),
        ("4>move/paddle", "one movement"),
    ):
        refusal = GAME.why_not(table.g, 0, target)
        assert refusal is not None and word in refusal.why.lower() and refusal.rule in BOOK
    assert GAME.why_not(table.g, 0, "slot/move/breach") is None, "the die there can be taken back"


@pytest.mark.parametrize(
    ("where", "word"),
    [
        (at(1), "rock"),
        (at(2), "Void"),
        (at(0, 1), "Another monster"),
        (at(5), "out of reach"),
        ("99,99", "not on the map"),
    ],
)
def test_hexes_that_cannot_be_entered_say_why(where: str, word: str) -> None:
    table = Table(
        monster("hoku", at(0), dice={"move/paddle": 2}),
        monster("tala", at(0, 1)),
        obstacles={at(1): "rock"},
        terrain={at(2): "void"},
    ).play("move/paddle")
    refusal = GAME.why_not(table.g, 0, f"hex/{where}")
    assert refusal is not None and word in refusal.why and refusal.rule in BOOK


def test_boxes_say_why_they_cannot_be_crossed() -> None:
    table = Table(monster("hoku", "2,5", dice={"waystone/1": 2}), monster("tala", "8,4"), token=6).play("waystone")
    for box, word in (("0,0", "already"), ("0,3", "beside"), ("1,1", "pays for a 6")):
        refusal = GAME.why_not(table.g, 0, f"box/{box}")
        assert refusal is not None and word in refusal.why and refusal.rule == "8.2"
    assert GAME.why_not(table.g, 0, "box/0,1") is None


def test_others_hear_whose_turn_it_is_and_the_end_is_the_end() -> None:
    table = planning()
    assert GAME.why_not(table.g, 1, "ready").rule in BOOK  # type: ignore[union-attr]
    table.g.decision, table.g.winners = None, (0,)
    assert "over" in GAME.why_not(table.g, 0, "ready").why  # type: ignore[union-attr]


# --- odds


def test_the_token_is_as_likely_to_go_to_any_other_location() -> None:
    table = Table(monster("hoku", "2,5", dice={"waystone/1": 2, "waystone/2": 6}), monster("tala", "8,4"), token=6)
    odds = GAME.odds(table.g, 0, "waystone")
    assert [chance.share for chance in odds] == [1 / 5] * 5 and not any("6" in chance.what for chance in odds)
    assert GAME.odds(table.g, 0, "end") == () and GAME.odds(table.g, 1, "waystone") == ()
    assert GAME.odds(table.play("waystone").g, 0, "done") == (), "the token stays if no box is crossed (MON-R56)"
    assert len(GAME.odds(table.play("box:0,1").g, 0, "done")) == 5


def test_the_odds_of_stepping_on_ice_are_what_the_rules_bring() -> None:
    arena = SHIPPED.arenas["C"]
    ice = next(n for n, place in enumerate(arena.places) if place.terrain == "ice")
    beside = next(
        n for n in arena.board.beside[ice] if arena.places[n].terrain == "land" and not arena.places[n].obstacle
    )
    table = Table(
        monster("hoku", arena.keys[beside], dice={"move/paddle": 1}), monster("tala"), plain=False, options={"map": "C"}
    ).play("move/paddle")
    odds = GAME.odds(table.g, 0, f"hex:{arena.keys[ice]}")
    given = {key for key in arena.keys if GAME.odds(table.g, 0, f"hex:{key}")}
    assert arena.keys[ice] in given and {f"hex:{key}" for key in given} <= {*table.keys}, "of what is offered alone"
    assert sum(chance.share for chance in odds) == pytest.approx(1)
    bumped = 0
    for seed in range(300):
        world = table.g.clone()
        world.news, world.seed, world.fixed = [], seed, ()
        world.choose(f"hex:{arena.keys[ice]}")
        first = [event.what for event in world.news if getattr(event, "what", "") == "bumps"][:1]
        bumped += bool(first)
    expected = sum(chance.share for chance in odds if chance.what == "a bump")
    assert expected - 0.1 <= bumped / 300 <= 1


# --- standing and scores


def test_standing_favours_hearts_and_powers_and_ends_with_the_result() -> None:
    first, last = monster("hoku", at(0), health=10), monster("pele", at(-3), health=10)
    even = Table(first, monster("tala", at(3), health=10), last)
    hurt = Table(first, monster("tala", at(3), health=3), last)
    strong = Table(monster("hoku", at(0), health=10, powers=2), monster("tala", at(3), health=10))
    for table in (even, hurt, strong):
        assert sum(GAME.standing(table.g, seat) for seat in range(table.g.seats)) == pytest.approx(1)
    assert GAME.standing(hurt.g, 1) < GAME.standing(even.g, 1) and GAME.standing(strong.g, 0) > 0.6
    even.g.winners = (2,)
    assert [GAME.standing(even.g, seat) for seat in range(3)] == [0, 0, 1]


def test_scores_count_rows_boxes_and_powers_and_end_with_the_hearts() -> None:
    table = Table(monster("hoku", at(0), health=7, powers=2, spent=["special/deluge/1"]), monster("tala", at(3)))
    assert list(GAME.scores(table.g)[0]) == [
        ("Rows used", 1),
        ("Boxes crossed", 2),
        ("Waystone Powers", 2),
        ("Hearts", 7),
    ]


def test_the_score_of_a_game_that_a_fourth_power_has_won_ends_with_the_powers() -> None:
    table = Table(monster("hoku", at(0), health=3, powers=3), monster("tala", at(3), powers=1))
    assert [lines[-1] for lines in GAME.scores(table.g)] == [("Hearts", 3), ("Hearts", 15)], "as long as it goes on"
    table.g.powers[0], table.g.winners = 4, (0,)
    assert [lines[-1] for lines in GAME.scores(table.g)] == [("Waystone Powers", 4), ("Waystone Powers", 1)]


# --- positions


def test_a_position_is_written_as_it_is_read() -> None:
    words = {
        "sheet": "hoku",
        "at": at(0),
        "health": 9,
        "unused": [2, 1],
        "shells": [[1, 0], [2, 1]],
        "berries": [2, 1],
        "powered": {"special/deluge/1": [3, 0, 4]},
        "spent": ["special/deluge/2"],
        "powers": 1,
        "crossed": ["0,1"],
        "earned": [2],
        "entangle": True,
        "stun": "next",
        "guard": True,
        "burn": 2,
        "focus": [3, 1],
        "dice": {"move/paddle": 4},
    }
    table = Table(words, monster("tala", at(3)), traps=[at(1)], terrain={at(2): "lava"}, obstacles={at(4): "rock"})
    written = GAME.write_position(table.g, None)
    again = GAME.read_position(SHIPPED, {**written, "plain": True})
    again.run()
    assert GAME.write_position(again, None) == written
    hidden = GAME.write_position(table.g, 0)["monsters"][1]
    assert (hidden["dice"], hidden["pool"]) == ("?", "?")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ({"mosters": []}, "monsters"),
        ({"phase": "acton"}, "action"),
        ({"token": 7}, "token"),
        ({"turn": 4}, "seat"),
        ({"traps": ["4,4444"]}, "no hex"),
        ({"terrain": {"4,4": "lavva"}}, "lava"),
        ({"monsters": [{"sheet": "hokus"}]}, "hoku"),
        ({"monsters": [{"dice": {"move/x": 3}, "sheet": "hoku"}]}, "move"),
        ({"monsters": [{"dice": {"speed": 7}}]}, "1 to 6"),
        ({"monsters": [{"sheet": "hoku"}, {"sheet": "hoku"}]}, "twice"),
        ({"monsters": [{"at": "4,4"}, {"at": "4,4"}]}, "two monsters"),
        ({"monsters": [{"focus": [3]}]}, "two numbers"),
    ],
)
def test_a_wrong_word_of_a_position_is_named(words: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        GAME.read_position(SHIPPED, {"seats": 2, **words})


@pytest.mark.parametrize(
    ("where", "dice", "slot", "word", "rule"),
    [
        ("5,5", {"waystone/1": 2, "move/paddle": 2}, "waystone/1", "next to", "8.1"),
        ("2,5", {"waystone/1": 5, "move/paddle": 2}, "waystone/1", "beside a crossed one", "8.2"),
        ("5,5", {"focus/1": 2, "move/paddle": 2}, "focus/1", "Focus", "12.6"),
        ("5,5", {"special/deluge/1/1": 2, "move/paddle": 2}, "special/deluge/1/1", "Power up", "6.4"),
    ],
)
def test_a_die_from_which_nothing_comes_now_says_why(
    where: str, dice: dict[str, int], slot: str, word: str, rule: str
) -> None:
    table = Table(monster("hoku", where, dice=dice), monster("tala", "8,4"), token=6)
    refusal = GAME.why_not(table.g, 0, f"slot/{slot}")
    assert refusal is not None and word in refusal.why and refusal.rule == rule and rule in BOOK
