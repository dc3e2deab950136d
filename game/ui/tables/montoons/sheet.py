"""sheet: the character sheet beside the map: what its owner can do, what is written on it, and where dice may go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.engine.agenda import Option, say
from game.rules.montoons.sheets import Attack, Movement, Powered
from game.rules.montoons.sheets import Sheet as Character
from game.ui.draw.paint import INK, PAPER, Sheet, icon
from game.ui.focus import Box, Control
from game.ui.tables.montoons import sheetlook as look
from game.ui.tables.montoons.dice import die_picture, dice_colour
from game.ui.tables.montoons.places import SHEET
from game.ui.tables.montoons.sheetplaces import BOX, HEAD, LEFT, WIDE, Places, places_on
from game.ui.widgets.shapes import frame, plate

if TYPE_CHECKING:
    from game.ui.tables.montoons.table import MonToonsTable

STATUSES = (("entangle", "Entangle", "leaf", 96), ("stun", "Stun", "star4", 70), ("guard", "Guard", "shield", 80),
            ("burn", "Burn", "flame", 84))
POWERS = ("3 boxes a die", "box anywhere", "any number", "you win")
SIGNS = {"move": "boot", "basic": "strike", "special": "star4", "ultimate": "bolt"}
HEADS = {"move": ("MOVE", "one a round"), "basic": ("ATTACK", "one a round"), "waystone": ("WAYSTONE", ""),
         "special": ("SPECIAL", "fill a row over the rounds")}


class SheetPanel:
    """Draws with the table's stamps. `seat` is whose sheet is shown; None: that of who looks on."""

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

    def dice_on(self) -> dict[str, int]:
        """Slot -> value of the die on it, as far as the viewer may know."""
        character, slots, dice = self.character, self.fact("slots"), self.fact("dice")
        if character is None or not slots or not dice:
            return {}
        return {character.slots[slot].key: value for value, slot in zip(dice, slots) if slot >= 0}

    # ---- drawing ------------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        x, y, w, h = SHEET
        character = self.character
        if character is None:
            self.table.stamps.put(s, "no sheet", x, y, w, h, lambda t: t.svg(
                look.paper(0, 0, w, h, HEAD, "#1b3675", "#3478cc")))
            return
        self.table.stamps.put(s, ("sheet", self.key()), x, y, w, h,
                              lambda t: self.paint(shifted(t, s), character))
        self.pieces(s, character)

    def key(self) -> object:
        facts = self.table.picture.facts
        per_seat = ("sheet", "health", "dice", "slots", "pace", "speed", "unused", "shells", "berries", "seeds",
                    "powered", "spent_rows", "powers", "boxes", "earned", "entangle", "stun", "guard", "burn", "focus")
        focus = self.table.focus
        return (self.owner, self.character and self.character.id, self.table.question(), focus.over, focus.held,
                self.table.planning.held, self.table.draft.open,
                tuple(repr(facts[name][self.owner]) for name in per_seat))

    def paint(self, s: Sheet, character: Character) -> None:
        places = places_on(character)
        x, y, w, h = SHEET
        crest = self.table.crest(self.owner)
        s.svg(look.paper(x, y, w, h, HEAD, crest.shade, crest.base), x, y, w, h)
        self.header(s, character)
        chosen = self.table.picture.facts["sheet"][self.owner] >= 0
        health = self.fact("health") if chosen else character.health.max
        look.hearts(s, LEFT, y + 74, WIDE - 38, character.health.max, health, character.health.golden)
        s.text(str(health), "black", 24, look.WINE, x + w - 12, y + 75, "r", 34, maxh=26)
        self.statuses(s, y + 85)
        for kind, (text, note) in HEADS.items():
            look.heading(s, *places.heads[kind], text, note) if kind != "waystone" else s.text(
                text, "label", 14, "#a3233e", places.heads[kind][0], places.heads[kind][1], "l", 84, maxh=15)
        dice = self.dice_on()
        for movement in character.movements:
            self.entry(s, places, f"move/{movement.id}", movement, dice)
        for attack in character.attacks:
            self.entry(s, places, f"basic/{attack.id}", attack, dice)
        self.grid(s, character, places)
        self.waystone(s, places, dice)
        for kind, number, powered in character.powered:
            self.rows(s, places, f"{kind}/{powered.id}", powered, dice)
        self.stores(s, character, places, dice)

    def header(self, s: Sheet, character: Character) -> None:
        x, y, w, _ = SHEET
        s.text(character.name, "black", 28, PAPER, x + 78, y + 20, "l", w - 220, maxh=22)
        s.text(character.faction, "semi", 14, "#ffe9d8", x + 79, y + 43, "l", w - 220, maxh=12)
        pace, speed = self.fact("pace"), self.fact("speed")
        s.text("SPEED", "label", 14, "#ffe9d8", x + w - 58, y + 20, "r", 70, tracking=0.06, maxh=13)
        under = f"{speed} in all" if speed > pace else "first die" if not pace else f"value {pace}"
        s.text(under, "semi", 14, "#ffe9d8", x + w - 58, y + 40, "r", 80, maxh=13)
        box = places_on(character).slots["speed"]
        s.svg(look.slot(*box[:3], self.slot_lit("speed"), self.over("slot/speed")), *box)
        if not self.dice_on().get("speed"):
            s.svg(icon("boot", box[0] + 21, box[1] + 22, 26, "#8a6630", look.SAND), *box)
        d = 58.0
        s.svg(f'<circle cx="{x + 40}" cy="{y + 34}" r="{d / 2 + 4}" fill="#f5c242"/>', x, y, 80, 80)
        face = self.table.pictures_of.face(character, round(d * s.u), "#ffdca6")
        s.blit(face, x + 40 - d / 2, y + 34 - d / 2)

    def statuses(self, s: Sheet, y: float) -> None:
        x = LEFT
        for name, text, sign, wide in STATUSES:
            value = self.fact(name)
            look.status(s, x, y, wide - 6.0, 23, text, sign, bool(value), value if name == "burn" else 0)
            x += wide
        for i, value in enumerate(self.fact("focus")):
            bx, by, w, h = self.places().boxes[f"focus/{i + 1}"]  # type: ignore[union-attr]
            edge = look.GOLD if self.lit(f"focus/{i + 1}") else "#a8844a"
            s.svg(plate(bx, by, w, h, 6, "#fffdf4" if value else "#ead6a8") + frame(bx, by, w, h, 6, edge, 2),
                  bx, by, w, h)
            if value:
                s.text(str(value), "black", 17, look.WINE, bx + w / 2, by + h / 2 + 1, "c", w - 4, maxh=h - 4)
            else:
                s.svg(icon("target", bx + w / 2, by + h / 2, 15, "#b39667", "#ead6a8"), bx, by, w, h)

    def entry(self, s: Sheet, places: Places, name: str, entry: Movement | Attack, dice: dict[str, int]) -> None:
        """A movement or basic attack with its slots."""
        x, y, w, h = places.entries[name]
        usable = self.usable(name)
        s.svg(look.card(x, y, w, h, "#ffe9a8" if usable else "#fff8e6", "#c9881c" if usable else "")
              + look.badge(x + h * 0.42, y + h / 2, h * 0.34, SIGNS[name.partition("/")[0]]), x, y, w, h + 4)
        keys = [key for key in places.slots if key == name or key.startswith(name + "/")]
        left = x + h * 0.84 + 3
        room = places.slots[keys[0]][0] - left - 5
        s.text(entry.name, "title", 15, INK, left, y + h * 0.31, "l", room, maxh=h * 0.32)
        words = look.shortened(s, words_on(entry), "semi", 14, room)
        s.text(words, "semi", 14, look.DIM, left, y + h * 0.72, "l", room, maxh=h * 0.32)
        needs = [entry.slot] if isinstance(entry, Movement) else list(entry.slots)
        for key, need in zip(keys, needs):
            self.slot(s, places, key, "=" if len(keys) == 2 else look.need_words(need), dice)

    def rows(self, s: Sheet, places: Places, name: str, powered: Powered, dice: dict[str, int]) -> None:
        """A special or the ultimate with its rows of power-up slots."""
        character = self.character
        assert character is not None
        x, y, w, h = places.entries[name]
        lock = name.startswith("ultimate") and not self.fact("powers")
        usable = self.usable(name)
        fill = "#e8dcd8" if lock else "#ffe9a8" if usable else "#fff8e6"
        body = look.card(x, y, w, h, fill, "#c9881c" if usable else "", lock)
        if lock:
            body += f'<circle cx="{x + h * 0.42}" cy="{y + h / 2}" r="{h * 0.36}" fill="#5a4a66"/>'
            body += look.padlock(x + h * 0.42, y + h / 2, h * 0.44)
        else:
            body += look.badge(x + h * 0.42, y + h / 2, h * 0.36, SIGNS[name.partition("/")[0]])
        s.svg(body, x, y, w, h + 4)
        keys = [key for key in places.slots if key.startswith(name + "/")]
        left = x + h * 0.84 + 4
        room = places.slots[keys[0]][0] - left - 8
        title = powered.name + (" · Ultimate" if name.startswith("ultimate") else "")
        s.text(title, "title", 15, "#4a3b55" if lock else INK, left, y + h * 0.31, "l", room, maxh=h * 0.32)
        s.text(look.shortened(s, powered.text, "semi", 14, room), "semi", 14, look.DIM, left, y + h * 0.72, "l", room,
               maxh=h * 0.32)
        for row in character.rows:
            if f"{row.kind}/{character.attack_of(row).id}" == name:
                self.power_row(s, places, character, row, keys[row.number * len(row.slots):], dice)

    def power_row(self, s: Sheet, places: Places, character: Character, row: Any, keys: Sequence[str],
                  dice: dict[str, int]) -> None:
        keys = keys[: len(row.slots)]
        written = self.fact("powered")[row.first:row.first + len(row.slots)] or (0,) * len(row.slots)
        number = character.rows.index(row)
        done = bool(self.fact("spent_rows") >> number & 1)
        x, y, w, h = places.slots[keys[0]]
        wide = places.slots[keys[-1]][0] + w - x
        full = all(written) and not done
        ready = self.lit(f"slot/{keys[0]}") and self.table.asking() == "act"
        s.svg(f'<rect x="{x - 3}" y="{y - 3}" width="{wide + 6}" height="{h + 6}" rx="7" '
              f'fill="{"#f2b632" if ready else "#e0a32a" if full else "#d9c08c"}"/>', x - 3, y - 3, wide + 6, h + 6)
        for key, value in zip(keys, written):
            bx, by, bw, bh = places.slots[key]
            if value:
                s.svg(f'<rect x="{bx}" y="{by}" width="{bw}" height="{bh}" rx="5" fill="#fffdf4"/>', bx, by, bw, bh)
                s.text(str(value), "black", bw * 0.74, look.WINE, bx + bw / 2, by + bh / 2 + 1, "c", bw - 2, maxh=bh)
            else:
                stairs = row.need.rule in look.STAIRS and row.need.faces == "?"
                self.slot(s, places, key, "" if stairs else look.row_words(row.need.rule, row.need.faces), dice)
                if stairs and key not in dice:
                    s.svg(look.stairs(bx + bw / 2, by + bh / 2, bw * 0.5, row.need.rule in ("falling", "descending")),
                          bx, by, bw, bh)
        if done:
            s.svg(f'<path d="M{x} {y + h / 2}H{x + wide}" stroke="{look.WINE}" stroke-width="3"/>', x, y, wide, h)

    def slot(self, s: Sheet, places: Places, key: str, words: str, dice: dict[str, int]) -> None:
        x, y, d, _ = places.slots[key]
        s.svg(look.slot(x, y, d, self.slot_lit(key), self.over(f"slot/{key}")), x - 1, y - 1, d + 2, d + 2)
        if words and key not in dice:
            s.text(words, "label", d * 0.62 if len(words) == 1 else 14, "#5f4019", x + d / 2, y + d / 2 + 1, "c", d - 3,
                   maxh=d - 4)

    def grid(self, s: Sheet, character: Character, places: Places) -> None:
        """The Waystone grid with its bonuses, and the four Powers."""
        crossed, earned, cell = self.fact("boxes"), self.fact("earned"), places.cell
        x, y, _, _ = places.boxes["box/0,0"]
        high, wide = len(character.grid.rows), character.columns
        out = (f'<rect x="{x - 5}" y="{y - 5}" width="{cell * wide + 10}" height="{cell * high + 10}" rx="8" '
               f'fill="#3b3568"/>')
        for n in range(high * wide):
            bx, by, _, _ = places.boxes[f"box/{n // wide},{n % wide}"]
            at = f"box/{n // wide},{n % wide}"
            fill = ("#c9bfdd" if crossed >> n & 1 else "#ffc94a" if self.over(at) and self.lit(at) else
                    "#ffe08a" if self.lit(at) else "#f3eefa")
            out += f'<rect x="{bx + 1}" y="{by + 1}" width="{cell - 2}" height="{cell - 2}" rx="4" fill="{fill}"/>'
        s.svg(out, x - 6, y - 6, cell * wide + 12, cell * high + 12)
        for n, value in enumerate(character.values):
            bx, by, _, _ = places.boxes[f"box/{n // wide},{n % wide}"]
            done = crossed >> n & 1
            s.text(str(value), "black", 15, "#6d5f8f" if done else "#2a2148", bx + cell / 2, by + cell / 2 + 1, "c",
                   cell - 4, maxh=cell - 4)
            if done:
                q = cell * 0.3
                mx, my = bx + cell / 2, by + cell / 2
                s.svg(f'<path d="M{mx - q:.1f} {my - q:.1f}L{mx + q:.1f} {my + q:.1f}M{mx + q:.1f} {my - q:.1f}'
                      f'L{mx - q:.1f} {my + q:.1f}" stroke="{look.WINE}" stroke-width="{cell * 0.14:.1f}" '
                      f'stroke-linecap="round" fill="none"/>', bx, by, cell, cell)
        for n, bonus in enumerate(character.grid.bonuses):
            i, j = bonus.at
            r = cell * 0.36
            bx, by = x + j * cell, y + i * cell
            s.svg(look.bonus_dot(bx, by, r, bonus.gives, bool(earned >> n & 1)), bx - r - 2, by - r - 2, 2 * r + 4,
                  2 * r + 4)
        for i, (text, (px, py, w, h)) in enumerate(zip(POWERS, places.powers)):
            on = i < self.fact("powers")
            s.svg(f'<rect x="{px}" y="{py}" width="{w}" height="{h}" rx="6" fill="{"#3b3568" if on else "#ecd9ae"}"/>'
                  + look.stone(px + h * 0.5, py + h / 2, h * 0.66), px, py, w, h)
            s.text(text, "bold", 14, "#d9fff8" if on else look.DIM, px + h + 2, py + h / 2, "l", w - h - 8, maxh=h - 4)

    def waystone(self, s: Sheet, places: Places, dice: dict[str, int]) -> None:
        for i in (1, 2):
            self.slot(s, places, f"waystone/{i}", "any", dice)

    def stores(self, s: Sheet, character: Character, places: Places, dice: dict[str, int]) -> None:
        """Shells, berries, special bonuses, Unused Dice, Focus dice and bonus slots."""
        x, y, w, h = places.stores
        s.svg(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="10" fill="#f0dcae"/>', x, y, w, h)
        shells = self.fact("shells")
        for row in (0, 1):
            self.boxes(s, places, f"shells/{row + 1}", "±", character.shells[row], shells[2 * row:2 * row + 2],
                       "#c9527f", "shell" if not row else "")
        self.boxes(s, places, "berries", "+", character.berries, self.fact("berries"), "#7a4bb5", "berry")
        if character.seeds.boxes:
            self.boxes(s, places, "seeds", "", (1,) * character.seeds.boxes, self.fact("seeds"), "#47a355", "special")
        self.boxes(s, places, "unused", "+", character.unused, self.fact("unused"), look.WINE, "die")
        fx, fy, d, _ = places.slots["focus/1"]
        s.svg(icon("target", fx - 13, fy + d / 2, 20, look.WINE, look.SAND), fx - 25, fy, 24, d)
        for i in (1, 2):
            self.slot(s, places, f"focus/{i}", "any", dice)
        for n, bonus in enumerate(character.bonuses):
            self.slot(s, places, f"bonus/{n + 1}", look.need_words(bonus.slot), dice)
            bx, by, d, _ = places.slots[f"bonus/{n + 1}"]
            s.svg(icon("arrow", bx + d + 9, by + d / 2, 13, "#8a6630", look.SAND)
                  + look.picture(bonus.gains, bx + d + 26, by + d / 2, 20), bx + d, by, 40, d)

    def boxes(self, s: Sheet, places: Places, at: str, sign: str, values: Sequence[int], marks: Sequence[int],
              colour: str, shown: str) -> None:
        """Boxes of a bonus: made available from the left, spent from the left."""
        x, y, w, d = places.boxes[at]
        made, spent = marks
        if shown:
            s.svg(icon("die", x - 13, y + d / 2, 21, look.WINE, look.SAND) if shown == "die"
                  else look.picture(shown, x - 13, y + d / 2, 22), x - 26, y, 26, d)
        for i, value in enumerate(values):
            state = look.USED if i < spent else look.READY if i < made else look.BARE
            bx = x + i * (BOX + 2)
            s.svg(look.bonus_box(bx, y, BOX, state, colour, i == spent and bool(self.lit(at))), bx, y, BOX, BOX)
            s.text(f"{sign}{value}", "black", 14, PAPER if state == look.READY else "#654a26", bx + BOX / 2,
                   y + d / 2 + 1, "c", BOX - 4, maxh=BOX - 6)
            if state == look.USED:
                s.svg(look.cross(bx, y, BOX), bx, y, BOX, BOX)

    def pieces(self, s: Sheet, character: Character) -> None:
        """Dice on slots: a little larger than their places, over everything."""
        places, lifted = places_on(character), self.table.planning.lifted_from
        colour = dice_colour(self.table.sitting.players[self.owner].crest)
        for key, value in self.dice_on().items():
            if key != lifted:
                x, y, d, _ = places.slots[key]
                image = die_picture(self.table.app.pictures, value, colour, round(d * 1.3 * s.u))
                s.blit(image, x - d * 0.15, y - d * 0.17)

    # ---- choices ------------------------------------------------------------------------------------------------
    def slot_lit(self, key: str) -> bool:
        """Whether a die in hand may go there; in planning that of the value that is held."""
        return self.table.planning.takes(key) if self.table.asking() == "plan" else bool(self.lit(f"slot/{key}"))

    def usable(self, name: str) -> bool:
        """Whether the entry can be used now."""
        return self.own and self.table.asking() != "plan" and any(
            f"{rest}/".startswith(f"{name}/") for rest in self.table.choices("slot"))

    def over(self, id: str) -> bool:
        return self.table.focus.over == id

    def controls(self) -> list[Control]:
        """Everything on the sheet that can be chosen, or says what it is."""
        places = self.places()
        character = self.character
        if places is None or character is None:
            return []
        found = [self.control(name, box, name, entry_words(character, name)) for name, box in places.entries.items()]
        found += [self.control(f"slot/{key}", box, key, "") for key, box in places.slots.items()]
        found += [self.control(at, box, at, "") for at, box in places.boxes.items()]
        return found

    def control(self, id: str, box: Box, label: str, words: str) -> Control:
        table = self.table
        options = self.options_at(id)
        control = Control(id, box, title_of(label), tip=words, zone="choices" if options else "sheet", radius=8)
        if options:
            control.tags["key"] = options[0].key
            control.choose = partial(table.planning.chosen, id) if table.asking() == "plan" else table.chooser(
                options[0].key)
            control.tip = words or say(options[0].label)
        else:
            control.enabled = False
            refused = None if table.past or table.offered is None else table.refusal(id)
            control.why_not, control.rule = refused or ("", "")
        return control

    def options_at(self, id: str) -> list[Option]:
        """Choices of a place; those of an entry are those of its first slot."""
        if self.table.asking() == "plan" and id.startswith("slot/"):
            return self.table.planning.options_at(id[5:])
        if id.partition("/")[0] in SIGNS:
            return [option for rest, options in (self.table.choices("slot").items() if self.usable(id) else ())
                    if f"{rest}/".startswith(f"{id}/") for option in options]
        return self.lit(id)


def words_on(entry: Movement | Attack | Powered) -> str:
    """What an entry does, in the words of the sheet."""
    if entry.text:
        return entry.text
    return "Move up to the die." if isinstance(entry, Movement) else "Damage as the die."


def entry_words(character: Character, name: str) -> str:
    """The whole text of an entry."""
    kind, _, id = name.partition("/")
    every: dict[str, Sequence[Movement | Attack | Powered]] = {
        "move": character.movements, "basic": character.attacks, "special": character.specials,
        "ultimate": (character.ultimate,)}
    return next((words_on(entry) for entry in every.get(kind, ()) if entry.id == id), "")


def title_of(name: str) -> str:
    """A control's name in words."""
    return name.replace("slot/", "").replace("_", " ").replace("/", " ").capitalize()


def shifted(t: Sheet, s: Sheet) -> Sheet:
    """A sheet on the stamp `t` that takes places of the canvas."""
    x, y, _, _ = SHEET
    return Sheet(s.u * s.units[0], s.units, t.surf, (t.ox - x * t.u, t.oy - y * t.u), t.text_scale, t.marks)
