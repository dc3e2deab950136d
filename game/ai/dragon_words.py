"""Reasons of computers in Dragon Attack!: the words of each kind of fact."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.reasons import Fact
from game.engine.words import counted
from game.rules.dragon.counters import CLASSES
from game.rules.dragon.state import DOWN, UP, Dragon, called


def words(g: Dragon, fact: Fact) -> str:
    """A fact as a clause."""
    template, name = WORDS[fact.kind]
    n, m = fact.number, fact.more
    counts = {
        "thing": counted(n, "counter"),
        "step": counted(n, "step"),
        "point": counted(n, "point"),
        "dice": counted(m, "die", "dice"),
    }
    return template.format(of=name(g, fact), n=n, m=m, **counts)


def player(g: Dragon, fact: Fact) -> str:
    return called(int(str(fact.of)))


def start_name(g: Dragon, fact: Fact) -> str:
    return g.content.heroes[int(str(fact.of))].name


def start_class(g: Dragon, fact: Fact) -> str:
    return CLASSES[g.content.heroes[int(str(fact.of))].class_]


def card_name(g: Dragon, fact: Fact) -> str:
    return g.content.name(int(str(fact.of)))


def place_name(g: Dragon, fact: Fact) -> str:
    return g.space(int(str(fact.of))).name


def lies_there(g: Dragon, fact: Fact) -> str:
    """The counter that lies on a space."""
    space = int(str(fact.of))
    slot = [*g.slots(space, UP), *g.slots(space, DOWN)][0]
    return g.content.name(g.zones["map"][slot])


def nothing(g: Dragon, fact: Fact) -> str:
    return ""


WORDS: dict[str, tuple[str, Callable[[Dragon, Fact], str]]] = {
    "slay": ("the Dragon is slain in {n} of 100 attacks", nothing),
    "crown": ("its fall would win the game, {point} ahead", nothing),
    "crown_level": ("with its fall nobody would have more points", nothing),
    "steps_left": ("it is {step} from the palace", nothing),
    "wounded": ("it has {thing} left", nothing),
    "palace_next": ("the Dragon comes to the palace with the next 1", nothing),
    "comes_next": ("the Dragon comes to {of} with the next 1", place_name),
    "dragon_near": ("the Dragon is {step} away from there, for {dice} to attack", nothing),
    "last_stand": ("everybody has lost if nobody slays it here", nothing),
    "monster": ("{of} is beaten there in {n} of 100 battles", card_name),
    "under": ("{of} lies under it", card_name),
    "duel": ("{of} is beaten in {n} of 100 battles", player),
    "duel_hard": ("only {n} of 100 battles with {of} are won", player),
    "carries_gold": ("the prize is {n} gold", nothing),
    "carries": ("the prize is {thing}", nothing),
    "rests": ("there is no prize but a lost turn", nothing),
    "weaker_near": ("{of}, whose party is smaller, is {step} away from there", player),
    "bank": ("{n} gold are safe at home", nothing),
    "way_home": ("it is {step} home from there with {m} gold", nothing),
    "from_home": ("it is {step} from home", nothing),
    "at_home": ("it is home, and what lies there is safe", nothing),
    "near_home": ("home is {step} away from there", nothing),
    "near_monster": ("{of} is {step} away from there", lies_there),
    "near_counter": ("{of} lies {step} away from there", lies_there),
    "near_hidden": ("a counter that nobody has seen lies {step} away from there", nothing),
    "no_search": ("nothing is searched or fought by this step", nothing),
    "sent_farthest": ("no space offered is farther than {step} from the home of {of}", player),
    "sent": ("{of} has {step} home from there", player),
    "sent_home": ("{of} is at home there", player),
    "sent_from_dragon": ("it is {step} from the Dragon", nothing),
    "lonely": ("the nearest counter is {step} away from there", nothing),
    "takes": ("{thing} of {of} can be taken", player),
    "takes_gold": ("{n} gold are among it", nothing),
    "leaves": ("{of} keeps {thing}", player),
    "left": ("{of} can be left where it lies", card_name),
    "seen": ("{of} is known to lie there", card_name),
    "seen_clash": ("{of} lies there and has no place in the party", card_name),
    "hidden": ("{n} of {m} counters that nobody has seen are gold", nothing),
    "hidden_no_gold": ("no counter that nobody has seen is gold", nothing),
    "hidden_friend": ("{n} of {m} counters that nobody has seen could join the party", nothing),
    "hidden_slayer": ("the Dragon Slayer is one of {m} counters that nobody has seen", nothing),
    "stronger": ("{n} of {m} unseen counters are monsters that would rather win", nothing),
    "none_stronger": ("no unseen counter is a monster that would rather win", nothing),
    "at_stake": ("a lost battle costs {thing} in front", nothing),
    "nothing_at_stake": ("no counter lies in front that could be lost", nothing),
    "worth_gold": ("{of} will count {n} points at home", card_name),
    "joins": ("{of} can join the party of {n}", card_name),
    "clashes": ("{of} is of a class that the party has", card_name),
    "against_dragon": ("with {of} the party slays the Dragon in {n} of 100 attacks", card_name),
    "sails": ("{of} sails from any shore to any other", card_name),
    "given": ("{of} is given for it", card_name),
    "no_loser": ("nobody loses a turn by a trade", nothing),
    "treasure_near": ("{n} counters lie within 5 steps of where {of} begins", start_name),
    "may_join": ("{n} characters of the game are of another class than {of}", start_class),
}
