"""Who holds a seat: since which entry of the log, and what is theirs. Practice games, and contents of commands."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
seats = sa.table(
    "seats",
    *(sa.column(name) for name in ("table_id", "seat", "held_since", "account_id", "webhook", "notes", "told")),
)
seat_tokens = sa.table("seat_tokens", *(sa.column(name) for name in ("table_id", "seat", "held_since")))


def upgrade() -> None:
    """Add the columns, and take from the logs since when each seat is held."""
    op.add_column("tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("source", sa.Text))
    op.create_index("tables_seeds", "tables", ["seed"])
    op.add_column("log", sa.Column("content", sa.Text))
    op.add_column("seats", sa.Column("held_since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.add_column("seat_tokens", sa.Column("held_since", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tokens_of_seats", "seat_tokens", ["table_id", "seat"])
    connection = op.get_bind()
    for (table, seat), (kind, since) in holders(connection).items():
        for rows in (seats, seat_tokens):
            here = sa.and_(rows.c.table_id == table, rows.c.seat == seat)
            connection.execute(sa.update(rows).where(here).values(held_since=since))
        if kind != "person":
            here = sa.and_(seats.c.table_id == table, seats.c.seat == seat)
            nobody = {"account_id": None, "webhook": None, "notes": "", "told": False}
            connection.execute(sa.update(seats).where(here).values(nobody))
            here = sa.and_(seat_tokens.c.table_id == table, seat_tokens.c.seat == seat)
            connection.execute(sa.delete(seat_tokens).where(here))


def holders(connection: sa.Connection) -> dict[tuple[str, int], tuple[str, int]]:
    """The kind of every seat, and the entry that gave it to its present holder."""
    query = sa.select(log.c.table_id, log.c.seq, log.c.entry).where(log.c.entry.like('{"type":"seat"%'))
    found: dict[tuple[str, int], tuple[str, int]] = {}
    for table, seq, text in connection.execute(query.order_by(log.c.table_id, log.c.seq)):
        entry = json.loads(text)
        seat, kind = (table, int(entry["seat"])), str(entry["state"]["kind"])
        if not (kind == "person" and seat in found and found[seat][0] == "person"):
            found[seat] = (kind, seq)
    return found


def downgrade() -> None:
    """Drop them."""
    op.drop_index("tokens_of_seats", "seat_tokens")
    op.drop_column("seat_tokens", "held_since")
    op.drop_column("seats", "seen")
    op.drop_column("seats", "held_since")
    op.drop_column("log", "content")
    op.drop_index("tables_seeds", "tables")
    op.drop_column("tables", "source")
    op.drop_column("tables", "practice")
