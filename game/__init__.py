"""Monster Parlour: five tabletop games full of monsters in one window."""

__version__ = "0.1.0"

BESIDE = "beside"  # the first argument of the program where it is to work for another one of it
