"""Large cards: what is the own and what is asked about has room before all else, always or from a size of text on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from game.store.settings import LARGE_FROM, Settings
from game.ui.gallery import opened
from game.ui.games.dragon.table import DragonTop
from game.ui.games.kingdom.table import KingdomTop
from game.ui.games.montoons.table import MonToonsTop
from game.ui.games.pack.table import PackTop
from game.ui.games.pontoon.table import PontoonTop
from game.ui.house.house import House
from game.ui.scenes.setting_controls import Controls
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.kingdom_tabling import lit
from tests.ui.test_table_kingdom_forms import ALWAYS, ASIDE, press_on, table_of, within

Top = TypeVar("Top")
Window = tuple[tuple[int, int], int]
WINDOWS = ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150), ((1080, 1600), 100), ((2560, 800), 100)


def measured(sample: str, window: Window, large: str) -> dict[str, float]:
    """All that is measured on the table of a sample, in pixels."""
    with opened(sample, *window, settings=Settings(large_cards=large)) as app:
        for _ in range(2):
            app.step([], 700)
        table = app.scene
        assert isinstance(table, Table)
        return {what: of(table) * table.view.scale for what, (on, of, _) in MEASURED.items() if on == sample}


def pontoon(table: Table) -> float:
    """The own cards."""
    assert isinstance(table.top, PontoonTop)
    return table.top.cards.places.hand.k


def kingdom(zone: str) -> Callable[[Table], float]:
    """The cards of a zone, or of several."""

    def wide(table: Table) -> float:
        assert isinstance(table.top, KingdomTop)
        found = [cards for name, cards in table.top.cards.sprites.items() if name.startswith(zone)]
        return max(sprite.w for cards in found for sprite in cards)

    return wide


def pack(zone: str) -> Callable[[Table], float]:
    """A card in a zone."""

    def wide(table: Table) -> float:
        assert isinstance(table.top, PackTop)
        return table.top.places.spot(zone).w

    return wide


def on(kind: type[Top], of: Callable[[Top], float]) -> Callable[[Table], float]:
    """What is measured on the table of one game."""

    def high(table: Table) -> float:
        assert isinstance(table.top, kind)
        return of(table.top)

    return high


def slot(top: MonToonsTop) -> float:
    """The slot of the speed on the sheet."""
    box = top.view.where("slot/speed")
    assert box is not None
    return box[3]


def die(top: MonToonsTop) -> float:
    """A die in the tray."""
    box = top.tray.die_box(0)
    assert box is not None
    return box[3]


def monster(top: MonToonsTop) -> float:
    """A monster on the map."""
    box = top.figures.box(top.figures.monsters[0])
    assert box is not None
    return box[3]


def party(top: DragonTop) -> float:
    """The own party and treasure."""
    area = top.view.area("own")
    assert area is not None
    return area[3]


def held_up(top: DragonTop) -> float:
    """A counter that was found."""
    return top.counters.found_w * top.figures.camera.grown


def thrown(top: DragonTop) -> float:
    """A die of two in a battle."""
    pane = top.view.pane("tray")
    assert pane is not None
    return top.tray.picture.dice_step(2)[1] * pane.k


MEASURED = {
    "the hand of Pontoon": ("pontoon_table", pontoon, 1.1),
    "the Array": ("kingdom_table", kingdom("array/0"), 1.1),
    "the matrix": ("kingdom_table", kingdom("matrix"), 1.08),
    "the card that is taken": ("kingdom_use", kingdom("taken"), 1.1),
    "the Dungeon in a fight": ("kingdom_fight", kingdom("dungeon"), 1.1),
    "monsters that fight": ("pack_table", pack("active/0/1"), 1.07),
    "the hand of The Monster Pack": ("pack_table", pack("hand/0"), 1.05),
    "a sheet": ("montoons_planning", on(MonToonsTop, slot), 1.07),
    "dice": ("montoons_planning", on(MonToonsTop, die), 1.04),
    "monsters on the map": ("montoons_table", on(MonToonsTop, monster), 1.15),
    "the own party": ("dragon_table", on(DragonTop, party), 1.06),
    "heroes on the map": ("dragon_table", on(DragonTop, lambda top: top.figures.grown), 1.12),
    "counters held up": (
        "dragon_table",
        on(DragonTop, lambda top: top.counters.found_w * top.figures.camera.grown),
        1.12,
    ),
    "dice of a battle": ("dragon_battle", on(DragonTop, thrown), 1.2),
}


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("sample", sorted({sample for sample, _, _ in MEASURED.values()}))
@pytest.mark.usefixtures("unpainted")
def test_what_one_plays_with_is_larger_where_large_cards_are_wanted(sample: str, window: Window) -> None:
    usual, large = (measured(sample, window, wanted) for wanted in ("off", "on"))
    for what in every(usual):
        assert large[what] >= MEASURED[what][2] * usual[what], f"{what}: {usual[what]:.0f} px, then {large[what]:.0f}"


@pytest.mark.parametrize("scale, large", [(LARGE_FROM - 1, False), (LARGE_FROM, True), (200, True)])
def test_by_size_cards_are_large_from_a_size_of_text_on(scale: int, large: bool) -> None:
    assert Settings(ui_scale=scale, large_cards="size").enlarges is large


def test_large_print_alone_moves_nothing() -> None:
    assert not Settings(ui_scale=200, large_cards="print").enlarges


def test_cards_are_as_usual_at_first() -> None:
    assert not any(Settings(ui_scale=scale).enlarges for scale in (75, 100, 200))


@pytest.mark.usefixtures("unpainted")
def test_a_table_lies_anew_at_once_when_large_cards_are_wanted() -> None:
    with opened("kingdom_table", (1280, 720)) as app:
        table, _ = table_of(app)
        assert isinstance(app, House) and "own" in table.view.areas()
        Controls(app)._set("large_cards", "on")
        app.step([], 16)
        assert "own" not in table.view.areas() and "badge" in table.view.areas()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("sample", ["kingdom_use", "kingdom_resolve"])
@pytest.mark.usefixtures("unpainted")
def test_every_choice_lies_in_the_window_and_what_is_folded_is_a_press_away(sample: str, window: Window) -> None:
    with opened(sample, *window, settings=Settings(large_cards="on")) as app:
        table, _ = table_of(app)
        question, room = table.question.offered, (0.0, 0.0, *table.view.room)
        assert question is not None
        assert {control.tags["key"] for control in lit(table)} == {option.key for option in question.options}
        assert all(within(control.rect, room) for control in every([one for one in lit(table) if one.enabled]))
        press_on(app, table, "more")
        seen = {name for name in table.view.areas() if name in (*ALWAYS, *ASIDE)}
        assert seen >= {*ALWAYS, *(name for name in ASIDE if name.startswith("rival"))}
        assert all(within(table.view.areas()[name], room) for name in every(list(seen)))


@pytest.mark.usefixtures("unpainted")
def test_in_a_tall_window_many_cards_of_a_side_lie_in_two_rows_and_each_can_be_pressed_wholly() -> None:
    with opened("kingdom_resolve", (1080, 1600), settings=Settings(large_cards="on")) as app:
        table, top = table_of(app)
        cards = top.cards.sprites["dungeon"]
        rows = {round(card.y) for card in cards}
        assert len(cards) == 7 and len(rows) == 2
        for at, card in enumerate(cards):
            control = next(one for one in table.controls() if one.id == f"dungeon/{at}")
            assert control.rect[2] == pytest.approx(card.w, abs=1), control.label


@pytest.mark.usefixtures("unpainted")
def test_the_others_of_dragon_attack_are_a_press_away_in_a_wide_window() -> None:
    with opened("dragon_table", (1280, 720), settings=Settings(large_cards="on")) as app:
        for _ in range(2):
            app.step([], 700)
        assert isinstance(app.scene, Table)
        table = app.scene
        assert {"own", "others"} & table.view.areas().keys() == {"own"}
        before = table.view.areas()
        press_on(app, table, "page/others")
        app.step([], 16)
        after = table.view.areas()
        assert {"own", "others"} & after.keys() == {"others"}
        assert [after[name] for name in ("pages", "buttons")] == [before[name] for name in ("pages", "buttons")]


def test_what_a_card_of_a_cut_does_and_what_rivals_have_is_written_large_enough_at_200_per_cent() -> None:
    with opened("kingdom_fight", (1280, 720), 200) as app:
        app.painter.record = app.dirty = True
        app.step([], 0)
        high = {mark.text: mark.px for mark in app.painter.marks if mark.kind == "text"}
        numbers = [mark.px for mark in app.painter.marks if mark.text.isdigit() and 80 < mark.rect.y < 160]
    assert {deed: high[deed] for deed in ("Fight", "Control", "Valor", "Kidnap") if high[deed] < 17} == {}
    assert min(numbers) >= 16 and len(numbers) > 9


@pytest.mark.parametrize("window", [((1280, 720), 200), ((1280, 720), 100), ((1000, 720), 100)], ids=str)
@pytest.mark.usefixtures("unpainted")
def test_the_name_of_every_companion_of_a_full_party_can_be_read(window: Window) -> None:
    with opened("pontoon_full", *window) as app:
        table = app.scene
        assert isinstance(table, Table)
        crew = [one for one in table.controls() if one.id.startswith("companions/0/")]
        assert len(crew) == 4
        for control, card in zip(crew, table.top.cards.sprites["companions/0"], strict=True):
            assert control.rect[2] >= 0.87 * card.w, f"{control.label}: {control.rect[2]:.0f} of {card.w:.0f}"
