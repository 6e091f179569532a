"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("preset", sa.Text),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("tracker", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("host_hash", sa.Text),
        sa.Column("origin_table", sa.Text),
        sa.Column("origin_move", sa.Integer),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.Text),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "created", "id"])
    waking = sa.text("wake_at IS NOT NULL")
    op.create_index("tables_waking", "tables", ["wake_at"], sqlite_where=waking, postgresql_where=waking)
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False, unique=True),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client", sa.Text),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("log_clients", "log", ["table_id", "client"], unique=True)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("account_id", sa.Text, sa.ForeignKey("accounts.id")),
        sa.Column("webhook", sa.Text),
        sa.Column("notes", sa.Text, nullable=False, server_default=""),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_of_accounts", "seats", ["account_id", "table_id"])
    op.create_table(
        "seat_tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("account_id", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_of_accounts", "sessions", ["account_id"])
    op.create_table(
        "facts",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("facts", "sessions", "seat_tokens", "seats", "log", "accounts", "tables"):
        op.drop_table(name)
