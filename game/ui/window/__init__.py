"""Window: scenes on a stack, what the player does, focus, motion and sound."""
