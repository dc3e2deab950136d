"""Dragon Attack!, words: what has happened, as a line of the log, and answers that say what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.events import Changed, Event, Moved, Said
from game.engine.game import Passed
from game.engine.phrases import Phrase
from game.engine.words import Form, Names, Sentence, counted, listed, seat, told, victory, who
from game.rules.dragon.battle import Retreating
from game.rules.dragon.counters import CLASSES, Content
from game.rules.dragon.meeting import Bargaining, Considering, Stepping
from game.rules.dragon.movement import Sailing, Walking
from game.rules.dragon.searching import Finding, Searching
from game.rules.dragon.setup import Choosing
from game.rules.dragon.state import called


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event; None for what needs no words. Nothing is said that only some may know (DRA-R59)."""
    match event:
        case Said():
            return told(event, content, names, SAID, FORMS)
        case Moved():
            return moved(event, content, names)
        case Changed():
            return changed(event, content, names)
    return None


# --- what was said


def known(event: Said, content: Content, names: Names) -> str:
    cards = event.about[0]
    classes = dict.fromkeys(an(CLASSES[content.counters[card].class_ or ""]) for card in cards)
    return (
        f"All have seen what lies here: {listed([content.name(card) for card in cards])} cannot join "
        f"{who(event, names)}, whose party has {listed(list(classes))} already."
    )


def threw(event: Said, content: Content, names: Names) -> str:
    rolls, best = event.about
    dice = ", ".join(map(str, rolls))
    return f"{who(event, names)} throws {dice}" + (f": {best} counts." if len(rolls) > 1 else ".")


def offers_trade(event: Said, content: Content, names: Names) -> str:
    other, gives, wants = event.about
    give = f"gives {listed([printed(content, card) for card in gives])}" if gives else ""
    want = f"wants {listed([printed(content, card) for card in wants])}" if wants else ""
    return f"{who(event, names)} offers {names[other]} a trade: {' and '.join(part for part in (give, want) if part)}."


def passes(event: Said, content: Content, names: Names) -> str:
    (count,) = event.about
    left = "the counter" if count == 1 else f"the {count} counters"
    return f"{who(event, names)} leaves {left} here unsearched."


FORMS: Mapping[str, Form] = {
    "seat": lambda hero, content, names: names[hero],
    "name": lambda card, content, names: content.name(card),
    "printed": lambda card, content, names: printed(content, card),
    "points": lambda card, content, names: str(content.points[card]),
    "dice": lambda number, content, names: counted(number, "die", "dice"),
    "space": lambda space, content, names: content.spaces[space].name,
    "steps": lambda way, content, names: counted(len(way), "step"),
    "goal": lambda way, content, names: content.spaces[way[-1]].name,
}
SAID: Mapping[str, Sentence] = {
    "first": "{who} rolls highest and begins.",
    "rests": "{who} rests and misses this turn.",
    "rolls": "{who} rolls {0}.",
    "waits": "{who} stays put.",
    "walks": "{who} goes {0:steps} to {0:goal}.",
    "sails": "{who} sails to {0:space}.",
    "moved": "{who} is moved back to {0:space}.",
    "dragon": "On a 1 the Dragon flies to {0:space}.",
    "finds": "{who} finds {0:printed}.",
    "stays": "{0:name} cannot join {who}: that class is in the party already.",
    "known": known,
    "passes": passes,
    "banks": "{who} sets down {0} gold at home.",
    "threw": threw,
    "level": "{0} against {0}: all dice are thrown again.",
    "attacks": "{who} fights {0:printed} with {1:dice}.",
    "beats": "{1} beats {0:points}: {who} defeats {0:name}.",
    "loses": "{1} falls short of {0:points}: {who} loses to {0:name}.",
    "duel": "{who} fights {0:seat}.",
    "defeats": "{1} beats {2}: {who} defeats {0:seat}.",
    "challenges": "{who} faces the Dragon, strength {0}, with {1:dice}.",
    "wounds": "{1} beats {0}: {who} takes the Dragon's {0} away.",
    "burns": "{1} falls short of {0}: {who} loses to the Dragon.",
    "offers": offers_trade,
    "refuses": "{who} refuses.",
    "agrees": "{who} and {0:seat} agree on the trade.",
    "slain": "{who} slays the Dragon and has its hoard, worth {0}.",
    "fallen": "The palace falls. Everybody has lost.",
}


def passed(event: Event) -> Passed | None:
    """A turn that went by: on a 1, or resting."""
    match event:
        case Said(what="rests", player=int(seat)):
            return Passed(seat, "{whose} turn is missed", "Who has lost a battle rests for a turn.", "8.5", "glass")
        case Said(what="rolls", player=int(seat), about=(1,)):
            why = "On a 1 the Dragon flies on, and the turn ends without a move or a search."
            return Passed(seat, "{whose} turn is over", why, "3.2", "flame")
    return None


# --- what moved or changed


def moved(event: Moved, content: Content, names: Names) -> str | None:
    if event.card is None:
        return None
    card = printed(content, event.card)
    match event.src.partition("/")[0], event.dst.partition("/")[0]:
        case "map", "front":
            joins = content.kinds[event.card] == "character"
            return f"{card} joins {names[seat(event.dst)]}." if joins else f"{names[seat(event.dst)]} takes {card}."
        case "map", "hoard":
            return f"The Dragon takes {card}."
        case "front", "hoard":
            return f"The Dragon takes {card} from {names[seat(event.src)]}."
        case "front", "front":
            return f"{card} goes from {names[seat(event.src)]} to {names[seat(event.dst)]}."
        case "front", "map":
            return f"{card} is stolen from {names[seat(event.src)]} and lies under the monster."
    return None


def changed(event: Changed, content: Content, names: Names) -> str | None:
    match event.field, event.value:
        case "colour", hero:
            counter = content.heroes[hero]
            return f"{names[event.index]} is {counter.name}, {counter.id}, {an(CLASSES[counter.class_])}."
        case "winners", [_, *_] as heroes:
            return victory(heroes, names)
    return None


# --- small words


def printed(content: Content, card: int) -> str:
    """A counter by name, with its number where it has one."""
    points = content.points[card]
    return f"{content.name(card)} ({points})" if points else content.name(card)


def an(word: str) -> str:
    return f"{'an' if word[0] in 'AEIOU' else 'a'} {word}"


def _bargaining(g: Any, key: str, label: str) -> str:
    word = key.partition(":")[0]
    return f"Offer {label.partition(' ')[2]}" if word == "give" else label


def _considering(g: Any, key: str, label: str) -> str:
    return {"agree": "Agree to the trade", "refuse": "Refuse the trade for a fight"}.get(key, label)


def _finding(g: Any, key: str, label: str) -> str:
    return f"Leave {g.content.name(g.about.card)}" if key == "leave" else label


def _retreating(g: Any, key: str, label: str) -> str:
    return label.replace("Move back", f"Move {called(g.about.loser)} back", 1)


def _staying(g: Any, key: str, label: str) -> str:
    return STAY if key == "stay" else label


STAY, ROLL = "Stay put", "Roll the die"  # by which nobody goes anywhere
PHRASES: Mapping[type, Phrase] = {
    Retreating: _retreating,
    Stepping: _staying,
    Walking: _staying,
    Bargaining: _bargaining,
    Considering: _considering,
    Sailing: lambda g, key, label: ROLL if key == "roll" else label,
    Searching: lambda g, key, label: "Search the space" if key == "search" else "Leave the space unsearched",
    Finding: _finding,
    Choosing: lambda g, key, label: f"Be {label}",
}
