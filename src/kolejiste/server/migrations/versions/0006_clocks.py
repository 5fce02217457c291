"""Clocks: where the running one of a table stands, when something is due, and until when any server is known to have
run; and programs that play a seat by a token."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("deadline", sa.Double))
    op.add_column("seats", sa.Column("token", sa.String))
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table("pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Double, nullable=False))


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_index("tables_deadline", "tables")
    op.drop_column("seats", "token")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "clock")
