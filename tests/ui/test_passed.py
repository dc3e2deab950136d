"""A turn that went by without a choice is told by a card: whose, why, by which rule; it goes by Next or by itself."""

from __future__ import annotations

import pygame
import pytest

from game.assets import data
from game.engine.events import Changed, Chose, Said
from game.engine.game import Passed
from game.engine.match import Match
from game.engine.rulebook import read_rulebook
from game.rules import GAMES, shipped_content
from game.store import Settings
from game.ui.draw.svg import icons
from game.ui.gallery import opened
from game.ui.games.dragon.samples import last_one
from game.ui.games.dragon.table import DragonTop
from game.ui.house.notes import covered
from game.ui.parlour import Parlour
from game.ui.scenes.rulebook import Rulebook
from game.ui.table.passed import STAYS, PassedTurn
from game.ui.table.table import Table
from tests.sure import every
from tests.ui.dragon_tabling import at_walk
from tests.ui.hands import click, named, press
from tests.ui.tabling import Nobody, at_table, lit, seated

pytestmark = pytest.mark.usefixtures("unpainted")


def card_of(app: Parlour) -> tuple[Table, PassedTurn]:
    table = app.scene
    assert isinstance(table, Table)
    app.step([], 16)
    return table, table.frame.passed


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 100), ((1920, 1080), 100), ((1280, 720), 200), ((1080, 1600), 100)]
)
def test_a_rolled_one_is_told_clear_of_all_that_is_asked_and_gone_by_next(size: tuple[int, int], scale: int) -> None:
    with opened("dragon_passed", size, scale) as app:
        table, card = card_of(app)
        assert card.at and card.title() == "Your turn is over" and card.told and card.told.rule == "3.2"
        assert not covered(card.at, table.frame.never_covered())
        table.focus.at = "passed/next"
        press(app, pygame.K_RETURN)
        assert card.told is None and not any(one.zone == "passed" for one in table.controls())


def test_a_monster_that_has_fallen_is_told_while_the_others_play_on() -> None:
    with opened("montoons_passed") as app:
        table, card = card_of(app)
        assert card.at and card.title() == "Your monster has fallen" and not table.match.over
        assert not covered(card.at, table.frame.never_covered())


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_battle_of_computers_that_is_watched_stays_to_be_seen(size: tuple[int, int]) -> None:
    with opened("dragon_aside", size) as app:
        table, card = card_of(app)
        tray = named(table, "tray/ground")
        table.question.withdraw()
        card.told, card.left = Passed(0, "{whose} turn is missed", "They rest.", "8.5", "glass"), STAYS
        card.passes(16)
        assert card.at and not covered(card.at, [tray.rect])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 800), (1080, 1600)])
def test_that_a_party_is_full_is_told_beside_the_quest_and_the_ruler(size: tuple[int, int]) -> None:
    with opened("pontoon_full", size) as app:
        table, card = card_of(app)
        table.question.withdraw()
        card.told, card.left = table.view.game.passed(Said("full", 0, (4,), 7)), STAYS
        card.passes(16)
        assert card.at and not covered(
            card.at, [area for name in ("quest", "ruler") if (area := table.view.area(name))]
        )


def test_it_goes_by_itself_after_a_time_and_by_the_key_that_closes() -> None:
    with opened("dragon_passed") as app:
        _, card = card_of(app)
        card.passes(STAYS - 1000)
        assert card.told
        card.passes(1100)
        assert card.told is None
    with opened("dragon_passed") as app:
        table, card = card_of(app)
        press(app, pygame.K_ESCAPE)
        assert card.told is None and app.scene is table


def test_it_is_gone_as_soon_as_its_player_has_chosen_again() -> None:
    """Over the lanes of The Monster Pack it would lie on what is chosen of."""
    with opened("dragon_passed") as app:
        table, card = card_of(app)
        told = card.told
        assert told is not None
        for player, stays in ((1 - told.seat, True), (told.seat, False)):
            table.match.events.append(Chose(player, "", 0))
            table.news.shown += 1
            card.passes(16)
            assert (card.told is not None) == stays


def test_it_makes_way_for_choices_that_it_lay_on() -> None:
    with at_table(at_walk(), Nobody()) as (_, table):
        card, offered = table.frame.passed, {option.key for option in table.question.offered.options}
        choices = [control.rect for control in lit(table)]
        kept, card.kept = card.kept, lambda: []
        card.told, card.left = GAMES["dragon"].passed(Said("rests", 0, (), 7)), STAYS
        card.at, card.kept = card.place(), kept
        assert {control.tags["key"] for control in lit(table)} < offered
        assert set(choices) <= set(table.frame.never_covered()), "what it lies on, too"
        card.passes(16)
        assert {control.tags["key"] for control in lit(table)} == offered


def test_its_rule_is_opened_in_the_rulebook() -> None:
    with opened("dragon_passed") as app:
        table, _ = card_of(app)
        click(app, named(table, "passed/rule"))
        assert isinstance(app.scene, Rulebook)


def test_what_is_looked_back_at_or_was_seen_before_is_not_told_again() -> None:
    with opened("dragon_passed") as app:
        table, card = card_of(app)
        press(app, pygame.K_HOME)
        app.step([], 16)
        assert card.told is None
        press(app, pygame.K_BACKSPACE)
        app.step([], 16)
        assert card.told is None
    with opened("dragon_table") as app:
        _, card = card_of(app)
        assert card.told is None, "the table was laid after it"


def test_rivals_turns_are_not_told() -> None:
    with opened("dragon_passed") as app:
        table, card = card_of(app)
        card.close()
        events = list(enumerate(table.match.events))
        ones = [(n, one.player) for n, one in events if isinstance(one, Said) and table.view.game.passed(one)]
        assert {player for _, player in ones} - {0}, "rivals have missed turns, too"
        own = max(n for n, player in ones if player == 0)
        card.read = own + 1
        table.match.events.append(Said("rolls", 2, (1,), 15))
        table.news.shown += 1
        card.passes(16)
        assert card.told is None
        card.read = own
        card.passes(16)
        assert card.told and card.told.seat == 0


def test_who_has_fallen_or_was_stunned_or_finds_no_room_is_told_and_by_which_rule() -> None:
    montoons, pack = GAMES["montoons"].passed, GAMES["pack"].passed
    fallen, stunned = montoons(Said("defeated", 2, (), 7)), montoons(Changed("stun", 1, 1, 7))
    assert fallen and stunned and (fallen.seat, stunned.seat) == (2, 1)
    assert montoons(Changed("stun", 1, 2, 7)) is None, "the die is missing in the next round"
    assert montoons(Said("hit", 1, (2, 0), 7)) is None
    skipped, blocked = pack(Said("no_summon", 1, (), 3)), pack(Said("blocked", 0, (5,), 3))
    assert skipped and blocked and (skipped.seat, blocked.seat) == (1, 0)
    assert pack(Said("turn", 0, (4,), 3)) is None
    for game, told in every([("montoons", fallen), ("montoons", stunned), ("pack", skipped), ("pack", blocked)]):
        section = read_rulebook(data(game, "rulebook.md")).section(told.rule)
        assert section is not None and section.number == told.rule and told.sign in icons()


def test_each_game_names_a_rule_of_its_book_for_a_turn_that_passes() -> None:
    dragon, pontoon = GAMES["dragon"].passed, GAMES["pontoon"].passed
    everyone = 3
    assert dragon(Said("rolls", 0, (2,), everyone)) is None and dragon(Chose(0, "1,1", everyone)) is None
    one, rest = dragon(Said("rolls", 0, (1,), everyone)), dragon(Said("rests", 0, (), everyone))
    full = pontoon(Said("full", 1, (5,), everyone))
    assert one and rest and full
    assert (one.rule, rest.rule, full.rule) == ("3.2", "8.5", "2.2")
    assert pontoon(Said("quest", None, (3,), everyone)) is None


def test_it_waits_for_the_die_and_lies_clear_of_the_dragon_that_flies() -> None:
    with opened("dragon_passed", settings=Settings(auto_throw=True, results="never")) as app:
        table, card = card_of(app)
        rolled = last_one(table.match) or 0
        table.question.withdraw()
        table.show_from(rolled)
        card.close()
        card.put_away()
        seen, flies = set[bool](), False
        for _ in range(400):
            app.step([], 16)
            event = table.match.events[table.news.shown - 1]
            if table.news.shown == rolled + 1 and table.view.moving:
                assert card.told is None, "the die still rolls"
            flies |= isinstance(event, Said) and event.what == "dragon"
            if card.at:
                seen.add(covered(card.at, table.top.heads()))
        assert flies and seen == {False}


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 150)])
def test_it_waits_while_a_battle_lies_over_the_table(size: tuple[int, int], scale: int) -> None:
    with opened("dragon_battle", size, scale) as app:
        table, card = card_of(app)
        tray = table.top.tray
        assert isinstance(table.top, DragonTop) and tray.battle is not None and not tray.aside
        card.told, card.left = Passed(0, "{whose} turn is over", "On a 1.", "3.2", "flame"), STAYS
        for _ in range(20):
            card.passes(1000)
            assert card.at is None and card.told is not None and not card.controls()
        tray.put_down()
        card.passes(16)
        assert card.at and card.told is not None


def test_who_lifts_the_curtain_is_not_told_of_a_step_that_somebody_else_could_not_take() -> None:
    """What the other has done is shown once more on the board, and what they could not do is theirs alone."""
    match = Match(GAMES["pack"], shipped_content("pack"), 2, 5, {"format": "short"})
    with at_table(seated(match, 0, 1), Nobody(), speed=3) as (app, table):
        told, seats = set(), set()
        while len(match.answers) < 8:
            if app.scene is not table or table.onward.waits:
                press(app, pygame.K_RETURN)
            elif table.question.open is not None:
                table.answers.give(table.question.offered.options[0].key)
            app.step([], 100)
            if (card := table.frame.passed.told) is not None:
                told.add((card.seat, table.eyes.looker))
            seats.add(table.eyes.looker)
        assert {0, 1} <= seats and told and {seat == looker for seat, looker in told} == {True}, told


@pytest.mark.parametrize(("game", "shared"), [("dragon", False), ("pack", True)])
def test_people_round_one_screen_read_it_while_the_next_is_asked_and_looks_at_what_is_theirs(
    game: str, shared: bool
) -> None:
    match = Match(GAMES[game], shipped_content(game), 2, 5)
    sitting = seated(match, 0, 1)
    sitting.shared = shared
    with at_table(sitting, Nobody(), speed=3) as (app, table):
        for _ in range(3):
            app.step([], 16)
        card = table.frame.passed
        first = match.decision.player
        card.told, card.left = Passed(first, "{whose} turn is missed", "They rest.", "8.5", "glass"), STAYS
        table.look_from(1 - first)
        app.step([], 16)
        assert card.told is not None and card.title().startswith(table.view.names[first])
        table.open_eyes()
        app.step([], 16)
        assert card.told is not None


def test_it_goes_with_the_laptop_where_that_is_passed_on() -> None:
    match = Match(GAMES["pack"], shipped_content("pack"), 2, 5)
    with at_table(seated(match, 0, 1), Nobody(), speed=3) as (app, table):
        card = table.frame.passed
        card.told, card.left = Passed(0, "{whose} boost is skipped", "No.", "2.4", "bolt"), STAYS
        table.look_from(1)
        app.step([], 16)
        assert card.told is None and card.at is None
