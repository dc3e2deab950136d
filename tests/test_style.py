"""One style: colours and letters of the window are named in game/ui/style, and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.ui.style.metrics import GAPS
from game.ui.style.palette import NAMES, SIDES
from game.ui.style.type import TEXTS
from tests.sure import every

UI = Path(__file__).parent.parent / "game" / "ui"
HEX = re.compile(r"#[0-9a-fA-F]{3,8}\b")
LABEL = 0.6  # how dark a ground of words is; what is paler lies under a thing
GREY = 12  # of 255: how far the parts of a grey may differ
PICTURES = {  # rooms that paint pictures, whose colours are those pictures' own
    "style": "the palettes themselves",
    "draw": "creatures, cards, terrain, tokens, rooms, what games are laid out on; what of them tells something apart "
    "takes its colours from the palette",
}


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Every module of the window that paints no picture of its own: where it stands, and what it says."""
    places = {path.relative_to(UI).as_posix(): path for path in sorted(UI.rglob("*.py"))}
    return [
        (place, ast.parse(path.read_text(encoding="utf-8")))
        for place, path in places.items()
        if place not in PICTURES and place.split("/")[0] not in PICTURES
    ]


def painted(node: ast.AST) -> Iterator[str]:
    """The colours that a piece of code says by their parts."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from HEX.findall(node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("fill", "render"):
        for given in node.args:
            if isinstance(given, ast.Tuple) and all(isinstance(part, ast.Constant) for part in given.elts):
                parts = [
                    part.value for part in given.elts if isinstance(part, ast.Constant) and isinstance(part.value, int)
                ]
                if max(parts[:3]) - min(parts[:3]) > GREY:  # grey lightens, darkens or fades what is there
                    yield str(tuple(parts))


def test_no_colour_stands_in_code_that_draws_screens() -> None:
    loose = [f"{place}:{node.lineno} {said}" for place, code in every(modules()) for node in ast.walk(code)
             if isinstance(node, ast.expr) for said in painted(node)]  # fmt: skip
    assert loose == []


def test_every_module_that_may_have_its_own_colours_has_some() -> None:
    for place in every(PICTURES):
        path = UI / place
        code = "".join(one.read_text(encoding="utf-8") for one in (path.rglob("*.py") if path.is_dir() else [path]))
        assert HEX.search(code), f"{place} needs no exception"


def test_letters_are_of_a_named_style() -> None:
    """Sheet.say and tell name one; their size is another only where letters grow with what they stand on."""
    loose = []
    for place, code in every(modules()):
        for node in ast.walk(code):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in ("text", "para", "width", "height") and len(node.args) > 2:
                loose.append(f"{place}:{node.lineno} has a face and a size of its own")
            if node.func.attr in ("say", "tell", "wide", "high"):
                sizes = [one.value for one in node.keywords if one.arg == "size"]
                if any(isinstance(size, ast.Constant) for size in sizes):
                    loose.append(f"{place}:{node.lineno} has a size of its own")
    assert loose == []


def test_every_text_style_is_used_and_they_stay_few() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py") if path.parent.name != "style")
    assert [name for name in TEXTS if f'"{name}"' not in code] == []
    assert len(TEXTS) <= 25


def test_every_colour_of_the_palette_is_said_somewhere() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py") if path.parent.name != "style")
    said = set(re.findall(r"[.\"@]([a-z_]+)\b", code))
    unsaid = [name for name in NAMES if name != "name" and name not in said]
    assert [
        name
        for name in unsaid
        if not name.endswith(tuple(f"_{side}" for side, *_ in SIDES)) and not name.startswith("kind_")
    ] == []


def test_the_roles_of_colours_stay_few() -> None:
    """Light, shade and deep of a colour follow it and are no roles of their own."""
    sides = tuple(f"_{side}" for side, *_ in SIDES)
    roles = [name for name in NAMES if name != "name" and not name.endswith(sides)]
    assert 60 < len(roles) <= 80


def number(said: ast.expr) -> bool:
    return isinstance(said, ast.Constant) and isinstance(said.value, int | float) and bool(said.value)


def test_corners_lines_and_shadows_have_their_measures_from_the_style() -> None:
    """`plate` and `frame` are told a radius, `frame` how thick it is; what can be pressed has a radius, too."""
    loose, seen = [], 0
    for place, code in every(modules()):
        for node in ast.walk(code):
            if not isinstance(node, ast.Call):
                continue
            said = [one.value for one in node.keywords if one.arg == "radius"]
            if isinstance(node.func, ast.Name) and node.func.id in ("plate", "frame", "shade"):
                at = 2 if any(isinstance(one, ast.Starred) for one in node.args) else 5
                said += node.args[at - 1 : at]
                said += node.args[at + 1 : at + 2] if node.func.id == "frame" else []
                said += node.args[at : at + 1] if node.func.id == "shade" else []
                shadow = node.func.id == "plate" and ast.unparse(node.args[at]).lower().endswith("shadow")
                dark = node.args[at + 1] if shadow and len(node.args) > at + 1 else None
                if isinstance(dark, ast.Constant) and float(str(dark.value)) < LABEL:
                    loose.append(f"{place}:{node.lineno} is a shadow: shade()")
            seen += len(said)
            loose += [f"{place}:{node.lineno} {ast.unparse(one)}" for one in said if number(one)]
    assert loose == [] and seen > 300


def test_boxes_lie_apart_by_the_gaps_of_the_style() -> None:
    found = [(place, node.lineno, one.value.value) for place, code in every(modules()) for node in ast.walk(code)
             if isinstance(node, ast.Call) for one in node.keywords
             if one.arg == "gap" and isinstance(one.value, ast.Constant)]  # fmt: skip
    assert len(found) > 200
    assert [one for one in found if one[2] not in GAPS] == []
