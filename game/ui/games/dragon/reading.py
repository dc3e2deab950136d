"""reading: what the picture of a game of Dragon Attack! says, and the question that is asked."""

from __future__ import annotations

from typing import cast

from game.rules.dragon import movement
from game.rules.dragon.battle import Retreating
from game.rules.dragon.counters import Content
from game.rules.dragon.kingdom import Kingdom
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Walking
from game.rules.dragon.searching import Finding
from game.rules.dragon.state import Dragon
from game.ui.games.dragon.camera import Camera
from game.ui.table.questions import AskingTable


class Reading(AskingTable):
    """Words and numbers for everything that draws the table."""

    content: Content
    kingdom: Kingdom
    camera: Camera
    carried: int | None

    # ---- what the picture says --------------------------------------------------------------------------------
    def name(self, seat: int) -> str:
        return self.sitting.players[seat].name

    def hero_of(self, seat: int) -> int:
        return int(self.picture.facts["colour"][seat])

    def party(self, seat: int) -> int:
        """Members of a seat's party."""
        return 1 + sum(
            card is not None and self.content.kinds[card] == "character" for card in self.picture.zones[f"front/{seat}"]
        )

    def worth(self, zone: str, kind: str = "") -> int:
        return sum(
            self.content.points[card]
            for card in self.picture.zones[zone]
            if card is not None and (not kind or self.content.kinds[card] == kind)
        )

    def gold(self, seat: int) -> int:
        """Gold in front of a seat."""
        return self.worth(f"front/{seat}", "gold")

    def banked(self, seat: int) -> int:
        return self.worth(f"home/{seat}", "gold")

    def total(self, seat: int) -> int:
        """What a seat would score, the hoard aside."""
        return self.worth(f"home/{seat}")

    def held_items(self, seat: int) -> tuple[str, ...]:
        """Signs of the boats and Slayers in front of a seat."""
        kinds = [self.content.kinds[card] for card in self.picture.zones[f"front/{seat}"] if card is not None]
        return tuple(sign for kind, sign in (("boat", "wave"), ("slayer", "sword")) if kind in kinds)

    def lying(self) -> dict[int, list[tuple[int | None, int]]]:
        """Counters on the map by space, in their order: face or None, and how they lie."""
        key = tuple(self.picture.zones["map"]), tuple(self.picture.facts["spots"]), tuple(self.picture.facts["lies"])

        def make() -> dict[int, list[tuple[int | None, int]]]:
            found: dict[int, list[tuple[int | None, int]]] = {}
            for card, space, lie in zip(*key):
                found.setdefault(space, []).append((card, lie))
            return found

        return self.remember("lying", key, make)

    def round_words(self) -> str:
        return f"Turn {max(1, self.picture.facts['turns'])}"

    def moving_seat(self) -> int:
        """Whose turn it is, -1 before the first."""
        return int(self.picture.facts["active"]) if self.picture.facts["phase"] != "setup" else -1

    def bystanders(self) -> list[int]:
        """Heroes nobody has picked yet, while they are picked."""
        colours = self.picture.facts["colour"]
        return (
            [hero for hero in range(len(self.content.heroes)) if hero not in colours]
            if -1 in colours and self.picture.facts["phase"] == "setup"
            else []
        )

    @property
    def state(self) -> Dragon:
        """The game as it is now."""
        return cast(Dragon, self.match.state)

    # ---- the question -----------------------------------------------------------------------------------------
    @property
    def chooser_seat(self) -> int:
        """Who is asked; before and after that the seat below."""
        return self.offered.player if self.offered and not self.past else self.home

    def lights(self) -> tuple[int, ...]:
        """Spaces that can be chosen."""

        def make() -> tuple[int, ...]:
            if self.offered is None or self.past:
                return ()
            by_key = self.kingdom.by_key
            return tuple(
                by_key[option.at[4:]]
                for option in self.offered.options
                if isinstance(option.at, str) and option.at.startswith("hex/")
            )

        return self.remember("lights", self.question(), make)

    def own_space(self) -> int:
        """Where the hero stands that the question is about."""
        seat = self.about.loser if isinstance(self.about, Retreating) else self.chooser_seat
        return int(self.picture.facts["at"][seat])

    def way_to(self, space: int) -> tuple[int, ...]:
        """The spaces to enter on the way to a lit one; () for staying."""
        if isinstance(self.about, Walking):
            ways = self.remember(
                "ways",
                self.question(),
                lambda: {goal: movement.way(self.state, self.chooser_seat, goal) for goal in self.lights()},
            )
            return ways.get(space, ())
        return (space,) if isinstance(self.about, Stepping) and space != self.own_space() else ()

    def step_counts(self) -> dict[int, int]:
        return {space: len(self.way_to(space)) for space in self.lights()} if isinstance(self.about, Walking) else {}

    @property
    def goal(self) -> int | None:
        """The lit space that is pointed at."""
        if self.carried is not None:
            return self.carried if self.carried in self.lights() else None
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        space = self.kingdom.by_key.get(at[4:]) if at and at.startswith("hex/") else None
        return space if space in self.lights() else None

    def found_card(self) -> int | None:
        """The counter that may be taken."""
        return self.about.card if isinstance(self.about, Finding) else None
