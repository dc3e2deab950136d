"""A night, an expedition, a draft and a career played whole, every game to its end, and from one seed the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.commands.playing import STEADY, chosen
from game.company import CRESTS, Player
from game.modes import drafting
from game.modes.circle import Circle
from game.modes.draft import Pods
from game.modes.expedition import Expeditions, cards
from game.modes.night import Nights
from game.modes.programme import Guest, Night
from game.modes.trail import DUELS, standing
from game.rules.pack.decks import write_code
from game.sitting import Sitting
from game.store import Folders, Records

ADA, VEX = Player("Ada", "person", "", "flame"), Player("Vex", "computer", "easy", "wave")


def played(sitting: Sitting) -> Sitting:
    """To its end: everybody does what makes sense at first sight."""
    lot = Random(sitting.match.seed)
    while (decision := sitting.match.decision) is not None:
        sitting.answer(chosen(sitting.match, decision, STEADY, lot))
    sitting.close()
    assert sitting.match.over and not sitting.match.gave_up
    return sitting


def expedition(folders: Folders) -> tuple[str, ...]:
    """What was done on one, the rewards taken by turns."""
    Expeditions(folders).begin(11, "wild_parade_20")
    while (kept := Expeditions(folders)).under_way and kept.run is not None:
        if kept.asks_duel:
            played(kept.duel(ADA))
        else:
            kept.take(len(kept.run.done) % 3)
    assert kept.run is not None
    return kept.run.done


def test_an_expedition_comes_to_its_ninth_duel_or_its_last_torch_and_again_the_same(tmp_path: Path) -> None:
    first, again = (expedition(Folders(tmp_path / name, None, None)) for name in ("one", "two"))
    run = Expeditions(Folders(tmp_path / "one", None, None)).run
    assert first == again and run is not None
    now = standing(cards(), run)
    assert now.won == DUELS or now.torches == 0


def test_a_night_is_played_by_everybody_to_its_last_table(tmp_path: Path) -> None:
    folders = Folders(tmp_path, None, None)
    guests = tuple(Guest(name, crest) for name, crest in zip(("Ada", "Ben", "Orla"), CRESTS))
    Nights(folders).begin(Night(8, guests, ("pontoon", "pack", "kingdom", "dragon")))
    games = 0
    while (after := (kept := Nights(folders)).next()) is not None:
        played(kept.deal(*after))
        games += 1
    points = [each for line in kept.lines() for each in line.points]
    assert games == 4 == len(Records.at(folders).all()) and None not in points
    assert sum(one or 0 for one in points) == 3 * (5 + 3 + 2) + 5 + 3 + 2, "three tables of three, a pair and a rest"


@pytest.mark.parametrize("kind", drafting.KINDS)
def test_a_draft_and_a_sealed_come_from_boosters_to_their_last_duel(tmp_path: Path, kind: str) -> None:
    folders = Folders(tmp_path, None, None)
    Pods(folders).open(kind, 6, (ADA, VEX, VEX._replace(name="Odo", crest="leaf")))
    while (kept := Pods(folders)).drafting() and kept.pod is not None:
        pick = drafting.drafted(cards(), kept.pod).next
        assert pick is not None
        kept.take(drafting.taken(cards(), drafting.pools_of(cards(), kept.pod)[0], pick.cards))
    assert kept.pod is not None
    kept.build(0, write_code(drafting.built(cards(), drafting.pools_of(cards(), kept.pod)[0])))
    while (pair := (kept := Pods(folders)).next_duel()) is not None:
        played(kept.duel(*pair))
    assert kept.pod is not None and sum(drafting.points(kept.pod)) == 3 and kept.over == 1


@pytest.mark.soak
def test_a_career_comes_to_its_last_cup(tmp_path: Path) -> None:
    folders = Folders(tmp_path, None, None)
    Circle(folders).begin(3)
    evenings = 0
    while (kept := Circle(folders)).row(kept.rivals[-1]).cup is None and evenings < 300:
        played(kept.deal(kept.at_home(), ADA))
        evenings += 1
    print(f"a career of {evenings} evenings, {kept.trophies()} cups")
    assert kept.trophies() == kept.needed and kept.row(kept.rivals[-1]).cup is not None
