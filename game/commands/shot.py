"""shot: draw any screen into a PNG file, without a window."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from game.commands.command import LARGEST_SEED, Complaint, add_json, existing, nearest_word, print_json, whole
from game.commands.packed import add_packs, home_with, places_of
from game.rules import GAMES
from game.store import read_save, write_whole
from game.store.settings import COLOURS, Settings

SMALLEST, LARGEST = (1024, 640), (3840, 2160)  # the window sizes that every screen is made for


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("screen", metavar="SCREEN", nargs="?", help="see --list")
    parser.add_argument("--list", action="store_true", help="name every screen")
    parser.add_argument("--out", type=Path, metavar="FILE.png", help="the file to write")
    parser.add_argument("--size", type=size_of, default=(1280, 720), metavar="WxH", help="in pixels (1280x720)")
    parser.add_argument("--scale", type=whole(75, 200), default=100, metavar="PCT", help="UI scale, 75 to 200 (100)")
    parser.add_argument("--colours", choices=COLOURS, default="plain", help="the palette (plain)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="the saved game to show (a sample game)")
    parser.add_argument("--seat", type=whole(1), default=1, metavar="N", help="the seat that looks on (1)")
    parser.add_argument("--seed", type=whole(0, LARGEST_SEED), default=1, metavar="S", help="seed of a sample game (1)")
    parser.add_argument(
        "--film", type=whole(1, 999), metavar="N", help="six moments of what the last N answers on a table brought"
    )
    parser.add_argument(
        "--ahead", type=whole(0, 99), default=0, metavar="M", help="of a film: after M more answers of a computer (0)"
    )
    add_packs(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    without_window()
    from game.ui.gallery import SCREENS, picture, png
    from game.ui.games.samples import Shot
    from game.ui.strips import film

    if args.list:
        names = sorted(SCREENS)
        print_json(names) if args.json else print("\n".join(names))
        return 0
    if not args.screen or not args.out:
        raise Complaint("shot SCREEN --out FILE.png (or --list for the names of the screens)")
    if args.screen not in SCREENS:
        raise Complaint(f"no screen {args.screen!r}{nearest_word(args.screen, SCREENS)}")
    if args.save:
        check_save(args.screen, args.save, args.seat)
    check_place(args.out)
    with home_with(places_of(args)) as home:
        shot = Shot(args.save, args.seat - 1, args.seed, home)
        try:
            looks = args.screen, args.size, args.scale, shot, Settings(colours=args.colours)
            surface = film(*looks, args.film, args.ahead) if args.film else picture(*looks)[0]
        except ValueError as error:  # a game that cannot be shown, a state that no game comes to
            raise Complaint(f"{args.screen}: cannot be drawn: {error}") from None
        except Exception as error:
            if not args.save:  # a screen shows some one thing, which this game may not have
                raise
            raise Complaint(f"{args.screen}: {args.save} has nothing that this screen shows ({error!r})") from None
    write_picture(args.out, png(surface))
    if args.json:
        print_json({"screen": args.screen, "file": str(args.out), "size": list(args.size), "scale": args.scale})
    else:
        print(args.out)
    return 0


def without_window() -> None:
    """Have everything drawn and played into nothing; to be called before the window's modules are imported."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def size_of(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (SMALLEST[0] <= size[0] <= LARGEST[0] and SMALLEST[1] <= size[1] <= LARGEST[1]):
        low, high = ("x".join(map(str, bound)) for bound in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(f"{text!r} is no size from {low} to {high}, such as 1280x720")
    return size


def check_save(screen: str, path: Path, seat: int) -> None:
    """Complaint when the file is no saved game, or one that this screen cannot show to this seat."""
    loaded = read_save(existing(path))
    if loaded.save is None:
        raise Complaint(f"{path}: {loaded.fault}")
    game, wanted = loaded.save.game, screen.partition("_")[0]
    if wanted in GAMES and game != wanted:
        raise Complaint(f"--save {path}: {screen} shows games of {GAMES[wanted].title}, not of {game or 'none'}")
    if seat > len(loaded.save.names):
        raise Complaint(f"--seat {seat}: this game has seats 1 to {len(loaded.save.names)}")


def check_place(path: Path) -> None:
    """Complaint when no picture can come to lie there: it is told before the screen is drawn."""
    if path.suffix.lower() != ".png":
        raise Complaint(f"--out {path}: the file's name must end in .png")
    if not existing(path.parent, "--out ").is_dir():
        raise Complaint(f"--out {path}: there is no folder {path.parent}")


def write_picture(path: Path, raw: bytes) -> None:
    try:
        write_whole(path, raw)
    except OSError as error:
        raise Complaint(f"--out {path}: {error.strerror or error}") from None
