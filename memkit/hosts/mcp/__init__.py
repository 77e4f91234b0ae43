"""An MCP server over stdio, without the SDK: it reads memory and raises candidates.

`server` reads and writes lines, `protocol` speaks JSON-RPC on them; `toolbox` runs the verb behind each tool of
`tools`; `reply` limits the size of answers; `owned_session` holds the one session that a server writes to. Nothing here
approves, consents or erases.
"""
