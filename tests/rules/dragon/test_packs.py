"""Packs for Dragon Attack!: further maps are offered beside the shipped ones, further counters are shuffled in."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.ai.levels import LEVELS
from game.ai.thinking import choose
from game.assets import data
from game.engine.match import Match
from game.packs import Loading, find_packs, load_with
from game.rules.dragon.counters import Content
from tests.rules.dragon.table import DRAGON

REEF = (
    ("- id: short" + data("dragon", "maps.yaml").read_text("utf-8").split("- id: short")[1])
    .replace("- id: short", "- id: reef")
    .replace("The Lower Vale", "The Reef")
)
MORE = "".join(f"- {{id: X{n}, name: Pearl {n}, kind: gold, value: {n}}}\n" for n in range(1, 6))


def loaded(folder: Path, **files: str) -> Loading[Content]:
    (folder / "reef" / "dragon").mkdir(parents=True)
    (folder / "reef" / "pack.yaml").write_text("name: Reef\nversion: '1'\n")
    for name, text in files.items():
        (folder / "reef" / "dragon" / f"{name}.yaml").write_text(text, "utf-8")
    return load_with("dragon", DRAGON.load, find_packs(folder))


def content_of(folder: Path, **files: str) -> Content:
    loading = loaded(folder, **files)
    assert loading.packs[0].on, loading.packs[0].faults
    return loading.content


def test_a_third_map_is_offered_after_the_shipped_ones_and_played(tmp_path: Path) -> None:
    content = content_of(tmp_path, maps=REEF)
    assert list(DRAGON.offers(content)["map"]) == [
        ("silverado", "Silverado"),
        ("short", "The Lower Vale"),
        ("reef", "The Reef"),
    ]
    match, luck = Match(DRAGON, content, 3, 5, {"map": "reef"}), Random(5)
    while not match.over:
        match.answer(luck.choice(match.decision.options).key)
    assert match.state.map == "reef" and match.state.kingdom.name == "The Reef"


def test_the_shipped_maps_play_alike_whether_there_is_a_third_or_not(tmp_path: Path) -> None:
    games = [
        Match(DRAGON, content, 3, 5, {"map": "short"})
        for content in (content_of(tmp_path, maps=REEF), content_of(tmp_path / "none"))
    ]
    luck = Random(5)
    while not games[0].over:
        key = luck.choice(games[0].decision.options).key
        for game in games:
            game.answer(key)
    assert len({game.state.digest() for game in games}) == 1


def test_a_map_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no map 'reef'; there are: silverado, short"):
        Match(DRAGON, content_of(tmp_path), 2, 1, {"map": "reef"})


def test_a_third_map_with_a_fault_is_told_by_its_own_file_and_line(tmp_path: Path) -> None:
    fault = loaded(tmp_path, maps=REEF.replace("1   .   *   .   .   2 ", "1   *   *   .   .   2 ")).packs[0].faults[0]
    assert fault.file.endswith("reef/dragon/maps.yaml") and fault.line > 0
    assert fault.what == "The Reef: 29 places for treasure (stars, and numbers below the palace), but 28 counters"


@pytest.mark.parametrize("map", ["silverado", "short"])
def test_further_counters_are_shuffled_in_and_what_is_left_over_lies_in_the_box(map: str, tmp_path: Path) -> None:
    """Nobody knows which: a seat imagines others there, and odds count them in (DRA-SETUP-04)."""
    content = content_of(tmp_path, counters=MORE)
    boxes = set()
    for seed in range(12):
        match = Match(DRAGON, content, 2, seed, {"map": map})
        state = match.state
        assert len(state.zones["map"]) == len(state.kingdom.treasure) and len(state.box) == 5
        assert sorted((*state.zones["map"], *state.box)) == sorted(content.sheet[map])
        assert state.view(0)["zones"]["box"] == [None] * 5
        worlds = [state.redeal(0, Random(n)) for n in range(5)]
        assert len({tuple(world.box) for world in worlds}) > 1
        boxes.add(tuple(state.box))
    assert len(boxes) == 12


@pytest.mark.parametrize("level", LEVELS)
def test_computers_play_with_further_counters_on_a_third_map(level: str, tmp_path: Path) -> None:
    content = content_of(tmp_path, maps=REEF, counters=MORE)
    match = Match(DRAGON, content, 2, 3, {"map": "reef"})
    for number in range(12):
        key = choose(DRAGON, match.state, match.decision.player, level, number, 0.02).key
        world = match.state.redeal(match.decision.player, Random(number))
        assert world.view(match.decision.player) == match.state.view(match.decision.player)
        match.answer(key)
    assert len(match.answers) >= 12


def test_a_position_with_further_counters_lays_the_rest_into_the_box(tmp_path: Path) -> None:
    content = content_of(tmp_path, counters=MORE)
    state = DRAGON.read_position(content, {"map": {"2,0": ["X1", "X2 seen"]}})
    cards = sorted((*state.zones["map"], *state.box))
    assert cards == sorted(content.sheet["silverado"]) and content.ids["X1"] in state.zones["map"]
