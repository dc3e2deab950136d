"""MonToons, refusals: why something pointed at cannot be chosen now, with its rule."""
from __future__ import annotations

from typing import Any

from game.engine.game import Refusal
from game.rules.montoons.planning import tables
from game.rules.montoons.state import MonToons
from game.rules.montoons.waystone import beside_token


def why_not(g: MonToons, seat: int, target: Any) -> Refusal | None:
    """`target` is a hex ("hex/4,5"), a slot ("slot/move/scamper"), a box ("box/1,2"), another place or an option's key;
    None when it is a legal choice now."""
    decision = g.decision
    if decision is None:
        return Refusal("The game is over.", "11")
    if decision.player != seat:
        return Refusal("It is another player's turn.", "3.7")
    if any(target in (option.at, option.key) for option in (*decision.options, *decision.aside)):
        return None
    family, _, rest = str(target).partition("/")
    if ">" in family or ">" in str(target):
        value, _, key = str(target).partition(">")
        return refuse_slot(g, seat, key, int(value) if value.isdigit() else 0)
    match family:
        case "slot":
            return refuse_slot(g, seat, rest, 0)
        case "hex":
            return refuse_hex(g, g.arena.by_key.get(rest, -1))
        case "box":
            return refuse_box(g, seat, rest)
        case "sheet":
            return Refusal("Somebody has this monster already.", "2.2")
        case "move" | "basic" | "special" | "ultimate":
            return refuse_entry(g, seat, family, str(target))
        case "shells":
            return Refusal("No shell of this row is available, or none of your dice can take it.", "9.2")
        case "berries":
            return Refusal("Berries are eaten when an attack has found its target.", "6.6")
        case "unused":
            return Refusal("Unused Dice boxes are spent when speeds are announced, leftmost first.", "3.6")
        case "seeds":
            return Refusal("No special bonus is available.", "9.4")
    return Refusal("That is no choice now.", "4")


def refuse_slot(g: MonToons, seat: int, key: str, value: int) -> Refusal:
    """Why a slot takes no die now; `value` 0: none in particular."""
    sheet = g.sheet_of(seat)
    slot = sheet.by_key.get(key, -1)
    if slot < 0:
        return Refusal("There is no such slot on your sheet.", "3.2")
    place, taken = sheet.slots[slot], g.assigned(seat)
    if g.phase != "planning":
        return refuse_die(g, seat, place.kind if taken >> slot & 1 else "")
    if taken >> slot & 1:
        return Refusal("A die lies there already; take it back first.", "3.2")
    if place.row >= 0 and g.powered[seat][sheet.rows[place.row].first + place.place]:
        return Refusal("A value is written there for good.", "6.4")
    if place.kind == "move" and taken & tables(sheet).moves:
        return Refusal("Only one movement may hold a die in a round.", "4.2")
    if place.kind == "basic" and taken & tables(sheet).basics:
        return Refusal("Only one basic attack may hold dice in a round.", "6.3")
    if value and not place.faces >> value & 1:
        faces = ", ".join(str(n) for n in range(1, 7) if place.faces >> n & 1)
        return Refusal(f"A {value} does not go there; it takes {faces}.", "3.2")
    if tables(sheet).doubles >> slot & 1:
        return Refusal("This attack needs two dice of the same value.", "6.3")
    if place.row >= 0 and sheet.rows[place.row].need.total:
        return Refusal(f"With that die the row could not add up to {sheet.rows[place.row].need.total}.", "6.4")
    if place.row >= 0:
        return Refusal("With that die the row could never meet what it asks for.", "6.4")
    return Refusal("None of your dice goes there.", "3.2")


def refuse_die(g: MonToons, seat: int, kind: str) -> Refusal:
    """Why nothing comes now of a die on a slot of this kind; "" where none lies."""
    if kind and g.asked and g.asked[0] != "montoons.act":
        return Refusal("Finish what you are doing first.", "4.2")
    match kind:
        case "waystone" if not beside_token(g, seat):
            return Refusal("You do not stand next to the shining Waystone.", "8.1")
        case "waystone":
            return Refusal("No open box of that value lies beside a crossed one.", "8.2")
        case "focus":
            return Refusal("It pays for a Focus as soon as one of your entries grants one.", "12.6")
        case "special" | "ultimate":
            return Refusal("Power up writes it down here.", "6.4")
    return Refusal("Dice are put on slots in the planning phase, and stay there once you are Ready.", "3.4")


def refuse_entry(g: MonToons, seat: int, kind: str, name: str) -> Refusal:
    """Why an entry of the sheet cannot be used now."""
    if g.phase == "planning":
        return Refusal("Now dice are put on slots; what they do comes in your turn.", "3.2")
    if not g.asked or g.asked[0] != "montoons.act":
        return Refusal("Finish what you are doing first.", "4.2")
    sheet = g.sheet_of(seat)
    if kind in ("move", "basic"):
        return Refusal("No die lies on it, or one of two is missing.", "4.1" if kind == "move" else "6.3")
    if kind == "ultimate" and not g.powers[seat]:
        return Refusal("The Ultimate is locked until your first Waystone Power.", "6.5")
    if g.finished:
        return Refusal("One special or ultimate attack a turn is all.", "6.4")
    rows = [n for n, row in enumerate(sheet.rows) if name == f"{row.kind}/{sheet.attack_of(row).id}"]
    if all(g.spent_rows[seat] >> n & 1 for n in rows):
        return Refusal("Its rows have all been used.", "6.4")
    return Refusal("No row of it is full yet: power it up with dice over the rounds.", "6.4")


def refuse_aim(g: MonToons, seat: int, far: int, space: int) -> Refusal:
    """Why a hex is no target."""
    if space not in g.at:
        return Refusal("Nobody stands there to aim at.", "6.1")
    line = g.line(g.at[seat], space)
    if space == g.at[seat] or line is None:
        return Refusal("You aim along straight rows of hexes.", "6.1")
    if line.far > far:
        return Refusal(f"It is {line.far} hexes away; you reach {far}.", "6.1")
    if not g.sees(g.at[seat], space):
        return Refusal("Something in between hides it.", "6.1")
    return Refusal("That is no target of this attack.", "6.1")


def refuse_hex(g: MonToons, space: int) -> Refusal:
    if space < 0:
        return Refusal("That is not on the map.", "5")
    if g.phase == "setup":
        return Refusal("Monsters start on an empty hex with a flag.", "2.3")
    if g.asked and g.asked[0] == "montoons.pick":
        return refuse_aim(g, g.asked[1], g.asked[2], space)
    if g.asked and g.asked[0] == "montoons.act":
        return Refusal("Choose on your sheet what to do first.", "4.2")
    terrain = g.terrain[space]
    if terrain in ("void", "waystone"):
        return Refusal(f"Nobody may enter a {terrain} hex.", "5.7")
    if g.obstacle[space]:
        return Refusal(f"A {g.obstacle[space]} is in the way.", "5.7")
    if space in g.at:
        return Refusal("Another monster stands there.", "4.3")
    return Refusal("That is out of reach.", "4.3")


def refuse_box(g: MonToons, seat: int, rest: str) -> Refusal:
    sheet = g.sheet_of(seat)
    row, _, column = rest.partition(",")
    box = int(row) * sheet.columns + int(column) if row.isdigit() and column.isdigit() else -1
    if not 0 <= box < len(sheet.values):
        return Refusal("There is no such box.", "8.2")
    if g.boxes[seat] >> box & 1:
        return Refusal("That box is crossed already.", "8.2")
    if g.asked[0] not in ("montoons.mark", "montoons.mark_free"):
        return Refusal("Boxes are crossed in the Waystone Action, next to the Active Waystone.", "8.1")
    if g.powers[seat] < 2 and not sheet.beside[box] & g.boxes[seat]:
        return Refusal("A box must lie beside a crossed one, corners included.", "8.2")
    return Refusal(f"No die left pays for a {sheet.values[box]}.", "8.2")
