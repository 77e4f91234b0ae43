"""Resolves typed evidence to pieces with lines and digest; checks that files, commits, sessions and facts exist.

For a claim without evidence it suggests changed files of the work tree that contain words of it.
"""

from __future__ import annotations

import os

from memkit.boot.struct import replace
from memkit.errors import MachineError, NeedsGit, Refused
from memkit.evidence.anchor import anchored_in, defines
from memkit.evidence.forms import FORMS, Piece, anchor_words, readings, stored
from memkit.model import counted
from memkit.query.call import shell_quoted
from memkit.store import PRIVATE, TOML, files, git, git_history
from memkit.write.definers import hint_with_definition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memkit.write.transaction import Transaction


def cite(tx: Transaction, typed: Iterable[str], claim: str) -> tuple[Piece, ...]:
    """The pieces for typed evidence and this claim; refuses evidence that does not exist or is malformed."""
    found: list[Piece] = []
    for text in typed:
        try:
            for part in _parts(tx, text):
                found += _cite_one(tx, part, claim)
        except Refused as error:
            error.hint = _runnable(tx, text, error.hint)
            raise
    return tuple(dict.fromkeys(found))


def _runnable(tx: Transaction, typed: str, hint: str) -> str:
    """A hint as a complete call: replaces the typed word in the call by the one in `--evidence WORD`."""
    option, _, rest = hint.partition(" ")
    if option != "--evidence" or typed not in tx.call.argv:
        return hint
    from shlex import split

    cited, mark, more = rest.partition("  # ")
    return tx.call.again(instead={typed: split(cited)[0]}) + mark + more


def _parts(tx: Transaction, text: str) -> list[str]:
    """The parts of a comma-separated list; a text that is one existing piece is not split."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if len(parts) < 2 or _resolves(tx, text, whole=True):
        return [text]
    return parts if _resolves(tx, parts[0]) or not _resolves(tx, text) else [text]


def _resolves(tx: Transaction, text: str, whole: bool = False) -> bool:
    """True if some reading of the text exists; `whole`: only as a file of exactly that name, a URL or a reference."""
    try:
        pieces = readings(text)
    except Refused:
        return False
    for piece in pieces:
        if piece.kind == "file" and not (whole and not piece.whole) and _where(tx, piece.target):
            return True
        if piece.kind in ("url", "tool") or (piece.kind == "id" and not whole):
            return True
    return False


def _forms(path: str) -> Iterable[str]:
    """A path as typed, and in either Unicode form."""
    if path.isascii():
        return (path,)
    from unicodedata import normalize

    return dict.fromkeys([path, normalize("NFC", path), normalize("NFD", path)])


def _where(tx: Transaction, path: str) -> str | None:
    """The real path of a typed path, in either Unicode form; None if it does not exist."""
    for form in _forms(path):
        if full := files.locate(tx.workspace.root, tx.call.cwd, form):
            return full
    return None


def _cite_one(tx: Transaction, text: str, claim: str) -> tuple[Piece, ...]:
    finding = text.strip().removeprefix("finding:")
    pieces = readings(finding)
    for piece in pieces:
        if piece.kind != "file":
            if found := _reference(tx, piece):
                return (found,)
        elif full := _where(tx, piece.target):
            return _in_file(tx, piece, full, claim)
    if pieces[0].kind == "id":
        raise _unknown(pieces[0].target, "neither a fact's id nor a file", "memkit list  # names the facts")
    for piece in pieces:
        if path := _renamed(tx, piece.target):
            return _in_file(tx, piece, os.path.join(tx.workspace.root, path), claim)
    raise _no_file(tx, pieces[-1].target)


def _renamed(tx: Transaction, typed: str) -> str:
    """The path to which a missing file was renamed; the answer of this call will name both. Empty if git knows none."""
    root = os.path.realpath(tx.workspace.root)
    for start in (tx.call.cwd, root):
        old = files.below(root, os.path.join(os.path.realpath(start), typed))
        if old and (new := tx.cited_files.new_path(old)):
            tx.call.remarks[f"{old} is now {new}: anchored there"] = None
            return new
    return ""


def _no_file(tx: Transaction, typed: str) -> Refused:
    """The refusal of a path that does not exist, with the nearest existing one or the forms of evidence."""
    near = _near(tx, typed)
    hint = (
        f"--evidence {shell_quoted([near])}"
        if near
        else f"git ls-files lists the files; evidence is one of: {FORMS}"
    )
    return Refused(f'no file "{typed}" to cite', code="evidence-missing", hint=hint)


def _near(tx: Transaction, typed: str) -> str:
    """The citable file with the most similar path."""
    from memkit.evidence.nearest import nearest_form

    try:
        paths = git.tracked_and_untracked(tx.workspace.root)
    except (NeedsGit, MachineError):
        return ""
    return nearest_form(typed, [path for path in paths if not is_own(tx, path, b"")])


# -- references ------------------------------------------------------------------------------------


def _reference(tx: Transaction, piece: Piece) -> Piece | None:
    """A checked reference; None for a word that is no known id and may be a file. Refuses what does not exist."""
    name = piece.target.partition(":")[2]
    if piece.kind == "id":
        fact = tx.view.facts.get(piece.target)
        return piece if fact is not None and tx.exists(fact) else None
    if piece.kind == "commit" and not _is_commit(tx.workspace.root, name):
        raise _unknown(piece.target, "git has no such commit", "git log --oneline lists them")
    if piece.kind == "session":
        _refuse_unknown_session(tx, piece.target)
    if piece.kind == "episode" and piece.target not in {episode.id for episode in tx.state.episodes}:
        raise _unknown(piece.target, "no such episode", "memkit list episodes  # names them")
    return piece


def _refuse_unknown_session(tx: Transaction, typed: str) -> None:
    """Refuses a session that does not exist, and a line that is missing or blank."""
    stem, _, line = typed.partition(":")[2].partition("#L")
    if stem not in tx.state.ordinal:
        raise _unknown(typed, "no such session", "memkit log  # lists them")
    if not line:
        return
    row = tx.state.rows[tx.state.ordinal[stem]]
    lines = (files.read_cited(tx.workspace.root, row.path) or b"").decode("utf-8", "replace").splitlines()
    if not 0 < int(line) <= len(lines):
        raise _unknown(
            typed, f"it has {counted(len(lines), 'line')}", f"cite a line of it, or session:{stem}"
        )
    if not lines[int(line) - 1].strip():
        raise _unknown(typed, f"line {line} is blank", f"cite a line that says something, or session:{stem}")


def _is_commit(root: str, name: str) -> bool:
    try:
        return git_history.has_commit(root, name)
    except (NeedsGit, MachineError):
        return False


def _unknown(typed: str, why: str, hint: str) -> Refused:
    return Refused(f'"{typed}" cannot be cited: {why}', code="evidence-missing", hint=hint)


# -- files -----------------------------------------------------------------------------------------


def _in_file(tx: Transaction, piece: Piece, full: str, claim: str) -> tuple[Piece, ...]:
    root = tx.workspace.root
    path = files.below(root, full)
    if path is None:
        hint = "cite a file below the root"
        raise Refused(f'"{piece.target}" is outside this repository', code="evidence-outside", hint=hint)
    is_folder = os.path.isdir(full) and path != "."
    other = files.submodule_of(root, f"{path}/" if is_folder else path)
    if other:
        message = f'"{path}" belongs to another repository, {other}'
        raise Refused(message, code="evidence-outside", hint="cite its URL, or the file here that uses it")
    _refuse_folder(full, path, piece.target)
    path = tx.cited_files.git_spelling(path)
    source = tx.cited_files.source(path)
    if source is None:
        hint = "cite a plain file that can be read"
        raise Refused(f'"{path}" cannot be read', code="evidence-missing", hint=hint)
    refuse_own(tx, path, source.data)
    # a stored piece that is typed again is found by its name, not by the lines it once had
    first, last = (0, 0) if piece.name else (piece.first, piece.last)
    wanted = replace(piece, target=path, digest="", first=first, last=last)
    try:
        found = anchored_in(source, wanted, claim)
    except Refused as error:
        if wanted.name and error.code == "evidence-missing":
            error.hint = hint_with_definition(tx, wanted, error.hint)
        raise
    if wanted.name and not defines(source, wanted.name):
        place = anchor_words(tuple(map(stored, found)))
        tx.call.remarks[f"{place}: {wanted.name} is not defined there"] = None
    return found


def _refuse_folder(full: str, path: str, typed: str) -> None:
    if os.path.isdir(full):
        inside = sorted(name for name in os.listdir(full) if os.path.isfile(os.path.join(full, name)))
        example = f"{path}/{inside[0]}" if inside else "one of its files"
        raise Refused(f'"{typed}" is a folder', code="evidence-form", hint=f"cite a file in it: {example}")


def refuse_own(tx: Transaction, path: str, data: bytes) -> None:
    """Refuses memkit's own files as evidence, since a fact must not prove itself."""
    if is_own(tx, path, data):
        message = f'"{path}" is memkit\'s own file, and a fact must not witness itself'
        hint = "cite what it was learned from: a source file, commit:SHA, a URL or a fact's id"
        raise Refused(message, code="evidence-own", hint=hint)


def is_own(tx: Transaction, path: str, data: bytes) -> bool:
    """True for the policy, the sessions, memkit's private folder and every projection."""
    layout = tx.workspace.policy.layout
    if path in (TOML, layout.continuity) or path.startswith((f"{layout.sessions}/", f"{PRIVATE}/")):
        return True
    return path.startswith(f"{layout.memory}/") and b"<!-- memkit:projection " in data[-600:]


# how many changed files are read, their largest size, and how many are named
_MOST, _BYTES, _NAMED = 50, 1_000_000, 3


def changed_files_for(tx: Transaction, claim: str) -> list[str]:
    """Files that differ from HEAD and contain a word of the claim, best match first."""
    layout = tx.workspace.policy.layout
    try:
        paths = git.differing_paths(
            tx.workspace.root, but=(layout.sessions, layout.continuity, layout.memory)
        )
    except (NeedsGit, MachineError):
        return []
    return _best_matches(tx, claim, paths[:_MOST]) if paths else []


def _best_matches(tx: Transaction, claim: str, paths: list[str]) -> list[str]:
    """The best matches among these files: those that contain most words of the claim."""
    from memkit.evidence.span import text_of
    from memkit.evidence.support import terms_of, token_keys, tokens_in

    root = tx.workspace.root
    terms = {key for _, key in terms_of(claim)}
    found: list[tuple[int, str]] = []
    for path in paths:
        data = files.read_cited(root, path)
        text = text_of(data) if data is not None and len(data) <= _BYTES else None
        if data is not None and text is not None and not is_own(tx, path, data):
            held = {key for token in set(tokens_in(text)) for _, key in token_keys(token)}
            found += [(len(terms & held), path)] if terms & held else []
    return [path for _, path in sorted(found, key=lambda row: (-row[0], row[1]))][:_NAMED]
