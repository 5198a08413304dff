"""What is reported to Sentry holds the kind and the place of an error, and nothing it says."""

import json
import logging

import pytest
import sentry_sdk
from sentry_sdk.transport import Transport

from bot.watching.reporting import report_to

SECRET = "gems in the hand of Rome"


class Kept(Transport):
    """Sends nothing, keeps all."""

    def __init__(self, options=None):
        super().__init__(options)
        self.sent = []

    def capture_envelope(self, envelope):
        self.sent.append(envelope.serialize().decode())


@pytest.fixture
def kept():
    kept = Kept()
    report_to("https://public@sentry.example.org/1", transport=kept)
    yield kept
    sentry_sdk.init()


def test_an_error_is_reported_without_what_it_says(kept):
    hand = SECRET
    try:
        raise ValueError(f"cannot store {hand}")
    except ValueError:
        logging.getLogger("bot.test").exception("lost %s", hand, extra={"hand": hand, "user": 12345})
    assert len(kept.sent) == 1
    assert SECRET not in kept.sent[0]
    assert "12345" not in kept.sent[0]
    event = json.loads(kept.sent[0].splitlines()[2])
    (error,) = event["exception"]["values"]
    assert error["type"] == "ValueError"
    assert error["stacktrace"]["frames"][-1]["function"] == "test_an_error_is_reported_without_what_it_says"
    assert set(event) <= {"event_id", "timestamp", "platform", "level", "logger", "release", "exception"}


def test_a_warning_is_not_reported(kept):
    logging.getLogger("bot.test").warning("slow")
    assert kept.sent == []
