"""lore: what terrains, obstacles, statuses and keywords do, and what is printed on a character sheet, in words."""

from __future__ import annotations

from game.engine.words import listed
from game.rules.montoons.sheets import Attack, Movement, Powered
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import Content, MonToons
from game.rules.montoons.waystone import legal_boxes

TERRAIN = {
    "land": ("Land", "Entering costs 1."),
    "meadow": ("Meadow", "Entering costs 1."),
    "water": ("Water", "Entering costs 2. Puts out Burn where a movement ends."),
    "jungle": ("Jungle", "Entering costs 2."),
    "mountain": ("Mountain", "Entering costs 2, and it blocks sight. Being forced down onto land costs a heart."),
    "lava": ("Lava", "Who enters loses 2 hearts."),
    "spike_pit": ("Spike pit", "Who enters loses 3 hearts and stops there."),
    "whirlpool": ("Whirlpool", "It swallows whoever enters, and another whirlpool gives them back."),
    "quicksand": ("Quicksand", "Who enters loses a die of its plan that shows at least the number."),
    "ice": ("Ice", "Who enters rolls and slides across the edge that fits: O odd, E even, or the number."),
    "blightwater": ("Blightwater", "Who is here when the round ends loses a heart."),
    "waystone": ("Waystone", "Nobody enters it. Next to the shining one, dice cross boxes of your grid."),
    "void": ("Void", "Nobody enters it, and it blocks sight."),
}
OBSTACLES = {
    "rock": ("Rock", "Nobody enters it and nobody sees through it. Being pushed into it hurts."),
    "boulder": ("Boulder", "Nobody enters it and nobody sees through it. Being pushed into it hurts."),
}
TRAP = ("Trap", "Whoever enters loses 2 hearts, and the Trap is gone.")
BONUS = {
    "shell": "A shell for whoever ends here.",
    "berry": "A berry for whoever ends here.",
    "heart": "A heart back for whoever ends here.",
    "special": "A special bonus for whoever ends here.",
}
STATES = {"entangle": "entangled", "stun": "stunned", "guard": "on guard", "burn": "burning for {0}"}
KEYWORDS = {
    "push": ("Push", "Straight away from you; bumping into something hurts both."),
    "pull": ("Pull", "Straight towards you, up to so many hexes."),
    "force": ("Force", "You lead the rival step by step, any way you like."),
    "throw": ("Throw", "Through the air to a hex within reach; landing on somebody hurts both."),
    "jump": ("Jump", "Over everything to a hex within so many; only where you land counts."),
    "blitz": ("Blitz", "In a straight line; whoever stands in it loses as many hearts as hexes are crossed."),
    "trap": TRAP,
    "entangle": ("Entangled", "The next Movement goes 1 less far."),
    "stun": ("Stunned", "One die fewer in the next round."),
    "guard": ("Guard", "Takes 1 off the damage of each attack, until your next turn."),
    "burn": ("Burn", "So many hearts at the end of each turn; water puts it out."),
    "focus": ("Focus", "A number that is added to a later attack. A turn without attack loses one."),
}
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


def keywords_in(text: str) -> list[tuple[str, str]]:
    """The keywords that a text speaks of, explained."""
    low = text.lower()
    return [words for word, words in KEYWORDS.items() if word in low]


def entry_number(content: Content, character: Character, name: str) -> int:
    """What an entry of a sheet is called where it can be enlarged."""
    return ENTRY + PER_SHEET * content.sheets.index(character) + list(entries_of(character)).index(name)


def every_number(content: Content) -> tuple[int, ...]:
    """The numbers of all monsters that can be enlarged, and of all entries of their sheets."""
    sheets = [*enumerate(content.sheets)]
    entries = [ENTRY + PER_SHEET * at + n for at, sheet in sheets for n in range(len(entries_of(sheet)))]
    return (*(MONSTER + at for at, _ in sheets), *entries)


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
