"""Browsers that want to be told whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what Web Push needs."""
    op.create_table(
        "browsers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "browser_tokens",
        sa.Column("browser_id", sa.Text, sa.ForeignKey("browsers.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("browsers_of_tokens", "browser_tokens", ["hash"])
    op.add_column("seats", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "told")
    op.drop_table("browser_tokens")
    op.drop_table("browsers")
