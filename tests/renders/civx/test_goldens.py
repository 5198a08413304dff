"""The golden pictures and texts; `python -m tools.goldens civx` draws them anew."""

import pytest

from tests.renders.civx.goldens import GOLDENS
from tests.renders.golden import compare


@pytest.mark.parametrize("name", GOLDENS)
def test_the_picture_and_its_text_are_the_golden_ones(name):
    compare("civx", name, GOLDENS[name]())
