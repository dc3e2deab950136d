"""tray: a battle as it is fought: both sides, their dice, what each throw means, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.events import Said
from game.engine.words import counted
from game.rules.dragon.counters import STRENGTHS
from game.ui.games.dragon.pieces import dragon_picture, dragon_ratio
from game.ui.games.dragon.traypicture import MONSTER_W, After, Battle, Side, TrayPicture, monster, wooden
from game.ui.table.dice import POSES, Die
from game.ui.window.motion import Call, Motion, Then, Together, Tumble, Wait

if TYPE_CHECKING:
    from game.ui.games.dragon.table import DragonTable

OPEN, MEET, TIE, WON, ENDED = 350, 500, 1100, 1700, 2800  # ms


class Tray(TrayPicture):
    """Opened and closed by the events of a battle; nothing in it can be chosen."""

    def __init__(self, table: DragonTable) -> None:
        self.table = table
        self.battle: Battle | None = None
        self.kept: tuple[object, pygame.Surface] | None = None

    def close(self) -> None:
        self.battle = self.kept = None

    def forget(self) -> None:
        self.kept = None

    # ---- events -----------------------------------------------------------------------------------------------
    def show(self, event: Said) -> Motion | None:
        """What an event of a battle does in the tray."""
        seat, about, battle = event.player or 0, event.about, self.battle
        match event.what:
            case "attacks":
                return self.opened(
                    Battle("monster", Side(seat), card=about[0], strength=self.table.content.points[about[0]])
                )
            case "duel":
                return self.opened(Battle("hero", Side(seat), Side(about[0])))
            case "challenges":
                if battle is not None and battle.kind == "dragon" and battle.left.seat == seat:
                    return Call(lambda: self.next_strength(about[0]))
                return self.opened(Battle("dragon", Side(seat), strength=about[0]))
            case "threw":
                return self.threw(seat, tuple(about[0]), int(about[1]))
            case "level":
                return Then(Call(self.tied), Wait(TIE))
        return self.ended(event)

    def opened(self, battle: Battle) -> Motion:
        def begin() -> None:
            self.battle = battle

        self.prefetch(battle)
        return Then(Call(self.table.sounder("drum")), Wait(OPEN), Call(begin), Wait(MEET))

    def prefetch(self, battle: Battle) -> None:
        """Have the large figure drawn while the drum is heard."""
        table = self.table
        u = table.app.sheet(table.app.window.surface).u
        table.app.pictures.prefetch(*wooden(battle.kind, u))
        if battle.kind == "monster":
            art, w = table.content.counters[battle.card].art, round(MONSTER_W * u)
            table.app.pictures.prefetch(f"monster {sorted(art.items())}", (w, w), lambda: monster(art, w))
        elif battle.kind == "dragon":
            w = round(340 * u)
            table.app.pictures.prefetch("dragon", (w, round(w * dragon_ratio())), lambda: dragon_picture().render(w))

    def next_strength(self, strength: int) -> None:
        """The Dragon turns on with its next counter."""
        if self.battle:
            self.battle.strength, self.battle.before, self.battle.title = strength, [], ""
            self.battle.left.dice = []

    def tied(self) -> None:
        """The throw is put aside with what it meant."""
        battle = self.battle
        if battle:
            side = battle.left
            battle.before = [
                *battle.before[-1:],
                (tuple(die.value for die in side.dice), f"{side.best} meets {side.best}"),
            ]
            battle.title, battle.text = f"{side.best} meets {side.best}", "A tie: all dice are thrown again."
            battle.tied = True

    def threw(self, seat: int, values: tuple[int, ...], best: int) -> Motion:
        battle = self.battle
        if battle is None:
            return Wait(0)
        side = battle.right if battle.right and battle.right.seat == seat else battle.left
        slayer = battle.kind == "dragon" and len(values) > self.table.party(seat)
        dice = [
            Die(value, "honey" if slayer and i == len(values) - 1 else "ivory", 0, turn=(8, 26, 52, 18, 40)[i % 5])
            for i, value in enumerate(values)
        ]

        def begin() -> None:
            side.dice, side.best = dice, 0
            battle.title = "" if side is battle.left else battle.title
            battle.tied = battle.tied and side is not battle.left
            if side is battle.left and battle.right:
                battle.right.dice = []

        def rest() -> None:
            side.best = best

        return Then(
            Call(begin),
            Call(self.table.sounder("dice")),
            Together(*(Tumble(die, POSES) for die in dice), apart=60),
            Call(rest),
            Wait(420),
        )

    def ended(self, event: Said) -> Motion:
        """The verdict in words, long enough to be read. The Dragon's wounds are a verdict on the way."""
        table, battle = self.table, self.battle
        if battle is None:
            return Wait(0)
        title, text = self.verdict(event)
        after = self.what_follows(event)

        def tell() -> None:
            battle.title, battle.text, battle.after = title, text, after

        lost = event.what in ("loses", "burns")
        steps: list[Motion] = [
            Call(tell),
            Call(table.sounder("lose" if lost else "win" if event.what != "wounds" else "hit")),
        ]
        if event.what == "wounds":
            last = battle.strength == STRENGTHS[-1]
            return Then(*steps, Wait(WON), *([Call(self.close)] if last else []))
        return Then(*steps, Wait(ENDED), Call(self.close))

    def verdict(self, event: Said) -> tuple[str, str]:
        table, about = self.table, event.about
        name = table.name(event.player or 0)
        if event.what == "beats":
            card, best = about
            points = table.content.points[card]
            return (
                f"{best} beats {points}",
                f"{name} wins. {table.content.name(card)} goes to the home of {name} at once and counts {points}.",
            )
        carried = bool(table.picture.zones[f"front/{event.player or 0}"])
        if event.what == "loses":
            card, best = about
            points = table.content.points[card]
            spoils = f"All in front of {name} now lies under {table.content.name(card)}, and " if carried else ""
            return f"{best} against {points}: short by {points - best}", f"{spoils}{name} rests a turn."
        if event.what == "defeats":
            loser, high, low = about
            return f"{high} beats {low}", f"{name} wins, and {table.name(loser)} rests a turn."
        strength, best = about
        if event.what == "wounds":
            rest = [n for n in STRENGTHS if n < strength]
            return (
                f"{best} beats {strength}",
                f"The {strength} is gone for good. "
                + (f"At once on against {rest[0]}." if rest else "The Dragon is slain!"),
            )
        spoils = f"The Dragon takes all in front of {name}" if carried else f"{name} has lost"
        return (
            f"{best} against {strength}: short by {strength - best}",
            f"{spoils}." if self.at_palace() else f"{spoils}, and {name} rests a turn.",
        )

    def at_palace(self) -> bool:
        """Whether the Dragon has come to the palace: who fails there is moved no more."""
        return bool(self.table.picture.facts["dragon"] == self.table.kingdom.palace)

    def what_follows(self, event: Said) -> After | None:
        """Who moves the loser, and how far: told before it happens. None when nobody is moved."""
        table, about, seat = self.table, event.about, event.player or 0
        if event.what == "defeats":
            loser, high, low = about
            spoils = f"First {table.name(seat)} may take what lies in front of {table.name(loser)}."
            return self.retreat(seat, loser, high - low, spoils if self.has_spoils(seat, loser) else "")
        if event.what == "loses" or event.what == "burns" and not self.at_palace():
            short = (table.content.points[about[0]] if event.what == "loses" else about[0]) - about[1]
            mover = (seat - 1) % table.match.seats
            return self.retreat(mover, seat, short, f"{table.name(mover)} sits to the right of {table.name(seat)}.")
        return None

    def retreat(self, mover: int, loser: int, short: int, first: str) -> After:
        """The loser goes as far as the roll fell short, or as near to that as something is empty (DRA-R23)."""
        table = self.table
        far = self.far(loser, short)
        if not far:
            where = "No space that can be reached is empty."
            return After(mover, f"{table.name(loser)} stays", f"{first} {where}".strip(), 0)
        where = "Over land, to an empty space." if far == short else f"No space {short} away is empty."
        return After(
            mover,
            f"{table.name(mover)} moves {table.name(loser)} back {counted(far, 'space')}",
            f"{first} {where}".strip(),
            far,
        )

    def far(self, loser: int, short: int) -> int:
        """How many spaces the loser is moved, from where all stands in the picture; 0 for none."""
        kingdom, facts = self.table.kingdom, self.table.picture.facts
        lair = [kingdom.path[facts["dragon"] - 1]] if facts["dragon"] else []
        taken = kingdom.set_of([*facts["at"], *facts["spots"], *lair])
        return kingdom.refuges(facts["at"][loser], kingdom.closed(tuple(facts["colour"]), loser), taken, short)[1]

    def has_spoils(self, winner: int, loser: int) -> bool:
        """Whether the winner can take anything of what lies in front of the loser."""
        letters = self.table.panel.letters(winner)
        return any(
            card is not None and (self.table.content.counters[card].class_ or "-") not in letters
            for card in self.table.picture.zones[f"front/{loser}"]
        )
