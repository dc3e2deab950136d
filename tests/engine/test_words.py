"""Words: what was said becomes a sentence of the game, in the game's own forms."""

from __future__ import annotations

from game.engine.events import Said
from game.engine.words import Form, Sentence, by_name, per_cent, told

FORMS: dict[str, Form] = {
    "card": lambda card, content, names: content[card],
    "seat": lambda seat, _, names: names[seat],
}
SAID: dict[str, Sentence] = {
    "gives": "{who} gives {0:card} to {1:seat} for {2}.",
    "rain": "It rains.",
    "odd": lambda event, content, names: content[0] if event.about[0] % 2 else None,
}


def test_seats_told_by_their_number_get_their_names() -> None:
    names = ["Ann", "Vex", *"abcdefgh"]
    assert (
        by_name("seat 2 and seat 10 wait; a seat is free, seats 1", names) == "Vex and h wait; a seat is free, seats 1"
    )
    assert by_name("Seat 2 has stayed.", names) == "Vex has stayed.", "it begins a sentence"


def line(what: str, player: int | None, *about: object) -> str | None:
    return told(Said(what, player, about, 0b11), ["the Fox"], ["Ann", "{who}"], SAID, FORMS)


def test_a_sentence_shows_what_was_said_in_the_forms_of_the_game() -> None:
    assert line("gives", 0, 0, 1, 3) == "Ann gives the Fox to {who} for 3."
    assert line("rain", None) == "It rains."


def test_a_sentence_may_be_made_by_a_function_and_a_word_may_need_none() -> None:
    assert line("odd", 0, 1) == "the Fox" and line("odd", 0, 2) is None
    assert line("unheard", 0, 1) is None


def test_0_and_100_per_cent_are_said_only_of_what_is_certain() -> None:
    assert [per_cent(share) for share in (0.0, 1e-9, 0.004, 0.126, 0.5, 0.996, 1 - 1e-9, 1.0)] == [
        *("0 %", "1 %", "1 %", "13 %", "50 %", "99 %", "99 %", "100 %")
    ]
