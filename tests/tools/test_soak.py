"""The soak comes to a good end, and finds what is wrong."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.discord.layout import layout
from bot.discord.panel import marked, panel_keys
from bot.discord.post import Post
from bot.live_game import Outcome
from bot.notices import RolledBack
from bot.store.rows import GameRow, InputRow, SeatRow, Status, Target, TargetKind
from rules.table.codec import dump_input
from rules.table.inputs import Answer
from tests.bot.toy_face import secret
from tools.soak.__main__ import show
from tools.soak.clock import JumpyTime
from tools.soak.faults import Faults, Injected, is_injected
from tools.soak.games import SMALL
from tools.soak.ledger import Ledger
from tools.soak.run import Report, Soak
from tools.soak.server import Posted, Server
from tools.soak.watch import Secrets, Watch

# Often enough that each comes in so short a time; pictures are drawn in threads here, which cannot be killed.
ODDS = {
    "429": 0.1, "5xx": 0.1, "reply lost": 0.1, "timeout": 0.1, "database error": 0.01, "clock forward": 0.1,
    "clock back": 0.1, "channel lost": 0.05, "DMs closed": 0.1, "restart": 0.03, "malformed file": 0.0,
    "slow picture": 0.0, "stuck picture": 0.0, "killed picture process": 0.0,
}  # fmt: skip
PLAYED = SMALL[1:]  # one game of each kind
ROW = GameRow(
    id=1, guild=1, channel=1, host=1, ruleset="toy", options={}, settings={}, eras=(), status=Status.RUNNING,
    seq=1, phase=3,
)  # fmt: skip
SEATS = (SeatRow(seat=0, name="Ada", user=10), SeatRow(seat=1, name="Bea", user=11))
GIVEN = Answer(0, "tax", 2)
OUTCOME = Outcome(ROW, SEATS, entries=(GIVEN,))
STORED = InputRow(1, 3, dump_input(GIVEN))


async def test_bad_weather_loses_doubles_leaks_and_stops_nothing(tmp_path: Any) -> None:
    soak = Soak(str(tmp_path / "soak.db"), seed=3, kinds=PLAYED, odds=ODDS, processes=0)
    report = await soak.run(steps=80)
    assert report.wrong == []
    assert report.figures["restarts"] > 1
    # How many end in bad weather differs with every run; afterwards one in each place does, played out.
    assert report.figures["games ended"] >= len(PLAYED)
    assert all(report.figures[f"{kind.game} played to the end"] >= 1 for kind in PLAYED)
    assert report.figures["answers taken"] > 30
    assert report.figures["messages read for secrets"] > 20
    # Which letter meets which fault depends on which thread is first.
    assert report.figures["faults"]["database error"] > 0
    assert sum(report.figures["faults"].values()) > 20


@pytest.fixture
def ledger() -> Ledger:
    made = Ledger()
    made.hear(OUTCOME)
    made.accept(OUTCOME)
    return made


def test_what_was_accepted_and_is_stored_is_in_order(ledger: Ledger) -> None:
    assert ledger.check(1, [STORED]) == []


def test_an_accepted_answer_that_is_not_stored_is_lost(ledger: Ledger) -> None:
    assert [text.partition(":")[0] for text in ledger.check(1, [])] == ["lost"]


def test_an_accepted_answer_that_is_stored_as_another_is_lost(ledger: Ledger) -> None:
    other = InputRow(1, 3, dump_input(replace(GIVEN, data=3)))
    assert [text.partition(":")[0] for text in ledger.check(1, [other])] == ["lost"]


def test_an_input_that_nobody_gave_is_doubled(ledger: Ledger) -> None:
    again = replace(STORED, seq=2)
    assert [text.partition(":")[0] for text in ledger.check(1, [STORED, again])] == ["doubled"]
    ledger.learn(1, [again])
    assert ledger.check(1, [STORED, again]) == []


def test_what_was_rolled_back_is_not_missed(ledger: Ledger) -> None:
    ledger.hear(Outcome(ROW, SEATS, notices=(RolledBack(4, "Plans", 0, ()),)))
    assert len(ledger.check(1, [])) == 1
    ledger.hear(Outcome(ROW, SEATS, notices=(RolledBack(3, "Voyages", 1, ()),)))
    assert ledger.check(1, []) == []


def letter(mark: str) -> discord.ui.LayoutView:
    return marked(layout(Post(row=panel_keys(1))), mark)


async def test_a_message_that_stands_twice_is_found_whatever_the_bot_was_told() -> None:
    faults = Faults(1, {"429": 0, "5xx": 0, "reply lost": 1, "timeout": 0})
    server = Server(faults)
    faults.on = True
    for _ in range(2):
        with pytest.raises(discord.HTTPException):
            await server.get_channel(5).send(files=[], view=letter("1-1-0"))
    assert len(server.doubled) == 1
    assert server.posts == 2


async def test_the_history_of_a_place_shows_the_newest_first_with_their_marks() -> None:
    server = Server(Faults(1))
    for mark in ("1-1-0", "1-2-0"):
        await server.get_channel(5).send(files=[], view=letter(mark))
    shown = [message async for message in server.get_channel(5).history(limit=1)]
    assert [row.children[0].custom_id for row in shown[0].components] == ["g:0:help:1-2-0"]


@pytest.mark.parametrize(
    ("text", "is_private", "leaks"),
    [
        (f"a card {secret(0)}", True, 0),
        (f"a card {secret(1)}", True, 1),
        (f"a card {secret(0)}", False, 1),
        ("P1 has Wine", True, 1),
        ("the secret is 0abc", False, 1),
        ("nothing", False, 0),
    ],
)
def test_what_somebody_may_not_read_is_found(text: str, is_private: bool, leaks: int) -> None:
    watch = Watch(JumpyTime())
    watch.read(Posted("1-1-0", is_private, text), {"game": 1, "seat": 0}, Secrets(("0abc",), {"Wine": 1}))
    assert len(watch.leaked) == leaks


def test_a_letter_to_somebody_who_left_the_seat_long_ago_is_found() -> None:
    watch = Watch(JumpyTime())
    watch.hear(OUTCOME)
    now = (replace(SEATS[0], user=12), SEATS[1])
    watch.hear(Outcome(ROW, now))
    for passed, user, leaks in ((1.0, 10, 0), (1.0, 12, 0), (100.0, 12, 0), (100.0, 10, 1)):
        watch.clock.passed = passed
        watch.address(Target(TargetKind.DM, user), {"game": 1, "seat": 0}, now)
        assert len(watch.leaked) == leaks, (passed, user)


def test_a_letter_to_somebody_who_has_just_sat_down_is_none() -> None:
    watch = Watch(JumpyTime())
    watch.hear(OUTCOME)
    watch.address(Target(TargetKind.DM, 12), {"game": 1, "seat": 0}, (replace(SEATS[0], user=12), SEATS[1]))
    assert watch.leaked == []


def test_it_is_calm_until_the_last_who_asked_for_it_is_done() -> None:
    faults = Faults(1, {"5xx": 1})
    faults.on = True
    first, second = faults.calm(), faults.calm()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert not faults.strike("5xx")
    second.__exit__(None, None, None)
    assert faults.strike("5xx")


def test_errors_made_on_purpose_are_known_by_what_caused_them() -> None:
    wrapped = ValueError()
    wrapped.__cause__ = SystemError()
    assert not is_injected(wrapped)
    wrapped.__cause__.__context__ = Injected()
    assert is_injected(wrapped)


def test_the_report_names_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    show(
        Report({"answers taken": 5, "faults": {"5xx": 2}}, ["lost: game 1", "lost: game 2", "stuck: game 3"])
    )
    shown = capsys.readouterr().out
    assert (
        "answers taken: 5\nfaults: 5xx 2\n2 lost, 0 doubled, 0 leaked, 1 stuck\nWRONG: lost: game 1" in shown
    )
