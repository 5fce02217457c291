"""People who have several browsers, how they are told that it is their turn, and results of games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text))
    op.create_table(
        "persons",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("link", sa.Integer, nullable=False),
        sa.Column("linked", sa.Boolean, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("ladder", sa.String),
        sa.Column("address", sa.String),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("daily", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.Double, nullable=False),
        sa.Column("mails", sa.Integer, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("made", sa.String, nullable=False),
        sa.Column("way", sa.String, nullable=False),
    )
    op.create_index("browsers_by_person", "browsers", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("site", sa.String, nullable=False),
        sa.Column("public", sa.String, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("made", sa.String, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id"), nullable=False),
        sa.Column("browser", sa.String, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_table(
        "hooks",
        sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("secrets", "hooks", "notices", "subscriptions", "passkeys", "browsers", "persons"):
        op.drop_table(table)
    op.drop_column("tables", "result")
