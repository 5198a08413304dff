"""The golden pictures and texts; `python -m tools.goldens history` draws them anew."""

import pytest

from tests.renders.golden import compare
from tests.renders.history.goldens import GOLDENS


@pytest.mark.parametrize("name", GOLDENS)
def test_the_picture_and_its_text_are_the_golden_ones(name):
    compare("history", name, GOLDENS[name]())
