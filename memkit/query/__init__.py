"""Reading memory: load the ledger, search it, build packs, gather what `check` looks at. Writes nothing but caches."""
