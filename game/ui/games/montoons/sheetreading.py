"""sheetreading: what is printed on a character sheet, in words: its entries, slots and boxes."""

from __future__ import annotations

from game.engine.words import listed
from game.rules.montoons.sheets import Attack, Movement, Powered
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import Content, MonToons
from game.rules.montoons.waystone import legal_boxes

SIGNS = {"move": "boot", "basic": "strike", "special": "star4", "ultimate": "bolt"}  # kinds of entries
PLACES = {
    "speed": ("Speed", "The highest acts first. This die is spent on nothing else."),
    "waystone": ("Waystone", "Next to the shining Waystone a die here crosses up to two boxes of its value."),
    "focus": ("Focus", "A die here pays when an entry of yours says FOCUS: a number that is added to a later attack."),
    "box": ("Waystone grid", "A bonus is yours once every box round it is crossed. Four Waystone bonuses win."),
    "shells": ("Shells", "A shell changes one die by the number in its box."),
    "berries": ("Berries", "A berry adds its number to an attack that has a target."),
    "seeds": ("Special bonus", "Your monster has a deed of its own for it, in your turn."),
    "unused": ("Unused Dice", "Dice you do not use fill these boxes. Each is spent once to be faster."),
}
MONSTER, ENTRY = 1000, 10_000  # numbers of what can be enlarged begin here; below them are spaces of the map
PER_SHEET = 100
Entry = Movement | Attack | Powered


def entry_number(content: Content, character: Character, name: str) -> int:
    """What an entry of a sheet is called where it can be enlarged."""
    return ENTRY + PER_SHEET * content.sheets.index(character) + list(entries_of(character)).index(name)


def monster_number(content: Content, character: Character) -> int:
    return MONSTER + content.sheets.index(character)


def words_on(entry: Entry) -> str:
    """What an entry does, in the words of the sheet."""
    by_die = "Move up to the die." if isinstance(entry, Movement) else "Damage as the die."
    if not entry.text:
        return by_die
    return f"{by_die} {entry.text}" if not isinstance(entry, Powered) and entry.symbol else entry.text


def brief_on(entry: Entry) -> str:
    """What an entry does in the few words that stand on the sheet."""
    return entry.brief or words_on(entry)


def entries_of(character: Character) -> dict[str, Entry]:
    """Every entry of a sheet by its name: "move/scamper", "basic/...", "special/...", "ultimate/..."."""
    return {
        **{f"move/{entry.id}": entry for entry in character.movements},
        **{f"basic/{entry.id}": entry for entry in character.attacks},
        **{f"special/{entry.id}": entry for entry in character.specials},
        f"ultimate/{character.ultimate.id}": character.ultimate,
    }


def entry_words(character: Character, name: str) -> tuple[str, str]:
    """The name of an entry, and its whole text."""
    entry = entries_of(character)[name]
    return entry.name, words_on(entry)


def fitting(g: MonToons, seat: int) -> str:
    """What values of a die could cross a box of a grid, in a sentence."""
    sheet = g.sheet_of(seat)
    values = sorted({sheet.values[box] for box, _ in legal_boxes(g, seat, tuple((n, 1) for n in range(1, 7)))})
    if not values:
        return "No box is open."
    any_die = len(values) == 6 or g.powers[seat] > 2
    return f"Now a box is open for {'any die' if any_die else listed([str(value) for value in values])}."


def slot_words(character: Character, slot: str) -> tuple[str, str]:
    """What a slot is called, and what a die on it does."""
    kind, _, rest = slot.partition("/")
    name = "/".join(slot.split("/")[:2])
    if kind in ("special", "ultimate"):
        entry = entries_of(character)[name]
        return f"{entry.name}: power up", "Its value is written here in your turn. A full row is one use."
    if kind in SIGNS:
        return entry_words(character, name)
    if kind == "bonus":
        gains = character.bonuses[int(rest) - 1].gains
        return "Bonus", f"In your turn a die here becomes a {'heart back' if gains == 'heart' else gains}."
    return PLACES[kind]


def box_words(at: str) -> tuple[str, str]:
    """What a box on the sheet is called, and what it is for."""
    return PLACES[at.partition("/")[0]]
