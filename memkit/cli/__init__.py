"""The front desk: verbs are declared here, words are parsed, answers and refusals are printed.

It decides nothing about memory: a verb loads, asks the core, stores, and returns an `Outcome`.
"""
