"""Existing documents → structure → candidates, without a language model.

Text in, values out. This room opens no files, knows no git and writes nothing; what a document does
not state stays empty.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.documents.model import Claim, Document, Item, Link, Skipped
    from memkit.documents.reader import Part, read, sections, unread
else:

    def __getattr__(name):
        """The reader is loaded when somebody reads: whoever needs headings alone pays for the outline alone."""
        if name not in __all__:
            raise AttributeError(f"memkit.documents has no {name}")
        from memkit.documents import model, reader

        return getattr(model, name, None) or getattr(reader, name)


__all__ = ["Claim", "Document", "Item", "Link", "Part", "Skipped", "read", "sections", "unread"]
