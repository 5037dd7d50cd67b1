"""Observations as numbers, straight from a state; compiled with the rules, without NumPy."""
