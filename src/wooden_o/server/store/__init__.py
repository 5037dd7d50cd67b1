"""Storage: SQLite for one machine, PostgreSQL for many."""

from wooden_o.server.store.engine import Store
from wooden_o.server.store.rows import Entry, Facts, SeatRow

__all__ = ["Entry", "Facts", "SeatRow", "Store"]
