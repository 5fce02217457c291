"""The rules of Mini Express, a file per subject: `setup`, `shares`, `building`, `spike`, `ports`, `automa`, `turns` and
`points`; `telling` makes events of what happens.

Headings are those of the rulebook; numbers such as M3 are our rulings in `docs/rules/mini_express.md`.
"""
