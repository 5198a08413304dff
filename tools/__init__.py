"""Things a maintainer runs by hand."""
