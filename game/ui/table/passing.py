"""passing: motions that nothing waits for: they go on beside the motion of the table, and end with it."""

from __future__ import annotations

from game.ui.window.motion import Motion, Tempo


class Passing:
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
