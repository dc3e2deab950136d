"""The Circle: rows of evenings, cups, floors that are lit one by one, and a career played to its last night."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.ai.levels import RANDOM
from game.commands.playing import STEADY, chosen
from game.company import Player
from game.engine.data import DataError
from game.modes import rivals
from game.modes.circle import CUPS, LOST, OPENS, TROPHIES, WON, Circle, Row, crew_of, played, row_of, so_far
from game.modes.rivals import LAST, Rival, read_rivals, shipped_rivals
from game.packs import find_packs
from game.rules import GAMES, shipped_content
from game.sitting import Sitting
from game.store import Folders
from tests.sure import every

ADA = Player("Ada", "person", "", "wave")


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path, None, None)


def begun(folders: Folders) -> Circle:
    kept = Circle(folders)
    kept.begin(7)
    return kept


def over(sitting: Sitting, seat: int) -> Sitting:
    """The game played to its end: of two, that seat gives up at once; of more, the person plays with sense and the
    others by lot."""
    if len(sitting.players) == 2:
        sitting.concede(seat)
    lot = Random(3)
    while (decision := sitting.match.decision) is not None:
        sitting.answer(chosen(sitting.match, decision, STEADY if decision.player == 0 else RANDOM, lot), "person")
    sitting.close()
    return sitting


def test_a_row_ends_when_one_of_both_has_won_enough() -> None:
    two = shipped_rivals()[0]
    assert two.wins == 2 and two.rows == 3
    assert row_of(two, ()) == Row(0, 0, None)
    assert row_of(two, (WON, LOST)) == Row(1, 1, None)
    assert row_of(two, (WON, WON)) == Row(0, 0, 0), "gold"
    assert row_of(two, (WON, LOST, WON)) == Row(0, 0, 1), "silver"
    assert row_of(two, (LOST, LOST)) == Row(0, 0, None), "a new row begins"
    assert row_of(two, (LOST, LOST, WON, WON)) == Row(0, 0, 2), "bronze"
    assert row_of(two, (LOST, LOST, WON, WON, WON, WON, LOST)) == Row(0, 1, 0), "the best cup stays"
    assert len(CUPS) == 3


def test_there_are_twelve_rivals_on_three_floors_and_one_who_plays_all_games() -> None:
    floors = [[one for one in shipped_rivals() if one.grade == grade] for grade in range(1, LAST + 1)]
    assert [len(floor) for floor in floors] == [4, 4, 4, 1] and TROPHIES == 12
    assert {one.game for floor in floors for one in floor} == set(GAMES)
    (last,) = floors[-1]
    assert {last.evening(n).game for n in range(last.rows)} == set(GAMES)


def test_every_evening_can_be_dealt() -> None:
    for rival in every(shipped_rivals()):
        for number in every(range(rival.rows)):
            evening = rival.evening(number)
            crew = crew_of(rival, evening, ADA)
            assert crew[0] == ADA and crew[1].name == rival.name
            assert len({one.name for one in crew}) == len({one.crest for one in crew}) == len(crew)
            options = GAMES[evening.game].options(evening.options)
            first = GAMES[evening.game].deal(shipped_content(evening.game), len(crew), 1, options)
            assert first.seats == len(crew)


def test_floors_are_lit_one_after_the_other_and_the_last_night_by_all_trophies(folders: Folders) -> None:
    kept = begun(folders)
    home = [one for one in kept.rivals if not kept.closed(one)]
    assert {one.grade for one in home} == {1} and kept.at_home() == kept.rivals[0]
    for number, rival in enumerate(kept.rivals[:-1]):
        assert bool(kept.closed(kept.rivals[-1])), "not before all are beaten"
        kept.played[rival.id] = [WON, WON]
        above = [one for one in kept.rivals if one.grade == rival.grade + 1 < LAST]
        assert [not kept.closed(one) for one in above] == [number % 4 + 1 >= OPENS] * len(above)
    assert (
        kept.trophies() == kept.needed == 12 and kept.at_home() == kept.rivals[-1] and not kept.closed(kept.at_home())
    )
    with pytest.raises(ValueError, match="needs 12 more cups"):
        begun(folders).deal(kept.rivals[-1], ADA)


def test_an_evening_in_which_a_computer_played_for_the_person_brings_no_cup(folders: Folders) -> None:
    kept = begun(folders)
    rival = kept.rivals[0]
    sitting = kept.deal(rival, ADA)
    assert sitting.match.decision is not None
    while sitting.match.decision.player != 0:
        sitting.answer(sitting.match.decision.options[0].key)
    sitting.hand_over(0, ADA._replace(kind="computer", level="hard"))
    sitting.answer(sitting.match.decision.options[0].key)
    sitting.hand_over(0, ADA)
    over(sitting, 1)
    told = played(folders, sitting)
    assert told is not None and rival.unbeaten in told.line and "A computer played for you" in told.line
    assert Circle(folders).row(rival) == Row(0, 1, None)


def test_who_is_next_is_with_whom_a_row_is_under_way_and_then_whoever_was_passed_by(folders: Folders) -> None:
    kept = begun(folders)
    kept.played["puddlewink"] = [WON]
    assert kept.at_home().id == "puddlewink"
    kept.played["puddlewink"] = [WON, WON, WON]
    assert kept.at_home().id == "dawdle", "another row with somebody whose cup is won calls nobody back"


def test_an_evening_counts_though_nobody_saw_its_end_and_counts_once(folders: Folders) -> None:
    kept = begun(folders)
    rival = kept.rivals[0]
    sitting = kept.deal(rival, ADA)
    assert sitting.purpose == "circle/7/dawdle/0" and kept.begun(rival) == sitting.name
    over(sitting, 1)
    told = played(folders, sitting)
    assert told is not None and rival.beaten in told.line and told.about == ("dawdle",)
    kept = Circle(folders)
    assert kept.row(rival) == Row(1, 0, None) and kept.evening(rival).options == {"turn_style": "run"}
    sitting = kept.deal(rival, ADA)
    over(sitting, 0)
    told = played(folders, sitting)
    assert told is not None and rival.unbeaten in told.line
    assert Circle(folders).row(rival) == Circle(folders).row(rival) == Row(1, 1, None)
    assert so_far(folders).words == "0 of 12 cups"


def test_a_career_is_played_to_its_last_night(folders: Folders) -> None:
    kept = begun(folders)
    while kept.row(kept.rivals[-1]).cup is None:
        rival = kept.at_home()
        games = len(kept.played.get(rival.id, ()))
        over(kept.deal(rival, ADA), 1)
        kept = Circle(folders)
        assert len(kept.played[rival.id]) == games + 1
    assert so_far(folders).share == 1.0 and kept.trophies() == 12


def test_what_a_rival_asks_for_that_no_game_has_is_told_by_name(tmp_path: Path) -> None:
    file = tmp_path / "rivals.yaml"
    text = rivals.overlay("circle", "rivals.yaml")[0].read_text("utf-8")

    def faults(old: str, new: str) -> str:
        file.write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(DataError) as told:
            read_rivals(lambda name: [file])
        return str(told.value)

    assert "pontoon has no 'carefull'" in faults("temper: careful", "temper: carefull")
    assert "'walk'" in faults("turn_style: run", "turn_style: walk")
    assert "2 to 4, not 5" in faults("others: [easy]", "others: [easy, easy, easy]")
    assert "a row of 3, not of 2" in faults('    - {line: "one card at a time"}\n', "")


def test_a_rival_of_a_pack_moves_in(folders: Folders) -> None:
    pack = folders.packs / "attic" if folders.packs else Path()
    (pack / "circle").mkdir(parents=True)
    (pack / "pack.yaml").write_text('name: Attic\nversion: "1"\n', "utf-8")
    sample = Path(rivals.overlay("circle", "README.md")[0]).read_text("utf-8")
    (pack / "circle" / "rivals.yaml").write_text(sample.partition("```yaml\n")[2].partition("```")[0], "utf-8")
    (one,) = find_packs(folders.packs)
    assert one.on and not one.faults
    found = {rival.id: rival for rival in Circle(folders).rivals}
    assert isinstance(found["attic"], Rival) and found["attic"].grade == 2 and len(found) == 14


def test_every_rival_sits_at_the_table_with_a_face_of_the_house(folders: Folders) -> None:
    for rival in every(shipped_rivals()):
        person, host, *_ = crew_of(rival, rival.evening(0), ADA)
        assert host.face and not person.face
        assert host.face.startswith("{") == bool(rival.art), "an art line, or somebody by name"
