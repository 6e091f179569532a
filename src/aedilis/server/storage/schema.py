"""The database tables. The migrations in `migrations/versions` build exactly these (a test compares them)."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, false, text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("preset", Text),
    Column("options", Text, nullable=False),  # JSON, complete
    Column("players", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", Text, nullable=False),  # JSON
    Column("tracker", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("start", Text),  # JSON of the position the game starts from, when it is not the usual one
    Column("host_hash", Text),
    Column("origin_table", Text),
    Column("origin_move", Integer),
    Column("source", Text),  # the table whose record was imported; not told
    # What follows is derived from the log and kept for lists and for waking up; written in the log's transactions.
    Column("status", Text, nullable=False),
    Column("to_act", Integer, nullable=False),  # bit mask of seats
    Column("wake_at", BigInteger),  # when the server must act by itself: a bot's turn, a clock's end
    Column("finished", BigInteger),
    Column("practice", Boolean, nullable=False, server_default=false()),  # something revealed was taken back alone
    Column("result", Text),  # JSON: scores and winners, also what a replay must come to
    Column("rematch", Text),
    Index("tables_seeds", "seed"),
    Index("tables_listed", "public", "status", "created", "id"),
    Index(
        "tables_waking",
        "wake_at",
        sqlite_where=text("wake_at IS NOT NULL"),
        postgresql_where=text("wake_at IS NOT NULL"),
    ),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("client", Text),  # "seat:id" of the command; the same command is never stored twice
    Column("content", Text),  # hash of the command, so that another one with its id is refused
    Column("entry", Text, nullable=False),  # JSON
    Index("log_clients", "table_id", "client", unique=True),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),  # JSON, as in the log's last change of this seat
    Column("held_since", Integer, nullable=False, server_default="0"),  # the entry that gave the seat to its holder
    # What follows belongs to that holder and goes when the seat does.
    Column("account_id", Text, ForeignKey("accounts.id")),
    Column("webhook", Text),
    Column("notes", Text, nullable=False, server_default=""),
    Column("told", Boolean, nullable=False, server_default=false()),  # by push, since the person was last here
    Column("seen", BigInteger),  # when the person's last connection ended
    Column("plan", Text),  # JSON: what the person wants to be played, and what became of it
    Index("seats_of_accounts", "account_id", "table_id"),
    sqlite_with_rowid=False,
)

seat_tokens = Table(
    "seat_tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("held_since", Integer, nullable=False, server_default="0"),  # whose token it is: as in `seats`
    Index("tokens_of_seats", "table_id", "seat"),
    sqlite_with_rowid=False,
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),  # lower case: two names never differ by case only
    Column("passphrase", Text, nullable=False),  # argon2id
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account_id", Text, ForeignKey("accounts.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("sessions_of_accounts", "account_id"),
)

browsers = Table(
    "browsers",
    metadata,
    Column("id", Text, primary_key=True),  # hash of the endpoint
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

browser_tokens = Table(
    "browser_tokens",
    metadata,
    Column("browser_id", Text, ForeignKey("browsers.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, primary_key=True),  # of a seat's token, which a rematch takes along, or of a session
    Index("browsers_of_tokens", "hash"),
    sqlite_with_rowid=False,
)

packs = Table(
    "packs",
    metadata,
    Column("id", Text, primary_key=True),  # the hash of the documents
    Column("game", Text, nullable=False),
    Column("documents", Text, nullable=False),  # JSON: the parsed files by name
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("report", Text, nullable=False),  # JSON: what was written, from which seat, and the record as sent
    Index("reports_listed", "at", "id"),
    Index("reports_of_tables", "table_id"),
)

facts = Table(
    "facts",
    metadata,
    # "rules:<game>": the version all stored games are known to replay with; "push:key": the server's key for Web Push
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
