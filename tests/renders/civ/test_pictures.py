"""Every kind of picture, at every stage, in every scheme, with its text twin."""

import io
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from renders.civ.pictures import pieces
from renders.civ.pictures.art import CALAMITIES, COMMODITIES, GROUPS
from renders.civ.pictures.charts import MEASURES
from renders.face import Look, Proposal, Subject
from renders.paint.colour import Sight, distance
from renders.paint.encode import thinned
from renders.paint.glyphs import GLYPHS
from renders.paint.sprites import Sprite, sprite
from renders.pictures.film import MOST
from renders.schemes import SCHEMES
from rules.civ.movement.orders import March, data_of
from rules.civ.phases.movement import movement
from rules.civ.western_empires.game import RULESET
from rules.table import Choice, Choose
from tests.renders.civ.positions import CIVS, FACE, GAME, doings, drafting, drafts, frame, late, look, played
from tests.rules.civ.rulesets import CIVX, DAWN
from tests.rules.civ.scenario import scenario, side

KINDS = [kind.key for kind in FACE.kinds]


def proposed(question: Any, data: Any) -> Proposal:
    return Proposal(question.seat, question.key, data, question.write(data))


def drawn(kind, state, seat=None, subject="", scheme="classic", events=()):
    return FACE.draw(kind, frame(state, seat, events, "Movement"), seat, look(scheme), subject)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn_before_anybody_has_chosen(kind):
    picture = drawn(kind, drafting(), 0)
    assert picture.alt
    assert picture.listing


@pytest.mark.parametrize(
    ("kind", "scheme"),
    [(kind, scheme) for scheme in SCHEMES for kind in (KINDS if scheme == "classic" else ("map", "ast"))],
)
def test_every_kind_and_every_scheme(kind, scheme):
    state = late()
    picture = drawn(kind, state, 0, "", scheme, doings(state))
    assert len(picture.alt) <= 1024
    assert len(picture.listing) > 40
    assert min(picture.image.size) > 300


@pytest.mark.parametrize("kind", [kind for kind in FACE.kinds if kind.subject is not Subject.NOTHING])
def test_every_subject_offered_can_be_drawn(kind):
    state = late()
    names = FACE.subjects(kind.key, frame(state, 0).view)
    assert names
    for name in (names[0], names[len(names) // 2], names[-1]):
        assert drawn(kind.key, state, 0, name).alt


def test_the_map_is_small_enough_to_post():
    state = late()
    assert len(drawn("map", state, None, "", "classic", doings(state)).webp()) < 2_000_000


def test_a_close_up_tells_of_its_own_part_only():
    state = late()
    near = drawn("zoom", state, None, "Region of Egypt")
    assert "Alexandria" in near.listing
    assert "Hibernia" not in near.listing.split("Nations")[1].split("\n\n", 1)[1]


def test_a_slip_in_a_name_is_forgiven():
    assert "knossos" in drawn("zoom", late(), None, "knosos").alt.lower()


def test_the_hand_says_what_one_more_would_bring():
    listing = drawn("hand", late(), 1).listing
    assert "3 Ochre of face value 1, worth 9; one more would add 7" in listing


def test_the_hand_of_nobody_is_empty():
    assert "no commodities, no calamities" in drawn("hand", drafting(), 0).alt


def test_an_offer_shows_the_true_cards_to_its_maker_only():
    state = late()
    assert "Wine" in drawn("offers", state, 0).listing
    assert "Wine" not in drawn("offers", state, 5).listing


def test_the_track_says_what_is_missing():
    assert "next step into the Early Bronze Age: ready" in drawn("ast", late()).listing


def test_the_advance_sheet_of_everybody():
    listing = drawn("advances", late(), 0, "everybody").listing
    assert "Agriculture (Crafts, 3 points) costs 120; held by Minoa" in listing


def test_the_order_of_trade_cards_is_fewest_cities_first():
    text = drawn("census", late()).listing.split("Trade cards:")[1]
    assert text.index("Minoa") < text.index("Egypt") < text.index("Carthage")


def test_standings_add_up():
    state = late()
    shown = frame(state)
    for standing in GAME.standings(state):
        nation = shown.view.nations[standing.seat]
        assert f"{nation.civ} " in drawn("standings", state).listing
        assert sum(points for _, points in standing.sources) == standing.points == nation.points


def test_final_standings_name_the_winner():
    state = late()
    picture = FACE.final(frame(state), GAME.standings(state), look())
    winner = GAME.standings(state)[0].seat
    assert f"{CIVS[winner]}" in picture.alt.split(" wins")[0]


def test_charts_have_a_value_for_each_turn():
    pictures = FACE.charts(played(), look())
    assert len(pictures) == len(MEASURES)
    assert "Victory points over 3 turns" in pictures[0].alt


def test_no_charts_of_nothing():
    assert FACE.charts((), look()) == ()


def test_the_replay_is_a_film_under_its_limit():
    data = FACE.replay(played()[-20:], look())
    with Image.open(io.BytesIO(data)) as film:
        assert film.n_frames > 5
    assert len(data) < 8_000_000


def test_a_draft_of_moves_is_drawn():
    scene = scenario({"Rome": side({"Etruria": 3}), "Egypt": side({"Fayum": 2})})
    question = next(movement(scene.g)).questions[0]
    data = [data_of(March(("Etruria", "Rubicon"), 2))]
    view = GAME.view(scene.state, 0)
    picture = FACE.preview(view, proposed(question, data), look())
    assert "Rome moved 2 tokens: Etruria to Rubicon" in picture.listing
    empty = FACE.preview(view, proposed(question, []), look())
    assert picture.image.tobytes() != empty.image.tobytes()


def preview(**changed):
    before, _, proposal = drafts()
    return FACE.preview(GAME.view(before, 0), replace(proposal, **changed), look())


def test_a_preview_tells_the_position_after_the_orders():
    listing = preview().listing
    assert "Tokens of Rome: Etruria 4 → 1, Rome 2 → 0, Rubicon 0 → 3 and Sardinia 0 → 2." in listing
    assert "Ships of Rome: Rome 1 → 0 and Sardinia 0 → 1." in listing
    assert "New conflicts: Rubicon." in listing
    assert "treasury 5 → 3" in listing
    assert "Tokens of Egypt" not in listing


def test_a_preview_draws_the_pieces_where_they_will_be(monkeypatch):
    counts = []

    def noted(kind, livery, text, size):
        if kind is Sprite.TOKEN:
            counts.append(text)
        return sprite(kind, livery, text, size)

    monkeypatch.setattr(pieces, "sprite", noted)
    preview(after=None)
    assert sorted(counts) == ["2", "2", "4"]
    counts.clear()
    preview()
    assert sorted(counts) == ["1", "2", "2", "3"]


def test_a_preview_says_where_the_outcome_cannot_be_told():
    picture = preview(after=None)
    assert "cannot be told" in picture.listing
    assert "→" not in picture.listing
    assert picture.image.tobytes() != preview().image.tobytes()


def test_a_draft_that_changes_the_board_without_orders_is_drawn_by_comparison():
    listing = preview(key="calamity", data=["whatever"]).listing
    assert "Lost: Etruria, Rome and a ship at Rome." in listing
    assert "Growth: Rubicon +3 and Sardinia +2." in listing


def test_a_draft_that_leaves_the_board_alone_is_not_drawn():
    before, _, _ = drafts()
    assert preview(key="calamity", after=GAME.view(before, 0)) is None


def test_other_drafts_are_not_drawn():
    state = late()
    question = Choose(seat=0, key="x", prompt="?", options=(Choice("a", "A"),), fallback="a")
    assert FACE.preview(GAME.view(state, 0), proposed(question, "a"), look()) is None


def test_out_of_play_is_told():
    assert "Out of play:" in drawn("map", drafting(5)).listing


def test_nations_that_left_are_not_listed():
    state = late()
    view = frame(state).view
    gone = replace(view, nations=tuple(replace(n, left=n.civ == "Rome") for n in view.nations))
    listing = FACE.draw("standings", replace(frame(state), view=gone), None, look()).listing
    assert "Rome" not in listing
    assert "Egypt" in listing


def test_every_card_has_a_picture_of_its_own_table():
    siblings = (RULESET, CIVX, DAWN)
    goods = {name for rules in siblings for name in (*rules.commodities, rules.water) if name}
    assert set(COMMODITIES) == goods
    assert set(CALAMITIES) == {name for rules in siblings for name in rules.calamities}
    assert set(GROUPS) == {group for advance in RULESET.advances.values() for group in advance.groups}
    assert {glyph for glyph, _ in COMMODITIES.values()} | set(CALAMITIES.values()) <= set(GLYPHS)


@pytest.mark.parametrize("rules", [RULESET, CIVX, DAWN], ids=lambda rules: rules.key)
def test_a_calamity_shares_its_sign_with_nothing_else(rules):
    signs = [CALAMITIES[name] for name in rules.calamities]
    assert len(set(signs)) == len(signs)
    goods = {COMMODITIES[name][0] for name in (*rules.commodities, rules.water) if name}
    leads, bought, fought = "crown", "book", "swords"
    assert not {leads, bought, fought, *goods} & set(signs)


@pytest.mark.parametrize("rules", [RULESET, CIVX, DAWN], ids=lambda rules: rules.key)
def test_goods_with_one_sign_have_tones_that_every_sight_tells_apart(rules):
    for one, other in combinations(rules.commodities, 2):
        (sign, tone), (same, another) = COMMODITIES[one], COMMODITIES[other]
        if sign == same:
            for sight in (Sight.NORMAL, Sight.PROTAN, Sight.DEUTAN, Sight.TRITAN):
                assert distance(tone, another, sight) >= 14, (one, other, sight)


def test_unknown_schemes_fall_back():
    state = late()
    assert FACE.draw("census", frame(state), None, Look(look().names, "plaid")).alt


@pytest.mark.parametrize(
    ("most", "kept"), [(0, []), (1, [4]), (2, [0, 4]), (3, [0, 2, 4]), (9, [0, 1, 2, 3, 4])]
)
def test_things_are_thinned_out_evenly(most, kept):
    assert thinned(range(5), most) == kept


def test_a_long_film_is_thinned_out_and_keeps_its_end():
    kept = thinned(range(400), MOST)
    assert len(kept) == MOST
    assert (kept[0], kept[-1]) == (0, 399)
