"""Environments for research: PettingZoo, Gymnasium and OpenSpiel, each a thin adapter over the contract."""
