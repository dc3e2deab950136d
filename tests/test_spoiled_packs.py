"""Spoiled packs: whatever is changed in a sound pack, nothing raises, and what is wrong is told of its own files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.assets import data
from game.commands.faults import faults_of_pack
from game.packs import load_with, read_pack
from game.rules import GAMES
from tests.test_readmes import samples

WORDS = ("0", "-1", "999999", "true", "null", "[]", "{}", "x", "''", "1.5", "[1, 2]", "{a: b}", '"\\n"', "white", "Q1")
SIGNS = "0129-xX[]{}:,'\"#&*!|>%@`\t\u202e\x00é"
EACH, SOAK = 8, 400  # spoiled packs of every game


def dropped(lines: list[str], at: int, luck: Random) -> None:
    del lines[at]


def doubled(lines: list[str], at: int, luck: Random) -> None:
    lines.insert(at, luck.choice(lines))


def cut_short(lines: list[str], at: int, luck: Random) -> None:
    del lines[at:]


def said_otherwise(lines: list[str], at: int, luck: Random) -> None:
    key, colon, _ = lines[at].partition(":")
    lines[at] = f"{key}{colon} {luck.choice(WORDS)}"


def misprinted(lines: list[str], at: int, luck: Random) -> None:
    place = luck.randrange(len(lines[at]) + 1)
    lines[at] = lines[at][:place] + luck.choice(SIGNS) + lines[at][place + 1 :]


def counted_otherwise(lines: list[str], at: int, luck: Random) -> None:
    lines[at] = re.sub(r"\d+", str(luck.choice((0, 1, 2, 3, 5, 7, 9, 12, 99))), lines[at], count=1)


def overgrown(lines: list[str], at: int, luck: Random) -> None:
    lines[at] *= 300


SORTS: tuple[Callable[[list[str], int, Random], None], ...] = (
    dropped,
    doubled,
    cut_short,
    said_otherwise,
    misprinted,
    counted_otherwise,
    overgrown,
)


def taken(game: str, name: str, text: str, luck: Random) -> str:
    """One of the pack's ids is that of a shipped entry, which it replaces."""
    shipped = data(game, Path(name).name)
    known = shipped.read_text("utf-8") if shipped.exists() else ""
    ids = re.findall(r"^- (?:id: |\{id: )([\w-]+)", known, re.MULTILINE)
    return re.sub(r"id: [\w-]+", f"id: {luck.choice(ids)}", text, count=1) if ids else text


def spoiled(game: str, luck: Random) -> dict[str, str]:
    files = {**samples("README.md"), **samples(game, "README.md")}
    for _ in range(luck.choice((1, 1, 2, 4))):
        name = luck.choice(list(files))
        lines = files[name].split("\n")
        luck.choice(SORTS)(lines, luck.randrange(len(lines)), luck)
        files[name] = "\n".join(lines)
    if luck.random() < 0.3:
        name = luck.choice(list(files))
        files[name] = taken(game, name, files[name], luck)
    return files


def hold(game: str, folder: Path, seeds: range) -> int:
    """How many of the packs of these seeds have faults."""
    faulty = 0
    for seed in seeds:
        pack = folder / str(seed)
        for name, text in spoiled(game, Random(f"{game} {seed}")).items():
            (pack / name).parent.mkdir(parents=True, exist_ok=True)
            (pack / name).write_bytes(text.encode())
        loading = load_with(game, GAMES[game].load, [read_pack(pack)])
        faults = [*faults_of_pack(pack), *loading.packs[0].faults]
        for fault in faults:
            assert fault.file.startswith((str(pack), f"{seed}/")) and str(fault).isprintable(), (seed, str(fault))
        faulty += bool(faults)
    return faulty


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_spoiled_pack_raises_nothing_and_its_faults_are_its_own(game: str, tmp_path: Path) -> None:
    assert hold(game, tmp_path, range(EACH)) >= EACH // 3


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_hundreds_of_spoiled_packs_raise_nothing(game: str, tmp_path: Path) -> None:
    assert hold(game, tmp_path, range(EACH, SOAK)) >= SOAK // 3
