"""Figures for the operator, as Prometheus reads them."""

from __future__ import annotations

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
THINKING = Histogram(
    "wooden_o_bot_seconds",
    "How long bots think about a choice",
    buckets=(0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
    registry=REGISTRY,
)
REFUSED = Counter("wooden_o_refused_total", "Refused requests and messages, by code", ["code"], registry=REGISTRY)
