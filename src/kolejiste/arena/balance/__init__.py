"""Reports on balance: what games between bots tell of a title and its edition, on one page."""
