"""The frame around verbs: declarations, parsing, dispatch, rendering of answers and refusals."""
