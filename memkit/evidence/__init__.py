"""Evidence: the lines of a file that support a claim, how they are recorded, and whether they are unchanged.

Text in, values out: no files, no git, no clock. Modules:

- `forms`: typed or stored evidence → `Piece`, and back to the stored form, to words and to data
- `blocks`: the blocks of a text (functions, classes, constants, headings, keys) with their lines
- `span`: the digest of some lines, and the search for a run of lines with that digest
- `anchor`: a typed piece and a claim → up to three pieces with lines and digest
- `verdict`: a stored piece and the current file → fresh, changed or missing, and its current lines
- `support`: what a claim and its lines have in common, and which parts of the claim the lines no longer have
"""
