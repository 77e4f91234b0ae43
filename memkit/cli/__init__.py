"""The command line: declares verbs, parses words, prints answers and errors.

It decides nothing about memory: a verb loads, asks the core, stores, and returns an `Outcome`.
"""
