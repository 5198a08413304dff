"""WE 13d: victory points and tie-breakers."""

from rules.civ.policies.scoring import points
from rules.civ.western_empires.policies import placing
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

AREAS = sorted(WESTERN_EMPIRES.board.areas)


def score(**made):
    return dict(points(scenario({"Minoa": side(**made)}).g, 0))


def ahead(one, other, first="Minoa", second="Egypt"):
    """Whether the second civilization beats the first although it ranks lower."""
    s = scenario({first: side(**one), second: side(**other)})
    assert placing(s.g, 0)[0] == placing(s.g, 1)[0], "the points must be equal"
    return placing(s.g, 1) > placing(s.g, 0)


def test_13d_one_point_for_each_city():
    assert score(cities=AREAS[:4])["cities"] == 4


def test_13d_wonder_of_the_world_is_no_city_in_play():
    assert score(cities=AREAS[:4], advances=["Wonder of the World"])["cities"] == 4


def test_13d_advances_by_their_price():
    assert score(advances=["Pottery", "Agriculture", "Mathematics"])["advances"] == 1 + 3 + 6


def test_13d_five_points_for_each_step():
    assert score(step=7)["steps"] == 35


def test_13d_the_bonus_card():
    s = scenario({"Minoa": side()})
    s.nation("Minoa").bonus = 5
    assert dict(points(s.g, 0))["bonus"] == 5


def test_13d_most_points_win():
    s = scenario({"Minoa": side(step=1), "Egypt": side(step=2)})
    assert placing(s.g, 1) > placing(s.g, 0)


def test_13d_i_the_marker_further_on():
    assert ahead({"cities": AREAS[:5]}, {"step": 1})


def test_13d_ii_more_advances_of_6_points():
    assert ahead({"advances": ["Agriculture", "Law"]}, {"advances": ["Democracy"]})


def test_13d_ii_then_more_advances_of_3_points():
    assert ahead({"advances": ["Pottery", "Music", "Urbanism"]}, {"advances": ["Agriculture"]})


def test_13d_iii_the_higher_price_of_all_advances():
    assert ahead({"advances": ["Agriculture"]}, {"advances": ["Calendar"]})


def test_13d_iv_the_highest_credits_of_one_colour():
    """Pottery and Empiricism cost the same; 20 of one colour beat 10 and more of all."""
    one = {"advances": ["Masonry"], "credits": {"Arts": 10, "Civics": 10, "Religion": 10}}
    assert ahead(one, {"advances": ["Pottery"], "credits": {"Crafts": 10}})


def test_13d_v_then_all_credits():
    one = {"advances": ["Pottery"]}
    assert ahead(one, {"advances": ["Masonry"], "credits": {"Arts": 5}})


def test_13d_vi_then_cities():
    """Cities bring points themselves; here the bonus card makes up for them."""
    s = scenario({"Minoa": side(), "Egypt": side(cities=AREAS[:5])})
    s.nation("Minoa").bonus = 5
    assert placing(s.g, 0)[0] == placing(s.g, 1)[0]
    assert placing(s.g, 1) > placing(s.g, 0)


def test_13d_vii_then_tokens_on_the_board():
    assert ahead({"tokens": {"Athens": 2}}, {"tokens": {"Memphis": 3}})


def test_13d_viii_then_the_ranking():
    assert not ahead({}, {})
    assert ahead({}, {}, first="Egypt", second="Minoa")


def test_13d_ranking_does_not_break_equal_positions_before_the_rest():
    assert ahead({"step": 3, "tokens": {"Athens": 2}}, {"step": 3, "tokens": {"Memphis": 3}})
