"""widgets: the controls of every screen; looks are drawn by functions, widgets keep the state and offer the controls."""
