"""What people plan for their next turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give seats a plan."""
    op.add_column("seats", sa.Column("plan", sa.Text))


def downgrade() -> None:
    """Drop the plans."""
    op.drop_column("seats", "plan")
