"""Games stored by an earlier version."""

from rules.atlas.former_names import FORMER_NAMES, with_printed_names
from rules.civ.migrations import from_1
from tests.rules.civ.rulesets import WESTERN_EMPIRES as RULES


def test_a_game_of_version_1_goes_on_with_the_printed_names() -> None:
    stored = {
        "turn": 3,
        "tokens": {"Moresia": {"0": 4}, "Rome": {"1": 2}},
        "cities": {"Vann": 0},
        "ships": [{"owner": 1, "area": "Gethae", "coast": "coast", "built": 2}],
        "new_cities": ["Vann"],
        "floor": {"done": [], "offers": [], "made": [], "closed": []},
        "over": False,
    }
    assert from_1(stored) == {
        "turn": 3,
        "tokens": {"Moesia": {"0": 4}, "Rome": {"1": 2}},
        "cities": {"Van": 0},
        "ships": [{"owner": 1, "area": "Getae", "coast": "coast", "built": 2}],
        "new_cities": ["Van"],
        "floor": {"done": [], "offers": [], "made": {}, "closed": []},
        "offer_numbers": {"key": 0, "made": {}},
        "over": False,
    }
    assert stored["cities"] == {"Vann": 0}, "what is stored stays as it is"


def test_an_answer_of_version_1_names_areas_as_they_are_printed() -> None:
    assert with_printed_names([{"area": "Moresia", "from": {"Dacia": 2, "Gethae": 1}}, None, 7]) == [
        {"area": "Moesia", "from": {"Dacia": 2, "Getae": 1}},
        None,
        7,
    ]


def test_every_name_of_version_1_is_an_alias_of_the_one_that_is_printed() -> None:
    assert FORMER_NAMES == {"Gethae": "Getae", "Moresia": "Moesia", "Vann": "Van"}
    for former, printed in FORMER_NAMES.items():
        assert RULES.board.aliases[former.lower()] == (printed,)
