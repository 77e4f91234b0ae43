"""Help: pages of verbs, topics, the command tree, the markdown reference, shell completion."""
