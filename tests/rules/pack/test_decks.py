"""5. Decks: what one may hold, decks as text, decks made by lot."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.engine.match import Match
from game.rules.pack.cards import Deck
from game.rules.pack.decks import (
    Draft,
    chosen_deck,
    curve,
    faults_of,
    read_code,
    read_deck,
    room_for,
    sample_hand,
    write_code,
    write_deck,
)
from tests.rules.pack.table import PACK, SHIPPED, random_deck

STARTERS = sorted(SHIPPED.decks)
ANY = pytest.mark.parametrize("format", ["standard", "short"])


@pytest.mark.parametrize("id", STARTERS)
def test_every_starter_deck_is_legal(id: str) -> None:
    """PAK-COMP-02, PAK-C03"""
    deck = SHIPPED.decks[id]
    assert faults_of(SHIPPED, deck.format, deck.cards) == []


def test_there_is_a_starter_of_each_name_in_both_lengths_and_the_house_rules_name_them() -> None:
    names = {id.rpartition("_")[0] for id in STARTERS}
    assert sorted(STARTERS) == sorted(f"{name}_{size}" for name in names for size in (20, 30))
    for rule in PACK.house_rules:
        if rule.key.startswith("deck_"):
            assert {value for value, _ in rule.values} == names


def test_a_deck_of_another_size_is_refused() -> None:
    """PAK-COMP-02, PAK-C03"""
    cards = SHIPPED.decks["tidal_dodge_30"].cards
    assert faults_of(SHIPPED, "short", cards)[0] == "a short deck has exactly 20 cards, not 30"
    assert faults_of(SHIPPED, "standard", cards[1:])[0] == "a standard deck has exactly 30 cards, not 28"


def test_a_card_that_is_none_is_a_fault_of_a_deck() -> None:
    """PAK-C03: also of one that a house rule names."""
    cards = [("MP-0012", 2), *SHIPPED.decks["tidal_dodge_20"].cards[1:]]
    assert any(fault.startswith("no card 'MP-0012'; did you mean") for fault in faults_of(SHIPPED, "short", cards))
    with pytest.raises(ValueError, match="no card 'MP-0012'"):
        chosen_deck(SHIPPED, "short", write_code(cards))


@pytest.mark.parametrize(
    ("format", "rarity", "most"),
    [
        ("standard", "common", 3),
        ("standard", "uncommon", 3),
        ("standard", "rare", 2),
        ("standard", "ultra", 1),
        ("short", "common", 2),
        ("short", "uncommon", 2),
        ("short", "rare", 1),
        ("short", "ultra", 1),
    ],
)
def test_copies_are_limited_by_rarity(format: str, rarity: str, most: int) -> None:
    """PAK-R25"""
    monster = next(m for m in SHIPPED.monsters if m.rarity == rarity and m.type != "white_wild")
    assert not any(monster.name in fault for fault in faults_of(SHIPPED, format, [(monster.id, most)]))
    assert any(monster.name in fault for fault in faults_of(SHIPPED, format, [(monster.id, most + 1)]))
    assert room_for(SHIPPED, format, [(monster.id, most - 1)], monster.id) == ""
    assert "of the same" in room_for(SHIPPED, format, [(monster.id, most)], monster.id)


@pytest.mark.parametrize(("format", "most"), [("standard", 4), ("short", 3)])
def test_white_wild_is_limited_in_all(format: str, most: int) -> None:
    """PAK-R25"""
    wild = [(monster.id, 1) for monster in SHIPPED.monsters if monster.type == "white_wild"]
    assert not any("White Wild" in fault for fault in faults_of(SHIPPED, format, wild[:most]))
    assert any("White Wild" in fault for fault in faults_of(SHIPPED, format, wild[: most + 1]))
    assert "White Wild" in room_for(SHIPPED, format, wild[:most], wild[most][0])


def test_a_full_deck_has_no_room() -> None:
    deck = SHIPPED.decks["tidal_dodge_20"]
    assert "full" in room_for(SHIPPED, "short", deck.cards, "MP-001")


@ANY
def test_a_thousand_random_decks_go_out_as_text_and_come_back_unchanged(format: str) -> None:
    rng = Random(5)
    for _ in range(500):
        cards = random_deck(format, rng)
        assert faults_of(SHIPPED, format, cards) == []
        draft = Draft("Mine", format, cards, (), ())
        assert read_deck(SHIPPED, write_deck(SHIPPED, draft)) == draft
        assert read_code(write_code(cards)) == cards


def test_every_fault_of_a_text_is_told_with_the_nearest_name_and_nothing_is_lost() -> None:
    text = "# Mine (standrad)\n2 Fogling\n3x Foglin\n\n9 Kiln Rat\nrubbish here\nMP-040\n"
    draft = read_deck(SHIPPED, text)
    assert draft.cards == (("MP-005", 2), ("MP-022", 9), ("MP-040", 1))
    assert draft.lost == ("3x Foglin", "rubbish here")
    told = "\n".join(draft.faults)
    for piece in (
        "no format 'standrad'; did you mean 'standard'?",
        "line 3: no card 'Foglin'; did you mean 'Fogling'?",
        "line 6: no card 'rubbish here'",
        "has exactly 20 cards, not 12",
        "9 of Kiln Rat",
    ):
        assert piece in told
    again = read_deck(SHIPPED, write_deck(SHIPPED, draft))
    assert again.cards == draft.cards and again.lost == draft.lost


def test_a_deck_as_text_has_a_line_for_each_card_with_its_name() -> None:
    deck = Deck("own", "Mine", "short", (("MP-005", 2), ("MP-999", 1)))
    assert write_deck(SHIPPED, deck) == "# Mine (short)\n2 Fogling [MP-005]\n1 ? [MP-999]\n"


@pytest.mark.parametrize("line", ["2 fogling", "2x Fogling", "2 * FOGLING", "2 MP-005", "2 Something new [MP-005]"])
def test_a_card_is_known_by_name_or_id_however_it_is_typed(line: str) -> None:
    assert read_deck(SHIPPED, line).cards == (("MP-005", 2),)


def test_text_of_any_kind_never_raises() -> None:
    rng = Random(1)
    for _ in range(300):
        read_deck(SHIPPED, "".join(rng.choice("#(x1 9]\n[-Fogling\t\u00e9") for _ in range(60)))


def test_curve_and_sample_hand_count_the_cards_of_a_deck() -> None:
    deck = SHIPPED.decks["wild_parade_30"]
    table = curve(SHIPPED, deck.cards)
    assert sum(sum(row.values()) for row in table.values()) == 30 and sum(table["white_wild"].values()) == 4
    hand = sample_hand(SHIPPED, deck.cards, 6, Random(1))
    assert len(hand) == 6 and all(hand.count(id) <= dict(deck.cards)[id] for id in hand)


def test_a_deck_word_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="is no deck"):
        read_code("12MP")


# --- 5.1 a deck is a multiset


def parted(cards: tuple[tuple[str, int], ...], rng: Random) -> list[tuple[str, int]]:
    """The same cards, each copy a line of its own, in any order."""
    lines = [(id, 1) for id, copies in cards for _ in range(copies)]
    rng.shuffle(lines)
    return lines


@ANY
def test_a_deck_in_parts_is_the_same_deck_as_text_as_a_code_and_when_it_is_dealt(format: str) -> None:
    """PAK-R33"""
    for seed in range(60):
        rng = Random(seed)
        deck = random_deck(format, rng)
        lines = parted(deck, rng)
        text = "\n".join([f"# Parts ({format})", *(f"{copies} {id}" for id, copies in lines)])
        code = "+".join(f"{copies}x{id}" for id, copies in lines)
        assert read_deck(SHIPPED, text).cards == deck and not read_deck(SHIPPED, text).faults
        assert sorted(read_code(code)) == sorted(deck)
        one, other = (
            PACK.deal(SHIPPED, 2, seed, PACK.options({"format": format, "deck_1": word}))
            for word in (code, write_code(deck))
        )
        assert one.zones == other.zones
        cards = [card for zone in one.zones.values() for card in zone]
        assert len(cards) == len(set(cards)) == 2 * SHIPPED.formats[format].deck_size


def test_a_deck_in_parts_shows_no_card_of_the_other_seat() -> None:
    """PAK-R33: a card stood in two places, and its place in one hand told what was in the other."""
    deck = SHIPPED.decks["tidal_dodge_20"].cards
    code = "+".join(f"{copies}x{id}" for id, copies in parted(deck, Random(3)))
    match = Match(PACK, SHIPPED, 2, 4, {"format": "short", "deck_1": code, "deck_2": code})
    for seat in (0, 1):
        view = match.state.view(seat)["zones"]
        seen = [card for zone, cards in view.items() for card in cards if card is not None]
        assert len(seen) == len(set(seen)) == 6 and all(SHIPPED.backs[card] == seat for card in seen)


def test_the_most_cards_of_a_format_are_no_fewer_than_its_deck_has() -> None:
    short = SHIPPED.formats["short"]
    assert [replace(short, most=most).largest for most in (0, 20, 21)] == [20, 20, 21]
    with pytest.raises(ValueError, match="most 19 is less than deck_size 20"):
        replace(short, most=19)


def test_too_many_of_a_card_are_too_many_in_parts_as_well() -> None:
    """PAK-R33, PAK-R25"""
    text = "# Toads (short)\n" + "\n".join(["1 Candle Toad", "1 Rune Snail", "2 candle toad", "MP-039"])
    draft = read_deck(SHIPPED, text)
    assert draft.cards == (("MP-039", 4), ("MP-040", 1))
    assert any(fault.startswith("4 of Candle Toad") for fault in draft.faults)
    with pytest.raises(ValueError, match="4 of Candle Toad"):
        PACK.deal(SHIPPED, 2, 1, {"format": "short", "deck_1": "2xMP-039+1xMP-040+2xMP-039"})


def test_a_deck_of_a_file_may_name_a_card_twice() -> None:
    """PAK-R33"""
    deck = Deck("own", "Own", "short", (("MP-039", 1), ("MP-040", 2), ("MP-039", 1)))
    assert deck.cards == (("MP-039", 2), ("MP-040", 2)) and deck.size == 4


def test_more_than_nine_of_a_card_go_out_as_a_code_and_come_back() -> None:
    """PAK-R33: a draft can be shared, too."""
    cards = (("MP-003", 23), ("MP-004", 9), ("MP-005", 1))
    assert write_code(cards) == "9xMP-003+9xMP-003+5xMP-003+9xMP-004+1xMP-005" and read_code(write_code(cards)) == cards


@pytest.mark.parametrize("line", ["0 Rune Snail", "0x MP-040", "00 Rune Snail [MP-040]"])
def test_a_count_of_nothing_is_a_fault_that_is_named(line: str) -> None:
    """PAK-R33"""
    draft = read_deck(SHIPPED, f"# Snails (short)\n2 Candle Toad\n{line}")
    assert draft.cards == (("MP-039", 2),) and draft.lost == (line,)
    assert draft.faults[0] == "line 3: 0 of Rune Snail; a card that is in a deck is in it once or more"
    with pytest.raises(ValueError, match="no deck"):
        read_code("0xMP-040+1xMP-039")


@pytest.mark.parametrize("count", ["1000", "9999x", "7" * 5000])
def test_a_count_that_no_deck_reaches_is_named_as_the_fault_and_the_card_is_not(count: str) -> None:
    """ "no card '9999 Rune Snail'; did you mean 'Rune Snail'?" sent who reads it to the name."""
    line = f"{count} Rune Snail"
    draft = read_deck(SHIPPED, f"# Snails (short)\n2 Candle Toad\n{line}\n007 Fogling")
    assert draft.cards == (("MP-005", 7), ("MP-039", 2)) and draft.lost == (line,)
    assert draft.faults[0] == "line 3: more than 999 of Rune Snail; no deck has so many cards"


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0c", "\x1c"])
def test_a_sign_that_parts_lines_elsewhere_comes_back_in_a_name_and_in_a_note(sign: str) -> None:
    draft = Draft(f"Snails{sign}and toads", "short", (("MP-039", 2),), (f"# slow{sign}but sure",), ())
    again = read_deck(SHIPPED, write_deck(SHIPPED, draft))
    assert again._replace(faults=()) == draft and len(again.faults) == 1


@pytest.mark.parametrize("notes", [["# good against Ada (always)"], ["# plan (short)", "# and (fish)"]])
def test_a_note_that_ends_in_a_word_in_brackets_is_no_head_line(notes: list[str]) -> None:
    text = "\n".join(["# Snails (standard)", notes[0], "2 Candle Toad", *notes[1:]])
    draft = read_deck(SHIPPED, text)
    assert (draft.name, draft.format, draft.lost) == ("Snails", "standard", tuple(notes))
    assert read_deck(SHIPPED, write_deck(SHIPPED, draft)) == draft
    headless = read_deck(SHIPPED, f"20 Candle Toad\n{notes[0]}")
    assert headless.name == "Deck" and not any("format" in fault for fault in headless.faults[1:])


@pytest.mark.parametrize("note", ["# bought (2019)", "# of my uncle (legend)"])
def test_a_note_before_the_head_line_does_not_take_its_place(note: str) -> None:
    draft = read_deck(SHIPPED, f"{note}\n# Snails (short)\n2 Candle Toad")
    assert (draft.name, draft.format, draft.lost) == ("Snails", "short", (note,))
    assert not any("format '" in fault for fault in draft.faults)


def test_a_mark_of_the_order_of_bytes_before_a_text_is_no_part_of_it() -> None:
    draft = read_deck(SHIPPED, "\ufeff# Snails (short)\n2 Candle Toad")
    assert (draft.name, draft.lost) == ("Snails", ())
    assert read_deck(SHIPPED, "\ufeff2 Candle Toad").cards == draft.cards


def test_notes_and_lines_that_name_no_card_stay_with_the_deck() -> None:
    draft = read_deck(SHIPPED, "# for the rainy day\n3 Nobody Ever Heard Of\n")
    assert list(draft.lost) == ["# for the rainy day", "3 Nobody Ever Heard Of"] and len(draft.faults) >= 1
