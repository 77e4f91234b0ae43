"""The loading dock: existing documents → structure → what a candidate needs, without a model.

Text in, values out. This room opens no files, knows no git and writes nothing; what a document does
not state stays empty.
"""

from __future__ import annotations

from memkit.documents.model import Claim, Document, Item, Link, Skipped
from memkit.documents.reader import Part, read, sections, unread

__all__ = ["Claim", "Document", "Item", "Link", "Part", "Skipped", "read", "sections", "unread"]
