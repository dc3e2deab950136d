"""panel: the own party and treasure, the others in short, the hoard, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.engine.agenda import Option
from game.rules.dragon.counters import CLASSES
from game.ui.draw.paint import GOLD, PAPER, Sheet, dashes, icon, ring
from game.ui.focus import Control
from game.ui.tables.crests import CRESTS, seat_medal
from game.ui.tables.dragon.places import BUTTONS, HOARD, LEFT, PANEL, RIGHT, row
from game.ui.widgets import looks
from game.ui.widgets.looks import RED, TIN, VIOLET, Ramp
from game.ui.widgets.shapes import GLOW, SKIRT, SOFT, Box, focus_ring, frame, plate

if TYPE_CHECKING:
    from game.ui.tables.dragon.table import DragonTable

X, Y, W, _ = PANEL
WIDE = RIGHT - LEFT
LABEL, RISK, SAFE, WELL = "#d9c7ee", "#ffb09a", "#a6e3b8", "#33204a"
CHEST = ('<path d="M-58 -10C-58 -44 -36 -56 0 -56C36 -56 58 -44 58 -10V0H-58Z" fill="#c98a48"/><path d="M-58 0H58V44C58 50 54 52 48 52H-48C-54 52 '
         '-58 50 -58 44Z" fill="#a8683a"/><path d="M18 -56C42 -54 58 -42 58 -10V44C58 50 54 52 48 52H18Z" fill="#7d4a2e"/><path d="M-62 -8H62V6H-62ZM-38 '
         '-54H-24V52H-38ZM24 -54H38V52H24Z" fill="#f0bd4a"/><path d="M-12 -12H12V18C12 26 -12 26 -12 18Z" fill="#ffe08a"/><circle cy="0" r="5" fill="#5b2f2a"/>')


class Face(NamedTuple):
    """How a button looks."""

    box: Box
    text: str
    ramp: Ramp = VIOLET
    sign: str | None = None
    sub: str = ""


Button = tuple[Control, Face]


class Panel:
    """The right side of the table. Its parts are drawn once and kept until they change."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table

    # ---- what there is to press -------------------------------------------------------------------------------
    def buttons(self) -> list[Button]:
        """From top to bottom; each choice without a place of its own is among them."""
        table = self.table
        if table.past:
            return self.past_buttons()
        if table.finished:
            return [(Control("panel/result", (LEFT, BUTTONS, WIDE, 51), "Result", table.show_result, zone="choices", radius=22),
                     Face((LEFT, BUTTONS, WIDE, 46), "Result", RED, "star"))]
        if table.offered is None or table.desk.open():
            return []
        options = [option for option in table.offered.options if option.at is None or option.key in ("stay", "take")]
        return [self.choice(option, i, len(options)) for i, option in enumerate(options)]

    def choice(self, option: Option, i: int, count: int) -> Button:
        first = i == 0
        box = (LEFT, BUTTONS if first else BUTTONS + 54, WIDE, 46.0 if first else 38.0)
        text, sign, sub = self.words(option)
        control = Control(f"choice/{option.key}", (*box[:3], box[3] + SKIRT), text, self.table.chooser(option.key), zone="choices",
                          radius=22, tags={"key": option.key})
        return control, Face(box, text, RED if first and option.key != "stay" else VIOLET, sign, sub)

    def words(self, option: Option) -> tuple[str, str | None, str]:
        """What stands on the button of a choice, its sign, and a second line."""
        table = self.table
        verb, key = table.asking(), option.key
        match verb, key:
            case "sail_or_roll", "roll":
                return "Roll the die", "die", ""
            case _, "stay":
                return self.stay_words(), "stay", ""
            case "search", "search":
                return "Search", "eye", ""
            case "take_or_leave", "take":
                return "Take it", "hand", ""
            case _, "leave":
                return "Leave it", ".cross", ""
            case "defend", "fight":
                return "Fight the Dragon", "sword", ""
            case "defend", "decline":
                return "Stand aside", ".cross", ""
        return key.capitalize(), None, ""

    def stay_words(self) -> str:
        table = self.table
        lying = table.lying().get(table.own_space(), [])
        return "Stay and search" if lying and table.asking() == "walk" else "Stay here"

    def past_buttons(self) -> list[Button]:
        table = self.table
        box = (LEFT, BUTTONS, WIDE, 46)
        found = [(Control("past/return", (*box[:3], 51), "Return", table.return_to_present, action="back", zone="choices", radius=22),
                  Face(box, "Return to the present", RED, "undo"))]
        steps: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
            ("before", ".prev", "One step back", lambda: table.step_past(-1)),
            ("play", ".pause" if table.playing else ".run", "Play on", table.play_past),
            ("after", ".next", "One step on", lambda: table.step_past(1)))
        for i, (name, sign, label, deed) in enumerate(steps):
            box = (LEFT + i * 50, BUTTONS + 54, 44, 38)
            found.append((Control(f"past/{name}", (*box[:3], 43), label, deed, zone="choices", radius=18, tags={"bubble": True}), Face(box, "", VIOLET, sign)))
        box = (LEFT + 152, BUTTONS + 54, WIDE - 152, 38)
        found.append((Control("past/branch", (*box[:3], 43), "Play from here", table.play_from_here, zone="choices", radius=18,
                              tip="A game of its own; the real one stays as it is.", enabled=not table.sitting.view_only,
                              why_not=table.sitting.view_only or ""), Face(box, "Play from here", TIN, ".play")))
        return found

    def controls(self) -> list[Control]:
        return [*self.pick_controls(), *self.seat_controls(), *self.card_controls(), *(control for control, _ in self.buttons())]

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
                found.append(Control(f"pick/{hero.id}", box, hero.name, None, zone="heroes", radius=12, enabled=False, why_not=taken, rule="2.2" if taken else ""))
        return found

    def draw_picks(self, s: Sheet) -> None:
        table = self.table
        colours = table.picture.facts["colour"]
        for number, control in enumerate(self.pick_controls()):
            x, y, w, h = control.rect
            owner = colours.index(number) if number in colours else None
            look = table.focus.look(control)
            table.stamps.put(s, ("pick", number, owner, look.state), x, y, w, h,
                             lambda t, number=number, owner=owner, state=look.state: self.paint_pick(t, number, owner, state))
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
        who = "A person plays here." if player.is_person else f"Computer, {player.level}. Choose to hear why it did what it did."
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
                found.append((f"front/{home}", card, (LEFT + slots[content.counters[card].class_ or "F"] * 73, 141, 66, 70)))
        items = [card for card in front if content.kinds[card] in ("boat", "slayer")]
        found += [(f"front/{home}", card, (LEFT + i * 50, 232, 46, 49)) for i, card in enumerate(items[:3])]
        gold = [card for card in front if content.kinds[card] == "gold"]
        step = min(36.0, 92 / max(1, len(gold) - 1))
        found += [(f"front/{home}", card, (LEFT + 6 + i * step, 322, 42, 45)) for i, card in enumerate(gold)]
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
        return table.remember("cards", (table.home, self.own_key(), tuple(table.picture.zones["hoard"])), self.make_card_controls)

    def make_card_controls(self) -> list[Control]:
        table = self.table
        found = []
        spots = self.spots()
        for i, (zone, card, (x, y, w, h)) in enumerate(spots):
            after = next((box[0] for other, _, box in spots[i + 1:i + 2] if other == zone and box[1] == y), x + w)
            control = Control(f"card/{card}", (x, y, max(10.0, min(w, after - x)), h), table.content.name(card), zone=zone.partition("/")[0],
                              radius=20, tags={"card": card, "bubble": True})
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
        table.stamps.put(s, ("hoard", tuple(table.picture.zones["hoard"])), HOARD[0], HOARD[1], HOARD[2], HOARD[3] + 2, self.paint_hoard)
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
        self.table.stamps.put(s, ("lit", w, h), x - 3, y - 3, w + 6, h + 6, lambda t: t.svg(frame(0, 0, w + 6, h + 6, 12, "#7fe6f2", 4)))

    def choice_mark(self, s: Sheet, control: Control) -> None:
        x, y, w, h = control.rect
        hot = self.table.focus.look(control).state in ("hover", "pressed")
        self.table.stamps.put(s, ("row choice", w, h, hot), x - 12, y - 3, w + 16, h + 6, lambda t: t.svg(
            frame(9, 0, w + 6, h + 6, 13, GLOW, 4 if hot else 3) + f'<path d="M0 {h / 2 - 6}L13 {h / 2 + 3}L0 {h / 2 + 12}Z" fill="{GLOW}"/>'))
        s.mark("choice", x, y, w, h, str(control.tags["key"]))

    # -- header
    def head_key(self) -> tuple[object, ...]:
        table = self.table
        facts = table.picture.facts
        return (facts["colour"][table.home], facts["resting"][table.home], table.name(table.home), table.total(table.home), self.state(table.home))

    def state(self, seat: int) -> str:
        table = self.table
        decision = table.match.decision
        if table.picture.facts["resting"][seat]:
            return "rests a turn"
        if not table.past and not table.busy and decision is not None and decision.player == seat:
            return "to move" if table.sitting.players[seat].is_person else "thinking"
        return "on turn" if table.picture.facts["active"] == seat and table.picture.facts["phase"] != "setup" else ""

    def paint_head(self, t: Sheet) -> None:
        table = self.table
        seat, colour = table.home, table.picture.facts["colour"][table.home]
        crest = table.pieces.crest(colour) if colour >= 0 else CRESTS[table.sitting.players[seat].crest]
        t.svg(f'<path d="M3 16C3 8 8 3 16 3H{W - 16}C{W - 8} 3 {W - 3} 8 {W - 3} 16V78H3Z" fill="{crest.shade}"/>'
              f'<path d="M3 16C3 8 8 3 16 3H{W - 16}C{W - 8} 3 {W - 3} 8 {W - 3} 16V54L3 32Z" fill="{crest.base}"/><path d="M3 76H{W - 3}V79H3Z" fill="{GOLD}"/>')
        state = self.state(seat)
        if colour >= 0:
            hero = table.content.heroes[colour]
            t.blit(table.pieces.hero(colour, round(80 * t.u)), 8, 0)
            under = f"{hero.name}, {CLASSES[hero.class_]}"
        else:
            seat_medal(t, table.app.pictures, table.sitting.players[seat].crest, 48, 40, 32)
            under = "picks a hero"
        t.text(table.name(seat), "black", 28, crest.figure, 98, 24, "l", 152, maxh=20)
        t.text(under, "semi", 16, PAPER, 99, 46, "l", 152, maxh=12)
        t.text(state, "semi", 15, "#ffe9b8", 99, 64, "l", 152, maxh=11) if state else None
        t.svg(icon("crown", 276, 24, 26, "#ffe08a", crest.shade))
        t.text(str(table.total(seat)), "black", 26, "#ffe9b8", 276, 54, "c", 44, maxh=30)

    # -- the own party
    def own_key(self) -> tuple[object, ...]:
        table = self.table
        zones, home = table.picture.zones, table.home
        return (tuple(zones[f"front/{home}"]), tuple(zones[f"home/{home}"]), table.picture.facts["colour"][home])

    def paint_own(self, t: Sheet) -> None:
        table = self.table
        L, R, up = LEFT - X, RIGHT - X, 126
        content, home = table.content, table.home
        colour = table.picture.facts["colour"][home]
        dice = table.party(home)
        slayer = any(card is not None and content.kinds[card] == "slayer" for card in table.picture.zones[f"front/{home}"])
        t.text("PARTY", "label", 14, LABEL, L, 9, "l", 120, tracking=.1, maxh=15)
        t.text(f"throws {dice} {'die' if dice == 1 else 'dice'}" + (", +1 at the Dragon" if slayer else ""), "semi", 15, LABEL, R - 14, 9, "r", 200, maxh=16)
        spots = self.spots()
        held = {content.counters[card].class_ for zone, card, _ in spots if zone.startswith("front") and content.kinds[card] == "character"}
        for i, letter in enumerate(CLASSES):
            x, y = L + i * 73, 141 - up
            if colour >= 0 and content.heroes[colour].class_ == letter:
                t.blit(table.pieces.hero(colour, round(66 * t.u)), x, y)
            elif letter not in held:
                t.svg(f'<circle cx="{x + 33}" cy="{y + 33}" r="28" fill="{WELL}"/>' + ring(x + 33, y + 33, 28, 16, "#7a6396", 2))
                t.text(letter, "black", 28, "#8d76a8", x + 33, y + 34, "c", 40)
        t.text("ITEMS", "label", 14, LABEL, L, 219 - up, "l", 120, tracking=.1, maxh=15)
        t.text("MONSTERS", "label", 14, LABEL, L + 156, 219 - up, "l", 100, tracking=.1, maxh=15)
        beaten = sum(content.points[card] for zone, card, _ in spots if zone.startswith("home"))
        t.text(str(beaten), "black", 18, RISK, R, 219 - up, "r", 36, maxh=19)
        if not any(content.kinds[card] in ("boat", "slayer") for zone, card, _ in spots if zone.startswith("front")):
            for i, sign in enumerate(("gate", "sword")):
                t.svg(f'<circle cx="{L + 24 + i * 50}" cy="{256 - up}" r="20" fill="{WELL}"/>' + ring(L + 24 + i * 50, 256 - up, 20, 14, "#7a6396", 2)
                      + (icon("sword", L + 24 + i * 50, 256 - up, 24, "#7a6396", WELL) if sign == "sword" else icon("wave", L + 24, 256 - up, 24, "#7a6396", WELL)))
        if not beaten:
            t.text("none yet", "semi", 15, "#8d76a8", L + 158, 256 - up, "l", 130, maxh=18)
        self.purse(t, L, 292 - up, 150, "IN FRONT", table.gold(home), "at risk", "#5a2436", RISK, True)
        self.purse(t, L + 158, 292 - up, 140, "AT HOME", table.banked(home), "safe", "#1f4a40", SAFE, False)
        t.svg(f'<g transform="translate({L + 205} {350 - up}) scale(.34)">{CHEST}</g>')
        for _, card, (x, y, w, _) in spots:
            if y < 380:
                t.blit(table.pieces.counter(card, round(w * t.u)), x - X, y - up)

    def purse(self, t: Sheet, x: float, y: float, w: float, title: str, total: int, note: str, fill: str, ink: str, dashed: bool) -> None:
        t.svg(plate(x, y, w, 82, 11, fill) + (dashes(x + 1, y + 1, w - 2, 80, "#e0705f", 2, 7, 6, 11, .9) if dashed else ""))
        t.text(title, "label", 14, ink, x + 12, y + 16, "l", w - 58, tracking=.03, maxh=12)
        t.text(str(total), "black", 28, PAPER, x + w - 12, y + 20, "r", 44, maxh=30)
        t.text(note, "semi", 15, ink, x + w - 10, y + 70, "r", 42, maxh=16)

    # -- the others
    def draw_others(self, s: Sheet) -> None:
        table = self.table
        others = self.others()
        table.stamps.put(s, "others", X, 378, W, 16, lambda t: (
            t.text("OTHERS", "label", 14, LABEL, LEFT - X, 7, "l", 120, tracking=.1, maxh=15),
            t.text("in front", "semi", 14, RISK, RIGHT - X - 58, 7, "r", 62, maxh=15),
            t.text("home", "semi", 14, SAFE, RIGHT - X, 7, "r", 46, maxh=15)))
        for i, seat in enumerate(others):
            x, y, w, h = row(i, len(others))
            look = (seat, h, table.picture.facts["colour"][seat], table.name(seat), table.gold(seat), table.total(seat),
                    self.letters(seat), self.state(seat), table.held_items(seat))
            table.stamps.put(s, ("row", look), x, y, w, h, lambda t, seat=seat, h=h: self.paint_row(t, seat, h))

    def letters(self, seat: int) -> str:
        """Classes in a party."""
        table = self.table
        colour = table.picture.facts["colour"][seat]
        own = table.content.heroes[colour].class_ if colour >= 0 else ""
        return own + "".join(table.content.counters[card].class_ or "" for card in table.picture.zones[f"front/{seat}"] if card is not None)

    def paint_row(self, t: Sheet, seat: int, h: float) -> None:
        table = self.table
        colour, player = table.picture.facts["colour"][seat], table.sitting.players[seat]
        crest = table.pieces.crest(colour) if colour >= 0 else CRESTS[player.crest]
        state, middle, r = self.state(seat), h / 2, min(16.0, h / 2 - 1)
        t.svg(plate(0, 0, 306, h, 10, "#4b3672" if state in ("thinking", "to move") else WELL) + plate(0, 0, 6, h, 3, crest.base))
        if colour >= 0:
            t.svg(f'<circle cx="27" cy="{middle}" r="{r}" fill="{crest.base}"/>')
            d = 2 * r - 4
            t.blit(table.pieces.face(colour, round(d * t.u)), 27 - d / 2, middle - d / 2)
            t.svg(icon(crest.symbol, 41, h - 9, 14, crest.light, crest.shade))
        else:
            seat_medal(t, table.app.pictures, player.crest, 27, middle, r - 3)
        tall = h > 36 and bool(state)
        t.text(player.name, "title", 17, PAPER, 53, middle - (7 if tall else -.5), "l", 74, maxh=19)
        if tall:
            t.text(state, "semi", 14, "#ffe9b8", 53, middle + 11, "l", 74, maxh=15)
        letters = self.letters(seat)
        for j, letter in enumerate(CLASSES):
            on = letter in letters
            t.svg(f'<circle cx="{140 + j * 21}" cy="{middle}" r="9.5" fill="{"#3b78c4" if on else "#241334"}"/>')
            t.text(letter, "black", 14, PAPER if on else "#8670a0", 140 + j * 21, middle + .5, "c", 16, maxh=17)
        gold = table.gold(seat)
        if table.held_items(seat):
            t.svg("".join(icon(sign, 222 + 0 * i, middle - 8 + 16 * i if len(table.held_items(seat)) > 1 else middle, 14, "#a8e0c8", WELL)
                          for i, sign in enumerate(table.held_items(seat))))
        t.text(str(gold), "black", 19, RISK if gold else "#8670a0", 252, middle + .5, "r", 24, maxh=h - 6)
        t.text(str(table.total(seat)), "black", 19, SAFE, 298, middle + .5, "r", 30, maxh=h - 6)

    # -- the hoard
    def paint_hoard(self, t: Sheet) -> None:
        table = self.table
        t.svg(plate(0, 0, HOARD[2], HOARD[3], 11, "#4a1f2f"))
        t.blit(table.pieces.dragon(round(46 * t.u)), 4, 5)
        points = sum(table.content.points[card] for card in table.picture.zones["hoard"] if card is not None)
        t.text("HOARD", "label", 14, RISK, 58, 18, "l", 74, tracking=.1, maxh=16)
        t.text(f"worth {points}", "bold", 17, PAPER, 58, 38, "l", 74, maxh=20)
        for zone, card, (x, y, w, _) in self.spots():
            if zone == "hoard":
                t.blit(table.pieces.counter(card, round(w * t.u)), x - HOARD[0], y - HOARD[1])

    # ---- what can be pressed --------------------------------------------------------------------------------------
    def draw_buttons(self, s: Sheet) -> None:
        table = self.table
        buttons = self.buttons()
        for control, face in buttons:
            look = table.focus.look(control)
            if look.ring:
                focus_ring(s, control.rect, control.radius)
            hinted = table.hint is not None and control.tags.get("key") == table.hint.key
            s.mark("control", *control.rect, control.id)
            looks.button(s, face.box, face.text, look.state, face.ramp, 22 if face.box[3] > 40 else 18, face.sign, face.sub, lit=hinted)
        if not buttons:
            self.draw_told(s)

    def draw_told(self, s: Sheet) -> None:
        """While others think or things move: who, and the last lines of what is told."""
        table = self.table
        lines = table.recent()[-2:]
        for i, text in enumerate(lines):
            now = i == len(lines) - 1
            s.para(text, "semi" if now else "text", 16, PAPER if now else SOFT, LEFT, BUTTONS + 4 + i * 46, WIDE, 1.12, maxh=42)
