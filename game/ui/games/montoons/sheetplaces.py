"""sheetplaces: where each slot, entry, and box of a character sheet lies, in units of its design."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import Area
from game.ui.games.montoons.places import SHEET

HEAD = 56.0
LEFT, WIDE = SHEET[0] + 10, SHEET[2] - 20
NARROW = 226.0  # movements and basic attacks; the grid stands right of them
GRID_X = LEFT + NARROW + 12
SLOT = 26.0
BOX = 25.0
ARROWS = 2  # with more bonus slots there is no room for an arrow from the die to what it pays


@dataclass
class Places:
    """Boxes by name. `entries` are cards: "move/scamper", "basic/...", "special/...", "ultimate/..."."""

    entries: dict[str, Area] = field(default_factory=dict)
    slots: dict[str, Area] = field(default_factory=dict)
    boxes: dict[str, Area] = field(default_factory=dict)  # "box/1,2" of the grid, "shells/1" ...
    heads: dict[str, tuple[float, float, float]] = field(default_factory=dict)  # x, y, w of headings
    cell: float = 24.0
    powers: list[Area] = field(default_factory=list)
    stores: Area = (0, 0, 0, 0)

    def slots_of(self, entry: str) -> list[str]:
        """Keys of an entry's slots, from left to right."""
        return [key for key in self.slots if key == entry or key.startswith(entry + "/")]

    def words_of(self, entry: str) -> tuple[float, float]:
        """Where the words of an entry begin, right of its sign, and how much room they have up to its slots."""
        x, _, _, h = self.entries[entry]
        left = x + h * 0.84 + 3
        return left, self.slots[self.slots_of(entry)[0]][0] - left - 5


@lru_cache(maxsize=32)
def places_on(character: Character) -> Places:
    found = Places()
    y = SHEET[1] + 120
    y = column(found, character, "move", y)
    column(found, character, "basic", y + 6)
    grid(found, character)
    powered(found, character)
    stores(found, character)
    return found


def column(found: Places, character: Character, kind: str, y: float) -> float:
    """Movements or basic attacks one under the other; comes back with the end."""
    found.heads[kind] = LEFT, y, NARROW
    count = len(character.movements) + len(character.attacks)
    step = min(40.0, 246 / count)
    y += 11
    for entry in character.movements if kind == "move" else character.attacks:
        h = step - 4
        found.entries[f"{kind}/{entry.id}"] = LEFT, y, NARROW, h
        keys = [slot.key for slot in character.slots if slot.key.startswith(f"{kind}/{entry.id}")]
        for i, key in enumerate(keys):
            found.slots[key] = LEFT + NARROW - (len(keys) - i) * (SLOT + 3) - 2, y + (h - SLOT) / 2, SLOT, SLOT
        y += step
    return y + 8


def grid(found: Places, character: Character) -> None:
    y = SHEET[1] + 136.0
    high = len(character.grid.rows)
    room = WIDE - NARROW - 12
    found.heads["waystone"] = GRID_X - 2, SHEET[1] + 120, room
    for i in range(2):
        found.slots[f"waystone/{i + 1}"] = GRID_X + room - (2 - i) * (SLOT + 3) + 1, SHEET[1] + 110, SLOT, SLOT
    cell = found.cell = min(24.5, (room - 14) / character.columns, 122 / high)
    x, y = GRID_X + 5, y + 8
    for row in range(high):
        for col in range(character.columns):
            found.boxes[f"box/{row},{col}"] = x + col * cell, y + row * cell, cell, cell
    top = y + high * cell + 14
    step = (SHEET[1] + 404 - top) / 4
    found.powers = [(GRID_X, top + i * step, room, step - 3) for i in range(4)]


def powered(found: Places, character: Character) -> None:
    """Specials and the ultimate, over the whole width."""
    y = SHEET[1] + 418
    found.heads["special"] = LEFT, y - 10, WIDE
    for kind, _, attack in character.powered:
        found.entries[f"{kind}/{attack.id}"] = LEFT, y, WIDE, 36
        keys = [slot.key for slot in character.slots if slot.key.startswith(f"{kind}/{attack.id}/")]
        size = min(25.0, 176 / len(keys))
        x = LEFT + WIDE - 6 - len(keys) * (size + 2) - (attack.rows - 1) * 8
        for i, key in enumerate(keys):
            gap = 8 * (i // attack.row.slots)
            found.slots[key] = x + i * (size + 2) + gap, y + (36 - size) / 2, size, size
        y += 40


def stores(found: Places, character: Character) -> None:
    """Shells, berries, special bonuses; Unused Dice, Focus dice and the slots that pay a bonus."""
    x, y = LEFT, SHEET[1] + 538.0
    found.stores = x - 2, y, WIDE + 4, 68
    top, under, step = y + 6, y + 37, BOX + 2
    at = x + 26
    for row in (0, 1):
        wide = len(character.shells[row]) * step
        found.boxes[f"shells/{row + 1}"] = at, top, wide, BOX
        at += wide + 8
    at += 24
    found.boxes["berries"] = at, top, len(character.berries) * step, BOX
    at += len(character.berries) * step + 8
    if character.seeds.boxes:
        at += 22
        found.boxes["seeds"] = at, top, character.seeds.boxes * step, BOX
    found.boxes["unused"] = x + 26, under, len(character.unused) * step, BOX
    at = x + 26 + len(character.unused) * step + 30
    for i in range(2):
        found.slots[f"focus/{i + 1}"] = at, under - 0.5, SLOT, SLOT
        at += SLOT + 2
    at += 12
    for n, _ in enumerate(character.bonuses):
        found.slots[f"bonus/{n + 1}"] = at, under - 0.5, SLOT, SLOT
        at += SLOT + (40 if len(character.bonuses) <= ARROWS else 24)
    x, y = SHEET[0], SHEET[1]
    found.slots["speed"] = x + SHEET[2] - 50, y + 8, 42, 42
    for i in range(2):
        found.boxes[f"focus/{i + 1}"] = x + SHEET[2] - 60 + i * 26, y + 84, 22, 22
