"""pointing: what can be pointed at on the table of Dragon Attack!, chosen, zoomed, and lit by the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.events import Changed, Event, Moved, Revealed, Said
from game.rules.dragon.battle import Retreating
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.state import DOWN
from game.ui.draw.paint import Sheet
from game.ui.games.dragon.desk import Desk
from game.ui.games.dragon.hexes import MapDrag
from game.ui.games.dragon.moves import Moves
from game.ui.games.dragon.panel import Panel
from game.ui.games.dragon.pieces import Pieces
from game.ui.games.dragon.prompts import Prompts
from game.ui.games.dragon.track import Track
from game.ui.table.hexcontrol import HexControl
from game.ui.table.sight import seen
from game.ui.window.focus import Control


class Pointing(Moves):
    """Controls of the map; those of the panel and the desk come from there."""

    panel: Panel
    desk: Desk
    track: Track
    prompts: Prompts
    pieces: Pieces
    drag: MapDrag
    pointer: tuple[float, float]

    # ---- what can be pointed at -------------------------------------------------------------------------------
    def board_controls(self) -> Sequence[Control]:
        if self.tray.battle is not None:
            return []
        if self.desk.open():
            return [*self.panel.seat_controls(), *self.desk.controls()]
        lit = [control for control in self.hex_controls() if control.tags.get("key")]
        rest = [control for control in self.hex_controls() if not control.tags.get("key")]
        return [*self.track.controls(), *rest, *lit, *self.board.controls(), *self.panel.controls()]

    def hex_controls(self) -> list[Control]:
        """Every space; those that can be chosen, and those with something on them, can have the focus."""
        spaces = range(self.kingdom.first, self.kingdom.first + len(self.kingdom.spaces))
        if self.motion is not None and "hexes" in self._kept:  # what moves now lies still before it can be chosen
            key: object = self._kept["hexes"][0]
        else:
            key = self.question(), self.shown
        lying = self.lying()
        every = self.remember("hexes", key, lambda: [self.hex_control(space, lying.get(space, [])) for space in spaces])
        return (
            every
            if self.camera.zoom == 1 or self.motion is not None
            else [control for control in every if control.rect[2] > 8 and control.rect[3] > 8]
        )

    def hex_control(self, space: int, lying: list[tuple[int | None, int]]) -> Control:
        """A space with the counters that lie on it."""
        hexagon = self.content.spaces[space]
        target = f"hex/{hexagon.key}"
        option = self.option_at(target)
        control = HexControl(
            target,
            (0, 0, 0, 0),
            hexagon.name[0].upper() + hexagon.name[1:],
            lambda: self.choose_space(space),
            zone="choices" if option else "map",
            inside=lambda x, y: self.camera.covers(space, x, y),
            drag=self.drag,
            scroll=self.wheel,
            reached=lambda: self.come_near(space),
        )
        control.words, control.box = lambda: self.hex_words(space), lambda: self.camera.hexagon(space)
        if option is not None:
            control.tags["key"] = option.key
        shown = next(
            (
                card
                for card, lie in lying
                if card is not None and (lie != DOWN or self.picture.facts["show_seen"] == "on")
            ),
            None,
        )
        if shown is not None:
            control.tags["card"] = shown
            control.zoom = self.zoomer(control)
        return control

    def hex_words(self, space: int) -> str:
        """What is there, and why it cannot be chosen; of a space to go to the prompt tells, where it hides no way."""
        if space in self.lights() and isinstance(self.about, Walking | Stepping | Sailing):
            return ""
        about = self.prompts.about(space)
        if self.offered is None or self.past or not self.lights():
            return about
        refused = self.refusal(f"hex/{self.content.spaces[space].key}")
        return f"{about} {refused.why}" if refused else about

    def wheel(self, amount: float) -> bool:
        return self.camera.closer(1 if amount > 0 else -1, *self.pointer, self.app.sheet(self.app.window.surface).u)

    def come_near(self, space: int) -> None:
        if self.camera.zoom > 1:
            self.camera.show(space)

    def shower(self, space: int) -> Callable[[], None]:
        """Lights a space for a moment, and brings it into view."""

        def show() -> None:
            self.come_near(space)
            self.app.dirty = True

        return show

    def pointed_spaces(self) -> tuple[int, ...]:
        """Spaces that a line of the log or a place of the track speaks of."""
        spaces = {
            int(piece[6:]) for piece in self.lit_pieces() if isinstance(piece, str) and piece.startswith("space/")
        }
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        if at and at.startswith("track/") and at[6:].isdigit():
            spaces.add(self.kingdom.path[int(at[6:]) - 1])
        if isinstance(self.about, Retreating | Searching | Finding):
            spaces.add(self.own_space())
        return tuple(sorted(spaces))

    def lit_pieces(self) -> set[int | str]:
        """Counters, "seat/n" and "space/n" that the log line pointed at speaks of."""
        number = self.log.pointed(self.focus)
        event = (
            seen(self.match, number, self.viewer) if number is not None and number < len(self.match.events) else None
        )
        return pieces_of(event) if event is not None else set()

    # ---- zoom -------------------------------------------------------------------------------------------------
    def words_of(self, card: int) -> tuple[str, list[tuple[str, str]]]:
        return self.content.name(card), self.pieces.words(card)

    def card_notes(self, card: int) -> list[tuple[str, str]]:
        if self.offered is None or self.past or self.option_at(card) is not None or not self.desk.open():
            return []
        refused = self.refusal(card)
        return [("Not now", refused.why)] if refused else []

    def enlarged(self, s: Sheet, card: int, upright: float, sideways: float) -> pygame.Surface:
        return self.pieces.counter(card, round(280 * s.u))

    def choose_space(self, space: int) -> None:
        """Choose a space, or say why not."""
        key = f"hex/{self.content.spaces[space].key}"
        option = self.option_at(key)
        if option is not None:
            self.answer(option.key)
            return
        refused = None if self.past else self.refusal(key)
        self.app.sounds.play("wrong")
        if refused:
            self.app.refuse(Control(key, (0, 0, 0, 0), why_not=refused.why, rule=refused.rule))


def pieces_of(event: Event) -> set[int | str]:
    """Counters, seats and spaces that an event speaks of."""
    found: set[int | str] = set()
    match event:
        case Moved():
            found = {event.card} if event.card is not None else set()
            found |= {f"seat/{zone.partition('/')[2]}" for zone in (event.src, event.dst) if "/" in zone}
        case Revealed() if event.card is not None:
            found = {event.card}
        case Said(what="walks"):
            found = {f"space/{space}" for space in event.about[0]}
        case Said(what="sails" | "dragon" | "moved"):
            found = {f"space/{event.about[0]}"}
        case Said(what="known"):
            found = set(event.about[0])
        case Said(what="finds" | "stays" | "attacks" | "beats" | "loses"):
            found = {event.about[0]}
        case Said(what="duel" | "defeats" | "agrees"):
            found = {f"seat/{event.about[0]}"}
        case Said(what="offers"):
            found = {f"seat/{event.about[0]}", *event.about[1], *event.about[2]}
        case Changed(field="colour"):
            found = {f"seat/{event.index}"}
    player = getattr(event, "player", None)
    return found if player is None else found | {f"seat/{player}"}
