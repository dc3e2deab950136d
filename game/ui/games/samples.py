"""samples: what it takes to show the table of any game in a state that pictures and layout checks want to see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.ai.puzzling import PuzzleRun
from game.assets import data
from game.engine.lesson import LessonRun, read_lesson, read_puzzle
from game.engine.match import Match
from game.packs import find_packs, load_with
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders, read_save
from game.store.jotted import Jotting, moment
from game.ui.games.cast import Still, seated
from game.ui.house.house import House
from game.ui.table.chronicle import BOOKMARKS
from game.ui.table.part import Part, View
from game.ui.window.scene import Scene

SEEDS = 400  # random games that are searched for a state
FOUND: dict[tuple[Any, ...], Match] = {}  # the games that came to states looked for before


class Shot(NamedTuple):
    """What a picture is to show: a save file (None: a sample game), whose seat looks on, the seed of samples, and the
    user's folder with the packs they are played with (None: no packs)."""

    save: Path | None = None
    seat: int = 0
    seed: int = 1
    home: Path | None = None

    @property
    def folders(self) -> Folders:
        return Folders(self.home, None, None)

    def content(self, game: str) -> Any:
        """A game's cards, with those of the packs."""
        return load_with(game, GAMES[game].load, find_packs(self.folders.packs)).content


SAMPLE = Shot()
Maker = Callable[[House, Shot], Scene | tuple[Scene, ...]]  # several: each lies over the one before
Wanted = Callable[[Match], bool]
Choose = Callable[[Match, Random], str]  # the key of an answer
Then = Callable[[Any], object]  # something done to a table; a scene that comes back is laid over it


def keys(match: Match) -> set[str]:
    """What may be answered now; empty when the game is over."""
    return {option.key for option in match.decision.options} if match.decision else set()


def asks_first(match: Match, kind: type) -> bool:
    """Whether the first seat is asked a question of that kind."""
    asked = match.decision is not None and match.decision.player == 0
    return asked and isinstance(match.state.about, kind)


def by_lot(match: Match, lot: Random) -> str:
    assert match.decision is not None
    return str(lot.choice(match.decision.options).key)


def found(shot: Shot, wanted: Wanted, games: Callable[[int], Match], choose: Choose = by_lot) -> Sitting:
    """The game of the shot's save, or the first state that is wanted in games from their seeds, searched for once in a
    process. ValueError: none is."""
    if shot.save and (save := read_save(shot.save).save) and (sitting := Sitting.of_save(shot.folders, save).sitting):
        return sitting
    first = games(shot.seed)
    search = (shot, wanted, choose, first.game.name, first.seats, *first.options.items())
    if shot.home or search not in FOUND:  # packs may have changed in between
        FOUND[search] = come_to(shot.seed, wanted, games, choose)
    return seated(FOUND[search].branch(len(FOUND[search].answers)))


def come_to(first: int, wanted: Wanted, games: Callable[[int], Match], choose: Choose) -> Match:
    """The first game from a seed on that comes to a wanted state, at that state. ValueError: none does."""
    for seed in range(first, first + SEEDS):
        match, lot = games(seed), Random(seed)
        while match.decision is not None and not wanted(match):
            match.answer(choose(match, lot))
        if wanted(match):
            return match
    raise ValueError(f"no such state within {SEEDS} games")


def screen(what: str, *about: Any, **fields: Any) -> Maker:
    """A maker of a screen by what it is (`House.make`), with fields of it set."""

    def make(app: House, shot: Shot) -> Scene:
        scene: Scene = app.make(what, *about)
        for name, value in fields.items():
            setattr(scene, name, value)
        return scene

    return make


def laid(
    sitting: Callable[[Shot], Sitting], then: Then | None = None, table: Callable[..., Scene] | None = None
) -> Maker:
    """A maker of a game's table, or of a table of another kind for it, with something done to it."""

    def make(app: House, shot: Shot) -> Scene | tuple[Scene, ...]:
        seats = sitting(shot), Still()
        scene = table(app, *seats) if table else app.make("table", *seats)
        extra = then(scene) if then else None
        return (scene, extra) if isinstance(extra, Scene) else scene

    return make


def paused(table: Any) -> Scene:
    """The pause over a table."""
    return table.app.make("pause", table)  # type: ignore[no-any-return]


def result(sitting: Callable[[Shot], Sitting]) -> Maker:
    """A maker of the page after a finished game."""

    def make(app: House, shot: Shot) -> Scene:
        return app.make("result", sitting(shot))  # type: ignore[no-any-return]

    return make


def over(match: Match) -> bool:
    return match.over


def lesson(game: str) -> Maker:
    """A maker of the table of a game's first lesson."""

    def make(app: House, shot: Shot) -> Scene:
        run = LessonRun(
            read_lesson(sorted(data(game, "lessons").glob("*.yaml"))[0], GAMES[game]), shipped_content(game)
        )
        return app.make("table", seated(run.match, "easy"), Still(), run)  # type: ignore[no-any-return]

    return make


def puzzle(game: str) -> Maker:
    """A maker of the table of a game's first puzzle, of which a hint has been told."""

    def make(app: House, shot: Shot) -> Scene:
        paths = sorted(data(game, "puzzles").glob("*.yaml"))
        runs = (PuzzleRun(read_puzzle(path), GAMES[game], shipped_content(game)) for path in paths)
        run = next(run for run in runs if run.seat == 0)
        run.hint()
        return app.make("table", seated(run.match, "easy"), Still(), run)  # type: ignore[no-any-return]

    return make


# --- what is done to a table


class Doing(Part):
    """Does something whenever somebody is asked."""

    def __init__(self, view: View, deed: Callable[[], object]) -> None:
        super().__init__(view)
        self.deed = deed

    def settled(self) -> None:
        self.deed()


def when_asked(deed: Then) -> Then:
    """Something done to a table whenever somebody is asked and everything lies still."""

    def then(scene: Any) -> None:
        scene.frame.parts.append(Doing(scene.view, lambda: deed(scene)))

    return then


def passing_on(scene: Any) -> None:
    """Whoever is asked is a person, and the first seat, which moved before, looks on."""
    players, turn = scene.sitting.players, scene.sitting.turn
    players[turn] = players[turn]._replace(kind="person", level="")
    scene.eyes.look_from(0)


def shared(scene: Any) -> None:
    """All sit round one screen, and what is theirs lies face down."""
    players = scene.sitting.players
    players[:] = [player._replace(kind="person", level="") for player in players]
    scene.sitting.shared = True
    scene.look_from(scene.sitting.turn)


def away(scene: Any) -> None:
    """The same, but a computer plays for one of them for a while."""
    shared(scene)
    seat = next(seat for seat in scene.sitting.people if seat != scene.sitting.turn)
    scene.sitting.lent.add(seat)
    scene.sitting.players[seat] = scene.sitting.players[seat]._replace(kind="computer", level="normal")


def zoomed(id: str) -> Then:
    """The card of a control is enlarged once the table is there."""

    def then(scene: Any) -> None:
        scene.zoom.show_first = id

    return then


def pointed(at: str) -> Then:
    """The choice in the middle of those whose keys begin so is pointed at."""

    def then(scene: Any) -> None:
        ids = [
            control.id
            for control in scene.controls()
            if control.tags.get("key") and str(control.tags["key"]).startswith(at)
        ]
        scene.focus.over = ids[len(ids) // 2] if ids else None

    return when_asked(then)


def explained(id: str, links: int = 0) -> Then:
    """How a number has come about is told, as soon as somebody is asked: the first whose name begins so and that has
    so many links at least."""

    def then(scene: Any) -> None:
        found = ((one, scene.top.chain_of(one)) for one in scene.top.controls() if one.id.startswith(id))
        one = next((one for one, chain in found if chain and len(chain.links) >= links), None)
        if one is not None and one.tags.get("key"):
            scene.focus.over = one.id
        scene.frame.why.toggle(one)

    return when_asked(then)


def looked_back(scene: Any) -> None:
    scene.past.to(scene.match.marks[len(scene.match.marks) // 2])


def course_open(scene: Any) -> None:
    """The middle of the game, and the chances under its line."""
    looked_back(scene)
    scene.focus.over = "timeline"


def milestones_pointed(scene: Any) -> None:
    """The same, and the mark of most milestones is pointed at."""
    course_open(scene)
    scene.frame.line.pointed_at = max((numbers for _, numbers in scene.frame.line.groups()), key=len)


def log_open(scene: Any) -> None:
    scene.log.toggle()


def tally_open(scene: Any) -> None:
    scene.frame.turn_to(scene.frame.tally)


def noted(words: str, *things: str) -> Then:
    """A rival's seat is marked, and a note on it is being written; these are marked, too."""

    def then(scene: Any) -> None:
        marked = {thing: Jotting("target", "") for thing in things}
        scene.sitting.jottings[0] = {"seat/1": Jotting("skull", words), **marked}
        pad = scene.frame.jotpad
        pad.about, pad.label = "seat/1", scene.view.names[1]

    return when_asked(then)


def bookmarked(scene: Any) -> None:
    """Moments of the first third are marked, and the last of them is shown with its words."""
    marks = scene.match.marks
    counts = [marks[len(marks) * part // 12] for part in (1, 2, 4)]
    told = ("Here it begins", "", "Was that wise?")
    scene.sitting.jottings[0] = {moment(count): Jotting("star", words) for count, words in zip(counts, told)}
    scene.past.to(counts[-1])
    scene.frame.jotpad.open_moment(counts[-1])


def bookmarks_listed(scene: Any) -> None:
    """The same in the log, alone."""
    bookmarked(scene)
    scene.frame.jotpad.close()
    scene.log.toggle()
    scene.log.chips.show_only(BOOKMARKS)


@when_asked
def note_asked(scene: Any) -> None:
    """What a note is to be about is chosen, and something is pointed at."""
    scene.frame.pick_note()
    scene.focus.over = "seat/1"


def rules_open(scene: Any) -> None:
    scene.frame.rules.toggle()


def ended(scene: Any) -> None:
    """The result has been seen; the table still lies there."""
    scene.news.finished = True


def usual(
    game: str, table: Callable[[Then], Maker], words: str = "Holds back a high card", *things: str
) -> dict[str, Maker]:
    """What every table is shown with: its log, a note, its rules, the past, the menu over it, and its first puzzle."""
    return {
        f"{game}_log": table(log_open),
        f"{game}_tally": table(tally_open),
        f"{game}_note": table(noted(words, *things)),
        f"{game}_rules": table(rules_open),
        f"{game}_lookback": table(looked_back),
        f"{game}_menu": table(paused),
        f"{game}_puzzle": puzzle(game),
    }
