"""What MonToons' table warns of, how areas are turned with every device, and what it says with which keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pygame
import pytest

from game.engine.agenda import say
from game.engine.match import Match
from game.rules import GAMES
from game.rules.montoons.abilities import Siding
from game.rules.montoons.leaping import Blitzing
from game.rules.montoons.waystone import Marking
from game.sitting import Sitting
from game.ui.games.montoons.lights import REACH
from game.ui.games.montoons.prompts import change_words, guide_of
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.careful import asks_first, goes_at_once, warns_once
from tests.ui.hands import LB, RB, A, button, by_mouse, click, middle, named, pad, point
from tests.ui.montoons_tabling import CONTENT, at_an_area, at_question, match_of, sensible
from tests.ui.tabling import Nobody, at_table, seated, settle


def asked_to_act() -> Sitting:
    """The first seat may still move or attack."""
    sitting = at_question("act")
    assert any(option.key.startswith("move/") for option in sitting.match.decision.options)
    return sitting


def test_ending_a_turn_with_a_move_left_warns_once() -> None:
    warns_once(asked_to_act(), "end", "You can still do this")


def test_without_warnings_the_turn_ends_at_once() -> None:
    goes_at_once(asked_to_act(), "end")


def test_a_held_turn_is_asked_about_and_goes_on_only_when_told_to() -> None:
    asks_first(asked_to_act(), "end")


def test_being_ready_with_dice_in_the_tray_warns() -> None:
    sitting = at_question("plan")
    with at_table(sitting, Nobody(), unfinished="warn") as (app, table):
        value = table.top.plan.pool()[0]
        table.answers.answer(f"{value}>speed")
        settle(app)
        by_mouse(app, table, "choice/ready")
        assert "4 of your dice are not placed yet." in app.toasts.shown[-1].text
        assert sitting.match.answers[-1].key == f"{value}>speed"


# --- turning an area


@contextmanager
def aiming() -> Iterator[tuple[Parlour, Table, Sitting]]:
    sitting = at_an_area()
    with at_table(sitting, Nobody(), unfinished="warn") as (app, table):
        yield app, table, sitting


def wheel(app: Parlour, at: tuple[float, float], amount: int) -> None:
    point(app, at)
    app.step(
        [
            pygame.event.Event(
                pygame.MOUSEWHEEL, x=0, y=amount, precise_y=float(amount), pos=(round(at[0]), round(at[1]))
            )
        ],
        16,
    )


def test_the_wheel_turns_an_area_and_a_click_anywhere_on_the_map_strikes() -> None:
    with aiming() as (app, table, sitting):
        zoom, at, seen = table.top.island.zoom, (60.0, 140.0), []
        for _ in table.top.hexes.lights():
            wheel(app, at, -1)
            seen.append(table.top.hexes.goal)
            assert table.top.ahead.foreseen().area
        assert set(seen) == set(table.top.hexes.lights()) and table.top.island.zoom == zoom
        aimed, decision = table.top.hexes.goal, sitting.match.decision
        assert aimed is not None and decision is not None
        before = len(sitting.match.answers)
        space = next(
            space for space in range(len(table.top.reading.arena.keys)) if space not in table.top.hexes.lights()
        )
        button(app, middle(table.top.island.hexagon(space)))
        at = f"hex/{table.top.reading.arena.keys[aimed]}"
        assert sitting.match.answers[before].key == next(one.key for one in decision.options if one.at == at)


def test_shoulders_turn_an_area_and_a_strikes() -> None:
    with aiming() as (app, table, sitting):
        pad(app, RB)
        first = table.top.hexes.goal
        pad(app, RB)
        second = table.top.hexes.goal
        pad(app, LB)
        assert first is not None and second is not None and first != second and table.top.hexes.goal == first
        before = len(sitting.match.answers)
        pad(app, A)
        assert len(sitting.match.answers) > before


def test_pointing_at_another_hex_takes_over_from_the_wheel() -> None:
    with aiming() as (app, table, _):
        wheel(app, (60.0, 140.0), -1)
        other = next(space for space in table.top.hexes.lights() if space != table.top.hexes.goal)
        point(app, table.top.island.spot(other))
        point(app, table.top.island.spot(other))
        assert table.top.hexes.goal == other


@pytest.mark.parametrize(("device", "words"), [("mouse", "wheel"), ("keys", "Q and E"), ("pad", "LB and RB")])
def test_the_prompt_names_the_keys_of_the_device_last_used(device: str, words: str) -> None:
    with aiming() as (_, table, _):
        table.focus.device = device
        assert words in table.top.foot.prompts.words()[1]


# --- what cannot be done says why


def refusals(app: Parlour, table: Table, start: str) -> dict[str, tuple[str, str]]:
    """Reason and rule of everything of a kind that cannot be chosen now."""
    return {
        control.id: (control.why_not, control.rule)
        for control in table.controls()
        if control.id.startswith(start) and not control.enabled
    }


@pytest.mark.parametrize(
    ("verb", "start", "rules"),
    [
        ("mark", "grid/", {"8.2"}),
        ("choose_sheet", "sheet/", {"2.2"}),
        ("act", "special/", {"6.4", "6.1"}),
        ("act", "ultimate/", {"6.5", "6.4"}),
        ("act", "basic/", {"6.3", "6.1"}),
        ("act", "move/", {"4.1", "4.3"}),
        ("plan", "slot/", {"3.2", "6.3", "6.4", "4.2"}),
    ],
)
def test_what_cannot_be_chosen_says_why_in_a_sentence_with_its_rule(verb: str, start: str, rules: set[str]) -> None:
    with at_table(at_question(verb, round=0 if verb == "choose_sheet" else 1), Nobody()) as (app, table):
        found = refusals(app, table, start)
        if verb != "choose_sheet":
            assert found
        for id, (why, rule) in every(found.items()):
            assert why.endswith(".") and len(why) > 12 and rule in rules, (id, why, rule)


def test_a_hex_that_is_no_target_says_whether_it_is_empty_far_or_hidden() -> None:
    said = set[str]()
    for seed in (18, 22):
        match = at_question("pick", seed=seed).match
        refused = [match.game.why_not(match.state, 0, f"hex/{key}") for key in match.state.arena.keys]
        said |= {refusal.why for refusal in refused if refusal is not None}
    assert said >= {"Nobody stands there to aim at.", "Something in between hides it."}
    assert any("hexes away; you reach" in why for why in said), said


def test_the_prompt_of_a_turn_tells_what_can_be_done_now() -> None:
    told = set[str]()
    for seed in (5, 7):
        match = at_question("act", seed=seed).match
        lot = Random(seed)
        while match.decision is not None and match.state.round < 2:
            if match.decision.player == 0 and match.state.asked[0] == "montoons.act":
                keys = {option.key for option in match.decision.options}
                with at_table(seated(match), Nobody()) as (_, table):
                    words = table.top.foot.prompts.under()
                told.add(words)
                entries = any(key.startswith(("move/", "basic/", "special/", "ultimate/")) for key in keys)
                assert ("grid" in words) == ("waystone" in keys)
                if "waystone" not in keys:
                    assert ("Golden entries" in words) == entries
                if keys == {"power", "end"}:
                    assert "Power up" in words
            match.answer(sensible(match.state, lot))
    assert len(told) > 1


def test_a_prompt_names_who_is_pushed_or_thrown_and_counts_targets_only_of_several() -> None:
    asked = {verb: at_question(verb, seed=17).match.state.decision.prompt for verb in ("shove", "pick")}
    assert say(asked["shove"]).split(":")[1] == " how far?" and say(asked["shove"]).startswith(("Push ", "Pull "))
    assert re.fullmatch(r"Choose a target within range \d( \(\d of up to [2-5]\))?\.", say(asked["pick"]))


def test_while_a_rivals_sheet_is_read_the_prompt_tells_the_way_back() -> None:
    with at_table(at_question("act"), Nobody()) as (app, table):
        click(app, named(table, "seat/1"))
        assert table.top.foot.prompts.words()[1].startswith("This is the sheet of Vex.")
        click(app, named(table, "seat/0"))
        assert "sheet of Vex" not in table.top.foot.prompts.words()[1]


def test_the_prompt_at_the_end_tells_by_which_road_the_game_was_won() -> None:
    match, lot = match_of(2, 3), Random(3)
    while match.decision is not None:
        match.answer(sensible(match.state, lot))
    with at_table(seated(match), Nobody()) as (app, table):
        settle(app)
        title, under = table.top.foot.prompts.words()
        assert title == "The game is over"
        assert under.endswith((": the last one standing.", ": four Waystone Powers.", ": a draw.")), under


def test_buttons_share_the_prompt_by_their_words_and_name_no_hex() -> None:
    game = GAMES["montoons"]
    start = game.read_position(
        CONTENT,
        {"monsters": [{"sheet": "pele", "at": "1,4", "dice": {"basic/flare_rush": 3}}, {"sheet": "tala", "at": "7,2"}]},
    )
    match = Match(game, CONTENT, 2, 1, start=start)
    match.answer("basic/flare_rush")
    with at_table(seated(match), Nobody()) as (_, table):
        assert isinstance(table.view.about, Blitzing)
        buttons = [control for control, _ in table.top.foot.beside()]
        assert len(buttons) > 1 and not any(re.search(r"\d,\d", button.label) for button in buttons)
        for top in every({button.rect[1] for button in buttons}):
            row = sorted((len(one.label), one.rect[2]) for one in buttons if one.rect[1] == top)
            assert [wide for _, wide in row] == sorted(wide for _, wide in row)


def test_either_die_on_the_waystone_opens_the_grid() -> None:
    game = GAMES["montoons"]
    start = game.read_position(
        CONTENT,
        {
            "monsters": [
                {"sheet": "hoku", "at": "2,5", "dice": {"waystone/1": 2, "waystone/2": 4}},
                {"sheet": "tala", "at": "7,2"},
            ]
        },
    )
    with at_table(seated(Match(game, CONTENT, 2, 1, start=start)), Nobody()) as (app, table):
        assert any(option.key == "waystone" for option in table.question.offered.options), table.top.reading.arena.keys
        click(app, named(table, "slot/waystone/2"))
        settle(app)
        assert isinstance(table.view.about, Marking)


def test_the_prompt_before_speeds_are_raised_names_who_is_faster() -> None:
    with at_table(at_question("bid", seed=6), Nobody()) as (_, table):
        facts = table.news.picture.facts
        words = table.top.foot.prompts.under()
        for other in range(1, 3):
            assert (f"{table.top.reading.name(other)} has {facts['speed'][other]}" in words) == (
                facts["speed"][other] >= facts["speed"][0]
            )
        assert {"choice/spend", "choice/pass"} <= {control.id for control in table.top.foot.controls()}


def test_a_box_of_the_grid_tells_what_it_brings_a_bonus_nearer() -> None:
    with at_table(at_question("mark"), Nobody()) as (_, table):
        character = table.top.reading.character(0)
        for place in table.top.reading.choices("box"):
            row, col = (int(part) for part in place.split(","))
            box = row * character.columns + col
            tip = next(c.tip for c in table.top.grid.controls() if c.id == f"grid/{place}")
            touched = [n for n, around in enumerate(character.around) if around >> box & 1]
            assert tip.count(":") == len(touched)
        n = character.around.index(max(character.around, key=int.bit_count))
        left = (character.around[n] & ~table.match.state.boxes[0]).bit_count()
        tip = next(c.tip for c in table.top.grid.controls() if c.id == f"bonus/{n}")
        assert tip.startswith(f"{left} box")


def test_an_attack_that_reaches_nobody_is_refused_and_shows_how_far_it_goes() -> None:
    """MON-R94: before its dice are gone."""
    for seed in range(5, 25):
        sitting = at_question("act", seed=seed)
        with at_table(sitting, Nobody()) as (app, table):
            idle = [
                control
                for control in table.controls()
                if control.id.startswith("basic/") and control.why_not == "Nobody is within its reach and in sight."
            ]
            if idle:
                x, y, w, h = idle[0].rect
                point(app, (x + w / 2, y + h / 2))
                seen = table.top.ahead.foreseen().range
                assert seen and not set(seen) & set(table.match.state.at[1:]) and not idle[0].enabled
                return
    raise AssertionError("no attack out of reach was found")


def test_while_a_target_is_picked_all_that_is_within_range_is_lit() -> None:
    with at_table(at_question("pick"), Nobody()) as (_, table):
        state = table.match.state
        here, far = state.at[0], state.asked[2]
        looks = table.top.board.lying.looks_now()
        assert looks and all(looks[space] == REACH for space in table.top.hexes.lights())
        for space in table.top.ahead.ranged():
            line = state.line(here, space)
            assert line is not None and line.far <= far and state.sees(here, space) and space in looks


def test_what_a_choice_would_cost_is_told_in_words() -> None:
    with at_table(at_question("pick"), Nobody()) as (_, table):
        assert "hearts" not in table.top.foot.prompts.words()[1]
        table.top.hexes.carried = next(iter(table.top.hexes.lights()))
        hearts = table.top.ahead.foreseen().hearts
        words = table.top.foot.prompts.words()[1]
        assert hearts and all(
            table.top.reading.character(seat).name in words and f"{most} heart" in words
            for seat, (_, most) in hearts.items()
            if seat != table.eyes.home
        )


@pytest.mark.parametrize(
    ("span", "mine", "words"),
    [
        ((3, 3), False, "loses 3 hearts"),
        ((1, 1), True, "lose 1 heart"),
        ((3, 4), False, "loses 3 to 4 hearts"),
        ((0, 2), True, "lose up to 2 hearts"),
        ((-2, -2), False, "gets back 2 hearts"),
        ((-3, -1), True, "get back 1 to 3 hearts"),
        ((-2, 0), False, "gets back up to 2 hearts"),
        ((-1, 2), False, "loses up to 2 hearts or gets back up to 1"),
    ],
)
def test_a_span_of_hearts_is_told_in_words(span: tuple[int, int], mine: bool, words: str) -> None:
    assert change_words(span, mine) == words


def test_a_click_on_the_head_of_a_target_means_its_hex() -> None:
    sitting = at_question("pick")
    with at_table(sitting, Nobody()) as (app, table):
        space = next(iter(table.top.hexes.lights()))
        x, y = table.top.island.spot(space)
        head = (x, y - 50 * table.top.island.grown)
        assert not table.top.island.covers(space, *head)
        button(app, head)
        assert sitting.match.answers[-1].key.startswith("seat:")


def test_a_lit_hex_behind_a_monster_is_not_hidden_by_its_head() -> None:
    with at_table(at_question("walk"), Nobody()) as (app, table):
        for space in every(table.top.hexes.lights()):
            point(app, table.top.island.spot(space))
            assert table.focus.over == f"hex/{table.top.reading.arena.keys[space]}"


def test_a_rivals_tab_tells_what_it_did_in_its_last_turn() -> None:
    sitting = at_question("plan", round=3)
    with at_table(sitting, Nobody()) as (_, table):
        for seat in (1, 2):
            name, tip = table.top.reading.name(seat), table.top.ladder.tip(seat)
            lines = [text for _, text in table.log.lines()]
            turn = max(n for n, text in enumerate(lines) if text == f"{name} takes a turn.")
            after = lines[turn + 1]
            said = after.rstrip(".").removeprefix(f"{name} ")
            assert "Last turn: " in tip and (said in tip or after.startswith(("Round", "Ada", "Vex", "Mump")))


def test_a_question_which_of_two_things_happens_says_that_only_one_does() -> None:
    assert guide_of(Siding(())).how == "Only one of them happens."
