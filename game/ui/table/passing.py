"""passing: what comes and goes by itself: the banner across the table, and motions that nothing waits for."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.window.motion import BANNER_HOLD, BANNER_IN, BANNER_OUT, Call, Fade, Motion, Tempo, Then, Wait


class Passing:
    """They go on beside the motion of the table, and end with it."""

    def __init__(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self.motions: list[Motion] = []

    def let(self, motion: Motion) -> None:
        """Begin one."""
        motion = self.tempo.ready(motion)
        if self.tempo.instant:
            motion.skip()
        else:
            self.motions.append(motion)

    def update(self, ms: float) -> bool:
        """Move on by so much motion time; True when the screen looks different."""
        moved = bool(self.motions)
        for motion in self.motions:
            motion.update(ms)
        self.motions = [motion for motion in self.motions if not motion.done]
        return moved

    def finish(self) -> None:
        motions, self.motions = self.motions, []
        for motion in motions:
            motion.skip()

    def forget(self) -> None:
        """They are gone, with what they moved."""
        self.motions.clear()


class Notice:
    """A title and a line, with what stands for a seat or the game's sign; alpha 0..1."""

    def __init__(self, title: str, text: str, crest: str = "") -> None:
        self.title, self.text, self.crest, self.alpha = title, text, crest, 0.0


class Notices:
    """One banner at a time."""

    notice: Notice | None = None

    def __init__(self, play: Callable[[str], object]) -> None:
        self.play = play

    def announce(
        self, title: str, text: str, crest: str = "", hold: float = BANNER_HOLD, sound: str = "bell"
    ) -> Motion:
        """The motion of a banner that stays for so many ms, and what is heard as it comes."""
        notice = Notice(title, text, crest)

        def begin() -> None:
            self.notice = notice
            self.play(sound)

        return Then(
            Call(begin), Fade(notice, 1, BANNER_IN), Wait(hold), Fade(notice, 0, BANNER_OUT), Call(self.put_away)
        )

    def put_away(self) -> None:
        """It is gone."""
        self.notice = None
