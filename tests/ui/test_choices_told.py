"""Whatever can be chosen at a card table tells in the prompt what comes of it, once it is pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

import pytest

from game.engine.match import Match
from game.rules import GAMES, shipped_content
from game.rules.pack.state import Offering, Paying, Summoning
from game.rules.pontoon.abilities import Using
from game.rules.pontoon.changes import Placing as Seen
from game.ui.games.pontoon.forecast import ENOUGH
from game.ui.parlour import Parlour
from tests.sure import every
from tests.ui.hands import AWAY, middle, named, point
from tests.ui.kingdom_tabling import needed, placed
from tests.ui.tabling import Nobody, at_table, by_lot, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")
RULES = {"pack": {"summoning": "optional"}}
DECK = ["knight", "captain", "ninja", "harpy4", "angel"]


@contextmanager
def table_of(match: Match, **settings: Any) -> Iterator[tuple[Parlour, Any]]:
    with at_table(seated(match, match.decision.player), Nobody(), **settings) as (app, table):
        settle(app)
        yield app, table


def told_at(app: Parlour, table: Any, id: str) -> str:
    """What the prompt says while that is pointed at."""
    point(app, AWAY)
    point(app, middle(named(table, id).rect))
    settle(app)
    return str(table.top.prompt_words())


def asked(name: str, about: Any, key: str, seeds: int = 60, **where: Any) -> Match:
    """A game of two at the first question about that which offers that choice."""
    for seed in range(seeds):
        match = Match(GAMES[name], shipped_content(name), 2, seed, skip_single=False, options=RULES.get(name))
        lot = Random(seed)
        while (decision := match.decision) is not None:
            if isinstance(asks := decision.about, about) and where.items() <= asks._asdict().items():
                if any(option.key.startswith(key) for option in decision.options):
                    return match
            match.answer(by_lot(match.state, lot))
    raise AssertionError(f"{about.__name__} with {key} never came")


def test_a_summoned_card_tells_what_either_side_makes_of_it() -> None:
    amazon = needed("orthos7")
    match = placed(
        at="resolve",
        kingdom=["orthos7", *amazon[1:]],
        dungeon=["wizard"],
        deck=[amazon[0], *DECK],
        players=[{"hand": ["ninja"]}, {}],
    )
    with table_of(match) as (app, table):
        table.answers.answer("deed:wizard")
        settle(app)
        table.answers.answer(amazon[0])
        settle(app)
        assert told_at(app, table, "choice/kingdom").endswith("helps to pay. Orthos can fall then.")
        assert "can do its deed" in told_at(app, table, "choice/dungeon")


def test_moving_no_more_and_only_the_gem_and_done_tell_what_is_left_out() -> None:
    match = placed(at="resolve", dungeon=["amazon", "angel"], kingdom=["knight"], players=[{}, {}])
    with table_of(match) as (app, table):
        homecoming = "Knight comes home and Amazon Warrior and Angel become Gems."
        assert told_at(app, table, "choice/done") == f"Done: no Monster raids. {homecoming}"
        table.answers.answer("deed:amazon")
        settle(app)
        assert told_at(app, table, "choice/stay") == "Move no more: 2 moves left unused."
        table.answers.answer("stay")
        settle(app)
        table.answers.answer("deed:angel")
        settle(app)
        table.answers.answer("kingdom:knight")
        settle(app)
        assert told_at(app, table, "choice/leave") == "Only the Gem: Knight becomes one in red, Valor stays unused."


def test_a_card_out_of_a_searched_hand_tells_who_can_fall_with_it_and_not_what_it_would_do_elsewhere() -> None:
    first, *others = needed("orthos4")
    match = placed(
        at="resolve", kingdom=["orthos4", *others], dungeon=["ninja"], players=[{}, {"hand": [first, "ninja"]}]
    )
    with table_of(match) as (app, table):
        table.answers.answer("deed:ninja")
        settle(app)
        ids = {table.view.content.name(one.tags["card"]): one.id for one in table.top.found.cards()}
        told = {name: told_at(app, table, id) for name, id in ids.items()}
    name = next(name for name in told if name != "Ninja")
    assert told[name] == f"Into your hand: {name} helps to pay. Orthos can fall then."
    assert told["Ninja"] == "Into your hand: Ninja helps to pay. Nobody can fall then."


def test_a_button_that_ends_a_cut_tells_of_none_who_is_not_there() -> None:
    told = []
    for lying in ({"kingdom": ["knight"]}, {"kingdom": ["harpy4"]}, {"kingdom": ["harpy4"], "dungeon": ["ninja"]}):
        with table_of(placed(at="resolve", players=[{}, {}], **lying)) as (_, table):
            told += [face.sub for control, face in table.top.panels[0].buttons() if control.id == "choice/done"]
    assert told == ["Adventurers return", "Monsters raid", "Adventurers return, Monsters raid"]


def test_a_colour_to_devour_tells_whose_gems_go_as_a_sentence() -> None:
    match = placed(
        at="resolve", dungeon=["hungry_dragon4", "angel"], players=[{"treasury": ["ninja"]}, {"treasury": ["ninja"]}]
    )
    for key in ("control:hungry_dragon4", "dungeon:angel"):
        match.answer(key)
    with table_of(match) as (app, table):
        purple = next(one for one in table.controls() if one.tags.get("key") == "purple")
        assert told_at(app, table, purple.id) == "Purple: 2 Gems in all Treasuries, 1 of yours."


@pytest.mark.parametrize(
    ("about", "where", "id", "begins"),
    [
        (Offering, {"part": 1}, "choice/pass", "No boost"),
        (Offering, {"part": 2}, "choice/pass", "No boost: you keep your cards, and your turn ends."),
        (Summoning, {}, "choice/none", "Summon nothing"),
    ],
)
def test_doing_nothing_in_the_monster_pack_says_what_that_means(
    about: Any, where: dict[str, int], id: str, begins: str
) -> None:
    with table_of(asked("pack", about, id.partition("/")[2], **where)) as (app, table):
        before = table.top.prompt_words()
        assert not before.startswith(begins) and told_at(app, table, id).startswith(begins)


def test_a_card_that_would_pay_for_a_boost_tells_what_the_boost_does() -> None:
    with table_of(asked("pack", Paying, "pay")) as (app, table):
        control = next(one for one in table.controls() if str(one.tags.get("key")).startswith("pay"))
        card = table.match.decision.option(control.tags["key"]).at
        assert told_at(app, table, control.id).startswith(f"Discard {table.view.content.name(card)}: ")


def imagine(app: Parlour) -> None:
    """Time for enough rounds to be imagined."""
    for _ in range(3 * ENOUGH):
        app.step([], 16)


def test_an_ability_of_pontoon_tells_on_its_buttons_the_power_and_the_chance_after_it() -> None:
    with table_of(asked("pontoon", Using, "use"), odds=True) as (app, table):
        imagine(app)
        faces = {face.text: face.sub for _, face in table.top.panel.buttons()}
        assert len(faces) == 2 and all(sub.endswith("% to win") for sub in faces.values())
        power = table.top.parties.power(table.view.home)
        assert faces["Do not use it"].startswith((f"stays at {power}; ", f"{power} to "))
        for id in every(["choice/use", "choice/leave"]):
            assert re.search(r"[a-z0-9]\. ([<>] )?\d+ % to win\.$", told_at(app, table, id))


def test_a_card_that_was_looked_at_tells_what_either_place_means() -> None:
    with table_of(asked("pontoon", Seen, "under"), odds=True) as (app, table):
        name = table.view.content.name(table.view.about.card)
        assert told_at(app, table, "choice/under").startswith(f"{name}, ")
        assert "goes under the guild" in told_at(app, table, "choice/under")
        assert "stays on top" in told_at(app, table, "choice/top")


def test_no_power_is_told_while_the_own_equipment_lies_face_down() -> None:
    match = asked("pontoon", Using, "use")
    sitting = seated(match, 0, 1)
    sitting.shared = True
    with at_table(sitting, Nobody(), odds=True) as (app, table):
        imagine(app)
        tell = partial(told_at, app, table)
        assert tell("choice/leave") == "Left unused: nothing changes."
        assert not re.search(r"\d", tell("choice/use"))
