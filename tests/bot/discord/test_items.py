"""Buttons and menus are found by their ids, those of earlier messages too."""

import pytest

from bot.discord.ids import ActId, ButtonId, FormId, mark_of
from bot.discord.items import CONTROLS, FormControl, LobbyControl, OldButton, PanelButton, ReadyAnswer
from bot.practice.table import PracticeButton
from tests.bot.stage import stage

MARK = mark_of("tax")
IDS = [
    (f"f:1:2:{MARK}:take:3", FormControl),
    (f"f:12:3:{MARK}:step:\n", FormControl),
    (f"f:1:2:{MARK}:type:?", FormControl),
    (f'a:1:2:{MARK}:{{"act":"done"}}', ReadyAnswer),
    ("g:1:orders:", PanelButton),
    ("g:1:suggest:", PanelButton),
    ("g:1:help:", PanelButton),
    ("g:1:lobby-join:", LobbyControl),
    ("g:1:lobby-option:many", LobbyControl),
    ("g:0:practice:toy", PracticeButton),
    ("g:1:dance:", OldButton),
    ("f:1:2:short:take:3", OldButton),
    ("something else", OldButton),
]


@pytest.mark.parametrize(("id_", "control"), IDS)
def test_an_id_belongs_to_one_control(id_, control):
    known = (*CONTROLS, PracticeButton)
    assert [c for c in known if c.__discord_ui_compiled_template__.fullmatch(id_)] == [control]


def test_ids_are_written_as_they_were():
    assert str(FormId(1, 2, MARK, "take", "3")) == IDS[0][0]
    assert str(ActId(1, 2, MARK, {"act": "done"})) == IDS[3][0]
    assert str(ButtonId(1, "orders")) == "g:1:orders:"


async def test_buttons_work_after_a_restart(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        panel = s.channel.last_message
        form = await s.people["Ann"].slash(s.channel, "orders")
        await s.restart()
        shown = await s.people["Ann"].click(panel, label="My orders")
        assert shown.modal["title"] == "How much tax?"
        answered = await s.people["Ann"].click(form.response, label="2")
        assert "Recorded" in (answered.response or form.response).content
