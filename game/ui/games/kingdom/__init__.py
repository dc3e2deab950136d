"""The table of Dungeon & Kingdom."""
