"""Table: what a game's parts are given, what they offer, and the plain table that any game has."""
