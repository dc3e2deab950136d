"""notices: words across the table that come and go."""

from __future__ import annotations

from game.ui.window.motion import BANNER_IN, BANNER_OUT, Call, Fade, Motion, Then, Wait


class Notice:
    """A title and a line, with what stands for a seat or the game's sign; alpha 0..1."""

    def __init__(self, title: str, text: str, crest: str = "") -> None:
        self.title, self.text, self.crest, self.alpha = title, text, crest, 0.0


class Notices:
    """One banner at a time."""

    notice: Notice | None = None

    def announce(self, title: str, text: str, crest: str, hold: float) -> Motion:
        """The motion of a banner that stays for so many ms."""
        notice = Notice(title, text, crest)

        def begin() -> None:
            self.notice = notice

        return Then(
            Call(begin), Fade(notice, 1, BANNER_IN), Wait(hold), Fade(notice, 0, BANNER_OUT), Call(self.put_away)
        )

    def put_away(self) -> None:
        """It is gone."""
        self.notice = None
