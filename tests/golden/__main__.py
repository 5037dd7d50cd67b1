"""Writes the golden games anew: `make golden`, then read the difference."""

from tests.golden.golden import write_all

write_all()
