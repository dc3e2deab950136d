"""The Monster Pack, content: monsters.yaml, formats.yaml and decks.yaml read into cards, formats and decks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.data import DataError, Fault
from game.engine.game import Files
from game.engine.gathering import gather, twice
from game.engine.schema import Schemas, json_schema
from game.rules.pack.cards import DUELS, LANDS, Content, Deck, Format, Land, Monster, Stage, Twist
from game.rules.pack.decks import faults_of


def read_content(files: Files) -> Content:
    """All of it; a later file replaces entries of the same id and adds new ones. DataError names every fault."""
    faults: list[Fault] = []
    monsters = gather(Monster, "monsters.yaml", files, faults)
    formats = gather(Format, "formats.yaml", files, faults)
    twists = gather(Twist, "twists.yaml", files, faults)
    faults += twice(monsters, "name")
    names = {"monster": [monster.id for monster in monsters]}
    decks = gather(Deck, "decks.yaml", files, faults, names=names) if monsters else ()
    names |= {"deck": [deck.id for deck in decks], "twist": [twist.id for twist in twists]}
    stages = gather(Stage, "expedition.yaml", files, faults, names=names) if decks and twists else ()
    lands = gather(Land, "lands.yaml", files, faults)
    content = Content(monsters, formats, decks, twists, stages=stages, lands=lands)
    if not faults and stages:
        faults += [*missing_stages(stages), *faults_of_lands(lands)]
    if not faults:
        faults += missing_formats(formats)
    if not faults:
        faults += [deck.where.fault(fault) for deck in decks for fault in faults_of(content, deck.format, deck.cards)]
    if faults:
        raise DataError(faults)
    return content


def schemas() -> Schemas:
    """By the file that an editor completes and checks: its schema."""
    kinds = {
        "monsters": tuple[Monster, ...],
        "formats": tuple[Format, ...],
        "decks": tuple[Deck, ...],
        "twists": tuple[Twist, ...],
        "expedition": tuple[Stage, ...],
        "lands": tuple[Land, ...],
    }
    return {name: json_schema(kind) for name, kind in kinds.items()}


def missing_formats(formats: Sequence[Format]) -> list[Fault]:
    """Both lengths are there (PAK-SETUP-01), and that of decks from boosters."""
    missing = [word for word in ("standard", "short", "limited") if word not in {one.id for one in formats}]
    file = formats[0].where.file if formats else "data/pack/formats.yaml"
    return [Fault(file, 0, f"no format {word!r}") for word in missing]


def missing_stages(stages: Sequence[Stage]) -> list[Fault]:
    """Somebody waits at every duel of an expedition."""
    there = {stage.depth for stage in stages}
    return [
        Fault(stages[0].where.file, 0, f"nobody waits at duel {depth} of an expedition")
        for depth in range(1, DUELS + 1)
        if depth not in there
    ]


def faults_of_lands(lands: Sequence[Land]) -> list[Fault]:
    """Each part of an expedition has one land, and a torch burns from its beginning on."""
    parts = sorted(land.part for land in lands)
    file = lands[0].where.file if lands else "data/pack/lands.yaml"
    if parts != [*range(1, LANDS + 1)]:
        return [Fault(file, 0, f"the parts of an expedition are 1 to {LANDS}, each once, not {parts}")]
    first = min(lands, key=lambda land: land.part)
    return [] if first.torches else [first.where.fault("torches: the first land lights one at least")]
