"""Shapes: the few SVG elements that tiles are made of."""

from __future__ import annotations

from collections.abc import Iterable

Point = tuple[float, float]


def path(pts: Iterable[Point], close: bool = True) -> str:
    """Straight lines through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in pts) + ("Z" if close else "")


def shape(d: str, fill: str, o: float = 1.0, **k: object) -> str:
    """A path element; further attributes with _ for -."""
    at = "".join(f' {a.replace("_", "-")}="{v}"' for a, v in k.items())
    return f'<path d="{d}" fill="{fill}"' + (f' opacity="{o}"' if o != 1 else "") + at + "/>"


def oval(x: float, y: float, rx: float, ry: float, fill: str, o: float = 1.0) -> str:
    """An ellipse element."""
    return (
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}"'
        + (f' opacity="{o}"' if o != 1 else "")
        + "/>"
    )
