"""Why a number is what it is: opened by mouse and key, in the past too, and never over what must be seen."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pygame
import pytest

from game.engine.chain import Chain, Link
from game.ui.draw.paint import Sheet
from game.ui.gallery import opened
from game.ui.house.notes import covered
from game.ui.parlour import Parlour
from game.ui.table.table import Table
from game.ui.table.why import Why
from game.ui.window.focus import Control
from tests.sure import every
from tests.ui.hands import RS, button, click, middle, named, pad, point, press

WINDOWS = (((1280, 720), 100), ((1280, 720), 200), ((1080, 1600), 100), ((1920, 1080), 100))
TABLES = ("pontoon_table", "pontoon_battle", "dragon_table", "dragon_bargain", "dragon_why_battle", "kingdom_resolve")
MORE = ("montoons_target", "montoons_walk", "pack_boost", "pack_door")
ALL = list(product((*TABLES, *MORE), WINDOWS))
USUAL = [
    pytest.param(*one, marks=() if i % 4 == i // 4 % 4 or i % 4 == 1 else pytest.mark.soak) for i, one in enumerate(ALL)
]
CHOICES = 8  # of a table that are asked what they would bring
MOST = 5  # numbers of a table that are looked at
pytestmark = pytest.mark.usefixtures("unpainted")


def why_of(app: Parlour) -> tuple[Table, Why]:
    table = app.scene
    assert isinstance(table, Table)
    for _ in range(3):
        app.step([], 700)
    return table, table.frame.why


def numbers(table: Table) -> list[Control]:
    """The numbers that tell of themselves, and the first of the choices that do."""
    return [one for one in table.controls() if isinstance(one.tags.get("chain"), Chain)] + choices(table)[:2]


def choices(table: Table) -> list[Control]:
    """What can be chosen and tells what it would bring."""
    lit = [one for one in table.controls() if one.tags.get("key") and "chain" not in one.tags]
    return [one for one in lit[:CHOICES] if table.top.chain_of(one)]


@pytest.mark.parametrize("name", ["pontoon_table", "pontoon_lookback"])
def test_a_number_opens_its_chain_and_shuts_it_by_mouse_and_key(name: str) -> None:
    with opened(name, (1280, 720)) as app:
        table, why = why_of(app)
        number = named(table, "why/power/0")
        click(app, number)
        assert why.open and why.chain().number == int(table.top.seats.look(0).power)
        click(app, named(table, "why/close"))
        assert not why.open
        point(app, middle(number.rect))
        press(app, pygame.K_w)
        assert why.open
        press(app, pygame.K_ESCAPE)
        assert not why.open and app.scene is table
        table.focus.at, table.focus.device = number.id, "keys"
        press(app, pygame.K_RETURN)
        assert why.open
        press(app, pygame.K_w)
        assert not why.open


def test_a_link_leads_to_its_rule_beside_the_table() -> None:
    with opened("pontoon_why", (1280, 720)) as app:
        table, why = why_of(app)
        rule = why.chain().links[0].rule
        click(app, named(table, "why/rule/0"))
        page = table.frame.rules
        assert page.open and page.book.sections[page.at()].number == rule


SHORT = (Link("Printed power", 200, "0.2"), Link("Blue beats Red", 200, "3.3"))
LONG = Link("What its neighbour in the second row lends to it", 1, "3.3")


@pytest.mark.parametrize(("links", "style"), [(SHORT, ("note", None)), ((*SHORT, LONG), ("body", 12.5))])
def test_all_that_a_page_names_is_written_in_letters_of_one_size(
    links: tuple[Link, ...], style: tuple[str, float | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    written = dict[str, tuple[str, float | None]]()

    def noting(write: Callable[..., float]) -> Callable[..., float]:
        def note(s: Sheet, words: str, kind: str, *at: Any, **more: Any) -> float:
            written[words] = kind, more.get("size")
            return write(s, words, kind, *at, **more)

        return note

    for name in ("say", "tell"):
        monkeypatch.setattr(Sheet, name, noting(getattr(Sheet, name)))
    with opened("pack_why_power", (1280, 720)) as app:
        _, why = why_of(app)
        monkeypatch.setattr(why, "chain", lambda: Chain("Power", links))
        app.snapshot()
    assert {written[link.what] for link in links} == {style}


def test_it_goes_with_the_moment_and_with_the_eyes_it_was_opened_for() -> None:
    with opened("pontoon_why", (1280, 720)) as app:
        table, why = why_of(app)
        assert why.open
        table.put_away()
        assert not why.open
        why.toggle(numbers(table)[0])
        assert why.open
        press(app, pygame.K_1)
        assert not why.open


@pytest.mark.parametrize(("name", "window"), USUAL, ids=str)
def test_it_covers_neither_its_number_nor_what_is_asked_nor_what_is_lit(
    name: str, window: tuple[tuple[int, int], int]
) -> None:
    with opened(name, *window) as app:
        table, why = why_of(app)
        found = numbers(table)
        for number in every(found[:: -(-len(found) // MOST)]):
            why.shut()
            why.toggle(number)
            (x, y, w, h), (wide, high) = why.box, table.view.room
            assert x >= 0 and y >= 0 and x + w <= wide and y + h <= high
            assert not covered(why.box, [number.rect, *table.frame.asked()]), number.id
            if window[1] == 100:  # in the smallest room all may be lit
                lit = [one.rect for one in table.top.controls() if one.tags.get("key")]
                assert not covered(why.box, lit), number.id
            why.shut()


def test_what_is_chosen_by_a_press_tells_of_its_number_by_key_pad_and_right_button() -> None:
    with opened("dragon_table", (1280, 720)) as app:
        table, why = why_of(app)
        steps = named(table, "hex/2,2")
        before = len(table.match.answers)
        point(app, middle(steps.rect))
        press(app, pygame.K_w)
        assert why.open and why.chain().number == 5
        press(app, pygame.K_w)
        assert not why.open
        button(app, middle(steps.rect), number=3)
        assert why.open and len(table.match.answers) == before
        press(app, pygame.K_ESCAPE)
        table.focus.at, table.focus.device = steps.id, "pad"
        pad(app, RS)
        assert why.open and why.number == steps.id


def test_the_chance_of_a_battle_is_explained_while_the_dice_wait() -> None:
    with opened("dragon_why_battle", (1280, 720)) as app:
        table, why = why_of(app)
        why.shut()
        click(app, named(table, "why/chance"))
        chain = why.chain()
        assert why.open and table.throwing.asks and 0 < chain.number < chain.of
        click(app, named(table, "why/close"))
        click(app, named(table, "why/needed"))
        assert why.chain().number == named(table, "why/strength").tags["chain"].number + 1  # type: ignore[attr-defined]
        click(app, named(table, "throw"))
        app.step([], 100)
        assert not why.open and not table.throwing.asks


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 800)])
def test_what_explains_a_chance_in_a_battle_covers_neither_what_is_to_be_beaten_nor_the_throw(
    size: tuple[int, int],
) -> None:
    with opened("dragon_why_battle", size) as app:
        table, why = why_of(app)
        kept = [named(table, name).rect for name in ("why/strength", "why/needed", "why/chance", "throw")]
        assert why.number == "why/chance" and not covered(why.box, kept)


def test_a_choice_tells_what_makes_up_the_hearts_that_it_would_take() -> None:
    with opened("montoons_target", (1280, 720)) as app:
        table, why = why_of(app)
        target = choices(table)[0]
        before = len(table.match.answers)
        point(app, middle(target.rect))
        button(app, middle(target.rect), number=2)
        ((fewest, most),) = table.top.ahead.foreseen().hearts.values()  # type: ignore[attr-defined]
        assert why.open and why.chain().number == -most < 0 < fewest and len(table.match.answers) == before
        assert not covered(why.box, table.top.board.preview.stars())  # type: ignore[attr-defined]


def test_the_numbers_of_every_sheet_of_montoons_are_explained() -> None:
    facts = {"hearts": "health", "speed": "speed", "powers": "powers"}
    with opened("montoons_why_hearts", (1280, 720)) as app:
        table, why = why_of(app)
        why.shut()
        for seat in every(range(3)):
            if seat:
                click(app, named(table, f"seat/{seat}"))
            for id, fact in facts.items():
                click(app, named(table, f"why/{id}/{seat}"))
                assert why.open and why.chain().number == table.view.picture.facts[fact][seat]
                why.shut()


def test_the_points_and_the_choices_of_dungeon_and_kingdom_are_explained() -> None:
    with opened("kingdom_table", (1280, 720)) as app:
        table, why = why_of(app)
        for seat in every(range(4)):
            assert named(table, f"why/points/{seat}").label.startswith("Why? "), "what is pointed at says what it opens"
            click(app, named(table, f"why/points/{seat}"))
            assert why.open and why.chain().number == table.view.picture.facts["reserve"][seat]
            why.shut()
    with opened("kingdom_fight", (1280, 720)) as app:
        table, why = why_of(app)
        fight = next(one for one in table.controls() if str(one.tags.get("key")).startswith("fight:"))
        before = len(table.match.answers)
        point(app, middle(fight.rect))
        press(app, pygame.K_w)
        assert why.open and why.chain().links[0].what == "Printed points" and len(table.match.answers) == before


def test_every_number_of_the_monster_pack_is_explained() -> None:
    with opened("pack_boost", (1280, 720)) as app:
        table, why = why_of(app)
        facts, zones, ahead = table.view.picture.facts, table.view.picture.zones, table.top.ahead  # type: ignore[attr-defined]
        _, damage, fallen, then, _ = table.top.asides.outlook_shows()  # type: ignore[attr-defined]
        shown = {
            **{f"points/{seat}": facts["hp"][seat] for seat in range(2)},
            **{f"{pile}/{seat}": len(zones[f"{pile}/{seat}"]) for pile in ("deck", "discard") for seat in range(2)},
            "falling/1": -damage[1],
            "damage/1": -damage[1],
            **{f"fallen/{seat}": -fallen[seat] for seat in range(2)},
            "then/0": -then[0],
            **{f"hit/{column}": int(ahead.captions()[column].text[-1]) for column in (1, 2, 3)},
            "both/0": -2,
            "bonus": 200,
        }
        there = {one.id.removeprefix("why/") for one in table.controls() if "chain" in one.tags}
        assert there == set(shown)
        for id, number in every(shown.items()):
            click(app, named(table, f"why/{id}"))
            assert why.open and why.chain().number == number, id
            why.shut()


def test_the_powers_of_a_duel_are_explained_in_its_caption_and_on_its_cards() -> None:
    with opened("pack_door", (1280, 720)) as app:
        table, why = why_of(app)
        table.focus.over = None
        assert table.top.ahead.captions()[1].text == "500 beats 200+200"  # type: ignore[attr-defined]
        for id, number in every({"won": 500, "lost": 400}.items()):
            click(app, named(table, f"why/{id}/1"))
            assert why.open and why.chain().number == number
            cards = [table.top.places.box(f"active/{seat}/1") for seat in range(2)]  # type: ignore[attr-defined]
            assert not covered(why.box, cards)
            why.shut()
        before = len(table.match.answers)
        for id, number in every({"active/1/1": 400, "active/0/2": 250, "waiting/0/0": 1}.items()):
            point(app, middle(named(table, id).rect))
            press(app, pygame.K_w)
            assert why.open and why.chain().number == number and len(table.match.answers) == before
            press(app, pygame.K_w)


@pytest.mark.parametrize("name", ["pontoon_why_quest", "pontoon_why_closest"])
def test_how_rounds_would_end_is_told_beside_the_quest_and_what_is_asked_however_small_the_table(name: str) -> None:
    with opened(name, (1280, 720), 200) as app:
        table, why = why_of(app)
        subject = named(table, "choice/hit")
        assert why.open and why.chain().rest and table.view.where("quest") in table.top.told_at(subject)
        assert not covered(why.box, [*table.top.told_at(subject), *table.frame.asked()])


@pytest.mark.parametrize(("wide", "all_of_them"), [(600.0, True), (330.0, False)])
def test_a_page_shows_the_cards_of_all_links_or_of_none(
    wide: float, all_of_them: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.table.why.SHAPES", ((wide, 24.0, 2),))
    shown = list[int | None]()
    monkeypatch.setattr(Why, "show_card", lambda why, s, link, *at: shown.append(link.card))
    with opened("pack_why", (1280, 720), 200) as app:
        _, why = why_of(app)
        shown.clear()
        app.snapshot()
        cards = [link.card for link in why.chain().links if link.card is not None]
        assert cards and shown == (cards if all_of_them else [])


@pytest.mark.parametrize(("name", "scale", "px"), [("pack_why", 150, 20), ("pontoon_why", 200, 22)])
def test_where_a_page_has_more_room_beside_than_below_its_links_stand_in_columns_of_larger_letters(
    name: str, scale: int, px: int
) -> None:
    with opened(name, (1280, 720), scale) as app:
        _, why = why_of(app)
        app.painter.record = True
        app.snapshot()
        named = {link.what for link in why.links()}
        assert all(mark.px >= px for mark in every(app.painter.marks) if mark.text in named)
