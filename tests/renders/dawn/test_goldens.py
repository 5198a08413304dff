"""The golden pictures and texts; `python -m tools.goldens dawn` draws them anew."""

import pytest

from tests.renders.dawn.goldens import GOLDENS
from tests.renders.golden import compare


@pytest.mark.parametrize("name", GOLDENS)
def test_the_picture_and_its_text_are_the_golden_ones(name):
    compare("dawn", name, GOLDENS[name]())
