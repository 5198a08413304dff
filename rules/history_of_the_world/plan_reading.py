"""A written plan as orders. Nothing is guessed or passed over: whatever is not clear is asked back."""

import re
from dataclasses import replace
from typing import Any

from rules.history_of_the_world import plan_faults as unclear
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.orders import Conditional, Fort, Forts, PlanOrder, Spread, Take, has_condition
from rules.history_of_the_world.plan_conditions import (
    condition_after,
    condition_before,
    is_count,
    is_else,
    read_condition,
)
from rules.history_of_the_world.plan_orders import TAKE, Named, Unclear, into_rest, is_order, read_order
from rules.history_of_the_world.plan_phrases import Phrases, courteous, take_phrases
from rules.history_of_the_world.plan_places import Ground, Places
from rules.history_of_the_world.plan_splitting import cut, sentences
from rules.history_of_the_world.plan_words import order_words
from rules.table import Fault

_OR = re.compile(r"\s+or\s+|\s*/\s*", re.IGNORECASE)
_COINS_TOO = re.compile(r"^(?:with\s+)?(?:\d+|an?|one|two|three)\s+coins?$", re.IGNORECASE)
_LIMITS = {Take: {"most", "coins", "leave", "attempt"}, Spread: {"leave"}, Forts: {"most"}}
_MOST_FAULTS = 12
_BARE = " ,:()"
Conditions = dict[str, Any]


def read_plan(text: str, ground: Ground) -> tuple[PlanOrder, ...] | tuple[Fault, ...]:
    """The orders of a text, or everything that is not clear about it."""
    reader = _Reader(ground)
    reader.read(text)
    if not reader.faults and not reader.orders:
        return (unclear.nothing_written(),)
    return tuple(reader.faults) or tuple(reader.orders)


class _Reader:
    """A text being read: the orders so far, the list that goes on, a limit that waits for its order."""

    def __init__(self, ground: Ground) -> None:
        self.places = Places(ground)
        self.orders: list[PlanOrder] = []
        self.faults: list[Fault] = []
        self.group: list[int] = []
        self.listed: Named | None = None
        self.attempt = False
        self.limit = Phrases()
        self.failed: list[str] = []

    def read(self, text: str) -> None:
        """All sentences."""
        parts = sentences(text)
        waiting: Conditions = {}
        for number, part in enumerate(parts):
            following = parts[number + 1].before if number + 1 < len(parts) else ""
            if following == "arrow" and part.before != "arrow" and (said := self.places.source(part.text)):
                self.limit = said
                continue
            self.places.is_new = True
            waiting = self._sentence(part.text, waiting if part.before == "then" else {}, following == "then")
            if len(self.faults) > _MOST_FAULTS:
                return

    def _sentence(self, text: str, conditions: Conditions, then: bool) -> Conditions:
        """One sentence; conditions that still wait for their order are given back."""
        waits, whole, before = bool(conditions), text, len(self.orders)
        while unread := courteous(text.strip(_BARE)):
            text = unread
            try:
                if words := is_else(text):
                    conditions, text, waits = self._otherwise(words), text[len(words) :], True
                elif found := condition_before(text, self.places.land):
                    text = found.rest
                    if fields := self._before(*found):
                        conditions = (conditions if waits else {}) | fields
                        waits = True
                else:
                    piece, text = cut(text)
                    waits = False
                    self._piece(piece, conditions, is_last=not text.strip(_BARE))
            except Unclear as doubt:
                self.faults.append(doubt.fault)
                waits = False
                text = "" if text == unread else text
        self._new_list()
        is_limit_alone = self.limit.words and not (self.limit.each and len(self.orders) > before)
        if (waits and not then) or is_limit_alone:
            self.faults.append(unclear.dangling(whole))
        self.limit = Phrases()
        return conditions if waits else {}

    def _new_list(self) -> None:
        """The list is over. Armies kept for forts: one for each, what is more beside the last."""
        if self.listed is not None and self.listed.armies and self.group:
            spare, last = self.listed.armies - len(self.group), self.orders[self.group[-1]]
            if spare < 0:
                self.faults.append(unclear.more_forts_than_kept(self.listed.armies, len(self.group)))
            elif isinstance(last, Fort):
                self.orders[self.group[-1]] = replace(last, spare=spare)
        self.group, self.listed, self.attempt = [], None, False

    def _otherwise(self, words: str) -> Conditions:
        """What follows is done only if the line before it was not; that one may fail, then."""
        self._new_list()
        last = self.orders[-1] if self.orders else None
        if isinstance(last, Conditional) and last.needs is not None and "fail" not in words.lower():
            return {"unless": last.needs}
        is_chain = isinstance(last, Take) and last.unless in self.failed
        if isinstance(last, Conditional) and last.unless and not is_chain and "fail" not in words.lower():
            return {"needs": last.unless}
        if not isinstance(last, Take):
            raise Unclear(unclear.nothing_before(words))
        self.orders[-1] = replace(last, attempt=True)
        self.failed.append(last.land)
        if last.unless is None:
            return {"unless": last.land}
        if last.nor is not None:
            raise Unclear(unclear.too_many_else(words))
        return {"unless": last.unless, "nor": last.land}

    def _before(self, words: str, fields: Conditions, sign: str, rest: str) -> Conditions:
        """A condition: of what follows, or, at the end of a list, of the list."""
        if not self.group or (rest and sign != ","):
            self._new_list()
            return fields
        if rest and not is_else(rest):
            raise Unclear(unclear.whose_condition(words))
        self._add_to_group(fields)
        return {}

    def _add_to_group(self, fields: Conditions) -> None:
        for number in self.group:
            self.orders[number] = _conditioned(self.orders[number], fields)

    def _piece(self, piece: str, conditions: Conditions, is_last: bool) -> None:
        """One order, one more land for the list, or a limit or condition for what stands before."""
        piece = courteous(piece.replace(":", " "))
        piece = piece if is_order(piece) else into_rest(piece)
        if self.group and "left" in piece.lower() and is_count(piece) and has_condition(self.orders[-1]):
            fields = read_condition(piece, self.places.land)
            assert not isinstance(fields, Fault), "it is a count"
            self._add_to_group(fields)
            return
        after = condition_after(piece, self.places.land)
        bare, own = (piece[: after.start], after.fields) if after else (piece, {})
        if conditions.keys() & own.keys():
            raise Unclear(unclear.one_each(piece))
        goes_on = list(self.group)
        orders, said = self._orders(bare)
        if not orders:
            self._limit_group(said, piece)
            return
        if is_last and goes_on and self.group:
            self._ask_for_whom(said, after.words if after and not after.whom else "")
        whom = after.whom if after else ""
        if whom == "each":
            self._add_to_group(own)
        start = len(self.orders)
        for order in orders:
            self.orders.append(_conditioned(_limited(order, said), conditions | own))
        self.group += range(start, len(self.orders))
        if said.each:
            self._limit_group(said, piece)
            self.limit = said

    def _ask_for_whom(self, said: Phrases, condition: str) -> None:
        """For whom is a limit or condition of the last of several lands, where the others have none?"""
        others = [self.orders[number] for number in self.group]
        last = unclear.LAST
        if said.fields and not (said.each or said.last) and all(_is_bare(order) for order in others):
            raise Unclear(unclear.for_which(", ".join(said.words), last))
        if condition and not any(map(has_condition, others)):
            raise Unclear(unclear.for_which(condition, last))

    def _orders(self, piece: str) -> tuple[tuple[PlanOrder, ...], Phrases]:
        """The orders of a piece, and the limits that were said with them; none if it is a limit alone."""
        bare, limits = take_phrases(piece)
        if self.group and isinstance(self.orders[-1], Take) and _COINS_TOO.match(piece):
            return (), limits
        for text, said in ((piece, Phrases()), (bare, limits)):
            found = read_order(text, self.places.lands)
            if found is not None:
                self._new_list()
                self.listed = found if isinstance(found, Named) else None
                return found.orders if isinstance(found, Named) else found, said
        return self._takes(bare, limits, piece)

    def _takes(self, text: str, said: Phrases, piece: str) -> tuple[tuple[PlanOrder, ...], Phrases]:
        """Expansion into a land, or one more land of the list."""
        if not text:
            return (), said
        if found := _OR.search(text):
            raise Unclear(unclear.either(piece, found[0].strip()))
        verb = TAKE.match(text)
        assert verb is not None, "it also fits nothing"
        has_verb = bool(verb["verb"] or verb["try"])
        where = self.places.target(text[verb.end() :], piece)
        if not has_verb and self.listed is not None:
            return tuple(map(self.listed.of, self.places.lands(where))), said
        if has_verb:
            self._new_list()
            self.attempt = bool(verb["try"])
        orders = (
            Take(land, attempt=self.attempt) for land in self.places.lands(where, "" if has_verb else piece)
        )
        return tuple(orders), self._with_waiting(said)

    def _with_waiting(self, said: Phrases) -> Phrases:
        """The limits of an order with those that were said before it."""
        before = self.limit
        if not before.each:
            self.limit = Phrases()
        if not before.words:
            return said
        return Phrases({**before.fields, **said.fields}, [*before.words, *said.words], last=True)

    def _limit_group(self, said: Phrases, piece: str) -> None:
        """A limit that stands alone is for the order before it; of several, it must say for which."""
        if not self.group:
            self.limit = said
            return
        last = self.orders[self.group[-1]]
        if len(self.group) > 1 and said.fields and not (said.each or said.last):
            name = land_name(last.land) if isinstance(last, Take | Fort) else unclear.LAST
            raise Unclear(unclear.for_which(piece, name))
        for number in self.group if said.each else self.group[-1:]:
            self.orders[number] = _limited(self.orders[number], said)


def _is_bare(order: PlanOrder) -> bool:
    return not isinstance(order, Take) or (order.most is None and not order.coins and not order.leave)


def _conditioned(order: PlanOrder, fields: Conditions) -> PlanOrder:
    if not fields:
        return order
    if not isinstance(order, Conditional):
        raise Unclear(unclear.no_condition(order_words(order)))
    return replace(order, **fields)


def _limited(order: PlanOrder, said: Phrases) -> PlanOrder:
    """The order with its limits; one that it cannot have is not passed over."""
    has = _LIMITS.get(type(order), set())
    if said.words and (not has or not has.issuperset(said.fields) or said.fields.get("most") == 0):
        raise Unclear(unclear.does_not_fit(", ".join(said.words), order_words(order)))
    return replace(order, **said.fields) if said.fields else order
