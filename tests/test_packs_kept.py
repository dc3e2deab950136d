"""What is made of packs is kept: each file is bound once for all of them, and a pack that stayed the same is judged
once; what differs is found out all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine import gathering
from game.packs import Files, Loading, find_packs, load_with
from game.rules.pack.cards import Content
from game.rules.pack.content import read_content

MONSTER = "- {{id: XX-{0}, name: {1}, type: blue_evade, power: 100, star: 1, rarity: common}}\n"
TAKEN = "Puddlewink"  # the name of a shipped monster


def a_pack(folder: Path, number: int, **files: str) -> Path:
    pack = folder / f"p{number}"
    (pack / "pack").mkdir(parents=True, exist_ok=True)
    (pack / "pack.yaml").write_text(f"name: P{number}\nversion: '1'\n", "utf-8")
    for name, text in files.items():
        (pack / "pack" / f"{name}.yaml").write_text(text, "utf-8")
    return pack


class Reader:
    """Reads the game, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, files: Files) -> Content:
        self.times += 1
        return read_content(files)


def loaded(folder: Path, reader: Reader) -> Loading[Content]:
    """The game with the packs as they are now; and how often it was read for that, counted anew."""
    reader.times = 0
    return load_with("pack", reader, find_packs(folder))


def test_each_file_is_bound_once_however_many_packs_are_faulty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decks name monsters, so that those of the box were bound anew beside those of every pack."""
    bound: list[str] = []
    true = gathering.bind

    def counted(kind: Any, root: Any, *rest: Any) -> Any:
        bound.append(root.file)
        return true(kind, root, *rest)

    monkeypatch.setattr(gathering, "bind", counted)
    for number in range(6):
        a_pack(tmp_path, number, monsters=MONSTER.format(number, TAKEN))
    assert not any(pack.on for pack in loaded(tmp_path, Reader()).packs)
    assert len(bound) >= 6 and sorted(bound) == sorted(set(bound))


def test_what_is_bound_fits_the_names_that_there_are_now(tmp_path: Path) -> None:
    """A deck with the monster of another pack is on with it, and off without it, and on again."""
    cards = (
        "{MP-001: 3, MP-002: 3, MP-003: 3, MP-004: 3, MP-005: 3, MP-006: 3, MP-007: 3, MP-008: 3, MP-009: 3, XX-0: 3}"
    )
    newt = a_pack(tmp_path, 0, monsters=MONSTER.format(0, "Newt")) / "pack" / "monsters.yaml"
    a_pack(tmp_path, 1, decks=f"- {{id: newts, name: Newts, format: standard, cards: {cards}}}\n")
    reader, told = Reader(), []
    for text in (MONSTER.format(0, "Newt"), MONSTER.format("O", "Newt"), MONSTER.format(0, "Newt")):
        newt.write_text(text, "utf-8")
        told.append(
            [str(fault).partition("yaml:")[2] for pack in loaded(tmp_path, reader).packs for fault in pack.faults]
        )
    assert told == [[], ["1: Newts: cards: no monster 'XX-0'"], []]


def test_packs_that_stayed_the_same_are_not_read_again(tmp_path: Path) -> None:
    for number in range(6):
        a_pack(tmp_path, number, monsters=MONSTER.format(number, TAKEN))
    a_pack(tmp_path, 6, monsters=MONSTER.format(6, "Newt"))
    reader = Reader()
    first = loaded(tmp_path, reader)
    assert reader.times > 6
    assert loaded(tmp_path, reader) == first and reader.times == 0


def test_of_packs_that_were_judged_before_only_the_one_that_changed_is_judged_anew(tmp_path: Path) -> None:
    for number in range(6):
        a_pack(tmp_path, number, monsters=MONSTER.format(number, TAKEN))
    reader = Reader()
    loaded(tmp_path, reader)
    a_pack(tmp_path, 3, monsters=MONSTER.format(3, "Newt"))
    assert [pack.on for pack in loaded(tmp_path, reader).packs] == [number == 3 for number in range(6)]
    assert reader.times <= 4, "all together, ours alone, the one that changed, and those that are on"
    a_pack(tmp_path, 3, monsters=MONSTER.format(3, TAKEN))
    assert not any(pack.on for pack in loaded(tmp_path, reader).packs)
