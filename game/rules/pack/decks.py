"""The Monster Pack, chapter 5: Decks: what one may hold, decks as text, decks drawn by lot."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from game.engine.data import nearest
from game.rules.pack.cards import TITLES, Content, Deck, together

Lines = Sequence[tuple[str, int]]  # card id, copies

LINE = re.compile(r"\s*(?:(\d+)\s*[x*]?\s+)?(.+?)\s*(?:\[([\w-]+)\])?\s*")
HEAD = re.compile(r"#\s*(.*?)\s*\((\w+)\)\s*")
ENDS = re.compile("\r\n|\r|\n")  # of a line; other signs that part lines may stand in a name or a note
CODE = r"[1-9]x[\w~-]+(\+[1-9]x[\w~-]+)*"  # a deck as one word: "2xMP-003+1xMP-004", grown by 150: "2xMP-003~150"
MOST_IN_LINE = 999  # copies that a line may ask for, a deck or not
MOST_IN_CODE = 9  # copies in one part of such a word


def faults_of(content: Content, format: str, cards: Lines) -> list[str]:
    """Why a deck may not be played: one sentence per fault, none for a legal deck (PAK-COMP-02, PAK-C03, PAK-R25)."""
    allowed, faults = content.formats[format], []
    size = sum(copies for _, copies in cards)
    if not allowed.deck_size <= size <= allowed.largest:
        sizes = f"{allowed.deck_size} to {allowed.most}" if allowed.most else f"exactly {allowed.deck_size}"
        faults.append(f"a {format} deck has {sizes} cards, not {size}")
    for id, copies in multiset(cards).items():
        if id not in content.ids:
            faults.append(f"no card {id!r}{nearest(id, content.ids)}")
            continue
        monster = content.monsters[content.ids[id]]
        most = allowed.copies[monster.rarity]
        if copies > most:
            faults.append(f"{copies} of {monster.name}; a {format} deck may hold {most} of one {monster.rarity} card")
    wild = wilds(content, cards)
    if wild > allowed.white_wild:
        faults.append(f"{wild} White Wild cards; a {format} deck may hold {allowed.white_wild}")
    return faults


def multiset(cards: Lines) -> Counter[str]:
    return Counter(dict(together(cards)))


def wilds(content: Content, cards: Lines) -> int:
    """How many White Wild cards a deck has."""
    return sum(
        copies for id, copies in cards if id in content.ids and content.monsters[content.ids[id]].type == "white_wild"
    )


def room_for(content: Content, format: str, cards: Lines, id: str) -> str:
    """Why one more copy of a card cannot go into a deck; "" when it can."""
    allowed, monster = content.formats[format], content.monsters[content.ids[id]]
    have = multiset(cards)
    if sum(have.values()) >= allowed.largest:
        return f"The deck is full: a {format} deck has {allowed.largest} cards."
    if have[id] >= allowed.copies[monster.rarity]:
        return f"At most {allowed.copies[monster.rarity]} of the same {monster.rarity} card."
    if monster.type == "white_wild" and wilds(content, cards) >= allowed.white_wild:
        return f"At most {allowed.white_wild} White Wild cards."
    return ""


# --- decks as text


class Draft(NamedTuple):
    """A deck as it was read. `lost` are notes (with # before them) and lines nobody understood, kept as they were;
    `faults` say what is wrong."""

    name: str
    format: str
    cards: tuple[tuple[str, int], ...]
    lost: tuple[str, ...]
    faults: tuple[str, ...]


def write_deck(content: Content, deck: Deck | Draft) -> str:
    """A deck as text: a head with name and format, then a line per card; notes and lines not understood come last."""
    lines = [f"# {deck.name} ({deck.format})"]
    for id, copies in deck.cards:
        name = content.monsters[content.ids[id]].name if id in content.ids else "?"
        lines.append(f"{copies} {name} [{id}]")
    return "\n".join([*lines, *(deck.lost if isinstance(deck, Draft) else ()), ""])


def read_deck(content: Content, text: str) -> Draft:
    """The deck in a text. A line is copies and a name or an id, the same one as often as one likes (PAK-R33). Every
    fault is told, with its line and the nearest name, and nothing is thrown away."""
    by_name = {monster.name.casefold(): monster.id for monster in content.monsters}
    name, format, cards, lost, faults = "Deck", "", list[tuple[str, int]](), list[str](), list[str]()
    lines = ENDS.split(text.removeprefix("\ufeff"))
    head = head_of(content, lines)
    for number, line in enumerate(lines, 1):
        if head and number == head[0]:
            name, format = head[1] or name, head[2]
        elif line.lstrip().startswith("#"):
            lost.append(line)
        elif line.strip():
            read = LINE.fullmatch(line)
            id = known(content, by_name, read) if read else None
            if read is None or id is None:
                lost.append(line)
                word = read[2] if read else line.strip()
                faults.append(f"line {number}: no card {word!r}{nearest(word, [m.name for m in content.monsters])}")
            elif wrong := wrong_count(read[1]):
                lost.append(line)
                faults.append(f"line {number}: {wrong.format(content.monsters[content.ids[id]].name)}")
            else:
                cards.append((id, int(read[1] or 1)))
    if format not in content.formats:
        if format:
            faults.insert(0, f"no format {format!r}{nearest(format, content.formats)}")
        format = guessed(content, cards)
    faults += faults_of(content, format, cards)
    return Draft(name, format, ordered(content, multiset(cards)), tuple(lost), tuple(faults))


def head_of(content: Content, lines: Sequence[str]) -> tuple[int, str, str] | None:
    """Number, name and format of the line that heads a text, among the notes before any card: the first that names a
    format there is, else the first that looks like one."""
    found = list[tuple[int, str, str]]()
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.lstrip().startswith("#"):
            break
        if head := HEAD.fullmatch(line.strip()):
            found.append((number, head[1], head[2].casefold()))
    return next((one for one in found if one[2] in content.formats), found[0] if found else None)


def known(content: Content, by_name: dict[str, str], line: re.Match[str]) -> str | None:
    """The id that a line means: by the id in brackets, by name, or by an id in place of a name."""
    if line[3] in content.ids:
        return line[3]
    return by_name.get(line[2].casefold()) or (line[2] if line[2] in content.ids else None)


def wrong_count(digits: str | None) -> str:
    """What is wrong with so many copies, {} being the card; "" where nothing is, or nothing is said of them."""
    if digits and not digits.strip("0"):
        return "0 of {}; a card that is in a deck is in it once or more"
    long = len((digits or "").lstrip("0")) > len(str(MOST_IN_LINE))
    return f"more than {MOST_IN_LINE} of {{}}; no deck has so many cards" if long else ""


def guessed(content: Content, cards: Lines) -> str:
    """The format whose size is nearest."""
    size = sum(copies for _, copies in cards)
    return min(content.formats.values(), key=lambda one: (abs(one.deck_size - size), one.deck_size)).id


def write_code(cards: Lines) -> str:
    """A deck as one word, to stand in a house rule: "2xMP-003+1xMP-004"; more than nine of a card take more parts."""
    return "+".join(
        f"{min(MOST_IN_CODE, copies - given)}x{id}" for id, copies in cards for given in range(0, copies, MOST_IN_CODE)
    )


def read_code(code: str) -> tuple[tuple[str, int], ...]:
    """The cards of such a word, parts of the same card together (PAK-R33). ValueError when it is none."""
    if not re.fullmatch(CODE, code):
        raise ValueError(f"{code!r} is no deck; a deck reads 2xMP-003+1xMP-004")
    return together((part[2:], int(part[0])) for part in code.split("+"))


# --- decks made


@lru_cache(maxsize=16)
def chosen_deck(content: Content, format: str, choice: str) -> Lines:
    """The cards a house rule names: a starter deck, or a deck as one word. The same cards come in the same order
    however they are named (PAK-R33). ValueError lists what is wrong with the deck."""
    starter = content.decks.get(f"{choice}_{content.formats[format].deck_size}") or content.decks.get(choice)
    cards = starter.cards if starter else read_code(choice)
    faults = faults_of(content, format, cards)
    if faults:
        raise ValueError(f"deck {choice!r}: " + "; ".join(faults))
    same = (deck.cards for deck in content.decks.values() if multiset(deck.cards) == multiset(cards))
    return next(same, ordered(content, multiset(cards)))


def further_decks(content: Content, format: str, known: Collection[str]) -> list[Deck]:
    """The starter decks of a length besides those that house rules name by these words: packs bring them."""
    named = {*known, *(f"{word}_{content.formats[format].deck_size}" for word in known)}
    return [deck for deck in content.decks.values() if deck.format == format and deck.id not in named]


def ordered(content: Content, cards: Counter[str]) -> tuple[tuple[str, int], ...]:
    """The cards in the order of the set."""
    return tuple(sorted(((id, copies) for id, copies in cards.items() if copies), key=lambda one: content.ids[one[0]]))


def curve(content: Content, cards: Lines) -> dict[str, dict[int, int]]:
    """Copies by type and stars: {type: {1: n, 2: n, 3: n, 4: n}}."""
    table = {kind: dict.fromkeys(range(1, 5), 0) for kind in TITLES}
    for id, copies in cards:
        monster = content.monsters[content.ids[id]]
        table[monster.type][monster.star] += copies
    return table


def sample_hand(content: Content, cards: Lines, size: int, rng: Random) -> list[str]:
    """Card ids of an opening hand from a shuffled deck; fewer when the deck has fewer."""
    pile = [id for id, copies in cards for _ in range(copies)]
    return rng.sample(pile, min(size, len(pile)))
