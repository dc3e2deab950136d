"""Faults: all that is wrong with the shipped data, a pack or a single file, each with its file and line."""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from game import artlines, assets, packs
from game.commands.command import nearest_word
from game.engine.data import DataError, Fault, Node, read
from game.engine.game import Game
from game.engine.lesson import play_lesson, read_lesson
from game.engine.position import play_position, read_position_file
from game.engine.rulebook import read_rulebook
from game.packs.walk import HEAD
from game.rules import GAMES, shipped


def faults_of_game(game: Game) -> list[Fault]:
    """Cards, positions, lessons and rulebook of a game as it is shipped."""
    folder = assets.data(game.name)
    faults = raised(lambda: game.load(shipped(game.name)))
    if faults:
        return faults                        # nothing can be played without cards
    paths = sorted(path for name in ("positions/*.yaml", "lessons/*.yaml", "rulebook.md") for path in folder.glob(name))
    return [*(fault for path in sorted(folder.glob("*.yaml")) for fault in faults_of_pictures(path)),
            *(fault for path in paths for fault in faults_of_file(path))]


def faults_of_pack(folder: Path) -> list[Fault]:
    """A pack's form and its cards, together with the shipped ones; if these are sound, their pictures."""
    pack = packs.read_pack(folder)
    for game in GAMES.values():
        if pack.on:
            pack = packs.load_with(game.name, game.load, [pack]).packs[0]
    if not pack.on:
        return list(pack.faults)
    return [fault for file in pack.files if file.endswith(".yaml") and "/" in file
            for fault in faults_of_pictures(pack.path / file)]


def faults_of_file(path: Path) -> list[Fault]:
    """A rulebook, a position, a lesson, or a file of cards, whichever it is by its name and words."""
    if path.suffix == ".md":
        return faults_of_rulebook(path)
    try:
        node = read(path)
    except DataError as error:
        return list(error.faults)
    words = node.pairs if node.kind == "mapping" else {}
    if "steps" in words:
        return raised(lambda: faults_of_lesson(path, words))
    if "position" in words or "expect" in words:
        return raised(lambda: faults_of_position(path))
    return faults_of_cards(path)


def faults_of_lesson(path: Path, words: Mapping[str, Node]) -> list[Fault]:
    """Read as the lesson it is and played to its end."""
    game = GAMES.get(words["game"].text if "game" in words else "", next(iter(GAMES.values())))
    play_lesson(read_lesson(path, game), game.load(shipped(game.name)))
    return []


def faults_of_position(path: Path) -> list[Fault]:
    file = read_position_file(path)
    if file.game not in GAMES:
        return [Fault(str(path), 0, f"no game {file.game!r}{nearest_word(file.game, GAMES)}")]
    game = GAMES[file.game]
    outcome = play_position(file, game, game.load(shipped(game.name)))
    return [Fault(str(path), 0, failure) for failure in outcome.failures]


def faults_of_rulebook(path: Path) -> list[Fault]:
    """A rulebook is opened at its numbers: each must be there once, below the chapter it begins with."""
    try:
        sections = read_rulebook(path).sections
    except OSError as error:
        return [Fault(str(path), 0, f"cannot be read: {error.strerror or error}")]
    numbers = [section.number for section in sections if section.number]
    faults = [f"section {number} stands there {times} times" for number, times in Counter(numbers).items() if times > 1]
    faults += [f"section {number} stands below no chapter {number.rpartition('.')[0]}" for number in numbers
               if "." in number and number.rpartition(".")[0] not in numbers]
    return [Fault(str(path), 0, fault) for fault in faults or ([] if numbers else ["no numbered sections"])]


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
    """Words of art lines and signs that cannot be drawn. The game goes on without them: a picture is made up."""
    found = []
    for card in read(path).items:
        name = card.pairs.get("name") or card.pairs.get("id") or card
        for word, check in (("art", check_art), ("glyphs", check_signs)):
            node = card.pairs.get(word)
            try:
                check(node.plain_value() if node else None)
            except ValueError as error:
                found.append(Fault(str(path), card.key_lines[word], f"{name.text}: {word}: {error}"))
    return found


def check_art(art: Any) -> None:
    """ValueError names a wrong word. A thing that is held may stand alone, for itself."""
    if art:
        artlines.check({"object" if slot == "prop" else slot: word for slot, word in art.items()}
                       if "prop" in art and not art.keys() - {"prop", *artlines.SCENE} else art)


def check_signs(signs: Any) -> None:
    for sign in signs or ():
        artlines.check_sign(str(sign))


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
    packed = (path.absolute().parent.parent / HEAD).is_file()

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
