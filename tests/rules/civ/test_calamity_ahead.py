"""WE 9b: while one calamity is resolved, holders may prepare for those they still have in hand."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.state import Card
from rules.table import Refusal
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

EFFECTS = WESTERN_EMPIRES.calamity_rules.effects
FORESEEN = ["Famine", "Superstition", "Epidemic", "Civil Disorder", "Corruption"]
FIVE = ["Rome", "Neapolis", "Rubicon", "Salonae", "Tarentum"]


def sides(*rome_hand, celt_hand=()):
    return {
        "Rome": side({"Etruria": 9, "Samnium": 9}, FIVE, hand=rome_hand),
        "Celt": side({"Belgica": 9, "Sudeten": 9}, ["Londinium", "Alesia"], hand=celt_hand),
        "Egypt": side({"Fayum": 9, "Siwa": 9}),
        "Minoa": side({"Rhodes": 9, "Lesbos": 9}),
        "Hellas": side({"Thrace": 9, "Dacia": 9}),
    }


def first_wait(*rome_hand, celt_hand=()):
    s = scenario(sides(*rome_hand, celt_hand=celt_hand))
    script = resolve_calamities(s.g)
    return s, next(script)


def keys(questions):
    return [(question.seat, question.key) for question in questions]


def test_9b_the_holder_prepares_for_the_rest_of_the_calamity_and_for_the_next_ones():
    _, wait = first_wait("Famine", "Superstition", "Corruption", "Gold", "Gold", "Iron")
    assert keys(wait.questions) == [(0, "famine:0:victims")]
    assert keys(wait.later()) == [
        (0, "famine:0:damage"),
        (0, "superstition:0:reduce"),
        (0, "corruption:0:cards"),
    ]


def test_9b_others_prepare_for_their_own_only():
    _, wait = first_wait("Famine", celt_hand=["Epidemic"])
    assert keys(q for q in wait.later() if q.seat == 1) == [
        (1, "epidemic:1:victims"),
        (1, "epidemic:1:damage"),
    ]
    assert {q.seat for q in wait.later()} == {0, 1}


def test_9b_what_leaves_no_choice_is_not_prepared_for():
    s, wait = first_wait("Famine", "Superstition")
    for area in ["Rome", "Neapolis"]:
        s.state.cities.pop(area)
    s.nation("Rome").city_stock += 2
    assert keys(wait.later()) == [(0, "famine:0:damage")]


def test_9b_looking_ahead_changes_nothing():
    s, wait = first_wait("Famine", "Superstition", "Civil Disorder", celt_hand=["Epidemic"])
    told = list(s.told)
    assert keys(wait.later()) == keys(wait.later())
    assert s.told == told


def test_9b_an_answer_that_no_longer_fits_is_refused_in_its_turn():
    s, wait = first_wait("Famine", "Superstition")
    ahead = next(q for q in wait.later() if q.key == "superstition:0:reduce")
    assert not isinstance(ahead.check(["Rome", "Neapolis", "Rubicon"]), Refusal)
    s.state.cities.pop("Rome")
    s.nation("Rome").city_stock += 1
    fresh = EFFECTS["Superstition"].foresee(Case.of(s.g, 0, Card("Superstition")))[0]
    assert isinstance(fresh.check(["Rome", "Neapolis", "Rubicon"]), Refusal)


def test_9b_what_is_prepared_is_what_is_asked():
    """The same question, key and limits, when nothing happened in between."""
    for name in FORESEEN:
        s = scenario(sides(name, "Gold", "Gold", "Iron"))
        ahead = {q.key: q for q in EFFECTS[name].foresee(Case.of(s.g, 0, Card(name)))}
        s.play(resolve_calamities)
        own = {q.key: q for q in s.asked if q.seat == 0}
        assert set(ahead) == set(own), name
        assert all(ahead[key].default() == own[key].default() for key in own)
