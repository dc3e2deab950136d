"""Positions of MonToons: what is written reads back to the same table, and what no game comes to is refused."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from game.rules.montoons.planning import Planning
from game.rules.montoons.state import MonToons
from tests.rules.montoons.asked import random_states
from tests.rules.montoons.table import GAME, SHIPPED

UNUSUAL = {"fresh_focus", "veiled", "speed_die", "rolled", "lost", "revealed", "gone", "order"}


def table_of(g: MonToons) -> dict[str, Any]:
    """All that lies on the table."""
    facts: dict[str, Any] = g.plain()
    for engine in ("seed", "fixed", "agenda", "waiting", "doing", "asked", "decision", *MonToons.INNER):
        facts.pop(engine, None)
    return facts


def read_back(g: MonToons) -> MonToons:
    again = GAME.read_position(SHIPPED, GAME.write_position(g, None))
    again.run()
    return again


@pytest.mark.parametrize("seed", range(8))
def test_what_is_written_reads_back_to_the_same_table(seed: int) -> None:
    """Every map, seat count and version, in the midst of an action, too."""
    compared = midway = 0
    for number, g in enumerate(random_states(seed, rounds=4)):
        if number % 3 and isinstance(g.about, Planning):
            continue
        written = GAME.write_position(g, None)
        again = GAME.read_position(SHIPPED, written)
        again.run()
        assert again.decision == g.decision and again.action == g.action
        assert table_of(again) == table_of(g) and GAME.write_position(again, None) == written
        compared, midway = compared + 1, midway + bool(again.action.deed)
    assert compared > 40 and midway > 5


def test_no_word_is_written_that_could_as_well_be_left_out() -> None:
    """What is usual is not told: hidden or lost things only where there are any, and no rock that the map has."""
    tried = set[str]()
    for seed in range(3):
        for g in islice(random_states(seed, rounds=4), 0, None, 7):
            written = GAME.write_position(g, None)
            parts = [(written["obstacles"], word) for word in written["obstacles"]]
            parts += [(monster, word) for monster in written["monsters"] for word in UNUSUAL & {*monster}]
            for part, word in parts:
                value = part.pop(word)
                assert changed(written, g), f"{word}: {value}"
                part[word] = value
                tried.add(word)
    assert tried >= {"gone", "order", "rolled", "speed_die", "veiled"}


def changed(words: dict[str, Any], g: MonToons) -> bool:
    """Whether these words are another table, or none."""
    try:
        return table_of(GAME.read_position(SHIPPED, words)) != table_of(g)
    except ValueError:
        return True


def test_a_finished_game_reads_back_as_finished() -> None:
    ended = 0
    for seed in range(4):
        for g in random_states(seed, rounds=100):
            pass
        again = GAME.read_position(SHIPPED, GAME.write_position(g, None))
        again.run()
        assert again.winners == g.winners and again.decision is None and table_of(again) == table_of(g)
        ended += g.winners is not None
    assert ended == 4


def hoku(**words: Any) -> dict[str, Any]:
    return {"monsters": [{"sheet": "hoku", "at": "3,6", **words}, {"sheet": "tala", "at": "4,6"}]}


ACT = {"act": {"seat": 1}}
END = {"end_action": {"seat": 1}}
WALK = {"walk": {"seat": 1, "left": 2, "gait": [False, False, False]}}


def midway(*steps: dict[str, Any], deed: str = "move", **action: Any) -> dict[str, Any]:
    """Hoku in the midst of an action that was paid with a 3."""
    return {**hoku(), "plain": True, "action": {"deed": deed, "dice": [3], **action}, "steps": list(steps)}


def test_who_has_no_hex_stands_on_the_first_free_flag() -> None:
    flags = [SHIPPED.arenas["A"].keys[space] for space in SHIPPED.arenas["A"].flags]
    words = {"monsters": [{"sheet": "hoku"}, {"sheet": "tala", "at": flags[1]}, {"sheet": "pele"}]}
    at = [monster["at"] for monster in GAME.write_position(GAME.read_position(SHIPPED, words), None)["monsters"]]
    assert at == flags[:3]


def test_a_die_that_sank_before_it_was_shown_is_kept_in_mind() -> None:
    """MON-R67"""
    words = {**hoku(dice={"bonus/1": 3}, gone=[2], lost=1), "turn": 2}
    g = GAME.read_position(SHIPPED, words)
    assert g.lost[0] == 1 and GAME.write_position(g, None)["monsters"][0]["lost"] == 1


def test_two_who_have_collided_are_kept_in_mind() -> None:
    words = midway(WALK, END, ACT, clashed=[[1, 2]])
    assert GAME.read_position(SHIPPED, words).action.clashed == ((0, 1),)
    for odd in ([1, 1], [2, 1]):
        with pytest.raises(ValueError, match="'clashed'.*lower"):
            GAME.read_position(SHIPPED, midway(WALK, END, ACT, clashed=[odd]))


FAN = {"sweep": {"area": "fan6"}}


def parts(*effects: dict[str, Any]) -> dict[str, Any]:
    return {"parts": {"seat": 1, "effects": list(effects)}}


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (midway(), "'steps'.*none"),
        (midway(ACT), "'act'.*alone|under way"),
        (midway(WALK, END), "'end_action'.*last"),
        (midway(END, WALK, ACT), "'end_action': it asks nothing"),
        (midway(WALK, WALK, END, ACT), "'walk': it asks"),
        (midway(WALK, ACT), "'action': one is under way while"),
        ({**midway(WALK, END, ACT), "action": {}}, "'action': one is under way while"),
        ({**midway(WALK, END, ACT), "action": {"strode": 1}}, "'deed' is missing"),
        ({**midway(WALK, END, ACT), "steps": None}, "'steps'"),
        ({**hoku(), "action": {"deed": "move"}}, "'action'.*'steps'"),
        (midway(WALK, END, ACT, deed="basic"), "'attacked'"),
        (midway(WALK, END, ACT, deed="fly"), "'deed'.*'fly'"),
        (midway(WALK, END, ACT, slid=99), "'slid'.*0 to"),
        (midway(WALK, END, ACT, walked=["9,9"]), "'walked'.*'9,9'"),
        (midway(WALK, END, ACT, crossed=[7]), "seat 7"),
        (midway(WALK, END, ACT, clashed=[[2, 1]]), "'clashed'.*lower"),
        (midway(WALK, END, ACT, bumbed=1), "'bumbed'"),
        (midway({"walk": {"seat": 1, "left": 99, "gait": [False] * 3}}, END, ACT), "'left'.*99"),
        (midway({"walk": {"seat": 1, "left": 2, "gait": [False]}}, END, ACT), "'gait'"),
        (midway({"walk": {"seat": 1, "left": 2}}, END, ACT), "'gait' is missing"),
        (midway({"walk": {"seat": 1, "left": 0, "gait": [False] * 3}}, END, ACT), "'walk': it asks nothing here"),
        (midway({"walkk": {"seat": 1}}, END, ACT), "'walkk'"),
        (hoku(dice={"bonus/1": 3}, lost=2), "'lost'.*0 to 1"),
        (midway({"pick_edge": {"seat": 1, "spaces": ["3,6", "9,9"]}}, END, ACT), "'spaces'.*'9,9'"),
        (midway({"pick_edge": {"seat": 1, "spaces": ["3,6", "4,6"]}}, END, ACT), "'spaces': expected free"),
        (midway({"which_way": {"seat": 1, "goal": "3,7", "left": 1, "gait": [False] * 3}}, END, ACT), "'goal': no two"),
        (midway({"sink": {"seat": 1, "space": "3,6"}}, END, ACT), "'space': there is no quicksand"),
        (midway(WALK, {"enter": {"seat": 2, "space": "1,3", "how": "push"}}, END, ACT), "'space': nobody can stand"),
        (midway(WALK, {"parts": {"seat": 1, "effects": [{"act": {}}]}}, END, ACT), "'part'.*'act'"),
        (
            midway(WALK, parts({"lay": {"terrain": "ice", "count": 1, "range": 1, "sight": True}}), END, ACT),
            "'ground'.*'ice'",
        ),
        (midway(WALK, parts({"may": {"then": [FAN]}}), END, ACT), "'area'.*'fan6'"),
        (midway(WALK, parts({"choose": {"ways": [["A", [FAN]], ["B", [FAN]]]}}), END, ACT), "'area'.*'fan6'"),
        (midway(WALK, {"parts": {"seat": 1, "effects": [{"damage": {"amount": "9 dice"}}]}}, END, ACT), "'amount'"),
        (midway(WALK, END, {"act": {"seat": 2}}), "'act': seat 2 has not the turn"),
        ({**midway(WALK, END, ACT), "phase": "announce"}, "'walk'"),
        ({**midway(WALK, END, ACT), "phase": "planning"}, "'phase'|'pool'"),
        (hoku(dice={"speed": 3}, order=["pool"]), "'order'.*'pool'"),
        (hoku(dice={"speed": 3}, pool=[2], order=["pool"]), "'order'.*2 places"),
        (hoku(health=99), "'health'.*1 to 26.*99"),
        (hoku(health=0), "'health'"),
        (hoku(health=9.0), "'health'.*whole"),
        (hoku(health=True), "'health'.*whole"),
        (hoku(out="false"), "'out'.*true or false"),
        (hoku(guard="no"), "'guard'.*true or false"),
        (hoku(dice={"speed": 7}), "'speed'.*1 to 6"),
        (hoku(dice={"speed": 2.0}), "'speed'.*whole"),
        (hoku(dice=[3]), "'dice'.*mapping"),
        (hoku(pool=[0]), "'pool'"),
        (hoku(pool="34"), "'pool'.*list"),
        (hoku(pool=[1, 2, 3, 4, 5, 6]), "6 dice"),
        (hoku(speed=-1), "'speed'"),
        (hoku(speed=99), "'speed'"),
        (hoku(unused=[5, 0]), "'unused'"),
        (hoku(berries=[1, 2]), "'berries'.*2 spent of 1"),
        (hoku(berries=[1]), "'berries'.*two"),
        (hoku(berries=[-1, 0]), "'berries'"),
        (hoku(seeds=[9, 0]), "'seeds'"),
        (hoku(shells=[[1, 0]]), "'shells'.*two rows"),
        (hoku(shells=[[1, 0], 3]), "'shells'.*list"),
        (hoku(powered={"special/deluge/1": [7, 0, 0]}), "'special/deluge/1'.*0 to 6"),
        (hoku(powered={"special/deluge/1": [1]}), "3 slots"),
        (hoku(powered={"special/delugge/1": [1]}), "deluge"),
        (hoku(powered=3), "'powered'.*mapping"),
        (hoku(spent=["special/deluge"]), "'spent'"),
        (hoku(powers=4), "'powers'"),
        (hoku(crossed=["9,9"]), "'crossed'"),
        (hoku(crossed=["a,b"]), "'crossed'"),
        (hoku(crossed=[3]), "'crossed'"),
        (hoku(earned=[99]), "'earned'"),
        (hoku(earned=[-1]), "'earned'"),
        (hoku(burn=-1), "'burn'"),
        (hoku(stun=1), "'stun'"),
        (hoku(focus=[1, 2, 3]), "'focus'"),
        (hoku(fresh_focus=[1, 0]), "'fresh_focus'"),
        (hoku(veiled=[1, 0]), "'veiled'"),
        (hoku(at="1,3"), "nobody can stand.*waystone"),
        (hoku(at=3), "no hex"),
        (hoku(sheet=["hoku"]), "'sheet'"),
        ({**hoku(), "seats": 9}, "'seats'"),
        ({**hoku(), "seats": 1}, "'seats'"),
        ({"seats": "two"}, "'seats'.*whole"),
        ({"monsters": ["hoku"]}, "'monsters'.*mapping"),
        ({"monsters": {"sheet": "hoku"}}, "'monsters'.*list"),
        ({**hoku(), "round": -1}, "'round'"),
        ({**hoku(), "turn": True}, "seat True"),
        ({**hoku(), "turn": 1.0}, "seat 1.0"),
        ({**hoku(), "token": "6"}, "token"),
        ({**hoku(), "seed": "x"}, "'seed'"),
        ({**hoku(), "dice": [7]}, "'dice'"),
        ({**hoku(), "plain": "false"}, "'plain'"),
        ({**hoku(), "acted": [1, 1]}, "'acted'"),
        ({**hoku(), "acted": 1}, "'acted'.*list"),
        ({**hoku(), "finished": 2}, "'finished'"),
        ({**hoku(), "options": {"limit": "x"}}, "'limit'"),
        ({**hoku(), "options": {"map": 3}}, "'map'"),
        ({**hoku(), "options": {"mapp": "A"}}, "'mapp'"),
        ({**hoku(), "options": []}, "'options'.*mapping"),
        ({**hoku(), "traps": ["4,6"]}, "'traps'.*4,6"),
        ({**hoku(), "traps": ["5,5", "5,5"]}, "'traps'"),
        ({**hoku(), "terrain": {"5,5": "waystone"}}, "Waystones stand"),
        ({**hoku(), "terrain": {"1,3": "land"}}, "Waystones stand"),
        ({**hoku(), "terrain": ["lava"]}, "'terrain'.*mapping"),
        ({**hoku(), "obstacles": {"5,5": 1}}, "'obstacles'"),
        ({**hoku(), "phase": "planning"}, "no die for Speed"),
        ({**hoku(), "phase": 3}, "'phase'"),
        ({**hoku(out=True)}, "two are on the map"),
        ({**hoku(), "passed": 1, "phase": "announce", "turn": 3}, "seat 3"),
        ({**hoku(), "phase": "announce", "passed": 2}, "'passed'"),
    ],
)
def test_what_no_game_comes_to_is_refused_by_name(words: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        GAME.read_position(SHIPPED, words)


def test_nothing_that_stands_in_a_position_raises_anything_but_a_fault_with_words() -> None:
    """Every word of a whole position, replaced by what does not belong there."""
    odd = (None, True, -1, 10**9, 1.5, "", "x", "false", [], [None], [[]], {}, {"x": None}, {1: 2}, [1, 2, 3], ["0,0"])
    tried = 0
    for seed in (0, 5):
        states = [g.clone() for g in random_states(seed, rounds=2)]
        for g in states[:: len(states) // 6]:
            written = GAME.write_position(g, None)
            places = [(written, word) for word in written]
            places += [(monster, word) for monster in written["monsters"] for word in monster]
            for holder, word in places:
                kept = holder[word]
                for value in odd:
                    holder[word] = value
                    tried += 1
                    try:
                        GAME.read_position(SHIPPED, written).run()
                    except ValueError as fault:
                        assert "nothing to choose" not in str(fault) and "literal" not in str(fault), fault
                holder[word] = kept
    assert tried > 3000


def test_what_a_step_to_come_explains_is_read_and_without_it_refused() -> None:
    """MON-TRAP-02, MON-R17: a Trap that is still to be sprung; somebody on a rival's hex who walks on from there."""
    box = {"mark_free": {"seat": 1, "boxes": 1}}
    spring = {"spring": {"seat": 1, "space": "3,6"}}
    on = {"tread_on": {"seat": 1, "space": "3,6", "path": ["2,6"], "left": 1, "gait": [False, False, True]}}
    trapped = {"traps": ["3,6"]}
    together = {"monsters": [{"sheet": "hoku", "at": "3,6"}, {"sheet": "tala", "at": "3,6"}]}
    for words, step, what in ((trapped, spring, "'traps'.*'3,6'"), (together, on, "'at': two monsters on '3,6'")):
        g = GAME.read_position(SHIPPED, {**midway(box, step, END, ACT), **words})
        g.run()
        assert g.asked[0] == "montoons.mark_free" and len(g.agenda) == 3
        health = g.health[0]
        g.choose("done")
        assert g.health[0] == health - 2 * (step is spring)
        assert g.arena.keys[g.at[0]] == ("3,6" if step is spring else "2,6")
        with pytest.raises(ValueError, match=what):
            GAME.read_position(SHIPPED, {**midway(box, END, ACT), **words})
