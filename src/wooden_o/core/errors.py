"""The few errors of the engine, each named for who is at fault."""


class WoodenOError(Exception):
    """Anything the engine refuses, with a message fit for the person who asked."""


class BadOptions(WoodenOError, ValueError):
    """A game was asked for that does not exist: wrong seats, unknown option."""


class BadData(WoodenOError, ValueError):
    """A data file breaks its form; `problems` lists every mistake found in it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class IllegalChoice(WoodenOError, ValueError):
    """A choice that is not among the legal ones; `reason` is the id of the rule that forbids it."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        self.reason = reason


class BadRecord(WoodenOError, ValueError):
    """A record that cannot be read or does not fit the game it names."""
