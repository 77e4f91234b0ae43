"""An MCP server over stdio, without the SDK: it reads memory and raises candidates.

`server` reads and writes lines and holds the one session it writes to, `protocol` speaks JSON-RPC on them; `tools` runs
the verb behind each tool; `reply` limits the size of answers. Nothing here approves, consents or erases.
"""
