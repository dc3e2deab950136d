"""Foreign saves: whatever stands in a file behind a right checksum, it is explained or played, and hides no other."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.engine.agenda import Option
from game.engine.match import Match
from game.rules import GAMES
from game.rules.pontoon.state import Pontoon
from game.sitting import Sitting
from game.store import Folders, SaveShelf, read_save
from game.store.savefile import from_bytes
from tests.store.spoiling import begun, spoiled


@pytest.mark.parametrize("game", GAMES)
def test_a_save_with_foreign_contents_is_refused_in_words_or_opens(game: str, tmp_path: Path) -> None:
    sitting, ends = begun(tmp_path, game), Counter[str]()
    folders = Folders(tmp_path, None, None)
    for what, raw in spoiled(sitting):
        try:
            save = from_bytes(raw)
        except ValueError as error:
            assert str(error) and len(str(error)) < 300, what
            ends["refused"] += 1
            continue
        opened = Sitting.of_save(folders, save)
        ends["opened" if opened.sitting else "shut"] += 1
        assert opened.sitting or opened.message, what
        if opened.sitting:
            opened.sitting.as_save()
    assert ends["refused"] > 400 and ends["shut"] > 4 and ends["opened"] > 50


def test_one_foreign_file_leaves_every_other_game_where_it_was(tmp_path: Path) -> None:
    sitting, folders = begun(tmp_path, "pontoon"), Folders(tmp_path, None, None)
    assert folders.saves
    every = list(spoiled(sitting))[::9]
    for number, (_, raw) in enumerate(every):
        (folders.saves / f"foreign-{number}.save").write_bytes(raw)
    assert len(every) > 50
    found = {one.name: one for one in SaveShelf.at(folders).list()}
    assert (
        len(found) == len(every) + 1
        and found[sitting.name].save == read_save(folders.saves / f"{sitting.name}.save").save
    )
    for one in found.values():
        assert one.save or one.fault
        assert Sitting.load(folders, one.name)
    assert Sitting.load(folders, sitting.name).message is None


def test_a_game_at_which_the_rules_fail_can_be_looked_at_up_to_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begun(tmp_path, "pontoon", 9)
    save, states = sitting.as_save(), [sitting.match.state_at(n).digest() for n in range(10)]
    take, taken = Pontoon.take, []

    def breaks(state: Pontoon, option: Option, beside: bool = False) -> None:
        taken.append(option)
        if len(taken) == 7:
            raise IndexError("no such card")
        take(state, option, beside)

    monkeypatch.setattr(Pontoon, "take", breaks)
    opened, message = Sitting.of_save(Folders(tmp_path, None, None), save)
    assert opened and len(opened.match.answers) == 6 and opened.match.state.digest() == states[6]
    assert opened.view_only == message and "answer 7 of 9" in str(message) and "no such card" in str(message)
    taken.clear()
    with pytest.raises(IndexError):
        Match.restore(GAMES["pontoon"], opened.match.content, save.match)
