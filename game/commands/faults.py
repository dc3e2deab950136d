"""Faults: all that is wrong with the shipped data, a pack or a single file, each with its file and line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from game import artlines, assets, packs
from game.ai.judge import read_judgement
from game.ai.minds import MINDS
from game.ai.puzzling import faults_of_proof
from game.commands.command import nearest_word
from game.engine.data import DataError, Fault, Node, read
from game.engine.game import Game
from game.engine.lesson import read_lesson, read_puzzle
from game.engine.lesson_faults import faults_of_play
from game.engine.position import PositionFile, play_position, read_position_file
from game.engine.rulebook import read_rulebook
from game.modes.awards import NAME as AWARDS
from game.modes.awards import read_awards, shipped_awards
from game.modes.rivals import FILE as RIVALS
from game.modes.rivals import NAME as CIRCLE
from game.modes.rivals import read_rivals, shipped_rivals
from game.packs.walk import FOUND, HEAD, SHELVES
from game.rules import GAMES, shipped
from game.rules.temperaments import read_temperaments

Table = Callable[[Path, Game, Any], list[Fault]]  # what is wrong with a file that sets a table, with these cards


def faults_of_game(game: Game) -> list[Fault]:
    """Cards, positions, lessons, learned weights, temperaments and rulebook of a game as it is shipped."""
    folder = assets.data(game.name)
    faults = raised(lambda: game.load(shipped(game.name)))
    if faults:
        return faults  # nothing can be played without cards
    content = game.load(shipped(game.name))
    return [
        *(fault for path in sorted(folder.glob("*.yaml")) for fault in faults_of_pictures(path)),
        *(
            fault
            for shelf in (*SHELVES, FOUND)
            for path, _ in packs.shelf_of(game.name, shelf)
            for fault in faults_of_table(path, game, content, shelf)
        ),
        *faults_of_judgement(game.name),
        *raised(lambda: read_temperaments(game.name)),
        *faults_of_rulebook(folder / "rulebook.md"),
    ]


def faults_of_judgement(name: str, path: Path | None = None) -> list[Fault]:
    """The weights that computers go by in a game, where they are learned: its own or those of another file."""
    judge = MINDS[name].judge
    return raised(lambda: read_judgement(name, judge.features, path)) if judge else []


def faults_of_circle() -> list[Fault]:
    """Who sits in the rooms of the Circle as it is shipped, and their pictures."""
    return [*raised(shipped_rivals), *faults_of_pictures(assets.data(CIRCLE, RIVALS))]


def faults_of_awards() -> list[Fault]:
    """The awards as they are shipped."""
    return raised(shipped_awards)


def faults_of_pack(folder: Path) -> list[Fault]:
    """A pack's form, its cards of every game together with the shipped ones, their pictures, and what is played with
    them: one fault hides no other, but nothing is played with cards that are at fault."""
    pack = packs.read_pack(folder)
    faults = [
        *pack.faults,
        *packs.all_faults(CIRCLE, read_rivals, pack),
        *packs.all_faults(AWARDS, read_awards, pack),
    ]
    for game in GAMES.values():
        wrong = packs.all_faults(game.name, game.load, pack)
        faults += wrong
        faults += [fault for path in packs.card_files(pack, game.name) for fault in faults_of_pictures(path)]
        on = [pack._replace(on=True)]
        content = None if wrong else game.load(partial(packs.overlay, game.name, packs=on))
        faults += [
            fault
            for shelf in SHELVES
            for path, own in packs.shelf_of(game.name, shelf, on)
            if own
            for fault in faults_of_table(path, game, content, shelf)
        ]
    return faults


def faults_of_file(path: Path) -> list[Fault]:
    """A rulebook, a position, a lesson, learned weights, or a file of cards, whichever it is by its name and words; one
    that lies in a pack together with that pack's cards."""
    if path.suffix == ".md":
        return faults_of_rulebook(path)
    try:
        node = read(path)
    except DataError as error:
        return list(error.faults)
    words = node.pairs if node.kind == "mapping" else {}
    if "weights" in words:
        return faults_of_judgement(path.absolute().parent.name, path)
    if path.name == "temperaments.yaml":
        return raised(lambda: read_temperaments(path.absolute().parent.name, path))
    if "steps" not in words and "position" not in words and "expect" not in words:
        return faults_of_cards(path)
    game = GAMES.get(words["game"].text if "game" in words else "", next(iter(GAMES.values())))
    home = path.absolute().parent.parent.parent
    try:
        content = packs.load_with(game.name, game.load, [packs.read_pack(home)] if is_pack(home) else []).content
    except DataError as error:
        return list(error.faults)
    return faults_of_table(path, game, content, "lessons" if "steps" in words else path.absolute().parent.name)


def is_pack(folder: Path) -> bool:
    return (folder / HEAD).is_file()


# --- files that set a table


def faults_of_table(path: Path, game: Game, content: Any, shelf: str) -> list[Fault]:
    """A lesson, a position or a puzzle, by the name of its shelf, played to its end; without content (None) its form
    alone."""
    kind: Mapping[str, Table] = {"lessons": faults_of_lesson, "puzzles": faults_of_puzzle, FOUND: faults_of_puzzle}
    return raised(lambda: kind.get(shelf, faults_of_position_file)(path, game, content))


def faults_of_lesson(path: Path, game: Game, content: Any) -> list[Fault]:
    lesson = read_lesson(path, game)
    if content is None:
        return []
    return faults_of_play(lesson, content, read_rulebook(assets.data(game.name) / "rulebook.md"))


def faults_of_position_file(path: Path, game: Game, content: Any) -> list[Fault]:
    return faults_of_position(read_position_file(path), path, game, content)


def faults_of_position(file: PositionFile, path: Path, game: Game, content: Any) -> list[Fault]:
    if file.game not in GAMES:
        return [file.where.fault(f"no game {file.game!r}{nearest_word(file.game, GAMES)}")]
    if file.game != game.name:
        return [file.where.fault(f"game {file.game!r} in the folder of {game.name!r}")]
    outcome = None if content is None else play_position(file, game, content)
    return [Fault(str(path), 0, failure) for failure in (outcome.failures if outcome else ())]


def faults_of_puzzle(path: Path, game: Game, content: Any) -> list[Fault]:
    """A position that asks something, and whose first answer is proved, or whose answers lead to what it expects."""
    file = read_puzzle(path)
    if file.measure and file.game == game.name:
        return [] if content is None else faults_of_proof(file, game, content)
    missing = [
        word
        for word, there in (("text", file.text.strip()), ("answers", file.answers), ("expect", file.expect))
        if not there
    ]
    return [
        file.where.fault(f"{word} is missing: a puzzle asks something, and has the answers that solve it")
        for word in missing
    ] or faults_of_position(file, path, game, content)


def faults_of_rulebook(path: Path) -> list[Fault]:
    """A rulebook is opened at its numbers: each must be there once, below the chapter it begins with."""
    try:
        sections = read_rulebook(path).sections
    except OSError as error:
        return [Fault(str(path), 0, f"cannot be read: {error.strerror or error}")]
    except ValueError:
        return [Fault(str(path), 0, "not UTF-8 text")]
    numbers = [section.number for section in sections if section.number]
    faults = [f"section {number} stands there {times} times" for number, times in Counter(numbers).items() if times > 1]
    faults += [
        f"section {number} stands below no chapter {number.rpartition('.')[0]}"
        for number in numbers
        if "." in number and number.rpartition(".")[0] not in numbers
    ]
    return [Fault(str(path), 0, fault) for fault in faults or ([] if numbers else ["no numbered sections"])]


# --- files of cards


def faults_of_cards(path: Path) -> list[Fault]:
    """A file of cards laid over the shipped one of the same name."""
    known = [(name, game) for game in GAMES.values() for name in files_read(game)]
    games = [game for name, game in known if name == path.name]
    if not games:
        near = nearest_word(path.name, [name for name, _ in known])
        return [Fault(str(path), 0, f"no position, no lesson and no file of cards{near}")]
    game = next((game for game in games if game.name == path.absolute().parent.name), games[0])
    return raised(lambda: load_with_file(game, path)) or faults_of_pictures(path)


def faults_of_pictures(path: Path) -> list[Fault]:
    """Words of art lines and signs that cannot be drawn. The game goes on without them: a picture is made up. None of a
    file that cannot be read."""
    found: list[Fault] = []
    try:
        cards = read(path).items
    except DataError:
        return found
    for card in cards:
        name = card.pairs.get("name") or card.pairs.get("id") or card
        for word, check in (("art", check_art), ("glyphs", check_signs)):
            node = card.pairs.get(word)
            try:
                check(node)
            except ValueError as error:
                found.append(Fault(str(path), card.key_lines[word], f"{name.text}: {word}: {error}"))
    return found


def check_art(node: Node | None) -> None:
    """ValueError names a wrong word. A thing that is held may stand alone, for itself. What is no mapping at all, the
    loader tells."""
    art = node.plain_value() if node and node.kind == "mapping" else None
    if art:
        artlines.check(
            {"object" if slot == "prop" else slot: word for slot, word in art.items()}
            if "prop" in art and not art.keys() - {"prop", *artlines.SCENE}
            else art
        )


def check_signs(node: Node | None) -> None:
    for sign in node.items if node else ():
        artlines.check_sign(sign.text)


def files_read(game: Game) -> list[str]:
    """The names of the files that a game's content is made of."""
    own, names = shipped(game.name), list[str]()

    def noted(name: str) -> Sequence[Path]:
        names.append(name)
        return own(name)

    game.load(noted)
    return names


def load_with_file(game: Game, path: Path) -> None:
    """The shipped files with this one over them, and in a pack those that lie beside it, whose words it may use."""
    own, folder = shipped(game.name), path.parent
    packed = is_pack(path.absolute().parent.parent)

    def files(name: str) -> Sequence[Path]:
        more = folder / name
        there = name == path.name or packed and more.is_file()
        return [*own(name), more] if there and more.resolve() not in {one.resolve() for one in own(name)} else own(name)

    game.load(files)


def raised(check: Callable[[], Any]) -> list[Fault]:
    """The faults that a check gives back, or those it was stopped by."""
    try:
        found = check()
    except DataError as error:
        return list(error.faults)
    return found if isinstance(found, list) else []
