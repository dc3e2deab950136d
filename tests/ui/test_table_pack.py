"""The table of The Monster Pack played with mouse, keys and gamepad: real events, real scenes, the same game."""

from __future__ import annotations

from random import Random

import pygame

from game.rules import GAMES
from game.ui.focus import Control
from game.ui.parlour import Parlour
from game.ui.scenes.setup import first_setup
from game.ui.tables.pack.drag import goals
from game.ui.tables.pack.table import PackTable
from tests.ui.pack_tabling import at_pack, lit, pack, placed, seated, some_states
from tests.ui.tabling import Nobody, click, pad, press, settle

A, RB, UP, DOWN, LEFT, RIGHT = 0, 10, 11, 12, 13, 14  # buttons of a gamepad as SDL numbers them
LONGEST = 6000  # frames a game may take


def by_mouse(app: Parlour, table: PackTable, control: Control) -> None:
    click(app, control)


def by_keys(app: Parlour, table: PackTable, control: Control) -> None:
    """Tab until the focus is there, then Enter."""
    for _ in range(80):
        if table.focus.at == control.id:
            break
        press(app, pygame.K_TAB)
    assert table.focus.at == control.id, f"Tab does not reach {control.id}"
    press(app, pygame.K_RETURN)


def by_pad(app: Parlour, table: PackTable, control: Control) -> None:
    """The cross towards the control, now and then aside or to the next zone, then A."""
    lot = Random(1)
    for step in range(240):
        here = table.focus.here(table.controls())
        if here is not None and here.id == control.id:
            break
        if here is None or step % 25 == 24:
            pad(app, RB)
            continue
        dx, dy = (control.rect[i] + control.rect[i + 2] / 2 - here.rect[i] - here.rect[i + 2] / 2 for i in (0, 1))
        along = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (DOWN if dy > 0 else UP)
        pad(app, along if lot.random() < 0.7 else lot.choice((UP, DOWN, LEFT, RIGHT)))
    else:
        raise AssertionError(f"the cross does not reach {control.id}")
    pad(app, A)


def play(hand: object, seed: int, most: int = 9999) -> list[tuple[int, str, str]]:
    """A game of one person and a computer, to its end or as far as so many answers; the log of answers."""
    sitting, lot = seated(pack(seed), 0), Random(seed)
    with at_pack(sitting) as (app, table):
        for _ in range(LONGEST):
            if table.finished or len(sitting.match.answers) >= most:
                return [tuple(answer) for answer in sitting.match.answers]
            if table.offered is not None and table.motion is None:
                options = table.offered.options
                assert {str(control.tags["key"]) for control in lit(table)} == {option.key for option in options}
                key = lot.choice(options).key
                before = len(sitting.match.answers)
                hand(app, table, next(c for c in table.controls() if c.tags.get("key") == key))  # type: ignore[operator]
                assert len(sitting.match.answers) > before, f"{key} was not taken"
            settle(app, 1)
    raise AssertionError("the game did not end")


def test_a_whole_game_is_played_by_mouse_with_every_legal_choice_lit() -> None:
    play(by_mouse, 3)


def test_keys_and_gamepad_give_the_same_log_as_the_mouse() -> None:
    wanted = play(by_mouse, 7, 40)[:40]
    assert play(by_keys, 7, 40)[:40] == wanted
    assert play(by_pad, 7, 40)[:40] == wanted


def test_the_lit_set_is_the_legal_set_in_all_kinds_of_questions() -> None:
    asked = set()
    for match in some_states(50):
        decision = match.decision
        assert decision is not None
        with at_pack(seated(match, decision.player), Nobody()) as (_, table):
            assert {control.tags["key"] for control in lit(table)} == {option.key for option in decision.options}
            for control in table.controls():
                if not control.enabled and control.id not in ("bar/undo", "bar/hint"):
                    assert control.why_not, f"{control.id} does not say why not"
            asked.add(match.state.asked[0].partition(".")[2])
    assert {"pick", "place", "offer", "pay", "door"} <= asked


def drag(app: Parlour, table: PackTable, start: str, end: str) -> None:
    """The button goes down over one control, up over the other."""
    points = []
    for id in (start, end):
        x, y, w, h = next(control.rect for control in table.controls() if control.id == id)
        points.append((round(x + w / 2), round(y + h / 2)))
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=points[0], rel=(0, 0), buttons=(0, 0, 0))], 16)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=points[0], button=1)], 16)
    for at in (((points[0][0] + points[1][0]) // 2, (points[0][1] + points[1][1]) // 2), points[1]):
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0))], 16)
    app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=points[1], button=1)], 16)
    settle(app)


HANDS = [{"hand": ["MP-004", "MP-005", "MP-022"], "waiting": [{"card": "MP-008", "die": 2}],
          "active": [None, "MP-014"]},
         {"active": [None, "MP-026"], "hand": ["MP-037"]}]


def keys(match: object) -> list[str]:
    return [answer.key for answer in match.answers]  # type: ignore[attr-defined]


def test_a_monster_dragged_to_a_spot_is_summoned_there_and_elsewhere_goes_back() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_pack(seated(match, 0), Nobody()) as (app, table):
        drag(app, table, "hand/2", "active/1/0")
        drag(app, table, "hand/2", "waiting/0/0")
        assert keys(match) == [] and table.sprites["hand/0"][2].goal is not None
        drag(app, table, "hand/2", "waiting/0/2")
        assert keys(match) == ["summon:MP-022", "spot:3"]


def test_a_card_dragged_onto_a_waiting_monster_boosts_it() -> None:
    match = placed({"at": "boost_1", "turn": 5, "sides": HANDS})
    with at_pack(seated(match, 0), Nobody()) as (app, table):
        drag(app, table, "hand/2", "waiting/0/0")
        assert keys(match) == ["boost:1"], "a red card does not pay for a blue monster"
        drag(app, table, "hand/0", "waiting/0/0")
        assert keys(match) == ["boost:1", "pay:MP-004"]
        assert match.state.die[0] == 1 and match.state.boosted[0]


def test_a_card_that_is_carried_lights_where_it_can_go() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_pack(seated(match, 0), Nobody()) as (app, table):
        x, y, w, h = next(control.rect for control in table.controls() if control.id == "hand/2")
        app.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x + w / 2, y + h / 2), button=1)], 16)
        app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(640, 300), rel=(9, 9), buttons=(1, 0, 0))], 16)
        assert goals(table) == ["waiting/0/1", "waiting/0/2", "waiting/0/3"]
        app.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(640, 300), button=1)], 16)
        assert table.carried is None and not match.answers


def test_the_own_hand_is_shown_only_while_the_peek_key_is_held() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_pack(seated(match, 0), Nobody(), hold_to_peek=True) as (app, table):
        def names() -> list[str]:
            return [control.label for control in table.controls() if control.id.startswith("hand/")]

        assert names() == ["A hidden card"] * 3 and not table.sprites["hand/0"][0].up
        app.step([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v")], 16)
        assert "Kiln Rat" in names() and table.sprites["hand/0"][0].up
        app.step([pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0)], 16)
        assert names() == ["A hidden card"] * 3


def test_a_monster_that_enters_can_be_dragged_to_its_spot() -> None:
    sides = [{"hand": ["MP-004"], "waiting": [{"card": "MP-008", "die": 0}, {"card": "MP-022", "die": 0}]}, {}]
    match = placed({"at": "enter", "turn": 5, "sides": sides})
    with at_pack(seated(match, 0), Nobody()) as (app, table):
        drag(app, table, "waiting/0/1", "active/0/2")
        assert keys(match)[:2] == ["up:2", "to:3"]


def test_a_choice_of_a_card_can_be_put_back() -> None:
    match = pack(4)
    while match.decision is not None and match.decision.player != 0:
        match.answer(match.decision.options[0].key)
    with at_pack(seated(match, 0), Nobody()) as (app, table):
        click(app, lit(table)[0])
        settle(app)
        assert table.asked == "pack.place" and table.picked() is not None
        click(app, next(control for control in table.controls() if control.id == "panel/undo"))
        settle(app)
        assert table.asked == "pack.pick" and table.picked() is None


def test_previews_tell_what_the_next_duel_does() -> None:
    match = placed({"at": "boost_1", "turn": 5, "sides": HANDS})
    with at_pack(seated(match, 0), Nobody()) as (_, table):
        caption = table.ahead.captions()[1]
        assert (caption.sign, caption.text) == ("check", "700+200 beats 500")
        assert table.ahead.damage() == (0, 0) and table.ahead.fallen() == (0, 1)


def test_the_discards_can_be_looked_through() -> None:
    sides = [{"discard": ["MP-004", "MP-005"], "hand": ["MP-022"]}, {}]
    with at_pack(seated(placed({"at": "summon", "turn": 5, "sides": sides}), 0), Nobody()) as (app, table):
        click(app, next(control for control in table.controls() if control.id == "pile/discard/0"))
        settle(app)
        assert [control.label for control in table.controls() if control.id.startswith("heap/")][1:3] == [
            table.content.name(5 - 1), table.content.name(4 - 1)]
        press(app, pygame.K_ESCAPE)
        settle(app)
        assert not table.heap.zone and app.scene is table


def test_a_player_may_give_up_when_asked_once_more() -> None:
    match = placed({"at": "summon", "turn": 5, "sides": HANDS})
    with at_pack(seated(match, 0), Nobody()) as (app, table):
        for wanted in ("answer/1", "answer/0"):
            press(app, pygame.K_ESCAPE)
            settle(app)
            for id in ("aside/concede:1", wanted):
                assert not match.over
                click(app, next(control for control in app.scene.controls() if control.id == id))
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
    with at_pack(seated(match, 0), Nobody(), speed=3) as (app, table):
        for id in ("hand/2", "waiting/0/1"):
            click(app, next(control for control in table.controls() if control.id == id))
            while table.busy:
                app.step([], 50)
        for _ in range(30):
            app.step([], 50)
        assert table.picture.zones["waiting/0/1"] and table.focus.over == "waiting/0/1" and table.zoom.on is None
        for spot in ("waiting/0/0", "waiting/0/1"):
            x, y, w, h = table.places.box(spot)
            app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(x + w / 2, y + h / 2), rel=(1, 1),
                                         buttons=(0, 0, 0))], 50)
        for _ in range(30):
            app.step([], 50)
        assert table.zoom.card == table.picture.zones["waiting/0/1"][0]
