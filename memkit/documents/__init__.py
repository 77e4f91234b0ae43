"""Existing documents → structure → candidates, without a language model.

Text in, values out. This room opens no files, uses no git and writes nothing. If a document does not state a value,
the value stays empty.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.documents.model import Claim, Document, Item, Link, Skipped
    from memkit.documents.reader import Part, read, sections, unread
else:

    def __getattr__(name):
        """Imports the reader on first use, so that a caller who needs headings alone imports only the outline."""
        if name not in __all__:
            raise AttributeError(f"memkit.documents has no {name}")
        from memkit.documents import model, reader

        return getattr(model, name, None) or getattr(reader, name)


__all__ = ["Claim", "Document", "Item", "Link", "Part", "Skipped", "read", "sections", "unread"]
