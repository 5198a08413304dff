"""The rules of History of the World cite only sections that are listed."""

import re
import tomllib
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[3] / "rules/history_of_the_world"
CITED = re.compile(r"\"HW ([^\"]+)\"")


def test_every_section_cited_is_listed():
    known = tomllib.loads((PACKAGE / "sections.toml").read_text("utf-8"))["sections"]
    cited = {key for path in PACKAGE.glob("*.py") for key in CITED.findall(path.read_text("utf-8"))}
    assert len(cited) >= 7
    assert cited <= set(known)
