"""Plans for special abilities, played or refused."""

from functools import partial

from tests.rules.civ import plans
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.plans import holder

__all__ = ["holder", "played", "refused"]

played = partial(plans.played, scene)
refused = partial(plans.refused, scene)
