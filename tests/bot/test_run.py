"""Running: the practice table opens without a token, and stops in order when it is asked to."""

import os
import signal
import subprocess
import sys

import pytest

from bot.cli import main


def test_the_practice_table_opens_and_stops_in_order(tmp_path):
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    command = [sys.executable, "-m", "bot.cli", "run", "--game", "history-of-the-world"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        address = next((line for line in process.stdout if "http://127.0.0.1" in line), "")
        process.send_signal(signal.SIGTERM)
        process.communicate()
    assert address
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [("AMPHORA_IDLE_GAMES", "many", "idle_games"), ("AMPHORA_LOG_LEVEL", "LOUD", "log_level")],
)
def test_a_wrong_setting_is_named(monkeypatch, capsys, setting, value, said):
    monkeypatch.setenv(setting, value)
    assert main(["run"]) == 2
    assert said in capsys.readouterr().err
