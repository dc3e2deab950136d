"""The table of The Monster Pack."""
