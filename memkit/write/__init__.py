"""Writing: from a verb's intent to events in a journal or a sealed session. The only way into the ledger."""
