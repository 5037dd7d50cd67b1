"""The games: rules without input, output, clocks or luck of their own."""
