"""printed: what is printed on Pontoon's cards, and what is said beside an enlarged one."""

from __future__ import annotations

from game.engine.nodes import listed
from game.rules.pontoon.cards import EQUIPMENT, Card, Condition, Content, Quest
from game.ui.draw.cards import Print, pontoon, quests
from game.ui.draw.cast import sound

MOMENT = {"on_hit": "On hit: ", "on_stay": "On stay: ", "in_battle": "In Battle: "}
KEYWORDS = {
    "on_hit": ("On hit", "Used at once when the card joins because its hero declared a Hit."),
    "on_stay": ("On stay", "Used when the hero stays, oldest companion first."),
    "in_battle": ("In Battle", "Used as soon as this Equipment is turned face up."),
    "sub": ("Sub power", "A turned card lies upside down and counts the number in the violet corner."),
    "adventurer": ("Adventurer", "One of the two kinds of companion. Blue pennant, helmet."),
    "monster": ("Monster", "One of the two kinds of companion. Red pennant, claws."),
    "equipment": ("Equipment", "One each, 1 to 10, hidden from the others until Battle."),
    "in_play": ("Still in play", "Heroes who have not stayed yet."),
    "stars": ("Stars", "Five stars win the game."),
    "warning": ("Warning", "Comes last. Whoever is closest wins it."),
}
PRIORITY = {
    "highest_power": "highest power",
    "lowest_power": "lowest power",
    "fewest_companions": "fewest companions",
    "most_companions": "most companions",
    "most_adventurers": "most Adventurers",
    "most_monsters": "most Monsters",
    "highest_equipment": "highest Equipment",
    "lowest_equipment": "lowest Equipment",
    "closest_to": "closest",
    "turn_order": "earliest in turn order",
}


def print_of(content: Content, number: int) -> Print:
    """What is printed on a card or quest."""
    if number >= content.first_quest:
        return quest_of(content.quests[number - content.first_quest])
    card = content.cards[number]
    when = moment_of(card)
    text = card.text.removeprefix(MOMENT.get(when, ""))
    text = text[:1].upper() + text[1:]
    thing = card.type == EQUIPMENT and "prop" in card.art and not {"body", "head"} & card.art.keys()
    art = sound({"object": card.art["prop"]} if thing else card.art, card.name)
    if card.type == EQUIPMENT:
        return pontoon.Equipment(card.name, card.power, card.sub, when, text, card.flavour, art)
    return pontoon.Guild(card.name, card.type, card.power, card.sub, when, text, card.flavour, art)


def quest_of(quest: Quest) -> quests.Quest:
    order = tuple(effect[0] if len(effect) == 1 else {effect[0]: effect[1]} for effect in quest.priority)
    art = sound(quest.art, quest.name)
    return quests.Quest(quest.name, condition_of(quest.condition), order, quest.stars, quest.warning, art)


def condition_of(condition: Condition) -> dict[str, object]:
    """The one entry that stands on the card."""
    for name in ("at_most", "at_least", "range", "exactly"):
        if (value := getattr(condition, name)) is not None:
            return {name: value}
    return {"any": True}


def condition_words(condition: Condition) -> str:
    """What the power of a party must be, in a sentence."""
    if condition.any:
        return "Any power will do."
    if condition.range is not None:
        what = " to ".join(map(str, condition.range))
    elif condition.exactly is not None:
        what = f"exactly {listed(map(str, condition.exactly), 'or')}"
    else:
        least, most = condition.at_least, condition.at_most
        what = f"{least} or more" if most is None else f"{most} or less"
    return f"The power of a party, all its numbers together, must be {what}."


def moment_of(card: Card) -> str:
    return next((when for when in MOMENT if getattr(card, when)), "")


def keywords(content: Content, number: int) -> list[tuple[str, str]]:
    """Words on a card and what they mean."""
    if number >= content.first_quest:
        quest = content.quests[number - content.first_quest]
        order = ", then ".join(
            PRIORITY[effect[0]] + (f" to {effect[1]}" if len(effect) > 1 else "") for effect in quest.priority
        )
        condition = ("Condition", condition_words(quest.condition))
        found = [condition, ("Order", f"When several parties meet it: {order}."), KEYWORDS["stars"]]
        return [*found, KEYWORDS["warning"]] if quest.warning else found
    card = content.cards[number]
    words = [KEYWORDS[card.type]]
    if when := moment_of(card):
        words.append(KEYWORDS[when])
    if card.sub is not None:
        words.append(KEYWORDS["sub"])
    if "still in play" in card.text:
        words.append(KEYWORDS["in_play"])
    return words
