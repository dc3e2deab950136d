"""draw: how things look, with no input and no rules; SVG text in, surfaces out."""
