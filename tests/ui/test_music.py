"""Music follows the screens and the game, keeps one theme in memory, and is never load-bearing."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.assets import art
from game.ui.gallery import opened
from game.ui.games import FACED
from game.ui.games.dragon.table import DragonTop
from game.ui.games.kingdom.table import KingdomTop
from game.ui.games.pack.table import PackTop
from game.ui.table.table import Table
from game.ui.window import sound
from game.ui.window.music import Music
from game.ui.window.sound import AMBIENCE, CALM, MOST, TENSE, Sounds
from tests.ui.bare import settings


class Screen:
    """A place with a theme, as tense as it is told."""

    ambience = "tavern"

    def __init__(self, theme: str, at_stake: float = 0.0) -> None:
        self.theme, self.at_stake = theme, at_stake

    def tension(self) -> float:
        return self.at_stake


@pytest.fixture
def music() -> Iterator[Music]:
    """Music with a device that nobody hears, over short files."""
    one = Music(
        Sounds(settings(volume_music=100, volume_ambience=100, volume_master=100), art("sounds")), art("music", "ogg")
    )
    pygame.mixer.init(sound.RATE, -16, 2, 1024)
    pygame.mixer.set_num_channels(sound.CHANNELS)
    one._read = lambda name: short(art("music", "ogg"), name)  # type: ignore[method-assign]
    one.start()
    yield one
    one.stop()
    pygame.mixer.quit()


def short(folder: Path, name: str) -> pygame.mixer.Sound | None:
    """A second of silence for each file that there is."""
    there = (folder / f"{name}.ogg").exists()
    return pygame.mixer.Sound(buffer=bytes(4 * sound.RATE)) if there else None


def plays(music: Music, *places: Screen) -> None:
    """Follow those places until their theme is there in full."""
    for _ in range(6):
        music.follow(places, 1000)
        if music._thread:
            music._thread.join(10)
    assert music.fade == 1


def volumes() -> tuple[float, ...]:
    return tuple(round(pygame.mixer.Channel(channel).get_volume(), 2) for channel in (CALM, TENSE, AMBIENCE))


def test_the_topmost_screen_with_a_theme_is_heard(music: Music) -> None:
    plays(music, Screen("parlour"), Screen("dragon"), Screen(""))
    assert music.playing == "dragon"
    assert all(pygame.mixer.Channel(channel).get_busy() for channel in (CALM, TENSE, AMBIENCE))


def test_a_game_without_a_theme_has_that_of_the_house(music: Music) -> None:
    plays(music, Screen("chess"))
    assert music.playing == "parlour"


def test_one_theme_at_a_time_is_in_memory(music: Music) -> None:
    plays(music, Screen("dragon"))
    former = music._loaded
    plays(music, Screen("pack"))
    assert music._loaded is not former and music._loaded is not None and music._loaded.theme == "pack"


def test_nobody_waits_for_the_mixer_while_a_theme_is_read(music: Music, monkeypatch: pytest.MonkeyPatch) -> None:
    reading = threading.Event()
    monkeypatch.setattr(music, "_read", lambda name: reading.wait(5) and None)
    music.follow([Screen("pack")], 16)
    music.sounds._ready["hit"] = [SimpleNamespace()]  # type: ignore[list-item]
    music.sounds.play("hit")  # would fail if it were played
    assert not music.sting("turn") and music.sounds.heard[-1] == "hit"
    reading.set()
    assert music._thread
    music._thread.join(5)
    music.follow([Screen("pack")], 16)
    assert not music.sounds.held


def test_layers_fade_into_each_other_as_the_game_becomes_tense(music: Music) -> None:
    place = Screen("pack")
    plays(music, place)
    assert volumes()[:2] == (0.5, 0.0)
    place.at_stake = 0.4
    music.follow([place], 5000)
    assert volumes()[:2] == pytest.approx((0.3, 0.2), abs=0.02)


def test_a_turning_point_is_told_once_in_a_while_and_music_ducks_under_it(music: Music) -> None:
    place = Screen("pack")
    plays(music, place)
    place.at_stake = 1.0
    music.follow([place], 100)
    assert pygame.mixer.Channel(sound.STING).get_busy() and music.calm < 1
    pygame.mixer.Channel(sound.STING).stop()
    for at_stake in (0.0, 1.0):
        place.at_stake = at_stake
        music.follow([place], 100)
    assert not pygame.mixer.Channel(sound.STING).get_busy()


def test_mute_another_window_and_a_volume_of_nothing_are_silence(music: Music) -> None:
    place = Screen("pack")
    plays(music, place)
    for name, value, usual in (("muted", True, False), ("focused", False, True)):
        setattr(music.sounds, name, value)
        music.follow([place], 16)
        assert volumes() == (0, 0, 0), name
        setattr(music.sounds, name, usual)
    music.sounds.settings.volume_master = 0
    for _ in range(3):
        music.follow([place], 1000)
    assert music.playing == "" and music._loaded is None


def test_who_looks_next_hears_the_music_go_on_and_no_effect(music: Music) -> None:
    plays(music, Screen("pack"))
    effect = pygame.mixer.Channel(sound.MUSICAL)
    effect.play(pygame.mixer.Sound(buffer=bytes(4 * sound.RATE)))
    music.sounds.put_away()
    assert not effect.get_busy() and pygame.mixer.Channel(CALM).get_busy()


def test_no_device_and_files_that_are_not_there_are_no_fault(tmp_path: Path) -> None:
    one = Music(Sounds(settings(), art("sounds")), tmp_path)
    one.follow([Screen("pack")], 16)
    assert not one.sting("victory") and one.playing == ""
    assert one._read("pack-calm") is None
    (tmp_path / "cave.ogg").write_bytes(b"OggS and no more")
    assert one._read("cave") is None and "cave.ogg" in one.fault


def test_a_device_that_goes_away_is_silence(music: Music, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*given: object) -> None:
        raise pygame.error("the device is gone")

    plays(music, Screen("pack"))
    monkeypatch.setattr(pygame.mixer, "Channel", gone)
    music.sounds.settings.volume_music = 10
    music.follow([Screen("pack")], 16)
    music.follow([Screen("pack")], 16)
    assert "the device is gone" in music.fault


def test_many_effects_at_once_stay_within_their_share() -> None:
    sounds = Sounds(settings(volume_master=100, volume_effects=100), art("sounds"))
    played = []
    for _ in range(30):
        if loud := sounds.room_for(sounds.loudness("hit")):
            sounds.take_room(5, loud)
            played.append(loud)
    assert played and sum(played) * sound.PEAK <= MOST + 1e-9


def test_the_end_of_a_game_is_its_sting_or_the_sound_for_it() -> None:
    sounds, stings = Sounds(settings(), art("sounds")), list[str]()
    sounds.end(True)
    sounds.sting = lambda name: stings.append(name) is None
    sounds.end(False)
    assert list(sounds.heard) == ["win", "lose"] and stings == ["defeat"]


def tension(top: Any, zones: Any = (), facts: Any = (), content: Any = None, **more: Any) -> float:
    """How tense a table of that kind is with these zones and facts in common view."""
    common = SimpleNamespace(zones=dict(zones), facts=dict(facts))
    return float(top.tension(SimpleNamespace(view=SimpleNamespace(common=common, content=content), **more)))


def test_tables_become_tense_as_the_end_comes_near() -> None:
    duel = SimpleNamespace(formats={"duel": SimpleNamespace(start_hp=20)})
    hit_points = ([20, 20], [20, 8], [3, 20])
    told = [tension(PackTop, facts={"hp": hp, "format": "duel"}, content=duel) for hp in hit_points]
    assert told == pytest.approx([0, 0.4, 1])
    decks = ((100, False), (10, False), (4, True))
    told = [
        tension(KingdomTop, {"deck": [None] * left}, {"triggered": done}, SimpleNamespace(size=109))
        for left, done in decks
    ]
    assert told == pytest.approx([0, 0.7, 1])
    realm = SimpleNamespace(kingdom=SimpleNamespace(palace=12))
    told = [tension(DragonTop, facts={"dragon": at}, parties=realm) for at in (0, 8, 11)]
    assert told == pytest.approx([0, 0.5, 1])


@pytest.mark.parametrize("game", FACED)
def test_every_table_says_how_tense_it_is(game: str) -> None:
    with opened(f"{game}_table") as app:
        table = app.scene
        assert isinstance(table, Table) and table.theme == game and table.ambience == table.top.ambience
        assert 0 <= table.tension() <= 1
