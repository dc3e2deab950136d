"""collection: whose collection counts, what is in it, and how many boosters wait to be opened."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from game.rules.pack.boosters import earned, first_cards, most, open_booster, price_of
from game.rules.pack.cards import Content, Monster
from game.store import Album, Record
from game.ui.draw.paint import Area, Sheet, icon
from game.ui.draw.shapes import put
from game.ui.house.content import cards_of
from game.ui.scenes.keepsakes import Gain
from game.ui.scenes.setup import NAMES
from game.ui.scenes.workshop.making import is_made_here
from game.ui.style.palette import palette
from game.ui.window.scene import Push

if TYPE_CHECKING:
    from game.sitting import Sitting
    from game.ui.house.house import House


def collector(app: House) -> str:
    """Whose collection it is: as chosen, else whoever played last, else the name that stands on the first chair."""
    people = app.records.people()
    return app.settings.collector or (people[0] if people else NAMES["flame"])


def owned_by(app: House, content: Content) -> Counter[str] | None:
    """Copies of each card in the collection; None while every card is free."""
    return None if app.settings.all_cards else Collection(app, content, collector(app)).owned


class Collection:
    """Somebody's cards: those everybody begins with, those from boosters, and monsters made here, which are free."""

    def __init__(self, app: House, content: Content, owner: str) -> None:
        self.parlour, self.content, self.owner = app, content, owner
        self.album: Album = app.albums.load(owner, random.SystemRandom().randrange(1 << 32))
        if app.albums.message:
            app.toast(app.albums.message, "warn")
            app.albums.message = None
        self.common = [monster for monster in content.monsters if not is_made_here(monster)]
        self.start = first_cards(content)

    def renew(self) -> None:
        """Another window may have opened boosters or traded since: what is done next counts on from there."""
        self.album = self.parlour.albums.load(self.owner, self.album.seed)

    @property
    def owned(self) -> Counter[str]:
        made = Counter(
            {monster.id: most(self.content, monster.id) for monster in self.content.monsters if is_made_here(monster)}
        )
        cards = Counter({id: n for id, n in self.album.cards.items() if id in self.content.ids})
        total = self.start + made
        total.update(cards)
        return +total

    @property
    def waiting(self) -> int:
        """Boosters earned and not yet opened."""
        wins, losses = self.played()
        return max(0, earned(wins, losses) - self.album.opened)

    def played(self) -> tuple[int, int]:
        """Games won and lost against computers; a draw is neither."""
        games = [game for game in self.parlour.records.of("pack", self.owner) if _against_computer(game)]
        won = [game.winners == (game.seat(self.owner),) for game in games]
        lost = [game.seat(self.owner) not in game.winners for game in games]
        return sum(won), sum(lost)

    def open(self) -> tuple[list[Monster], str | None]:
        """The cards of the next booster, in the collection before they are shown; and what the disk says."""
        ids = open_booster(self.common, self.album.seed, self.album.opened)
        cards = Counter(self.album.cards)
        cards.update(ids)
        message = self._keep(cards, self.album.opened + 1)
        return [self.content.monsters[self.content.ids[id]] for id in ids], message

    def trade(self, id: str) -> str | None:
        """Spare cards for this one. ValueError when there are too few; else what the disk says."""
        price = price_of(self.content, self.owned, id)
        if price is None:
            raise ValueError("too few spare cards")
        cards = Counter(self.album.cards)
        cards.subtract(price)
        cards[id] += 1
        return self._keep(cards, self.album.opened)

    def _keep(self, cards: Counter[str], opened: int) -> str | None:
        self.album = Album(self.owner, self.album.seed, opened, {id: n for id, n in cards.items() if n})
        return self.parlour.albums.store(self.album)


def boosters_of(app: House, sitting: Sitting) -> list[Gain]:
    """After a game of The Monster Pack against the computer: for whom boosters wait, with the way to them."""
    if sitting.game.name != "pack" or sitting.shelf is None or all(player.is_person for player in sitting.players):
        return []
    content = cards_of(app, "pack").content
    persons = [player.name for player in sitting.players if player.is_person]
    waiting = [(name, Collection(app, content, name).waiting) for name in persons]
    return [
        Gain(
            f"{'A booster waits' if n == 1 else f'{n} boosters wait'} for {name}",
            [_sealed],
            "Open it" if n == 1 else "Open one",
            partial(_to_boosters, app, name),
        )
        for name, n in waiting
        if n
    ]


def _sealed(s: Sheet, at: Area) -> None:
    put(s, at, icon("claw", at[0] + at[2] / 2, at[1] + at[3] / 2, 28, palette.gold, palette.night), 2)


def _to_boosters(app: House, owner: str) -> object:
    return Push(app.make("boosters", owner))


def _against_computer(game: Record) -> bool:
    return any(player != "person" for player in game.players)
