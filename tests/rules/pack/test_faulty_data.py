"""Faulty files of The Monster Pack: told with file, line and the nearest word."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from game.assets import data
from game.engine.data import DataError
from game.rules.pack.content import read_content


def faults_with(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """The faults of the shipped files with one piece of text changed in one of them."""
    text = data("pack", file).read_text(encoding="utf-8")
    assert old in text
    changed = tmp_path / file
    changed.write_text(text.replace(old, new, 1), encoding="utf-8")

    def files(name: str) -> Sequence[Path]:
        return (changed if name == file else data("pack", name),)
    with pytest.raises(DataError) as caught:
        read_content(files)
    return [str(fault).removeprefix(str(changed)) for fault in caught.value.faults]


@pytest.mark.parametrize(("file", "old", "new", "fault"), [
    ("monsters.yaml", "power: 50", "power: 55", ":3: Puddlewink: power 55 is no multiple of 50"),
    ("monsters.yaml", "power: 50", "power: 1050", ":6: Puddlewink: power: 1050 is not in 0..1000"),
    ("monsters.yaml", "star: 1", "star: 2", ":3: Puddlewink: a common monster of power 50 has 1 stars, not 2"),
    ("monsters.yaml", "type: blue_evade", "type: blue_evda", "did you mean 'blue_evade'?"),
    ("monsters.yaml", "rarity: common", "rarity: commun", "did you mean 'common'?"),
    ("monsters.yaml", "star: 1", "star: 1\n  ability: [fly]", "ability: expected nothing"),
    ("monsters.yaml", "id: MP-002", "id: MP-001", "id 'MP-001' is taken by"),
    ("monsters.yaml", "name: Driftfluff", "name: puddlewink", "name 'puddlewink' is taken by"),
    ("monsters.yaml", "flavour: \"Blink", "flavour: \"" + "x" * 80, "allowed are 0 to 70"),
    ("decks.yaml", "MP-003: 2", "MP-0003: 2", "no monster 'MP-0003'; did you mean 'MP-003'?"),
    ("decks.yaml", "MP-003: 2", "MP-003: 1", "a standard deck has exactly 30 cards, not 29"),
    ("decks.yaml", "MP-004: 3", "MP-004: 4", "4 of Skitterfin; a standard deck may hold 3"),
    ("formats.yaml", "id: short", "id: shrot", "unknown word 'shrot'"),
    ("formats.yaml", "copies: {common: 3", "copies: {comon: 3", "copies names common, uncommon, rare, ultra"),
])
def test_a_fault_is_told_where_it_stands(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    assert any(fault in told for told in faults_with(tmp_path, file, old, new))


def test_a_pack_adds_a_monster_and_its_decks_may_use_it(tmp_path: Path) -> None:
    own = tmp_path / "monsters.yaml"
    own.write_text("- {id: ME-1, name: Sofa Ghost, type: green_spell, power: 450, star: 2, rarity: common}\n")

    def files(name: str) -> Sequence[Path]:
        return (data("pack", name), *([own] if name == "monsters.yaml" else []))
    content = read_content(files)
    assert content.name(content.ids["ME-1"]) == "Sofa Ghost" and len(content.monsters) == 65
