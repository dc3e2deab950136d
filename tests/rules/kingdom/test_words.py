"""What players read: the log per viewer, prompts, refusals, odds, and who is ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.agenda import say
from game.engine.events import Changed, Chose, Event, Moved, Said
from game.engine.match import Match
from game.rules.kingdom.fights import listed
from tests.rules.kingdom.table import EMPTY, KINGDOM, SHIPPED, Table, cutting, player, resolving
from tests.rules.laid import sentences
from tests.sure import every


def random_games(count: int = 12) -> list[Match]:
    games = []
    for seed in range(count):
        match, rng = Match(KINGDOM, SHIPPED, 2 + seed % 3, seed), Random(seed)
        while match.decision is not None:
            match.answer(rng.choice(match.decision.options).key)
        games.append(match)
    return games


GAMES = random_games()


def test_every_line_is_a_sentence() -> None:
    for match in every(GAMES):
        for viewer in (None, *range(match.seats)):
            assert sentences(match, viewer)


def test_prompts_and_labels_can_be_read() -> None:
    match, rng = Match(KINGDOM, SHIPPED, 3, 5), Random(5)
    while match.decision is not None:
        texts = [say(match.decision.prompt), *(say(option.label) for option in match.decision.options)]
        assert all(text and "{" not in text and "None" not in text for text in texts)
        match.answer(rng.choice(match.decision.options).key)
    assert match.answers


@pytest.mark.parametrize(
    ("array", "taken", "said"),
    [
        ("", "ninja", "Queue Ninja up."),
        ("ninja", "ninja", "Queue Ninja up, or choose a line to cut."),
        ("ninja " * 7, "ninja", "Your Array is full: choose a line to cut with Ninja."),
        ("ninja " * 7, "orthos4", "Orthos (4) cannot cut your full Array: dismiss them all."),
    ],
)
def test_the_question_tells_what_can_be_done_with_the_card(array: str, taken: str, said: str) -> None:
    assert cutting(array.split(), taken).prompt == said


def test_a_cut_is_told_with_both_sides() -> None:
    t = cutting(["ninja", "orthos4", "amazon"], "harpy12").play("cut:1")
    assert t.log()[-2:] == [
        "Ann cuts with Harpy (12), which goes to the Graveyard.",
        "Kingdom: Ninja. Dungeon: Orthos (4), Amazon Warrior.",
    ]


def test_a_fight_is_told_with_points_printed_and_points_won_back() -> None:
    t = resolving(kingdom="orthos4 knight angel", tokens={"orthos4": 2})
    t.play("fight:orthos4", "knight+angel", "kingdom:knight+angel/hand:nothing")
    assert t.log()[-1] == "Ann beats Orthos (4): 4 points and 2 points back."


def test_of_a_cut_that_is_done_by_itself_its_player_alone_hears_what_cannot_be_paid_or_controlled() -> None:
    """DNK-DK-02"""
    t = cutting(["orthos4", "ninja", "ninja", "harpy12"], "ninja").play("cut:3")
    assert [line for line in t.log(0) if "cut is done" in line] == [
        "Ann cannot pay for Orthos (4) and has nobody to control Harpy (12): the cut is done."
    ]
    assert not any("cut is done" in line for line in t.log(1))
    stuck = next(event for event in t.match.events if isinstance(event, Said) and event.what == "stuck")
    card = KINGDOM.passed(stuck)
    assert card is not None and (card.seat, card.rule) == (0, "4.1") and card.why.startswith("Hand and Kingdom")
    free = cutting(["orthos4", "knight", "angel"], "angel").play("cut:3")
    assert not any("cut is done" in line for line in free.log(0)), "it can be paid"


def test_a_conquered_monsters_points_are_told_as_its_owners_loss_and_not_as_won_back() -> None:
    """DNK-R29"""
    t = resolving(
        dungeon="giant_robot4", hand="knight angel", rivals=({}, {"array": ["orthos4"]}), tokens={"orthos4": 2}
    )
    t.play("control:giant_robot4", "hand:knight", "orthos4", "angel", "kingdom:nothing/hand:angel")
    assert t.log()[-1] == "Ann beats Orthos (4) in the Array of Cy: 4 points and the 2 points on it."
    assert not any("back" in line for line in t.log())


@pytest.mark.parametrize("side", ["kingdom", "dungeon"])
def test_whom_a_harpy_takes_is_told_with_the_array_and_the_side(side: str) -> None:
    """DNK-HAR-01"""
    t = resolving(dungeon="harpy4 ninja", rivals=({}, {"array": ["wizard"]}))
    t.play("control:harpy4", "dungeon:ninja")
    t.play(*t.keys, side)
    assert t.log()[-1] == f"Ann takes Wizard from the Array of Cy into the {side.title()}."


IDLE = {  # a deed that finds nothing, or of which nothing is wanted -> answers
    "princess": [],
    "knight": [],
    "angel": [],
    "captain": [],
    "amazon": [],
    "wizard": [],
    "ninja": [],
    "hungry_dragon4": ["red"],
    "harpy4": [],
    "giant_robot4": [],
    "undead_reaper4": [],
    "demon_king4": [],
}


@pytest.mark.parametrize("acting", IDLE)
def test_of_every_deed_without_an_effect_it_is_told_that_nothing_happens(acting: str) -> None:
    """DNK-R18: with nothing on the table but the card itself (discarded, it is no card to draw for the Captain)."""
    monster = acting[-1].isdigit()
    t = resolving(dungeon=acting, hand="ninja" * monster, deck_size=0, triggered=True, matrix=EMPTY)
    t.play(*([f"control:{acting}", "hand:ninja"] if monster else [f"deed:{acting}"]))
    if acting in ("captain", "wizard"):  # the discarded card itself is drawn (DNK-R17)
        assert "Nothing happens." not in t.log()
        return
    t.play(*IDLE[acting])
    assert t.log()[-1] == "Nothing happens." and t.log().count("Nothing happens.") == 1


@pytest.mark.parametrize(
    ("t", "answers"),
    [
        (resolving(kingdom="knight", dungeon="amazon", matrix=EMPTY), ["deed:amazon", "stay"]),
        (
            resolving(dungeon="undead_reaper4 ninja", graveyard="orthos4", matrix=EMPTY),
            ["control:undead_reaper4", "dungeon:ninja", "stop"],
        ),
    ],
)
def test_of_a_deed_of_which_nothing_is_wanted_too(t: Table, answers: list[str]) -> None:
    """DNK-R18, DNK-R19"""
    assert t.play(*answers).log()[-1] == "Nothing happens."


def test_a_deed_is_told_to_change_nothing_exactly_when_it_changes_nothing() -> None:
    """DNK-R18: over whole games, every use of a deed and every control of a Monster."""
    told = {False: 0, True: 0}
    for match in GAMES:
        for name, events in uses(match):
            effects = [
                event
                for event in events
                if isinstance(event, Moved)
                and event.src != "aside"
                or isinstance(event, Changed)
                and event.field == "reserve"
            ]
            nothing = sum(isinstance(event, Said) and event.what == "nothing" for event in events)
            assert nothing == (not effects), (match.seed, name, events)
            told[bool(nothing)] += 1
    assert min(told.values()) > 20


def uses(match: Match) -> Iterator[tuple[str, list[Event]]]:
    """Each deed or power with what has happened from its cost on to the next choice of fight and deed. Orthos is left
    out: what is done twice is told of twice."""
    name, events, cost = "", list[Event](), 0
    for event in match.events:
        begins = isinstance(event, Said) and event.what in ("deed", "control")
        ends = isinstance(event, Chose) and (event.key or "").partition(":")[0] in ("deed", "control", "fight", "done")
        if (begins or ends) and name and not any(isinstance(one, Said) and one.what == "twice" for one in events):
            yield name, events
        if ends:
            name = ""
        if begins:
            assert isinstance(event, Said)
            name, events = str(event.about), []
            cost = 2 if event.what == "control" else 1
        elif isinstance(event, Moved) and event.dst == "discard" and cost:
            cost -= 1
            events = [] if not cost else events
        else:
            events.append(event)


def test_a_controlled_monster_is_told_with_its_controller() -> None:
    t = resolving(dungeon="orthos4", hand="knight").play("control:orthos4", "hand:knight")
    assert "Ann controls Orthos (4) with Knight: Double Power." in t.log()
    assert "Valor happens twice." in t.log() and t.log()[-1] == "Nothing happens."


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["red", "with"], "The Dragon eats red and white Gems, 1 of Ann and 2 of Bob: 3 points."),
        (["red", "without"], "The Dragon eats red Gems, 1 of Bob: 1 point."),
        (["blue", "without"], "The Dragon eats no blue Gems."),
    ],
)
def test_a_devoured_treasury_is_told_with_its_owner_and_whether_white_gems_went_too(
    answers: list[str], told: str
) -> None:
    t = resolving(dungeon="hungry_dragon4 ninja", treasury="princess", rivals=({"treasury": ["knight", "princess"]},))
    t.play("control:hungry_dragon4", "dungeon:ninja", *answers)
    assert told in t.log()


def test_the_end_is_told_with_everybodys_count() -> None:
    t = Table(player(hand=["ninja", "angel", "angel"]), player(reserve=3), at="end", triggered=True)
    assert t.log()[-3:] == [
        "Ann: 6 and 1 point for 3 cards make 7.",
        "Bob: 3 and 0 points for 0 cards make 3.",
        "Ann wins the game.",
    ]


# --- refusals


@pytest.mark.parametrize(
    ("at", "target", "rule"), [("take", "queue", "3.1"), ("take", "deck", "3.1"), ("take", "matrix/1", "3.1")]
)
def test_before_a_card_is_taken_nothing_else_can_be_done(at: str, target: str, rule: str) -> None:
    t = Table(at=at, matrix=["angel . .", ". . .", ". . ."])
    refusal = t.why_not(target)
    assert refusal is not None and refusal[1] == rule


def test_refusals_while_resolving_speak_of_the_card_pointed_at() -> None:
    t = resolving(
        kingdom="orthos12 wizard",
        dungeon="harpy4",
        hand="ninja",
        treasury="angel",
        matrix=["captain . .", ". . .", ". . ."],
    )
    expected = {
        ("kingdom", "orthos12"): "4.3",
        ("kingdom", "wizard"): "4.4",
        ("hand/0", "ninja"): "4.4",
        ("treasury/0", "angel"): "5.1",
        ("matrix/0", "captain"): "3.1",
    }
    for (zone, word), rule in expected.items():
        refusal = t.why_not(t.card(zone, word))
        assert refusal is not None and refusal[1] == rule and refusal[0].endswith(".")
    assert t.why_not(t.card("dungeon", "harpy4")) is None and t.why_not("done") is None
    assert t.why_not("take:11") == ("You have taken your card for this turn.", "3.1")


def test_a_monster_that_waits_for_its_controller_says_what_is_missing() -> None:
    t = resolving(dungeon="orthos4", hand="knight ninja").play("control:orthos4")
    assert t.why_not(t.card("dungeon", "orthos4")) == ("Orthos (4) it is: now choose who controls it.", "4.5")


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    t = Table()
    assert t.why_not("take:11", seat=1) == ("It is another player's turn.", "2.1")
    t = Table(at="end", triggered=True)
    assert t.why_not("take:11") == ("The game is over.", "8.4")


def test_equal_cards_of_one_place_are_one_choice_and_each_of_them_may_be_pointed_at() -> None:
    t = resolving(kingdom="amazon", dungeon="wizard wizard", hand="ninja ninja", matrix=EMPTY)
    assert [t.why_not(card) for card in t.state.zones["dungeon"]] == [None, None]
    t = resolving(kingdom="ninja", dungeon="angel", hand="ninja ninja", matrix=EMPTY).play("deed:angel")
    assert [t.why_not(card) for card in t.state.zones["hand/0"]] == [None, None]


def test_a_rivals_array_is_not_said_to_be_full() -> None:
    t = Table(player(array=["angel"]), player(array=["ninja"]), at="use", taken="angel", matrix=EMPTY)
    assert t.why_not("array/1") == ("First say what the card you have taken does.", "3")


@pytest.mark.parametrize(
    ("t", "rule"),
    [
        (resolving(kingdom="captain", dungeon="amazon", matrix=EMPTY).play("deed:amazon"), "5.5"),
        (resolving(dungeon="wizard", matrix=EMPTY).play("deed:wizard"), "5.6"),
        (
            resolving(dungeon="undead_reaper4 ninja", graveyard="orthos4", matrix=EMPTY).play(
                "control:undead_reaper4", "dungeon:ninja"
            ),
            "6.6",
        ),
        (resolving(hand="ninja " * 8, matrix=EMPTY).done(), "7.1"),
        (resolving(kingdom="harpy4 orthos4", reserve=3, matrix=EMPTY).done(), "7.3"),
    ],
)
def test_what_is_no_choice_of_an_ability_or_of_the_aftermath_opens_its_own_rule(t: Table, rule: str) -> None:
    for target in ("graveyard/1", t.card("discard", t.zone("discard")[0]) if t.zone("discard") else "deck"):
        refusal = t.why_not(target)
        assert refusal is not None and refusal[1] == rule


# --- odds


def test_odds_are_told_likeliest_first_and_equals_by_name() -> None:
    t = resolving(dungeon="captain", deck=["princess", "ninja", "angel"], deck_size=3)
    for card in t.state.zones["deck"]:
        t.state.known[card] |= 1
    sure = [chance for chance in KINGDOM.odds(t.state, 0, "deed:captain") if chance.share == 1]
    assert len(sure) > 1 and [chance.what for chance in sure] == sorted(chance.what for chance in sure)


def test_odds_of_a_summon_agree_with_what_can_be_counted() -> None:
    t = resolving(dungeon="wizard", deck=["ninja"] * 5 + ["captain"] * 5, deck_size=10)
    chances = {chance.what: chance.share for chance in KINGDOM.odds(t.state, 0, "deed:wizard")}
    unseen = sum(len(t.state.zones[zone]) for zone in ("deck", "box"))
    none = 1.0
    for drawn in range(5):
        none *= (unseen - 10 - drawn) / (unseen - drawn)
    assert abs(chances["Ninja"] - (1 - none)) < 0.12 and all(0 < share <= 1 for share in chances.values())


def test_odds_know_what_the_player_knows() -> None:
    t = resolving(dungeon="wizard captain", deck=["ninja"] * 5, deck_size=5)
    for card in t.state.zones["deck"]:
        t.state.known[card] |= 1
    assert [(chance.what, chance.share) for chance in KINGDOM.odds(t.state, 0, "deed:wizard")] == [("Ninja", 1.0)]


@pytest.mark.parametrize("key", ["deed:princess", "done", "control:harpy4"])
def test_choices_without_a_draw_have_no_odds(key: str) -> None:
    """Those in the Kingdom come into the hand for certain."""
    t = resolving(kingdom="captain wizard", dungeon="princess harpy4", hand="ninja", treasury="ninja")
    assert KINGDOM.odds(t.state, 0, key) == ()


def test_odds_of_a_call_tell_of_those_who_come_not_of_those_who_are_there() -> None:
    t = resolving(dungeon="captain", hand="princess", deck=["ninja"] * 3, deck_size=3)
    for card in t.state.zones["deck"]:
        t.state.known[card] |= 1
    assert [(chance.what, chance.share) for chance in KINGDOM.odds(t.state, 0, "deed:captain")] == [("Ninja", 1.0)]


def test_odds_go_through_angels_and_orthos_to_the_deed_behind() -> None:
    t = resolving(dungeon="angel", hand="captain").play("deed:angel", "hand:captain")
    assert KINGDOM.odds(t.state, 0, "use") and not KINGDOM.odds(t.state, 0, "leave")
    t = resolving(dungeon="orthos4", hand="captain knight").play("control:orthos4")
    assert KINGDOM.odds(t.state, 0, "hand:captain") and not KINGDOM.odds(t.state, 0, "hand:knight")


def test_a_kidnap_with_equal_hands_shows_of_each_card_the_odds_of_the_hand_that_is_best_searched_for_it() -> None:
    """DNK-NIN-02: Bob's Wizards are known to Ann, Cy's hand is not."""
    t = resolving(dungeon="ninja", rivals=({"hand": ["wizard", "wizard"]}, {"hand": ["captain", "angel"]}, {}))
    for card in t.state.zones["hand/1"]:
        t.state.known[card] |= 1
    told = shares(t, "deed:ninja")
    t.play("deed:ninja")
    assert t.keys == ["seat:2", "seat:3"]
    assert shares(t, "seat:2") == {"Wizard": 1.0} and set(shares(t, "seat:3")) >= {"Captain", "Angel", "Ninja"}
    best = shares(t, "seat:3") | {"Wizard": 1.0}
    assert told.keys() == best.keys() and all(abs(told[name] - best[name]) < 0.12 for name in best)


def test_odds_of_a_deed_that_is_done_twice_tell_whom_both_may_bring() -> None:
    """DNK-ORT-01: the second Summon looks at five cards more, the second Kidnap into the hand that is largest then."""
    t = resolving(dungeon="orthos4", hand="wizard", deck=["ninja"] * 5 + ["angel"] * 5, deck_size=10)
    for card in t.state.zones["deck"]:
        t.state.known[card] |= 1
    t.play("control:orthos4")
    assert shares(t, "hand:wizard") == {"Ninja": 1.0, "Angel": 1.0}
    rivals = ({"hand": ["wizard", "wizard"]}, {"hand": ["captain"] * 2})
    t = resolving(dungeon="orthos4", hand="ninja", rivals=rivals).play("control:orthos4")
    for card in (*t.state.zones["hand/1"], *t.state.zones["hand/2"]):
        t.state.known[card] |= 1
    assert shares(t, "hand:ninja") == {"Captain": 1.0, "Wizard": 1.0}


def shares(t: Table, key: str) -> dict[str, float]:
    return {chance.what: chance.share for chance in KINGDOM.odds(t.state, 0, key)}


def test_odds_change_nothing_and_are_the_same_twice() -> None:
    t = resolving(dungeon="wizard")
    before = t.state.digest()
    assert KINGDOM.odds(t.state, 0, "deed:wizard") == KINGDOM.odds(t.state, 0, "deed:wizard")
    assert t.state.digest() == before


# --- who is ahead


def test_chances_to_win_add_up_and_follow_the_points() -> None:
    for match in GAMES[:6]:
        assert abs(sum(KINGDOM.standing(match.state, seat) for seat in range(match.seats)) - 1) < 1e-9
    t = Table(player(reserve=20), player(reserve=6))
    assert KINGDOM.standing(t.state, 0) > 0.6
    late = Table(player(reserve=20), player(reserve=6), deck_size=0, triggered=True)
    assert KINGDOM.standing(late.state, 0) > KINGDOM.standing(t.state, 0)


def test_cards_that_count_at_the_end_are_those_in_hand_array_and_treasury_and_the_sides_of_who_is_at_turn() -> None:
    """DNK-SCORE-01, DNK-SCORE-02, DNK-R37"""
    t = resolving(kingdom="captain", dungeon="wizard angel", hand="ninja", rivals=({"treasury": ["ninja"] * 2},))
    assert [t.state.cards_left(seat) for seat in (0, 1)] == [4, 2]
    assert [t.state.total(seat) - t.reserve(seat) for seat in (0, 1)] == [2, 1]


def test_of_one_the_name_is_said_and_of_more_their_number() -> None:
    kinds = [one.id for one in SHIPPED.adventurers]
    for count, word in ((0, "nothing"), (1, "Ninja"), (2, "2 Ninjas"), (3, "3 Ninjas")):
        assert listed(SHIPPED, [count * (kind == "ninja") for kind in kinds]) == word
