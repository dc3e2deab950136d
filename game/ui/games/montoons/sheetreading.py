"""sheetreading: whose character sheet is shown, what lies on it, and which of its places can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.agenda import Option
from game.engine.words import listed
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Attack, Movement, Powered
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import legal_boxes
from game.ui.games.montoons.sheetplaces import Places, places_on
from game.ui.window.focus import Box

if TYPE_CHECKING:
    from game.ui.games.montoons.table import MonToonsTable

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
Entry = Movement | Attack | Powered


class SheetReading:
    """`seat` is whose sheet is shown; None: that of who looks on."""

    def __init__(self, table: MonToonsTable) -> None:
        self.table = table
        self.seat: int | None = None

    # ---- whose sheet --------------------------------------------------------------------------------------------
    @property
    def owner(self) -> int:
        return self.table.home if self.seat is None else self.seat

    @property
    def character(self) -> Character | None:
        """The sheet that is shown; before the own one is chosen that of the monster pointed at."""
        if self.table.draft.open and self.table.picture.facts["sheet"][self.owner] < 0:
            return self.table.draft.cards()[self.table.draft.pointed()][0]
        return self.table.character(self.owner)

    @property
    def own(self) -> bool:
        """Whether choices lie on the sheet that is shown."""
        offered = self.table.offered
        return offered is not None and not self.table.past and offered.player == self.owner

    def fact(self, name: str) -> Any:
        return self.table.picture.facts[name][self.owner]

    def places(self) -> Places | None:
        character = self.character
        return places_on(character) if character else None

    def place_of(self, at: str) -> Box | None:
        """Where a place lies on the sheet that is shown: "slot/...", "box/...", "shells/1", "berries" ..."""
        places = self.places()
        if places is None:
            return None
        family, _, rest = at.partition("/")
        return places.slots.get(rest) if family == "slot" else places.boxes.get(at)

    def lit(self, at: str) -> list[Option]:
        family, _, rest = at.partition("/")
        return self.table.choices(family).get(rest, []) if self.own else []

    def several(self, at: str) -> bool:
        """Whether more than one choice lies on a place: they have buttons, and the place alone says too little."""
        return at.startswith("shells/") and len(self.lit(at)) > 1

    def dice_on(self) -> dict[str, int]:
        """Slot -> value of the die on it, as far as the viewer may know."""
        character, slots, dice = self.character, self.fact("slots"), self.fact("dice")
        if character is None or not slots or not dice:
            return {}
        return {character.slots[slot].key: value for value, slot in zip(dice, slots) if slot >= 0}

    # ---- what can be chosen -------------------------------------------------------------------------------------
    def slot_lit(self, key: str) -> bool:
        """Whether a die in hand may go there; in planning that of the value that is held."""
        if not self.own:
            return False
        return (
            self.table.planning.takes(key) if isinstance(self.table.about, Planning) else bool(self.lit(f"slot/{key}"))
        )

    def usable(self, name: str) -> bool:
        """Whether the entry can be used now."""
        return (
            self.own
            and not isinstance(self.table.about, Planning)
            and any(f"{rest}/".startswith(f"{name}/") for rest in self.table.choices("slot"))
        )

    def lights(self) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        """Slots, entries and other places that can be chosen, for telling whether anything looks different."""
        table, places = self.table, self.places()
        if places is None or not self.own:
            return (), (), ()
        key = table.question(), self.owner, table.planning.held, table.planning.lifted_from
        return table.remember(
            "sheet lights",
            key,
            lambda: (
                tuple(key for key in places.slots if self.slot_lit(key)),
                tuple(name for name in places.entries if self.usable(name)),
                tuple(at for at in places.boxes if self.lit(at)),
            ),
        )


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
