"""Problems that people report to whoever runs the server."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the reports."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("report", sa.Text, nullable=False),
    )
    op.create_index("reports_listed", "reports", ["at", "id"])
    op.create_index("reports_of_tables", "reports", ["table_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("reports")
