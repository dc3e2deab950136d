"""Faults put into the rules: at least 97 of 100 are noticed by a test that says what the rule is."""

from __future__ import annotations

import pytest

from tests import mutations

ENOUGH = 0.97


def test_the_choice_of_faults_is_the_same_for_a_seed_and_spread_over_the_games() -> None:
    one, two = mutations.chosen(5, 60), mutations.chosen(5, 60)
    assert one == two != mutations.chosen(6, 60)
    assert [sum(fault.game == game for fault in one) for game in mutations.GAMES] == [12] * 5


def test_every_fault_is_python_and_changes_the_line_that_it_names() -> None:
    faults = mutations.chosen(7, 60)
    assert len(faults) == 60 and all(fault.old != fault.new for fault in faults)
    for fault in faults[:60]:
        compile(fault.text, fault.file, "exec")


def test_what_is_called_equivalent_is_a_fault_that_could_be_chosen() -> None:
    assert mutations.EQUIVALENT
    for file, old, new in mutations.EQUIVALENT:
        lines = [(fault.old, fault.new) for fault in mutations.mutations_of(mutations.ROOT / file)]
        assert lines.count((old, new)) == 1, "one line of the source and no other"


def test_a_fault_meets_the_tests_of_its_module_first_then_all_others_but_the_golden_games_then_the_laws() -> None:
    near, others, laws = mutations.tests_of("montoons", "terrain")
    assert near[0] == "tests/rules/montoons/test_terrain.py"
    assert sorted((*near, *others)) == sorted(
        path.relative_to(mutations.ROOT).as_posix()
        for path in (mutations.ROOT / "tests/rules/montoons").glob("test_*.py")
        if path.stem != "test_golden"
    )
    assert all((mutations.ROOT / path).exists() for path in laws[:-2]) and laws[-2:] == ["-k", "montoons"]


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_faults_in_the_rules_are_noticed_without_the_golden_games() -> None:
    verdicts = list(mutations.judged(mutations.chosen(1, mutations.COUNT), 2))
    print("", *[mutations.row(number, one) for number, one in enumerate(verdicts, 1)], sep="\n")
    print(mutations.summary(verdicts))
    assert mutations.killed_share(verdicts) >= ENOUGH
