"""What the browser gets: pages, styles, one script that knows no game, and their words."""
