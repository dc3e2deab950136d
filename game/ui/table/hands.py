"""hands: what keys, pointer and gamepad do at a table besides choosing what they point at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.draw.shapes import inside
from game.ui.table.answers import Answers
from game.ui.table.eyes import Eyes
from game.ui.table.frame import Frame
from game.ui.table.news import News, view_of
from game.ui.table.past import Past
from game.ui.table.pausing import Pausing
from game.ui.table.peeks import plate_of
from game.ui.table.question import Hint, Question
from game.ui.table.seating import Seating
from game.ui.window.focus import Control, Focus, Given

if TYPE_CHECKING:
    from game.ui.house.house import House


@dataclass(eq=False)
class Hands:
    """`controls`: all that can be pointed at; `open_eyes`: what is one's own was covered or uncovered; `home`: back to
    the present, or to where a table was opened from."""

    app: House
    focus: Focus
    eyes: Eyes
    news: News
    past: Past
    question: Question
    hint: Hint
    answers: Answers
    seating: Seating
    pausing: Pausing
    frame: Frame
    controls: Callable[[], Sequence[Control]]
    open_eyes: Callable[[], None]
    home: Callable[[], object]

    def on_given(self, given: Given) -> object:
        if self.peek(given):
            return True
        question = self.question.open
        if self.question.deaf and given.kind == "key" and (given.key.isdigit() or given.action == "choose"):
            return True
        if self.echoes(given):
            return True
        choosing = given.kind == "key" and given.action == "choose"
        if choosing and self.hint.holds(self.focus.here(self.controls())):
            return True
        if given.kind == "key" and not given.repeat and given.key.isdigit() and question and not self.writing():
            if (done := self.frame.taken(given)) is not None:
                return done
            if 0 < (number := int(given.key)) <= len(question.options):
                self.answers.answer(question.options[number - 1].key)
                return True
        if given.kind == "press" and given.button == 2:
            return self.on_action("why")
        if given.kind == "key" and len(given.key) == 1 and self.writing():
            return None
        if self.frame.refuses(given):
            return True
        return self.pausing.on_given(given, self.focus.at) or self.frame.taken(given)

    def echoes(self, given: Given) -> bool:
        """Whether a press is the second of a double click, and what lay there first has given way to something else."""
        if not self.question.echo or given.kind != "press" or given.button != 1 or self.focus.moved_to(*given.at):
            return False
        under = self.focus.pointed(self.controls(), *given.at)
        return under is not None and under.id != self.focus.latest

    def writing(self) -> bool:
        """Whether letters go into a field, or what a note is about is chosen: digits answer nothing then."""
        return self.frame.jotpick.asks or any(one.typing for one in self.controls() if one.id == self.focus.at)

    def peek(self, given: Given) -> bool:
        """Whether what a seat alone knows has been covered or uncovered: by the key, by a plate for looking, which a
        key or button holds, too, or by a card of the looker that lies face down."""
        by: int | str = given.action if given.kind in ("key", "key_up") else given.button
        if given.kind in ("key_up", "release"):
            if by and by == self.eyes.held_by:
                self.eyes.cover()
        elif given.kind == "key" and by == "peek":
            self.eyes.hold(self.eyes.looker, by)
        elif given.kind == "key" and by == "choose" and plate_of(self.focus.at) is not None and not given.repeat:
            self.eyes.hold(plate_of(self.focus.at), by)
        elif given.kind == "press" and (held := self.lifted(given)) is not None:
            self.eyes.hold(held, by)
        if self.news.viewer == self.eyes.viewer:
            return False
        self.open_eyes()
        return True

    def lifted(self, given: Given) -> int | None:
        """Whose secrets a press uncovers, None for nobody's: it is on the plate of a seat, or on a card that the looker
        keeps covered: there the right button looks, and the left one where no choice lies on it."""
        under = [one for one in self.controls() if one.covers(*given.at)]
        if plates := [one.id for one in under if one.id == "bar/peek" or plate_of(one.id) is not None]:
            return self.eyes.looker if plates[-1] == "bar/peek" else plate_of(plates[-1])
        if self.news.busy or given.button == 1 and any(one.tags.get("key") and one.enabled for one in under):
            return None
        boxes = (self.frame.view.where(zone, at) for zone, at in self.covered())
        covered = any(box is not None and inside(box, *given.at) for box in boxes)
        return self.eyes.looker if covered else None

    def covered(self) -> Iterator[tuple[str, int]]:
        """Where the cards lie that who looks may see and keeps face down: zone and place in it."""
        if not self.eyes.face_down:
            return
        shown = self.news.common.zones
        for zone, cards in view_of(self.news.match.state, self.eyes.looker)["zones"].items():
            yield from ((zone, at) for at, card in enumerate(cards) if card is not None and shown[zone][at] is None)

    def on_action(self, action: str) -> object:
        frame = self.frame
        match action:
            case "undo":
                self.seating.undo()
            case "hint":
                self.hint.ask()
            case "peek":
                self.app.toast(self.eyes.peek_words())
            case "log":
                frame.turn_to(frame.log)
            case "note":
                return frame.note_on(frame.view.pointed or self.focus.over)
            case "bookmark":
                frame.bookmark()
            case "tally":
                frame.turn_to(frame.tally)
            case "find":
                frame.seek()
            case "rulebook":
                frame.turn_to(frame.rules)
            case "return" if self.past.shown or frame.view.imagined:
                return self.home()
            case "return" if self.seating.away():
                self.seating.sit_down()
            case "why":
                frame.why.on_key()
            case "zoom":
                frame.zoom.toggle(frame.zoom.card_at(frame.view.pointed))
            case _:
                if self.eyes.learning or not (frame.line.on_key(action) or frame.bookmarks.on_key(action)):
                    return None
        self.app.dirty = True
        return True
