"""Everything under art/ can be drawn, and wrong words in an art line are answered kindly."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pygame
import pytest

from game import artlines, assets
from game.ui.draw import cast, kit, lettering, parts
from game.ui.draw.brand import app_icon
from game.ui.draw.cache import Cache
from game.ui.draw.svg import icon, icons, svg
from game.ui.scenes.boxes import boxes, cover
from game.ui.table.cover import Cover
from tests.sure import every

FILES = sorted(assets.art("parts").rglob("*.svg"))
ELEMENTS = {
    "svg",
    "g",
    "path",
    "circle",
    "ellipse",
    "rect",
    "polygon",
    "polyline",
    "line",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
}
ATTRIBUTES = {
    "id",
    "d",
    "cx",
    "cy",
    "r",
    "rx",
    "ry",
    "x",
    "y",
    "width",
    "height",
    "points",
    "x1",
    "y1",
    "x2",
    "y2",
    "fill",
    "fill-rule",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-linecap",
    "stroke-linejoin",
    "opacity",
    "transform",
    "viewBox",
    "display",
    "offset",
    "stop-color",
    "stop-opacity",
    "gradientUnits",
    "gradientTransform",
}
COLOUR = re.compile(r"none|#[0-9a-fA-F]{3}|#[0-9a-fA-F]{6}|url\(#[\w-]+\)")


def complaints(path: Path) -> list[str]:
    """What nanosvg would drop, ignore or draw wrongly in a file."""
    out = []
    for e in ET.parse(path).iter():
        tag = e.tag.rsplit("}", 1)[-1]
        if tag not in ELEMENTS:
            out.append(f"element {tag}")
        for name, value in e.attrib.items():
            if name not in ATTRIBUTES and not name.startswith("data-"):
                out.append(f"attribute {name}")
            if name in ("fill", "stroke", "stop-color") and not COLOUR.fullmatch(value):
                out.append(f"colour {value}")
        if "Gradient" in tag and e.get("gradientUnits") != "userSpaceOnUse":
            out += [
                f"bare number {e.get(k)}"
                for k in ("x1", "y1", "x2", "y2", "cx", "cy", "r")
                if e.get(k) and not e.get(k, "").endswith("%")
            ]
        if tag == "g" and e.get("opacity") and any(c.tag.endswith("}g") and c.get("opacity") for c in e):
            out.append("nested group opacity")
    return out


@pytest.mark.parametrize("kind", sorted({p.parent.name for p in FILES}))
def test_every_drawing_keeps_to_what_the_renderer_can_draw(kind: str) -> None:
    faults = {p.name: found for p in FILES if p.parent.name == kind and (found := complaints(p))}
    assert not faults


def test_the_linter_catches_what_the_renderer_would_drop(tmp_path: Path) -> None:
    bad = tmp_path / "bad.svg"
    bad.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><clipPath/><rect fill="hsl(1,2%,3%)" clip-path="x"/>'
        '<linearGradient x2="1"/></svg>'
    )
    assert complaints(bad) == ["element clipPath", "colour hsl(1,2%,3%)", "attribute clip-path", "bare number 1"]


@pytest.mark.parametrize("company", sorted(cast.cast()))
def test_everyone_in_the_cast_can_be_drawn(company: str) -> None:
    for name, art in every(cast.cast()[company].items()):
        image = kit.picture(art).render(64)
        box = image.get_bounding_rect()
        assert box.w > 12 and box.h > 12, name


@pytest.mark.parametrize(
    "kind",
    ["body", "eyes", "mouth", "crown", "limbs", "wings", "feet", "tail", "marking", "motif", "prop", "hero", "extra"],
)
def test_every_part_shows_something(kind: str) -> None:
    for name in every(artlines.available(kind)):
        layer = parts.load_part(kind, name).layers[0]
        body = "".join(parts.load_part(kind, name).inner(0, group) for group in layer)
        assert svg(body, (96, 96), (-320, -320, 960, 960)).get_bounding_rect().w > 1, name


def test_every_palette_fills_every_slot_of_the_reference() -> None:
    reference = set(artlines.palettes()[artlines.REFERENCE])
    for name in every(artlines.palette_names()):
        assert set(artlines.palettes()[name]) == reference, name


@pytest.mark.parametrize(
    ("art", "said"),
    [
        ({"body": "bel"}, "no body called 'bel'; did you mean 'bell'?"),
        ({"body": "bell", "eyes": "trioo"}, "no eyes called 'trioo'; did you mean 'trio'?"),
        ({"body": "bell", "palette": "embr"}, "no palette called 'embr'; did you mean 'ember'?"),
        ({"body": "bell", "motif": "volcanoe"}, "no motif called 'volcanoe'; did you mean 'volcano'?"),
        ({"body": "bell", "eye": "trio"}, "no art slot called 'eye'; did you mean 'eyes'?"),
        ({"body": "../body/bell"}, "no body called '../body/bell'"),
        ({"body": "bell", "night": "maybe"}, "night: 'maybe' is not true or false"),
        ({"body": "bell", "lean": 300}, "lean: 300 is not a number from -20 to 20"),
        ({"body": "bell", "crown": True}, "crown: True is not a name"),
        ({"outfit": "plate", "skin": "blue"}, "no skin called 'blue'"),
        ({"object": "frying_pam"}, "did you mean 'frying_pan'?"),
        ({"palette": "ember"}, "names no body"),
    ],
)
def test_a_wrong_word_in_an_art_line_is_named_with_the_nearest_right_one(art: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        kit.picture(art)


@pytest.mark.parametrize("box", boxes(), ids=lambda box: box.name)
def test_a_box_is_printed_before_its_picture_is_drawn(
    box: Cover, lettered: list[tuple[int, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Cache, "_ask", lambda *what: None)  # the picture never comes
    cover(Cache(), box, 204)
    printed = {words for words, _ in box.lettering} | {box.seats, f"{box.minutes} min"}
    assert printed <= {text for _, text in lettered}


@pytest.mark.parametrize("text", ["a\0b", "a\udcffb", "\x07", "a\u2028b", "na\u00efve \u00a0x"])
def test_no_text_is_too_strange_to_be_drawn(text: str) -> None:
    assert lettering.word(text, "semi", 16, "#ffffff").surface.get_width() > 0
    assert lettering.width(text, "semi", 16) > 0 and lettering.wrapped(text, "semi", "black", 16, 300)
    assert lettering.legible("na\u00efve \u00a0x") == "na\u00efve \u00a0x"


def test_every_box_on_the_shelf_shows_a_figure_of_the_cast() -> None:
    named = {name for company in cast.cast().values() for name in company}
    assert {box.figure for box in boxes()} <= named
    assert "the Dragon" in named, "the same on its box, on the map and over the fallen palace"


def test_who_has_no_art_line_always_gets_the_same_made_up_figure() -> None:
    assert cast.art_line("Nobody In Particular") == cast.made_up("Nobody In Particular")
    made = [cast.made_up(f"Stranger {i}") for i in range(40)]
    assert len({str(m) for m in made}) > 35
    for art in made:
        artlines.check(art)


def test_a_creature_at_night_stands_before_a_darker_sky() -> None:
    day, night = (pygame.transform.average_color(kit.backdrop("keep", "moss", n).render(64)) for n in (False, True))
    assert sum(night[:3]) < sum(day[:3]) * 0.7


def test_every_icon_shows_something() -> None:
    for name in icons():
        assert svg(icon(name, 32, 32, 60), (32, 32), (0, 0, 64, 64)).get_bounding_rect().w > 4, name
    assert app_icon(64).get_bounding_rect().size == (64, 64) and app_icon(64).get_at((1, 1)).a < 40, "round corners"


def test_an_unknown_icon_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no icon called 'sord'"):
        icon("sord", 0, 0, 10)


def test_both_typefaces_have_every_letter_our_texts_use() -> None:
    needed = "".join(map(chr, range(33, 127))) + "\u2013\u2019\u201c\u201d\u2026\u00d7\u00e9\u00fc\u00df\u00b7"
    for face in every(lettering.FACES):
        f = lettering.font(face, 40)
        missing = f.render("\uffff", True, (255, 255, 255))
        empty = pygame.image.tobytes(missing, "RGBA")
        for letter in every(needed):
            image = f.render(letter, True, (255, 255, 255))
            assert pygame.image.tobytes(image, "RGBA") != empty, (face, letter)


def test_fonts_come_with_their_licences() -> None:
    names = {p.name for p in assets.art("fonts").iterdir()}
    assert {"LeagueSpartan-OFL.txt", "SourceSansPro-OFL.txt", *lettering.FACES.values()} <= names


@pytest.mark.parametrize("who", ["molthu", "hoku", "japili", "pele-e-ne", "tala"])
def test_no_figure_is_cut_off_by_the_edge_of_its_picture(who: str) -> None:
    shown = kit.picture(cast.art_line(who)).fit(1, 0.04).render(200)
    edge = [(x, y) for x in range(200) for y in (0, 199)] + [(x, y) for y in range(200) for x in (0, 199)]
    assert all(shown.get_at(at).a == 0 for at in edge)
