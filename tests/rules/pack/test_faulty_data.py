"""Faulty files of The Monster Pack: told with file, line and the nearest word."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.assets import data
from game.engine.data import DataError
from game.rules.pack.content import missing_formats, read_content
from tests.rules.faulty import BELOW, RECORD, Shipped, Spoilt
from tests.rules.pack.table import SHIPPED as CONTENT
from tests.sure import every

MONSTERS, DECKS, FORMATS = "monsters.yaml", "decks.yaml", "formats.yaml"
SHIPPED = Shipped("pack", MONSTERS, DECKS, FORMATS)
FAULTS = [
    Spoilt(MONSTERS, "MP-001", "power: 50", "power: 55", "Puddlewink: power 55 is no multiple of 50", RECORD),
    Spoilt(MONSTERS, "MP-001", "power: 50", "power: 1050", "Puddlewink: power: 1050 is not in 0..1000"),
    Spoilt(MONSTERS, "MP-001", "star: 1", "star: 2", "a common monster of power 50 has 1 stars, not 2", RECORD),
    Spoilt(MONSTERS, "MP-001", "type: blue_evade", "type: blue_evda", "did you mean 'blue_evade'?"),
    Spoilt(MONSTERS, "MP-001", "rarity: common", "rarity: commun", "did you mean 'common'?"),
    Spoilt(MONSTERS, "MP-001", "star: 1", "star: 1\n  ability: [fly]", "ability: expected nothing", BELOW),
    Spoilt(MONSTERS, "MP-002", "id: MP-002", "id: MP-001", "id 'MP-001' is taken by"),
    Spoilt(MONSTERS, "MP-002", "name: Driftfluff", "name: puddlewink", "name 'puddlewink' is taken by", RECORD),
    Spoilt(MONSTERS, "MP-001", 'flavour: "Blink', 'flavour: "' + "x" * 80, "allowed are 0 to 70"),
    Spoilt(DECKS, "", "MP-003: 2", "MP-0003: 2", "no monster 'MP-0003'; did you mean 'MP-003'?"),
    Spoilt(DECKS, "tidal_dodge_30", "MP-003: 2", "MP-003: 1", "a standard deck has exactly 30 cards, not 29", RECORD),
    Spoilt(DECKS, "tidal_dodge_30", "MP-004: 3", "MP-004: 4", "4 of Skitterfin; a standard deck may hold 3", RECORD),
    Spoilt(FORMATS, "", "id: short", "id: shrot", "unknown word 'shrot'"),
    Spoilt(FORMATS, "standard", "copies: {common: 3", "copies: {comon: 3", "names common, uncommon, rare", RECORD),
]


@pytest.mark.parametrize("spoilt", FAULTS, ids=str)
def test_a_fault_is_told_where_it_stands(tmp_path: Path, spoilt: Spoilt) -> None:
    SHIPPED.refuse(tmp_path, spoilt)


def test_all_lengths_are_there() -> None:
    """PAK-SETUP-01"""
    formats = CONTENT.formats
    assert missing_formats([*formats.values()]) == []
    for word, one in every(formats.items()):
        (fault,) = missing_formats([other for other in formats.values() if other != one])
        assert fault.what == f"no format {word!r}"
    assert [fault.what for fault in missing_formats([])] == [
        f"no format {word!r}" for word in ("standard", "short", "limited")
    ]


def test_a_missing_length_is_told_when_all_else_is_sound(tmp_path: Path) -> None:
    """PAK-SETUP-01: also where no deck asks for it."""
    standard = data("pack", FORMATS).read_text("utf-8").partition("\n- id: short")[0] + "\n"
    (tmp_path / FORMATS).write_text(standard)
    (tmp_path / DECKS).write_text("[]\n")
    with pytest.raises(DataError, match="no format 'short'"):
        read_content(lambda name: (tmp_path / name if name in (DECKS, FORMATS) else data("pack", name),))


def test_a_pack_adds_a_monster_and_its_decks_may_use_it(tmp_path: Path) -> None:
    own = tmp_path / MONSTERS
    own.write_text("- {id: ME-1, name: Sofa Ghost, type: green_spell, power: 450, star: 2, rarity: common}\n")
    content = read_content(lambda name: (data("pack", name), *([own] if name == MONSTERS else [])))
    assert content.name(content.ids["ME-1"]) == "Sofa Ghost" and len(content.monsters) == 65
