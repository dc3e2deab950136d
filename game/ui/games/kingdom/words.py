"""words: what the prompt of Dungeon & Kingdom says of the question, of the choice pointed at, and of what is undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.agenda import Decision, Option, say
from game.engine.words import counted, listed
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.cards import Content
from game.rules.kingdom.cutting import lines_of
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Summoning
from game.rules.kingdom.fights import Paying, Splitting
from game.rules.kingdom.forecast import Prey, dismissing, idle, in_reach, of_use, prey, raids
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.odds import doubles
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Releasing, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving
from game.rules.kingdom.state import SIDES, SLOTS, Kingdom
from game.ui.games.kingdom.aim import Aim
from game.ui.games.kingdom.picks import Picks
from game.ui.games.kingdom.printed import colour_of
from game.ui.table.answers import still_possible
from game.ui.table.part import View, kept

NAMED = 2  # Monsters that raid and are named; of more it is told how many they are


class Undone:
    """Looks once what Done would leave: the prompt and the buttons want to know it, too."""

    def __init__(self, view: View) -> None:
        self.view = view

    def left(self, key: str) -> str:
        """One sentence, "" when nothing useful is left."""
        if self.view.question is None:
            return ""
        return self.done() if key == "done" else self.view.by_rule(thrown_away, key)

    @kept
    def done(self) -> str:
        return self.view.by_rule(unused)


class Words:
    """Tells before a choice is made what comes of it."""

    def __init__(self, view: View, aim: Aim, picks: Picks, undone: Undone) -> None:
        self.view, self.aim, self.picks, self.undone = view, aim, picks, undone
        self.content: Content = view.content
        self._tried: tuple[object, str] = (None, "")

    def asking(self, question: Decision) -> str:
        """The question itself, or what the choice that is pointed at does."""
        option, content = self.aim.option, self.content
        at = option.at if option is not None else None
        match question.about:
            case Taking():
                return self.taking()
            case Using():
                return self.using(question)
            case Resolving():
                return self.resolving(question)
            case Looting() if option is not None and isinstance(at, int):
                return self.placed(at, "hand", option.key)
            case Navigating() if isinstance(at, int):
                of = content.of(at)
                return f"{of.name} may do {of.deed} first, then becomes a {colour_of(content, at)} Gem."
            case Controlling(monster=monster) if isinstance(at, int) and option is not None:
                return self.controlling(monster, at, option.key)
            case Guiding() | Summoning() if option and option.key != "leave" and isinstance(at, int):
                return f"{content.of(at).deed}: {content.of(at).text}{self.tried(option.key, self.in_vain)}"
            case Guiding(guest=guest) if option is not None:
                of = content.of(guest)
                return f"Only the Gem: {of.name} becomes one in {colour_of(content, guest)}, {of.deed} stays unused."
            case Placing(card=card) if option is not None:
                return self.placed(card, option.key, option.key)
            case Riding() if isinstance(at, int) and option is not None:
                side = SIDES[1 - SIDES.index(option.key.partition(":")[0])]
                return self.placed(at, side, option.key)
            case Riding(left=left) if option is not None:
                return f"Move no more: {counted(left, 'move')} left unused."
            case Grappling() | Conquering() as asked if isinstance(at, int):
                name, owner = content.name(at), self.aim.holdings.owner_of(at)
                return (
                    f"Take {name} out of the Array of {owner}."
                    if isinstance(asked, Grappling)
                    else f"Fight {name} in the Array of {owner}, for fewer Adventurers than usual."
                )
            case Devouring(kinds=kinds) if option is not None:
                kind, gems_of = kinds[question.options.index(option)], self.aim.holdings.gems_of
                name, own, white = self.view.words_of(option).title(), gems_of(kind, self.view.home), self.white()
                too = f" With the white ones, if you like: {gems_of(kind) + white}." if white else ""
                return f"{name}: {counted(gems_of(kind), 'Gem')} in all Treasuries, {own or 'none'} of yours.{too}"
            case Devouring() if self.white():
                return f"{say(question.prompt)} White ones come next: {counted(self.white(), 'Gem')}, if you like."
            case Tasting(kind, each) if option is not None:
                kinds, gems_of = (kind, content.wild) if option.key == "with" else (kind,), self.aim.holdings.gems_of
                eaten = sum(map(gems_of, kinds))
                own = sum(gems_of(one, self.view.home) for one in kinds)
                brings = f"{counted(eaten, 'Gem')} for {counted(eaten * each, 'point')}"
                return f"{self.view.words_of(option)}: {brings}, {own or 'none'} yours."
            case Paying(monster=monster) if option is not None:
                worth = counted(self.aim.holdings.worth(monster), "point")
                return f"Beat {content.name(monster)} for {worth}: {self.view.words_of(option).rstrip('.')}."
            case Releasing() if option is not None and option.key == "stop":
                return "No more: whoever is left stays in your Graveyard."
            case Paying() | Splitting() | Giving() | Releasing() if option is not None:
                return f"{self.view.words_of(option).rstrip('.')}."
            case Paying() | Splitting() | Giving():
                return self.picking(question)
        return say(question.prompt)

    def placed(self, card: int, side: str, key: str) -> str:
        """What a card is good for in a side or in the hand, and who could be fought then."""
        of, reach = self.content.of(card), self.view.by_rule(in_reach, key)
        into = f"Into your hand: {of.name}" if side == "hand" else f"Into the {side.title()}: {of.name}"
        if self.content.is_monster(card):
            if side == "dungeon":
                return f"{into} can be controlled for {of.deed}."
            worth = counted(self.aim.holdings.worth(card), "point")
            lacks = reach is not None and card not in reach
            return f"{into} can be beaten for {worth}{', but not with what you have' if lacks else ''}."
        if side == "dungeon":
            return f"{into} can do its deed, {of.deed}, this turn."
        lying = any(card is not None and self.content.is_monster(card) for card in self.view.picture.zones["kingdom"])
        fall = "" if reach is None or not lying else f" {self.named(reach) if reach else 'Nobody'} can fall then."
        return f"{into} helps to pay.{fall}"

    def picking(self, question: Decision) -> str:
        """What is picked so far, and what may come of it."""
        if (whole := self.picks.now.whole) is not None:
            return f"{say(whole.label).rstrip('.')}."
        if not self.picks.cards or isinstance(question.about, Splitting):
            return f"{say(question.prompt)} Pick what is lit, or one of the ways."
        ways = counted(len(self.picks.now.fit), "way")
        return f"{len(self.picks.cards)} picked, {ways} left: pick on, or put one back."

    def taking(self) -> str:
        """What the card of the market that is pointed at could do."""
        card, array = self.aim.wanted(), self.view.picture.zones[f"array/{self.view.home}"]
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

    def using(self, question: Decision) -> str:
        """What the card that has been taken can do."""
        option, card = self.aim.option, self.view.picture.zones["taken"][0]
        assert card is not None
        name = self.content.name(card)
        if option is not None and option.key == "queue":
            return f"Queue up: {name} comes to the right end of your Array."
        if option is not None and option.key.startswith("cut"):
            goes = "goes to your Graveyard" if self.content.is_monster(card) else "becomes a Gem"
            return f"{name} {goes}." + self.raided_after(option.key)
        cuts = any(one.key.startswith("cut") for one in question.options)
        if any(one.key == "queue" for one in question.options):
            return f"{name}: queue up{', or cut along a torn line' if cuts else ''}."
        return f"{name}: your Array is full. {'Cut along a torn line.' if cuts else 'Dismiss all.'}"

    def resolving(self, question: Decision) -> str:
        """What can be done after a cut."""
        option = self.aim.option
        if option is not None and isinstance(option.at, int) and option.key != "done":
            of = self.content.of(option.at)
            if option.key.startswith("fight:"):
                worth = self.aim.holdings.worth(option.at)
                return f"Beat {of.name} for {worth} points: the ticked cards would pay."
            return f"{of.deed}: {of.text}{self.tried(option.key, self.in_vain)}"
        if option is not None and option.key == "done":
            return f"Done:{self.raided_after('done') or ' no Monster raids.'}{self.homecoming()}"
        if len(question.options) == 1:
            return "Nothing is left to do: choose Done."
        if not self.undone.left("done"):
            return "Nothing plainly useful is left: choose Done, or go on as you like."
        verbs = {one.key.partition(":")[0] for one in question.options} - {"done"}
        if "fight" not in verbs:
            return "Choose a card of the Dungeon to use it, or Done."
        if len(verbs) > 1:
            return "Fight on the left, do deeds on the right, in any order."
        return "Choose a Monster to fight, or Done."

    def homecoming(self) -> str:
        """Who goes where once the cut is done, as a sentence with a space before it; "" for nobody."""
        told = []
        for side, one, more in zip(SIDES, ("comes home", "becomes a Gem"), ("come home", "become Gems")):
            lying = [card for card in self.view.picture.zones[side] if card is not None]
            people = [self.content.of(card).name for card in lying if not self.content.is_monster(card)]
            who = listed(people) if len(people) <= NAMED else counted(len(people), "Adventurer")
            told += [f"{who} {one if len(people) == 1 else more}"] if people else []
        return f" {listed(told)}." if told else ""

    def raided_after(self, key: str) -> str:
        """The bill of a cut, or of Done after it: who can fall and for how much, who would raid and what that costs,
        each as a sentence with a space before it; "" for nothing."""
        return self.tried(key, self.raiders)

    def tried(self, key: str, tell: Callable[[str], str]) -> str:
        """What is told of a choice after it has been tried on a copy: once, as long as the same one is pointed at."""
        at = self.view.moment, key, tell.__name__
        if self._tried[0] != at:
            self._tried = at, tell(key)
        return self._tried[1]

    def in_vain(self, key: str) -> str:
        """That a deed finds nothing to work on now, as a sentence with a space before it; "" otherwise."""
        return " Nothing would come of it now." if self.view.by_rule(idle, key) else ""

    def controlling(self, monster: int, card: int, key: str) -> str:
        """What it costs and what it is for when this Adventurer controls the Monster."""
        of, who = self.content.of(monster), self.content.of(card)
        deed = f"{of.deed}: {who.deed} twice" if self.view.by_rule(doubles, monster) else of.deed
        return f"{who.name} and {of.name} are discarded for {deed}.{self.tried(key, self.in_vain)}"

    def white(self) -> int:
        """Gems in all Treasuries that may have any colour."""
        return self.aim.holdings.gems_of(self.content.wild)

    def raiders(self, key: str) -> str:
        found, coming = self.view.by_rule(prey, key), self.view.by_rule(raids, key)
        if found and coming and coming.cost and found.monsters == coming.monsters:
            who, worth = self.named(found.monsters), counted(found.points, "point")
            if self.together(found):
                return f" {who} can fall for {worth}, or raid for {coming.cost}."
            return f" Of {who}, fights alone bring up to {worth}, or they raid for {coming.cost}."
        return self.prey_after(key) + self.loss_after(key) + self.gone_after(key)

    def named(self, monsters: Sequence[int]) -> str:
        """Their names; how many they are where they are too many to name."""
        names = [self.content.of(monster).name for monster in monsters]
        return listed(names) if len(names) <= NAMED else counted(len(names), "Monster")

    def prey_after(self, key: str) -> str:
        """Who could be beaten after a cut, and what that brings without a deed."""
        found = self.view.by_rule(prey, key)
        if found is None:
            return ""
        who, worth = self.named(found.monsters), counted(found.points, "point")
        return (
            f" {who} can fall for {worth}." if self.together(found) else f" Of {who}, fights alone bring up to {worth}."
        )

    def together(self, found: Prey) -> bool:
        """Whether all of them can fall, and not only some."""
        return found.points == sum(map(self.aim.holdings.worth, found.monsters))

    def loss_after(self, key: str) -> str:
        """Who would raid, and what that costs."""
        coming = self.view.by_rule(raids, key)
        if coming is None or not coming.monsters:
            return ""
        who, verb = self.named(coming.monsters), "raids" if len(coming.monsters) == 1 else "raid"
        if not coming.cost:
            return f" {who} {verb}, but you have no points to take."
        left = "" if key == "done" else "Left alone, "
        return f" {left}{who} {verb} for {counted(coming.cost, 'point')}."

    def gone_after(self, key: str) -> str:
        """The Monsters with points on them, which leave instead of raiding (7.2)."""
        zones, tokens = self.view.picture.zones, self.view.picture.facts["tokens"]
        cards = [card for zone in (f"array/{self.view.home}", *SIDES) for card in zones[zone] if card is not None]
        leaving = [card for card in cards if tokens[card]]
        if not leaving or self.view.by_rule(raids, key) is None:
            return ""
        points = counted(sum(tokens[card] for card in leaving), "point")
        left, one = "" if key == "done" else "Left alone, ", len(leaving) == 1
        return (
            f" {left}{self.named(leaving)} {'leaves' if one else 'leave'}, and {points} with {'it' if one else 'them'}."
        )


def unused(g: Kingdom) -> str:
    """The fights that can be paid for and the cards of the Dungeon of which something would come."""
    return still_possible([named(g, option) for option in of_use(g)])


def named(g: Kingdom, option: Option) -> str:
    of, word = g.content.of(int(option.at or 0)), option.key.partition(":")[0]
    return f"{'beat' if word == 'fight' else 'control'} {of.name}" if word != "deed" else f"{of.deed} ({of.name})"


def thrown_away(g: Kingdom, key: str) -> str:
    """A card that cannot cut a full Array has it dismissed, while another card could cut it."""
    if (card := dismissing(g, key)) is None:
        return ""
    return f"{g.content.name(card)} cannot cut your full Array: it would be dismissed, with all that lies in it."
