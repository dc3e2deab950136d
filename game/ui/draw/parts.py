"""Parts: the creature kit's drawings and colours as read from art/; no pixels here."""

from __future__ import annotations

import copy
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from game import assets
from game.artlines import REFERENCE, check_colours, check_part, drawing_of, palettes
from game.ui.draw import grain
from game.ui.draw.svg import XMLNS, mix

ET.register_namespace("", XMLNS)
SHAPES = {"path", "circle", "ellipse", "rect", "polygon", "polyline", "line"}
OUTLINE = "#1c1b3c"  # the reference palette's ink


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
def load_part(kind: str, name: str) -> Part:
    """The drawing of that name; ValueError when there is none."""
    check_part(kind, name)
    root = ET.parse(assets.art("parts", kind, f"{name}.svg")).getroot()
    part = Part(
        behind=root.get("data-layer") == "behind",
        at=root.get("data-at", ""),
        turn=root.get("data-turn", ""),
        mark=int(root.get("data-mark", 0)) - 1,
    )
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
@lru_cache(maxsize=256)
def colour_table(name: str) -> dict[str, str]:
    """Reference colour -> colour. name is "palette" or "palette/skin/hair"; a trailing "*" asks for a night sky."""
    bare = name.rstrip("*")
    palette, skin, hair = (bare.split("/") + ["tan", "brown"])[:3] if "/" in bare else (bare, "tan", "brown")
    check_colours(palette, skin, hair)
    known = palettes()
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
def creature_part(slot: str, name: str) -> Part:
    """The part in a creature's slot."""
    return load_part(*drawing_of(slot, name, creature=True))


def hero_part(slot: str, name: str) -> Part:
    """The part in a hero's slot."""
    return load_part(*drawing_of(slot, name, creature=False))
