"""recipe: a monster that is being made: its parts, its words and its numbers, and what the rules say to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol

from game import artlines
from game.rules.pack.cards import POWER_STEP, RARITIES, STAR_STEPS, TYPES, Content, Monster, star_of
from game.ui.scenes.workshop.making import OwnPack, sound_art

LONGEST_NAME, LONGEST_FLAVOUR = 24, 70
OPTIONAL = ("crown", "wings", "limbs", "tail", "feet", "marking")
CHANCES = {"crown": 0.85, "wings": 0.35, "limbs": 0.6, "tail": 0.3, "feet": 0.3, "marking": 0.5}
PALETTES = tuple(name for name in artlines.palette_names() if "_" not in name)
FIRST: dict[str, Any] = {
    "body": "bell",
    "eyes": "trio",
    "mouth": "grin",
    "crown": "antler",
    "wings": "feather",
    "limbs": "pincer",
    "marking": "chevron",
    "palette": "lagoon",
    "motif": "moonwood",
}
HEADS = (
    "Moss",
    "Gloom",
    "Puddle",
    "Bramble",
    "Soot",
    "Fizz",
    "Thunder",
    "Custard",
    "Velvet",
    "Crumb",
    "Murk",
    "Tangle",
    "Pepper",
    "Drizzle",
    "Rust",
    "Biscuit",
    "Moth",
    "Glimmer",
    "Turnip",
    "Button",
)
TAILS = (
    "whistle",
    "snout",
    "wink",
    "grumble",
    "paw",
    "muncher",
    "horn",
    "wobble",
    "toes",
    "belly",
    "fang",
    "hopper",
    "sniff",
    "shade",
    "dancer",
    "crank",
    "puff",
    "nibbler",
    "gaze",
    "tail",
)
SAYINGS = (
    "Sings the hedge awake, then blames the birds.",
    "It has been behind you since Tuesday.",
    "Polite to furniture, rude to doors.",
    "Eats the map first, then asks the way.",
    "Naps between the first blow and the second.",
    "Collects single socks and regrets nothing.",
    "Every pond knows its name.",
    "Roars in lower case.",
    "Was told to stay. Stayed everywhere.",
    "Its shadow is bigger, and friendlier.",
)


@dataclass(frozen=True)
class Recipe:
    """`id` is "" until the monster is kept for the first time."""

    id: str = ""
    name: str = ""
    type: str = "green_spell"
    power: int = 500
    rarity: str = "common"
    flavour: str = ""
    art: Mapping[str, Any] = field(default_factory=lambda: dict(FIRST))

    @classmethod
    def of(cls, monster: Monster) -> Recipe:
        art = {**{slot: word for slot, word in FIRST.items() if slot not in OPTIONAL}, **monster.art}
        return cls(monster.id, monster.name, monster.type, monster.power, monster.rarity, monster.flavour, art)

    @property
    def star(self) -> int:
        return star_of(self.power, self.rarity)

    def monster(self, id: str) -> Monster:
        return Monster(
            id,
            self.name.strip(),
            self.type,  # type: ignore[arg-type]
            self.power,
            self.star,
            self.rarity,  # type: ignore[arg-type]
            self.flavour.strip(),
            None,
            sound_art(self.art),
        )

    # ---- parts ------------------------------------------------------------------------------------------------
    def part(self, slot: str) -> Any:
        return self.art.get(slot)

    def with_part(self, slot: str, word: Any) -> Recipe:
        """The same with another part; both heads of a body that has two wear the same."""
        art = {**self.art, slot: word}
        for one in ("eyes", "mouth", "crown"):
            art.pop(f"{one}2", None)
            if art["body"] == "twins":
                art[f"{one}2"] = art.get(one)
        return replace(self, art={key: value for key, value in art.items() if value not in (None, False)})

    # ---- what the rules say -----------------------------------------------------------------------------------
    def why_not(self, monsters: Iterable[Monster]) -> str:
        """Why it cannot be kept as it is beside these; "" when it can."""
        name = self.name.strip()
        if not name:
            return "It has no name yet."
        taken = next((one for one in monsters if one.name.casefold() == name.casefold() and one.id != self.id), None)
        if taken:
            return f"There is a {taken.name} already; every monster has a name of its own."
        return ""

    def stars_in_words(self) -> str:
        return f"makes {self.star} star{'s' * (self.star > 1)}"


def next_star(power: int, rarity: str) -> str:
    """From which power on there is one star more, or where one comes from; in words."""
    if rarity in ("rare", "ultra"):
        return f"One of its stars is for being {rarity}."
    above = next((step for step in STAR_STEPS if step > power), None)
    if above is None or star_of(above, rarity) == star_of(power, rarity):
        return "It has all the stars it can have."
    return f"One star more from {above}."


class Making(Protocol):
    """The Monster Maker, as far as what lies over it may ask."""

    recipe: Recipe
    content: Content
    pack: OwnPack

    @property
    def unsaved(self) -> bool: ...
    def begin(self, recipe: Recipe) -> None: ...


def surprise(monsters: Iterable[Monster], lot: Random, id: str = "") -> Recipe:
    """A whole monster by lot, with a name that nobody has."""
    art: dict[str, Any] = {slot: lot.choice(artlines.available(slot)) for slot in ("body", "eyes", "mouth", "motif")}
    art["palette"], art["night"] = lot.choice(PALETTES), lot.random() < 0.3
    for slot in OPTIONAL:
        if lot.random() < CHANCES[slot]:
            art[slot] = lot.choice(artlines.available(slot))
    rarity = lot.choices(RARITIES, (5, 3, 2, 1))[0]
    power = lot.randrange(2, 18) * POWER_STEP
    kind = lot.choices(TYPES, (3, 3, 3, 1))[0]
    made = Recipe(id, new_name(monsters, lot), kind, power, rarity, lot.choice(SAYINGS))
    return replace(made, art=art).with_part("body", art["body"])


def new_name(monsters: Iterable[Monster], lot: Random) -> str:
    taken = {monster.name.casefold() for monster in monsters}
    names: Sequence[str] = [f"{head}{tail}" for head in HEADS for tail in TAILS]
    free = [name for name in names if name.casefold() not in taken]
    return lot.choice(free or names)
