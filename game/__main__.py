"""The program: `python -m game COMMAND ...` does one thing without a window; without arguments the window opens."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game import BESIDE


def main(argv: Sequence[str] | None = None) -> int:
    """Exit status: 0 done, 1 an expectation failed, 2 a usage or data error told in one line on stderr."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    given = list(sys.argv[1:] if argv is None else argv)
    if not given:
        return open_window()
    if given[0] == BESIDE:
        from game.ai.apart import beside

        return beside(*given[1:])
    from game.commands import run

    return run(given)


def open_window() -> int:
    """The window, until it is closed."""
    from game.ui.parlour import Parlour
    from game.ui.window.display import NoDisplay

    try:
        Parlour().run()
    except NoDisplay as fault:
        print(f"monster-parlour: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
