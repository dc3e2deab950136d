"""asking: what the present question means on the table: what is pointed at, what it would cost and bring, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.engine.agenda import Option, say
from game.engine.words import counted
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.cards import Content
from game.rules.kingdom.cutting import lines_of, matches
from game.rules.kingdom.deeds import Giving, Guiding, Looting, Placing, Summoning
from game.rules.kingdom.dungeon import Controlling
from game.rules.kingdom.kingdom import Paying, Splitting
from game.rules.kingdom.payment import payable, payments, splits
from game.rules.kingdom.powers import Conquering, Grappling
from game.rules.kingdom.resolve import Resolving
from game.rules.kingdom.state import ARRAY_OF, SEEN_BY, SIDES, SLOTS
from game.ui.games.kingdom.faces import colour_of, colours_of
from game.ui.games.kingdom.moves import Moves
from game.ui.games.kingdom.raids import RaidWords
from game.ui.window.focus import Control

if TYPE_CHECKING:
    from game.ui.games.kingdom.panel import Panel
    from game.ui.games.kingdom.pointing import Pointing
    from game.ui.games.kingdom.tray import Tray

LISTED = (Paying, Splitting, Giving)  # what is pointed at is told in words
PILLS = {
    "fight": ("Fight", "sword", "#c9344a"),
    "control": ("Control", "hero", "#1b6fa8"),
    "deed": ("", "star4", "#1b6fa8"),
}


class Asking(Moves):
    """Answers from the question that is asked and the picture; draws nothing."""

    tray: Tray
    pointing: Pointing
    panel: Panel
    _odds: tuple[object, list[str]]
    raids: RaidWords

    def placed(self) -> Placing | None:
        """The card that is to be put into a side, and where it comes from; None while nothing is."""
        return self.tray.about if isinstance(self.tray.about, Placing) else None

    def summoned(self) -> int | None:
        """Which of the cards that were looked at is to be put into a side."""
        placed, seen = self.placed(), self.picture.zones[SEEN_BY[self.home]]
        return seen.index(placed.card) if placed is not None and placed.card in seen else None

    def caught(self) -> int | None:
        """The card of a rival that is to be put into a side."""
        placed = self.placed()
        return placed.card if placed is not None and placed.source in ARRAY_OF else None

    # ---- what is pointed at -------------------------------------------------------------------------------------
    def pointed(self) -> Control | None:
        """The control under the pointer or the focus."""
        at = self.focus.over if self.focus.device == "mouse" else self.focus.at
        controls = (*self.pointing.on_board(), *self.tray.controls(), *self.panel.controls()) if at else ()
        return next((control for control in controls if control.id == at), None)

    def pointed_option(self) -> Option | None:
        if self.offered is None or self.past:
            return None
        control = self.pointed()
        key = control.tags.get("key") if control else None
        return next((option for option in self.offered.options if option.key == key), None) if key else None

    def line_pointed(self) -> int | None:
        option = self.pointed_option()
        if option is None and self.hint is not None:
            option = next(
                (one for one in (self.offered.options if self.offered else ()) if one.key == self.hint.key), None
            )
        return int(option.key.partition(":")[2]) if option is not None and option.key.startswith("cut:") else None

    def sides_lit(self) -> set[str]:
        return (
            {str(option.at) for option in self.offered.options if option.at in SIDES}
            if self.offered and not self.past
            else set()
        )

    def aimed_at(self) -> int | None:
        """The Monster whose defeat is pointed at, or is being paid for."""
        if self.past or self.offered is None:
            return None
        if isinstance(self.tray.about, Paying | Splitting):
            monster = self.tray.about.monster
            return monster if any(monster in self.picture.zones[side] for side in SIDES) else None
        option = self.pointed_option()
        if option is None or not option.key.startswith("fight:") or not isinstance(option.at, int):
            return None
        return option.at

    def spoken_of(self) -> set[int]:
        """The Monster that the question is about, and the cards of the Array that a card pointed at could cut at."""
        if self.past or self.offered is None:
            return set()
        if isinstance(self.tray.about, Controlling | Paying | Splitting):
            return {self.tray.about.monster}
        card = self.card_wanted()
        if card is None:
            return set()
        array = self.picture.zones[f"array/{self.home}"]
        return {other for other in array if other is not None and matches(self.content, card, other)}

    def card_wanted(self) -> int | None:
        """The card of the market that is pointed at while one is to be taken."""
        option = self.pointed_option() if isinstance(self.tray.about, Taking) else None
        found = self.picture.zones[str(option.at)] if option is not None else []
        return found[0] if found else None

    def coming_gem(self) -> str:
        """The colour of the Gem that the line pointed at would bring; "" for none."""
        taken = self.picture.zones["taken"]
        if self.line_pointed() is None or not taken or taken[0] is None or self.content.is_monster(taken[0]):
            return ""
        return colour_of(self.content, taken[0])

    def lacking(self) -> list[tuple[int, tuple[str, ...]]]:
        """Monsters of the own Kingdom that cannot be paid for, and the colours that are missing."""
        if self.past or not isinstance(self.tray.about, Resolving):
            return []
        content, found = self.content, []
        kinds = len(content.adventurers)
        have = [
            a + b
            for a, b in zip(
                *(counts(content, self.picture.zones[zone], kinds) for zone in ("kingdom", f"hand/{self.home}"))
            )
        ]
        for card in self.picture.zones["kingdom"]:
            if card is not None and content.is_monster(card) and not payable(have, content.needs[card], content.wild):
                gap = tuple(max(0, need - held) for need, held in zip(content.needs[card], have))
                found.append((card, colours_of(content, gap)))
        return found

    def controlled(self) -> int | None:
        """The Monster whose control is pointed at, or whose controller is being chosen."""
        if self.past or self.offered is None:
            return None
        if isinstance(self.tray.about, Controlling):
            return self.tray.about.monster
        option = self.pointed_option()
        return int(option.at or 0) if option is not None and option.key.startswith("control:") else None

    def points_pointed(self) -> int:
        """The points that the line of the list that is pointed at would bring."""
        option = self.pointed_option() if self.tray.listed else None
        return (self.tray.look_of(option).points or 0) if option is not None else 0

    def paying(self) -> set[int]:
        """Cards that would be discarded by what is pointed at."""
        option = self.pointed_option()
        if option is None or self.offered is None or self.offered.player != self.viewer:
            return set()
        home, kinds = self.offered.player, len(self.content.adventurers)
        kingdom, hand = (counts(self.content, self.picture.zones[zone], kinds) for zone in ("kingdom", f"hand/{home}"))
        at = self.offered.options.index(option)
        if option.key.startswith("fight:") and isinstance(option.at, int):
            ways = payments([a + b for a, b in zip(kingdom, hand)], self.content.needs[option.at], self.content.wild)
            paid = ways[0] if ways else None
        elif isinstance(self.tray.about, Paying):
            paid = self.tray.about.ways[at]
        elif isinstance(self.tray.about, Splitting):
            part, rest = self.tray.about.parts[at]
            return self.picked("kingdom", part) | self.picked(f"hand/{home}", rest)
        else:
            return set()
        if paid is None:
            return set()
        part = splits(paid, kingdom, hand)[0]
        return self.picked("kingdom", part) | self.picked(f"hand/{home}", [a - b for a, b in zip(paid, part)])

    def picked(self, zone: str, wanted: Sequence[int]) -> set[int]:
        """So many cards of each kind in a zone."""
        left, found = list(wanted), set()
        for card in self.picture.zones[zone]:
            if card is not None and not self.content.is_monster(card) and left[self.content.kind[card]] > 0:
                left[self.content.kind[card]] -= 1
                found.add(card)
        return found

    def worth(self, monster: int) -> int:
        """What beating a Monster brings: its points and those that lie on it."""
        return int(self.content.points[monster] + self.picture.facts["tokens"][monster])

    def sides_of(self, line: int) -> tuple[str, str]:
        """What a cut would make of both sides, in a few words."""
        array = [card for card in self.picture.zones[f"array/{self.home}"] if card is not None]
        kinds, content = len(self.content.adventurers), self.content
        hand = counts(content, self.picture.zones[f"hand/{self.home}"], kinds)
        left, right = array[:line], array[line:]
        have = [a + b for a, b in zip(hand, counts(content, left, kinds))]
        fall = [
            f"{content.of(card).name} can fall: {self.worth(card)}"
            for card in left
            if content.is_monster(card) and payable(have, content.needs[card], content.wild)
        ]
        heroes = sum(not content.is_monster(card) for card in left)
        deeds = [content.of(card).deed for card in right if not content.is_monster(card)]
        beasts = sum(content.is_monster(card) for card in right)
        kingdom = (
            fall[0]
            if len(fall) == 1
            else f"{len(fall)} Monsters can fall"
            if fall
            else f"{heroes} to fight or come home"
            if heroes
            else f"{counted(len(left), 'Monster')}, nobody to fight"
            if left
            else "empty"
        )
        told = [f"{len(deeds)} deed{'s' * (len(deeds) != 1)}" if len(deeds) != 1 else deeds[0]] if deeds else []
        told += [f"{beasts} to control"] if beasts else []
        return kingdom, ", ".join(told) or "empty"

    def deed_words(self, control: Control) -> tuple[str, str, str] | None:
        """The pill under a lit card of the stage: words, sign, colour."""
        word = str(control.tags["key"]).partition(":")[0]
        if word not in PILLS or not isinstance(self.tray.about, Resolving):
            return None
        text, ico, colour = PILLS[word]
        card = control.tags.get("card")
        return (text or self.content.of(card).deed if isinstance(card, int) else text), ico, colour

    def odds_words(self) -> list[str]:
        """Whom the deed that is pointed at may bring, likeliest first."""
        option = self.pointed_option()
        if (
            option is None
            or not self.app.settings.odds
            or not option.key.startswith(("deed:", "use", "dungeon:", "hand:", "seat:"))
        ):
            return []
        key = len(self.match.answers), option.key
        if self._odds[0] != key:
            found = self.match.game.odds(self.match.state, self.home, option.key)
            words = [f"{chance.what} {round(100 * chance.share)} %" for chance in found[:4]]
            self._odds = key, ["MAY BRING", *words] if words else []
        return self._odds[1]

    def option_at(self, target: Any) -> Option | None:
        """The choice on a card; equal cards of one place are one choice."""
        found = super().option_at(target)
        if found is not None or not isinstance(target, int) or self.offered is None or self.past or self.tray.listed:
            return None if self.tray.listed else found
        word, zones = self.content.word(target), self.picture.zones
        zone = next((name for name, lying in zones.items() if target in lying), "")
        return next(
            (
                option
                for option in self.offered.options
                if isinstance(option.at, int)
                and self.content.word(option.at) == word
                and option.at in zones.get(zone, ())
            ),
            None,
        )

    # ---- words -------------------------------------------------------------------------------------------------
    def prompt_words(self) -> str:
        if self.past:
            return self.past_words()
        if self.offered is None:
            return self.waiting_words()
        return self.asking_words()

    def waiting_words(self) -> str:
        """What the turn of a rival has just brought, for as long as nothing newer is told."""
        return self.story.line if self.match.decision is not None and self.story.line else super().waiting_words()

    def asking_words(self) -> str:
        assert self.offered is not None
        option = self.pointed_option()
        match self.tray.about:
            case Taking():
                return self.taking_words()
            case Using():
                name = self.content.name(self.match.state.zones["taken"][0])
                cuts = sum(one.key.startswith("cut") for one in self.offered.options)
                if option is not None and option.key == "queue":
                    return f"Queue up: {name} comes to the right end of your Array."
                if option is not None and option.key.startswith("cut"):
                    monster = self.content.is_monster(self.match.state.zones["taken"][0])
                    goes = "goes to your Graveyard" if monster else "becomes a Gem"
                    return f"Cut here: {name} {goes}." + self.raids.after(option.key)
                return (
                    f"{name}: queue up{', or cut along a torn line' if cuts else ''}."
                    if any(one.key == "queue" for one in self.offered.options)
                    else f"{name}: your Array is full. {'Cut along a torn line.' if cuts else 'Dismiss all.'}"
                )
            case Resolving():
                if option is not None and isinstance(option.at, int) and option.key != "done":
                    of = self.content.of(option.at)
                    verb = option.key.partition(":")[0]
                    return (
                        f"{of.deed}: {of.text}"
                        if verb != "fight"
                        else f"Beat {of.name} for {self.worth(option.at)} points: the ticked cards would pay."
                    )
                if option is not None and option.key == "done" and (coming := self.raids.after("done")):
                    return f"Done:{coming}"
                if not self.left_undone("done"):
                    return "Nothing plainly useful is left: choose Done, or go on as you like."
                verbs = {one.key.partition(":")[0] for one in self.offered.options} - {"done"}
                return (
                    "Fight on the left, do deeds on the right, in any order."
                    if len(verbs) > 1 and "fight" in verbs
                    else "Choose a Monster to fight, or Done."
                    if "fight" in verbs
                    else "Choose a card of the Dungeon to use it, or Done."
                )
            case Guiding() | Summoning() | Looting() if (
                option is not None and option.key != "leave" and isinstance(option.at, int)
            ):
                return f"{self.content.of(option.at).deed}: {self.content.of(option.at).text}"
            case Grappling() | Conquering() as asked if option is not None and isinstance(option.at, int):
                name, owner = self.content.name(option.at), self.owner_of(option.at)
                return (
                    f"Take {name} out of the Array of {owner}."
                    if isinstance(asked, Grappling)
                    else f"Fight {name} in the Array of {owner}, for fewer Adventurers than usual."
                )
            case Paying() | Splitting() | Giving() if option is not None:
                return f"{say(option.label)}."
        return say(self.offered.prompt)

    def owner_of(self, card: int) -> str:
        """The name of the player in whose Array a card lies."""
        zones = self.picture.zones
        return next(name for seat, name in enumerate(self.sitting.names) if card in zones[f"array/{seat}"])

    def taking_words(self) -> str:
        """What the card of the market that is pointed at could do."""
        card, array = self.card_wanted(), self.picture.zones[f"array/{self.home}"]
        if card is None:
            return "Take a card from the matrix."
        name, room = self.content.name(card), len(array) < SLOTS
        lines = lines_of(self.content, [other for other in array if other is not None], card)
        if not lines:
            return (
                f"{name} cannot cut your full Array: all would be dismissed."
                if not room
                else f"{name} can only queue up."
                if array
                else f"{name} would be the first in your Array."
            )
        also = ", or queue up" if room else ""
        return f"{name} can cut your Array along {counted(len(lines), 'line')}{also}."


def counts(content: Content, cards: Sequence[int | None], kinds: int) -> list[int]:
    """How many Adventurers of each kind are among the cards that are known."""
    found = [0] * kinds
    for card in cards:
        if card is not None and not content.is_monster(card):
            found[content.kind[card]] += 1
    return found
