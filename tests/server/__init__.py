"""The server, without a browser: secrecy, seats, guards, bad input, durability, storage, halls and bots."""
