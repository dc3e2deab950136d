"""Shapes: the few SVG elements that tiles are made of, and small things that lie on many."""

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


def blot(x: float, y: float, rx: float, ry: float, c: str, o: float = 1.0) -> str:
    """A soft uneven patch."""
    return shape(
        f"M{x - rx:.0f} {y:.0f}C{x - rx * 0.9:.0f} {y - ry * 1.2:.0f} {x - rx * 0.1:.0f} {y - ry * 0.7:.0f} "
        f"{x + rx * 0.3:.0f} {y - ry:.0f}C{x + rx:.0f} {y - ry * 0.9:.0f} {x + rx * 1.1:.0f} {y + ry * 0.4:.0f} "
        f"{x + rx * 0.5:.0f} {y + ry * 0.8:.0f}C{x:.0f} {y + ry * 1.3:.0f} {x - rx * 1.1:.0f} {y + ry:.0f} "
        f"{x - rx:.0f} {y:.0f}Z",
        c,
        o,
    )


def ripple(x: float, y: float, w: float) -> str:
    return shape(
        f"M{x - w:.0f} {y:.0f}q{w * 0.5:.1f} 7 {w:.1f} 1q{w * 0.5:.1f} -6 {w:.1f} 0q{-w * 0.5:.1f} -1 {-w:.1f} "
        f"4q{-w * 0.5:.1f} 4 {-w:.1f} -5z",
        "#c9f1ea",
    )


def tuft(x: float, y: float, c: str) -> str:
    """Three blades of grass."""
    return shape(
        f"M{x - 8:.0f} {y:.0f}Q{x - 7:.0f} {y - 12:.0f} {x - 10:.0f} {y - 15:.0f}Q{x - 3:.0f} {y - 10:.0f} "
        f"{x - 2:.0f} {y - 3:.0f}Q{x:.0f} {y - 14:.0f} {x + 1:.0f} {y - 20:.0f}Q{x + 5:.0f} {y - 10:.0f} {x + 4:.0f} "
        f"{y - 2:.0f}Q{x + 8:.0f} {y - 10:.0f} {x + 12:.0f} {y - 12:.0f}Q{x + 9:.0f} {y - 5:.0f} {x + 9:.0f} {y:.0f}Z",
        c,
    )
