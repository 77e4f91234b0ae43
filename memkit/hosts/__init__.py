"""Agent hosts: a table of what memkit can connect to. Each host plans edits; `memkit setup` makes them."""
