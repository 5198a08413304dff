"""What the family shows of any sibling: words, sheets and rules that assume no other game."""

import pytest

from renders.civ.words.calamity import stories
from renders.civ.words.summary import summary
from renders.face import Frame, Look
from rules.civ.events_calamity import CalamityStruck, DamageTaken, TreasuryLost, VictimsNamed
from rules.civ.events_trade import CardBought
from rules.civ.stacks import Stack
from rules.civ.views import view
from tests.contract.settings import Setting, match_of
from tests.tiny.face import TinyFace
from tests.tiny.scenario import shores, side

FACE = TinyFace()
LOOK = Look(("Ann", "Ben", "Cleo", "Dan"))


def shown(s, seat=0):
    return view(s.g, seat)


@pytest.mark.parametrize("topic", FACE.topics())
def test_every_topic_is_explained(topic):
    assert topic, "there is no water to explain"
    assert "{" not in FACE.rule(topic)
    assert len(FACE.rule(topic)) > 15


def test_what_an_advance_requires_is_told():
    assert "Requires Rafts and Sagas." in FACE.rule("Barter")
    assert "3 are worth 12" in FACE.rule("Furs")


def test_every_picture_and_summary_of_a_game():
    match = match_of(Setting("tiny", 3), b"pictures", whole=True)
    look = Look(LOOK.names[:3])
    for place, _ in enumerate(match.steps()):
        if place % 40:
            continue
        for kind in FACE.kinds:
            view = match.table.view(0)
            picture = FACE.draw(kind.key, Frame(0, "", view, ()), 0, look)
            assert picture.listing
        assert FACE.status(view, look)
    told = match.table.told
    assert all(FACE.words(entry.event, look) is not None for entry in told)
    assert FACE.summary(Frame(0, "", match.table.view(None), tuple(told)), look)


def test_the_order_of_play_is_the_siblings():
    s = shores({"Ash": side({"Ashford": 3}), "Clay": side({"Claymoor": 1})})
    view = shown(s)
    assert FACE.status(view, LOOK).endswith("In order of movement: **Clay** (Ben) and **Ash** (Ann).")
    census = FACE.draw("census", Frame(0, "", view, ()), 0, LOOK).alt
    assert "Order of trade cards: Ash 0 cities and Clay 0" in census


def test_what_the_next_space_asks_for_is_told():
    advances = ["Rafts", "Sagas"]
    s = shores({"Ash": side(cities=["Ashford", "Alders"], step=4, advances=advances), "Clay": side()})
    text = FACE.draw("ast", Frame(0, "", shown(s), ()), 0, LOOK).listing
    assert "within the Dusk: needs 60 in prices of advances (has 27)" in text


def test_a_card_that_never_came_is_told():
    event = CardBought(0, Stack(2, "north"), 6, False, is_nothing=True)
    assert FACE.words(event, LOOK).endswith("from stack north 2 for 6; it was empty and gave nothing.")


def test_equal_calamities_are_told_one_by_one():
    first, second = CalamityStruck(0, "Blight"), CalamityStruck(1, "Blight")
    of_first = [VictimsNamed(0, "Blight", (1,)), DamageTaken(1, "Blight", 2, ())]
    of_second = [DamageTaken(0, "Blight", 2, ()), DamageTaken(1, "Blight", 4, ())]
    found, rest = stories([first, *of_first, second, *of_second])
    assert [(story.struck, story.parts) for story in found] == [(first, of_first), (second, of_second)]
    assert rest == []


def test_equal_calamities_revealed_at_once_meet_their_own_victims():
    told = [CalamityStruck(0, "Gale"), CalamityStruck(1, "Gale")]
    told += [TreasuryLost(0, "Gale", 2), TreasuryLost(1, "Gale", 1)]
    lines = summary(told, lambda seat: LOOK.names[seat], lambda seat: LOOK.names[seat])
    assert lines == (
        "Gale struck Ann. Ann lost 2 treasury.",
        "Gale struck Ben. Ben lost 1 treasury.",
    )
