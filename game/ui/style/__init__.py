"""Style: colours, text styles and measures, each by its name and in one place."""
