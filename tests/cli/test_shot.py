"""shot: a screen as a picture of the size asked for; and what it refuses, in one line."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pygame
import pytest

from game.__main__ import main

REFUSED = {
    "shelff --out {folder}/x.png": "did you mean 'shelf'?",
    "shelf": "--out",
    "shelf --out {folder}/x.jpg": "must end in .png",
    "shelf --out {folder}/none/x.png": "--out {folder}/none: there is no such file or folder",
    "shelf --out {folder}/x.png --size 100x100": "1024x640 to 3840x2160",
    "shelf --out {folder}/x.png --size big": "such as 1280x720",
    "shelf --out {folder}/x.png --scale 300": "from 75 to 200",
    "shelf --out {folder}/x.png --film 1": "no table lies there",
    "kingdom_table --out {folder}/x.png --film 0": "--film",
    "shelf --out {folder}/x.png --save {folder}/none": "no such file",
    "shelf --out {folder}/x.png --save {game} --seat 3": "seats 1 to 2",
    "dragon_log --out {folder}/x.png --save {game}": "dragon_log shows games of Dragon Attack!, not of pontoon",
}


def test_a_picture_has_the_size_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "shelf.png"
    assert main(["shot", "shelf", "--out", str(path), "--size", "1366x768", "--scale", "125", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["size"] == [1366, 768]
    head = path.read_bytes()[:24]
    assert head[1:4] == b"PNG" and struct.unpack(">II", head[16:24]) == (1366, 768)


def test_a_film_shows_six_moments_of_what_happened_last(tmp_path: Path) -> None:
    path = tmp_path / "film.png"
    line = f"kingdom_aftermath --film 1 --out {path} --size 1024x640"
    assert main(["shot", *line.split()]) == 0
    film = pygame.image.load(path)
    wide, high = (film.get_width() + 4) // 3, (film.get_height() + 4) // 2
    assert (wide, high) == (516, 324)
    moments = {
        pygame.image.tobytes(film.subsurface(((n % 3) * wide, n // 3 * high, wide - 4, high - 4)), "RGB")
        for n in range(6)
    }
    assert len(moments) > 3


def test_every_screen_has_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "--list"]) == 0
    assert "shelf" in capsys.readouterr().out.split()


@pytest.mark.parametrize(("line", "told"), REFUSED.items())
def test_what_cannot_be_drawn_is_told_in_one_line(
    line: str, told: str, kept_game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.format(folder=tmp_path, game=kept_game) for word in line.split(" ")]
    assert main(["shot", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told.format(folder=tmp_path) in err
