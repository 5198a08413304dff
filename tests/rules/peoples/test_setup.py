"""Ch. 4: the set-up."""

from collections import Counter

import pytest

from rules.peoples.arranging import Arrangement, faults, settle, square, suggested
from rules.peoples.book import SEPARATORS, event_cards
from rules.peoples.game import Peoples
from rules.peoples.play import Play
from rules.peoples.regions import START_REGIONS, areas, regions
from rules.peoples.setup import has_enough_land, open_game, starting_parts
from rules.peoples.state import Stage
from rules.peoples.traits import peoples
from rules.table import Chance, Desk, Refusal, open_table

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil")


def opened(players=3, seed=b"set-up", **options):
    game = Peoples()
    settled = game.settle(options, players)
    assert not isinstance(settled, Refusal)
    return Play(Desk(open_game(settled, NAMES[:players], Chance(seed)), Chance(seed), lambda event, to: None))


def at_table(players=3, **options):
    table = open_table(Peoples(), options, NAMES[:players], b"set-up")
    assert not isinstance(table, Refusal)
    return table


@pytest.mark.parametrize(("players", "longitudes"), [(3, 6), (4, 8), (5, 10)])
def test_4_two_polar_rows_as_long_as_there_are_longitudes(players, longitudes):
    world = opened(players).world
    rows = Counter(spot.y for _, spot in world.parts[0])
    assert world.width == longitudes
    assert rows == {0: longitudes, 5: longitudes}


def test_4_the_polar_rows_are_arranged_at_random():
    one, other = opened(seed=b"one").world, opened(seed=b"other").world
    assert one != other


@pytest.mark.parametrize("players", [3, 4, 5])
def test_4_a_starting_part_for_each_with_a_start_region_and_three_others(players):
    starts = opened(players).state.starts
    assert len(starts) == players
    assert all(start[0] in START_REGIONS and len(start) == 4 for start in starts)
    assert not any(regions()[region].is_polar for start in starts for region in start)


def test_4_less_land_than_sea_is_drawn_again():
    assert has_enough_land(["31", "62", "64", "51"])
    assert not has_enough_land(["62", "64", "66", "41"])


def test_4_drawn_parts_have_enough_land():
    for seed in range(30):
        assert all(map(has_enough_land, starting_parts(3, Chance(bytes([seed])))))


def test_4_counter_clockwise_the_last_in_turn_order_chooses_first():
    table = at_table()
    order = table.state.order
    asked = []
    while table.phase == Stage.SETUP:
        question = table.waiting()[0]
        asked.append(question.seat)
        assert table.answer(question.seat, question.key, question.default()) is None
    assert asked == order[::-1][: len(asked)]
    assert len(asked) == 3


def test_4_a_square_with_the_named_areas_at_its_centre():
    g = opened()
    start = g.state.starts[0]
    centre = suggested(start)
    settle(g, 0, Arrangement(centre, centre[:2]))
    assert set(g.world.corner(centre[0])) == set(centre)


@pytest.mark.parametrize("quarters", ["aaaa", "bbbb", "cccc", "dddd", "abcd"])
def test_4_each_region_can_be_turned_any_way(quarters):
    centre = tuple(region + letter for region, letter in zip(("31", "42", "51", "44"), quarters, strict=True))
    spots = dict(square(centre))
    assert {(spot.x, spot.y) for spot in spots.values()} == {(0, 0), (1, 0), (0, 1), (1, 1)}


def test_4_at_least_two_land_areas_at_the_centre():
    g = opened()
    g.state.starts = [["31", "62", "64", "51"]]
    centre = ("31a", "62b", "64b", "51c")
    found = [fault.code for fault in faults(g, 0, Arrangement(centre, ("31a", "31a")))]
    assert "too-little-land" in found


def test_4_one_of_the_parts_that_are_left():
    g = opened()
    first = suggested(g.state.starts[0])
    settle(g, 0, Arrangement(first, (first[0], first[1])))
    assert "no-such-part" in [fault.code for fault in faults(g, 0, Arrangement(first, (first[0], first[1])))]


def test_4_two_tribes_in_central_land_areas():
    g = opened()
    g.state.starts = [["31", "33", "35", "42"]]
    centre = ("31a", "33a", "35a", "42a")
    assert not list(faults(g, 0, Arrangement(centre, ("31a", "33a"))))
    assert [f.code for f in faults(g, 0, Arrangement(centre, ("31a", "31a")))] == ["same-area"]
    assert [f.code for f in faults(g, 0, Arrangement(centre, ("31a", "31b")))] == ["not-central"]
    assert [f.code for f in faults(g, 0, Arrangement(centre, ("31a", "99z")))] == ["no-such-area"]


def test_4_first_tribes_border_nothing_unknown():
    g = opened()
    centre = suggested(g.state.starts[0])
    lands = [area for area in centre if areas()[area].is_land][:2]
    settle(g, 0, Arrangement(centre, (lands[0], lands[1])))
    assert all(g.world.unknown(area) == () for area in g.held_by(0))


def test_4_each_people_begins_with_its_own_trait_and_no_resources():
    table = at_table()
    while table.phase == Stage.SETUP:
        question = table.waiting()[0]
        table.answer(question.seat, question.key, question.default())
    for player in table.state.players:
        assert player.advances == {peoples()[player.people].trait: 1}
        assert player.resources == {}


def test_8_example_rome_starts_with_military_level_one():
    assert peoples()["rome"].trait == "military"


def test_4_drawn_peoples_are_different_and_one_more_is_neutral():
    state = opened(5).state
    assert len({player.people for player in state.players} | {state.neutral}) == 6


def test_4_chosen_peoples_are_taken_with_the_part():
    g = opened(peoples="chosen")
    wanted = g.state.neutral
    centre = suggested(g.state.starts[0])
    lands = [area for area in centre if areas()[area].is_land][:2]
    answer = Arrangement(centre, (lands[0], lands[1]), wanted)
    assert not list(faults(g, 0, answer))
    settle(g, 0, answer)
    assert g.player(0).people == wanted
    assert g.state.neutral != wanted
    second = suggested(g.state.starts[0])
    taken = Arrangement(second, (second[0], second[1]), wanted)
    assert "no-such-people" in [fault.code for fault in faults(g, 1, taken)]


def test_4_a_part_is_written_in_the_words_that_repeat_it_with_its_people():
    table = at_table(peoples="chosen")
    question = table.waiting()[0]
    wanted = {**question.default(), "people": table.state.neutral}
    assert question.read("\n".join(question.write(wanted)), question.default()) == wanted


def test_4_no_word_about_a_part_is_passed_over():
    question = at_table().waiting()[0]
    text = " ".join(suggested(question.referee.g.state.starts[0]))
    refused = question.read(f"{text}, upside down", question.default())
    assert isinstance(refused, Refusal)
    assert "upside down" in refused.faults[0].text


def test_4_a_part_can_be_written():
    table = at_table()
    question = table.waiting()[0]
    start = table.state.starts[0]
    text = " ".join(suggested(start))
    data = question.read(text, question.default())
    assert tuple(data["centre"]) == suggested(start)
    assert table.answer(question.seat, question.key, data) is None


def test_4_what_names_no_four_areas_is_not_taken_for_a_part():
    question = at_table().waiting()[0]
    assert isinstance(question.read("the green one", question.default()), Refusal)


def test_12_1_seven_shuffled_cards_for_each_level_between_four_separators():
    pile = opened(**{"book-of-events": "yes"}).state.book.pile
    assert len(pile) == 25
    assert [pile[n] for n in (0, 8, 16, 24)] == list(SEPARATORS)
    levels = [event_cards()[card].level for card in pile if card in event_cards()]
    assert levels == [1] * 7 + [2] * 7 + [3] * 7


def test_12_1_without_the_option_there_is_no_book():
    assert opened().state.book is None
