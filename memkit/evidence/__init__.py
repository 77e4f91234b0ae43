"""Evidence: which lines of a file a claim rests on, how they are written down, and whether they still stand.

Pure text in, values out: no files, no git, no clock. The doors:

- `forms`: typed or stored evidence → `Piece`, and back to the stored form
- `blocks`: the blocks of a text (functions, classes, constants, headings, keys) with their lines
- `span`: the digest of some lines, and the place where a run with that digest stands
- `anchor`: a typed piece and a claim → up to three pieces with lines and digest
- `verdict`: a stored piece and the file as it is now → fresh, changed or missing, and where its lines are
- `telling`: recorded pieces in words and as data
- `support`: what a claim and its lines have in common, and what of the claim is gone from them
"""
