"""Positions in the midst of a deed: the steps that are still to be done, in words, and what no game comes to."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.agenda import say
from tests.rules.kingdom.table import KINGDOM, SHIPPED
from tests.sure import every

PAY = {"seat": 1, "monster": "orthos4", "place": "kingdom", "fewer": 0}
PAID = {"seat": 1, "monster": "orthos4", "place": "kingdom", "paid": "knight"}
GUIDE = {"seat": 1, "guest": "knight"}
DEVOUR = {"seat": 1, "card": "wizard", "points": 1}
NEEDS = SHIPPED.needs[SHIPPED.ids["orthos12"]]
SEEN = {"players": [{"seen": ["ninja"]}, {}]}


def midst(*steps: dict[str, Any], **words: Any) -> dict[str, Any]:
    """Steps under way, after them the next deed."""
    return {"steps": [*steps, {"resolve": {"seat": 1}}], **words}


def asked(words: dict[str, Any]) -> Any:
    state = KINGDOM.read_position(SHIPPED, words)
    state.run()
    return state


GUIDED = midst({"guide": GUIDE}, {"become_gem": GUIDE}, aside=["knight"])


def test_a_position_by_hand_begins_in_the_midst_of_a_deed() -> None:
    """DNK-X15: a guest asked whether to use its ability lies aside, and becomes a Gem afterwards."""
    state = asked(midst({"guide": GUIDE}, {"become_gem": GUIDE}, aside=["knight"], dungeon=["harpy4"]))
    assert say(state.decision.prompt) == "Use Valor before Knight becomes a Gem?" and state.phase == "resolve"
    state.choose("leave")
    assert [SHIPPED.word(card) for card in state.zones["treasury/0"]] == ["knight"]
    assert "control:harpy4" not in [option.key for option in state.decision.options]


def test_a_power_may_spare_four_icons_and_no_more() -> None:
    """DNK-ROB-02, DNK-R28"""
    words = {"players": [{"hand": ["ninja"]}, {"array": ["orthos4"]}]}
    pay = {**PAY, "place": "array/1", "fewer": 4}
    assert [option.key for option in asked(midst({"pay": pay}, **words)).decision.options] == ["nothing"]
    with pytest.raises(ValueError, match="'fewer': expected 4 at most, found 5"):
        asked(midst({"pay": {**pay, "fewer": 5}}, **words))


def test_a_hand_that_is_searched_has_been_looked_at() -> None:
    """DNK-NIN-03"""
    state = asked(midst({"pick_loot": {"seat": 1, "victim": 2}}, players=[{}, {"hand": ["knight", "angel"]}]))
    assert [option.key for option in state.decision.options] == ["knight", "angel"]
    assert None not in state.view(0)["zones"]["hand/1"]


def test_a_card_is_named_by_its_kind_where_one_lies_open_or_by_its_own_id() -> None:
    knights = {number: word for word, number in SHIPPED.ids.items() if word.startswith("knight")}
    aside = next(card for card in asked(GUIDED).zones["aside"])
    for named in ("knight", knights[aside]):
        guide = {"seat": 1, "guest": named}
        state = asked(midst({"guide": guide}, {"become_gem": guide}, aside=["knight"]))
        assert state.about.guest == state.zones["aside"][0] == aside
    players = [{"hand": ["knight"]}, {"array": ["angel", "knight"]}]
    catch = next(card for card in knights if card in asked({"players": players, "at": "resolve"}).zones["array/1"])
    for named in ("knight", knights[catch]):
        caught = {"seat": 1, "catch": named, "victim": 2}
        state = asked(midst({"place_caught": caught}, players=players))
        assert state.about.card == state.zones["array/1"][1] == catch
        assert [option.key for option in state.decision.options] == ["kingdom", "dungeon"]


def test_all_who_hold_the_most_cards_may_be_searched_and_nobody_else() -> None:
    """DNK-NIN-02"""
    hands = [{}, {"hand": ["knight", "angel"]}, {"hand": ["wizard"]}, {"hand": ["ninja", "angel"]}]
    for victims in ([2, 4], [2, 3], [2], [3], [2, 3, 4], [4, 2]):
        words = midst({"pick_victim": {"seat": 1, "victims": victims}}, players=hands)
        if victims == [2, 4]:
            assert [option.key for option in asked(words).decision.options] == ["seat:2", "seat:4"]
        else:
            with pytest.raises(ValueError, match="'victims': expected several, all opponents with the largest hand"):
                asked(words)


@pytest.mark.parametrize(
    ("catch", "victim"), [("knight", 1), ("ninja", 2), ("orthos4", 2), ("wizard", 2), ("angel", 3)]
)
def test_who_is_caught_lies_in_the_array_of_an_opponent(catch: str, victim: int) -> None:
    """DNK-HAR-01"""
    players = [{"hand": ["knight"]}, {"array": ["angel", "orthos4"]}, {"array": ["wizard"]}]
    words = midst({"place_caught": {"seat": 1, "catch": catch, "victim": victim}}, players=players)
    with pytest.raises(ValueError, match="'catch': no such Adventurer lies in the Array of seat"):
        asked(words)


def test_a_payment_with_fewer_is_one_for_a_monster_in_an_array_alone() -> None:
    """DNK-ROB-02: the Robot's fight may spare icons, that in the Kingdom may not."""
    needs = [SHIPPED.adventurers[kind].id for kind, count in enumerate(NEEDS) for _ in range(count)]
    for fewer in every(range(len(needs))):
        paid = "+".join(needs[fewer:])
        hand = {"hand": needs[fewer:]}
        pay = {"seat": 1, "monster": "orthos12", "paid": paid}
        array = midst({"pay_from": {**pay, "place": "array/1"}}, players=[hand, {"array": ["orthos12"]}])
        kingdom = midst({"pay_from": {**pay, "place": "kingdom"}}, players=[hand, {}], kingdom=["orthos12"])
        for words, may in ((array, True), (kingdom, fewer == 0)):
            if may:
                assert KINGDOM.read_position(SHIPPED, words).agenda
            else:
                with pytest.raises(ValueError, match="pays for no such Monster here"):
                    KINGDOM.read_position(SHIPPED, words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"steps": []}, "'steps': expected one or more of them, found none"),
        ({"steps": "raid"}, "'steps': expected a list, found 'raid'"),
        ({"steps": ["raid"]}, "'steps': expected one verb an entry, found 'raid'"),
        ({"steps": [{"rade": {"seat": 1}}]}, "'steps': no word 'rade'; did you mean 'ride'"),
        ({"steps": [{"raid": {"saet": 1}}]}, "no word 'saet' in 'raid'; did you mean 'seat'"),
        ({"steps": [{"raid": {}}]}, "'raid': 'seat' is missing"),
        ({"steps": [{"raid": {"seat": 3}}]}, "seat 3: seats are 1 to 2"),
        ({"steps": [{"raid": {"seat": 2}}]}, "'raid': seat 2 is not the active one"),
        ({"steps": [{"raid": {"seat": 1}}]}, "'raid': it asks nothing here"),
        ({"steps": [{"raid": {"seat": 1}}], "at": "resolve"}, "'at': 'resolve' is where deeds begin or end"),
        ({"steps": [{"raid": {"seat": 1}}], "phase": "resolve"}, "'raid': it asks nothing here"),
        ({"steps": [{"trim_hand": {"seat": 1}}]}, "'trim_hand': behind 'trim_hand' the last of the 'steps' is 'sett"),
        ({"steps": [{"devour": DEVOUR}]}, "'devour': behind 'devour' the last of the 'steps' is 'resolve'"),
        (midst({"devour": DEVOUR}, phase="action"), "'phase': 'action', but with these 'steps' it is resolve"),
        (midst({"devour": DEVOUR}, aside=["knight"]), "'aside': there lies who is a 'guest' of 'become_gem'"),
        (midst({"devour": DEVOUR}, {"settle": {"seat": 1}}), "'settle': it never stands between other 'steps'"),
        (midst({"devour": DEVOUR}, {"pay": PAY}), "'pay': it asks, so it stands first among the 'steps'"),
        (midst({"ride": {"seat": 1, "left": "two", "first": True}}), "'left': expected a whole number, found 'two'"),
        (midst({"ride": {"seat": 1, "left": 2, "first": 1}}), "'first': expected true or false, found 1"),
        (midst({"ride": {"seat": 1, "left": 2, "first": True}}), "'ride': the Kingdom and the Dungeon are empty"),
        (midst({"taste": {"seat": 1, "kind": "knigt", "points": 1}}), "'kind': no word 'knigt'; did you mean 'knight'"),
        (midst({"summon": {"seat": 1, "card": "ninja", "count": 9}}), "'summon': no card has a deed like that"),
        (midst({"summon": {"seat": 1, "card": "wizard", "count": 99}}), "'count': expected 1 to 9, found 99"),
        (midst({"control": {"seat": 1, "monster": "orthos9"}}), "'monster': no card 'orthos9'; did you mean"),
        (midst({"control": {"seat": 1, "monster": "orthos4"}}), "'control': 'monster': no such Monster lies in"),
        (midst({"guide": GUIDE}), "'guide': 'become_gem' comes next"),
        (midst({"guide": GUIDE}, {"become_gem": GUIDE}), "'aside': there lies who is a 'guest'"),
        (midst({"pay": {"seat": 1, "monster": "orthos4"}}), "'pay': 'place' is missing"),
        (midst({"pay": PAY}), "'pay': 'monster': no such Monster lies in the 'kingdom'"),
        (midst({"pay": PAY | {"place": "array/0"}}), "'pay': 'monster': no such Monster lies in the 'array/0'"),
        (midst({"pay": PAY | {"place": "hand/0"}}), "'place': no word 'hand/0'"),
        (midst({"pay": PAY}, kingdom=["orthos4"]), "'pay': it asks nothing here"),
        (midst({"pay": PAY | {"fewer": 1}}, kingdom=["orthos4"]), "'place': 'kingdom' is not where such a Monster"),
        (midst({"pay_from": PAID}, kingdom=["orthos4"]), "'paid': 'knight' pays for no such Monster here"),
        (midst({"pay_from": PAID | {"paid": "knigt+angel"}}), "'paid': no word 'knigt'; did you mean 'knight'"),
        (midst({"pay_from": PAID | {"paid": 99}}), "'paid': no word 99"),
        (midst({"pay_from": PAID | {"paid": "nothing"}}, kingdom=["orthos4"]), "'paid': 'nothing' pays for no such"),
        (midst({"pick_victim": {"seat": 1, "victims": [2]}}), "'victims': expected several, all opponents with"),
        (midst({"pick_victim": {"seat": 1, "victims": 2}}), "'victims': expected a list, found 2"),
        (midst({"pick_loot": {"seat": 1, "victim": 2}}), "'victim': expected an opponent with cards in hand"),
        (midst({"pick_summoned": {"seat": 1, "deck": "deck"}}), "'seen': cards lie there for 'pick_summoned'"),
        (midst({"place_summoned": {"seat": 1, "place": 1, "deck": "deck"}}, **SEEN), "less than the 1 cards seen"),
        (midst({"pick_summoned": {"seat": 1, "deck": "ability"}}, **SEEN), "'deck': 'ability' is drawn from once"),
    ],
)  # fmt: skip
def test_a_step_that_no_game_comes_to_is_named(words: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as error:
        KINGDOM.read_position(SHIPPED, words)
    assert said in str(error.value)
