"""standings: who has how many points after some duels, and how each of them ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from game.engine.words import counted
from game.modes import drafting
from game.modes.draft import Pods
from game.modes.drafting import DRAWN, Pod
from game.modes.expedition import cards
from game.rules.pack.decks import read_code
from game.ui.draw.cache import Cache
from game.ui.draw.paint import PAPER, Area, Sheet
from game.ui.draw.shapes import disc, frame, plate, put
from game.ui.layout.box import Box
from game.ui.layout.writing import box, column, first, row
from game.ui.scenes.people import LEVEL_NAMES
from game.ui.style.metrics import BOLD, ROUND
from game.ui.style.palette import palette
from game.ui.table.crests import seat_medal
from game.ui.widgets.flowing import Flowing

WON, TO_COME = "1", "-"  # of a duel, in the table
HEAD, ROW = 56.0, 128.0  # units of the line above, and of somebody's line at most
LINE, AROUND, LEAST = 34.0, 40.0, 30.0  # below a large face, around it, and its radius at least
ROOM, CELL = 200.0, 44.0  # for who it is and for the points, and for each duel at least


def places(screen: Flowing, pictures: Cache, kept: Pods) -> Box:
    """Who has how many points, and by whom: whoever has most first. As lines of words where there is little room."""
    pod, look = kept.pod, screen.style.palette
    assert pod is not None
    total, by_seat, many = drafting.points(pod), kept.places(), len(pod.players)
    shown = screen.painted(partial(crosstable, pod, by_seat, pictures)).min(ROOM + 90 + CELL * many, HEAD + 60 * many)
    lines = []
    for seat, place in by_seat.items():
        colour = look.glow if place == 1 else look.paper
        name = screen.words(f"{place}. {pod.players[seat].name}", "heading", colour)
        lines.append(row(name.share(), screen.words(f"{total[seat]:g}", "display", align="r"), gap=12))
    return first(shown.share(), column(*lines, box().share(), gap=8))


def crosstable(pod: Pod, by_seat: Mapping[int, int], pictures: Cache, s: Sheet, at: Area) -> None:
    """Each against each: what a duel has brought stands in the line of one under the face of the other."""
    x, y, w, h = at
    room = max(ROOM, w * 0.36)
    cell = (w - room - 90) / len(by_seat)
    middles = {seat: x + room + cell * (n + 0.5) for n, seat in enumerate(by_seat)}
    for seat, cx in middles.items():
        seat_medal(s, pictures, pod.players[seat].worn, cx, y + HEAD / 2, min(18.0, cell / 2 - 6))
    s.say("points", "note", palette.soft, x + w - 14, y + HEAD / 2, "r", 80)
    high = min(ROW, (h - HEAD) / len(by_seat))
    for n, (seat, place) in enumerate(by_seat.items()):
        duel_row(pod, place, seat, room, middles, pictures, s, (x, y + HEAD + n * high, w, high - 8))


def duel_row(
    pod: Pod, place: int, seat: int, room: float, middles: Mapping[int, float], pictures: Cache, s: Sheet, at: Area
) -> None:
    """One line of it; the first is lit, and duels that were won stand on gold."""
    x, y, w, h = at
    middle, leads, player = y + h / 2, place == 1 and drafting.points(pod)[seat] > 0, pod.players[seat]
    back = plate(*at, ROUND, palette.garnet if leads else palette.plum)
    put(s, at, back + (frame(*at, ROUND, palette.gold, BOLD) if leads else ""), 3)
    put(s, (x + 8, middle - 15, 30, 30), disc(x + 23, middle, 14, palette.gold if leads else palette.rise), 2)
    s.say(str(place), "number_small", palette.night if leads else PAPER, x + 23, middle, "c", 24)
    r = min(32.0, h / 2 - 8)
    seat_medal(s, pictures, player.worn, x + 52 + r, middle, r)
    left = x + 2 * r + 66
    s.say(player.name, "heading", PAPER, left, middle - 11, "l", x + room - left, maxh=h / 2)
    s.say(deck_words(pod, seat), "small", palette.paper, left, middle + 13, "l", x + room - left, maxh=h / 2)
    for other, cx in middles.items():
        told = met(pod, seat, other)
        if told == WON:
            put(s, (cx - 17, middle - 17, 34, 34), disc(cx, middle, 16, palette.gold), 2)
        colour = palette.night if told == WON else palette.soft if told == TO_COME else PAPER
        s.say(told, "number", colour, cx, middle, "c", 40)
    points = f"{drafting.points(pod)[seat]:g}"
    s.say(points, "display", palette.glow if leads else PAPER, x + w - 16, middle, "r", 70, maxh=h)


def met(pod: Pod, seat: int, other: int) -> str:
    """What the duel with another has brought a seat; "" for oneself."""
    if seat == other:
        return ""
    winner = next((who for one, two, who in pod.results if {one, two} == {seat, other}), None)
    return TO_COME if winner is None else "\u00bd" if winner == DRAWN else WON if winner == seat else "0"


def deck_words(pod: Pod, seat: int) -> str:
    """Who plays, and how many cards the deck has."""
    player = pod.players[seat]
    who = "person" if player.is_person else LEVEL_NAMES[player.level]
    code = drafting.decks_of(cards(), pod)[seat]
    return f"{who}, {counted(sum(n for _, n in read_code(code)), 'card')}"


def duels(screen: Flowing, pictures: Cache, kept: Pods) -> list[Box]:
    """A line for each duel: who meets whom, and how it ended; below them who meets now, or who has won."""
    pod = kept.pod
    assert pod is not None
    look, names = screen.style.palette, [player.name for player in pod.players]
    done = {result[:2]: result[2] for result in pod.results}
    lines: list[Box] = [screen.words("DUELS", "caption", look.soft)]
    for one, other in drafting.pairings(len(names)):
        winner = done.get((one, other))
        said = "to be played" if winner is None else "a draw" if winner == DRAWN else f"won by {names[winner]}"
        colour = look.soft if winner is None else look.glow
        pair = screen.words(f"{names[one]} - {names[other]}", "entry", look.paper, wraps=True).share()
        lines.append(row(pair, screen.words(said, "note", colour, align="r"), gap=8))
    meet = kept.next_duel()
    shown = meet or tuple(seat for seat, place in kept.places().items() if place == 1)
    lines.append(screen.painted(partial(faces, pod, shown, bool(meet), pictures)).share())
    return lines


def faces(pod: Pod, seats: Sequence[int], meet: bool, pictures: Cache, s: Sheet, at: Area) -> None:
    """Who meets, or who has won, side by side and as large as there is room."""
    x, y, w, h = at
    cell = w / len(seats)
    r = min((h - LINE) / 2, cell / 2) - AROUND
    if r < LEAST:
        return
    for n, seat in enumerate(seats):
        player, cx = pod.players[seat], x + cell * (n + 0.5)
        seat_medal(s, pictures, player.worn, cx, y + (h - LINE) / 2, r)
        s.say(player.name, "heading", PAPER, cx, y + (h + LINE) / 2 + r - LINE / 2, "c", cell - 8, maxh=LINE)
    if meet:
        s.say("against", "note", palette.soft, x + w / 2, y + (h - LINE) / 2, "c", 70)
