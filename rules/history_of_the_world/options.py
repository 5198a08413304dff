"""Ch. VII: the four optional rules."""

from rules.table import Choice, Option

PREEMINENCE = "no-pre-eminence"
MINOR_EMPIRES = "minor-empires-apart"
MULTIPLE_ARMIES = "multiple-armies"
NAVAL_CONTROL = "naval-control"


def _yes_no(key: str, label: str, note: str) -> Option:
    return Option(key, label, (Choice("no", "No"), Choice("yes", "Yes")), "no", note)


OPTIONS = (
    _yes_no(PREEMINENCE, "Without pre-eminence markers", "The leader of an epoch gets no marker."),
    _yes_no(
        MINOR_EMPIRES, "Minor empires dealt apart", "One minor empire and two other greater events for each."
    ),
    _yes_no(MULTIPLE_ARMIES, "Multiple armies", "Up to three figures in a land: armies, or two and a fort."),
    _yes_no(
        NAVAL_CONTROL, "Naval control", "Armies may stay at sea on fleets and score a point for each sea."
    ),
)
