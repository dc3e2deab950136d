"""The table of MonToons."""
