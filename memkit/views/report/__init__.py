"""The gallery: a memory as one page of HTML. Data is gathered into one value, the value becomes JSON, the JSON a page.

May read through `reading` and `rules`; may not touch files, git, the clock or the network. The page's own look and
behaviour stand in `templates/report/`, handed in as text by whoever writes the file.
"""
