"""The engine: what every game needs and nothing that only one game knows."""
