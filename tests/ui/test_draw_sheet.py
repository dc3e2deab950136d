"""The drawing sheet: units, fitted text, marks."""

from pathlib import Path

import pygame
import pytest

from game.ui.draw import lettering
from game.ui.draw.lettering import wrapped
from game.ui.draw.paint import Mark, Sheet
from game.ui.draw.svg import forget_snippets, snippet
from game.ui.style.type import TEXTS

WHITE, RED = "#ffffff", "#ff0000"
BLOCK = '<rect x="100" y="50" width="20" height="10" fill="#ff0000"/>'


def window(size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
    return pygame.Surface(size)


def red_box(surface: pygame.Surface) -> pygame.Rect:
    return pygame.mask.from_threshold(surface, (255, 0, 0), (60, 60, 60)).get_bounding_rects()[0]


def test_a_letterboxed_sheet_draws_at_its_origin_and_scale() -> None:
    surface = window((1400, 720))
    Sheet(1280, (1280, 720), surface, origin=(60, 0)).svg(BLOCK)
    assert red_box(surface) == pygame.Rect(160, 50, 20, 10)
    surface = window((2560, 1440))
    Sheet(2560, (1280, 720), surface).svg(BLOCK, 90, 40, 40, 30)
    assert red_box(surface) == pygame.Rect(200, 100, 40, 20)


def test_places_and_pixels_are_turned_into_each_other() -> None:
    sheet = Sheet(640, (1280, 720), window(), origin=(10, 20))
    assert sheet.px(100, 60) == (60, 50)
    assert sheet.at(60, 50) == (100, 60)
    left, right = sheet.rect(0, 0, 33, 10), sheet.rect(33, 0, 33, 10)
    assert left.right == right.left


def test_text_shrinks_until_it_fits_its_box() -> None:
    marks: list[Mark] = []
    sheet = Sheet(1280, (1280, 720), window(), marks=marks)
    assert sheet.text("A rather long button label", "title", 40, WHITE, 100, 100, "l", maxw=150) <= 151
    sheet.text("TALL", "title", 60, WHITE, 100, 200, "l", maxh=20)
    assert [m.cut for m in marks] == [False, False]
    assert marks[0].px < marks[0].wanted == 40
    assert marks[1].rect.h <= 21


def test_text_that_cannot_fit_is_marked_as_cut() -> None:
    marks: list[Mark] = []
    sheet = Sheet(1280, (1280, 720), window(), marks=marks)
    sheet.text("much too long for so narrow a box", "text", 20, WHITE, 0, 50, maxw=30)
    sheet.para("many words " * 40, "text", 20, WHITE, 0, 100, 60, maxh=30)
    assert [m.cut for m in marks] == [True, True]


@pytest.mark.parametrize("align", ["l", "c", "r"])
def test_a_paragraph_stays_within_its_width(align: str) -> None:
    marks: list[Mark] = []
    surface = window()
    sheet = Sheet(1280, (1280, 720), surface, marks=marks)
    below = sheet.para(
        "*Hit* draws a companion; *Stay* ends your turn.\nThen comes Battle.",
        "text",
        24,
        RED,
        200,
        100,
        260,
        align=align,
    )
    drawn = surface.get_bounding_rect()
    inked = pygame.mask.from_threshold(surface, (255, 0, 0), (200, 80, 80)).get_bounding_rects()
    assert drawn.w and min(r.left for r in inked) >= 199 and max(r.right for r in inked) <= 461
    assert marks[0].rect.bottom == round(below)
    assert below == pytest.approx(
        100 + sheet.height("*Hit* draws a companion; *Stay* ends your turn.\nThen comes Battle.", "text", 24, 260)
    )


def test_a_number_and_its_sign_for_per_cent_stay_in_one_line() -> None:
    for width in range(40, 200, 5):
        lines = wrapped("no better than *0 %* of 100 %, as it is", "semi", "bold", 14, width)
        assert not any(line.pieces[0].text.startswith("%") for line in lines)


@pytest.mark.parametrize(
    "place", ["/home/ada/.local/share/monster-parlour/a.zip", "C:\\Users\\Ada\\Monster-Parlour\\a.zip"]
)
def test_a_place_on_a_disk_that_is_longer_than_a_line_breaks_in_its_parts_and_loses_no_letter(place: str) -> None:
    lines = wrapped(f"Everything is in {place}", "semi", "bold", 14, 150)
    assert len(lines) > 2 and max(line.width for line in lines) <= 150
    assert "".join(piece.text for line in lines for piece in line.pieces) == f"Everythingisin{place}"
    assert place in [piece.text for piece in wrapped(place, "semi", "bold", 14, 900)[0].pieces], "it has room"
    assert len(wrapped("Hit/Stay-or-not", "semi", "bold", 14, 20)) == 1, "no place"


def test_stars_make_words_bold_and_are_not_shown() -> None:
    lines = lettering.wrapped("plain *two bold* words, *one*.", "text", "bold", 20, 1000)
    assert [(p.text, p.strong) for p in lines[0].pieces] == [
        ("plain", False),
        ("two", True),
        ("bold", True),
        ("words,", False),
        ("one.", True),
    ]


def test_letters_become_smaller_where_their_box_is_low() -> None:
    marks: list[Mark] = []
    sheet = Sheet(1280, (1280, 720), window(), marks=marks)
    sheet.text("Hit", "title", 40, WHITE, 0, 50)
    sheet.text("Hit", "title", 40, WHITE, 0, 150, maxh=20)
    assert marks[0].px == 40
    assert marks[1].px < 40


def test_without_the_typefaces_words_are_still_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lettering.assets, "art", lambda *parts: tmp_path.joinpath(*parts))
    for kept in (lettering.sized, lettering.letters):
        kept.cache_clear()
    assert lettering.font("title", 20).size("Hit")[0] > 10
    for kept in (lettering.sized, lettering.letters):
        kept.cache_clear()


def test_what_is_scrolled_out_of_sight_leaves_no_mark() -> None:
    marks: list[Mark] = []
    sheet = Sheet(1280, (1280, 720), window(), marks=marks)
    with sheet.clip(0, 0, 300, 100):
        sheet.text("inside", "text", 20, WHITE, 10, 50)
        sheet.text("outside", "text", 20, WHITE, 10, 150)
        sheet.mark("button", 280, 10, 100, 30, "half")
    assert [(m.kind, m.text) for m in marks] == [("text", "inside"), ("button", "half")]
    assert marks[1].rect == pygame.Rect(280, 10, 20, 30)
    assert sheet.surf.get_clip() == sheet.surf.get_rect()


def test_the_same_snippet_is_rasterised_once() -> None:
    forget_snippets()
    first = snippet(BLOCK, (1280, 720), (0, 0, 1280, 720))
    assert snippet(BLOCK, (1280, 720), (0, 0, 1280, 720)) is first
    assert first.surface.get_size() == (20, 10)
    assert snippet(BLOCK, (1280, 720), (0, 0, 1280, 720), 100) is not first


def test_faded_text_is_paler() -> None:
    faint, full = window(), window()
    Sheet(1280, (1280, 720), faint).text("Stay", "title", 40, WHITE, 10, 50, alpha=80)
    Sheet(1280, (1280, 720), full).text("Stay", "title", 40, WHITE, 10, 50)
    box = (10, 30, 60, 40)
    assert 0 < pygame.transform.average_color(faint, box)[0] < pygame.transform.average_color(full, box)[0]


def test_a_line_that_just_fits_stays_one_however_its_room_was_reckoned() -> None:
    wide = wrapped("You: Wild Parade", "semi", "bold", 14, 900)[0].width
    assert len(wrapped("You: Wild Parade", "semi", "bold", 14, wide)) == 1
    assert len(wrapped("You: Wild Parade", "semi", "bold", 14, wide / 0.63 * 0.63 - 1e-9)) == 1
    assert len(wrapped("You: Wild Parade", "semi", "bold", 14, wide - 1)) == 2


def test_words_on_a_design_that_is_laid_small_are_never_smaller_than_their_style_says_unless_their_room_is() -> None:
    marks: list[Mark] = []
    sheet = Sheet(640, (1280, 720), window(), marks=marks)
    sheet.say("a line of words", "note", WHITE, 0, 50)
    sheet.tell("a line of words", "body", WHITE, 0, 100, 300)
    sheet.say("a line of words", "note", WHITE, 0, 150, maxw=120)
    assert [mark.px for mark in marks[:2]] == [TEXTS["note"].least, TEXTS["body"].least]
    assert marks[2].px < TEXTS["note"].least and not marks[2].cut
