"""metrics: gaps, radii, strokes and heights of the window, in units."""

GAP = 10
MARGIN = 14
RADIUS = 16
INNER = 12
STROKE = 2
BAR = 46
HEADER = 56
CONTROL = 40
BUTTON = 60
SKIRT = 5
SMALLEST_TARGET = 36
