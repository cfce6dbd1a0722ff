"""Tables as they stand in lists."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from serai.server.http.messages import TableInfo
from serai.server.storage.store import Row

MOST_KEPT: Final = 2_000


class Sketches:
    """An unloaded table does not change before its row does, so it is read once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[Row, TableInfo]] = OrderedDict()

    def find(self, row: Row) -> TableInfo | None:
        known, info = self._kept.get(row.id, (None, None))
        return info if known == row else None

    def forget(self, table: str) -> None:
        self._kept.pop(table, None)

    def keep(self, row: Row, info: TableInfo) -> None:
        self._kept[row.id] = row, info
        self._kept.move_to_end(row.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
