"""effects: what befalls monsters, as it is seen: hearts one by one, statuses, bonuses, and words over them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.engine.words import lowered
from game.ui.draw.cast import art_line
from game.ui.draw.strikes import REACHED, STRIKES
from game.ui.games.montoons.air import STRUCK, Air, Onset
from game.ui.games.montoons.figures import Figures
from game.ui.games.montoons.pieces import Monster
from game.ui.games.montoons.reading import Reading
from game.ui.style.palette import palette
from game.ui.table.captions import KINDS, Caption
from game.ui.table.part import View
from game.ui.window.motion import Call, Glide, Motion, Shake, Then, Wait, out_cubic

RED, GREEN, BLUE, VIOLET, ORANGE, WINE = (
    palette.risk,
    palette.good,
    palette.azure,
    palette.violet,
    palette.copper,
    palette.wine,
)
HEART, NOTICED = 150, 260  # ms for each heart, and for a word before the next thing happens
LUNGE, RETURN = 90, 110  # ms until who is near has come to their foe, and is back
CAUSES = {
    "lava": "Lava",
    "pit": "Spike pit",
    "trap": "Trap",
    "fall": "A fall",
    "ice": "Ice",
    "poison": "Blightwater",
    "burn": "Burn",
    "cost": "The price",
    "edge": "The edge",
}
STATUSES = {  # word, colour, sign
    "entangle": ("Entangled", GREEN, "leaf"),
    "stun": ("Stunned", ORANGE, "star4"),
    "guard": ("On guard", BLUE, "shield"),
    "burn": ("Burn", RED, "flame"),
    "focus": ("Focus", VIOLET, "target"),
}
GAINS = {"shells": ("shell", "shell"), "berries": ("berry", "berry"), "seeds": ("special", "bonus")}


class Effects:
    """Most of it passes by itself; what is waited for is short."""

    def __init__(self, view: View, reading: Reading, figures: Figures, air: Air) -> None:
        self.view, self.reading, self.figures, self.air = view, reading, figures, air
        self.wounds: dict[int, Caption] = {}  # hearts being lost just now, by seat
        self.causes: dict[int, str] = {}  # by what

    def forget(self) -> None:
        self.wounds.clear()
        self.causes.clear()

    # ---- words and sparks -----------------------------------------------------------------------------------------
    def say_over(
        self, monster: Monster, text: str, colour: str, sign: str = "", hold: float = NOTICED, dice: Sequence[int] = ()
    ) -> Motion:
        """Words over a monster; the next thing waits a moment for them."""
        over = partial(self.figures.box, monster)
        return self.view.say_over(f"seat/{monster.seat}", over, text, "words", hold, colour, sign, dice)

    def bursts(self, monster: Monster, sound: str, sign: str, many: int, reach: float) -> Motion:
        """Signs fly out of where a monster stands, with a sound; nothing waits for them."""
        sparks = self.air.sparkle(monster.x, monster.y, sign, many, reach)
        return Then(Call(self.view.sounder(sound)), self.air.aside(sparks))

    # ---- hearts -------------------------------------------------------------------------------------------------
    def hearts(self, monster: Monster, lost: int) -> Motion:
        """A heart falls off, and the number over the monster counts; or hearts come back."""
        if lost < 0:
            return Then(
                self.bursts(monster, "rise", "heart", 6, 40), self.say_over(monster, f"+{-lost}", GREEN, "heart")
            )
        character = self.reading.character(monster.seat)
        cries = [Call(self.view.crier(art_line(character.id), "lose"))] if character else []
        return Then(
            self.bursts(monster, "hit", "heart", 3, 56),
            *cries,
            Call(lambda: self.wound(monster, lost)),
            Shake(monster, 7, HEART),
        )

    def wound(self, monster: Monster, lost: int) -> None:
        """Count the hearts that a monster loses at one blow."""
        words = self.wounds.get(monster.seat)
        if words is None or words.gone:
            spot, over = f"seat/{monster.seat}", partial(self.figures.box, monster)
            words = self.wounds[monster.seat] = Caption(spot, over, "", KINDS["words"], RED, "heart")
            self.view.captions.add(words)
        words.count += lost
        words.text = f"-{words.count} {self.causes.get(monster.seat, '')}".rstrip()

    # ---- what is told -------------------------------------------------------------------------------------------
    def status(self, monster: Monster, word: str, value: int) -> Motion:
        """A status comes over a monster."""
        text, colour, sign = STATUSES[word]
        number = f" +{value}" if word in ("burn", "focus") else ""
        return Then(self.bursts(monster, "magic", sign, 9, 46), self.say_over(monster, text + number, colour, sign))

    def lifted(self, monster: Monster, word: str) -> Motion:
        """A status goes."""
        text, _, sign = STATUSES[word]
        gone = f"No more {text}" if word == "burn" else f"No longer {lowered(text)}"
        return Then(Call(self.view.sounder("fade")), self.say_over(monster, gone, palette.fade, sign))

    def golden(self, monster: Monster) -> Motion:
        """A Golden Heart bursts."""
        return Then(
            self.bursts(monster, "win", "coin", 14, 90), self.say_over(monster, "Golden Heart!", ORANGE, "heart", 420)
        )

    def shot(self, one: Monster, other: Monster, look: str = "") -> Motion:
        """A blow: whoever is near lunges, whoever is far shoots; what it looks like is the attack's own."""
        x, y, dx, dy = one.x, one.y, other.x - one.x, other.y - one.y
        near = abs(dx) + abs(dy) < 260
        lunge = [Glide(one, LUNGE, out_cubic, x=x + dx * 0.3, y=y + dy * 0.3)] if near else []
        back = [Glide(one, RETURN, x=x, y=y)] if near else []
        if look:
            comes = Wait(REACHED * STRUCK - (LUNGE + RETURN if near else 0))
            strikes = self.air.strikes(self.onset(look, one, other.x, other.y), f"strike-{look}")
            return Then(*lunge, strikes, *back, comes)
        heard = Call(self.view.sounder("whoosh"))
        if near:
            return Then(heard, *lunge, *back)
        flies = self.air.streaked(((x, y - 60), (other.x, other.y - 60)), self.reading.crest(one.seat).base, 14)
        return Then(heard, self.air.aside(flies), Wait(150))

    def onset(self, look: str, one: Monster, x: float, y: float) -> Onset:
        """The strike of a monster's attack at a place of the board, in the colour of its sheet."""
        character = self.reading.character(one.seat)
        colour = character.colour if character else self.reading.crest(one.seat).base
        return Onset(STRIKES[look], colour, x, y, one.x - x, one.y - y)
