"""The Monster Pack, words: what has happened, as a line of the log."""

from __future__ import annotations

from game.engine.events import Changed, Event, Moved, Said
from game.engine.words import Names, by_word, victory, who
from game.rules.pack.cards import Content

DEFEATS = {"hp": "has no hit points left", "deck": "has to draw and finds no card", "concede": "gives up"}


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event that this viewer has been told; None for what needs no words."""
    match event:
        case Said():
            return SAID[event.what](event, content, names)
        case Moved():
            return moved(event, content, names)
        case Changed():
            return changed(event, names)
    return None


# --- what was said


def turn(event: Said, content: Content, names: Names) -> str:
    return f"Turn {event.about[0]}: {who(event, names)}."


def no_summon(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} has nothing to summon or no spot for it."


def boost(event: Said, content: Content, names: Names) -> str:
    card, die = event.about
    return f"{who(event, names)} boosts {content.name(card)}: its die goes to {die}."


def blocked(event: Said, content: Content, names: Names) -> str:
    return f"{content.name(event.about[0])} finds no free spot to enter and waits."


def hit(event: Said, content: Content, names: Names) -> str:
    column, card, damage = event.about
    rival = names[1 - (event.player or 0)]
    return f"Column {column + 1}: {content.name(card)} hits {rival} for {damage}."


def duel(event: Said, content: Content, names: Names) -> str:
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


def defeat(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} {DEFEATS[event.about[0]]}."


SAID = by_word(turn, no_summon, boost, blocked, hit, duel, defeat)


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
