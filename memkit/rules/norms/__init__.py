"""Whether a claim orders or describes: what orders needs a person before it counts.

A claim is taken for a norm by its kind or by its form: an order (a), something to run, to open or to obey (b), or text
that the word lists cannot read (c). A thing of the code as subject describes. Decided from the text alone; never raises.
"""

from .judge import NORM_KINDS, Norm, norm_of
from .quoting import quotable

__all__ = ("NORM_KINDS", "Norm", "norm_of", "quotable")
