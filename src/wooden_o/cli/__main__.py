"""`python -m wooden_o.cli` is the command `wooden-o`."""

from __future__ import annotations

import sys

from wooden_o.cli import main

sys.exit(main())
