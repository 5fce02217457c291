"""Which process lets the bots of a table think, and until when that holds."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("thinker", sa.String))
    op.add_column("tables", sa.Column("leased", sa.Double))


def downgrade() -> None:
    op.drop_column("tables", "leased")
    op.drop_column("tables", "thinker")
