"""Motion: things are where they should be at every moment of a fake clock."""

from types import SimpleNamespace

import pytest

from game.ui.window import motion
from game.ui.window.motion import Burst, Call, Count, Fade, Flip, Glide, Shake, Tempo, Then, Together, Tumble, Wait


def thing(**values: float) -> SimpleNamespace:
    return SimpleNamespace(**{"x": 0.0, "y": 0.0, "alpha": 1.0, **values})


def settings(speed: int = 3, reduced: bool = False) -> SimpleNamespace:
    return SimpleNamespace(speed=speed, reduced_motion=reduced)


def test_glide_ends_exactly_at_its_goal_and_not_before() -> None:
    card = thing(x=10)
    glide = Glide(card, 200, motion.linear, x=110)
    glide.update(50)
    assert card.x == pytest.approx(35) and not glide.done
    assert glide.update(200) == pytest.approx(50) and card.x == 110 and glide.done


def test_glide_starts_from_where_the_thing_is_when_its_turn_comes() -> None:
    card = thing()
    chain = Then(Glide(card, 100, motion.linear, x=100), Glide(card, 100, motion.linear, x=0))
    chain.update(150)
    assert card.x == pytest.approx(50)


def test_hop_leaves_the_thing_on_the_ground_at_the_end() -> None:
    piece = thing()
    hop = Glide(piece, 160, motion.in_out_sine, hop=12, x=50)
    hop.update(80)
    assert piece.y == pytest.approx(-12)
    piece.y = 0
    hop.skip()
    assert (piece.x, piece.y) == (50, 0)


def test_flip_swaps_the_face_once_and_in_the_middle() -> None:
    card, swaps = thing(), []
    flip = Flip(card, lambda: swaps.append(1))
    flip.update(120)
    assert not swaps
    flip.update(20)
    assert swaps == [1] and card.wide < 0.2
    flip.skip()
    assert swaps == [1] and card.wide == 1 and card.lift == 0


def test_skipping_a_chain_makes_every_call_in_order() -> None:
    heard: list[str] = []
    chain = Then(
        Wait(500),
        Call(lambda: heard.append("a")),
        Together(Wait(300), Call(lambda: heard.append("b"))),
        Flip(thing(), lambda: heard.append("c")),
    )
    chain.skip()
    assert heard == ["a", "b", "c"] and chain.done


def test_cards_dealt_together_set_off_apart() -> None:
    cards = [thing() for _ in range(3)]
    deal = Together(*(Glide(card, 100, motion.linear, x=100) for card in cards), apart=70)
    deal.update(90)
    assert [round(card.x) for card in cards] == [90, 20, 0]
    deal.update(150)
    assert deal.done and [card.x for card in cards] == [100, 100, 100]


def test_time_left_over_is_not_lost_between_parts() -> None:
    card = thing()
    chain = Then(Together(Wait(50), Wait(80)), Glide(card, 100, motion.linear, x=100))
    chain.update(130)
    assert card.x == pytest.approx(50)


def test_die_shows_the_thrown_face_at_the_end() -> None:
    die = thing(pose=0, hop=0)
    roll = Tumble(die)
    seen = set()
    while not roll.done:
        roll.update(16)
        seen.add(die.pose)
    assert die.pose == 13 and die.hop == 0 and len(seen) > 8


def test_count_tells_each_number_once_and_ends_on_the_last() -> None:
    told: list[int] = []
    count = Count(told.append, 3, 7)
    while not count.done:
        count.update(10)
    assert told == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(
    "make",
    [
        lambda card: Glide(card, 900, x=500),
        lambda card: Shake(card),
        lambda card: Fade(card, 0, 400),
        lambda card: Tumble(card),
        lambda card: Burst(card),
        lambda card: Flip(card, lambda: None),
    ],
)
def test_reduced_motion_ends_within_a_tenth_of_a_second(make) -> None:
    calm = Tempo(settings(reduced=True)).ready(make(thing()))
    calm.update(motion.CALM)
    assert calm.done


def test_reduced_motion_never_shows_a_thing_on_its_way() -> None:
    card = thing()
    calm = Tempo(settings(reduced=True)).ready(Then(Glide(card, 900, x=500)))
    calm.update(1)
    assert card.x == 500 and card.alpha < 1
    calm.update(100)
    assert card.alpha == 1


def test_reading_time_is_kept_when_motion_is_reduced() -> None:
    calm = Tempo(settings(reduced=True)).ready(Then(Wait(600)))
    calm.update(599)
    assert not calm.done


def test_each_speed_is_quicker_than_the_one_before_and_zero_is_instant() -> None:
    passed = [Tempo(settings(speed)).ms(16) for speed in (1, 2, 3, 4, 5, 0)]
    assert passed == sorted(passed) and passed[2] == 16 and passed[-1] == float("inf")


def test_holding_the_key_hurries_everything() -> None:
    tempo = Tempo(settings())
    tempo.hurry = True
    assert tempo.ms(10) == 40


def test_instant_finishes_a_whole_chain_in_one_update() -> None:
    card = thing()
    chain = Then(Glide(card, 300, x=5), Wait(700), Glide(card, 300, x=9))
    chain.update(Tempo(settings(0)).ms(16))
    assert chain.done and card.x == 9
