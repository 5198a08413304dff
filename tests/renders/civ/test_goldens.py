"""The golden pictures and texts; `python -m tools.goldens civ` draws them anew."""

import pytest

from tests.renders.civ.goldens import GOLDENS
from tests.renders.golden import compare


@pytest.mark.parametrize("name", GOLDENS)
def test_the_picture_and_its_text_are_the_golden_ones(name):
    compare("civ", name, GOLDENS[name]())
