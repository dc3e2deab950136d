"""The table of Dragon Attack!."""
