"""captions: words that float over what they speak of: who waits for whom, and where each keeps clear of all else."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.ui.draw.paint import Area
from game.ui.house.notes import covered, round_about
from game.ui.style.palette import palette
from game.ui.window.motion import FLOAT_UP, Call, Fade, Glide, Motion, Then, Together, Wait

COMES, GOES = 140.0, 160.0  # ms
GIVES_WAY = 420.0  # ms after which one goes for the next that waits at the same spot
FARTHER = (-10.0, 14.0, 44.0, 84.0, 134.0, 194.0)  # units it stands off more than a bubble, where nearer is no room
SIGN, DIE = 24.0, 27.0  # units that a sign and each die of one takes


class Kind(NamedTuple):
    """How one looks: style of its words, height, units that it rises, ms that it stays, colours of the ground and the
    edge ("": that of the words), units left and right of the words, whether it goes beside things first, and how many
    units farther are as bad as to cover what is to be spared with all of it: a number far off would be somebody
    else's."""

    style: str
    high: float
    rises: float
    stays: float
    ground: str
    edge: str = ""
    margin: float = 14.0
    beside: bool = False
    strays: float = 150.0


KINDS = {
    "number": Kind("display", 40, 20, FLOAT_UP, palette.ink, palette.glow, 9, True, 30),  # points won and lost
    "words": Kind("heading", 30, 24, FLOAT_UP + 420, palette.paper),  # what befalls somebody
    "name": Kind("heading", 32, 6, 0, palette.sand, palette.honey),  # what acts
}


@dataclass(eq=False)
class Caption:
    """Words at a `spot`; `over`: where what they speak of lies just now, None where it is not seen. `risen`, `alpha`:
    0..1. `box`: what it keeps for itself with the way it rises, None while it has no place."""

    spot: Hashable
    over: Callable[[], Area | None]
    text: str
    kind: Kind
    colour: str = palette.ink
    sign: str = ""
    dice: tuple[int, ...] = ()
    risen: float = 0.0
    alpha: float = 0.0
    count: int = 0  # what it has counted so far
    subject: Area | None = None  # for which its place was found
    box: Area | None = None
    gone: bool = False

    @property
    def lies(self) -> Area | None:
        """Where it is drawn just now."""
        if self.box is None:
            return None
        x, y, w, h = self.box
        return x, y + self.kind.rises * (1 - self.risen), w, self.kind.high


class Captions:
    """Those that are `shown`, and those that wait; `let`: begins a motion that nothing waits for. Whoever draws them
    says how large the table is, what is not to be covered, what only where there is no other place, and how wide words
    of a style are."""

    room: Callable[[], tuple[float, float]]
    kept: Callable[[], Sequence[Area]]
    spared: Callable[[], Sequence[Area]]
    wide: Callable[[str, str], float]

    def __init__(self, let: Callable[[Motion], None]) -> None:
        self.let = let
        self.shown: list[Caption] = []
        self.waiting: list[Caption] = []

    def forget(self) -> None:
        """What they speak of is not shown any more."""
        for caption in self.shown + self.waiting:
            caption.gone = True
        self.shown.clear()
        self.waiting.clear()

    def say(
        self,
        spot: Hashable,
        over: Callable[[], Area | None],
        text: str,
        kind: str = "words",
        hold: float = 0,
        colour: str = palette.ink,
        sign: str = "",
        dice: Sequence[int] = (),
    ) -> Motion:
        """Words over something, as soon as those before them at that spot are gone; what comes after this motion waits
        until they are there, and `hold` ms more."""
        caption = Caption(spot, over, text, KINDS[kind], colour, sign, tuple(dice))
        came = Until(lambda: caption not in self.waiting)
        return Then(Call(lambda: self.add(caption, hold)), came, Wait(hold))

    def add(self, caption: Caption, hold: float = 0) -> None:
        """It waits for its place from now on, and stays for at least `hold` ms."""
        self.waiting.append(caption)
        self.let(Life(self, caption, max(hold, caption.kind.stays)))

    def begins(self, caption: Caption) -> bool:
        """Whether it waits no longer: it is shown, or nothing could be waited for any more."""
        if caption not in self.waiting:
            return True
        if any(other.spot == caption.spot for other in self.before(caption)):
            return False
        found = self.placed(caption)
        if found is None and self.shown and caption.over() is not None:
            return False  # those that are in its way will go
        self.waiting.remove(caption)
        if found is not None:
            caption.box = found
            self.shown.append(caption)
        return True

    def before(self, caption: Caption) -> list[Caption]:
        """Those that came before one that waits."""
        return self.shown + self.waiting[: self.waiting.index(caption)]

    def awaited(self, caption: Caption) -> bool:
        """Whether others wait for its spot."""
        return any(other.spot == caption.spot for other in self.waiting)

    # ---- places --------------------------------------------------------------------------------------------------
    def size(self, caption: Caption) -> tuple[float, float]:
        """Width and height with the way it rises, units; never wider than the table."""
        w = self.wide(caption.text, caption.kind.style) + 2 * caption.kind.margin
        w += (SIGN if caption.sign else 0) + DIE * len(caption.dice)
        return min(w, self.room()[0] - 16), caption.kind.high + caption.kind.rises

    def placed(self, caption: Caption) -> Area | None:
        """A place for it now, clear of all that is to be kept clear; the one it has, if that will do."""
        caption.subject = subject = caption.over()
        if subject is None:
            return None
        others = [other.box for other in self.shown if other.box is not None and other is not caption]
        places = clear_places(subject, self.size(caption), self.room(), [*self.kept(), *others], caption.kind.beside)
        return least_harm(places, self.spared(), caption.kind.strays)

    def settle(self) -> None:
        """Each that is shown keeps clear of what lies there now; it is away for as long as it has no place."""
        kept: Sequence[Area] | None = None
        for caption in self.shown:
            was, now = caption.subject, caption.over()
            if now is None or was is None or caption.box is None:
                caption.box = self.placed(caption)
                continue
            kept = self.kept() if kept is None else kept
            box = shifted(caption.box, now[0] - was[0], now[1] - was[1])
            others = [other.box for other in self.shown if other.box is not None and other is not caption]
            w, h = self.size(caption)
            free = within(box, self.room()) and not covered(box, [now, *kept, *others]) and box[2:] == (w, h)
            caption.box, caption.subject = box if free else self.placed(caption), now


class Until(Motion):
    """Nothing, until something is so."""

    def __init__(self, so: Callable[[], bool]) -> None:
        super().__init__(math.inf)
        self.so = so

    @property
    def done(self) -> bool:
        return self.begun and (self.so() or math.isinf(self.spent))

    def update(self, dt: float) -> float:
        self.begun, self.spent = True, self.spent + dt
        return dt if self.done else 0

    def calm(self) -> Motion:
        return self


class Life(Motion):
    """A caption waits, comes up, stays for so many ms, and goes; sooner when others wait for its spot."""

    def __init__(self, captions: Captions, caption: Caption, stays: float) -> None:
        super().__init__(math.inf)
        self.captions, self.caption, self.stays = captions, caption, stays
        self.age, self.over = 0.0, False
        self.comes: Motion = Together(Fade(caption, 1, COMES), Glide(caption, FLOAT_UP, risen=1))
        self.goes = Fade(caption, 0, GOES)

    @property
    def done(self) -> bool:
        return self.over

    def update(self, dt: float) -> float:
        if not self.captions.begins(self.caption) and not math.isinf(dt):
            return 0
        self.age += dt
        self.comes.update(dt)
        if self.age >= (GIVES_WAY if self.captions.awaited(self.caption) else self.stays):
            self.goes.update(dt)
        self.over = self.goes.done or self.caption not in self.captions.shown
        if self.over:
            self.end()
        return 0

    def end(self) -> None:
        self.caption.gone = True
        for kept in (self.captions.shown, self.captions.waiting):
            if self.caption in kept:
                kept.remove(self.caption)

    def calm(self) -> Motion:
        self.comes = self.comes.calm()
        return self


def clear_places(
    subject: Area, size: tuple[float, float], room: tuple[float, float], kept: Sequence[Area], beside: bool = False
) -> Iterator[tuple[float, Area]]:
    """Where something of a size may go: boxes within the room that cover neither its subject nor anything that is kept
    clear, with how far off they stand; the nearest first."""
    x, y, w, h = subject
    for far in FARTHER:
        above, below, sides = round_about((x - far, y - far, w + 2 * far, h + 2 * far), *size, room)
        for box, _ in [*sides, *above, *below] if beside else [*above, *below, *sides]:
            if within(box, room) and not covered(box, [subject, *kept]):
                yield far, box


def least_harm(places: Iterable[tuple[float, Area]], spared: Sequence[Area], strays: float) -> Area | None:
    """The place that is near and covers little of what is to be spared; None: there are no places."""
    best: tuple[float, Area] | None = None
    for far, box in places:
        if best is not None and far / strays >= best[0]:
            break
        harm = covered(box, spared) / (box[2] * box[3]) + max(0.0, far) / strays
        if best is None or harm < best[0]:
            best = harm, box
    return best[1] if best else None


def shifted(box: Area, dx: float, dy: float) -> Area:
    x, y, w, h = box
    return x + dx, y + dy, w, h


def within(box: Area, room: tuple[float, float]) -> bool:
    x, y, w, h = box
    return x >= 0 and y >= 0 and x + w <= room[0] and y + h <= room[1]
