"""Layout: boxes that flow, pure and without a window."""
