"""making: the user's own pack of monsters: read, added to, changed, each time written whole or not at all."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from shutil import rmtree
from typing import Any

from game.engine.data import DataError, load
from game.packs import OLDER, read_pack
from game.rules.pack.cards import Monster
from game.store import write_whole

FOLDER, PACK, PREFIX = "my-monsters", "My Monsters", "MY-"
HEAD = f'name: {PACK}\nversion: "%d"\nabout: Monsters made in the workshop.\n'
KEPT = 40  # versions of the pack that stay, for games in progress
FIELDS = ("id", "name", "type", "power", "star", "rarity", "flavour")
MOST = 200


def is_made_here(monster: Monster) -> bool:
    return monster.id.startswith(PREFIX)


class OwnPack:
    """The folder of the pack below the user's packs. `fault` says why its monsters cannot be read, or is ""."""

    def __init__(self, packs: Path | None) -> None:
        self.folder = packs / FOLDER if packs else None
        self.fault = "" if packs else "Nothing can be kept here: there is no folder for packs."
        self.monsters: tuple[Monster, ...] = ()
        self.read()

    @property
    def file(self) -> Path | None:
        return self.folder / "pack" / "monsters.yaml" if self.folder else None

    def read(self) -> None:
        """Look again at what is there. A file that does not read is left alone, and nothing is written over it."""
        self.monsters = ()
        if self.file is None or not self.file.exists():
            return
        try:
            self.monsters = load(tuple[Monster, ...], self.file, f"{FOLDER}/pack/monsters.yaml")
            self.fault = ""
        except DataError as error:
            self.fault = f"Your pack cannot be read: {error.faults[0]}"

    def put(self, monster: Monster) -> str | None:
        """Add a monster, or replace the one of its id; a sentence says why it is not there."""
        others = [one for one in self.monsters if one.id != monster.id]
        if len(others) >= MOST:
            return f"Your pack has {MOST} monsters; delete one first."
        same = [monster if one.id == monster.id else one for one in self.monsters]
        return self._write(same if len(others) < len(self.monsters) else [*self.monsters, monster])

    def remove(self, id: str) -> str | None:
        return self._write([one for one in self.monsters if one.id != id])

    def _write(self, monsters: Sequence[Monster]) -> str | None:
        if self.fault or self.file is None or self.folder is None:
            return self.fault
        version = self.version
        try:
            self._keep(version)
            write_whole(self.file, written(monsters).encode())
            write_whole(self.folder / "pack.yaml", (HEAD % (version + 1)).encode())
        except OSError as error:
            return f"Your pack could not be written ({error.strerror or error})."
        self.read()
        return None

    @property
    def version(self) -> int:
        """One more with every change; 0 before the first."""
        if self.folder is None or not self.folder.is_dir():
            return 0
        word = read_pack(self.folder).version
        return int(word) if word.isascii() and word.isdigit() else 0

    def _keep(self, version: int) -> None:
        """Put a copy of the pack as it is beside the others: a game that is played with it goes on with it."""
        if self.folder is None or self.file is None or not self.file.exists():
            return
        older = self.folder.parent / OLDER
        copy = older / f"{FOLDER}-{version:05}"
        write_whole(copy / "pack" / self.file.name, self.file.read_bytes())
        write_whole(copy / "pack.yaml", (HEAD % version).encode())
        for path in sorted(older.glob(f"{FOLDER}-*"))[:-KEPT]:
            rmtree(path, ignore_errors=True)

    def new_id(self) -> str:
        """An id that no pack of anybody has, for all we can tell."""
        taken = {monster.id for monster in self.monsters}
        return next(id for id in iter(lambda: f"{PREFIX}{secrets.token_hex(4).upper()}", "") if id not in taken)


def written(monsters: Sequence[Monster]) -> str:
    """The monsters as YAML; text in the quotes of JSON, which YAML reads the same."""
    lines = ["# Made in the workshop; data/pack/README.md tells how a monster is written."]
    for monster in monsters:
        for i, name in enumerate(FIELDS):
            lines.append(f"{'  ' if i else '- '}{name}: {_value(getattr(monster, name))}")
        if monster.art:
            lines.append(f"  art: {{{', '.join(f'{slot}: {_value(word)}' for slot, word in monster.art.items())}}}")
    return "\n".join(lines) + "\n" if monsters else "[]\n"


def _value(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def sound_art(art: Mapping[str, Any]) -> dict[str, Any]:
    """The art line without what is empty or as it would be anyway."""
    return {slot: word for slot, word in art.items() if word not in (None, "", False, 0)}
