"""reading: what the picture of a game of MonToons says, and the question that is asked."""

from __future__ import annotations

from typing import cast

from game.engine.agenda import Option
from game.rules.montoons.arena import Arena
from game.rules.montoons.planning import Planning
from game.rules.montoons.sheets import Sheet as Character
from game.rules.montoons.state import Content, MonToons
from game.rules.montoons.targeting import Turning
from game.ui.draw.crests import Crest
from game.ui.table.crests import CRESTS
from game.ui.table.questions import AskingTable


class Reading(AskingTable):
    """Words and numbers for everything that draws the table."""

    content: Content
    arena: Arena
    carried: int | None  # the space the own monster is held over
    aimed: int | None = None  # the space an area was turned to by wheel, keys or shoulders

    # ---- what the picture says ----------------------------------------------------------------------------------
    def name(self, seat: int) -> str:
        return self.sitting.players[seat].name

    def crest(self, seat: int) -> Crest:
        return CRESTS[self.sitting.players[seat].crest]

    def character(self, seat: int) -> Character | None:
        """The sheet a seat plays with, None before it is chosen."""
        number = self.picture.facts["sheet"][seat]
        return self.content.sheets[number] if number >= 0 else None

    def round_words(self) -> str:
        return f"Round {max(1, self.picture.facts['round'])}"

    def moving_seat(self) -> int:
        """Whose turn it is, -1 while all plan."""
        return int(self.picture.facts["active"])

    # ---- the question -------------------------------------------------------------------------------------------
    @property
    def state(self) -> MonToons:
        return cast(MonToons, self.match.state)

    def choices(self, family: str) -> dict[str, list[Option]]:
        """Legal choices that lie on places of a family ("hex", "slot", "box", "seat" ...), by the place's name."""

        def make() -> dict[str, dict[str, list[Option]]]:
            found: dict[str, dict[str, list[Option]]] = {}
            if self.offered is not None and not self.past:
                for option in (*self.offered.options, *self.offered.aside):
                    kind, _, place = str(option.at or "").partition("/")
                    found.setdefault(kind, {}).setdefault(place, []).append(option)
            return found

        return self.remember("choices", self.question(), make).get(family, {})

    def lies_nowhere(self, option: Option) -> bool:
        """Whether a choice needs a button: it has no place, or shares it with an earlier one."""
        kind, _, place = str(option.at or "").partition("/")
        if isinstance(self.about, Planning):
            return option.key == "ready"
        there = self.choices(kind)[place] if option.at else []
        if not option.at or kind == "seat" or option.key in ("spend", "waystone"):
            return True
        return len(there) > 1 and there[0].key != option.key and not option.key.startswith("shell:")

    def lights(self) -> tuple[int, ...]:
        """Spaces that can be chosen."""
        return self.remember(
            "lights", self.question(), lambda: tuple(self.arena.by_key[key] for key in self.choices("hex"))
        )

    @property
    def goal(self) -> int | None:
        """The lit space that is pointed at."""
        if self.aimed is not None and isinstance(self.about, Turning) and self.aimed in self.lights():
            return self.aimed
        if self.carried is not None:
            return self.carried if self.carried in self.lights() else None
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        space = self.arena.by_key.get(at[4:]) if at and at.startswith("hex/") else None
        return space if space in self.lights() else None
