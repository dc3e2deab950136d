"""workshop: where decks are built, boosters are opened and monsters of one's own are made for The Monster Pack."""
