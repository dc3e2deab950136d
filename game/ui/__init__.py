"""The window: everything that draws, sounds and listens; the only folder that imports pygame."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a program's output is its own
