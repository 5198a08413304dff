"""Ch. 5: what comes of a way to lay a region can be seen before it is chosen."""

from rules.peoples.fitting import layings
from rules.peoples.laying import ChooseLaying
from rules.peoples.state import NEUTRAL
from rules.table import Choice
from tests.rules.peoples.scenario import scene


def question(position):
    """Region 41 was found north of 31, in a part adrift."""
    ways = layings(position.g.world, 1, (0, -1), "41")
    options = tuple(Choice(f"{way.turn}:41b", "") for way in ways)
    return ChooseLaying(
        play=position.g, ways=ways, seat=0, key="lay:41", prompt="", options=options, fallback=options[0].key
    )


def test_5_the_finder_sees_each_way_to_turn_a_region_with_its_neutral_tribe():
    position = scene({0: ["31a"]}, mapped={})
    asked = question(position)
    after = [asked.foresee(option.key) for option in asked.options]
    assert [state.world.spots["41"][1].turn for state in after] == [0, 1, 2, 3]
    assert all(state.world.spots["41"][0] == 1 for state in after)
    assert all(any(t.seat == NEUTRAL and t.areas == ["41b"] for t in state.tribes) for state in after)


def test_5_looking_ahead_changes_nothing():
    position = scene({0: ["31a"]}, mapped={})
    question(position).foresee("1:41b")
    assert "41" not in position.g.world.spots
    assert all(tribe.seat != NEUTRAL for tribe in position.state.tribes)


def test_5_of_what_cannot_be_chosen_nothing_is_foreseen():
    asked = question(scene({0: ["31a"]}, mapped={}))
    assert [asked.foresee(data) for data in ("7:41b", "1", "1:41a", None, 3)] == [None] * 5
