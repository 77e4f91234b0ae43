"""Finds phrases that give orders to an agent. They are a hint for the reviewer and block nothing."""

from __future__ import annotations

from memkit.boot.pattern import IGNORE, lazy
from memkit.privacy.normalise import view

# (words, pattern): every match contains one of the words, so the pattern is compiled only for a text with one of them
_ORDERS = tuple(
    (tuple(cues.split()), lazy(pattern, IGNORE))
    for cues, pattern in (
        (
            "ignore disregard forget override bypass",
            r"\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+|the\s+|your\s+|these\s+|my\s+)*(?:previous"
            r"|prior|above|earlier|preceding|existing|system|other)\s+(?:instructions?|rules?|prompts?|messages?"
            r"|directions?|guidelines?|policies|constraints?|context)",
        ),
        (
            "you",
            r"\byou\s+are\s+(?:now|no\s+longer)\s+(?:a|an|the|in|bound|allowed)\b",
        ),
        (
            "from henceforth",
            r"\b(?:from\s+now\s+on|henceforth),?\s+(?:you|always|never|the\s+assistant)\b",
        ),
        (
            "instruction",
            r"\b(?:new|updated|real|hidden|secret)\s+(?:system\s+)?instructions?\s*:",
        ),
        (
            "prompt instruction",
            r"\b(?:reveal|print|repeat|show|leak|output)\s+(?:me\s+)?(?:your|the)\s+(?:system\s+|hidden\s+"
            r"|initial\s+)?(?:prompt|instructions)\b",
        ),
        (
            "user human reviewer developer operator",
            r"\b(?:do\s+not|don't|never)\s+(?:tell|inform|mention|show|reveal|alert|warn)\b[^.\n]{0,40}\b(?:user|human"
            r"|reviewer|developer|operator)s?\b",
        ),
        (
            "without",
            r"\bwithout\s+(?:telling|asking|informing|notifying)\s+(?:the\s+)?(?:user|human|reviewer|anyone)\b",
        ),
        (
            "act behave respond pretend",
            r"\b(?:act|behave|respond|pretend)\s+as\s+(?:if\s+you|a\s+|an\s+|the\s+)(?:\w+\s+){0,3}(?:assistant|admin"
            r"|system|root|developer|ai|model)\b",
        ),
        (
            "mode jailbreak",
            r"\b(?:developer|debug|god|jailbreak|dan)\s+mode\b|\bjailbreak\b",
        ),
        (
            "system assistant developer im_start im_end endoftext [inst] [/inst] <<sys>>",
            r"(?:^|\n)\s*(?:system|assistant|developer)\s*:\s*\S|<\|?/?(?:system|im_start|im_end|assistant|endoftext)\|?>"
            r"|(?-i:\[/?INST\]|<<SYS>>)",
        ),
        (
            "curl wget eval base64",
            r"\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:ba|z|da)?sh\b|\beval\s*\(\s*(?:atob|base64)"
            r"|\bbase64\s+-d\b[^\n|]{0,80}\|\s*(?:ba)?sh\b",
        ),
        (
            "secret credential token key password env code memory conversation",
            r"\b(?:send|post|upload|exfiltrate|forward|e-?mail|leak)\b[^.\n]{0,60}\b(?:secrets?|credentials?|tokens?|keys?"
            r"|passwords?|environment|env\s+vars?|\.env|source\s+code|memory|conversation)\b[^.\n]{0,60}\b(?:to"
            r"|at)\b\s*(?:https?://|\S+@|\S+\.\w{2,})",
        ),
        (
            "immediately silently",
            r"\b(?:immediately|silently)\s+(?:run|execute|call|invoke|approve|promote|accept|merge|install|delete)\b",
        ),
        (
            "always",
            r"\balways\s+(?:approve|promote|accept|merge|trust)\b",
        ),
        (
            "without automatically immediately",
            r"\b(?:approve|promote|accept|merge|trust)\s+(?:this|it|all|every\w*)\s+(?:candidate\s+|fact\s+"
            r"|change\s+)?(?:without|automatically|immediately)\b",
        ),
        (
            "ignoriere vergiss missachte",
            r"\b(?:ignoriere|vergiss|missachte)\s+(?:alle\s+|die\s+|deine\s+)*(?:vorherigen|bisherigen|obigen"
            r"|früheren)\s+(?:anweisungen|regeln|befehle)",
        ),
        (
            "ignore oublie",
            r"\b(?:ignore[zr]?|oublie[zr]?)\s+(?:toutes\s+|les\s+|vos\s+|tes\s+)*(?:instructions"
            r"|consignes)\s+(?:précédentes|antérieures)",
        ),
        (
            "ignora olvida",
            r"\b(?:ignora|olvida)\s+(?:todas\s+|las\s+|tus\s+)*(?:instrucciones|reglas)\s+(?:anteriores|previas)",
        ),
    )
)


def instruction_like(text: str) -> tuple[str, ...]:
    """The phrases that read like orders to an agent, as written, for the reviewer to see. A signal, not a gate."""
    plain = view(text).text
    # a letter outside ASCII may be another case of an ASCII letter: then every pattern is tried
    low = plain.lower() if plain.isascii() else ""
    orders = [order for cues, order in _ORDERS if not low or any(map(low.__contains__, cues))]
    phrases = [(found.start(), found.group().strip()) for order in orders for found in order.finditer(plain)]
    return tuple(dict.fromkeys(phrase for _, phrase in sorted(phrases)))
