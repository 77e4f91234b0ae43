"""The report: a memory as one HTML page. The data becomes one value, the value JSON, the JSON a page.

May read through `rules`; may not touch files, git, the clock or the network. The page's own look and
behaviour stand in `templates/report/`, handed in as text by whoever writes the file.
"""
