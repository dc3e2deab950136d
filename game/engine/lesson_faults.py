"""Faults of a lesson: whether it can be played, points at what is there, and tells the numbers of its table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from game.engine.agenda import say
from game.engine.data import DataError, Fault
from game.engine.lesson import Lesson, LessonRun, LessonStep, play_lesson
from game.engine.rulebook import Rulebook

FAMILIES = {"die": "dice", "box": "boxes", "slot": "slots", "track": "strengths"}
SHEET = {"dice", "boxes", "shells", "berries", "slots", "reserve", "strengths"}  # fields of a state seen on the table
NUMBER = re.compile(r"(?<![\w.])\d+")


def faults_of_play(lesson: Lesson, content: Any, book: Rulebook) -> list[Fault]:
    """All that is wrong with a lesson as it is played: each fault with the line of its step. What cannot be played on
    is the last one."""
    cards = numbers_by_name(content)
    found: list[Fault] = []

    def look(run: LessonRun) -> None:
        assert run.step is not None
        found.extend(run.step.where.fault(why) for why in wrong_in(run, run.step, content, book, cards))

    try:
        play_lesson(lesson, content, look)
    except DataError as error:
        found.extend(error.faults)
    return found


def wrong_in(
    run: LessonRun, step: LessonStep, content: Any, book: Rulebook, cards: Mapping[str, set[int]]
) -> Iterator[str]:
    """What is wrong with a step where it stands, each in a sentence."""
    keys = {option.key for option in run.match.decision.options} if run.match.decision else set()
    section = book.section(step.rule) if step.rule else None
    if step.rule and (section is None or section.number != step.rule):
        yield f"rule: the rulebook has no section {step.rule}"
    if step.after and step.answer is not None:
        yield "after: a step that waits for an answer shows all that has happened"
    if step.after and run.told_at(step.after) is None:
        yield f"after: no line of the log has {step.after!r} since the step before"
    for key in step.wrong:
        if key == step.answer or key not in keys:
            yield f"wrong: {key!r} is no other choice here"
    there = things_of(run, content)
    for target in step.targets:
        family = target.partition("/")[0]
        if not {target, target.removeprefix("hex/"), FAMILIES.get(family, family)} & there:
            yield f"at: there is no {target!r}"
    if step.answer in keys and not points_at(run, step, content):
        yield f"at: {step.answer!r} does not lie there"
    known = known_numbers(run, step, book, cards)
    told, wrong = told_numbers(run.match.state, step.numbers)
    yield from wrong
    known |= told
    for number in numbers_in(step.say):
        if number not in known:
            yield f"say: {number} is told neither by its cards, its rule nor the log"


def points_at(run: LessonRun, step: LessonStep, content: Any) -> bool:
    """Whether the answer of a step is one of the things it points at."""
    assert run.match.decision is not None
    option = next(option for option in run.match.decision.options if option.key == step.answer)
    return option.key in step.targets or option.at in {
        *step.targets,
        *(content.ids[one] for one in step.targets if one in content.ids),
    }


def things_of(run: LessonRun, content: Any) -> set[Any]:
    """All that a step may point at: choices, cards, zones, spaces of the map, seats."""
    state = run.match.state
    options = run.match.decision.options if run.match.decision else ()
    there: set[Any] = {word for option in options for word in (option.key, option.at)} | set(state.zones)
    there |= {zone.partition("/")[0] for zone in state.zones if zone.startswith("matrix/")}  # all nine cells
    there |= set(getattr(content, "ids", ())) | {f"seat/{seat}" for seat in range(state.seats)}
    there |= set(vars(state)) & SHEET
    ground = getattr(state, "kingdom", None) or getattr(state, "arena", None)
    return there | set(getattr(ground, "by_key", ()))


# --- numbers


def numbers_in(text: str) -> list[int]:
    """The numbers that a sentence tells in digits."""
    return [int(found) for found in NUMBER.findall(text)]


def known_numbers(run: LessonRun, step: LessonStep, book: Rulebook, cards: Mapping[str, set[int]]) -> set[int]:
    """What is told where a step stands: by the cards it names, its rule, the question, and the log since the learner's
    last answer."""
    match, texts = run.match, []
    if step.rule and (section := book.section(step.rule)):
        texts += [paragraph.text for paragraph in section.paragraphs]
    if match.decision and run.until == len(match.events):
        texts += [say(match.decision.prompt), *(say(option.label) for option in match.decision.options)]
    mine = [n for n, answer in enumerate(match.answers) if answer.seat == run.lesson.learner]
    since = match.marks[mine[-1]] if mine else 0
    texts += [line for number, line in run.lines(since) if number < run.until]
    found = {number for text in texts for number in numbers_in(text)}
    return found.union(*(numbers for name, numbers in cards.items() if name in step.say))


def numbers_by_name(content: Any) -> dict[str, set[int]]:
    """The numbers of every card, counter, sheet and action that has a name."""
    found: dict[str, set[int]] = {}
    for value in vars(content).values() if hasattr(content, "__dict__") else content:
        numbers_below(value, found)
    return found


def numbers_below(value: Any, found: dict[str, set[int]]) -> set[int]:
    """All numbers below a value; those of what has a name are put down under it, too."""
    if isinstance(value, bool):
        return set()
    if isinstance(value, int):
        return {value}
    if isinstance(value, str):
        return set(numbers_in(value))
    if isinstance(value, Mapping):
        return set().union(*(numbers_below(each, found) for each in value.values()))
    if (parts := parts_of(value)) is not None:
        below = set().union(*(numbers_below(parts[name], found) for name in parts if name not in ("where", "id")))
        if isinstance(name := parts.get("name"), str) and name:
            found.setdefault(name, set()).update(below)
        return below
    if isinstance(value, (list, tuple, set, frozenset)):
        return set().union(*(numbers_below(each, found) for each in value))
    return set()


def parts_of(value: Any) -> Mapping[str, Any] | None:
    """The fields of a dataclass or of a tuple with names; None for anything else."""
    if isinstance(value, type):
        return None
    if is_dataclass(value):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return value._asdict() if isinstance(value, tuple) and hasattr(value, "_asdict") else None


def told_numbers(state: Any, numbers: Mapping[int, str]) -> tuple[set[int], list[str]]:
    """The numbers of a text for which it is said where they stand, and what is wrong with that, each in a sentence."""
    wrong = []
    for number, words in numbers.items():
        try:
            value = measured(state, words)
        except (LookupError, TypeError, ValueError, AttributeError):
            wrong.append(f"numbers: nothing is called {words!r}")
            continue
        if value != number:
            wrong.append(f"numbers: {words} is {value}, not {number}")
    return set(numbers), wrong


def measured(state: Any, words: str) -> Any:
    """A value of the game by its words: "round", or of a seat counted from 1 "hp 1", or a sum, "hp 1 - 2". LookupError,
    AttributeError, TypeError, ValueError: there is none."""
    for sign, way in ((" + ", 1), (" - ", -1)):
        if sign in words:
            before, _, after = words.rpartition(sign)
            return measured(state, before) + way * measured(state, after)
    if words.strip().isdigit():
        return int(words)
    word, *more = words.split()
    if word.startswith("_"):
        raise LookupError(word)
    value = getattr(state, word)
    index = [int(one) - 1 for one in more]
    if callable(value):
        return value(*index)
    for one in index:
        value = value[one]
    return value
