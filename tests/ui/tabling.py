"""tabling: real tables under the dummy driver for tests: people and quick computers, whole games, traces, lessons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

import pygame

from game.ai.thinking import Thought
from game.assets import data
from game.company import Player
from game.engine.lesson import LessonRun, read_lesson
from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders, Settings
from game.ui.draw.cache import Cache
from game.ui.games import open_table
from game.ui.parlour import Parlour
from game.ui.table.news import view_of
from game.ui.window.focus import Control
from game.ui.window.scene import Scene
from tests.ui.hands import Hand, by_mouse, press, unseen

CREW = (("Ada", "flame"), ("Vex", "wave"), ("Mump", "wing"), ("Tansy", "leaf"), ("Orla", "bolt"), ("Bix", "star"))
LONGEST = 6000  # frames a game may take

Choose = Callable[[Any, Random], str]  # the key of an answer to the question of a state


class Kept(Cache):
    """Pictures shared by all tests of a process: the dummy window never changes its format."""

    def forget(self) -> None: ...

    def close(self) -> None: ...


PICTURES = Kept(patient=True)


def by_lot(state: Any, lot: Random) -> str:
    return str(lot.choice(state.decision.options).key)


class Quick:
    """Answers at once with a legal choice made by chance from the seed, seen from its seat alone."""

    def __init__(self, choose: Choose = by_lot) -> None:
        self.choose, self.key = choose, ""

    def think_ahead(self, game: Any, state: Any, rivals: Mapping[int, str], seed: int) -> None:
        """It never needs to."""

    def ask(self, game: Any, state: Any, seat: int, level: str, seed: int, seconds: float | None = None) -> None:
        self.key = self.choose(state.redeal(seat, Random(seed)), Random(seed))

    def poll(self) -> Thought | None:
        key, self.key = self.key, ""
        return Thought(key, 0.5, "It seemed good.", "It seems good.", 0, 1) if key else None

    def at_once(self) -> Thought | None:
        return self.poll()

    def cancel(self) -> None:
        self.key = ""

    def close(self) -> None:
        self.key = ""


class Nobody(Quick):
    """Never has a thought."""

    def poll(self) -> None:
        return None


def seated(match: Match, *people: int) -> Sitting:
    """These seats are people, or the first where none is named; the others are computers."""
    return Sitting(
        None,
        match,
        [
            Player(
                name,
                "person" if seat in (people or (0,)) else "computer",
                "" if seat in (people or (0,)) else "easy",
                crest,
            )
            for seat, (name, crest) in enumerate(CREW[: match.seats])
        ],
    )


@contextmanager
def window(make: Callable[[Parlour], Scene], **settings: Any) -> Iterator[Parlour]:
    """The window with a scene in it; speed is instant unless told otherwise."""
    kept = Settings(**({"speed": 0, "unfinished": "off", "pass_on": 0} | settings))
    app = Parlour(Folders(None, None, None), kept, home=Scene, size=(1280, 720), patient=True)
    app.pictures = PICTURES
    scene = make(app)
    app.home = lambda: scene
    app.open()
    settle(app)
    try:
        yield app
    finally:
        app.close()


@contextmanager
def at_table(
    sitting: Sitting, thinker: Quick | None = None, lesson: LessonRun | None = None, **settings: Any
) -> Iterator[tuple[Parlour, Any]]:
    """The window with the table of the sitting's game. The result screen stays away."""
    tables: list[Any] = []

    def laid(app: Parlour) -> Scene:
        table = open_table(app, sitting, thinker or Quick(), lesson)
        table.view.show_result = lambda: None  # type: ignore[method-assign]
        tables.append(table)
        return table

    with window(laid, **settings) as app:
        yield app, tables[0]


def settle(app: Parlour, frames: int = 4) -> None:
    """So many frames go by; the last one is drawn."""
    with unseen(app):
        for _ in range(frames - 1):
            app.step([], 700)
    app.step([], 700)


def lit(table: Any) -> list[Control]:
    """The controls by which the present question can be answered."""
    return [control for control in table.controls() if control.tags.get("key") and control.enabled]


def light_only_what_is_legal(table: Any, decision: Any, lit: Callable[[Any], list[Control]] = lit) -> None:
    """The lit choices are the legal ones, and whatever cannot be chosen says why."""
    assert {control.tags["key"] for control in lit(table)} == {option.key for option in decision.options}
    for control in table.controls():
        if not control.enabled and control.id not in ("bar/undo", "bar/hint"):
            assert control.why_not, f"{control.id} does not say why not"


def look_through_the_past(sitting: Sitting, every: int) -> None:
    """The table of the first seat shows every so many answers what the seat saw then, offers nothing, and comes back to
    a live game that is as it was."""
    match = sitting.match
    with at_table(sitting, Nobody()) as (app, table):
        before = match.state.digest(), match.plain(), table.news.picture.view()
        for answers in range(0, len(match.answers), every):
            table.past.to(match.marks[answers])
            assert table.news.picture.view() == view_of(match.state_at(answers), 0)
            assert not lit(table)
            assert lying(table) == shown(table)
        table.past.step(-1)
        table.past.play()
        settle(app, 30)
        table.past.leave()
        assert (match.state.digest(), match.plain(), table.news.picture.view()) == before


# --- whole games


def give(app: Parlour, table: Any, key: str, hand: Hand = by_mouse) -> None:
    """Answer by the last control that does."""
    hand(app, table, [control.id for control in lit(table) if control.tags["key"] == key][-1])


def take(app: Parlour, table: Any, key: str, hand: Hand = by_mouse) -> None:
    """Answer, after a look whether the lit set is the legal set."""
    assert {control.tags["key"] for control in lit(table)} == {option.key for option in table.question.offered.options}
    give(app, table, key, hand)


def play(
    sitting: Sitting,
    hand: Hand,
    choose: Choose = by_lot,
    most: int = 9999,
    take: Any = take,
    thinker: Quick | None = None,
) -> list[tuple[Any, ...]]:
    """A game to its end or as far as so many answers; who answered what."""
    lot = Random(sitting.match.seed)
    with at_table(sitting, thinker) as (app, table):
        for _ in range(LONGEST):
            if app.scene is not table or table.onward.waits:  # the end of a turn, the curtain, what happened behind it
                press(app, pygame.K_RETURN)
            given = len(sitting.match.answers)
            if table.news.finished or given >= most:
                return [tuple(answer)[:2] for answer in sitting.match.answers][:most]
            if table.question.offered is not None and table.motion is None:
                key = choose(sitting.match.state, lot)
                take(app, table, key, hand)
                assert len(sitting.match.answers) > given, f"{key} was not taken"
            settle(app, 1)
    raise AssertionError("the game did not end")


def begun(match: Match, start: Any = None) -> Match:
    """The game as if it began in this state: its own present one where none is given."""
    return Match(match.game, match.content, match.seats, match.seed, start=start or match.state, skip_single=False)


def midway(
    count: int, games: Callable[[int], Match], choose: Choose = by_lot, seed: int = 1, often: float = 0.12
) -> Iterator[Match]:
    """So many matches that start in the midst of games, which are made from their seeds."""
    lot, made = Random(seed), 0
    while made < count:
        match = games(lot.randrange(10_000))
        while match.decision is not None and made < count:
            if lot.random() < often:
                made += 1
                yield begun(match)
            match.answer(choose(match.state, lot))


def of_every_kind(
    count: int, games: Iterable[Match], choose: Choose, lot: Random, longest: int = 9999
) -> Iterator[Match]:
    """Matches that start in the midst of games, none further than told, each kind of question at most so often."""
    had = dict[str, int]()
    for match in games:
        while match.decision is not None and len(match.answers) < longest:
            verb = match.state.asked[0]
            if had.get(verb, 0) < count and lot.random() < 0.3:
                had[verb] = had.get(verb, 0) + 1
                yield begun(match)
            match.answer(choose(match.state, lot))


# --- what is seen


def traces(app: Parlour, table: Any) -> list[Any]:
    """All that can be seen, heard or pointed at."""
    controls = [
        (c.id, c.rect, c.label, c.enabled, c.why_not, c.rule, c.tip, sorted(map(str, c.tags.items())))
        for c in table.controls()
    ]
    return [
        pygame.image.tobytes(app.snapshot(), "RGB"),
        controls,
        table.log.lines(),
        list(app.sounds.heard),
        pygame.display.get_caption(),
        [toast.text for toast in app.toasts.shown],
    ]


def rows(table: Any) -> dict[str, Any]:
    """The cards that lie apart on a table, by zone; none where no cards travel."""
    return table.top.cards.sprites if hasattr(table.top, "cards") else {}


def lying(table: Any) -> dict[str, list[int | None]]:
    """The cards as they are drawn, by zone."""
    return {zone: [card.card for card in row] for zone, row in rows(table).items()}


def shown(table: Any) -> dict[str, list[int | None]]:
    """The cards as the picture has them, in the zones that are drawn."""
    return {zone: table.news.picture.zones[zone] for zone in rows(table)}


# --- lessons


def first_lesson(game: str) -> LessonRun:
    path = sorted(data(game, "lessons").glob("*.yaml"))[0]
    return LessonRun(read_lesson(path, GAMES[game]), shipped_content(game))
