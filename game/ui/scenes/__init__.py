"""scenes: every screen around the tables: shelf, new game, curtain, result, books, lists and settings."""
