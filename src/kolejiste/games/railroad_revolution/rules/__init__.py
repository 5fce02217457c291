"""The rules of Railroad Revolution, a file per subject: `dealing`, `setup`, `workers`, `money`, `building`, `trains`,
`effects`, `deals`, `milestones`, `turns`; `steps` knows what each move does, `turn_choices` says what may be done next
within an action, `affordability` whether it can be paid, and `purse` tries offers that could pay for it. `trials` and
`desk` let them look ahead, and `telling` tells what happens to whoever listens.

Headings are those of the rulebook; numbers such as R3 are our rulings in `docs/rules/railroad_revolution.md`.
"""
