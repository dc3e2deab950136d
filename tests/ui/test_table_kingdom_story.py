"""What the table of Dungeon & Kingdom tells: a rival's turn, points now and when done, what lacks, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.ai.thinking import Thought
from game.engine.match import Match
from game.rules.kingdom.deeds import Looting, Summoning
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import LOOT, SIDES, Kingdom
from game.ui.table.asked import TOLD, because
from tests.ui.hands import click, middle, named, point
from tests.ui.kingdom_tabling import KINGDOM, choice, lit, match_of, needed, placed, some_states
from tests.ui.tabling import Nobody, Quick, at_table, begun, seated, settle, traces

STEPS = ["return", "leaving", "raiding", "slide"]


def asked_of_others(kind: type, count: int) -> Iterator[Match]:
    """Games of three that stop where somebody else than the first seat is asked this."""
    for seed in range(200):
        match, lot = match_of(3, seed), Random(seed)
        while match.decision is not None and (match.decision.player == 0 or not isinstance(match.state.about, kind)):
            match.answer(choice(match.state, lot))
        if match.decision is not None:
            yield begun(match)
            count -= 1
            if not count:
                return


@pytest.mark.parametrize("kind", [Summoning, Looting])
def test_what_a_wizard_or_ninja_finds_is_shown_to_its_owner_alone(kind: type) -> None:
    lot, differ = Random(7), 0
    for match in asked_of_others(kind, 6):
        assert match.decision is not None
        owner = match.decision.player
        with at_table(seated(match, owner), Nobody()) as (_, table):
            assert table.top.aim.looking and {c.tags["card"] for c in table.top.found.cards()} >= {
                option.at for option in match.decision.options
            }
        seen = []
        about = match.decision.about
        victim = about.victim if isinstance(about, Looting) else owner
        watcher = next(seat for seat in range(3) if seat not in (owner, victim))
        for one in (match, begun(match, match.first.redeal(watcher, lot))):
            differ += one.first.zones != match.first.zones
            with at_table(seated(one, watcher), Nobody()) as (app, table):
                assert not table.top.aim.looking
                seen.append(traces(app, table))
        assert seen[0] == seen[1]
    assert differ


def raided_for(g: Any) -> int:
    """What Monsters take from the player whose turn it is, if nothing more were done (chapter 7.3)."""
    assert isinstance(g, Kingdom)
    staying = sum(not g.tokens[card] for side in SIDES for card in g.monsters(side))
    return LOOT * min(staying, g.reserve[g.active] // LOOT)


@pytest.mark.usefixtures("unpainted")
def test_the_tally_tells_points_now_and_when_done_as_the_rules_count_them() -> None:
    raided = 0
    for match in some_states(250, seed=2):
        if match.decision is None or not isinstance(match.decision.about, Resolving):
            continue
        with at_table(seated(match, 0), Nobody()) as (_, table):
            now, gains, raids = table.top.tally.worth()
            have, cost = match.state.reserve[match.state.active], raided_for(match.state)  # type: ignore[attr-defined]
            assert (now, sum(points for *_, points in raids)) == (have, cost) and not gains
            raided += cost > 0
    assert raided > 5


@pytest.mark.usefixtures("unpainted")
def test_what_a_deed_or_a_control_brings_at_once_stands_in_the_sum_of_the_turn() -> None:
    """4.4, 4.5: Valor 2, Dark Glory 4 and the points that lie on the Monster."""
    match = placed(
        at="resolve",
        kingdom=["harpy4", *needed("harpy4")],
        dungeon=["knight", "demon_king4", "orthos7", "captain"],
        tokens={"demon_king4": 2},
        players=[{"hand": ["knight"]}, {}],
    )
    for key in ("fight:harpy4", "+".join(needed("harpy4"))):
        match.answer(key)
    while not isinstance(match.state.about, Resolving):
        match.answer(match.decision.options[0].key)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        told = {}
        for control in lit(table):
            point(app, middle(control.rect))
            settle(app, 1)
            told[control.tags["key"]] = sum(points for *_, points in table.top.tally.worth()[1])
        assert told == {
            **{"deed:knight": 2, "deed:captain": 0, "control:demon_king4": 6, "control:orthos7": 0, "done": 0}
        }


@pytest.mark.usefixtures("unpainted")
def test_a_monster_that_is_conquered_in_an_array_stands_in_the_sum_of_the_turn() -> None:
    """6.5"""
    match = placed(
        at="resolve",
        dungeon=["giant_robot4"],
        players=[{"hand": ["knight", "amazon", "wizard"]}, {"array": ["harpy4", "orthos4"]}],
    )
    for key in ("control:giant_robot4", "hand:knight"):
        match.answer(key)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        harpy = next(control for control in lit(table) if control.tags["key"] == "harpy4")
        point(app, middle(harpy.rect))
        settle(app, 1)
        assert [points for *_, points in table.top.tally.worth()[1]] == [4]
        table.answers.answer("harpy4")
        settle(app, 1)
        assert [points for *_, points in table.top.tally.worth()[1]] == [4]


@pytest.mark.usefixtures("unpainted")
def test_payments_are_offered_cheapest_first() -> None:
    match = placed(
        at="resolve",
        kingdom=["harpy4", *needed("harpy4")],
        players=[{"hand": ["princess", "princess", "knight", "ninja", "angel"]}, {}],
    )
    match.answer("fight:harpy4")
    with at_table(seated(match, 0), Nobody()) as (_, table):
        sizes = [len(table.top.tray.look_of(option).seals) for _, option in table.top.tray.rows()]
        assert sizes == sorted(sizes) and sizes[0] == len(needed("harpy4")) < sizes[-1]
        assert table.top.tray.rows()[0][0].tags["key"] == "+".join(needed("harpy4"))


@pytest.mark.usefixtures("unpainted")
def test_the_aftermath_plays_in_four_labelled_steps() -> None:
    match = placed(
        at="resolve",
        kingdom=["knight", "harpy4"],
        dungeon=["ninja", "orthos7"],
        players=[{}, {}],
        tokens={"orthos7": 2},
    )
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        table.question.offered = None
        match.answer("done")
        steps, lines = [], set()
        for _ in range(400):
            app.step([], 40)
            tally = table.top.tally
            if table.top.places.parted and tally.step and tally.step not in steps:
                assert [still.key for still in tally.still()] == [tally.step]
                steps.append(tally.step)
            lines.add(table.top.waiting_words())
            if not table.news.busy:
                break
        assert steps == STEPS and sum("Aftermath" in line for line in lines) == 4


def watched(match: Match, keys: list[str], viewer: int = 0) -> tuple[list[str], list[tuple[str, str]]]:
    """The lines and banners that a viewer reads while these answers are given."""
    lines: list[str] = []
    banners: list[tuple[str, str]] = []
    with at_table(seated(match, viewer), Nobody(), speed=3) as (app, table):
        for key in keys:
            table.question.offered = None
            match.answer(key)
            for _ in range(600):
                app.step([], 60)
                if table.top.waiting_words() not in lines:
                    lines.append(table.top.waiting_words())
                if table.notices.notice and (table.notices.notice.title, table.notices.notice.text) not in banners:
                    banners.append((table.notices.notice.title, table.notices.notice.text))
                if not table.news.busy:
                    break
        banners += [("about", table.top.seats.told_of(seat)) for seat in range(match.seats)]
    return lines, banners


def rival_cut(**words: Any) -> Match:
    return placed(active=2, at="use", taken="knight", **words)


@pytest.mark.usefixtures("unpainted")
def test_a_rivals_turn_is_told_deed_by_deed_and_summed_up() -> None:
    match = rival_cut(
        players=[{}, {"array": ["harpy4", "knight", "princess", "orthos7"], "hand": needed("harpy4"), "reserve": 7}]
    )
    paid = "+".join(needed("harpy4"))
    lines, banners = watched(
        match, ["cut:2", "fight:harpy4", paid, f"kingdom:nothing/hand:{paid}", "deed:princess", "red1", "done"]
    )
    assert "Vex, Happiness: Discard 1, 2 or 3 Gems of one colour: 2, 5 or 9 points." in lines
    assert "Vex gives 1 Gem for 2 points." in lines
    assert ("Vex's cut: +4 points", "Harpy beaten and Happiness; 1 raid") in banners
    assert banners[-1][1].endswith("Last cut: +4 points: Harpy beaten and Happiness; 1 raid.")


@pytest.mark.usefixtures("unpainted")
def test_the_sum_names_who_was_beaten_before_deeds_none_that_changed_nothing_and_what_was_taken_from_me() -> None:
    array, hand = ["harpy4", "knight", "knight", "ninja", "princess", "captain"], needed("harpy4")
    match = rival_cut(
        players=[{"hand": ["angel"]}, {"array": array, "hand": hand}], deck=["angel", "wizard", "captain", "amazon"]
    )
    keys = ["cut:2", "deed:knight", "deed:ninja", "angel", "deed:captain", "deed:princess", "red1"]
    paid = "+".join(hand)
    _, banners = watched(match, [*keys, "fight:harpy4", paid, f"kingdom:nothing/hand:{paid}", "done"])
    assert ("Vex's cut: +6 points", "Harpy beaten, Kidnap and 2 more; 1 card of Ada taken") in banners
    told = "Harpy beaten, Kidnap, Battle Call and Happiness; 1 card of Ada taken."
    assert banners[-1][1].endswith(f"Last cut: +6 points: {told}"), "the portrait tells of all"


@pytest.mark.usefixtures("unpainted")
def test_the_sum_of_a_cut_is_known_as_long_as_the_table_shows_a_later_moment() -> None:
    match = rival_cut(players=[{}, {"array": ["angel", "knight"]}])
    with at_table(seated(match, 0), Nobody(), speed=0) as (app, table):
        match.answer("cut:2")
        while match.decision is not None and match.decision.player == 1:
            match.answer("done")
        settle(app, 2000)
        for shown in (True, False):
            table.lay_out()
            assert ("Last cut" in table.top.seats.told_of(1)) == shown
            table.news.rewind(1)


class Reasoned(Quick):
    """Has a reason of its own for every choice; the second of a turn is that of the first once more."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[str] = []

    def poll(self) -> Thought | None:
        if (thought := super().poll()) is None:
            return None
        self.given.append(f"Reason {max(1, len(self.given))}.")
        return thought._replace(reason=self.given[-1])


@pytest.mark.usefixtures("unpainted")
def test_a_rival_who_is_asked_why_tells_of_all_that_it_chose_in_its_turn_each_reason_once() -> None:
    thinker, match = Reasoned(), placed(active=2, players=[{}, {"array": ["angel", "knight"]}])
    with at_table(seated(match, 0), thinker) as (app, table):

        def asked_why() -> str:
            settle(app, 400)
            assert table.sitting.turn == 0
            click(app, named(table, "seat/1"))
            return str(app.toasts.shown[-1].text)

        assert asked_why() == "Vex: Reason 1." and thinker.given == ["Reason 1."] * 2
        for key in ("take:33", "queue"):
            settle(app, 400)
            table.answers.answer(key)
        assert asked_why() == "Vex: Reason 2. Reason 3. Reason 4." and len(thinker.given) == 5


def test_of_very_many_reasons_of_a_turn_the_latest_are_told_and_how_many_came_before() -> None:
    reasons = [f"{n} of 12 reasons that are as long as this." for n in range(1, 13)]
    assert because("Vex", reasons[:3]) == f"Vex: {' '.join(reasons[:3])}"
    told = because("Vex", reasons)
    assert told.startswith(f"Vex, with 3 reasons before these: {reasons[3]}") and told.endswith(reasons[-1])
    assert because("Vex", ["x" * (TOLD + 1)]) == f"Vex: {'x' * (TOLD + 1)}", "one is always told"


@pytest.mark.usefixtures("unpainted")
def test_ones_own_cut_is_not_summed_up() -> None:
    match = placed(at="use", taken="knight", players=[{"array": ["knight", "angel"]}, {}])
    _, banners = watched(match, ["cut:1", "done"])
    assert not any("cut" in title for title, _ in banners) and "Last cut" in banners[-2][1]


@pytest.mark.usefixtures("unpainted")
def test_a_monster_that_cannot_be_beaten_shows_what_lacks() -> None:
    first, *others = needed("harpy4")
    match = placed(at="resolve", kingdom=["harpy4"], players=[{"hand": others}, {}])
    with at_table(seated(match, 0), Nobody()) as (_, table):
        colour = next(one.colour for one in KINGDOM.adventurers if one.id == first)
        assert [(KINGDOM.word(card), colours) for card, colours in table.top.aim.lacking().items()] == [
            ("harpy4", (colour,))
        ]
    match = placed(at="resolve", kingdom=["harpy4", first], players=[{"hand": others}, {}])
    with at_table(seated(match, 0), Nobody()) as (_, table):
        assert table.top.aim.lacking() == {}


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("monster", "words"),
    [
        ("harpy4", "Take Angel out of the Array of Vex."),
        ("giant_robot4", "Fight Orthos (4) in the Array of Vex, for fewer Adventurers than usual."),
    ],
)
def test_what_is_taken_from_a_rival_is_told_with_its_owner(monster: str, words: str) -> None:
    match = placed(
        at="resolve",
        dungeon=[monster, "princess"],
        players=[{"hand": needed("orthos4")}, {"array": ["angel", "orthos4"]}],
    )
    for key in (f"control:{monster}", "dungeon:princess"):
        match.answer(key)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        control = next(control for control in table.controls() if control.tags.get("key"))
        point(app, middle(control.rect))
        settle(app, 1)
        assert table.top.prompt_words() == words


@pytest.mark.usefixtures("unpainted")
def test_pointing_at_a_fight_shows_who_pays_and_what_it_brings_and_covers_neither() -> None:
    payers = needed("harpy4")
    match = placed(
        at="resolve", kingdom=["harpy4", payers[0]], players=[{"hand": [*payers[1:], "princess"], "reserve": 6}, {}]
    )
    with at_table(seated(match, 0), Nobody()) as (app, table):
        assert table.top.tally.worth()[0] == 6
        point(app, middle(named(table, "kingdom/0").rect))
        settle(app)
        assert table.zoom.on is None
        assert sorted(KINGDOM.word(card) for card in table.top.aim.paying()) == sorted(payers)
        now, gains, raids = table.top.tally.worth()
        assert (now, [points for *_, points in gains], raids) == (6, [4], ())
        point(app, middle(named(table, "kingdom/1").rect))
        settle(app)
        assert table.zoom.on is not None, "what is no choice is enlarged"


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("array", "words", "lit"),
    [
        ([], "Knight would be the first in your Array.", 0),
        (["angel", "ninja"], "Knight can only queue up.", 0),
        (["knight", "ninja"], "Knight can cut your Array along 2 lines, or queue up.", 1),
        (["princess", "knight", *["angel"] * 5], "Knight can cut your Array along 3 lines.", 2),
        (["angel"] * 7, "Knight cannot cut your full Array: all would be dismissed.", 0),
    ],
)
def test_a_card_pointed_at_in_the_matrix_says_what_it_could_do(array: list[str], words: str, lit: int) -> None:
    match = placed(at="take", players=[{"array": array}, {}])
    with at_table(seated(match, 0), Nobody()) as (app, table):
        point(app, middle(named(table, "matrix/4/0").rect))
        settle(app, 1)
        assert table.top.prompt_words() == words and len(table.top.aim.meant()) == lit
        assert ("Taken now", words) in table.top.card_notes(table.news.picture.zones["matrix/4"][0])


def test_points_won_and_lost_rise_as_numbers_with_their_sign() -> None:
    with at_table(seated(match_of(2, 1)), Nobody(), speed=3) as (_app, table):
        points = table.top.points
        for gain in (3, -3):
            points.rise(0, gain).update(0)
        captions = table.captions
        assert [word.text for word in (*captions.shown, *captions.waiting)] == ["+3", "\u22123"]


def test_a_rivals_points_rise_on_the_rivals_own_strip() -> None:
    with at_table(seated(match_of(3, 1)), Nobody(), speed=3) as (app, table):
        for seat in (1, 2):
            table.captions.forget()
            table.top.points.rise(seat, -2).update(0)
            app.step([], 16)
            (x, y, w, _), (left, top, wide, high) = table.captions.shown[0].box, table.top.places.strip(seat)
            assert left <= x and x + w <= left + wide and y < top + high, f"it lies beside the strip of {seat}"


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("scale", (100, 150))
def test_how_many_cards_are_in_hand_is_told_once(scale: int) -> None:
    with at_table(seated(match_of(3, 2)), Nobody(), ui_scale=scale) as (app, table):
        app.painter.record, app.dirty = True, True
        app.step([], 16)
        count = len(table.view.picture.zones[f"hand/{table.view.home}"])
        told = [mark.text for mark in app.painter.marks if mark.text.lower() == f"hand {count} of 7"]
        assert len(told) == 1


@pytest.mark.usefixtures("unpainted")
def test_what_the_dragon_eats_is_told_across_the_table_with_its_owner() -> None:
    treasuries = [{"treasury": ["princess"]}, {"treasury": ["knight", "knight"]}]
    match = placed(at="resolve", dungeon=["hungry_dragon4", "ninja"], players=treasuries)
    _, banners = watched(match, ["control:hungry_dragon4", "dungeon:ninja", "red", "with"])
    assert ("The Dragon feasts", "on red and white Gems, 1 of Ada and 2 of Vex") in banners
