"""Bakes the boards: seeds + topology + public-domain geography become baked boards and layers.

Order of the work: `projection` and `land` (polygons in pixels), `raster` (cells and costs), `partition`
(which area owns each cell), `adjacency` (does that equal the topology?), `vectorise` (smooth shared borders),
`placement` (names, marks, slots), `layers` (pictures). A board definition such as `ancient` joins them.
"""
