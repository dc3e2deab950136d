"""What the table of Dragon Attack! tells around a battle and a trade: chances, who moves whom, what is waited for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.engine.events import Chose, Said
from game.engine.picture import Picture
from game.rules.dragon.battle import Retreating
from game.sitting import Sitting
from game.ui.gallery import picture
from game.ui.games.dragon.battle import Battle, Side, answered, chance, entering, terms, to_win
from game.ui.games.dragon.table import DragonTop
from game.ui.games.dragon.traypicture import DOWN, LIES, MEMBER_W, THEIRS
from game.ui.games.dragon.traywood import Y
from tests.rules.dragon.table import Table, hero
from tests.sure import every
from tests.ui.dragon_tabling import at_walk, choice, match_of
from tests.ui.hands import click, named
from tests.ui.tabling import Nobody, at_table, give, lit, seated, settle

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def top() -> Iterator[DragonTop]:
    with at_table(at_walk(), Nobody()) as (_, table):
        yield table.top


def said(what: str, seat: int, *about: object) -> Said:
    return Said(what, seat, about, -1)


def test_after_a_loss_the_player_to_the_right_moves_the_loser_as_far_as_the_roll_fell_short(top: DragonTop) -> None:
    giant = top.view.content.ids["T33"]
    for seat in range(3):
        after = top.tray.outcomes.what_follows(said("loses", seat, giant, 3))
        assert (after.seat, after.spaces) == ((seat - 1) % 3, 2)
        assert after.title == f"{top.parties.name((seat - 1) % 3)} moves {top.parties.name(seat)} back 2 spaces"


def test_after_a_duel_the_winner_moves_the_loser(top: DragonTop) -> None:
    after = top.tray.outcomes.what_follows(said("defeats", 2, 0, 5, 4))
    assert (after.seat, after.spaces, after.title) == (
        2,
        1,
        f"{top.parties.name(2)} moves {top.parties.name(0)} back 1 space",
    )


def test_nobody_is_moved_from_the_palace_that_the_dragon_has_reached(top: DragonTop) -> None:
    burnt = said("burns", 0, 5, 2)
    assert "rests" in top.tray.outcomes.verdict(burnt)[1] and top.tray.outcomes.what_follows(burnt) is not None
    top.parties.facts["dragon"] = top.parties.kingdom.palace
    assert "rests" not in top.tray.outcomes.verdict(burnt)[1] and top.tray.outcomes.what_follows(burnt) is None


def test_what_the_tray_foretells_after_a_loss_is_what_happens() -> None:
    """DRA-R23, DRA-R25, DRA-R39, DRA-R61"""
    told = Counter[str]()
    for seed in range(10):
        match, lot = match_of(2 + seed % 5, seed, options={"map": ("silverado", "short")[seed % 2]}), Random(seed)
        while match.decision is not None:
            match.answer(choice(match.state, lot))
        with at_table(seated(match), Nobody()) as (_, table):
            table.news.picture = Picture(match.first.view(0))
            for number, event in enumerate(match.events):
                if isinstance(event, Said) and event.what in ("defeats", "loses", "burns"):
                    after = table.top.tray.outcomes.what_follows(event)
                    loser = event.about[0] if event.what == "defeats" else event.player
                    assert same_retreat(after, loser, table.news.picture, match, number), (event, after)
                    told[event.what] += 1
                table.news.picture.apply(event)
    assert set(told) == {"defeats", "loses", "burns"} and told.total() > 30, told


def same_retreat(after: Any, loser: int, picture: Picture, match: Any, number: int) -> bool:
    """Whether a forecast is what the events after it bring: who chooses, spoils first or not, and how far it is."""
    chose: list[Any] = []
    here, kingdom = picture.facts["at"][loser], match.state.kingdom
    for event in match.events[number + 1 :]:
        if isinstance(event, Chose):
            chose.append(event)
        if isinstance(event, Said) and event.what == "moved":
            open_ = kingdom.land & ~kingdom.closed(tuple(picture.facts["colour"]), loser)
            far = len(kingdom.way(here, event.about[0], 99, open_, open_))
            spoils = chose[0].key.partition(":")[0] in ("all", "done", "take")
            return (
                after is not None
                and event.player == loser
                and after.spaces == far
                and {each.player for each in chose} == {after.seat}
                and ("may take" in after.text) == spoils
            )
        if isinstance(event, Said) and event.what in ("rolls", "rests", "fallen", "slain", "faces"):
            break
    return after is None or after.spaces == 0


def test_a_loser_who_goes_another_distance_is_foretold_so(top: DragonTop) -> None:
    """DRA-R23"""
    facts, kingdom = top.parties.facts, top.parties.kingdom
    here, closed = facts["at"][0], kingdom.closed(tuple(facts["colour"]), 0)
    one_away = next(kingdom.rings(kingdom.one(here), kingdom.land & ~closed))
    facts["spots"] = [*facts["spots"], *kingdom.members(one_away)]
    after = top.tray.outcomes.what_follows(said("defeats", 2, 0, 5, 4))
    assert after.spaces == 2 and after.title.endswith("back 2 spaces") and "No space 1 away is empty." in after.text
    facts["spots"] = list(range(kingdom.first, kingdom.first + len(kingdom.spaces)))
    stays = top.tray.outcomes.what_follows(said("defeats", 2, 0, 5, 4))
    assert stays.spaces == 0 and stays.title == f"{top.parties.name(0)} stays"


def test_a_battle_opens_with_names_terms_and_the_chance(top: DragonTop) -> None:
    fight = Battle("monster", Side(0), card=top.view.content.ids["T29"], strength=4)
    assert entering(top.parties, fight) == f"{top.parties.name(0)} fights Stone Gargoyle"
    assert terms(fight) == "The highest die must beat 4. A 4 is thrown again."
    assert chance(top.parties, fight) == {1: "40 %", 2: "69 %", 3: "84 %", 4: "92 %"}[top.parties.party(0)]
    top.view.settings.odds = False
    assert chance(top.parties, fight) == ""


def test_a_trade_that_cannot_be_proposed_yet_says_what_it_waits_for() -> None:
    match = Table(hero("2,0", "T20"), hero("2,0"), others="none", dice=[2, 2]).play("stay").match
    with at_table(seated(match), Nobody()) as (app, table):
        waiting = named(table, "choice/offer")
        assert not waiting.enabled and "at least one counter" in waiting.why_not and waiting.rule == "7.2"
        table.answers.answer("give:T20")
        settle(app)
        assert named(table, "choice/offer").enabled


@pytest.mark.parametrize("scale", (100, 150, 200))
def test_the_desk_keeps_its_letters_at_every_size_of_text(scale: int) -> None:
    """Units of a larger text are larger themselves, and the desk is not laid smaller for it."""
    match = Table(hero("2,0", "T20"), hero("2,0", "T02"), others="none", dice=[2, 2]).play("stay").match
    with at_table(seated(match), Nobody(), ui_scale=scale) as (_, table):
        pane = table.view.pane("desk")
        assert pane is not None and pane.k > 0.9
        x, y, w, h = pane.design
        for control in table.top.desk.controls():
            left, top, wide, high = control.rect
            assert x <= left and left + wide <= x + w and y <= top and top + high <= y + h, control.id


def test_what_lies_in_an_offer_is_taken_out_by_a_click() -> None:
    """DRA-R64"""
    match = Table(hero("2,0", "T20"), hero("2,0", "T02"), others="none", dice=[2, 2]).play("stay").match
    with at_table(seated(match), Nobody()) as (app, table):
        for card in ("T20", "T02", "T20"):
            click(app, named(table, f"card/{table.view.content.ids[card]}"))
            settle(app)
        assert table.view.about.offer == (table.view.content.ids["T02"],) and match.answers[-1].key == "back:T20"
        assert "take it out" in table.top.desk.help_words()
        for key in ["give:T20", "back:T20"] * 8:
            table.answers.answer(key)
            settle(app)
        assert table.view.about.left == 1 and table.top.desk.help_words() == "The offer can be changed once more."
        click(app, named(table, f"card/{table.view.content.ids['T02']}"))
        settle(app)
        spent = named(table, f"card/{table.view.content.ids['T20']}")
        assert not spent.enabled and "often enough" in spent.why_not and spent.rule == "7.2"


def traded() -> Sitting:
    """Two people: the first, in the second's place, has been agreed with and may take one more step."""
    t = Table(hero("2,0", "T01", colour="blue"), hero("2,0", "T02", colour="green"), others="none", dice=[2, 2])
    return seated(t.play("stay").match, 0, 1)


def test_banners_show_the_heroes_that_are_played(top: DragonTop) -> None:
    for seat, picked in enumerate(top.parties.facts["colour"]):
        assert top.view.crest(seat) == (f"hero/{picked}" if picked >= 0 else top.view.player(seat).crest)
    assert top.view.crest(None) == ""


def test_a_trade_between_two_people_is_proposed_agreed_and_told() -> None:
    with at_table(traded(), Nobody()) as (app, table):
        for key in ("give:T01", "ask:T02", "offer"):
            click(app, next(control for control in lit(table) if control.tags["key"] == key))
            app.step([], 1000)
            assert app.bubble.on is None or app.bubble.waited < 0, "no bubble under the pointer"
        settle(app)
        state = table.top.parties.state
        assert table.eyes.viewer == 1 and (state(1), state(0)) == ("to choose", "on turn")
        give(app, table, "agree")
        settle(app)
        assert table.eyes.viewer == 0 and state(0) == "to move"
        assert [table.view.content.id(card) for card in table.news.picture.zones["front/0"]] == ["T02"]


@pytest.mark.parametrize(("seats", "where"), [((1, 2), "aside"), ((1, 0), "tray"), ((0, None), "tray")])
def test_a_battle_of_computers_lies_in_a_corner_and_ones_own_over_all(
    seats: tuple[int, int | None], where: str
) -> None:
    with at_table(at_walk(3), Nobody()) as (_, table):
        tray, (left, right) = table.top.tray, seats
        battle = Battle("hero", Side(left), None if right is None else Side(right))
        free = len(table.top.controls())
        tray.place(battle)
        tray.battle = battle
        assert tray.pane == where and tray.aside == (where == "aside")
        ground = 1  # that nothing is pressed through
        assert len(table.top.controls()) == (free + ground if where == "aside" else 0)
        area, room = table.view.area(where), table.view.room
        assert (area[2] < 0.6 * room[0]) == (where == "aside")


def test_a_battle_that_is_over_shows_who_fought_and_what_was_at_stake() -> None:
    t = Table(hero("3,3", "T40", "T20"), hero("0,0"), map={"3,3": ["T33"]}, dice=[4, 2, 3])
    with at_table(seated(t.play("stay", "search").match), Nobody(), speed=3, auto_throw=True) as (app, table):
        table.news.rewind(said_last(table, "attacks"))
        table.lay_out()
        tray, ids = table.top.tray, table.view.content.ids
        while tray.battle is None or not tray.battle.title:
            app.step([], 100)
        assert not table.top.parties.cards("front/0"), "all of it is gone in the picture"
        assert tray.battle.left.cards == [ids["T40"], ids["T20"]]
        assert len(table.top.parties.letters(0, tray.battle.left.cards)) == len(tray.battle.left.dice)


def test_a_battle_shows_what_the_monster_guards() -> None:
    lying = {"3,3": ["T33 up", "T20 under"]}
    t = Table(hero("3,3"), hero("0,0"), map=lying, dice=[4, 6]).play("stay")
    with at_table(seated(t.match), Nobody(), speed=3, auto_throw=True) as (app, table):
        table.news.rewind(said_last(table, "attacks"))
        table.lay_out()
        while (battle := table.top.tray.battle) is None or not battle.title:
            app.step([], 100)
        assert battle.guarded == [table.view.content.ids["T20"]]


def said_last(table: Any, what: str) -> int:
    """The number of the last event that says this."""
    return max(n for n, one in enumerate(table.match.events) if getattr(one, "what", "") == what)


def test_who_moves_a_loser_is_told_by_how_much_the_battle_was_lost() -> None:
    t = Table(hero("3,3", colour="blue"), hero("0,0", colour="green"), map={"3,3": ["T29"]}, dice=[4, 2])
    with at_table(seated(t.play("stay", "search").match, 1), Nobody()) as (_, table):
        assert isinstance(table.view.about, Retreating)
        assert "Ada has lost by 3." in table.top.prompts.under()


def test_somebody_who_searches_is_to_choose_and_not_to_move() -> None:
    t = Table(hero("3,3", colour="blue"), hero("0,0", colour="green"), map={"3,3": ["T29"]}, dice=[4])
    for keys, told in (((), "to move"), (("stay",), "to choose")):
        with at_table(seated(t.play(*keys).match), Nobody()) as (_, table):
            assert table.top.parties.state(0) == told


def test_every_monster_that_may_be_met_is_laid_by_when_the_table_is_come_to(
    top: DragonTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid, pictures = list[str](), top.view.pictures
    monkeypatch.setattr(pictures, "patient", False)
    monkeypatch.setattr(pictures, "prefetch", lambda key, size, draw: True)
    monkeypatch.setattr(pictures, "lay_by", lambda key, size, draw: laid.append(key))
    DragonTop(top.view).tray.entered()
    monsters = [counter for counter in top.view.content.counters if counter.kind == "monster"]
    assert len(laid) == len(monsters) > 10
    assert all(key.startswith("monster") for key in laid)


@pytest.mark.usefixtures("unpainted")
def test_the_words_of_a_battle_grow_with_the_size_of_text_that_is_set() -> None:
    def high(scale: int) -> dict[str, int]:
        return {mark.text: mark.px for mark in picture("dragon_battle", scale=scale)[1] if mark.kind == "text"}

    usual, large = high(100), high(150)
    for words in every(("Ada's party", "2 dice", "goes to the hoard", "6 beats 5", "Ada faces the Dragon")):
        assert large[words] >= 1.25 * usual[words]


def test_once_one_side_of_a_duel_has_thrown_the_other_is_told_what_to_beat(top: DragonTop) -> None:
    duel = Battle("hero", Side(1), Side(0))
    assert chance(top.parties, duel) and not answered(duel)
    assert to_win(top.parties, duel) == f"for {top.parties.name(1)}", "the chance is a rival's"
    duel.left.best = 6
    assert not chance(top.parties, duel) and answered(duel) == 6
    duel.title = "6 beats 3"
    assert not answered(duel)
    monster = Battle("monster", Side(0, best=6), card=top.view.content.ids["T29"], strength=4)
    assert chance(top.parties, monster) and not answered(monster)


def test_who_loses_may_read_what_follows_for_longer_than_who_wins(top: DragonTop) -> None:
    card = top.view.content.ids["T29"]
    held = []
    for event in (said("beats", 0, card, 5), said("loses", 0, card, 2)):
        top.tray.battle = Battle("monster", Side(0), card=card, strength=4)
        held.append(length(top.tray.ended(event)))
    assert held[1] >= held[0] + 2000


def length(motion: Any) -> float:
    """How long a row of motions takes at most, ms."""
    return sum(length(part) for part in motion.parts) if hasattr(motion, "parts") else float(motion.ms)


@pytest.mark.parametrize("count", (1, 2, 3, 4))
def test_dice_at_the_right_lie_below_the_names_of_their_party(count: int) -> None:
    """The names end one row of letters below the counters."""
    names = Y + 70 + MEMBER_W * 1.06 + 12 + 8
    assert all(Y + 178 + down >= names - 1 for down in LIES[THEIRS][:count])
    assert max(LIES[THEIRS]) <= DOWN
