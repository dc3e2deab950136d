"""Pontoon: the table of Monster Pontoon 21."""
