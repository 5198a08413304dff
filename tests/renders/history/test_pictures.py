"""Every kind of picture, at every stage, in every scheme, with its text twin."""

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from renders.boards.world import load_world
from renders.face import Proposal
from renders.history.order_of_play import drawing_order
from renders.history.pictures.art import art
from renders.history.pictures.changes import changes_of
from renders.history.pictures.charts import MEASURES
from renders.history.pictures.empires import FLEETS, STARTS, fleets_of
from renders.history.pictures.zoom import MINE
from renders.history.worth import worth
from renders.paint.fonts import Typeface, width
from renders.paint.glyphs import GLYPHS
from renders.paint.page import TALL, WIDE
from renders.paint.sprites import Sprite
from renders.schemes import SCHEMES
from rules.history_of_the_world import events as e
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import RoundResult, Way
from rules.history_of_the_world.expand import expand
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.orders import Fort, Take, order_data
from rules.history_of_the_world.scoring import reckon
from rules.history_of_the_world.state import Holding, Stage
from rules.table import Choice, Choose
from rules.table.codec import dump_state, load_state
from tests.renders.history.positions import (
    FACE,
    GAME,
    battle,
    doings,
    frame,
    late,
    look,
    opening,
    played,
    under_way,
)
from tests.renders.letters import written
from tests.rules.history.scenario import Scene

KINDS = [kind.key for kind in FACE.kinds]
TITLE = "Epoch VI: Portugal"


def proposed(question: Any, data: Any) -> Proposal:
    return Proposal(question.seat, question.key, data, question.write(data))


def drawn(kind, state, seat=None, subject="", scheme="classic", events=(), title=TITLE):
    return FACE.draw(kind, frame(state, seat, events, title), seat, look(scheme), subject)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn_before_the_first_draw(kind):
    picture = drawn(kind, opening(), 0, title="")
    assert picture.alt
    assert picture.listing


@pytest.mark.parametrize(
    ("kind", "scheme"),
    [(kind, scheme) for scheme in SCHEMES for kind in (KINDS if scheme == "classic" else ("map", "battles"))],
)
def test_every_kind_and_every_scheme(kind, scheme):
    picture = drawn(kind, late(), 0, "", scheme, doings())
    assert len(picture.alt) <= 1024
    assert len(picture.listing) > 40
    assert min(picture.image.size) > 300


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_in_a_turn_under_way(kind):
    assert drawn(kind, under_way().state, 0, "", "classic", doings()[:12]).alt


def test_every_place_offered_can_be_drawn():
    names = FACE.subjects("zoom", frame(late(), 0).view)
    assert len(names) == len(set(names)) > 120
    for name in ("Australia (area)", "Red Sea", names[-1]):
        assert name in names
        assert name in drawn("zoom", late(), 0, name).alt
    assert FACE.subjects("map", frame(late(), 0).view) == ()


def test_a_close_up_understands_a_short_name_and_else_shows_ones_own():
    assert drawn("zoom", late(), 0, "scandi").alt.startswith("Map of Scandinavia")
    assert drawn("zoom", late(), 0, "").alt.startswith(f"Map of {MINE}")


def test_a_close_up_tells_of_its_own_part_only():
    picture = drawn("zoom", late(), None, "Nippon", "classic", doings())
    assert "Honshu" in picture.listing
    assert "Pyrenees" not in picture.listing


def test_the_map_is_small_enough_to_post():
    assert len(drawn("map", late(), None, "", "classic", doings()).webp()) < 2_000_000


def test_the_map_in_words_tells_every_piece():
    state = late(multiple_armies="yes", naval_control="yes")
    listing = drawn("map", state, None, "", "classic", doings()).listing
    assert "Atlas: army of Portugal (Ada), epoch VI figure, fort" in listing
    assert "2 armies of " in listing
    assert "Eastern Mediterranean: Bartholomew the Younger" in listing
    assert listing.count("monument") >= len(state.monuments)
    assert "Ada went by sea from the Atlantic Ocean to Brazil" in listing
    assert "Ada attacked without success by sea from the North Sea to Albion" in listing


def test_marks_tell_battles_won_from_attacks_that_failed():
    marks = changes_of(doings()).marks
    assert set(marks["pyrenees"]) == {Sprite.CONFLICT}
    assert set(marks["albion"]) == {Sprite.LOST}
    assert set(marks["atlas"]) == {Sprite.CONFLICT, Sprite.BUILT}
    assert set(marks["western_iberia"]) == {Sprite.BUILT}
    assert set(marks["danubia"]) == {Sprite.DISASTER}
    assert "dalmatia" not in marks


def test_the_score_table_reckons_as_the_rules_do():
    state = late(naval_control="yes")
    scene = Scene(state, ())
    for seat in range(6):
        mine = worth(GAME.view(state, None), seat)
        ours = reckon(scene.g, seat, "portugal")
        points = {area: points for area, (_, _, points) in mine.areas.items() if points}
        assert points == ours.areas
        assert mine.total == ours.total
        assert (mine.capitals, mine.cities, mine.monuments) == (ours.capitals, ours.cities, ours.monuments)


def test_the_hand_marks_what_cannot_be_played_now():
    listing = drawn("hand", late(), 0).listing
    assert "Crusade (lesser event, epochs V to VI): Three crusaders" in listing
    assert "Minor Empire: Mayans (greater event, epoch III, not playable in this epoch)" in listing


def test_every_event_card_has_its_art():
    for card in event_cards().values():
        assert art(card)[0] in GLYPHS


def test_a_seat_sees_the_empire_it_passed_on_and_a_spectator_does_not():
    assert "Bartholomew the Younger: you passed it on" in drawn("empires", late(), 0).listing
    assert "passed" not in drawn("empires", late(), None).listing


@pytest.mark.parametrize("card", empires().cards.values(), ids=lambda card: card.name)
def test_no_land_and_no_water_of_an_empire_is_cut(card):
    starts = ", ".join(land_name(people.start) for people in card.empires)
    assert width(starts, Typeface.TEXT_MEDIUM, 27) <= STARTS
    assert width(fleets_of(card), Typeface.TEXT_MEDIUM, 27) <= FLEETS


def test_a_battle_log_without_battles_says_so():
    assert "no combat" in drawn("battles", late()).alt


def test_a_long_battle_log_goes_on_to_further_pages():
    one, two = drawn("battles", late(), events=doings()), drawn("battles", late(), events=doings() * 6)
    assert (one.pages, two.pages > 1) == (1, True)
    assert two.image.size == (WIDE, TALL)


def test_no_name_is_cut_in_a_battle_log():
    """Every land stands there as it is called, also the longest, and every player."""
    lands = sorted(load_world().lands, key=lambda land: -len(land_name(land)))[:12]
    fights = [
        battle(land, Way.LAND, "pyrenees", (6, 4, 3), (5, 5), RoundResult.WON, fort=1) for land in lands
    ]
    sick = [e.SicknessRolled("plague", land, 2, (4, 1, 6, 2), True) for land in lands[:3]]
    doing, texts = (*fights, *sick), []
    for page in (1, 2):
        shown = frame(late(), None, doing, TITLE)
        with written() as kept:
            FACE.draw("battles", shown, None, look(), "", page)
        texts += [text for text, _ in kept]
    assert {land_name(land) for land in lands} <= set(texts)
    assert [text for text in texts if text.endswith("…")] == []


def asked(stand):
    """The question of a turn under way."""
    script = expand(stand.g, stand.g.turn.campaign)
    return next(iter(script.send(None).questions))


def test_a_plan_is_previewed_with_an_arrow_for_each_line():
    stand = under_way()
    question = asked(stand)
    data = [order_data(order) for order in (Take("pyrenees", most=3), Fort("western_iberia"))]
    picture = FACE.preview(GAME.view(stand.state, 0), proposed(question, data), look())
    assert "Ada would take Pyrenees, at most 3, then build a fort in Western Iberia." in picture.listing
    bare = FACE.preview(GAME.view(stand.state, 0), proposed(question, data[1:]), look())
    assert picture.image.tobytes() != bare.image.tobytes()


def after_a_plan(stand):
    """The position of a turn under way after it took the Pyrenees and fortified its start."""
    state = load_state(GAME.state_type, dump_state(stand.state))
    state.lands["pyrenees"] = Holding(0, "portugal", 6)
    state.lands["western_iberia"].fort = True
    state.turn.campaign.coins -= 1
    return GAME.view(state, 0)


def test_a_preview_tells_and_draws_the_position_after_the_orders():
    stand = under_way()
    data = [order_data(order) for order in (Take("pyrenees"), Fort("western_iberia"))]
    bare = proposed(asked(stand), data)
    view = GAME.view(stand.state, 0)
    picture = FACE.preview(view, replace(bare, after=after_a_plan(stand)), look())
    assert "Pyrenees: army of Arabs (Bartholomew the Younger), epoch VI figure → army of Portugal (Ada)" in (
        picture.listing
    )
    assert "Left to place: coins 1 → 0." in picture.listing
    assert "Ada: lands 1 → 2" in picture.listing
    now = FACE.preview(view, bare, look())
    assert "cannot be told" in now.listing
    assert "→" not in now.listing
    assert now.image.tobytes() != picture.image.tobytes()


def test_a_choice_that_names_no_land_is_previewed_by_what_it_changes():
    stand = under_way()
    view, after = GAME.view(stand.state, 0), after_a_plan(stand)
    picture = FACE.preview(view, Proposal(0, "card", "yes", (), after), look())
    assert "Pyrenees: " in picture.listing
    assert FACE.preview(view, Proposal(0, "card", "yes", (), view), look()) is None


def test_a_question_without_places_has_no_preview():
    question = Choose(
        seat=0, key="draw", prompt="Keep it?", options=(Choice("keep", "keep it"),), fallback="keep"
    )
    assert FACE.preview(GAME.view(late(), 0), proposed(question, "keep"), look()) is None
    stand = under_way()
    assert FACE.preview(GAME.view(stand.state, 0), proposed(asked(stand), []), look()) is None


def test_a_land_chosen_for_a_card_is_previewed():
    question = Choose(
        seat=0, key="plague", prompt="Where?", options=(Choice("danubia", "Danubia"),), fallback="danubia"
    )
    assert FACE.preview(GAME.view(late(), 0), proposed(question, "danubia"), look()).alt


def test_the_next_draw_goes_in_the_order_the_rules_will_take():
    frames = played()
    between = [each for each in frames if each.view.stage is Stage.DRAWING]
    assert len(between) == 6
    for each in between:
        later = frames[frames.index(each) + 1].view
        assert drawing_order(each.view) == list(later.order)


def test_charts_follow_the_epochs():
    charts = FACE.charts(played(), look())
    assert len(charts) == len(MEASURES)
    assert "VII" in charts[0].listing
    scores = [record for record in played()[-1].view.records if record.seat == 0]
    assert f"VII {sum(record.total for record in scores)}" in charts[0].listing
    assert FACE.charts((), look()) == ()


def test_the_replay_crowns_nobody_who_does_not_lead_alone():
    from renders.history.pictures.replay import caption_of
    from renders.history.shown import Shown

    state = late()
    for player, score in zip(state.players, (150, 150, 90, 80, 70, 60), strict=True):
        player.score = score
    assert caption_of(Shown(frame(state), None, look())).leader == ""
    state.players[1].score = 151
    assert caption_of(Shown(frame(state), None, look())).leader == "Bartholomew the Younger"


def test_the_replay_is_a_film_under_eight_megabytes():
    data = FACE.replay(played()[:9], look())
    film = Image.open(io.BytesIO(data))
    assert film.n_frames > 4
    assert len(data) < 8_000_000


def test_the_final_standings_name_the_winner_and_the_sources():
    state = late()
    state.stage = Stage.OVER
    state.players[1].sources["pre-eminence"] = 3
    picture = FACE.final(frame(state), GAME.standings(state), look())
    assert "Bartholomew the Younger wins" in picture.alt
    assert "3 from pre-eminence" in picture.listing


def test_names_in_letters_we_do_not_have_go_by_their_sound_or_a_number_in_pictures_only():
    from renders.history.shown import Shown

    shown = Shown(frame(late()), None, look())
    assert shown.written(4) == shown.livery(4).name == "Evgeniy"
    assert shown.player(4) == "Евгений"
    unknown = Shown(frame(late()), None, replace(look(), names=("Ann", "太郎", *look().names[2:])))
    assert unknown.written(1) == "Player 2"
    assert len({shown.livery(seat).letter for seat in range(6)}) == 6
    same = Shown(frame(late()), None, replace(look(), names=("Ann",) * 6))
    assert len({same.livery(seat).letter for seat in range(6)}) == 6
