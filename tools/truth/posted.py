"""The close-ups of a posted page, kept while it is composed."""

from __future__ import annotations

from unittest.mock import patch

from renders.boards import Box
from renders.civ.pictures.front_stage import CivStage
from renders.front.closeup import CloseUp
from renders.front.model import Page, Size
from renders.front.page import compose
from renders.history.pictures.front_stage import WorldStage
from renders.schemes import Scheme


def close_ups_on(page: Page, stage: CivStage | WorldStage, scheme: Scheme) -> list[CloseUp]:
    """All close-ups of a page, in the order in which they were drawn."""
    drawn: list[CloseUp] = []
    draw = stage.close_sheet

    def kept(seen: Box, size: Size, elsewhere: frozenset[str]) -> CloseUp:
        drawn.append(draw(seen, size, elsewhere))
        return drawn[-1]

    with patch.object(stage, "close_sheet", kept):
        compose(page, stage, scheme)
    return drawn
