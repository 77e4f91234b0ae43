"""The fold: events in order → state. It gives the text its meaning and uses no file, no clock and no policy."""
