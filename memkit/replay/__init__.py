"""Events in order → state. Says what the text means; knows no file, no clock and no policy."""
