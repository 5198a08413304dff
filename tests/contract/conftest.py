"""Every contract test runs over every game."""

import pytest

from tests.contract.settings import Setting, games, settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setting" in metafunc.fixturenames:
        metafunc.parametrize("setting", settings(), ids=str)
    if "plain" in metafunc.fixturenames:
        chosen = [Setting(key, game.least) for key, game in games().items()]
        metafunc.parametrize("plain", chosen, ids=str)
