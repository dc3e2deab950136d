"""House: the loop, and what every screen may ask of the program: notes, dialogs, the fault screen."""
