"""The headings of a document by their signs alone, without reading its outline, which is dear."""

from __future__ import annotations

# line, level and words of a heading
Title = tuple[int, int, str]


def titles_of(family: str, lines: list[str]) -> list[Title]:
    """(line, level, title) of headings by their signs alone, those in fences left out."""
    if family == "rst":
        return _underlined(lines)
    sign, found, fence = "=" if family == "asciidoc" else "#", list[Title](), ""
    for number, line in enumerate(lines, 1):
        if line[:3] in ("```", "~~~", "---") and family == "markdown" and line[:3] != "---":
            fence = "" if fence == line[:3] else fence or line[:3]
        if line[:1] == sign and not fence:
            words = line.lstrip(sign)
            if words[:1] in (" ", "\t"):
                found.append((number, len(line) - len(words), plain_title(words.strip(" \t" + sign))))
    return found


def _underlined(lines: list[str]) -> list[Title]:
    found, styles = list[Title](), list[tuple[str, bool]]()
    for number, line in enumerate(lines, 1):
        sign = line[:1]
        if not sign or sign.isalnum() or sign.isspace() or len(line) < 3 or line.strip(sign).strip():
            continue
        title = lines[number - 2].strip() if number > 1 else ""
        if not title or not title.strip(title[0]):
            continue
        over = number > 2 and lines[number - 3].rstrip() == line.rstrip()
        if (sign, over) not in styles:
            styles.append((sign, over))
        found.append((number - 2 if over else number - 1, styles.index((sign, over)) + 1, plain_title(title)))
    return found


def title_path(titles: list[Title], at: int) -> str:
    """The titles from the outermost heading to this one; that of the document says nothing about where."""
    _, level, title = titles[at]
    path = [title]
    for _, higher, outer in reversed(titles[:at]):
        if higher < level:
            level = higher
            if level > 1:
                path.append(outer)
    return "/".join(reversed(path))


def letters_of(title: str) -> str:
    """A title without its number, signs and case."""
    return "".join(filter(str.isalpha, title)).lower()


def plain_title(title: str) -> str:
    """A title without the signs of code and emphasis."""
    return title.replace("`", "").replace("*", "")
