"""What the table of Dungeon & Kingdom warns of: a turn that ends too early, a card that throws the Array away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.engine.match import Match
from game.ui.widgets.looks import VIOLET
from tests.ui.careful import asks_first, chosen_by, goes_at_once, warns_once
from tests.ui.hands import by_mouse, drag, middle, named
from tests.ui.kingdom_tabling import needed, placed
from tests.ui.tabling import Nobody, at_table, lying, seated, settle, shown

pytestmark = pytest.mark.usefixtures("unpainted")
BEATABLE = ("harpy4", *needed("harpy4"))
FULL = ["knight", "knight", "angel", "captain", "amazon", "wizard", "orthos7"]


def cut(kingdom: Sequence[str] = (), dungeon: Sequence[str] = (), rival: Any = None, **own: Any) -> Match:
    """After a cut of the first of two players."""
    own |= {place: list(cards) for place, cards in own.items()}
    return placed(at="resolve", kingdom=list(kingdom), dungeon=list(dungeon), players=[own, rival or {}])


def told(match: Match, key: str = "done", mode: str = "warn") -> str:
    """What is said when a choice is made for the first time; "" when it is simply made."""
    with at_table(seated(match, 0), Nobody(), unfinished=mode) as (app, table):
        by_mouse(app, table, chosen_by(table, key))
        assert bool(match.answers) != bool(app.toasts.shown)
        return app.toasts.shown[-1].text if app.toasts.shown else ""


def test_a_beatable_monster_is_warned_of_once() -> None:
    warns_once(seated(cut(BEATABLE[:2], hand=BEATABLE[2:])), "done", "You can still do this: beat Harpy.")


def test_by_the_settings_a_turn_ends_at_once_or_is_asked_about() -> None:
    goes_at_once(seated(cut(BEATABLE[:2], hand=BEATABLE[2:])), "done")
    asks_first(seated(cut(BEATABLE[:2], hand=BEATABLE[2:])), "done")


@pytest.mark.parametrize(
    ("match", "left"),
    [
        (lambda: cut(("harpy4",)), ""),  # nothing can pay
        (lambda: cut(dungeon=("princess",), treasury=["ninja"]), "Happiness (Princess)"),
        (lambda: cut(dungeon=("princess",)), ""),
        (lambda: cut(dungeon=("knight",)), ""),  # nobody has been beaten
        (lambda: cut(dungeon=("wizard", "captain")), "Summon (Wizard) and Battle Call (Captain)"),
        (lambda: cut(dungeon=("ninja",), rival={"hand": ["angel"]}), "Kidnap (Ninja)"),
        (lambda: cut(dungeon=("ninja",)), ""),
        (lambda: cut(("knight",), ("amazon",)), ""),
        (lambda: cut(("harpy4",), ("amazon",)), "Gallop (Amazon Warrior)"),
        (lambda: cut(dungeon=("hungry_dragon4",), hand=["ninja"]), ""),
        (lambda: cut(dungeon=("hungry_dragon4",), hand=["ninja"], treasury=["angel"]), "control Hungry Dragon"),
        (lambda: cut(dungeon=("orthos4",), hand=["knight"]), ""),
        (lambda: cut(dungeon=("orthos4",), hand=["knight", "captain"]), "control Orthos"),
        (lambda: cut(dungeon=("demon_king4", "giant_robot7"), hand=["knight"]), ""),
        (lambda: cut(dungeon=("harpy4",), hand=["knight"], rival={"array": ["angel"]}), "control Harpy"),
        (
            lambda: cut(("orthos4", *needed("orthos4")), ("captain", "wizard", "undead_reaper4"), graveyard=["harpy4"]),
            "beat Orthos, Battle Call (Captain) and 2 more",
        ),
    ],
)
def test_only_what_something_would_come_of_is_told(match: Any, left: str) -> None:
    words = told(match())
    assert words.startswith(f"You can still do this: {left}.") if left else words == ""


def test_a_card_that_would_throw_a_full_array_away_is_warned_of() -> None:
    where = {"matrix": ["ninja . .", ". knight .", ". . ."], "at": "take"}
    match = placed(**where, players=[{"array": FULL}, {}])
    assert told(match, "take:11").startswith("Ninja cannot cut your full Array")
    assert told(placed(**where, players=[{"array": FULL}, {}]), "take:22") == ""
    assert told(placed(**where, players=[{"array": FULL[:6]}, {}]), "take:11") == ""
    assert (
        told(placed(at="take", matrix=["ninja . .", ". . .", ". . ."], players=[{"array": FULL}, {}]), "take:11") == ""
    ), "nothing else could be taken"


def test_a_dragged_card_that_is_warned_of_goes_back() -> None:
    match = placed(matrix=["ninja . .", ". knight .", ". . ."], at="take", players=[{"array": FULL}, {}])
    with at_table(seated(match, 0), Nobody(), unfinished="warn") as (app, table):
        drag(app, middle(named(table, "matrix/0/0").rect), middle(named(table, "array/0/3").rect))
        settle(app)
        assert not match.answers and lying(table) == shown(table)
        assert table.top.cards.sprites["matrix/0"][0].x == table.top.places.spot("matrix/0", 0, 1).x


def test_done_is_the_chief_button_only_when_nothing_is_left() -> None:
    for match, calm in ((cut(BEATABLE[:2], hand=BEATABLE[2:]), True), (cut(("harpy4",)), False)):
        with at_table(seated(match, 0), Nobody()) as (_, table):
            face = next(face for control, face in table.top.panels[0].buttons() if control.id == "choice/done")
            assert (face.ramp == VIOLET) == calm
