"""The prose of session files, searched line by line with the same ranker as facts."""

from __future__ import annotations

from memkit.recall import ranker
from memkit.rules.authority import visible_lines
from memkit.store import files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memkit.query.reader import Reader


def session_lines(reader: Reader, question: str, limit: int) -> list[tuple[str, int, str]]:
    """The lines of session prose that answer a question best, as (file, line, text)."""
    documents: list[dict[str, object]] = []
    where: dict[str, tuple[str, int, str]] = {}
    hidden = reader.hidden
    for row in reader.intact_rows():
        text = files.read(reader.loaded.workspace.path(row.path)).decode("utf-8", "replace")
        prose = text.split("\n## Memory References")[0].split("\n## Working Memory")[0]
        start = prose.find("\n---\n", 4) if prose.startswith("---\n") else -1
        for number, line in visible_lines(prose.split("\n"), hidden):
            if line.strip() and prose.count("\n", 0, max(start, 0)) < number - 1:
                id = f"{row.stem}#L{number}"
                where[id] = (row.path, number, line.strip())
                documents.append(
                    {
                        "id": id,
                        "seq": number,
                        "ts": row.stem[:10],
                        "who": row.actor,
                        "session": row.stem,
                        "text": line,
                    }
                )
    return [where[id] for id in ranker(documents)(question, limit)] if documents else []
