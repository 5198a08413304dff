"""When a picture was taken: after a phase, or in the midst of one."""

from renders.civ.shown import Shown
from tests.renders.civ.positions import FACE, GAME, RULESET, frame, late, look


def shown(phase: str, title: str) -> Shown:
    state = late()
    state.phase = phase
    return Shown(frame(state, title=title), None, look(), FACE.setting)


def test_a_phase_under_way_is_not_said_to_be_over():
    assert shown("movement", GAME.title("movement")).moment == "during Movement"


def test_after_a_phase_the_next_is_named():
    assert shown("conflict", GAME.title("movement")).moment == "after Movement; Conflict is next"


def test_phases_named_in_the_plural_are_next():
    said = shown("abilities", GAME.title("calamities")).moment
    assert said.endswith("; Special abilities are next")


def test_the_last_phase_of_a_turn_belongs_to_that_turn():
    first, last = RULESET.phases[0], RULESET.phases[-1]
    assert shown(last.key, last.title).number == late().turn
    assert shown(first.key, last.title).number == late().turn - 1
