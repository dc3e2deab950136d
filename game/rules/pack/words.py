"""The Monster Pack, words: what has happened, as a line of the log, and answers that say what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.events import Changed, Event, Moved, Said
from game.engine.game import Passed
from game.engine.phrases import Phrase
from game.engine.words import Form, Names, Sentence, told, victory, who
from game.rules.pack.cards import Content
from game.rules.pack.state import WAITING, Entering, Offering, Ordering, Paying, Placing

DEFEATS = {"hp": "has no hit points left", "deck": "has to draw and finds no card", "concede": "gives up"}
TAUGHT = 6  # turns of a game in which a boost that is skipped is told by a card: three of each player


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event that this viewer has been told; None for what needs no words."""
    match event:
        case Said():
            return told(event, content, names, SAID, FORMS)
        case Moved():
            return moved(event, content, names)
        case Changed():
            return changed(event, names)
    return None


def passed(event: Event) -> Passed | None:
    """A step that is skipped without a choice: no Summon, no boost, or a monster that cannot enter."""
    match event:
        case Said(what="no_summon", player=int(player)):
            why = "The hand is empty, or every waiting spot is taken: the step is skipped."
            return Passed(player, "{whose} Summon is skipped", why, "2.3", "hand")
        case Said(what="no_boost", player=int(player), about=(turn,)) if turn <= TAUGHT:
            return Passed(player, "{whose} boost is skipped", f"{why_no_boost(turn)}.", "2.4", "bolt")
        case Said(what="blocked", player=int(player)):
            why = "No active spot beside it is free. It goes on waiting, and tries again each turn."
            return Passed(player, "{whose} monster cannot enter", why, "2.2", "stay")
    return None


# --- what was said


def hit(event: Said, content: Content, names: Names) -> str:
    column, card, damage = event.about
    rival = names[1 - (event.player or 0)]
    return f"Column {column + 1}: {content.name(card)} hits {rival} for {damage}."


def duelled(event: Said, content: Content, names: Names) -> str:
    column, one, other, mine, theirs, lost = event.about
    if len(lost) == 2:
        why = " both burst" if "white_wild" in (content.cards[one].type, content.cards[other].type) else " are level"
        return (
            f"Column {column + 1}: {content.name(one)} ({mine}) and {content.name(other)} ({theirs})"
            f"{why}, and both are discarded."
        )
    winner, loser = (one, other) if lost[0] == other else (other, one)
    high, low = max(mine, theirs), min(mine, theirs)
    return f"Column {column + 1}: {content.name(winner)} ({high}) beats {content.name(loser)} ({low})."


def why_no_boost(turn: int) -> str:
    """Why none is offered in a turn of that number."""
    if turn == 1:
        return "Who begins cannot boost in the first turn of the game"
    return "A boost costs a card of the monster's colour or White Wild, and no card in hand is that"


FORMS: Mapping[str, Form] = {
    "name": lambda card, content, names: content.name(card),
    "defeat": lambda ending, content, names: DEFEATS[ending],
}
SAID: Mapping[str, Sentence] = {
    "turn": "Turn {0}: {who}.",
    "no_summon": "{who} has nothing to summon or no spot for it.",
    "boost": "{who} boosts {0:name}: its die goes to {1}.",
    "no_boost": lambda event, content, names: f"{who(event, names)} boosts nobody. {why_no_boost(event.about[0])}.",
    "blocked": "{0:name} finds no free spot to enter and waits.",
    "hit": hit,
    "duel": duelled,
    "defeat": "{who} {0:defeat}.",
}


# --- what moved or changed


def moved(event: Moved, content: Content, names: Names) -> str | None:
    """Summons, cards drawn and paid, monsters that enter; what a duel discards is told by the duel."""
    source, target = event.src.partition("/")[0], event.dst.split("/")
    card = content.name(event.card) if event.card is not None else "a card"
    player = names[int(target[1])]
    match source, target[0]:
        case "deck", "hand":
            return f"{player} draws {card}."
        case "hand", "waiting":
            return f"{player} summons {card} to column {int(target[2]) + 1}."
        case "hand", "discard":
            return f"{player} discards {card}."
        case "waiting", "active":
            return f"{card} enters the active area in column {int(target[2]) + 1}."
    return None


def changed(event: Changed, names: Names) -> str | None:
    match event.field, event.value:
        case "first", player:
            return f"{names[player]} starts."
        case "hp", left:
            return f"{names[event.index]} has {left} hit points left."
        case "ending", "turns":
            return "Two hundred turns have been played."
        case "winners", winners:
            return victory(winners if len(winners) == 1 else (), names)
    return None


def _placing(g: Any, key: str, label: str) -> str:
    return f"Summon {g.content.name(g.about.card)} to {label.lower()}"


def _offering(g: Any, key: str, label: str) -> str:
    if key == "pass":
        return "Boost no monster"
    column = int(key.partition(":")[2]) - 1
    return f"Boost {g.content.name(g.zones[WAITING[g.decision.player][column]][0])}"


def _paying(g: Any, key: str, label: str) -> str:
    return f"{label} to boost {g.content.name(g.about.card)}"


def _ordering(g: Any, key: str, label: str) -> str:
    return f"Let {label} enter first"


def _entering(g: Any, key: str, label: str) -> str:
    return f"Send {g.content.name(g.about.card)} into {label.lower()}"


PHRASES: Mapping[type, Phrase] = {
    Placing: _placing,
    Offering: _offering,
    Paying: _paying,
    Ordering: _ordering,
    Entering: _entering,
}
