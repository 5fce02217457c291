"""The rules of Vlaky na trati, a file per subject: `setup`, `cards`, `recording`, `locomotives`, `free`, `turns`.

Headings are those of the rulebook; numbers such as V3 are our rulings in `docs/rules/vlaky_na_trati.md`. `telling`
tells what happens to whoever listens.
"""
