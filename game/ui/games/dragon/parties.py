"""parties: who plays which hero with what counters, and what lies where, as the picture of Dragon Attack! has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.engine.words import listed
from game.rules.dragon.battle import Retreating
from game.rules.dragon.counters import CLASSES, Content
from game.rules.dragon.meeting import Stepping
from game.rules.dragon.movement import Sailing, Walking
from game.rules.dragon.realm import Realm
from game.rules.dragon.state import DOWN, UNDER, UP
from game.rules.dragon.words import printed
from game.ui.draw.crests import Crest
from game.ui.games.dragon.pieces import Later, Pieces
from game.ui.table.crests import CRESTS
from game.ui.table.part import Part, View, kept

NAMED = 2  # counters that are told by name; more are counted


class Parties:
    """Words and numbers for all parts of the table, and the pictures that they share."""

    def __init__(self, view: View) -> None:
        """`later`: the same pictures, asked for before they are wanted; `perhaps`: before it is known whether."""
        self.view = view
        self.content: Content = view.content
        self.kingdom: Realm = self.content.maps[self.facts["map"]]
        cache = view.pictures
        self.pieces, self.later, self.perhaps = (
            Pieces(self.content, pictures) for pictures in (cache, Later(cache), Later(cache, perhaps=True))
        )

    @property
    def facts(self) -> dict[str, Any]:
        return self.view.picture.facts

    # ---- who plays -------------------------------------------------------------------------------------------------
    def name(self, seat: int) -> str:
        return self.view.player(seat).name

    def hero(self, seat: int) -> int:
        """The hero of a seat, -1 before one is picked."""
        return int(self.facts["colour"][seat])

    def crest(self, seat: int) -> Crest:
        """Colours and symbol of its hero, or the player's own."""
        hero = self.hero(seat)
        return self.pieces.crest(hero) if hero >= 0 else CRESTS[self.view.player(seat).crest]

    def worn(self, seat: int) -> str:
        """The face of its own that a seat wears over the crest of its hero, as `Player.worn`; "" for none."""
        face = self.view.player(seat).face
        return f"{self.crest(seat).symbol}/{face}" if face else ""

    def heroes(self) -> range:
        """All who can be picked."""
        return range(len(self.content.heroes))

    def others(self) -> list[int]:
        """The seats but the one at the near side, clockwise."""
        return [(self.view.home + step) % self.view.seats for step in range(1, self.view.seats)]

    def bystanders(self) -> list[int]:
        """Heroes nobody has picked yet, while they are picked."""
        colours = self.facts["colour"]
        picking = -1 in colours and self.facts["phase"] == "setup"
        return [hero for hero in self.heroes() if hero not in colours] if picking else []

    def asked(self) -> int:
        """The seat that is asked; before and after that the one at the near side."""
        return self.view.question.player if self.view.question else self.view.home

    def own_space(self) -> int:
        """Where the hero stands that the question is about."""
        about = self.view.about
        return int(self.facts["at"][about.loser if isinstance(about, Retreating) else self.asked()])

    def centre(self) -> int:
        """What a close look at the map is for: where the hero is who is asked or on turn, before that the palace."""
        seat = self.moving()
        space = self.own_space() if self.view.question else self.facts["at"][seat] if seat >= 0 else -1
        return int(space if space >= 0 else self.kingdom.path[-1])

    def moving(self) -> int:
        """The seat whose turn it is, -1 before the first."""
        return int(self.facts["active"]) if self.facts["phase"] != "setup" else -1

    def state(self, seat: int) -> str:
        """What a seat is at, in a few words; "" for nothing."""
        if self.facts["resting"][seat]:
            return "rests a turn"
        moving = self.moving()
        if not self.view.past and not self.view.busy and self.view.turn == seat:
            asked = "to move" if isinstance(self.view.about, Walking | Sailing | Stepping) else "to choose"
            return self.view.asked_words(seat, asked)
        return "on turn" if moving == seat else ""

    # ---- what they have --------------------------------------------------------------------------------------------
    def cards(self, zone: str, *kinds: str) -> list[int]:
        """The counters of a zone that are known, of these kinds where some are named."""
        found = [card for card in self.view.picture.zones[zone] if card is not None]
        return [card for card in found if self.content.kinds[card] in kinds] if kinds else found

    def worth(self, zone: str, *kinds: str) -> int:
        return sum(self.content.points[card] for card in self.cards(zone, *kinds))

    def gold(self, seat: int) -> int:
        """What the gold in front of a seat is worth."""
        return self.worth(f"front/{seat}", "gold")

    def total(self, seat: int) -> int:
        """What a seat would score: the hoard counts for whoever has slain the Dragon."""
        return self.worth(f"home/{seat}") + self.worth("hoard") * self.slew(seat)

    def slew(self, seat: int) -> bool:
        """Whether a seat has slain the Dragon."""
        return bool(self.facts["slayer"] == seat)

    def party(self, seat: int) -> int:
        """Members of a party: each throws a die."""
        return 1 + len(self.cards(f"front/{seat}", "character"))

    def letters(self, seat: int, cards: Sequence[int] | None = None) -> str:
        """Their classes; `cards`: as they were with these counters in front."""
        hero = self.hero(seat)
        own = self.content.heroes[hero].class_ if hero >= 0 else ""
        front = self.cards(f"front/{seat}") if cards is None else cards
        return own + "".join(self.content.counters[card].class_ or "" for card in front)

    def classes(self, seat: int) -> str:
        """The same in words."""
        letters = self.letters(seat)
        return listed([CLASSES[letter] for letter in CLASSES if letter in letters])

    def items(self, seat: int) -> tuple[str, ...]:
        """Signs of the boats and Slayers in front of a seat."""
        signs = (("boat", "wave"), ("slayer", "sword"))
        return tuple(sign for kind, sign in signs if self.cards(f"front/{seat}", kind))

    # ---- what lies on the map --------------------------------------------------------------------------------------
    @property
    def shows_seen(self) -> bool:
        """Whether counters that all have seen are marked."""
        return bool(self.facts["show_seen"] == "on")

    @kept
    def lying(self) -> dict[int, list[tuple[int | None, int]]]:
        """Counters on the map by space, in their order: face or None, and how they lie."""
        found: dict[int, list[tuple[int | None, int]]] = {}
        for card, space, lie in zip(self.view.picture.zones["map"], self.facts["spots"], self.facts["lies"]):
            found.setdefault(space, []).append((card, lie))
        return found

    def space_under(self, card: int) -> int | None:
        """The space on which a counter lies, None for one that lies on no map."""
        return next((space for space, here in self.lying().items() if card in [one for one, _ in here]), None)

    def lair(self) -> int:
        """The space of the Dragon, -1 when it is not on the map."""
        return self.kingdom.path[self.facts["dragon"] - 1] if self.facts["dragon"] else -1

    def face_up(self, space: int) -> list[int]:
        """The monsters that lie open on a space."""
        return [card for card, lie in self.lying().get(space, []) if lie == UP and card is not None]

    def guarded(self, space: int) -> list[int]:
        """The counters under a monster there."""
        return [card for card, lie in self.lying().get(space, []) if lie == UNDER and card is not None]

    def several(self, cards: Sequence[int]) -> str:
        """Counters by name where they are few, else how many."""
        return (
            listed([printed(self.content, card) for card in cards]) if len(cards) <= NAMED else f"{len(cards)} counters"
        )

    def face_down(self, space: int) -> int:
        """How many counters lie face down there."""
        return sum(lie == DOWN for _, lie in self.lying().get(space, []))

    def known_here(self, space: int) -> list[str]:
        """The counters face down on a space by name, if all have seen every one of them and may be reminded."""
        cards = [card for card, lie in self.lying().get(space, []) if lie == DOWN]
        if not self.shows_seen or None in cards:
            return []
        return [self.content.name(card) for card in cards if card is not None]


class PartyPart(Part):
    """A part that tells of them."""

    def __init__(self, view: View, parties: Parties) -> None:
        super().__init__(view)
        self.parties = parties


class Telling:
    """What tells of the parties, beside the parts that show them."""

    def __init__(self, parties: Parties) -> None:
        self.parties, self.view = parties, parties.view
