"""type: the text styles of the window: face, size, smallest size, tracking, and the way from line to line."""

from __future__ import annotations

from typing import NamedTuple


class TextStyle(NamedTuple):
    """`size` in units, `least` in pixels, `tracking` in parts of the size, `lead` in sizes from line to line."""

    face: str
    size: float
    least: int
    tracking: float = 0
    lead: float = 1.2

    @property
    def bold(self) -> str:
        """The face of words that stand out among others in this one; a heavy face has no heavier one."""
        return "bold" if self.face in ("text", "semi") else self.face

    def px(self, scale: float) -> int:
        """Its size in pixels where a unit has so many."""
        return max(self.least, round(self.size * scale))


TEXTS = {
    "stage": TextStyle("black", 60, 30, 0, 1.05),
    "chapter": TextStyle("black", 50, 26, 0, 1.1),
    "power": TextStyle("black", 36, 20, 0, 1.1),
    "display": TextStyle("black", 32, 18, 0, 1.1),
    "title": TextStyle("title", 26, 15, 0, 1.15),
    "button": TextStyle("title", 22, 15, 0, 1.15),
    "heading": TextStyle("title", 20, 13),
    "name": TextStyle("title", 18, 12),
    "entry": TextStyle("title", 15, 12, 0, 1.15),
    "setting": TextStyle("label", 18, 13),
    "step": TextStyle("label", 16, 12),
    "key": TextStyle("label", 15, 11),
    "slot": TextStyle("label", 14, 11, 0, 1.1),
    "caption": TextStyle("label", 14, 11, 0.08, 1.25),
    "read": TextStyle("text", 20, 13, 0, 1.2),
    "page": TextStyle("text", 18, 13, 0, 1.28),
    "body": TextStyle("text", 17, 12, 0, 1.25),
    "lead": TextStyle("semi", 18, 13),
    "note": TextStyle("semi", 16, 12),
    "small": TextStyle("semi", 14, 11),
    "strong": TextStyle("bold", 15, 11),
    "number_large": TextStyle("black", 26, 16, 0, 1.1),
    "number": TextStyle("black", 18, 12, 0, 1.15),
    "number_small": TextStyle("black", 15, 11, 0, 1.15),
}
