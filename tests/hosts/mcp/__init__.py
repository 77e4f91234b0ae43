"""The server of the Model Context Protocol, piece by piece and as a process."""
