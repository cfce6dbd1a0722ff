"""Every entry has a hash of itself and of all before it; the row of the table has the last one."""

import logging
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NOTHING = sa.text("x''")
REPORT = 200  # tables between two lines in the log

log = logging.getLogger("serai.server.migrations")


def upgrade() -> None:
    op.add_column("entries", sa.Column("hash", sa.LargeBinary(32), nullable=False, server_default=NOTHING))
    op.add_column("tables", sa.Column("head_number", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("tables", sa.Column("head", sa.LargeBinary(32), nullable=False, server_default=NOTHING))
    connection = op.get_bind()
    tables = [id for (id,) in connection.exec_driver_sql("SELECT id FROM tables")]
    for done, table in enumerate(tables, 1):
        chain(connection, table)
        if done % REPORT == 0 or done == len(tables):
            log.info("histories of tables are chained", extra={"tables": done})


def chain(connection: sa.Connection, table: str) -> None:
    """As `storage.chain` does it, written out: what that does may change, and this must not."""
    query = "SELECT number, CAST(data AS BLOB) FROM entries WHERE table_id = ? ORDER BY number"
    number, hash = -1, sha256(table.encode()).digest()
    rows: list[tuple[bytes, str, int]] = []
    for number, data in connection.exec_driver_sql(query, (table,)):
        hash = sha256(hash + data).digest()
        rows.append((hash, table, number))
    if rows:
        connection.exec_driver_sql("UPDATE entries SET hash = ? WHERE table_id = ? AND number = ?", rows)
    connection.exec_driver_sql("UPDATE tables SET head_number = ?, head = ? WHERE id = ?", (number, hash, table))


def downgrade() -> None:
    op.drop_column("tables", "head")
    op.drop_column("tables", "head_number")
    op.drop_column("entries", "hash")
