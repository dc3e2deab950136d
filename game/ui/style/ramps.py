"""ramps: colours of boxes on the shelf: light, base, shade and deep. They are printed, and the same for all eyes."""

Ramp = tuple[str, str, str, str]
MOSS: Ramp = ("#a6dd7c", "#3f8f52", "#2a6a48", "#163f3c")
CRIMSON: Ramp = ("#f9826a", "#c23a45", "#8f2342", "#5c1436")
SURF: Ramp = ("#84d8e0", "#2a8fb5", "#1d6692", "#153c6b")
AMBER: Ramp = ("#ffd98a", "#e58f2a", "#b5651f", "#5b2440")
DUSK: Ramp = ("#a79ad6", "#4b3f8f", "#352b6e", "#231b4d")
