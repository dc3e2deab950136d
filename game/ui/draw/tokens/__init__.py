"""Tokens: dice, counters and standees."""
