"""Hexes: terrains, rivers and whole boards, and which tile lies under a point."""
