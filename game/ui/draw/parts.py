"""Parts: the creature kit's drawings and palettes as read from art/, and the check of an art line; no pixels here."""

from __future__ import annotations

import copy
import difflib
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from game import assets
from game.engine import data
from game.ui.draw import grain
from game.ui.draw.svg import XMLNS, mix

ET.register_namespace("", XMLNS)
REFERENCE = "lagoon"  # the palette all parts are drawn in
SHAPES = {"path", "circle", "ellipse", "rect", "polygon", "polyline", "line"}
OUTLINE = "#1c1b3c"  # the reference palette's ink
Art = Mapping[str, Any]  # an art line: slot -> part name, palette, motif, night, lean


@dataclass
class Part:
    """One drawing: layers back to front, each with groups base (silhouette), clip (inside it), over (not clipped)."""

    layers: list[dict[str, ET.Element]] = field(default_factory=list)
    anchors: dict[str, tuple[float, float, float]] = field(default_factory=dict)  # x, y, size (100 = as drawn)
    behind: bool = False  # data-layer="behind": grows from behind the body
    at: str = ""  # data-at: sits on this anchor whatever its slot
    turn: str = ""  # data-turn: "angle cx cy"
    mark: int = -1  # data-mark: the layer that takes the marking
    kept: dict[tuple[Any, ...], str] = field(default_factory=dict)

    def inner(self, layer: int, group: str) -> str:
        """The group's shapes as SVG text; "" where the layer has no such group."""
        key = (layer, group)
        if key not in self.kept:
            self.kept[key] = _text(self._group(layer, group))
        return self.kept[key]

    def flat(self, layer: int, colour: str, grow: float = 0.0) -> str:
        """The silhouette in one colour, grown by grow / 2 on every side."""
        key = (layer, colour, round(grow, 3))
        if key not in self.kept:
            self.kept[key] = _text(_flattened(self._group(layer, "base"), colour, grow))
        return self.kept[key]

    def _group(self, layer: int, group: str) -> ET.Element | None:
        return self.layers[layer].get(group) if layer < len(self.layers) else None


def _text(group: ET.Element | None) -> str:
    return "" if group is None else "".join(ET.tostring(child, encoding="unicode") for child in group)


def _flattened(group: ET.Element | None, colour: str, grow: float) -> ET.Element | None:
    group = copy.deepcopy(group)
    for e in () if group is None else group.iter():
        if e.tag.rsplit("}", 1)[-1] not in SHAPES:
            continue
        e.attrib.pop("opacity", None)
        own = float(e.get("stroke-width", 0)) if e.get("stroke", "none") != "none" else 0.0
        if e.get("fill") != "none":
            e.set("fill", colour)
        if own + grow > 0:
            e.set("stroke", colour)
            e.set("stroke-width", f"{own + grow:.2f}")
            e.set("stroke-linejoin", "round")
            e.set("stroke-linecap", "round")
    return group


@lru_cache(maxsize=None)
def available(kind: str) -> tuple[str, ...]:
    """Names of the parts of a kind; art lines are checked against these."""
    return tuple(sorted(p.stem for p in assets.art("parts", kind).glob("*.svg")))


def unknown(kind: str, name: object, names: Iterable[str]) -> ValueError:
    """A friendly error that names the nearest word."""
    names = sorted(names)
    near = difflib.get_close_matches(str(name), names, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names)}"
    return ValueError(f"no {kind} called {name!r}; {hint}")


@lru_cache(maxsize=None)
def load_part(kind: str, name: str) -> Part:
    """Only names of shipped files are accepted, so an art line cannot reach outside art/."""
    if name not in available(kind):
        raise unknown(kind, name, available(kind))
    root = ET.parse(assets.art("parts", kind, f"{name}.svg")).getroot()
    part = Part(behind=root.get("data-layer") == "behind", at=root.get("data-at", ""),
                turn=root.get("data-turn", ""), mark=int(root.get("data-mark", 0)) - 1)
    for group in root:
        name = group.get("id", "")
        if name == "anchors":
            for c in group:
                x, y, r = (float(c.get(k, 0)) for k in ("cx", "cy", "r"))
                part.anchors[c.get("id", "")] = (x, y, r)
        elif found := re.fullmatch(r"([a-z]+)(\d*)", name):
            _speckle(group)
            n = int(found[2] or 1)
            part.layers += [{} for _ in range(n - len(part.layers))]
            part.layers[n - 1][found[1]] = group
    return part


def _speckle(group: ET.Element) -> None:
    """Add the grain that data-grain asks for, right above its shape."""
    for e in list(group):
        if e.get("data-grain"):
            outline = e.get("d", "")
            d = grain.dots(outline, int(e.get("data-grain", 0)), float(e.get("data-reach", 34)), len(outline))
            speck = ET.Element(f"{{{XMLNS}}}path", {"d": d, "fill": e.get("fill", OUTLINE)})
            group.insert(list(group).index(e) + 1, speck)


# ---- palettes ---------------------------------------------------------------------------------------------------
TONES = ("skin", "hair")  # in the palette file beside the palettes: three tones each for heroes


@lru_cache(maxsize=1)
def palettes() -> dict[str, Any]:
    """Palette name -> slot -> colour; and under "skin" and "hair" name -> three colours."""
    loaded: dict[str, Any] = data.read(assets.art("palettes.yaml")).plain_value()
    return loaded


def palette_names() -> tuple[str, ...]:
    """Names an art line may give as its palette."""
    return tuple(name for name in palettes() if name not in TONES)


@lru_cache(maxsize=256)
def colour_table(name: str) -> dict[str, str]:
    """Reference colour -> colour. name is "palette" or "palette/skin/hair"; a trailing "*" asks for a night sky."""
    bare = name.rstrip("*")
    palette, skin, hair = (bare.split("/") + ["tan", "brown"])[:3] if "/" in bare else (bare, "tan", "brown")
    known = palettes()
    if palette not in palette_names():
        raise unknown("palette", palette, palette_names())
    for kind, tone in zip(TONES, (skin, hair)):
        if tone not in known[kind]:
            raise unknown(kind, tone, known[kind])
    slots = dict(known[palette])
    if name.endswith("*"):
        for slot, t in (("g1", 0.34), ("g2", 0.50), ("g3", 0.24), ("g5", 0.10)):
            slots[slot] = mix(slots["ink"], known[palette]["g3"], t)
        slots["g4"] = mix(slots["g4"], known[palette]["g2"], 0.25)
    table = {colour: slots.get(slot, colour) for slot, colour in known[REFERENCE].items()}
    table.update(zip(known["skin"]["tan"], known["skin"][skin]))
    table.update(zip(known["hair"]["brown"], known["hair"][hair]))
    return table


def recolour(body: str, name: str) -> str:
    """The SVG text with the reference palette's colours replaced; any other colour stays as drawn."""
    if name == REFERENCE:
        return body
    table = colour_table(name)
    return re.sub(r"#[0-9a-fA-F]{6}", lambda m: table.get(m[0].lower(), m[0]), body)


# ---- art lines --------------------------------------------------------------------------------------------------
EXTRAS = {"back": "extra", "front": "extra", "hold": "extra"}
CREATURE = ("body", "eyes", "mouth", "crown", "wings", "limbs", "feet", "tail", "marking", "eyes2", "mouth2", "crown2",
            *EXTRAS)
HERO = {"cape": "cape", "hair": "hair", "prop": "prop", "arm": "arm", "outfit": "outfit", "arm2": "arm", "head": "head",
        "face": "face", "fringe": "", "helm": "helm", "left": "prop", "mount": "mount"}  # slot -> prefix of its files
SCENE = ("palette", "motif", "night", "lean", "skin", "hairs")
LEAN_MAX = 20  # degrees


def creature_part(slot: str, name: str) -> Part:
    """The part in a creature's slot; a second head's slots (eyes2, mouth2, crown2) take the same files."""
    return load_part(EXTRAS.get(slot, slot.rstrip("2")), name)


def hero_part(slot: str, name: str) -> Part:
    """The part in a hero's slot."""
    prefix = HERO[slot]
    return load_part("hero", f"{prefix}-{name}" if prefix else name)


_WANTED = {"night": "true or false", "lean": f"a number from -{LEAN_MAX} to {LEAN_MAX}"}


def check(art: Art) -> None:
    """Raise ValueError naming the slot, the word and the nearest valid one; a sound art line passes in silence."""
    slots = CREATURE if "body" in art else ("object",) if "object" in art else tuple(HERO)
    for slot, name in art.items():
        if slot not in (*slots, *SCENE):
            raise unknown("art slot", slot, (*slots, *SCENE))
        if slot == "night":
            wrong = not isinstance(name, bool)
        elif slot == "lean":
            wrong = isinstance(name, bool) or not isinstance(name, int | float) or abs(name) > LEAN_MAX
        else:
            wrong = not isinstance(name, str)
        if wrong:
            raise ValueError(f"art: {slot}: {name!r} is not {_WANTED.get(slot, 'a name')}")
        if slot in slots:
            _part(art, slot, str(name))
    if "motif" in art:
        load_part("motif", art["motif"])
    colour_table("/".join((art.get("palette", REFERENCE), art.get("skin", "tan"), art.get("hairs", "brown"))))
    if not any(slot in art for slot in slots):
        raise ValueError("art: names no body, no object and no part of a hero")


def _part(art: Art, slot: str, name: str) -> Part:
    if slot == "object":
        return load_part("prop", name)
    return creature_part(slot, name) if "body" in art else hero_part(slot, name)
