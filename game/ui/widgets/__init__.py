"""widgets: what every screen is made of; functions draw the looks, widgets keep state and offer controls."""
