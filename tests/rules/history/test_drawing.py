"""Ch. III Drawing Empire Cards, Ch. VII Drawing for New Empires."""

import pytest

from rules.history_of_the_world.drawing import draw_empires, first_order, later_order, question
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import CardGiven, DrawingBegan, EmpireDrawn, EmpireSeen, OrderRolled
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.state import Stage, TurnRecord
from rules.table import Chance, open_table
from tests.rules.history.scenario import BEN, CLEO, ME, scene


def test_ch3_the_highest_roll_draws_first_and_then_clockwise():
    s = scene(dice=[1, 2, 6, 5, 3, 3])
    assert first_order(s.g) == [BEN, CLEO, ME]
    assert s.of(OrderRolled)[0].first == BEN


def test_ch3_ties_for_the_highest_throw_again():
    s = scene(dice=[6, 5, 1, 1, 5, 6, 1, 1, 2, 2])
    assert first_order(s.g) == [CLEO, ME, BEN]
    assert [(len(e.throws), e.first) for e in s.of(OrderRolled)] == [(3, None), (2, CLEO)]


def former(s, scores, cards):
    s.state.epoch = 2
    for seat, (score, card) in enumerate(zip(scores, cards, strict=True)):
        player = s.state.players[seat]
        player.score = score
        player.strengths = {1: empires().cards[card].strength}
        s.state.records.append(TurnRecord(1, seat, card, {}, 0, 0, 0, 0))
    return later_order(s.g)


def test_ch7_the_lowest_score_draws_first():
    assert former(scene(), [9, 4, 7], ["egypt", "minoans", "aryans"]) == [BEN, CLEO, ME]


def test_ch7_example_the_minoan_player_draws_before_the_egyptian():
    assert former(scene(), [8, 8, 9], ["egypt", "minoans", "sumeria"]) == [BEN, ME, CLEO]


def test_ch7_example_equal_strength_the_egyptian_draws_before_the_aryan():
    assert former(scene(), [8, 8, 9], ["aryans", "egypt", "sumeria"]) == [BEN, ME, CLEO]


def test_ch3_keep_and_pass():
    s = scene(dice=[6, 6, 1, 1, 1, 1])
    s.run(draw_empires(s.g), "2", "keep")
    drawing = s.state.drawing
    assert drawing.order == [ME, BEN, CLEO]
    assert drawing.held == {CLEO: drawing.drawn[ME], BEN: drawing.drawn[BEN], ME: drawing.drawn[CLEO]}
    assert s.of(CardGiven) == [CardGiven(ME, CLEO), CardGiven(BEN, BEN), CardGiven(CLEO, ME)]
    assert s.state.stage is Stage.TURN


def test_ch3_the_last_to_draw_is_not_asked():
    s = scene(dice=[6, 6, 1, 1, 1, 1])
    s.run(draw_empires(s.g), "keep", "keep")
    assert [q.seat for q in s.asked] == [ME, BEN]


def test_ch3_whoever_was_given_a_card_must_pass_their_own():
    s = scene(players=4, dice=[6, 6] + [1, 1] * 3)
    s.run(draw_empires(s.g), "1", "0", "keep")
    passing = s.asked[1]
    assert {option.key for option in passing.options} == {"0", "2", "3"}
    assert "You were given a card already: to whom do you pass this one?\n" in passing.prompt


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("minoans", "strength 3, from Crete, with a capital, navigation: Eastern Med.; called as number 3"),
        ("aryans", "strength 5, from Turanian Plain; called as number 7"),
        (
            "incas-and-aztecs",
            "Incas strength 2, from Northern Andes, with a capital; Aztecs strength 2, from Mexican Valley",
        ),
    ],
)
def test_ch3_the_prompt_says_what_a_card_offers(card, facts):
    s = scene(scores=[0, 1, 5], epoch=empires().cards[card].epoch)
    s.state.drawing.drawn = {ME: card}
    asked = question(s.g, ME)
    name = empires().cards[card].name
    assert asked.prompt.startswith(f"You drew {name}. ")
    assert f"\n{name}: {facts}" in asked.prompt
    assert [option.note for option in asked.options] == ["", "1 point", "5 points"]


def test_ch3_four_cards_stay_in_the_box_unseen():
    s = scene(dice=[6, 6, 1, 1, 1, 1])
    s.run(draw_empires(s.g), "keep", "keep")
    assert len(s.state.drawing.deck) == 4


def test_ch3_the_card_is_told_to_its_drawer_only_and_seen_by_its_holder_in_the_end():
    s = scene(dice=[6, 6, 1, 1, 1, 1])
    s.run(draw_empires(s.g), "2", "keep")
    audiences = {type(event): set() for event in s.events}
    for event, to in s.told:
        audiences[type(event)].add(to)
    assert audiences[EmpireDrawn] == {(ME,), (BEN,), (CLEO,)} == audiences[EmpireSeen]
    assert audiences[CardGiven] == {None} == audiences[DrawingBegan]
    held = s.state.drawing.held
    assert {event.seat: event.card for event in s.of(EmpireSeen)} == held


def test_ch3_a_passed_card_is_unseen_by_its_receiver_until_all_are_dealt():
    game = HistoryOfTheWorld()
    table = open_table(game, {}, ("A", "B", "C", "D"), b"unseen")
    first = table.waiting()[0].seat
    other = next(seat for seat in range(4) if seat != first and seat != table.state.drawing.order[-1])
    table.answer(first, "draw", str(other))
    assert table.view(other).own_empire is None
    assert table.view(other).drawn == table.state.drawing.drawn[other]
    assert table.view(first).passed == ((other, table.state.drawing.drawn[first]),)
    while table.phase.startswith("drawing"):
        question = table.waiting()[0]
        table.answer(question.seat, question.key, question.sample(Chance(b"x")))
    assert table.view(other).own_empire == table.state.drawing.drawn[first]


def test_answers_ahead_a_kept_card_becomes_a_question_again_when_a_card_was_given():
    game = HistoryOfTheWorld()
    table = open_table(game, {}, ("A", "B", "C", "D"), b"ahead")
    first, second = table.state.drawing.order[:2]
    assert table.answer(second, "draw", "keep") is None
    assert table.waiting()[0].seat == first
    table.answer(first, "draw", str(second))
    assert table.waiting()[0].seat == second
    assert "keep" not in {option.key for option in table.waiting()[0].options}


def test_answers_ahead_are_used_in_their_turn():
    game = HistoryOfTheWorld()
    table = open_table(game, {}, ("A", "B", "C", "D"), b"ahead")
    first, second, third, _ = table.state.drawing.order
    table.answer(second, "draw", "keep")
    table.answer(first, "draw", "keep")
    assert table.waiting()[0].seat == third


def test_ch3_the_default_keeps_if_it_can():
    s = scene(dice=[6, 6, 1, 1, 1, 1])
    script = draw_empires(s.g)
    question = script.send(None).questions[0]
    assert question.default() == "keep"
    script.send(["1"])
    assert s.state.drawing.given == {ME: BEN}
