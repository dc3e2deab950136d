"""effects: what befalls monsters, as it is seen: hearts one by one, statuses, bonuses, and words over them."""

from __future__ import annotations

from game.ui.games.montoons.air import Air, Words
from game.ui.games.montoons.figures import Figures
from game.ui.games.montoons.pieces import Monster
from game.ui.games.montoons.reading import Reading
from game.ui.table.view import View
from game.ui.window.motion import Call, Glide, Motion, Shake, Then, Wait, out_cubic

RED, GREEN, BLUE, VIOLET, ORANGE, WINE = "#c62c3a", "#2f8a45", "#2760ae", "#5a4a86", "#b5651f", "#8f1f3c"
HEART, NOTICED = 150, 260  # ms for each heart, and for a word before the next thing happens
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
        self.wounds: dict[int, Words] = {}  # hearts being lost just now, by seat
        self.causes: dict[int, str] = {}  # by what

    def forget(self) -> None:
        self.wounds.clear()
        self.causes.clear()

    # ---- words ----------------------------------------------------------------------------------------------------
    def say_over(
        self,
        seat: int | None,
        text: str,
        colour: str,
        sign: str = "",
        hold: float = NOTICED,
        dice: tuple[int, ...] = (),
    ) -> Motion | None:
        """Words over a monster; the next thing waits a moment for them. Those over one monster do not cover each
        other."""
        monster = self.figures.monsters.get(seat) if seat is not None else None
        if monster is None:
            return None

        def begin() -> None:
            high = 60 + 34 * sum(
                abs(other.x - monster.x) < 60 and abs(other.y - monster.y) < 60 and other.up < 110
                for other in self.air.words
            )
            self.view.let(self.air.risen(Words(text, colour, monster.x, monster.y, high, sign=sign, dice=dice)))

        return Then(Call(begin), Wait(hold))

    # ---- hearts -------------------------------------------------------------------------------------------------
    def hearts(self, seat: int, lost: int) -> Motion | None:
        """A heart falls off, and the number over the monster counts; or hearts come back."""
        monster = self.figures.monsters.get(seat)
        if monster is None or not lost:
            return None
        if lost < 0:
            return Then(
                Call(self.view.sounder("magic")),
                self.air.aside(self.air.sparkle(monster.x, monster.y, "heart", 6, 40)),
                self.say_over(seat, f"+{-lost}", GREEN, "heart") or Wait(0),
            )
        return Then(
            Call(self.view.sounder("hit")),
            Call(lambda: self.wound(seat, monster, lost)),
            self.air.aside(self.air.sparkle(monster.x, monster.y, "heart", 3, 56)),
            Shake(monster, 7, HEART),
        )

    def wound(self, seat: int, monster: Monster, lost: int) -> None:
        """Count the hearts that a monster loses at one blow."""
        words = self.wounds.get(seat)
        if words is None or words not in self.air.words:
            words = self.wounds[seat] = Words("", RED, monster.x, monster.y, sign="heart")
            self.view.let(self.air.risen(words))
        words.count += lost
        cause = self.causes.get(seat, "")
        words.text = f"-{words.count} {cause}".rstrip()

    # ---- what is told -------------------------------------------------------------------------------------------
    def status(self, seat: int, word: str, value: int) -> Motion | None:
        """A status comes over a monster."""
        monster = self.figures.monsters.get(seat)
        if monster is None:
            return None
        text, colour, sign = STATUSES[word]
        number = f" +{value}" if word in ("burn", "focus") else ""
        return Then(
            Call(self.view.sounder("magic")),
            self.air.aside(self.air.sparkle(monster.x, monster.y, sign, 9, 46)),
            self.say_over(seat, text + number, colour, sign) or Wait(0),
        )

    def lifted(self, seat: int, word: str) -> Motion | None:
        """A status goes."""
        text, _, sign = STATUSES[word]
        return self.say_over(
            seat, f"No more {text}" if word == "burn" else f"No longer {text[0].lower()}{text[1:]}", "#4a4060", sign
        )

    def golden(self, seat: int) -> Motion | None:
        """A Golden Heart bursts."""
        monster = self.figures.monsters.get(seat)
        if monster is None:
            return None
        return Then(
            Call(self.view.sounder("win")),
            self.air.aside(self.air.sparkle(monster.x, monster.y, "coin", 14, 90)),
            self.say_over(seat, "Golden Heart!", ORANGE, "heart", 420) or Wait(0),
        )

    def shot(self, by: int, victim: int) -> Motion | None:
        """A blow: whoever is near lunges, whoever is far shoots."""
        one, other = self.figures.monsters.get(by), self.figures.monsters.get(victim)
        if one is None or other is None or by == victim:
            return None
        x, y, dx, dy = one.x, one.y, other.x - one.x, other.y - one.y
        if abs(dx) + abs(dy) < 260:
            return Then(Glide(one, 90, out_cubic, x=x + dx * 0.3, y=y + dy * 0.3), Glide(one, 110, x=x, y=y))
        return Then(
            Call(self.view.sounder("whoosh")),
            self.air.aside(self.air.streaked(((x, y - 60), (other.x, other.y - 60)), self.reading.crest(by).base, 14)),
            Wait(150),
        )
