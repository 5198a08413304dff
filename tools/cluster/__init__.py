"""Several processes at one PostgreSQL, killed and cut off while they play: what is lost, what comes twice."""
