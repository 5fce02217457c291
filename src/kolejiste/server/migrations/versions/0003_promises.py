"""Tables that waited for players by the first version: nobody has played at them, and their seal is of another kind."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute("UPDATE tables SET successor = NULL WHERE successor IN (SELECT id FROM tables WHERE phase = 'waiting')")
    for table in ("entries", "seats"):
        op.execute(f"DELETE FROM {table} WHERE table_id IN (SELECT id FROM tables WHERE phase = 'waiting')")
    op.execute("DELETE FROM tables WHERE phase = 'waiting'")


def downgrade() -> None:
    """What waited is gone; nothing else has changed."""
