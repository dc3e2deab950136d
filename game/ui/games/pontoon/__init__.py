"""The table of Monster Pontoon 21."""
