"""CivX 29.53: Barbarian Hordes."""

import json
from importlib.resources import files

import pytest
from PIL import Image, ImageDraw

from rules.civ.ancient.line_up import board
from rules.civ.civx.calamities.barbarian_hordes import is_at_an_edge, landings
from rules.civ.civx.tables import map_edge
from rules.civ.events_calamity import CalamityPassed, CalamityStruck, HordeMoved, HordeScattered
from rules.civ.events_conflict import CardPlundered, CityAttackFailed, CityFell, CityPlundered
from rules.civ.phases.aftermath import aftermath
from tests.rules.civ.civx.scene import EAST, WEST, scene
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

SCALE = 8
CITY, MARCH = "Celt barbarian-hordes:0:city", "Celt barbarian-hordes:0:march-1"


def horde(egypt, answers=None, passer="Celt", others=None, **more):
    sides = {"Egypt": egypt, "Celt": side(), **(others or {})}
    return struck("Egypt", "Barbarian Hordes", sides, answers, passer=passer, **more)


def places(egypt, **more):
    return landings(scene({"Egypt": egypt, "Celt": side()}, **more).g, 0)


def way(s):
    return [event.area for event in s.events(HordeMoved)]


def test_29_5301_the_trader_leads_the_barbarians():
    s = horde(side({}, ["Thebes", "Napata"]), {CITY: "Napata"})
    assert way(s)[0] == "Napata"
    assert s.events(CalamityStruck)[0].beneficiary == 1


def test_29_5301_not_traded_the_victim_leads_them():
    s = horde(side({}, ["Thebes", "Napata"]), {"Egypt barbarian-hordes:0:city": "Thebes"}, passer=None)
    assert way(s)[0] == "Thebes"


@pytest.mark.parametrize(
    ("advances", "block", "tokens"),
    [
        ([], "", 15),
        (["Provincial Empire"], "", 20),
        (["Mercenary Army"], "", 11),
        (["Provincial Empire", "Mercenary Army"], "", 16),
        ([], WEST, 15),
        ([], EAST, 20),
        (["Provincial Empire"], EAST, 25),
    ],
)
def test_29_5302_to_29_5305_how_many_they_are(advances, block, tokens):
    s = horde(side({}, ["Thebes"], advances=advances), block=block)
    assert s.events(HordeMoved)[0].tokens == tokens


def test_29_5306_next_to_a_zero_area_cities_come_before_tokens():
    assert places(side({"Napata": 2}, ["Thebes", "Memphis"])) == ["Thebes"]
    assert places(side({"Napata": 2}, ["Memphis"])) == ["Napata"]


def test_29_5306_next_to_barbarians_or_a_pirate_city():
    assert places(side({}, ["Memphis", "Fayum"]), barbarians={"Tanis": 1}) == ["Memphis"]
    assert places(side({}, ["Memphis", "Fayum"]), pirates=["Upper Egypt"]) == ["Fayum"]


def test_29_5306_at_the_edge_of_the_map():
    assert places(side({"Jalo": 1}, ["Memphis"])) == ["Jalo"]


def test_29_5306_4_25_areas_next_to_what_is_not_in_play_are_at_the_edge():
    assert places(side({}, ["Memphis", "Fayum"]), out_of_play=["Western Desert"]) == ["Fayum", "Memphis"]
    assert places(side({}, ["Memphis", "Fayum"]), out_of_play=["Alexandria"]) == ["Memphis"]


def test_29_5306_an_empty_area_at_an_edge_next_to_the_victim():
    """Nothing of Egypt lies at an edge; Siwa and Jalo do, and are next to the Western Desert."""
    assert places(side({"Western Desert": 1})) == ["Jalo", "Siwa"]
    others = {"Egypt": side({"Western Desert": 1}), "Celt": side({"Jalo": 1})}
    assert landings(scene(others).g, 0) == ["Siwa"]


def test_29_5306_else_over_an_open_sea_with_the_same_order():
    """Rome is far from all edges: a city on an open sea, else tokens there."""
    assert places(side({"Samnium": 2}, ["Rome", "Cisalpina"])) == ["Rome"]
    assert places(side({"Samnium": 2}, ["Cisalpina"])) == ["Samnium"]
    assert places(side({}, ["Cisalpina"])) == ["Pannonia", "Rubicon"], "empty areas next to it"


def test_29_5306_no_such_area_no_effect():
    """Nobody lives at an edge or at a sea here, nor is there an empty area of that kind next door."""
    s = horde(side({}, ["Nineveh"]))
    assert places(side({}, ["Nineveh"])) == []
    assert s.events(CalamityPassed)
    assert s.cities("Egypt") == ["Nineveh"]


def test_29_5307_the_conflict_is_fought_at_once():
    """Six tokens in place of the city lose first: 10 barbarians are left, 2 of which may stay."""
    s = horde(side({}, ["Thebes"]))
    assert s.events(CityFell)[0].area == "Thebes"
    assert s.cities("Egypt") == []
    assert s.state.barbarians["Thebes"] >= 2


def test_29_5307_units_of_others_in_the_area_fight_too():
    s = horde(side({"Napata": 1}), others={"Nubia": side({"Napata": 1})})
    assert s.tokens("Egypt") == s.tokens("Nubia") == {}


def test_29_5309_what_is_too_many_invades_the_next_area_of_the_victim():
    s = horde(side({"Upper Egypt": 1, "Buhen": 1}, ["Thebes"]), {MARCH: "Buhen"})
    assert way(s)[:2] == ["Thebes", "Buhen"]
    assert s.events(HordeMoved)[1].tokens == 8
    assert s.tokens("Egypt").get("Buhen") is None


def test_29_5309_also_into_a_city_that_it_cannot_take():
    """After Thebes and Upper Egypt too few are left for the city of Fayum: they are removed there."""
    s = horde(side({"Upper Egypt": 2}, ["Thebes", "Fayum"]))
    assert way(s) == ["Thebes", "Upper Egypt", "Fayum"]
    assert s.events(CityAttackFailed)[0].area == "Fayum"
    assert s.cities("Egypt") == ["Fayum"]


def test_29_5309_with_nothing_next_door_they_invade_elsewhere():
    s = horde(side({"Napata": 1}, ["Thebes"]))
    assert way(s) == ["Thebes", "Napata"]
    assert "Napata" not in board().neighbours["Thebes"]


def test_29_5309_a_new_area_each_time():
    s = horde(side({"Upper Egypt": 2, "Fayum": 4, "Napata": 1}, ["Thebes"]))
    assert len(set(way(s))) == len(way(s))


def test_29_5309_21_1_what_finds_no_way_on_stays_until_surplus_is_removed():
    s = horde(side({}, ["Thebes"]))
    assert s.events(HordeScattered) == []
    assert s.state.barbarians == {"Thebes": 10}
    s.play(aftermath)
    assert s.state.barbarians == {"Thebes": 2}


def test_29_5310_the_leader_chooses_among_the_cities():
    s = horde(side({}, ["Thebes", "Napata", "Memphis"]))
    question = next(q for q in s.asked if q.key.endswith("city"))
    assert [option.key for option in question.options] == ["Napata", "Thebes"]


def test_29_5311_they_have_nothing_of_the_advances_of_their_leader():
    """With Engineering the city would be met by five tokens, with Art of War by one less beside it."""
    egypt = side({"Thebes": 1}, ["Thebes"], advances=["Public Works"])
    skilled = {"Egypt": egypt, "Celt": side(advances=["Engineering", "Metalworking", "Art of War"])}
    led = struck("Egypt", "Barbarian Hordes", skilled, passer="Celt")
    assert led.state.barbarians == horde(egypt).state.barbarians


def test_29_5312_no_card_is_drawn_and_nothing_pillaged():
    s = horde(side({}, ["Thebes"], hand=["Wine"]))
    assert s.events(CityFell)
    assert s.events(CityPlundered) == s.events(CardPlundered, seat=1) == []
    assert [card.name for card in s.nation("Egypt").hand] == ["Wine"]


def test_29_5313_in_their_turn_among_the_cards_and_done_before_the_next():
    """Tempest comes before them and Mutiny after, though all three are in one hand."""
    egypt = side({"Memphis": 2}, ["Thebes", "Napata"], hand=["Mutiny", "Tempest"], treasury=5)
    told = [event for event, _ in horde(egypt).told]
    seen = [event for event in told if isinstance(event, CalamityStruck | HordeMoved)]
    order = [event.calamity if isinstance(event, CalamityStruck) else "invasion" for event in seen]
    moves = order.count("invasion")
    assert moves > 1
    assert order == ["Tempest", "Barbarian Hordes", *["invasion"] * moves, "Mutiny"]


def test_4_25_the_table_of_the_edge_is_what_the_drawn_board_shows():
    """Every area is painted, the large ones first, and what is outside of all is flooded from the rim."""
    drawn = json.loads(files("renders").joinpath("boards", "ancient.json").read_text(encoding="utf-8"))
    zones = {name: shape["zone"] for name, shape in (drawn["areas"] | drawn["seas"]).items()}
    outlines = [(name, list(zip(o[::2], o[1::2], strict=True))) for name in zones for o, *_ in zones[name]]
    names = list(zones)
    width, height = (int(length) // SCALE + 2 for length in drawn["size"])
    picture = Image.new("I", (width + 2, height + 2), 0)
    for name, outline in sorted(outlines, key=lambda pair: -extent(pair[1])):
        points = [(1 + x / SCALE, 1 + y / SCALE) for x, y in outline]
        ImageDraw.Draw(picture).polygon(points, fill=1 + names.index(name))
    ImageDraw.floodfill(picture, (0, 0), -1)
    pixels = picture.load()
    met = {
        names[pixels[x, y] - 1]
        for x in range(1, width + 1)
        for y in range(1, height + 1)
        if pixels[x, y] > 0 and -1 in (pixels[x - 1, y], pixels[x + 1, y], pixels[x, y - 1], pixels[x, y + 1])
    }
    assert met & set(drawn["areas"]) == map_edge()


def extent(outline):
    return (max(x for x, _ in outline) - min(x for x, _ in outline)) * (
        max(y for _, y in outline) - min(y for _, y in outline)
    )


def test_4_25_inland_areas_are_at_no_edge():
    g = scene({"Egypt": side()}).g
    assert is_at_an_edge(g, "Jalo")
    assert not is_at_an_edge(g, "Memphis")


def test_19_45_no_token_comes_to_a_city_that_had_its_own_as_the_barbarians_came():
    """Nor may the tokens next door defend it twice; without one of its own, one may come."""
    army = ["Military", "Advanced Military", "Architecture", "Public Works"]
    manned = horde(side({"Thebes": 1, "Upper Egypt": 4}, ["Thebes"], advances=army))
    assert not [q for q in manned.asked if q.topic == "relief"]
    bare = horde(side({"Upper Egypt": 4}, ["Thebes"], advances=army))
    assert [q.seat for q in bare.asked if q.topic == "relief"] == [0]


def test_29_5306_barbarians_among_the_victims_tokens_are_bordered_by_them():
    both = side({"Samnium": 1, "Alexandria": 1})
    assert places(both, barbarians={"Samnium": 1}) == ["Samnium"]
