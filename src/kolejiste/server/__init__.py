"""The table in the browser: tables, seats, storage, live updates and pages. It knows games only by the contract."""
