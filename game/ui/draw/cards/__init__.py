"""Cards: every game's faces and backs at any width; faces are plain descriptions, never rules objects."""
