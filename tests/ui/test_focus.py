"""Focus and keys: arrows go where the eye expects, drags end where they are dropped, keys can be changed safely."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
import pytest

from game.ui.window.focus import Control, Focus, Given
from game.ui.window.keys import ACTIONS, Keys, chord, shown

GRID = [
    Control(f"{row}{col}", (100 * col, 80 * row, 60, 40), zone=f"row {row}") for row in range(3) for col in range(3)
]


def key(action: str, device: str = "keys", repeat: bool = False) -> Given:
    return Given("key", action=action, key=action, device=device, repeat=repeat)


@pytest.mark.parametrize(("far", "device"), [(10, "keys"), (40, "mouse")])
def test_a_mouse_that_is_moved_after_a_key_points_again_and_one_that_is_knocked_does_not(
    far: float, device: str
) -> None:
    focus = Focus()
    focus.feed(Given("point", (20, 20), device="mouse"), GRID)
    focus.feed(key("down"), GRID)
    focus.feed(Given("point", (20 + far, 20), device="mouse"), GRID)
    assert focus.device == device


def test_a_new_screen_takes_no_first_move_for_a_wish_to_point() -> None:
    focus = Focus()
    focus.device = "pad"
    focus.feed(Given("point", (620, 300), device="mouse"), GRID)
    assert focus.device == "pad"


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [("11", "left", "10"), ("11", "right", "12"), ("11", "up", "01"), ("11", "down", "21"), ("12", "right", "12")],
)
def test_arrows_go_to_the_neighbour(start: str, way: str, end: str) -> None:
    focus = Focus()
    focus.at = start
    focus.feed(key(way), GRID)
    assert focus.at == end


def test_an_arrow_aside_leads_to_nothing_that_lies_below_and_only_sticks_out() -> None:
    """Right from the way back into a game led to the end of the program, which lies a little to the right below it."""
    controls = [Control("continue", (935, 558, 215, 74)), Control("quit", (1110, 655, 142, 44))]
    for way, end in (("right", "continue"), ("down", "quit")):
        focus = Focus()
        focus.at = "continue"
        focus.feed(key(way), controls)
        assert focus.at == end


def test_every_control_of_an_untidy_screen_is_reached_by_arrows() -> None:
    boxes = {"wide": (0, 0, 600, 40), "small": (540, 60, 30, 30), "left": (10, 200, 80, 40), "far": (500, 400, 80, 40)}
    controls = [Control(id, box) for id, box in {**boxes, "low": (10, 640, 80, 40)}.items()]
    seen, waiting = {"wide"}, ["wide"]
    while waiting:
        start = waiting.pop()
        for way in ("left", "right", "up", "down"):
            focus = Focus()
            focus.at = start
            focus.feed(key(way), controls)
            if focus.at and focus.at not in seen:
                seen.add(focus.at)
                waiting.append(focus.at)
    assert seen == {control.id for control in controls}


def test_first_arrow_shows_where_the_focus_is() -> None:
    focus = Focus()
    focus.feed(key("down"), GRID)
    assert focus.at == "00" and focus.look(GRID[0]).ring


@pytest.mark.parametrize("first", ["down", "next", "previous", "next_zone", "choose"])
def test_the_first_key_leads_to_the_start_where_a_screen_names_one_and_chooses_nothing(first: str) -> None:
    focus, chosen = Focus(), list[str]()
    focus.start = "21"
    focus.feed(key(first), [replace(one, choose=lambda: chosen.append("")) for one in GRID])
    assert focus.at == "21" and not chosen


def test_ring_is_not_shown_to_who_uses_the_mouse() -> None:
    focus = Focus()
    focus.feed(Given("press", (20, 20), button=1, device="mouse"), GRID)
    assert focus.at == "00" and not focus.look(GRID[0]).ring
    focus.feed(key("right", "pad"), GRID)
    assert focus.look(GRID[1]).ring


def test_shoulders_go_from_zone_to_zone_and_round() -> None:
    focus = Focus()
    focus.at = "02"
    ends = []
    for _ in range(3):
        focus.feed(key("next_zone", "pad"), GRID)
        ends.append(focus.at)
    assert ends == ["10", "20", "00"]


def test_holding_the_choosing_key_chooses_once() -> None:
    done: list[int] = []
    control = Control("a", (0, 0, 10, 10), choose=lambda: done.append(1))
    focus = Focus()
    focus.at = "a"
    focus.feed(key("choose"), [control])
    focus.feed(key("choose", repeat=True), [control])
    assert done == [1]


def test_right_click_zooms_and_does_not_choose() -> None:
    done: list[str] = []
    control = Control("a", (0, 0, 10, 10), choose=lambda: done.append("chosen"), zoom=lambda: done.append("zoomed"))
    focus = Focus()
    focus.feed(Given("press", (5, 5), button=3, device="mouse"), [control])
    focus.feed(Given("release", (5, 5), button=3, device="mouse"), [control])
    assert done == ["zoomed"]


class Carried:
    def __init__(self) -> None:
        self.told: list[tuple[str, str | None]] = []

    def lift(self, x: float, y: float) -> None:
        self.told.append(("lift", None))

    def carry(self, x: float, y: float, onto: str | None) -> None:
        self.told.append(("carry", onto))

    def drop(self, x: float, y: float, onto: str | None) -> object:
        self.told.append(("drop", onto))
        return "dropped"


def test_drag_is_lifted_after_a_little_way_and_dropped_on_what_lies_below() -> None:
    carried, done = Carried(), []
    card = Control("card", (0, 0, 50, 50), choose=lambda: done.append(1), drag=carried)
    slot = Control("slot", (200, 0, 50, 50))
    focus = Focus()
    focus.feed(Given("press", (10, 10), button=1, device="mouse"), [card, slot])
    focus.feed(Given("point", (12, 10), device="mouse"), [card, slot])
    assert carried.told == []
    focus.feed(Given("point", (220, 20), device="mouse"), [card, slot])
    assert focus.feed(Given("release", (220, 20), button=1, device="mouse"), [card, slot]) == "dropped"
    assert carried.told == [("lift", None), ("carry", "slot"), ("drop", "slot")] and done == []


def test_uppermost_of_overlapping_cards_is_chosen() -> None:
    done: list[str] = []
    fan = [
        Control(name, (x, 0, 60, 90), choose=lambda name=name: done.append(name)) for name, x in (("a", 0), ("b", 30))
    ]
    focus = Focus()
    for kind in ("press", "release"):
        focus.feed(Given(kind, (40, 20), button=1, device="mouse"), fan)
    assert done == ["b"]


def test_focus_forgets_controls_that_are_gone() -> None:
    focus = Focus()
    focus.at = focus.over = focus.held = "22"
    focus.settle(GRID[:3])
    assert (focus.at, focus.over, focus.held) == (None, None, None)


# ---- keys -----------------------------------------------------------------------------------------------------
def test_no_two_actions_share_a_key_or_button_at_the_start() -> None:
    keys = [key for action in ACTIONS for key in (*action.keys, *action.pad)]
    assert len(keys) == len(set(keys))


def test_chords_are_named_and_modifiers_alone_are_not() -> None:
    assert chord(pygame.K_z, pygame.KMOD_LCTRL) == "ctrl+z"
    assert chord(pygame.K_TAB, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT) == "ctrl+shift+tab"
    assert chord(pygame.K_KP_ENTER) == "return" and chord(pygame.K_LSHIFT) is None


def test_key_caps_read_as_on_the_keyboard() -> None:
    assert [shown(key) for key in ("ctrl+z", "return", "f11", "page up", "h", "ctrl++")] == [
        ["Ctrl", "Z"], ["Enter"], ["F11"], ["PgUp"], ["H"], ["Ctrl", "+"]]  # fmt: skip


def test_binding_a_taken_key_changes_nothing_and_names_who_has_it() -> None:
    keys = Keys({})
    other = keys.bind("hint", "l")
    assert other is not None and other.id == "log" and keys.of("hint") == ["h"]


def test_bound_key_replaces_the_old_one_and_can_be_taken_back() -> None:
    chosen: dict[str, list[str]] = {}
    keys = Keys(chosen)
    assert keys.bind("hint", "k") is None
    assert keys.action("k") == "hint" and keys.action("h") is None and chosen == {"hint": ["k"]}
    keys.reset()
    assert keys.action("h") == "hint" and chosen == {}


def test_prompts_show_the_keys_of_the_device_last_used() -> None:
    keys = Keys({})
    assert keys.caps("undo") == ["Ctrl", "Z"] and keys.caps("zoom", "pad") == ["X"]


def test_damaged_keys_in_the_settings_fall_back_to_the_defaults() -> None:
    assert Keys({"hint": "nonsense"}).of("hint") == ["h"]  # type: ignore[dict-item]


def test_what_moves_away_from_a_resting_pointer_is_no_longer_pointed_at() -> None:
    focus = Focus()
    focus.feed(Given("point", (20, 20), device="mouse"), GRID)
    focus.settle(GRID)
    assert focus.over == "00"
    focus.settle([replace(GRID[0], rect=(500, 500, 60, 40)), *GRID[1:]])
    assert focus.over is None


def test_on_a_fresh_screen_the_first_key_only_leads_to_what_is_asked_and_later_it_is_in_hand() -> None:
    focus, chosen = Focus(), list[str]()
    controls = [replace(control, choose=partial(chosen.append, "chosen")) for control in GRID]
    focus.device = "keys"
    focus.begin("11")
    assert focus.at is None
    focus.feed(key("choose"), controls)
    assert focus.at == "11" and not chosen
    focus.begin("22")
    focus.feed(key("choose"), controls)
    assert focus.at == "22" and chosen
