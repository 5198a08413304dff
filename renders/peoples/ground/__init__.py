"""The world under the pieces: terrain drawn from tiles, with coasts that run on over their edges."""
