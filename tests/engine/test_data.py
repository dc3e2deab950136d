"""Data: YAML to typed records and card effects; every fault with its file, its line and the nearest word."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

import pytest

from game.engine import data
from game.engine.data import Context, DataError, Effects, Fault, Length, Named, Range, Where


def draw(g: Any, player: int, cards: Annotated[int, Range(1, 5)] = 1) -> None: ...
def pay(g: Any, player: int, amount: int, to: Literal["hand", "guild"] = "guild") -> None: ...
def return_to_guild(g: Any, player: int) -> None: ...
def may(g: Any, player: int, steps: Effects) -> None: ...
def by_die(g: Any, player: int, cases: tuple[tuple[int, Effects], ...]) -> None: ...
def give(g: Any, player: int, what: str, from_: str) -> None: ...


VERBS = {verb.__name__: verb for verb in (draw, pay, return_to_guild, may, by_die, give)}


class Art(NamedTuple):
    creature: Annotated[str, Named("creature")]
    tint: str = "moss"


@dataclass(frozen=True)
class Card:
    name: str
    kind: Literal["monster", "hero"]
    power: Annotated[int, Range(1, 10)]
    text: Annotated[str, Length(0, 40)] = ""
    odds: float = 0.5
    rare: bool = False
    copies: int | Literal["all"] = 1
    art: Art | None = None
    tags: tuple[str, ...] = ()
    at: tuple[int, int] | None = None
    abilities: dict[Literal["on_hit", "on_stay"], Effects] = field(default_factory=dict)
    where: Where = field(default=Where("", 0, ""), compare=False)


CONTEXT = Context(VERBS, {"creature": ("imp", "ogre")})
GOOD = "name: Sock Gremlin\nkind: monster\npower: 3\n"


def card(text: str) -> Card:
    faults: list[Fault] = []
    node = data.parse(text.encode(), "cards.yaml")
    bound = data.bind(Card, node, faults, CONTEXT)
    if bound is None:
        raise DataError(faults)
    return bound


def faults(text: str | bytes, kind: Any = Card) -> list[str]:
    found: list[Fault] = []
    try:
        raw = text if isinstance(text, bytes) else text.encode()
        data.bind(kind, data.parse(raw, "f"), found, CONTEXT)
    except DataError as error:
        found.extend(error.faults)
    return [str(fault) for fault in sorted(found)]


def test_a_card_is_bound_by_its_annotations() -> None:
    gremlin = card(GOOD + "odds: 1\nrare: yes\ncopies: all\nart: {creature: imp}\ntags: [small, wet]\nat: [3, -4]\n")
    assert gremlin == Card(
        "Sock Gremlin",
        "monster",
        3,
        odds=1.0,
        rare=True,
        copies="all",
        art=Art("imp"),
        tags=("small", "wet"),
        at=(3, -4),
    )
    assert isinstance(gremlin.odds, float)


@pytest.mark.parametrize("word", ["no", "on", "off", "yes", "null", "12:30", "010", "1e3", "2026-11-20", "0x1F", "~"])
def test_a_word_stays_the_word_where_text_is_wanted(word: str) -> None:
    assert card(GOOD + f"text: {word}\n").text == word


def test_null_is_nothing_where_nothing_is_allowed() -> None:
    assert card(GOOD + "art: null\nat: ~\n").art is None


def test_a_record_knows_where_it_was_read() -> None:
    where = card("# a comment\n" + GOOD).where
    assert str(where.fault("no such quest")) == "cards.yaml:2: Sock Gremlin: no such quest"


@pytest.mark.parametrize(
    ("written", "effect"),
    [
        ("return_to_guild", ("return_to_guild",)),
        ("draw", ("draw", 1)),
        ("draw: 2", ("draw", 2)),
        ("draw: {cards: 3}", ("draw", 3)),
        ("pay: 4", ("pay", 4, "guild")),
        ("pay: {to: hand, amount: 4}", ("pay", 4, "hand")),
        ("give: {what: coin, from: left}", ("give", "coin", "left")),
        ("may: [{draw: 2}, return_to_guild]", ("may", (("draw", 2), ("return_to_guild",)))),
        ("may: {draw: 2}", ("may", (("draw", 2),))),
        ("may: {steps: [draw]}", ("may", (("draw", 1),))),
        (
            "by_die: {1: [draw], 6: [{pay: 1}, draw]}",
            ("by_die", ((1, (("draw", 1),)), (6, (("pay", 1, "guild"), ("draw", 1))))),
        ),
    ],
)
def test_an_effect_is_a_step_without_its_seat(written: str, effect: tuple[Any, ...]) -> None:
    bound = card(GOOD + f"abilities:\n  on_hit:\n    - {written}\n").abilities["on_hit"]
    assert bound == (effect,)
    assert isinstance(hash(bound), int)


FIELDS = "name, kind, power, text, odds, rare, copies, art, tags, at and abilities"
FAULTY = [
    (
        "nmae: Sock Gremlin\nkind: monster\npower: 3\n",
        ["f:1: name is missing", "f:1: no field 'nmae'; did you mean 'name'?"],
    ),
    (GOOD.replace("3", "eleven"), ["f:3: Sock Gremlin: power: expected a whole number, found 'eleven'"]),
    (GOOD.replace("3", "11"), ["f:3: Sock Gremlin: power: 11 is not in 1..10"]),
    (GOOD.replace("3", "'3'"), ["f:3: Sock Gremlin: power: expected a whole number, found '3' in quotes"]),
    (GOOD.replace("3", "03"), ["f:3: Sock Gremlin: power: expected a whole number, found '03'"]),
    (GOOD.replace("3", "[3]"), ["f:3: Sock Gremlin: power: expected a whole number, found a list"]),
    (GOOD.replace("monster", "monstre"), ["f:2: Sock Gremlin: kind: unknown word 'monstre'; did you mean 'monster'?"]),
    (GOOD.replace("monster", "qqq"), ["f:2: Sock Gremlin: kind: unknown word 'qqq'; expected one of hero, monster"]),
    (GOOD + f"text: {'x' * 41}", ["f:4: Sock Gremlin: text: 41 characters; allowed are 0 to 40"]),
    (GOOD + "text:", ["f:4: Sock Gremlin: text: expected text, found nothing"]),
    (GOOD + "text: {a: b}", ["f:4: Sock Gremlin: text: expected text, found a mapping"]),
    (GOOD + "odds: half", ["f:4: Sock Gremlin: odds: expected a number, found 'half'"]),
    (GOOD + "odds: .nan", ["f:4: Sock Gremlin: odds: expected a number, found '.nan'"]),
    (GOOD + "rare: maybe", ["f:4: Sock Gremlin: rare: expected true or false, found 'maybe'"]),
    (GOOD + "copies: most", ["f:4: Sock Gremlin: copies: expected a whole number or all, found 'most'"]),
    (GOOD + "art: {creature: impp}", ["f:4: Sock Gremlin: art: creature: no creature 'impp'; did you mean 'imp'?"]),
    (GOOD + "art:\n  creature: imp\n  tnit: red", ["f:6: Sock Gremlin: art: no field 'tnit'; did you mean 'tint'?"]),
    (GOOD + "art: imp", ["f:4: Sock Gremlin: art: expected a mapping with creature and tint, found 'imp'"]),
    (GOOD + "tags: small", ["f:4: Sock Gremlin: tags: expected a list, found 'small'"]),
    (GOOD + "tags:\n  - a\n  - [b]", ["f:6: Sock Gremlin: tags: expected text, found a list"]),
    (GOOD + "at: [1]", ["f:4: Sock Gremlin: at: expected a list of 2, found 1 entries"]),
    (GOOD + "at: [1, b]", ["f:4: Sock Gremlin: at: expected a whole number, found 'b'"]),
    (
        GOOD + "abilities: {on_hti: [draw]}",
        ["f:4: Sock Gremlin: abilities: unknown word 'on_hti'; did you mean 'on_hit'?"],
    ),
    (
        GOOD + "abilities:\n  on_hit:\n  - draw\n  - retrun_to_guild",
        ["f:7: Sock Gremlin: abilities: on_hit: no verb 'retrun_to_guild'; did you mean 'return_to_guild'?"],
    ),
    (GOOD + "abilities:\n  on_hit: {draw: 9}", ["f:5: Sock Gremlin: abilities: on_hit: draw: 9 is not in 1..5"]),
    (
        GOOD + "abilities:\n  on_hit: {draw: {card: 2}}",
        ["f:5: Sock Gremlin: abilities: on_hit: draw: no field 'card'; did you mean 'cards'?"],
    ),
    (
        GOOD + "abilities:\n  on_hit:\n  - {draw: 1, pay: 2}",
        ["f:6: Sock Gremlin: abilities: on_hit: expected one verb a step, found a mapping"],
    ),
    (GOOD + "abilities:\n  on_hit:\n  - pay", ["f:6: Sock Gremlin: abilities: on_hit: pay: amount is missing"]),
    (
        GOOD + "abilities:\n  on_hit:\n  - give: coin",
        ["f:6: Sock Gremlin: abilities: on_hit: give: expected a mapping with what and from, found 'coin'"],
    ),
    (
        GOOD + "abilities:\n  on_hit:\n  - return_to_guild: 3",
        ["f:6: Sock Gremlin: abilities: on_hit: return_to_guild: takes nothing, found '3'"],
    ),
    (
        GOOD + "abilities:\n  on_hit:\n  - by_die:\n      1: draw\n      x: draw",
        ["f:8: Sock Gremlin: abilities: on_hit: by_die: expected a whole number, found 'x'"],
    ),
    (
        GOOD + "abilities:\n  on_hit:\n  - may:\n    - drwa",
        ["f:7: Sock Gremlin: abilities: on_hit: may: no verb 'drwa'; did you mean 'draw'?"],
    ),
    (GOOD + "power: 4\n", ["f:4: 'power' twice; it is already on line 3"]),
    (GOOD + "text: &a x\n", ["f:4: an anchor (&a); write the value out where it is needed"]),
    (GOOD + "text: *a\n", ["f:4: an alias (*a); write the value out"]),
    (
        GOOD + "text: !!python/object:os.system x\n",
        ["f:4: a tag (tag:yaml.org,2002:python/object:os.system); plain values only"],
    ),
    (GOOD + "---\nname: x\n", ["f:4: a second document (---) in one file"]),
    (GOOD + "? [a]\n: b\n", ["f:4: a list as a key; keys are words or numbers"]),
    (GOOD + "text: a: b\n", ["f:4: a second ': ' on this line; put the text in quotes"]),
    (GOOD + "\ttext: a\n", ["f:4: a tab; indent with spaces"]),
    (GOOD + "text: 'a\n", ["f:5: the file ends inside quotes"]),
    (GOOD + "text: @a\n", ["f:4: a character that cannot begin a value; put the text in quotes"]),
    (GOOD.encode() + b"text: \xff\n", ["f:4: not UTF-8 text"]),
    (GOOD + "text: a\x07b\n", ["f:4: a control character"]),
    (GOOD + "tags: " + "[" * 30 + "]" * 30, ["f:4: more than 20 levels deep"]),
    ("[" * 400_000, ["f:1: more than 20 levels deep"]),
    ("#" * 1_000_001, ["f: larger than 1 MB"]),
    ("", [f"f:1: expected a mapping with {FIELDS}, found nothing"]),
    ("- a\n", [f"f:1: expected a mapping with {FIELDS}, found a list"]),
]


@pytest.mark.parametrize(("text", "expected"), FAULTY, ids=[str(n) for n in range(len(FAULTY))])
def test_a_faulty_file_is_told_with_line_and_word(text: str | bytes, expected: list[str]) -> None:
    assert faults(text) == expected


def test_every_fault_of_a_file_is_told_at_once() -> None:
    many = "- name: A\n  kind: hero\n  power: x\n- name: B\n  kind: her\n  power: 3\n- kind: hero\n  power: 99\n"
    assert faults(many, tuple[Card, ...]) == [
        "f:3: A: power: expected a whole number, found 'x'",
        "f:5: B: kind: unknown word 'her'; did you mean 'hero'?",
        "f:7: 3: name is missing",
        "f:8: 3: power: 99 is not in 1..10",
    ]


def test_aliases_cannot_blow_a_file_up() -> None:
    bomb = "a: &a [x, x]\n" + "".join(f"{b}: &{b} [*{a}, *{a}]\n" for a, b in zip("abcdefgh", "bcdefghi"))
    assert len(faults(bomb)) == 9 + 8  # an anchor on every line, aliases on all but the first


def test_a_missing_file_is_told_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="data/cards.yaml: cannot be read: No such file"):
        data.load(Card, tmp_path / "none.yaml", "data/cards.yaml")


def test_a_file_is_loaded_whole_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"
    path.write_text("\ufeff- {name: Rätsel, kind: hero, power: 1}\r\n", "utf-8")
    assert data.load(tuple[Card, ...], path) == (Card("Rätsel", "hero", 1),)
    path.write_text("- {name: x, kind: hero}\n")
    with pytest.raises(DataError) as caught:
        data.load(tuple[Card, ...], path, "cards.yaml")
    assert str(caught.value) == "cards.yaml:1: x: power is missing"


def test_a_record_may_refuse_what_its_fields_allow() -> None:
    @dataclass(frozen=True)
    class Span:
        least: int
        most: int

        def __post_init__(self) -> None:
            if self.least > self.most:
                raise ValueError(f"least {self.least} is above most {self.most}")

    assert faults("- {least: 1, most: 2}\n- {least: 3, most: 2}\n", tuple[Span, ...]) == [
        "f:2: 2: least 3 is above most 2"
    ]


def test_free_data_keeps_its_plain_meaning() -> None:
    node = data.parse(b"{a: 1, b: -2.5, c: true, d: no, e: '1', f: , g: [x, 010]}", "f")
    assert node.plain_value() == {"a": 1, "b": -2.5, "c": True, "d": "no", "e": "1", "f": None, "g": ["x", "010"]}


def test_a_fault_that_quotes_a_word_without_end_is_told_in_short() -> None:
    told = str(Fault("data/x.yaml", 3, f"{'n' * 5000}: power is missing"))
    assert told.startswith("data/x.yaml:3: nnn") and told.endswith("nnn: power is missing") and len(told) < 400


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('name: "a\\0b"', "f.yaml:1: a control character (U+0000) in 'a\\x00b'"),
        ("name: a\u202eb", "f.yaml:1: a direction mark (U+202E) in 'a\\u202eb'"),
        ("name: a\u2066b", "f.yaml:1: a direction mark (U+2066) in 'a\\u2066b'"),
        ('"na\\u200bme": b', "f.yaml:1: an invisible sign (U+200B) in 'na\\u200bme'"),
        ('name: "a\\u2028b"', "f.yaml:1: a control character (U+2028) in 'a\\u2028b'"),
    ],
)
def test_signs_that_nobody_sees_are_refused_with_their_line(text: str, why: str) -> None:
    with pytest.raises(DataError) as caught:
        data.parse(text.encode(), "f.yaml")
    assert list(map(str, caught.value.faults)) == [why]


@pytest.mark.parametrize("name", ["Sc\u202eout", "Scout\nname: Guard"])
def test_a_hidden_sign_or_a_word_twice_hides_no_other_fault_of_its_entry(tmp_path: Path, name: str) -> None:
    path = tmp_path / "f.yaml"
    path.write_text(f"name: {name}\nkind: monster\npower: 99\n", "utf-8")
    with pytest.raises(DataError) as caught:
        data.load(Card, path, "f")
    assert len(caught.value.faults) == 2 and caught.value.faults[1].what.endswith("power: 99 is not in 1..10")


def test_a_file_of_too_many_values_is_refused_at_once() -> None:
    with pytest.raises(DataError) as caught:
        data.parse(b"a: [" + b"1," * 200_000 + b"1]", "f.yaml")
    assert list(map(str, caught.value.faults)) == ["f.yaml: more than 60000 values in one file"]
