"""Every key of memkit.toml decides something."""
