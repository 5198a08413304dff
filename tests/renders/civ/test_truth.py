"""A small sample of `python -m tools.truth`: maps, close-ups and drafts with nothing wrong."""

import pytest

from renders.civ.shown import Shown
from renders.face import Frame, Look
from tests.renders.civ import positions as western
from tests.renders.civx import positions as civx
from tests.renders.dawn import positions as dawn
from tools.truth.civ import draft_findings, map_findings, zoom_findings

SAMPLES = {"western empires": western, "civx": civx, "dawn of history": dawn}


def crowded(name):
    """A late position with something of everything, as its first player sees it."""
    sample = SAMPLES[name]
    state = sample.late()
    frame = sample.frame(state, None, sample.doings(state), "Movement")
    return Shown(frame, None, Look(sample.look().names, own=0), sample.FACE.setting)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_whole_map_is_true(name):
    assert map_findings(crowded(name)) == []


def test_close_ups_of_units_are_true():
    assert zoom_findings(crowded("western empires"), 3) == []


def test_the_preview_of_a_draft_is_true():
    before, _, proposal = western.drafts()
    frame = Frame(0, "", western.GAME.view(before, 0), ())
    assert draft_findings(Shown(frame, 0, western.look(), western.FACE.setting), proposal) == []
