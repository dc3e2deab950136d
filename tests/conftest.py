"""Ground for every test: no display, no sound, and user folders that belong to the test alone."""

import gc
import os
from collections.abc import Iterator
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


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of collected tests live to the end: whoever collects garbage need not walk through them each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def kept_for_a_file(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a file of tests has kept for itself goes with it: a window collects garbage whenever its home is opened,
    and would walk through a million pieces of games that nobody asks for any more."""
    yield
    for kept in vars(request.module).values():
        if hasattr(kept, "cache_clear") and kept.__module__ == request.module.__name__:
            kept.cache_clear()
