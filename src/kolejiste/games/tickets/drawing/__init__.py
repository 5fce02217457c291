"""The parts of the drawn board: where things lie (geometry, labels, land), how they look (style, symbols), and the map
and the table around it."""
