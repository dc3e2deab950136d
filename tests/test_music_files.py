"""Music that ships: its figures are those of its files, and they keep to their limits."""

from __future__ import annotations

import array
import hashlib
import json

import pygame
import pytest

from game.assets import art
from game.ui.games import FACED
from game.ui.window.sound import RATE
from tests.sure import every

FOLDER = art("music", "ogg")
FIGURES = json.loads((FOLDER / "figures.json").read_text("utf-8"))
LOUD = {"theme": (-22, -18), "sting": (-22, -18), "ambience": (-34, -28)}
MOST = 20_000_000  # bytes


def test_figures_are_of_the_files_that_ship() -> None:
    files = {path.name: path for path in FOLDER.glob("*.ogg")}
    assert set(files) == set(FIGURES)
    for name, said in every(FIGURES.items()):
        assert hashlib.sha256(files[name].read_bytes()).hexdigest() == said["sha256"], f"{name}: render it anew"


def test_all_is_as_loud_as_its_kind_and_peaks_below_one_decibel() -> None:
    for name, said in every(FIGURES.items()):
        least, most = LOUD[said["kind"]]
        assert least <= said["lufs"] <= most and said["peak"] < -1, name
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ogg")) < MOST


@pytest.mark.parametrize("game", FACED)
def test_each_table_has_two_layers_of_one_length_between_90_and_150_seconds(game: str) -> None:
    calm, tense = FIGURES[f"{game}-calm.ogg"], FIGURES[f"{game}-tense.ogg"]
    assert calm["samples"] == tense["samples"] and 90 <= calm["seconds"] <= 150


def test_the_shelf_has_one_layer() -> None:
    assert 90 <= FIGURES["parlour-calm.ogg"]["seconds"] <= 150 and "parlour-tense.ogg" not in FIGURES


@pytest.mark.parametrize("name", ["parlour-calm", "cave", "victory"])
def test_the_window_decodes_what_the_figures_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 2, 1024)
    try:
        heard = array.array("h", pygame.mixer.Sound(str(FOLDER / f"{name}.ogg")).get_raw())
    finally:
        pygame.mixer.quit()
    said = FIGURES[f"{name}.ogg"]
    assert len(heard) == 2 * said["samples"]
    assert max(abs(max(heard)), abs(min(heard))) < 32_767 * 10 ** (-1 / 20)
    if said["kind"] != "sting":
        assert abs(heard[0] - heard[-2]) < 600 and abs(heard[1] - heard[-1]) < 600  # no click where it begins again
