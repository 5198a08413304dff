"""Questions about amounts: pick some of several, allocate an amount over several."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.table.chance import Chance
from rules.table.question import Choice, Data, Question, labels
from rules.table.refusal import Fault, Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Question[tuple[str, ...]]):
    """Pick between `least` and `most`; with `total`, the weights must reach it and none picked may be idle.

    An answer that reaches the total is idle in a part if the rest reaches it without that part. With
    `one_by_one` that may be so: it is refused only if in every order something is picked after the total was
    reached. Where all weights together fall short of the total, everything must be picked.
    """

    options: tuple[Choice, ...]
    least: int = 0
    most: int
    weights: Mapping[str, int] = field(default_factory=dict)
    total: int | None = None
    one_by_one: bool = False
    fallback: tuple[str, ...]

    def _weight(self, key: str) -> int:
        return self.weights.get(key, 1)

    @property
    def answer_type(self) -> Any:
        """Keys."""
        return tuple[str, ...]

    @property
    def hint(self) -> str:
        """Some of them."""
        return "Pick from the options."

    @property
    def legal(self) -> str:
        """The labels."""
        return ", ".join(option.label for option in self.options[:30])

    def judge(self, answer: tuple[str, ...]) -> tuple[str, ...] | Refusal:
        """Different keys, as many as asked, of enough weight."""
        known = labels(self.options)
        faults = [
            Fault("no-such-option", f"“{key}” is not one of the options.", self.section)
            for key in answer
            if key not in known
        ]
        if len(set(answer)) != len(answer):
            faults.append(Fault("picked-twice", "Something is picked twice.", self.section))
        if not faults:
            faults.extend(self._amount_faults(answer))
        return Refusal(tuple(faults)) if faults else answer

    def _amount_faults(self, picked: tuple[str, ...]) -> list[Fault]:
        faults = []
        if not self.least <= len(picked) <= self.most:
            span = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            text = f"You picked {len(picked) or 'nothing'}."
            faults.append(Fault("wrong-count", text, self.section, f"pick {span}"))
        if self.total is None:
            return faults
        reached = sum(self._weight(key) for key in picked)
        wanted = min(self.total, sum(self._weight(option.key) for option in self.options))
        if reached < wanted:
            faults.append(Fault("too-little", f"That makes {reached}.", self.section, f"at least {wanted}"))
        elif reached - self._spared(picked) >= wanted:
            faults.append(
                Fault(
                    "too-much", f"That makes {reached}; less would do.", self.section, f"{wanted} is enough"
                )
            )
        return faults

    def _spared(self, picked: tuple[str, ...]) -> int:
        """The weight that must be needed to reach the total: the least, or that of the last of several."""
        weights = [weight for key in picked if (weight := self._weight(key))]
        if not weights:
            return 1
        return max(weights) if self.one_by_one else min(weights)

    def fitting(self, data: Data) -> Data | None:
        """Those that can still be picked, as many as may be."""
        known = labels(self.options)
        return [key for key in data if key in known][: self.most] or None

    def default(self) -> Data:
        """The fallback."""
        return list(self.fallback)

    def nothing(self) -> Data | None:
        """Nothing picked, where that will do."""
        return None if isinstance(self.check([]), Refusal) else []

    def sample(self, chance: Chance) -> Data:
        """Any legal pick."""
        keys = [option.key for option in self.options]
        chance.shuffle("sample", keys)
        if self.total is None:
            most = min(self.most, len(keys))
            return keys[: self.least + chance.below("sample", most - self.least + 1)]
        wanted = min(self.total, sum(map(self._weight, keys)))
        picked: list[str] = []
        for key in keys:
            if sum(map(self._weight, picked)) >= wanted:
                break
            picked.append(key)
        for key in [] if self.one_by_one else sorted(picked, key=self._weight):
            if sum(map(self._weight, picked)) - self._weight(key) >= wanted:
                picked.remove(key)
        return picked if not isinstance(self.check(picked), Refusal) else self.default()

    def only(self) -> Data | None:
        """Everything, when everything must be picked; nothing, when nothing can be."""
        if self.most == 0 or not self.options:
            return []
        if self.least == len(self.options):
            return [option.key for option in self.options]
        if self.total is not None and sum(self._weight(option.key) for option in self.options) <= self.total:
            return [option.key for option in self.options]
        return None

    def write(self, data: Data) -> tuple[str, ...]:
        """The labels."""
        known = labels(self.options)
        return tuple(known.get(key, key) for key in data) or ("nothing",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Allocate(Question[dict[str, int]]):
    """Spread an amount over keys, each with its limit; `exact` demands the whole amount."""

    limits: Mapping[str, int]
    total: int
    exact: bool = True
    labels: Mapping[str, str] = field(default_factory=dict)
    fallback: Mapping[str, int] = field(default_factory=dict)

    @property
    def wanted(self) -> int:
        """What must be spread: no more than the limits can take."""
        return min(self.total, sum(self.limits.values()))

    @property
    def sum_asked(self) -> str:
        """What must be spread, in words."""
        return f"{'' if self.exact else 'at most '}{self.wanted}"

    def label(self, key: str) -> str:
        """The name of a key for people."""
        return self.labels.get(key, key)

    @property
    def answer_type(self) -> Any:
        """Amounts by key."""
        return dict[str, int]

    @property
    def hint(self) -> str:
        """Amounts."""
        return "Give an amount for each."

    @property
    def legal(self) -> str:
        """What takes part."""
        return ", ".join(map(self.label, self.limits))

    def judge(self, answer: dict[str, int]) -> dict[str, int] | Refusal:
        """Amounts within their limits, the sum as asked."""
        faults = []
        for key, amount in answer.items():
            if key not in self.limits:
                faults.append(Fault("no-such-key", f"“{key}” takes no part in this.", self.section))
            elif not 0 <= amount <= self.limits[key]:
                text = f"{amount} is not possible for {self.label(key)}."
                faults.append(Fault("out-of-range", text, self.section, f"0 to {self.limits[key]}"))
        given = sum(answer.values())
        if given > self.wanted or (self.exact and given != self.wanted):
            text = f"That makes {given} in all."
            faults.append(Fault("wrong-sum", text, self.section, self.sum_asked))
        return Refusal(tuple(faults)) if faults else {k: n for k, n in answer.items() if n}

    def fitting(self, data: Data) -> Data | None:
        """Every amount as far as its limit and the sum allow."""
        left, spread = self.wanted, {}
        for key, amount in data.items():
            spread[key] = min(amount, self.limits.get(key, 0), left)
            left -= spread[key]
        return {key: amount for key, amount in spread.items() if amount} or None

    def default(self) -> Data:
        """The fallback; where there is none, the limits are filled in order."""
        if self.fallback or not self.exact:
            return dict(self.fallback)
        left, spread = self.wanted, {}
        for key, limit in self.limits.items():
            spread[key] = min(limit, left)
            left -= spread[key]
        return {key: amount for key, amount in spread.items() if amount}

    def nothing(self) -> Data | None:
        """Nothing spread, where that will do."""
        return None if isinstance(self.check({}), Refusal) else {}

    def sample(self, chance: Chance) -> Data:
        """Any legal spread."""
        amount = self.wanted if self.exact else chance.below("sample", self.wanted + 1)
        spread = dict.fromkeys(self.limits, 0)
        for _ in range(amount):
            key = chance.pick("sample", [k for k, limit in self.limits.items() if spread[k] < limit])
            spread[key] += 1
        return {key: n for key, n in spread.items() if n}

    def only(self) -> Data | None:
        """The spread, when it cannot be another."""
        if self.wanted == 0:
            return {}
        open_keys = [key for key, limit in self.limits.items() if limit]
        if self.exact and (len(open_keys) == 1 or self.wanted == sum(self.limits.values())):
            left = self.wanted
            return {key: min(left, self.limits[key]) for key in open_keys}
        return None

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each key with an amount."""
        return tuple(f"{self.label(key)}: {amount}" for key, amount in data.items() if amount) or ("nothing",)
