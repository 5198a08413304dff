"""Files that are no record: refused in a sentence, before much is made of them."""

import json

import pytest

from rules.table import inputs as put
from rules.table import record as records
from rules.table.record import LARGEST, MOST_INPUTS, Unreadable, dump_record, load_record
from rules.table.verifying import verify

from .rich import rich
from .test_tampering import edit, with_input
from .toy import Toy

TEXT = dump_record(rich()[0])
GOOD = json.loads(TEXT)


def changed(**changes: object) -> str:
    return json.dumps({**GOOD, **changes})


def chapter(**changes: object) -> str:
    first, *rest = GOOD["chapters"]
    return changed(chapters=[{**first, **changes}, *rest])


ANSWER = {"seat": 0, "key": "bid", "kind": "answer"}
PAUSE = {"on": True, "kind": "pause"}
FILES: dict[str, str | bytes] = {
    "nothing": b"",
    "not JSON": "hello",
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "another object": '{"name": "x"}',
    "cut off": TEXT[: len(TEXT) // 2],
    "cut off in the last letter": TEXT[:-1],
    "two games": TEXT + TEXT,
    "UTF-16": TEXT.encode("utf-16"),
    "Latin-1": TEXT.replace("Ann", "Änn").encode("latin-1"),
    "binary": bytes(range(256)) * 10,
    "zeros": bytes(10_000),
    "compressed": b"\x1f\x8b\x08\x00" + bytes(100),
    "deep lists": "[" * 1_000_000,
    "deep objects": '{"a":' * 500_000,
    "deep in a game": chapter(inputs=[]).replace('"inputs": []', '"inputs": ' + "[" * 5000 + "]" * 5000, 1),
    "an answer 150 deep": chapter(inputs=[{**ANSWER, "data": json.loads("[" * 150 + "]" * 150)}] * 2000),
    "a number without end": changed(format=2).replace('"format": 2', '"format": ' + "9" * 100_000),
    "a number of 4000 digits": changed().replace('"fork": 0', '"fork": ' + "9" * 4000, 1),
    "a number too large": chapter(number=10**12),
    "a number below nothing": chapter(fork=-1),
    "a number as text": chapter(number="1"),
    "a number with a point": chapter(number=1.5),
    "not a number": changed().replace('"fork": 0', '"fork": NaN', 1),
    "too large": " " * (LARGEST + 1),
    "a string without end": changed(names=["x" * 1_000_000, "Ben", "Cleo"]),
    "a thousand players": changed(names=["x"] * 1000),
    "a thousand options": changed(options={str(n): "x" for n in range(1000)}),
    "a thousand secrets": changed(eras=[{"secret": "00", "added": []}] * 2000),
    "no secrets": changed(eras=[]),
    "a million small inputs": chapter(inputs=[PAUSE] * 200_000),
    "a million small phases": changed(chapters=[{}] * 500_000),
    "half a character": changed(names=["?", "Ben", "Cleo"]).replace('"?"', '"\\ud800"'),
    "the first format": changed(format=1),
    "a later format": changed(format=3),
    "a format in words": changed(format="two"),
    "chapters that are none": changed(chapters=7),
    "chapters of nothing": changed(chapters=[None]),
    "inputs that are none": chapter(inputs={"a": 1}),
    "an input without a kind": chapter(inputs=[{"on": True}]),
    "an input of an unknown kind": chapter(inputs=[{"kind": "cheat"}]),
    "an input with more": chapter(inputs=[{**PAUSE, "more": 1}]),
    "an input with less": chapter(inputs=[{"kind": "stand", "seat": 0, "topic": "bid"}]),
}


@pytest.mark.parametrize("data", FILES.values(), ids=list(FILES))
def test_a_malformed_file_is_refused_in_a_sentence(data):
    with pytest.raises(Unreadable) as refused:
        load_record(data)
    assert 20 < len(str(refused.value)) < 200
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("key", [key for key in GOOD if key != "format"])
def test_every_part_of_the_head_must_be_there(key):
    for text in (changed(**{f"{key}s": GOOD[key]}), json.dumps({k: v for k, v in GOOD.items() if k != key})):
        with pytest.raises(Unreadable):
            load_record(text)


def test_too_much_is_refused_before_it_is_read_in_its_types(monkeypatch):
    def unread(*args: object) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(records, "read_whole", unread)
    for name in ("a million small inputs", "a million small phases", "too large"):
        with pytest.raises(Unreadable):
            load_record(FILES[name])


def test_a_file_with_a_mark_of_its_encoding_is_read():
    assert load_record(b"\xef\xbb\xbf" + TEXT.encode()) == load_record(TEXT)


STRANGE: dict[str, put.Input] = {
    "a seat that is none": put.Answer(7, "bid", 1),
    "a seat below nothing": put.Leave(-1),
    "a hand-over of no seat": put.HandOver(9, "Eve"),
    "a leaving of no seat": put.Leave(10**6),
    "a standing order of no seat": put.Stand(5, "bid", 1),
    "an undo": put.Undo(0),
    "an undo as it is stored": put.Undone(0, (0,)),
    "an undo of nothing": put.Undone(0, (99, -5)),
    "a deadline of no seat": put.Expire((8,)),
    "a deep answer": put.Answer(0, "bid", [[[[[[]]]]]] * 50),
    "a huge answer": put.Answer(0, "bid", 10**4000),
    "a huge standing order": put.Stand(0, "bid", "x" * 100_000),
}


@pytest.mark.parametrize("entry", STRANGE.values(), ids=list(STRANGE))
def test_a_strange_input_is_a_finding_and_never_an_exception(entry, monkeypatch):
    monkeypatch.setattr("rules.table.verifying.broken_chain", lambda record, version: "")
    verdict = verify(with_input(rich()[0], 1, 0, entry), Toy())
    assert verdict.problem
    assert len(verdict.problem) <= 300


def test_whatever_a_game_does_with_a_forged_file_is_a_finding(monkeypatch):
    def broken(*args: object) -> None:
        raise KeyError("no such land")

    monkeypatch.setattr(Toy, "open", broken)
    assert verify(rich_record(), Toy()).problem == "the opening cannot be replayed (KeyError)"


def rich_record():
    return load_record(TEXT)


def test_a_seat_cannot_fill_every_checkpoint_with_standing_orders(monkeypatch):
    monkeypatch.setattr("rules.table.verifying.broken_chain", lambda record, version: "")
    orders = tuple(put.Stand(0, f"topic {n}", 1) for n in range(MOST_INPUTS // 100))
    record = rich()[0]
    problem = verify(edit(record, 1, inputs=(*orders, *record.chapters[0].inputs)), Toy()).problem
    assert "standing orders" in problem
