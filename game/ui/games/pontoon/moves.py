"""moves: how each event of Pontoon is seen: deal arcs, flips, abilities that flash, standees that slide, quests won."""

from __future__ import annotations

from abc import abstractmethod

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Said
from game.rules.pontoon.words import DECIDED_BY
from game.ui.games.pontoon.places import PILE_BACK, VISIBLE, Places
from game.ui.games.pontoon.ruler import Standing
from game.ui.table.cardtable import CardTable
from game.ui.table.sprites import Spot, Sprite
from game.ui.window.motion import (
    BURST,
    DEAL,
    FLIP,
    Burst,
    Call,
    Flip,
    Glide,
    Motion,
    Then,
    Together,
    Wait,
    in_out_sine,
    out_back,
)

SLIDE, FLASH, LOOK, VERDICT = 420, 700, 1100, 2600  # ms
BIG = 250.0  # width of a card that is looked at


class Moves(CardTable):
    """The motions; what they move belongs to the table."""

    sprites: dict[str, list[Sprite]]
    flying: list[Sprite]
    standings: list[Standing]
    spot_light: Sprite | None
    acting: int | None
    outcome: tuple[str, str] | None

    @property
    @abstractmethod
    def places(self) -> Places: ...

    @abstractmethod
    def new_sprite(self, zone: str, card: int | None) -> Sprite: ...

    @abstractmethod
    def stand(self, standing: Standing) -> None: ...

    def show(self, number: int, event: Event) -> Motion | None:
        match event:
            case Moved():
                return self.moved(event)
            case Revealed(zone=zone, at=at, card=card):
                super().show(number, event)
                return self.revealed(zone, at, card)
            case Looked():
                super().show(number, event)
                return self.looked(event)
            case Changed():
                super().show(number, event)
                return self.changed(event)
            case Said():
                return self.said(event)
        return super().show(number, event)

    def joins(self, event: Event, after: Event) -> bool:
        """Cards dealt or cleared away go together, and so does what is put straight between them."""
        if isinstance(after, Changed):
            return (
                after.field in ("turned", "base", "bonus", "stayed")
                and after.value in (False, 0)
                or after.field in ("base", "history")
            )
        return (
            isinstance(after, Moved)
            and sweep(after) != ""
            and (not isinstance(event, Moved) or sweep(event) == sweep(after))
        )

    # ---- cards that travel -------------------------------------------------------------------------------------
    def moved(self, event: Moved) -> Motion | None:
        sprite = self.lift(event)
        self.picture.apply(event)
        if event.dst.partition("/")[0] in VISIBLE:
            return self.arrive(event, sprite)
        return self.depart(event, sprite)

    def lift(self, event: Moved) -> Sprite:
        """The card's sprite taken from where it lies; a new one, face down, from a pile."""
        if event.src in self.sprites:
            return self.sprites[event.src].pop(event.was)
        spot = self.places.pile(event.src) if event.src in PILE_BACK or event.src == "warning" else self.places.quest()
        family = event.dst.partition("/")[0]
        sprite = self.new_sprite(event.dst if family in VISIBLE else "companions", event.card)
        sprite.x, sprite.y, sprite.w, sprite.angle = spot
        sprite.up = False
        return sprite

    def arrive(self, event: Moved, sprite: Sprite) -> Motion:
        zone = self.sprites[event.dst]
        zone.insert(event.at, sprite)
        sprite.card = event.card
        shows = event.card is not None
        parts: list[Motion] = [self.travel(sprite, event.dst, event.at)]
        steps: list[Motion] = [
            Call(self.sounder("card")),
            Together(*parts, *self.shift(event.src, sprite), *self.shift(event.dst, sprite)),
        ]
        if shows and not sprite.up:
            steps.append(Together(Call(self.sounder("flip")), Flip(sprite, lambda: setattr(sprite, "up", True), FLIP)))
        return Then(*steps, self.slide())

    def travel(self, sprite: Sprite, zone: str, at: int) -> Motion:
        spot = self.places.spot(zone, at, len(self.sprites[zone]), self.picture.facts["stayed"])
        sprite.grown = spot.w
        far = abs(spot.x - sprite.x) + abs(spot.y - sprite.y)
        return Glide(
            sprite, DEAL + min(200, far * 0.25), hop=min(46, far * 0.09), x=spot.x, y=spot.y, w=spot.w, angle=spot.angle
        )

    def shift(self, zone: str, moving: Sprite | None = None) -> list[Motion]:
        """The others in a zone make room or close up."""
        found: list[Motion] = []
        stayed = self.picture.facts["stayed"]
        for at, sprite in enumerate(self.sprites.get(zone, ())):
            spot = self.places.spot(zone, at, len(self.sprites[zone]), stayed)
            if sprite is not moving and (
                abs(spot.x - sprite.x) > 0.5 or spot.angle != sprite.angle or abs(spot.y - sprite.y) > 0.5
            ):
                found.append(Glide(sprite, DEAL, x=spot.x, y=spot.y, w=spot.w, angle=spot.angle))
        return found

    def depart(self, event: Moved, sprite: Sprite) -> Motion | None:
        family = event.dst.partition("/")[0]
        if event.src == event.dst:
            return Then(Call(self.sounder("card")), Wait(240))
        if family == "won":
            return self.quest_flies(sprite, int(event.dst.partition("/")[2]))
        self.flying.append(sprite)
        sprite.up, sprite.turned = sprite.up and event.src == "quest", False
        spot = self.places.pile(event.dst)
        sprite.grown = spot.w
        return Then(
            Call(self.sounder("card")), Together(self.leave_for(sprite, spot), *self.shift(event.src)), self.slide()
        )

    def leave_for(self, sprite: Sprite, spot: Spot) -> Motion:
        home = Glide(sprite, DEAL + 60, in_out_sine, hop=20, x=spot.x, y=spot.y, w=spot.w, angle=spot.angle)
        return Then(home, Call(lambda: self.landed(sprite)))

    def landed(self, sprite: Sprite) -> None:
        if sprite in self.flying:
            self.flying.remove(sprite)

    def quest_flies(self, sprite: Sprite, seat: int) -> Motion:
        """To the winner's portrait, where it bursts into stars."""
        self.flying.append(sprite)
        x, y = self.places.crest(seat)
        sprite.grown = sprite.w
        burst = Sprite(None, "quest", x, y, alpha=0)
        self.flying.append(burst)
        return Then(
            Call(self.sounder("whoosh")),
            Glide(sprite, 520, in_out_sine, hop=60, x=x, y=y, w=70, angle=-8),
            Call(lambda: self.landed(sprite)),
            Call(self.sounder("coin")),
            Burst(burst, ms=BURST),
            Call(lambda: self.landed(burst)),
        )

    # ---- cards that turn ---------------------------------------------------------------------------------------
    def revealed(self, zone: str, at: int, card: int | None) -> Motion:
        sprite = self.sprites[zone][at]
        if sprite.card is not None and sprite.up and self.viewer is not None and zone == f"equipment/{self.viewer}":
            return Then(
                Call(self.sounder("drum")), Glide(sprite, 160, lift=0.08), Glide(sprite, 160, lift=0), self.slide()
            )

        def swap() -> None:
            sprite.card, sprite.up = card, True

        return Then(
            Call(self.sounder("drum")),
            Wait(260),
            Call(self.sounder("flip")),
            Flip(sprite, swap, FLIP),
            self.slide(),
            Wait(240),
        )

    def looked(self, event: Looked) -> Motion | None:
        """Shown large to whoever looked; the others see which card it was."""
        spot = (
            self.places.pile(event.zone)
            if event.zone in PILE_BACK
            else self.places.spot(event.zone, event.at, 1, self.picture.facts["stayed"])
        )
        back = "equipment" if event.zone.startswith("equipment") else "guild"
        large = Sprite(event.card, back, spot.x, spot.y, spot.w, grown=BIG, up=False)
        if event.card is None or self.viewer != event.player:
            large.grown = spot.w
            self.flying.append(large)
            return Then(
                Glide(large, 180, y=spot.y - 14),
                Wait(320),
                Glide(large, 180, y=spot.y),
                Call(lambda: self.landed(large)),
            )
        self.spot_light = large
        return Then(
            Glide(large, 300, x=640, y=330, w=BIG),
            Call(self.sounder("flip")),
            Flip(large, lambda: setattr(large, "up", True), FLIP),
            Wait(LOOK),
            Call(self.put_down),
        )

    def put_down(self) -> None:
        self.spot_light = None

    # ---- what changes --------------------------------------------------------------------------------------------
    def changed(self, event: Changed) -> Motion | None:
        if event.field == "stayed" and event.value:
            steps = self.shift(f"equipment/{event.index}") + self.shift(f"companions/{event.index}")
            return Then(Call(self.sounder("card")), Together(*steps)) if steps else None
        if event.field == "turned" and event.value:
            return self.turn_over(int(event.index))
        if event.field in ("base", "bonus"):
            return self.slide()
        if event.field == "phase" and event.value == "turn_move":
            self.outcome = None  # the verdict of the round before has been read
        if event.field == "phase" and event.value == "battle":
            return self.announce("Battle", "Equipment is turned one hero after the other")
        return None

    def turn_over(self, card: int) -> Motion | None:
        """Half a turn: the sub power comes up."""
        sprite = self.sprite_of(card)
        if sprite is None:
            return None

        def swap() -> None:
            sprite.turned = True

        return Then(Call(self.sounder("flip")), Flip(sprite, swap, FLIP), self.slide())

    def sprite_of(self, card: int) -> Sprite | None:
        return next((sprite for sprites in self.sprites.values() for sprite in sprites if sprite.card == card), None)

    def slide(self) -> Motion:
        """The standees go where the picture has them, when this comes to run."""
        parts: list[Motion] = []
        for standing in self.standings:
            before = standing.sum, standing.sure
            self.stand(standing)
            if (standing.sum, standing.sure) != before:
                parts.append(Glide(standing, SLIDE, out_back, value=standing.sum))
        return Together(*parts) if parts else Wait(0)

    # ---- what is told ----------------------------------------------------------------------------------------------
    def said(self, event: Said) -> Motion | None:
        about = event.about
        if event.what == "ability":
            return self.flash(int(about[0]))
        if event.what == "powers":
            self.outcome = None
            self.verdict = tuple(about[0]), tuple(about[1])
        if event.what in ("won", "failed"):
            return self.judged(event)
        return None

    def flash(self, card: int) -> Motion:
        """The card that acts lights up and is named."""
        sprite = self.sprite_of(card)
        if sprite is None:
            return Wait(0)

        def end() -> None:
            self.acting = None
            sprite.glow = 0

        return Then(
            Call(lambda: setattr(self, "acting", card)),
            Call(self.sounder("magic")),
            Glide(sprite, 160, glow=1),
            Wait(FLASH),
            Call(end),
        )

    def judged(self, event: Said) -> Motion:
        """Who wins, and why, long enough to be read."""
        powers, able = self.verdict
        quest = self.match.content.name(event.about[0])
        if event.player is None:
            self.outcome = "Nobody wins", f"Nobody meets the condition of {quest}."
        else:
            name = self.sitting.names[event.player]
            why = DECIDED_BY[event.about[1]] if len(able) > 1 else ", the only party that meets it"
            self.outcome = f"{name} wins", f"{name} wins {quest} at {powers[event.player]}{why}."
        sound = "lose" if event.player is None else "win"
        crest = "" if event.player is None else self.sitting.players[event.player].crest
        return Then(Call(self.sounder(sound)), self.announce(*self.outcome, crest, VERDICT))

    verdict: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


def sweep(event: Moved) -> str:
    """Which sweep over the table a move belongs to: dealing weapons out, or clearing all away; "" for neither."""
    if event.src == "armoury":
        return "deal"
    if event.dst == "armoury" or event.dst == "guild" and event.at != 0 and event.src.startswith("companions"):
        return "clear"
    return ""
