"""The records tell what chance gave to each person; what was not counted yet is counted while the page is open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.modes.counting import Counting
from game.modes.luck import Fortunes, Luck, LuckOf
from game.store import Folders, Record
from game.ui.parlour import Parlour
from game.ui.scenes.records import RecordsScene
from game.ui.window.scene import Pop, Push


class Told(Counting[LuckOf]):
    """Knows the luck of every game but one."""

    def __init__(self, folders: Folders, names: list[str]) -> None:
        self.names, self.shut = list(names), False

    def poll(self) -> list[LuckOf]:
        found, self.names = self.names, []
        return [(name, None if name == "b" else [Luck(0.25, 0.01), Luck(-0.25, 0.01)]) for name in found]

    def close(self) -> None:
        self.shut = True


def said(page: RecordsScene) -> str:
    every = [*page.widgets, *(child for one in page.widgets for child in vars(one).get("children", ()))]
    return " ".join(str(vars(one).get("text", "")) for one in every)


@pytest.mark.usefixtures("unpainted")
def test_luck_is_counted_while_the_page_is_open_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Told] = []

    def counting(folders: Folders, names: list[str]) -> Any:
        made.append(Told(folders, names))
        return made[-1]

    monkeypatch.setattr(RecordsScene, "counting", staticmethod(counting))
    app = Parlour(Folders(tmp_path, None, None), size=(1280, 720))
    for name, undos in (("a", 0), ("b", 0), ("c", 0), ("d", 1)):
        players = ("person", "person")
        app.records.add(Record(name, "pontoon", ("Ann", "Bob"), players, (0,), "2026-11-27T20:00:00", undos=undos))
    app.open()
    page = RecordsScene(app)
    app.post(Push(page))
    app.step([], 16)
    page.chosen = "Bob"
    page.set_out()
    assert "not counted" in said(page) and not made
    assert "0 of 4 won" in said(page) and "not met yet" in said(page) and "0 of 0" not in said(page)
    app.step([], 1500)
    assert "−0.5 wins" in said(page) and "counted in 2 of 4 games" in said(page)
    assert "19 of 20 players: within 0.3 of 0" in said(page)
    assert sorted(Fortunes(app.folders).games) == ["a", "c"]
    app.post(Pop())
    app.step([], 16)
    assert len(made) == 1 and made[0].shut
    app.close()
