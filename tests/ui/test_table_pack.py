"""The table of The Monster Pack played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game.engine.events import Said
from game.rules import GAMES
from game.rules.pack.chains import bonus_chain
from game.rules.pack.state import Entering, Offering, Paying, Placing, Summoning
from game.ui.draw.paint import Sheet
from game.ui.games.pack.forms import OUTLOOK
from game.ui.parlour import Parlour
from game.ui.scenes.setup import first_setup
from game.ui.table.answers import Standing
from game.ui.table.table import Table
from tests.ui.hands import button, by_keys, by_mouse, by_pad, click, drag, middle, moved, named, pad, point, press
from tests.ui.layout import overlaps
from tests.ui.pack_tabling import match_of, placed, some_states
from tests.ui.tabling import Nobody, Quick, at_table, light_only_what_is_legal, lit, play, seated, settle


def test_a_whole_game_is_played_by_mouse_with_every_legal_choice_lit() -> None:
    play(seated(match_of(3)), by_mouse)


def test_keys_and_gamepad_give_the_same_log_as_the_mouse() -> None:
    logs = [play(seated(match_of(7)), hand, most=40) for hand in (by_mouse, by_keys, by_pad)]
    assert logs[1] == logs[0] and logs[2] == logs[0]


def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions() -> None:
    asked = set()
    for match in some_states(50):
        decision = match.decision
        assert decision is not None
        with at_table(seated(match, decision.player), Nobody()) as (_, table):
            light_only_what_is_legal(table, decision)
            asked.add(type(match.decision.about))
    assert {Summoning, Placing, Offering, Paying, Entering} <= asked


def at(table: Table, id: str) -> tuple[float, float]:
    return middle(named(table, id).rect)


HANDS = [
    {"hand": ["MP-004", "MP-005", "MP-022"], "waiting": [{"card": "MP-008", "die": 2}], "active": [None, "MP-014"]},
    {"active": [None, "MP-026"], "hand": ["MP-037"]},
]


def keys(match: object) -> list[str]:
    return [answer.key for answer in match.answers]  # type: ignore[attr-defined]


def test_a_monster_dragged_to_a_spot_is_summoned_there_and_elsewhere_goes_back() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        drag(app, at(table, "hand/2"), at(table, "active/1/0"))
        drag(app, at(table, "hand/2"), at(table, "waiting/0/0"))
        assert keys(match) == [] and table.top.cards.sprites["hand/0"][2].goal is not None
        drag(app, at(table, "hand/2"), at(table, "waiting/0/2"))
        assert keys(match) == ["summon:MP-022", "spot:3"]


def test_a_card_dragged_onto_a_waiting_monster_boosts_it() -> None:
    match = placed({"at": "boost_1", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        drag(app, at(table, "hand/2"), at(table, "waiting/0/0"))
        assert keys(match) == ["boost:1"], "a red card does not pay for a blue monster"
        drag(app, at(table, "hand/0"), at(table, "waiting/0/0"))
        assert keys(match) == ["boost:1", "pay:MP-004"]
        assert match.state.die[0] == 1 and match.state.boosted[0]


def test_a_card_that_is_carried_lights_where_it_can_go() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        drag(app, at(table, "hand/2"), (640, 300), let_go=False)
        assert table.top.pointing.goals() == ["waiting/0/1", "waiting/0/2", "waiting/0/3"]
        button(app, (640, 300), pygame.MOUSEBUTTONUP)
        assert table.top.cards.carried is None and not match.answers


def test_the_own_hand_is_shown_only_while_the_peek_key_is_held() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody(), hold_to_peek=True) as (app, table):

        def names() -> list[str]:
            return [control.label for control in table.controls() if control.id.startswith("hand/")]

        assert names() == ["A hidden card"] * 3 and not table.top.cards.sprites["hand/0"][0].up
        app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v")], 16)
        assert "Kiln Rat" in names() and table.top.cards.sprites["hand/0"][0].up
        app.step([pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0)], 16)
        assert names() == ["A hidden card"] * 3


def test_a_monster_that_enters_can_be_dragged_to_its_spot() -> None:
    sides = [{"hand": ["MP-004"], "waiting": [{"card": "MP-008", "die": 0}, {"card": "MP-022", "die": 0}]}, {}]
    match = placed({"at": "enter", "turn": 5, "sides": sides})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        drag(app, at(table, "waiting/0/1"), at(table, "active/0/2"))
        assert keys(match)[:2] == ["up:2", "to:3"]


def test_a_choice_of_a_card_can_be_put_back() -> None:
    match = match_of(4)
    while match.decision is not None and match.decision.player != 0:
        match.answer(match.decision.options[0].key)
    with at_table(seated(match, 0), Nobody()) as (app, table):
        click(app, lit(table)[0])
        settle(app)
        assert isinstance(table.view.about, Placing) and table.top.reading.picked() is not None
        click(app, named(table, "panel/undo"))
        settle(app)
        assert isinstance(table.view.about, Summoning) and table.top.reading.picked() is None


@pytest.mark.parametrize("way", ["panel/undo", ""])
@pytest.mark.parametrize(("where", "key"), [("summon", "summon:MP-004"), ("boost_1", "boost:1")])
def test_what_was_only_begun_is_withdrawn_without_a_mark_even_where_nothing_is_taken_back(
    where: str, key: str, way: str
) -> None:
    """The way out of placing and of paying is a button, and Escape."""
    match = placed({"at": where, "turn": 5, "sides": HANDS})
    sitting, before = seated(match, 0), match.state.digest()
    with at_table(sitting, Nobody(), undo=False) as (app, table):
        table.answers.answer(key)
        settle(app)
        assert isinstance(table.view.about, Placing | Paying) and table.seating.may_undo() is not None
        click(app, named(table, way)) if way else press(app, pygame.K_ESCAPE)
        settle(app)
        assert not match.answers and match.state.digest() == before and not sitting.assists
        assert app.scene is table


def test_previews_tell_what_the_next_duel_does() -> None:
    match = placed({"at": "boost_1", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (_, table):
        caption = table.top.ahead.captions()[1]
        assert (caption.sign, caption.text) == ("check", "700+200 beats 500")
        assert table.top.ahead.damage() == (0, 0) and table.top.ahead.fallen() == (0, 1)


def test_the_discards_can_be_looked_through() -> None:
    sides = [{"discard": ["MP-004", "MP-005"], "hand": ["MP-022"]}, {}]
    with at_table(seated(placed({"at": "summon", "turn": 5, "sides": sides}), 0), Nobody()) as (app, table):
        click(app, named(table, "pile/discard/0"))
        settle(app)
        assert [control.label for control in table.controls() if control.id.startswith("heap/")][1:3] == [
            table.view.content.name(5 - 1),
            table.view.content.name(4 - 1),
        ]
        press(app, pygame.K_ESCAPE)
        settle(app)
        assert not table.top.heap.zone and app.scene is table


def test_a_player_may_give_up_when_asked_once_more() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        for wanted in ("answer/1", "answer/0"):
            press(app, pygame.K_ESCAPE)
            settle(app)
            for id in ("give_up", wanted):
                assert not match.over
                click(app, named(app.scene, id))
                settle(app)
            if type(app.scene).__name__ == "PauseMenu":
                press(app, pygame.K_ESCAPE)
                settle(app)
        assert match.state.winners == (1,) and match.state.ending == "concede" and app.scene is table


def test_decks_go_along_with_their_players_in_a_rematch() -> None:
    setup = first_setup(GAMES["pack"])
    setup.options |= {"deck_1": "grove_sorcery", "deck_2": "wild_parade"}
    names = [player.name for player in setup.players]
    moved = setup.rotated()
    assert [player.name for player in moved.players] == names[::-1]
    assert (moved.options["deck_1"], moved.options["deck_2"]) == ("wild_parade", "grove_sorcery")


def test_a_card_that_comes_under_a_resting_pointer_is_not_enlarged() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody(), speed=3) as (app, table):
        for id in ("hand/2", "waiting/0/1"):
            click(app, named(table, id))
            while table.news.busy:
                app.step([], 50)
        for _ in range(30):
            app.step([], 50)
        assert table.news.picture.zones["waiting/0/1"] and table.focus.over == "waiting/0/1" and table.zoom.on is None
        for spot in ("waiting/0/0", "waiting/0/1"):
            x, y, w, h = table.top.places.box(spot)
            app.step(
                [pygame.event.Event(pygame.MOUSEMOTION, pos=(x + w / 2, y + h / 2), rel=(1, 1), buttons=(0, 0, 0))], 50
            )
        for _ in range(30):
            app.step([], 50)
        assert table.zoom.card == table.news.picture.zones["waiting/0/1"][0]


def test_a_card_enlarged_under_the_pointer_makes_way_when_it_is_chosen() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        for _ in range(2):
            app.step([moved(at(table, "hand/2"))], 700)
        assert table.zoom.card is not None
        button(app, at(table, "hand/2"))
        settle(app)
        assert keys(match) == ["summon:MP-022"] and table.zoom.on is None


def test_the_first_key_after_the_mouse_leads_to_a_choice() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        for first in (pygame.K_RETURN, pygame.K_TAB):
            table.focus.at = None
            press(app, first)
            assert table.focus.at == "hand/0" and keys(match) == [], "the first key shows the focus"


def test_no_bubble_lies_over_what_moves_while_keys_are_used() -> None:
    match = placed({"at": "boost_1", "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody(), speed=1) as (app, table):
        by_keys(app, table, next(control.id for control in table.controls() if control.tags.get("key") == "pass"))
        table.focus.at, seen = "active/0/1", 0
        while table.news.busy:
            app.step([], 200)
            seen += 1
            assert not table.news.busy or app.bubble.waited == 0
        for _ in range(4):
            app.step([], 200)
        assert seen > 3 and app.bubble.waited > 0


def test_nothing_this_turn_is_said_once_and_not_asked_a_second_time() -> None:
    match = placed({"at": "boost_1", "turn": 5, "sides": HANDS})
    with at_table(seated(match), Nobody()) as (app, table):
        click(app, named(table, "panel/nothing"))
        settle(app)
        assert keys(match) == ["pass", "pass"] and match.decision.player == 1


def test_what_was_answered_ahead_is_asked_again_where_it_is_taken_back() -> None:
    match = placed({"at": "boost_1", "turn": 5, "sides": HANDS})
    standing = Standing(seated(match))
    standing.let(lambda decision: "pass" if isinstance(decision.about, Offering) else None)
    match.answer("pass")
    assert standing.key(match.decision) == standing.key(match.decision) == "pass"
    match.cut_back(0)
    assert standing.key(match.decision) is None


def passing(state: Any, lot: Random) -> str:
    keys = [option.key for option in state.decision.options]
    return "pass" if "pass" in keys else keys[0]


WAITS = ["MP-027"]
RIVALS = {  # a red monster waits, and after summoning one card is left: red, or of no use
    "asked": {"hand": ["MP-022", "MP-022"], "waiting": WAITS},
    "not asked": {"hand": ["MP-004", "MP-040"], "waiting": WAITS},
}


def test_from_the_time_that_a_rival_takes_nobody_sees_whether_it_could_boost() -> None:
    took = {}
    for name, rival in RIVALS.items():
        match = placed({"at": "summon", "turn": 6, "player": 2, "sides": [{"hand": ["MP-037"]}, rival]})
        with at_table(seated(match), Quick(passing), speed=3) as (app, table):
            phases: dict[str, int] = {}
            for frame in range(600):
                app.step([], 16)
                phases.setdefault(table.news.picture.facts["phase"], frame)
                if "draw" in phases:
                    break
            took[name] = [
                phases[after] - phases[phase] for phase, after in (("boost_1", "boost_2"), ("boost_2", "draw"))
            ]
        asked = [answer.key for answer in match.answers].count("pass")
        assert asked == (2 if name == "asked" else 0)
    assert took["asked"] == pytest.approx(took["not asked"], abs=2) and min(took["asked"]) > 40


@pytest.mark.parametrize("pixels", [80, 100, 140, 206])
def test_the_words_over_the_outlook_stand_apart_however_small_it_is(pixels: int) -> None:
    """As on the small picture of a table in a list."""
    own, rival = {"hand": ["MP-004"], "active": [None, "MP-026"]}, {"active": [None, "MP-014"], "hand": ["MP-037"]}
    with at_table(seated(placed({"at": "boost_1", "turn": 5, "sides": [own, rival]})), Nobody()) as (_, table):
        x, y, w, h = OUTLOOK
        s = Sheet(pixels, (w, h), marks=[])
        s.ox, s.oy = -x * s.u, -y * s.u
        table.top.asides.outlook(s)
        heads = [mark for mark in s.marks or [] if mark.text.isupper()]
        assert any("NEXT DUEL" in mark.text for mark in heads) and not overlaps(heads)


def test_the_outlook_tells_the_next_duel_and_the_one_after_it() -> None:
    """A Rustblade Mantis falls to a Squall Dancer, which then stands alone, as a Fogling does already."""
    own = {"hand": ["MP-004"], "waiting": [{"card": "MP-008", "die": 2}], "active": [None, "MP-026"]}
    rival = {"active": [None, "MP-014", "MP-005"], "hand": ["MP-037"]}
    with at_table(seated(placed({"at": "boost_1", "turn": 5, "sides": [own, rival]})), Nobody()) as (_, table):
        ahead, stars = table.top.ahead, {card.id: card.star for card in table.view.content.cards}
        assert ahead.fallen() == (1, 0) and ahead.damage() == (0, 0)
        assert ahead.damage_after() == (stars["MP-014"] + stars["MP-005"], 0)
        assert ahead.damage_after() in table.top.asides.outlook_shows()


def test_while_a_duel_is_shown_who_has_beaten_another_in_it_is_not_said_to_hit_as_well() -> None:
    """3.1: a Squall Dancer beats a Rustblade Mantis, while a Fogling hits."""
    own = {"hand": ["MP-004"], "active": [None, "MP-014", "MP-005"], "waiting": [{"card": "MP-008", "die": 2}]}
    rival = {"active": [None, "MP-026"], "hand": ["MP-037"]}
    match = placed({"at": "boost_1", "turn": 5, "sides": [own, rival]})
    with at_table(seated(match), Nobody(), speed=2) as (app, table):
        hits = [table.top.ahead.damage()[1]]
        table.answers.answer("pass")
        for _ in range(400):
            app.step([], 16)
            if table.news.picture.facts["phase"] == "duel":
                hits.append(table.top.ahead.damage()[1])
        stars = {card.id: card.star for card in table.view.content.cards}
        assert len(hits) > 20 and set(hits) == {stars["MP-005"]}


@pytest.mark.parametrize(("die", "more"), [(1, True), (2, False)])
def test_a_plus_tells_that_a_monster_enters_before_a_duel_and_why(die: int, more: bool) -> None:
    """2.2: its die is spent by the countdown of the turn that follows."""
    own, rival = {"hand": ["MP-004"]}, {"waiting": [{"card": "MP-008", "die": die}], "hand": ["MP-037"]}
    match = placed({"at": "boost_1", "turn": 5, "sides": [{**own, "waiting": [{"card": "MP-014", "die": 2}]}, rival]})
    with at_table(seated(match), Nobody()) as (app, table):
        assert table.top.asides.outlook_shows()[-1] == (False, False, more, False)
        app.painter.record = True
        app.step([], 16)
        app.snapshot()
        assert ("0+" in [mark.text for mark in app.painter.marks]) == more
        whys = {control.id for control in table.controls()}
        assert ("why/then/0" in whys) == more


@pytest.mark.parametrize(("where", "die", "shown"), [("boost_1", 1, "damage/1"), ("boost_2", 2, "then/1")])
def test_a_plus_that_a_boost_would_bring_has_its_why_while_the_boost_is_pointed_at(
    where: str, die: int, shown: str
) -> None:
    """2.4: boosted now, it enters at once, or by the countdown of its owner's next turn."""
    own = {"hand": ["MP-004", "MP-005"], "waiting": [{"card": "MP-014", "die": die}]}
    match = placed({"at": where, "turn": 5, "sides": [own, {"hand": ["MP-037"]}]})
    with at_table(seated(match), Nobody()) as (app, table):
        found = []
        for _ in range(2):
            found.append({control.id for control in table.controls()})
            point(app, middle(next(one.rect for one in lit(table) if one.tags["key"] == "boost:1")))
            settle(app)
        assert [f"why/{shown}" in ids for ids in found] == [False, True]


def test_what_is_bent_for_a_player_is_told_by_the_portrait_and_counted_in_the_lanes() -> None:
    own, rival = {"active": ["MP-008"], "hand": ["MP-021"]}, {"active": ["MP-029"], "hand": ["MP-022"]}
    words = {"at": "summon", "turn": 5, "options": {"twist_1": "cunning"}, "sides": [own, rival]}
    with at_table(seated(placed(words)), Nobody()) as (_, table):
        tips = {control.id: control.tip for control in table.controls()}
        told = [tips[id] for id in ("seat/0", "seat/1")]
        assert ["Twist: The type advantage counts 100 more." in tip for tip in told] == [True, False]
        assert table.top.ahead.captions()[0].text == "450+300 beats 600"


def test_what_a_summons_would_do_is_told_as_it_is_bent_for_the_player() -> None:
    own, rival = {"hand": ["MP-016", "MP-022"]}, {"hand": ["MP-022"]}
    words = {"at": "summon", "turn": 5, "options": {"twist_1": "swift+fierce"}, "sides": [own, rival]}
    with at_table(seated(placed(words)), Nobody()) as (app, table):
        app.step([moved(at(table, "hand/0"))], 16)
        assert table.top.prompt_words() == "Mist Leviathan waits three turns, then hits for 5 where nobody is."
        assert table.top.chain_of(named(table, "hand/0")).number == 3


def test_where_a_rule_is_bent_the_wheel_says_what_its_arrow_counts_for_each_side() -> None:
    for options, words, counts in (
        ({}, "the arrow counts +200", 200),
        ({"twist_1": "cunning", "twist_2": "cunning"}, "the arrow counts +300", 300),
        ({"twist_1": "cunning"}, "+300 for you, +200 for them", 300),
        ({"twist_2": "cunning"}, "+200 for you, +300 for them", 200),
    ):
        with at_table(seated(match_of(**options), 0), Nobody()) as (_, table):
            assert table.top.asides.wheel_words() == words
            assert sum(link.amount for link in bonus_chain(table.view.content, 0).links) == counts


def test_a_name_that_is_too_long_to_be_read_beside_what_a_duel_takes_gives_way_to_its_face() -> None:
    own = {"hand": ["MP-004"], "waiting": [{"card": "MP-008", "die": 2}], "active": ["MP-014"]}
    sitting = seated(placed({"at": "boost_1", "turn": 5, "sides": [own, {"hand": ["MP-037"]}]}))
    sitting.players[1] = sitting.players[1]._replace(name="Coinflip Jester")
    with at_table(sitting, Nobody()) as (app, _):
        app.painter.record = True
        app.step([], 16)
        app.snapshot()
        sizes = [mark.px for mark in app.painter.marks if mark.kind == "text" and mark.text == "Coinflip Jester"]
        assert sizes and min(sizes) >= 13


def test_where_few_cards_are_left_the_table_says_what_an_empty_deck_means() -> None:
    """2.1: who has to draw and finds the deck empty is defeated."""
    five = ["MP-001"] * 2 + ["MP-002"] * 3
    for left, told in ((["MP-021"] * 2, True), (five[::-1], False)):
        sides = [{"hand": ["MP-037", "MP-004"], "deck": left}, {"hand": ["MP-037"], "deck": five}]
        with at_table(seated(placed({"at": "summon", "turn": 5, "sides": sides})), Nobody()) as (_, table):
            deck = named(table, "pile/deck/0")
            assert ("defeated" in deck.why_not) == told and ("defeated" in table.top.asides.guide_shows()[1]) == told


@pytest.mark.parametrize(("seat", "words"), [(0, "Your turn"), (1, "Vex's turn")])
def test_whose_turn_begins_is_told_at_their_dial_and_no_banner_lies_over_the_lanes(seat: int, words: str) -> None:
    with at_table(seated(match_of(), 0), Nobody(), speed=3) as (app, table):
        table.frame.banner.notices.put_away()  # who begins
        motion = app.tempo.ready(table.top.duels.show(Said("turn", seat, (3,), 0b11)))
        motion.update(20)
        captions = table.view.captions
        told = [caption.spot for caption in [*captions.waiting, *captions.shown] if caption.text == words]
        assert told == [f"hp/{seat}"] and "bell" in app.sounds.heard
        assert table.frame.banner.notices.notice is None


@pytest.mark.parametrize("device", [lambda app: press(app, pygame.K_ESCAPE), lambda app: pad(app, 1)])
@pytest.mark.parametrize(("asked", "begin"), [("boost_1", "boost:1"), ("summon", "summon:MP-004")])
def test_the_way_back_leads_from_a_choice_that_was_only_begun_to_the_one_before_and_then_to_the_menu(
    asked: str, begin: str, device: Callable[[Parlour], None]
) -> None:
    match = placed({"at": asked, "turn": 5, "sides": HANDS})
    with at_table(seated(match, 0), Nobody()) as (app, table):
        before = type(table.view.about)
        table.answers.answer(begin)
        settle(app)
        assert keys(match) == [begin]
        device(app)
        settle(app)
        assert keys(match) == [] and type(table.view.about) is before and app.scene is table
        device(app)
        assert type(app.scene).__name__ == "PauseMenu"
