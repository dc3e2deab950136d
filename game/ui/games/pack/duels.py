"""duels: what is told of a game as it is seen: turns that begin, boosts, clashes, direct hits, and the end."""

from __future__ import annotations

from game.engine.events import Said
from game.rules.pack.words import DEFEATS
from game.ui.games.pack.moves import Card, Clash, Floating, Moves
from game.ui.games.pack.places import ACTIVE_W, MIDDLE, lane_x
from game.ui.window.motion import FLOAT_UP, Call, Fade, Glide, Motion, Shake, Then, Together, Wait, in_out_sine

RUSH, SHOWN, BACK, FLASH = 190, 560, 200, 360  # ms


class Duels(Moves):
    """Motions of what is said rather than moved."""

    def said(self, event: Said) -> Motion | None:
        about = event.about
        match event.what:
            case "turn":
                return self.turn_begins(event)
            case "boost":

                def end() -> None:
                    self.acting = None

                return Then(
                    Call(self.sounder("magic")), Call(lambda: setattr(self, "acting", about[0])), Wait(FLASH), Call(end)
                )
            case "blocked":
                return self.announce("Blocked", f"{self.content.name(about[0])} waits for a free spot", hold=500)
            case "hit":
                return self.strikes(event)
            case "duel":
                return self.fights(event)
            case "defeat":
                name = self.sitting.names[event.player or 0]
                return self.announce(
                    f"{self.sitting.names[1 - (event.player or 0)]} wins",
                    f"{name} {DEFEATS[about[0]]}",
                    self.sitting.players[1 - (event.player or 0)].crest,
                    hold=1100,
                )
        return None

    def turn_begins(self, event: Said) -> Motion:
        """Whose turn it is, in passing."""
        self.fought.clear()
        seat = event.player or 0
        player = self.sitting.players[seat]
        mine = seat == self.viewer and len(self.sitting.people) == 1
        return self.announce(
            "Your turn" if mine else f"{player.name}'s turn", f"Turn {event.about[0]}", player.crest, hold=260
        )

    def fighter(self, card: int) -> Card | None:
        return next((one for cards in self.sprites.values() for one in cards if one.card == card), None)

    def fights(self, event: Said) -> Motion:
        """Both monsters rush at the line, clash, and who lost lies faded until it is taken away."""
        column, one, other, mine, theirs, lost = event.about
        names = self.content.name
        if len(lost) == 2:
            title, text = "Both go", f"{names(one)} and {names(other)}"
        else:
            first = lost[0] == other
            winner, loser = (one, other) if first else (other, one)
            high, low = (mine, theirs) if first else (theirs, mine)
            title = f"{names(winner)} wins"
            power = self.content.powers
            plus = [
                f"{power[card]} + {count - power[card]}" if count > power[card] else str(count)
                for card, count in ((winner, high), (loser, low))
            ]
            text = f"{plus[0]} beats {plus[1]}"
        clash = Clash(column, title, text, (one, other))
        self.fought.add(column)
        rush, back = list[Motion](), list[Motion]()
        hurt = list[Motion]()
        for card, owner in ((one, self.content.backs[one]), (other, self.content.backs[other])):
            if (sprite := self.fighter(card)) is None or sprite.goal is None:
                continue
            near = owner == self.home
            sprite.grown = ACTIVE_W
            rush.append(Glide(sprite, RUSH, in_out_sine, y=MIDDLE + (54 if near else -54), angle=8 if near else -11))
            hurt.append(Shake(sprite))
            gone = card in lost
            back.append(
                Together(
                    Glide(sprite, BACK, x=sprite.goal.x, y=sprite.goal.y, angle=9 if gone else 0),
                    Fade(sprite, 0.4 if gone else 1, BACK),
                )
            )

        def end() -> None:
            self.clash = None

        return Then(
            Call(lambda: setattr(self, "clash", clash)),
            Call(self.sounder("whoosh")),
            Together(*rush),
            Call(self.sounder("hit")),
            Together(Fade(clash, 1, 80), *hurt, Wait(SHOWN)),
            Together(Fade(clash, 0, BACK), *back),
            Call(end),
        )

    def strikes(self, event: Said) -> Motion:
        """A monster with nobody in its way: its stars fly at the dial."""
        column, card, damage = event.about
        seat = 1 - (event.player or 0)
        x, y, r = self.places.dial(seat == self.home)
        clash = Clash(column, f"{self.content.name(card)} hits", f"{damage} for {self.sitting.names[seat]}")
        self.fought.add(column)
        word = Floating(f"\u2212{damage}", x + r * 0.8, y + r * 0.5)
        sprite = self.fighter(card)
        lunge: list[Motion] = []
        if sprite is not None and sprite.goal is not None:
            near = self.content.backs[card] == self.home
            lunge = [
                Then(
                    Glide(sprite, RUSH, in_out_sine, y=sprite.goal.y + (-30 if near else 30)),
                    Glide(sprite, BACK, y=sprite.goal.y),
                )
            ]
        stars = [Floating("star", lane_x(column), MIDDLE) for _ in range(damage)]
        flights = [
            Then(
                Call(lambda star=star: setattr(star, "alpha", 1.0)),  # type: ignore[misc]
                Glide(star, 420, in_out_sine, hop=60, x=x, y=y),
                Fade(star, 0, 60),
            )
            for star in stars
        ]

        def begin() -> None:
            self.clash = clash
            self.stars += stars
            self.floats.append(word)

        def end() -> None:
            self.clash = None
            self.stars = [star for star in self.stars if star not in stars]
            self.floats = [one for one in self.floats if one is not word]

        return Then(
            Call(begin),
            Call(self.sounder("whoosh")),
            Together(Fade(clash, 1, 100), *lunge, Together(*flights, apart=90)),
            Call(self.sounder("hit")),
            Together(Fade(word, 1, 100), Glide(word, FLOAT_UP * 0.6, y=word.y - 22)),
            Together(Fade(word, 0, 120), Fade(clash, 0, 120)),
            Call(end),
        )
