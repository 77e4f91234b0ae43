"""How well the detectors do on the labelled set: counted, not judged."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from memkit.privacy.detect import findings
from memkit.privacy.findings import Finding, Rules
from tests.privacy.samples import Sample


@dataclass(frozen=True)
class Score:
    """Recall by class, what was missed, and what was found beside the labelled spans."""

    recall: dict[str, float]
    missed: tuple[Sample, ...]
    beside: tuple[tuple[str, str], ...]
    found: int

    @property
    def overall(self) -> float:
        return 1 - len(self.missed) / max(1, self.found + len(self.missed))

    @property
    def precision(self) -> float:
        return 1 - len(self.beside) / max(1, self.found + len(self.beside))


def meets(finding: Finding, sample: Sample) -> bool:
    return finding.start < sample.end and sample.start < finding.end


def score(samples: list[Sample]) -> Score:
    """Every sample scanned by itself; a span counts as found when a finding meets it."""
    wanted: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    missed: list[Sample] = []
    beside: list[tuple[str, str]] = []
    for sample in samples:
        found = findings(sample.text, Rules())
        wanted[sample.cls] += 1
        if any(meets(finding, sample) for finding in found):
            hits[sample.cls] += 1
        else:
            missed.append(sample)
        beside += [(finding.cls, sample.text) for finding in found if not meets(finding, sample)]
    recall = {cls: hits[cls] / count for cls, count in sorted(wanted.items())}
    return Score(recall, tuple(missed), tuple(beside), sum(hits.values()))
