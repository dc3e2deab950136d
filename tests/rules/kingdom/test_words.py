"""What players read: the log per viewer, prompts, refusals, odds, and who is ahead."""
from __future__ import annotations

from random import Random

import pytest

from game.engine.agenda import say
from game.engine.match import Match
from game.rules.kingdom.standing import tally
from tests.rules.laid import sentences
from tests.rules.kingdom.table import EMPTY, KINGDOM, SHIPPED, Table, cutting, player, resolving


def random_games(count: int = 12) -> list[Match]:
    games = []
    for seed in range(count):
        match, rng = Match(KINGDOM, SHIPPED, 2 + seed % 3, seed), Random(seed)
        while match.decision is not None:
            match.answer(rng.choice(match.decision.options).key)
        games.append(match)
    return games


GAMES = random_games()


def test_every_line_is_a_sentence() -> None:
    for match in GAMES:
        for viewer in (None, *range(match.seats)):
            assert sentences(match, viewer)


def test_prompts_and_labels_can_be_read() -> None:
    match, rng = Match(KINGDOM, SHIPPED, 3, 5), Random(5)
    while match.decision is not None:
        texts = [say(match.decision.prompt), *(say(option.label) for option in match.decision.options)]
        assert all(text and "{" not in text and "None" not in text for text in texts)
        match.answer(rng.choice(match.decision.options).key)


@pytest.mark.parametrize(("array", "taken", "said"), [
    ("", "ninja", "Queue Ninja up."), ("ninja", "ninja", "Queue Ninja up, or choose a line to cut."),
    ("ninja " * 7, "ninja", "Your Array is full: choose a line to cut with Ninja."),
    ("ninja " * 7, "orthos4", "Orthos (4) cannot cut your full Array: dismiss them all.")])
def test_the_question_tells_what_can_be_done_with_the_card(array: str, taken: str, said: str) -> None:
    assert cutting(array.split(), taken).prompt == said


def test_a_cut_is_told_with_both_sides() -> None:
    t = cutting(["ninja", "orthos4", "amazon"], "harpy12").play("cut:1")
    assert t.log()[-2:] == ["Ann cuts with Harpy (12), which goes to the Graveyard.",
                            "Kingdom: Ninja. Dungeon: Orthos (4), Amazon Warrior."]


def test_a_fight_is_told_with_points_printed_and_points_won_back() -> None:
    t = resolving(kingdom="orthos4 knight angel", tokens={"orthos4": 2})
    t.play("fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing")
    assert t.log()[-1] == "Ann beats Orthos (4): 4 points and 2 points back."


def test_a_controlled_monster_is_told_with_its_controller() -> None:
    t = resolving(dungeon="orthos4", hand="knight").play("control:orthos4", "hand:knight")
    assert "Ann controls Orthos (4) with Knight: Double Power." in t.log()
    assert "Valor happens twice." in t.log() and t.log()[-1] == "Nothing happens."


@pytest.mark.parametrize(("answers", "told"), [
    (["red", "with"], "The Dragon eats red and white Gems, 1 of Ann and 2 of Bob: 3 points."),
    (["red", "without"], "The Dragon eats red Gems, 1 of Bob: 1 point."),
    (["blue", "without"], "The Dragon eats no blue Gems: 0 points.")])
def test_a_devoured_treasury_is_told_with_its_owner_and_whether_white_gems_went_too(answers: list[str],
                                                                                    told: str) -> None:
    t = resolving(dungeon="hungry_dragon4 ninja", treasury="princess", rivals=({"treasury": ["knight", "princess"]},))
    t.play("control:hungry_dragon4", "dungeon:ninja", *answers)
    assert told in t.log()


def test_the_end_is_told_with_everybodys_count() -> None:
    t = Table(player(hand=["ninja", "angel", "angel"]), player(reserve=3), at="end", triggered=True)
    assert t.log()[-3:] == ["Ann: 6 and 1 point for 3 cards make 7.", "Bob: 3 and 0 points for 0 cards make 3.",
                            "Ann wins the game."]


# --- refusals

@pytest.mark.parametrize(("at", "target", "rule"), [
    ("take", "queue", "3.1"), ("take", "deck", "3.1"), ("take", "matrix/1", "3.1")])
def test_before_a_card_is_taken_nothing_else_can_be_done(at: str, target: str, rule: str) -> None:
    t = Table(at=at, matrix=["angel . .", ". . .", ". . ."])
    refusal = t.why_not(target)
    assert refusal is not None and refusal[1] == rule


def test_refusals_while_resolving_speak_of_the_card_pointed_at() -> None:
    t = resolving(kingdom="orthos12 wizard", dungeon="harpy4", hand="ninja", treasury="angel",
                  matrix=["captain . .", ". . .", ". . ."])
    expected = {("kingdom", "orthos12"): "4.3", ("kingdom", "wizard"): "4.4", ("hand/0", "ninja"): "4.4",
                ("treasury/0", "angel"): "5.1", ("matrix/0", "captain"): "3.1"}
    for (zone, word), rule in expected.items():
        refusal = t.why_not(t.card(zone, word))
        assert refusal is not None and refusal[1] == rule and refusal[0].endswith(".")
    assert t.why_not(t.card("dungeon", "harpy4")) is None and t.why_not("done") is None
    assert t.why_not("take:11") == ("You have taken your card for this turn.", "3.1")


def test_a_monster_that_waits_for_its_controller_says_what_is_missing() -> None:
    t = resolving(dungeon="orthos4", hand="knight ninja").play("control:orthos4")
    assert t.why_not(t.card("dungeon", "orthos4")) == ("Orthos (4) it is: now choose who controls it.", "4.5")


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    t = Table()
    assert t.why_not("take:11", seat=1) == ("It is another player's turn.", "2.1")
    t = Table(at="end", triggered=True)
    assert t.why_not("take:11") == ("The game is over.", "8.4")


def test_equal_cards_of_one_place_are_one_choice_and_each_of_them_may_be_pointed_at() -> None:
    t = resolving(kingdom="amazon", dungeon="wizard wizard", hand="ninja ninja", matrix=EMPTY)
    assert [t.why_not(card) for card in t.state.zones["dungeon"]] == [None, None]
    t = resolving(kingdom="ninja", dungeon="angel", hand="ninja ninja", matrix=EMPTY).play("deed:angel")
    assert [t.why_not(card) for card in t.state.zones["hand/0"]] == [None, None]


def test_a_rivals_array_is_not_said_to_be_full() -> None:
    t = Table(player(array=["angel"]), player(array=["ninja"]), at="use", taken="angel", matrix=EMPTY)
    assert t.why_not("array/1") == ("First say what the card you have taken does.", "3")


@pytest.mark.parametrize(("t", "rule"), [
    (resolving(kingdom="captain", dungeon="amazon", matrix=EMPTY).play("deed:amazon"), "5.5"),
    (resolving(dungeon="wizard", matrix=EMPTY).play("deed:wizard"), "5.6"),
    (resolving(dungeon="undead_reaper4 ninja", graveyard="orthos4", matrix=EMPTY).play(
        "control:undead_reaper4", "dungeon:ninja"), "6.6"),
    (resolving(hand="ninja " * 8, matrix=EMPTY).done(), "7.1"),
    (resolving(kingdom="harpy4 orthos4", reserve=3, matrix=EMPTY).done(), "7.3")])
def test_what_is_no_choice_of_an_ability_or_of_the_aftermath_opens_its_own_rule(t: Table, rule: str) -> None:
    for target in ("graveyard/1", t.card("discard", t.zone("discard")[0]) if t.zone("discard") else "deck"):
        refusal = t.why_not(target)
        assert refusal is not None and refusal[1] == rule


# --- odds

def test_odds_of_a_summon_agree_with_what_can_be_counted() -> None:
    t = resolving(dungeon="wizard", deck=["ninja"] * 5 + ["captain"] * 5, deck_size=10)
    chances = {chance.what: chance.share for chance in KINGDOM.odds(t.state, 0, "deed:wizard")}
    unseen = sum(len(t.state.zones[zone]) for zone in ("deck", "box"))
    none = 1.0
    for drawn in range(5):
        none *= (unseen - 10 - drawn) / (unseen - drawn)
    assert abs(chances["Ninja"] - (1 - none)) < 0.12 and all(0 < share <= 1 for share in chances.values())


def test_odds_know_what_the_player_knows() -> None:
    t = resolving(dungeon="wizard captain", deck=["ninja"] * 5, deck_size=5)
    for card in t.state.zones["deck"]:
        t.state.known[card] |= 1
    assert [(chance.what, chance.share) for chance in KINGDOM.odds(t.state, 0, "deed:wizard")] == [("Ninja", 1.0)]


@pytest.mark.parametrize("key", ["deed:princess", "done", "control:harpy4"])
def test_choices_without_a_draw_have_no_odds(key: str) -> None:
    t = resolving(dungeon="princess harpy4", hand="ninja", treasury="ninja")
    assert KINGDOM.odds(t.state, 0, key) == ()


def test_odds_of_a_call_tell_of_those_who_come_not_of_those_who_are_there() -> None:
    t = resolving(dungeon="captain", hand="princess", deck=["ninja"] * 3, deck_size=3)
    for card in t.state.zones["deck"]:
        t.state.known[card] |= 1
    assert [(chance.what, chance.share) for chance in KINGDOM.odds(t.state, 0, "deed:captain")] == [("Ninja", 1.0)]


def test_odds_go_through_angels_and_orthos_to_the_deed_behind() -> None:
    t = resolving(dungeon="angel", hand="captain").play("deed:angel", "hand:captain")
    assert KINGDOM.odds(t.state, 0, "use") and not KINGDOM.odds(t.state, 0, "leave")
    t = resolving(dungeon="orthos4", hand="captain knight").play("control:orthos4")
    assert KINGDOM.odds(t.state, 0, "hand:captain") and not KINGDOM.odds(t.state, 0, "hand:knight")


def test_odds_change_nothing_and_are_the_same_twice() -> None:
    t = resolving(dungeon="wizard")
    before = t.state.digest()
    assert KINGDOM.odds(t.state, 0, "deed:wizard") == KINGDOM.odds(t.state, 0, "deed:wizard")
    assert t.state.digest() == before


# --- who is ahead

def test_chances_to_win_add_up_and_follow_the_points() -> None:
    for match in GAMES[:6]:
        assert abs(sum(KINGDOM.standing(match.state, seat) for seat in range(match.seats)) - 1) < 1e-9
    t = Table(player(reserve=20), player(reserve=6))
    assert KINGDOM.standing(t.state, 0) > 0.6
    late = Table(player(reserve=20), player(reserve=6), deck_size=0, triggered=True)
    assert KINGDOM.standing(late.state, 0) > KINGDOM.standing(t.state, 0)


def test_the_tally_takes_raids_off() -> None:
    t = resolving(kingdom="orthos4 harpy4", dungeon="harpy7 ninja", tokens={"harpy4": 2}, reserve=9)
    assert tally(t.state, 0) == (9, 5) and tally(t.state, 1) == (6, 6)
    assert tally(resolving(kingdom="orthos4 harpy4", reserve=3).state, 0) == (3, 1)
