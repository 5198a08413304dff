"""The list of everything that can be said is complete, as committed, and reads well."""

import pytest

from bot import notices as bot_notices
from renders.civ.words.telling import SILENT
from renders.faces import FACES
from renders.words.table import UNTOLD
from rules.games import GAMES
from tests.renders.examples import event_classes
from tests.words import notices, told
from tests.words.lint import faults
from tests.words.listing import FOLDER, NAMES, listing, sentences


@pytest.mark.parametrize("name", NAMES)
def test_the_list_is_as_committed(name):
    """Where this fails, run `python -m tools.phrases`, and read what has changed."""
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == listing(name)


def test_nothing_else_is_in_the_list():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_reads_well(name):
    wrong = [(sentence, found) for sentence in sentences(listing(name)) if (found := faults(sentence))]
    assert not wrong


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_reads_well(key):
    face = FACES[key]
    lines = [line for topic in face.topics() for line in face.rule(topic).splitlines()]
    assert not [(line, found) for line in lines if (found := faults(line))]


@pytest.mark.parametrize("name", told.TOLD)
def test_every_event_is_in_the_list(name):
    game = told.TOLD[name]
    said = {line[3:] for line in listing(f"told-{name}").splitlines() if line.startswith("## ")}
    silent = {kind.__name__ for kind in (*SILENT, *UNTOLD)}
    assert {kind.__name__ for kind in game.classes()} == said | (
        silent & {k.__name__ for k in game.classes()}
    )


def test_every_notice_of_the_bot_is_in_the_list():
    said = {line[3:] for line in listing("told-bot").splitlines() if line.startswith("## ")}
    every = {kind.__name__ for kind in event_classes(bot_notices)}
    assert said == every - {kind.__name__ for kind in notices.UNSAID}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("You leads Egypt.", "the verb does not go with “you”"),
        ("Ben is here; you has a city.", "the verb does not go with “you”"),
        ("Lost: 1 tokens.", "one of something in the plural"),
        ("At Rome, at most 0.", "nothing as a limit"),
        ("Paid Phaestos and Phaestos.", "the same thing twice"),
        ("It ends..", "two blanks or full stops"),
        ("none win the game.", "“none” for nobody or nothing"),
        ("Called in vain: Ming.", "a word of another age"),
        ("The red_sea is yours.", "a name of the program"),
        ("A city (of Rome.", "() do not pair"),
        ("Ada places a economy token.", "the wrong article"),
        ("word " * 50, "a sentence that is too long"),
    ],
)
def test_what_reads_badly_is_found(text, fault):
    assert fault in faults(text)
