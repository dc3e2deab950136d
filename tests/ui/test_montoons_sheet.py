"""The sheets of MonToons: what is printed beside the slots fits there, in words that are true."""

from __future__ import annotations

import re
from dataclasses import replace

import pygame
import pytest
from pygame import mask

from game.rules import shipped_content
from game.rules.montoons.checking import MOST_BONUSES
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import Sheet
from game.ui.gallery import opened
from game.ui.games.montoons import sheetlook
from game.ui.games.montoons.entries import dice_words, faces_words
from game.ui.games.montoons.lore import brief_on, entries_of, words_on
from game.ui.games.montoons.sheetlook import shortened
from game.ui.games.montoons.sheetplaces import places_on
from game.ui.style.palette import palette
from tests.sure import every
from tests.ui.montoons_tabling import at_question
from tests.ui.tabling import Nobody, at_table

every_sheet = pytest.mark.parametrize(
    "character", shipped_content("montoons").sheets, ids=lambda sheet: f"{sheet.id}-{sheet.version}"
)


@every_sheet
def test_every_entry_says_what_it_does_without_being_cut(character: Character) -> None:
    sheet, places = Sheet(1280, (1280, 720), pygame.Surface((1280, 720))), places_on(character)
    for name, entry in every(entries_of(character).items()):
        _, room = places.words_of(name)
        assert shortened(sheet, brief_on(entry), "small", room) == brief_on(entry), name


@every_sheet
def test_brief_words_name_no_number_and_no_keyword_that_the_whole_text_does_not_have(character: Character) -> None:
    found = [
        (name, word, entry)
        for name, entry in entries_of(character).items()
        for word in re.findall(r"\d+|[A-Z]{4,}", brief_on(entry))
    ]
    for name, word, entry in every(found):
        assert word in words_on(entry), (name, word)


def test_brief_words_tell_which_dice_bring_what_others_do_not() -> None:
    """Words like "Die as damage, PUSH" had one plan a 4 for a push that only a 1 brings."""
    found = [
        (entry, effect[1])
        for sheet in shipped_content("montoons").sheets
        for entry in entries_of(sheet).values()
        for effect in entry.effects
        if effect[0] == "by_die"
    ]
    for entry, faces in every(found):
        told = "odd" if faces == (1, 3, 5) else "".join(map(str, faces))
        assert told in re.findall(r"\d|odd", brief_on(entry)), entry.name


def test_where_a_shell_is_gained_the_box_that_it_fills_is_golden(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one made and kept it was the box before, from which the next one is spent."""
    sitting, boxes, bonus_box = at_question("pick_shell", 2, 2, 3), list[tuple[str, bool]](), sheetlook.bonus_box

    def noted(x: float, y: float, d: float, state: str, colour: str, lit: bool = False) -> str:
        if colour == palette.shell:
            boxes.append((state, lit))
        return bonus_box(x, y, d, state, colour, lit)

    monkeypatch.setattr(sheetlook, "bonus_box", noted)
    with at_table(sitting, Nobody()) as (_, table):
        owner = table.top.sheet.owner
        assert sitting.match.state.shells[owner] == (1, 0, 0, 0)
        first, second = table.top.sheet.character.shells
    shown = boxes[-len(first) - len(second) :]
    assert [lit for _, lit in shown[: len(first)]] == [n == 1 for n in range(len(first))]
    assert [lit for _, lit in shown[len(first) :]] == [n == 0 for n in range(len(second))]


def test_an_entry_that_goes_by_the_die_says_so_beside_what_else_it_does() -> None:
    words = {
        name: words_on(entry)
        for sheet in shipped_content("montoons").sheets
        for name, entry in entries_of(sheet).items()
    }
    assert words["basic/hydro_surge"].startswith("Damage as the die. Range 2.")
    assert words["move/gust_walk"].startswith("Move up to the die. Rivals may be passed.")
    assert words["move/breach"] == "JUMP 5."


def test_what_a_row_wants_is_told_with_its_sum_and_order() -> None:
    """MON-SPC-05: 2, 4 and 5 rise; two equal dice do so only where the row says so. Scorch wants 10 or more in all."""
    rows = {
        entry.name: entry
        for sheet in shipped_content("montoons").sheets
        if sheet.version == "full"
        for entry in (*sheet.specials, sheet.ultimate)
    }
    assert faces_words(rows["Scorch"]) == ["10+"] * 3 and "10 or more together" in dice_words(rows["Scorch"])
    assert "each value higher than the one before" in dice_words(rows["Ride the Wave"])
    assert "no value lower than the one before" in dice_words(rows["Eruption"])


def test_three_bonus_slots_and_ten_boxes_fit_on_the_sheet() -> None:
    """As many as a sheet may have (a pack's, for the shipped ones have two)."""
    japili = next(sheet for sheet in shipped_content("montoons").sheets if sheet.id == "japili")
    assert sum(map(len, japili.shells)) + len(japili.berries) + japili.seeds.boxes == MOST_BONUSES
    wide = places_on(replace(japili, bonuses=(*japili.bonuses, japili.bonuses[0])))
    end = wide.stores[0] + wide.stores[2]
    x, _, w, _ = wide.slots["bonus/3"]
    assert x + w + 22 <= end, "with what it pays beside it"
    x, _, w, _ = wide.boxes["seeds"]
    assert x + w <= end


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 150)])
def test_no_pixel_of_a_sheet_is_left_unpainted(size: tuple[int, int], scale: int) -> None:
    with opened("montoons_planning", size, scale) as app:
        app.snapshot()
        blocks = every(app.scene.top.panel.blocks.kept.values())
        assert [mask.from_threshold(one.surface, (0, 0, 0), (1, 1, 1, 255)).count() for one in blocks] == [0] * 3


@every_sheet
def test_the_rows_of_slots_at_the_head_stand_apart(character: Character) -> None:
    places = places_on(character)
    for n in (1, 2):
        _, focus, _, high = places.boxes[f"focus/{n}"]
        _, slot, _, deep = places.slots[f"waystone/{n}"]
        assert focus + high + 3 <= slot, "Focus touches the slots of the Waystone"
        assert slot + deep <= places.boxes["box/0,0"][1], "the slots touch the grid"
