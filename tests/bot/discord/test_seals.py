"""What stands in the channel can be held against the file: every phase's seal, and the last one."""

import re

from rules.table.seal import shown
from rules.table.verifying import contradictions, posted_seals, verify
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.toy import TOY

SEAL = re.compile(r"Phase (\d+) · (?:last )?seal ((?:[0-9a-f]{4} ?){4})")


async def test_every_phase_is_posted_with_its_seal_and_the_file_bears_them_out(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        for _ in range(2):
            await s.people["Ann"].slash(s.channel, "host force", sure="yes")
            await s.settle()
        await s.people["Ann"].slash(s.channel, "host rollback", phase=2, sure="yes")
        await s.settle()
        await s.people["Ann"].slash(s.channel, "host force", sure="yes")
        await s.people["Ann"].slash(s.channel, "host end", sure="yes")
        await s.settle()
        posted = {int(number): seal.strip() for text in s.posted() for number, seal in SEAL.findall(text)}
        record = await s.app.archive.record(1)
    assert verify(record, TOY).problem == ""
    assert len(posted) >= 3
    assert posted[record.chapters[-1].number] == shown(record.seal)
    assert contradictions(record, record.commitments, posted) == []
    assert set(posted) <= set(posted_seals(record))


async def test_a_player_reads_in_a_sentence_that_the_game_needs_a_newer_bot(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        async with inside(s.app.tables, 1) as live:
            assert live.game_table.game.version == 1
        type(TOY).version = 0
        try:
            await s.restart()
            said = await s.people["Ann"].slash(s.channel, "orders")
        finally:
            type(TOY).version = 1
        assert "newer version of Amphora" in said.response.content
