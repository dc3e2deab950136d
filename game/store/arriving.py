"""Arriving: what comes out of a file made by `moving` joins what is here; nothing that is here is written over."""

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path

from game.store.decks import DeckShelf, KeptDeck
from game.store.folders import Folders
from game.store.moving import OLDER_FOLDER, Freight
from game.store.records import Records, read_line
from game.store.savefile import Save, from_bytes
from game.store.saves import SaveShelf
from game.store.settings import Settings
from game.store.whole import read_whole, write_whole

LARGEST = 50_000_000


class Arrival:
    """One file taken in. `told` says in sentences what has become of its contents. OSError: the disk refused."""

    def __init__(self, folders: Folders, settings: Settings) -> None:
        assert folders.root
        self.folders, self.root, self.settings = folders, folders.root, settings
        self.told: list[str] = []
        self.renamed: dict[str, str] = {}  # games: the name that they had -> the one they have here

    def take(self, freight: Freight) -> list[str]:
        """Everything that is in it; the sentences come back."""
        self.games(freight.files["saves"])
        self.decks(freight.files["decks"])
        self.files_apart("albums", freight, "collection", "of cards")
        self.files_apart("modes", freight, "book", "of what was played for")
        self.packs(freight.files["packs"])
        self.records(freight.files["records"].get("records.jsonl", b""))
        self.settle(freight.files["settings"].get("settings.json", b"{}"))
        if freight.left:
            self.told.append(f"{counted(freight.left, 'file')} in it had no place here and stayed out.")
        return self.told or ["Everything in it was here already."]

    def tell(self, number: int, what: str, words: str) -> None:
        if number:
            self.told.append(f"{counted(number, what)} {words}")

    # --- games

    def games(self, files: Mapping[str, bytes]) -> None:
        """A game that is not here comes in; one that was played on elsewhere is brought up to date, and the state
        before stays beside it as after any choice; one that went another way comes in under a name of its own."""
        shelf, here = SaveShelf.at(self.folders), set(SaveShelf.at(self.folders).names())
        came = newer = apart = refused = 0
        for file, raw in files.items():
            name = file.removeprefix("saves/").removesuffix(".save")
            try:
                save = replace(from_bytes(raw), name=name)
            except ValueError:
                refused += 1
                continue
            own = shelf.load(name).save if name in here else None
            if name not in here:
                came += self._put(shelf, save)
            elif own is not None and (same(own, save) or goes_on(save, own)):
                continue
            elif own is not None and goes_on(own, save) and not shelf.is_open_elsewhere(name) and not shelf.clash(name):
                newer += self._put(shelf, save)
            else:
                self.renamed[name] = free = self._apart(shelf, save)
                apart += bool(free)
        shelf.recount()
        self.tell(came, "game", "came in.")
        self.tell(newer, "game", "had been played on there and went on from here: now as far as there.")
        self.tell(apart, "game", "had gone another way there: now here twice, under two names.")
        self.tell(refused, "game", "could not be read and stayed out.")

    def _put(self, shelf: SaveShelf, save: Save) -> int:
        shelf.keep(save)
        return 1

    def _apart(self, shelf: SaveShelf, save: Save) -> str:
        """A copy under another name, the one that it was given when it came before, or "" where it is here already."""
        for number in count(2):
            name = f"{save.name[:60]}-{number}"
            own = shelf.load(name).save if name in shelf.names() else None
            if own is not None and same(own, replace(save, name=name)):
                return ""
            if name not in shelf.names():
                self._put(shelf, replace(save, name=name))
                return name
        raise AssertionError

    # --- decks, albums, packs

    def decks(self, files: Mapping[str, bytes]) -> None:
        shelf = DeckShelf(self.folders.decks)
        names = shelf.names()
        texts, ids, came = {deck.text for id in names if (deck := shelf.load(id))}, {*map(str.casefold, names)}, 0
        for file, raw in files.items():
            text = raw.decode("utf-8-sig", "replace")
            if text in texts:
                continue
            id = file.removeprefix("decks/").removesuffix(".txt")
            if id.casefold() in ids:
                id = shelf.new_id(id)
            ids.add(id.casefold())
            if fault := shelf.store(KeptDeck(id, text)):
                raise OSError(fault)
            came += 1
        self.tell(came, "deck", "came in.")

    def files_apart(self, kind: str, freight: Freight, what: str, words: str) -> None:
        """What is not counted together with what is here: two collections may hold the same boosters twice."""
        came = other = 0
        for file, raw in freight.files[kind].items():
            here = self._here(file)
            if here is None:
                write_whole(self.root / file, raw)
                came += 1
            elif here != raw:
                other += 1
        self.tell(came, what, f"{words} came in.")
        self.tell(other, what, f"{words} differed from what is here, which stays.")

    def packs(self, files: Mapping[str, bytes]) -> None:
        """A pack whose folder is not here comes in; another one of that folder is put where older versions lie, so that
        the games that were played with it find it."""
        byfolder: dict[str, dict[str, bytes]] = {}
        for file, raw in files.items():
            head = 3 if file.startswith(f"packs/{OLDER_FOLDER}/") else 2
            folder, inner = "/".join(file.split("/")[:head]), "/".join(file.split("/")[head:])
            byfolder.setdefault(folder, {})[inner] = raw
        came = beside = 0
        for folder, inside in byfolder.items():
            if not (self.root / folder).exists():
                target, came = folder, came + 1
            else:
                places = [folder, *(f"packs/{OLDER_FOLDER}/{folder.rpartition('/')[2]}-{n}" for n in range(2, 99))]
                if any(self._is_pack(place, inside) for place in places):
                    continue
                target = next((place for place in places[1:] if not (self.root / place).exists()), "")
                beside += bool(target)
            for inner, raw in inside.items() if target else ():
                write_whole(self.root / target / inner, raw)
        self.tell(came, "pack", "came in.")
        self.tell(beside, "pack", "differed from what is here: what came is used by the games that need it.")

    def _is_pack(self, folder: str, inside: Mapping[str, bytes]) -> bool:
        return all(self._here(f"{folder}/{inner}") == raw for inner, raw in inside.items())

    def _here(self, file: str) -> bytes | None:
        try:
            return read_whole(self.root / file, LARGEST)
        except (OSError, ValueError):
            return None

    # --- records and settings

    def records(self, raw: bytes) -> None:
        records = Records.at(self.folders)
        here, came = {record.save: record for record in records.all()}, 0
        arrived = [record for line in raw.split(b"\n") if line.strip() and (record := read_line(line))]
        for record in {record.save: record for record in arrived}.values():
            if self.renamed.get(record.save):
                record = replace(record, save=self.renamed[record.save])
            if record.save in here:
                continue
            if fault := records.add(record):
                raise OSError(fault)
            came += 1
        self.tell(came, "result", "came in.")

    def settle(self, raw: bytes) -> None:
        """Only what is here as it was at first is set as it was there; the window stays where it stands."""
        try:
            plain = json.loads(raw.decode())
        except (ValueError, RecursionError):
            plain = None
        if not isinstance(plain, dict):
            self.told.append("The settings in it could not be read.")
            return
        took = self.settings.adopt(plain)
        if fault := self.settings.save():
            raise OSError(fault)
        self.tell(took, "setting", "that nobody had changed here came in.")


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def same(one: Save, other: Save) -> bool:
    """Whether two files hold one state of one game."""
    return (one.match, one.names, one.players) == (other.match, other.names, other.players)


def goes_on(one: Save, other: Save) -> bool:
    """Whether `other` is the same game with more choices."""
    return (
        {**one.match, "answers": 0, "undos": 0} == {**other.match, "answers": 0, "undos": 0}
        and one.names == other.names
        and other.answers[: len(one.answers)] == one.answers
    )


def bring_in(folders: Folders, settings: Settings, freight: Freight) -> list[str]:
    """Take everything of a file in; what came of it, in sentences. OSError: the disk refused, in the middle of it
    perhaps: taken in once more, what is here already stays."""
    if folders.root is None:
        raise OSError("there is no folder to keep it in")
    Path(folders.root).mkdir(parents=True, exist_ok=True)
    return Arrival(folders, settings).take(freight)
