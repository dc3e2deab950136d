"""day: the deal of the day: what is dealt, how Hard fares on it, what came of one's own games, and the days before."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from game.engine.words import counted, listed
from game.modes.bouts import begun
from game.modes.day import diary as diaries
from game.modes.day import par as pars
from game.modes.day.deals import Deal, deal_of, plans, read_code
from game.modes.day.diary import Diary, text_of, told_lead, told_mean
from game.modes.day.par import Par
from game.modes.day.trials import Trials
from game.rules import GAMES
from game.sitting import Sitting
from game.ui.draw import rooms
from game.ui.draw.cast import art_line
from game.ui.draw.paint import NOWHERE, Area, Sheet
from game.ui.draw.rooms.lodgings import vista
from game.ui.draw.shapes import CONTROL, frame, put
from game.ui.games import cover_of
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, overlay, pad, row
from game.ui.scenes.daywares import Calendar, GameTab, draw_leaf, draw_stars, fact, paper_plate
from game.ui.scenes.people import LEVEL_NAMES, house_signs
from game.ui.style.metrics import EVEN
from game.ui.widgets.controls import Button
from game.ui.widgets.field import TextField
from game.ui.widgets.header import Header
from game.ui.widgets.line import copy
from game.ui.widgets.looks import RED
from game.ui.window.scene import Pop, Push, Reset

if TYPE_CHECKING:
    from game.ui.house.house import House

NOTE = "the same for everybody, from the date alone"
STARS = "\u2605\u2606 "  # drawn, and not said, where there is a screen
TITLE = 270.0  # units of the words over the dark end of the picture, at most
SETTLED = 1500  # ms after which Hard begins to try the deal


STARRED = "A win brings a star, two at par, three beyond."


class Day(Calendar):
    """Opens at a day, in ISO form, and a game; without them at today and the game that was played last. While it is
    open, and while the deal is played from there, Hard tries it as often as its par wants, in a process beside it."""

    first = "play"
    counting = staticmethod(pars.counting)

    def __init__(self, app: House, day: str = "", game: str = "", today: date | None = None) -> None:
        now = today or diaries.today()
        super().__init__(Diary(app.folders), date.fromisoformat(day) if day else now, now)
        self.parlour = app
        last = app.settings.last_game
        self.game = game or (last if last in plans() else next(iter(plans())))
        self.typed = ""
        self.open_for = 0.0  # ms since another deal was shown
        self.running = ""  # the name of a game of this deal that is not over
        self.trials: Trials | None = None
        self.deal: Deal = deal_of(self.game, self.day)

    def enter(self) -> None:
        self.resume(None)
        if self.diary.ledger.message:
            self.parlour.toast(self.diary.ledger.message, "warn")

    def leave(self) -> None:
        self._stop()

    def resume(self, result: object) -> object:
        done = super().resume(result)
        self.diary = Diary(self.parlour.folders)
        self.show(self.day, self.game)
        return done

    def show(self, day: date, game: str) -> None:
        """Another deal; what was counted of the one before is kept."""
        self._stop()
        self.day, self.game, self.open_for = day, game, 0.0
        self.month = day.replace(day=1)
        self.deal = deal_of(game, day)
        purpose = self.deal.bout("").purpose
        self.running = begun(self.parlour.folders, purpose) or ""
        self.set_out()

    # ---- the par ----------------------------------------------------------------------------------------------
    @property
    def par(self) -> Par | None:
        return self.diary.par(self.deal.key)

    def _stop(self) -> None:
        if self.trials:
            self.trials.close()
            self.trials = None

    def _try(self) -> None:
        """Let Hard begin, where its tries are still wanted."""
        wanted = self.diary.counted(self.deal.key) < plans()[self.game].tries
        if wanted and self.trials is None and not self.parlour.pictures.patient:
            self.trials = Trials(self.parlour.folders, self.deal, self.counting)

    def update(self, dt: float) -> bool:
        was, self.open_for = self.open_for, self.open_for + dt
        if was < SETTLED <= self.open_for:
            self._try()
        fresh = self.trials is not None and self.trials.poll()
        if fresh:
            self.diary = Diary(self.parlour.folders)
            self.set_out()
        return super().update(dt) or fresh

    def _go_on_beside(self, sitting: Sitting | None) -> None:
        """Hard goes on while the deal is played, so that its par is known by the end."""
        self._try()
        if sitting and self.trials:
            sitting.beside, self.trials = self.trials, None

    # ---- where everything lies --------------------------------------------------------------------------------
    def declare(self) -> Box:
        head = Header("Deal of the day", self.back, NOTE, "star", house_signs(self.parlour))
        whole = self.panel("", *self._deal(), tone="paper", gap=12)
        month, streak = self._month(), self._streak()
        wide = row(whole.min(560).share(1.05), column(month.share(), streak, gap=12).min(480).share(), gap=14)
        tall = column(whole.share(1.2), month.share(), streak, gap=12)
        low = self.panel(
            "", self.scrolled("deal", column(*self._low(), gap=8), "paper").min(h=120).share(), tone="paper"
        )
        days = column(month.share(), gap=8)
        friends = self.panel("", self._friends(), box().share(), tone="paper")
        rest = [("Calendar", days), ("Days in a row", column(streak, box().share())), ("Friends", friends)]
        picture, way = self.painted(self._picture, "figure"), self._way(short=True).min(150)
        leaf = self.painted(partial(draw_leaf, self.day)).size(112, 124)
        dated = column(row(box().share(), leaf, box().share()), picture.min(h=120).share(), way, gap=10)
        side = first(dated, column(picture.share(), way, gap=10))
        poor = row(self.tabbed([("Deal", low), *rest]).share(), side.size(w=170), gap=10)
        return self.headed(head, wide, tall, poor, little=(10, 8, 12, 16))

    def _deal(self) -> list[Box]:
        """All there is about the deal, from its picture down to what is told to friends."""
        return [self._banner().share(), self._games(), self._facts(), self._way().size(h=60), self._friends()]

    def _low(self) -> list[Box]:
        """The same without the picture, to be scrolled."""
        look = self.style.palette
        told = [self.words(words, "note", look.fade, wraps=True) for words in self._said()]
        title = self.words(self.deal.title, "title", look.ink, wraps=True)
        game = self.words(GAMES[self.game].title, "name", look.fade, wraps=True)
        return [self._games(), column(title, game, *told, gap=4), self._facts()]

    def _said(self) -> list[str]:
        """What kind of deal it is, in sentences."""
        rivals = [one.name for one in self.deal.rivals]
        level = LEVEL_NAMES[self.deal.rivals[0].level]
        rules = GAMES[self.game].unusual(self.deal.options)
        return [f"Against {listed(rivals)} ({level}).", *([f"{rules}."] if rules else []), STARRED]

    def _banner(self) -> Box:
        look = self.style.palette
        words = column(
            self.words(self.deal.title, "title", look.cream, wraps=True),
            self.words(GAMES[self.game].title, "name", look.gold, wraps=True),
            *(self.words(said, "note", look.paper, wraps=True) for said in self._said()),
            box().share(),
            gap=4,
        )
        leaf = self.painted(partial(draw_leaf, self.day)).size(112, 124).stick("n")
        told = row(leaf, words.min(180).max(w=TITLE).share(1), box().share(1.1), gap=18)
        return overlay(self.painted(self._picture), pad(told, 18, 16)).min(h=150)

    def _picture(self, s: Sheet, at: Area) -> None:
        x, y, w, h = at
        figure = self.deal.figure
        art = art_line(figure) if isinstance(figure, str) else figure
        s.blit(vista(self.parlour.pictures, art, (max(1, round(w * s.u)), max(1, round(h * s.u)))), x, y)
        put(s, at, frame(*at, 0, self.style.palette.brass, EVEN))

    def _games(self) -> Box:
        tabs = []
        for game in plans():
            best = self.diary.best([one for one in self.diary.entries if (one.day, one.game) == (self.day, game)])
            stars = self.diary.stars(best) if best else 0
            tab = GameTab(cover_of(game), stars, game == self.game, partial(self.show, self.day, game))
            tabs.append(self.leaf(tab, 62, 48).like(h=66).max(h=74).share())
        return pad(row(*tabs, gap=14), 4, 4)

    def _facts(self) -> Box:
        """One's own best, par, and what the third star asks for."""
        par, diary = self.par, self.diary
        games = diary.of(self.deal.key)
        best = diary.best(games)
        own = told_lead(best.done, self.game) if best else "not played yet"
        stars = self.painted(partial(draw_stars, diary.stars(best))).size(60, 18) if best else box().size(h=2)
        tries = counted(len(games), "game") if best else "as often as you like"
        many, done = plans()[self.game].tries, diary.counted(self.deal.key)
        mean, so_far = "not yet counted", diary.so_far(self.deal.key)
        if par or so_far is not None:
            mean = told_mean(par.mean) if par else f"{told_mean(so_far or 0.0)} so far"
        over = f"Hard over {many} tries" if par else f"{done} of {many} tries of Hard"
        third = f"{counted(par.third, plans()[self.game].counts.removesuffix('s'))} ahead" if par else "with the par"
        reached = f"Hard does it in {par.reached} of {par.tries}" if par else "what Hard rarely does"
        cells = [
            self._fact("YOUR BEST", own, tries, stars),
            self._fact("PAR", mean, over),
            self._fact("THIRD STAR", third, reached, look="gold"),
        ]
        return first(row(*(cell.min(150).share() for cell in cells), gap=10), column(*cells, gap=6))

    def _fact(self, head: str, figure: str, note: str, *more: Box, look: str = "") -> Box:
        colours = self.style.palette
        top = row(self.words(head, "caption", colours.wine).share(), *more, gap=4)
        said = [
            self.words(figure, "heading", colours.ink, wraps=True),
            self.words(note, "small", colours.fade, wraps=True),
        ]
        return overlay(self.painted(fact(look)), pad(column(top, *said, gap=0), 12, 8))

    def _way(self, short: bool = False) -> Box:
        played = bool(self.diary.of(self.deal.key))
        new = "Play it again" if played else "Play today's deal" if self.day == self.today else "Play this deal"
        words = "Go on with it" if self.running else new
        way = Button("play", NOWHERE, "Play" if short else words, self.begin, RED, ".play", lit=True)
        way.set(tip=f"{words}." if short else "")
        return self.leaf(way, 150, 52, "play/short" if short else "play").max(h=70)

    def _friends(self) -> Box:
        """What is copied, and the field for what a friend has copied."""
        look = self.style.palette
        lines = text_of(self.diary, self.deal, GAMES[self.game].title).split("\n")[1:]
        said = column(*(self.words(line.strip(STARS), "small", look.ink, wraps=True) for line in lines), gap=2)
        tip = "A few lines that name this deal: whoever types its code in plays the same one."
        share = self.button("copy", "Copy", self._copy, ico="menu", high=38, tip=tip)
        told = overlay(
            self.painted(paper_plate), pad(row(said.stick("w").min(170).share(), share.stick("e"), gap=10), 12, 8)
        )
        field = TextField(
            "code",
            NOWHERE,
            "A friend's code",
            lambda: self.typed,
            self._type,
            "a friend's code",
            ".key",
            400,
            self._open,
        )
        use = self.button("use", "Open", self._open, high=38)
        entry = row(self.leaf(field, 200, CONTROL).max(h=CONTROL).share(), use, gap=8)
        return first(
            row(told.min(290).share(1.3), entry.min(300).stick("c").share(), gap=12), column(told, entry, gap=8)
        )

    # ---- where it leads ---------------------------------------------------------------------------------------
    def _name(self) -> str:
        """Under which name the person plays: the first one of the last game of this title."""
        setup = self.parlour.settings.setups.get(self.game)
        chairs = setup.get("chairs", ()) if isinstance(setup, dict) else ()
        names = (row[1] for row in chairs if len(row) > 1 and row[0] == "person" and isinstance(row[1], str))
        return next(names, "").strip() or "Ada"

    def begin(self) -> object:
        """To the table, with a game of this deal; behind it lies the shelf."""
        from game.ui.scenes.kept import SHUT, open_kept

        if self.running:
            led = open_kept(self.parlour, self.running, lambda table: self._go_on_beside(table.sitting))
            return None if led == SHUT else led
        bout = self.deal.bout(self._name())
        sitting = bout.deal(self.parlour.folders, skip_single=self.parlour.settings.skip_single)
        self._go_on_beside(sitting)
        self.parlour.post(Reset(self.parlour.home()))
        return Push(self.parlour.make("table", sitting))

    def _copy(self) -> None:
        copy(text_of(self.diary, self.deal, GAMES[self.game].title))
        self.parlour.toast("Copied: the same deal for whoever types its code in", "good")

    def _type(self, text: str) -> None:
        self.typed = text

    def _open(self) -> None:
        """The deal of the code that was typed or pasted."""
        try:
            game, day = read_code(self.typed, self.today)
        except ValueError as wrong:
            self.parlour.toast(f"That opens no deal: {wrong}.", "wrong")
            return
        self.typed = ""
        self.show(day, game)

    def back(self) -> object:
        return Pop()

    # ---- looks ------------------------------------------------------------------------------------------------
    def backdrop(self, s: Sheet, bleed: Area) -> None:
        rooms.ground(s, bleed, "day", rooms.wall((bleed[2] * 0.4, bleed[3] * 0.7), 0.25), self.parlour.pictures)
