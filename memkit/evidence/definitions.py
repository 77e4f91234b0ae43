"""What a line of a brace language defines: the forms of definitions, modelled on git's function patterns.

The lines are given with strings and comments blanked, so that braces in them do not count.
"""

from __future__ import annotations

from memkit.boot.memo import lazy

_MODIFIER = (
    r"(?:(?:export|default|declare|pub(?:\s*\([^)]*\))?|(?:public|private|internal|fileprivate|open)\(set\)|public|private|protected|internal|static|final|abstract|async"
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
    r"(?:[\w.<>?*]+(?:,\s*[\w.<>?*]+)*\.)?([A-Za-z_$][\w$]*)"
)
_PROTOTYPE = lazy(
    rf"^{_MODIFIER}[\w$:<>,.*&?\[\]~ \t\n]+[\s*&>]([A-Za-z_$][\w$]*)\s*\([^;=]*\)[\w\s(),]*(?:=\s*(?:0|default|delete)\s*)?$"
)
_PROMISED = lazy(rf"^{_MODIFIER}(?:function|func)\s+([A-Za-z_$][\w$]*)\s*(?:<[^()]*>)?\s*\(")
# `int Twice(int x) => x * 2`, `string Name => name`, and a property with accessors in its braces
_ARROW = lazy(rf"^{_MODIFIER}[\w$<>,.\[\]? ]+[\s>?\]]([A-Za-z_$][\w$]*)\s*(?:\([^;]*\)\s*)?=>")
_ACCESSED = lazy(rf"^{_MODIFIER}[\w$<>,.\[\]? ]+\s+([A-Za-z_$][\w$]*)$")
_COMPUTED = lazy(
    rf"^{_MODIFIER}(?:var|let|val)\s+(?:[\w.<>?*, ]+\.)?([A-Za-z_$][\w$]*)\s*(?::[^=]*|\bby\b.*)$"
)
# `TEST_BEGIN(reads) {` and `TEST_F(Cart, AddsUp) {` define what they are called with
_MACRO_CALL = lazy(r"^[A-Z][A-Z0-9_]*\s*\(\s*([A-Za-z_]\w*)(?:\s*,\s*([A-Za-z_]\w*))?\s*\)$")
# `struct point *make(void)` returns a struct and defines none
_RETURNED = lazy(r"\s*[*&]*\s*[A-Za-z_]\w*\s*\(")
_POINTER = lazy(r"^typedef\b[^;]*?\(\s*[*^]\s*(\w+)\s*\)\s*\(")
_ALIAS = lazy(r"^using\s+(\w+)\s*=")
_COMPUTED_KEY = lazy(r"^(?:(?:get|set|static|async|\*)\s+)*\*?\[(?:[\w$]+\.)*([A-Za-z_$][\w$]*)\]\s*\([^;]*$")
_PRIVATE = lazy(r"#(?=[A-Za-z_$])")
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

# in these a statement may go on after a line end that could end it
_FREE_LINES = frozenset({"script", "gradle", "c", "rust"})
# a definition goes on behind its closing brace with these signs on the same line (`[]struct{ … }{ … }`, `func() { … }()`,
# `{ … } as const`, `try { … } catch { … }`), or on the next one
_SAME_LINE = (*".?{([+*/%|&<=", "as ", "satisfies ", "- ", "!.", "!!", "else", "catch", "finally", "extends ")
_NEXT_LINE = (".", "?.", "?:", "? ", "+ ", "| ", "|| ", "& ", "&& ", "?? ", ": ")
GOING_ON = (*_SAME_LINE, *_NEXT_LINE)


def continues(family: str, following: str) -> bool:
    """True if what follows a closing brace belongs to the definition that the brace may close."""
    return (following.startswith(_SAME_LINE) and family != "css") or continues_below(family, following)


def continues_below(family: str, following: str) -> bool:
    """True if the text on the next line belongs to the definition above."""
    return family in _FREE_LINES and following.lstrip().startswith(_NEXT_LINE)


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
    header = _plain(family, header)
    match = _CONTAINER.match(header)
    if match and not (match[1][:4] in ("stru", "unio", "enum") and _RETURNED.match(header, match.end())):
        name = match[2].rstrip(":.")
        # a Swift extension adds to a type that is defined elsewhere
        return (f"extension {name}" if match[1] == "extension" and family == "script" else name), name, True
    if match := _FUNCTION.match(header):
        return match[1], match[1], False
    if family == "go" and outside and (match := _GO_TYPE.match(header) or _IN_GROUP.match(header)):
        return match[1], match[1], False
    if family == "script" and (match := _COMPUTED_KEY.match(header)):
        return match[1], match[1], False
    found = _assigned_form(header, outside) or passed_function(family, header)
    if found or not outside:
        return found
    if family == "c" and (match := _MACRO_CALL.match(header)):
        name = ".".join(filter(None, match.groups()))
        return name, name, False
    if family != "c":
        return _computed_form(family, header) or _called_form(header)
    # `Adapter<Bit> BIT = new Adapter<Bit>()` names BIT
    is_value = " = " in header.partition("(")[0]
    return (is_value and _value_form(header)) or _called_form(header) or _value_form(header)


def _plain(family: str, words: str) -> str:
    """The words of a definition without attributes and without the sign of a private member of JavaScript."""
    words = _NOISE.sub("", words)
    return _PRIVATE.sub("", words) if family == "script" and "#" in words else words


def begins_value(family: str, words: str) -> bool:
    """True if a statement that begins so gives a name its value."""
    match = _FIELD.match(words) if family == "c" and not control(words) else _ASSIGNED.match(words)
    return match is not None and "=" in match[0]


def opens_angle(header: str) -> bool:
    """True if a list of types is open at the end of a header: `const start = <E extends Env =`."""
    plain = header.replace("=>", "").replace("->", "").replace("<?", "").replace("<<", "")
    return plain.count("<") > plain.count(">")


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
    words = _plain(family, words)
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


def closes_angle(words: str) -> bool:
    """True if the last of some lines closes a list of types that began above the first of them."""
    if not words.rpartition("\n")[2].lstrip().startswith(">"):
        return False
    return words.count("<") < words.count(">") - words.count("=>") - words.count("->")
