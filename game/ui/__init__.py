"""ui: the window; the only folder that imports pygame."""
