"""Steps back on the succession track."""

from rules.civ.calamity.case import WARDED_OFF, Case
from rules.civ.events_calamity import SteppedBack


def step_back(case: Case, steps: int) -> None:
    """The victim's marker goes back, not before the start."""
    nation = case.g.nation(case.victim)
    taken = min(steps, nation.step)
    nation.step -= taken
    if taken:
        case.g.tell(SteppedBack(case.victim, case.name, taken))
    else:
        case.pass_by("the marker is at the start" if steps else WARDED_OFF)
