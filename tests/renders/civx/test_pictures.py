"""Every kind of picture for every size of table."""

from dataclasses import replace
from itertools import combinations

import pytest

from renders.boards import load
from renders.civ.pictures.advances import at_most, sheet_lines
from renders.civ.pictures.realms import holders_of, paint_realms
from renders.civ.pictures.replay import _still
from renders.civ.shown import Shown
from renders.face import Subject
from renders.paint.colour import Sight, distance
from renders.pictures.film import TALL, WIDE, room_of
from renders.schemes import CLASSIC, SCHEMES
from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.civx.game import RULESET
from rules.table import Standing
from tests.renders.civx.positions import (
    CROWD,
    FACE,
    GAME,
    civs_of,
    doings,
    frame,
    late,
    look,
    opening,
    played,
)

KINDS = [kind.key for kind in FACE.kinds]


def drawn(kind, players=CROWD, seat=None, subject="", scheme="classic"):
    state = late(players)
    told = frame(state, seat, doings(state), "Movement")
    return FACE.draw(kind, told, seat, look(scheme, players), subject)


def shown(state, seat=None, players=CROWD):
    return Shown(frame(state, seat), seat, look(players=players), FACE.setting)


@pytest.mark.parametrize(
    ("kind", "players"),
    [*((kind, 18) for kind in ("front", *KINDS)), ("front", 5), ("ast", 5), ("nations", 5)],
)
def test_every_kind_can_be_drawn_for_every_size_of_table(kind, players):
    picture = drawn(kind, players, 0)
    assert 0 < len(picture.alt) <= 1024
    assert len(picture.listing) > 40


@pytest.mark.parametrize("kind", ["front", *KINDS])
def test_every_kind_can_be_drawn_before_anybody_has_a_civilization(kind):
    picture = FACE.draw(kind, frame(opening(), 0), 0, look())
    assert picture.alt
    assert picture.listing


@pytest.mark.parametrize("scheme", [scheme for scheme in SCHEMES if scheme not in ("classic", "dark")])
@pytest.mark.parametrize("kind", ["front", "ast"])
def test_every_scheme_dresses_eighteen(kind, scheme):
    assert min(drawn(kind, scheme=scheme).image.size) > 300


@pytest.mark.parametrize("kind", [kind for kind in FACE.kinds if kind.subject is not Subject.NOTHING])
def test_every_subject_offered_can_be_drawn(kind):
    names = FACE.subjects(kind.key, frame(late(), 0).view)
    for name in (names[0], names[len(names) // 2], names[-1]):
        assert drawn(kind.key, CROWD, 0, name).alt


@pytest.mark.parametrize("kind", ["front", "map"])
def test_a_posted_map_is_small_enough(kind):
    assert len(drawn(kind, 18).webp()) < 2_500_000


def test_28_25_the_spaces_of_the_late_iron_age_show_their_values(monkeypatch):
    from renders.civ.pictures import succession

    lanes = []

    def noted(given, *more):
        lanes.extend(given)
        return track(given, *more)

    track = succession.track
    monkeypatch.setattr(succession, "track", noted)
    drawn("ast")
    labels = {lane.livery.name: lane.labels for lane in lanes}
    assert len(lanes) == 18
    assert labels["Minoa"][14:] == ("1300", "1600", "")
    assert set(labels["Minoa"][:14]) == {""}


def test_28_the_table_of_eighteen_is_wider_than_high():
    wide, tall = drawn("ast").image.size
    assert wide > 1.4 * tall


def test_27_11_half_the_players_rounded_up_may_have_an_aggressive_advance():
    assert at_most(shown(late(18))) == 9
    assert at_most(shown(late(13), players=13)) == 7
    assert at_most(shown(late(5), players=5)) == 3


def test_27_11_ruling_who_has_left_the_game_does_not_count():
    state = late(18)
    for nation in state.nations[:2]:
        nation.left = True
    assert at_most(shown(state)) == 8


def test_27_11_an_aggressive_advance_that_enough_players_have_is_barred():
    state = late()
    for nation in state.nations[1:10]:
        nation.advances = sorted({*nation.advances, "Greek Fire"})
    state.nations[0].advances, state.nations[0].treasury = [], 40
    seen = shown(state, 0)
    line = next(line for line in sheet_lines(seen, seen.view.nations[0]) if line.advance.name == "Greek Fire")
    assert line.barred
    assert not line.affordable
    assert line.note == "9 of 9"
    assert "Greek Fire (Science, 200 points) costs 200 (9 of 9)" in drawn_of(state).listing


def drawn_of(state):
    return FACE.draw("advances", frame(state, 0), 0, look())


def test_27_63_the_sheet_says_what_an_advance_requires():
    state = late()
    state.nations[0].advances = []
    listing = drawn_of(state).listing
    assert "Democracy (Civics, 200 points) costs 200 (needs Law)" in listing
    assert "(0 of 9, needs Law and Coinage)" in listing
    state.nations[0].advances = ["Law"]
    assert "needs Law" not in drawn_of(state).listing


def test_24_54_a_hand_names_the_block_of_its_cards_where_there_are_two():
    assert "3 Ochre of face value 1, West, worth" in drawn("hand", 18, 1).listing
    assert "3 Ochre of face value 1, worth 9" in drawn("hand", 6, 1).listing


def test_32_1_points_of_the_treasury_are_told_as_such():
    listing = drawn("standings").listing
    nation = next(n for n in frame(late()).view.nations if n.treasury == 5)
    line = next(line for line in listing.splitlines() if f"{nation.civ} (" in line)
    assert "5 from Treasury" in line
    assert "Bonus" not in listing


def test_32_1_the_final_standings_tell_of_cards_and_treasury():
    sources = (("steps", 900), ("advances", 400), ("cities", 250), ("hand", 45), ("treasury", 7))
    standings = tuple(Standing(seat, seat + 1, 1602 - seat, sources) for seat in range(CROWD))
    picture = FACE.final(frame(late()), standings, look())
    assert "45 from Cards in hand" in picture.listing
    assert picture.alt.startswith("Final standings. Minoa (Ada) wins")


def test_the_nations_are_listed_with_their_figures_and_liveries():
    listing = drawn("nations").listing
    assert "teal disc Mi" in listing
    assert listing.count("treasury") == CROWD


def test_10_34_two_blocks_are_known_by_name():
    assert {nation.block for nation in GAME.view(late(), None).nations} == {WEST, EAST}


def test_charts_have_a_line_for_each_nation():
    pictures = FACE.charts(played(), look(players=12))
    assert "Victory points over 3 turns" in pictures[0].alt
    assert all(civ in pictures[0].listing for civ in civs_of(12))


def test_charts_say_which_line_is_the_readers():
    of_all = FACE.charts(played(), look(players=12))[0].listing
    own = FACE.charts(played(), replace(look(players=12), own=3))[0].listing
    assert ", you: " not in of_all
    assert own.count(", you: ") == 1


def test_the_replay_is_a_film_under_its_limit():
    assert 0 < len(FACE.replay(played()[-8:], look(players=12))) < 8_000_000


def test_every_group_of_cards_of_the_rules_is_drawn():
    assert set(RULESET.civilizations) == set(FACE.setting.colours)


def test_mercenaries_are_marked_among_the_tokens_they_stand_with():
    state = late(6)
    area, here = next((area, here) for area, here in sorted(state.tokens.items()) if len(here) == 1)
    seat, count = next(iter(here.items()))
    plain = FACE.draw("map", frame(state), None, look(players=6))
    here[seat] = count + 2
    state.nations[seat].stock -= 2
    many = FACE.draw("map", frame(state), None, look(players=6))
    state.mercenaries = {area: {seat: 2}}
    hired = FACE.draw("map", frame(state), None, look(players=6))
    assert f"{area}: {count + 2} tokens, 2 of them hired" in hired.listing
    assert "of them hired" not in many.listing + plain.listing
    assert many.image.size == hired.image.size
    assert many.image.tobytes() != hired.image.tobytes()


@pytest.mark.parametrize("kind", ["nations", "map"])
def test_tokens_that_are_away_are_counted_where_anybody_has_such(kind):
    state = late(6)
    assert "away" not in FACE.draw(kind, frame(state), None, look(players=6)).listing
    state.nations[2].away, state.nations[2].stock = 4, state.nations[2].stock - 4
    assert "away 4" in FACE.draw(kind, frame(state), None, look(players=6)).listing


@pytest.mark.parametrize(
    ("civ", "start", "no_start"), [("Hellas", "Aetolia", "Macedonia"), ("Egypt", "Memphis", "Tanis")]
)
def test_11_11_the_board_prints_the_starts_of_this_game(civ, start, no_start):
    areas = load(FACE.setting.board).areas
    assert RULESET.board.starts[civ] == start
    assert areas[start].is_start
    assert not areas[no_start].is_start


def test_the_hand_says_what_it_is_worth_at_the_end():
    view = frame(late(), 1).view
    assert view.hand_points
    assert f"; {view.hand_points} V.P. if the game ended now" in drawn("hand", seat=1).listing


def test_a_close_up_of_a_nation_shows_its_region():
    assert drawn("zoom", subject="Egypt").alt.startswith("Map of Region of Egypt")


def test_a_film_shows_whose_land_is_where_at_every_table():
    for players in (6, CROWD):
        crowded = shown(late(players), players=players)
        realms = paint_realms(crowded, holders_of(crowded), room_of(players)).picture
        still, (wide, tall) = _still(crowded), room_of(players)
        left, top = (wide - realms.width) // 2, (tall - realms.height) // 2
        assert still.size == (WIDE, TALL)
        assert still.crop((left, top, left + realms.width, top + realms.height)).tobytes() == realms.tobytes()
        beside = [(x, tall // 2) for x in (left - 4, left + realms.width + 4) if 0 <= x < wide]
        assert {still.getpixel(xy) for xy in beside} <= {CLASSIC.paper}


@pytest.mark.parametrize("area", ["Lusitania", "Alani"])
def test_a_close_up_of_nothing_in_particular_shows_the_part_in_play(area):
    """Six play in the west, from Lusitania to the Alani: both ends are seen."""
    state = late(6)
    state.barbarians[area] = 3
    zoomed = FACE.draw("zoom", frame(state), None, look(players=6))
    assert f"{area}: 3 tokens" in zoomed.listing


@pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))
@pytest.mark.parametrize("players", [6, 12, CROWD])
def test_any_two_owners_are_told_apart_by_letters_and_by_shape_or_colour(players, scheme):
    made = Shown(frame(late(players)), None, look(scheme.key, players), FACE.setting)
    worn = [made.livery(nation.seat) for nation in made.nations]
    assert len({each.letter for each in worn}) == players
    for one, other in combinations(worn, 2):
        for sight in {*scheme.safe_for, Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN}:
            promised = 20 if sight is Sight.GREY else 25
            least = promised if sight in scheme.safe_for else 10
            apart = distance(one.colour, other.colour, sight) >= least
            assert one.shape is not other.shape or apart, (one.name, other.name, sight)
