"""Sound: the same on every machine, within its limits, silent where it should be, and never load-bearing."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game import artlines
from game.ui.window import tones
from game.ui.window.sound import VARIANTS, Sounds
from game.ui.window.voices import FAMILY_OF, MOODS, VOICES, voice_of


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


@pytest.mark.parametrize("name", tones.RECIPES)
def test_each_sound_is_short_within_its_peak_and_ends_in_silence(name: str) -> None:
    made = tones.samples(name)
    assert 10 <= len(made) * 1000 / tones.RATE <= 1000
    assert 200 < max(abs(value) for value in made) <= tones.PEAK
    assert max(abs(value) for value in made[-8:]) < tones.PEAK * 0.1


def test_a_sound_is_the_same_each_time_it_is_made_and_its_variants_differ() -> None:
    assert tones.wav("dice", 0) == tones.wav("dice", 0)
    assert len({tones.wav("dice", variant) for variant in range(VARIANTS)}) == VARIANTS


def test_sounds_are_kept_on_disk_and_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    sounds = Sounds(volumes(), tmp_path)
    first = sounds._wav("card", 0)
    (file,) = tmp_path.iterdir()
    assert file.read_bytes() == first
    file.write_bytes(first[:100])
    assert sounds._wav("card", 0) == first and file.read_bytes() == first


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert Sounds(volumes(), tmp_path / "file" / "sounds")._wav("card", 0)


def test_what_was_asked_for_is_remembered_without_any_device() -> None:
    sounds = Sounds(volumes())
    sounds.play("card")
    sounds.play("flip")
    assert list(sounds.heard) == ["card", "flip"]


def test_unknown_sound_names_those_there_are() -> None:
    with pytest.raises(ValueError, match="bark.*card"):
        Sounds(volumes()).play("bark")


def test_volumes_multiply_and_silence_comes_from_mute_or_another_window() -> None:
    sounds = Sounds(volumes())
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
    sounds = Sounds(volumes())
    sounds.start()
    sounds.play("card")
    assert "no such device" in sounds.fault
    sounds.stop()


def test_all_sounds_become_ready_in_the_background(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tones, "RECIPES", {name: tones.RECIPES[name] for name in ("card", "dice", "win", "bird act")})
    sounds = Sounds(volumes(), tmp_path)
    sounds.start(after=0)
    assert sounds._thread is not None
    sounds._thread.join(30)
    assert set(sounds._ready) == set(tones.RECIPES)
    sounds.play("win")
    sounds.stop()


@pytest.mark.parametrize("name", sorted(set(tones.RECIPES) - tones.QUIET))
def test_effects_are_of_one_loudness(name: str) -> None:
    loud = tones.loudest([value / 32_767 for value in tones.samples(name)])
    assert 0.1 < loud < 0.22  # -20 to -13 dB; music stays below


def test_every_body_has_a_family_and_every_family_three_words() -> None:
    assert set(artlines.available("body")) == set(FAMILY_OF)
    assert {voice_of({"body": body}, mood) for body in FAMILY_OF for mood in MOODS} < set(VOICES)
    assert voice_of({"head": "round"}, "act") == "folk act"


def test_voices_have_a_volume_of_their_own() -> None:
    assert Sounds(volumes()).loudness("bird lose") == pytest.approx(0.2)
