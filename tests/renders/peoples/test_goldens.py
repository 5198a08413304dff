"""The golden pictures and texts; `python -m tools.goldens peoples` draws them anew."""

import pytest

from tests.renders.golden import compare
from tests.renders.peoples.goldens import GOLDENS


@pytest.mark.parametrize("name", GOLDENS)
def test_the_picture_and_its_text_are_the_golden_ones(name):
    compare("peoples", name, GOLDENS[name]())
