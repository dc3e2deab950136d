"""MonToons, refusals: why something pointed at cannot be chosen now, with its rule."""

from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.montoons.action import Acting
from game.rules.montoons.attack import Boosting, held_focus, ready_rows
from game.rules.montoons.bonuses import ready_shells
from game.rules.montoons.planning import Planning
from game.rules.montoons.refused_hexes import refuse_hex, unfinished
from game.rules.montoons.setup import ChoosingSheet
from game.rules.montoons.sheets import POOL
from game.rules.montoons.state import MonToons, Sinking
from game.rules.montoons.use import Lack, idle_die, idle_row, idle_seed
from game.rules.montoons.waystone import Marking, beside_token

IN_TURN = Refusal("Now dice are put on slots; what they do comes in your turn.", "3.2")
LAID = Refusal("Dice are put on slots in the planning phase, and stay there once you are Ready.", "3.4")


def why_not(g: MonToons, seat: int, target: Any) -> Refusal | None:
    """`target` is a hex ("hex/4,5"), a slot ("slot/move/scamper"), a box ("box/1,2"), another place or an option's key;
    None when it is a legal choice now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "11")
    if decision.player != seat:
        return not_asked(g, seat)
    if any(target in (option.at, option.key) for option in (*decision.options, *decision.aside)):
        return None
    name = str(target)
    family, _, rest = name.partition("/")
    if g.sheet[seat] < 0 and family not in ("sheet", "hex"):
        return Refusal("First choose a monster: its sheet comes with it.", "2.2")
    if ">" in name:
        value, _, rest = name.partition(">")
        return refuse_slot(g, seat, rest, int(value) if value.isdigit() else 0)
    match family:
        case "slot":
            return refuse_slot(g, seat, rest, 0)
        case "hex":
            return refuse_hex(g, seat, g.arena.by_key.get(rest, -1))
        case "box":
            return refuse_box(g, seat, rest)
        case "sheet":
            return refuse_sheet(g, rest)
        case "move" | "basic" | "special" | "ultimate":
            return refuse_entry(g, seat, name)
        case "shells":
            return refuse_shells(g, seat, rest)
        case "berries":
            return refuse_berries(g, seat)
        case "unused":
            return Refusal("Unused Dice boxes are spent when speeds are announced, leftmost first.", "3.6")
        case "seeds":
            return refuse_seeds(g, seat)
        case "focus":
            return refuse_focus(g, seat, rest)
    return Refusal("That is no choice now.", "4")


def not_asked(g: MonToons, seat: int) -> Refusal:
    """Why somebody has nothing to choose at all."""
    if g.out[seat]:
        return Refusal("Your monster is defeated.", "7.4")
    match g.phase:
        case "setup":
            return Refusal("Another player chooses now.", "2.1")
        case "planning" if g.ready[seat]:
            return Refusal("You are Ready: your dice stay where they are.", "3.4")
        case "planning":
            return Refusal("Another player is planning now.", "3.1")
        case "announce":
            return Refusal("Another player is asked for an Unused Dice box.", "3.6")
    if g.active == seat:
        return Refusal("First another player has to answer.", "4.1")
    return Refusal("It is another player's turn.", "3.7")


def said(lack: Lack | None) -> Refusal | None:
    return Refusal(lack.why, lack.rule) if lack else None


# --- slots and dice


def refuse_slot(g: MonToons, seat: int, key: str, value: int) -> Refusal:
    """Why a slot takes no die now, or gives none; `value` 0: no die in particular."""
    slot = g.sheet_of(seat).by_key.get(key, -1)
    if slot < 0:
        return Refusal("There is no such slot on your sheet.", "3.2")
    match g.about:
        case Planning():
            return refuse_place(g, seat, slot, value)
        case Acting():
            return refuse_die(g, seat, slot) if g.assigned(seat) >> slot & 1 and not value else LAID
        case Sinking(least) if g.assigned(seat) >> slot & 1 and slot:
            return Refusal(f"Quicksand takes a die that shows at least {least}.", "5.4")
        case Sinking():
            return Refusal("No die that quicksand could take lies there.", "5.4")
    return unfinished(g)


def refuse_place(g: MonToons, seat: int, slot: int, value: int) -> Refusal:
    """Why a slot takes no die while planning."""
    sheet, taken = g.sheet_of(seat), g.assigned(seat)
    place, pool = sheet.slots[slot], [die for die, where in zip(g.dice[seat], g.slots[seat]) if where == POOL]
    if taken >> slot & 1:
        return Refusal("A die lies there already; take it back first.", "3.2")
    if place.row >= 0 and g.powered[seat][sheet.rows[place.row].first + place.place]:
        return Refusal("A value is written there for good.", "6.4")
    if not pool:
        return Refusal("All your dice have their places.", "3.2")
    if value and value not in pool:
        return Refusal(f"No {value} is left to place.", "3.2")
    if place.kind == "move" and taken & sheet.sets.moves:
        return Refusal("Only one movement may hold a die in a round.", "4.1")
    others = taken & sheet.sets.basics
    if (
        place.kind == "basic"
        and others
        and not any(others >> other & 1 and sheet.slots[other].entry == place.entry for other in sheet.of_kind["basic"])
    ):
        return Refusal("Only one basic attack may hold dice in a round.", "6.3")
    if len(pool) == 1 and not taken & 1 and slot:
        return Refusal("Your last die is for Speed.", "3.2")
    if not any(place.faces >> die & 1 for die in ([value] if value else pool)):
        faces = ", ".join(str(n) for n in range(1, 7) if place.faces >> n & 1)
        what = f"A {value} does not go there" if value else "None of your dice goes there"
        return Refusal(f"{what}; it takes {faces}.", "3.2")
    if sheet.sets.doubles >> slot & 1:
        return Refusal("This attack needs two dice of the same value.", "6.3")
    if place.row >= 0 and sheet.rows[place.row].need.total:
        return Refusal(f"With that die the row could not add up to {sheet.rows[place.row].need.total}.", "6.4")
    return Refusal("With that die the row could never meet what it asks for.", "6.4")


def refuse_die(g: MonToons, seat: int, slot: int) -> Refusal:
    """Why nothing comes now of a die that lies on a slot in the own turn."""
    sheet = g.sheet_of(seat)
    match sheet.slots[slot].kind:
        case "waystone" if not beside_token(g, seat):
            return Refusal("You do not stand next to the shining Waystone.", "8.1")
        case "waystone":
            return Refusal("No open box of that value lies beside a crossed one.", "8.2")
        case "focus":
            return Refusal("It pays for a Focus as soon as one of your entries grants one.", "12.6")
        case "special" | "ultimate":
            return Refusal("Power up writes it down here.", "6.4")
        case "basic" if sheet.sets.doubles >> slot & 1 and not whole(g, seat, slot):
            return Refusal("One of its two dice is missing.", "6.3")
    first = next(
        other
        for other in range(slot + 1)
        if sheet.slots[other].kind == sheet.slots[slot].kind and sheet.slots[other].entry == sheet.slots[slot].entry
    )
    return said(idle_die(g, seat, first)) or Refusal("It is used together with the other die.", "6.3")


def whole(g: MonToons, seat: int, slot: int) -> bool:
    """Whether both dice lie on the attack that a slot belongs to."""
    sheet = g.sheet_of(seat)
    return all(
        g.assigned(seat) >> other & 1
        for other in sheet.of_kind["basic"]
        if sheet.slots[other].entry == sheet.slots[slot].entry
    )


# --- entries of the sheet


def refuse_entry(g: MonToons, seat: int, name: str) -> Refusal:
    """Why an entry of the sheet cannot be used now; a row of it may be named, too."""
    sheet = g.sheet_of(seat)
    kind, _, rest = name.partition("/")
    id = rest.partition("/")[0]
    slots = [n for n, slot in enumerate(sheet.slots) if f"{slot.key}/".startswith(f"{kind}/{id}/")]
    if not slots:
        return Refusal("There is no such entry on your sheet.", "3.2")
    if isinstance(g.about, Planning):
        return IN_TURN
    if not isinstance(g.about, Acting):
        return unfinished(g)
    if kind in ("special", "ultimate"):
        return refuse_row(g, seat, kind, [n for n, row in enumerate(sheet.rows) if row.slots[0] in slots])
    if not any(g.assigned(seat) >> slot & 1 for slot in slots):
        return Refusal("No die lies on it.", "4.1" if kind == "move" else "6.3")
    return refuse_die(g, seat, next(slot for slot in slots if g.assigned(seat) >> slot & 1))


def refuse_row(g: MonToons, seat: int, kind: str, rows: list[int]) -> Refusal:
    """Why no row of a special or ultimate attack can be used."""
    if kind == "ultimate" and not g.powers[seat]:
        return Refusal("The Ultimate is locked until your first Waystone Power.", "6.5")
    if g.finished:
        return Refusal("One special or ultimate attack a turn is all.", "6.4")
    if all(g.spent_rows[seat] >> n & 1 for n in rows):
        return Refusal("Its rows have all been used.", "6.4")
    ready = [n for n in ready_rows(g, seat) if n in rows]
    if ready and (lack := said(idle_row(g, seat, ready[0]))):
        return lack
    return Refusal("No row of it is full yet: power it up with dice over the rounds.", "6.4")


# --- bonuses


def refuse_shells(g: MonToons, seat: int, row: str) -> Refusal:
    """Why the next shell of a row cannot be spent."""
    if not isinstance(g.about, (Planning, Acting)):
        return Refusal("Shells are spent while planning, and in your own turn between two actions.", "9.2")
    if not row.isdigit() or int(row) - 1 not in [ready for ready, _ in ready_shells(g, seat)]:
        return Refusal("No shell of this row is available.", "9.2")
    return Refusal("None of your dice can take it.", "9.2")


def refuse_berries(g: MonToons, seat: int) -> Refusal:
    made, spent = g.berries[seat]
    if made == spent:
        return Refusal("No berry is available.", "6.6")
    return Refusal("Berries are eaten when an attack has found its target.", "6.6")


def refuse_seeds(g: MonToons, seat: int) -> Refusal:
    made, spent = g.seeds[seat]
    if made == spent:
        return Refusal("No special bonus is available.", "9.4")
    lack = said(idle_seed(g, seat)) if isinstance(g.about, Acting) else None
    return lack or Refusal("Special bonuses are used in your own turn, between two actions.", "9.4")


def refuse_focus(g: MonToons, seat: int, box: str) -> Refusal:
    if box not in ("1", "2") or not g.focus[seat][int(box) - 1]:
        return Refusal("No Focus is written there.", "12.6")
    if not held_focus(g, seat)[int(box) - 1]:
        return Refusal("It was gained this turn, and serves from the next one on.", "12.6")
    if isinstance(g.about, Boosting):
        return Refusal("One Focus may be added, to the first attack of a turn.", "12.6")
    return Refusal("A Focus is added when the first attack of a turn has found its target.", "12.6")


def refuse_sheet(g: MonToons, id: str) -> Refusal:
    if not isinstance(g.about, ChoosingSheet):
        return Refusal("Monsters are chosen before the game begins.", "2.2")
    if any(number >= 0 and g.content.sheets[number].id == id for number in g.sheet):
        return Refusal("Somebody has this monster already.", "2.2")
    return Refusal("There is no such monster.", "2.2")


# --- the grid


def refuse_box(g: MonToons, seat: int, rest: str) -> Refusal:
    sheet = g.sheet_of(seat)
    row, _, column = rest.partition(",")
    inside = row.isdigit() and column.isdigit() and int(row) < len(sheet.grid.rows) and int(column) < sheet.columns
    if not inside:
        return Refusal("There is no such box.", "8.2")
    box = int(row) * sheet.columns + int(column)
    if g.boxes[seat] >> box & 1:
        return Refusal("That box is crossed already.", "8.2")
    if not isinstance(g.about, Marking):
        return Refusal("Boxes are crossed in the Waystone Action, next to the Active Waystone.", "8.1")
    if g.powers[seat] < 2 and not sheet.beside[box] & g.boxes[seat]:
        return Refusal("A box must lie beside a crossed one, corners included.", "8.2")
    return Refusal(f"No die left pays for a {sheet.values[box]}.", "8.2")
