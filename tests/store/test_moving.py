"""Moving house: all that is kept goes into one file and comes in again, over nothing that is here, never outside."""

from __future__ import annotations

import io
import json
import re
import stat
import zipfile
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.__main__ import main
from game.company import Player
from game.sitting import Sitting
from game.store import (
    Album,
    AlbumShelf,
    DeckShelf,
    Folders,
    KeptDeck,
    Records,
    SaveShelf,
    Settings,
    moving,
    read_save,
    shared,
    write_report,
)
from game.store.arriving import bring_in
from game.store.decks import MOST
from game.store.moving import read_home, write_home
from game.store.savefile import from_bytes, to_bytes
from tests.store.spoiling import begun

PLAYERS = [Player("Ann", "person", "", "flame"), Player("Bob", "person", "", "wave")]


def furnished(root: Path) -> Folders:
    """A home with something of everything in it."""
    folders = Folders(root, None, None)
    sitting, lot = begun(root, "pontoon", 2), Random(1)
    while sitting.match.decision:
        sitting.answer(lot.choice(sitting.match.decision.options).key)
    begun(root, "kingdom")
    DeckShelf(folders.decks).store(KeptDeck("mine", "# Mine\r\n1 Sofa Ghost ☂\n"))
    AlbumShelf(folders.albums).store(Album("Ann", 5, 1, {"MP-001": 2}))
    for pack, version in (("my-monsters", "2"), (".older/my-monsters-1", "1")):
        (root / "packs" / pack / "pack").mkdir(parents=True)
        (root / "packs" / pack / "pack.yaml").write_text(f'name: My Monsters\nversion: "{version}"\n', "utf-8")
        (root / "packs" / pack / "pack" / "monsters.yaml").write_text(f"# {version}\n", "utf-8")
    settings = Settings.load(folders.settings)
    settings.speed, settings.geometry, settings.setups = 1, [1, 2, 3, 4], {"pontoon": {"consent": True}}
    settings.save()
    return folders


def contents(folders: Folders) -> dict[str, Any]:
    """Everything of a home that a user would miss."""
    assert folders.root and folders.saves
    saves = {path.name: path.read_bytes() for path in folders.saves.glob("*.save")}
    packs = {str(path.relative_to(folders.root)): path.read_bytes() for path in folders.root.glob("packs/**/*.yaml")}
    settings = Settings.load(folders.settings)
    return {
        "saves": saves,
        "packs": packs,
        "decks": DeckShelf(folders.decks).all(),
        "records": Records.at(folders).all(),
        "albums": [AlbumShelf(folders.albums).load("Ann", 0)],
        "settings": (settings.speed, settings.setups),
    }


def taken_in(folders: Folders, file: Path) -> list[str]:
    return bring_in(folders, Settings.load(folders.settings), read_home(file))


def test_on_another_laptop_everything_is_as_it_was(tmp_path: Path) -> None:
    here, there = furnished(tmp_path / "a"), Folders(tmp_path / "b", None, None)
    counts, left = write_home(here, tmp_path / "all.zip")
    assert left == () and counts == {"saves": 2, "decks": 1, "albums": 1, "packs": 4, "records": 1, "settings": 1}
    told = taken_in(there, tmp_path / "all.zip")
    assert contents(there) == contents(here) and "2 games came in." in told
    assert re.fullmatch(r"(1 setting|\d+ settings) that nobody had changed here came in\.", told[-1])
    assert Settings.load(there.settings).geometry == [], "the window stays where it stands"
    for name in SaveShelf.at(there).names():
        opened, message = Sitting.load(there, name)
        assert opened and message is None
    before = contents(there)
    assert taken_in(there, tmp_path / "all.zip") == ["Everything in it was here already."]
    assert contents(there) == before


def test_every_deck_goes_along_however_many_and_whatever_they_are_called(tmp_path: Path) -> None:
    here, there = Folders(tmp_path / "a", None, None), Folders(tmp_path / "b", None, None)
    shelf = DeckShelf(here.decks)
    ids = [*(f"deck-{n}" for n in range(MOST + 2)), "zz-who?", "con"]
    for id in ids:
        shelf.store(KeptDeck(id, f"# {id} (short)\n"))
    assert write_home(here, tmp_path / "all.zip") == ({"decks": len(ids)}, ())
    taken_in(there, tmp_path / "all.zip")
    came = DeckShelf(there.decks)
    texts = {deck.text for id in came.names() if (deck := came.load(id))}
    assert texts == {f"# {id} (short)\n" for id in ids}


def test_decks_that_would_take_one_name_in_the_file_go_along_side_by_side(tmp_path: Path) -> None:
    """Put in by hand on a system that allows it: `who?` and `who*` may be called so nowhere else."""
    here, there = (Folders(tmp_path / name, None, None) for name in "ab")
    assert here.decks
    here.decks.mkdir(parents=True)
    for id in ("who?", "who*", "who|", "who", "con", "CON"):
        (here.decks / f"{id}.txt").write_text(f"# {id}\n", "utf-8")
    assert write_home(here, tmp_path / "all.zip") == ({"decks": 6}, ())
    taken_in(there, tmp_path / "all.zip")
    assert {deck.text for deck in DeckShelf(there.decks).all()} == {deck.text for deck in DeckShelf(here.decks).all()}
    assert len(DeckShelf(there.decks).all()) == 6


def test_a_deck_that_comes_in_writes_over_none_of_more_decks_than_are_shown(tmp_path: Path) -> None:
    there, file = Folders(tmp_path / "b", None, None), tmp_path / "all.zip"
    shelf = DeckShelf(there.decks)
    for n in range(MOST + 1):
        shelf.store(KeptDeck(f"deck-{n}", f"# {n} (short)\n"))
    for id in ("zz-last", "zz-same"):
        shelf.store(KeptDeck(id, f"# {id} (short)\n"))
    file.write_bytes(boxed({"decks/zz-last.txt": b"# Other\n", "decks/zz-same.txt": b"# zz-same (short)\n"}))
    assert taken_in(there, file)[0] == "1 deck came in."
    last = shelf.load("zz-last")
    assert last and last.text == "# zz-last (short)\n" and len(shelf.names()) == MOST + 4
    assert taken_in(there, file) == ["Everything in it was here already."]


def test_what_stays_behind_is_named(tmp_path: Path) -> None:
    here = furnished(tmp_path / "a")
    root, file = tmp_path / "a", tmp_path / "all.zip"
    whole = write_home(here, file).counts
    (root / "saves" / "torn.save").write_bytes(b"torn")
    later = begun(tmp_path / "c", "pontoon").as_save()
    (root / "saves" / "later.save").write_bytes(to_bytes(later).replace(b'"format":1', b'"format":2'))
    (root / "decks" / "large.txt").write_bytes(b"1" * 200_000)
    (root / "decks" / "link.txt").symlink_to(root / "settings.json")
    (root / "albums" / "Odd Name.json").write_text("{}")
    (root / "packs" / "my-monsters" / "photo.png").write_bytes(b"png")
    (root / "packs" / "my-monsters" / ".DS_Store").write_bytes(b"of the system")
    (root / "modes").mkdir()
    (root / "modes" / "day.json").write_bytes(b" " * 3_000_000)
    counts, left = write_home(here, file)
    assert counts == whole
    assert left == (
        "saves/later.save",
        "saves/damaged/torn.save",
        "decks/large.txt",
        "decks/link.txt",
        "albums/Odd Name.json",
        "modes/day.json",
        "packs/my-monsters/photo.png",
    )


def test_what_is_here_is_never_written_over(tmp_path: Path) -> None:
    here, there = furnished(tmp_path / "a"), Folders(tmp_path / "b", None, None)
    write_home(here, tmp_path / "all.zip")
    taken_in(there, tmp_path / "all.zip")
    DeckShelf(there.decks).store(KeptDeck("mine", "# Another\n"))
    AlbumShelf(there.albums).store(Album("Ann", 5, 2, {"MP-002": 1}))
    assert there.root
    (there.root / "packs/my-monsters/pack/monsters.yaml").write_text("# mine\n", "utf-8")
    settings = Settings.load(there.settings)
    settings.speed, settings.volume_master = 4, 33
    settings.save()
    told = " ".join(taken_in(there, tmp_path / "all.zip"))
    decks = {deck.text for deck in DeckShelf(there.decks).all()}
    assert decks == {"# Another\n", "# Mine\r\n1 Sofa Ghost ☂\n"} and "1 deck came in" in told
    assert AlbumShelf(there.albums).load("Ann", 0).opened == 2
    assert "1 collection of cards differed from what is here, which stays." in told
    assert "1 pack differed from what is here" in told
    assert (there.root / "packs/my-monsters/pack/monsters.yaml").read_text("utf-8") == "# mine\n"
    assert (there.root / "packs/.older/my-monsters-2/pack/monsters.yaml").read_text("utf-8") == "# 2\n"
    again = Settings.load(there.settings)
    assert (again.speed, again.volume_master) == (4, 33)


def kept(folders: Folders, name: str) -> int:
    assert folders.saves
    save = read_save(folders.saves / f"{name}.save").save
    assert save
    return len(save.answers)


def test_a_game_played_on_elsewhere_comes_up_to_date_and_never_back(tmp_path: Path) -> None:
    here, there = Folders(tmp_path / "a", None, None), Folders(tmp_path / "b", None, None)
    sitting = Sitting.new(here, "pontoon", PLAYERS, 4)
    write_home(here, tmp_path / "early.zip")
    taken_in(there, tmp_path / "early.zip")
    for _ in range(4):
        sitting.answer(sitting.match.decision.options[0].key)
    write_home(here, tmp_path / "late.zip")
    assert any("had been played on there" in line for line in taken_in(there, tmp_path / "late.zip"))
    assert kept(there, sitting.name) == kept(here, sitting.name) > 3
    assert there.saves and read_save(there.saves / f"{sitting.name}.save.1").save, "the state before is beside it"
    assert taken_in(there, tmp_path / "early.zip") == ["Everything in it was here already."]
    assert kept(there, sitting.name) == kept(here, sitting.name)


def test_a_game_that_went_two_ways_is_here_twice_with_both_results(tmp_path: Path) -> None:
    here, there = Folders(tmp_path / "a", None, None), Folders(tmp_path / "b", None, None)
    name = Sitting.new(here, "pontoon", PLAYERS, 4).name
    write_home(here, tmp_path / "early.zip")
    taken_in(there, tmp_path / "early.zip")
    for folders, which in ((here, 0), (there, -1)):
        sitting, _ = Sitting.load(folders, name)
        assert sitting
        while sitting.match.decision:
            sitting.answer(sitting.match.decision.options[which].key)
    write_home(here, tmp_path / "late.zip")
    for _ in range(2):
        taken_in(there, tmp_path / "late.zip")
        assert SaveShelf.at(there).names() == [name, f"{name}-2"]
        assert [record.save for record in Records.at(there).all()] == [name, f"{name}-2"]


def test_what_is_played_here_comes_after_all_that_came_in(tmp_path: Path) -> None:
    here, there = Folders(tmp_path / "a", None, None), Folders(tmp_path / "b", None, None)
    one, other = (Sitting.new(here, "pontoon", PLAYERS, seed) for seed in (4, 5))
    for _ in range(4):
        for sitting in (one, other):
            if sitting.match.decision:
                sitting.answer(sitting.match.decision.options[0].key)
    write_home(here, tmp_path / "all.zip")
    Sitting.new(there, "pontoon", PLAYERS, 6)
    taken_in(there, tmp_path / "all.zip")
    fresh = Sitting.new(there, "pontoon", PLAYERS, 7)
    assert [found.name for found in SaveShelf.at(there).list()][:2] == [fresh.name, other.name]


FOREIGN = (
    "../evil.save",
    "saves/../../evil.save",
    "/etc/evil.save",
    "C:/evil.save",
    "saves\\evil.save",
    "evil.exe",
    "saves/evil.exe",
    "packs/p/run.py",
    "packs/p/../../evil.yaml",
    "packs/con/pack.yaml",
    "decks/nul.txt",
    "decks/a\x00b.txt",
    "decks/ .txt",
    "packs/p/.hidden.yaml",
    "packs/.older/../evil.yaml",
    "packs/a/b/c/d/e/f.yaml",
    "reports/r.json",
    "saves/" + "a" * 300 + ".save",
    "settings.json/x",
    "decks/b:c.txt",
    "packs/x./pack.yaml",
)


def boxed(files: dict[str, bytes], head: Any = None, link: str = "") -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as box:
        told = head or {"monster_parlour": "home", "format": 1}
        box.writestr("home.json", told if isinstance(told, bytes) else json.dumps(told))
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)
            entry.filename, entry.compress_type = name, zipfile.ZIP_DEFLATED
            if name == link:
                entry.external_attr = (stat.S_IFLNK | 0o777) << 16
            box.writestr(entry, content)
    return raw.getvalue()


def test_nothing_in_it_lands_outside_the_home_or_where_it_does_not_belong(tmp_path: Path) -> None:
    there = Folders(tmp_path / "in" / "home", None, None)
    file = tmp_path / "in" / "all.zip"
    file.parent.mkdir()
    file.write_bytes(
        boxed(
            {name: b"evil" for name in FOREIGN} | {"decks/link.txt": b"/etc/passwd", "decks/fine.txt": b"# Fine\n"},
            link="decks/link.txt",
        )
    )
    told = taken_in(there, file)
    assert [deck.id for deck in DeckShelf(there.decks).all()] == ["fine"]
    assert any("stayed out" in line for line in told)
    files = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {"in/all.zip", "in/home/decks/fine.txt", "in/home/settings.json"}


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"PK\x03\x04",
        b"GIF89a",
        boxed({}, {"monster_parlour": "save"}),
        boxed({}, [1]),
        boxed({}, {"format": "1"}),
        boxed({}, b"xx"),
        boxed({}, b'{"monster_parlour": "home", "format": %s}' % (b"1" * 5000)),
        boxed({}, b'{"monster_parlour": "home", "format": 1, "when": "\xff"}'),
        boxed({"decks/a.txt": b"# A\n"})[:-30],
    ],
)
def test_a_file_that_is_no_home_is_told_in_words(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "all.zip").write_bytes(raw)
    with pytest.raises(ValueError, match="home"):
        read_home(tmp_path / "all.zip")


def test_a_home_of_a_newer_version_is_told(tmp_path: Path) -> None:
    (tmp_path / "all.zip").write_bytes(boxed({}, {"monster_parlour": "home", "format": 2}))
    with pytest.raises(ValueError, match="newer"):
        read_home(tmp_path / "all.zip")


def test_a_file_that_grows_without_end_stays_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "all.zip").write_bytes(boxed({"decks/large.txt": b"\0" * 5_000_000, "decks/fine.txt": b"# Fine\n"}))
    freight = read_home(tmp_path / "all.zip")
    assert list(freight.files["decks"]) == ["decks/fine.txt"] and freight.left == 1
    monkeypatch.setattr(moving, "LARGEST", 6_000)
    (tmp_path / "all.zip").write_bytes(boxed({f"decks/d{n}.txt": b"a" * 2_000 for n in range(9)}))
    with pytest.raises(ValueError, match="more than"):
        read_home(tmp_path / "all.zip")


def test_no_spoiled_byte_of_it_raises_anything_else(tmp_path: Path) -> None:
    here, file, ends = furnished(tmp_path / "a"), tmp_path / "all.zip", set()
    write_home(here, file)
    whole, lot = file.read_bytes(), Random(3)
    for n in range(120):
        raw = bytearray(whole)
        for _ in range(3):
            raw[lot.randrange(len(raw))] ^= 1 << lot.randrange(8)
        file.write_bytes(bytes(raw))
        there = Folders(tmp_path / f"b{n}", None, None)
        try:
            assert taken_in(there, file)
            ends.add("in")
        except ValueError as error:
            ends.add("refused" if str(error) else "?")
    assert ends <= {"in", "refused"} and "refused" in ends


def test_private_things_are_not_in_what_is_shared(tmp_path: Path) -> None:
    save = begun(tmp_path, "kingdom").as_save()
    save = replace(save, more={**save.more, "notes": {"3": "I think Vex holds the Harpy"}})
    assert b"Harpy" in to_bytes(save) and b"Harpy" not in to_bytes(shared(save))
    report = write_report(tmp_path, save, None)
    assert report and b"Harpy" not in report.read_bytes()
    folders = Folders(tmp_path, None, None)
    opened = Sitting.of_save(folders, from_bytes(to_bytes(shared(save)))).sitting
    assert opened and opened.view_only is None


def test_the_command_writes_one_file_and_takes_it_in(
    user_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    furnished(user_home)
    file = tmp_path / "all.zip"
    (user_home / "saves" / "torn.save").write_bytes(b"torn")
    assert main(["home", "export", str(tmp_path / "plain.zip")]) == 0
    assert "stayed behind, for it cannot be read or is none of ours: saves/damaged/torn.save" in capsys.readouterr().out
    assert main(["home", "export", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["saves"], told["left"]) == (2, ["saves/damaged/torn.save"])
    assert main(["home", "export", str(file)]) == 2 and "already" in capsys.readouterr().err
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(tmp_path / "there"))
    assert main(["home", "import", str(file)]) == 0 and "2 games came in." in capsys.readouterr().out
    assert contents(Folders(tmp_path / "there", None, None)) == contents(Folders(user_home, None, None))
    for words in (["import", str(tmp_path / "none.zip")], ["import", str(tmp_path)], ["burn", str(file)]):
        assert main(["home", *words]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
