"""How often a table has changed besides its entries, and the keys that sign cookies and links."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "keys",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_column("tables", "changes")
