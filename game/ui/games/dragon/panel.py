"""panel: the own party and treasure, the others in short, the hoard, and what can be pressed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.rules.dragon.counters import CLASSES
from game.ui.draw.paint import PAPER, Sheet
from game.ui.draw.shapes import GLOW, Box, frame, plate
from game.ui.games.dragon.buttons import Buttons
from game.ui.games.dragon.places import HOARD, LEFT, PANEL, row
from game.ui.games.dragon.sheet import LABEL, WELL, PanelSheet
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

X, Y, W, _ = PANEL


class Panel(Buttons, PanelSheet):
    """The right side of the table. Its parts are drawn once and kept until they change."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table

    def controls(self) -> list[Control]:
        return [
            *self.pick_controls(),
            *self.seat_controls(),
            *self.card_controls(),
            *(control for control, _ in self.buttons()),
        ]

    # ---- picking heroes ---------------------------------------------------------------------------------------
    def pick_controls(self) -> list[Control]:
        """The heroes by name while they are picked; each can be chosen here as well as on the map."""
        table = self.table
        if not table.bystanders():
            return []
        found = []
        colours = table.picture.facts["colour"]
        for number, hero in enumerate(table.content.heroes):
            box = (LEFT + (number % 2) * 152, 132 + (number // 2) * 80, 146, 74)
            key = f"hex/{table.content.spaces[table.kingdom.starts[number]].key}"
            if table.option_at(key):
                found.append(table.target(f"pick/{hero.id}", box, key, hero.name, zone="choices", radius=12))
            else:
                taken = f"{hero.name} plays for {table.name(colours.index(number))}." if number in colours else ""
                found.append(
                    Control(
                        f"pick/{hero.id}",
                        box,
                        hero.name,
                        None,
                        zone="heroes",
                        radius=12,
                        enabled=False,
                        why_not=taken,
                        rule="2.2" if taken else "",
                    )
                )
        return found

    def draw_picks(self, s: Sheet) -> None:
        table = self.table
        colours = table.picture.facts["colour"]
        for number, control in enumerate(self.pick_controls()):
            x, y, w, h = control.rect
            owner = colours.index(number) if number in colours else None
            look = table.focus.look(control)
            table.stamps.put(
                s,
                ("pick", number, owner, look.state),
                x,
                y,
                w,
                h,
                partial(self.paint_pick, number=number, owner=owner, state=look.state),
            )
            if control.tags.get("key"):
                self.choice_mark(s, control)
            table.ring(s, control)

    def paint_pick(self, t: Sheet, number: int, owner: int | None, state: str) -> None:
        table = self.table
        hero, crest = table.content.heroes[number], table.pieces.crest(number)
        t.svg(plate(0, 0, 146, 74, 12, "#4b3672" if state == "hover" else WELL) + plate(0, 0, 6, 74, 3, crest.base))
        t.blit(table.pieces.hero(number, round(60 * t.u)), 10, 5)
        t.text(hero.name, "title", 17, PAPER, 74, 24, "l", 68, maxh=20)
        t.text(CLASSES[hero.class_], "semi", 15, LABEL, 74, 45, "l", 68, maxh=18)
        if owner is not None:
            t.text(table.name(owner), "semi", 15, "#ffe9b8", 74, 62, "l", 68, maxh=17)

    # ---- seats and counters ---------------------------------------------------------------------------------------
    def others(self) -> list[int]:
        """The other seats clockwise."""
        seats = self.table.match.seats
        return [(self.table.home + step) % seats for step in range(1, seats)]

    def seat_controls(self) -> list[Control]:
        table = self.table
        found = [self.seat_control(table.home, (X + 4, Y + 4, 290, 74))]
        found += [self.seat_control(seat, row(i, len(self.others()))) for i, seat in enumerate(self.others())]
        return found

    def seat_control(self, seat: int, box: Box) -> Control:
        table = self.table
        player = table.sitting.players[seat]
        if table.option_at(f"front/{seat}") is not None and not table.desk.open():
            return table.target(f"seat/{seat}", box, f"front/{seat}", player.name, zone="choices", radius=10)
        who = (
            "A person plays here."
            if player.is_person
            else f"Computer, {player.level}. Choose to hear why it did what it did."
        )
        rests = " Rests: the next turn is skipped." if table.picture.facts["resting"][seat] else ""
        return Control(f"seat/{seat}", box, player.name, table.teller(seat), zone="seats", radius=10, tip=who + rests)

    def spots(self) -> list[tuple[str, int, Box]]:
        """Counters in front of, and monsters at home of, the seat below; and the hoard: id, card, box."""
        table = self.table
        content, zones, home = table.content, table.picture.zones, table.home
        front = [card for card in zones[f"front/{home}"] if card is not None]
        found: list[tuple[str, int, Box]] = []
        slots = {letter: i for i, letter in enumerate(CLASSES)}
        for card in front:
            kind = content.kinds[card]
            if kind == "character":
                found.append(
                    (f"front/{home}", card, (LEFT + slots[content.counters[card].class_ or "F"] * 73, 141, 66, 70))
                )
        items = [card for card in front if content.kinds[card] in ("boat", "slayer")]
        found += [(f"front/{home}", card, (LEFT + i * 50, 232, 46, 49)) for i, card in enumerate(items[:3])]
        gold = [card for card in front if content.kinds[card] == "gold"]
        step = min(36.0, 92 / max(1, len(gold) - 1))
        found += [(f"front/{home}", card, (LEFT + 6 + i * step, 319, 42, 45)) for i, card in enumerate(gold)]
        beaten = [card for card in zones[f"home/{home}"] if card is not None and content.kinds[card] == "monster"]
        step = min(46.0, 96 / max(1, len(beaten) - 1))
        found += [(f"home/{home}", card, (LEFT + 156 + i * step, 232, 46, 49)) for i, card in enumerate(beaten)]
        hoard = [card for card in zones["hoard"] if card is not None]
        step = min(44.0, 116 / max(1, len(hoard) - 1))
        found += [("hoard", card, (HOARD[0] + 138 + i * step, HOARD[1] + 5, 42, 45)) for i, card in enumerate(hoard)]
        return found

    def card_controls(self) -> list[Control]:
        table = self.table
        if table.bystanders():
            return []
        return table.remember(
            "cards", (table.home, self.own_key(), tuple(table.picture.zones["hoard"])), self.make_card_controls
        )

    def make_card_controls(self) -> list[Control]:
        table = self.table
        found = []
        spots = self.spots()
        for i, (zone, card, (x, y, w, h)) in enumerate(spots):
            after = next((box[0] for other, _, box in spots[i + 1 : i + 2] if other == zone and box[1] == y), x + w)
            control = Control(
                f"card/{card}",
                (x, y, max(10.0, min(w, after - x)), h),
                table.content.name(card),
                zone=zone.partition("/")[0],
                radius=20,
                tags={"card": card, "bubble": True},
            )
            control.zoom = table.zoomer(control)
            control.choose = control.zoom
            found.append(control)
        return found

    # ---- drawing ----------------------------------------------------------------------------------------------
    def draw(self, s: Sheet) -> None:
        table = self.table
        table.stamps.put(s, ("head", table.home, self.head_key()), X, Y, W, 86, self.paint_head)
        if table.bystanders():
            self.draw_picks(s)
        else:
            table.stamps.put(s, ("own", table.home, self.own_key()), X, 126, W, 250, self.paint_own)
        self.draw_others(s)
        table.stamps.put(
            s,
            ("hoard", tuple(table.picture.zones["hoard"])),
            HOARD[0],
            HOARD[1],
            HOARD[2],
            HOARD[3] + 2,
            self.paint_hoard,
        )
        self.draw_marks(s)
        self.draw_buttons(s)

    def draw_marks(self, s: Sheet) -> None:
        table = self.table
        pieces = table.lit_pieces()
        for control in self.card_controls():
            table.ring(s, control)
            if control.tags["card"] in pieces:
                self.lit(s, control.rect)
        for control in self.seat_controls():
            if control.tags.get("key"):
                self.choice_mark(s, control)
            elif control.id in pieces:
                self.lit(s, control.rect)
            table.ring(s, control)

    def lit(self, s: Sheet, box: Box) -> None:
        x, y, w, h = box
        self.table.stamps.put(
            s, ("lit", w, h), x - 3, y - 3, w + 6, h + 6, lambda t: t.svg(frame(0, 0, w + 6, h + 6, 12, "#7fe6f2", 4))
        )

    def choice_mark(self, s: Sheet, control: Control) -> None:
        x, y, w, h = control.rect
        hot = self.table.focus.look(control).state in ("hover", "pressed")
        self.table.stamps.put(
            s,
            ("row choice", w, h, hot),
            x - 12,
            y - 3,
            w + 16,
            h + 6,
            lambda t: t.svg(
                frame(9, 0, w + 6, h + 6, 13, GLOW, 4 if hot else 3)
                + f'<path d="M0 {h / 2 - 6}L13 {h / 2 + 3}L0 {h / 2 + 12}Z" fill="{GLOW}"/>'
            ),
        )
        s.mark("choice", x, y, w, h, str(control.tags["key"]))
