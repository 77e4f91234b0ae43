"""One file per verb or per group of verbs that share a shape: declarations and functions that return an `Outcome`."""
