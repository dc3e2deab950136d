"""Packs: a user's cards beside ours; whatever a pack holds, the program goes on and says what is wrong."""

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from game import assets, packs
from game.engine.data import DataError, Fault, load
from game.packs import Pack, find_packs, load_with, overlay, read_pack


@dataclass(frozen=True)
class Card:
    id: str
    power: int


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house: the data of one game."""
    root = tmp_path / "data"
    (root / "pontoon").mkdir(parents=True)
    (root / "pontoon" / "guild.yaml").write_text("- {id: imp, power: 1}\n- {id: ogre, power: 9}\n")
    monkeypatch.setattr(assets, "data", lambda *parts: root.joinpath(*parts))
    return root


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "packs"


def a_pack(folder: Path, name: str, guild: str = "- {id: imp, power: 2}\n", head: str | None = None) -> Path:
    (folder / name / "pontoon").mkdir(parents=True)
    (folder / name / "pack.yaml").write_text(f"name: {name}\nversion: 1.0\n" if head is None else head)
    (folder / name / "pontoon" / "guild.yaml").write_text(guild)
    return folder / name


def read(files: packs.Files) -> dict[str, int]:
    """Stands for a game's loader: the cards of all files; at most three of them, none twice in a file."""
    found: dict[str, int] = {}
    faults: list[Fault] = []
    for path in files("guild.yaml"):
        try:
            found |= {card.id: card.power for card in load(tuple[Card, ...], path)}
        except DataError as error:
            faults += error.faults
    if len(found) > 3:
        faults.append(Fault("data/pontoon", 0, "more than three cards"))
    if faults:
        raise DataError(faults)
    return found


def whys(found: Sequence[Pack]) -> list[str]:
    return [str(fault) for pack in found for fault in pack.faults]


def test_a_pack_replaces_and_adds_cards(folder: Path) -> None:
    a_pack(folder, "fishes", "- {id: imp, power: 5}\n- {id: cod, power: 2}\n")
    loading = load_with("pontoon", read, find_packs(folder))
    assert loading.content == {"imp": 5, "ogre": 9, "cod": 2}
    assert [(pack.name, pack.version, pack.on) for pack in loading.packs] == [("fishes", "1.0", True)]


def test_a_pack_that_is_switched_off_changes_nothing(folder: Path) -> None:
    a_pack(folder, "fishes")
    found = find_packs(folder, off={"fishes"})
    assert not found[0].on and not found[0].faults
    assert load_with("pontoon", read, found).content == {"imp": 1, "ogre": 9}


def test_packs_come_in_the_order_of_the_alphabet_and_the_last_word_counts(folder: Path) -> None:
    for name, power in (("b", 4), ("a", 3)):
        a_pack(folder, name, f"- {{id: imp, power: {power}}}\n")
    assert load_with("pontoon", read, find_packs(folder)).content["imp"] == 4
    assert [path.parts[-3] for path in overlay("pontoon", "guild.yaml", find_packs(folder))] == ["data", "a", "b"]


def test_no_folder_means_no_packs(tmp_path: Path) -> None:
    assert find_packs(None) == find_packs(tmp_path / "nowhere") == ()


def test_a_pack_with_a_faulty_card_is_off_with_file_and_line_and_the_others_stay(folder: Path) -> None:
    bad = a_pack(folder, "bad", "- {id: imp, power: 5}\n- {id: cod, pwoer: 2}\n")
    a_pack(folder, "good")
    loading = load_with("pontoon", read, find_packs(folder))
    assert loading.content == {"imp": 2, "ogre": 9}
    assert [pack.on for pack in loading.packs] == [False, True]
    assert whys(loading.packs) == [
        f"{bad}/pontoon/guild.yaml:2: cod: no field 'pwoer'; did you mean 'power'?",
        f"{bad}/pontoon/guild.yaml:2: cod: power is missing",
    ]


def test_packs_that_do_not_go_together_lose_the_later_one(folder: Path) -> None:
    for name in ("a", "b", "c"):
        a_pack(folder, name, f"- {{id: {name}, power: 1}}\n")
    loading = load_with("pontoon", read, find_packs(folder))
    assert set(loading.content) == {"imp", "ogre", "a"}
    assert [pack.on for pack in loading.packs] == [True, False, False]
    assert whys(loading.packs) == [
        f"{folder}/{name}/pontoon/guild.yaml:1: with this entry: more than three cards" for name in "bc"
    ]


def test_a_pack_that_goes_with_those_before_it_stays_on(folder: Path) -> None:
    """The fault of the second one is not laid on the third."""
    for name, card in (("a", "x"), ("b", "y"), ("c", "imp")):
        a_pack(folder, name, f"- {{id: {card}, power: 3}}\n")
    loading = load_with("pontoon", read, find_packs(folder))
    assert [pack.on for pack in loading.packs] == [True, False, True]
    assert loading.content == {"imp": 3, "ogre": 9, "x": 3}


def test_a_fault_that_a_pack_causes_elsewhere_is_told_at_its_own_line(folder: Path) -> None:
    """The loader names a shipped file; the second entry of the pack is what it does not bear."""

    def strict(files: packs.Files) -> dict[str, int]:
        found = read(files)
        if found["ogre"] < 5:
            raise DataError([Fault("data/pontoon/quests.yaml", 7, "the ogre's quest needs a strong ogre")])
        return found

    pack = a_pack(folder, "a", "- {id: imp, power: 2}\n- id: ogre\n  power: 1\n- {id: elf, power: 3}\n")
    loading = load_with("pontoon", strict, find_packs(folder))
    assert whys(loading.packs) == [
        f"{pack}/pontoon/guild.yaml:2: with this entry: the ogre's quest needs a strong ogre"
    ]
    assert loading.content == {"imp": 1, "ogre": 9}


def test_a_hundred_faulty_packs_are_judged_with_few_loads(folder: Path) -> None:
    """Those whose own files are faulty once each, beside a few of all together."""
    for number in range(40):
        a_pack(folder, f"bad{number:02}", "- {id: imp, pwoer: 2}\n")
        a_pack(folder, f"good{number:02}")
    loads = []

    def counted(files: packs.Files) -> dict[str, int]:
        loads.append(1)
        return read(files)

    loading = load_with("pontoon", counted, find_packs(folder))
    assert sum(pack.on for pack in loading.packs) == 40 and len(loads) <= 40 + 4


def test_a_fault_in_our_own_files_is_not_blamed_on_a_pack(folder: Path, shipped: Path) -> None:
    (shipped / "pontoon" / "guild.yaml").write_text("- {id: imp}\n")
    with pytest.raises(DataError, match="imp: power is missing"):
        load_with("pontoon", read)


def test_the_digest_tells_other_content_apart(folder: Path, shipped: Path) -> None:
    bare = load_with("pontoon", read).digest
    a_pack(folder, "fishes")
    packed = load_with("pontoon", read, find_packs(folder)).digest
    assert bare == load_with("pontoon", read, find_packs(folder, off={"fishes"})).digest
    (shipped / "pontoon" / "guild.yaml").write_bytes(b"- {id: imp, power: 1}\r\n- {id: ogre, power: 9}\r\n")
    assert len({bare, packed}) == 2 and load_with("pontoon", read).digest == bare


def link_out(pack: Path) -> None:
    (pack / "pontoon" / "more.yaml").symlink_to("/etc/passwd")


def link_folder(pack: Path) -> None:
    shutil.rmtree(pack / "pontoon")
    (pack / "pontoon").symlink_to(pack.parent)


def link_self(pack: Path) -> None:
    os.rename(pack, pack.parent.parent / "elsewhere")
    pack.symlink_to(pack.parent.parent / "elsewhere")


def pipe(pack: Path) -> None:
    os.mkfifo(pack / "pontoon" / "guild2.yaml")


def huge(pack: Path) -> None:
    with open(pack / "pontoon" / "guild.yaml", "ab") as file:
        file.truncate(1_000_001)


def heavy(pack: Path) -> None:
    for number in range(11):
        (pack / "pontoon" / f"{number}.yaml").write_bytes(b"#" * 990_000)


def crowded(pack: Path) -> None:
    for number in range(201):
        (pack / "pontoon" / f"{number}.yaml").touch()


def deep(pack: Path) -> None:
    (pack / "pontoon" / "lessons" / "b").mkdir(parents=True)


def unread(pack: Path) -> None:
    (pack / "pontoon" / "lesson").mkdir()


def disguised(pack: Path) -> None:
    (pack / "pontoon" / "guild.yaml").unlink()
    (pack / "pontoon" / "guild.yaml").mkdir()


def stray(pack: Path) -> None:
    (pack / "pontoon.yaml").touch()


def rulebook(pack: Path) -> None:
    (pack / "pontoon" / "rulebook.md").touch()


def turned(pack: Path) -> None:
    (pack / "pontoon" / "no\u202etes.txt").touch()


def broken(pack: Path) -> None:
    (pack / "pontoon" / "no\ntes.txt").touch()


def undecodable(pack: Path) -> None:
    (pack / "pontoon" / "no\udcfftes.txt").touch()


def overfull(pack: Path) -> None:
    cards = "".join(f"- {{id: X{number}, power: 1}}\n" for number in range(15_000))
    (pack / "pontoon" / "guild.yaml").write_text(cards)


def two_lines(pack: Path) -> None:
    (pack / "pack.yaml").write_text('name: "Evil\\nPack"\nversion: 1\n')


def with_nul(pack: Path) -> None:
    (pack / "pack.yaml").write_text('name: "Ev\\0il"\nversion: 1\n')


def mirrored(pack: Path) -> None:
    (pack / "pack.yaml").write_text("name: Ev\u202eil\nversion: 1\n", "utf-8")


def code(pack: Path) -> None:
    (pack / "pontoon" / "cards.py").write_text("import os")


def misspelt(pack: Path) -> None:
    (pack / "pontoon" / "guilds.yaml").touch()


def stranger(pack: Path) -> None:
    (pack / "pontoom").mkdir()


def headless(pack: Path) -> None:
    (pack / "pack.yaml").unlink()


def bomb(pack: Path) -> None:
    (pack / "pack.yaml").write_text("name: &a [x]\nversion: *a\n")


def nameless(pack: Path) -> None:
    (pack / "pack.yaml").write_text("version: 1\n")


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (link_out, "evil/pontoon/more.yaml: a link; packs hold their own files only"),
        (link_folder, "evil/pontoon: a link; packs hold their own files only"),
        (link_self, "evil: a link; copy the pack itself here"),
        (pipe, "evil/pontoon/guild2.yaml: not a file"),
        (huge, "evil/pontoon/guild.yaml: larger than 1 MB"),
        (heavy, "evil: larger than 10 MB"),
        (crowded, "evil: more than 200 files and folders"),
        (deep, "evil/pontoon/lessons/b: a folder; lessons hold files alone"),
        (unread, "evil/pontoon/lesson: pontoon has no folder 'lesson'; did you mean 'lessons'?"),
        (disguised, "evil/pontoon/guild.yaml: a folder; pontoon reads guild.yaml as a file"),
        (
            stray,
            "evil/pontoon.yaml: the pack's own folder holds pack.yaml; cards lie in the folder of their game: pontoon/",
        ),
        (rulebook, "evil/pontoon/rulebook.md: a pack has no rulebook of its own; call notes by another name"),
        (turned, "evil/pontoon/no\\u202etes.txt: a direction mark (U+202E) in the name; give it another one"),
        (broken, "evil/pontoon/no\\ntes.txt: a line break or a tab in the name; give it another one"),
        (undecodable, "evil/pontoon/no\\udcfftes.txt: a name that is not UTF-8 text; give it another one"),
        (
            two_lines,
            "evil/pack.yaml:1: Evil\\nPack: name: 'Evil\\nPack' has a line break or a tab; write it on one line",
        ),
        (with_nul, "evil/pack.yaml:1: a control character (U+0000) in 'Ev\\x00il'"),
        (mirrored, "evil/pack.yaml:1: a direction mark (U+202E) in 'Ev\\u202eil'"),
        (code, "evil/pontoon/cards.py: packs hold .yaml, .md, .txt files only"),
        (misspelt, "evil/pontoon/guilds.yaml: pontoon reads no file of this name; did you mean 'guild.yaml'?"),
        (stranger, "evil/pontoom: no game 'pontoom'; did you mean 'pontoon'?"),
        (headless, "evil/pack.yaml: is missing: it gives the pack its name and version"),
        (bomb, "evil/pack.yaml:1: an anchor (&a); write the value out where it is needed"),
        (nameless, "evil/pack.yaml:1: name is missing"),
    ],
)
def test_an_evil_pack_is_off_and_says_why(folder: Path, spoil: object, why: str) -> None:
    assert callable(spoil)
    spoil(a_pack(folder, "evil"))
    found = find_packs(folder)
    assert [pack.on for pack in found] == [False] and why in whys(found)
    assert load_with("pontoon", read, found).content == {"imp": 1, "ogre": 9}


def test_a_pack_of_fifteen_thousand_cards_is_refused(folder: Path) -> None:
    overfull(a_pack(folder, "evil"))
    loading = load_with("pontoon", read, find_packs(folder))
    assert loading.content == {"imp": 1, "ogre": 9}
    assert whys(loading.packs) == [f"{folder}/evil/pontoon/guild.yaml: more than 1000 entries in one file"]


@pytest.mark.parametrize("name", ["two\nlines", "right\u202eleft", "not\udcfftext", "tab\tbed"])
def test_a_pack_whose_folder_has_an_odd_name_is_refused_in_one_line(folder: Path, name: str) -> None:
    a_pack(folder, "plain").rename(folder / name)
    (pack,) = find_packs(folder)
    (why,) = whys([pack])
    assert not pack.on and "in the name" in why or "not UTF-8" in why
    assert why.isprintable() and pack.name.isprintable()


def test_two_packs_of_one_name_are_not_both_on(folder: Path) -> None:
    a_pack(folder, "a")
    a_pack(folder, "b", head="name: a\nversion: 2\n")
    assert [pack.on for pack in find_packs(folder)] == [True, False]
    assert "another pack is called 'a'" in whys(find_packs(folder))[0]


def test_hidden_files_of_the_system_are_passed_over(folder: Path) -> None:
    pack = a_pack(folder, "a")
    (pack / ".DS_Store").write_bytes(b"?")
    (folder / ".git").mkdir()
    assert read_pack(pack).on and len(find_packs(folder)) == 1
