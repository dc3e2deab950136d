"""1. Preparation: quest, starting hero, shuffle, Equipment, first companion."""

from __future__ import annotations

from game.engine.match import Match
from tests.rules.pontoon.table import PONTOON, SHIPPED, Table, party

WARNING = next(SHIPPED.ids[quest.id] for quest in SHIPPED.quests if quest.warning)


def new(seats: int, seed: int) -> Match:
    return Match(PONTOON, SHIPPED, seats, seed)


def test_a_random_regular_quest_is_revealed_first() -> None:
    """PON-PREP-01, PON-X12"""
    quests = {new(2, seed).state.zones["quest"][0] for seed in range(200)}
    assert len(quests) == 8 and WARNING not in quests


def test_the_first_starting_hero_is_drawn_by_chance() -> None:
    """PON-PREP-02, PON-R22"""
    assert {new(4, seed).state.starting for seed in range(60)} == {0, 1, 2, 3}


def test_the_starting_hero_moves_one_seat_clockwise_each_round_also_after_a_failure() -> None:
    """PON-PREP-02, PON-R22"""
    t = Table(party("EQ04", "GA05", "GM06"), party("EQ09", "GA06", "GA08"), quest="Q7", starting=2, at="battle")
    assert t.last_round()[1] is None
    assert t.state.starting == 0 and t.asked == 0


def test_equipment_and_guild_are_two_decks() -> None:
    """PON-PREP-03"""
    state = new(3, 5).state
    assert all(SHIPPED.backs[card] == "equipment" for card in state.zones["armoury"])
    assert all(SHIPPED.backs[card] == "guild" for card in state.zones["guild"])
    assert len(state.zones["armoury"]) == 7 and len(state.zones["guild"]) == 17


def moves(match: Match, target: str) -> list[str]:
    return [event.dst for event in match.events if type(event).__name__ == "Moved" and event.dst.startswith(target)]


def test_each_hero_draws_equipment_clockwise_from_the_starting_hero_then_companions() -> None:
    """PON-PREP-04, PON-PREP-06, PON-PREP-08"""
    match = new(3, 2)
    start = match.state.starting
    order = [(start + n) % 3 for n in range(3)]
    assert moves(match, "equipment/") == [f"equipment/{hero}" for hero in order]
    assert moves(match, "companions/") == [f"companions/{hero}" for hero in order]
    dealt = [event.dst.partition("/")[0] for event in match.events if type(event).__name__ == "Moved"]
    assert dealt == ["quest"] + ["equipment"] * 3 + ["companions"] * 3


def test_preparation_goes_quest_start_shuffle_equipment_guild() -> None:
    """PON-PREP-08"""
    words = []
    for event in new(2, 3).events:
        kind = type(event).__name__
        words += {
            "Said": ["quest"],
            "Shuffled": [f"shuffle {getattr(event, 'zone', '')}"],
            "Moved": [getattr(event, "dst", "").partition("/")[0]],
        }.get(kind, [])
        words += ["start"] if kind == "Changed" and event.field == "starting" else []
    words = words[words.index("quest") :]
    assert list(dict.fromkeys(words)) == [
        "quest",
        "start",
        "shuffle armoury",
        "shuffle guild",
        "equipment",
        "companions",
    ]


def test_equipment_is_hidden_from_the_others_but_not_from_its_hero() -> None:
    """PON-PREP-05, PON-R29"""
    t = Table(party("EQ04", "GA05"), party("EQ09", "GA06"), party("EQ07", "GA04"), guild=["GM03"])
    assert t.sees(0, "equipment/0") == ["EQ04"] and t.sees(0, "equipment/1") == ["?"]
    t.play("stay", "hit", "stay", "stay")
    assert t.sees(2, "equipment/2") == ["EQ07"] and t.sees(2, "equipment/1") == ["?"]


def test_companions_are_seen_by_everyone() -> None:
    """PON-PREP-07"""
    match = new(4, 9)
    for hero in range(4):
        for viewer in range(4):
            assert match.state.view(viewer)["zones"][f"companions/{hero}"] == match.state.companions(hero)


def test_a_starting_companion_triggers_nothing_on_hit() -> None:
    """PON-R06, PON-X02, PON-PREP-06"""
    on_hit = {n for n, card in enumerate(SHIPPED.cards) if card.on_hit}
    seen = 0
    for seed in range(60):
        match = new(4, seed)
        seen += any(match.state.companions(hero)[0] in on_hit for hero in range(4))
        assert [option.key for option in match.decision.options] == ["hit", "stay"]
        assert not any(getattr(event, "what", "") == "ability" for event in match.events)
    assert seen > 20


def test_a_starting_companion_still_acts_on_stay() -> None:
    """PON-R06"""
    t = Table(party("EQ04", "GM07"), party("EQ09", "GA06")).play("stay")
    assert t.keys == ["use", "leave"] and t.asked == 0


def test_the_first_turn_is_the_starting_heros() -> None:
    """PON-PREP-08, PON-TURN-01"""
    for seed in range(20):
        match = new(4, seed)
        assert match.decision.player == match.state.starting and match.state.phase == "turn_move"
