"""Save files: the form in which a game lies on disk, and whatever can be wrong with one, told in words."""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

import game
from game.store.whole import read_whole

FORMAT = 1
LARGEST = 20_000_000  # bytes; a game of 10 000 answers needs a fortieth of it
LARGEST_SEED = 2**64 - 1
LONGEST = 200  # letters of anything that is shown in one line
MOST_FACE = 2000  # letters of an art line as text
LONGEST_VALUE = 20_000  # letters of an option's value, which may be a whole deck
MOST_ANSWERS = 200_000  # several times the longest game
MOST_PACKS, MOST_COUNT = 100, 2**53
NEEDED = (
    "crests",
    "assists",
    "lent",
    "shared",
    "tempers",
    "faces",
    "trace",
)  # to go on with a game; the rest is private
MOST_TREES = 64  # of one thought
LAST = 10**12  # in the order of play
STEERING = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


@dataclass(frozen=True)
class Save:
    """A game as it is kept. `match` is the plain form of a match: game, seats, seed, options, answers and its own.

    `players` says per seat who plays it ("person" or a level), `packs` name and version of those that were on,
    `content` the digest of the game's content. Times are local, ISO 8601. `finished` games stay for replay. `order` is
    higher than that of every game played before, whatever the clock said; 0 in files of older versions.
    """

    name: str
    match: dict[str, Any]
    names: tuple[str, ...]
    players: tuple[str, ...]
    content: str = ""
    packs: tuple[tuple[str, str], ...] = ()
    created: str = ""
    updated: str = ""
    finished: bool = False
    program: str = game.__version__
    order: int = 0
    more: dict[str, Any] = field(default_factory=dict)  # what others keep with the game, such as lesson or result

    @property
    def game(self) -> str:
        """The game's name, which need not be one that this program knows."""
        return str(self.match["game"])

    @property
    def answers(self) -> list[list[Any]]:
        """Seat (0-based), key and by whom, in the order of play; of a computer's also `Answer.thought`."""
        answers: list[list[Any]] = self.match["answers"]
        return answers


class Newer(ValueError):
    """A sound file of a later version: nothing to be set aside."""


class Loaded(NamedTuple):
    """What came of reading a save: the save, or a fault in words, or both with the older copy it was taken from."""

    name: str
    save: Save | None
    fault: str | None = None
    restored_from: str | None = None


def to_bytes(save: Save, **beside: Any) -> bytes:
    """The file of a save. `beside` is kept next to it, outside the checksum (a report, for one)."""
    plain = {"format": FORMAT, **asdict(save)}
    return json.dumps(
        {"monster_parlour": "save", "checksum": checksum_of(plain), **beside, "save": plain},
        ensure_ascii=False,
        separators=(",", ":"),
        default=str,
    ).encode("utf-8", "surrogatepass")


def from_bytes(raw: bytes) -> Save:
    """The save in a file's bytes; ValueError says in words why there is none."""
    try:
        outer = json.loads(raw.decode("utf-8", "surrogatepass"))
    except (UnicodeDecodeError, RecursionError):
        raise ValueError("this is not a saved game") from None
    except ValueError:
        raise ValueError(
            "the file is cut short or damaged"
            if raw.lstrip()[:1] == b"{"
            else "the file is empty"
            if not raw.strip(b"\0\n ")
            else "this is not a saved game"
        ) from None
    plain = outer.get("save") if isinstance(outer, dict) else None
    if not isinstance(plain, dict) or not isinstance(plain.get("format"), int):
        raise ValueError("this is not a saved game")
    if plain["format"] > FORMAT:
        raise Newer(
            f"this game was saved by a newer version ({plain.get('program', 'unknown')}); this is {game.__version__}"
        )
    if outer.get("checksum") != checksum_of(plain):
        raise ValueError("the file has been changed or damaged: its checksum does not fit")
    plain.pop("format")
    return _checked(plain)


def shared(save: Save) -> Save:
    """The game for other eyes: of what is kept with it only what is needed to go on with it."""
    return replace(save, more={key: value for key, value in save.more.items() if key in NEEDED})


def checksum_of(plain: dict[str, Any]) -> str:
    """What the file of a save with these contents has to bear."""
    text = json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _checked(plain: dict[str, Any]) -> Save:
    """A save whose parts have the shapes that everybody relies on. ValueError names the parts that have not."""
    match = plain.get("match")
    if not isinstance(match, dict):
        raise ValueError("parts of the saved game are missing: match")
    wrong = [key for key, fits in SHAPES.items() if not fits(plain.get(key, LATER.get(key)))]
    wrong += [key for key, fits in MATCH_SHAPES.items() if not fits(match.get(key, LATER.get(key)))]
    if not wrong:
        seats = match["seats"]
        wrong += [key for key in ("names", "players") if len(plain[key]) != seats]
        wrong += ["answers"] * any(answer[0] >= seats for answer in match["answers"])
    if wrong:
        raise ValueError(f"parts of the saved game are missing or make no sense: {', '.join(wrong)}")
    values = {key: plain.get(key, LATER.get(key)) for key in SHAPES}
    return Save(
        **values
        | {
            "match": match,
            "names": tuple(plain["names"]),
            "players": tuple(plain["players"]),
            "packs": tuple(map(tuple, plain["packs"])),
        }
    )


def is_line(value: Any, most: int = LONGEST) -> bool:
    """Whether it is a text that can be shown in a line: no line breaks, nothing that steers a terminal."""
    return type(value) is str and len(value) <= most and not STEERING.search(value)


def is_count(value: Any, most: int = MOST_COUNT) -> bool:
    """Whether it is a whole number, 0 or more (true and 1.0 are none)."""
    return type(value) is int and 0 <= value <= most


def lines(value: Any, most: int = 9, longest: int = LONGEST) -> bool:
    """Whether it is a list of lines."""
    return isinstance(value, list | tuple) and len(value) <= most and all(is_line(line, longest) for line in value)


def is_answer(value: Any) -> bool:
    """Whether it is seat, key and by whom, and of a computer what it takes to think the same again."""
    return (
        isinstance(value, list | tuple)
        and 3 <= len(value) <= 4
        and is_count(value[0], 8)
        and all(map(is_line, value[1:3]))
        and (len(value) == 3 or is_worlds(value[3]))
    )


def is_worlds(value: Any) -> bool:
    """Whether they are the seed and iterations of a thought, or iterations alone."""
    return (
        isinstance(value, list | tuple)
        and len(value) <= MOST_TREES + 1
        and all(is_count(count, 2 * LARGEST_SEED) for count in value)
    )


def is_more(value: Any) -> bool:
    """What others keep with the game: what this program reads of it makes sense, the rest may be anything."""
    return (
        isinstance(value, dict)
        and lines(value.get("crests", ()))
        and lines(value.get("tempers", ()))
        and lines(value.get("faces", ()), longest=MOST_FACE)
        and lines(value.get("assists", ()), 99)
        and isinstance(lent := value.get("lent", ()), list | tuple)
        and all(is_count(seat, 8) for seat in lent)
        and all(value.get(key) is None or is_line(value[key]) for key in ("trace", "came", "purpose"))
    )


SHAPES: dict[str, Callable[[Any], bool]] = {
    "name": is_line,
    "names": lines,
    "players": lines,
    "content": is_line,
    "packs": lambda packs: (
        isinstance(packs, list | tuple)
        and len(packs) <= MOST_PACKS
        and all(lines(pack) and len(pack) == 2 for pack in packs)
    ),
    "created": is_line,
    "updated": is_line,
    "finished": lambda value: type(value) is bool,
    "program": is_line,
    "order": lambda value: is_count(value, LAST),
    "more": is_more,
}
MATCH_SHAPES: dict[str, Callable[[Any], bool]] = {
    "game": is_line,
    "seats": is_count,
    "seed": lambda value: is_count(value, LARGEST_SEED),
    "options": lambda value: (
        isinstance(value, dict)
        and all(is_line(key) and is_line(chosen, LONGEST_VALUE) for key, chosen in value.items())
    ),
    "answers": lambda value: isinstance(value, list) and len(value) <= MOST_ANSWERS and all(map(is_answer, value)),
    "consent": lambda value: type(value) is bool,
    "dealt": lambda value: type(value) is bool,
    "skip_single": lambda value: type(value) is bool,
    "undos": is_count,
}
LATER: dict[str, Any] = {
    "consent": False,
    "dealt": True,
    "skip_single": True,
    "undos": 0,
    "order": 0,
}  # what older files lack


def read_save(path: Path) -> Loaded:
    """Any save or report file, by its path; nothing is moved and nothing is raised."""
    try:
        return Loaded(path.name, read_file(path))
    except (OSError, ValueError) as error:
        return Loaded(path.name, None, why_of(error))


def read_file(path: Path) -> Save:
    """The save in a file. OSError: it cannot be read; ValueError: there is none in it, Newer: not for this version."""
    return from_bytes(read_whole(path, LARGEST))


def why_of(error: OSError | ValueError) -> str:
    """What was wrong with a file, in words."""
    return getattr(error, "strerror", None) or str(error)
