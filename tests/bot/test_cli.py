"""The command line: every command, and every mistake gets a line, never a trace."""

import io
import json
import re
import shlex
from itertools import islice

import pytest
from PIL import Image

from bot.cli import main, parser
from bot.commands import gallery
from bot.commands.pictures import write_pictures
from bot.commands.played import of_match
from bot.commands.printing import terminal
from renders.face import Look
from renders.faces import FACES
from renders.picture import Picture
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table import Chance, inputs, open_table, restore
from rules.table.record import Recorder, dump_record
from rules.table.seal import shown
from rules.table.verifying import posted_seals

SHORT = {
    "western-empires": ["--option", "turns=3"],
    "civx": ["--option", "turns=3"],
    "dawn-of-history": ["--option", "turns=3"],
    "history-of-the-world": [],
    "peoples": ["--option", "rounds=15"],
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory):
    """An exported game of each kind, simulated from the command line without pictures."""
    made = {}
    for key, game in GAMES.items():
        names = tuple(f"Player {n}" for n in range(game.least))
        options = dict(option.split("=") for option in SHORT[key][1::2])
        match = Match(game, options, names, [STANDINS[for_game(key)]] * game.least, b"cli", ahead=True)
        match.play(most=150)
        path = tmp_path_factory.mktemp("games") / f"{key}.json"
        path.write_text(dump_record(match.record()), encoding="utf-8")
        made[key] = path
    return made


def test_games_are_listed_with_their_options(capsys):
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    for key, game in GAMES.items():
        assert f"{key}: {game.name}" in text


@pytest.mark.parametrize("key", GAMES)
def test_a_simulation_tells_its_story_and_figures(key, capsys):
    common = ["simulate", key, "--players", str(GAMES[key].least), "--seed", "7", *SHORT[key]]
    assert main([*common, "--standins", "random", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["players"] == GAMES[key].least
    assert figures["pace"][0]["rounds"] <= figures["pace"][0]["rounds_without_standing_orders"]
    assert main([*common, "--standins", "random"]) == 0
    text = capsys.readouterr().out
    assert "Final standings" in text
    assert "**" not in text
    assert "\x1b" not in text
    headings = [line for line in text.splitlines() if line[:1].isdigit()]
    assert len(headings) > 3
    assert max(map(len, headings)) < 60


def test_a_simulation_says_where_its_chance_comes_from(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("bot.commands.simulate.write_pictures", lambda *_: None)
    common = ["simulate", "history-of-the-world", "--players", "3", "--standins", "random", "--quiet"]
    assert main([*common, "--seed", "7"]) == 0
    assert "The seed was given (7)" in capsys.readouterr().err
    made = []
    for name in ("one", "two"):
        assert main([*common, *SHORT["history-of-the-world"], "--out", str(tmp_path / name)]) == 0
        record = json.loads((tmp_path / name / "game.json").read_text())
        assert f"Fingerprint of the secret: {record['commitments'][0]}" in capsys.readouterr().err
        made.append(record["commitments"][0])
    assert made[0] != made[1]


def test_standings_name_what_was_led(exported, capsys):
    assert main(["verify", str(exported["western-empires"])]) == 0
    assert re.search(r"  1\. Player \d \((Minoa|Assyria|Hatti|Hellas|Egypt)\): \d+", capsys.readouterr().out)


def test_a_game_is_exported_alone(tmp_path, capsys):
    path = tmp_path / "game.json"
    common = [
        "simulate",
        "western-empires",
        "--players",
        "5",
        "--option",
        "turns=3",
        "--seed",
        "7",
        "--quiet",
    ]
    assert main([*common, "--export", str(path)]) == 0
    assert [found.name for found in tmp_path.iterdir()] == ["game.json"]
    assert main(["verify", str(path)]) == 0
    assert "Sound" in capsys.readouterr().out


def test_a_simulated_game_is_played_in_turn(tmp_path):
    """Whoever moves later has seen the others move."""
    path, common = tmp_path / "game.json", ["--players", "5", "--option", "turns=5", "--seed", "7"]
    assert main(["simulate", "western-empires", *common, "--quiet", "--export", str(path)]) == 0
    exported = json.loads(path.read_text())
    standins = [STANDINS[for_game("western-empires")]] * 5
    match = Match(GAMES["western-empires"], {"turns": "5"}, tuple(exported["names"]), standins, b"7")
    match.play()
    assert exported["chapters"] == json.loads(dump_record(match.record()))["chapters"]


@pytest.fixture(scope="module")
def begun():
    """A game that has just begun, which is quickly drawn."""
    names = ("Ann", "Ben", "Cleo")
    match = Match(GAMES["peoples"], {"rounds": "15"}, names, [STANDINS["random"]] * 3, b"cli", ahead=True)
    match.play(most=4)
    return match


def test_pictures_are_drawn_by_several_processes(begun, tmp_path):
    write_pictures(begun, Look(begun.table.names), tmp_path, 2)
    made = {path.name for path in tmp_path.iterdir()}
    assert {"replay.gif", "standings.webp", "standings.txt", "0001-the-starting-parts.webp"} <= made
    with Image.open(tmp_path / "0001-the-starting-parts.webp") as image:
        assert image.width > 400


def test_a_gallery_shows_who_was_awaited_as_the_posts_did(begun, monkeypatch):
    played, frames, blank = of_match(begun), [], Picture(Image.new("RGB", (1, 1)), "blank", "blank")
    monkeypatch.setattr(
        type(FACES["peoples"]), "draw", lambda self, kind, frame, *rest: frames.append(frame) or blank
    )
    list(islice(gallery.gallery(played, "classic"), len(played.checkpoints) - 1))
    assert len(frames) == len(played.checkpoints) - 1
    for frame in frames:
        after = next(kept for kept in played.checkpoints if kept.number > frame.number)
        table = restore(played.game, played.names, begun.table.seed, after)
        assert frame.awaited == tuple(dict.fromkeys(question.seat for question in table.waiting()))
    assert any(frame.awaited for frame in frames)


def test_a_gallery_shows_every_kind_of_picture_at_both_sizes(begun, tmp_path, capsys, monkeypatch):
    kept = {}
    sheets = gallery.contact_sheets
    monkeypatch.setattr(
        gallery, "contact_sheets", lambda named, room: kept.update({room: named}) or sheets(named[:2], room)
    )
    path = tmp_path / "game.json"
    path.write_text(dump_record(begun.record()), encoding="utf-8")
    assert main(["gallery", str(path), "--sight", "grey", "--out", str(tmp_path)]) == 0
    assert capsys.readouterr().out.split() == [str(tmp_path / f"gallery-{w}-1.png") for w in (550, 400)]
    names = [name.split()[0] for name, _ in kept[550, 350]]
    kinds = {kind.key for kind in FACES["peoples"].kinds}
    assert kinds | {"posted", "preview", "final", "replay"} <= set(names)
    assert names.count("posted") == len(list(of_match(begun).frames()))
    with Image.open(tmp_path / "gallery-550-1.png") as page:
        assert page.size[0] == 2 * 562 + 12
        assert all(max(colour[1]) - min(colour[1]) <= 12 for colour in page.getcolors(1 << 24))
    assert main(["gallery", str(path), "--phase", "9999"]) == 2
    assert "there is no phase 9999" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "plain", "bold"),
    [
        ("**Rome** moves", "Rome moves", "\x1b[1mRome\x1b[0m moves"),
        ("*see* `/history`", "see /history", "see /history"),
        (r"snake\_case \*\*x\*\*", "snake_case **x**", "snake_case **x**"),
        ("2 * 3 * 4", "2 * 3 * 4", "2 * 3 * 4"),
    ],
)
def test_markdown_is_for_discord_alone(text, plain, bold, monkeypatch):
    class Screen(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.delenv("NO_COLOR", raising=False)
    assert terminal(text, io.StringIO()) == plain
    assert terminal(text, Screen()) == bold
    monkeypatch.setenv("NO_COLOR", "1")
    assert terminal(text, Screen()) == plain


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert re.fullmatch(r"amphora \d+\.\d+\.\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize("command", ["run", "games", "simulate", "render", "gallery", "verify"])
def test_every_command_has_help_with_an_example(command, capsys):
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    assert "examples:\n  amphora" in text or "examples:\n  DISCORD" in text
    for example in re.findall(r"^  amphora (.+)$", text, re.MULTILINE):
        parser().parse_args(shlex.split(example))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "western-empires", "--scheme", "pink"], "there are classic"),
        (["render", "game.json", "map", "--scheme", "pink"], "there are classic"),
        (["simulate", "western-empires", "--players", "x"], "“x” is not a number"),
        (["simulate", "western-empires", "--standins", "bob"], "choose from"),
        (["frobnicate"], "choose from"),
        ([], "required: COMMAND"),
    ],
)
def test_what_cannot_be_read_gets_one_line(arguments, said, capsys):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    text = capsys.readouterr().err
    assert said in text
    assert text.count("\n") == 1


@pytest.mark.parametrize("key", GAMES)
def test_an_exported_game_verifies_and_a_changed_one_does_not(key, exported, tmp_path, capsys):
    assert main(["verify", str(exported[key])]) == 0
    assert "Sound" in capsys.readouterr().out
    record = json.loads(exported[key].read_text())
    record["chapters"][-1]["digest"] = "0" * 64
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(record))
    assert main(["verify", str(changed)]) == 1
    assert "NOT SOUND" in capsys.readouterr().out


@pytest.mark.parametrize("key", GAMES)
def test_pictures_of_an_exported_game(key, exported, tmp_path, capsys):
    assert main(["render", str(exported[key]), "list"]) == 0
    assert "hand" in capsys.readouterr().out
    for kind, more in (("map", []), ("hand", ["--seat", "Player 0"])):
        out = tmp_path / f"{kind}.webp"
        assert main(["render", str(exported[key]), kind, *more, "--out", str(out)]) == 0
        with Image.open(out) as image:
            assert image.width > 400
        assert out.with_suffix(".txt").read_text()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "chess"], "no game"),
        (["simulate", "western-empires", "--players", "99"], "not for 99 players"),
        (["simulate", "western-empires", "--option", "turns"], "KEY=VALUE"),
        (["simulate", "western-empires", "--option", "turns=many"], "no value"),
        (["simulate", "western-empires", "--option", "tempo=9"], "Possible: scenario, track"),
        (["simulate", "western-empires", "--export", "/no/such/folder/game.json"], "no such folder"),
        (["simulate", "western-empires", "--out", __file__], "a file, not a folder"),
        (["verify", "missing.json"], "cannot read"),
    ],
)
def test_a_mistake_gets_one_clear_line(arguments, said, capsys):
    assert main(arguments) == 2
    text = capsys.readouterr().err
    assert said in text
    assert text.splitlines()[-1].startswith("amphora: ")
    assert "Traceback" not in text


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b"[1, 2]", b'{"format": 2}'])
def test_a_broken_file_is_no_game(content, tmp_path, capsys):
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    assert main(["verify", str(path)]) == 2
    assert "not a game" in capsys.readouterr().err


def test_wrong_pictures_are_refused(exported, tmp_path, capsys):
    path = str(exported["western-empires"])
    assert main(["render", path, "nonsense"]) == 2
    assert main(["render", path, "map", "--seat", "Nobody"]) == 2
    assert main(["render", path, "map", "--phase", "9999"]) == 2
    assert main(["render", path, "map", "--out", str(tmp_path / "no" / "such" / "folder.webp")]) == 2
    assert main(["render", path, "hand"]) == 2
    assert main(["render", path, "zoom", "--of", "Nowhere"]) == 2
    assert capsys.readouterr().err.count("amphora:") == 6


@pytest.fixture(scope="module")
def eventful(tmp_path_factory):
    """A game in which more happened than answers: its file, and what stood in the channel."""
    game = GAMES["history-of-the-world"]
    keeper = Recorder()
    table = open_table(game, {}, ("Ann", "Ben", "Cleo"), b"eventful", keeper.keep)
    dice = Chance(b"eventful")
    keeper.submit(table, inputs.Pause(True))
    keeper.submit(table, inputs.Pause(False))
    keeper.submit(table, inputs.HandOver(1, "Dido"))
    keeper.submit(table, inputs.Stand(2, "any topic", 1))
    for _ in range(6):
        question = table.waiting()[0]
        keeper.submit(table, inputs.Answer(question.seat, question.key, question.sample(dice)))
    keeper.submit(table, inputs.Expire())
    keeper.submit(table, inputs.Leave(2))
    path = tmp_path_factory.mktemp("eventful") / "game.json"
    record = keeper.record(table, {})
    path.write_text(dump_record(record), encoding="utf-8")
    return path, record


def test_verify_prints_what_to_hold_against_the_channel(eventful, capsys):
    path, record = eventful
    assert main(["verify", str(path)]) == 0
    text = capsys.readouterr().out
    assert record.commitments[0] in text
    for number, seal in posted_seals(record).items():
        assert f"{number}. " in text
        assert shown(seal) in text
    assert "1. Epoch I: drawing empires: " in text
    assert "hold them against the channel" in text


@pytest.mark.parametrize(
    "line",
    [
        "paused", "resumed", "the seat of Ben was handed over to Dido", "time was up for everybody",
        "Cleo set a standing order on any topic: 1", "Cleo left the game",
    ],
)  # fmt: skip
def test_verify_lists_what_happened_besides_answers(line, eventful, capsys):
    assert main(["verify", str(eventful[0])]) == 0
    assert f": {line}\n" in capsys.readouterr().out


def test_verify_takes_commitments_and_seals_as_they_were_posted(eventful, capsys):
    path, record = eventful
    number, seal = next(iter(posted_seals(record).items()))
    good = ["--commitment", record.commitments[0][:12].upper(), "--seal", f"{number}={shown(seal)}"]
    assert main(["verify", str(path), *good]) == 0
    capsys.readouterr()
    for wrong in (["--commitment", "0" * 64], ["--seal", f"{number}=0000 0000"], ["--seal", f"99={seal}"]):
        assert main(["verify", str(path), *wrong]) == 1
        assert "NOT THE GAME THAT WAS PLAYED" in capsys.readouterr().out


@pytest.mark.parametrize("option", [["--commitment", "abc"], ["--seal", "12"], ["--seal", "x=12345678"]])
def test_what_cannot_be_a_commitment_or_a_seal_is_refused(option, eventful, capsys):
    with pytest.raises(SystemExit):
        main(["verify", str(eventful[0]), *option])
    assert "is not" in capsys.readouterr().err


def test_a_wholly_forged_game_is_refused_when_the_commitment_is_given(eventful, exported, capsys):
    """The forged file is sound in itself: only what was posted tells it apart."""
    posted = eventful[1].commitments[0]
    forged = str(exported["history-of-the-world"])
    assert main(["verify", forged]) == 0
    assert main(["verify", forged, "--commitment", posted]) == 1
    assert "NOT THE GAME" in capsys.readouterr().out


def test_no_more_of_a_file_is_read_than_a_game_can_have(capsys):
    assert main(["verify", "/dev/zero"]) == 2
    assert "too large" in capsys.readouterr().err
