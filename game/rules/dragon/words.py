"""Dragon Attack!, words: what has happened, as a line of the log."""

from __future__ import annotations

from game.engine.events import Changed, Event, Moved, Said
from game.engine.words import Names, by_word, counted, listed, seat, victory, who
from game.rules.dragon.counters import CLASSES, Content


def tell(event: Event, content: Content, names: Names, viewer: int | None) -> str | None:
    """The log line of an event; None for what needs no words. Nothing is said that only some may know (DRA-R59)."""
    match event:
        case Said():
            line = SAID.get(event.what)
            return line(event, content, names) if line else None
        case Moved():
            return moved(event, content, names)
        case Changed():
            return changed(event, content, names)
    return None


# --- what was said


def first(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} rolls highest and begins."


def rests(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} rests and misses this turn."


def rolls(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} rolls {event.about[0]}."


def waits(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} stays put."


def walks(event: Said, content: Content, names: Names) -> str:
    way = event.about[0]
    return f"{who(event, names)} goes {counted(len(way), 'step')} to {content.spaces[way[-1]].name}."


def sails(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} sails to {content.spaces[event.about[0]].name}."


def moved_back(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} is moved back to {content.spaces[event.about[0]].name}."


def dragon(event: Said, content: Content, names: Names) -> str:
    return f"On a 1 the Dragon flies to {content.spaces[event.about[0]].name}."


def finds(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} finds {printed(content, event.about[0])}."


def stays(event: Said, content: Content, names: Names) -> str:
    return f"{content.name(event.about[0])} cannot join {who(event, names)}: that class is in the party already."


def known(event: Said, content: Content, names: Names) -> str:
    cards = event.about[0]
    classes = dict.fromkeys(an(CLASSES[content.counters[card].class_ or ""]) for card in cards)
    return (
        f"All have seen what lies here: {listed([content.name(card) for card in cards])} cannot join "
        f"{who(event, names)}, whose party has {listed(list(classes))} already."
    )


def banks(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} sets down {event.about[0]} gold at home."


def threw(event: Said, content: Content, names: Names) -> str:
    rolls, best = event.about
    dice = ", ".join(map(str, rolls))
    return f"{who(event, names)} throws {dice}" + (f": {best} counts." if len(rolls) > 1 else ".")


def level(event: Said, content: Content, names: Names) -> str:
    return f"{event.about[0]} against {event.about[0]}: all dice are thrown again."


def attacks(event: Said, content: Content, names: Names) -> str:
    card, dice = event.about
    return f"{who(event, names)} fights {printed(content, card)} with {counted(dice, 'die', 'dice')}."


def beats(event: Said, content: Content, names: Names) -> str:
    card, best = event.about
    return f"{best} beats {content.points[card]}: {who(event, names)} defeats {content.name(card)}."


def loses(event: Said, content: Content, names: Names) -> str:
    card, best = event.about
    return f"{best} falls short of {content.points[card]}: {who(event, names)} loses to {content.name(card)}."


def duel(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} fights {names[event.about[0]]}."


def defeats(event: Said, content: Content, names: Names) -> str:
    loser, high, low = event.about
    return f"{high} beats {low}: {who(event, names)} defeats {names[loser]}."


def challenges(event: Said, content: Content, names: Names) -> str:
    strength, dice = event.about
    return f"{who(event, names)} faces the Dragon, strength {strength}, with {counted(dice, 'die', 'dice')}."


def wounds(event: Said, content: Content, names: Names) -> str:
    strength, best = event.about
    return f"{best} beats {strength}: {who(event, names)} takes the Dragon's {strength} away."


def burns(event: Said, content: Content, names: Names) -> str:
    strength, best = event.about
    return f"{best} falls short of {strength}: {who(event, names)} loses to the Dragon."


def offers(event: Said, content: Content, names: Names) -> str:
    other, gives, wants = event.about
    give = f"gives {listed([printed(content, card) for card in gives])}" if gives else ""
    want = f"wants {listed([printed(content, card) for card in wants])}" if wants else ""
    return f"{who(event, names)} offers {names[other]} a trade: {' and '.join(part for part in (give, want) if part)}."


def refuses(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} refuses."


def agrees(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} and {names[event.about[0]]} agree on the trade."


def slain(event: Said, content: Content, names: Names) -> str:
    return f"{who(event, names)} slays the Dragon and has its hoard, worth {event.about[0]}."


def fallen(event: Said, content: Content, names: Names) -> str:
    return "The palace falls. Everybody has lost."


SAID = by_word(
    first,
    rests,
    rolls,
    waits,
    walks,
    sails,
    dragon,
    finds,
    stays,
    known,
    banks,
    threw,
    level,
    attacks,
    beats,
    loses,
    duel,
    defeats,
    challenges,
    wounds,
    burns,
    offers,
    refuses,
    agrees,
    slain,
    fallen,
) | {"moved": moved_back}


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
