"""READMEs: every sample in them stands in a file of a pack as it is, and the pack they make together is sound."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.assets import data
from game.commands.faults import faults_of_pack
from game.packs import load_with, read_pack
from game.packs.walk import HEAD, SHELVES, read_by_games
from game.rules import GAMES
from tests.sure import every

BLOCK = re.compile(r"^```yaml\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FIRST = re.compile(r"# (?P<file>[\w/]+\.yaml)\n")  # a sample begins with the file of a pack that it stands in


def samples(*readme: str) -> dict[str, str]:
    """The samples of a README by the file that they stand in, together where several stand in one."""
    found: dict[str, str] = {}
    for block in BLOCK.finditer(data(*readme).read_text("utf-8")):
        named = FIRST.match(block["text"])
        assert named, f"{readme}: a sample does not say its file: {block['text'][:60]}"
        found[named["file"]] = found.get(named["file"], "") + block["text"]
    return found


def pack_of(folder: Path, files: dict[str, str]) -> Path:
    for name, text in {**samples("README.md"), **files}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_the_head_of_a_pack_is_shown() -> None:
    assert list(samples("README.md")) == [HEAD]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_samples_of_a_game_make_a_sound_pack_as_they_stand(game: str, tmp_path: Path) -> None:
    files = samples(game, "README.md")
    assert {name.split("/")[0] for name in files} == {game}
    folder = pack_of(tmp_path / "sample", files)
    assert faults_of_pack(folder) == []
    loading = load_with(game, GAMES[game].load, [read_pack(folder)])
    assert loading.packs[0].on
    shipped = load_with(game, GAMES[game].load).digest
    assert loading.digest != shipped, "the samples change nothing"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_there_is_a_sample_of_everything_that_a_pack_may_hold_for_a_game(game: str) -> None:
    """Every file of cards, a lesson, a position and a puzzle; and the README's list names them all."""
    text, files = data(game, "README.md").read_text("utf-8"), samples(game, "README.md")
    for name in every(read_by_games()[game]):
        assert f"{game}/{name}" in files and f"`{name}`" in text
    for shelf in SHELVES:
        assert any(name.startswith(f"{game}/{shelf}/") for name in files) and f"`{shelf}/`" in text


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_spoiled_sample_would_be_seen(game: str, tmp_path: Path) -> None:
    files = samples(game, "README.md")
    for name, text in files.items():
        word = "- id:" if "- id:" in text or "- {id:" in text else "title:"
        spoiled = text.replace("{id:", "{idd:", 1) if "- {id:" in text else text.replace(word, f"{word[:-1]}d:", 1)
        folder = pack_of(tmp_path / name.replace("/", "_"), {**files, name: spoiled})
        assert [fault for fault in faults_of_pack(folder) if fault.file.endswith(name)], name
    assert len(files) >= 4
