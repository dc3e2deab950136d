"""stamps: small parts of a table that are drawn once, kept until what they show changes, and laid anywhere."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.ui.draw.cache import Cache
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import Area, Sheet
from game.ui.draw.svg import converted

Paint = Callable[[Sheet], object]
BYTES = 12 << 20  # of all that is kept


class Stamps:
    """Kept parts by key; the key says all that a part shows."""

    def __init__(self, pictures: Cache) -> None:
        self.pictures = pictures
        self.kept = Pictures[Hashable](BYTES)
        self.slots: dict[str, Hashable] = {}  # the key under which each was kept last
        self.straight = False  # drawn at once on a picture that is itself kept, instead of being kept apart

    def forget(self) -> None:
        self.kept.forget()

    def put(
        self,
        s: Sheet,
        key: Hashable,
        x: float,
        y: float,
        w: float,
        h: float,
        paint: Paint,
        alpha: float = 1,
        slot: str = "",
    ) -> None:
        """Lay the part with its upper left corner at x, y; `paint` draws it in a box from 0, 0 to w, h. alpha 0..1.
        Of a large part that stands once on a table, named by its `slot`, only what it shows last is kept."""
        if s.marks is not None or self.straight:  # words and controls are recorded where they come to lie
            paint(Sheet(w * s.u, (w, h), s.surf, (s.ox + x * s.u, s.oy + y * s.u), s.marks))
            return
        full = (key, s.u)
        image = self.kept.get(full)
        if image is None:
            drafts = self.pictures.drafts
            image = pygame.Surface((max(1, round(w * s.u)), max(1, round(h * s.u))), pygame.SRCALPHA)
            paint(Sheet(w * s.u, (w, h), image, (0, 0)))
            image = converted(image)
            if drafts == self.pictures.drafts:  # else it is painted again until all of it is drawn
                if slot:
                    self.kept.let_go(self.slots.get(slot))
                    self.slots[slot] = full
                self.kept.keep(full, image)
        image.set_alpha(round(255 * alpha))
        s.blit(image, x, y)

    def centred(
        self, s: Sheet, key: Hashable, x: float, y: float, w: float, h: float, paint: Paint, alpha: float = 1
    ) -> None:
        """The same with its middle at x, y."""
        self.put(s, key, x - w / 2, y - h / 2, w, h, paint, alpha)

    def svg(self, s: Sheet, key: Hashable, box: Area, body: str, alpha: float = 1) -> None:
        """The same for what is one drawing."""
        self.put(s, key, *box, lambda t: t.svg(body), alpha)
