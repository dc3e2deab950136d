"""A hundred faulty card files: each is refused with its file, its line and words that help."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.faulty import ANYWHERE, BELOW, RECORD, WHOLE_FILE, Shipped, Spoilt

FILES = ("equipment.yaml", "guild.yaml", "quests.yaml")
SHIPPED = Shipped("pontoon", *FILES)


def misspelt_verbs() -> Iterator[Spoilt]:
    for file in FILES[:2]:
        for card in SHIPPED.ids(file):
            if found := re.search(r"(?:on_hit|on_stay|in_battle): \[\{?(\w+)", SHIPPED.record(file, card)):
                verb = found[1]
                yield Spoilt(
                    file,
                    card,
                    f"[{'{' if '[{' in found[0] else ''}{verb}",
                    f"[{'{' if '[{' in found[0] else ''}{verb}q",
                    f"no verb '{verb}q'; did you mean '{verb}'?",
                )


def missing_subs() -> Iterator[Spoilt]:
    for file in FILES[:2]:
        for card in SHIPPED.ids(file):
            if found := re.search(r"  sub: \d+\n", SHIPPED.record(file, card)):
                yield Spoilt(file, card, found[0], "", "an ability turns this card, but it has no sub power", RECORD)


def wrong_powers() -> Iterator[Spoilt]:
    for file, card in ((FILES[0], "EQ04"), (FILES[0], "EQ09"), (FILES[1], "GA04"), (FILES[1], "GM06")):
        power = re.search(r"  power: \d+", SHIPPED.record(file, card))
        assert power is not None
        for wrong, why in (
            ("ten", "expected a whole number"),
            ("31", "not in 0..30"),
            ("-1", "not in 0..30"),
            ("[3]", "expected a whole number"),
            ("4.5", "expected a whole number"),
        ):
            yield Spoilt(file, card, power[0], f"  power: {wrong}", why)


def missing_fields() -> Iterator[Spoilt]:
    for file, card, field in (
        (FILES[0], "EQ05", "name"),
        (FILES[0], "EQ05", "power"),
        (FILES[1], "GA05", "name"),
        (FILES[1], "GM03", "power"),
        (FILES[2], "Q1", "stars"),
        (FILES[2], "Q2", "condition"),
        (FILES[2], "Q3", "priority"),
        (FILES[2], "QW", "name"),
    ):
        line = re.search(rf"  {field}: .*\n", SHIPPED.record(file, card))
        assert line is not None
        yield Spoilt(file, card, line[0], "", f"{field} is missing", RECORD)


def written_by_hand() -> Iterator[Spoilt]:
    gear, guild, quests = FILES
    yield Spoilt(gear, "EQ07", "flavour:", "flavor:", "no field 'flavor'; did you mean 'flavour'?")
    yield Spoilt(guild, "GM03", "flavour:", "text: x\n  texts:", "no field 'texts'; did you mean 'text'?", BELOW)
    yield Spoilt(quests, "Q4", "stars:", "star:", "no field 'star'; did you mean 'stars'?")
    yield Spoilt(gear, "EQ02", "- id: EQ02", "- id: EQ01", "id 'EQ01' is taken by Ace-High Dagger")
    yield Spoilt(guild, "GA02", "- id: GA02", "- id: GA01", "id 'GA01' is taken by Pocket Bard")
    yield Spoilt(guild, "GM10", "- id: GM10", "- id: EQ10", "id 'EQ10' is taken by Crown-Splitter")
    yield Spoilt(quests, "Q8", "- id: Q8", "- id: Q1", "id 'Q1' is taken by Slime Stampede")
    yield Spoilt(quests, "Q8", "- id: Q8", "- id: GA05", "id 'GA05' is taken by Clumsy Paladin")
    yield Spoilt(guild, "GA04", "type: adventurer", "type: adventurr", "did you mean 'adventurer'?")
    yield Spoilt(guild, "GA04", "type: adventurer", "type: equipment", "does not belong in this file", RECORD)
    yield Spoilt(guild, "GA06", "  type: adventurer\n", "", "type equipment does not belong in this file", RECORD)
    yield Spoilt(gear, "EQ04", "flavour", "type: monster\n  flavour", "monster does not belong in this file", RECORD)
    yield Spoilt(gear, "EQ04", "flavour", "on_hit: [draw_companion]\n  flavour", "acts in_battle alone", RECORD)
    yield Spoilt(gear, "EQ05", "flavour", "on_stay: [return_self]\n  flavour", "acts in_battle alone", RECORD)
    yield Spoilt(guild, "GM06", "flavour", "in_battle: [return_self]\n  flavour", "never in_battle", RECORD)
    yield Spoilt(guild, "GA02", "[peek_equipment]", "[peek]", "no verb 'peek'")
    yield Spoilt(guild, "GA02", "[peek_equipment]", "[{peek_equipment: 2}]", "takes nothing")
    yield Spoilt(guild, "GA03", "scry_guild: 2", "scry_guild: 9", "not in 1..5")
    yield Spoilt(guild, "GA03", "scry_guild: 2", "scry_guild: {cards: 2}", "no field 'cards'")
    yield Spoilt(guild, "GA03", "{scry_guild: 2}", "scry_guild", "count is missing")
    yield Spoilt(guild, "GM02", "of: other_in_play", "of: others", "expected one of any_hero, other_in_play, own")
    yield Spoilt(guild, "GM02", "{of: other_in_play, may: true}", "{may: true}", "of is missing")
    yield Spoilt(guild, "GM02", "may: true", "may: maybe", "expected true or false")
    yield Spoilt(guild, "GM08", "type: adventurer, may", "type: adventurers, may", "did you mean 'adventurer'?")
    yield Spoilt(guild, "GA01", "amount: 1", "amount: lots", "expected a whole number")
    yield Spoilt(guild, "GA01", "amount: 1", "amount: 21", "not in -20..20")
    yield Spoilt(guild, "GA01", "amount: 1", "ammount: 1", "did you mean 'amount'?")
    yield Spoilt(gear, "EQ10", "above: 21", "over: 21", "no field 'over'")
    yield Spoilt(gear, "EQ10", "steps: [turn_to_sub]", "steps: [turn]", "no verb 'turn'")
    yield Spoilt(gear, "EQ10", "steps: [turn_to_sub], ", "", "steps is missing")
    yield Spoilt(gear, "EQ04", "name: Honest Club", "name: ''", "1 to 32")
    yield Spoilt(gear, "EQ04", "name: Honest Club", f"name: {'x' * 33}", "1 to 32")
    yield Spoilt(quests, "Q1", "{at_most: 21}", "{at_most: 21, at_least: 3}", "exactly one of")
    yield Spoilt(quests, "Q1", "{at_most: 21}", "{}", "exactly one of")
    yield Spoilt(quests, "Q1", "{at_most: 21}", "{at_must: 21}", "did you mean 'at_most'?")
    yield Spoilt(quests, "Q1", "{at_most: 21}", "{at_most: high}", "expected a whole number")
    yield Spoilt(quests, "Q2", "range: [", "range: [29, ", "expected")
    yield Spoilt(quests, "Q2", "range: [16, 19]", "range: [19, 16]", "write the lower power first")
    yield Spoilt(quests, "Q8", "exactly: [", "exactly: [x, ", "expected a whole number")
    yield Spoilt(quests, "Q5", "any: true", "any: 3", "expected true or false")
    yield Spoilt(quests, "Q5", "closest_to: 18", "closest_to: near", "expected a whole number")
    yield Spoilt(quests, "Q5", "{closest_to: 18}", "closest_to", "target is missing")
    yield Spoilt(quests, "Q6", "highest_power", "highest_pow", "did you mean 'highest_power'?")
    yield Spoilt(quests, "Q6", "fewest_companions", "turn_to_sub", "no verb 'turn_to_sub'")
    yield Spoilt(quests, "Q6", "stars: 2", "stars: 4", "not in 1..3")
    yield Spoilt(quests, "Q6", "stars: 2", "stars: 0", "not in 1..3")
    yield Spoilt(quests, "QW", "  warning: true\n", "", "0 [Warning] quests; the game needs exactly 1", WHOLE_FILE)
    yield Spoilt(quests, "Q3", "  text:", "  warning: true\n  text:", "7 regular Quest cards", WHOLE_FILE)
    yield Spoilt(gear, "EQ03", SHIPPED.record(gear, "EQ03"), "", "9 Equipment cards; the game needs 10", WHOLE_FILE)
    yield Spoilt(guild, "GM07", SHIPPED.record(guild, "GM07"), "", "19 Guild cards; the game needs 20", WHOLE_FILE)
    yield Spoilt(quests, "Q7", SHIPPED.record(quests, "Q7"), "", "7 regular Quest cards; the game needs 8", WHOLE_FILE)
    yield Spoilt(gear, "EQ09", "art: {prop: overlong_spear}", "art: {prop: overlong_spear", "not closed", ANYWHERE)
    yield Spoilt(guild, "GA02", "[peek_equipment]", "[peek_equipment", "not closed", ANYWHERE)
    yield Spoilt(quests, "Q4", "name: Let", "name: Let: ", "put the text in quotes")
    yield Spoilt(guild, "GM03", "  power: 3", "\tpower: 3", "indent with spaces")
    yield Spoilt(quests, "Q2", "  stars: 1", "   stars: 1", "", ANYWHERE)


EVERY = [*misspelt_verbs(), *missing_subs(), *wrong_powers(), *missing_fields(), *written_by_hand()]


def test_there_are_a_hundred() -> None:
    assert len(EVERY) >= 100 and len(set(EVERY)) == len(EVERY)


@pytest.mark.parametrize("spoilt", EVERY, ids=str)
def test_a_faulty_file_is_refused_with_file_line_and_reason(spoilt: Spoilt, tmp_path: Path) -> None:
    SHIPPED.refuse(tmp_path, spoilt)
