"""One file per verb or family of verbs: a declaration and a function that returns an `Outcome`."""
