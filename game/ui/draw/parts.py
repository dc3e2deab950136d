"""Parts: the creature kit's drawings and colours as read from art/, and the dots scattered along the edge of a tone
which give the figures their printed look; no pixels here."""

from __future__ import annotations

import copy
import math
import random
import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from game import assets
from game.artlines import REFERENCE, check_colours, check_part, drawing_of, palettes
from game.ui.draw.svg import XMLNS, mix

Point = tuple[float, float]
STEPS = 14  # line segments per curve


def dots(d: str, n: int, reach: float, seed: int) -> str:
    """A path of n dots spilled up to reach units past the outline d: dense at the edge, sparse far out."""
    rng = random.Random(seed)
    pairs = [(a, b) for line in flatten(d) for a, b in zip(line, line[1:])]
    segments = [(a, b, math.dist(a, b)) for a, b in pairs if math.dist(a, b) > 0.01]
    total = sum(length for _, _, length in segments)
    out = []
    for _ in range(n):
        k = rng.uniform(0, total)
        for a, b, length in segments:
            if k <= length:
                break
            k -= length
        t = k / length
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        q = rng.random() ** 2.0
        angle = rng.uniform(0, 2 * math.pi)
        x += math.cos(angle) * q * reach
        y += math.sin(angle) * q * reach
        r = (1 - q) * rng.uniform(1.2, 3.0) + 0.7
        out.append(f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0z")
    return "".join(out)


def flatten(d: str) -> list[list[Point]]:
    """An SVG path as polylines; arcs become straight lines."""
    return _Pen(re.findall(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?", d)).draw()


class _Pen:
    """Follows path commands and leaves polylines."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens, self.i = tokens, 0
        self.here: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.control: Point | None = None
        self.relative = False
        self.lines: list[list[Point]] = []

    def draw(self) -> list[list[Point]]:
        command = ""
        while self.i < len(self.tokens):
            if self.tokens[self.i].isalpha():
                command = self.tokens[self.i]
                self.i += 1
            self.relative = command.islower()
            self._obey(command.upper())
            if command in "Mm":
                command = "l" if self.relative else "L"
        return self.lines

    def _number(self) -> float:
        self.i += 1
        return float(self.tokens[self.i - 1])

    def _point(self) -> Point:
        x, y = self._number(), self._number()
        return (self.here[0] + x, self.here[1] + y) if self.relative else (x, y)

    def _obey(self, command: str) -> None:
        if command in "CSQT":
            self._curve(command)
            return
        if command == "M":
            self.here = self.start = self._point()
            self.lines.append([])
        elif command == "L":
            self.here = self._point()
        elif command == "H":
            self.here = (self._number() + (self.here[0] if self.relative else 0), self.here[1])
        elif command == "V":
            self.here = (self.here[0], self._number() + (self.here[1] if self.relative else 0))
        elif command == "A":
            for _ in range(5):
                self._number()
            self.here = self._point()
        else:
            self.here = self.start
        self.lines[-1].append(self.here)
        self.control = None

    def _curve(self, command: str) -> None:
        p0, c = self.here, self.control
        mirrored = (2 * p0[0] - c[0], 2 * p0[1] - c[1]) if c else p0
        if command in "CS":
            p1 = self._point() if command == "C" else mirrored
            p2, p3 = self._point(), self._point()
            self.control = p2
        else:
            q = self._point() if command == "Q" else mirrored
            p3 = self._point()
            self.control = q
            p1 = (p0[0] + (q[0] - p0[0]) * 2 / 3, p0[1] + (q[1] - p0[1]) * 2 / 3)
            p2 = (p3[0] + (q[0] - p3[0]) * 2 / 3, p3[1] + (q[1] - p3[1]) * 2 / 3)
        for k in range(1, STEPS + 1):
            t = k / STEPS
            u = 1 - t
            w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            self.lines[-1].append(
                (sum(a * p[0] for a, p in zip(w, (p0, p1, p2, p3))), sum(a * p[1] for a, p in zip(w, (p0, p1, p2, p3))))
            )
        self.here = p3


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
            d = dots(outline, int(e.get("data-grain", 0)), float(e.get("data-reach", 34)), len(outline))
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
