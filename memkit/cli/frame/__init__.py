"""The frame around verbs: declare, parse, dispatch, print answers and errors."""
