"""Sound: files within their limits, each deed with its own, silent where it should be, and never load-bearing."""

from __future__ import annotations

import array
import hashlib
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game import artlines
from game.assets import art
from game.ui.draw.strikes import LANDINGS, STRIKES
from game.ui.window.sound import CHANNELS, FAMILY_OF, KEPT, LASTS, MOODS, PEAK, RATE, Sounds, voice_of
from tests.sure import every

FOLDER = art("sounds")
FIGURES = json.loads((FOLDER / "figures.json").read_text("utf-8"))
QUIET = {"tick", "choose", "page", "bell"}  # of the house, below the rest


def volumes(**given: object) -> SimpleNamespace:
    return SimpleNamespace(
        **{
            "volume_master": 80,
            "volume_effects": 50,
            "volume_interface": 100,
            "volume_voices": 25,
            "mute_unfocused": True,
            **given,
        }
    )


@pytest.fixture
def device() -> Iterator[None]:
    """One that nobody hears."""
    pygame.mixer.init(RATE, -16, 2, 1024)
    pygame.mixer.set_num_channels(CHANNELS)
    yield
    pygame.mixer.quit()


def read(sounds: Sounds) -> None:
    """Wait until all that is being read is there."""
    for thread in sounds._threads:
        thread.join(30)


def test_figures_are_of_the_files_that_ship() -> None:
    files = {path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in FOLDER.rglob("*.ogg")}
    assert set(files) == set(FIGURES)
    for name, said in every(FIGURES.items()):
        assert hashlib.sha256(files[name].read_bytes()).hexdigest() == said["sha256"], f"{name}: render it anew"
    music = sum(path.stat().st_size for path in art("music", "ogg").glob("*.ogg"))
    assert music + sum(said["bytes"] for said in FIGURES.values()) < 20_000_000


def test_each_sound_is_short_and_loud_enough_beside_the_music_and_peaks_below_one_decibel() -> None:
    for name, said in every(FIGURES.items()):
        assert 10 <= said["ms"] <= (1000 * LASTS if "/" in name else 1000) and said["peak"] < -1, name
        assert name.split("-")[0] in QUIET or -20 < said["loudest"] < -13, name  # music has -20 LUFS, and is halved


def test_what_is_decoded_keeps_to_the_peak_and_ends_in_silence(device: None) -> None:
    for path in every(sorted(FOLDER.rglob("*.ogg"))):
        heard = array.array("h", pygame.mixer.Sound(str(path)).get_raw())
        assert 200 < max(map(abs, heard)) <= PEAK * 32_768, path.name
        assert max(map(abs, heard[-16:])) < 0.1 * PEAK * 32_767, path.name


def test_each_attack_and_each_ground_that_answers_has_a_sound_of_its_own() -> None:
    own = {f"strike-{look}" for look in STRIKES} | {f"land-{ground}" for ground in LANDINGS}
    files = {name.split("/")[1]: said["sha256"] for name, said in FIGURES.items() if name.startswith("montoons/")}
    assert set(files) == {f"{name}-0" for name in own} and len(set(files.values())) == len(own)


def test_no_sound_ships_that_nothing_plays() -> None:
    source = "".join(path.read_text("utf-8") for path in (Path(artlines.__file__).parent / "ui").rglob("*.py"))
    plain = {name for name in Sounds(volumes(), FOLDER).files if "-" not in name}
    assert {name for name in every(plain) if f'"{name}"' not in source} == set()


def test_what_was_asked_for_is_remembered_without_any_device() -> None:
    sounds = Sounds(volumes(), FOLDER)
    sounds.play("card")
    sounds.play("flip")
    assert list(sounds.heard) == ["card", "flip"]


def test_unknown_sound_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="bark.*card"):
        Sounds(volumes(), FOLDER).play("bark")


def test_volumes_multiply_and_silence_comes_from_mute_or_another_window() -> None:
    sounds = Sounds(volumes(), FOLDER)
    assert sounds.loudness("card") == pytest.approx(0.4)
    assert sounds.loudness("tick") == pytest.approx(0.8)
    sounds.focused = False
    assert sounds.loudness("card") == 0
    sounds.settings.mute_unfocused = False
    assert sounds.loudness("card") > 0
    sounds.muted = True
    assert sounds.loudness("card") == 0


def test_no_device_is_told_in_words_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object, **named: object) -> None:
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = Sounds(volumes(), FOLDER)
    sounds.start()
    sounds.play("card")
    assert "no such device" in sounds.fault
    sounds.stop()


def test_when_the_device_was_let_go_all_that_has_been_read_is_silence() -> None:
    sounds = Sounds(volumes(), FOLDER)
    sounds.start(after=0)
    read(sounds)
    sounds.play("choose")
    sounds.stop()
    sounds.play("choose")
    assert list(sounds.heard) == ["choose", "choose"]


def test_all_sounds_of_the_house_are_read_in_the_background_and_have_their_variants() -> None:
    sounds = Sounds(volumes(), FOLDER)
    sounds.start(after=0)
    read(sounds)
    assert set(sounds._ready) == {name.rsplit("-", 1)[0] for name in FIGURES if "/" not in name}
    assert len(sounds._ready["dice"]) == 3
    sounds.play("win")
    assert sounds.sounding
    sounds.stop()


def test_what_one_game_alone_needs_is_read_when_it_is_heard_and_the_last_few_are_kept(device: None) -> None:
    sounds = Sounds(volumes(), FOLDER)
    names = [f"strike-{look}" for look in list(STRIKES)[: KEPT + 2]]
    for name in names:
        sounds.play(name)
        read(sounds)
        assert sounds.sounding and pygame.mixer.get_busy()
        sounds.put_away()
    assert list(sounds._lately) == names[-KEPT:] and not sounds._ready


@pytest.mark.parametrize("meanwhile", ["handed over", "music is read", "muted"])
def test_a_strike_that_is_still_being_read_is_not_heard_when_nothing_should_be_any_more(
    meanwhile: str, device: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds, reading, read_file = Sounds(volumes(), FOLDER), threading.Event(), pygame.mixer.Sound

    def slowly(path: str) -> pygame.mixer.Sound:
        reading.wait(5)
        return read_file(path)

    monkeypatch.setattr(pygame.mixer, "Sound", slowly)
    sounds.play(f"strike-{next(iter(STRIKES))}")
    if meanwhile == "handed over":
        sounds.put_away()
        sounds.take_room(1, 0.1)  # what the next one hears
    else:
        setattr(sounds, {"music is read": "held", "muted": "muted"}[meanwhile], True)
    reading.set()
    read(sounds)
    assert sounds._lately and not pygame.mixer.get_busy()


def test_a_file_that_is_damaged_is_silence(tmp_path: Path, device: None) -> None:
    (tmp_path / "card-0.ogg").write_bytes(b"no music")
    sounds = Sounds(volumes(), tmp_path)
    sounds.start(after=0)
    read(sounds)
    sounds.play("card")
    assert list(sounds.heard) == ["card"] and not sounds.sounding


def test_every_body_has_a_family_and_every_family_three_words() -> None:
    assert set(artlines.available("body")) == set(FAMILY_OF)
    spoken = {voice_of({"body": body}, mood) for body in FAMILY_OF for mood in MOODS}
    assert voice_of({"head": "round"}, "act") == "folk-act"
    assert len(spoken) == 18 and spoken | {f"folk-{mood}" for mood in MOODS} < set(Sounds(volumes(), FOLDER).files)


def test_voices_have_a_volume_of_their_own() -> None:
    assert Sounds(volumes(), FOLDER).loudness("bird-lose") == pytest.approx(0.2)
