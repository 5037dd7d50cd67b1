"""How numbers are written into an observation."""

from __future__ import annotations

from mypy_extensions import i64


def byte(value: i64) -> i64:
    """A small number as a byte; what is beyond −128 … 127 stops there."""
    if value > 127:
        return 127
    return max(value, -128) & 255


def write_one(row: list[int], place: i64, width: i64) -> None:
    """A one at that place among zeros; nothing but zeros if there is no such place."""
    for index in range(width):
        row.append(1 if index == place else 0)


def write_bits(row: list[int], mask: i64, width: i64) -> None:
    for _ in range(width):
        row.append(mask & 1)
        mask >>= 1
