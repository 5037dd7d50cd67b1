"""The command line: `wooden-o play | data | replay | booklet | serve | arena …`."""

from __future__ import annotations

import os
import sys

from wooden_o.cli import commands
from wooden_o.cli.language import asked_for
from wooden_o.core.errors import BadData, WoodenOError
from wooden_o.words import Words

__all__ = ["main"]

USAGE = 2  # the exit code for mistakes of whoever typed the command
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run one command; what the engine refuses becomes one clear line."""
    argv = sys.argv[1:] if argv is None else argv
    words = Words(asked_for(argv, os.environ))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without the letters shows ? instead of failing
    try:
        args = commands.parser(words).parse_args(argv)
        code: int = args.run(args, words)
        sys.stdout.flush()
    except WoodenOError as error:
        return complain(words, error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # whoever read our output has gone: say nothing more
        return 0
    return code


def complain(words: Words, error: WoodenOError) -> int:
    problems = error.problems if isinstance(error, BadData) else [" ".join(str(error).split())]
    for problem in problems:
        print(words.text("cli-error", message=problem), file=sys.stderr)
    return USAGE
