"""Settings: what a user has chosen for the program as a whole; every key has a default, unknown keys are kept."""

import copy
import dataclasses
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.store.holds import alone
from game.store.whole import read_whole, write_whole

LARGEST = 1_000_000  # bytes
CARE = ("off", "warn", "hold")
PASS_ON = (0, 3, 6, 12)  # seconds; 0: never by itself
RECAPS = ("board", "cards")
RESULTS = ("usual", "timed", "always", "never")
OF_THE_SCREEN = ("fullscreen", "geometry", "software")  # what belongs to a laptop, not to who uses it
LARGE_CARDS = ("off", "print", "size", "on")  # print: in large print alone; size: on, from LARGE_FROM on
LARGE_FROM = 150  # per cent of ui_scale
COLOURS = ("plain", "contrast", "protan", "deutan", "tritan")
FILTERS = ("none", "grey", "protan", "deutan", "tritan")
PERSONAL = ("hints", "odds", "unfinished", "undo", "speed", "ui_scale", "colours")  # what people have for themselves


def _in(least: int, most: int, default: int) -> Any:
    return field(default=default, metadata={"range": (least, most)})


@dataclass
class Settings:
    """Volumes and scale are per cent. `geometry` is x, y, width, height of the window, or empty."""

    ui_scale: int = _in(75, 200, 100)
    speed: int = _in(0, 5, 3)  # 0: instant
    reduced_motion: bool = False
    volume_master: int = _in(0, 100, 80)
    volume_effects: int = _in(0, 100, 80)
    volume_interface: int = _in(0, 100, 60)
    volume_voices: int = _in(0, 100, 60)
    volume_music: int = _in(0, 100, 60)
    volume_ambience: int = _in(0, 100, 40)
    mute_unfocused: bool = True
    fullscreen: bool = False
    geometry: list[int] = field(default_factory=list)
    software: bool = False
    keys: dict[str, list[str]] = field(default_factory=dict)  # action -> keys, where they differ from the defaults
    hold_to_peek: bool = False
    curtain_on_blur: bool = False
    pass_on: int = field(default=3, metadata={"words": PASS_ON})  # until the curtain falls after a turn
    recap: str = field(default="board", metadata={"words": RECAPS})  # of what others did, after the curtain
    skip_single: bool = True
    auto_throw: bool = False  # dice fall by themselves
    results: str = field(default="usual", metadata={"words": RESULTS})  # of battles lie still; usual: not at Instant
    hints: bool = True
    odds: bool = True
    unfinished: str = field(default="warn", metadata={"words": CARE})  # a turn ends with something useful left undone
    undo: bool = True  # a choice that has shown nothing new may be taken back
    colours: str = field(default="plain", metadata={"words": COLOURS})
    colour_filter: str = field(default="none", metadata={"words": FILTERS})
    packs_off: list[str] = field(default_factory=list)
    setups: dict[str, dict[str, Any]] = field(default_factory=dict)  # game -> how it was last set up
    last_game: str = ""
    lessons: dict[str, list[int]] = field(default_factory=dict)  # lesson -> the step it was left at, whether it is done
    large_cards: str = field(default="off", metadata={"words": LARGE_CARDS})  # on: before all else that lies on a table
    assists: dict[str, dict[str, Any]] = field(default_factory=dict)  # person -> what of PERSONAL is their own
    all_cards: bool = True  # decks of The Monster Pack may hold every card; otherwise those of the collection
    collector: str = ""  # whose collection it is
    last_deck: str = ""  # id of the deck that was last on the bench
    more: dict[str, Any] = field(default_factory=dict)  # keys of other versions
    path: Path | None = None
    suited: str = ""  # whose turn it is: that person's own choices stand in the fields; "": everybody's
    lent: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)  # everybody's values meanwhile
    kept: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)  # what was last read or written
    message: str | None = None  # what was wrong with the file that was read

    @classmethod
    def load(cls, path: Path | None) -> "Settings":
        """The settings of that file. What cannot be used becomes the default, and `message` says so."""
        fresh = cls(path=path)
        fresh.kept = fresh.plain()
        if path is None or not path.exists():
            return fresh
        if (plain := _there(path)) is None:
            with suppress(OSError):
                os.replace(path, path.with_name(path.name + ".damaged"))
            fresh.message = "The settings could not be read; everything is as it was at first."
            return fresh
        wrong = [key for key, value in plain.items() if not fresh._take(key, value)]
        fresh.kept = fresh.plain()
        if wrong:
            fresh.message = f"Some settings could not be used and are as at first: {', '.join(sorted(wrong))}."
        return fresh

    def _take(self, key: str, value: Any) -> bool:
        if key not in {f.name for f in KEPT}:
            self.more[key] = value
            return True
        good = self._good(key, value)
        if good:
            setattr(self, key, value)
        return good

    def plain(self) -> dict[str, Any]:
        """A copy of everything that is kept: everybody's choices, and by name what people have for themselves."""
        self._note()
        return copy.deepcopy({f.name: self.lent.get(f.name, getattr(self, f.name)) for f in KEPT})

    @property
    def enlarges(self) -> bool:
        """Whether tables give cards room before all else, now and at this size of text."""
        return self.large_cards == "on" or self.large_cards == "size" and self.ui_scale >= LARGE_FROM

    @property
    def prints_large(self) -> bool:
        """Whether cards that lie on a table show picture, numbers and name alone."""
        return self.large_cards == "print" or self.enlarges

    # ---- what people have for themselves
    def suit(self, name: str) -> None:
        """From now on what that person has for themselves stands in the fields, and all else is as for everybody;
        "": all of it."""
        self._note()
        for key, value in self.lent.items():
            setattr(self, key, value)
        self.suited, self.lent = name, {}
        for key, value in self.own(name).items():
            self.lent[key] = getattr(self, key)
            setattr(self, key, value)

    def own(self, name: str) -> dict[str, Any]:
        """A copy of what of PERSONAL a person has for themselves, where the program can work with it."""
        kept = self.assists.get(name, {})
        return {key: kept[key] for key in PERSONAL if key in kept and self._good(key, kept[key])}

    def set_own(self, name: str, key: str, value: Any) -> None:
        """A person has that of PERSONAL for themselves; None: as for everybody."""
        own = self.own(name)
        own.pop(key, None) if value is None else own.update({key: value})
        whose = self.suited
        self.suit("")
        self.assists = {one: kept for one, kept in {**self.assists, name: own}.items() if kept}
        self.suit(whose)

    def _note(self) -> None:
        """What has been changed in a field that holds a person's own choice is that person's."""
        if self.lent:
            self.assists[self.suited] = {key: getattr(self, key) for key in self.lent}

    def _good(self, key: str, value: Any) -> bool:
        known = next(f for f in KEPT if f.name == key)
        return type(value) is type(getattr(self, key)) and fits(known, value)

    def save(self) -> str | None:
        """Write what has been changed here since they were last read or written; what other windows have changed
        stays. A sentence says why that was not possible."""
        if self.path is None:
            return None
        now = self.plain()
        try:
            with alone(self.path):
                whole = self._merged(now, _there(self.path))
                write_whole(self.path, json.dumps(whole, indent=1, ensure_ascii=False).encode("utf-8", "replace"))
        except OSError as error:
            return f"The settings could not be saved ({error.strerror or error})."
        self.kept = now
        return None

    def adopt(self, plain: Mapping[str, Any]) -> int:
        """Take over from other settings what is here as it was at first; how many. The window stays where it is."""
        plain, fresh, took, whose = renamed(dict(plain)), Settings(), 0, self.suited
        self.suit("")
        for known in KEPT:
            mine: Any = getattr(self, known.name)
            theirs: Any = plain.get(known.name)
            if known.name in OF_THE_SCREEN or type(theirs) is not type(mine) or not fits(known, theirs):
                continue
            if isinstance(mine, dict):
                took += any(key not in mine for key in theirs)
                for key in theirs:
                    mine.setdefault(key, theirs[key])
            elif mine == getattr(fresh, known.name) != theirs:
                setattr(self, known.name, theirs)
                took += 1
        self.suit(whose)
        return took

    def _merged(self, now: Mapping[str, Any], there: Mapping[str, Any] | None) -> dict[str, Any]:
        if there is None:
            return self.more | dict(now)
        whole = dict(there)
        for known in KEPT:
            mine, before = now[known.name], self.kept.get(known.name)
            theirs = there.get(known.name)
            if type(theirs) is not type(mine) or not fits(known, theirs):
                whole[known.name] = mine
            elif isinstance(mine, dict):
                whole[known.name] = merged(before or {}, mine, theirs or {})
            elif mine != before:
                whole[known.name] = mine
        return whole


KEPT = tuple(
    f for f in dataclasses.fields(Settings) if f.name not in ("more", "path", "suited", "lent", "kept", "message")
)


def merged(before: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """`theirs` with what has been put, changed or taken out between `before` and `mine`."""
    whole = dict(theirs)
    for key in {**before, **mine}:
        if key not in mine:
            whole.pop(key, None)
        elif key not in before or before[key] != mine[key]:
            whole[key] = mine[key]
    return whole


def _there(path: Path) -> dict[str, Any] | None:
    """What stands in the file; None when there is none, or none that makes sense."""
    try:
        plain = json.loads(read_whole(path, LARGEST).decode())
    except (OSError, ValueError, RecursionError):
        return None
    return renamed(plain) if isinstance(plain, dict) else None


def renamed(plain: dict[str, Any]) -> dict[str, Any]:
    """What stands there, in today's names: large print was a setting of its own."""
    if plain.pop("bold_cards", False) is True and plain.get("large_cards", "off") == "off":
        plain["large_cards"] = "print"
    return plain


def fits(known: "dataclasses.Field[Any]", value: Any) -> bool:
    """Whether a value of the right type is one that the program can work with."""
    if "range" in known.metadata:
        least, most = known.metadata["range"]
        return bool(least <= value <= most)
    if "words" in known.metadata:
        return value in known.metadata["words"]
    if known.name == "geometry":
        return len(value) in (0, 4) and all(type(n) is int and abs(n) < 100_000 for n in value)
    if known.name == "keys":
        return all(isinstance(keys, list) and all(isinstance(key, str) for key in keys) for keys in value.values())
    if known.name == "packs_off":
        return all(isinstance(name, str) for name in value)
    if known.name == "lessons":
        return all(isinstance(kept, list) and [type(n) for n in kept] == [int, int] for kept in value.values())
    if known.name in ("setups", "assists"):
        return all(isinstance(kept, dict) for kept in value.values())
    return True
