"""The report: a memory as one HTML page. The data becomes one value, the value JSON, the JSON a page.

May read through `rules`; may not touch files, git, the clock or the network. The page's own look and
behaviour are in `templates/report/`, passed in as text by the caller.
"""
