"""A hundred faulty card files: each is refused with its file, its line and words that help."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from game.assets import data
from game.engine.data import DataError
from game.rules.pontoon.content import read_content

FILES = ("equipment.yaml", "guild.yaml", "quests.yaml")
SHIPPED = {name: data("pontoon", name).read_text(encoding="utf-8") for name in FILES}
WHOLE_FILE, CARD, CHANGED = "whole file", "card", "changed line"


class Fault(NamedTuple):
    """In one card of a file `old` becomes `new`; the fault is seen at the changed line, the card, or the file."""

    file: str
    card: str
    old: str
    new: str
    why: str
    at: str = CHANGED


def block_of(file: str, card: str) -> str:
    """The lines of one card."""
    start = SHIPPED[file].index(f"- id: {card}\n")
    end = SHIPPED[file].find("\n- id:", start)
    return SHIPPED[file][start:end + 1 if end >= 0 else None]


def cards_of(file: str) -> list[str]:
    return re.findall(r"^- id: (\w+)$", SHIPPED[file], re.MULTILINE)


def misspelt_verbs() -> Iterator[Fault]:
    for file in FILES[:2]:
        for card in cards_of(file):
            if found := re.search(r"(?:on_hit|on_stay|in_battle): \[\{?(\w+)", block_of(file, card)):
                verb = found[1]
                yield Fault(file, card, f"[{'{' if '[{' in found[0] else ''}{verb}",
                            f"[{'{' if '[{' in found[0] else ''}{verb}q", f"no verb '{verb}q'; did you mean '{verb}'?")


def missing_subs() -> Iterator[Fault]:
    for file in FILES[:2]:
        for card in cards_of(file):
            if found := re.search(r"  sub: \d+\n", block_of(file, card)):
                yield Fault(file, card, found[0], "", "an ability turns this card, but it has no sub power", CARD)


def wrong_powers() -> Iterator[Fault]:
    for file, card in ((FILES[0], "EQ04"), (FILES[0], "EQ09"), (FILES[1], "GA04"), (FILES[1], "GM06")):
        power = re.search(r"  power: \d+", block_of(file, card))
        assert power is not None
        for wrong, why in (("ten", "expected a whole number"), ("31", "not in 0..30"), ("-1", "not in 0..30"),
                           ("[3]", "expected a whole number"), ("4.5", "expected a whole number")):
            yield Fault(file, card, power[0], f"  power: {wrong}", why)


def missing_fields() -> Iterator[Fault]:
    for file, card, field in ((FILES[0], "EQ05", "name"), (FILES[0], "EQ05", "power"), (FILES[1], "GA05", "name"),
                              (FILES[1], "GM03", "power"), (FILES[2], "Q1", "stars"), (FILES[2], "Q2", "condition"),
                              (FILES[2], "Q3", "priority"), (FILES[2], "QW", "name")):
        line = re.search(rf"  {field}: .*\n", block_of(file, card))
        assert line is not None
        yield Fault(file, card, line[0], "", f"{field} is missing", CARD)


def written_by_hand() -> Iterator[Fault]:
    gear, guild, quests = FILES
    yield Fault(gear, "EQ07", "flavour:", "flavor:", "no field 'flavor'; did you mean 'flavour'?")
    yield Fault(guild, "GM03", "flavour:", "text: x\n  texts:", "no field 'texts'; did you mean 'text'?", "one below")
    yield Fault(quests, "Q4", "stars:", "star:", "no field 'star'; did you mean 'stars'?")
    yield Fault(gear, "EQ02", "- id: EQ02", "- id: EQ01", "id 'EQ01' is taken by Ace-High Dagger")
    yield Fault(guild, "GA02", "- id: GA02", "- id: GA01", "id 'GA01' is taken by Pocket Bard")
    yield Fault(guild, "GM10", "- id: GM10", "- id: EQ10", "id 'EQ10' is taken by Crown-Splitter")
    yield Fault(quests, "Q8", "- id: Q8", "- id: Q1", "id 'Q1' is taken by Slime Stampede")
    yield Fault(quests, "Q8", "- id: Q8", "- id: GA05", "id 'GA05' is taken by Clumsy Paladin")
    yield Fault(guild, "GA04", "type: adventurer", "type: adventurr", "did you mean 'adventurer'?")
    yield Fault(guild, "GA04", "type: adventurer", "type: equipment", "does not belong in this file", CARD)
    yield Fault(guild, "GA06", "  type: adventurer\n", "", "type equipment does not belong in this file", CARD)
    yield Fault(gear, "EQ04", "flavour", "type: monster\n  flavour", "type monster does not belong in this file", CARD)
    yield Fault(gear, "EQ04", "flavour", "on_hit: [draw_companion]\n  flavour", "Equipment acts in_battle alone", CARD)
    yield Fault(gear, "EQ05", "flavour", "on_stay: [return_self]\n  flavour", "Equipment acts in_battle alone", CARD)
    yield Fault(guild, "GM06", "flavour", "in_battle: [return_self]\n  flavour", "never in_battle", CARD)
    yield Fault(guild, "GA02", "[peek_equipment]", "[peek]", "no verb 'peek'")
    yield Fault(guild, "GA02", "[peek_equipment]", "[{peek_equipment: 2}]", "takes nothing")
    yield Fault(guild, "GA03", "scry_guild: 2", "scry_guild: 9", "not in 1..5")
    yield Fault(guild, "GA03", "scry_guild: 2", "scry_guild: {cards: 2}", "no field 'cards'")
    yield Fault(guild, "GA03", "{scry_guild: 2}", "scry_guild", "count is missing")
    yield Fault(guild, "GM02", "of: other_in_play", "of: others", "expected one of any_hero, other_in_play, own")
    yield Fault(guild, "GM02", "{of: other_in_play, may: true}", "{may: true}", "of is missing")
    yield Fault(guild, "GM02", "may: true", "may: maybe", "expected true or false")
    yield Fault(guild, "GM08", "type: adventurer, may", "type: adventurers, may", "did you mean 'adventurer'?")
    yield Fault(guild, "GA01", "amount: 1", "amount: lots", "expected a whole number")
    yield Fault(guild, "GA01", "amount: 1", "amount: 21", "not in -20..20")
    yield Fault(guild, "GA01", "amount: 1", "ammount: 1", "did you mean 'amount'?")
    yield Fault(gear, "EQ10", "above: 21", "over: 21", "no field 'over'")
    yield Fault(gear, "EQ10", "steps: [turn_to_sub]", "steps: [turn]", "no verb 'turn'")
    yield Fault(gear, "EQ10", "steps: [turn_to_sub], ", "", "steps is missing")
    yield Fault(gear, "EQ04", "name: Honest Club", "name: ''", "1 to 32")
    yield Fault(gear, "EQ04", "name: Honest Club", f"name: {'x' * 33}", "1 to 32")
    yield Fault(quests, "Q1", "{at_most: 21}", "{at_most: 21, at_least: 3}", "exactly one of")
    yield Fault(quests, "Q1", "{at_most: 21}", "{}", "exactly one of")
    yield Fault(quests, "Q1", "{at_most: 21}", "{at_must: 21}", "did you mean 'at_most'?")
    yield Fault(quests, "Q1", "{at_most: 21}", "{at_most: high}", "expected a whole number")
    yield Fault(quests, "Q2", "range: [", "range: [29, ", "expected")
    yield Fault(quests, "Q2", "range: [16, 19]", "range: [19, 16]", "write the lower power first")
    yield Fault(quests, "Q8", "exactly: [", "exactly: [x, ", "expected a whole number")
    yield Fault(quests, "Q5", "any: true", "any: 3", "expected true or false")
    yield Fault(quests, "Q5", "closest_to: 18", "closest_to: near", "expected a whole number")
    yield Fault(quests, "Q5", "{closest_to: 18}", "closest_to", "target is missing")
    yield Fault(quests, "Q6", "highest_power", "highest_pow", "did you mean 'highest_power'?")
    yield Fault(quests, "Q6", "fewest_companions", "turn_to_sub", "no verb 'turn_to_sub'")
    yield Fault(quests, "Q6", "stars: 2", "stars: 4", "not in 1..3")
    yield Fault(quests, "Q6", "stars: 2", "stars: 0", "not in 1..3")
    yield Fault(quests, "QW", "  warning: true\n", "", "0 [Warning] quests; the game needs exactly 1", WHOLE_FILE)
    yield Fault(quests, "Q3", "  text:", "  warning: true\n  text:", "7 regular Quest cards", WHOLE_FILE)
    yield Fault(gear, "EQ03", block_of(gear, "EQ03"), "", "9 Equipment cards; the game needs 10", WHOLE_FILE)
    yield Fault(guild, "GM07", block_of(guild, "GM07"), "", "19 Guild cards; the game needs 20", WHOLE_FILE)
    yield Fault(quests, "Q7", block_of(quests, "Q7"), "", "7 regular Quest cards; the game needs 8", WHOLE_FILE)
    yield Fault(gear, "EQ09", "art: {prop: overlong_spear}", "art: {prop: overlong_spear", "not closed", "later")
    yield Fault(guild, "GA02", "[peek_equipment]", "[peek_equipment", "not closed", "later")
    yield Fault(quests, "Q4", "name: Let", "name: Let: ", "put the text in quotes")
    yield Fault(guild, "GM03", "  power: 3", "\tpower: 3", "indent with spaces")
    yield Fault(quests, "Q2", "  stars: 1", "   stars: 1", "", "anywhere")


EVERY = [*misspelt_verbs(), *missing_subs(), *wrong_powers(), *missing_fields(), *written_by_hand()]


def test_there_are_a_hundred() -> None:
    assert len(EVERY) >= 100 and len(set(EVERY)) == len(EVERY)


@pytest.mark.parametrize("fault", EVERY, ids=lambda fault: f"{fault.card}:{fault.why[:24]}:{fault.new[:16]}")
def test_a_faulty_file_is_refused_with_file_line_and_reason(fault: Fault, tmp_path: Path) -> None:
    before = block_of(fault.file, fault.card)
    assert fault.old in before, "the shipped card no longer reads so"
    after = SHIPPED[fault.file].replace(before, before.replace(fault.old, fault.new, 1))
    path = tmp_path / fault.file
    path.write_text(after, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_content(lambda name: (path if name == fault.file else data("pontoon", name),))
    start = SHIPPED[fault.file][:SHIPPED[fault.file].index(before)].count("\n") + 1
    changed = start + before[:before.index(fault.old)].count("\n")
    line = {CARD: start, CHANGED: changed, "one below": changed + 1, WHOLE_FILE: 0}.get(fault.at)
    fitting = [f for f in caught.value.faults if fault.why in f.what and f.file == str(path)]
    assert fitting, [str(f) for f in caught.value.faults]
    if line is not None:
        assert [f.line for f in fitting] == [line]
    else:
        assert 0 < fitting[0].line <= after.count("\n") + 1
