"""Running: the practice table opens without a token, and stops in order when it is asked to."""

import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import contextmanager

import pytest

from bot.cli import main
from bot.practice.opening import CLOSED, TAKEN

LONG = 120  # seconds: nobody waits for ever


@contextmanager
def at_the_table(folder, *options):
    """The practice table in a process of its own, with a kept game of its own."""
    own = {"AMPHORA_PRACTICE": str(folder / "practice.db"), "AMPHORA_PRACTICE_BROWSER": "false"}
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"} | own
    # Ctrl-C counts, whatever whoever started the tests does with it.
    start = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{start}; from bot.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", program, "run", *options]
    with (
        (folder / "said").open("w+") as said,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, env=environment) as process,
    ):
        end = threading.Timer(LONG, process.kill)
        end.start()
        try:
            yield process
        finally:
            process.kill()
            end.cancel()


def address_of(process):
    return next((line.strip() for line in process.stdout if "http://127.0.0.1" in line), "")


@pytest.fixture
def here(tmp_path, monkeypatch):
    """The practice table in this process, with its kept game beside the test."""
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("AMPHORA_PRACTICE", str(tmp_path / "practice.db"))
    monkeypatch.setenv("AMPHORA_PRACTICE_BROWSER", "false")


@pytest.mark.usefixtures("here")
def test_the_practice_table_opens_and_ends_with_a_sentence_and_only_one_holds_a_game(tmp_path, capsys):
    with at_the_table(tmp_path, "--game", "history-of-the-world") as process:
        assert address_of(process)
        second = main(["run"])
        process.send_signal(signal.SIGINT)
        process.wait(LONG)
    said = (tmp_path / "said").read_text().splitlines()
    assert (process.returncode, said) == (0, [CLOSED.replace("`", "")])
    assert second == 2
    assert capsys.readouterr().err.splitlines() == [f"amphora: {TAKEN}."]


@pytest.mark.usefixtures("here")
def test_a_busy_port_is_said_in_a_sentence(capsys):
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        assert main(["run", "--port", str(port)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said == [f"amphora: port {port} is taken by another program; choose another with --port."]


@pytest.mark.parametrize("port", ["0", "65536", "-1", "eighty", "８０"])
def test_a_wrong_port_is_said_in_a_sentence(capsys, port):
    assert main(["run", f"--port={port}"]) == 2
    assert capsys.readouterr().err == f"amphora: --port takes a number from 1 to 65535, not “{port}”.\n"


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [("AMPHORA_IDLE_GAMES", "many", "idle_games"), ("AMPHORA_LOG_LEVEL", "LOUD", "log_level")],
)
def test_a_wrong_setting_is_named(monkeypatch, capsys, setting, value, said):
    monkeypatch.setenv(setting, value)
    assert main(["run"]) == 2
    assert said in capsys.readouterr().err
