"""What attacks and landings of MonToons look like: each attack its own, small, kept, and still where nothing moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, get_args

import pytest

from game.engine.events import Changed, Said
from game.rules.montoons.sheets import Appearance
from game.ui.draw.motes import LOOKS
from game.ui.draw.strikes import LANDINGS, STRIKES
from game.ui.games.montoons.air import STILL, STRUCK
from tests.sure import every
from tests.ui.montoons_tabling import CONTENT, at_question
from tests.ui.tabling import Nobody, at_table

WORDS = get_args(Appearance)[1:]
FAR = -300.0, 80.0  # a user three hexes away
MOST = 40  # motes at once
ALL = 0b11111  # who sees an event
TIMES = [n / 60 for n in range(1, 60)]


def test_every_word_of_a_sheet_is_drawn_and_nothing_else() -> None:
    assert tuple(STRIKES) == WORDS and get_args(Appearance)[0] == ""


def test_no_two_attacks_of_the_shipped_sheets_look_alike() -> None:
    full = [sheet for sheet in CONTENT.sheets if sheet.version == "full"]
    looks = [look for sheet in full for look in sheet.looks.values()]
    assert len(looks) == 30 and sorted(looks) == sorted(WORDS)


def test_an_attack_of_a_first_game_looks_as_it_will_later() -> None:
    full = {sheet.id: sheet.looks for sheet in CONTENT.sheets if sheet.version == "full"}
    for sheet in every(sheet for sheet in CONTENT.sheets if sheet.version == "in_training"):
        assert sheet.looks == full[sheet.id]


@pytest.mark.parametrize("word", [*STRIKES, *LANDINGS])
def test_a_strike_is_made_of_few_motes_from_near_its_first_moment_to_near_its_last(word: str) -> None:
    strike = STRIKES.get(word) or LANDINGS[word]
    many = [len([mote for mote in strike.motes(t, *FAR) if mote.alpha > 0.04]) for t in TIMES]
    assert max(many) <= MOST and max(many[:20]) > 0 and max(many[-20:]) > 0
    assert all(mote.look in LOOKS and mote.size > 0 for t in TIMES for mote in strike.motes(t, *FAR))


@pytest.mark.parametrize("word", STRIKES)
@pytest.mark.parametrize("way", [FAR, (0.0, 0.0)])
def test_where_nothing_moves_a_strike_stands_between_its_user_and_who_is_struck(
    word: str, way: tuple[float, float]
) -> None:
    motes = [mote for mote in STRIKES[word].motes(STILL, *way) if mote.alpha > 0.3]
    assert motes and all(abs(mote.x) < 620 and abs(mote.y) < 420 for mote in motes)


@contextmanager
def struck(look: str, **settings: Any) -> Iterator[tuple[Any, Any, int, int]]:
    """A table on which somebody has just used the attack that looks so; the seats of user and victim."""
    with at_table(at_question("act", 5), Nobody(), **({"speed": 3} | settings)) as (app, table):
        seats = range(table.view.seats)
        user = next(seat for seat in seats if look in table.top.reading.character(seat).looks.values())
        (deed, name), _ = next(one for one in table.top.reading.character(user).looks.items() if one[1] == look)
        table.top.board.moves.show(Said("uses", user, (deed, name, ()), ALL))
        yield app, table, user, (user + 1) % len(seats)


def shows(table: Any, event: Changed | Said, ms: float) -> None:
    """Let an event happen, and so much time go by."""
    motion = table.top.board.show(event)
    assert motion is not None
    motion = table.app.tempo.ready(motion)
    for _ in range(int(ms / 10)):
        motion.update(10)
        table.passing.update(10)


@pytest.mark.parametrize("look", ["roots", "quake", "rain", "bolt", "blaze"])
def test_an_attack_comes_to_each_rival_once_as_it_looks_in_the_colour_of_its_user(look: str) -> None:
    with struck(look) as (_, table, user, victim):
        other = (victim + 1) % table.view.seats
        for seat, onsets in ((victim, 1), (victim, 0), (other, 1)):
            table.top.air.forget()
            shows(table, Said("hit", seat, (1, user), ALL), 200)
            assert [onset.strike for onset in table.top.air.onsets] == [STRIKES[look]] * onsets
            colours = {onset.colour for onset in table.top.air.onsets}
            assert colours <= {table.top.reading.character(user).colour}


@pytest.mark.parametrize("far", [60, 600])
def test_another_blow_of_the_same_attack_is_heard_from_near_and_from_far(far: int) -> None:
    with struck("roots") as (app, table, user, victim):
        one, other = (table.top.figures.monsters[seat] for seat in (user, victim))
        other.x, other.y = one.x + far, one.y
        shows(table, Said("hit", victim, (1, user), ALL), STRUCK + 300)
        app.sounds.heard.clear()
        shows(table, Said("hit", victim, (1, user), ALL), 300)
        assert "whoosh" in app.sounds.heard


@pytest.mark.parametrize("what", ["shoved", "heals", "guards"])
def test_an_attack_without_damage_is_seen_too(what: str) -> None:
    about = {"shoved": ("force", 3, 0), "heals": (3,), "guards": ()}[what]
    with struck("spores") as (_, table, _, victim):
        shows(table, Said(what, victim, about, ALL), 200)
        assert len(table.top.air.onsets) == 1


def test_what_a_monster_does_to_itself_is_no_strike() -> None:
    with struck("flood") as (_, table, user, _):
        assert table.top.board.show(Said("heals", user, (2,), ALL)) is None and table.top.air.clear


def test_a_strike_is_over_in_its_time_and_leaves_nothing() -> None:
    with struck("eruption") as (_, table, user, victim):
        shows(table, Said("hit", victim, (1, user), ALL), STRUCK + 300)
        assert table.top.air.clear


def test_with_reduced_motion_a_strike_stands_still_until_it_goes() -> None:
    with struck("bolt", reduced_motion=True) as (_, table, user, victim):
        shows(table, Said("hit", victim, (1, user), ALL), 100)
        (onset,) = table.top.air.onsets
        times = set[float]()
        while table.top.air.onsets:
            times.add(onset.t)
            table.passing.update(20)
        assert times == {STILL}


@pytest.mark.parametrize("look", ["leaves", "cyclone", "flood"])
def test_the_pictures_of_a_strike_are_few_small_and_kept(look: str) -> None:
    with struck(look) as (app, table, user, victim):
        kept, sizes = table.view.stamps.kept, list[int]()
        others = set(dict(kept.latest()))
        for _ in range(2):
            shows(table, Said("hit", victim, (1, user), ALL), 10)
            (onset,) = table.top.air.onsets
            table.passing.motions.clear()
            for onset.t in TIMES:
                table.view.redraw()
                app.step([], 1)
            sizes.append(len(kept))
            table.top.board.moves.reached.clear()
            table.top.air.forget()
        assert sizes[0] == sizes[1], "the second time nothing is painted"
        motes = [picture for key, picture in kept.latest() if key not in others and key[0][0] in LOOKS]
        assert 0 < len(motes) < 90 and max(picture.get_width() for picture in motes) < 160


@pytest.mark.parametrize("terrain", LANDINGS)
def test_ground_that_somebody_comes_to_answers_in_its_own_way(terrain: str) -> None:
    with struck("gust") as (_, table, _, victim):
        space = next(n for n, kind in enumerate(table.view.picture.facts["terrain"]) if kind not in LANDINGS)
        table.view.picture.facts["terrain"] = [
            terrain if n == space else kind for n, kind in enumerate(table.view.picture.facts["terrain"])
        ]
        shows(table, Changed("at", victim, space, ALL), 900)
        assert [onset.strike for onset in table.top.air.onsets] == [LANDINGS[terrain]]


def test_plain_land_lies_still() -> None:
    with struck("gust") as (_, table, _, victim):
        space = next(n for n, kind in enumerate(table.view.picture.facts["terrain"]) if kind == "land")
        shows(table, Changed("at", victim, space, ALL), 900)
        assert not table.top.air.onsets


def test_landings_that_differ_are_told_apart_by_more_than_colour() -> None:
    seen = [{mote.look for mote in strike.motes(0.5, 0, 0)} for strike in LANDINGS.values()]
    assert all(one != other for one, other in combinations(seen, 2))
