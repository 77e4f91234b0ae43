"""The bench: pure rules over plain values; they give verdicts and touch nothing."""
