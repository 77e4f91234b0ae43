"""The ledgers of `fixtures/ledgers/`, told as stories. Sealed sessions carry hashes, so nobody writes them by hand."""
