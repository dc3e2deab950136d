"""night: a games night: who comes, what is played, the standings between the games, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

import pygame

from game.company import CRESTS
from game.engine.nodes import listed
from game.engine.words import counted
from game.modes.honours import Honour, best
from game.modes.night import Nights
from game.modes.pairing import sizes_of
from game.modes.programme import (
    GAMES_OF_A_NIGHT,
    MOST_AHEAD,
    PEOPLE,
    WORTH,
    Guest,
    Night,
    fault_of,
    minutes_of,
    options_of,
)
from game.rules import GAMES
from game.ui.draw import rooms
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.games import FACED, cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, pad, row, when
from game.ui.scenes import nightly
from game.ui.scenes.boxes import cover
from game.ui.scenes.moded import Moded
from game.ui.scenes.people import house_signs
from game.ui.scenes.setup import NAMES
from game.ui.table.crests import seat_medal
from game.ui.widgets.choices import Dropdown
from game.ui.widgets.field import TextField
from game.ui.widgets.header import HEAD, Header
from game.ui.widgets.values import Toggle

if TYPE_CHECKING:
    from game.ui.house.house import House

SIDE = 470.0  # units of what stands beside the standings
SMALL = (134.0, 104.0)  # units of the picture in a small window
TABLES = "Where a game seats fewer, you play at several tables in turn."
MEET = "New faces meet first, then those close in points."
AHEAD = "Who is new to games may begin some points ahead."
FIRST, MANY = 3, 2  # a first night is proposed so many games, each for more players than that


class NightScene(Moded):
    """`guests` and `games` are those of the night that is being set up."""

    def __init__(self, app: House) -> None:
        super().__init__(app)
        self.kept = Nights(app.folders)
        self.guests = [Guest(NAMES[crest], crest) for crest in CRESTS[:4]]
        self.games = [name for name in FACED if GAMES[name].seats[1] > MANY][:FIRST]
        self.shorter = True
        self.honours: list[Honour] = []
        self.looked: set[str] = set()  # saves of the night that have been looked through for honours

    def look_anew(self) -> None:
        """What has come about since."""
        self.kept = Nights(self.parlour.folders)
        if not self.looked <= {*self.kept.ended()}:
            self.looked, self.honours = set(), []
        while self.parlour.pictures.patient and self._look_through():
            pass
        self.warn(self.kept.message)
        self.set_out()

    def _look_through(self) -> bool:
        """One more of the games that have ended, for what was remarkable in it; whether there was one."""
        save = next((save for save in self.kept.ended() if save not in self.looked), None)
        if save is None:
            return False
        self.looked.add(save)
        self.honours = best([*self.honours, *self.kept.remarkable(save)])
        return True

    def update(self, dt: float) -> bool:
        looked = self._look_through()
        if looked:
            self.set_out()
        return super().update(dt) or looked

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        if self.kept.night is None:
            return self._setting_up()
        night = self.kept.night
        pictures = self.parlour.pictures
        shown = self.painted(partial(nightly.standings, self.kept, pictures)).min(420, 44 + 34 * len(night.guests))
        table = self.panel(self._over(), shown.share(), ico="star")
        row_of = self.painted(partial(nightly.programme, self.kept, pictures)).min(420, 84).like(h=140).max(h=148)
        many, honoured = len(self.honours), partial(nightly.honoured, self.honours)
        honours = first(
            self.painted(honoured).min(max(300, nightly.HONOUR * many), 44),
            self.painted(honoured).min(nightly.HONOUR * -(-many // 2), 88),
        ).share()
        keep = self.button("picture", "Picture", self.keep_picture, ico="eye", high=40)
        foot = self.panel("", first(row(honours, keep, gap=12), column(honours, keep, gap=6)))
        above, picture, below, go = self._next_box()
        told = column(*above, *below, box().share(), gap=8).min(180).max(w=210)
        upright = column(*above, picture.min(90, 90).share(), *below, gap=10)
        shown = first(row(picture.min(90, 90).share(), told, gap=14), upright) if below else upright
        side = self.panel("", shown.share(), go, gap=10, tone="paper")
        head = Header("Games night", self.back, night.title, "glass", house_signs(self.parlour))
        wide = column(row(table.share(), side.min(320).like(w=SIDE).max(w=SIDE), gap=14).share(), row_of, foot, gap=12)
        tall = column(table.share(), row_of, foot, side, gap=12)
        small = self.pictured(picture, SMALL, box().share(), *above, *below)
        listed = self.scrolled("next", self.panel("", small, tone="paper"), "paper").min(h=80)
        names = self._plain_standings()
        pages = [("Next", column(listed.share(), go, gap=8)), ("Standings", names), ("Honours", self._plain_honours())]
        return self.headed(head, wide, tall, self.tabbed(pages))

    def _over(self) -> str:
        """How far the night is when the standings are what is shown."""
        if (after := self.kept.next()) is None:
            return "How the night ended"
        if after[0]:
            return f"Standings after {counted(after[0], 'game')}"
        begun = after[1] > 0 or self.kept.begun(*after) is not None
        return "During the first game" if begun else "Before the first game"

    def _plain_standings(self) -> Box:
        """The standings as words, where there is no room for all games."""
        assert self.kept.night is not None
        lines = [
            row(
                self.words(f"{line.place}. {self.kept.night.guests[line.guest].name}", "heading").share(),
                self.words(f"{line.total:g}", "number_large", align="r"),
                gap=10,
            )
            for line in self.kept.lines()
        ]
        return self.scrolled("standings", self.panel("", *lines, gap=6)).min(h=80)

    def _plain_honours(self) -> Box:
        told = [self.words(f"{one.kind}: {one.name}, {one.line}", "note", wraps=True) for one in self.honours]
        none = [self.words("What is remarkable will stand here.", "note", wraps=True)]
        keep = self.button("picture", "Picture", self.keep_picture, ico="eye", high=40)
        return self.scrolled("honours", self.panel("", *(told or none), keep, gap=8)).min(h=80)

    # ---- what is next -----------------------------------------------------------------------------------------
    def _next_box(self) -> tuple[list[Box], Box, list[Box], Box]:
        """The game that comes, its picture, who sits where, and the way to it; at the end who has won."""
        assert self.kept.night is not None
        look, night, after = self.style.palette, self.kept.night, self.kept.next()
        if after is None:
            best = self.kept.best()
            faces = row(*(self.painted(partial(self._face, guest.crest)).min(40, 80).share() for guest in best), gap=8)
            won = self.words(f"{self.kept.won()}!", "title", look.ink, wraps=True, align="c")
            return [won], faces, [], self.onward("Another night", self.anew, ".again")
        game, table = after
        seating, box_of = self.kept.seatings[game], cover_of(night.games[game])
        names = ", ".join(night.guests[one].name for one in seating.tables[table])
        tables = len(seating.tables)
        lines = [f"{names}; {night.guests[seating.tables[table][0]].name} sits first."]
        if tables > 1:
            lines.insert(0, f"Table {table + 1} of {tables}. {MEET}")
        if seating.rests is not None:
            lines.append(f"{night.guests[seating.rests].name} sits this one out, for 2 points.")
        lines.append(f"Places bring {listed(map(str, WORTH[: len(seating.tables[table])]))} points.")
        if rules := GAMES[night.games[game]].unusual(options_of(night, night.games[game])):
            lines.append(f"{rules}.")
        lines.append(f"About {counted(minutes_of(night, night.games[game]), 'minute')}.")
        picture = self.painted(partial(self._cover, night.games[game]))
        begun = self.kept.begun(game, table) is not None
        said = "Go on" if begun else f"Begin game {game + 1}" + (f", table {table + 1}" if tables > 1 else "")
        above: list[Box] = [
            self.words(f"GAME {game + 1} OF {len(night.games)}", "caption", look.garnet),
            self.words(box_of.title, "title", look.ink, wraps=True),
        ]
        below: list[Box] = [self.words(line, "note", look.fade, wraps=True) for line in lines]
        return above, picture, below, self.onward(said, self.play_next, ".play")

    def _face(self, crest: str, s: Sheet, at: Area) -> None:
        r = min(at[2], at[3], 200) / 2 - 8
        seat_medal(s, self.parlour.pictures, crest, at[0] + at[2] / 2, at[1] + at[3] / 2, r)

    def _cover(self, name: str, s: Sheet, at: Area) -> None:
        wide = min(at[2], at[3] * 0.66)
        image = cover(self.parlour.pictures, cover_of(name), round(wide * s.u))
        x, y = at[0] + (at[2] - wide) / 2, at[1] + (at[3] - image.get_height() / s.u) / 2
        s.blit(image, x, y)

    def play_next(self) -> object:
        """To the table that is next, begun or new."""
        after = self.kept.next()
        assert after is not None
        return self.to_table(self.kept.begun(*after), lambda: self.kept.deal(*after))

    def keep_picture(self) -> None:
        """A PNG beside everything else that is kept."""
        assert self.kept.night is not None
        place = self.parlour.folders.place("pictures", f"night-{self.kept.night.seed}.png")
        try:
            if place is None:
                raise OSError("there is no folder to keep it in")
            place.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(nightly.picture(self.kept, self.honours, self.parlour.pictures), place)
        except (OSError, pygame.error) as error:
            self.parlour.toast(f"The picture could not be kept: {error}", "warn")
            return
        self.parlour.toast(f"Kept as {place}", "good")

    def anew(self) -> None:
        self.kept.begin(None)
        self.look_anew()

    # ---- setting up -------------------------------------------------------------------------------------------
    def _setting_up(self) -> Box:
        look, many = self.style.palette, len(self.guests)
        rows = [self._guest(n) for n in range(many)]
        full = "" if many < PEOPLE[1] else f"No more than {PEOPLE[1]} can come."
        few = "" if many > PEOPLE[0] else f"It takes {PEOPLE[0]} at least."
        more = self.button("more", "One more", self._more, ico=".plus", high=38, enabled=not full, why_not=full)
        fewer = self.button("fewer", "One fewer", self._fewer, high=38, enabled=not few, why_not=few)
        told = self.words(AHEAD, "note", look.soft, wraps=True)
        people = self.panel("Who comes", *rows, row(more, fewer, gap=8), told, ico="hero", gap=8)
        names = [GAMES[name].title for name in FACED]
        slots = []
        for n, game in enumerate(self.games):
            at, change = partial(FACED.index, game), self._game(n)
            slots.append(
                self.leaf(Dropdown(f"game/{n}", 0, 0, 0, f"Game {n + 1}", names, at, change), 200, 40).max(h=40)
            )
        room, spare = len(self.games) < GAMES_OF_A_NIGHT[1], len(self.games) > GAMES_OF_A_NIGHT[0]
        late = "" if room else f"A night has no more than {GAMES_OF_A_NIGHT[1]} games."
        short = "" if spare else f"A night has at least {GAMES_OF_A_NIGHT[0]} games."
        longer = self.button("longer", "One game more", self._longer, high=38, enabled=room, why_not=late)
        less = self.button("less", "One less", self._less, high=38, enabled=spare, why_not=short)
        shorter = Toggle("short", 0, 0, "Shorter games", lambda: self.shorter, self._shorter)
        minutes = sum(minutes_of(self.night(), name) for name in self.games)
        apart = not fault_of(self.night()) and any(sizes != (many,) for sizes in sizes_of(self.night()))
        met = (TABLES, MEET) if apart else ()
        played = self.panel(
            "What is played",
            *slots,
            row(longer, less, gap=8),
            row(self.words("Shorter games", "step").share(), self.leaf(shorter).size(56, 30), gap=10),
            *(self.words(line, "note", look.soft, wraps=True) for line in (f"About {minutes} minutes.", *met)),
            ico="die",
            gap=8,
        )
        fault = fault_of(self.night())
        go = self.onward("Begin the night", self.begin, ".play", fault)
        note = "a row of games for everybody at home"
        head = self.leaf(Header("Games night", self.back, note, "glass", house_signs(self.parlour)), 400, HEAD)
        shown = self.painted(self._proposed).min(420, 84).like(h=240).share()
        beside = row(people.share(), played.share(), gap=14)
        both = first(
            when(lambda w, h: w >= h, column(beside, shown, gap=12)),
            when(lambda w, h: w >= h, beside),
            column(people, played, shown, gap=12),
            column(people, played, gap=12),
            self.scrolled("night", column(people, played, gap=12)).min(h=100),
        )
        return column(head.max(h=HEAD), pad(column(both.share(), go.max(w=640), gap=12), air=(14, 12, 14, 14)).share())

    def _proposed(self, s: Sheet, at: Area) -> None:
        if not fault_of(self.night()):
            nightly.proposed(self.night(), self.parlour.pictures, s, at)

    def _guest(self, n: int) -> Box:
        guest = self.guests[n]
        value, change = partial(self._name_of, n), partial(self._rename, n)
        name = TextField(f"name/{n}", NOWHERE, f"Name {n + 1}", value, change, most=20)
        points = [f"{ahead} ahead" if ahead else "even" for ahead in range(MOST_AHEAD + 1)]
        given = partial(int, guest.ahead)
        ahead = Dropdown(f"ahead/{n}", 0, 0, 0, "Points given ahead", points, given, self._ahead(n))
        face = self.painted(partial(self._face, guest.crest)).size(46, 44)
        return row(face, self.leaf(name, 120, 40).max(h=40).share(), self.leaf(ahead, 116, 40).size(116, 40), gap=8)

    def _name_of(self, n: int) -> str:
        return self.guests[n].name

    def _rename(self, n: int, name: str) -> None:
        self.guests[n] = self.guests[n]._replace(name=name)

    def _ahead(self, n: int) -> Callable[[int], object]:
        def change(points: int) -> None:
            self.guests[n] = self.guests[n]._replace(ahead=points)
            self.set_out()

        return change

    def _game(self, n: int) -> Callable[[int], object]:
        def change(at: int) -> None:
            self.games[n] = FACED[at]
            self.set_out()

        return change

    def _more(self) -> None:
        crest = next(crest for crest in CRESTS if crest not in {guest.crest for guest in self.guests})
        self.guests.append(Guest(NAMES[crest], crest))
        self.set_out()

    def _fewer(self) -> None:
        self.guests.pop()
        self.set_out()

    def _longer(self) -> None:
        self.games.append(next((name for name in FACED if name not in self.games), FACED[0]))
        self.set_out()

    def _less(self) -> None:
        self.games.pop()
        self.set_out()

    def _shorter(self, on: bool) -> None:
        self.shorter = on
        self.set_out()

    def night(self) -> Night:
        """The one that is being set up, its seed aside."""
        return Night(0, tuple(self.guests), tuple(self.games), self.shorter)

    def begin(self) -> None:
        self.kept.begin(self.night()._replace(seed=SystemRandom().getrandbits(32)))
        self.look_anew()

    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rooms.ground(s, bleed, "night", rooms.wall((bleed[2] * 0.4, bleed[3] * 0.25)), self.parlour.pictures)
