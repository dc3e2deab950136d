"""Dragon: the table of Dragon Attack!."""
