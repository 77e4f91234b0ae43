"""Whether a claim orders or describes; a claim that orders needs a review before it counts.

A claim counts as a norm by its kind or by its form: an order (a), something to run, to open or to obey (b), or text that
the word lists do not cover (c). A claim about a part of the code describes. Decided from the text alone; never raises.
"""

from .judge import NORM_KINDS, Norm, norm_of
from .quoting import quotable

__all__ = ("NORM_KINDS", "Norm", "norm_of", "quotable")
