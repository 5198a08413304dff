"""Everything that drawing needs, loaded once: processes that draw are forked from where this was imported."""

from renders.faces import FACES
from tools.soak.games import PLAYED

for _key in PLAYED:
    FACES[_key].warm()
