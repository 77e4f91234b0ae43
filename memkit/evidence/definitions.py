"""What a line of a brace language defines: the shapes of definitions, by what git's own function patterns know."""

from __future__ import annotations

from memkit.boot.pattern import lazy

_MODIFIER = (
    r"(?:(?:export|default|declare|pub(?:\s*\([^)]*\))?|public|private|protected|internal|static|final|abstract|async"
    r"|unsafe|const|extern(?:\s*\"\s*)?|inline|virtual|override|sealed|partial|open|data|readonly|synchronized|native"
    r"|expect|actual|infix|operator|tailrec|external|value|required|convenience|indirect"
    r"|default|strictfp|transient|volatile|suspend|lateinit|companion|inner|case|implicit|lazy|fileprivate|mutating"
    r"|@[\w.]+(?:\s*\([^)]*\))?|\[[^\]]*\]|#!?\[[^\]]*\]|template\s*<[^>]*>)\s+)*"
)
_KIND = (
    r"(?:class|struct|enum(?:\s+(?:class|struct))?|interface|trait|union|mod|module|namespace|package|record|object"
    r"|protocol|extension|actor|service|message|type|contract|library|rpc|input|scalar|typedef\s+(?:struct|union|enum)"
    r"|macro_rules!|@interface|annotation\s+class)"
)
_CONTAINER = lazy(rf"^{_MODIFIER}({_KIND})\s+([A-Za-z_$][\w$:.]*)")
_IMPL = lazy(r"^(?:unsafe\s+)?impl\b\s*(?:<(?:[^<>]|<[^<>]*>)*>)?\s*(?:([^{]*?)\s+for\s+)?([^{<]+)")
_RECEIVER = lazy(r"^func\s*\(\s*(?:\w+\s+)?\*?\s*(\w+)[^)]*\)\s*(\w+)")
_FUNCTION = lazy(
    rf"^{_MODIFIER}(?:func|fn|fun|function\s*\*?|def|sub|proc|init|deinit)\s+(?:<[^>]*>\s*)?(?:[\w.<>?]+\.)?([A-Za-z_$][\w$]*)"
)
_ASSIGNED = lazy(
    rf"^{_MODIFIER}(?:(?:const|let|var|val|static|mut|ref)\s+)*((?:[A-Za-z_$][\w$]*\s*\.\s*)*[A-Za-z_$][\w$]*)\s*(?::[^=;]*)?=(?![=>])"
)
_PROPERTY = lazy(
    r"^(?:get\s+|set\s+|static\s+|async\s+|\*\s*)*[\"']?([A-Za-z_$][\w$-]*)[\"']?\s*:\s*(?:async\s+)?(?:function\b|\(|\{|\[|[\w$]+\s*=>)"
)
_CALLED = lazy(
    rf"^{_MODIFIER}(?:[\w$:<>,.*&?\[\]~ \t\n]+[\s*&>])?((?:[A-Za-z_$~][\w$]*::)*~?[A-Za-z_$][\w$]*)\s*(?:<[^()]*>)?\s*\("
)
_FIELD = lazy(
    rf"^{_MODIFIER}(?:(?:const|let|var|val|static|mut|type|define|def)\s+)*"
    r"(?:[\w$.<>,\[\]?*& ]+?[\s*&])?([A-Za-z_$][\w$]*)\s*(?:\[[^\]]*\])*\s*(?::[^=;]*)?(?:=(?![=>])|;\s*$)"
)
_DECLARED = lazy(
    rf"^{_MODIFIER}(?:const|let|var|val|static|type|typealias|struct|enum|union|mod|fun|fn|def)\s+(?:mut\s+|<[^>]*>\s*)?"
    r"(?:[\w.<>?]+\.)?([A-Za-z_$][\w$]*)"
)
_PROTOTYPE = lazy(rf"^{_MODIFIER}[\w$:<>,.*&?\[\]~ \t\n]+[\s*&>]([A-Za-z_$][\w$]*)\s*\([^;=]*\)[\w\s(),]*$")
_GO_TYPE = lazy(r"^(?:const|var|type)\s+(\w+)")
_ANY_NAME = lazy(r"^([A-Za-z_][\w.-]*)\b")
_CONTROL = frozenset(
    "if else for foreach while do switch catch try finally return throw new await yield case default with using lock"
    " when match loop select go defer unless until synchronized sizeof typeof instanceof in of not and or"
    " elseif elif import from require where assert goto continue break package".split()
)


def opened_by(family: str, header: str, outside: bool) -> tuple[str, str, bool] | None:
    """(name, scope of what it holds, holds members) of what a `{` after this header opens; None if it has no name.

    Inside of a function (`outside` false) only what says that it is a function or a type has a name.
    """
    if family in ("css", "hcl"):
        return (header, header, True) if header else None
    if family == "rust" and header.startswith(("impl", "unsafe impl")) and (match := _IMPL.match(header)):
        kind = match[2].strip().rpartition(":")[2].split()
        return header[:120], kind[0] if kind else "", True
    if match := _RECEIVER.match(header):
        return f"{match[1]}.{match[2]}", "", False
    if match := _CONTAINER.match(header):
        return match[2], match[2], True
    if match := _FUNCTION.match(header):
        return match[1], match[1], False
    if family == "go" and outside and (match := _GO_TYPE.match(header)):
        return match[1], match[1], False
    return _assigned(header, outside) or (_called(header) if outside else None)


def _assigned(header: str, outside: bool) -> tuple[str, str, bool] | None:
    match = _ASSIGNED.match(header)
    if not match:
        return None
    name, is_function = "".join(match[1].split()), header.endswith((")", "=>")) or "function" in header
    if name.partition(".")[0] in _CONTROL or not (outside or is_function):
        return None
    return name, name, not is_function


def _called(header: str) -> tuple[str, str, bool] | None:
    if match := _PROPERTY.match(header):
        return match[1], match[1], "function" not in header and not header.endswith((")", "=>"))
    match = _CALLED.match(header)
    if not match or match[1] in _CONTROL or header.endswith("=>"):
        return None
    name = match[1].replace("::", ".")
    return name, name, False


def stated_by(family: str, words: str) -> str:
    """The name a statement without braces defines: a constant, a field, a type; empty if none."""
    if _first_word(words) in _CONTROL:
        return ""
    if family == "go":
        match = _GO_TYPE.match(words)
        return str(match[1]) if match else ""
    if family != "c" and (match := _DECLARED.match(words)):
        return str(match[1])
    match = _FIELD.match(words)
    name = str(match[1]) if match else ""
    return "" if name in _CONTROL else name


def promised_by(family: str, words: str) -> str:
    """The name of a function that a statement declares without its body; empty if it does not."""
    if family != "c" or _first_word(words) in _CONTROL:
        return ""
    match = _PROTOTYPE.match(words)
    return str(match[1]) if match else ""


def listed_by(words: str) -> str:
    """The name a line of a group such as Go's `const ( … )` defines."""
    match = _ANY_NAME.match(words)
    return str(match[1]) if match else ""


def _first_word(words: str) -> str:
    match = _ANY_NAME.match(words)
    return str(match[1]) if match else ""


def control(words: str) -> bool:
    """True for the head of a statement that steers, such as `if`, which defines nothing."""
    return _first_word(words) in _CONTROL
