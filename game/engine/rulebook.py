"""Rulebook: a game's rules in our own words: chapters and numbered sections with rulings, found by number or words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HEADING = re.compile(r"(#{1,6})\s+(?:(\d+(?:\.\d+)*)\.?\s+)?(.+)")
IDS = re.compile(r"\s*\[([A-Z][A-Za-z0-9]*-[A-Z0-9-]+(?:\s*,\s*[A-Z][A-Za-z0-9]*-[A-Z0-9-]+)*)\]\s*$")
RULING = re.compile(r"(?:\*\*|\*)?Ruling\.?(?:\*\*|\*)?\.?\s*")


class Paragraph(NamedTuple):
    """Some sentences; `ids` are those of the rules they tell. A ruling settles what the printed rules leave open."""

    text: str
    ruling: bool
    ids: tuple[str, ...]


class Section(NamedTuple):
    """A heading and what stands under it. `level` 2 is a chapter, 3 a section of it; `number` "2.2", or ""."""

    number: str
    title: str
    level: int
    paragraphs: tuple[Paragraph, ...]


class Hit(NamedTuple):
    """Where words were found: a section and the paragraph in it, or -1 for its heading."""

    section: int
    paragraph: int


class Rulebook(NamedTuple):
    """A whole book. Sections stand in the order of the file."""

    title: str
    sections: tuple[Section, ...]

    def section(self, number: str) -> Section | None:
        """The section with a number; for a number that is not there the nearest one above it ("2.2.1" gives "2.2")."""
        at = self.at(number)
        return None if at is None else self.sections[at]

    def at(self, number: str) -> int | None:
        """The place of a section in the book, as `section` finds it."""
        places = {section.number: i for i, section in enumerate(self.sections) if section.number}
        while number and number not in places:
            number = number.rpartition(".")[0]
        return places.get(number)

    def of_rule(self, id: str) -> Section | None:
        """The section that tells a rule, by the rule's id."""
        return next((section for section in self.sections if any(id in p.ids for p in section.paragraphs)), None)

    def chapter(self, at: int) -> int:
        """The place of the chapter that a section belongs to."""
        return next((i for i in range(at, -1, -1) if self.sections[i].level <= 2), 0)

    def find(self, words: str) -> tuple[Hit, ...]:
        """Every heading and paragraph that holds all the words, or parts of words, in any order and case."""
        wanted = words.casefold().split()
        return tuple(self._hits(wanted)) if wanted else ()

    def _hits(self, wanted: list[str]) -> Iterator[Hit]:
        for i, section in enumerate(self.sections):
            if _holds(f"{section.number} {section.title}", wanted):
                yield Hit(i, -1)
            for j, paragraph in enumerate(section.paragraphs):
                if _holds(f"{paragraph.text} {' '.join(paragraph.ids)}", wanted):
                    yield Hit(i, j)


def _holds(text: str, wanted: list[str]) -> bool:
    plain = text.replace("*", "").casefold()
    return all(word in plain for word in wanted)


def read_rulebook(path: Path) -> Rulebook:
    """The book in a file. OSError when it cannot be read; odd lines are taken as text, nothing in it is refused."""
    return parse_rulebook(path.read_text(encoding="utf-8", errors="replace"))


def parse_rulebook(text: str) -> Rulebook:
    """The book in a text: `# Title`, `## 2 Chapter`, `### 2.2 Section`, paragraphs, `> Ruling.` ones, `- items`."""
    title = ""
    sections: list[Section] = []
    for block in _blocks(text):
        heading = HEADING.fullmatch(block)
        if heading and len(heading[1]) == 1:
            title = f"{heading[2]} {heading[3]}" if heading[2] else heading[3]
        elif heading:
            sections.append(Section(heading[2] or "", heading[3].strip(), len(heading[1]), ()))
        else:
            if not sections:
                sections.append(Section("", title or "Rules", 2, ()))
            last = sections[-1]
            sections[-1] = last._replace(paragraphs=(*last.paragraphs, _paragraph(block)))
    return Rulebook(title, tuple(sections))


def _blocks(text: str) -> Iterator[str]:
    """Headings and paragraphs, each on one line; an item of a list is a paragraph of its own."""
    gathered: list[str] = []
    for line in [*text.splitlines(), ""]:
        line = line.strip()
        quoted = line.startswith(">")
        begins = (
            not line
            or line.startswith(("#", "- "))
            or quoted
            and not (gathered and gathered[0].startswith(">"))
            or quoted
            and bool(RULING.match(line[1:].strip()))
            or bool(gathered)
            and gathered[0].startswith("#")
        )
        if begins and gathered:
            yield " ".join(gathered)
            gathered = []
        if line == ">" and gathered:
            continue
        if line:
            gathered.append(line[1:].strip() if quoted and gathered else line)


def _paragraph(block: str) -> Paragraph:
    ids: tuple[str, ...] = ()
    if found := IDS.search(block):
        ids = tuple(word.strip() for word in found[1].split(","))
        block = block[: found.start()]
    ruling = block.startswith(">")
    if ruling:
        block = RULING.sub("", block[1:].strip(), count=1)
    return Paragraph(block.strip(), ruling, ids)
