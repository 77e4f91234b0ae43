"""The server of the Model Context Protocol, over stdio and without the SDK: it reads, and it raises candidates.

`protocol` speaks JSON-RPC on the lines of `wire`; `toolbox` declares the tools and asks the verbs behind them, which it
is given; `reply` bounds what they say; `owned_session` holds the one session that a server writes to. Nothing here
approves, consents or erases.
"""
