"""What a line of a brace language defines: the forms of definitions, modelled on git's function patterns.

Strings and comments are blanked first, character for character, so that braces in them do not count.
"""

from __future__ import annotations

from memkit.boot.memo import lazy, re

_MODIFIER = (
    r"(?:(?:export|default|declare|pub(?:\s*\([^)]*\))?|public|private|protected|internal|static|final|abstract|async"
    r"|unsafe|const|extern(?:\s*\"\s*)?|inline|virtual|override|sealed|partial|open|data|readonly|synchronized|native"
    r"|expect|actual|infix|operator|tailrec|external|value|required|convenience|indirect|annotation|base|fun(?=\s+interface\b)"
    r"|(?:interface|mixin)(?=\s+class\b)|class(?=\s+(?:func|var)\b)"
    r"|default|strictfp|transient|volatile|suspend|lateinit|companion|inner|case|implicit|lazy|fileprivate|mutating"
    r"|@[\w.]+(?:\s*\([^)]*\))?|\[[^\]]*\]|#!?\[[^\]]*\]|template\s*<[^>]*>)\s+)*"
)
_KIND = (
    r"(?:class(?!\s+(?:func|var)\b)|struct|enum(?:\s+(?:class|struct))?|interface|trait|union|mod|module|namespace|package(?:\s+object)?|record(?:\s+(?:class|struct))?|object"
    r"|protocol|extension|actor|service|message|type|contract|library|rpc|input|scalar|typedef\s+(?:struct|union|enum)"
    r"|macro_rules!|@interface|annotation\s+class|mixin|extend\s+type|query|mutation|subscription|fragment|oneof)"
)
_CONTAINER = lazy(rf"^{_MODIFIER}({_KIND})\s+([A-Za-z_$][\w$:.]*)")
_IMPL = lazy(r"^(?:unsafe\s+)?impl\b\s*(?:<(?:[^<>]|<[^<>]*>)*>)?\s*(?:([^{]*?)\s+for\s+)?([^{<]+)")
_RECEIVER = lazy(r"^func\s*\(\s*(?:\w+\s+)?\*?\s*(\w+)[^)]*\)\s*(\w+)")
_FUNCTION = lazy(
    rf"^{_MODIFIER}(?:func|fn|fun|function\s*\*?|def|sub|proc|init|deinit)\s+(?:<[^>]*>\s*)?(?:[\w.<>?]+\.)?([A-Za-z_$][\w$]*)"
)
_ASSIGNED = lazy(
    rf"^{_MODIFIER}(?:(?:const|let|var|val|static|mut|ref)\s+)*((?:[A-Za-z_$][\w$]*\s*\.\s*)*[A-Za-z_$][\w$]*)\s*(?::(?:=>|[^=;])*)?=(?![=>])"
)
_PASSED = lazy(r"[(,=:\[!&|?]\s*(?:async\s+)?function\s*\*?\s+([A-Za-z_$][\w$]*)\s*\([^()]*\)\s*$")
_PROPERTY = lazy(
    r"^(?:get\s+|set\s+|static\s+|async\s+|\*\s*)*[\"']?([A-Za-z_$][\w$-]*)[\"']?\s*:\s*(?:async\s+)?(?:function\b|\(|\{|\[|[\w$]+\s*=>)"
)
_CALLED = lazy(
    rf"^{_MODIFIER}(?:[\w$:<>,.*&?\[\]~ \t\n]+[\s*&>])?"
    r"((?:[A-Za-z_$~][\w$]*(?:<[^<>()]*>)?::)*~?[A-Za-z_$][\w$]*)\s*(?:<[^()]*>)?\s*\("
)
_FIELD = lazy(
    rf"^{_MODIFIER}(?:(?:const|let|var|val|static|mut|type|define|def)\s+)*"
    r"(?:[\w$.<>,\[\]?*& ]+?[\s*&])?([A-Za-z_$][\w$]*)\s*(?:\[[^\]]*\])*\s*(?::[^=;]*)?(?:=(?![=>])|;\s*$)"
)
_DECLARED = lazy(
    rf"^{_MODIFIER}(?:const|let|var|val|static(?!\s+(?:readonly|async|get|set)\b)|type|typealias|struct|enum|union|mod|fun|fn|def"
    r"|(?:class|interface|object|trait)(?!\s+(?:func|var|let)\b))\s+(?:mut\s+|<[^>]*>\s*)?"
    r"(?:[\w.<>?]+\.)?([A-Za-z_$][\w$]*)"
)
_PROTOTYPE = lazy(
    rf"^{_MODIFIER}[\w$:<>,.*&?\[\]~ \t\n]+[\s*&>]([A-Za-z_$][\w$]*)\s*\([^;=]*\)[\w\s(),]*(?:=\s*(?:0|default|delete)\s*)?$"
)
_PROMISED = lazy(rf"^{_MODIFIER}(?:function|func)\s+([A-Za-z_$][\w$]*)\s*(?:<[^()]*>)?\s*\(")
# `int Twice(int x) => x * 2`, `string Name => name`, and a property with accessors in its braces
_ARROW = lazy(rf"^{_MODIFIER}[\w$<>,.\[\]? ]+[\s>?\]]([A-Za-z_$][\w$]*)\s*(?:\([^;]*\)\s*)?=>")
_ACCESSED = lazy(rf"^{_MODIFIER}[\w$<>,.\[\]?]+\s+([A-Za-z_$][\w$]*)$")
_COMPUTED = lazy(rf"^{_MODIFIER}(?:var|let|val)\s+([A-Za-z_$][\w$]*)\s*(?::[^=]*|\bby\b.*)$")
# `TEST_BEGIN(reads) {` and `TEST_F(Cart, AddsUp) {` define what they are called with
_MACRO_CALL = lazy(r"^[A-Z][A-Z0-9_]*\s*\(\s*([A-Za-z_]\w*)(?:\s*,\s*([A-Za-z_]\w*))?\s*\)$")
# `struct point *make(void)` returns a struct and defines none
_RETURNED = lazy(r"\s*[*&]*\s*[A-Za-z_]\w*\s*\(")
_POINTER = lazy(r"^typedef\b[^;]*?\(\s*[*^]\s*(\w+)\s*\)\s*\(")
_ALIAS = lazy(r"^using\s+(\w+)\s*=")
_NOISE = lazy(
    r"\b__(?:attribute__|declspec)\s*\((?:[^()]|\([^()]*\))*\)\s*|^(?:(?:public|private|protected)\s*:\s*)+"
)
_IN_GROUP = lazy(r"^(\w+)(?:\[[^\]]*\])?\s+(?:struct|interface)$")
_SCHEMA = lazy(
    r"^(?:rpc|union|scalar|directive)\s+@?(\w+)|^(?:(?:repeated|optional|required)\s+)?(?:[\w.<>, ]+\s+)?(\w+)\s*[=(:]"
)
_AT_RULE = lazy(r"^@(?:mixin|function|keyframes|layer|container)\s+([\w-]+)")
_VARIABLE = lazy(r"^((?:[$@]|--)[\w-]+)\s*:")
_ARGUMENTS = lazy(r"<[^<>]*>|\((?:[^()]|\([^()]*\))*\)|\s")
_PROPERTY_HEAD = lazy(rf"^{_MODIFIER}va[lr]\s")
_GO_TYPE = lazy(r"^(?:const|var|type)\s+(\w+)")
_ANY_NAME = lazy(r"^([A-Za-z_][\w.-]*)\b")
# Scala's definitions that begin with a word that is a control keyword elsewhere
_OBJECTS = ("case class ", "case object ", "package object ")
_CONTROL = frozenset(
    "if else for foreach while do switch catch try finally return throw new await yield case default with using lock"
    " when match loop unless until synchronized sizeof typeof instanceof in not and or"
    " elseif elif import from require where assert goto continue break package".split()
)


def opened_by(family: str, header: str, outside: bool) -> tuple[str, str, bool] | None:
    """(name, scope of what it holds, holds members) of what a `{` after this header opens; None if it has no name.

    Inside a function (`outside` False) only explicit functions and types have names.
    """
    if family == "css":
        match = _AT_RULE.match(header)
        name = str(match[1]) if match else header
        return (name, name, True) if name else None
    if family == "hcl":
        name = _block_label(header)
        return (name, name, True) if name else None
    if family == "rust" and header.startswith(("impl", "unsafe impl")) and (match := _IMPL.match(header)):
        kind = match[2].partition(" where ")[0].strip().rpartition(":")[2].split()
        return header[:120], kind[0] if kind else "", True
    if match := _RECEIVER.match(header):
        return f"{match[1]}.{match[2]}", "", False
    header = _NOISE.sub("", header)
    match = _CONTAINER.match(header)
    if match and not (match[1][:4] in ("stru", "unio", "enum") and _RETURNED.match(header, match.end())):
        name = match[2].rstrip(":.")
        # a Swift extension adds to a type that is defined elsewhere
        return (f"extension {name}" if match[1] == "extension" and family == "script" else name), name, True
    if match := _FUNCTION.match(header):
        return match[1], match[1], False
    if family == "go" and outside and (match := _GO_TYPE.match(header) or _IN_GROUP.match(header)):
        return match[1], match[1], False
    found = _assigned_form(header, outside) or passed_function(family, header)
    if found or not outside:
        return found
    if family == "c" and (match := _MACRO_CALL.match(header)):
        name = ".".join(filter(None, match.groups()))
        return name, name, False
    return (
        _called_form(header) or _value_form(header)
        if family == "c"
        else _computed_form(family, header) or _called_form(header)
    )


def _block_label(header: str) -> str:
    """`resource "aws_s3_bucket" "logs"` → `resource.aws_s3_bucket.logs`."""
    return ".".join(header.replace('"', " ").split())


def _value_form(header: str) -> tuple[str, str, bool] | None:
    """A value with its members, or a property with its accessors, in the braces."""
    if _first_word(header) in _CONTROL:
        return None
    match = _FIELD.match(header) if "=" in header else _ACCESSED.match(header)
    return (match[1], match[1], False) if match else None


def _computed_form(family: str, header: str) -> tuple[str, str, bool] | None:
    """A computed property, or a part of a Gradle script."""
    if family == "gradle" and header[:1].isalpha() and _first_word(header) not in _CONTROL:
        name = _ARGUMENTS.sub("", header)
        return name, name, True
    match = _COMPUTED.match(header)
    return (match[1], match[1], False) if match else None


def _assigned_form(header: str, outside: bool) -> tuple[str, str, bool] | None:
    match = _ASSIGNED.match(header)
    if not match:
        return None
    name, is_function = "".join(match[1].split()), header.endswith((")", "=>")) or "function" in header
    if name.partition(".")[0] in _CONTROL or not (outside or is_function):
        return None
    return name, name, not is_function


def passed_function(family: str, header: str) -> tuple[str, str, bool] | None:
    """A function with a name of its own that is passed on: `stream.on("data", function addChunk(chunk) {`."""
    match = _PASSED.search(header) if family == "script" else None
    return (match[1], match[1], False) if match else None


def _called_form(header: str) -> tuple[str, str, bool] | None:
    if match := _PROPERTY.match(header):
        return match[1], match[1], "function" not in header and not header.endswith((")", "=>"))
    match = _CALLED.match(header)
    if not match or match[1] in _CONTROL or header.endswith("=>"):
        return None
    name = _ARGUMENTS.sub("", match[1]).replace("::", ".")
    return name, name, False


def stated_by(family: str, words: str) -> str:
    """The name a statement without braces defines: a constant, a field, a type; empty if none."""
    words = _NOISE.sub("", words)
    if family == "c" and (match := _ALIAS.match(words) or _POINTER.match(words)):
        return str(match[1])
    if family in ("proto", "css"):
        match = _SCHEMA.match(words) if family == "proto" else _VARIABLE.match(words)
        return next(filter(None, match.groups()), "") if match else ""
    if control(words):
        return ""
    if family == "go":
        match = _GO_TYPE.match(words)
        return str(match[1]) if match else ""
    if family != "c" and (match := _DECLARED.match(words)):
        return str(match[1])
    match = _FIELD.match(words) or (_ARROW.match(words) if family == "c" else None)
    name = str(match[1]) if match else ""
    return "" if name in _CONTROL else name


def promised_by(family: str, words: str) -> str:
    """The name of a function that a statement declares without its body; empty if it does not."""
    if family not in ("c", "script") or _first_word(words) in _CONTROL:
        return ""
    match = (_PROTOTYPE if family == "c" else _PROMISED).match(_NOISE.sub("", words))
    return str(match[1]) if match else ""


def is_accessor(words: str, above: str) -> bool:
    """True for Kotlin's `get()` or `set(value)` below the property whose part it is."""
    return words.startswith(("get()", "set(")) and _PROPERTY_HEAD.match(above.strip()) is not None


def listed_by(words: str) -> str:
    """The name a line of a group such as Go's `const ( … )` defines."""
    match = _ANY_NAME.match(words)
    return str(match[1]) if match else ""


def _first_word(words: str) -> str:
    match = _ANY_NAME.match(words)
    return str(match[1]) if match else ""


def control(words: str) -> bool:
    """True for the head of a control statement such as `if`, which defines nothing."""
    return _first_word(words) in _CONTROL and not words.startswith(_OBJECTS)


_LINE, _BLOCK = r"//[^\n]*", r"/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)"
_HASH = r"(?:(?<=\s)|^)#[^\n]*"
_DOUBLE = r'"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\Z)'
_SINGLE = r"'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\Z)"
# one character only, so that a lifetime or an apostrophe does not open a string
_CHAR = r"'(?:\\[^\n']{1,10}|\\'|[^'\\\n])'"
_TICK = r"`(?:[^`\\]|\\[\s\S])*(?:`|\Z)"
_RAW_TICK = r"`[^`]*(?:`|\Z)"
_TRIPLE = r'"""(?:[^"]|"(?!""))*(?:"""|\Z)'
_RUST_RAW = r'\bb?r(#*)"[\s\S]*?(?:"\1|\Z)'
_CPP_RAW = r'\bR"([^\s()\\]{0,16})\([\s\S]*?(?:\)\1"|\Z)'
_VERBATIM = r'[@$]{1,2}"(?:[^"]|"")*(?:"|\Z)'
# a slash after these opens a pattern, elsewhere it divides
_BEFORE_REGEX = r"(?:(?<=[(,=:\[!&|?{};\n])|(?<==>)|(?<=\breturn))"
_REGEX = _BEFORE_REGEX + r"[ \t]*/(?![/*\s])(?:[^/\\\n\[]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+/[a-z]*"
_DIRECTIVE = r"^[ \t]*#[ \t]*(?!define\b)\w+[^\n]*(?:(?<=\\)\n[^\n]*)*"

_SIGNS = {
    "json": (_LINE, _BLOCK, _DOUBLE),
    "css": (_LINE.replace("//", r"(?<![:\w])//"), _BLOCK, _DOUBLE, _SINGLE),
    "script": (_LINE, _BLOCK, _TRIPLE, _DOUBLE, _SINGLE, _TICK, _REGEX),
    "rust": (_LINE, _BLOCK, _RUST_RAW, _DOUBLE, _CHAR),
    "go": (_LINE, _BLOCK, _DOUBLE, _RAW_TICK, _CHAR),
    "hcl": (_LINE, _BLOCK, _HASH, _DOUBLE),
    "proto": (_LINE, _BLOCK, _TRIPLE, _HASH, _DOUBLE),
    "c": (_LINE, _BLOCK, _TRIPLE, _CPP_RAW, _VERBATIM, _DOUBLE, _CHAR, _DIRECTIVE),
}
_SIGNS["gradle"] = _SIGNS["script"]
_PATTERNS = {family: lazy("|".join(signs), 8) for family, signs in _SIGNS.items()}
_VISIBLE = lazy(r"[^\n]")


def blank_strings(family: str, text: str) -> str:
    """The text with strings and comments blanked; every other character keeps its position."""
    return _PATTERNS[family].sub(_blank, text)


def _blank(match: re.Match[str]) -> str:
    found = match[0]
    if found[:2] in ("//", "/*") or found.lstrip()[:1] == "#":
        return _VISIBLE.sub(" ", found)
    # a string keeps a mark, so that `x = "…"` is not read as `x =`
    return '"' + _VISIBLE.sub(" ", found[1:])


def first_branches(lines: list[str], rows: list[str]) -> str:
    """The text without the other branches of an `#if` whose first one opens a brace that it does not close."""
    ifs: list[list[int]] = []
    for at, line in enumerate(lines):
        words = line.lstrip().removeprefix("#").lstrip() if line.lstrip().startswith("#") else ""
        if words.startswith("if"):
            ifs.append([at])
        elif ifs and words.startswith("el"):
            ifs[-1].append(at)
        elif ifs and words.startswith("endif"):
            branches = ifs.pop()
            if len(branches) > 1 and _balance(rows[branches[0] : branches[1]]):
                rows[branches[1] : at] = [""] * (at - branches[1])
    return "\n".join(rows)


def _balance(rows: list[str]) -> int:
    return sum(row.count("{") - row.count("}") for row in rows)
