"""What every test shares: properties are tried on the same examples each time."""

import gc
import os
import sys

from hypothesis import HealthCheck, settings

from renders.kept import keep_at_most

settings.register_profile(
    "amphora",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("amphora")

# The workers, and all processes that tests start, read what one of them has compiled.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Tests draw every board in every scheme in any order: they keep more layers than a drawing process may.
keep_at_most(1_000_000_000)

# Nearly all that tests make is freed without a search for cycles, and thousands of tests are kept anyway.
gc.set_threshold(50_000, 20, 20)
