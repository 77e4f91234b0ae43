"""Text that gives orders: phrases addressed to an agent rather than to a reader. A signal for the reviewer, never a gate."""

from __future__ import annotations

import re

from memkit.privacy.normalise import view

_ORDERS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\b(?:ignore|disregard|forget|override|bypass)\s+(?:all\s+|any\s+|the\s+|your\s+|these\s+|my\s+)*(?:previous"
        r"|prior|above|earlier|preceding|existing|system|other)\s+(?:instructions?|rules?|prompts?|messages?"
        r"|directions?|guidelines?|policies|constraints?|context)",
        r"\byou\s+are\s+(?:now|no\s+longer)\s+(?:a|an|the|in|bound|allowed)\b",
        r"\b(?:from\s+now\s+on|henceforth),?\s+(?:you|always|never|the\s+assistant)\b",
        r"\b(?:new|updated|real|hidden|secret)\s+(?:system\s+)?instructions?\s*:",
        r"\b(?:reveal|print|repeat|show|leak|output)\s+(?:me\s+)?(?:your|the)\s+(?:system\s+|hidden\s+"
        r"|initial\s+)?(?:prompt|instructions)\b",
        r"\b(?:do\s+not|don't|never)\s+(?:tell|inform|mention|show|reveal|alert|warn)\b[^.\n]{0,40}\b(?:user|human"
        r"|reviewer|developer|operator)s?\b",
        r"\bwithout\s+(?:telling|asking|informing|notifying)\s+(?:the\s+)?(?:user|human|reviewer|anyone)\b",
        r"\b(?:act|behave|respond|pretend)\s+as\s+(?:if\s+you|a\s+|an\s+|the\s+)(?:\w+\s+){0,3}(?:assistant|admin"
        r"|system|root|developer|ai|model)\b",
        r"\b(?:developer|debug|god|jailbreak|dan)\s+mode\b|\bjailbreak\b",
        r"(?:^|\n)\s*(?:system|assistant|developer)\s*:\s*\S|<\|?/?(?:system|im_start|im_end|assistant|endoftext)\|?>"
        r"|(?-i:\[/?INST\]|<<SYS>>)",
        r"\b(?:curl|wget)\b[^\n|]{0,200}\|\s*(?:ba|z|da)?sh\b|\beval\s*\(\s*(?:atob|base64)"
        r"|\bbase64\s+-d\b[^\n|]{0,80}\|\s*(?:ba)?sh\b",
        r"\b(?:send|post|upload|exfiltrate|forward|e-?mail|leak)\b[^.\n]{0,60}\b(?:secrets?|credentials?|tokens?|keys?"
        r"|passwords?|environment|env\s+vars?|\.env|source\s+code|memory|conversation)\b[^.\n]{0,60}\b(?:to"
        r"|at)\b\s*(?:https?://|\S+@|\S+\.\w{2,})",
        r"\b(?:immediately|silently)\s+(?:run|execute|call|invoke|approve|promote|accept|merge|install|delete)\b",
        r"\balways\s+(?:approve|promote|accept|merge|trust)\b",
        r"\b(?:approve|promote|accept|merge|trust)\s+(?:this|it|all|every\w*)\s+(?:candidate\s+|fact\s+"
        r"|change\s+)?(?:without|automatically|immediately)\b",
        r"\b(?:ignoriere|vergiss|missachte)\s+(?:alle\s+|die\s+|deine\s+)*(?:vorherigen|bisherigen|obigen"
        r"|früheren)\s+(?:anweisungen|regeln|befehle)",
        r"\b(?:ignore[zr]?|oublie[zr]?)\s+(?:toutes\s+|les\s+|vos\s+|tes\s+)*(?:instructions"
        r"|consignes)\s+(?:précédentes|antérieures)",
        r"\b(?:ignora|olvida)\s+(?:todas\s+|las\s+|tus\s+)*(?:instrucciones|reglas)\s+(?:anteriores|previas)",
    )
)


def instruction_like(text: str) -> tuple[str, ...]:
    """The phrases that read like orders to an agent, as written, for the reviewer to see. A signal, not a gate."""
    plain = view(text).text
    phrases = [(found.start(), found.group().strip()) for order in _ORDERS for found in order.finditer(plain)]
    return tuple(dict.fromkeys(phrase for _, phrase in sorted(phrases)))
