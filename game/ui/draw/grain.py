"""Grain: dots scattered along the edge of a tone, which give the figures their printed look."""

from __future__ import annotations

import math
import random
import re

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
