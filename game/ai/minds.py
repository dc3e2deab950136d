"""Minds: the register of the games that computers can play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.ai.mind import Mind
from game.rules import GAMES


def pontoon() -> Mind:
    from game.ai.pontoon import PontoonMind

    return PontoonMind()


def dragon() -> Mind:
    from game.ai.dragon import DragonMind

    return DragonMind()


def kingdom() -> Mind:
    from game.ai.kingdom import KingdomMind

    return KingdomMind()


def pack() -> Mind:
    from game.ai.pack import PackMind

    return PackMind()


def montoons() -> Mind:
    from game.ai.montoons import MonToonsMind

    return MonToonsMind()


class Minds(Mapping[str, Mind]):
    """By game. A mind is imported and made when it is first asked for, so that a process that thinks about one game
    holds no other. A game that brings no mind is played by the plain one, and counted as not in the register."""

    def __init__(self, makers: Mapping[str, Callable[[], Mind]]) -> None:
        self.makers, self.made = makers, dict[str, Mind]()

    def __getitem__(self, name: str) -> Mind:
        if (mind := self.made.get(name)) is not None:
            return mind
        if name not in self.makers:
            from game.ai.plain import PlainMind

            return PlainMind(GAMES[name])
        return self.made.setdefault(name, self.makers[name]())

    def __contains__(self, name: object) -> bool:
        return name in self.makers

    def __iter__(self) -> Iterator[str]:
        return iter(self.makers)

    def __len__(self) -> int:
        return len(self.makers)


MINDS = Minds({"pontoon": pontoon, "dragon": dragon, "kingdom": kingdom, "pack": pack, "montoons": montoons})
