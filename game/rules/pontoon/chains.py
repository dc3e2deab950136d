"""Monster Pontoon 21, chains: what makes up a party's power, and the chances of a Hit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.engine.chain import Chain, Link
from game.engine.picture import Picture
from game.engine.words import counted
from game.rules.pontoon.cards import Content, Quest
from game.rules.pontoon.odds import outcomes
from game.rules.pontoon.quests import MISSED, Ending
from game.rules.pontoon.state import COMPANIONS_OF, EQUIPMENT_OF, Pontoon
from game.rules.pontoon.words import LOST_BY, WON_BY


def power_chain(content: Content, known: Picture, hero: int) -> Chain:
    """The power of a party as far as a picture knows its cards, the Equipment last."""
    cards = (*known.zones[COMPANIONS_OF[hero]], *known.zones[EQUIPMENT_OF[hero]])
    links = (link for card in cards if card is not None for link in card_links(content, known, card))
    return Chain("Power", tuple(links))


def card_links(content: Content, known: Picture, card: int) -> Iterator[Link]:
    """What one card counts: its base, what has been adjusted, and what keeps it from counting less than 0 (PON-R02)."""
    printed, base, bonus = content.cards[card], known.facts["base"][card], known.facts["bonus"][card]
    if known.facts["turned"][card] and base == printed.sub:
        yield Link(f"{printed.name}, sub power", base, "4.2", card)
    elif base != printed.power:
        yield Link(f"{printed.name}, copied", base, "4.2", card)
    else:
        yield Link(printed.name, base, "0.3", card)
    if bonus:
        yield Link("Adjusted by abilities", bonus, "4.2", card)
    if base + bonus < 0:
        yield Link("Never below 0", -base - bonus, "0.3", card)


def hit_chain(g: Pontoon, hero: int, what: str) -> Chain:
    """How many of the cards that may lie on top bring one of the `odds` of a Hit, by what they count."""
    found, power = outcomes(g, hero), g.power(hero)
    counts = Counter(g.count(card) for card, brings in found if brings == what)
    links = (Link(f"Cards of {count}: {power + count} then", cases, "2.2") for count, cases in sorted(counts.items()))
    return Chain(f"Next card: {what}", tuple(links), len(found))


def quest_chain(quest: Quest, choice: str, endings: Sequence[Ending]) -> Chain:
    """In how many rounds imagined after a choice its hero wins the quest in play, by how, and how the rest is lost;
    whatever the first entry of the priority order does not decide is a tie-break."""
    plain = {"", *MISSED, *(name for name, *_ in quest.priority[:1])}
    counts = Counter(Ending(won, why if why in plain else "tie") for won, why in endings).most_common()
    won = (Link(WON_BY[why], count, "3.3" if why else "3.2") for (wins, why), count in counts if wins)
    lost = (Link(LOST_BY[why], count, "3.2" if why in MISSED else "3.3") for (wins, why), count in counts if not wins)
    return Chain(f"{choice}: {counted(len(endings), 'imagined round')}", tuple(won), len(endings), tuple(lost), "Won")
