"""Agent hosts: one table of what memkit can be connected to. Each host plans edits; `memkit setup` makes them."""
