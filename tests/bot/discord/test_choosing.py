"""In a DM of somebody with several games the game is chosen, never guessed; then the command goes on."""

from tests.bot.stage import stage
from tests.bot.words import controls, words

NAMES = ("Ann", "Ben")


async def two_games(s):
    """Ann and Ben play in two channels."""
    await s.begin("Ben", host="Ann")
    first = s.channel
    s.channel = s.people["Ann"].guild.create_text_channel("second")
    await s.people["Ann"].slash(s.channel, "game new", game="toy", speed="fast")
    lobby = s.channel.last_message
    await s.people["Ben"].click(lobby, label="Join")
    await s.people["Ann"].click(lobby, label="Start")
    await s.settle()
    return first


async def asked(s, name, command, **options):
    user = s.people[name].user
    return await user.slash(command, **options)


def menu_of(message):
    (menu,) = [part for part in controls(message) if part["custom_id"].startswith("g:0:choose")]
    return [option["label"] for option in menu["options"]], [option["value"] for option in menu["options"]]


async def test_a_command_in_a_dm_waits_for_its_game_and_goes_on(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await two_games(s)
        shown = await asked(s, "Ann", "whisper", to="Ben", text="of the second game")
        assert "Which game?" in words(shown.response)
        labels, values = menu_of(shown.response)
        assert values == ["1", "2"]
        assert labels[0].endswith("#game")
        assert labels[1].endswith("#second")
        assert await s.app.store.whispers.get(1) is None
        done = await s.people["Ann"].user.select(shown.response, ["2"], custom_id="g:0:choose:")
        assert "of the second game" in words(done.response)
        whisper = await s.app.store.whispers.get(1)
        assert whisper.game == 2


async def test_the_menu_works_after_a_restart_and_for_every_command(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await two_games(s)
        for command, options, said in (
            ("orders", {"text": "1"}, "Recorded"),
            ("messages", {}, "Messages"),
            ("map", {}, "Map"),
        ):
            shown = await asked(s, "Ann", command, **options)
            await s.restart()
            done = await s.people["Ann"].user.select(shown.response, ["1"], custom_id="g:0:choose:")
            assert said in words(done.response), command


async def test_a_game_is_chosen_by_who_plays_it_and_soon(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await two_games(s)
        shown = await asked(s, "Ann", "orders", text="1")
        s.time.seconds += 3601
        late = await s.people["Ann"].user.select(shown.response, ["1"], custom_id="g:0:choose:")
        assert "give the command again" in words(late.response)


async def test_with_one_game_nothing_is_asked(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        shown = await asked(s, "Ann", "orders", text="1")
        assert "Recorded" in words(shown.response)
