"""Dungeon & Kingdom, words: what has happened, as a line of the log, and answers that say what they do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Said
from game.engine.game import Passed
from game.engine.phrases import Phrase
from game.engine.words import Form, Names, Sentence, counted, listed, seat, told, victory, who
from game.rules.kingdom.action import Taking, Using
from game.rules.kingdom.aftermath import Raiding
from game.rules.kingdom.cards import Content
from game.rules.kingdom.deeds import Guiding, Looting, Navigating, Placing, Riding, Searching, Summoning
from game.rules.kingdom.fights import Splitting
from game.rules.kingdom.gems import Giving
from game.rules.kingdom.powers import Conquering, Devouring, Grappling, Releasing, Tasting
from game.rules.kingdom.resolve import Controlling, Resolving

UNPAID = "Hand and Kingdom pay for none of its Monsters, and nobody acts in the Dungeon."
LOOSE = "No Adventurer is there to control its Monsters."


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event that this viewer has been told; None for what needs no words."""
    match event:
        case Said():
            return told(event, content, names, SAID, FORMS)
        case Moved():
            return moved(event, content, names)
        case Revealed(card=int(card)):
            return f"{content.name(card)} comes up and goes back; the deck is shuffled."
        case Looked():
            face = content.name(event.card) if event.card is not None else "a card"
            return f"{names[event.player]} sees {face} in the hand of {names[seat(event.zone)]}."
        case Changed():
            return changed(event, names)
    return None


def passed(event: Event) -> Passed | None:
    """A cut that is over because no Monster of it can be paid for or controlled."""
    match event:
        case Said(what="stuck", player=int(player), about=(unpaid, _)):
            return Passed(player, "{whose} cut is done", UNPAID if unpaid else LOOSE, "4.1", "cut")
    return None


# --- what was said


def defeated(event: Said, content: Content, names: Names) -> str:
    monster, points, tokens, place = event.about
    conquered = place.startswith("array")
    where = f" in the Array of {names[seat(place)]}" if conquered else ""
    more = f" and {spoils(tokens, place)}" if tokens else ""
    return f"{who(event, names)} beats {content.name(monster)}{where}: {worth(points)}{more}."


def spoils(tokens: int, place: str) -> str:
    """The points on a beaten Monster: its raid has taken them from the owner of the Array, who wins them back only in
    the own Kingdom (DNK-R29)."""
    return f"the {worth(tokens)} on it" if place.startswith("array") else f"{worth(tokens)} back"


def devoured(event: Said, content: Content, names: Names) -> str:
    *_, lost, points = event.about
    return f"The Dragon eats {eaten(event, names)}{f': {worth(points)}' if any(lost) else ''}."


def eaten(event: Said, names: Names) -> str:
    """The colour that was named, and how many Gems who has lost by it."""
    colour, whites, lost, _ = event.about
    whose = [f"{count} of {name}" for count, name in zip(lost, names) if count]
    gems = f"{colour}{' and white' * whites} Gems"
    return f"{gems}, {listed(whose)}" if whose else f"no {gems}"


def step(event: Said, content: Content, names: Names) -> str | None:
    """The first step of the Aftermath opens it; the others are told by what happens in them."""
    return "Aftermath." if event.about[0] == "return" else None


def stuck(event: Said, content: Content, names: Names) -> str:
    unpaid, loose = ([content.name(card) for card in cards] for cards in event.about)
    lacks = [f"cannot pay for {listed(unpaid)}"] * bool(unpaid) + [f"has nobody to control {listed(loose)}"] * bool(
        loose
    )
    return f"{who(event, names)} {' and '.join(lacks)}: the cut is done."


def scored(event: Said, content: Content, names: Names) -> str:
    reserve, cards, total = event.about
    return f"{who(event, names)}: {reserve} and {worth(total - reserve)} for {cards} cards make {total}."


FORMS: Mapping[str, Form] = {
    "name": lambda card, content, names: content.name(card),
    "kind": lambda card, content, names: content.of(card).name,
    "deed": lambda card, content, names: content.of(card).deed,
    "adventurer": lambda id, content, names: content.adventurer(id).name,
    "talent": lambda id, content, names: content.adventurer(id).deed,
    "owner": lambda zone, content, names: names[seat(zone)],
    "side": lambda side, content, names: side.title(),
    "cards": lambda cards, content, names: ", ".join(map(content.name, cards)) or "nothing",
    "points": lambda points, content, names: worth(points),
    "gems": lambda count, content, names: counted(count, "Gem"),
    "monsters": lambda count, content, names: counted(count, "Monster"),
}
SAID: Mapping[str, Sentence] = {
    "defeated": defeated,
    "deed": "{who} uses {0:deed} ({0:kind}).",
    "control": "{who} controls {0:name} with {1:adventurer}: {0:deed}.",
    "freed": "{who} gets {1:points} back from {0:name}.",
    "twice": "{0:talent} happens twice.",
    "glory": "{who} gains {1:points} more for {0:name}.",
    "nothing": "Nothing happens.",
    "snatched": "{who} takes {0:name} from the Array of {1:owner} into the {2:side}.",
    "gems": "{who} gives {0:gems} for {1:points}.",
    "devoured": devoured,
    "released": "{who} lets {0:monsters} go for {1:points}.",
    "raid": "{0:name} takes {1:points} from {who}.",
    "step": step,
    "cut": "Kingdom: {0:cards}. Dungeon: {1:cards}.",
    "scored": scored,
    "stuck": stuck,
}


# --- what moved or changed


def moved(event: Moved, content: Content, names: Names) -> str | None:
    source, target = event.src.partition("/")[0], event.dst.partition("/")[0]
    card = content.name(event.card) if event.card is not None else "a card"
    match source, target:
        case "taken", "array":
            return f"{names[seat(event.dst)]} queues up {card}."
        case "taken", "treasury" | "graveyard":
            where = "Treasury" if target == "treasury" else "Graveyard"
            return f"{names[seat(event.dst)]} cuts with {card}, which goes to the {where}."
        case "taken", "discard":
            return f"{card} and the whole Array are dismissed."
        case "deck" | "ability", "hand":
            return f"{names[seat(event.dst)]} draws {card}."
        case "deck" | "ability", "seen":
            return f"{names[seat(event.dst)]} looks at {card}."
        case "seen", "kingdom" | "dungeon":
            return f"{names[seat(event.src)]} summons {card} into the {target.title()}."
        case "hand", "hand":
            return f"{names[seat(event.dst)]} takes {card} from {names[seat(event.src)]}."
        case "kingdom" | "dungeon", "kingdom" | "dungeon":
            return f"{card} goes over to the {target.title()}."
        case "aside", "treasury":
            return f"{card} becomes a Gem of {names[seat(event.dst)]}."
        case "kingdom", "hand":
            return f"{card} returns to the hand of {names[seat(event.dst)]}."
        case "dungeon", "treasury":
            return f"{card} becomes a Gem of {names[seat(event.dst)]}."
        case "hand", "discard":
            return f"{names[seat(event.src)]} discards {card}."
        case "kingdom" | "dungeon", "discard":
            return f"{card} is discarded."
    return None


def changed(event: Changed, names: Names) -> str | None:
    match event.field, event.value:
        case "active", player:
            return f"It is the turn of {names[player]}."
        case "starting", player:
            return f"{names[player]} begins."
        case "triggered", True:
            return "The deck is empty: the end is near, and the matrix is not refilled any more."
        case "winners", winners:
            return victory(winners, names)
    return None


# --- small words


def worth(points: int) -> str:
    return counted(points, "point")


def _taking(g: Any, key: str, label: str) -> str:
    zone = next(option.at for option in g.decision.options if option.key == key)
    return f"Take {g.content.name(g.zones[zone][0])}"


def _using(g: Any, key: str, label: str) -> str:
    card = g.content.name(g.zones["taken"][0])
    return {"queue": f"Queue {card} up", "dismiss": "Dismiss the whole Array"}.get(
        key, f"Cut with {card}: {label.partition(': ')[2]}"
    )


def _raiding(g: Any, key: str, label: str) -> str:
    return f"Let {label.removesuffix(' leaves')} leave"


def _guiding(g: Any, key: str, label: str) -> str:
    return "Take only the Gem" if key == "leave" else label


def _riding(g: Any, key: str, label: str) -> str:
    return label if key == "stay" else f"Move {label.replace(' leaves ', ' out of ')}"


def _placing(g: Any, key: str, label: str) -> str:
    return f"Put {g.content.name(g.about.card)} into the {key.title()}"


def _splitting(g: Any, key: str, label: str) -> str:
    open_cards, _, hand = label.removesuffix(".").partition(". Hand: ")
    return f"Pay with {open_cards.partition(': ')[2]} from the Kingdom and {hand} from the hand"


def _giving(g: Any, key: str, label: str) -> str:
    return f"Give Gems, {label.replace(': ', ', for ')}"


def _releasing(g: Any, key: str, label: str) -> str:
    return {"stop": "Let no more go", "all": f"Let go {label.lower()}"}.get(key, f"Let {label} go")


def _tasting(g: Any, key: str, label: str) -> str:
    return "Devour white Gems too" if key == "with" else label


def _controlling(g: Any, key: str, label: str) -> str:
    return f"Control {g.content.name(g.about.monster)} with {label}"


def _resolving(g: Any, key: str, label: str) -> str:
    return {"done": "Be done with the cut", "deed": f"Use {label}"}.get(key.partition(":")[0], label)


PHRASES: Mapping[type, Phrase] = {
    Taking: _taking,
    Using: _using,
    Raiding: _raiding,
    Navigating: lambda g, key, label: f"Turn {label} into a Gem",
    Guiding: _guiding,
    Looting: lambda g, key, label: f"Take {label} from seat {g.about.victim + 1}",
    Summoning: lambda g, key, label: f"Choose {label} to summon",
    Searching: lambda g, key, label: f"Search the hand of {label.lower()}",
    Placing: _placing,
    Riding: _riding,
    Splitting: _splitting,
    Giving: _giving,
    Conquering: lambda g, key, label: f"Conquer {label}",
    Devouring: lambda g, key, label: f"Devour {label} Gems",
    Grappling: lambda g, key, label: f"Grapple {label}",
    Releasing: _releasing,
    Tasting: _tasting,
    Controlling: _controlling,
    Resolving: _resolving,
}
