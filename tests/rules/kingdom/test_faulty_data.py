"""Faulty card files: each is refused with its file, its line and words that help."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.assets import data
from game.engine.data import DataError
from game.rules.kingdom.content import missing, read_content
from tests.rules.faulty import ANYWHERE, RECORD, WHOLE_FILE, Shipped, Spoilt
from tests.rules.kingdom.table import SHIPPED as CONTENT

PEOPLE, MONSTERS = "adventurers.yaml", "monsters.yaml"
SHIPPED = Shipped("kingdom", PEOPLE, MONSTERS)


def every_card() -> Iterator[Spoilt]:
    """A misspelt verb and field, and a missing name, on every card."""
    for file in (PEOPLE, MONSTERS):
        for card in SHIPPED.ids(file):
            found = re.search(r"ability: \[\{?(\w+)", SHIPPED.record(file, card))
            assert found is not None
            yield Spoilt(file, card, found[0], f"{found[0]}q", f"no verb '{found[1]}q'; did you mean '{found[1]}'?")
            yield Spoilt(file, card, "  deed:", "  deeds:", "no field 'deeds'; did you mean 'deed'?")
            name = re.search(r"  name: .*\n", SHIPPED.record(file, card))
            assert name is not None
            yield Spoilt(file, card, name[0], "", "name is missing", RECORD)


def wrong_cards() -> Iterator[Spoilt]:
    """Points and needs of every Monster's cards."""
    for card in SHIPPED.ids(MONSTERS):
        yield Spoilt(MONSTERS, card, "points: 4", "points: 0", "0 is not in 1..30")
        yield Spoilt(MONSTERS, card, "points: 7", "points: many", "expected a whole number")
        yield Spoilt(MONSTERS, card, "points: 12, needs", "points: 12, need", "no field 'need'; did you mean 'needs'?")
        needs = re.search(r"points: 4, needs: \[(\w+)", SHIPPED.record(MONSTERS, card))
        assert needs is not None
        yield Spoilt(
            MONSTERS,
            card,
            needs[0],
            f"{needs[0]}x",
            f"needs an unknown Adventurer '{needs[1]}x'; did you mean '{needs[1]}'?",
        )
        yield Spoilt(
            MONSTERS,
            card,
            needs[0],
            "points: 4, needs: [princess",
            "fills no icon herself; expected one of amazon, angel",
        )


def written_by_hand() -> Iterator[Spoilt]:
    yield Spoilt(PEOPLE, "knight", "colour: red", "colour: rod", "unknown word 'rod'; did you mean 'red'?")
    yield Spoilt(PEOPLE, "knight", "colour: red", "colour: blue", "colour 'blue' is taken by", ANYWHERE)
    yield Spoilt(PEOPLE, "princess", "colour: white", "colour: red", "colour 'red' is taken by", ANYWHERE)
    yield Spoilt(PEOPLE, "ninja", "- id: ninja", "- id: knight", "id 'knight' is taken by Knight")
    yield Spoilt(MONSTERS, "harpy", "- id: harpy", "- id: orthos", "id 'orthos' is taken by Orthos")
    yield Spoilt(MONSTERS, "harpy", "- id: harpy", "- id: wizard", "id 'wizard' is taken by Wizard")
    yield Spoilt(PEOPLE, "wizard", "count: 10", "count: 0", "0 is not in 1..20")
    yield Spoilt(PEOPLE, "wizard", "count: 10", "count: 21", "21 is not in 1..20")
    yield Spoilt(PEOPLE, "wizard", "count: 10", "count: ten", "expected a whole number")
    yield Spoilt(PEOPLE, "wizard", "summon: 5", "summon: 10", "10 is not in 1..9")
    yield Spoilt(PEOPLE, "wizard", "summon: 5", "summon: {cards: 5}", "no field 'cards'")
    yield Spoilt(PEOPLE, "wizard", "[{summon: 5}]", "[summon]", "count is missing")
    yield Spoilt(PEOPLE, "captain", "battle_call: 3", "battle_call: three", "expected a whole number")
    yield Spoilt(PEOPLE, "amazon", "gallop: 2", "gallop: 0", "0 is not in 1..9")
    yield Spoilt(PEOPLE, "knight", "glory: 2", "glory: 21", "21 is not in 0..20")
    yield Spoilt(PEOPLE, "princess", "happiness: [2, 5, 9]", "happiness: 9", "expected a list")
    yield Spoilt(PEOPLE, "princess", "happiness: [2, 5, 9]", "happiness: []", "0 entries; allowed are 1 to 7")
    yield Spoilt(PEOPLE, "ninja", "[kidnap]", "[{kidnap: 2}]", "takes nothing")
    yield Spoilt(PEOPLE, "ninja", "[kidnap]", "[]", "ability: 0 entries; allowed are 1 to 9")
    yield Spoilt(MONSTERS, "harpy", "[grapple]", "[]", "ability: 0 entries; allowed are 1 to 9")
    yield Spoilt(PEOPLE, "ninja", "[kidnap]", "[devour]", "no verb 'devour'")
    yield Spoilt(PEOPLE, "ninja", "[kidnap]", "[turn]", "no verb 'turn'")
    yield Spoilt(MONSTERS, "orthos", "double_power: 2", "double_power: 5", "5 is not in 1..4")
    yield Spoilt(MONSTERS, "giant_robot", "conquer: 1", "conquer: -1", "-1 is not in 0..4")
    yield Spoilt(MONSTERS, "harpy", "[grapple]", "[navigate]", "no verb 'navigate'")
    yield Spoilt(MONSTERS, "harpy", "needs: [amazon, wizard]", "needs: []", "0 entries; allowed are 1 to 5")
    yield Spoilt(MONSTERS, "harpy", "needs: [amazon, wizard]", "needs: amazon", "expected a list")
    yield Spoilt(PEOPLE, "knight", "  name: Knight", "  name: ''", "1 to 24")
    yield Spoilt(PEOPLE, "knight", "  name: Knight", f"  name: {'x' * 25}", "1 to 24")
    yield Spoilt(PEOPLE, "knight", "[{glory: 2}]", "[{glory: 2}", "not closed", ANYWHERE)
    yield Spoilt(PEOPLE, "knight", "  count: 10", "\tcount: 10", "indent with spaces")
    yield Spoilt(PEOPLE, "knight", "name: Knight", "name: Knight: the", "put the text in quotes")
    yield Spoilt(PEOPLE, "knight", SHIPPED.record(PEOPLE, "knight"), "", "unknown Adventurer 'knight'", ANYWHERE)
    yield Spoilt(PEOPLE, "princess", SHIPPED.record(PEOPLE, "princess"), "", "no Adventurer is white", WHOLE_FILE)


EVERY = [*every_card(), *wrong_cards(), *written_by_hand()]


def test_there_are_a_hundred() -> None:
    assert len(EVERY) >= 100 and len(set(EVERY)) == len(EVERY)


@pytest.mark.parametrize("spoilt", EVERY, ids=str)
def test_a_faulty_file_is_refused_with_file_line_and_reason(spoilt: Spoilt, tmp_path: Path) -> None:
    SHIPPED.refuse(tmp_path, spoilt)


def test_too_few_cards_for_four_are_refused(tmp_path: Path) -> None:
    few = SHIPPED.text[PEOPLE].replace("count: 10", "count: 2")
    assert "32 cards; the game needs 40 or more" in SHIPPED.faults(tmp_path, PEOPLE, few)[0].what


@pytest.mark.parametrize(
    ("file", "card", "said"),
    [
        (
            PEOPLE,
            "id: princess, name: Queen, deed: Sing, colour: red, count: 9, ability: kidnap",
            "colour 'red' is taken",
        ),
        (PEOPLE, "id: harpy, name: Bard, deed: Sing, colour: red, count: 9, ability: kidnap", "id 'harpy' is taken by"),
    ],
)
def test_what_a_pack_takes_from_the_shipped_cards_is_told_of_the_packs_own_line(
    file: str, card: str, said: str, tmp_path: Path
) -> None:
    path = tmp_path / file
    path.write_text(f"# a pack\n- {{{card}}}\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_content(lambda name: (data("kingdom", name), *([path] if name == file else [])))
    assert any(
        fault.line == 2 and Path(fault.file).parent == tmp_path and said in fault.what for fault in caught.value.faults
    )


def test_a_pack_may_change_a_kind_and_add_a_monster(tmp_path: Path) -> None:
    path = tmp_path / MONSTERS
    path.write_text(
        "- {id: kraken, name: Kraken, deed: Squeeze, ability: [{glory: 3}], "
        "cards: [{points: 9, needs: [knight, ninja]}, {points: 9, needs: [angel]}]}\n",
        encoding="utf-8",
    )
    content = read_content(lambda name: (data("kingdom", name), *([path] if name == MONSTERS else [])))
    assert content.size == 90 and content.ids["kraken9"] == 88 and content.ids["kraken9b"] == 89


def test_forty_cards_are_enough_and_one_less_is_not() -> None:
    first, *others = (dataclasses.replace(one, count=1) for one in CONTENT.adventurers)
    rest = len(others) + sum(len(one.cards) for one in CONTENT.monsters)
    for cards, faults in ((39, ["39 cards; the game needs 40 or more"]), (40, []), (41, [])):
        found = missing((dataclasses.replace(first, count=cards - rest), *others), CONTENT.monsters)
        assert [fault.what for fault in found] == faults
