"""Faulty card files: each is refused with its file, its line and words that help."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from game.assets import data
from game.engine.data import DataError
from game.rules.kingdom.content import read_content

PEOPLE, MONSTERS = "adventurers.yaml", "monsters.yaml"
SHIPPED = {name: data("kingdom", name).read_text(encoding="utf-8") for name in (PEOPLE, MONSTERS)}
WHOLE_FILE, CARD, CHANGED = "whole file", "card", "changed line"


class Fault(NamedTuple):
    """In one card of a file `old` becomes `new`; the fault is seen at the changed line, the card, or the file."""

    file: str
    card: str
    old: str
    new: str
    why: str
    at: str = CHANGED


def block_of(file: str, card: str) -> str:
    """The lines of one card."""
    start = SHIPPED[file].index(f"- id: {card}\n")
    end = SHIPPED[file].find("\n- id:", start)
    return SHIPPED[file][start:end + 1 if end >= 0 else None]


def cards_of(file: str) -> list[str]:
    return re.findall(r"^- id: (\w+)$", SHIPPED[file], re.MULTILINE)


def every_card() -> Iterator[Fault]:
    """A misspelt verb and field, and a missing name, on every card."""
    for file in (PEOPLE, MONSTERS):
        for card in cards_of(file):
            found = re.search(r"ability: \[\{?(\w+)", block_of(file, card))
            assert found is not None
            yield Fault(file, card, found[0], f"{found[0]}q", f"no verb '{found[1]}q'; did you mean '{found[1]}'?")
            yield Fault(file, card, "  deed:", "  deeds:", "no field 'deeds'; did you mean 'deed'?")
            name = re.search(r"  name: .*\n", block_of(file, card))
            assert name is not None
            yield Fault(file, card, name[0], "", "name is missing", CARD)


def wrong_cards() -> Iterator[Fault]:
    """Points and needs of every Monster's cards."""
    for card in cards_of(MONSTERS):
        yield Fault(MONSTERS, card, "points: 4", "points: 0", "0 is not in 1..30")
        yield Fault(MONSTERS, card, "points: 7", "points: many", "expected a whole number")
        yield Fault(MONSTERS, card, "points: 12, needs", "points: 12, need", "no field 'need'; did you mean 'needs'?")
        needs = re.search(r"points: 4, needs: \[(\w+)", block_of(MONSTERS, card))
        assert needs is not None
        yield Fault(MONSTERS, card, needs[0], f"{needs[0]}x",
                    f"needs an unknown Adventurer '{needs[1]}x'; did you mean '{needs[1]}'?")
        yield Fault(MONSTERS, card, needs[0], "points: 4, needs: [princess", "fills no icon herself")


def written_by_hand() -> Iterator[Fault]:
    yield Fault(PEOPLE, "knight", "colour: red", "colour: rod", "unknown word 'rod'; did you mean 'red'?")
    yield Fault(PEOPLE, "knight", "colour: red", "colour: blue", "colour 'blue' is taken by", "anywhere")
    yield Fault(PEOPLE, "princess", "colour: white", "colour: red", "colour 'red' is taken by", "anywhere")
    yield Fault(PEOPLE, "ninja", "- id: ninja", "- id: knight", "id 'knight' is taken by Knight")
    yield Fault(MONSTERS, "harpy", "- id: harpy", "- id: orthos", "id 'orthos' is taken by Orthos")
    yield Fault(MONSTERS, "harpy", "- id: harpy", "- id: wizard", "id 'wizard' is taken by Wizard")
    yield Fault(PEOPLE, "wizard", "count: 10", "count: 0", "0 is not in 1..20")
    yield Fault(PEOPLE, "wizard", "count: 10", "count: 21", "21 is not in 1..20")
    yield Fault(PEOPLE, "wizard", "count: 10", "count: ten", "expected a whole number")
    yield Fault(PEOPLE, "wizard", "summon: 5", "summon: 10", "10 is not in 1..9")
    yield Fault(PEOPLE, "wizard", "summon: 5", "summon: {cards: 5}", "no field 'cards'")
    yield Fault(PEOPLE, "wizard", "[{summon: 5}]", "[summon]", "count is missing")
    yield Fault(PEOPLE, "captain", "battle_call: 3", "battle_call: three", "expected a whole number")
    yield Fault(PEOPLE, "amazon", "gallop: 2", "gallop: 0", "0 is not in 1..9")
    yield Fault(PEOPLE, "knight", "glory: 2", "glory: 21", "21 is not in 0..20")
    yield Fault(PEOPLE, "princess", "happiness: [2, 5, 9]", "happiness: 9", "expected a list")
    yield Fault(PEOPLE, "princess", "happiness: [2, 5, 9]", "happiness: []", "0 entries; allowed are 1 to 7")
    yield Fault(PEOPLE, "ninja", "[kidnap]", "[{kidnap: 2}]", "takes nothing")
    yield Fault(PEOPLE, "ninja", "[kidnap]", "[devour]", "no verb 'devour'")
    yield Fault(PEOPLE, "ninja", "[kidnap]", "[turn]", "no verb 'turn'")
    yield Fault(MONSTERS, "orthos", "double_power: 2", "double_power: 5", "5 is not in 1..4")
    yield Fault(MONSTERS, "giant_robot", "conquer: 1", "conquer: -1", "-1 is not in 0..4")
    yield Fault(MONSTERS, "harpy", "[grapple]", "[navigate]", "no verb 'navigate'")
    yield Fault(MONSTERS, "harpy", "needs: [amazon, wizard]", "needs: []", "0 entries; allowed are 1 to 5")
    yield Fault(MONSTERS, "harpy", "needs: [amazon, wizard]", "needs: amazon", "expected a list")
    yield Fault(PEOPLE, "knight", "  name: Knight", "  name: ''", "1 to 24")
    yield Fault(PEOPLE, "knight", "  name: Knight", f"  name: {'x' * 25}", "1 to 24")
    yield Fault(PEOPLE, "knight", "[{glory: 2}]", "[{glory: 2}", "not closed", "anywhere")
    yield Fault(PEOPLE, "knight", "  count: 10", "\tcount: 10", "indent with spaces")
    yield Fault(PEOPLE, "knight", "name: Knight", "name: Knight: the", "put the text in quotes")
    yield Fault(PEOPLE, "knight", block_of(PEOPLE, "knight"), "", "unknown Adventurer 'knight'", "anywhere")
    yield Fault(PEOPLE, "princess", block_of(PEOPLE, "princess"), "", "no Adventurer is white", WHOLE_FILE)


EVERY = [*every_card(), *wrong_cards(), *written_by_hand()]


def test_there_are_a_hundred() -> None:
    assert len(EVERY) >= 100 and len(set(EVERY)) == len(EVERY)


@pytest.mark.parametrize("fault", EVERY, ids=lambda fault: f"{fault.card}:{fault.why[:24]}:{fault.new[:16]}")
def test_a_faulty_file_is_refused_with_file_line_and_reason(fault: Fault, tmp_path: Path) -> None:
    before = block_of(fault.file, fault.card)
    assert fault.old in before, "the shipped card no longer reads so"
    after = SHIPPED[fault.file].replace(before, before.replace(fault.old, fault.new, 1))
    path = tmp_path / fault.file
    path.write_text(after, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_content(lambda name: (path if name == fault.file else data("kingdom", name),))
    start = SHIPPED[fault.file][:SHIPPED[fault.file].index(before)].count("\n") + 1
    line = {CARD: start, CHANGED: start + before[:before.index(fault.old)].count("\n"), WHOLE_FILE: 0}.get(fault.at)
    fitting = [f for f in caught.value.faults if fault.why in f.what]
    assert fitting, [str(f) for f in caught.value.faults]
    if line is not None:
        assert [f.line for f in fitting if f.file == str(path)] == [line]


def test_too_few_cards_for_four_are_refused(tmp_path: Path) -> None:
    path = tmp_path / PEOPLE
    path.write_text(SHIPPED[PEOPLE].replace("count: 10", "count: 2"), encoding="utf-8")
    with pytest.raises(DataError, match="32 cards; the game needs 40 or more"):
        read_content(lambda name: (path if name == PEOPLE else data("kingdom", name),))


def test_a_pack_may_change_a_kind_and_add_a_monster(tmp_path: Path) -> None:
    path = tmp_path / MONSTERS
    path.write_text("- {id: kraken, name: Kraken, deed: Squeeze, ability: [{glory: 3}], "
                    "cards: [{points: 9, needs: [knight, ninja]}, {points: 9, needs: [angel]}]}\n", encoding="utf-8")
    content = read_content(lambda name: (data("kingdom", name), *([path] if name == MONSTERS else [])))
    assert content.size == 90 and content.ids["kraken9"] == 88 and content.ids["kraken9b"] == 89
