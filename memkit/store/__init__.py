"""The cellar: files, locks, clock, cache, git. Imports only errors and model; everything else hands it values."""
