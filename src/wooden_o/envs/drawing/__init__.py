"""Tables as plain SVG shapes, one module a game."""
