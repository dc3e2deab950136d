"""entries: monsters and the entries of their sheets seen large, with every word on them and what the words mean."""

from __future__ import annotations

import pygame

from game.rules.montoons.sheets import Attack, Movement, Powered
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import Content
from game.ui.draw import kit
from game.ui.draw.cache import Cache
from game.ui.draw.cast import art_line
from game.ui.draw.keeping import Pictures
from game.ui.draw.paint import INK, PAPER, Sheet
from game.ui.draw.shapes import plate
from game.ui.games.montoons import sheetlook as look
from game.ui.games.montoons.lore import (
    ENTRY,
    MONSTER,
    PER_SHEET,
    SIGNS,
    Entry,
    entries_of,
    every_number,
    keywords_in,
    words_on,
)
from game.ui.style.metrics import BROAD
from game.ui.style.palette import palette
from game.ui.table.lookup import Lookup, Words

KINDS = {"move": "Movement", "basic": "Basic attack", "special": "Special attack", "ultimate": "Ultimate attack"}
RULES = {
    "equal": "equal values",
    "different": "different values",
    "rising": "each value higher than the one before",
    "falling": "each value lower than the one before",
    "ascending": "no value lower than the one before",
    "descending": "no value higher than the one before",
}
WIDE, ENTRY_H, MONSTER_H = 366.0, 250.0, 366.0  # units of what is painted
KEPT = 8 << 20  # bytes of pictures


class Entries:
    """By the numbers of what can be enlarged: MONSTER and above."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.kept = Pictures[object](KEPT)

    def lookup(self) -> Lookup:
        """Every monster, and every entry of their sheets."""
        numbers = every_number(self.content)
        return Lookup(numbers, self.words, lambda card, upright, sideways: self.picture(card, upright))

    def entry(self, card: int) -> tuple[Character, str, Entry]:
        sheet, at = divmod(card - ENTRY, PER_SHEET)
        character = self.content.sheets[sheet]
        name, entry = list(entries_of(character).items())[at]
        return character, name, entry

    def words(self, card: int) -> tuple[str, Words]:
        """The name, and headed lines under it."""
        if card >= ENTRY:
            _, _, entry = self.entry(card)
            return entry.name, [("Dice", dice_words(entry)), *keywords_in(words_on(entry))]
        return monster_words(self.content.sheets[card - MONSTER])

    def picture(self, card: int, width: float) -> pygame.Surface:
        """So many pixels wide."""
        key = card, width
        if (image := self.kept.get(key)) is None:
            high, u = ENTRY_H if card >= ENTRY else MONSTER_H, width / WIDE
            image = pygame.Surface((round(width), round(high * u)), pygame.SRCALPHA)
            t = Sheet(width, (WIDE, high), image)
            if card >= ENTRY:
                self.paint_entry(t, WIDE, card)
            else:
                paint_monster(t, WIDE, self.content.sheets[card - MONSTER])
            self.kept.keep(key, image)
        return image

    def paint_entry(self, t: Sheet, w: float, card: int) -> None:
        """The entry with its slots, its text in full."""
        character, name, entry = self.entry(card)
        kind = name.partition("/")[0]
        head = plate(0, 0, w, 68, BROAD, look.WINE) + plate(0, 40, w, 28, 0, look.WINE)
        t.svg(
            plate(0, 0, w, ENTRY_H, BROAD, look.SAND) + head + look.badge(36, 34, 22, SIGNS[kind], palette.risk_shade)
        )
        t.say(entry.name, "number_large", PAPER, 70, 26, "l", w - 84, maxh=30)
        t.say(f"{KINDS[kind]} of {character.name}", "lead", palette.wrong, 70, 52, "l", w - 84, maxh=20)
        rows = entry.rows if isinstance(entry, Powered) else 1
        faces = faces_words(entry)
        size = min(46.0, (w - 40 - 14 * (rows - 1)) / (rows * len(faces)) - 4)
        x = 18.0
        for _ in range(rows):
            for text in faces:
                t.svg(look.slot(x, 82, size, True), x, 82, size, size)
                middle = x + size / 2, 82 + size / 2
                steps = look.stairs_for(entry.row, *middle, size * 0.5) if isinstance(entry, Powered) else ""
                if steps:
                    t.svg(steps, x, 82, size, size)
                else:
                    t.say(
                        text,
                        "step",
                        palette.cocoa,
                        middle[0],
                        middle[1] + 1,
                        "c",
                        size - 6,
                        size=18 if len(text) > 1 else 24,
                    )
                x += size + 4
            x += 14
        t.tell(words_on(entry), "lead", INK, 18, 142, w - 36, maxh=ENTRY_H - 154)


def lookup(content: Content, pictures: Cache) -> Lookup:
    return Entries(content).lookup()


def faces_words(entry: Entry) -> list[str]:
    """What each slot of an entry, or of one row of it, shows."""
    if isinstance(entry, Powered):
        return [look.row_words(entry.row)] * entry.row.slots
    if isinstance(entry, Movement):
        return [look.need_words(entry.slot)]
    return ["="] * 2 if len(entry.slots) == 2 else [look.need_words(need) for need in entry.slots]


def dice_words(entry: Entry) -> str:
    """What dice an entry takes, in a sentence."""
    if isinstance(entry, Powered):
        rule = RULES.get(entry.row.rule, "any values")
        faces = f" of {entry.row.faces}" if entry.row.faces != "?" else ""
        total = f", {entry.row.total} or more together" if entry.row.total else ""
        return f"A row of {entry.row.slots}: {rule}{faces}{total}. Full rows are used once."
    if isinstance(entry, Attack) and len(entry.slots) == 2:
        return "Two dice of the same value."
    need = entry.slot if isinstance(entry, Movement) else entry.slots[0]
    return "Any die." if need == "?" else f"A die of {need.replace(' ', ' or ')}."


def monster_words(character: Character) -> tuple[str, list[tuple[str, str]]]:
    golden = ", ".join(str(number) for number in character.health.golden)
    return character.name, [
        ("Way to fight", character.style),
        *([("To play", f"{character.hard.capitalize()}.")] if character.hard else []),
        ("Hearts", f"{character.health.max}; Golden Hearts at {golden}." if golden else f"{character.health.max}."),
        ("Moves", ", ".join(movement.name for movement in character.movements) + "."),
        ("Attacks", ", ".join(attack.name for attack in character.attacks) + "."),
        ("Ultimate", f"{character.ultimate.name}: {words_on(character.ultimate)}"),
    ]


def paint_monster(t: Sheet, w: float, character: Character) -> None:
    t.svg(plate(0, 0, w, MONSTER_H, BROAD, palette.cream))
    figure = kit.picture(art_line(character.id)).fit(1, 0.02).render((w - 30) * t.u)
    t.blit(figure, 15, (MONSTER_H - w + 30) / 2)
