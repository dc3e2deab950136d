"""Reasons in Dungeon & Kingdom are true: a careless choice is not praised for what it does not do."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.minds import MINDS
from tests.rules.kingdom.table import EMPTY, Table, cutting, player, reprint, resolving

REASON = MINDS["kingdom"].reason
THING = "angel"


def why(t: Table, key: str) -> str:
    """What everybody is told of a choice of the player who is asked."""
    assert key in t.keys
    return REASON(t.state, t.asked, key, t.state.everyone)


@pytest.mark.parametrize(
    ("deed", "useful"),
    [
        ("princess", {"treasury": "ninja"}),
        ("knight", {"graveyard": "harpy4", "beaten": ["harpy4"]}),
        ("angel", {"hand": "ninja"}),
        ("amazon", {"kingdom": "harpy4"}),
        ("ninja", {"rivals": ({"hand": ["wizard"]},)}),
    ],
)
def test_a_deed_that_finds_nothing_to_do_is_not_praised(deed: str, useful: dict[str, Any]) -> None:
    idle, busy = resolving(dungeon=deed), resolving(dungeon=deed, **useful)
    assert why(idle, f"deed:{deed}").endswith("finds nothing to do now, and only a Gem is lost.")
    assert "nothing to do" not in why(busy, f"deed:{deed}")


@pytest.mark.parametrize(
    ("monster", "useful", "finds"),
    [
        ("hungry_dragon4", {"treasury": "ninja"}, "1 Gem in all Treasuries"),
        ("harpy4", {"rivals": ({"array": ["angel"]},)}, "1 Adventurer in the Arrays of others"),
        ("giant_robot4", {"rivals": ({"array": ["orthos7"]},)}, "1 Monster in the Arrays of others"),
        ("undead_reaper4", {"graveyard": "orthos7"}, "1 Monster in the own Graveyard"),
        ("demon_king4", {"graveyard": "orthos7", "beaten": ["orthos7"]}, "1 Monster beaten this turn"),
    ],
)
def test_a_monster_whose_power_does_nothing_is_controlled_for_its_points_or_against_its_raid(
    monster: str, useful: dict[str, Any], finds: str
) -> None:
    key = f"control:{monster}"
    assert "cannot raid" in why(resolving(dungeon=monster, hand=THING), key)
    assert why(resolving(dungeon=monster, hand=THING, tokens={monster: 2}), key) == "2 points come back."
    assert f" finds {finds}" in why(resolving(dungeon=monster, hand=THING, **useful), key)


def test_a_fight_tells_the_points_and_that_it_ends_a_raid_only_where_there_would_be_one() -> None:
    content = reprint(harpy=[(4, "angel")])
    for tokens, said in (
        ({}, "It brings 4 points, and Harpy (4) cannot raid."),
        ({"harpy4": 2}, "It brings 6 points, and 2 of them it had taken."),
    ):
        t = Table(player(hand=["angel"]), at="resolve", kingdom=["harpy4"], tokens=tokens, content=content)
        assert why(t, "fight:harpy4") == said


def test_orthos_doubles_what_does_something_and_otherwise_spares_the_better_card() -> None:
    t = resolving(dungeon="orthos4", hand="princess knight", treasury="ninja").play("control:orthos4")
    assert why(t, "hand:princess") == "Happiness is done twice."
    assert why(t, "hand:knight") == "Knight is given up for it out of a hand of 2 cards."
    t = resolving(dungeon="orthos4 amazon angel").play("control:orthos4")
    assert why(t, "dungeon:amazon") == "Gallop is done twice.", "the Angel is there to be moved"
    t = resolving(dungeon="orthos4 amazon").play("control:orthos4")
    assert "one of" in why(t, "dungeon:amazon"), "both are gone before anything moves"


def test_a_guest_whose_deed_is_idle_loses_nothing_by_it() -> None:
    t = resolving(dungeon="angel", hand="knight").play("deed:angel", "hand:knight")
    assert why(t, "use") == "Nothing is lost by trying Valor first."
    t = resolving(dungeon="angel", hand="captain").play("deed:angel", "hand:captain")
    assert why(t, "use") == "Battle Call brings something before the card becomes a Gem."


def test_only_the_set_of_most_points_is_called_so() -> None:
    t = resolving(dungeon="princess", treasury="ninja ninja captain").play("deed:princess")
    assert why(t, "purple2").startswith("No other set brings more than ")
    assert why(t, "purple1") == why(t, "yellow1") == "It keeps Gems for later and brings 2 points now."


def test_the_dragon_counts_the_gems_it_takes_from_others() -> None:
    t = resolving(
        dungeon="hungry_dragon4 angel",
        treasury="ninja princess",
        rivals=({"treasury": ["captain", "princess"]}, {"treasury": ["captain"]}),
    )
    t.play("control:hungry_dragon4", "dungeon:angel")
    assert why(t, "yellow") == "It takes 2 Gems from the other Treasuries."
    assert why(t, "purple") == "1 Gem of the own Treasury becomes points."
    assert why(t, "green") == "It spares the Gems of every other colour."
    t.play("yellow")
    assert why(t, "with") == "White Gems bring 2 points more."
    assert why(t, "without") == "Own white Gems fit any colour later."


def test_the_points_of_a_conquest_are_those_of_the_monster_chosen() -> None:
    t = Table(
        player(hand=["ninja"]),
        player(array=["orthos4", "harpy9"]),
        at="resolve",
        dungeon=["giant_robot4"],
        tokens={"orthos4": 2},
        content=reprint(orthos=[(4, "knight")], harpy=[(9, "knight")]),
    )
    t.play("control:giant_robot4", "hand:ninja")
    assert (why(t, "orthos4"), why(t, "harpy9")) == ("It brings 6 points.", "It brings 9 points.")


def test_only_the_monster_that_asks_for_most_is_sent_off_for_that() -> None:
    t = Table(
        player(reserve=2),
        at="resolve",
        kingdom=["orthos4", "harpy9"],
        dungeon=[],
        content=reprint(orthos=[(4, "knight")], harpy=[(9, "knight knight")]),
    ).play("done")
    assert why(t, "harpy9") == "No other one asks for more Adventurers."
    assert why(t, "orthos4") == "It asks for 1 Adventurer."


def test_only_a_payment_without_a_card_too_many_is_called_cheap() -> None:
    t = Table(
        player(hand=["knight", "ninja", "princess"]),
        at="resolve",
        kingdom=["orthos4"],
        dungeon=[],
        content=reprint(orthos=[(4, "knight")]),
    ).play("fight:orthos4")
    assert why(t, "knight") == "It costs no more cards than Orthos (4) asks for."
    assert why(t, "princess+ninja") == "It costs 2 cards where Orthos (4) asks for 1."


def test_a_card_that_can_only_queue_up_waits_for_no_better_cut() -> None:
    assert why(cutting([THING], "ninja"), "queue") == "It matches no card of the Array, so it can only queue up."
    assert "for a later cut" in why(cutting([THING], THING, matrix=["ninja . .", ". . .", ". . ."]), "queue")
    last = cutting([THING], THING, triggered=True, deck_size=0, matrix=EMPTY)
    assert why(last, "queue") == "The game ends with this turn, and the card counts as one that is left."


def test_monsters_kept_in_a_graveyard_are_not_called_worthless() -> None:
    t = resolving(dungeon="undead_reaper4 ninja", graveyard="orthos4").play("control:undead_reaper4", "dungeon:ninja")
    assert why(t, "stop") == "Monsters in a Graveyard can be let go later, too."
    assert why(t, "orthos4") == "Monsters in a Graveyard are worth nothing at the end."


def test_a_card_that_waits_in_the_array_is_taken_for_what_it_waits_for() -> None:
    def hint(card: str, *array: str, hand: tuple[str, ...] = (), others: str = ". .") -> str:
        mine = player(array=list(array), hand=list(hand))
        t = Table(
            mine,
            at="take",
            matrix=[f"{card} {others}", ". . .", ". . ."],
            content=reprint(orthos=[(4, "knight ninja")]),
        )
        return REASON(t.state, t.asked, "take:11", 1 << t.asked)

    assert hint("ninja", "orthos4") == "Take Ninja: Orthos (4) of the Array asks for it."
    assert hint("ninja", "angel", others="ninja knight") == (
        "Take Ninja: it has the deed Kidnap, and 1 card of the matrix could cut at it."
    )
    worth = "Take Orthos (4): it is worth 4 points to whoever beats it with 2 Adventurers"
    assert hint("orthos4", "angel") == f"{worth}."
    assert hint("orthos4", "knight", hand=("knight",)) == f"{worth}, and hand and Array hold 1 of them."


def test_a_deed_that_is_named_as_the_choice_is_not_named_again() -> None:
    t = resolving(dungeon="captain", hand="knight")
    said = REASON(t.state, t.asked, "deed:captain", 1 << t.asked)
    assert said == "Use Battle Call: it adds to 1 card in hand."


def test_a_player_that_is_named_in_the_choice_is_not_called_it() -> None:
    t = resolving(dungeon="ninja", rivals=({"hand": ["wizard", "captain"]},)).play("deed:ninja")
    said = REASON(t.state, t.asked, "wizard", 1 << t.asked)
    assert (
        said == "Take Wizard from seat 2: seat 2 then has one of 2 cards less in hand, and Wizard has the deed Summon."
    )
