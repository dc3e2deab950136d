"""The picture cache: once per size, on disk, off the main loop, and never in the way."""

import random
import sys
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game.ui.draw import cache as cache_module
from game.ui.draw.cache import Cache
from game.ui.draw.disk import DISK_MAX, Slot, looks_of
from game.ui.draw.jobs import Job, Jobs, Need, Sized
from game.ui.draw.keeping import Memory, fit
from game.ui.draw.worker import Done, Worker

SIZE = (20, 28)


class Painter:
    """Draws one colour and counts how often."""

    def __init__(self, colour: tuple[int, int, int] = (10, 200, 30), size: tuple[int, int] = SIZE) -> None:
        self.colour, self.size, self.times, self.threads = colour, size, 0, set[int]()

    def __call__(self) -> pygame.Surface:
        self.times += 1
        self.threads.add(threading.get_ident())
        surface = pygame.Surface(self.size, pygame.SRCALPHA)
        surface.fill(self.colour)
        return surface


def colour(surface: pygame.Surface) -> tuple[int, ...]:
    return tuple(surface.get_at((5, 5)))[:3]


def put_there(folder: Path, key: str, disk: int = DISK_MAX) -> pygame.Surface:
    """A picture of this name, drawn and put on the disk by a cache that is shut then."""
    cache = Cache(folder, disk=disk)
    image = cache.get(key, SIZE, Painter(), wait=True)
    assert cache.settle(20)
    cache.close()
    return image


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "pictures"


def test_a_missing_picture_is_drawn_elsewhere_while_a_placeholder_is_shown() -> None:
    cache, paint, grey = Cache(), Painter(), Painter((99, 99, 99))
    assert colour(cache.get("ogre", SIZE, paint, meanwhile=grey)) == (99, 99, 99)
    assert cache.settle(20)
    assert cache.ready == 1
    assert colour(cache.get("ogre", SIZE, paint, meanwhile=grey)) == (10, 200, 30)
    assert paint.times == grey.times == 1
    assert threading.get_ident() not in paint.threads
    cache.close()


def test_what_stands_in_for_a_whole_screen_stays_the_same_beside_what_stands_in_for_cards() -> None:
    cache, held = Cache(), threading.Event()
    screen, wanted = (1920, 1080), [("cloth", (1920, 1080))] + [(f"card {n}", (150, 210)) for n in range(30)]

    def slow() -> pygame.Surface:
        held.wait(5)
        return pygame.Surface(SIZE)

    def frame() -> list[pygame.Surface]:
        return [cache.get(key, size, slow, meanwhile=partial(pygame.Surface, size)) for key, size in wanted]

    assert frame()[0].get_size() == screen
    first, second = frame(), frame()
    assert all(one is other for one, other in zip(first, second)), "all of the window would be painted anew"
    held.set()
    cache.close()


def test_waiting_draws_at_once_and_only_once() -> None:
    cache, paint = Cache(), Painter()
    first = cache.get("ogre", SIZE, paint, wait=True)
    assert cache.get("ogre", SIZE, paint) is first
    assert paint.times == 1


def test_a_patient_cache_never_shows_a_placeholder() -> None:
    assert colour(Cache(patient=True).get("ogre", SIZE, Painter(), meanwhile=Painter((1, 1, 1)))) == (10, 200, 30)


def test_another_start_of_the_program_finds_the_picture_on_disk(folder: Path) -> None:
    put_there(folder, "ogre")
    second = Painter((0, 0, 0))
    assert colour(Cache(folder).get("ogre", SIZE, second, wait=True)) == (10, 200, 30)
    assert second.times == 0


def test_another_key_or_size_is_another_picture(folder: Path) -> None:
    cache = Cache(folder)
    for key, size in (("ogre", SIZE), ("imp", SIZE), ("ogre", (30, 42))):
        paint = Painter(size=size)
        assert cache.get(key, size, paint, wait=True).get_size() == size
        assert paint.times == 1


@pytest.mark.parametrize(
    "harm",
    [
        lambda b: b"",
        lambda b: b[: len(b) // 2],
        lambda b: b"\0" * len(b),
        lambda b: b[:40] + bytes(x ^ 255 for x in b[40:60]) + b[60:],
    ],
)
def test_a_damaged_file_is_ignored_and_written_anew(folder: Path, harm: object) -> None:
    put_there(folder, "ogre")
    (file,) = folder.iterdir()
    sound = file.read_bytes()
    file.write_bytes(harm(sound))  # type: ignore[operator]
    assert colour(put_there(folder, "ogre")) == (10, 200, 30)
    assert file.read_bytes() == sound


def test_a_folder_that_cannot_be_written_to_leaves_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache, paint = Cache(tmp_path / "file" / "pictures"), Painter()
    assert colour(cache.get("ogre", SIZE, paint, wait=True)) == (10, 200, 30)
    cache.get("ogre", SIZE, paint, wait=True)
    assert paint.times == 1
    assert cache.settle(20)
    assert "memory only" in cache.faults[0]
    cache.close()


def test_a_picture_that_cannot_be_drawn_keeps_its_placeholder_and_is_noted() -> None:
    def broken() -> pygame.Surface:
        raise ValueError("no eyes called 'trioo'")

    cache = Cache()
    cache.get("imp", SIZE, broken, meanwhile=Painter((7, 7, 7)))
    assert cache.settle(20)
    assert colour(cache.get("imp", SIZE, broken, meanwhile=Painter((7, 7, 7)))) == (7, 7, 7)
    assert list(cache.faults) == ["imp: no eyes called 'trioo'"]
    assert colour(cache.get("ogre", SIZE, Painter(), wait=True)) == (10, 200, 30)
    cache.close()


def test_memory_keeps_to_its_budget_and_drops_the_least_lately_used() -> None:
    cache = Cache(memory=3 * 20 * 28 * 4)
    painters = [Painter() for _ in range(4)]
    for n in (0, 1, 2, 0, 3):
        cache.get(str(n), SIZE, painters[n], wait=True)
    cache.get("0", SIZE, painters[0], wait=True)
    cache.get("1", SIZE, painters[1], wait=True)
    assert [p.times for p in painters] == [1, 2, 1, 1]


def test_the_disk_keeps_to_its_budget(folder: Path) -> None:
    for n in range(6):
        put_there(folder, str(n))
    total = sum(p.stat().st_size for p in folder.iterdir())
    put_there(folder, "new", disk=total // 2)
    assert sum(p.stat().st_size for p in folder.iterdir()) <= total // 2


def test_after_a_resize_the_old_picture_is_scaled_until_the_new_one_is_there() -> None:
    cache = Cache()
    cache.get("ogre", SIZE, Painter(), wait=True)
    stand_in = cache.get("ogre", (40, 56), Painter(size=(40, 56)), meanwhile=Painter((1, 1, 1)))
    assert stand_in.get_size() == (40, 56)
    assert colour(stand_in) == (10, 200, 30)
    cache.settle(20)
    cache.close()


def test_pictures_of_a_screen_that_was_left_are_not_drawn() -> None:
    hold, begun = threading.Event(), threading.Event()

    def slow() -> pygame.Surface:
        begun.set()
        hold.wait(20)
        return Painter()()

    cache, later = Cache(), Painter()
    cache.get("slow", SIZE, slow)
    cache.get("later", SIZE, later)
    assert begun.wait(20)
    cache.drop_waiting()
    hold.set()
    assert cache.settle(20)
    assert later.times == 0
    cache.prefetch("later", SIZE, later)
    assert cache.settle(20)
    assert later.times == 1
    cache.close()


def test_an_executable_without_files_of_its_own_is_known_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "program"
    program.write_bytes(b"one")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    looks_of.cache_clear()
    first = looks_of((tmp_path / "no such folder", ".py"))
    program.write_bytes(b"another")
    looks_of.cache_clear()
    assert looks_of((tmp_path / "no such folder", ".py")) != first
    looks_of.cache_clear()


def test_what_is_on_the_screen_is_drawn_before_what_is_only_made_ready(folder: Path) -> None:
    cache, order, gate = Cache(folder), list[str](), threading.Event()

    def painter(name: str) -> Callable[[], pygame.Surface]:
        def paint() -> pygame.Surface:
            gate.wait(10)
            order.append(name)
            return pygame.Surface(SIZE, pygame.SRCALPHA)

        return paint

    for name in ("first", "later", "last"):
        cache.prefetch(name, SIZE, painter(name))
    until_begun = threading.Event()
    while not cache.worker.busy:
        until_begun.wait(0.001)
    for _ in range(2):  # frame after frame
        for name in ("first", "shown", "last"):
            cache.get(name, SIZE, painter(name))
    gate.set()
    assert cache.settle()
    assert order == ["first", "shown", "last", "later"]
    cache.close()


def test_nothing_is_left_in_memory_of_the_files_of_pictures(folder: Path) -> None:
    """The bytes of a picture that was written to the disk go with it."""
    cache = Cache(folder, memory=1, patient=True)
    noise = pygame.image.frombytes(random.Random(1).randbytes(200 * 200 * 4), (200, 200), "RGBA")
    tracemalloc.start()
    try:
        for n in range(20):
            cache.get(f"noise {n}", noise.get_size(), noise.copy)
        assert len(list(folder.glob("*.png"))) == 20
        assert tracemalloc.get_traced_memory()[0] < 20 * 200 * 200
    finally:
        tracemalloc.stop()


ONE = 20 * 28 * 4  # bytes of a picture


def test_what_lasts_stays_however_much_else_is_shown() -> None:
    cache, ground = Cache(memory=3 * ONE), Painter()
    first = cache.get("ground", SIZE, ground, wait=True, lasts=True)
    for n in range(9):
        cache.get(str(n), SIZE, Painter(), wait=True)
    assert cache.get("ground", SIZE, ground, wait=True, lasts=True) is first
    assert ground.times == 1


def test_of_what_lasts_the_size_before_goes_and_stands_in_until_then() -> None:
    cache, small, large = Cache(), Painter(), Painter((90, 90, 90), (40, 56))
    cache.get("map", SIZE, small, wait=True, lasts=True)
    stand_in = cache.get("map", (40, 56), large, lasts=True)
    assert (stand_in.get_size(), colour(stand_in)) == ((40, 56), (10, 200, 30))
    assert cache.wait(20)
    cache.collect()
    assert colour(cache.get("map", (40, 56), large, lasts=True)) == (90, 90, 90)
    cache.get("map", SIZE, small, wait=True, lasts=True)
    assert (small.times, large.times) == (2, 1)
    cache.close()


def test_another_size_of_what_lasts_that_is_only_made_ready_is_put_on_the_disk_alone(folder: Path) -> None:
    cache, small, large = Cache(folder), Painter(), Painter(size=(40, 56))
    first = cache.get("map", SIZE, small, wait=True, lasts=True)
    cache.prefetch("map", (40, 56), large)
    assert cache.settle(20)
    assert cache.get("map", SIZE, small, lasts=True) is first
    cache.get("map", (40, 56), large, wait=True, lasts=True)
    assert large.times == 1
    cache.close()


def test_what_was_made_ready_before_it_was_known_to_last_does_from_its_first_showing() -> None:
    cache, ground = Cache(memory=2 * ONE), Painter()
    cache.prefetch("ground", SIZE, ground)
    assert cache.settle(20)
    first = cache.get("ground", SIZE, ground, wait=True, lasts=True)
    for n in range(9):
        cache.get(str(n), SIZE, Painter(), wait=True)
    assert cache.get("ground", SIZE, ground, lasts=True) is first
    cache.close()


def test_after_a_table_nothing_of_it_lasts() -> None:
    cache, ground = Cache(), Painter()
    cache.get("ground", SIZE, ground, wait=True, lasts=True)
    cache.let_go()
    cache.get("ground", SIZE, ground, wait=True)
    assert ground.times == 2


def test_a_frame_takes_over_a_few_of_the_pictures_that_are_ready_and_another_one_the_rest() -> None:
    cache = Cache()
    for n in range(3):
        cache.prefetch(str(n), SIZE, Painter())
    assert cache.wait(20)
    left = []
    for _ in range(3):
        cache.collect(most=1)
        left.append(len(cache.worker.done))
    assert left == [2, 1, 0]
    cache.close()


class Growing(dict[Slot, Done]):
    """What a worker has finished. Whoever looks through it without holding the worker's lock meets one more."""

    def __init__(self, worker: Worker) -> None:
        super().__init__(worker.done)
        self.worker = worker

    def __iter__(self) -> Iterator[Slot]:
        found = super().__iter__()
        other = threading.Thread(target=self.grow)
        other.start()
        other.join()
        return found

    def grow(self) -> None:
        if self.worker._bell.acquire(blocking=False):
            self[("late", SIZE, "plain")] = Done(Need.READY, Painter()())
            self.worker._bell.release()


def test_what_is_finished_while_a_frame_takes_over_the_rest_breaks_nothing() -> None:
    cache = Cache()
    cache.prefetch("ogre", SIZE, Painter())
    cache.wait(20)
    cache.worker.done = Growing(cache.worker)
    cache.collect()
    assert cache.known("ogre")


def test_what_is_shown_now_is_taken_over_at_once_whatever_is_ready_before_it() -> None:
    cache, paint = Cache(), Painter()
    for name in ("a", "b", "ogre"):
        cache.prefetch(name, SIZE, paint if name == "ogre" else Painter((1, 1, 1)))
    assert cache.wait(20)
    assert colour(cache.get("ogre", SIZE, paint, meanwhile=Painter((9, 9, 9)))) == (10, 200, 30)
    assert cache.drafts == 0
    cache.close()


def test_a_picture_that_only_was_made_ready_changes_nothing_on_the_screen() -> None:
    cache = Cache()
    cache.prefetch("later", SIZE, Painter())
    assert cache.settle(20)
    assert (cache.ready, cache.drafts) == (0, 0)
    cache.get("now", SIZE, Painter())
    assert cache.settle(20)
    assert (cache.ready, cache.drafts) == (1, 1)
    cache.close()


def test_a_larger_window_may_keep_more_pictures_as_it_has_more_pixels() -> None:
    memory = Memory(2 * ONE)
    try:
        fit((3840, 2160))
        for n in range(9):
            memory.keep((str(n), SIZE, ""), Painter()())
        assert [(str(n), SIZE, "") in memory for n in range(9)] == [False] + 8 * [True]
        fit((1280, 720))
        memory.keep(("new", SIZE, ""), Painter()())
        assert [(str(n), SIZE, "") in memory for n in range(9)] == 8 * [False] + [True]
    finally:
        fit((1280, 720))


def test_what_is_wanted_while_only_asking_is_drawn_elsewhere_and_shown_as_nothing() -> None:
    cache, ground, card = Cache(), Painter(), Painter()
    with cache.asking():
        nothing = [cache.get("ground", SIZE, ground, wait=True, lasts=True), cache.get("card", SIZE, card)]
    assert [(image.get_size(), image.get_at((5, 5)).a) for image in nothing] == [(SIZE, 0), (SIZE, 0)]
    assert cache.settle(20)
    for name, paint in (("ground", ground), ("card", card)):
        assert colour(cache.get(name, SIZE, paint)) == (10, 200, 30)
        assert paint.times == 1
        assert threading.get_ident() not in paint.threads
    cache.close()


def test_what_a_frame_waited_for_is_told_by_its_key() -> None:
    cache = Cache()
    for name in ("ground", "ground", "die"):
        cache.get(name, SIZE, Painter(), wait=True)
    assert list(cache.waited) == ["ground", "die"]


def test_what_is_laid_by_goes_on_the_disk_alone_and_comes_at_once_when_it_is_wanted(folder: Path) -> None:
    cache, paint = Cache(folder), Painter()
    cache.lay_by("ogre", SIZE, paint)
    assert cache.settle(20)
    assert not cache.known("ogre") and paint.times == 1
    assert cache.prefetch("ogre", SIZE, paint) is False
    assert cache.settle(20)
    assert colour(cache.get("ogre", SIZE, paint)) == (10, 200, 30)
    assert paint.times == 1, "it was read"
    cache.lay_by("ogre", SIZE, paint)
    assert cache.settle(20) and paint.times == 1
    cache.close()


def test_what_is_laid_by_and_not_begun_is_drawn_at_its_turn_as_soon_as_it_is_wanted(folder: Path) -> None:
    cache, held, first = Cache(folder), threading.Event(), Painter()

    def slow() -> pygame.Surface:
        held.wait(5)
        return pygame.Surface(SIZE)

    cache.prefetch("cloth", SIZE, slow)
    for name in "ab":
        cache.lay_by(name, SIZE, Painter())
    cache.lay_by("ogre", SIZE, first)
    cache.prefetch("ogre", SIZE, first)
    held.set()
    assert cache.settle(20)
    assert cache.known("ogre") and not cache.known("a") and first.times == 1
    cache.close()


def test_without_a_disk_nothing_is_laid_by() -> None:
    cache, paint = Cache(), Painter()
    cache.lay_by("ogre", SIZE, paint)
    assert cache.settle(20) and paint.times == 0


# ---- another size of the window ---------------------------------------------------------------------------------
def stripes(size: tuple[int, int]) -> pygame.Surface:
    """A picture that can be drawn at any size: dark above, bright below."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((200, 30, 10))
    image.fill((10, 30, 200), (0, 0, size[0], size[1] // 2))
    return image


def test_of_what_is_seen_the_largest_is_drawn_first() -> None:
    jobs = Jobs()
    for need, size in ((Need.READY, 900), (Need.SEEN, 20), (Need.FINER, 500), (Need.SEEN, 90), (Need.STORED, 999)):
        jobs.add(Job(need, (str(size), (size, size), "plain"), Painter()))
    order = []
    while jobs:
        order.append(jobs.next().slot[0])
    assert order == ["90", "20", "500", "900", "999"]


def test_a_picture_that_was_drawn_larger_is_shown_sharp_at_once_and_drawn_at_its_size_later() -> None:
    cache = Cache()
    cache.get("ogre", (80, 112), Painter(size=(80, 112)), wait=True)
    cache.resized()
    paint = Painter((1, 2, 3))
    assert colour(cache.get("ogre", SIZE, paint)) == (10, 200, 30)
    assert cache.awaited == 0, "what is scaled down counts as a draft"
    assert cache.settle(20)
    assert cache.ready == 1
    assert colour(cache.get("ogre", SIZE, paint)) == (1, 2, 3)
    cache.close()


def test_after_a_resize_nothing_is_drawn_but_what_is_awaited_until_a_frame_shows_all_of_it() -> None:
    cache, finer = Cache(), Painter((1, 2, 3))
    for name in "ab":
        cache.get(name, (80, 112), Painter(size=(80, 112)), wait=True)
    cache.resized()
    cache.get("a", SIZE, finer)  # sharp at once
    cache.get("b", (160, 224), Painter(size=(160, 224)))
    assert cache.wait(20) and finer.times == 0
    cache.collect()  # before the frame that shows it
    assert cache.awaited == 0
    assert cache.wait(20) and finer.times == 0
    cache.collect()  # before the one after
    assert cache.wait(20) and finer.times == 1
    cache.close()


def test_a_picture_that_was_smaller_stands_in_and_is_awaited() -> None:
    cache = Cache()
    cache.get("ogre", SIZE, Painter(), wait=True)
    cache.resized()
    assert colour(cache.get("ogre", (80, 112), Painter((1, 2, 3), (80, 112)))) == (10, 200, 30)
    assert cache.awaited == 1
    cache.close()


def test_what_was_shown_is_there_at_once_in_a_window_that_is_larger(folder: Path) -> None:
    cache, drawn = Cache(folder), list[tuple[int, int]]()

    def draw(size: tuple[int, int]) -> pygame.Surface:
        drawn.append(size)
        return stripes(size)

    cache.get("ogre", (40, 56), Sized(draw, (40, 56)), wait=True)
    cache.draw_larger(1.5)
    assert cache.settle(20)
    assert drawn == [(40, 56), (60, 84)]
    cache.draw_larger(1.5)
    assert cache.settle(20)
    assert len(drawn) == 2, "it is drawn larger once"
    cache.resized()
    gate = threading.Event()

    def late() -> pygame.Surface:
        gate.wait(10)
        return stripes((58, 81))

    cache.get("ogre", (58, 81), late)
    assert cache.awaited == 1
    for _ in range(400):
        cache.wait(0.01)
        cache.collect()
        if not cache.awaited:
            break
    assert cache.awaited == 0, "it is scaled down from the larger one on the disk"
    red, _, blue = colour(cache.get("ogre", (58, 81), late))
    assert red < 40 and blue > 160
    gate.set()
    cache.close()


def test_pictures_are_put_on_the_disk_when_all_that_is_seen_has_been_drawn(folder: Path) -> None:
    cache, there, gate = Cache(folder), list[int](), threading.Event()

    def painter(wait: bool) -> Callable[[], pygame.Surface]:
        def paint() -> pygame.Surface:
            if wait:
                gate.wait(10)
            there.append(len(list(folder.glob("*.png"))))
            return pygame.Surface(SIZE, pygame.SRCALPHA)

        return paint

    for name in "abc":
        cache.get(name, SIZE, painter(name == "a"))
    gate.set()
    assert cache.settle(20)
    assert there == [0, 0, 0]
    assert len(list(folder.glob("*.png"))) == 3
    cache.close()


def test_the_first_change_of_size_forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_module, "masks_now", lambda: ())
    cache = Cache()  # before there is a window
    monkeypatch.setattr(cache_module, "masks_now", lambda: (1, 2, 3, 4))
    cache.get("ogre", SIZE, Painter(), wait=True)
    cache.resized()
    assert cache.known("ogre")
    monkeypatch.setattr(cache_module, "masks_now", lambda: (4, 3, 2, 1))
    cache.resized()
    assert not cache.known("ogre"), "it has another format"


def test_the_folder_is_trimmed_while_another_thread_writes_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_there(folder, "ogre")
    gone = folder / "now-written.part"
    monkeypatch.setattr(Path, "iterdir", lambda self: iter([*folder.glob("*.png"), gone]))
    cache = Cache(folder)
    cache.get("imp", SIZE, Painter(), wait=True)
    assert cache.settle(20)
    assert list(cache.faults) == []
    cache.close()
