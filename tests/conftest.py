"""Ground for every test: no display, no sound, and user folders that belong to the test alone."""

import os
from functools import cache
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import game.rules  # noqa: E402  (the display is chosen before anything of the program is imported)

# the content that the program brings is read once in a process: nothing changes it, and hundreds of tests ask for it
game.rules.shipped_content = cache(game.rules.shipped_content)


@pytest.fixture(autouse=True)
def user_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where saves, settings and records of this test go."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("MONSTER_PARLOUR_HOME", str(home))
    return home
