"""dice: the die of each waiting monster: it ticks down, goes to the corner when boosted, and is gone."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.events import Changed, Event, Moved
from game.rules.pack.state import COLUMNS
from game.ui.draw.paint import Sheet
from game.ui.draw.tokens.dice import die as draw_die
from game.ui.draw.tokens.dice import tumble
from game.ui.games.pack.cards import Cards
from game.ui.games.pack.places import RATIO, Places
from game.ui.table.part import Part, View
from game.ui.table.sprites import Sprite
from game.ui.window.motion import DEAL, Call, Fade, Glide, Motion, Then, Together, out_back, out_cubic

TICK = 320  # ms
POSES = 6  # pictures of a die on its way to the next number
COLOURS = ("flame", "wave")  # of who sits at the bottom, and of the other


@dataclass
class Die:
    """The die of a waiting spot; `pose` runs to POSES at rest, `corner` 0..1 is its way to the corner of the card,
    y how far it hops."""

    value: int
    corner: float = 0.0
    pose: float = POSES
    y: float = 0.0
    alpha: float = 1.0


class Dice(Part):
    """They lie on the cards of the mat."""

    name = "dice"

    def __init__(self, view: View, cards: Cards, places: Places) -> None:
        super().__init__(view)
        self.cards, self.places = cards, places
        self.dice: dict[int, Die] = {}  # by waiting spot: seat times columns, plus column

    def lay_out(self) -> None:
        self.settled()

    def settled(self) -> None:
        facts = self.view.picture.facts
        self.dice = {
            spot: Die(value, float(facts["boosted"][spot])) for spot, value in enumerate(facts["die"]) if value
        }

    def skipped(self) -> None:
        if not self.view.busy:
            self.settled()

    # ---- what happens --------------------------------------------------------------------------------------------
    def show(self, event: Event) -> Motion | None:
        match event:
            case Moved(src=src) if src.startswith("waiting"):
                self.dice.pop(spot_of(src), None)
            case Changed(field="die", index=spot, value=value):
                return self.ticked(int(spot), int(value))
            case Changed(field="boosted", index=spot, value=True):
                return self.cornered(int(spot))
        return None

    def ticked(self, spot: int, value: int) -> Motion:
        """A die comes, shows one less, or is spent."""
        die = self.dice.get(spot)
        if die is None:
            die = self.dice[spot] = Die(value, pose=0, alpha=0)
            return Together(
                Call(self.view.sounder("dice")), Fade(die, 1, 90), Glide(die, TICK, out_cubic, hop=14, pose=POSES, y=0)
            )
        if value:

            def turn() -> None:
                die.value, die.pose = value, 0

            return Then(
                Call(self.view.sounder("dice")), Call(turn), Glide(die, TICK, out_cubic, hop=8, pose=POSES, y=0)
            )

        def gone() -> None:
            if self.dice.get(spot) is die:
                del self.dice[spot]

        return Then(Call(self.view.sounder("magic")), Together(Fade(die, 0, TICK), Glide(die, TICK, y=-18)), Call(gone))

    def cornered(self, spot: int) -> Motion | None:
        """A boosted die goes to the corner of its card."""
        die = self.dice.get(spot)
        return Then(Call(self.view.sounder("step")), Glide(die, DEAL, out_back, corner=1.0)) if die else None

    # ---- seen ----------------------------------------------------------------------------------------------------
    def lay_on(self, s: Sheet) -> None:
        """Draw them over the cards that lie at rest; the mat says when."""
        for spot, die in self.dice.items():
            for card in self.cards.sprites.get(f"waiting/{spot // COLUMNS}/{spot % COLUMNS}", ()):
                self.draw_die(s, card, die, spot // COLUMNS)

    def draw_die(self, s: Sheet, card: Sprite, die: Die, seat: int) -> None:
        """In the middle of the picture, or at the corner once the monster has been boosted."""
        k = self.places.mat.k
        x = card.x + k + (8 * k - card.w / 2) * die.corner
        y = card.y - 9 * k + (22 * k - card.w * RATIO / 2) * die.corner + die.y * k
        w = self.places.lie.die * k
        image = self.image(die.value, round(die.pose), seat, round(w * s.u))
        if die.alpha < 1:
            image = image.copy()
            image.set_alpha(round(255 * die.alpha))
        s.blit(image, x - w / 2, y - w / 2)

    def image(self, value: int, pose: int, seat: int, px: int) -> pygame.Surface:
        """A die of a seat on its way to rest."""
        colour = COLOURS[seat != self.view.home]
        return self.view.pictures.get(
            f"die {colour} {value} {pose}/{POSES}",
            (px, px),
            lambda: draw_die(value, px, colour, tumble(value, pose / POSES)),
            wait=True,
        )


def spot_of(zone: str) -> int:
    """The number of a waiting spot, as dice are counted."""
    _, seat, column = zone.split("/")
    return int(seat) * COLUMNS + int(column)
