"""The table in a real browser. What is missing for it is said when these tests are skipped."""
