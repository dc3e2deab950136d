"""Monster Parlour: five tabletop games full of monsters in one window."""

__version__ = "0.1.0"
