"""Written and read back: saves, decks, reports, settings, results and collections come back equal."""

from __future__ import annotations

from dataclasses import asdict, fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.company import CRESTS, LEVELS, Player
from game.rules import GAMES
from game.sitting import Sitting
from game.store import (
    Album,
    AlbumShelf,
    DeckShelf,
    Folders,
    KeptDeck,
    Record,
    Records,
    SaveShelf,
    Settings,
    read_save,
    write_report,
)
from game.store.savefile import from_bytes, to_bytes
from game.store.settings import KEPT, fits

LETTERS = "abz AZ 09 äß ☂ 猫 \u200d🙂 \"'\\/<>&:;,.-_#~"


def a_line(lot: Random, most: int = 14) -> str:
    return "".join(lot.choice(LETTERS) for _ in range(lot.randint(1, most)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_at_any_moment(game: str, tmp_path: Path) -> None:
    title, folders, lot = GAMES[game], Folders(tmp_path, None, None), Random(6)
    compared = 0
    for seats in range(title.seats[0], title.seats[1] + 1):
        players = [
            Player(a_line(lot), *lot.choice([("person", ""), *(("computer", level) for level in LEVELS)]), crest)
            for crest in lot.sample(CRESTS, seats)
        ]
        options = {rule.key: lot.choice(rule.values)[0] for rule in title.house_rules if rule.values}
        sitting = Sitting.new(
            folders,
            game,
            players,
            lot.getrandbits(64),
            options,
            consent=lot.random() < 0.5,
            skip_single=lot.random() < 0.5,
        )
        sitting.assists |= {"hint"} if seats % 2 else set()
        for _ in range(25):
            if sitting.match.decision:
                sitting.match.answer(lot.choice(sitting.match.decision.options).key)
        if seats > 2 and not sitting.match.over:
            sitting.concede(1)
        sitting.hand_over(0, sitting.players[0]._replace(kind="computer", level="hard"))
        save = sitting.as_save()
        assert from_bytes(to_bytes(save)) == save
        kept = SaveShelf.at(folders).load(sitting.name).save
        assert kept and kept.match == save.match and kept.more == save.more and kept.names == save.names
        again, message = Sitting.load(folders, sitting.name)
        assert again and message is None
        assert again.players == sitting.players and again.match.answers == sitting.match.answers
        assert again.match.state.plain() == sitting.match.state.plain() and again.match.events == sitting.match.events
        assert (again.assists, again.lent, again.match.undos) == (sitting.assists, sitting.lent, sitting.match.undos)
        report = write_report(tmp_path / "reports", save, ValueError(a_line(lot)), {"scene": a_line(lot)})
        assert report and read_save(report).save == save
        compared += 1
    assert compared == title.seats[1] - title.seats[0] + 1


def test_decks_and_collections(tmp_path: Path) -> None:
    lot, decks, albums = Random(7), DeckShelf(tmp_path / "decks"), AlbumShelf(tmp_path / "albums")
    for n in range(60):
        text = "\n".join(a_line(lot, 60) for _ in range(lot.randint(0, 20))) + lot.choice(("", "\n", "\r\n", "\n\n"))
        id = decks.new_id(a_line(lot, 60))
        assert decks.store(KeptDeck(id, text)) is None and DeckShelf(tmp_path / "decks").load(id) == KeptDeck(id, text)
        album = Album(f"{n}{a_line(lot)}", lot.getrandbits(60), lot.randint(0, 99), {a_line(lot): lot.randint(-9, 9)})
        assert albums.store(album) is None and AlbumShelf(tmp_path / "albums").load(album.owner, 1) == album
    assert len(decks.all()) == 60 and len(albums.owners()) == 60


def a_setting(lot: Random, known: Any, now: Any) -> Any:
    """Another value that is allowed there."""
    if "range" in known.metadata:
        return lot.randint(*known.metadata["range"])
    if "words" in known.metadata:
        return lot.choice(known.metadata["words"])
    match known.name:
        case "geometry":
            return [lot.randint(-500, 4000) for _ in range(4)]
        case "keys":
            return {a_line(lot): [a_line(lot)]}
        case "packs_off":
            return [a_line(lot)]
        case "lessons":
            return {a_line(lot): [lot.randint(0, 9), lot.randint(0, 1)]}
        case "assists":
            return {a_line(lot): {"hints": lot.random() < 0.5, a_line(lot): a_line(lot)}}
        case "setups":
            return {lot.choice(list(GAMES)): {"options": {a_line(lot): a_line(lot)}, "consent": True}}
    return not now if isinstance(now, bool) else a_line(lot)


def test_settings(tmp_path: Path) -> None:
    lot, path = Random(8), tmp_path / "settings.json"
    for _ in range(40):
        settings = Settings.load(path)
        for known in KEPT:
            if known.name not in ("keys", "setups", "assists") and lot.random() < 0.5 or lot.random() < 0.2:
                value = a_setting(lot, known, getattr(settings, known.name))
                assert fits(known, value), known.name
                setattr(settings, known.name, value)
        assert settings.save() is None
        again = Settings.load(path)
        assert again == settings and again.message is None


def test_results(tmp_path: Path) -> None:
    lot, records, written = Random(9), Records(tmp_path / "records.jsonl"), []
    for n in range(50):
        seats = lot.randint(1, 6)
        one_or_none = tuple(lot.sample(range(seats), lot.randint(0, 1)))
        written.append(
            Record(
                f"game-{n}",
                lot.choice(list(GAMES)),
                tuple(a_line(lot) for _ in range(seats)),
                tuple(lot.choice(("person", *LEVELS)) for _ in range(seats)),
                one_or_none,
                "2026-05-01T20:00:00",
                lot.getrandbits(64),
                lot.randint(0, 999),
                tuple(lot.randint(-9, 99) for _ in range(seats)),
                a_line(lot),
                lot.randint(0, 9),
                ("hint", a_line(lot)),
                one_or_none,
            )
        )
        assert len(asdict(written[-1])) == len(fields(Record)) and records.add(written[-1]) is None
    read = Records(tmp_path / "records.jsonl")
    assert read.all() == written and read.unread == 0
