"""What players read: the log per viewer, prompts, refusals and odds."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.agenda import say
from game.engine.events import Said
from game.engine.match import Match
from game.rules.pontoon.quests import PRIORITIES
from game.rules.pontoon.words import DECIDED_BY, LEVEL_ON, passed, why_won
from tests.rules.laid import NAMES, sentences
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party, reprint
from tests.sure import every


def random_games(count: int = 30) -> list[Match]:
    games = []
    for seed in range(count):
        match, rng = Match(PONTOON, SHIPPED, 2 + seed % 3, seed), Random(seed)
        while match.decision is not None:
            match.answer(rng.choice(match.decision.options).key)
        games.append(match)
    return games


GAMES = random_games()


def test_every_line_is_a_sentence_about_somebody_by_name() -> None:
    for match in every(GAMES):
        for viewer in (None, *range(match.seats)):
            assert sentences(match, viewer)


def test_a_hidden_equipment_is_named_to_nobody_else() -> None:
    for seed in range(40):
        match = Match(PONTOON, SHIPPED, 3, seed)
        for viewer in range(3):
            told = " ".join(line for _, line in match.log(NAMES[:3], viewer))
            for hero in range(3):
                name = SHIPPED.name(match.state.weapon(hero))
                assert (name in told) == (hero == viewer)


def test_the_log_of_a_rival_stays_the_same_when_hidden_cards_are_dealt_anew() -> None:
    for seed in range(20):
        match, rng = Match(PONTOON, SHIPPED, 3, seed), Random(seed)
        for _ in range(4):
            seat = match.decision.player
            world = match.state.redeal(seat, rng)
            assert PONTOON.write_position(world, seat) == PONTOON.write_position(match.state, seat)
            assert say(world.decision.prompt) == say(match.state.decision.prompt)
            match.answer(match.decision.options[0].key)


def test_changes_to_what_a_card_counts_are_told_in_numbers() -> None:
    content = reprint(
        GA01={"on_stay": "[{adjust_others: {amount: 1, type: adventurer}}]"},
        EQ06={"in_battle": "[{adjust_one: {amount: -2, of: any_hero}}]"},
    )
    t = Table(party("EQ06", "GA01", "GA05"), party("EQ05", "GM06"), content=content).play("stay", "stay", "GM06")
    assert "Clumsy Paladin counts 1 more: 6 now." in t.log()
    assert "Doorway Ogre counts 2 less: 4 now." in t.log()


def test_an_ability_that_is_left_is_named() -> None:
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), guild=["GM04"]).play("hit", "leave")
    assert t.log()[-2:] == ["The ability of Hiccup Imp comes up for Ann.", "Ann does not use Hiccup Imp."]


def test_a_full_party_is_told_before_the_stay_it_forces() -> None:
    t = Table(party("EQ04", "GA04", "GM03", "GA05"), party("EQ05", "GA06"), guild=["GM06"]).play("hit")
    assert t.log()[-2:] == ["The party of Ann has 5 members and is full.", "Ann stays."]


def test_a_turn_that_a_full_party_ends_is_told_to_whose_it_was_and_nothing_else_is() -> None:
    told = passed(Said("full", 1, (5,), 0b11))
    assert told is not None and (told.seat, told.rule) == (1, "2.2") and "{whose}" in told.title
    assert passed(Said("stays", 1, (), 0b11)) is None
    assert passed(Said("full", None, (5,), 0b11)) is None


def test_a_question_about_an_ability_shows_the_text_of_the_card() -> None:
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), guild=["GM02"]).play("hit")
    card = SHIPPED.cards[SHIPPED.ids["GM02"]]
    assert t.prompt == f"{card.name}: {card.text}"
    assert [say(option.label) for option in t.match.decision.options] == ["Clumsy Paladin (5)", "Do not use it"]


def test_texts_fit_their_cards_and_say_when_they_act() -> None:
    words = {"on_hit": "On hit:", "on_stay": "On stay:", "in_battle": "In Battle:"}
    for card in every(SHIPPED.cards):
        assert len(card.text) <= 120 and len(card.flavour) <= 60
        for moment, start in words.items():
            assert bool(card.effects(moment)) == card.text.startswith(start), card.id


# --- refusals


def refused(t: Table, hero: int, target: object) -> tuple[str, str]:
    refusal = PONTOON.why_not(t.state, hero, target)
    assert refusal is not None
    return refusal.why, refusal.rule


def test_what_is_offered_is_not_refused() -> None:
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"))
    assert [PONTOON.why_not(t.state, 0, target) for target in ("hit", "stay", "guild", "equipment/0")] == [None] * 4


@pytest.mark.parametrize(
    ("target", "rule"),
    [("equipment/1", "1.3"), ("armoury", "1.3"), ("quest", "3.2"), ("won/1", "3.2"), ("companions/1", "2.1")],
)
def test_places_that_cannot_be_chosen_say_why(target: str, rule: str) -> None:
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"))
    assert refused(t, 0, target)[1] == rule


def test_cards_that_cannot_be_chosen_say_why() -> None:
    t = Table(party("EQ04", "GA04"), party("EQ05", "GA05"), party("EQ09", "GA06", stayed=True), guild=["GM02"])
    assert refused(t, 0, SHIPPED.ids["GA05"]) == ("Clumsy Paladin is not for choosing now: Hit or Stay.", "2.1")
    assert refused(t, 0, SHIPPED.ids["Q1"])[1] == "3.2"
    t.play("hit")
    assert PONTOON.why_not(t.state, 0, SHIPPED.ids["GA05"]) is None
    assert refused(t, 0, SHIPPED.ids["GA06"]) == ("Lost Cartographer is out of reach: its hero has stayed.", "4.1")
    assert refused(t, 0, SHIPPED.ids["GA04"]) == ("Sock Gremlin picks a companion of another hero.", "4.1")
    assert refused(t, 0, "hit") == (f"First finish the ability of {SHIPPED.name(SHIPPED.ids['GM02'])}.", "4.1")


def test_who_is_not_asked_hears_why() -> None:
    t = Table(party("EQ04", "GA04", stayed=True), party("EQ05", "GA05"), party("EQ09", "GA06"), turn=2)
    assert refused(t, 0, "hit")[1] == "2.3" and refused(t, 2, "hit")[1] == "2.1"
    full = Table(party("EQ04", "GA04", "GA05", "GM03", "GM06", stayed=True), party("EQ05", "GA06"), turn=2)
    assert refused(full, 0, "hit") == ("Your party is full: with five members you stay at once.", "2.2")


def test_after_the_game_everything_is_over() -> None:
    t = Table(party("EQ04", "GA05", won=["Q4", "Q5"]), party("EQ09", "GA09", "GA08"), at="battle")
    assert refused(t, 1, "hit")[0] == "The game is over."


# --- odds and standing


def test_odds_count_the_cards_that_may_be_next() -> None:
    t = Table(party("EQ09", "GA05"), party("EQ05", "GA06"))
    shares = {chance.what: chance for chance in PONTOON.odds(t.state, 0, "hit")}
    inside = [card for card in t.state.zones["guild"] if 14 + t.content.cards[card].power <= 21]
    assert shares["inside"].cases == len(inside) and shares["inside"].share == len(inside) / 18
    assert sum(chance.cases for chance in shares.values()) == 18 and PONTOON.odds(t.state, 0, "stay") == ()


def test_odds_use_what_this_hero_has_looked_at_and_nothing_else() -> None:
    t = Table(party("EQ09", "GA05"), party("EQ05", "GA06"), guild=["GM03", "GM06", "GA03"]).play("hit", "top", "top")
    mine = {chance.what: chance.share for chance in PONTOON.odds(t.state, 0, "hit")}
    assert mine == {"under": 0.0, "inside": 0.0, "over": 1.0}
    theirs = {chance.what: chance.cases for chance in PONTOON.odds(t.state, 1, "hit")}
    assert sum(theirs.values()) == 17


def test_standing_adds_up_to_one_and_follows_the_stars() -> None:
    t = Table(party("EQ09", "GA05", won=["Q7"]), party("EQ05", "GA06"), party("EQ04", "GA04", won=["Q2"]))
    chances = [PONTOON.standing(t.state, hero) for hero in range(3)]
    assert sum(chances) == pytest.approx(1) and chances[0] > chances[2] > chances[1]


def test_the_result_lists_the_quests_won() -> None:
    t = Table(party("EQ09", "GA05", won=["Q7", "Q2"]), party("EQ05", "GA06"))
    assert PONTOON.scores(t.state) == [
        [("Dragon of Twenty-One", 3), ("Goblin Toll Gate", 1), ("Stars", 4)],
        [("Stars", 0)],
    ]


def test_what_a_later_entry_of_the_order_decided_tells_on_what_the_parties_were_level_before() -> None:
    later = 0
    for quest in every(SHIPPED.quests):
        (first, *_), *others = quest.priority
        assert why_won(quest, first) == DECIDED_BY[first] and why_won(quest, "") == DECIDED_BY[""]
        for name, *_ in others:
            later += 1
            assert why_won(quest, name) == f"{DECIDED_BY[name]}, {LEVEL_ON[first]}"
    assert later
    assert set(LEVEL_ON) == set(PRIORITIES)


def test_the_kraken_taken_by_power_tells_that_companions_were_level() -> None:
    kraken = next(quest for quest in SHIPPED.quests if quest.name == "Kraken on the Pier")
    assert why_won(kraken, "highest_power") == " with the highest power, level on companions"
