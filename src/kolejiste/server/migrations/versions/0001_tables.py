"""Tables, their seats and the entries of their records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("touched", sa.String, nullable=False),
        sa.Column("successor", sa.String),
        sa.Column("wish", sa.Text),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "listed", "touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("bot", sa.String),
        sa.Column("name", sa.String),
        sa.Column("owner", sa.String),
        sa.Column("stand_in", sa.String),
        sa.Column("link", sa.Integer, nullable=False),
    )
    op.create_index("seats_by_owner", "seats", ["owner"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("entries", "seats", "tables"):
        op.drop_table(table)
