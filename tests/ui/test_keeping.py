"""What is kept of pictures: every store of them has a bound in bytes, and none keeps a large one that another keeps."""

from __future__ import annotations

import ast
import gc
import re
import weakref
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.ui.draw import cards, lettering, shapes, svg
from game.ui.draw.cache import Cache
from game.ui.draw.cards.kingdom import Chip
from game.ui.draw.keeping import Keeping, Pictures, weight
from game.ui.draw.paint import Sheet
from game.ui.gallery import opened
from game.ui.games.cast import seated
from game.ui.table.sprites import Images
from game.ui.table.stamps import Stamps
from game.ui.window.scene import Push, Reset, Scene
from tests.ui.hands import middle, point

UI = Path(__file__).resolve().parents[2] / "game" / "ui"
DRAWN = re.compile(r"\b(Surface|Word|Snippet)\b")
DICTIONARIES = ("dict", "OrderedDict", "defaultdict")
WINDOW = (1280, 720)
FEW = {
    "games/montoons/island.py": 3,  # words for one thing: the two layers of the one map that is painted on
    "table/ground.py": 1,  # parts of the ground that is painted, which have no pixels of their own
    "table/mappicture.py": 1,  # parts of the map that is painted, which have no pixels of their own
}


def square(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


# ---- the store itself


def test_the_least_lately_used_goes_first() -> None:
    kept = Pictures[str](3 * weight(square(10)))
    for name in "abc":
        kept.keep(name, square(10))
    kept.get("a")
    kept.keep("d", square(10))
    assert "b" not in kept
    assert [name for name, _ in kept.latest()] == ["d", "a", "c"]


def test_the_last_one_stays_however_large_it_is() -> None:
    kept = Pictures[str](100)
    kept.keep("small", square(4))
    large = kept.keep("large", square(40))
    assert kept.get("large") is large
    assert len(kept) == 1


def test_what_is_kept_anew_is_weighed_once() -> None:
    kept = Pictures[str](10 * weight(square(10)))
    for _ in range(8):
        kept.keep("a", square(10))
    assert kept.bytes == weight(square(10))
    kept.let_go("a")
    kept.let_go("a")
    assert kept.bytes == len(kept) == 0


def test_of_a_part_that_stands_once_only_what_it_shows_last_is_kept() -> None:
    table, sheet = Stamps(Cache()), Sheet(1280, (1280, 720), square(1))
    for turn in range(9):
        table.put(sheet, ("bar", turn), 0, 0, 100, 10, lambda s: None, slot="bar")
        table.put(sheet, ("mark", turn), 0, 0, 10, 10, lambda s: None)
    assert (("bar", 8), 1.0) in table.kept
    assert len(table.kept) == 1 + 9


def test_a_picture_in_the_format_of_the_window_is_not_made_a_second_time() -> None:
    pygame.display.set_mode((40, 40))
    own, drawn = square(10), svg.svg("<rect width='9' height='9' fill='#123456'/>", (10, 10), (0, 0, 10, 10))
    assert svg.converted(own) is own
    assert svg.converted(drawn).get_masks() == own.get_masks() != drawn.get_masks()


# ---- every store of the program


def words() -> Keeping[object, lettering.Word]:
    for n in range(3000):
        lettering.word(f"A long line of words with the number {n}", "text", 24, "#ffffff")
    return lettering._words  # type: ignore[return-value]


def snippets() -> Keeping[object, svg.Snippet]:
    for n in range(120):
        svg.snippet(f'<rect width="200" height="200" fill="#{n:06x}"/>', (200, 200), (0, 0, 200, 200))
    return svg._snippets  # type: ignore[return-value]


def faded() -> Pictures[object]:
    sheet = Sheet(1280, (1280, 720), square(1))
    for n in range(60):
        shapes.faded(sheet, (0, 0, 200, 200), 4, n, lambda s: None)
    return shapes._faded  # type: ignore[return-value]


def stamps() -> Pictures[object]:
    table, sheet = Stamps(Cache()), Sheet(1280, (1280, 720), square(1))
    for n in range(40):
        table.put(sheet, n, 0, 0, 1000, 600, lambda s: None)
    return table.kept  # type: ignore[return-value]


def bare() -> Pictures[object]:
    for n in range(60):
        cards.bare(("#112233", f"#{n:06x}"), (200, 280))
    return cards._bare  # type: ignore[return-value]


def pictures() -> Pictures[object]:
    cache = Cache(memory=100 * weight(square(40)))
    for n in range(300):
        cache.get(f"{n}", (40, 40), lambda: square(40), wait=True)
    return cache._kept._coming  # type: ignore[return-value]


def lasting() -> Pictures[object]:
    cache = Cache()
    for n in range(60):
        cache.get(f"{n}", (1000, 1000), lambda: square(1000), wait=True, lasts=True)
    return cache._kept._lasting  # type: ignore[return-value]


def stand_ins() -> Pictures[object]:
    cache = Cache()
    for n in range(60):
        cache._stand_in((f"{n}", (300, 300), "plain"), lambda: square(300))
    return cache._meanwhile  # type: ignore[return-value]


def upright() -> Pictures[object]:
    return turned(0).kept  # type: ignore[return-value]


def aslant() -> Pictures[object]:
    return turned(30).spun  # type: ignore[return-value]


def passing() -> Pictures[object]:
    images = Images(Cache(patient=True), lambda number: Chip("red"))
    for width in range(200, 400, 2):
        images.stretched(images.flat(0, width), 0.8)
    return images.passing  # type: ignore[return-value]


def turned(angle: int) -> Images:
    images = Images(Cache(patient=True), lambda number: Chip("red"))
    for n in range(500, 580):
        images.of(0, n // 2 if angle else n, False, angle)
    return images


STORES = (words, snippets, faded, stamps, bare, pictures, lasting, stand_ins, upright, aslant, passing)


@pytest.mark.parametrize("fill", STORES, ids=lambda fill: fill.__name__)
def test_a_store_that_is_filled_keeps_to_its_bytes(fill: Callable[[], Keeping[object, object]]) -> None:
    """More has been drawn than it may keep; what it says it weighs is what it does."""
    kept = fill()
    held = [getattr(thing, "surface", thing) for _, thing in kept.latest()]
    assert kept.most / 2 < sum(map(weight, held)) == kept.bytes <= kept.most
    kept.forget()


def nodes() -> Iterator[tuple[str, ast.AST]]:
    for path in sorted(UI.rglob("*.py")):
        if DRAWN.search(text := path.read_text(encoding="utf-8")):
            for node in ast.walk(ast.parse(text)):
                yield str(path.relative_to(UI)), node


def test_no_store_of_pictures_is_without_a_bound_in_bytes() -> None:
    """Neither a dictionary of pictures nor a function that remembers those it has drawn."""
    loose: Counter[str] = Counter()
    looked = 0
    for name, node in nodes():
        if isinstance(node, ast.Subscript):
            loose[name] += getattr(node.value, "id", "") in DICTIONARIES and "Surface" in ast.unparse(node.slice)
        elif isinstance(node, ast.FunctionDef) and node.returns and DRAWN.search(ast.unparse(node.returns)):
            looked += 1
            loose[name] += any("cache" in ast.unparse(one) for one in node.decorator_list)
    assert looked > 100
    assert +loose == FEW


# ---- the same picture twice


def live() -> dict[int, pygame.Surface]:
    """Every picture that anything holds; those that are parts of another are that one."""
    found = (one for thing in gc.get_objects() for one in gc.get_referents(thing) if type(one) is pygame.Surface)
    whole = (one.get_abs_parent() if one.get_parent() else one for one in found if not shut(one))
    return {id(one): one for one in whole}


def shut(surface: pygame.Surface) -> bool:
    """Whether it was that of a window which is gone."""
    try:
        surface.get_parent()
    except pygame.error:
        return True
    return False


def test_of_the_grounds_of_rooms_only_the_last_stays() -> None:
    cache, painted = Cache(patient=True), list[str]()

    def paint(name: str) -> pygame.Surface:
        painted.append(name)
        return square(40)

    for name, slow in (("shelf", True), ("shelf", True), ("desk", False), ("desk", False), ("shelf", True)):
        image = cache.ground(name, (40, 40), partial(paint, name), slow)
    assert painted == ["shelf", "desk", "shelf"]
    assert [kept for _, kept in cache._kept._coming.latest()] == [image]


FEW_TABLES = ("kingdom_table", "montoons_table")  # those with most of their own; the others in a soak run
TABLES = ("pontoon_table", "pack_table", "kingdom_table", "dragon_battle", "montoons_table")


def large(before: dict[int, pygame.Surface], window: pygame.Surface) -> list[pygame.Surface]:
    """The pictures of a fifth of the window and more that there were not before."""
    found = (one for key, one in live().items() if key not in before and one is not window)
    return [one for one in found if weight(one) > weight(window) / 5]


def twice(kept: Sequence[pygame.Surface]) -> list[str]:
    """Those that look like another one, with alpha or without."""
    looks = [hash(pygame.image.tobytes(one, "RGB")) for one in kept]
    assert looks
    return [str(one) for one, look in zip(kept, looks) if looks.count(look) > 1]


def test_the_shelf_keeps_no_large_picture_twice() -> None:
    before = live()
    with opened("shelf", WINDOW) as app:
        for _ in range(3):
            app.step([], 200)
        assert twice(large(before, app.window.surface)) == []


@pytest.mark.parametrize(
    "screen", [pytest.param(one, marks=() if one in FEW_TABLES else pytest.mark.soak) for one in TABLES]
)
def test_a_table_keeps_no_large_picture_twice_and_none_once_it_was_left(screen: str) -> None:
    """In a store and beside it, of what covers a fifth of the window there is one of each; and none when somebody
    holds a table for long that was left."""
    before = live()
    with opened(screen, WINDOW) as app:
        for _ in range(3):
            app.step([], 200)
        table, window = app.scene, app.window.surface
        shown = large(before, window)
        assert twice(shown) == []
        app.post(Reset(Scene()))
        app.step([], 0)
        assert len(shown) > 1 and table not in app.scenes
        del shown
        assert large(before, window) == []


@pytest.mark.parametrize("game", ["pontoon", "kingdom"])
def test_a_table_that_is_cleared_away_is_held_by_nothing(game: str) -> None:
    """Not by what was painted below the pause, nor by the words about what was pointed at."""
    with opened("shelf") as app:
        match = Match(GAMES[game], shipped_content(game), 2, 1)
        app.post(Push(app.make("table", seated(match))))
        app.step([], 16)
        app.post(Push(app.make("pause", app.scene)))
        app.step([], 16)
        point(app, middle(app.scene.controls()[0].rect))
        for _ in range(3):
            app.step([], 700)
        left = [weakref.ref(scene) for scene in app.scenes[1:]]
        app.post(Reset(Scene()))
        app.step([], 16)
        assert len(left) == 2 and [scene() for scene in left] == [None, None]
