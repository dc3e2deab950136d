"""board: what shows on Pontoon's table besides the cards: piles, blocks, marks on what may be chosen, bursts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.draw.paint import PAPER, Sheet, dashes, icon
from game.ui.draw.shapes import GLOW, Box, focus_ring, frame, plate
from game.ui.games.pontoon.places import OWN_LEFT, OWN_RIGHT, OWN_STEP, OWN_TOP, OWN_W
from game.ui.games.pontoon.seats import SeatLook
from game.ui.table.marks import CYAN, Marks
from game.ui.table.sprites import Sprite

if TYPE_CHECKING:
    from game.ui.games.pontoon.table import PontoonTable

COMPANIONS, STARS = 4, 5  # a full party, stars that win
NAMES = {"guild": "Guild", "armoury": "Equipment", "quests": "Quests"}


class Board(Marks):
    """Draws with the table's own stamps and images."""

    table: PontoonTable

    def __init__(self, table: PontoonTable) -> None:
        super().__init__(table)
        self.table = table

    # ---- blocks -----------------------------------------------------------------------------------------------
    def look(self, seat: int) -> SeatLook:
        """What the block of a seat shows now."""
        table = self.table
        player, parties = table.sitting.players[seat], table.parties
        known = parties.sure(seat)
        power = str(parties.power(seat) if known else parties.crew(seat)) + ("" if known else "+")
        if not table.picture.zones[f"equipment/{seat}"]:
            power = ""
        pieces = table.lit_pieces()
        return SeatLook(
            player.name,
            player.crest,
            parties.stars(seat),
            power,
            self.state(seat),
            len(parties.companions(seat)),
            tuple(self.lines(seat)) if seat == table.home else (),
            lit=f"seat/{seat}" in pieces,
        )

    def state(self, seat: int) -> str:
        table = self.table
        decision = table.match.decision
        if not table.past and not table.busy and decision is not None and decision.player == seat:
            return "to move" if table.sitting.players[seat].is_person else "thinking"
        return "stayed" if table.picture.facts["stayed"][seat] else ""

    def lines(self, seat: int) -> list[str]:
        """Three lines about the own party."""
        table = self.table
        parties = table.parties
        quest, stars = table.quest(), parties.stars(seat)
        short = max(0, STARS - stars)
        goal = f"{short} star{'s' * (short != 1)} to go" if short else "Five stars"
        if quest is not None and 0 < short <= quest.stars:
            goal += ": this quest wins"
        elif quest is not None and quest.warning:
            goal += ": last quest"
        return [f"{len(parties.companions(seat))} of {COMPANIONS} companions", goal, self.still_in(seat)]

    def still_in(self, seat: int) -> str:
        stayed = self.table.picture.facts["stayed"]
        names = [name for other, name in enumerate(self.table.sitting.names) if other != seat and not stayed[other]]
        others = " and ".join(filter(None, (", ".join(names[:-1]), names[-1] if names else "")))
        if stayed[seat]:
            return f"You stay; still in play: {others}" if names else "All have stayed"
        return f"{others} {'has' if len(names) == 1 else 'have'} not stayed yet" if names else "All others have stayed"

    def about(self, seat: int) -> str:
        """Quests won, for the bubble of a portrait."""
        table = self.table
        won = [table.content.name(card) for card in table.picture.zones[f"won/{seat}"] if card is not None]
        player = table.sitting.players[seat]
        who = (
            "A person plays here."
            if player.is_person
            else f"Computer, {player.level}. Choose to hear why it did what it did."
        )
        return f"{who} Quests won: {', '.join(won) or 'none yet'}."

    # ---- piles ------------------------------------------------------------------------------------------------
    def pile(self, s: Sheet, zone: str, back: str, count: int, box: Box) -> None:
        x, y, w, h = box
        table = self.table
        image = table.images.flat(back, round(w * s.u))
        thick = min(5, count)
        if count:
            s.surf.blit(table.images.shadow(*image.get_size(), 0), s.px(x + 4, y + 8))
            for i in range(thick):
                s.blit(image, x - (thick - 1 - i) * -0.4, y + (thick - 1 - i) * 1.5)
        else:
            s.svg(dashes(x, y, w, h, "#bfe6cf", 2, 10, 8, 10, 0.5), x - 2, y - 2, w + 4, h + 4)

        self.count(s, count, box)
        s.text(NAMES[zone], "label", 15, "#dff0dc", x + w / 2, y + h + 16, "c", 94, maxh=18)

    def count(self, s: Sheet, count: int, box: Box) -> None:
        """How many cards lie there, at the lower right corner."""
        x, y, w, h = box

        def paint(t: Sheet) -> None:
            t.svg(
                f'<circle cx="18" cy="19" r="15" fill="#0c0618" opacity=".5"/>'
                f'<circle cx="17" cy="16" r="15" fill="{PAPER}"/>'
            )
            t.text(str(count), "black", 18, "#4d1128", 17, 16, "c", 24, maxh=20)

        self.table.stamps.put(s, ("count", count), x + w - 23, y + h - 26, 36, 36, paint)

    # ---- own cards --------------------------------------------------------------------------------------------
    def underlay(self, s: Sheet, sprite: Sprite) -> None:
        """The card as the others see it: face down, under the face that only its owner sees."""
        back = self.table.images.of("equipment", round(OWN_W * s.u), False, (round(sprite.angle) - 7) % 360)
        x, y = s.px(sprite.x - 14, sprite.y + 6)
        s.surf.blit(back, (x - back.get_width() // 2, y - back.get_height() // 2))

    def eye(self, s: Sheet, sprite: Sprite) -> None:
        """ "Only you see" on the own hidden card."""
        x, y, w, h = sprite.box()
        left, top = x + w / 2 - 63, y + h - 26

        def paint(t: Sheet) -> None:
            t.svg(
                '<rect width="126" height="26" rx="13" fill="#0c0618" opacity=".88"/>'
                + icon("eye", 18, 13, 18, "#ffe08a", "#0c0618")
            )
            t.text("only you see", "semi", 15, "#ffe9b8", 32, 13, "l", 88, maxh=20)

        self.table.stamps.put(s, "only you see", left, top, 126, 26, paint)

    def next_place(self, s: Sheet) -> None:
        """Where the next companion will lie."""
        count = len(self.table.sprites.get(f"companions/{self.table.home}", ()))
        x = OWN_LEFT + count * OWN_STEP
        w = min(138.0, OWN_RIGHT + 4 - x)
        if w < 60 or self.table.picture.facts["stayed"][self.table.home] or not self.table.panel.is_turn():
            return

        def paint(t: Sheet) -> None:
            t.svg(
                dashes(4, 4, w - 8, 198, "#bfe6cf", 2, 10, 8, 12, 0.55)
                + icon("plus", w / 2, 90, 34, "#bfe6cf", "#bfe6cf")
            )
            t.text("next", "semi", 16, "#cfeada", w / 2, 126, "c", w - 12, maxh=20)

        self.table.stamps.put(s, ("next", w), x + 2, OWN_TOP, w, 206, paint)

    # ---- marks over the cards -----------------------------------------------------------------------------------
    def over_cards(self, s: Sheet) -> None:
        table = self.table
        if table.secret_own():
            self.eye(s, table.sprites[f"equipment/{table.home}"][0])
        self.next_place(s)
        pieces = table.lit_pieces()
        for zone, sprites in table.sprites.items():
            for sprite in sprites:
                if sprite.card in pieces or zone in pieces and not zone.startswith("companions"):
                    self.edge(s, sprite.box(), CYAN, 4)
                if sprite.glow:
                    self.edge(s, sprite.box(), "#fff3c4", 3 + 4 * sprite.glow)
                if table.acting is not None and sprite.card == table.acting:
                    self.name_tag(s, sprite.x, sprite.box()[1] - 38, table.content.name(table.acting))
        plain = table.focus.device == "mouse" and (table.offered is None or table.past)
        for control in [] if plain else [*table.pointing.cards(), *table.pointing.piles()]:
            if control.tags.get("key"):
                self.choice(s, control)
                if (pile := control.id.removeprefix("pile/")) != control.id:  # its count again, over the moving edge
                    kept, s.marks = s.marks, None
                    self.count(s, len(table.picture.zones[pile]), control.rect)
                    s.marks = kept
            elif table.focus.look(control).ring:
                focus_ring(s, control.rect, control.radius)
        for sprite in table.flying:
            self.coins(s, sprite)

    def coins(self, s: Sheet, sprite: Sprite) -> None:
        """Stars that burst out of a won quest."""
        for i, (dx, dy, alpha) in enumerate(sprite.coins):
            size = 22 + 6 * (i % 3)

            def paint(t: Sheet, size: float = size) -> None:
                t.svg(
                    icon("star", size / 2 + 1, size / 2 + 2, size, "#0c0618")
                    + icon("star", size / 2, size / 2, size, "#f5c242")
                )

            if alpha > 0.1:
                self.table.stamps.put(
                    s, ("coin", size), sprite.x + dx - size / 2, sprite.y + dy - size / 2, size + 4, size + 4, paint
                )

    def spotlight(self, s: Sheet, sprite: Sprite) -> None:
        """A card that only the viewer looks at, large in the middle."""
        x, y, w, h = sprite.box()

        def paint(t: Sheet) -> None:
            t.svg(
                plate(2, 2, w + 40, h + 60, 20, "#1b1029", 0.9)
                + frame(2, 2, w + 40, h + 60, 20, GLOW, 2)
                + icon("eye", 46, h + 40, 24, GLOW, "#1b1029")
            )
            t.text("only you see this", "semi", 18, "#ffe9b8", 68, h + 40, "l", w - 50, maxh=24)

        if sprite.w == sprite.grown:
            self.table.stamps.put(s, ("spotlight", w), x - 22, y - 18, w + 44, h + 64, paint)
        self.table.images.draw(s, sprite, 8)
