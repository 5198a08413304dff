"""The story of a phase, and what one seat is told by itself."""

import pytest

from renders.face import Frame
from renders.peoples.shown import Shown
from renders.words.story import LETTERS, MOST
from rules.peoples import events as e
from rules.peoples.state import NEUTRAL, Victory
from rules.peoples.traits import Trait
from tests.renders.peoples.positions import FACE, doings, frame, late, look, played, seen


def told(*events):
    return FACE.summary(frame(late(), events), look())


def people(seat):
    return FACE.called(seen(late()), seat, look())


def test_a_turn_in_a_line():
    state = late()
    events = doings(state)
    own, wild = events[1].area, events[4].neutral
    line = FACE.summary(frame(state, events), look())[0]
    assert line.startswith(
        f"**{people(1)}**: attacks the neutral people at {wild}: 1 grain, finds {wild[:-1]}"
    )
    assert f"moves {own} to " in line
    assert f"trades with **{people(2)}**" in line
    assert line.endswith("produces 2 grain.")


def test_a_turn_without_action_says_so():
    assert told(e.TurnBegan(3, 0), e.TribeRested(0, "31a")) == (f"**{people(0)}**: no action.",)


def test_a_revolution_tells_what_was_learnt():
    lines = told(
        e.TurnBegan(3, 0),
        e.RevolutionBegan(0),
        e.AdvanceAcquired(0, Trait.MILITARY, 2, (("fur", 2),), False, 0),
        e.DevelopmentAcquired(0, "law", (("clay", 1),), False, 0),
        e.TribePlaced(0, "41a", ""),
    )
    assert lines == (
        f"**{people(0)}**: takes the Revolution, learns Law, advances to Military 2 and adds a tribe in 41a.",
    )


def test_what_befalls_others_is_told_in_full():
    lines = told(e.TurnBegan(3, 0), e.TribeRetreated(1, "41a", "41b"))
    assert lines[1].startswith(f"The tribe of **{people(1)}** retreats from 41a to 41b")


def test_a_victory_is_told_by_itself_at_the_end():
    lines = told(e.TurnBegan(3, 0), e.VictoryReached(0, Victory.CULTURE), e.GameWon((0,), (Victory.CULTURE,)))
    assert lines[-2:] == (
        f"**{people(0)}** has reached the Culture victory: 6 culture tokens!",
        f"**{people(0)}** wins the game by Culture.",
    )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_phase_of_a_game_fits_into_a_message(players):
    for each in played(players, every_option=True):
        lines = FACE.summary(each, look(players=players))
        assert len(lines) <= MOST
        assert sum(map(len, lines)) <= LETTERS
        if each.told:
            assert lines


def test_a_long_phase_keeps_its_end():
    asides = [e.TribeRetreated(1, "41a", None)] * 40
    lines = told(e.TurnBegan(3, 0), *asides, e.GameWon((0,), ()))
    assert len(lines) <= MOST
    assert lines[-1] == f"**{people(0)}** wins the game on points."
    assert any("more." in line for line in lines)


def test_whoever_is_attacked_is_told_and_nobody_else():
    attack = e.Attacked(0, "31a", 1, ("41a",), 2, 1, (), (("fur", 1),), ())
    assert "Ada attacks your tribe in 41a" in FACE.notice(attack, 1, look()).text
    assert FACE.notice(attack, 0, look()) is None
    assert FACE.notice(attack, 2, look()) is None


@pytest.mark.parametrize(
    "event",
    [
        e.Traded(0, 1, "41a", (("fur", 2),), (), ()),
        e.TokenPlaced(0, Trait.CULTURE, "31a", "41", 1, ()),
        e.TokenRemoved(0, 1, "41a", ()),
        e.TribeRemoved(1, "41a", "famine"),
        e.ResourcesGiven(0, 1, (("fur", 1),), "heroics"),
        e.ShareTaken(1, "fur", 1, "arts"),
        e.TurnBegan(4, 1),
        e.BookClosed((1, 2)),
        e.VictoryReached(1, Victory.CIVICS),
    ],
    ids=lambda event: type(event).__name__,
)
def test_what_concerns_one_seat_is_told_to_it(event):
    assert FACE.notice(event, 1, look()) is not None
    assert FACE.notice(event, 3, look()) is None


def test_the_receipt_tells_the_dice_of_ones_own_turn_only():
    events = (
        e.TurnBegan(3, 0),
        e.RegionFound(0, "31a", "41", ("41",), True),
        e.TurnBegan(3, 1),
        e.TribeMoved(1, "41a", "41b"),
    )
    lines = FACE.aftermath(events, 0, look())
    assert lines == ("You explore from 31a and throw 41: the new region 41.",)


def test_a_long_receipt_keeps_the_newest():
    events = [e.Produced(0, "41a", "grain", n) for n in range(1, 60)]
    lines = FACE.aftermath(events, 0, look())
    assert "59 grain" in lines[-1]
    assert lines[0].startswith("… ")


def test_the_status_names_the_next_people_and_the_race():
    view = seen(late())
    text = FACE.status(view, look())
    assert text.startswith(f"Round {view.turn}, ")
    for seat in range(4):
        assert f"**{people(seat)}**" in text
    over = played()[-1].view
    assert FACE.status(over, look()).startswith("The game is over")


def test_the_neutral_people_has_a_name():
    assert "the neutral people" in FACE.words(e.TribeRetreated(NEUTRAL, "41a", None), look())


def test_a_last_revolution_is_a_story_of_its_own():
    lines = told(
        e.RevolutionBegan(2),
        e.AdvanceAcquired(2, Trait.SCIENCE, 1, (("fur", 1),), False, 0),
        e.RevolutionBegan(1),
        e.DevelopmentAcquired(1, "law", (), True, 0),
    )
    assert lines == (
        f"**{people(2)}**: takes the Revolution and advances to Science 1.",
        f"**{people(1)}**: takes the Revolution and learns Law.",
    )


def test_several_of_a_sort_are_told_in_the_plural():
    lines = told(
        e.TurnBegan(3, 0),
        e.RevolutionBegan(0),
        *(e.TribePlaced(0, area, "") for area in ("41a", "41b")),
        *(e.SpecialistAcquired(0, trait, False, (), True) for trait in (Trait.CULTURE, Trait.SCIENCE)),
    )
    assert lines[0].endswith(
        "takes the Revolution, adds tribes in 41a and 41b and takes the Culture and Science specialists."
    )


@pytest.mark.parametrize(
    ("title", "heading"),
    [
        ("Round 4: Rome", "Round IV"),
        ("Round 4: Rome · Round 4: Olmec", "Round IV"),
        ("The starting parts · Round 1: Rome · Round 2: Olmec", "Rounds I-II"),
    ],
)
def test_a_page_is_headed_by_all_its_rounds(title, heading):
    state = late()
    assert Shown(Frame(1, title, seen(state), ()), None, look()).round == heading


def test_what_a_card_brings_is_told_together():
    shares = [e.ShareTaken(0, kind, 1, "banking") for kind in ("fur", "clay", "fur")]
    lines = told(e.TurnBegan(3, 0), e.RevolutionBegan(0), *shares, e.ShareTaken(1, "grain", 1, "arts"))
    assert lines[1:] == (
        f"Banking: **{people(0)}** takes 2 fur and 1 clay.",
        f"Arts: **{people(1)}** takes 1 grain.",
    )
