"""metrics: corners, lines and shadows of the window by their names, and what tables share, in units."""

FINE, CHIP, SLIP, ROUND, BROAD, PILL = 4, 6, 9, 12, 15, 20  # radii of corners; a lower thing ends in a half circle
HAIR, THIN, EVEN, BOLD, THICK = 1, 1.5, 2, 3, 4  # lines round a thing
DEEP, HAZE = 0.5, 0.35  # how dark shadows are
GAPS = (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 24)  # between boxes
INNER = 12
