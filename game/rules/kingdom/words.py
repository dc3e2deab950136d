"""Dungeon & Kingdom, words: what has happened, as a line of the log."""

from __future__ import annotations

from game.engine.events import Changed, Event, Looked, Moved, Revealed, Said
from game.engine.words import Names, by_word, counted, listed, seat, victory, who
from game.rules.kingdom.cards import Content


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event that this viewer has been told; None for what needs no words."""
    match event:
        case Said():
            return SAID[event.what](event, content, names)
        case Moved():
            return moved(event, content, names)
        case Revealed(card=card) if card is not None:
            return f"{content.name(card)} comes up and goes back; the deck is shuffled."
        case Looked():
            face = content.name(event.card) if event.card is not None else "a card"
            return f"{names[event.player]} sees {face} in the hand of {names[seat(event.zone)]}."
        case Changed():
            return changed(event, names)
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


def deed(event: Said, content: Content, names: Names) -> str:
    printed = content.of(event.about[0])
    return f"{who(event, names)} uses {printed.deed} ({printed.name})."


def control(event: Said, content: Content, names: Names) -> str:
    monster, kind = event.about
    name = next(one.name for one in content.adventurers if one.id == kind)
    return f"{who(event, names)} controls {content.name(monster)} with {name}: {content.of(monster).deed}."


def freed(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} gets {worth(event.about[1])} back from {content.name(event.about[0])}."


def twice(event: Said, content: Content, names: Names) -> str:
    printed = next(one for one in content.adventurers if one.id == event.about[0])
    return f"{printed.deed} happens twice."


def glory(event: Said, content: Content, names: Names) -> str:
    monster, points = event.about
    return f"{who(event, names)} gains {worth(points)} more for {content.name(monster)}."


def nothing(event: Said, content: Content, names: Names) -> str:
    return "Nothing happens."


def snatched(event: Said, content: Content, names: Names) -> str:
    catch, array, side = event.about
    whose = names[seat(array)]
    return f"{who(event, names)} takes {content.name(catch)} from the Array of {whose} into the {side.title()}."


def gems(event: Said, content: Content, names: Names) -> str:
    count, points = event.about
    return f"{who(event, names)} gives {count} Gem{'s' * (count > 1)} for {worth(points)}."


def devoured(event: Said, content: Content, names: Names) -> str:
    *_, lost, points = event.about
    return f"The Dragon eats {eaten(event, names)}{f': {worth(points)}' if any(lost) else ''}."


def eaten(event: Said, names: Names) -> str:
    """The colour that was named, and how many Gems who has lost by it."""
    colour, whites, lost, _ = event.about
    whose = [f"{count} of {name}" for count, name in zip(lost, names) if count]
    told = f"{colour}{' and white' * whites} Gems"
    return f"{told}, {listed(whose)}" if whose else f"no {told}"


def released(event: Said, content: Content, names: Names) -> str:
    souls, points = event.about
    return f"{who(event, names)} lets {souls} Monster{'s' * (souls > 1)} go for {worth(points)}."


def raid(event: Said, content: Content, names: Names) -> str:
    return f"{content.name(event.about[0])} takes {worth(event.about[1])} from {who(event, names)}."


def step(event: Said, content: Content, names: Names) -> str | None:
    """The first step of the Aftermath opens it; the others are told by what happens in them."""
    return "Aftermath." if event.about[0] == "return" else None


def cut(event: Said, content: Content, names: Names) -> str:
    kingdom, dungeon = (", ".join(map(content.name, side)) or "nothing" for side in event.about)
    return f"Kingdom: {kingdom}. Dungeon: {dungeon}."


def scored(event: Said, content: Content, names: Names) -> str:
    reserve, cards, total = event.about
    return f"{who(event, names)}: {reserve} and {worth(total - reserve)} for {cards} cards make {total}."


SAID = by_word(
    defeated, deed, control, freed, twice, glory, nothing, snatched, gems, devoured, released, raid, step, cut, scored
)


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
