"""The rules of Ticket to Ride, a file per subject.

Page numbers are those of the rulebooks; numbers such as T3 are our rulings in `docs/rules/ticket_to_ride.md`.
Everything here but what is remembered of moves taken back (`memory.py`) is compiled where a C compiler is there; it
runs uncompiled with the same results.
"""
