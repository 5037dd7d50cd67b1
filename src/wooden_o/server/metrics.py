"""Figures for the operator, as Prometheus reads them."""

from __future__ import annotations

import asyncio
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
SOCKETS = Gauge("wooden_o_sockets", "Open live sockets", registry=REGISTRY)
MOVES = Counter("wooden_o_moves_total", "Log entries stored, by who made them", ["how"], registry=REGISTRY)
TABLES = Counter("wooden_o_tables_total", "Tables made", ["game"], registry=REGISTRY)
STORING = Histogram(
    "wooden_o_store_seconds",
    "From a planned move to its place on the disk",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
    registry=REGISTRY,
)
LAG = Histogram(
    "wooden_o_lag_seconds",
    "How late the event loop comes to what is due",
    buckets=(0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
    registry=REGISTRY,
)
THINKING = Histogram(
    "wooden_o_bot_seconds",
    "How long bots think about a choice",
    buckets=(0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
    registry=REGISTRY,
)
REFUSED = Counter("wooden_o_refused_total", "Refused requests and messages, by code", ["code"], registry=REGISTRY)

PULSE = 0.25  # seconds


async def pulse() -> None:
    """Feel the pulse of the event loop."""
    while True:
        begun = monotonic()
        await asyncio.sleep(PULSE)
        LAG.observe(max(0.0, monotonic() - begun - PULSE))
