"""Why something cannot be done: raised where it is tried, before anything has changed."""

from rules.table import Fault


class Refused(Exception):
    """The rules forbid it; the fault says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.text)
        self.fault = fault


def refuse(code: str, text: str, section: str, legal: str = "") -> Refused:
    """A refusal to raise."""
    return Refused(Fault(code, text, f"PC {section}", legal))
