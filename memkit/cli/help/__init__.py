"""Help in all its forms: pages, topics, the command tree, markdown, completion."""
